import type { Page } from '@playwright/test';
import { expect, expectNoAxeFaults, signInAsNewcomer, signInAsPremium, test } from './fixtures.ts';
import { rehearse } from './rehearsed.ts';
import { signedInRoutes } from './signed-in-routes.ts';

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

/** Words that no Spanish sentence has. */
const english = /(?<!\p{L})(the|and|your|you|with|this|that|what|how|is|are|of|have|can|our|when)(?!\p{L})/iu;

/** What is in English on a Spanish page without saying so, as a screen reader would read it out in Spanish. */
const unmarkedEnglish = (page: Page) =>
  page.evaluate((pattern) => {
    const word = new RegExp(pattern, 'iu');
    const found: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const text = node.textContent ?? '';
      const language = node.parentElement?.closest('[lang]')?.getAttribute('lang');
      if (language === 'es' && !node.parentElement?.closest('script, style') && word.test(text))
        found.push(text);
    }
    return found;
  }, english.source);

test('every page in Spanish holds for assistive technology in both themes, and no English is left in it', async ({
  page,
  baseURL,
}) => {
  test.setTimeout(300_000);
  const { email } = await signInAsPremium(page, baseURL);
  await rehearse(baseURL, email, [
    { score: 55, jobRole: 'Barista', daysAgo: 3 },
    { score: 85, jobRole: 'Barista', daysAgo: 1 },
  ]);
  await page.addInitScript(() => localStorage.setItem('greenroom.locale', 'es'));
  const left: string[] = [];
  for (const route of signedInRoutes) {
    await page.goto(route);
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    await expect(page.locator('h1')).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expect(page.locator('.main .skeleton')).toHaveCount(0);
    left.push(...(await unmarkedEnglish(page)).map((text) => `${route}: ${text}`));
    await expectNoAxeFaults(page).catch((fault: Error) => left.push(`${route}: ${fault.message}`));
  }
  expect(left).toEqual([]);
});
