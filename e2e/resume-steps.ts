import type { Page } from '@playwright/test';

/** Opens a step of the resume's report, where it isn't open yet. */
export async function openStep(page: Page, name: string): Promise<void> {
  const details = page.getByRole('region', { name, exact: true }).locator('details').first();
  const isOpen = (await details.getAttribute('open')) !== null;
  if (!isOpen) await details.locator('summary').first().click();
}
