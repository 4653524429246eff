import { ReviewAnswerOutput, ReviewQueue } from '@greenroom/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type Person, type TestApp } from '../../../../apps/server/src/test-app.ts';

let backend: TestApp;
beforeAll(async () => {
  backend = await openTestApp();
});
afterAll(() => backend.close());

/** Saves a job with its ad, and gives the questions that the review then brings. */
async function likelyOf(person: Person, title: string, ad: string) {
  const jobId = crypto.randomUUID();
  const details = {
    ...{ title, company: '', format: null, place: '', people: '', resumeId: null },
    ...{ interviewDate: null, interviewTime: null, timeZone: 'UTC' },
  };
  const saved = await backend.call('save-job', { jobId, today: '2026-11-30', ad, details }, person.token);
  expect(saved.status).toBe(200);
  return { jobId, items: await queueOf(person) };
}

async function queueOf(person: Person) {
  const { data } = await person.client.rpc('review_queue').throwOnError();
  return ReviewQueue.parse(data).items;
}

const reviewed = async (person: Person, itemId: string | undefined, answer: string) =>
  ReviewAnswerOutput.parse(
    await (await backend.call('review-answer', { itemId, answer }, person.token)).json(),
  );

describe('a likely question of the next job', () => {
  it('at a line of the ad is worth little where its own words are said back', async () => {
    const person = await backend.signIn('trial');
    const ad = `Marketing Assistant

Responsibilities
- Coordinate logistics for events, trade shows, and other promotional activities.
- Maintain the calendar of campaigns.

Requirements
- One year of experience in an office.
`;
    const { items } = await likelyOf(person, 'Marketing Assistant', ad);
    const item = items.find(
      (one) => 'question_text' in one && /coordinate logistics/i.test(one.question_text ?? ''),
    );
    const answer =
      'I would coordinate the logistics for events very carefully, because logistics for events are important to me. Something could always go wrong with the logistics of events, so I would coordinate all of it well, and I would think about what could go wrong, and stay positive and flexible.';
    expect((await reviewed(person, item?.id, answer)).score.overall).toBeLessThan(40);
  });

  it('is scored alone at first and beside the last answer then', async () => {
    const person = await backend.signIn('trial');
    const ad = `Registered Nurse

Responsibilities
- Gives a clear bedside handoff at every shift change.
- Documents care in Epic in real time.

Requirements
- Two years of experience in acute care.
`;
    const { jobId, items } = await likelyOf(person, 'Registered Nurse', ad);
    expect(items.length).toBeGreaterThan(5);
    const item = items[1];
    expect(item).toMatchObject({ kind: 'likely', job_title: 'Registered Nurse', answer: null });
    const weak = 'I guess we just did our best and maybe it sort of worked.';
    expect(await reviewed(person, item?.id, weak)).toMatchObject({ before: null, change: null });
    const better = await reviewed(
      person,
      item?.id,
      'I called early, because her numbers fell. Two of three calls were in time.',
    );
    expect(better.change?.beforeEngine.kind).toBe('builtin');
    expect(better.change?.overall).toBe(better.score.overall - (better.before ?? 0));
    // The day after the interview its questions rest.
    const after = {
      ...{ jobId, cameUp: [], others: [], feeling: 'good', outcome: null, shares: false },
    };
    await backend.call('save-afterwards', after, person.token);
    expect(await queueOf(person)).toEqual([]);
  });
});
