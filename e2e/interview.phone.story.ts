import type { Page } from '@playwright/test';
import { expect, expectNoAxeFaults, signInAsNewcomer, test } from './fixtures.ts';

const answer =
  'At my last company our checkout began to time out during a sale. I read the traces, found a lost index and chose a rollback because it was safer. As a result it was back in 22 minutes.';

test('an interview on a phone: everything fits, the next step is under the thumb', async ({
  page,
  baseURL,
}) => {
  await signInAsNewcomer(page, baseURL);
  await page.goto('/interview/setup');
  await page.getByLabel('Job role').fill('Staff nurse');
  await expectFits(page);
  await page.getByRole('button', { name: 'Start Interview' }).tap();
  await expect(page.getByText('Question 1 of 2')).toBeVisible();
  const field = page.getByRole('textbox', { name: 'Your answer', exact: true });
  await field.fill(`${answer}\n`.repeat(12));
  await expectFits(page);
  await expectNoAxeFaults(page);

  const next = page.getByRole('button', { name: 'Next Question' });
  await expect(next).toBeInViewport();
  const box = await next.boundingBox();
  expect(box?.height).toBeGreaterThanOrEqual(44);
  const height = page.viewportSize()?.height ?? 0;
  expect(Number(box?.y) + Number(box?.height)).toBeGreaterThan(height * 0.75);
  await next.tap();

  await expect(page.getByText('Question 2 of 2')).toBeVisible();
  await page.getByRole('button', { name: 'Pause' }).tap();
  await expect(page.getByText('Paused. Take a breath.')).toBeVisible();
  await expectFits(page);
  await page.getByRole('button', { name: 'Continue Interview' }).tap();
  await field.fill(answer);
  await page.getByText('Rate your own answers before you see the report').tap();
  await page.getByRole('radio', { name: '4 of 5' }).first().check();
  await expectFits(page);
  await page.getByRole('button', { name: 'Complete Interview' }).tap();
  await expect(page).toHaveURL(/\/results$/);
});

/** Nothing sticks out to the side. */
async function expectFits(page: Page) {
  const { inner, width } = await page.evaluate(() => ({
    inner: document.documentElement.scrollWidth,
    width: document.documentElement.clientWidth,
  }));
  expect(inner).toBeLessThanOrEqual(width);
}
