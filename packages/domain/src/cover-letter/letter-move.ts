import { letterLimits } from './catalog.ts';
import { replyParagraph } from './reply-sentences.ts';

const states: Readonly<Record<string, string>> = Object.fromEntries(
  'AL:Alabama AK:Alaska AZ:Arizona AR:Arkansas CA:California CO:Colorado CT:Connecticut DE:Delaware FL:Florida GA:Georgia HI:Hawaii ID:Idaho IL:Illinois IN:Indiana IA:Iowa KS:Kansas KY:Kentucky LA:Louisiana ME:Maine MD:Maryland MA:Massachusetts MI:Michigan MN:Minnesota MS:Mississippi MO:Missouri MT:Montana NE:Nebraska NV:Nevada NH:New_Hampshire NJ:New_Jersey NM:New_Mexico NY:New_York NC:North_Carolina ND:North_Dakota OH:Ohio OK:Oklahoma OR:Oregon PA:Pennsylvania RI:Rhode_Island SC:South_Carolina SD:South_Dakota TN:Tennessee TX:Texas UT:Utah VT:Vermont VA:Virginia WA:Washington WV:West_Virginia WI:Wisconsin WY:Wyoming DC:District_of_Columbia'
    .split(' ')
    .map((pair) => pair.replaceAll('_', ' ').split(':') as [string, string]),
);
const shortOf = new Map(Object.entries(states).map(([short, name]) => [name.toLowerCase(), short]));
const state = `(?:${[...Object.keys(states), ...Object.values(states)].join('|')})`;
const city = String.raw`\p{Lu}[\p{L}.'’-]+(?: (?:of|de|la|\p{Lu}[\p{L}.'’-]+)){0,3}`;
/** Behind a mark, a small word or at the start of its line: "Sales Clerk Ogden, UT" names no city "Sales Clerk Ogden". */
const cityAndState = new RegExp(
  String.raw`(?:^|[:|•(–,;/-]\s*|[.!?] |\b(?:in|at|near|to) )(?<city>${city}), ?(?<state>${state})(?![\p{L}\p{N}])`,
  'mu',
);
const labeled = /^\W*(?:(?:job|work|office) )?location\b\s*[:–-]\s*(?<city>\p{Lu}[^\n\d,|(;]{2,40})/imu;
const head = 400;
/** "Not remote", "Work remotely: No", and what is remote but no work. */
const noRemote =
  /\b(?:not|no|non|isn't|never)[ -](?:an? )?(?:fully )?remote(?:ly)?\b|\bwork remotely\W*no\b|\bremote (?:area|site|location|control|sens|desktop)\w*/gi;
const allRemote =
  /\b(?:fully|100%|completely|entirely) remote\b|\bremote (?:position|role|job|opportunity|work)\b|\bwork(?:ing)? from home\b|\btelework\b/i;
const onSite = /\bhybrid\b|\bon-?site\b|\bin[ -](?:the |our |person)?office\b|\bin[ -]person\b/i;
/** Whether all of the work is done from home: its head says so, or its text does and names no days in the office. */
function isRemote(ad: string): boolean {
  const text = ad.replace(noRemote, '');
  // "Remote, with a week on site each month" needs no move.
  const isVisit =
    /\b(?:travel|trips?|visits?)\b/i.test(text) &&
    (allRemote.test(text) ||
      /\bwork(?:ing)? remotely\b/i.test(text) ||
      /\bremote(?:ly)?\b/i.test(text.slice(0, head)));
  return isVisit || (!onSite.test(text) && (/\bremote\b/i.test(text.slice(0, head)) || allRemote.test(text)));
}

export interface NamedPlace {
  city: string;
  /** In two letters; empty outside of the United States. */
  state: string;
}

const longName =
  /^(?:New|North|South|East|West|Saint|St\.?|San|Santa|Fort|Ft\.?|Port|Salt|Grand|Los|Las|Lake|Mount|Mt\.?|Cedar|Palm) /;
const placeOf = (found: RegExpExecArray | null): NamedPlace | null => {
  const { city: name = '', state: long = '' } = found?.groups ?? {};
  // Three words at the start of a line may be a title with its city.
  if (found?.[0].startsWith(name) && name.split(' ').length > 2 && !longName.test(name)) return null;
  const short = shortOf.get(long.toLowerCase()) ?? long;
  return name.trim() === '' ? null : { city: name.trim(), state: short };
};

/** Where the job of an ad is; null where it names no city, or the work is done from home. */
export function placeOfJob(ad: string): NamedPlace | null {
  if (isRemote(ad)) return null;
  const label = /^\W*(?:(?:job|work|office) )?location\b.*$/imu.exec(ad)?.[0] ?? '';
  return placeOf(cityAndState.exec(label) ?? cityAndState.exec(ad.slice(0, head)) ?? labeled.exec(ad));
}

const homeOf = (place: string): NamedPlace | null => {
  const [name = '', region = ''] = place.split(',').map((part) => part.trim());
  if (!/^\p{Lu}/u.test(name)) return null;
  const short = shortOf.get(region.toLowerCase()) ?? region.slice(0, 2).toUpperCase();
  return { city: name, state: short in states ? short : '' };
};
const saysMove = /\b(?:mov(?:e|ing)|relocat\p{L}+|commut\p{L}+)\b/iu;

interface Form {
  place: string;
  jobDescription: string;
}
/** That somebody lives elsewhere than the job is, or nobody knows where they live. */
export interface LetterMove {
  /** Empty where the form has no place. */
  home: string;
  job: string;
  /** Sentences to choose from; what is chosen can be changed. */
  offers: string[];
}

const wordsIn = (text: string) =>
  ` ${text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;
const named = ({ city: name, state: short }: NamedPlace) => [name, short].filter(Boolean).join(', ');
/** The move that a letter should speak of; null where the job is at home, or its place isn't known. */
export function letterMove({ place, jobDescription: ad }: Form): LetterMove | null {
  const job = placeOfJob(ad);
  const home = homeOf(place);
  if (!job) return null;
  const isNear = home !== null && wordsIn(ad).includes(wordsIn(home.city));
  if (isNear || home?.city.toLowerCase() === job.city.toLowerCase()) return null;
  const from = home ? `I live in ${home.city}` : '';
  const ready =
    from === ''
      ? `I would move to ${job.city} for this job.`
      : `${from} and would move to ${job.city} for this job.`;
  const planned = `I am moving to ${job.city} soon.`;
  const near = from === '' ? `I live near ${job.city}.` : `${from} and can commute to ${job.city}.`;
  // Only within a state is it sure that nobody would commute over a border or an ocean.
  const isFar = home !== null && (home.state === '' || home.state !== job.state);
  return { home: home ? named(home) : '', job: named(job), offers: isFar ? [ready, planned] : [near, ready] };
}

const isYes =
  /^(?:yes|yeah|yep|yup|sure|of course|ok(?:ay)?|i would|i'?d move|absolutely|definitely|sí|si)\W*$/i;
/** What somebody said of a move, as the sentence of a letter: "yes" is that they would. Empty for "no" and for words without a verb. */
export function moveSentence(move: string, form: Form): string {
  const said = move.replace(/\s+/g, ' ').trim().slice(0, letterLimits.move);
  const offers = letterMove(form)?.offers ?? [];
  if (isYes.test(said)) return offers.find((one) => one.includes('would move')) ?? '';
  // "Moving in June", "willing to relocate".
  const open = /^(?:(?:already|also) )?(?:moving|relocating|willing|ready|planning|open|happy|commuting)\b/i;
  return replyParagraph(
    said.replace(open, (words) => `I am ${words.charAt(0).toLowerCase()}${words.slice(1)}`),
  );
}

/** Whether a text says already what its writer would do about the distance. */
export const tellsMove = (text: string): boolean => saysMove.test(text);
