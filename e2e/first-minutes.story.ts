import type { Page, Request } from '@playwright/test';
import { expectNothingCovered } from './covered.ts';
import { expect, linkIn, mailTo, password, test } from './fixtures.ts';
import { answers } from './interview-steps.ts';
import { solveRound } from './word-game-steps.ts';

/** Requests that are on their way. */
const open = new Set<Request>();

/** Everything that went wrong for the browser: requests that failed or were refused, and what the console counts as an error. */
function watchFaults(page: Page): string[] {
  const faults: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => faults.push(`uncaught: ${error.message}`));
  page.on('request', (request) => open.add(request));
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  page.on('requestfailed', (request) =>
    faults.push(`failed: ${request.method()} ${request.url()} ${request.failure()?.errorText}`),
  );
  page.on('response', (response) => {
    if (response.status() >= 400)
      faults.push(`refused: ${response.status()} ${response.request().method()} ${response.url()}`);
  });
  return faults;
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const openFromSidebar = (page: Page, name: string) =>
  page.getByRole('navigation').getByRole('link', { name, exact: true }).click();
/** Waits for what is fetched ahead, too: leaving the document cuts it off, and the next one asks for it again. */
async function settled(page: Page) {
  await page.waitForLoadState('networkidle');
  await expect.poll(() => [...open].map((request) => request.url())).toEqual([]);
}

async function takeTheTour(page: Page) {
  await page.goto('/');
  await button(page, 'Watch Demo').click();
  const tour = page.getByRole('dialog', { name: 'Complete Dashboard Tour' });
  for (const tab of ['Overview', 'Interviews', 'Resume', 'Progress', 'Achievements'])
    await tour.getByRole('tab', { name: tab }).click();
  await page.keyboard.press('Escape');
  await settled(page);
  await page.getByRole('link', { name: 'Get Started' }).first().click();
}

async function signUp(page: Page, email: string) {
  await page.getByRole('tab', { name: 'Sign Up' }).click();
  await page.getByLabel('Full name').fill('Nora Newcomer');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password').fill(password);
  await page.getByRole('checkbox').check();
  await button(page, 'Create Account').click();
  await expect(page.getByText('We sent you a confirmation link')).toBeVisible();
  await settled(page);
}

async function confirmAndSignIn(page: Page, email: string, link: string) {
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Account Confirmed Successfully!' })).toBeVisible();
  await settled(page);
  await button(page, 'Go to Login Now').click();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await button(page, 'Sign In').click();
  await expect(page).toHaveURL(/\/dashboard$/);
}

async function holdFirstInterview(page: Page) {
  await page.getByRole('textbox').first().fill('Barista');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  for (const [index, name] of ['Next Question', 'Complete Interview'].entries()) {
    await expect(page.getByText(`Question ${index + 1} of 2`)).toBeVisible();
    await page.getByRole('textbox', { name: 'Your answer', exact: true }).fill(String(answers[index]));
    await button(page, name).click();
  }
  await expect(page).toHaveURL(/\/results$/);
  await expectNothingCovered(page, 'report');
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.getByText('See everything').click();
  await settled(page);
  await retryTheFirst(page);
  await page.getByRole('link', { name: 'Back to Dashboard' }).click();
  await settled(page);
}

async function retryTheFirst(page: Page) {
  const report = page.url().split('?')[0];
  await page.goto(`${report}?retry=1`);
  const field = page.getByRole('textbox', { name: 'Your answer', exact: true });
  await field.fill(String(answers[2]));
  await button(page, 'Score this answer').click();
  await expect(page.getByRole('region', { name: 'Your answer now' })).toBeVisible();
  await settled(page);
}

async function takeTheChallenge(page: Page) {
  await openFromSidebar(page, 'Daily challenge');
  const submit = button(page, 'Submit Answer');
  await expect(submit).toBeVisible();
  const field = page.getByRole('textbox', { name: 'Your answer' });
  if (await field.isVisible()) await field.fill('I counted the calls for a week and cut them by half.');
  else await page.getByRole('radio').first().check();
  await submit.click();
  await expect(page.getByRole('heading', { name: 'Explanation' })).toBeVisible();
}

async function playTheGame(page: Page) {
  await openFromSidebar(page, 'Word Game');
  await button(page, 'Start Free Trial Game').click();
  for (let round = 1; round <= 5; round += 1) await solveRound(page, round);
  await expect(page.getByRole('heading', { name: 'Game Complete!' })).toBeVisible();
  await settled(page);
}

async function upgradeForTheResume(page: Page) {
  await openFromSidebar(page, 'Resume');
  await expect(page.getByText('Premium Feature')).toBeVisible();
  await settled(page);
  await page.getByRole('main').getByRole('button', { name: 'Upgrade to Premium' }).click();
  await button(page, 'Subscribe Now').click();
  await settled(page);
  await button(page, 'Pay (test)').click();
  await expect(page.getByText('Welcome to Premium')).toBeVisible();
  await expect(page).toHaveURL(/\/resume$/);
  await page.getByLabel('Resume file').setInputFiles({
    name: 'nora.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from(
      'Nora Newcomer\nnora@example.com\n\nExperience\nBarista, Corner Cafe\n2021 - Present\n- Trained 4 people\n',
    ),
  });
  await expect(page.getByText('Analysis Complete!')).toBeVisible();
  await settled(page);
}

async function cancelPremium(page: Page) {
  await page.goto('/settings');
  await button(page, 'Cancel Subscription').click();
  await button(page, 'Yes, Cancel').click();
  await expect(page.getByText('Subscription Cancelled', { exact: true })).toBeVisible();
  await settled(page);
}

test('the first ten minutes of a new user bring no error to the console and no failed request', async ({
  page,
  baseURL,
}) => {
  test.setTimeout(300_000);
  const faults = watchFaults(page);
  const email = `first-${crypto.randomUUID()}@example.com`;
  await takeTheTour(page);
  await signUp(page, email);
  await confirmAndSignIn(page, email, linkIn(await mailTo(baseURL, email, /confirm/i)));
  await holdFirstInterview(page);
  await takeTheChallenge(page);
  await playTheGame(page);
  await upgradeForTheResume(page);
  await cancelPremium(page);
  expect(faults).toEqual([]);
});
