import type { Page } from '@playwright/test';
import { expect, expectNoAxeFaults, signInAsNewcomer, test } from './fixtures.ts';
import { clientOf, secondBrowser } from './interview-steps.ts';

const toggle = (page: Page, name: string) => page.getByRole('switch', { name });

/** What the server goes by; null where nothing was ever asked for. */
async function wishes(page: Page, baseURL: string | undefined) {
  const client = await clientOf(page, baseURL);
  const columns = 'email, daily_reminders, achievement_alerts, weekly_reports';
  return (await client.from('notification_preferences').select(columns).maybeSingle()).data;
}

test('no mail is on before it was asked for, and a switch that is pressed is on the server and in every browser', async ({
  page,
  baseURL,
  browser,
}) => {
  await signInAsNewcomer(page, baseURL);
  await page.goto('/settings');
  await expect(page.getByText("You're not getting any emails yet.")).toBeVisible();
  await expectNoAxeFaults(page);
  expect(await wishes(page, baseURL)).toBeNull();
  await page.getByRole('button', { name: 'Turn them on' }).click();
  await expect(page.getByText("You're not getting any emails yet.")).toBeHidden();
  const suggested = { email: true, daily_reminders: true, achievement_alerts: true, weekly_reports: false };
  expect(await wishes(page, baseURL)).toEqual(suggested);
  await toggle(page, 'Weekly Reports').click();
  await toggle(page, 'Daily Reminders').click();
  const chosen = { ...suggested, daily_reminders: false, weekly_reports: true };
  await expect.poll(() => wishes(page, baseURL)).toEqual(chosen);

  const other = await secondBrowser(page, browser, baseURL);
  await other.page.goto('/settings');
  await expect(toggle(other.page, 'Weekly Reports')).toBeChecked();
  await expect(toggle(other.page, 'Daily Reminders')).not.toBeChecked();
  await other.context.close();
});

test('a switch that is pressed offline is kept and reaches the server later', async ({
  page,
  baseURL,
  context,
}) => {
  await signInAsNewcomer(page, baseURL);
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Turn them on' }).click();
  await expect(page.getByText("You're not getting any emails yet.")).toBeHidden();
  await context.setOffline(true);
  await toggle(page, 'Email Notifications').click();
  await expect(page.getByText("It's kept on this device")).toBeVisible();
  await context.setOffline(false);
  await expect.poll(() => wishes(page, baseURL)).toMatchObject({ email: false });
  await page.reload();
  await expect(toggle(page, 'Email Notifications')).not.toBeChecked();
});

test('a link to unsubscribe that is not whole says so on a page of its own', async ({ page }) => {
  await page.goto('/unsubscribe?token=abc');
  await expect(page.getByRole('heading', { name: 'This link is incomplete.' })).toBeVisible();
  await expectNoAxeFaults(page);
});
