import { t } from '@lingui/core/macro';
import { pageLanguage } from './page-language.ts';

/** Where the build put the screens in the page's language. */
const screensFile = () => (pageLanguage() === 'es' ? '/es/tour-screens.html' : '/tour-screens.html');

/** Opens the tour in its dialog and moves between its tabs, by pointer and by arrow keys. */
export function startDemoDialog(signal?: AbortSignal): void {
  const dialog = document.querySelector<HTMLDialogElement>('dialog[data-demo]');
  if (!dialog) return;
  for (const opener of document.querySelectorAll('[data-open-demo]')) {
    const open = () => {
      dialog.showModal();
      void showScreens(dialog);
    };
    opener.addEventListener('click', open, { signal });
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

/** Puts the screens into their places, the first time the tour is opened. Offline it says so, and tries again next time. */
async function showScreens(dialog: HTMLDialogElement): Promise<void> {
  const status = dialog.querySelector<HTMLElement>('[data-demo-status]');
  if (!status || status.hidden) return;
  status.textContent = t`Loading…`;
  try {
    const [response] = await Promise.all([fetch(screensFile()), import('./tour-styles.ts')]);
    if (!response.ok) throw new Error(`The screens were not found (${response.status}).`);
    const screens = new DOMParser().parseFromString(await response.text(), 'text/html');
    for (const screen of screens.querySelectorAll<HTMLElement>('[data-screen]')) {
      dialog.querySelector(`[data-screen-place="${screen.dataset.screen}"]`)?.replaceChildren(screen);
    }
    status.hidden = true;
  } catch {
    status.textContent = t`We couldn't load the tour. Check your connection and open it again.`;
  }
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
