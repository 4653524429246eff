import type { Page } from '@playwright/test';
import {
  asOperator,
  expect,
  expectNoAxeFaults,
  signInAsNewcomer,
  signInAsPremium,
  test,
} from './fixtures.ts';

/** A picture that the browser itself draws. */
async function drawPicture(page: Page): Promise<Buffer> {
  const address = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    canvas.width = canvas.height = 900;
    const paint = canvas.getContext('2d');
    if (!paint) throw new Error('no canvas');
    paint.fillStyle = '#1c6b4f';
    paint.fillRect(0, 0, 900, 900);
    return canvas.toDataURL('image/png');
  });
  return Buffer.from(address.split(',')[1] ?? '', 'base64');
}

const pick = (page: Page, name: string, mimeType: string, buffer: Buffer) =>
  page.getByLabel('Picture file').setInputFiles({ name, mimeType, buffer });

const portrait = (page: Page) => page.getByRole('region', { name: 'Profile Picture' }).locator('img');

async function openProfile(page: Page) {
  await page.goto('/profile');
  await expect(page.getByRole('heading', { name: 'Profile Settings' })).toBeVisible();
  await expect(page.getByLabel('Full Name')).toBeVisible();
}

test('what is saved in the profile is there again, and is how an interview starts', async ({
  page,
  baseURL,
}) => {
  const { email } = await signInAsPremium(page, baseURL);
  await openProfile(page);
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await expect(page.getByText('Member since')).toBeVisible();
  await page.getByLabel('Full Name').fill('Maya Okafor');
  await page.getByRole('combobox', { name: 'Experience Level' }).click();
  await page.getByRole('option', { name: 'Senior level (5 to 10 years)' }).click();
  await page.getByLabel('Target Companies').fill(' Acme, , Umbrella ,Acme');
  await page.getByRole('radio', { name: 'By voice' }).click();
  await page.getByRole('button', { name: 'Save Profile' }).click();
  await expect(page.getByText('Profile Updated')).toBeVisible();
  await expect(page.getByText('Not saved yet.')).toBeHidden();

  await page.reload();
  await expect(page.getByLabel('Full Name')).toHaveValue('Maya Okafor');
  await expect(page.getByLabel('Target Companies')).toHaveValue('Acme, Umbrella');
  await expect(page.getByRole('radio', { name: 'By voice' })).toBeChecked();

  await page.goto('/dashboard');
  await expect(page.getByRole('button', { name: 'Account' }).locator('[data-initials="MO"]')).toBeVisible();
  await page.goto('/interview/setup');
  await expect(page.getByRole('combobox', { name: 'Difficulty' })).toContainText('Hard');
  await expect(page.getByRole('radio', { name: 'By voice' })).toBeChecked();
  await page.getByRole('radio', { name: 'Custom' }).click();
  await page.getByRole('group', { name: 'From your profile' }).getByRole('button', { name: 'Acme' }).click();
  await expect(page.getByLabel('What should it be about?')).toHaveValue('For an interview at Acme.');
});

test('changes that are not saved are kept when the page is left, and can be discarded', async ({
  page,
  baseURL,
}) => {
  await signInAsNewcomer(page, baseURL);
  await openProfile(page);
  const before = await page.getByLabel('Full Name').inputValue();
  await page.getByLabel('Full Name').fill('Half a na');
  await expect(page.getByText('Not saved yet. Kept on this device.')).toBeVisible();
  await page.getByRole('link', { name: 'Dashboard', exact: true }).first().click();
  await expect(page).toHaveURL(/dashboard/);
  await page.goto('/profile');
  await expect(page.getByLabel('Full Name')).toHaveValue('Half a na');
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await expect(page.getByLabel('Full Name')).toHaveValue(before);

  await page.route('**/rest/v1/profiles**', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  );
  await page.getByLabel('Full Name').fill('Maya');
  await page.getByRole('button', { name: 'Save Profile' }).click();
  await expect(page.getByText('Failed to save profile. Please try again.')).toBeVisible();
  await expect(page.getByLabel('Full Name')).toHaveValue('Maya');
});

test('a picture is shown at once, small and drawn anew, and replaces the one before', async ({
  page,
  baseURL,
}) => {
  const { email } = await signInAsNewcomer(page, baseURL);
  await openProfile(page);
  await pick(page, 'me.png', 'image/png', await drawPicture(page));
  await expect(page.getByText('Avatar Updated')).toBeVisible();
  await expect(portrait(page)).toBeVisible();
  const width = () => portrait(page).evaluate((img: HTMLImageElement) => img.naturalWidth);
  await expect.poll(width).toBe(512);
  await expect(page.getByRole('button', { name: 'Account' }).locator('img')).toBeVisible();
  const first = await portrait(page).getAttribute('src');
  await pick(page, 'me.png', 'image/png', await drawPicture(page));
  await expect(portrait(page)).not.toHaveAttribute('src', String(first));
  const { data } = await asOperator(baseURL).from('profiles').select('user_id').eq('email', email).single();
  const { data: files } = await asOperator(baseURL)
    .storage.from('documents')
    .list('avatars', { search: String(data?.user_id) });
  expect(files).toHaveLength(1);
});

test('what is no picture is refused with the reason, and the profile stays as it was', async ({
  page,
  baseURL,
}) => {
  await signInAsNewcomer(page, baseURL);
  await openProfile(page);
  await pick(page, 'x.svg', 'image/svg+xml', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'));
  await expect(page.getByText("We can't use SVG pictures.")).toBeVisible();
  await pick(page, 'x.png', 'image/png', Buffer.alloc(10 * 1024 * 1024 + 1));
  await expect(page.getByText('Please choose a picture smaller than 10 MB.')).toBeVisible();
  await pick(page, 'x.png', 'image/png', Buffer.from('%PDF-1.7 not a picture at all'));
  await expect(page.getByText('even if its name says so')).toBeVisible();
  await pick(page, 'cv.pdf', 'application/pdf', Buffer.from('%PDF-1.7'));
  await expect(page.getByText('Please choose a picture: PNG')).toBeVisible();
  await expect(portrait(page)).toHaveCount(0);
});

test('the profile holds for assistive technology, and says when it can not be loaded', async ({
  page,
  baseURL,
}) => {
  await signInAsNewcomer(page, baseURL);
  await openProfile(page);
  await expect(page.getByRole('region', { name: 'Subscription' }).getByText('limited access')).toBeVisible();
  await expectNoAxeFaults(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoAxeFaults(page);
  await page.route('**/rest/v1/profiles**', (route) => route.abort());
  await page.reload();
  await expect(page.getByText('Failed to load profile data.').first()).toBeVisible();
  await page.unroute('**/rest/v1/profiles**');
  await page.getByRole('button', { name: /try again|retry/i }).click();
  await expect(page.getByLabel('Full Name')).toBeVisible();
});
