import { z } from 'zod';
import { answerMaxLength, questionMaxLength } from '../interview/catalog.ts';
import { storyCompetencies, storyCounts, storyLimits, storySources } from './catalog.ts';

const Competency = z.enum(storyCompetencies);
const Count = z.number().int().min(0);

/** Words to make a story of, or the text of one: what it shows, and which sentences belong to which part. */
export const ReadStoryInput = z.object({
  text: z.string().max(Math.max(answerMaxLength, storyLimits.part * 4 + 10)),
  source: z.enum(storySources),
  /** The question that the text answers. */
  question: z.string().max(questionMaxLength).optional(),
});
export type ReadStoryInput = z.infer<typeof ReadStoryInput>;

/** What a text shows, with the sentence that shows it, word for word; empty where only the question asked for it. */
export const ShownCompetency = z.object({ competency: Competency, quote: z.string() });
export type ShownCompetency = z.infer<typeof ShownCompetency>;

/** Each sentence of the text is in one part, word for word. */
export const ReadStoryOutput = z.object({
  title: z.string().max(storyLimits.title),
  situation: z.string(),
  task: z.string(),
  actions: z.string(),
  result: z.string(),
  /** The surest first. */
  shows: z.array(ShownCompetency),
});
export type ReadStoryOutput = z.infer<typeof ReadStoryOutput>;

/**
 * Why a story fits. `shows`: its words, quoted, show what is asked. `marked`: the user says that it does. `about`: it has the words
 * quoted in common with the question. `told`: the answer tells it. `kept`: the user keeps it for this.
 */
export const FitReason = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('shows'), competency: Competency, quote: z.string() }),
  z.object({ kind: z.literal('marked'), competency: Competency }),
  z.object({ kind: z.literal('about'), words: z.array(z.string()) }),
  z.object({ kind: z.literal('told') }),
  z.object({ kind: z.literal('kept') }),
]);
export type FitReason = z.infer<typeof FitReason>;

export const StoryFit = z.object({ storyId: z.uuid(), title: z.string(), reason: FitReason });
export type StoryFit = z.infer<typeof StoryFit>;

/** The best-fitting stories for a question, the best first; what none of them shows. */
export const QuestionFit = z.object({
  fits: z.array(StoryFit),
  /** What the question asks for and no story shows; null where there is one, or where a story is no answer. */
  gap: Competency.nullable(),
});
export type QuestionFit = z.infer<typeof QuestionFit>;

export const FitStoriesInput = z.object({
  asks: z
    .array(
      z.object({
        question: z.string().min(1).max(questionMaxLength),
        /** What was answered to it: the story that it tells comes first. */
        answer: z.string().max(answerMaxLength).optional(),
      }),
    )
    .min(1)
    .max(storyCounts.asks),
});
export type FitStoriesInput = z.infer<typeof FitStoriesInput>;
export const FitStoriesOutput = z.object({ asks: z.array(QuestionFit) });
export type FitStoriesOutput = z.infer<typeof FitStoriesOutput>;

/** A telling against the story and against the time before. Sentences are the story's, word for word. */
export const TellingComparison = z.object({
  /** Sentences of the story that were told, of all that say something. */
  told: Count,
  of: Count,
  /** Told now and not the last time; empty the first time. */
  back: z.array(z.string()),
  /** Told the last time and not now. */
  leftOut: z.array(z.string()),
  /** Not told now; those of `leftOut` among them. */
  missing: z.array(z.string()),
  /** Numbers of the story that were not said. */
  numbers: z.array(z.string()),
  /** The time before; null the first time. */
  before: z.object({ words: Count, seconds: Count.nullable() }).nullable(),
});
export type TellingComparison = z.infer<typeof TellingComparison>;

/** The client chooses the id, so that a repeated request tells nothing twice. */
export const TellStoryInput = z.object({
  storyId: z.uuid(),
  tellingId: z.uuid(),
  text: z
    .string()
    .max(storyLimits.telling)
    .refine((text) => text.trim() !== '', 'A telling needs at least one word.'),
  seconds: z.number().int().min(1).max(3_600).nullable(),
});
export type TellStoryInput = z.infer<typeof TellStoryInput>;

export const Telling = z.object({
  id: z.uuid(),
  text: z.string(),
  words: Count,
  seconds: Count.nullable(),
  toldAt: z.iso.datetime({ offset: true }),
  comparison: TellingComparison,
});
export type Telling = z.infer<typeof Telling>;

/** A story as a day sheet has it. */
export const SheetStory = z.object({
  id: z.uuid(),
  title: z.string(),
  /** Its number, word for word: "40 to 25 minutes". Empty where it has none. */
  figure: z.string(),
  /** How it turned out, word for word. */
  line: z.string(),
});
export type SheetStory = z.infer<typeof SheetStory>;
