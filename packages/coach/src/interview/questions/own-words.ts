import type { BankQuestion } from '../../content/schema.ts';
import { contentStems, readPassage } from '../../text/passage.ts';
import type { Candidate } from './candidates.ts';

interface OwnWords {
  id: string;
  /** The user's words in it: only these tell it from another question of the same form. */
  phrase: string;
  kind: BankQuestion['kind'];
  type: BankQuestion['type'];
  competency: string;
  hint: string;
  texts: readonly string[];
  phase?: Candidate['phase'];
}

/** A question made of a line's own words. It has no sample answer: nobody can know the user's. */
export const ownWords = ({ texts, phrase, phase = 'job', ...own }: OwnWords): Candidate => ({
  ...own,
  topic: own.id,
  phase,
  levels: [1, 2, 3],
  ideal: '',
  texts: () => texts,
  stems: new Set(contentStems(readPassage(phrase))),
  match: [],
  scope: 'role',
});
