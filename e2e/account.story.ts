import type { Page } from '@playwright/test';
import { expect, expectNoAxeFaults, linkIn, mailTo, password, signInAsNewcomer, test } from './fixtures.ts';

test('a newcomer signs up, confirms through the mail and arrives at the dashboard', async ({
  page,
  baseURL,
}) => {
  const email = `newcomer-${crypto.randomUUID()}@example.com`;
  await page.goto('/');
  await page.getByRole('link', { name: 'Get Started' }).first().click();
  await page.getByRole('tab', { name: 'Sign Up' }).click();
  const create = page.getByRole('button', { name: 'Create Account' });
  await expect(create).toBeDisabled();
  await page.getByLabel('Full name').fill('Nora Newcomer');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password').fill('something else');
  await expect(page.getByText("Passwords don't match")).toBeVisible();
  await page.getByLabel('Confirm password').fill(password);
  await expect(page.getByText("Passwords don't match")).toBeHidden();
  await expect(create).toBeDisabled();
  await page.getByRole('checkbox').check();
  await create.click();
  await expect(page.getByText('We sent you a confirmation link')).toBeVisible();

  await page.goto(linkIn(await mailTo(baseURL, email, /confirm/i)));
  await expect(page.getByRole('heading', { name: 'Account Confirmed Successfully!' })).toBeVisible();
  await page.getByRole('button', { name: 'Go to Login Now' }).click();
  await expect(page).toHaveURL(/\/auth$/);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Ready for your first practice interview?',
  );
});

test('a wrong password says so and keeps what was typed', async ({ page }) => {
  await page.goto('/auth');
  await page.getByLabel('Email').fill('nobody@example.com');
  await page.getByLabel('Password', { exact: true }).fill('Wrong-Password-1!');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByText('Sign In Error')).toBeVisible();
  await expect(page.getByText('Invalid login credentials')).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue('nobody@example.com');
});

test('the error of a wrong password goes with the right one', async ({ page, baseURL, browser }) => {
  const { email } = await signInAsNewcomer(page, baseURL);
  const elsewhere = await browser.newContext({ baseURL });
  const signIn = await elsewhere.newPage();
  await signIn.goto('/auth');
  await signIn.getByLabel('Email').fill(email);
  await signIn.getByLabel('Password', { exact: true }).fill(`${password}2`);
  await signIn.getByRole('button', { name: 'Sign In' }).click();
  await expect(signIn.getByText('Sign In Error')).toBeVisible();
  // The clock of the message stops under the pointer: only success removes it.
  await signIn.getByText('Sign In Error').hover();
  await signIn.getByLabel('Password', { exact: true }).fill(password);
  await signIn.keyboard.press('Enter');
  await expect(signIn).toHaveURL(/\/dashboard$/);
  await expect(signIn.getByText('Sign In Error')).toBeHidden();
  await elsewhere.close();
});

