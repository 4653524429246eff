import type { Importance } from '@greenroom/domain';
import type { Ask } from './ad-asks.ts';
import type { AdPart } from './ad-headings.ts';
import type { VerbPhrase } from './ad-phrases.ts';

/** What a line of a job ad is. A fact is confirmed, not told; `other` is a line of no known class. */
export type AdLineKind =
  | 'duty'
  | 'requirement'
  | 'fact'
  | 'benefit'
  | 'employer'
  | 'process'
  | 'trifle'
  | 'other';

/** One line of a job ad. */
export interface AdLine {
  /** Exact part of the ad, with white space evened. */
  text: string;
  start: number;
  end: number;
  part: AdPart;
  heading: string | null;
  kind: AdLineKind;
  importance: Importance;
  /** The duty as it can be spoken; only for some lines of the kind `duty`. */
  duty?: VerbPhrase;
  /** The requirement as it can be spoken; only for some lines of the kind `requirement`. */
  ask?: Ask;
}
