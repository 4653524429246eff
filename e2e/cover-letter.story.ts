import { readFile } from 'node:fs/promises';
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
  const letter = page.getByRole('region', { name: 'Cover letter', exact: true });
  for (const fact of ['Product Analyst', 'Fjord Labs', 'Maya Okafor', 'SQL']) {
    await expect(letter).toContainText(fact);
  }
  await expect(letter.locator('mark')).toHaveCount(0);
  const box = await letter.boundingBox();
  expect(box?.height ?? 0).toBeLessThanOrEqual(500);
  await expectNoAxeFaults(page);

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('cover-letter-product-analyst.txt');
  expect(await readFile(await file.path(), 'utf8')).toContain('Fjord Labs');
  await expect(page.getByText('Cover letter downloaded!')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Company Name')).toHaveValue('Fjord Labs');
  await expect(letter).toContainText('Fjord Labs');
});

test('a trial user is offered Premium in place of the letter', async ({ page, baseURL }) => {
  await signInAsNewcomer(page, baseURL);
  await page.goto('/cover-letter');
  await expect(page.getByText('Premium Feature')).toBeVisible();
  await expect(page.getByLabel('Full Name*')).toBeHidden();
  await expectNoAxeFaults(page);
});
