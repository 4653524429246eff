import { dutyFrames, experienceFrames } from '../../content/line-frames.ts';
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
  const kind = text.replace(howMuch, '').replace(/ (?:required|preferred|desired|a plus)$/, '');
  const isKind = kindOfExperience.test(kind) && !tooPlain.test(kind);
  const phrase = isKind ? kind : experience.exec(text)?.[0];
  if (!phrase || elsewhere.test(phrase) || isList(phrase) || phrase.split(' ').length > mostWords)
    return undefined;
  const texts = experienceFrames[isPlus ? 'plus' : 'experience'];
  return { phrase, texts: texts.map((text) => text.replace('{cut}', () => phrase)) };
}

/** What nobody explains step by step: an attitude, or help with what somebody else does. */
const noProcedure =
  /^(?:\p{L}+ly )?(?:support|assist|provid|ensur|help|serv|participat|contribut|perform|collaborat|work|partner|engag|act|interact|communicat|adher|compl[iy]|follow|meet|attend|report|demonstrat|display|exhibit|maintain (?:a|an|the|good|high|strong|professional|positive|safe)\b|possess|us(?:e|es|ing)\b|understand|know|learn|own\b|join|liais|be\b|be(?:ing)?\b|has|have|do\b|tak|mak(?:e|ing) sure|keep|stay|remain|responsib|accept|complet|execut|utili[sz]|champion|embrac|promot|uphold|foster|driv(?:e|ing) (?!.*\b(?:truck|van|bus|vehicle))|enter|travel|lift|stand|walk|wear|carry|speak|read|write\b(?! ))/iu;
const fewestWords = 3;
const mostDutyWords = 11;
const leastWorth = 2;
/** Words that only the writer of the ad can explain. */
const inHouse =
  /\b(?:multiple|various|etc|aforementioned|above|following|assigned|designated|specified|said)\b|\p{Lu}{3,}/u;

/** Questions at a duty in the ad's own words, for newcomers and for others; undefined where nobody would ask in those words. */
export function dutyAt({
  shape,
  text,
  isWhole,
  worth,
}: LineCut & { worth: number }): { fresh: readonly string[]; seasoned: readonly string[] } | undefined {
  if (isWhole || shape === 'noun' || shape === 'person' || shape === 'charge' || shape === 's')
    return undefined;
  const words = text.split(' ').length;
  if (worth < leastWorth || words < fewestWords || words > mostDutyWords) return undefined;
  if (noProcedure.test(text) || inHouse.test(text) || elsewhere.test(text)) return undefined;
  if (isUnsaid(text) || isList(text)) return undefined;
  const cut = text.charAt(0).toLowerCase() + text.slice(1);
  const frames = dutyFrames[shape === 'ing' ? 'ing' : 'base'];
  const around = (frame: string) => frame.replace('{cut}', () => cut);
  return { fresh: frames.new.map(around), seasoned: frames.seasoned.map(around) };
}
