import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, expectNoAxeFaults, mailTo, password, signInAsNewcomer, test } from './fixtures.ts';

const subject = /confirm the deletion/i;

async function askForDeletion(page: Page) {
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Delete Account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Are you absolutely sure?' });
  for (const item of [
    'Interview sessions and progress',
    'Resume analysis history',
    'Achievements and badges',
    'Profile information',
  ]) {
    await expect(dialog.getByText(item)).toBeVisible();
  }
  return dialog;
}

async function deletionLink(page: Page, baseURL: string | undefined, email: string) {
  const dialog = await askForDeletion(page);
  await dialog.getByRole('button', { name: 'Yes, delete my account' }).click();
  await expect(
    page.getByText(
      'Account deletion request has been submitted. You will receive an email with further instructions.',
    ),
  ).toBeVisible();
  await expect(dialog).toBeHidden();
  const mail = await mailTo(baseURL, email, subject);
  return /https?:\/\/\S+#token=\S+/.exec(mail)?.[0] ?? '';
}

async function signInByHand(page: Page, email: string) {
  await page.goto('/auth');
  await page.getByLabel('Email').first().fill(email);
  await page.getByLabel('Password', { exact: true }).first().fill(password);
  await page.keyboard.press('Enter');
}

test('an account is deleted by the link of a mail, once, and its sign-in is refused', async ({
  page,
  baseURL,
}) => {
  const { email } = await signInAsNewcomer(page, baseURL);
  const link = await deletionLink(page, baseURL, email);
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Delete your account for good?' })).toBeVisible();
  await expectNoAxeFaults(page);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Ready for your first practice interview?',
  );

  await page.goto(link);
  await page.getByRole('button', { name: 'Delete everything now' }).click();
  await expect(page.getByRole('heading', { name: 'Your account has been deleted' })).toBeVisible();
  await expect(page).toHaveURL(/\/account-deletion$/);
  await expectNoAxeFaults(page);
  const kept = await page.evaluate(() =>
    Object.keys(localStorage).filter((key) => key !== 'greenroom.theme'),
  );
  expect(kept).toEqual([]);

  await page.goto('/');
  await page.goto(link);
  await page.getByRole('button', { name: 'Delete everything now' }).click();
  await expect(page.getByRole('heading', { name: 'Nothing was deleted' })).toBeVisible();
  await expect(page.getByText('This link has already been used')).toBeVisible();
  await expectNoAxeFaults(page);

  await signInByHand(page, email);
  await expect(page.getByText('Invalid login credentials')).toBeVisible();
});

test('the question can be left, and a failure says where to turn', async ({ page, baseURL }) => {
  await signInAsNewcomer(page, baseURL);
  const dialog = await askForDeletion(page);
  await expectNoAxeFaults(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Delete Account' })).toBeFocused();
  await page.route('**/functions/v1/request-account-deletion', (route) => route.abort());
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'Yes, delete my account' }).click();
  await expect(page.getByText('Failed to process account deletion. Please contact support.')).toBeVisible();
});

test('a link of another account is refused, and a page without a link says what it needs', async ({
  browser,
  page,
  baseURL,
}) => {
  const { email } = await signInAsNewcomer(page, baseURL);
  const link = await deletionLink(page, baseURL, email);
  const elsewhere = await browser.newContext({ baseURL });
  const other = await elsewhere.newPage();
  await signInAsNewcomer(other, baseURL);
  await other.goto(link);
  await other.getByRole('button', { name: 'Delete everything now' }).click();
  await expect(other.getByText('This link belongs to a different account')).toBeVisible();
  await other.goto('/account-deletion');
  await expect(other.getByText('Open this page from the link in our email.')).toBeVisible();
  await other.goto(link);
  await expect(other.getByRole('heading', { name: 'Delete your account for good?' })).toBeVisible();
  await elsewhere.close();
  await page.goto('/profile');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('everything that is kept is downloaded as one file', async ({ page, baseURL }) => {
  const { email } = await signInAsNewcomer(page, baseURL);
  await page.goto('/settings');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^greenroom-my-data-\d{4}-\d\d-\d\d\.json$/);
  const data = JSON.parse(await readFile(await file.path(), 'utf8'));
  expect(data.account.email).toBe(email);
  expect(data.tables.profiles).toHaveLength(1);
  await expect(page.getByText('Your data has been downloaded')).toBeVisible();
});
