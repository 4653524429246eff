import type { AskedKind } from '../../content/own-words.ts';
import type { AskForm } from '../../job-ad/ad-asks.ts';
import { type AdLine, readJobAd } from '../../job-ad/read-job-ad.ts';
import { askability, ownNames } from './askability.ts';
import { speakAsk } from './spoken-asks.ts';

/** A line of a job ad that a question could be asked at, or that is listed for the applicant. */
export interface AdQuestionLine {
  /** The line as it is in the ad, white space evened. */
  text: string;
  kind: 'duty' | 'requirement' | 'fact' | 'trifle' | 'other';
  /** How its words are spoken, and how well they can be asked about (-1 to 3); undefined where they make no clean question. */
  asked: { kind: AskedKind; phrase: string; worth: number } | undefined;
  /** It stands under duties or requirements. */
  isListed: boolean;
}

const mostLines = 120;
const longestAd = 20_000;

const askedAs = { base: 'do', ing: 'doing', s: 'does' } as const;

/** The words of a line as they are asked about, and how well that goes. */
function askedOf({ duty, ask, importance, text }: AdLine, names: readonly string[]): AdQuestionLine['asked'] {
  const read = duty
    ? { kind: askedAs[duty.form], phrase: duty.phrase }
    : ask && { kind: kindOfAsk(ask.form, importance), phrase: ask.phrase };
  if (!read || isAnnouncement(text, read.phrase)) return undefined;
  const spoken = speakAsk(read.kind, read.phrase);
  if (!spoken) return undefined;
  const { phrase } = spoken;
  const isNamed = names.some((name) => phrase.includes(name));
  if (isNamed && spoken.kind !== 'do' && spoken.kind !== 'able' && spoken.kind !== 'plan') return undefined;
  const kind = isNamed ? 'plan' : spoken.kind;
  const worth = askability(kind, phrase);
  return worth === undefined ? undefined : { kind, phrase, worth: worth - Number(isNamed) };
}

function kindOfAsk(form: AskForm, importance: AdLine['importance']): AskedKind {
  if (form === 'able' || form === 'person') return form;
  if (importance === 'nice-to-have') return 'plus';
  return form === 'years' ? 'experience' : form;
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

const listedParts = new Set<AdLine['part']>(['duties', 'must', 'nice']);

function asQuestionLine(line: AdLine, isOneWay: boolean, names: readonly string[]): AdQuestionLine[] {
  const { text, kind, part } = line;
  if (kind === 'benefit' || kind === 'employer' || kind === 'process' || kind === 'legal') return [];
  const isListed = listedParts.has(part);
  if (kind === 'other' && !isListed) return [];
  return [{ text, kind, asked: isOneWay ? undefined : askedOf(line, names), isListed }];
}

/** A job ad's lines that ask something of the applicant, in order. `isAd` is false for a text that reads like anything else. */
export function readAdLines(text: string): { isAd: boolean; lines: AdQuestionLine[] } {
  const { isAd, lines } = readJobAd(text.slice(0, longestAd), mostLines * 2);
  const names = ownNames(text.slice(0, longestAd));
  const read = lines.flatMap((line, at) => asQuestionLine(line, isAlternative(lines, at), names));
  return { isAd, lines: read.filter(({ text: line }) => !loneOr.test(line)).slice(0, mostLines) };
}
