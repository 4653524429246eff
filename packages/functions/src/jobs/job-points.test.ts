import type { JobWorkspace } from '@greenroom/domain';
import { type LoopbackModel, startLoopbackModel } from '@greenroom/testing/loopback-model';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fair, hostWithModel } from '../../../../apps/server/src/model-fixture.ts';
import { openTestApp, type Person, type TestApp } from '../../../../apps/server/src/test-app.ts';
import { callsOf } from './jobs-fixture.ts';

const questionText = 'Telemetry shows a new rhythm in the middle of a shift. What do you do first, and why?';
const points = [
  {
    label: 'looks at patient',
    says: 'I look at the patient before I look at the strip again.',
    ask: 'Who or what do you look at first?',
    praise: 'You look at the patient first.',
  },
  {
    label: 'calls for help',
    says: 'I call the doctor early and say which rhythm I see and since when.',
    ask: 'When do you call the doctor, and what do you say?',
    praise: 'You call early and name the rhythm.',
  },
];
const likely = {
  number: 1,
  question_text: questionText,
  ideal_answer:
    'I go to the bed and look at the patient before I look at the strip again: color, breath, does he answer me. I check the leads, because a loose one looks like trouble. If the rhythm is real I take the pressure, get the cart closer and call the doctor, and I say which rhythm I see and since when. Then I stay in the room and write down the times, so the day shift sees what happened and when.',
  kind: 'situational',
  competency: 'telemetry',
  level: 2,
  hint: 'Start at the bed.',
  phase: 'trouble',
  points,
};

let loopback: LoopbackModel;
let backend: TestApp;
let nora: Person;
beforeAll(async () => {
  loopback = await startLoopbackModel(({ instructions }) => {
    if (instructions.includes('You are an interviewer for the job in ROLE')) return { questions: [likely] };
    return instructions.includes('You judge one answer') ? fair : 'nothing of use';
  });
  backend = await openTestApp(hostWithModel(loopback.url));
  nora = await backend.signIn('premium');
});
afterAll(async () => {
  await backend.close();
  await loopback.close();
});

it('a likely question brings the key points that were written with it into its interview', async () => {
  const calls = callsOf(backend, nora);
  const jobId = await calls.add();
  const { questions } = (await calls.open(jobId)) as JobWorkspace;
  const asked = questions.find(({ question }) => question === questionText);
  loopback.asked.length = 0;
  const { sessionId } = await calls.practice(jobId, [asked?.id ?? '']);
  const { data: set } = await nora.client
    .from('interview_questions')
    .select('question_text, points')
    .eq('session_id', sessionId)
    .throwOnError();
  expect(set).toEqual([
    { question_text: questionText, points: points.map((point) => ({ ...point, says: [point.says] })) },
  ]);
  const [judged] = loopback.asked.filter(({ instructions }) => instructions.includes('You judge one answer'));
  expect(judged?.prompt).toContain('calls-for-help: When do you call the doctor, and what do you say?');
});
