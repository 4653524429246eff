import type { BetterReply } from '@greenroom/domain';
import type { Ask, Reading } from './ask-reading.ts';
import type { Draft } from './draft.ts';
import { asks } from './open-asks.ts';

/** The question, and how its answer was read. */
type Asked = Omit<Reading, 'said' | 'words'>;

/** A blank for a whole sentence, and where it goes. */
export interface OpenAsk extends Pick<Ask, 'at'> {
  blank: string;
  frames: BetterReply['frames'];
}

/** A blank has room for one question. */
const fits = /^[^[\]\n]{2,79}\?$/;

/**
 * What an interviewer would ask next if the answer leaves it open: the example, the outcome, the reason or a point of the question.
 * One question that gets answered beats two that don't. Null if nothing is open.
 */
export function findOpenAsk(draft: Draft, { question, ...read }: Asked): OpenAsk | null {
  const words = draft.words.map(({ word }) => word);
  const points = read.points.filter((point) => fits.test(point));
  const reading: Reading = {
    ...{ ...read, points, words },
    question: question.toLowerCase(),
    said: words.join(' '),
  };
  const open = asks.find(({ isOpen }) => isOpen(reading));
  if (!open) return null;
  return {
    at: open.at,
    frames: typeof open.frames === 'function' ? open.frames(reading) : open.frames,
    blank: typeof open.blank === 'string' ? open.blank : open.blank(reading),
  };
}

/** Puts a blank for a whole sentence. Nothing is guessed: it is a question. */
export function askSentence({ text, log }: Draft, { blank, at, frames }: OpenAsk): void {
  const place = at === 'start' ? 0 : text.trimEnd().length;
  log.add(
    `ask-${blank}`,
    'blank',
    [{ start: place, end: place, blank, opens: true, reply: { slot: 'sentence', frames } }],
    ['', `[${blank}]`],
  );
}
