import { expect } from 'vitest';
import type { Person } from './test-app.ts';

/** In every text that the person writes. */
export const marker = 'Quillfeather';
export const works = <T>({ data, error }: { data: T; error: unknown }): NonNullable<T> => {
  expect(error).toBeNull();
  return data as NonNullable<T>;
};

/** A real interview with everything that hangs on it. */
export async function job({ client, id }: Person): Promise<void> {
  const jobId = crypto.randomUUID();
  const details = {
    ...{ title: `${marker} nurse`, company: `${marker} Ltd`, format: 'phone', place: marker, people: marker },
    ...{ interviewDate: null, interviewTime: null, timeZone: 'UTC', resumeId: null },
  };
  const ad = `Requirements\n- Experience with ${marker} is required.\n- You must have strong SQL.\n- Python is a plus.\nApply now.\n`;
  const body = { jobId, today: '2026-11-30', ad, details };
  works(await client.functions.invoke('save-job', { body }));
  const after = { cameUp: [], others: [`Why ${marker}?`], feeling: 'good', outcome: 'offer', shares: false };
  works(await client.functions.invoke('save-afterwards', { body: { jobId, ...after } }));
  works(
    await client
      .from('job_asks')
      .insert({ job_id: jobId, user_id: id, text: `Ask ${marker}` })
      .select('id'),
  );
  const letter = { user_id: id, job_id: jobId, form: { name: marker }, text: `Dear ${marker},` };
  works(await client.from('letters').insert(letter).select('id'));
  const resume = {
    id: crypto.randomUUID(),
    user_id: id,
    title: marker,
    content: { basics: { name: marker } },
  };
  works(await client.from('resumes').insert(resume).select('id'));
  works(await client.from('resumes').update({ content: {} }).eq('id', resume.id).select('id'));
}

/** A word that was missed in the game, and a likely question answered in a review. */
export async function reviews({ client }: Person): Promise<void> {
  works(await client.rpc('note_missed_terms', { p_words: ['SALARY'] }));
  const item = works(await client.from('review_items').select('id').eq('kind', 'likely').limit(1).single());
  const answer = { itemId: item.id, answer: `I was with ${marker} and I asked.` };
  works(await client.functions.invoke('review-answer', { body: answer }));
  const rating = {
    id: crypto.randomUUID(),
    itemId: item.id,
    rating: 'good',
    ratedAt: new Date().toISOString(),
  };
  works(await client.functions.invoke('save-reviews', { body: { ratings: [rating] } }));
}

/** A story and one telling of it. */
export async function stories({ client, id }: Person): Promise<void> {
  const row = { user_id: id, title: marker, actions: `I led ${marker}.`, source_text: marker };
  const story = works(await client.from('stories').insert(row).select('id').single());
  const telling = {
    storyId: story.id,
    tellingId: crypto.randomUUID(),
    text: `I led ${marker}.`,
    seconds: 80,
  };
  works(await client.functions.invoke('tell-story', { body: telling }));
}

/** A day of small practice, a profile, a message and a forgotten password. */
export async function habits({ client, id, email }: Person): Promise<void> {
  const today = new Date().toISOString().slice(0, 10);
  works(await client.functions.invoke('generate-daily-challenge', { body: { requestSource: 'frontend' } }));
  const challenge = works(
    await client.from('daily_challenges').select('id, options').eq('challenge_date', today).single(),
  );
  const options = challenge.options as string[] | null;
  const attempt = {
    challenge_id: String(challenge.id),
    user_id: id,
    user_answer: options?.[0] ?? marker,
    score: 0,
  };
  works(await client.from('daily_challenge_attempts').insert(attempt).select('id'));
  const game = { user_id: id, word: 'RESUME', score: 20, time_taken: 41, difficulty: 'easy' };
  works(await client.from('word_games').insert(game).select('id'));
  works(await client.rpc('update_user_streak', { user_id: id, activity_date: today } as never));
  const profile = { user_id: id, full_name: marker, target_companies: [`${marker} Ltd`] };
  works(await client.from('profiles').upsert(profile).select('user_id'));
  const message = { name: marker, email, message: 'Hello' };
  works(await client.functions.invoke('send-contact-email', { body: message }));
  await client.auth.resetPasswordForEmail(email);
}

/** An authenticator app that waits for its first code. */
export async function authenticator({ client }: Person): Promise<void> {
  works(await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: marker }));
}
