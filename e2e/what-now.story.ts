import type { Page } from '@playwright/test';
import {
  asOperator,
  expect,
  expectNoAxeFaults,
  signInAsNewcomer,
  signInAsPremium,
  test,
} from './fixtures.ts';
import { answerField, idOf, secondBrowser, startThree } from './interview-steps.ts';
import { addRealInterview, letDaysPass } from './real-interview.ts';
import { rehearse } from './rehearsed.ts';

const headline = (page: Page) => page.getByRole('heading', { level: 1 });
const filled = (page: Page) => page.locator('.now-sheet .b1');

const screens = [
  { width: 1440, height: 900 },
  { width: 1366, height: 650 },
  { width: 390, height: 844 },
];

/** On the first screen of a desktop, of a low laptop and of a phone: the headline and the one filled button. */
async function expectInFirstScreen(page: Page) {
  for (const screen of screens) {
    await page.setViewportSize(screen);
    await expect(headline(page)).toBeInViewport({ ratio: 1 });
    await expect(filled(page)).toHaveCount(1);
    await expect(filled(page)).toBeInViewport({ ratio: 1 });
  }
  await page.setViewportSize({ width: 1280, height: 720 });
}

test('a newcomer types a job title, and the clock starts on the second press', async ({ page, baseURL }) => {
  await signInAsNewcomer(page, baseURL);
  await page.goto('/dashboard');
  await expect(headline(page)).toHaveText('Ready for your first practice interview?');
  await expectInFirstScreen(page);
  const field = page.getByLabel('What job are you going for?');
  await expect(field).toHaveValue('');
  await expect(page.getByRole('heading', { name: "Today's Challenge" })).toBeVisible();
  // Nothing counts zeros at somebody who has just come, or lists what isn't there.
  await expect(page.getByRole('region', { name: 'Your numbers' })).toHaveCount(0);
  for (const heading of ['Recent Sessions', 'Recent Achievements']) {
    await expect(page.getByRole('heading', { name: heading })).toHaveCount(0);
  }
  await expectNoAxeFaults(page);
  await page.getByRole('button', { name: 'Start my first practice interview' }).click();
  await expect(page.getByText('Type a job title first.')).toBeVisible();
  await expect(field).toBeFocused();
  await field.fill('Barista');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/interview\/ready$/);
  await expect(page.getByText('Two questions, about five minutes.')).toBeVisible();
  await expectNoAxeFaults(page);
  const sessions = asOperator(baseURL).from('interview_sessions').select('id').eq('job_role', 'Barista');
  await page.reload();
  await expect(headline(page)).toHaveText('Ready when you are.');
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(page.getByText('Question 1 of 2')).toBeVisible();
  await expect(page.getByRole('timer')).toContainText(/(30:00|29:5\d)/);
  expect((await sessions).data?.length).toBeGreaterThan(0);
});

test('the ready screen by its address alone leads to the set-up', async ({ page, baseURL }) => {
  await signInAsNewcomer(page, baseURL);
  await page.goto('/interview/ready');
  await expect(page).toHaveURL(/\/interview\/setup$/);
});

