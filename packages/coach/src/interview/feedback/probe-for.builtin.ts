import { findBankQuestion } from '../content/bank.ts';
import { readPassage } from '../text/passage.ts';
import type { Span } from './key-points.ts';
import { type AnswerReading, readAnswer } from './read-answer.ts';
import { AnswerRequest, type Probe, ProbeRequest } from './requests.ts';
import { scoreAnswerNow } from './score-answer.builtin.ts';

interface Rule {
  gap: string;
  applies: (reading: AnswerReading) => boolean;
  text: (reading: AnswerReading) => string;
  span: (reading: AnswerReading) => Span | undefined;
}

const isStory = (reading: AnswerReading) => reading.kind === 'behavioural';

/** In the order in which an interviewer would ask. */
const rules: readonly Rule[] = [
  {
    gap: 'no real case',
    applies: (reading) => isStory(reading) && reading.story.actions < 1 && !reading.story.situation,
    text: () => 'Can you take me to one particular time when that happened?',
    span: ({ wording }) => wording.opening,
  },
  {
    gap: 'we without I',
    applies: ({ kind, story }) =>
      kind === 'behavioural' && story.plural >= 3 && story.singular <= story.plural / 4,
    text: () => 'You say "we". What was your own part in it?',
    span: ({ story, wording }) => story.firstAction ?? wording.longest,
  },
  {
    gap: 'no action',
    applies: (reading) => isStory(reading) && reading.story.actions < 2,
    text: () => 'What exactly did you do, step by step?',
    span: ({ story, wording }) => story.situation ?? wording.opening,
  },
  {
    gap: 'no result',
    applies: (reading) => isStory(reading) && !reading.story.result,
    text: () => 'How did it end, and what changed because of what you did?',
    span: ({ story }) => story.lastAction,
  },
  {
    gap: 'key point missing',
    applies: ({ keyPoints, isAuthored }) => isAuthored && keyPoints.some((point) => point.covered === 0),
    text: ({ keyPoints }) => {
      const missed = keyPoints.find((point) => point.covered === 0);
      return `You have not spoken about this yet: ${missed?.label ?? 'the rest of the question'}. How would that come in?`;
    },
    span: ({ wording }) => wording.opening,
  },
  {
    gap: 'no number',
    applies: ({ kind, story }) => kind === 'behavioural' && !story.isMeasured,
    text: () => 'How large was that effect? Can you put a number on it?',
    span: ({ story }) => story.result,
  },
  {
    gap: 'no reason',
    applies: ({ wording }) => wording.reasons.distinct < 2,
    text: () => 'Why did you choose that way, and what did you decide against?',
    span: ({ story, wording }) => story.lastAction ?? wording.longest,
  },
  {
    gap: 'no check',
    applies: ({ kind, wording }) => kind !== 'motivation' && kind !== 'fact' && wording.checks.distinct === 0,
    text: () => 'How did you know that it had worked?',
    span: ({ story, wording }) => story.result ?? wording.longest,
  },
];

/** The follow-up that aims at the largest gap, with the words it goes back to; null when there is no answer or no gap. */
export async function probeFor(request: ProbeRequest): Promise<Probe | null> {
  const read = ProbeRequest.safeParse(request ?? {});
  const input = read.success ? read.data : ProbeRequest.parse({});
  const answerRequest = AnswerRequest.parse(input);
  const score = scoreAnswerNow(answerRequest);
  if (!score.scored || score.flags.some((flag) => flag.cap !== null && flag.cap <= 15)) return null;
  const reading = readAnswer(answerRequest, readPassage(answerRequest.answer));
  const rule = rules.find((candidate) => candidate.applies(reading));
  if (!rule) {
    const followUp = findBankQuestion(input.question)?.followUps[0];
    return followUp ? { gap: 'go deeper', text: followUp, quote: '', start: 0, end: 0 } : null;
  }
  const span = rule.span(reading) ?? { quote: '', start: 0, end: 0 };
  return { gap: rule.gap, text: rule.text(reading), ...span };
}
