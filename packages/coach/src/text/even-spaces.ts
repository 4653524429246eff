/** A text in one line: each run of spaces, tabs and line breaks is one space, and none stands at the ends. */
export const evenSpaces = (text: string): string => text.replace(/\s+/g, ' ').trim();
