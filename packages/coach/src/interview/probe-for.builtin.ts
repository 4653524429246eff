import type { AnswerScore } from '@greenroom/domain';
import { findBankQuestion } from '../content/bank.ts';
import { containment } from '../text/overlap.ts';
import { contentStems, readPassage } from '../text/passage.ts';
import { kindOfQuestion } from './reading/question-kind.ts';
import { type Probe, ProbeRequest, type ReadProbeRequest } from './requests.ts';
import type { AnswerKind } from './rubric/rubric.ts';
import { scoreAnswerNow } from './score-answer.builtin.ts';

const noWords = { quote: '', start: 0, end: 0 };

/** What any interviewer may ask next, whatever was said. */
const openFollowUps: Record<AnswerKind, string> = {
  behavioural: 'What would you do differently today?',
  situational: "What would you do if that didn't work?",
  motivation: 'Can you give me an example of that?',
  statement: 'Can you give me an example of that?',
  questions: 'What made you want to ask that?',
  case: 'When would you do it differently?',
  knowledge: 'When would you do it differently?',
  fact: 'Can you give me an example of that?',
};

/** The point that left no trace and is worth the most, asked as a follow-up. It quotes nothing, so it can't ask for its own quote. */
function askedBy({ points = [] }: AnswerScore): Probe | undefined {
  const open = points.filter(({ zone, worth }) => zone === 'ask' && worth > 0);
  const [first] = [...open].sort((a, b) => b.worth - a.worth);
  return first && { gap: first.id, text: first.ask, ...noWords };
}

/** From this share of its telling words on, an answer has touched what a follow-up asks. */
const touched = 0.5;

/** What was written to go deeper into this very question and the answer hasn't touched; else what fits any answer. */
function goDeeper({ question, answer, interviewType }: ReadProbeRequest): Probe {
  const known = findBankQuestion(question);
  const stemsOf = (text: string) => new Set(contentStems(readPassage(text)));
  const said = stemsOf(`${question} ${answer}`);
  const own = known?.followUps.find((text) => containment(stemsOf(text), said) < touched);
  if (own) return { gap: 'go deeper', text: own, ...noWords };
  const kind = known?.kind ?? kindOfQuestion(readPassage(question), undefined, interviewType);
  return { gap: 'go deeper', text: openFollowUps[kind], ...noWords, isGeneral: true };
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
      text: 'You said this. What could go wrong?',
      quote: flag.quote,
      start,
      end: start + flag.quote.length,
    };
  }
  return askedBy(score) ?? goDeeper(input);
}
