import type { Page } from '@playwright/test';
import { asOperator, expect, signInAsNewcomer, signInAsPremium, test } from './fixtures.ts';
import {
  answerField,
  answers,
  clientOf,
  completeButton,
  expectOneAward,
  idOf,
  secondBrowser,
  startThree,
  startTrial,
} from './interview-steps.ts';

test('a pause is the same in another browser, and its time is counted once it ends', async ({
  page,
  baseURL,
  browser,
}) => {
  await signInAsNewcomer(page, baseURL);
  await startTrial(page);
  await page.getByRole('button', { name: 'Pause' }).click();
  await expect(page.getByText('Paused. Take a breath.')).toBeVisible();
  const id = idOf(page);
  await expect.poll(() => snapshotOf(page, id)).toMatchObject({ onServer: true });
  const rewind = asOperator(baseURL).from('interview_sessions');
  const at = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
  await rewind.update({ started_at: at(-70), expires_at: at(23 * 60) }).eq('id', id);

  const other = await secondBrowser(page, browser, baseURL);
  await other.page.goto('/interview/setup');
  await other.page.getByRole('link', { name: 'Continue it here' }).click();
  await expect(other.page.getByText('Question 1 of 2')).toBeVisible();
  await expect(other.page.getByRole('timer')).toContainText(/(20:00|19:5\d)/);
  const client = await clientOf(page, baseURL);
  await expect
    .poll(async () => (await client.from('interview_sessions').select('paused_seconds').single()).data)
    .toMatchObject({ paused_seconds: expect.any(Number) });
  const { data } = await client.from('interview_sessions').select('paused_seconds, status').single();
  expect(data?.status).toBe('in_progress');
  expect(Math.abs(data?.paused_seconds - 3600)).toBeLessThan(30);

  await page.goto('/interview/setup');
  await page.goto(`/interview/${id}`);
  await expect(page.getByRole('timer')).toContainText(/19:\d\d/);
  await other.context.close();
});

test('a pause that has expired is cleared away, and an open one says so', async ({ page, baseURL }) => {
  await signInAsPremium(page, baseURL);
  await startThree(page);
  await answerField(page).fill('Half an answer');
  await page.getByRole('button', { name: 'Pause' }).click();
  await expect(page.getByText('Interview Paused')).toBeVisible();
  const id = idOf(page);
  await expect
    .poll(() => snapshotOf(page, id))
    .toMatchObject({ onServer: true, currentAnswer: 'Half an answer' });
  const expire = () =>
    asOperator(baseURL)
      .from('interview_sessions')
      .update({ expires_at: new Date(Date.now() - 1_000).toISOString() })
      .eq('id', id);
  await expire();
  await page.getByRole('button', { name: 'Continue Interview' }).click();
  await expect(page.getByText('This interview has expired.')).toBeVisible();
  await page.goto('/interview/setup');
  await expect(page.getByRole('button', { name: 'Start Interview' })).toBeVisible();
  await expect
    .poll(async () => (await (await clientOf(page, baseURL)).from('interview_sessions').select('id')).data)
    .toEqual([]);
  await expect(page.getByRole('link', { name: 'Continue Interview' })).toHaveCount(0);
  await expect.poll(() => snapshotOf(page, id)).toBeNull();
});

const snapshotOf = (page: Page, id: string) =>
  page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? 'null'), `greenroom.interview.${id}`);

test('edited snapshots and drafts do no harm', async ({ page, baseURL }) => {
  await signInAsNewcomer(page, baseURL);
  await startTrial(page);
  await answerField(page).fill('Kept');
  await page.getByRole('button', { name: 'Pause' }).click();
  const id = idOf(page);
  await expect.poll(() => snapshotOf(page, id)).toMatchObject({ onServer: true });
  const edit = (change: object) =>
    page.evaluate(
      ([key, part]) => {
        const record = JSON.parse(localStorage.getItem(String(key)) ?? '{}');
        localStorage.setItem(String(key), JSON.stringify({ ...record, ...(part as object) }));
      },
      [`greenroom.interview.${id}`, change] as const,
    );
  await edit({ timeLeft: 999_999, currentQuestionIndex: 77, answers: ['x', 'y', 'z'] });
  await page.goto('/interview/setup');
  await page.goto(`/interview/${id}`);
  await expect(page.getByText(/You have (30:00|29:\d\d) left/)).toBeVisible();
  await edit({ timeLeft: -5 });
  await page.goto('/interview/setup');
  await expect(page.getByRole('link', { name: 'Continue Interview' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Continue it here' }).click();
  await expect(answerField(page)).toHaveValue('Kept');
  await page.evaluate(
    (key) => localStorage.setItem(key, '{"version":1,"index":"nonsense"}'),
    `greenroom.interview-draft.${id}`,
  );
  await page.goto('/dashboard');
  await page.goto(`/interview/${id}`);
  await expect(page.getByText('Question 1 of 2')).toBeVisible();
});

test('the time ends an interview by itself, also in a tab that slept', async ({ page, baseURL }) => {
  await page.clock.install();
  await signInAsNewcomer(page, baseURL);
  await startTrial(page);
  await answerField(page).fill(answers[0] ?? '');
  await page.clock.fastForward('29:30');
  await expect(page.getByRole('timer')).toContainText(/0:\d\d/);
  await page.clock.fastForward('05:00');
  await expect(page).toHaveURL(/\/results$/);
  await expectOneAward(page, baseURL, 2);
});

test('the time ends without an answer: the interview stays, with the specified message', async ({
  page,
  baseURL,
}) => {
  await page.clock.install();
  await signInAsNewcomer(page, baseURL);
  await startTrial(page);
  await page.clock.fastForward('31:00');
  await expect(page.getByText('No answers to evaluate. Please provide at least one answer.')).toBeVisible();
  await answerField(page).fill(answers[0] ?? '');
  await completeButton(page).click();
  await expect(page).toHaveURL(/\/results$/);
});
