import { dutyFrames } from '../../content/line-frames.ts';
import { verbOf } from '../../job-ad/ad-verbs.ts';
import type { LineCut } from './cut-line.ts';
import { elsewhere, isList, isUnsaid } from './line-frames.ts';

const determiner =
  /^(?:an?|the|all|any|each|every|our|your|their|its|this|these|both|no|new|other|more|most|many|some|several|different|daily|weekly|monthly|annual)$|['’]s?$|^\d/i;
/** What is said without an article in one. */
const uncounted =
  /(?:s|ing|ity|ness|ance|ence|ware|ship|age|ics|data|people|children|food|cash|inventory|equipment|information|feedback|support|content|staff|personnel|research|stock|freight|material|revenue|growth|documentation|care|work|progress|debris|trash|waste|money|business|time|space|communication|medication|blood|water|wire|concrete|labor|code|access|security|risk|demand|production|payroll|mail|paperwork|traffic|health|management|procurement|development|compliance|safety|merchandise|linen|furniture|paint|lumber|power|air|oil|fuel|soil|snow|video|audio|copy|print|media|art|music|law|English|Spanish|maintenance|construction|education|nutrition|transportation|installation|administration|innovation|automation|collaboration|participation|satisfaction|retention|prevention|sanitation|distribution|recruitment|employment|deployment|talent|volume|quality|budget control|inventory control|quality control|cost|speed|customer service|service|credit|debt|tax|trust|rapport|engagement|morale|awareness|adherence)$/i;
const sides =
  /(?:^| )(?:of|for|from|to|in|on|at|with|by|into|onto|across|through|and|or|as|per|between|under|over|during|within|against|before|after|about) /;
/** "Remove debris from job site", "company's results": words that lost their articles. */
function hasLostArticle(text: string): boolean {
  const [first = '', ...rest] = text.split(' ');
  const object = /ly$/.test(first) ? rest.slice(1) : rest;
  const names = object.join(' ').split(sides);
  return (
    /(?<!\b(?:the|our|your|an?|each|every|their) )\b(?:company|organization|client|customer|department|store|employee|patient|student)['’]s/i.test(
      text,
    ) ||
    names.some((name) => {
      const words = name.trim().split(' ').filter(Boolean);
      const last = words.at(-1)?.replace(/,$/, '');
      if (!last || words.some((word) => determiner.test(word))) return false;
      return /[a-z]ss$/.test(last) || !(uncounted.test(last) || verbOf(last) || /^\p{Lu}|ly$/u.test(last));
    })
  );
}

/** What nobody explains step by step: an attitude, or help with what somebody else does. */
const noProcedure =
  /^(?:\p{L}+ly )?(?:support|assist|provid|ensur|help|serv|participat|contribut|perform|collaborat|work|partner|engag|act|interact|communicat|adher|compl[iy]|follow|meet|attend|report|demonstrat|display|exhibit|maintain (?:a|an|the|good|high|strong|professional|positive|safe)\b|possess|us(?:e|es|ing)\b|understand|know|learn|own\b|join|liais|confer|adapt|adjust to|cope|updat\w+ (?:managers|supervisors)|be\b|be(?:ing)?\b|has|have|do\b|tak|mak(?:e|ing) sure|keep|stay|remain|responsib|accept|complet|execut|utili[sz]|champion|embrac|promot|uphold|foster|driv(?:e|ing) (?!.*\b(?:truck|van|bus|vehicle))|enter|travel|lift|stand|walk|wear|carry|speak|read|write\b(?! ))/iu;
const fewestWords = 3;
const mostDutyWords = 12;
const leastWorth = 1.5;
/** Words that only the writer of the ad can explain. */
const inHouse =
  /\b(?:multiple|various|etc|aforementioned|above|following|assigned|designated|specified|said)\b|(?<=.)\p{Lu}/u;

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
  if (isUnsaid(text) || isList(text) || hasLostArticle(text)) return undefined;
  const cut = text.charAt(0).toLowerCase() + text.slice(1);
  const frames = dutyFrames[shape === 'ing' ? 'ing' : 'base'];
  const around = (frame: string) => frame.replace('{cut}', () => cut);
  return { fresh: frames.new.map(around), seasoned: frames.seasoned.map(around) };
}
