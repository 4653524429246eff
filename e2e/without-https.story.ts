import { expect, signInAsPremium, test } from './fixtures.ts';

test('on a page without https, where browsers hold things back, a game starts and every check passes', async ({
  page,
  baseURL,
}) => {
  // What a browser does not give to http://192.168.0.7:3000, though it does to localhost.
  await page.addInitScript(() => {
    Reflect.deleteProperty(Crypto.prototype, 'randomUUID');
    Reflect.deleteProperty(Navigator.prototype, 'clipboard');
  });
  await signInAsPremium(page, baseURL);
  await page.goto('/games');
  await page.getByRole('button', { name: 'Start Game' }).click();
  await expect(page.getByRole('timer')).toBeVisible();
  await page.goto('/test');
  await page.getByRole('button', { name: 'Run Diagnostic Tests' }).click();
  await expect(page.getByText('All 9 checks passed.')).toBeVisible({ timeout: 30_000 });
});

test('on a page without https a text is copied all the same', async ({ page, baseURL }) => {
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'clipboard'));
  await signInAsPremium(page, baseURL);
  await page.goto('/resources');
  await page.getByRole('article').getByRole('link').first().click();
  await page.getByRole('button', { name: 'Copy text' }).click();
  await expect(page.getByText('Copied to clipboard!')).toBeVisible();
});
