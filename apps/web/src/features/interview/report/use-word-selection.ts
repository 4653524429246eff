import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { cursorSpan, moveCursor, type Span, type WordCursor, wholeWords, wordsOf } from './word-selection.ts';

/** The attribute of each run of the answer: where its text begins. */
const runs = '[data-at]';

/** How far a boundary of a range lies into a run; `otherwise` where it lies outside. */
function placeIn(run: HTMLElement, container: Node, offset: number, otherwise: number): number {
  const length = run.textContent?.length ?? 0;
  if (container === run) return offset === 0 ? 0 : length;
  return run.contains(container) ? offset : otherwise;
}

/** What is selected inside a frame of runs, as places in the answer; null where the selection is elsewhere. */
function readSelection(frame: HTMLElement): Span | null {
  const selection = document.getSelection();
  if (!selection || selection.rangeCount === 0 || !frame.contains(selection.anchorNode)) return null;
  const range = selection.getRangeAt(0);
  const touched = [...frame.querySelectorAll<HTMLElement>(runs)].filter((run) => range.intersectsNode(run));
  const [first, last] = [touched[0], touched.at(-1)];
  if (!first || !last) return null;
  const length = last.textContent?.length ?? 0;
  return {
    start: Number(first.dataset.at) + placeIn(first, range.startContainer, range.startOffset, 0),
    end: Number(last.dataset.at) + placeIn(last, range.endContainer, range.endOffset, length),
  };
}

/** Selects words of the answer in the page. */
function showSelection(frame: HTMLElement, { start, end }: Span): void {
  const all = [...frame.querySelectorAll<HTMLElement>(runs)];
  const holding = (place: number, isEnd: boolean) =>
    all.findLast((run) => Number(run.dataset.at) < place + (isEnd ? 0 : 1));
  const [first, last] = [holding(start, false), holding(end, true)];
  if (!first?.firstChild || !last?.firstChild) return;
  document
    .getSelection()
    ?.setBaseAndExtent(
      first.firstChild,
      start - Number(first.dataset.at),
      last.firstChild,
      end - Number(last.dataset.at),
    );
  last.scrollIntoView({ block: 'nearest' });
}

/**
 * Words that the user selects in an answer, by mouse, by touch, or by keys: arrows go from word to word, with Shift they extend.
 * `frame` holds the answer as elements with `data-at`. `picked` is always whole words.
 */
export function useWordSelection(frame: RefObject<HTMLElement | null>, answer: string, on: boolean) {
  const [picked, setPicked] = useState<Span | null>(null);
  const cursor = useRef<WordCursor | null>(null);
  useEffect(() => {
    setPicked(null);
    cursor.current = null;
    if (!on) return undefined;
    document.getSelection()?.removeAllRanges();
    const read = () => {
      const span = frame.current && readSelection(frame.current);
      // A tap on the bar's button takes the selection off the page, and not the words.
      if (span) setPicked(span.start < span.end ? wholeWords(answer, span) : null);
    };
    document.addEventListener('selectionchange', read);
    return () => document.removeEventListener('selectionchange', read);
  }, [on, answer, frame]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || !frame.current) return;
    const words = wordsOf(answer);
    const next = moveCursor(cursor.current, event.key, event.shiftKey, words.length);
    const span = next && cursorSpan(words, next);
    if (!span) return;
    event.preventDefault();
    cursor.current = next;
    showSelection(frame.current, span);
  };
  return { picked, onKeyDown };
}
