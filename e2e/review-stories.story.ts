import { asOperator, expect, expectNoAxeFaults, signInAsNewcomer, test } from './fixtures.ts';
import { userIdOf } from './rehearsed.ts';

test('a story comes back, is told again against the clock and held against its text', async ({
  page,
  baseURL,
}) => {
  const { email } = await signInAsNewcomer(page, baseURL);
  const operator = asOperator(baseURL);
  const userId = await userIdOf(baseURL, email);
  const story = { user_id: userId, title: 'The rota', situation: 'Two of us wanted the same week off.' };
  await operator
    .from('stories')
    .insert({ ...story, actions: 'I drew a table of three summers.', result: 'We agreed in 20 minutes.' })
    .throwOnError();
  await operator
    .from('review_items')
    .update({ due: new Date(Date.now() - 86_400_000).toISOString() })
    .eq('user_id', userId)
    .throwOnError();
  await page.goto('/dashboard');
  await expect(page.getByRole('region', { name: "Today's review" })).toContainText('The rota');
  await page.goto('/review');
  await expect(page.getByRole('heading', { name: 'The rota' })).toBeFocused();
  await expect(page.getByText('A story to tell again')).toBeVisible();
  await expectNoAxeFaults(page);
  await page.getByLabel('Your story', { exact: true }).fill('Two of us wanted the same week off. We agreed.');
  await expect(page.getByRole('timer')).toContainText('0:01');
  await page.reload();
  await expect(page.getByLabel('Your story', { exact: true })).toHaveValue(/the same week off/);
  await page.getByRole('button', { name: "I'm done" }).click();
  await expect(page.getByRole('heading', { name: /^You covered \d of 3 sentences\.$/ })).toBeFocused();
  await expect(page.getByText('I drew a table of three summers.')).toBeVisible();
  await expectNoAxeFaults(page);
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Done for today.' })).toBeFocused();
  const { data: tellings } = await operator.from('story_tellings').select('words').eq('user_id', userId);
  expect(tellings).toHaveLength(1);
  const rated = async () =>
    (await operator.from('review_items').select('rated').eq('user_id', userId).throwOnError()).data;
  await expect.poll(rated).toEqual([{ rated: 1 }]);
});
