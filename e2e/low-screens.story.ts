import type { Locator } from '@playwright/test';
import { expect, password, signInAsPremium, test } from './fixtures.ts';
import { answerField, startThree } from './interview-steps.ts';

/** Whether the middle of an element is on top of the page. */
const isOnTop = (part: Locator) =>
  part.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const hit = document.elementFromPoint(x + width / 2, y + height / 2);
    return hit !== null && (element.contains(hit) || hit.contains(element));
  });

const sizes = [
  { width: 1366, height: 650 },
  { width: 1280, height: 600 },
  { width: 768, height: 1024 },
  { width: 390, height: 664 },
];

test('a long answer hides neither its counts, nor that it is saved, nor the buttons', async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize({ width: 1366, height: 650 });
  await signInAsPremium(page, baseURL);
  await startThree(page);
  await answerField(page).click();
  await page.keyboard.insertText('I checked the chart and called the doctor. '.repeat(60));
  const parts = [
    page.getByText(/ 480 words$/),
    page.getByText('Saved', { exact: true }),
    page.getByRole('button', { name: 'Next Question' }),
  ];
  for (const size of sizes) {
    await page.setViewportSize(size);
    for (const part of parts) {
      await expect
        .poll(() => isOnTop(part), { message: `${part} at ${size.width} x ${size.height}` })
        .toBe(true);
    }
  }
  await answerField(page).fill('word '.repeat(5_000));
  const excess = page.getByText(/ 5,000 characters /);
  for (const size of [...sizes, { width: 1440, height: 900 }]) {
    await page.setViewportSize(size);
    for (const part of [excess, ...parts.slice(1)]) {
      await expect
        .poll(() => isOnTop(part), { message: `${part} at ${size.width} x ${size.height}` })
        .toBe(true);
    }
  }
});

test('on a phone, a message covers neither the clock, nor the number of the question, nor a button', async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await signInAsPremium(page, baseURL);
  await startThree(page);
  await expect(page.getByText('Interview Started!')).toBeVisible();
  const parts = [
    page.getByText('Question 1 of 3'),
    page.getByRole('timer'),
    page.getByRole('button', { name: 'Pause' }),
    page.getByRole('button', { name: 'Next Question' }),
  ];
  for (const part of parts) expect(await isOnTop(part)).toBe(true);
  await expect(page.getByText('Interview Started!')).toBeVisible();
  await page.getByRole('button', { name: 'Pause' }).click();
  await expect(page.getByText('Interview Paused')).toBeVisible();
  for (const part of [page.getByText('Question 1 of 3'), page.getByRole('timer')])
    expect(await isOnTop(part)).toBe(true);
  await expect(page.getByText('Interview Paused')).toBeVisible();
});

test('on a phone, a message covers no button of an open dialog, and closing it leaves the dialog open', async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await signInAsPremium(page, baseURL);
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Change Password' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Current password').fill('Not-my-password-7');
  await dialog.getByLabel('New password', { exact: true }).fill(`${password}2`);
  await dialog.getByLabel('Confirm new password').fill(`${password}2`);
  const update = dialog.getByRole('button', { name: 'Update Password' });
  await update.click();
  const message = page.locator('[data-sonner-toast]');
  // Under the pointer it stays for as long as the checks take.
  await message.hover();
  const covered = async () => {
    const [foot, head] = [await update.boundingBox(), await message.boundingBox()];
    return (foot?.y ?? 0) + (foot?.height ?? 0) - (head?.y ?? 0);
  };
  await expect.poll(covered).toBeLessThanOrEqual(0);
  for (const part of [update, dialog.getByRole('heading'), dialog.getByRole('button', { name: 'Close' })])
    expect(await isOnTop(part)).toBe(true);
  await message.getByRole('button', { name: 'Close message' }).click();
  await expect(message).toBeHidden();
  await expect(update).toBeVisible();
});

test('on a phone the bar of an interview is one row, and the answer has eight lines beside the keyboard', async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signInAsPremium(page, baseURL);
  await startThree(page);
  const bar = await page.getByRole('banner').boundingBox();
  expect(bar?.height).toBeLessThanOrEqual(64);
  await page.setViewportSize({ width: 390, height: 500 });
  await answerField(page).click();
  await page.keyboard.insertText('I checked the chart.\n'.repeat(30));
  const lines = await answerField(page).evaluate((field) => {
    const { top, bottom } = field.getBoundingClientRect();
    const buttons = document.querySelector('.sact')?.getBoundingClientRect().top ?? innerHeight;
    return (
      (Math.min(bottom, buttons) - Math.max(top, 0)) / Number.parseFloat(getComputedStyle(field).lineHeight)
    );
  });
  expect(lines).toBeGreaterThanOrEqual(8);
});

test('on a phone, Start is in reach from the top of the set-up page', async ({ page, baseURL }) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await signInAsPremium(page, baseURL);
  await page.goto('/interview/setup');
  const start = page.getByRole('button', { name: 'Start Interview' });
  await expect.poll(() => isOnTop(start)).toBe(true);
  await page.getByLabel('Job role').fill('Staff nurse');
  expect(await isOnTop(start)).toBe(true);
  // The bar of pages comes back when the field is left, but not under a finger that is slow.
  await start.click({ delay: 600 });
  await expect(page.getByText(/^Question 1 of/)).toBeVisible();
});
