import type { Stage } from './stage.ts';

/** One thing the official client can ask for, and what becomes of it here. */
export interface Claim {
  /** Its heading in the table. */
  topic: string;
  /** The call, as Markdown. */
  call: string;
  verdict: 'supported' | 'different on purpose' | 'refused';
  /** What to know of it, as Markdown. */
  note?: string;
  /** Throws unless the verdict holds. */
  check: (stage: Stage) => Promise<void>;
}

type Check = Claim['check'];

/** What is supported and yet not as Supabase has it, for a reason: limits, and what would tell strangers who has an account. */
interface Difference {
  differs: string;
}
export const differs = (note: string): Difference => ({ differs: note });

type Note = string | Difference;

/** Claims of one topic: `[call, check, note]`. */
export const supported = (topic: string, ...claims: [call: string, check: Check, note?: Note][]): Claim[] =>
  claims.map(([call, check, note]) =>
    typeof note === 'object'
      ? { topic, call, verdict: 'different on purpose', check, note: note.differs }
      : { topic, call, verdict: 'supported', check, note },
  );

/** Refusals of one topic: `[call, check, what is answered]`. */
export const refused = (topic: string, ...claims: [call: string, check: Check, note: string][]): Claim[] =>
  claims.map(([call, check, note]) => ({ topic, call, verdict: 'refused', check, note }));
