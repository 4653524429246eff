import { asOperator, expect, expectNoAxeFaults, signInAsPremium, test } from './fixtures.ts';
import { userIdOf } from './rehearsed.ts';

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
