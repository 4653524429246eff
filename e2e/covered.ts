import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

const sizes = [
  { width: 1366, height: 650 },
  { width: 1280, height: 600 },
  { width: 768, height: 1024 },
  { width: 390, height: 664 },
];

/** What a user can act on or read as a title that something else covers once it has been brought into sight. */
function findCovered(page: Page, within: string): Promise<string[]> {
  return page.evaluate((root) => {
    const parts = 'button, a[href], input, textarea, select, [role=switch], [role=tab], h1, h2';
    const covered: string[] = [];
    for (const part of document.querySelectorAll<HTMLElement>(`${root} :is(${parts})`)) {
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
  }, within);
}

/** Nothing of the page, or of what `within` selects, is covered in any of the four sizes that an interview is taken in. */
export async function expectNothingCovered(page: Page, name: string, within = 'main') {
  for (const size of sizes) {
    await page.setViewportSize(size);
    await expect
      .poll(() => findCovered(page, within), { message: `${name} at ${size.width} x ${size.height}` })
      .toEqual([]);
  }
}
