import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type Person, type TestApp } from '../../../../apps/server/src/test-app.ts';

let backend: TestApp;
let trial: Person;
let premium: Person;
beforeAll(async () => {
  backend = await openTestApp();
  trial = await backend.signIn('trial');
  premium = await backend.signIn('premium');
});
afterAll(() => backend.close());

const invoke = (person: Person, name: string, body: object) => person.client.functions.invoke(name, { body });

describe('check-subscription-status', () => {
  it.each([
    ['interview_questions', 2],
    ['daily_challenge', 1],
    ['word_game', 1],
  ])('tells a trial user what is left of %s', async (feature_type, usageLimit) => {
    const { data, error } = await invoke(trial, 'check-subscription-status', { feature_type });
    expect(error).toBeNull();
    expect(data).toEqual({
      hasAccess: true,
      subscriptionStatus: 'trial',
      isTrialUser: true,
      usageCount: 0,
      usageLimit,
    });
  });

  it('tells a premium user that everything is open', async () => {
    const { data } = await invoke(premium, 'check-subscription-status', { feature_type: 'word_game' });
    expect(data).toMatchObject({ hasAccess: true, subscriptionStatus: 'active', isTrialUser: false });
  });

  it('says when the trial is used up, to that user alone', async () => {
    const used = await backend.signIn();
    for (let index = 0; index < 2; index++) {
      const { error } = await used.client
        .from('interview_sessions')
        .insert({ user_id: used.id, job_role: 'Nurse', interview_type: 'mixed', difficulty: 'easy' });
      expect(error).toBeNull();
    }
    const own = await invoke(used, 'check-subscription-status', { feature_type: 'interview_questions' });
    expect(own.data).toMatchObject({ hasAccess: false, usageCount: 2 });
    const other = await invoke(trial, 'check-subscription-status', { feature_type: 'interview_questions' });
    expect(other.data).toMatchObject({ hasAccess: true, usageCount: 0 });
  });

  it('refuses a feature that is not one, and visitors', async () => {
    const name = 'check-subscription-status';
    expect((await backend.call(name, { feature_type: 'chess' }, trial.token)).status).toBe(400);
    expect((await backend.call(name, { feature_type: 'word_game' })).status).toBe(401);
  });
});

describe('initialize-user-data', () => {
  it('may be called any number of times, with and without a body, and changes nothing that is there', async () => {
    const rows = () =>
      Promise.all([
        trial.client.from('trial_usage').select('feature_type, usage_count').order('feature_type'),
        trial.client.from('subscription_status').select('status'),
        trial.client.from('profiles').select('email'),
      ]).then((results) => results.map(({ data }) => data));
    const before = await rows();
    for (const body of [{}, { user_id: premium.id, plan: 'active' }]) {
      const { data, error } = await invoke(trial, 'initialize-user-data', body);
      expect(error).toBeNull();
      expect(data).toEqual({ success: true });
    }
    expect((await backend.call('initialize-user-data', '', trial.token)).status).toBe(200);
    expect(await rows()).toEqual(before);
    expect(before[0]).toHaveLength(3);
  });

  it('brings back what is missing of the caller, and nothing of anybody else', async () => {
    await backend.database.asOwner(async (tx) => {
      await tx.query('delete from public.trial_usage where user_id = any($1)', [[trial.id, premium.id]]);
    });
    await invoke(trial, 'initialize-user-data', { user_id: premium.id });
    const { data } = await trial.client.from('trial_usage').select('user_id');
    expect(data?.map((row) => row.user_id)).toEqual([trial.id, trial.id, trial.id]);
    expect((await premium.client.from('trial_usage').select('user_id')).data).toEqual([]);
  });

  it('refuses a body that is not an object, and visitors', async () => {
    expect((await backend.call('initialize-user-data', '"x"', trial.token)).status).toBe(400);
    expect((await backend.call('initialize-user-data', {})).status).toBe(401);
  });
});
