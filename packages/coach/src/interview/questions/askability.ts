import { contentStems, readPassage } from '../../text/passage.ts';
import type { LineCut } from './cut-line.ts';
import { isGeneric } from './generic-words.ts';
import { uncommonStems } from './match-topics.ts';

/** Verbs that don't tell what is done. */
const vagueVerb =
  /^(?:support|assist|provid|ensur|help|serv|participat|contribut|perform|collaborat|work|driv|enabl|maintain|promot|foster|leverag|act|engag|shape|champion|explor|liais|partner|handl|interact|communicat|deal|adher|follow|meet)/i;
/** What somebody is like, or what becomes of it: no procedure, no story of one day. */
const attitude =
  /^(?:tak\w+ direction|receiv\w+ (?:direction|guidance|feedback|supervision)|(?:proactively )?identify\w* and (?:anticipat|resolv|solv)\w* (?:problems?|issues?)|hiring|seeking|looking for|accept (?:full )?responsib|welcom(?:e|ing) (?:coaching|feedback|change)|shar(?:e|ing) (?:in|our)\b|operate (?:effectively|independently|in)|stay|remain|think|embrac|valu|believ|thriv|love|demonstrat|exhibit|show|behav|adher|set an example|lead by example|represent|embod|live|champion|mov(?:e|ing) people|stay ahead|uphold|act as|serv(?:es?|ing) as|participat\w+ in|learn\b|grow(?:ing)? (?:with|into)|inspire|be\b|own your|play an? |take ownership|go above|perform (?:other|all)|join|make sound|exercis|fulfil+ the|take [\p{L}, ]*seriously|use (?:good |sound )?judg|have\b|create an? (?:\p{L}+ )?(?:atmosphere|environment|culture))|\btreat(?:ing|s)? .{2,30} as\b|\b(?:next level|founders?|20\d\d)\b/iu;
/** What a body can do is confirmed: nobody tells a story about standing. */
const bodily =
  /^(?:(?:continuously|frequently|repeatedly|regularly|safely) )?(?:walk|stand|sit|climb|bend|kneel|stoop|crouch|squat|crawl|reach|twist|see|hear|speak|wear|smell|read a tape)\b/i;
/** Years alone tell nothing of what was done. */
const onlyYears =
  /^(?:(?:an? )?(?:minimum|at least)(?: of)? )?(?:\d+\+?|one|two|three|four|five|six|seven|eight|ten)(?:[-–]\d+)? ?(?:yrs?|years?)['’]?(?: of)? (?:\p{L}+ )?experience(?: in the (?:last|past) .+)?$/iu;
/** Words that belong to another sentence, or whose commas were lost. */
const broken =
  /^\S+ (?:in|on|to|with) and\b|\bhave the ability\b|^\S+ (?:\S+ )?(?:typically|usually|often|generally|normally)\b|\b(?:and|with|to|of|for) (?:and|or|with)\b(?! without)|^(?:and|or)\b|\band to\b|\bwho \S+$|\blike an? \p{L}|\bbe faced\b|\bwhatever\b|\ba particular\b|\p{Ll}\p{Lu}\p{Ll}|\p{L}\.\p{L}{2}/u;
/** Where and when somebody works is confirmed, and nobody tells a story about it. */
const workplace =
  /\b(?:on-?site|remote(?:ly)?|hybrid|(?:days?|hours?|nights?)(?: or| a| per|\/) ?(?:week|month)s?|in[- ]person)\b/i;
/** The words belong to another sentence. */
const clause = /\b(?:we|us|you|they|itself|themselves|what['’]s)\b/u;

/** How well a line can be asked about. */
export interface Askability {
  /** 3 is best. */
  worth: number;
  /** Its telling words. */
  stems: ReadonlySet<string>;
}
/** So many words that aren't "the" or "and" tell what is done, where only one of them is uncommon. */
const fewestTelling = 5;
/** Below this, a line says too little to be asked about. */
const leastWorth = 1;

/** Reads how well a line can be asked about by its words; undefined where no interviewer would. */
export function askability({ shape, text }: LineCut): Askability | undefined {
  if ([clause, broken, workplace].some((pattern) => pattern.test(text))) return undefined;
  const isDuty = shape !== 'noun' && shape !== 'person';
  if (isDuty ? attitude.test(text) || bodily.test(text) : onlyYears.test(text)) return undefined;
  const stems = new Set(uncommonStems(text));
  const concrete = [...stems].filter((stem) => !isGeneric(stem)).length;
  // "Explain home care and write clear notes in Dentrix": everyday words can say what is done as well.
  const isTold =
    concrete === 1 && !vagueVerb.test(text) && contentStems(readPassage(text)).length >= fewestTelling;
  if (concrete < (isDuty && !isTold ? 2 : 1)) return undefined;
  const vague = stems.size - concrete;
  const worth = Math.min(3, concrete) - Math.min(2, vague) / 2 - Number(isDuty && vagueVerb.test(text));
  return worth < leastWorth ? undefined : { worth, stems };
}
