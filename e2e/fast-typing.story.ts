import type { Locator } from '@playwright/test';
import { expect, signInAsNewcomer, signInAsPremium, test } from './fixtures.ts';
import { answerField, startTrial } from './interview-steps.ts';

const length = 150;

/**
 * Writes letter by letter without ever letting the page rest: what a machine under load does to fast hands, and what
 * programs do that write for somebody. React gives up on a page whose effects set state at every key.
 */
async function pour(field: Locator) {
  await field.evaluate(async (element: HTMLInputElement | HTMLTextAreaElement, letters) => {
    const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), 'value') ?? {};
    for (let written = 1; written <= letters; written += 1) {
      set?.call(element, 'a'.repeat(written));
      element.dispatchEvent(new Event('input', { bubbles: true }));
      for (let turn = 0; turn < 20; turn += 1) await null;
    }
  }, length);
  await expect(field).toHaveValue('a'.repeat(length));
}

test('an answer is written faster than the page can rest, and every letter of it is kept', async ({
  page,
  baseURL,
}) => {
  await signInAsNewcomer(page, baseURL);
  await page.goto('/interview/setup');
  await pour(page.getByLabel('Job role'));
  await startTrial(page);
  await pour(answerField(page));
  await expect(page.locator('.save-note .chip')).toHaveText('Saved');
  await page.reload();
  await expect(answerField(page)).toHaveValue('a'.repeat(length));
});

test('the forms of the tools take fast hands too', async ({ page, baseURL }) => {
  await signInAsPremium(page, baseURL);
  await page.goto('/profile');
  await pour(page.getByLabel('Target Companies'));
  await page.goto('/cover-letter');
  await pour(page.getByLabel('Key Skills'));
  await page.goto('/job-analyzer');
  await pour(page.getByLabel('Job description'));
  await page.goto('/resources');
  await pour(page.getByLabel('Search resources'));
});
