import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** A short ad with four tasks and two requirements. */
export const ad = `Ward Nurse
Birchwood Clinic

What you'll do
- Gives clear bedside handoff using SBAR.
- Keeps patients and families informed in plain language.
- Documents care in Epic in real time.
- Works closely with doctors and speaks up when something is off.

What you need
- Current RN license.
- Precepting experience a plus.
`;

/** The calendar day so many days from now, where the browser is. */
export const dayFromNow = (page: Page, days: number) =>
  page.evaluate((after) => {
    const date = new Date();
    date.setDate(date.getDate() + after);
    const pad = (part: number) => String(part).padStart(2, '0');
    return `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`;
  }, days);

/** Pastes the ad, has it read, and saves it for an interview in so many days. Answers the id of the job. */
export async function addInterview(page: Page, days: number) {
  await page.goto('/jobs/new');
  await page.getByLabel('Job ad', { exact: true }).fill(ad);
  await page.getByRole('button', { name: 'Read this ad' }).click();
  await expect(page.getByRole('heading', { name: 'Did we read it right?' })).toBeVisible();
  await page.getByLabel('Interview date').fill(await dayFromNow(page, days));
  await page.getByLabel('Time', { exact: true }).fill('10:00');
  await page.getByRole('button', { name: 'Make my plan' }).click();
  await expect(page).toHaveURL(/\/jobs\/[0-9a-f-]{36}$/);
  await expect(page.getByRole('heading', { name: 'Likely questions' })).toBeVisible();
  return page.url().split('/').at(-1) ?? '';
}
