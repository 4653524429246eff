import { z } from 'zod';
import { answerMaxLength, questionMaxLength } from './catalog.ts';

/**
 * What an edit of one's own answer does. `filler`, `hedge`, `repeat`, `correction`, `opening` and `closing` leave words out, `sentences` sets full
 * stops and capitals in dictated words, `commas` those that typed ones lack, `split` cuts a long sentence, `plain` writes a short form in full or a wordy phrase plainly, `direct` says what was done ("was able to fix" as "fixed"), `spelling` mends a word, `moved` brings the point to
 * the front, `blank` asks for a fact, `rewrite` is a sentence of a model.
 */
// biome-ignore format: a list to read
export const betterKinds = [
  'filler', 'hedge', 'repeat', 'correction', 'opening', 'closing', 'sentences', 'commas', 'split', 'plain', 'direct', 'spelling', 'moved', 'blank', 'rewrite',
] as const;
export type BetterKind = (typeof betterKinds)[number];

/** One edit, taken or left on its own. `before` and `after` are the words it changes, for people to read. */
export const BetterEdit = z.object({
  id: z.string(),
  kind: z.enum(betterKinds),
  before: z.string(),
  after: z.string(),
});
export type BetterEdit = z.infer<typeof BetterEdit>;

/**
 * What a blank takes, and how a reply that isn't a sentence becomes one: `frames` are the words in front of a time ("This happened"), a thing
 * ("My part was"), an aim ("I learned"), a reason ("I applied") or an outcome ("It went"), and whose verb it is. `label` ("One case") goes with a colon in front of
 * what is no sentence, and where it is `always` wanted, in front of what isn't about the speaker.
 */
export const BetterReply = z.object({
  slot: z.enum(['sentence', 'amount', 'growth', 'degree', 'span']),
  frames: z
    .object({
      thing: z.string(),
      aim: z.string(),
      reason: z.string(),
      how: z.string(),
      verb: z.enum(['i', 'it']),
      label: z.string(),
      always: z.boolean(),
    })
    .partial(),
});
export type BetterReply = z.infer<typeof BetterReply>;

/** A stretch of the answer: `before` where its edit is left, `after` where it is taken; the same where it has none. */
export const BetterPiece = z.object({
  before: z.string(),
  after: z.string(),
  edit: z.string().nullable(),
  /** Only in the text while the move is taken (`to`) or left (`from`). */
  place: z.object({ edit: z.string(), side: z.enum(['from', 'to']) }).nullable(),
  /** Once its edit is taken, what follows begins a sentence. */
  opens: z.boolean(),
  /** The question that a blank asks, in place of `after`. */
  blank: z.string().nullable(),
  /** What the blank takes; missing where a model left it, which takes words as they are. */
  reply: BetterReply.optional(),
});
export type BetterPiece = z.infer<typeof BetterPiece>;

/**
 * An answer made better from its own words. `edited` has edits, `fine` needs none, `unread` is in a language that the engine doesn't
 * read, `nothing` has no words to work on.
 */
export const BetterAnswer = z.object({
  status: z.enum(['edited', 'fine', 'unread', 'nothing']),
  source: z.enum(['builtin', 'model']),
  pieces: z.array(BetterPiece),
  edits: z.array(BetterEdit),
});
export type BetterAnswer = z.infer<typeof BetterAnswer>;

export const BetterAnswerInput = z.object({
  sessionId: z.uuid(),
  questionText: z.string().min(1).max(questionMaxLength),
});
export type BetterAnswerInput = z.infer<typeof BetterAnswerInput>;

/** Room for the blanks that were filled. */
export const keptMaxLength = answerMaxLength + 2_000;
/** Characters in one blank: a sentence or two. */
export const fillMaxLength = 300;

/** What the user made of it: the edits they left, what they wrote into blanks. */
export const BetterChoices = z.object({
  left: z.array(z.string().max(20)).max(200),
  fills: z.record(z.string().max(20), z.string().max(fillMaxLength)),
});
export type BetterChoices = z.infer<typeof BetterChoices>;
