import type { AskedKind } from '../../content/own-words.ts';
import { type AdLine, readJobAd } from '../../job-ad/read-job-ad.ts';

/** A line of a job ad that a question could be asked at, or that is listed for the applicant. */
export interface AdQuestionLine {
  /** The line as it is in the ad, white space evened. */
  text: string;
  kind: 'duty' | 'requirement' | 'fact' | 'trifle' | 'other';
  /** How its words are spoken; undefined where they make no clean phrase. */
  asked: { kind: AskedKind; phrase: string } | undefined;
  /** It stands under duties or requirements. */
  isListed: boolean;
}

const mostLines = 120;
const longestAd = 20_000;

const askedAs = { base: 'do', ing: 'doing', s: 'does' } as const;

function askedOf({ duty, ask, importance }: AdLine): AdQuestionLine['asked'] {
  if (duty) return { kind: askedAs[duty.form], phrase: duty.phrase };
  if (!ask) return undefined;
  const isNoun = ask.form !== 'able' && ask.form !== 'person';
  return { kind: importance === 'nice-to-have' && isNoun ? 'plus' : ask.form, phrase: ask.phrase };
}

const listedParts = new Set<AdLine['part']>(['duties', 'must', 'nice']);

function asQuestionLine(line: AdLine): AdQuestionLine[] {
  const { text, kind, part } = line;
  if (kind === 'benefit' || kind === 'employer' || kind === 'process' || kind === 'legal') return [];
  const isListed = listedParts.has(part);
  if (kind === 'other' && !isListed) return [];
  return [{ text, kind, asked: askedOf(line), isListed }];
}

/** A job ad's lines that ask something of the applicant, in order. `isAd` is false for a text that reads like anything else. */
export function readAdLines(text: string): { isAd: boolean; lines: AdQuestionLine[] } {
  const { isAd, lines } = readJobAd(text.slice(0, longestAd), mostLines * 2);
  return { isAd, lines: lines.flatMap(asQuestionLine).slice(0, mostLines) };
}
