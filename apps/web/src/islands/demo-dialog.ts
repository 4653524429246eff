/** Opens the tour in its dialog and moves between its tabs, by pointer and by arrow keys. */
export function startDemoDialog(signal?: AbortSignal): void {
  const dialog = document.querySelector<HTMLDialogElement>('dialog[data-demo]');
  if (!dialog) return;
  for (const opener of document.querySelectorAll('[data-open-demo]')) {
    opener.addEventListener('click', () => dialog.showModal(), { signal });
  }
  dialog.querySelector('[data-close]')?.addEventListener('click', () => dialog.close(), { signal });
  dialog.addEventListener(
    'click',
    (event) => {
      if (event.target === dialog) dialog.close();
    },
    { signal },
  );
  startTabs([...dialog.querySelectorAll<HTMLElement>('[role=tab]')], signal);
}

function startTabs(tabs: HTMLElement[], signal?: AbortSignal): void {
  const select = (chosen: HTMLElement) => {
    for (const tab of tabs) {
      const isChosen = tab === chosen;
      tab.setAttribute('aria-selected', String(isChosen));
      tab.tabIndex = isChosen ? 0 : -1;
      const panel = document.getElementById(tab.getAttribute('aria-controls') ?? '');
      if (panel) panel.hidden = !isChosen;
    }
  };
  for (const [index, tab] of tabs.entries()) {
    const onKey = (event: KeyboardEvent) => {
      const last = tabs.length - 1;
      const places: Record<string, number> = {
        ArrowRight: index === last ? 0 : index + 1,
        ArrowLeft: index === 0 ? last : index - 1,
        Home: 0,
        End: last,
      };
      const next = tabs[places[event.key] ?? -1];
      if (!next) return;
      event.preventDefault();
      select(next);
      next.focus();
    };
    tab.addEventListener('click', () => select(tab), { signal });
    tab.addEventListener('keydown', onKey, { signal });
  }
}
