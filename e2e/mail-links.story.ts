import {
  asOperator,
  expect,
  expectNoAxeFaults,
  linkIn,
  mailTo,
  password,
  signInAsNewcomer,
  test,
} from './fixtures.ts';
import { rehearse } from './rehearsed.ts';

test('an invitation leads to a password and into the account, once', async ({ page, baseURL, browser }) => {
  const email = `guest-${crypto.randomUUID()}@example.com`;
  const { error } = await asOperator(baseURL).auth.admin.inviteUserByEmail(email, {
    data: { full_name: 'Guest' },
  });
  expect(error).toBeNull();
  const link = linkIn(await mailTo(baseURL, email, /invited/i));
  await page.goto(link);
  await expect(page).toHaveURL(/\/reset-password/);
  await page.getByLabel('New password', { exact: true }).fill(password);
  await page.getByLabel(/confirm/i).fill(password);
  await page.getByRole('button', { name: 'Update Password' }).click();
  await expect(page).toHaveURL(/\/auth$/);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);

  // Opened again by somebody who isn't signed in, it says that it has ended, and where to go.
  const elsewhere = await browser.newContext({ baseURL });
  const visitor = await elsewhere.newPage();
  await visitor.goto(link);
  await expect(visitor.getByRole('heading', { name: 'This link no longer works.' })).toBeVisible();
  await elsewhere.close();
});

test('the link of an email about badges ends those emails without a sign-in, in the language of the account', async ({
  page,
  baseURL,
  browser,
}) => {
  test.setTimeout(240_000);
  const { email } = await signInAsNewcomer(page, baseURL);
  await page.addInitScript(() => localStorage.setItem('greenroom.locale', 'es'));
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Activarlos' }).click();
  const alerts = page.getByRole('switch', { name: 'Avisos de logros' });
  await expect(alerts).toBeChecked();
  await rehearse(baseURL, email, [{ score: 85, jobRole: 'Barista', daysAgo: 0 }]);
  // The server looks each minute.
  await expect
    .poll(async () => (await mailTo(baseURL, email, /insignia/i).catch(() => '')) !== '', {
      timeout: 120_000,
    })
    .toBe(true);
  const link = /https?:\/\/\S*\/unsubscribe\?\S*/.exec(await mailTo(baseURL, email, /insignia/i))?.[0] ?? '';

  const elsewhere = await browser.newContext({ baseURL, locale: 'en-US' });
  const visitor = await elsewhere.newPage();
  await visitor.goto(link);
  await expect(
    visitor.getByRole('heading', { name: '¿Dejar de recibir los correos sobre insignias?' }),
  ).toBeVisible();
  await expectNoAxeFaults(visitor);
  await visitor.getByRole('button', { name: 'Dejar de recibir los correos sobre insignias' }).click();
  await expect(visitor.getByRole('heading', { name: 'Listo, no te escribiremos más.' })).toBeVisible();
  await expectNoAxeFaults(visitor);
  await visitor.goto(link);
  await visitor.getByRole('button', { name: 'Dejar de recibir todos estos correos' }).click();
  await expect(visitor.getByText('Ya no recibirás recordatorios')).toBeVisible();
  await elsewhere.close();
  await page.reload();
  await expect(page.getByRole('switch', { name: 'Avisos por correo' })).not.toBeChecked();
});
