import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { parseResume } from '../packages/coach/src/index.ts';
import { expect, expectNoAxeFaults, signInAsNewcomer, signInAsPremium, test } from './fixtures.ts';

test('a letter holds the role, the company and only what was given, and leaves the page as a file', async ({
  page,
  baseURL,
}) => {
  await signInAsPremium(page, baseURL);
  await page.goto('/cover-letter');
  await page.getByLabel('Full Name*').fill('');
  await page.getByRole('button', { name: 'Generate Cover Letter' }).click();
  await expect(page.getByText('Please fill in all required fields')).toBeVisible();
  await expect(page.getByLabel('Full Name*')).toBeFocused();

  await page.getByLabel('Full Name*').fill('Maya Okafor');
  await page.getByLabel('Job Role/Position*').fill('Product Analyst');
  await page.getByLabel('Company Name').fill('Fjord Labs');
  await page.getByLabel('Qualifications/Education*').fill('BSc Statistics from the University of Leeds');
  await page.getByLabel('Years of Experience').fill('4 years');
  await page.getByLabel('Key Skills').fill('SQL, Tableau');
  await page.getByRole('button', { name: 'Generate Cover Letter' }).click();
  await expect(page.getByText('Cover letter generated successfully!')).toBeVisible();
  const letter = page.getByLabel('Cover letter', { exact: true });
  for (const fact of [/Product Analyst/, /Fjord Labs/, /Maya Okafor/, /SQL/]) {
    await expect(letter).toHaveValue(fact);
  }
  const box = await letter.boundingBox();
  expect(box?.height ?? 0).toBeLessThanOrEqual(500);
  await expectNoAxeFaults(page);

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download', exact: true }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('cover-letter-product-analyst.txt');
  expect(await readFile(await file.path(), 'utf8')).toContain('Fjord Labs');
  await expect(page.getByText('Cover letter downloaded!')).toBeVisible();
  // What the user says of the company takes the place of the plain sentence, and the letter can be edited.
  await page.getByLabel('Why Fjord Labs, in your own words?').fill('I use your maps every week');
  await expect(letter).toHaveValue(/I use your maps every week\./);
  await letter.fill(`${await letter.inputValue()}\n\nP.S. I can start in May.`);
  const written = await letter.inputValue();
  expect(await readBack(page, 'PDF')).toBe(plain(written));
  expect(await readBack(page, 'Word')).toBe(plain(written));

  // Another browser finds it in the account.
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.evaluate(() =>
    localStorage.removeItem(Object.keys(localStorage).find((key) => key.includes('cover-letter')) ?? ''),
  );
  await page.reload();
  await expect(letter).toHaveValue(written);
});

test('a letter that the PDF has no characters for is refused in words, and the Word file has them', async ({
  page,
  baseURL,
}) => {
  await signInAsPremium(page, baseURL);
  await page.goto('/cover-letter');
  await page.getByLabel('Full Name*').fill('ليلى حداد');
  await page.getByLabel('Job Role/Position*').fill('Nurse');
  await page.getByLabel('Qualifications/Education*').fill('RN license');
  await page.getByRole('button', { name: 'Generate Cover Letter' }).click();
  await expect(page.getByLabel('Cover letter', { exact: true })).toHaveValue(/ليلى حداد/);
  await page.getByRole('button', { name: 'PDF' }).click();
  await expect(
    page.getByText("The PDF can't show every character in your letter. The Word file can."),
  ).toBeVisible();
  expect(await readBack(page, 'Word')).toContain('ليلى حداد');
});

test('a trial user is offered Premium in place of the letter', async ({ page, baseURL }) => {
  await signInAsNewcomer(page, baseURL);
  await page.goto('/cover-letter');
  await expect(page.getByText('Premium Feature')).toBeVisible();
  await expect(page.getByLabel('Full Name*')).toBeHidden();
  await expectNoAxeFaults(page);
});

/** The words of a text. Our reader takes the marks of a list out. */
const plain = (text: string) => text.replace(/[\s•]+/g, ' ').trim();

/** The words of an exported file as our own reader finds them. */
async function readBack(page: Page, kind: 'PDF' | 'Word'): Promise<string> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: kind, exact: true }).click(),
  ]);
  const read = await parseResume({
    fileName: file.suggestedFilename(),
    bytes: new Uint8Array(await readFile(await file.path())),
  });
  return read.ok ? plain(read.document.text) : read.refusal.code;
}
