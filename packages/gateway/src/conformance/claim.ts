import type { Stage } from './stage.ts';

/** One thing the official client can ask for, and what becomes of it here. */
export interface Claim {
  /** Where it stands in the table. */
  topic: string;
  /** The call, as Markdown. */
  call: string;
  verdict: 'supported' | 'refused';
  /** What to know of it, as Markdown. */
  note?: string;
  /** Throws unless the verdict holds. */
  check: (stage: Stage) => Promise<void>;
}

type Check = Claim['check'];

/** Claims of one topic: `[call, check, note]`. */
export const supported = (topic: string, ...claims: [call: string, check: Check, note?: string][]): Claim[] =>
  claims.map(([call, check, note]) => ({ topic, call, verdict: 'supported', check, note }));

/** Refusals of one topic: `[call, check, what is answered]`. */
export const refused = (topic: string, ...claims: [call: string, check: Check, note: string][]): Claim[] =>
  claims.map(([call, check, note]) => ({ topic, call, verdict: 'refused', check, note }));
