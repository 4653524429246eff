import { expect, expectNoAxeFaults, test } from './fixtures.ts';

const writtenPages = ['/about', '/blog', '/careers', '/contact', '/privacy', '/terms', '/cookies', '/gdpr'];

test('every public page is static, named, described and free of faults', async ({ page }) => {
  for (const path of [...writtenPages, '/blog/the-week-before']) {
    await page.goto(path);
    await expect(page.locator('#root[data-static]')).toBeAttached();
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${path}$`));
    await expect(page.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
    await expect(page.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
    await expectNoAxeFaults(page);
  }
});

test('the sitemap and robots.txt name the pages', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  for (const path of writtenPages) expect(sitemap).toContain(`${path}</loc>`);
  expect(await (await request.get('/robots.txt')).text()).toContain('/sitemap.xml');
});

test('Watch Demo opens a tour that the keyboard walks through', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Watch Demo' }).click();
  const dialog = page.getByRole('dialog', { name: 'Complete Dashboard Tour' });
  await expect(dialog.getByRole('tab')).toHaveText([
    'Overview',
    'Interviews',
    'Resume',
    'Progress',
    'Achievements',
  ]);
  await dialog.getByRole('tab', { name: 'Overview' }).press('End');
  await expect(dialog.getByRole('tabpanel', { name: 'Achievements' })).toBeVisible();
  await expect(dialog.getByRole('tabpanel')).toHaveCount(1);
  await expectNoAxeFaults(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('the contact form checks, sends and says when it could not', async ({ page }) => {
  await page.goto('/contact');
  const send = page.getByRole('button', { name: 'Send Message' });
  await send.click();
  await expect(page.getByRole('status')).toHaveText('Please fill in all fields');
  await page.getByLabel('Name').fill('Ada');
  await page.getByLabel('Email').fill('not an address');
  await page.getByLabel('Message').fill('Hello there');
  await send.click();
  await expect(page.getByRole('status')).toHaveText('Please enter a valid email address');
  await page.getByLabel('Email').fill('ada@example.com');
  await send.click();
  await expect(page.getByRole('status')).toHaveText("Message sent successfully! We'll get back to you soon.");
  await expect(page.getByLabel('Message')).toHaveValue('');
  await page.route('**/functions/v1/send-contact-email', (route) => route.abort());
  await page.getByLabel('Name').fill('Ada');
  await page.getByLabel('Email').fill('ada@example.com');
  await page.getByLabel('Message').fill('Hello again');
  await send.click();
  await expect(page.getByRole('status')).toHaveText(
    'Failed to send message. Please try again or email us directly.',
  );
});
