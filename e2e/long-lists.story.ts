import { asOperator, expect, expectNoAxeFaults, signInAsPremium, test } from './fixtures.ts';
import { rehearse, userIdOf } from './rehearsed.ts';

test('a list past 20 rows shows the next 20 at a press, and the keyboard goes on at the first of them', async ({
  page,
  baseURL,
}) => {
  const { email } = await signInAsPremium(page, baseURL);
  const userId = await userIdOf(baseURL, email);
  const jobs = Array.from({ length: 45 }, (_, index) => ({ user_id: userId, title: `Role ${index + 1}` }));
  const { error } = await asOperator(baseURL).from('jobs').insert(jobs);
  expect(error).toBeNull();
  await page.goto('/jobs');
  const rows = page.locator('.job-group li');
  const more = page.getByRole('button', { name: 'Show more' });
  await expect(rows).toHaveCount(20);
  await expectNoAxeFaults(page);
  await more.press('Enter');
  await expect(rows).toHaveCount(40);
  await expect(rows.nth(20).getByRole('link')).toBeFocused();
  await more.press('Enter');
  await expect(rows).toHaveCount(45);
  await expect(rows.nth(40).getByRole('link')).toBeFocused();
  await expect(more).toBeHidden();
});

test('every finished interview is reached from Progress, 20 more at a press', async ({ page, baseURL }) => {
  const { email } = await signInAsPremium(page, baseURL);
  const rehearsals = Array.from({ length: 32 }, (_, index) => ({
    score: 40 + index,
    jobRole: `Nurse ${index + 1}`,
    daysAgo: index,
  }));
  await rehearse(baseURL, email, rehearsals);
  await page.goto('/progress');
  const rows = page.getByRole('table', { name: 'Most recent sessions' }).locator('tbody tr');
  const more = page.getByRole('button', { name: 'Show more' });
  await expect(rows).toHaveCount(10);
  await more.press('Enter');
  await expect(rows).toHaveCount(30);
  await expect(rows.nth(10).getByRole('link')).toBeFocused();
  await more.press('Enter');
  await expect(rows).toHaveCount(32);
  await expect(more).toBeHidden();
  await expect(rows.locator('b')).toHaveText(rehearsals.map(({ jobRole }) => jobRole));
  await expectNoAxeFaults(page);
});

test('a long list of stories is searched', async ({ page, baseURL }) => {
  const { email } = await signInAsPremium(page, baseURL);
  const userId = await userIdOf(baseURL, email);
  const stories = Array.from({ length: 35 }, (_, index) => ({
    user_id: userId,
    title: `Story ${index + 1}`,
    actions: index === 21 ? 'I drew a seating plan.' : 'I made a sheet.',
  }));
  const { error } = await asOperator(baseURL).from('stories').insert(stories);
  expect(error).toBeNull();
  await page.goto('/stories');
  const rows = page.locator('.sto-list > li');
  await expect(rows).toHaveCount(35);
  await page.getByRole('searchbox').fill('seating');
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText('Story 22');
});

test('written resumes past 20 are shown at a press', async ({ page, baseURL }) => {
  const { email } = await signInAsPremium(page, baseURL);
  const userId = await userIdOf(baseURL, email);
  const resumes = Array.from({ length: 31 }, (_, index) => ({ user_id: userId, title: `Resume ${index}` }));
  const { error } = await asOperator(baseURL).from('resumes').insert(resumes);
  expect(error).toBeNull();
  await page.goto('/resume');
  const rows = page.locator('.written-row');
  await expect(rows).toHaveCount(20);
  await page.getByRole('button', { name: 'Show more' }).press('Enter');
  await expect(rows).toHaveCount(31);
});
