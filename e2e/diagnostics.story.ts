import type { Page } from '@playwright/test';
import {
  asOperator,
  expect,
  expectNoAxeFaults,
  signInAsNewcomer,
  signInAsPremium,
  test,
} from './fixtures.ts';

const names = [
  'Profile',
  'Interview sessions',
  'Daily challenges',
  'Word games',
  'Documents',
  'Question generation',
  'Resume analysis',
  'File storage',
  'Live updates',
];

const row = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByText(name, { exact: true }) });
const run = (page: Page) => page.getByRole('button', { name: 'Run Diagnostic Tests' }).click();

test('all nine checks are made for real and pass, and nothing of them is kept', async ({ page, baseURL }) => {
  const { email } = await signInAsPremium(page, baseURL);
  await page.goto('/test');
  for (const name of names) await expect(row(page, name).getByText('Not run')).toBeVisible();
  await expectNoAxeFaults(page);
  await run(page);
  await expect(row(page, 'Live updates').getByText('Pending')).toBeVisible();
  await expect(page.getByText('All 9 checks passed.')).toBeVisible({ timeout: 30_000 });
  for (const name of names) await expect(row(page, name).getByText('Success')).toBeVisible();
  await expect(row(page, 'Question generation').getByText('2 questions came back')).toBeVisible();
  await expect(row(page, 'Resume analysis').getByText(/A sample was analyzed: \d+ checks/)).toBeVisible();
  await expectNoAxeFaults(page);
  const { data } = await asOperator(baseURL).from('profiles').select('user_id').eq('email', email).single();
  const files = await asOperator(baseURL).storage.from('documents').list(String(data?.user_id));
  expect(files.data).toEqual([]);
});

test('on the free trial the check of the resume analysis says what it found', async ({ page, baseURL }) => {
  await signInAsNewcomer(page, baseURL);
  await page.goto('/test');
  await run(page);
  await expect(page.getByText('All 9 checks passed.')).toBeVisible({ timeout: 30_000 });
  await expect(row(page, 'Resume analysis').getByText('part of Premium')).toBeVisible();
});

test('a check that fails says why, and the others go on', async ({ page, baseURL }) => {
  await signInAsNewcomer(page, baseURL);
  await page.route('**/functions/v1/generate-interview-questions', (route) =>
    route.fulfill({ json: { questions: [], source: 'built-in' } }),
  );
  await page.route('**/rest/v1/profiles?select=user_id&**', (route) => route.fulfill({ json: [] }));
  await page.route('**/storage/v1/object/**', (route) => route.abort());
  await page.goto('/test');
  await run(page);
  await expect(page.getByText('3 of 9 checks failed.')).toBeVisible({ timeout: 30_000 });
  await expect(row(page, 'Profile').getByText('No profile found')).toBeVisible();
  await expect(row(page, 'Question generation').getByText('No questions generated')).toBeVisible();
  await expect(row(page, 'File storage').getByText('Error')).toBeVisible();
  await expect(row(page, 'Live updates').getByText('Success')).toBeVisible();
  await expectNoAxeFaults(page);
});
