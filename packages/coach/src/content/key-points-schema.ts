import { z } from 'zod';

const Line = z.string().min(2);

/** One point that a good answer makes, authored for being met. Format and rules: `key-points/README.md`. */
export const AuthoredPoint = z
  .object({
    /** An id for people; never printed. */
    label: Line,
    /** The coaching question. */
    ask: Line.regex(/\?$/),
    /** What is said when the point was seen. */
    praise: Line,
    /** Natural ways to say it, one clause each. */
    says: z.array(Line),
    /** Word groups that must stand together: "call|ring + him|her". */
    anchors: z.array(Line),
    /** The shared point whose ways of saying it count as well. */
    shared: z.string().optional(),
    /** Said in words that anybody uses for anything: it counts, and no words of an answer are shown for it. */
    isGeneral: z.literal(true).optional(),
  })
  .strict();
export type AuthoredPoint = z.infer<typeof AuthoredPoint>;

/** Something that must not be said or done, with the reason. */
export const RedFlag = z.object({ label: Line, why: Line, anchors: z.array(Line).min(1) }).strict();

export const AuthoredQuestion = z
  .object({ id: z.string(), points: z.array(AuthoredPoint), redFlags: z.array(RedFlag) })
  .strict();
export type AuthoredQuestion = z.infer<typeof AuthoredQuestion> & {
  /** Every point of the trade that the question is about, its own among them: what they all speak of tells nothing about one. */
  trade?: readonly AuthoredPoint[] | undefined;
  /** Points that count where they are made, and that nobody is asked about: the question doesn't suggest them. */
  unasked?: readonly AuthoredPoint[] | undefined;
};

/** How an open challenge is read: as a question of the bank is, by its kind. */
const ChallengeKind = z.enum(['behavioural', 'situational', 'motivation', 'statement', 'case', 'knowledge']);

/** Earlier wordings of a question: stored challenges still have them. */
const formerly = z.array(Line).optional();

/**
 * What is authored for an open question of the daily challenge, which is known by its text: its points, or the question of the bank
 * that asks the same.
 */
export const AuthoredChallenge = z.union([
  z
    .object({
      id: Line,
      kind: ChallengeKind,
      question: Line,
      formerly,
      /** The question of the bank. */
      sameAs: Line,
      /** Points besides those. */
      points: z.array(AuthoredPoint).optional(),
    })
    .strict(),
  z
    .object({
      id: Line,
      kind: ChallengeKind,
      question: Line,
      formerly,
      /** A point with nothing but `shared` is that shared point as it is. */
      points: z.array(z.union([AuthoredPoint, z.object({ shared: Line }).strict()])),
      redFlags: z.array(RedFlag),
    })
    .strict(),
]);
export type AuthoredChallenge = z.infer<typeof AuthoredChallenge>;

/**
 * A question that comes up in interviews for any job, in whatever words. "a|b + c|d" in `asked` is found in a question that has a word
 * of each group, in any order. A word stands for every word that begins with it, with a full stop only for itself.
 */
export const CommonQuestion = z
  .object({
    id: z.string().regex(/^[a-z][a-z-]+$/),
    /** How the answer is read; without it, as the question's own words say. */
    kind: z.enum(['behavioural', 'motivation', 'statement', 'questions']).optional(),
    asked: z.array(Line).min(1),
    /** Words that make it another question. */
    not: z.array(Line),
    /** A point, or where it is authored: "motivation-leave: the real reason". */
    points: z.array(z.union([AuthoredPoint, z.string().regex(/^[a-z-]+: .+$/)])).min(2),
    /** Red flags, or the question of the bank that they are authored for. */
    redFlags: z.array(z.union([RedFlag, z.string()])),
  })
  .strict();
export type CommonQuestion = z.infer<typeof CommonQuestion>;
