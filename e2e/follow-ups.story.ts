import type { Page } from '@playwright/test';
import { expect, expectNoAxeFaults, signInAsPremium, test } from './fixtures.ts';
import { answerField, answers, clientOf, completeButton, nextButton, startThree } from './interview-steps.ts';

/** The beginning of what would score well: on the question, with something left to ask. */
async function partOfIdeal(page: Page, baseURL: string | undefined, position: number): Promise<string> {
  const client = await clientOf(page, baseURL);
  const question = client.from('interview_questions').select('ideal_answer').eq('position', position);
  const sentences = String((await question.single()).data?.ideal_answer).split(/(?<=[.!?])\s+/);
  return sentences.slice(0, Math.ceil(sentences.length / 3)).join(' ');
}

test('a live interview asks about what was said where that is switched on, while the clock waits', async ({
  page,
  baseURL,
}) => {
  await signInAsPremium(page, baseURL);
  await startThree(page, { followUps: true });
  await answerField(page).fill(answers[0] ?? '');
  await nextButton(page).click();
  // Nothing is asked about how one introduces oneself.
  await expect(page.getByText('Question 2 of 3')).toBeVisible();
  await expect(answerField(page)).toBeVisible();
  await answerField(page).fill(await partOfIdeal(page, baseURL, 1));
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Your answer is in. The clock is paused.')).toBeVisible();
  const asked = page.locator('#follow-up');
  await expect(asked).toBeFocused();
  const text = (await asked.textContent()) ?? '';
  await expectNoAxeFaults(page);
  await page.keyboard.press('Tab');
  await page.getByLabel(/Your answer to the follow-up/).fill('Nobody had to be called twice.');
  await page.waitForTimeout(800);
  await page.reload();
  await expect(page.locator('#follow-up')).toHaveText(text);
  await expect(page.getByLabel(/Your answer to the follow-up/)).toHaveValue('Nobody had to be called twice.');
  // The wait is noted in the background, and a completed interview takes no more notes.
  const noted = page.waitForResponse(
    (answer) => answer.request().method() === 'PATCH' && answer.url().includes('/interview_sessions'),
  );
  await page.keyboard.press('Control+Enter');
  await noted;

  await expect(page.getByText('Question 3 of 3')).toBeVisible();
  // Never at two questions in a row.
  await answerField(page).fill(answers[2] ?? '');
  await completeButton(page).click();
  await expect(page).toHaveURL(/\/results$/);
  const client = await clientOf(page, baseURL);
  const { data: session } = await client.from('interview_sessions').select('paused_seconds').single();
  expect(session?.paused_seconds).toBeGreaterThan(0);
  await page.goto(`${page.url()}?answer=2`);
  await expect(page.locator('.asked-next')).toContainText(text);
  await expect(page.getByText('Nobody had to be called twice.').first()).toBeVisible();
});

test('a follow-up can be skipped, and the report says so', async ({ page, baseURL }) => {
  await signInAsPremium(page, baseURL);
  await startThree(page, { followUps: true });
  await answerField(page).fill(answers[0] ?? '');
  await nextButton(page).click();
  await expect(page.getByText('Question 2 of 3')).toBeVisible();
  await answerField(page).fill(await partOfIdeal(page, baseURL, 1));
  await nextButton(page).click();
  await page.getByRole('button', { name: 'Skip the follow-up' }).click();
  await expect(page.getByText('Question 3 of 3')).toBeVisible();
  await answerField(page).fill(answers[2] ?? '');
  await completeButton(page).click();
  await expect(page).toHaveURL(/\/results$/);
  await page.goto(`${page.url()}?answer=2`);
  await expect(page.getByText('Follow-up, skipped')).toBeVisible();
});
