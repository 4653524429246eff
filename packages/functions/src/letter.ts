/** A mail as the outbox keeps it: one line, plain text, and the same as HTML. A type, so that it passes as JSON. */
export type Letter = {
  subject: string;
  text: string;
  html: string;
};

/** A mail's HTML of its paragraphs, which are HTML already. */
export const htmlLetter = (paragraphs: readonly string[], language = 'en'): string =>
  `<!doctype html><html lang="${language}"><body style="font-family:sans-serif;line-height:1.5">${paragraphs.join('')}</body></html>`;

/** A mail's plain text of its paragraphs. */
export const textLetter = (paragraphs: readonly string[]): string => `${paragraphs.join('\n\n')}\n`;
