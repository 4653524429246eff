import { expect, expectNoAxeFaults, signInAsNewcomer, signInAsPremium, test } from './fixtures.ts';
import { secondBrowser } from './interview-steps.ts';

test('the library is filtered, seen as a grid or a list, and read', async ({ page, baseURL }) => {
  await signInAsPremium(page, baseURL);
  await page.goto('/resources');
  await expect(page.getByRole('heading', { name: 'Interview Resources' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Featured Resources' }).getByRole('listitem')).toHaveCount(6);
  const count = page.getByRole('status').filter({ hasText: 'found' });
  await expect(count).toHaveText('48 resources found');
  await expectNoAxeFaults(page);

  await page.getByRole('button', { name: 'Offer & Pay' }).click();
  await expect(count).toHaveText('5 resources found');
  await expect(page.getByRole('heading', { name: 'Featured Resources' })).toBeHidden();
  await page.getByRole('tab', { name: 'List View' }).click();
  await expect(page.getByRole('tabpanel').getByRole('listitem')).toHaveCount(5);
  await expectNoAxeFaults(page);

  await page.getByLabel('Search resources').fill('no such thing');
  await expect(page.getByRole('heading', { name: 'No resources found' })).toBeVisible();
  await expectNoAxeFaults(page);
  await page.getByRole('button', { name: 'Show all resources' }).click();
  await expect(count).toHaveText('48 resources found');

  await page.getByRole('tabpanel').getByRole('link', { name: 'The evening before: a checklist' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The evening before: a checklist');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  const item = page.getByRole('checkbox', { name: 'Notifications off, a glass of water within reach' });
  await item.check();
  await expectNoAxeFaults(page);
  await page.reload();
  await expect(item).toBeChecked();
  await page.getByRole('link', { name: 'Back to Resources' }).click();
  await expect(page.getByRole('heading', { name: 'Interview Resources' })).toBeVisible();
});

test('without Premium the library is an offer: titles, and no text', async ({ page, baseURL }) => {
  await signInAsNewcomer(page, baseURL);
  const bodies: string[] = [];
  page.on('response', async (response) => {
    if (response.url().includes('/rest/v1/')) bodies.push(await response.text().catch(() => ''));
  });
  // A text's own address leads to the offer as well.
  await page.goto('/resources?read=c0000000-0000-4000-8000-000000000005');
  await expect(page.getByRole('heading', { name: 'Premium Resources' })).toBeVisible();
  await expect(page.getByText('Story inventory')).toBeVisible();
  expect(bodies.join('')).not.toContain('buys you five good seconds');
  await expectNoAxeFaults(page);
  await page.getByRole('button', { name: 'Upgrade to Premium' }).click();
  await expect(page.getByRole('dialog')).toContainText('$5');
});

test('a sheet is filled in, adds up, is kept in the account, and cleared', async ({
  page,
  browser,
  baseURL,
}) => {
  await signInAsPremium(page, baseURL);
  const address = '/resources?read=c0000000-0000-4000-8000-000000000046';
  await page.goto(address);
  await page.getByLabel('Fixed pay, Offer A').fill('$52,000');
  await page.getByLabel('Minus travel: cost per day times days on site, Offer A').fill('1,500');
  await expect(page.getByLabel('Total, Offer A')).toHaveText('50,500');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await expectNoAxeFaults(page);

  const other = await secondBrowser(page, browser, baseURL);
  await other.page.goto(address);
  await expect(other.page.getByLabel('Fixed pay, Offer A')).toHaveValue('$52,000');
  // What one device writes without a network joins what the other has saved since.
  await page.context().setOffline(true);
  await page.getByLabel('Fixed pay, Offer B').fill('48,000');
  await expect(page.getByText("Offline. We'll save it later.")).toBeVisible();
  await other.page.getByLabel('Fixed pay, Offer A').fill('$55,000');
  await expect(other.page.getByText('Saved', { exact: true })).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByLabel('Fixed pay, Offer A')).toHaveValue('$55,000');
  await expect(page.getByLabel('Fixed pay, Offer B')).toHaveValue('48,000');
  await other.context.close();

  await page.getByRole('button', { name: 'Clear the worksheet' }).click();
  await expect(page.getByRole('dialog', { name: 'Clear this worksheet?' })).toBeVisible();
  await expectNoAxeFaults(page);
  await page
    .getByRole('dialog', { name: 'Clear this worksheet?' })
    .getByRole('button', { name: 'Delete' })
    .click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Fixed pay, Offer A')).toHaveValue('');
});
