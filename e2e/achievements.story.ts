import { expect, expectNoAxeFaults, signInAsNewcomer, test } from './fixtures.ts';
import { rehearse } from './rehearsed.ts';

test('badges show what is earned and how far it is to the others', async ({ page, baseURL }) => {
  const { email } = await signInAsNewcomer(page, baseURL);
  await rehearse(baseURL, email, [
    { score: 62, daysAgo: 1, jobRole: 'Nurse' },
    { score: 68, daysAgo: 0, jobRole: 'Nurse' },
  ]);
  await page.goto('/achievements');
  const numbers = page.getByRole('region', { name: 'Your numbers' });
  for (const label of ['Badges Earned', 'Total Points', 'Day Streak', 'Completion %']) {
    await expect(numbers.getByText(label, { exact: true })).toBeVisible();
  }
  // 62 and 68 with 50 each, and two badges of 25.
  await expect(numbers).toContainText('280');
  await expect(page.getByRole('img', { name: /^Overall progress: 11 out of 100/ })).toBeVisible();
  const earned = page.getByRole('region', { name: 'Earned badges' });
  await expect(earned.getByRole('heading', { level: 3 })).toHaveText(['By the Numbers', 'First Rehearsal']);
  const warmedUp = page.getByRole('listitem').filter({ hasText: 'Warmed Up' });
  await expect(warmedUp).toContainText('2 of 5 interviews');
  await expect(warmedUp.getByRole('img', { name: 'Progress to Warmed Up: 40 out of 100' })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Strong Showing' })).toContainText(
    '68 of 80 points',
  );
  await expectNoAxeFaults(page);
});

test('a badge earned in one tab appears in another, with a word about it', async ({
  page,
  baseURL,
  context,
}) => {
  const { email } = await signInAsNewcomer(page, baseURL);
  await page.goto('/achievements');
  await expect(page.getByText('None yet. Finish your first interview to earn one.')).toBeVisible();
  const other = await context.newPage();
  await other.goto('/dashboard');
  await expect(other.getByRole('heading', { name: "Today's Challenge" })).toBeVisible();
  // The live channels need a moment after the pages stand.
  await page.waitForTimeout(1_500);
  await rehearse(baseURL, email, [{ score: 62, daysAgo: 0, jobRole: 'Nurse' }]);
  await expect(page.getByText('Badge earned: First Rehearsal')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Earned badges' })).toContainText('First Rehearsal');
  await expect(other.getByText('Badge earned: First Rehearsal')).toBeVisible();
  await expect(other.getByRole('region', { name: 'Recent Achievements' })).toContainText('First Rehearsal');
});
