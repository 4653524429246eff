import { expectNothingCovered } from './covered.ts';
import { expect, signInAsPremium, test } from './fixtures.ts';
import { answerField, clientOf, startThree } from './interview-steps.ts';
import { addInterview } from './job-steps.ts';
import { completeMarked } from './marked-interview.ts';
import { rehearse } from './rehearsed.ts';

test('nothing covers what can be read or pressed on the pages around an interview', async ({
  page,
  baseURL,
}) => {
  test.setTimeout(240_000);
  const { email } = await signInAsPremium(page, baseURL);
  const id = await completeMarked(baseURL, email);
  for (const path of [
    `/interview/${id}/results`,
    '/daily-challenge',
    '/cover-letter',
    '/jobs',
    '/jobs/new',
    '/stories',
    '/stories/new',
    '/settings',
    '/resume',
  ]) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    await expect(page.locator('.main .skeleton')).toHaveCount(0);
    await expectNothingCovered(page, path);
  }
  await page.goto('/resume');
  await page.getByRole('button', { name: 'Start from scratch' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Make it yours.' })).toBeVisible();
  await expectNothingCovered(page, 'resume editor');
  await addInterview(page, 5);
  await expectNothingCovered(page, 'job');
  await page.setViewportSize({ width: 1280, height: 600 });
  await page.goto('/games');
  await page.getByRole('button', { name: 'Start Game' }).click();
  await expect(page.getByRole('button', { name: 'Skip' })).toBeInViewport({ ratio: 1 });
});

test('nothing covers what can be read or pressed on the pages of progress, tools and account', async ({
  page,
  baseURL,
}) => {
  test.setTimeout(300_000);
  const { email } = await signInAsPremium(page, baseURL);
  await rehearse(baseURL, email, [
    { score: 55, jobRole: 'Barista', daysAgo: 3 },
    { score: 72, jobRole: 'Barista', daysAgo: 1 },
  ]);
  for (const path of [
    '/dashboard',
    '/interview/setup',
    '/progress',
    '/progress?tab=skills',
    '/job-analyzer',
    '/review',
    '/games',
    '/achievements',
    '/resources',
    '/profile',
    '/diagnostics',
  ]) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    await expect(page.locator('.main .skeleton')).toHaveCount(0);
    await expectNothingCovered(page, path);
  }
});

test('nothing covers what can be read or pressed in a running interview, a story and a telling', async ({
  page,
  baseURL,
}) => {
  await signInAsPremium(page, baseURL);
  await startThree(page);
  await answerField(page).fill('I checked the chart.');
  await expectNothingCovered(page, 'interview', ':is(main, header)');
  const client = await clientOf(page, baseURL);
  const story = { title: 'The sheet', actions: 'I made a sheet.' };
  const { data } = await client.from('stories').insert(story).select('id').single().throwOnError();
  for (const path of [`/stories/${data.id}`, `/stories/${data.id}/tell`]) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    await expectNothingCovered(page, path);
  }
});
