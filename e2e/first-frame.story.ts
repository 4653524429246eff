import { expect, signInAsNewcomer, test } from './fixtures.ts';

const firstWords = [
  ['/settings', 'en', 'Settings'],
  ['/settings', 'es', 'Ajustes'],
  ['/dashboard', 'en', /^Good (morning|afternoon|evening), Story\.$/],
  ['/dashboard', 'es', /^Buen[oa]s .+, Story\.$/],
  ['/jobs', 'es', 'Mis entrevistas'],
] as const;

test('a page shows its heading before a script has come, in the chosen language', async ({
  page,
  baseURL,
}) => {
  await signInAsNewcomer(page, baseURL);
  let isHeld = true;
  await page.route('**/assets/*.js', (route) => (isHeld ? route.abort() : route.continue()));
  await page.goto('/robots.txt');
  for (const [path, language, words] of firstWords) {
    await page.evaluate((chosen) => localStorage.setItem('greenroom.locale', chosen), language);
    await page.goto(path);
    await expect(page.locator('#frame h1')).toHaveText(words);
    await expect(page.locator('#frame h1')).toBeVisible();
  }
  isHeld = false;
  await page.goto('/settings');
  await expect(page.getByRole('heading', { name: 'Ajustes', level: 1 })).toBeVisible();
  await expect(page.locator('#frame')).toHaveCount(0);
});

test('nobody who is not signed in sees the frame', async ({ page }) => {
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/settings');
  await expect(page.locator('#frame')).toBeHidden();
});
