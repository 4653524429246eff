import type { Page } from '@playwright/test';
import { asOperator, expect, signInAsPremium, test } from './fixtures.ts';

const letterOf = (page: Page) => page.getByLabel('Cover letter', { exact: true });
const generate = (page: Page) => page.getByRole('button', { name: 'Generate Cover Letter' });

async function writeLetter(page: Page, baseURL: string | undefined) {
  await signInAsPremium(page, baseURL);
  await page.goto('/cover-letter');
  await page.getByLabel('Full Name*').fill('Maya Okafor');
  await page.getByLabel('Job Role/Position*').fill('Product Analyst');
  await page.getByLabel('Qualifications/Education*').fill('BSc Statistics from the University of Leeds');
  await generate(page).click();
  await expect(letterOf(page)).toHaveValue(/Product Analyst/);
}

const isSaved = (page: Page) => expect(page.getByText('Saved', { exact: true })).toBeVisible();

test('an edited letter is still edited after a look at another page', async ({ page, baseURL }) => {
  await writeLetter(page, baseURL);
  await letterOf(page).fill('My own letter.');
  await isSaved(page);
  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  await page.waitForURL('**/dashboard');
  await page.goBack();
  await expect(letterOf(page)).toHaveValue('My own letter.');
});

test('a letter that fails to load is not written over, and one that fails to save says so and tries again', async ({
  page,
  baseURL,
}) => {
  await writeLetter(page, baseURL);
  await letterOf(page).fill('The stored letter.');
  await isSaved(page);

  let writes = 0;
  let refused: readonly string[] = ['GET', 'HEAD'];
  await page.route('**/rest/v1/letters*', (route) => {
    const method = route.request().method();
    if (!['GET', 'HEAD', 'OPTIONS'].includes(method)) writes += 1;
    return refused.includes(method) ? route.fulfill({ status: 400, json: {} }) : route.continue();
  });
  await page.reload();
  await expect(page.getByText("We couldn't load your letter.")).toBeVisible();
  await expect(page.getByLabel('Full Name*')).toBeHidden();
  expect(writes).toBe(0);
  refused = ['POST'];
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(letterOf(page)).toHaveValue('The stored letter.');

  await letterOf(page).fill('The newer letter.');
  await expect(page.getByText("We couldn't save this. It's still here.")).toBeVisible();
  // The copy on this device is there without the account, and waits for it.
  refused = ['GET', 'HEAD'];
  const before = writes;
  await page.reload();
  await expect(letterOf(page)).toHaveValue('The newer letter.');
  await expect(page.getByText("We couldn't save this. It's still here.")).toBeVisible();
  expect(writes).toBe(before);
  refused = [];
  await page.getByRole('button', { name: 'Try again' }).click();
  await isSaved(page);
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage))
      if (key.includes('cover-letter')) localStorage.removeItem(key);
  });
  await page.reload();
  await expect(letterOf(page)).toHaveValue('The newer letter.');
});

test('a required field is opened before it gets the focus', async ({ page, baseURL }) => {
  await writeLetter(page, baseURL);
  await page.getByText('Your details', { exact: true }).click();
  await page.getByLabel('Full Name*').fill('');
  await page.getByText('Your details', { exact: true }).click();
  await expect(page.getByLabel('Full Name*')).toBeHidden();
  await generate(page).click();
  await expect(page.getByLabel('Full Name*')).toBeFocused();
});

test('a form that was filled in from a resume and undone stays as it was', async ({ page, baseURL }) => {
  const { email } = await signInAsPremium(page, baseURL);
  const operator = asOperator(baseURL);
  const { data: owner } = await operator.from('profiles').select('user_id').eq('email', email).single();
  const { data: job } = await operator
    .from('jobs')
    .insert({ user_id: owner?.user_id, title: 'Product Analyst' })
    .select('id')
    .single()
    .throwOnError();
  await page.goto('/resume');
  const resume =
    'Maya Okafor\n\nEducation\nBSc Statistics, University of Leeds, 2016 - 2019\n\nSkills\nSQL\n';
  await page.getByLabel('Resume file').setInputFiles({
    ...{ name: 'maya.txt', mimeType: 'text/plain', buffer: Buffer.from(resume) },
  });
  await expect(page.getByText('Analysis Complete!')).toBeVisible();
  await page.goto(`/cover-letter?job=${job.id}`);
  await page.getByLabel('Job Role/Position*').fill('Product Analyst');
  const studies = page.getByLabel('Qualifications/Education*');
  await expect(studies).toHaveValue(/BSc Statistics/);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(studies).toHaveValue('');
  await page.getByLabel('City').fill('Leeds');
  await expect(page.getByLabel('City')).toHaveValue('Leeds');
  await expect(studies).toHaveValue('');
  await page.getByRole('button', { name: 'Fill in from maya.txt' }).click();
  await expect(studies).toHaveValue(/BSc Statistics/);
});
