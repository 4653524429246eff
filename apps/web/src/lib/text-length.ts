import { plural } from '@lingui/core/macro';

/** What is in a field: UTF-16 code units, as the limits count them, and words. */
export function countText(text: string): { characters: number; words: number } {
  return { characters: text.length, words: text.match(/\S+/g)?.length ?? 0 };
}

/** A length as it stands under the field: `1,240 characters, 213 words`. */
export function lengthText({ characters, words }: ReturnType<typeof countText>): string {
  const written = plural(characters, { one: '# character', other: '# characters' });
  return `${written}, ${plural(words, { one: '# word', other: '# words' })}`;
}
