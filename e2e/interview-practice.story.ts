import type { Page } from '@playwright/test';
import { expect, expectNoAxeFaults, signInAsNewcomer, signInAsPremium, test } from './fixtures.ts';
import {
  answerField,
  answers,
  clientOf,
  completeButton,
  nextButton,
  startThree,
  startTrial,
} from './interview-steps.ts';

test('practice asks a follow-up, takes its answer, and shows a strong one after that', async ({
  page,
  baseURL,
}) => {
  await signInAsPremium(page, baseURL);
  await startThree(page, { practice: true });
  await page.getByText('Show a hint').click();
  await answerField(page).fill(await partOfIdeal(page, baseURL));
  await nextButton(page).click();
  await expect(page.getByText('Your answer is in. The clock is paused.')).toBeVisible();
  await expect(page.getByText('An answer that scores well')).toHaveCount(0);
  await page.getByRole('radio', { name: '3 of 5' }).check();
  await expect(page.getByText('What an interviewer would ask next')).toBeVisible();
  await page.getByLabel(/Your answer to the follow-up/).fill('Orders recovered within 22 minutes.');
  await page.waitForTimeout(800);
  await page.reload();
  await expect(page.getByText('Your answer is in. The clock is paused.')).toBeVisible();
  await expect(page.getByLabel(/Your answer to the follow-up/)).toHaveValue(
    'Orders recovered within 22 minutes.',
  );
  await expectNoAxeFaults(page);
  await page.getByRole('button', { name: 'Show a strong answer' }).click();
  await expect(page.getByText('An answer that scores well')).toBeVisible();
  await expect(page.getByText('Your answer (you rated it 3 out of 5)')).toBeVisible();
  await expectNoAxeFaults(page);
  await nextButton(page).click();
  await expect(page.getByText('Question 2 of 3')).toBeVisible();
  const client = await clientOf(page, baseURL);
  await expect
    .poll(async () => (await client.from('interview_answers').select('user_answer, self_rating')).data)
    .toMatchObject([{ self_rating: 3, user_answer: expect.stringContaining('\n\nOrders recovered within') }]);
  await expect
    .poll(
      async () =>
        (await client.from('interview_sessions').select('paused_seconds').single()).data?.paused_seconds,
    )
    .toBeGreaterThan(0);
});

/** The beginning of what would score well: on the question, with something left to ask. */
async function partOfIdeal(page: Page, baseURL: string | undefined): Promise<string> {
  const client = await clientOf(page, baseURL);
  const { data } = await client.from('interview_questions').select('ideal_answer').eq('position', 0).single();
  const sentences = String(data?.ideal_answer).split(/(?<=[.!?])\s+/);
  return sentences.slice(0, Math.ceil(sentences.length / 3)).join(' ');
}

test('a live interview shows no feedback, and offers to rate one’s answers once before the report', async ({
  page,
  baseURL,
}) => {
  await signInAsNewcomer(page, baseURL);
  await startTrial(page);
  await expect(page.getByText('Show a hint')).toHaveCount(0);
  await answerField(page).fill(answers[0] ?? '');
  await nextButton(page).click();
  await expect(page.getByText('Question 2 of 2')).toBeVisible();
  await answerField(page).fill(answers[1] ?? '');
  await page.getByText('Rate your own answers before you see the report').click();
  await page.getByRole('radio', { name: '2 of 5' }).first().check();
  await page.getByRole('radio', { name: '5 of 5, strong' }).last().check();
  await completeButton(page).click();
  await expect(page).toHaveURL(/\/results$/);
  const client = await clientOf(page, baseURL);
  const { data } = await client.from('interview_answers').select('self_rating').order('self_rating');
  expect(data).toEqual([{ self_rating: 2 }, { self_rating: 5 }]);
});

test('the main path by keyboard alone', async ({ page, baseURL }) => {
  await signInAsNewcomer(page, baseURL);
  await page.goto('/interview/setup');
  await tabTo(page, 'Job role');
  await page.keyboard.type('Backend engineer');
  // Enter in the field starts no clock.
  await page.keyboard.press('Enter');
  await tabTo(page, 'Start Interview');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Question 1 of 2')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toContainText('Continue: next question');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('p');
  await expect(page.getByText('Paused. Take a breath.')).toBeVisible();
  await page.keyboard.press('p');
  await tabTo(page, 'Your answer');
  await page.keyboard.insertText(answers[0] ?? '');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Question 2 of 2')).toBeVisible();
  await expect(answerField(page)).toBeFocused();
  await page.keyboard.insertText(answers[1] ?? '');
  await page.keyboard.press('Control+Enter');
  await expect(page).toHaveURL(/\/results$/);
});

/** Presses Tab until the field with this label has the focus. */
async function tabTo(page: Page, label: string) {
  const field = page
    .getByLabel(label, { exact: true })
    .or(page.getByRole('button', { name: label, exact: true }));
  for (let step = 0; step < 60; step += 1) {
    if (await field.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${label} is not reached by Tab`);
}
