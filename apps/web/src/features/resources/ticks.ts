import { type Block, plainText } from './text.ts';

/** The id of an item of a checklist: the place of its list in the text, and its place in the list. It stays when the item is reworded. */
export const tickId = (list: number, item: number): string => `${list}.${item}`;

const isTickId = (kept: string) => /^\d+\.\d+$/.test(kept);

/** Kept ticks as ids. They were kept under the words of their items once: those are found by their words. */
export function tickIdsOf(kept: readonly string[], blocks: readonly Block[]): string[] {
  const lists = blocks.flatMap((block) => (block.kind === 'checklist' ? [block.items] : []));
  const idByWords = new Map(
    lists.flatMap((items, list) =>
      items.map((spans, item): [string, string] => [plainText(spans), tickId(list, item)]),
    ),
  );
  const ids = kept.flatMap((tick) => (isTickId(tick) ? [tick] : (idByWords.get(tick) ?? [])));
  return [...new Set(ids)];
}
