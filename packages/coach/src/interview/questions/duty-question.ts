import { dutyFrames } from '../../content/line-frames.ts';
import type { LineCut } from './cut-line.ts';
import { isUnsaid } from './line-frames.ts';
import { hasLostArticle } from './lost-article.ts';

/** What nobody explains step by step: an attitude, or help with what somebody else does. */
const noProcedure =
  /^(?:\p{L}+ly )?(?:support|assist|provid|ensur|help|serv|participat|contribut|collaborat|work|partner|engag|act|interact|communicat|adher|comply|follow|meet|attend|report|demonstrat|display|exhibit|maintain (?:a|an|the|good|high|strong|professional|positive|safe)\b|possess|us(?:e|es|ing)\b|understand|know|learn|own\b|join|liais|confer|adapt|adjust to|cope|updat\w+ (?:managers|supervisors)|be\b|be(?:ing)?\b|has|have|do\b|tak(?:e|ing) (?:ownership|responsib|initiative|part|direction)|mak(?:e|ing) sure|keep|stay|remain|responsib|accept|assure|assuring|utili[sz]|champion|embrac|promot|uphold|foster|driv(?:e|ing) (?!.*\b(?:truck|van|bus|vehicle))|enter|travel|lift|stand|walk|wear|carry|speak|read|shadow|interface|train(?:s|ing)? on)/iu;
/** "Scope and scale of the role": nouns that could be verbs. */
const nounsOf = /^\p{L}+(?: (?:and|or) \p{L}+)? of\b/iu;
const fewestWords = 3;
/** "Lend out money" is two words and says little. */
const particle = / (?:out|up|down|in|off|over|away|back)\b/;
/** What is done now and then, or only in some case. */
const occasional =
  /\b(?:if|unless|in case|as (?:necessary|needed|required|appropriate|assigned|directed))\b/i;
/** What is done once: nobody has a usual way of doing it. */
const once =
  /^(?:\p{L}+ly )?(?:implement|launch|introduc|establish|found|set(?:ting)? up|creat|build|design|develop)/iu;
/** What only the head of a place does all day: too much to walk anybody through. */
const tooWide =
  /^(?:lead|oversee|manag|direct|run|coordinat)\w* (?:[\p{L}-]+ ){0,4}(?:operations?|activities|functions?|efforts|initiatives|department|business|teams?|staff)\b/iu;
const mostDutyWords = 10;
const leastWorth = 1.5;
/** Words that only the writer of the ad can explain. */
const inHouse =
  /\b(?:multiple|various|etc|aforementioned|above|following|assigned|designated|specified|said)\b|(?<=.)\p{Lu}/u;

/** Words that point at something in another line, or that say of a whole kind of work no more than its name. */
const elsewhere = /\b(?:them|those|such|it|your?|preferred|required|that arise|duties$)\b|^\S+ their\b/i;
/** "Update, organize, answer | and maintain the list" lost what it is done to. */
const cutShort = /,\s\p{Ll}+$/u;
/** More things than anybody names in one breath. */
const isLongList = (text: string) => (text.match(/,|\b(?:and|or)\b/g) ?? []).length > 3;

/** Questions at a duty in the ad's own words, for newcomers and for others; undefined where nobody would ask in those words. */
export function dutyAt(
  { shape, text, isWhole, worth }: LineCut & { worth: number },
  line = text,
): { fresh: readonly string[]; seasoned: readonly string[] } | undefined {
  if (isWhole || shape === 'noun' || shape === 'person' || shape === 'charge' || shape === 's')
    return undefined;
  const words = text.replace(particle, '').split(' ').length;
  if (worth < leastWorth || words < fewestWords || words > mostDutyWords) return undefined;
  if (nounsOf.test(text) || noProcedure.test(text) || inHouse.test(text) || elsewhere.test(text))
    return undefined;
  if (tooWide.test(text) || occasional.test(line)) return undefined;
  if (isUnsaid(text) || isLongList(text) || hasLostArticle(text) || cutShort.test(text)) return undefined;
  const cut = text.charAt(0).toLowerCase() + text.slice(1);
  const frames = dutyFrames[shape === 'ing' ? 'ing' : 'base'];
  const around = (frame: string) => frame.replace('{cut}', () => cut);
  const fresh = frames.new.map(around);
  return { fresh, seasoned: once.test(text) ? fresh : frames.seasoned.map(around) };
}
