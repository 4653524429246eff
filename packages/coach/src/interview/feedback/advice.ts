import type { Dimension } from '@greenroom/domain';
import type { Span } from './key-points.ts';
import type { AnswerReading } from './read-answer.ts';
import { lengthBands, type SignalId } from './rubric.ts';

/** What is said of one signal. */
export interface Advice {
  criterion: Dimension;
  strength?: (reading: AnswerReading) => string;
  gap?: (reading: AnswerReading) => string;
  tip?: (reading: AnswerReading) => string;
  /** The words that a gap or a tip speaks of; without it the remark is about something that is not there. */
  anchor?: (reading: AnswerReading) => Span | undefined;
}

/** In the order of what matters most to an interviewer. */
export const advice: Partial<Record<SignalId, Advice>> = {
  result: {
    criterion: 'relevant_experience',
    strength: ({ story }) =>
      story.isMeasured ? 'You close on a result and put a number on it.' : 'You say what came of it.',
    gap: () => 'The story stops at what you did. What changed because of it is missing.',
    tip: ({ story }) =>
      story.result
        ? 'Put a number on this result: how much, how many, how fast, before and after.'
        : 'End with one sentence that starts "As a result": what changed, by how much, for whom.',
    anchor: ({ story }) => story.result ?? story.lastAction,
  },
  action: {
    criterion: 'problem_solving',
    strength: ({ story }) => `You say what you did, step by step (${Math.round(story.actions)} own actions).`,
    gap: ({ story }) =>
      story.actions > 0
        ? 'There is too little of what you yourself did.'
        : 'It does not say what you yourself did in a real case.',
    tip: () =>
      'Add two or three sentences that start with "I" and a verb of doing: I asked, I measured, I changed.',
    anchor: ({ story, wording }) => story.firstAction ?? wording.opening,
  },
  situation: {
    criterion: 'relevant_experience',
    strength: () => 'It is placed in a real situation.',
    gap: () => 'It is not clear where and when this happened.',
    tip: () => 'Open with one sentence on the place, the time and what was at stake.',
    anchor: ({ wording }) => wording.opening,
  },
  task: {
    criterion: 'relevant_experience',
    strength: () => 'You say what was needed of you.',
    gap: () => 'What was asked of you, as against the team, is missing.',
    tip: () => 'Say in one sentence what you were responsible for.',
    anchor: ({ story }) => story.situation,
  },
  reasoning: {
    criterion: 'problem_solving',
    strength: () => 'You give reasons for what you do.',
    gap: () => 'It tells what, and not why.',
    tip: () =>
      'After the main step, add a sentence with "because", and name the option that you did not take.',
    anchor: ({ story, wording }) => story.lastAction ?? wording.longest,
  },
  method: {
    criterion: 'problem_solving',
    strength: () => 'Your steps come in an order that can be followed.',
    gap: () => 'There is no clear sequence of steps.',
    tip: () =>
      'Lay it out as first, then, finally: what you would do before anything else, and what comes after.',
    anchor: ({ wording }) => wording.opening,
  },
  check: {
    criterion: 'problem_solving',
    strength: () => 'You check the outcome or prevent a repeat.',
    gap: () => 'It does not say how you would know that it worked.',
    tip: () => 'Say how you checked that it worked, and what you changed so that it does not come back.',
    anchor: ({ story, wording }) => story.result ?? story.lastAction ?? wording.longest,
  },
  specifics: {
    criterion: 'relevant_experience',
    strength: ({ story }) =>
      story.numbers.length > 0
        ? `Numbers make it concrete: ${story.numbers[0]}.`
        : 'Named things make it concrete.',
    gap: ({ story }) =>
      story.numbers.length > 0
        ? `"${story.numbers[0]}" is all that is concrete in it.`
        : story.names > 0
          ? 'No figure stands in it.'
          : 'It stays general: no figure, no name.',
    tip: ({ story }) =>
      story.numbers.length > 0
        ? 'Set a second figure beside the first: what was it before, what was it afterwards?'
        : 'Add one number that you can stand behind: how many, how long, how much before and after.',
    anchor: ({ story, wording }) => story.result ?? story.lastAction ?? wording.longest,
  },
  ownership: {
    criterion: 'cultural_fit',
    strength: () => 'Your own part is clear.',
    gap: ({ story }) =>
      story.plural > 0
        ? 'It is told as "we": your own part stays open.'
        : 'Nobody acts in it: it stays general.',
    tip: () => 'Keep "we" for what the team did and say "I" for your own decision and your own work.',
    anchor: ({ wording }) => wording.longest,
  },
  credit: {
    criterion: 'cultural_fit',
    strength: () => 'Others have a place in your answer.',
    gap: () => 'No one else appears in it.',
    tip: () => 'Name who you worked with and what they brought to it.',
    anchor: ({ story, wording }) => story.lastAction ?? wording.longest,
  },
  lesson: {
    criterion: 'cultural_fit',
    strength: () => 'You say what you took from it.',
    tip: () => 'Close on what you do differently since then.',
    anchor: ({ story }) => story.result ?? story.lastAction,
  },
  no_blame: {
    criterion: 'cultural_fit',
    gap: () => 'This puts the blame on someone else.',
    tip: () => 'Say what you did about it instead of whose fault it was.',
    anchor: ({ story }) => story.blame,
  },
  length: {
    criterion: 'communication_clarity',
    gap: ({ wording, kind }) =>
      wording.words < lengthBands[kind].enough
        ? `At ${wording.words} words it is short; ${lengthBands[kind].enough} or more give room for the whole answer.`
        : `At ${wording.words} words it is long; listeners follow up to about ${lengthBands[kind].full}.`,
    anchor: () => undefined,
  },
  sentences: {
    criterion: 'communication_clarity',
    gap: ({ wording }) => `The longest sentence runs to ${wording.longestWords} words.`,
    tip: () => 'Break this sentence in two.',
    anchor: ({ wording }) => wording.longest,
  },
  order: {
    criterion: 'communication_clarity',
    strength: () => 'Words such as these keep the listener with you.',
    tip: () => 'Mark the turn here with a word such as "first", "then" or "as a result".',
    anchor: ({ story, wording }) => story.lastAction ?? wording.longest,
  },
  clean_words: {
    criterion: 'communication_clarity',
    gap: () => 'Hedges, fillers or stock phrases take the weight out of it.',
    tip: () => 'Say it plainly, without this.',
    anchor: ({ wording }) => wording.hedges.first ?? wording.fillers.first ?? wording.stock.first,
  },
};
