import { asOperator, expect, password, signInAsNewcomer, signInAsPremium, test } from './fixtures.ts';
import {
  answerField,
  answers,
  clientOf,
  completeButton,
  expectOneAward,
  idOf,
  nextButton,
  secondBrowser,
  startThree,
  startTrial,
} from './interview-steps.ts';

test('reload at question 3, go offline, finish, reconnect: one session, all answers, one award', async ({
  page,
  baseURL,
  context,
}) => {
  await signInAsPremium(page, baseURL);
  await startThree(page);
  for (const [position, answer] of answers.slice(0, 2).entries()) {
    await answerField(page).fill(answer);
    await nextButton(page).click();
    await expect(page.getByText(`Question ${position + 2} of 3`)).toBeVisible();
  }
  await answerField(page).fill('Half of the third');
  await page.waitForTimeout(800);
  await page.reload();
  await expect(page.getByText('Question 3 of 3')).toBeVisible();
  await expect(answerField(page)).toHaveValue('Half of the third');

  await context.setOffline(true);
  await answerField(page).fill(answers[2] ?? '');
  await expect(page.getByText('Offline, kept on this device')).toHaveCount(2);
  await completeButton(page).click();
  await expect(page.getByText(/^You're offline\. Your answers are on this device/)).toBeVisible();
  await page.waitForTimeout(800);
  await context.setOffline(false);
  await expect(page).toHaveURL(/\/results$/);
  await expectOneAward(page, baseURL, 3);
});

test('a completion that was left goes on when the interview is opened again', async ({
  page,
  baseURL,
  context,
}) => {
  await signInAsNewcomer(page, baseURL);
  await startTrial(page);
  const address = page.url();
  await answerField(page).fill(answers[0] ?? '');
  await nextButton(page).click();
  await expect(page.getByText('Question 2 of 2')).toBeVisible();
  await context.setOffline(true);
  await answerField(page).fill(answers[1] ?? '');
  await completeButton(page).click();
  await expect(page.getByText(/^You're offline\. Your answers are on this device/)).toBeVisible();
  await page.waitForTimeout(500);
  await page.close();
  await context.setOffline(false);
  const again = await context.newPage();
  await again.goto(address);
  await expect(again).toHaveURL(/\/results$/);
  await expectOneAward(again, baseURL, 2);
});

test('two browsers complete together: one result, one award', async ({ page, baseURL, browser }) => {
  await signInAsNewcomer(page, baseURL);
  await startTrial(page);
  await answerField(page).fill(answers[0] ?? '');
  await nextButton(page).click();
  await expect(page.getByText('Question 2 of 2')).toBeVisible();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();

  const other = await secondBrowser(page, browser, baseURL);
  await other.page.goto(page.url());
  await expect(other.page.getByText('Question 2 of 2')).toBeVisible();
  await answerField(page).fill(answers[1] ?? '');
  await answerField(other.page).fill(answers[2] ?? '');
  await Promise.all([completeButton(page).click(), completeButton(other.page).click()]);
  await expect(page).toHaveURL(/\/results$/);
  await expect(other.page).toHaveURL(/\/results$/);
  await expectOneAward(page, baseURL, 2);
  await other.context.close();
});

test('a second tab waits, takes over with every word, and the first lets go', async ({
  page,
  baseURL,
  context,
}) => {
  await signInAsNewcomer(page, baseURL);
  await startTrial(page);
  await answerField(page).fill('Written in the first tab');
  const second = await context.newPage();
  await second.goto(page.url());
  await expect(second.getByText('This interview is open in another tab.')).toBeVisible();
  await second.getByRole('button', { name: 'Continue here' }).click();
  await expect(answerField(second)).toHaveValue('Written in the first tab');
  await expect(page.getByText('This interview is open in another tab.')).toBeVisible();
});

test('a login that is revoked in the middle costs no word', async ({ page, baseURL }) => {
  const { email } = await signInAsNewcomer(page, baseURL);
  await startTrial(page);
  const address = page.url();
  const token = await page.evaluate(
    () => JSON.parse(localStorage.getItem('greenroom.auth') ?? '').access_token,
  );
  await answerField(page).fill(answers[0] ?? '');
  await nextButton(page).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  const { error } = await asOperator(baseURL).auth.admin.signOut(token, 'global');
  expect(error).toBeNull();
  await page.waitForTimeout(10_500);

  await answerField(page).fill(answers[1] ?? '');
  await completeButton(page).click();
  await expect(page).toHaveURL(/\/auth$/);
  await expect(page.getByText('Please sign in again')).toBeVisible();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page).toHaveURL(`${address}/results`);
  await expectOneAward(page, baseURL, 2);
});

test('an answer of 50,000 characters keeps every word and goes on once it is shortened', async ({
  page,
  baseURL,
}) => {
  await signInAsNewcomer(page, baseURL);
  await startTrial(page);
  const long = 'word '.repeat(10_000);
  await answerField(page).fill(long);
  await expect(page.getByRole('alert')).toContainText('Cut 30,000 characters to continue');
  await expect(nextButton(page)).toBeDisabled();
  await page.waitForTimeout(800);
  await page.reload();
  await expect(answerField(page)).toHaveValue(long);
  await answerField(page).fill(long.slice(0, 20_000));
  await nextButton(page).click();
  await expect(page.getByText('Question 2 of 2')).toBeVisible();

  const client = await clientOf(page, baseURL);
  const refused = await client
    .from('interview_answers')
    .insert({ session_id: idOf(page), question_text: 'Another?', user_answer: 'x'.repeat(50_000) });
  expect(refused.error?.code).toBe('23514');
});

test('starting without a sign-in says so and leads to the sign-in page', async ({ page, baseURL }) => {
  await signInAsPremium(page, baseURL);
  await page.goto('/interview/setup');
  await page.getByLabel('Job role').fill('Staff nurse');
  await page.evaluate(() => localStorage.removeItem('greenroom.auth'));
  await page.getByRole('button', { name: 'Start Interview' }).click();
  await expect(page.getByText('Please log in to start an interview.')).toBeVisible();
  await expect(page).toHaveURL(/\/auth$/);
});

test('starting an interview sends at most six requests, and none is cut off', async ({ page, baseURL }) => {
  await signInAsPremium(page, baseURL);
  await page.goto('/interview/setup');
  // Typed, as people do: windows and menus are fetched at the first key.
  await page.getByLabel('Job role').pressSequentially('Staff nurse');
  await page.waitForLoadState('networkidle');
  // The page fetches the interview's screen a moment after its own requests.
  await page.waitForTimeout(1_500);
  const sent: string[] = [];
  const cutOff: string[] = [];
  page.on('request', (request) => sent.push(request.url()));
  page.on('requestfailed', (request) => cutOff.push(`${request.url()}: ${request.failure()?.errorText}`));
  await page.getByRole('button', { name: 'Start Interview' }).click();
  await expect(answerField(page)).toBeVisible();
  await page.waitForTimeout(1_500);
  expect(sent.length, sent.join('\n')).toBeLessThanOrEqual(6);
  expect(cutOff).toEqual([]);
});
