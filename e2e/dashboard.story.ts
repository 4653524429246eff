import type { Page } from '@playwright/test';
import { asOperator, expect, expectNoAxeFaults, signInAsNewcomer, test } from './fixtures.ts';
import { addRealInterview } from './real-interview.ts';
import { rehearse, userIdOf } from './rehearsed.ts';

const headline = (page: Page) => page.getByRole('heading', { level: 1 });

test('the numbers are those of what was rehearsed, and come in one request', async ({ page, baseURL }) => {
  const { email } = await signInAsNewcomer(page, baseURL);
  await rehearse(
    baseURL,
    email,
    [82, 71, 64, 60, 55, 52, 47].map((score, daysAgo) => ({ score, daysAgo, jobRole: `Nurse ${score}` })),
  );
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/rest/v1/')) asked.push(pathname.replace('/rest/v1/', ''));
  });
  await page.goto('/dashboard');
  const numbers = page.getByRole('region', { name: 'Your numbers' });
  // 431 over seven interviews is 61.57.
  await expect(numbers).toContainText('61.6');
  await expect(numbers.getByRole('img', { name: 'Average score: 62 out of 100' })).toBeVisible();
  for (const label of ['Total Sessions', 'Average Score', 'Current Streak', 'Total Points']) {
    await expect(numbers.getByText(label, { exact: true })).toBeVisible();
  }
  const rows = page.getByRole('table', { name: 'Recent Sessions' }).locator('tbody tr');
  await expect(rows).toHaveCount(5);
  await expect(rows.first()).toContainText('Nurse 82');
  await expect(rows.first()).toContainText('82, Very Good');
  const badges = page.getByRole('region', { name: 'Recent Achievements' });
  await expect(badges.getByRole('listitem')).toHaveCount(3);
  const pagesOwn = asked.filter((path) => !/trial_usage|subscription_status|profiles/.test(path));
  // The review beside them is one of its own, which other pages share and which opens offline.
  expect(pagesOwn.sort()).toEqual(['rpc/dashboard_summary', 'rpc/review_queue']);
  await expectNoAxeFaults(page);
  await rows
    .first()
    .getByRole('link', { name: /Read report/ })
    .click();
  await expect(page).toHaveURL(/\/results$/);
});

test("today's question is shown without its answer, and afterwards with the score", async ({
  page,
  baseURL,
}) => {
  const { email } = await signInAsNewcomer(page, baseURL);
  const operator = asOperator(baseURL);
  const today = new Date().toISOString().slice(0, 10);
  await operator.rpc('save_daily_challenge', {
    p_challenge: {
      challenge_date: today,
      question_text: 'Which answer would you trust?',
      question_type: 'open_ended',
      difficulty: 'easy',
    },
  });
  const { data } = await operator
    .from('daily_challenges')
    .select('id, question_text')
    .eq('challenge_date', today)
    .single();
  await page.goto('/dashboard');
  const card = page.getByRole('region', { name: "Today's Challenge" });
  await expect(card).toContainText(String(data?.question_text));
  await expect(card.getByRole('link', { name: 'Take the challenge' })).toHaveAttribute(
    'href',
    '/daily-challenge',
  );
  await operator.from('daily_challenge_attempts').insert({
    challenge_id: data?.id,
    user_id: await userIdOf(baseURL, email),
    user_answer: 'The second one',
    score: 70,
  });
  await page.reload();
  await expect(card).toContainText('You scored 70%');
});

test('a trial whose one challenge is used is offered no other', async ({ page, baseURL }) => {
  const { email } = await signInAsNewcomer(page, baseURL);
  await asOperator(baseURL)
    .from('trial_usage')
    .upsert(
      { user_id: await userIdOf(baseURL, email), feature_type: 'daily_challenge', usage_count: 1 },
      { onConflict: 'user_id,feature_type' },
    );
  await page.goto('/dashboard');
  const card = page.getByRole('region', { name: "Today's Challenge" });
  await expect(card).toContainText("You've used your free daily challenge.");
  await expect(card.getByRole('link', { name: 'Take the challenge' })).toHaveCount(0);
});

test('a dashboard that cannot be read says so and loads on a second try', async ({ page, baseURL }) => {
  await signInAsNewcomer(page, baseURL);
  await page.route('**/rpc/dashboard_summary', (route) =>
    route.fulfill({ status: 400, json: { code: 'XX000', message: 'no' } }),
  );
  await page.goto('/dashboard');
  await expect(page.locator('.now-sheet').getByRole('alert')).toContainText(
    "We couldn't load your dashboard.",
  );
  await expect(headline(page)).toContainText('Story');
  await page.unroute('**/rpc/dashboard_summary');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('region', { name: "Today's Challenge" })).toBeVisible();
});

test('a plan that cannot be read fails inside the sheet, and everything else stays', async ({
  page,
  baseURL,
}) => {
  const { email } = await signInAsNewcomer(page, baseURL);
  await rehearse(baseURL, email, [{ score: 71, daysAgo: 1, jobRole: 'Nurse' }]);
  await page.route('**/functions/v1/list-jobs', (route) => route.fulfill({ status: 400, json: {} }));
  await page.goto('/dashboard');
  await expect(page.locator('.now-sheet').getByRole('alert')).toContainText("We couldn't load your plan.");
  await expect(page.getByRole('link', { name: 'Start Practice Session' })).toBeVisible();
  await expect(page.getByRole('table', { name: 'Recent Sessions' })).toBeVisible();
  await page.unroute('**/functions/v1/list-jobs');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Your last practice session')).toBeVisible();
});

test('where the server cannot be reached the dashboard shows what is stored', async ({ page, baseURL }) => {
  await signInAsNewcomer(page, baseURL);
  await page.goto('/dashboard');
  await addRealInterview(page, baseURL, { inDays: 5 });
  await page.reload();
  await expect(headline(page)).toHaveText(/5 days left\.$/);
  for (const address of ['**/rpc/dashboard_summary', '**/functions/v1/list-jobs']) {
    await page.route(address, (route) => route.abort('connectionrefused'));
  }
  await page.reload();
  await expect(headline(page)).toHaveText(/5 days left\.$/);
  await expect(page.getByRole('region', { name: "Today's Challenge" })).toBeVisible();
});

test('without a network a page that was not read yet waits for it', async ({ page, baseURL, context }) => {
  await signInAsNewcomer(page, baseURL);
  let lose = () => {};
  const lost = new Promise<void>((resolve) => {
    lose = resolve;
  });
  await page.route('**/rpc/dashboard_summary', async (route) => {
    await lost;
    await route.abort();
  });
  await page.goto('/dashboard');
  await expect(page.locator('.now-skeleton')).toBeVisible();
  // The live channels are open before the network goes: a browser logs every socket that it cannot open.
  await page.waitForTimeout(1_500);
  await context.setOffline(true);
  lose();
  await expect(page.getByText("You're offline.")).toBeVisible();
  await expect(page.getByText('This page needs a connection.')).toBeVisible();
  await page.unroute('**/rpc/dashboard_summary');
  await context.setOffline(false);
  await expect(page.getByRole('region', { name: "Today's Challenge" })).toBeVisible();
});
