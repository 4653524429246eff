/** Dictated words behind a text, one space apart. */
export const appendWords = (text: string, words: string): string =>
  /^$|\s$/.test(text) ? text + words : `${text} ${words}`;
