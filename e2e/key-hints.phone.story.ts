import { expect, signInAsPremium, test } from './fixtures.ts';
import { startThree } from './interview-steps.ts';
import { signedInRoutes } from './signed-in-routes.ts';

test('no page names a key on a screen without one', async ({ page, baseURL }) => {
  test.setTimeout(240_000);
  await signInAsPremium(page, baseURL);
  const shown = page.locator('kbd').filter({ visible: true });
  for (const path of signedInRoutes) {
    await page.goto(path);
    await expect(page.locator('h1').first()).toBeVisible();
    await expect(shown, path).toHaveCount(0);
  }
  await startThree(page);
  await expect(shown, 'a running interview').toHaveCount(0);
});
