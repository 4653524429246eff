import type { PromptPart } from './fence.ts';

/** Hides who somebody is before text leaves the house, and puts it back into what returns. */
export interface Mask {
  hide(text: string): string;
  /** Works on any JSON value; texts inside it are revealed. */
  reveal<T>(value: T): T;
}

const patterns: readonly (readonly [string, RegExp])[] = [
  ['EMAIL', /(?<![\w.+-])[\w.+-]{1,80}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,5}/g],
  ['LINK', /\b(?:https?:\/\/|www\.)[^\s<>"')]+|\b(?:linkedin\.com|github\.com|xing\.com)\/[^\s<>"')]+/gi],
  // At least nine digits: years, spans of years and money stay.
  ['PHONE', /(?<![\w.,$€£])(?:\+|\(|\b)\d(?:[\s().\-/]{0,2}\d){8,14}(?![\w%])/g],
  [
    'ADDRESS',
    /\b\d{1,5}[A-Za-z]?,?\s+(?:\p{Lu}[\p{L}'.-]*\s+){1,4}(?:Street|St|Avenue|Ave|Road|Rd|Lane|Ln|Drive|Dr|Boulevard|Blvd|Court|Ct|Place|Pl|Square|Sq|Way|Terrace|Close|Crescent|Parkway|Pkwy)\b\.?(?:,?\s+(?:Apt|Apartment|Unit|Suite|Flat|#)\.?\s*\w{1,6})?/gu,
  ],
  ['ADDRESS', /\b\p{Lu}[\p{L}-]*(?:straße|strasse|str\.|weg|allee|platz|gasse)\s+\d{1,4}[a-z]?\b/gu],
  ['ADDRESS', /\b[A-Z]{1,2}\d[A-Z\d]?\s+\d[A-Z]{2}\b|\b[A-Z]{2}\s+\d{5}(?:-\d{4})?\b/g],
];

/** Where people say their own name. */
const introduction =
  /\b(?:[Mm]y name is|[Mm]y name's|[Cc]all me|[Nn]ame:|[Ss]incerely,|[Rr]egards,)\s+((?:\p{Lu}[\p{L}'-]+)(?:[ \t]+\p{Lu}[\p{L}'-]+){0,3})/gu;
/** "I am Maria Schmidt" names; "I am Agile certified" and "I am Irish" do not. */
const selfNamed =
  /\b(?:I am|I'm|I’m)\s+(\p{Lu}[\p{L}'-]+[ \t]+\p{Lu}[\p{L}'-]+)(?=\s*[,.;!]|\s+(?:and|from|a|an|with)\b)/gu;

const isPlainName = (name: string) => name.length >= 3 && name.length <= 80 && /\p{L}/u.test(name);
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Full names first, then each of their words that is long enough to mean nobody else. */
function wordsOf(names: readonly string[]): string[] {
  const full = names.map((name) => name.trim()).filter(isPlainName);
  const single = full
    .flatMap((name) => name.split(/\s+/))
    .filter((word) => /^\p{Lu}[\p{L}'-]{2,}$/u.test(word));
  return [...new Set([...full, ...single])].sort((a, b) => b.length - a.length);
}

/** A mask for one request. `names`: what is known to be a person's name; others are found where people introduce themselves. */
export function createMask(names: readonly string[], texts: readonly string[] = []): Mask {
  const tokens = new Map<string, string>();
  const counts = new Map<string, number>();
  const tokenFor = (kind: string, found: string) => {
    const known = [...tokens].find(([token, text]) => text === found && token.startsWith(`[${kind}_`));
    if (known) return known[0];
    const number = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, number);
    const token = `[${kind}_${number}]`;
    tokens.set(token, found);
    return token;
  };
  const introduced = texts.flatMap((text) =>
    [introduction, selfNamed].flatMap((pattern) =>
      [...text.matchAll(pattern)].map((match) => match[1] ?? ''),
    ),
  );
  const known = wordsOf([...names, ...introduced]);
  const namePattern =
    known.length > 0
      ? new RegExp(`(?<![\\p{L}\\p{N}])(?:${known.map(escaped).join('|')})(?![\\p{L}\\p{N}])`, 'gu')
      : null;
  const revealText = (text: string) =>
    text.replace(/\[(?:EMAIL|LINK|PHONE|ADDRESS|NAME)_\d+\]/g, (token) => tokens.get(token) ?? token);
  const reveal = (value: unknown): unknown => {
    if (typeof value === 'string') return revealText(value);
    if (Array.isArray(value)) return value.map(reveal);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, reveal(item)]));
  };
  return {
    hide(text) {
      const hidden = patterns.reduce(
        (rest, [kind, pattern]) => rest.replace(pattern, (found) => tokenFor(kind, found)),
        text,
      );
      return namePattern ? hidden.replace(namePattern, (found) => tokenFor('NAME', found)) : hidden;
    },
    reveal: <T>(value: T) => reveal(value) as T,
  };
}

/** The parts with everything personal hidden. */
export const hideParts = (mask: Mask, parts: readonly PromptPart[]): PromptPart[] =>
  parts.map(({ label, text }) => ({ label, text: mask.hide(text) }));
