import { expect, signInAsPremium, test } from './fixtures.ts';
import { answerField, startThree } from './interview-steps.ts';

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
      const isOnTop = () =>
        part.evaluate((element) => {
          const { x, y, width, height } = element.getBoundingClientRect();
          const hit = document.elementFromPoint(x + width / 2, y + height / 2);
          return hit !== null && (element.contains(hit) || hit.contains(element));
        });
      await expect.poll(isOnTop, { message: `${part} at ${size.width} x ${size.height}` }).toBe(true);
    }
  }
});