test('a forgotten password is replaced through the mail', async ({ page, baseURL }) => {
  const { email } = await signInAsNewcomer(page, baseURL);
  await page.goto('/dashboard');
  await page.getByRole('button', { name: /account/i }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page.getByText('Signed out successfully')).toBeVisible();
  await page.goto('/auth');
  await page.getByRole('button', { name: /forgot/i }).click();
  await expect(page.getByRole('heading', { name: 'Reset Password' })).toBeVisible();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: /send/i }).click();
  await expect(page.getByText('We sent you a password reset link')).toBeVisible();

  await page.goto(linkIn(await mailTo(baseURL, email, /password/i)));
  await expect(page).toHaveURL(/\/reset-password/);
  const next = 'Another-Room-25!';
  await page.getByLabel('New password', { exact: true }).fill(next);
  await page.getByLabel(/confirm/i).fill('no match');
  await expect(page.getByText('Passwords do not match')).toBeVisible();
  await page.getByLabel(/confirm/i).fill(next);
  await page.getByRole('button', { name: 'Update Password' }).click();
  await expect(page.getByText('Password updated successfully')).toBeVisible();
  await expect(page).toHaveURL(/\/auth$/);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(next);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('the shell is closed to visitors and open doors lead in', async ({ page, baseURL }) => {
  await page.goto('/dashboard');
  await expect(page).toHaveURL(/\/auth$/);
  await page.goto('/reset-password');
  await expect(page).toHaveURL(/\/auth$/);
  await expect(page.getByText('Invalid or expired link')).toBeVisible();
  await signInAsNewcomer(page, baseURL);
  await page.goto('/auth');
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.goto('/');
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('an unknown address leads home', async ({ page }) => {
  await page.goto('/no/such/room');
  await expect(page.getByText('404')).toBeVisible();
  await expect(page.getByText('Oops! Page not found')).toBeVisible();
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL(/\/$/);
});

test('the public pages hold for assistive technology in both themes', async ({ page }) => {
  for (const path of ['/', '/auth', '/no/such/room']) {
    await page.goto(path);
    await expectNoAxeFaults(page);
  }
});

async function signUp(page: Page, email: string, secret: string) {
  await page.goto('/');
  await page.goto('/auth#sign-up');
  await page.getByLabel('Full name').fill('Nora Newcomer');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(secret);
  await page.getByLabel('Confirm password').fill(secret);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByText('We sent you a confirmation link')).toBeVisible();
}

const codeIn = (mail: string) => /\b\d{8}\b/.exec(mail)?.[0] ?? '';

test('the code of a mail does what its link does, and a wrong one says so', async ({ page, baseURL }) => {
  const email = `newcomer-${crypto.randomUUID()}@example.com`;
  await signUp(page, email, password);
  await expect(page.getByRole('button', { name: 'Send it again' })).toBeDisabled();
  const field = page.getByLabel('Code from the email');
  await field.fill('0000 0000');
  await page.getByRole('button', { name: 'Use Code' }).click();
  await expect(page.getByText("That code isn't right, or it has expired.")).toBeVisible();
  await field.fill(codeIn(await mailTo(baseURL, email, /confirm/i)));
  await page.getByRole('button', { name: 'Use Code' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('signing up again with an account leads to a new password, and ends no other session', async ({
  page,
  baseURL,
  browser,
}) => {
  const { email } = await signInAsNewcomer(page, baseURL);
  await page.goto('/dashboard');
  const elsewhere = await browser.newContext({ baseURL });
  const visitor = await elsewhere.newPage();
  await signUp(visitor, email, 'Another-Room-25!');
  const mail = await mailTo(baseURL, email, /already have/i);
  await visitor.goto(linkIn(mail));
  await expect(visitor).toHaveURL(/\/reset-password/);
  await page.reload();
  await expect(page).toHaveURL(/\/dashboard$/);
  await visitor.getByLabel('New password', { exact: true }).fill('Another-Room-25!');
  await visitor.getByLabel(/confirm/i).fill('Another-Room-25!');
  await visitor.getByRole('button', { name: 'Update Password' }).click();
  await expect(visitor).toHaveURL(/\/auth$/);
  await visitor.getByLabel('Email').fill(email);
  await visitor.getByLabel('Password', { exact: true }).fill('Another-Room-25!');
  await visitor.getByRole('button', { name: 'Sign In' }).click();
  await expect(visitor).toHaveURL(/\/dashboard$/);
  await elsewhere.close();
});

test('two passwords before the confirmation: the link lets its reader choose one', async ({
  page,
  baseURL,
}) => {
  const email = `newcomer-${crypto.randomUUID()}@example.com`;
  await signUp(page, email, password);
  await signUp(page, email, 'Another-Room-25!');
  await page.goto(linkIn(await mailTo(baseURL, email, /confirm/i)));
  await expect(page).toHaveURL(/\/reset-password/);
});

test('the password changes in the settings, with the current one', async ({ page, baseURL }) => {
  await signInAsNewcomer(page, baseURL);
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Change Password' }).click();
  const dialog = page.getByRole('dialog');
  await expectNoAxeFaults(page);
  await dialog.getByLabel('New password', { exact: true }).fill('Another-Room-25!');
  await dialog.getByLabel('Confirm new password').fill('Another-Room-25!');
  await expect(dialog.getByRole('button', { name: 'Update Password' })).toBeDisabled();
  await dialog.getByLabel('Current password').fill('Not-mine-at-all-1!');
  await dialog.getByRole('button', { name: 'Update Password' }).click();
  await expect(page.getByText("That isn't your current password.")).toBeVisible();
  await dialog.getByLabel('Current password').fill(password);
  await dialog.getByRole('button', { name: 'Update Password' }).click();
  await expect(page.getByText("You'll need to sign in again on your other devices.")).toBeVisible();
  await page.goto('/reset-password');
  await expect(page.getByLabel('Current password')).toBeVisible();
});
