import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import { chooseThreeQuestions } from './interview-steps.ts';

export const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();
export const prepare = (page: Page) => page.getByRole('timer', { name: 'Seconds to prepare' });
export const recording = (page: Page) => page.getByRole('timer', { name: 'Time used' });
export const keep = (page: Page) => page.getByRole('button', { name: 'Keep it and continue' });

/** A premium interview of three questions, recorded; at the check before its first question. */
export async function startRecorded(page: Page) {
  await page.goto('/interview/setup');
  await page.getByLabel('Job role').fill('Backend engineer');
  await chooseThreeQuestions(page);
  await page.getByRole('radio', { name: /^Recorded The way employers do it/ }).click();
  await expect(page.getByRole('slider', { name: 'Time limit' })).toHaveCount(0);
  await press(page, 'Start Interview');
  await expect(page.getByRole('heading', { name: 'Ready to record?' })).toBeVisible();
}
