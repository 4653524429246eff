import { expect, expectNoAxeFaults, linkIn, mailTo, password, signInAsNewcomer, test } from './fixtures.ts';

const codeIn = (mail: string) => /\b\d{8}\b/.exec(mail)?.[0] ?? '';

test('the email changes in the settings, once both mailboxes have confirmed', async ({
  page,
  baseURL,
  browser,
}) => {
  const { email } = await signInAsNewcomer(page, baseURL);
  const next = `moved-${crypto.randomUUID()}@example.com`;
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Change Email' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('New email').fill(email);
  await dialog.getByRole('button', { name: 'Send Confirmation Emails' }).click();
  await expect(dialog.getByText("That's the email you already have.")).toBeVisible();
  await dialog.getByLabel('New email').fill(next);
  await dialog.getByRole('button', { name: 'Send Confirmation Emails' }).click();
  await expect(dialog.getByText('Open the links we sent to')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Send it again' })).toBeDisabled();
  await expectNoAxeFaults(page, '.dialog');

  await dialog.getByLabel('Code from the email').fill(codeIn(await mailTo(baseURL, email, /change/i)));
  await dialog.getByRole('button', { name: 'Use Code' }).click();
  await expect(dialog.getByText('Confirmed. Now do the same with the other email.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText(`${email}, until you confirm ${next}`)).toBeVisible();

  const elsewhere = await browser.newContext({ baseURL });
  const phone = await elsewhere.newPage();
  const link = linkIn(await mailTo(baseURL, next, /confirm/i));
  await phone.goto(link);
  await expect(phone.getByRole('heading', { name: 'Your new email is ready.' })).toBeVisible();
  await expect(phone.getByText(next)).toBeVisible();
  await expectNoAxeFaults(phone);
  await phone.goto(link);
  await expect(phone.getByRole('heading', { name: 'This link no longer works.' })).toBeVisible();
  await elsewhere.close();

  await page.evaluate(() => dispatchEvent(new Event('focus')));
  await expect(page.getByText('Your email has been changed')).toBeVisible();
  await expect(page.getByText(next, { exact: true })).toBeVisible();
  expect(await mailTo(baseURL, email, /was changed/i)).toContain('another email');

  const again = await browser.newContext({ baseURL });
  const signIn = await again.newPage();
  await signIn.goto('/auth');
  await signIn.getByLabel('Email').fill(next);
  await signIn.getByLabel('Password', { exact: true }).fill(password);
  await signIn.getByRole('button', { name: 'Sign In' }).click();
  await expect(signIn).toHaveURL(/\/dashboard$/);
  await again.close();
});

test('a change of email that waits is canceled, and its links end', async ({ page, baseURL, browser }) => {
  const { email } = await signInAsNewcomer(page, baseURL);
  const next = `moved-${crypto.randomUUID()}@example.com`;
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Change Email' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('New email').fill(next);
  await dialog.getByRole('button', { name: 'Send Confirmation Emails' }).click();
  const own = linkIn(await mailTo(baseURL, email, /change/i));
  const elsewhere = await browser.newContext({ baseURL });
  const phone = await elsewhere.newPage();
  await phone.goto(linkIn(await mailTo(baseURL, next, /confirm/i)));
  await expect(phone.getByRole('heading', { name: 'One more email to open.' })).toBeVisible();
  await expectNoAxeFaults(phone);

  await page.reload();
  await page.getByRole('button', { name: 'Finish or Cancel' }).click();
  await dialog.getByRole('button', { name: 'Cancel Change' }).click();
  await expect(page.getByText(`Your email is still ${email}.`)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Change Email' })).toBeVisible();
  await phone.goto(own);
  await expect(phone.getByRole('heading', { name: 'This link no longer works.' })).toBeVisible();
  await expectNoAxeFaults(phone);
  await elsewhere.close();
});
