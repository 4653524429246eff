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
export const elsewhere =
  /\b(?:them|these|those|such|this|that|it|other|your?|preferred|required|desired|desirable|plus|years?|related|relevant|similar|is|are|will|must)\b/i;
/** Two lists in one breath: nobody says that. */
export const isList = (text: string) => /,.*,|,.*\b(?:and|or)\b|\b(?:and|or)\b.*\b(?:and|or)\b/.test(text);

const experience =
  /\bexperience (?:in(?! (?:an?\b|the (?:last|past)\b))|with|as|working (?:in|with|as)|managing|operating|handling) .+$/;
/** How much of it, and how good: "three years of verifiable | driving experience". */
const howMuch =
  /^(?:(?:an?|at|least|minimum|of|or|more|plus|over|the|some|any|\d\S*|one|two|three|four|five|six|seven|eight|ten|years?['’]?|months?['’]?|\p{L}+ly|prior|previous|proven|proved|demonstrated|demonstrable|verifiable|recent|strong|solid|extensive|significant|substantial|good|great|excellent|general|direct|relevant|related|similar|progressive|applicable|hands-on|professional|practical|actual|work|working|job|required|preferred|desired)\s)+/iu;
/** The kind of experience: "driving experience", "call center experience". */
const kindOfExperience = /^(?:(?!and\b|or\b)[\p{L}-]+ ){1,3}experience$/u;
const tooPlain =
  /^(?:industry|customer|team|life|leadership|field|technical|product|user|candidate) experience$/;

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
  const [kind = ''] = text
    .replace(howMuch, '')
    .split(/ (?:with|in|and|or|within|across|preferably|required|preferred|desired|a plus)\b|,/);
  const isKind = kindOfExperience.test(kind) && !tooPlain.test(kind);
  const phrase = isKind ? kind : experience.exec(text)?.[0];
  if (!phrase || elsewhere.test(phrase) || isList(phrase) || phrase.split(' ').length > mostWords)
    return undefined;
  const texts = experienceFrames[isPlus ? 'plus' : 'experience'];
  return { phrase, texts: texts.map((text) => text.replace('{cut}', () => phrase)) };
}
