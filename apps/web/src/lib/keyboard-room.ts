import { isField } from './key-target.ts';

/** What covers less of the page than this is a bar of the browser, not a keyboard. */
const smallestKeyboardPx = 120;
/** A keyboard opens in one or several steps. */
const openingMs = 100;

/** Fields that bring a keyboard, as shell.css has them. */
const typedIn =
  'textarea, input:not([type="checkbox"], [type="radio"], [type="range"], [type="file"]), [contenteditable="true"]';
/** How long the bars at the bottom wait before they go back up: `--foot-wait` of shell.css. */
const barsWaitMs = 300;

/**
 * Marks the page (`data-pressing`) during a press that begins while somebody types: the bars at the bottom wait for its
 * end. Otherwise the button would move away from under the finger.
 */
export function watchPresses(): void {
  const { dataset } = document.documentElement;
  const isTypedIn = (target: EventTarget | null) => target instanceof Element && target.matches(typedIn);
  let leftMs = Number.NEGATIVE_INFINITY;
  document.addEventListener('focusout', ({ target, timeStamp }) => {
    if (isTypedIn(target)) leftMs = timeStamp;
  });
  const begin = ({ timeStamp }: PointerEvent) => {
    if (isTypedIn(document.activeElement) || timeStamp - leftMs < barsWaitMs) dataset.pressing = '';
  };
  const end = () => {
    delete dataset.pressing;
  };
  document.addEventListener('pointerdown', begin, true);
  document.addEventListener('pointerup', end, true);
  document.addEventListener('pointercancel', end, true);
}

/**
 * Keeps `--keyboard` at the height that an on-screen keyboard covers where it lies over the page (iOS); elsewhere the
 * page gets smaller, and it is 0. When a keyboard opens, as much as possible of the field that is typed in comes into
 * sight: the browser itself shows no more than the line with the caret.
 */
export function watchKeyboard(): void {
  const view = window.visualViewport;
  if (!view) return;
  let settled = view.height;
  let timer = 0;
  const settle = () => {
    const isOpened = settled - view.height > smallestKeyboardPx;
    settled = view.height;
    const field = document.activeElement;
    if (isOpened && isField(field)) field?.scrollIntoView({ block: 'nearest' });
  };
  const measure = () => {
    const { documentElement } = document;
    const covered = coveredPx(window.innerHeight, view);
    const value = `${covered}px`;
    if (documentElement.style.getPropertyValue('--keyboard') !== value)
      documentElement.style.setProperty('--keyboard', value);
  };
  view.addEventListener('scroll', measure);
  view.addEventListener('resize', () => {
    measure();
    clearTimeout(timer);
    timer = window.setTimeout(settle, openingMs);
  });
}

/** The pixels at the bottom of a window that a keyboard covers; 0 where there is none, or the page is zoomed in. */
export function coveredPx(
  windowHeight: number,
  { height, offsetTop, scale }: Pick<VisualViewport, 'height' | 'offsetTop' | 'scale'>,
): number {
  if (scale !== 1) return 0;
  const covered = Math.round(windowHeight - height - offsetTop);
  return covered < smallestKeyboardPx ? 0 : covered;
}
