import { expect, expectNoAxeFaults, signInAsNewcomer, test } from './fixtures.ts';
import { rehearse } from './rehearsed.ts';

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
  const rows = page.getByRole('table', { name: 'Last completed sessions' }).locator('tbody tr');
  await expect(rows).toHaveCount(10);
  await expect(rows.first()).toContainText('Nurse 83');
  await expect(page.getByRole('figure', { name: 'Overall score of your last 12 interviews' })).toBeVisible();
  await expect(page.locator('.chart .seam')).toContainText('Built-in, rubric 1.1');
  await expect(page.locator('.chart path.trend')).toHaveCount(2);
  await expect(page.getByText('Compare scores on the same side only.')).toBeVisible();
  await page.getByText('The numbers as a table').click();
  await expect(page.getByRole('cell', { name: 'Built-in, rubric 1.0' }).first()).toBeVisible();
  await expectNoAxeFaults(page);

  await page.getByRole('tab', { name: 'Skill Progress' }).click();
  const skill = page.getByRole('row').filter({ hasText: 'Problem Solving' });
  await expect(skill).toContainText('Level 3 of 5');
  await expect(skill).toContainText('12 sessions');
  // Since the new rubric: from 60 - 10 to 83 - 10.
  await expect(skill).toContainText('Up 23 over 7 sessions');
  await expectNoAxeFaults(page);

  await page.getByRole('tab', { name: 'Achievements' }).click();
  await expect(page.getByRole('region', { name: 'Earned badges' })).toContainText('Clear Progress');
  await page.reload();
  await expect(page.getByRole('tab', { name: 'Achievements' })).toHaveAttribute('aria-selected', 'true');
  await expectNoAxeFaults(page);
});

test('progress without an interview leads to the first one', async ({ page, baseURL }) => {
  await signInAsNewcomer(page, baseURL);
  await page.goto('/progress');
  await expect(page.getByRole('heading', { name: 'Nothing rehearsed yet' })).toBeVisible();
  await page.getByRole('tab', { name: 'Skill Progress' }).click();
  await expect(page.getByText('Five skills are scored in every interview.')).toBeVisible();
  await expectNoAxeFaults(page);
  await page.getByRole('link', { name: 'Start your first interview' }).click();
  await expect(page).toHaveURL(/\/interview\/setup$/);
});
