/** A telephone number without what stood beside it, such as a ZIP code; a date that was read as one is none. */
export const letterPhone = (text: string): string => {
  // "Call after 5: 614 555 0147 ext. 2" has a number, "Python 3, SQL" has none.
  const isNumber = (part: string) =>
    part.replace(/\D/g, '').length >= 7 &&
    !/@|(?<!\p{L})(?!(?:ext|tel|cell|mobile|phone|home|work|call|text|or)\b)\p{L}{2}/iu.test(part);
  const number = text.split(/\t|\s{2,}/).findLast(isNumber) ?? '';
  const alone = number
    .trim()
    .replace(/^(?:tel|cell|mobile|phone|home|work|call|text)\b[:.]?\s*/i, '')
    .replace(/^\d{5}(?:-\d{4})?\s+(?=\(?\d{3})/, '');
  return /^(?:19|20)\d{2}-\d{2}-\d{2}$/.test(alone) ? '' : alone;
};

/** The address in what was typed as one; empty for anything else. */
export const letterEmail = (text: string): string =>
  /(?<![\w.+-])[\w.+-]+@[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.\p{L}{2,}/u.exec(text.trim())?.[0] ?? '';
