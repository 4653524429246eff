import { expect, expectNoAxeFaults, signInAsNewcomer, test } from './fixtures.ts';

test.use({ serviceWorkers: 'allow' });

test('Español is chosen in Settings, applied at once, holds after a reload and without a network, and gives way again', async ({
  page,
  context,
  baseURL,
}) => {
  await signInAsNewcomer(page, baseURL);
  await page.goto('/settings');
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  const language = (name: string) => page.getByRole('button', { name, exact: true });
  await expect(language('English')).toHaveAttribute('aria-pressed', 'true');

  await language('Español').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Ajustes' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect(language('Español')).toBeFocused();
  await expect(
    page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Progreso' }),
  ).toBeVisible();
  await expectNoAxeFaults(page);

  const asked = page.waitForRequest(/\/functions\/v1\//);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Ajustes' })).toBeVisible();
  // The browser's own language is English: what a model writes follows the page.
  expect((await (await asked).allHeaders())['accept-language']).toBe('es');
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText('No tienes conexión. Lo que escribas queda en este dispositivo')).toBeVisible();
  await language('English').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await context.setOffline(false);
});
