import es from 'virtual:messages/es';
import {
  type AnswerScore,
  asIsCode,
  type InterviewFeedback,
  interviewTypes,
  type Said,
} from '@greenroom/domain';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { interviewFigures } from '../apps/web/src/features/interview/report/answer-points.ts';
import { reportFile } from '../apps/web/src/features/interview/report/pdf/report-file.ts';
import { answerReports } from '../apps/web/src/features/interview/report/report.ts';
import { readFeedback } from '../apps/web/src/features/interview/report/stored-feedback.ts';
import { plainText, runsOf } from '../apps/web/src/lib/coach-text.ts';
import { takeMessages } from '../apps/web/src/lib/messages.ts';
import { bank } from '../packages/coach/src/content/bank.ts';
import { attacks } from '../packages/coach/src/interview/golden/attacks.ts';
import { goldenCases } from '../packages/coach/src/interview/golden/bands.ts';
import { scoreInterview } from '../packages/coach/src/interview/score-interview.builtin.ts';

type Given = { question_text: string; user_answer: string };

const golden = goldenCases.flatMap(({ question, strong, middling, weak }): Given[] =>
  [strong, middling, weak].map((user_answer) => ({ question_text: question, user_answer })),
);
const authored = bank
  .map(({ question }) => question)
  .slice(0, 60)
  .map(
    ({ text, ideal }, at): Given => ({
      question_text: text,
      user_answer: at % 2 ? ideal : `${ideal.slice(0, 120)}.`,
    }),
  );
const [gamed] = goldenCases;
const odd: Given[] = [
  ...attacks.map(({ make }) => ({
    question_text: gamed?.question ?? '',
    user_answer: make(gamed?.question ?? '', gamed?.ideal ?? ''),
  })),
  { question_text: 'Tell me about yourself.', user_answer: '' },
  {
    question_text: 'Why this job?',
    user_answer: 'Trabajo desde hace años con niños y me gusta mucho lo que hago cada día en la escuela.',
  },
];

/** Interviews of one to eight questions. */
function interviewsOf(given: readonly Given[]): Given[][] {
  const interviews: Given[][] = [];
  for (let at = 0; at < given.length; at += interviews.at(-1)?.length ?? 0)
    interviews.push(given.slice(at, at + 1 + (interviews.length % 8)));
  return interviews;
}

let reports: InterviewFeedback[] = [];
beforeAll(async () => {
  reports = await Promise.all(
    interviewsOf([...golden, ...authored, ...odd]).map((answers, at) =>
      scoreInterview({
        answers,
        jobRole: 'nurse',
        interviewType: interviewTypes[at % interviewTypes.length] ?? 'hr',
      }),
    ),
  );
});
afterEach(() => takeMessages('en', 'en-US', {}));

const session = {
  ...{
    id: 's',
    user_id: 'u',
    job_role: 'Nurse',
    interview_type: 'hr',
    difficulty: 'easy',
    questions_count: 3,
  },
  ...{ started_at: '2026-11-29T10:00:00Z', created_at: '2026-11-29T10:00:00Z' },
  ...{ completed_at: '2026-11-29T10:09:00Z', status: 'completed', job_id: null },
} as unknown as Parameters<typeof reportFile>[0]['session'];

/** Every text of a report as its file prints it: the file and the page have the same functions. */
function textsOf(stored: unknown): string[] {
  const feedback = readFeedback(JSON.parse(JSON.stringify(stored)));
  const answers = answerReports([], feedback);
  const score = feedback.overallScore ?? 0;
  const figures = interviewFigures(score, answers, []);
  const file = reportFile({
    session,
    feedback,
    score,
    answers,
    answered: 3,
    retries: [],
    marks: [],
    figures,
  });
  // The words of an answer are the user's.
  return stringsIn({ ...file, questions: file.questions.map(({ answer: _, ...rest }) => rest) });
}

const stringsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(stringsIn) : [];
};

