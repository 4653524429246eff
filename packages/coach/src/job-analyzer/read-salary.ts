const money = String.raw`(?:[$£€]|(?:USD|EUR|GBP|AUD|CAD|DKK) ?)\s?\d[\d,.]*\s?[kK]?`;
const salaryPattern = new RegExp(
  `${money}(?:\\s?(?:-|–|—|to|and)\\s?(?:${money}|\\d[\\d,.]*\\s?[kK]?))?\\+?(?:\\s?(?:per|an?|\\/)\\s?(?:hour|hr|year|yr|annum|month|week|day)|\\s(?:annual(?:ly)?|yearly|hourly|DOE)\\b)?`,
  'i',
);

/** The pay that a text names first, as it is written, or null: "$18.40 to $22.08", "£24,937 - £26,598 per annum". */
export function salaryIn(text: string): string | null {
  const found = salaryPattern.exec(text)?.[0] ?? '';
  return /\d{2}/.test(found) ? found.replace(/[.,\s]+$/, '').trim() : null;
}
