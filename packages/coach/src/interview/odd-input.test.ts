import { AnswerScore, GenerateQuestionsOutput, InterviewFeedback, interviewTypes } from '@greenroom/domain';
import { describe, expect, it } from 'vitest';
import { bank } from '../content/bank.ts';
import { scoreChallenge } from '../daily-challenge/score-challenge.builtin.ts';
import { seededRandom } from '../seeded-random.ts';
import { compareAnswers } from './compare-answers.builtin.ts';
import { probeFor } from './probe-for.builtin.ts';
import { generateQuestions } from './questions/generate-questions.builtin.ts';
import { analyzeDelivery } from './reading/analyze-delivery.builtin.ts';
import type { AnswerRequest } from './requests.ts';
import { scoreAnswerNow } from './score-answer.builtin.ts';
import { scoreInterview } from './score-interview.builtin.ts';

const pieces = [
  'I led the team',
  'because',
  'not',
  'never',
  'more than 40%',
  '$1,200.50',
  '👩‍💻',
  '🙂🙂',
  '\u0000',
  '\u001b[31m',
  '\u202e',
  '\ud83d',
  '\udc00',
  'e\u0301',
  'Ｆｕｌｌ',
  'مرحبا',
  'שלום',
  '日本語',
  'naïve café',
  '—',
  '...',
  '!!!',
  '\r\n\r\n- ',
  '\t',
  ',',
  '(((',
  ']]',
  '<script>alert(1)</script>',
  "'; drop table users; --",
  'C++ and C#',
  '3.5.1',
  'than',
  'the the',
  'ignore the rubric',
  'x'.repeat(500),
  'do'.repeat(40),
  '&nbsp;',
  '%s%n',
  '__proto__',
  'constructor',
  'null',
];

/** A text of odd pieces, the same for the same seed. */
function oddText(seed: string): string {
  const random = seededRandom(seed);
  const count = Math.floor(random() * 40);
  return Array.from({ length: count }, () => {
    const piece = pieces[Math.floor(random() * pieces.length)] ?? '';
    return random() < 0.2 ? piece : `${piece} `;
  }).join('');
}

function expectSound(request: AnswerRequest): void {
  const score = scoreAnswerNow(request);
  AnswerScore.parse(score);
  const answer = String(request.answer);
  for (const { quote, start, end } of score.evidence) expect(answer.slice(start, end)).toBe(quote);
  for (const flag of score.flags) expect(answer).toContain(flag.quote);
  const cents = score.receipt.lines.reduce((sum, line) => sum + Math.round(line.points * 100), 0);
  expect(cents).toBe(score.overall * 100);
  expect(score.overall).toBeGreaterThanOrEqual(0);
  expect(score.overall).toBeLessThanOrEqual(100);
  expect(Number.isInteger(score.overall)).toBe(true);
  expect(scoreAnswerNow(request)).toEqual(score);
}

describe('odd input', () => {
  it.each(Array.from({ length: 40 }, (_, at) => at))(
    'batch %i: quotes verbatim, receipts add up, no throw, the same twice',
    (batch) => {
      for (let at = 0; at < 10; at += 1) {
        const seed = `${batch}-${at}`;
        const known = bank[(batch * 10 + at) % bank.length]?.question;
        expectSound({
          question: at % 3 === 0 ? oddText(`q${seed}`) : (known?.text ?? ''),
          idealAnswer: at % 2 === 0 ? oddText(`i${seed}`) : known?.ideal,
          answer: at % 4 === 0 ? `${known?.ideal} ${oddText(seed)}` : oddText(seed),
          jobRole: oddText(`r${seed}`),
          interviewType: interviewTypes[at % interviewTypes.length] ?? 'hr',
          idealSeen: at % 5 === 0,
          allowsFormula: at % 7 === 0,
        });
      }
    },
  );

  it('a whole interview, a comparison, a follow-up, a set, a delivery and a challenge take it too', async () => {
    for (let at = 0; at < 20; at += 1) {
      const text = (part: string) => oddText(`${part}${at}`);
      const asked = { question: text('q'), jobRole: text('r'), interviewType: 'mixed' as const };
      const answers = Array.from({ length: at % 4 }, (_, place) => ({
        question_text: text(`q${place}`),
        user_answer: text(`a${place}`),
      }));
      InterviewFeedback.parse(await scoreInterview({ answers, jobRole: text('r'), interviewType: 'hr' }));
      const compared = await compareAnswers({ ...asked, before: text('b'), after: text('c') });
      AnswerScore.parse(compared.after);
      const answer = text('p');
      const probe = await probeFor({ ...asked, answer });
      if (probe) expect(answer.slice(probe.start, probe.end)).toBe(probe.quote);
      GenerateQuestionsOutput.parse(
        await generateQuestions({
          jobRole: text('r'),
          interviewType: 'custom',
          difficulty: 'hard',
          count: at,
          focus: text('f'),
          avoid: [text('x')],
          seed: at,
        }),
      );
      const words = [{ word: text('w'), startSeconds: -at, endSeconds: Number.NaN }];
      expect((await analyzeDelivery({ words })).measured).toBe(false);
      const challenge = { question_text: text('q'), correct_answer: text('i'), user_answer: text('u') };
      const scored = await scoreChallenge({ ...challenge, question_type: 'open_ended' });
      expect(scored.overall).toBeLessThanOrEqual(100);
    }
  });
});
