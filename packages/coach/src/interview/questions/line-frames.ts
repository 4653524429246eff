import { experienceFrames } from '../../content/line-frames.ts';
import type { LineCut } from './cut-line.ts';

const singular =
  /\b(?:area|budget|coach|department|environment|file|form|guideline|item|log|machine|manual|order|plan|policy|process|product|program|project|report|schedule|system|test|vehicle)\b(?=\s+(?:for|of|in|to|with|and|or|per|on|from)\b|$)/i;
const determiner = /\b(?:an?|the|our|your|their|its|all|any|each|every|this|one|no)\b|['’]s\b/i;
/** A line that lost its articles: "follow company safety program". */
const isTelegraphic = (text: string) =>
  (singular.test(text) && !determiner.test(text)) ||
  /\b(?:per|available) \p{Ll}+|\bcompany \p{L}/u.test(text);

/** Words that are written and never said, and codes of the house. */
const unspoken = /[&/@$£€"“”()[\]|<>]|\b(?:w\/|eg|ie|etc)\b|\p{Lu}{2}.*\p{Lu}{2}.*\p{Lu}{2}|\b\p{Lu}\d+\b/u;
/** Two verbs in two forms: "set up and stocking stations". */
const mixedForms = /^(?!\p{L}+ing\b)\p{L}+(?: (?:up|out|down|in|off|over))?,? (?:and|or) \p{L}+ing\b/iu;

/** Whether nobody would say the words of a line as they are written. */
export const isUnsaid = (text: string): boolean =>
  unspoken.test(text) || isTelegraphic(text) || mixedForms.test(text);

/** Longer words are no part of a question that somebody could follow. */
const mostWords = 7;
/** Words that stand for something in another line, or that tell the reader what they'd get. */
const elsewhere =
  /\b(?:them|these|those|such|this|that|it|other|your?|preferred|required|desired|desirable|plus|years?|related|relevant|similar|is|are|will|must)\b/i;
/** Two lists in one breath: nobody says that. */
const isList = (text: string) => /,.*,|,.*\b(?:and|or)\b|\b(?:and|or)\b.*\b(?:and|or)\b/.test(text);

const experience =
  /\bexperience (?:in(?! (?:an?\b|the (?:last|past)\b))|with|as|working (?:in|with|as)|managing|operating|handling) .+$/;

/** A question about experience that a line asks for, in the line's own words. */
export interface ExperienceQuestion {
  /** "experience in plumbing" */
  phrase: string;
  texts: readonly string[];
}

/** Asks about experience at a requirement; undefined where the line asks for none or nobody would say its words. */
export function experienceAt(
  { shape, text, isWhole }: LineCut,
  isPlus: boolean,
): ExperienceQuestion | undefined {
  if (isWhole || isUnsaid(text) || (shape !== 'noun' && shape !== 'person')) return undefined;
  const phrase = experience.exec(text)?.[0];
  if (!phrase || elsewhere.test(phrase) || isList(phrase) || phrase.split(' ').length > mostWords)
    return undefined;
  const texts = experienceFrames[isPlus ? 'plus' : 'experience'];
  return { phrase, texts: texts.map((text) => text.replace('{cut}', () => phrase)) };
}
