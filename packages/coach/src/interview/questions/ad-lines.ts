import type { AskedKind } from '../../content/own-words.ts';
import type { AskForm } from '../../job-ad/ad-asks.ts';
import { countWords } from '../../job-ad/ad-phrases.ts';
import { verbOf } from '../../job-ad/ad-verbs.ts';
import { type AdLine, readJobAd } from '../../job-ad/read-job-ad.ts';
import { askability, ownNames } from './askability.ts';
import { speakAsk } from './spoken-asks.ts';

/** A line of a job ad that a question could be asked at, or that is listed for the applicant. */
export interface AdQuestionLine {
  /** The line as it is in the ad, white space evened. */
  text: string;
  kind: 'duty' | 'requirement' | 'fact' | 'trifle' | 'other';
  /** How its words are spoken, and how well they can be asked about (1 to 3); undefined where they make no clean question. */
  asked: { kind: AskedKind; phrase: string; worth: number } | undefined;
  /** What it says first, from what is done or asked for on; undefined for an alternative and for what no applicant does. */
  head: string | undefined;
  /** It stands under duties or requirements. */
  isListed: boolean;
}

const mostLines = 120;
const longestAd = 20_000;
/** Below this, a phrase says too little to be asked about. */
const leastWorth = 1;

const askedAs = { base: 'do', ing: 'doing' } as const;

/** The words of a line as they are asked about, and how well that goes. */
function askedOf({ duty, ask, importance, text }: AdLine, names: readonly string[]): AdQuestionLine['asked'] {
  const form = duty?.form;
  const read = duty
    ? form !== 's' && form && { kind: askedAs[form], phrase: duty.phrase }
    : ask && { kind: kindOfAsk(ask.form, importance), phrase: ask.phrase };
  if (!read || isAnnouncement(text, read.phrase)) return undefined;
  const spoken = speakAsk(read.kind, read.phrase);
  if (!spoken) return undefined;
  const { phrase } = spoken;
  const isNamed = names.some((name) => phrase.includes(name));
  if (isNamed && !['do', 'able', 'plan'].includes(spoken.kind)) return undefined;
  const kind = isNamed ? 'plan' : spoken.kind;
  const worth = askability(kind, phrase);
  return worth === undefined || worth < leastWorth
    ? undefined
    : { kind, phrase, worth: worth - Number(isNamed) };
}

function kindOfAsk(form: AskForm, importance: AdLine['importance']): AskedKind {
  if (form === 'able') return form;
  if (importance === 'nice-to-have') return 'plus';
  return form === 'knowledge' ? form : 'experience';
}

/** Whether what counts comes behind a colon: "build the base of the team: standards, training". */
function isAnnouncement(line: string, phrase: string): boolean {
  const last = phrase.split(' ').at(-1) as string;
  const at = line.indexOf(`${last}: `);
  return at > 0 && line.slice(0, at).split(/\s+/).length >= 5;
}

const loneOr = /^\W*or\W*$/i;
const choice =
  /\b(?:one|any|either|combination) of the following\b|\boption \d|\b(?:alternat\w+|substitut\w+|equivalent) (?:education|experience|qualif)/i;

/** Whether a line is one of several ways to qualify, of which an applicant needs only one. */
function isAlternative(lines: readonly AdLine[], at: number): boolean {
  const { text, heading } = lines[at] as AdLine;
  const [before = '', after = ''] = [lines[at - 1]?.text, lines[at + 1]?.text];
  return (
    loneOr.test(before) ||
    loneOr.test(after) ||
    /^(?:or\b|OR\b)|[\s;,]or\W*$/i.test(text) ||
    /\sOR\s/.test(text) ||
    /[\s;,]or\W*$/i.test(before) ||
    /^or\b/i.test(after) ||
    choice.test(heading ?? '')
  );
}

/** Why it is done, by whom, and examples of it: what is done stands in front. */
const purpose =
  /,? (?:in order to|so that|to (?:ensure|help|maximi[sz]e|support|achieve|meet)|ensuring|while|resulting in|thereby|who|which|that|where|including|such as) /i;
const fewestBeforePurpose = 3;
/** Who has to have or do it, in front of what is asked for. */
const lead =
  /^.{0,110}?(?<!\bwe )\b(?:will (?:also )?(?:take responsibility for|be (?:responsible for|expected to|required to|able to|tasked with)|need to|have to|have)|(?:directly |primarily )?responsible for|(?:looking for|seeking|need) (?:people|someone|somebody|candidates?|individuals?|a candidate) (?:with|who (?:has|have|is|are))|must (?:be able to|have|be)|able to|ability to|abilities to|experience (?:in|with|of)|knowledge (?:of|in)|understanding of|skills? in|proficien(?:t|cy) (?:in|with)|you(?:['’]ll| will)(?: be)?|will(?: be)?)\s+/i;
const whoWeAre =
  /^(?:we|our|about|join|click|check|please|apply|this|these|there|it|if you|(?:are|would|do) you (?:looking|ready|interested|want|like|tired)|the company)\b|\b(?:we(?:['’]re| are| have| offer| provide| believe| thrive| special)|our (?:clients|team|company|mission|products|customers) (?:is|are|has|have))\b/i;
/** What somebody in the job doesn't do. */
const denied = /\b(?:will|do|does|must|should|is|are) not\b(?! required)|\bno longer\b/i;
const finite = /\b(?:is|are|was|has|have|we|they|there|it)\b/i;
const longestNounDuty = 8;

/** What a line says first; undefined where nobody in the job does or has it. */
function headOf({ text, kind, duty }: AdLine): string | undefined {
  if ((whoWeAre.test(text) && !lead.test(text)) || denied.test(text)) return undefined;
  // "You will be | responsible for | ordering flour".
  const told = text
    .replace(lead, '')
    .replace(lead, '')
    .replace(/^\p{L}+ly (?=\p{Ll})/u, '');
  const opener = verbOf(text.split(/\s/, 1)[0] as string);
  const isNounDuty = countWords(text) <= longestNounDuty && !finite.test(text);
  if (kind === 'duty' && !duty && !opener && told === text && !isNounDuty) return undefined;
  const [before = ''] = told.split(purpose, 1);
  return countWords(before) >= fewestBeforePurpose ? before : told;
}

const listedParts = new Set<AdLine['part']>(['duties', 'must', 'nice']);

function asQuestionLine(line: AdLine, isOneWay: boolean, names: readonly string[]): AdQuestionLine[] {
  const { text, kind, part } = line;
  if (kind === 'benefit' || kind === 'employer' || kind === 'process' || kind === 'legal') return [];
  const isListed = listedParts.has(part);
  if (kind === 'other' && !isListed) return [];
  return isOneWay
    ? [{ text, kind, asked: undefined, head: undefined, isListed }]
    : [
        {
          text,
          kind,
          asked: askedOf(line, names),
          head: kind === 'trifle' || kind === 'fact' ? undefined : headOf(line),
          isListed,
        },
      ];
}

/** A job ad's lines that ask something of the applicant, in order. `isAd` is false for a text that reads like anything else. */
export function readAdLines(text: string): { isAd: boolean; lines: AdQuestionLine[] } {
  const { isAd, lines } = readJobAd(text.slice(0, longestAd), mostLines * 2);
  const names = ownNames(text.slice(0, longestAd));
  const read = lines.flatMap((line, at) => asQuestionLine(line, isAlternative(lines, at), names));
  return { isAd, lines: read.filter(({ text: line }) => !loneOr.test(line)).slice(0, mostLines) };
}
