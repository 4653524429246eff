import type { Locator } from '@playwright/test';
import { expect, signInAsPremium, test } from './fixtures.ts';
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
});

test('on a phone, a message covers neither the clock nor the number of the question', async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await signInAsPremium(page, baseURL);
  await startThree(page);
  await expect(page.getByText('Interview Started!')).toBeVisible();
  for (const part of [page.getByText('Question 1 of 3'), page.getByText('left', { exact: true })])
    expect(await isOnTop(part)).toBe(true);
  await expect(page.getByText('Interview Started!')).toBeVisible();
});
