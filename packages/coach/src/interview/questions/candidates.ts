import type { InterviewType, QuestionPhase } from '@greenroom/domain';
import { bank } from '../../content/bank.ts';
import { type Opening, openings } from '../../content/openings.ts';
import type { ProfileQuestion } from '../../content/profile-questions.ts';
import { type KnownRole, ownQuestions, packQuestions } from '../../content/role-questions.ts';
import type { BankQuestion } from '../../content/schema.ts';
import { contentStems, readPassage } from '../../text/passage.ts';

/** A question that a set could ask, whatever it comes from. */
export interface Candidate {
  id: string;
  /** Two candidates on one topic don't meet in a set. */
  topic: string;
  phase: QuestionPhase;
  levels: readonly BankQuestion['level'][];
  /** The levels that it goes to first; without them, all of its levels. */
  suits?: readonly BankQuestion['level'][];
  kind: BankQuestion['kind'];
  type: BankQuestion['type'];
  competency: string;
  ideal: string;
  hint: string;
  texts: (level: BankQuestion['level']) => readonly string[];
  /** Stems of its first wording. */
  stems: ReadonlySet<string>;
  /** Words of a job ad that ask for it. */
  match: readonly string[];
  /** How close it is to the job: the role's own, shared by the sector, or by all jobs. */
  scope: 'role' | 'sector' | 'any';
}

const stemsOf = (text: string) => new Set(contentStems(readPassage(text)));

function phaseOf({ kind, type }: BankQuestion): QuestionPhase {
  if (kind === 'motivation') return 'motivation';
  if (type === 'technical') return kind === 'knowledge' || kind === 'case' ? 'job' : 'trouble';
  return kind === 'behavioural' ? 'people' : 'judgment';
}

const fromBank: readonly (Candidate & { source: string })[] = bank.map(
  ({ question, source, isShared, stems }) => ({
    ...question,
    topic: question.id,
    phase: phaseOf(question),
    levels: [question.level],
    texts: () => [question.text],
    stems,
    match: [],
    scope: isShared ? 'any' : 'role',
    source,
  }),
);
const ofAnyJob = fromBank.filter(({ scope }) => scope === 'any');

const fromProfile = (question: ProfileQuestion, scope: Candidate['scope']): Candidate => ({
  ...question,
  topic: question.beat,
  stems: stemsOf(question.texts(2)[0] ?? ''),
  scope,
});

const byRole = new Map<string, readonly Candidate[]>();

/** Every question about the work that fits a role, and the shared ones; only those without a role. */
export function candidatesFor(role: KnownRole | undefined): readonly Candidate[] {
  if (!role) return ofAnyJob;
  const known = byRole.get(role.id);
  if (known) return known;
  const { profile } = role;
  const candidates = [
    ...fromBank.filter(({ source, scope }) => scope === 'role' && source === role.id),
    ...(profile ? ownQuestions(profile).map((question) => fromProfile(question, 'role')) : []),
    ...(profile ? packQuestions(profile).map((question) => fromProfile(question, 'sector')) : []),
    ...ofAnyJob,
  ];
  byRole.set(role.id, candidates);
  return candidates;
}

const fromOpening = (opening: Opening, own: Partial<Candidate> = {}): Candidate => ({
  ...opening,
  topic: opening.id,
  levels: [1],
  type: 'hr',
  stems: stemsOf(opening.texts[0] ?? ''),
  match: [],
  texts: () => opening.texts,
  scope: 'any',
  ...own,
});

/** An own story of the trade, for a question about one's own work. */
const storyOf = ({ profile, family }: KnownRole): string | undefined =>
  profile?.beats.find(({ story }) => story !== undefined)?.story ??
  family?.questions.find(({ kind, type }) => kind === 'behavioural' && type === 'technical')?.ideal ??
  family?.questions.find(({ kind }) => kind === 'behavioural')?.ideal;

/** The questions of the arc in a role's words where it has some: warm-up, motivation and closing. */
export function frameOf(role: KnownRole | undefined, type: InterviewType): readonly Candidate[] {
  const opening = role?.opening;
  const story = role && storyOf(role);
  const warmUp =
    type === 'technical'
      ? fromOpening(openings.ownWork, story === undefined ? {} : { ideal: story })
      : fromOpening(openings.warmUp, opening ? { ideal: opening.intro } : {});
  if (!role || !opening) return [warmUp, fromOpening(openings.motivation), fromOpening(openings.closing)];
  const why: Partial<Candidate> = {
    id: `${role.id}.why`,
    scope: 'role',
    ideal: opening.why.plan,
    texts: () => opening.why.ask,
  };
  return [
    warmUp,
    fromOpening(openings.motivation, why),
    fromOpening(openings.closing, { ideal: opening.goodToAsk }),
  ];
}
