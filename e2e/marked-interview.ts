import { asOperator } from './fixtures.ts';
import { userIdOf } from './rehearsed.ts';

/** An answer as the engine scores one by points: two of them were not found. */
export const marked = {
  question: 'Tell me about something you made that your team still uses.',
  answer:
    'On my ward handover was a mess. I asked three colleagues what they missed most. So I made a one-page sheet and we tried it for two weeks. Handover went from 40 minutes to 25.',
  said: {
    ask: 'How did you find out what your colleagues missed?',
    words: 'I asked three colleagues what they missed most',
  },
  leftOut: { ask: 'Who keeps the sheet up to date?' },
  unrelated: 'for two weeks',
  flag: { words: 'we tried it for two weeks', reason: 'Paper notes about patients can be read by anybody.' },
};

const none = { quote: '', start: 0, end: 0 };
const engine = { kind: 'builtin', name: 'Greenroom built-in', version: '2.0' };
const dimensions = [
  'technical_accuracy',
  'problem_solving',
  'communication_clarity',
  'relevant_experience',
  'cultural_fit',
];
const inEach = <T>(value: T) => Object.fromEntries(dimensions.map((name) => [name, value]));
const receipt = {
  rubricVersion: '2.0',
  lines: [{ id: 'all', label: 'Technical Accuracy', seen: '2 things', weight: 100, points: 72 }],
  total: 72,
};

function scoreOf() {
  const praised = 'Handover went from 40 minutes to 25';
  const start = marked.answer.indexOf(praised);
  const seen = { quote: praised, start, end: start + praised.length };
  const open = [
    { id: 'readers', zone: 'ask', ask: marked.said.ask, praise: '', ...none, worth: 4 },
    { id: 'upkeep', zone: 'ask', ask: marked.leftOut.ask, praise: '', ...none, worth: 5 },
  ];
  const remark = { criterion: 'technical_accuracy' };
  return {
    overall: 72,
    dimensions: inEach({ score: 72, level: 4, levelText: 'Clear.', lift: null }),
    evidence: [
      { ...remark, kind: 'strength', message: 'Before and after, in numbers.', pointId: 'numbers', ...seen },
      ...open.map(({ id, ask }) => ({ ...remark, kind: 'question', message: ask, pointId: id, ...none })),
    ],
    receipt,
    flags: [],
    star: { situation: true, task: true, action: true, result: true },
    covered: ['Before and after, in numbers.'],
    missed: open.map(({ ask }) => ask),
    points: open,
    words: 34,
    scored: true,
    engine,
    confidence: 'high',
  };
}

/** The same score held at 35 by a red flag. */
function flaggedScore() {
  const score = scoreOf();
  const { words, reason } = marked.flag;
  const start = marked.answer.indexOf(words);
  const remark = { criterion: 'technical_accuracy', kind: 'gap', message: reason };
  const cap = { id: 'cap.red_flag', label: 'Capped at 35', seen: reason, weight: 0, points: -37 };
  return {
    ...score,
    overall: 35,
    evidence: [...score.evidence, { ...remark, quote: words, start, end: start + words.length }],
    flags: [{ id: 'red_flag', message: reason, cap: 35, quote: words }],
    receipt: { ...receipt, lines: [...receipt.lines, cap], total: 35 },
  };
}

/** Completes an interview whose first answer has two open questions, or none, and a red flag where told so; answers its id. */
export async function completeMarked(
  baseURL: string | undefined,
  email: string,
  { flagged = false, answer = marked.answer, asked = true } = {},
): Promise<string> {
  const score = flagged ? flaggedScore() : scoreOf();
  if (!asked) score.points = [];
  const client = asOperator(baseURL);
  const user_id = await userIdOf(baseURL, email);
  const id = crypto.randomUUID();
  const row = { id, user_id, job_role: 'Registered nurse', interview_type: 'mixed', questions_count: 2 };
  await client.from('interview_sessions').insert(row).throwOnError();
  const lists = { strengths: [], weaknesses: [], improvements: [], specific_recommendations: [] };
  const p_feedback = {
    overallScore: score.overall,
    ...inEach(72),
    ...lists,
    overall: 'One answer.',
    verdict: 'You end on the number.',
    next_action: { title: 'Say it again.', text: 'Once more.', answerIndex: 0 },
    detailed_feedback: lists,
    receipt,
    engine,
    confidence: 'high',
    answers: [
      {
        question_text: marked.question,
        user_answer: answer,
        ideal_answer: 'We made a sheet.',
        score,
      },
    ],
  };
  const completed = { p_session_id: id, p_feedback, p_activity_date: null };
  await client.rpc('complete_interview', completed).throwOnError();
  return id;
}
