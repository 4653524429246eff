import type { Page } from '@playwright/test';
import { expect, signInAsPremium, test } from './fixtures.ts';
import { addInterview } from './job-steps.ts';
import { completeMarked } from './marked-interview.ts';

const sizes = [
  { width: 1366, height: 650 },
  { width: 1280, height: 600 },
  { width: 768, height: 1024 },
  { width: 390, height: 664 },
];

/** What a user can act on or read as a title that something else covers once it has been brought into sight. */
function findCovered(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const parts = 'button, a[href], input, textarea, select, [role=switch], [role=tab], h1, h2';
    const covered: string[] = [];
    for (const part of document.querySelectorAll<HTMLElement>(`main :is(${parts})`)) {
      if (!part.checkVisibility({ visibilityProperty: true }) || part.closest('.vh, [aria-hidden=true]'))
        continue;
      part.scrollIntoView({ block: 'nearest', behavior: 'instant' });
      // A link over two lines has no text in the middle of its box.
      const { x, y, width, height } = part.getClientRects()[0] ?? part.getBoundingClientRect();
      if (width < 8 || height < 8) continue;
      // Of a field that is taller than the window, what is in sight.
      const middle = (Math.max(y, 0) + Math.min(y + height, innerHeight)) / 2;
      const hit = document.elementFromPoint(x + width / 2, middle);
      const label = hit?.closest('label');
      if (hit && (part.contains(hit) || hit.contains(part) || label?.contains(part))) continue;
      covered.push(`${part.outerHTML.slice(0, 90)} under ${hit?.outerHTML.slice(0, 60)}`);
    }
    return covered;
  });
}

async function expectNothingCovered(page: Page, name: string) {
  for (const size of sizes) {
    await page.setViewportSize(size);
    await expect
      .poll(() => findCovered(page), { message: `${name} at ${size.width} x ${size.height}` })
      .toEqual([]);
  }
}

test('nothing covers what can be read or pressed on the pages around an interview', async ({
  page,
  baseURL,
}) => {
  test.setTimeout(240_000);
  const { email } = await signInAsPremium(page, baseURL);
  const id = await completeMarked(baseURL, email);
  for (const path of [
    `/interview/${id}/results`,
    '/daily-challenge',
    '/cover-letter',
    '/jobs',
    '/jobs/new',
    '/stories',
    '/stories/new',
    '/settings',
    '/resume',
  ]) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    await expect(page.locator('.main .skeleton')).toHaveCount(0);
    await expectNothingCovered(page, path);
  }
  await page.goto('/resume');
  await page.getByRole('button', { name: 'Start from scratch' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Make it yours.' })).toBeVisible();
  await expectNothingCovered(page, 'resume editor');
  await addInterview(page, 5);
  await expectNothingCovered(page, 'job');
  await page.setViewportSize({ width: 1280, height: 600 });
  await page.goto('/games');
  await page.getByRole('button', { name: 'Start Game' }).click();
  await expect(page.getByRole('button', { name: 'Skip' })).toBeInViewport({ ratio: 1 });
});
