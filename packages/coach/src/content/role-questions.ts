import { families } from './catalog.ts';
import { foldText } from './fold-text.ts';
import { authoredQuestions } from './key-points.ts';
import type { AuthoredQuestion } from './key-points-schema.ts';
import { frameQuestionOf } from './line-frames.ts';
import { topicQuestionOf } from './line-topics.ts';
import { type Opening, openings } from './openings.ts';
import { ownWordsPatterns } from './own-words.ts';
import { type ProfileQuestion, questionsOf } from './profile-questions.ts';
import type { RoleOpening, RoleProfile } from './profile-schema.ts';
import { commonPoints, familyOpenings, packs, profiles } from './profiles.ts';
import type { BankQuestion, RoleFamily } from './schema.ts';
import { whyPointsOf } from './why-points.ts';

/** An occupation that there are questions for: a family of the bank, a profile, or both under one id. */
export interface KnownRole {
  id: string;
  title: string;
  /** Job titles that mean this role, in lower case. */
  titles: readonly string[];
  /** Words that point to it in a job ad. */
  signals: readonly string[];
  family: RoleFamily | undefined;
  profile: RoleProfile | undefined;
  /** What a strong candidate says at the start, to why, and at the end. */
  opening: RoleOpening | undefined;
}

const openingOf = new Map(familyOpenings.map((opening) => [opening.id, opening]));

const profileById = new Map(profiles.map((profile) => [profile.id, profile]));
const familyIds = new Set(families.map(({ id }) => id));
/** A profile's title belongs to the profile alone: it is the more specific one. */
const profileTitles = new Set(
  profiles
    .filter(({ id }) => !familyIds.has(id))
    .flatMap(({ title, titles }) => [title.toLowerCase(), ...titles]),
);

function fromFamily(family: RoleFamily): KnownRole {
  const profile = profileById.get(family.id);
  const titles = family.titles.filter((title) => !profileTitles.has(title));
  return {
    id: family.id,
    title: family.title,
    titles: [...new Set([...titles, ...(profile?.titles ?? [])])],
    signals: [...new Set([...family.signals, ...(profile?.signals ?? [])])],
    family,
    profile,
    opening: profile ?? openingOf.get(family.id),
  };
}

/** Every role that there are questions for, families first. */
export const knownRoles: readonly KnownRole[] = [
  ...families.map(fromFamily),
  ...profiles
    .filter(({ id }) => !familyIds.has(id))
    .map((profile) => ({ ...profile, family: undefined, profile, opening: profile })),
];

const packById = new Map(packs.map((pack) => [pack.id, pack]));
const made = new Map<string, readonly ProfileQuestion[]>();

function once(id: string, make: () => readonly ProfileQuestion[]): readonly ProfileQuestion[] {
  const known = made.get(id) ?? make();
  made.set(id, known);
  return known;
}

/** Everything that the forms make from a profile's own beats. */
export const ownQuestions = (profile: RoleProfile): readonly ProfileQuestion[] =>
  once(profile.id, () => {
    const shared = (profile.packs ?? []).flatMap((id) => Object.entries(packById.get(id)?.points ?? {}));
    return questionsOf(profile, new Map([...commonPoints, ...shared]));
  });

/** The same for the packs of a profile. */
export const packQuestions = (profile: RoleProfile): readonly ProfileQuestion[] =>
  (profile.packs ?? []).flatMap((id) => {
    const pack = packById.get(id);
    return pack ? once(`pack ${id}`, () => questionsOf(pack, commonPoints)) : [];
  });

const levels = [1, 2, 3] as const;

/** A question as the bank has them, in one of its wordings. */
const asBankQuestion = (question: ProfileQuestion, text: string): BankQuestion => ({
  id: question.id,
  kind: question.kind,
  competency: question.competency,
  level: question.levels[0] ?? 2,
  type: question.type,
  text,
  ideal: question.ideal,
  followUps: [...question.followUps],
  hint: question.hint,
});

const openingAsBankQuestion = (
  { texts, points, phase, ...opening }: Opening,
  text: string,
): BankQuestion => ({
  ...opening,
  followUps: [...opening.followUps],
  level: 1,
  type: 'hr',
  text,
});

interface Known {
  question: BankQuestion;
  authored: AuthoredQuestion;
}

/** The points of an opening, by the question's id. */
const openingPoints = (opening: Pick<Opening, 'id' | 'points'>): AuthoredQuestion => ({
  id: opening.id,
  points: opening.points.flatMap((label) => commonPoints.get(label) ?? []),
  redFlags: [],
});

let byText: Map<string, Known> | undefined;
const authoredById = new Map<string, AuthoredQuestion>();

/** Every text that a profile or an opening can ask, made at the first question that the bank does not hold. */
function readTexts(): Map<string, Known> {
  const texts = new Map<string, Known>();
  const add = (text: string, known: Known) => {
    const folded = foldText(text);
    authoredById.set(known.question.id, known.authored);
    if (!texts.has(folded)) texts.set(folded, known);
  };
  for (const opening of Object.values(openings))
    for (const text of opening.texts)
      add(text, { question: openingAsBankQuestion(opening, text), authored: openingPoints(opening) });
  for (const { id, opening } of knownRoles) {
    for (const text of opening?.why.ask ?? []) {
      const { id: theme, points } = whyPointsOf(text);
      const asWhy = theme === 'why' ? `${id}.why` : `${id}.why.${theme}`;
      const authored = openingPoints({ id: asWhy, points });
      const asked = openingAsBankQuestion(openings.motivation, text);
      add(text, {
        question: { ...asked, id: authored.id, ideal: opening?.why.plan ?? asked.ideal },
        authored,
      });
    }
  }
  for (const profile of profiles)
    for (const question of [...ownQuestions(profile), ...packQuestions(profile)])
      for (const text of new Set(levels.flatMap((level) => question.texts(level))))
        add(text, { question: asBankQuestion(question, text), authored: question.authored });
  return texts;
}

/** The question of a profile or of the arc that has this text, punctuation, capitals and spelling aside. */
export function findRoleQuestion(text: string): BankQuestion | undefined {
  byText ??= readTexts();
  return byText.get(foldText(text))?.question;
}

/** What is authored for a question that was made of a line of the user's own text; undefined for any other. */
export function authoredForOwnWords(
  text: string,
): (AuthoredQuestion & { kind: BankQuestion['kind'] }) | undefined {
  const form =
    topicQuestionOf(text) ??
    frameQuestionOf(text) ??
    ownWordsPatterns.find(({ pattern }) => pattern.test(text));
  if (!form) return undefined;
  const points = form.points.flatMap((label) => commonPoints.get(label) ?? []);
  return { id: form.id, kind: form.kind, points, redFlags: [] };
}

/** What is authored for a question of the bank, a profile or the arc, by its id. */
export function authoredFor(id: string): AuthoredQuestion | undefined {
  const known = authoredQuestions.get(id);
  if (known) return known;
  byText ??= readTexts();
  return authoredById.get(id);
}
