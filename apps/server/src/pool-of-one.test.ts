import { contracts, type FunctionName } from '@greenroom/domain';
import { type Database, openPostgres } from '@greenroom/gateway';
import { interview } from '@greenroom/testing/journey';
import { prepareDatabase } from '@greenroom/testing/test-database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  hasPostgres,
  type PostgresServer,
  startPostgres,
} from '../../../packages/gateway/src/conformance/postgres-server.ts';
import { openTestApp, type Person, type TestApp } from './test-app.ts';

const longMs = 120_000;
const origin = 'http://localhost:3000';
const home = `${origin}/dashboard`;
const resume = `Maya Okafor
maya.okafor@example.com

Experience
Product Analyst, Fjord Labs, March 2021 - Present
- Wrote the SQL behind 14 weekly reports and cut their run time by 40%

Skills
SQL, Python
`;
const jobAd =
  'Product Analyst\n\nRequirements\n- You must have strong SQL.\n- Experience with Python is a plus.\n';
const answer =
  'I measured the run time first, compared two options with the team and chose the simpler one, which cut it by 40%.';

/** What a call needs that exists already. */
interface Made {
  jobId: string;
  storyId: string;
  sessionId: string;
  questionText: string;
  challenge: string;
  documentId: string;
  deletionToken: string;
  reviewId: string;
}

/** A body for each server function, in the order of the calls. One that is missing does not compile. */
const bodies: { readonly [N in FunctionName]: (made: Made) => object } = {
  'initialize-user-data': () => ({}),
  'check-subscription-status': () => ({ feature_type: 'interview_questions' }),
  'try-answer': () => ({ answer }),
  'try-question': () => ({ question: 'Why us?' }),
  'send-contact-email': () => ({ name: 'Ada', email: 'ada@example.com', message: 'Hello' }),
  'analyze-job-description': () => ({ jobDescription: `Product Analyst\n\nRequirements\n- Strong SQL.\n` }),
  'generate-cover-letter': () => ({
    name: 'Ada Moss',
    qualifications: 'BSc Statistics',
    jobRole: 'Analyst',
    experience: 'Three years of weekly reports',
    companyName: 'Fjord',
    skills: 'SQL',
  }),
  'read-ad-file': () => ({ path: 'nobody/1_resume.pdf' }),
  'read-job-ad': () => ({ ad: jobAd }),
  'save-job': ({ jobId }) => ({
    ...{ jobId, today: '2026-11-30', ad: jobAd },
    details: {
      ...{ title: 'Analyst', company: '', format: null, place: '', people: '', resumeId: null },
      ...{ interviewDate: '2026-12-03', interviewTime: null, timeZone: 'UTC' },
    },
  }),
  'open-job': ({ jobId }) => ({ jobId, today: '2026-11-30' }),
  'list-jobs': () => ({ today: '2026-11-30' }),
  'save-afterwards': ({ jobId }) => ({
    ...{ jobId, cameUp: [], others: ['Why us?'], feeling: 'good', outcome: null, shares: false },
  }),
  'letter-facts': () => ({
    ...{ jobRole: 'Analyst', jobDescription: 'Duties:\n- Build reports' },
    history: [
      { kind: 'work', name: 'Fjord Labs', title: 'Analyst', isCurrent: true, lines: ['Built 9 reports'] },
    ],
  }),
  'strengthen-lines': () => ({ lines: [{ line: 'Responsible for reports', reply: 'I cut them by half.' }] }),
  'read-story': () => ({ text: answer, source: 'answer' }),
  'fit-stories': () => ({ asks: [{ question: 'Tell me about a conflict.' }] }),
  'tell-story': ({ storyId }) => ({ storyId, tellingId: crypto.randomUUID(), text: answer, seconds: 80 }),
  'review-answer': ({ reviewId }) => ({ itemId: reviewId, answer: 'I asked first and then decided.' }),
  'save-reviews': ({ reviewId }) => ({
    ratings: [{ id: crypto.randomUUID(), itemId: reviewId, rating: 'good', ratedAt: '2026-11-30T10:00:00Z' }],
  }),
  'analyze-resume': ({ documentId }) => ({ documentId, content: resume }),
  'improve-resume': ({ documentId }) => ({ documentId, content: resume, jobRole: 'Analyst. Strong SQL.' }),
  'generate-interview-questions': () => ({
    jobRole: 'Analyst',
    interviewType: 'hr',
    difficulty: 'medium',
    count: 3,
  }),
  'comprehensive-interview-scoring': ({ sessionId }) => ({
    sessionId,
    answers: [],
    jobRole: 'Analyst',
    interviewType: 'technical',
  }),
  'score-interview-again': ({ sessionId }) => ({ sessionId }),
  'ask-follow-up': ({ sessionId, questionText }) => ({ sessionId, questionText, answer }),
  'practice-feedback': ({ sessionId, questionText }) => ({ sessionId, questionText, answer }),
  'improve-interview-answer': ({ sessionId, questionText }) => ({ sessionId, questionText }),
  'score-answer-ahead': ({ sessionId, questionText }) => ({ sessionId, questionText }),
  // Refused: no model is set up that writes recordings down.
  'transcribe-answer': () => ({ audio: 'T2dnUw==', language: 'en' }),
  'mark-interview-answer': ({ sessionId, questionText }) => ({
    sessionId,
    questionText,
    pointId: 'result',
    kind: 'left_out',
  }),
  'retry-interview-answer': ({ sessionId, questionText }) => ({ sessionId, questionText, answer }),
  'generate-daily-challenge': () => ({}),
  'score-interview': ({ challenge }) => ({
    answers: [answer],
    questions: [challenge],
    isDailyChallenge: true,
  }),
  'create-dodo-subscription': () => ({ successUrl: home, cancelUrl: home }),
  'create-dodo-portal-link': () => ({ returnUrl: home }),
  'cancel-dodo-subscription': () => ({}),
  'download-my-data': () => ({}),
  'request-account-deletion': () => ({}),
  'confirm-account-deletion': ({ deletionToken }) => ({ token: deletionToken }),
};