/** What stays in English on purpose: the interview's own words, what was written for one question, and the user's. */
function keptIn({ answers }: InterviewFeedback): string[] {
  const own = answers.flatMap(({ question_text, user_answer, ideal_answer, score }) => [
    ...[question_text, user_answer, ideal_answer],
    ...(score.points ?? []).flatMap(({ ask, praise }) => [ask, praise]),
    ...score.evidence.flatMap(({ quote, message, said }) => (said ? [quote] : [quote, message])),
  ]);
  return own.map((text) => text.replaceAll(/\s+/g, ' ').trim()).filter((text) => text.length > 9);
}

/** Words that every English sentence has and no Spanish one. */
const english =
  /\b(?:the|you|your|you're|of|with|what|how|did|is|was|were|and|for|this|that|it|its|in the|which|where|who|words?|question|answers?|recognized|count|try|say|said|overall|have|about|to)\b/i;

/** What of a text is left without the words that stay in English. */
function withoutKept(text: string, kept: readonly string[], runs: readonly string[]): string {
  const longestFirst = [...kept, ...runs].sort((one, other) => other.length - one.length);
  let rest = text.replaceAll(/\s+/g, ' ');
  for (const words of longestFirst) rest = rest.replaceAll(words, '');
  // Pronouns and words that an answer in English is made of are named in it.
  return rest.replaceAll(/“[^”]*”|\bfirst, then y finally\b/g, '');
}

const asIsIn = (said: Record<string, Said> | undefined) =>
  Object.values(said ?? {}).flatMap((parts) =>
    parts.flatMap(({ code, values }) => (code === asIsCode ? [String(values?.text)] : [])),
  );

const englishIn = (report: InterviewFeedback, stored: unknown = report) =>
  textsOf(stored).filter((text) => english.test(withoutKept(text, keptIn(report), asIsIn(report.said))));

/** Every text of a score that has a code, with it. */
const codedIn = ({ evidence, flags, receipt, dimensions }: AnswerScore): [string, Said | undefined][] => [
  ...[...evidence, ...flags].map(({ message, said }): [string, Said | undefined] => [message, said]),
  ...receipt.lines.flatMap(({ label, labelSaid, seen, seenSaid }): [string, Said | undefined][] => [
    [label, labelSaid],
    [seen, seenSaid],
  ]),
  ...Object.values(dimensions).flatMap(
    ({ levelText, levelSaid, lift, liftSaid }): [string, Said | undefined][] => [
      [levelText, levelSaid],
      [lift ?? '', liftSaid],
    ],
  ),
];

describe('a report of the built-in engine on a Spanish page', () => {
  it('has no English sentence of ours', () => {
    takeMessages('es', 'es-419', es);
    const found = reports.flatMap((report) => englishIn(report));
    expect([...new Set(found)].slice(0, 20)).toEqual([]);
  });

  it('shows the English of a report that was stored before there were codes', () => {
    takeMessages('es', 'es-419', es);
    const [report] = reports.filter(({ said }) => said);
    const { said: _, ...before } = report as InterviewFeedback;
    expect(englishIn(report as InterviewFeedback, before)).toContain(before.overall);
  });

  it('finds a sentence that was planted without a code', () => {
    takeMessages('es', 'es-419', es);
    const [report] = reports as [InterviewFeedback];
    const planted = 'Say it with more of your own words.';
    const lists = { ...report.detailed_feedback, weaknesses: [planted] };
    const analysis = { ...report.comprehensive_analysis, detailed_feedback: lists };
    expect(englishIn(report, { ...report, comprehensive_analysis: analysis })).toContain(planted);
  });
});

describe('in English the pages have the words of the coach', () => {
  it('for each code that a report holds', () => {
    // A language without a catalog shows the English of the sources, and names languages by itself.
    takeMessages('es', 'en-US', {});
    for (const { answers, said, receipt, verdict } of reports) {
      const lines = Object.entries(said ?? {}).filter(([line]) => line !== verdict);
      const session = receipt.lines.flatMap(({ label, labelSaid, seen, seenSaid }) => [
        [label, labelSaid] as const,
        [seen, seenSaid] as const,
      ]);
      for (const [text, parts] of [...answers.flatMap(({ score }) => codedIn(score)), ...lines, ...session])
        if (parts && !parts.some(({ code }) => code === 'not_english'))
          expect(plainText(runsOf(parts) ?? [])).toBe(text);
    }
  });
});
