const separators = /[,;|•·/\n]/;

/** A bare name among other skills in a list ("Java, Go, Rust"): separated on both sides, with a skill, that ends at `lastEnd`, before it. */
export function standsInList(text: string, lastEnd: number, start: number, end: number): boolean {
  const before = text.slice(Math.max(0, start - 3), start);
  const after = text.slice(end, end + 3);
  const isSeparated = separators.test(before) || separators.test(after);
  return isSeparated && lastEnd >= 0 && start - lastEnd <= 4;
}

/** The word is a whole item of a list or a whole line: "Leadership" under "Skills". */
export function standsAlone(text: string, start: number, end: number): boolean {
  const before = text.slice(Math.max(0, start - 4), start);
  return /(?:^|[\n,;|•·])\s*[-–*•]?\s*$/.test(before) && /^\s*(?:[,;|•·\n]|$)/.test(text.slice(end, end + 3));
}

const lookBack = 40;
/** The words of a mention, and the text before and after them where they mean something else. */
interface Sense {
  before?: RegExp;
  word: RegExp;
  after?: RegExp;
}

/** Turns of speech that contain the name of a skill and mean something else. */
const otherwise: readonly Sense[] = [
  { word: /^report(?:ing|s)?$/i, after: /^\s+(?:(?:directly )?(?:in)?to|line|structure|relationship)\b/i },
  { word: /^act(?:ing|s)?$/i, after: /^\s+(?:as|on)\b/i },
  { word: /^clean(?:ing|ed|s)?$/i, after: /^\s+(?:\w+\s+)?(?:data|rows|records|datasets?|lists?)\b/i },
  { before: /(?:data|snowflake|bigquery|redshift|our)\s+$/i, word: /^warehouses?$/i },
  { before: /what we\s+$/i, word: /^\w+$/ },
  // A department or a crowd of people: "our marketing team", "the leadership team".
  {
    word: /^(?:marketing|sales|human resources|hr|finance|leadership|engineering|recruit(?:ing|ment)|procurement|communications?|management|insurance)$/i,
    after:
      /^\s+(?:teams?|departments?|dept|office|agency|agencies|process|committee|compan(?:y|ies)|plans?|coverage|benefits?)\b/i,
  },
  { before: /\b(?:senior|executive|our|thought|market|corporate|industry)\s+$/i, word: /^leadership$/i },
  {
    before: /\b(?:health|dental|vision|life|medical|disability|liability|auto|car)\s+$/i,
    word: /^insurance$/i,
  },
  {
    before: /\bin (?:close |full |strict )?$/i,
    word: /^(?:collaboration|cooperation|compliance|coordination|partnership)$/i,
  },
  {
    before: /\b(?:under|without|minimal|limited|little|general|direct|close)\s+(?:the\s+)?$/i,
    word: /^supervision$/i,
  },
  {
    word: /^(?:flexible|flexibility|reliable|collaborative)$/i,
    after:
      /^\s+(?:work\w*|hours?|schedul\w*|time|shifts?|spending|pto|location|benefits?|arrangements?|environment|culture|team|transport\w*|vehicle|internet|service|systems?|to work)\b/i,
  },
  { before: /\b(?:data|design|structural|product|system|asset|mechanical)\s+$/i, word: /^integrity$/i },
  { word: /^(?:integrity|reliability|accuracy)$/i, after: /^\s+of\b/i },
  { before: /\b(?:user|customer|family|eco|environmentally|pet|kid|dog)[ -]$/i, word: /^friendly$/i },
  {
    before: /\p{L}[-‑]$/u,
    word: /^(?:driven|friendly|focused|oriented|motivated|organized|structured|dedicated|facing)$/i,
  },
  { before: /(?:https?:\/\/|www\.)\S*$/i, word: /^/ },
  { word: /^aws$/i, after: /^\s+(?:d\d|certified weld|weld)/i },
  { before: /\bflexible\s+$/i, word: /^scheduling$/i },
  { before: /\bat (?:the|his|her|their|its|our) (?:sole )?$/i, word: /^discretion$/i },
  { word: /^go$/i, after: /^\s+to\b/i },
  { before: /\b(?:from|by|contact|email|call|our|the)\s+$/i, word: /^human resources$/i },
  { before: /\bcrime\s+$/i, word: /^statistics$/i },
  { word: /^independent$/i, after: /^\s+(?:contractors?|consultants?|living|schools?|study)\b/i },
  { word: /^(?:teach|train|coach|mentor)$/i, after: /^\s+you\b/i },
  // A file's ending, and a company's name.
  { before: /[\w-]\.$/, word: /^(?:html?|php|css|js|java)$/i },
  { word: /^/, after: /^,?\s+(?:Inc|LLC|Corp|Ltd)\b/ },
  // Somebody else: "reports to the project manager".
  {
    before:
      /\b(?:to|with|by|from|under|supports?|assists?|between|our|other)\s+(?:(?:the|our|a|their)\s+)?$/i,
    word: /\b(?:manager|analyst|supervisor|leader|director|assistant|developer|recruiter)s?$/i,
  },
  { before: /\b(?:cisco|switch|router)\b.{0,20}$/i, word: /^ios$/i },
  {
    word: /^inventory$/i,
    after: /^\s+of (?:all|the) (?:\w+ ){0,3}(?:duties|responsibilities|qualifications)/i,
  },
  { before: /\bgood\s+$/i, word: /^working order$/i },
  { before: /\b(?:insurance|billing|medical|icd|cpt)[,\s]+(?:and\s+)?$/i, word: /^coding$/i },
  { word: /^curriculum$/i, after: /^\s+vitae/i },
  { word: /^react$/i, after: /^\s+(?:to|quickly|swiftly|well|appropriately|accordingly|calmly)\b/i },
  { before: /\b(?:in|this|the|next|for)\s+$/i, word: /^spring$/i, after: /^\s+(?:of\s+)?\d/ },
];

const sensesOf = new Map<string, readonly Sense[]>();
const sensesLimit = 20_000;

/** The turns of speech of a mention, by its words. Remembered: thirty patterns for each mention cost more than all else. */
function sensesFor(words: string): readonly Sense[] {
  const known = sensesOf.get(words);
  if (known) return known;
  const senses = otherwise.filter((one) => one.word.test(words));
  if (sensesOf.size >= sensesLimit) sensesOf.clear();
  sensesOf.set(words, senses);
  return senses;
}

/** Whether the words around say that the name of a skill means something else here. */
export function isOtherwiseMeant(text: string, start: number, end: number): boolean {
  const before = text.slice(Math.max(0, start - lookBack), start);
  const after = text.slice(end, end + lookBack);
  return sensesFor(text.slice(start, end)).some(
    (one) => (one.before?.test(before) ?? true) && (one.after?.test(after) ?? true),
  );
}

/** Words before a name that make it the name of a skill: "experience with React", "knowledge of insurance". */
const introduces =
  /\b(?:experience|skills?|proficien\w+|knowledge|fluent|expertise|using|code|written) (?:in |with |of )?$/i;

/** Whether the words before make a word the name of a skill. */
export const isIntroduced = (text: string, start: number): boolean =>
  introduces.test(text.slice(Math.max(0, start - lookBack), start));
