import { expect, expectNoAxeFaults, signInAsNewcomer, test } from './fixtures.ts';
import { addRealInterview } from './real-interview.ts';
import { rehearse, retryBetter } from './rehearsed.ts';

test('progress shows sessions over time, skills with their trends, and achievements', async ({
  page,
  baseURL,
}) => {
  const { email } = await signInAsNewcomer(page, baseURL);
  const scores = [48, 52, 50, 58, 61, 60, 66, 70, 68, 74, 79, 83];
  await rehearse(
    baseURL,
    email,
    scores.map((score, index) => ({
      score,
      jobRole: `Nurse ${score}`,
      daysAgo: scores.length - 1 - index,
      rubric: index < 5 ? '1.0' : '1.1',
    })),
  );
  await page.goto('/progress');
  await expect(page.getByText('12 completed')).toBeVisible();
  const rows = page.getByRole('table', { name: 'Most recent sessions' }).locator('tbody tr');
  await expect(rows).toHaveCount(10);
  await expect(rows.first()).toContainText('Nurse 83');
  await expect(page.getByRole('figure', { name: 'Mixed, Medium: your last 12 scores' })).toBeVisible();
  await expect(page.locator('.chart .seam')).toContainText('Built-in, rubric 1.1');
  await expect(page.locator('.chart path.trend')).toHaveCount(2);
  // The picture follows a window that gets narrower, and widens no page.
  const wide = page.viewportSize() ?? { width: 1280, height: 720 };
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.locator('.chart svg').first()).toHaveAttribute('width', '350');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await page.setViewportSize(wide);
  await expect(page.getByText('Only compare scores on the same side of the break.')).toBeVisible();
  await page.getByText('The numbers as a table').click();
  await expect(page.getByRole('cell', { name: 'Built-in, rubric 1.0' }).first()).toBeVisible();
  await expectNoAxeFaults(page);

  await page.getByRole('tab', { name: 'Skill Progress' }).click();
  const skill = page.getByRole('row').filter({ hasText: 'Problem Solving' });
  await expect(skill).toContainText('Level 3 of 5');
  await expect(skill).toContainText('12 sessions');
  // Since the new rubric: from 60 - 10 to 83 - 10.
  await expect(skill).toContainText('Up 23 over 7 sessions');
  await expect(skill).toContainText('Mixed, Medium');
  await expect(page.locator('.skills .weak')).toHaveCount(0);
  await expectNoAxeFaults(page);

  await page.getByRole('tab', { name: 'Achievements' }).click();
  await expect(page.getByRole('region', { name: 'Earned badges' })).toContainText('Big Improvement');
  await page.reload();
  await expect(page.getByRole('tab', { name: 'Achievements' })).toHaveAttribute('aria-selected', 'true');
  await expectNoAxeFaults(page);
});

test('progress compares interviews of one difficulty, and speaks of no trend before the third', async ({
  page,
  baseURL,
}) => {
  const { email } = await signInAsNewcomer(page, baseURL);
  const kept = { jobRole: 'Nurse', difficulty: 'easy' } as const;
  await rehearse(baseURL, email, [
    { ...kept, score: 80, daysAgo: 4 },
    { ...kept, score: 84, daysAgo: 3 },
  ]);
  await page.goto('/progress');
  await expect(page.getByText('1 more interview of this kind (Mixed, Easy)')).toBeVisible();
  await rehearse(baseURL, email, [
    { ...kept, score: 88, daysAgo: 2 },
    { ...kept, score: 51, daysAgo: 1, difficulty: 'hard' },
  ]);
  await page.reload();
  await expect(page.getByRole('figure', { name: 'Mixed, Easy: your last 3 scores' })).toBeVisible();
  await expect(page.getByText('Up 8 over 3 sessions')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Your numbers' })).toContainText('75.8');
  await page.getByRole('combobox', { name: 'Compare' }).click();
  await page.getByRole('option', { name: 'Mixed, Hard (1)' }).click();
  await expect(page.getByText('2 more interviews of this kind (Mixed, Hard)')).toBeVisible();
  await expectNoAxeFaults(page);
});

test('progress shows what retries have won and how much of the next interview is covered', async ({
  page,
  baseURL,
}) => {
  const { email } = await signInAsNewcomer(page, baseURL);
  await rehearse(baseURL, email, [{ score: 76, daysAgo: 1, jobRole: 'Nurse' }]);
  await retryBetter(baseURL, email, 91);
  await page.goto('/dashboard');
  await addRealInterview(page, baseURL, { inDays: 3 });
  await page.goto('/progress');
  const gains = page.getByRole('region', { name: "What you've gained" });
  await expect(gains).toContainText('1 answer improved');
  await expect(gains).toContainText('+15 points');
  await expect(gains).toContainText('1 of 1');
  await expect(gains).toContainText('3 days left');
  await expectNoAxeFaults(page);
  await gains.getByRole('link', { name: 'See what changed' }).click();
  await expect(page).toHaveURL(/\/results\?answer=1#attempts$/);
  await page.goto('/achievements');
  await page.getByRole('button', { name: /^Share: / }).click();
  await expect(page.getByRole('dialog', { name: 'Share this win' }).getByRole('img')).toBeVisible();
  await expectNoAxeFaults(page);
});

test('progress without an interview leads to the first one', async ({ page, baseURL }) => {
  await signInAsNewcomer(page, baseURL);
  await page.goto('/progress');
  await expect(page.getByRole('heading', { name: 'No practice yet' })).toBeVisible();
  await page.getByRole('tab', { name: 'Skill Progress' }).click();
  await expect(page.getByText('Every interview scores five skills.')).toBeVisible();
  await expectNoAxeFaults(page);
  await page.getByRole('link', { name: 'Start your first interview' }).click();
  await expect(page).toHaveURL(/\/interview\/setup$/);
});
