import { makePdf } from '../packages/coach/src/resume/fixtures/make-pdf.ts';
import { expect, expectNoAxeFaults, signInAsNewcomer, signInAsPremium, test } from './fixtures.ts';
import { ad, addInterview } from './job-steps.ts';

test('an ad comes from a PDF, what was typed before can be put back, and a scan changes nothing', async ({
  page,
  baseURL,
}) => {
  await signInAsNewcomer(page, baseURL);
  await page.goto('/jobs/new');
  const field = page.getByLabel('Job ad', { exact: true });
  await field.fill('My own notes');
  const file = (name: string, bytes: Uint8Array) => ({
    ...{ name, mimeType: 'application/pdf', buffer: Buffer.from(bytes) },
  });
  await page.getByLabel('Job ad file').setInputFiles(file('scan.pdf', makePdf([[]], { picture: true })));
  await expect(page.getByRole('alert')).toContainText('This PDF is a picture of the ad');
  await expect(field).toHaveValue('My own notes');
  const lines = ad.split('\n').map((text, at) => ({ x: 50, y: 760 - 16 * at, text }));
  await page.getByLabel('Job ad file').setInputFiles(file('ad.pdf', makePdf([lines])));
  await expect(field).toHaveValue(/Gives clear bedside handoff using SBAR/);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.getByRole('button', { name: 'Put my text back' }).click();
  await expect(field).toHaveValue('My own notes');
  await expectNoAxeFaults(page);
});

test('a resume that is added for an interview is chosen for it', async ({ page, baseURL }) => {
  await signInAsPremium(page, baseURL);
  const id = await addInterview(page, 5);
  await page.getByRole('link', { name: 'Add your resume' }).first().click();
  await expect(page).toHaveURL(/\/resume\?job=/);
  const text = `Noor Haddad\nnoor@example.com\n\nExperience\nWard Nurse, Elm Clinic\n2020 - Present\n- Charted in Epic for four years`;
  await page
    .getByLabel('Resume file')
    .setInputFiles({ name: 'noor.txt', mimeType: 'text/plain', buffer: Buffer.from(text) });
  await expect(page).toHaveURL(new RegExp(`/jobs/${id}$`));
  await expect(page.getByText('noor.txt')).toBeVisible();
  await expect(page.getByText('“Charted in Epic for four years”').first()).toBeVisible();
});

test('phones have a bar at the bottom, with the whole menu, which makes room while somebody types', async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signInAsNewcomer(page, baseURL);
  await page.goto('/dashboard');
  const bar = page.getByRole('navigation', { name: 'Main pages' });
  await expect(bar.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('aria-current', 'page');
  await bar.getByRole('button', { name: 'Menu' }).press('Enter');
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu.getByRole('link', { name: 'Cover letter' })).toBeVisible();
  await expectNoAxeFaults(page);
  await page.keyboard.press('Escape');
  await expect(bar.getByRole('button', { name: 'Menu' })).toBeFocused();
  await bar.getByRole('link', { name: 'Interviews' }).click();
  await expect(page).toHaveURL(/\/jobs$/);
  await page.goto('/jobs/new');
  await page.getByLabel('Job ad', { exact: true }).fill('An ad');
  await expect(bar).toBeHidden();
  await page.getByRole('button', { name: 'Read this ad' }).click();
  await expect(bar).toBeVisible();
  await expect(page.getByRole('alert')).toBeVisible();
  await expectNoAxeFaults(page);
});