describe.skipIf(!hasPostgres())('the product on PostgreSQL with a pool of one', () => {
  let server: PostgresServer;
  let database: Database;
  let backend: TestApp;
  let ada: Person;
  let made: Made;

  const faults = () => backend.logged.filter(({ level }) => level === 'error');
  const get = (path: string) => backend.app.fetch(new Request(`${origin}${path}`));

  /** An interview, a document and what of them the calls name. */
  async function makeThings(): Promise<Made> {
    await interview(ada.client, () => answer);
    const session = await ada.client.from('interview_sessions').select('id').single();
    const sessionId = session.data?.id ?? '';
    const answers = await ada.client
      .from('interview_answers')
      .select('question_text')
      .eq('session_id', sessionId);
    const document = await ada.client
      .from('user_documents')
      .insert({ user_id: ada.id, name: 'maya.txt', type: 'resume', content: resume })
      .select('id')
      .single();
    const story = await ada.client
      .from('stories')
      .insert({ user_id: ada.id, title: 'The run time', actions: answer })
      .select('id')
      .single();
    const questionText = answers.data?.[0]?.question_text ?? '';
    const documentId = document.data?.id ?? '';
    return {
      sessionId,
      questionText,
      documentId,
      jobId: crypto.randomUUID(),
      storyId: story.data?.id ?? '',
      challenge: 'Why this job?',
      deletionToken: '',
      reviewId: '',
    };
  }

  beforeAll(async () => {
    server = await startPostgres();
    database = await openPostgres(server.url, 1);
    await prepareDatabase(database);
    backend = await openTestApp({ database });
    ada = await backend.signIn('premium');
    made = await makeThings();
  }, longMs);
  afterAll(async () => {
    await backend?.close();
    await server?.stop();
  }, longMs);

  /** The token of the link that confirms the deletion. */
  async function deletionToken(): Promise<string> {
    const { rows } = await database.asOwner((tx) =>
      tx.query<{ text: string }>(
        `select text from private.mail_outbox where to_address = $1 order by position desc limit 1`,
        [ada.email],
      ),
    );
    return /#token=([\w-]+)/.exec(rows[0]?.text ?? '')?.[1] ?? '';
  }

  /** A likely question of the job that was saved before. */
  async function reviewId(): Promise<string> {
    const found = await ada.client.from('review_items').select('id').eq('kind', 'likely').limit(1).single();
    return found.data?.id ?? '';
  }

  it('names every server function', () => {
    expect(Object.keys(bodies).sort()).toEqual(Object.keys(contracts).sort());
  });

  it.each(Object.keys(bodies) as FunctionName[])(
    'answers %s',
    async (name) => {
      if (name === 'confirm-account-deletion') made.deletionToken = await deletionToken();
      if (name === 'review-answer') made.reviewId = await reviewId();
      const person = name === 'create-dodo-subscription' ? await backend.signIn() : ada;
      const response = await backend.call(name, bodies[name](made), person.token);
      // Some have nothing to do for her, and say so.
      expect([200, 403, 404, 409], await response.text()).toContain(response.status);
      expect(faults()).toEqual([]);
    },
    longMs,
  );

  it.each(['/health/live', '/health/ready', '/config.json', '/_mail', '/unsubscribe?token=x', '/'])(
    'answers GET %s as it is answered with a larger pool',
    async (path) => {
      const response = await get(path);
      // Without its key the mail page is closed.
      expect([200, 400, 404, path === '/' ? 503 : 200, path === '/_mail' ? 403 : 200]).toContain(
        response.status,
      );
      expect(faults()).toEqual([]);
    },
  );

  it(
    'answers 24 parallel recoveries and sign-ups, and other reads meanwhile',
    async () => {
      const people = await Promise.all(Array.from({ length: 6 }, () => backend.signIn()));
      const visitor = backend.visitor();
      const startedAt = performance.now();
      const recoveries = Array.from({ length: 24 }, (_, turn) =>
        visitor.auth.resetPasswordForEmail(people[turn % people.length]?.email ?? ''),
      );
      const read = people[0]?.client.from('badges').select('id').limit(1);
      const ready = await get('/health/ready');
      expect((await read)?.error).toBeNull();
      expect(ready.status).toBe(200);
      expect((await Promise.all(recoveries)).map(({ error }) => error)).toEqual(Array(24).fill(null));
      expect(performance.now() - startedAt).toBeLessThan(5_000);
      const signUps = people.map((_, turn) =>
        visitor.auth.signUp({ email: `new-${turn}@example.com`, password: 'Rehearse-24!room' }),
      );
      expect((await Promise.all(signUps)).map(({ error }) => error)).toEqual(Array(6).fill(null));
      expect(faults()).toEqual([]);
    },
    longMs,
  );

  it('reconciles payments, sends notifications and prepares challenges', async () => {
    await backend.app.reconcilePayments();
    await backend.app.sendNotifications();
    await backend.app.prepareChallenges();
    expect(faults()).toEqual([]);
  });
});
