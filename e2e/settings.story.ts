import type { Page } from '@playwright/test';
import { expect, expectNoAxeFaults, signInAsNewcomer, test } from './fixtures.ts';

const toggle = (page: Page, name: string) => page.getByRole('switch', { name });

const defaults = {
  'Email Notifications': true,
  'Daily Reminders': true,
  'Achievement Alerts': true,
  'Weekly Reports': false,
  'Sound Effects': true,
  'Voice Feedback': false,
  'Single-key shortcuts': true,
  'Profile Visibility': false,
  'Analytics Sharing': true,
  'Data Collection': true,
};

async function expectToggles(page: Page, values: Record<string, boolean>) {
  for (const [name, on] of Object.entries(values)) {
    await expect(toggle(page, name), name).toBeChecked({ checked: on });
  }
}

test('every toggle starts as specified, is saved at once and outlives the page', async ({
  page,
  baseURL,
}) => {
  await signInAsNewcomer(page, baseURL);
  await page.goto('/settings');
  await expectToggles(page, defaults);
  for (const name of Object.keys(defaults)) await toggle(page, name).click();
  const toast = page.getByRole('listitem').filter({ hasText: 'Settings Updated' });
  await expect(toast.getByText('Your preferences have been saved.')).toBeVisible();
  const opposite = Object.fromEntries(Object.entries(defaults).map(([name, on]) => [name, !on]));
  await expectToggles(page, opposite);
  await page.reload();
  await expectToggles(page, opposite);
  const stored = await page.evaluate(() => JSON.parse(localStorage.getItem('greenroom.settings') ?? '{}'));
  expect(stored.notifications).toEqual({
    email: false,
    dailyReminders: false,
    achievementAlerts: false,
    interviewDays: false,
    weeklyReports: true,
  });
});

test('settings that cannot be read are ignored', async ({ page, baseURL }) => {
  await signInAsNewcomer(page, baseURL);
  await page.goto('/settings');
  await page.evaluate(() => localStorage.setItem('greenroom.settings', '{"audio":{"soundEffects":fal'));
  await page.reload();
  await expectToggles(page, defaults);
});

test('the theme is chosen by three buttons and holds on the next visit', async ({ page, baseURL }) => {
  await signInAsNewcomer(page, baseURL);
  await page.goto('/settings');
  const button = (name: string) => page.getByRole('group', { name: 'Theme' }).getByRole('button', { name });
  await expect(button('System')).toHaveAttribute('aria-pressed', 'true');
  await button('Dark').click();
  await expect(page.locator('html')).toHaveClass(/dark/);
  await page.reload();
  await expect(page.locator('html')).toHaveClass(/dark/);
  await expect(button('Dark')).toHaveAttribute('aria-pressed', 'true');
  await button('Light').click();
  await expect(page.locator('html')).not.toHaveClass(/dark/);
  await button('System').click();
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveClass(/dark/);
});

test('all of it works by keyboard, holds for assistive technology, and signs out', async ({
  page,
  baseURL,
}) => {
  await signInAsNewcomer(page, baseURL);
  await page.goto('/settings');
  await toggle(page, 'Weekly Reports').focus();
  await page.keyboard.press('Space');
  await expect(toggle(page, 'Weekly Reports')).toBeChecked();
  // Who has chosen isn't asked any more; the question's button stands between the two groups.
  await expect(page.getByRole('button', { name: 'Turn them on' })).toBeHidden();
  await page.keyboard.press('Tab');
  await expect(toggle(page, 'Interview Days')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(toggle(page, 'Sound Effects')).toBeFocused();
  await expectNoAxeFaults(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoAxeFaults(page);
  await page.getByRole('main').getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL(/\/auth$/);
  await expect(page.getByText('Signed out successfully')).toBeVisible();
});
