import type { Page } from '@playwright/test';
import { expect, signInAsPremium, test } from './fixtures.ts';
import { addRealInterview } from './real-interview.ts';
import { rehearse } from './rehearsed.ts';
import { signedInRoutes } from './signed-in-routes.ts';

/** What moved without the user doing anything, with what it was. */
async function watchShifts(page: Page) {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
        sources: { node: Element | null }[];
      })[]) {
        if (entry.hadRecentInput) continue;
        const moved = entry.sources.map(({ node }) => node?.outerHTML?.slice(0, 80) ?? 'text');
        shifts.push(`${entry.value.toFixed(4)}: ${moved.join(' | ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

for (const [name, size] of [
  ['phone', { width: 390, height: 844 }],
  ['wide', { width: 1440, height: 900 }],
] as const) {
  test(`nothing moves while a page loads on a ${name} screen`, async ({ page, baseURL }) => {
    test.setTimeout(300_000);
    await page.setViewportSize(size);
    await watchShifts(page);
    const { email } = await signInAsPremium(page, baseURL);
    await rehearse(baseURL, email, [
      { score: 55, jobRole: 'Barista', daysAgo: 3 },
      { score: 72, jobRole: 'Barista', daysAgo: 1 },
    ]);
    await page.goto('/dashboard');
    await addRealInterview(page, baseURL, { inDays: 5 });
    // Each answer of the server comes at its own moment, as it does over a real network.
    let answers = 0;
    await page.route(/\/(rest|functions)\/v1\//, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 100 * (answers++ % 5)));
      await route.continue().catch(() => {});
    });
    const moved: string[] = [];
    for (const route of signedInRoutes) {
      await page.goto(route);
      await page.waitForLoadState('networkidle');
      await expect(page.locator('.main .skeleton')).toHaveCount(0);
      const shifts = await page.evaluate(() => (window as unknown as { shifts: string[] }).shifts);
      moved.push(...shifts.map((shift) => `${route} ${shift}`));
    }
    expect(moved).toEqual([]);
  });
}