test('a paused interview leads, with its question and the last words, and is asked about before another one', async ({
  page,
  baseURL,
}) => {
  await signInAsPremium(page, baseURL);
  await startThree(page);
  const id = idOf(page);
  await answerField(page).fill('My first answer, with 3 numbers in it.');
  await page.getByRole('button', { name: 'Next Question' }).click();
  await expect(page.getByText('Question 2 of 3')).toBeVisible();
  const question = (await headline(page).textContent()) ?? '';
  await answerField(page).fill('At the start of the shift I had four patients, and');
  await page.getByRole('button', { name: 'Pause' }).click();
  await page.getByRole('link', { name: 'Return to Dashboard' }).click();
  await expect(headline(page)).toHaveText("You're on question 2 of 3.");
  await expect(page.getByRole('heading', { name: question })).toBeVisible();
  await expect(page.getByText('At the start of the shift I had four patients, and')).toBeVisible();
  await expect(page.getByText(/^Saved. You can continue until .+ tomorrow\.$/)).toBeVisible();
  await expectInFirstScreen(page);
  await expectNoAxeFaults(page);

  await page.getByRole('button', { name: 'Start Practice Session' }).click();
  const dialog = page.getByRole('dialog', { name: 'Start a new interview?' });
  await expect(dialog).toContainText('Starting a new one deletes it');
  await expectNoAxeFaults(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Start Practice Session' }).click();
  await dialog.getByRole('button', { name: 'Start a new one' }).click();
  await expect(page).toHaveURL(/\/interview\/setup$/);

  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Continue', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/interview/${id}$`));
  await expect(answerField(page)).toHaveValue('At the start of the shift I had four patients, and');
});

test('a live interview that was left by accident is the way back, also in another browser', async ({
  page,
  baseURL,
  browser,
}) => {
  await signInAsPremium(page, baseURL);
  await startThree(page);
  await answerField(page).fill('Half an answer');
  await expect
    .poll(() => page.evaluate(() => JSON.stringify({ ...localStorage })))
    .toContain('Half an answer');
  await page.getByRole('link', { name: 'Greenroom' }).click();
  const leaving = page.getByRole('dialog', { name: 'Leave this interview?' });
  await expect(leaving).toBeVisible();
  await expectNoAxeFaults(page);
  await page.keyboard.press('Escape');
  await expect(answerField(page)).toHaveValue('Half an answer');
  await page.getByRole('link', { name: 'Greenroom' }).click();
  await leaving.getByRole('button', { name: 'Leave it running' }).click();
  await expect(headline(page)).toHaveText("You're on question 1 of 3.");
  await expect(page.getByText(/The clock is still running: \d+ minutes left\./)).toBeVisible();
  await expect(page.getByText('Half an answer')).toBeVisible();

  const other = await secondBrowser(page, browser, baseURL);
  await other.page.goto('/dashboard');
  await expect(headline(other.page)).toHaveText("You're on question 1 of 3.");
  await expect(other.page.getByText('Half an answer')).toBeHidden();
  await other.context.close();

  await page.getByRole('link', { name: 'Continue', exact: true }).click();
  await expect(answerField(page)).toHaveValue('Half an answer');
});

test('a real interview leads with its days, and its session asks the planned questions', async ({
  page,
  baseURL,
}) => {
  await signInAsPremium(page, baseURL);
  await page.goto('/dashboard');
  const jobId = await addRealInterview(page, baseURL, { inDays: 3 });
  await page.reload();
  await expect(headline(page)).toHaveText(/^\w+, 3 days left\.$/);
  await expect(page.getByRole('link', { name: 'Cardiac step-down nurse at Alder Creek' })).toHaveAttribute(
    'href',
    `/jobs/${jobId}`,
  );
  await expect(page.getByRole('heading', { name: 'Today: 2 questions, 12 minutes' })).toBeVisible();
  const first = (await page.locator('.script .q').first().textContent()) ?? '';
  await expect(page.locator('.script .why').first()).not.toBeEmpty();
  await expect(page.locator('.walk li')).toHaveCount(4);
  await expectInFirstScreen(page);
  await expectNoAxeFaults(page);
  await page.getByRole('link', { name: "Start today's session" }).click();
  await expect(page.getByText('2 questions, about 12 minutes.')).toBeVisible();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(page.getByText('Question 1 of 2')).toBeVisible();
  await expect(headline(page)).toHaveText(first);
});

test('the day sheet leads on the day, and for three days after it we ask how it went', async ({
  page,
  baseURL,
}) => {
  await signInAsNewcomer(page, baseURL);
  await page.goto('/dashboard');
  const jobId = await addRealInterview(page, baseURL, { inDays: 0 });
  await page.reload();
  await expect(headline(page)).toHaveText(/^Today, .+\.$/);
  await expect(filled(page)).toHaveAttribute('href', `/jobs/${jobId}/day-sheet`);
  await expectInFirstScreen(page);
  await expectNoAxeFaults(page);
  await letDaysPass(baseURL, jobId, 2);
  await page.reload();
  await expect(headline(page)).toHaveText('How did it go?');
  await expect(filled(page)).toHaveAttribute('href', `/jobs/${jobId}/afterwards`);
  await expectNoAxeFaults(page);
  await letDaysPass(baseURL, jobId, 4);
  await page.reload();
  await expect(headline(page)).toHaveText('Ready for your first practice interview?');
});

test('without anything due the last practice leads on, and nothing is asked twice', async ({
  page,
  baseURL,
}) => {
  const { email } = await signInAsNewcomer(page, baseURL);
  await rehearse(baseURL, email, [{ score: 55, daysAgo: 1, jobRole: 'Nurse' }]);
  await page.goto('/dashboard');
  await expect(headline(page)).toContainText('Story');
  await expect(filled(page)).toHaveText('See what to fix');
  await expectInFirstScreen(page);
  await expectNoAxeFaults(page);
  const numbers = page.getByRole('region', { name: 'Your numbers' });
  // One result is a number and no verdict.
  await expect(numbers).toContainText('55.0');
  await expect(numbers).not.toContainText('Needs Improvement');
  await page.getByRole('link', { name: 'Practice it again' }).click();
  await expect(page.getByLabel('Job role')).toHaveValue('Nurse');
});
