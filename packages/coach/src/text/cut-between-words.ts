/**
 * The whole words at the beginning of a text that fit into `length` UTF-16 code units; a first word that is longer is
 * cut itself, never within a sign.
 */
export function cutBetweenWords(text: string, length: number): string {
  if (text.length <= length) return text;
  const words = text.slice(0, length + 1).replace(/\s+\S*$/, '');
  // No gap was there to cut at, or nothing stands before it.
  if (words.length > length || words.trim() === '') {
    return text.slice(0, length).replace(/[\ud800-\udbff]$/, '');
  }
  return words;
}
