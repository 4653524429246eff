import { expect, signInAsPremium, test } from './fixtures.ts';

const sheet = '/resources?read=c0000000-0000-4000-8000-000000000046';

test('a window, a page and the palette whose code could not be fetched offline come once the network is back', async ({
  page,
  context,
  baseURL,
}) => {
  await signInAsPremium(page, baseURL);
  await page.goto(sheet);
  await page.getByLabel('Fixed pay, Offer A').fill('$52,000');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await context.setOffline(true);
  // The first move is when the page fetches what a press may open.
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('dialog-window'));
  await page.mouse.move(200, 200);
  await failed;
  await page.getByRole('button', { name: 'Clear the worksheet' }).click();
  await context.setOffline(false);
  const dialog = page.getByRole('dialog', { name: 'Clear this worksheet?' });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  await context.setOffline(true);
  await page.getByRole('link', { name: 'Achievements' }).click();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: 'Achievements' })).toBeVisible();
  await context.setOffline(true);
  await page.keyboard.press('Control+k');
  await context.setOffline(false);
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeVisible();
});
