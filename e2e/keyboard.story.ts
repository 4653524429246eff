import { expect, expectNoAxeFaults, signInAsNewcomer, test } from './fixtures.ts';
import { completeMarked } from './marked-interview.ts';

test('the command palette goes anywhere by keys alone, and gives the focus back', async ({
  page,
  baseURL,
}) => {
  await signInAsNewcomer(page, baseURL);
  await page.goto('/dashboard');
  const theme = page.getByRole('button', { name: 'Dark theme' });
  await theme.focus();
  await page.keyboard.press('Control+K');
  const palette = page.getByRole('dialog', { name: 'Command palette' });
  await expect(palette.getByRole('combobox')).toBeFocused();
  await expectNoAxeFaults(page);
  await page.keyboard.press('Escape');
  await expect(palette).toBeHidden();
  await expect(theme).toBeFocused();
  await page.keyboard.press('Control+K');
  await expect(palette.getByRole('combobox')).toBeFocused();
  await page.keyboard.type('cv');
  await expect(palette.getByRole('option')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/resume$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('a theme is chosen from the palette; a query without an answer says so', async ({ page, baseURL }) => {
  await signInAsNewcomer(page, baseURL);
  await page.goto('/achievements');
  await page.getByRole('button', { name: 'Go to…' }).click();
  await expect(page.getByRole('combobox')).toBeFocused();
  await page.keyboard.type('zebra');
  await expect(page.getByText('Nothing by that name.')).toBeVisible();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('dark');
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveClass(/dark/);
});

test('? lists the keys outside of fields, and is a letter inside of them', async ({ page, baseURL }) => {
  await signInAsNewcomer(page, baseURL);
  await page.goto('/interview/setup');
  const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  const role = page.getByRole('textbox').first();
  await role.fill('');
  await role.press('?');
  await expect(role).toHaveValue('?');
  await expect(keys).toBeHidden();
  await role.blur();
  await page.keyboard.press('?');
  await expect(keys).toBeVisible();
  await expect(keys.getByText('Find a page or an action')).toBeVisible();
  await expectNoAxeFaults(page);
  await page.keyboard.press('Escape');
  await expect(keys).toBeHidden();
});

test('the palette and the list of keys open over a report too', async ({ page, baseURL }) => {
  const { email } = await signInAsNewcomer(page, baseURL);
  const id = await completeMarked(baseURL, email);
  await page.goto(`/interview/${id}/results`);
  await expect(page.getByText('Interview Completed!')).toBeVisible();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('progress');
  await expectNoAxeFaults(page);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/progress$/);
});
