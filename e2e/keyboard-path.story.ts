import type { Page } from '@playwright/test';
import { expect, password, signInAsNewcomer, test } from './fixtures.ts';
import { answerField, answers } from './interview-steps.ts';
import { tabTo } from './keys.ts';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const focused = (page: Page) => page.locator(':focus');

/** Every page that is arrived at is announced by its own heading. */
async function expectArrival(page: Page, address: RegExp) {
  await expect(page).toHaveURL(address);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
}

async function signIn(page: Page, email: string) {
  await page.goto('/auth');
  await tabTo(page, page.getByLabel('Email'));
  await page.keyboard.type(email);
  await page.keyboard.press('Tab');
  await tabTo(page, page.getByLabel('Password', { exact: true }));
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await expectArrival(page, /\/dashboard$/);
}

async function answerTwoQuestions(page: Page) {
  await tabTo(page, answerField(page));
  await page.keyboard.type(String(answers[0]));
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Question 2 of 2')).toBeVisible();
  await expect(answerField(page)).toBeFocused();
  await page.keyboard.type('I would do my best I guess.');
  await tabTo(page, button(page, 'Complete Interview'));
  await page.keyboard.press('Enter');
  await expectArrival(page, /\/results$/);
}

async function readReport(page: Page) {
  await tabTo(page, page.locator('summary', { hasText: 'See everything' }));
  await page.keyboard.press('Enter');
  const overview = page.getByRole('tab', { name: 'Performance Overview' });
  await tabTo(page, overview);
  await page.keyboard.press('ArrowRight');
  const advice = page.getByRole('tab', { name: 'Detailed Recommendations' });
  await expect(advice).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Readiness Level' })).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(overview).toBeFocused();
  await page.keyboard.press('Enter');
}

async function retry(page: Page) {
  const again = page.getByRole('link', { name: /^(Rehearse question \d|Try question \d again)/ }).first();
  await tabTo(page, again);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Once more', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await tabTo(page, answerField(page));
  await page.keyboard.type(String(answers[1]));
  await page.keyboard.press('Control+Enter');
  const back = page.getByRole('link', { name: 'Back to the report' });
  await expect(button(page, 'Try once more')).toBeVisible();
  await expect(focused(page)).not.toHaveJSProperty('tagName', 'BODY');
  await tabTo(page, back);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Once more', { exact: true })).toBeHidden();
}

async function signOut(page: Page) {
  const account = page.getByRole('button', { name: 'Account', exact: true });
  await tabTo(page, account);
  await page.keyboard.press('Enter');
  const firstItem = page.getByRole('menuitem', { name: 'Profile' });
  await expect(firstItem).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(account).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(firstItem).toBeFocused();
  await page.keyboard.press('End');
  await expect(page.getByRole('menuitem', { name: 'Sign out' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Signed out successfully')).toBeVisible();
}

test('from signing in to signing out by keyboard alone, with the focus in sight at every step', async ({
  page,
  baseURL,
}) => {
  test.setTimeout(120_000);
  const { email } = await signInAsNewcomer(page, baseURL);
  await page.goto('/');
  await page.evaluate(() => localStorage.removeItem('greenroom.auth'));
  await signIn(page, email);
  await tabTo(page, page.getByRole('link', { name: 'Start Practice Session' }));
  await page.keyboard.press('Enter');
  await expectArrival(page, /\/interview\/setup$/);
  await tabTo(page, page.getByLabel('Job role'));
  await page.keyboard.type('Backend engineer');
  await tabTo(page, page.getByRole('button', { name: 'Start Interview' }));
  await page.keyboard.press('Enter');
  await expectArrival(page, /\/interview\/[0-9a-f-]{36}$/);
  await answerTwoQuestions(page);
  await readReport(page);
  await retry(page);
  await tabTo(page, page.getByRole('link', { name: 'Back to Dashboard' }));
  await page.keyboard.press('Enter');
  await expectArrival(page, /\/dashboard$/);
  await signOut(page);
});
