import type { AnswerScore } from '@greenroom/domain';
import { findBankQuestion } from '../content/bank.ts';
import { type Probe, ProbeRequest } from './requests.ts';
import { scoreAnswerNow } from './score-answer.builtin.ts';

const noWords = { quote: '', start: 0, end: 0 };

/** The point that left no trace and is worth the most, asked as a follow-up. It quotes nothing, so it can't ask for its own quote. */
function askedBy({ points = [] }: AnswerScore): Probe | undefined {
  const open = points.filter(({ zone, worth }) => zone === 'ask' && worth > 0);
  const [first] = [...open].sort((a, b) => b.worth - a.worth);
  return first && { gap: first.id, text: first.ask, ...noWords };
}

/** The follow-up that an interviewer would ask next; null when there is no answer to follow up. */
export async function probeFor(request: ProbeRequest): Promise<Probe | null> {
  const read = ProbeRequest.safeParse(request ?? {});
  const input = read.success ? read.data : ProbeRequest.parse({});
  const score = scoreAnswerNow(input);
  if (!score.scored || score.flags.some(({ id, cap }) => cap !== null && id !== 'red_flag')) return null;
  const flag = score.flags.find(({ id }) => id === 'red_flag');
  const start = flag ? input.answer.indexOf(flag.quote) : -1;
  if (flag && start >= 0) {
    return {
      gap: 'red flag',
      text: 'You said this. What could go wrong with it?',
      quote: flag.quote,
      start,
      end: start + flag.quote.length,
    };
  }
  const followUp = findBankQuestion(input.question)?.followUps[0];
  return askedBy(score) ?? (followUp ? { gap: 'go deeper', text: followUp, ...noWords } : null);
}
