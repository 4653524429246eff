import { z } from 'zod';
import { AuthoredPoint, RedFlag } from './key-points-schema.ts';

const Id = z.string().regex(/^[a-z][a-z0-9-]+$/);
const Ids = z.array(z.string());
/** One to three sentences said to the candidate, without a question. */
const Scene = z
  .string()
  .regex(/^[A-Z0-9"'].*[.!"']$/)
  .max(260);
const WholeQuestion = z
  .string()
  .regex(/^[A-Z].*[?.]$/)
  .max(220);
/** What a strong candidate says out loud. */
const SpokenAnswer = z.string().min(280).max(1_200);
/** A phrase in the base form or a noun phrase: it is placed into a sentence as it is. */
const Phrase = z
  .string()
  .min(4)
  .max(130)
  .regex(/[^.?!]$/);

/** Closing questions that a scene can name; the wordings are in `question-forms.ts`. */
const askKinds = [
  'do',
  'emergency',
  'first',
  'say',
  'order',
  'decide',
  'keep-up',
  'reach',
  'improve',
  'ensure',
  'part',
  'lead',
] as const;

const beatKinds = [
  'routine',
  'trouble',
  'person',
  'never',
  'pile',
  'dilemma',
  'measure',
  'tool',
  'word',
  'mistake',
  'improve',
  'lead',
] as const;

/** A second way to look at a beat, with its own points and answer. */
const sideView = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.object({ ...shape, points: Ids.min(1), plan: SpokenAnswer }).strict();

/** One thing that happens in a job. Which forms apply follows from the fields that are there. */
export const Beat = z
  .object({
    id: Id,
    kind: z.enum(beatKinds),
    /** Words in a job ad that mean this beat, lower case. */
    match: z.array(z.string()).optional(),
    /** Only for these levels, where a scene doesn't suit everybody: 1 new to the job, 2 some years in it, 3 leads. */
    levels: z.array(z.union([z.literal(1), z.literal(2), z.literal(3)])).optional(),
    points: Ids,
    flags: z.array(RedFlag).default([]),
    do: Phrase.refine((text) => !/\b(you|your|I|my)\b/i.test(text), 'no you, your, I or my').optional(),
    scene: Scene.optional(),
    push: Scene.optional(),
    asks: z.enum(askKinds).optional(),
    past: Phrase.optional(),
    memory: Phrase.regex(/^(a|an|the|your|someone|somebody) /).optional(),
    where: Phrase.optional(),
    what: Phrase.regex(/^how /).optional(),
    things: Phrase.optional(),
    ask: z.array(WholeQuestion).optional(),
    plan: SpokenAnswer.optional(),
    story: SpokenAnswer.optional(),
    storyPoints: Ids.optional(),
    /** Points that count where they are made, and that a question about this beat doesn't ask for. */
    unasked: Ids.optional(),
    check: sideView({ is: Phrase.regex(/^(when|whether|if) /) }).optional(),
    skip: sideView({ do: Phrase }).optional(),
    hard: sideView({ doing: Phrase }).optional(),
    seen: sideView({ doing: Phrase }).optional(),
  })
  .strict();
export type Beat = z.infer<typeof Beat>;

const Points = z.record(Id, AuthoredPoint);
/** Who is taught the routines; a new hire where nothing is said. */
const Learner = z.string().regex(/^(a|an|the) /);

const sectors = [
  'care',
  'health',
  'hospitality',
  'retail',
  'transport',
  'logistics',
  'trades',
  'construction',
  'manufacturing',
  'cleaning',
  'security',
  'office',
  'finance',
  'education',
  'public-service',
  'engineering',
  'it',
  'creative',
  'sales',
  'personal-service',
  'management',
  'outdoor',
] as const;

/** What a strong candidate of a trade says at the start, to why, and at the end. */
const RoleOpening = z.object({
  intro: SpokenAnswer,
  why: z.object({ ask: z.array(WholeQuestion).min(2), plan: SpokenAnswer }).strict(),
  goodToAsk: z.string().min(80).max(700),
});
export type RoleOpening = z.infer<typeof RoleOpening>;

/** The opening of a role family, whose questions are in the bank. */
export const FamilyOpening = RoleOpening.extend({ id: Id }).strict();
export type FamilyOpening = z.infer<typeof FamilyOpening>;

/** An occupation as data. Format and rules: `profiles/README.md`. */
export const RoleProfile = RoleOpening.extend({
  id: Id,
  title: z.string(),
  sector: z.enum(sectors),
  titles: z.array(z.string().regex(/^[^A-Z]+$/)).min(8),
  signals: z.array(z.string()).min(6),
  packs: z.array(Id).default([]),
  learner: Learner.optional(),
  points: Points,
  beats: z.array(Beat).min(6),
}).strict();
export type RoleProfile = z.infer<typeof RoleProfile>;

/** Beats and points that several occupations of a sector share. */
export const SectorPack = z
  .object({
    id: Id,
    title: z.string(),
    learner: Learner.optional(),
    points: Points,
    beats: z.array(Beat).min(3),
  })
  .strict();
export type SectorPack = z.infer<typeof SectorPack>;
