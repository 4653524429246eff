import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { promisify } from 'node:util';
import {
  connectAsOperator,
  type HostProcess,
  startedDataDir,
  startHost,
} from '@greenroom/testing/host-process';
import { type LoopbackProvider, startLoopbackProvider } from '@greenroom/testing/loopback-provider';
import type { Browser, Page } from '@playwright/test';
import { appOf } from './authenticator.ts';
import { expect, expectNoAxeFaults, password, test } from './fixtures.ts';

const startsWithinMs = 120_000;
let provider: LoopbackProvider;
let product: HostProcess | undefined;
let folder: string;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  test.setTimeout(startsWithinMs + 20_000);
  provider = await startLoopbackProvider();
  folder = await startedDataDir();
  const { url, clientId, clientSecret } = provider;
  product = await startHost({
    ...{ DATA_DIR: folder, GOOGLE_URL: url, GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret },
    ...{ GITHUB_URL: url, GITHUB_CLIENT_ID: clientId, GITHUB_CLIENT_SECRET: clientSecret },
  });
});
test.afterAll(async () => {
  await product?.stop();
  await provider.close();
  await rm(folder, { recursive: true, force: true });
});

/** A page of the product; the provider is another origin, so that the usual watch for those isn't for this story. */
async function openPage(browser: Browser, locale = 'en-US'): Promise<Page> {
  const context = await browser.newContext({ baseURL: product?.address ?? '', locale });
  const page = await context.newPage();
  page.on('pageerror', (error) => expect(error.message).toBe(''));
  return page;
}

test('Google makes an account and leads on to the page that was asked for', async ({ browser }) => {
  const page = await openPage(browser);
  provider.person = { id: '501', email: 'grace@example.com', name: 'Grace Example' };
  await page.goto('/jobs/new');
  await expect(page).toHaveURL(/\/auth$/);
  const section = page.getByRole('region', { name: 'Other ways to sign in' });
  await expect(section.getByRole('button')).toHaveText(['Continue with Google', 'Continue with GitHub']);
  await expectNoAxeFaults(page);
  await section.getByRole('button', { name: 'Continue with Google' }).click();
  await expect(page).toHaveURL(/\/jobs\/new$/);
  await page.goto('/settings');
  await expect(page.getByText('grace@example.com', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Disconnect Google' })).toBeDisabled();
  await expect(page.getByText('your only way to sign in')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Set a Password' })).toBeVisible();
  await page.context().close();
});

test('who cancels there reads so, and signs in by email as before', async ({ browser }) => {
  const page = await openPage(browser);
  provider.person = null;
  await page.goto('/auth');
  await page.getByLabel('Email').fill('half-typed@example.com');
  await page.getByRole('button', { name: 'Continue with GitHub' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'You canceled at GitHub' })).toBeVisible();
  await expect(page).toHaveURL(/\/auth$/);
  await expectNoAxeFaults(page);
  await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toBeEnabled();
  provider.person = { id: '502', email: 'unverified@example.com', isVerified: false };
  await page.getByRole('button', { name: 'Continue with GitHub' }).click();
  await expect(page.getByText("Your email isn't verified at GitHub.")).toBeVisible();
  await page.context().close();
});

test('an account by email connects GitHub in the settings, signs in with it, and disconnects it', async ({
  browser,
}) => {
  const page = await openPage(browser);
  const email = `story-${crypto.randomUUID()}@example.com`;
  const operator = await connectAsOperator(product?.address ?? '', folder);
  await operator.auth.admin.createUser({ email, password, email_confirm: true });
  await page.goto('/auth');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page).toHaveURL(/\/dashboard$/);

  await page.goto('/settings');
  provider.person = null;
  await page.getByRole('button', { name: 'Connect GitHub' }).click();
  await expect(page.getByText('You canceled at GitHub.')).toBeVisible();
  provider.person = { id: '503', email: 'work@example.com', login: 'story' };
  await page.getByRole('button', { name: 'Connect GitHub' }).click();
  await expect(page.getByText('You can now sign in with GitHub.')).toBeVisible();
  await expect(page.getByText('Connected as work@example.com.')).toBeVisible();
  await expect(page).toHaveURL(/\/settings$/);
  await expectNoAxeFaults(page);

  const elsewhere = await openPage(browser, 'es-ES');
  await elsewhere.goto('/auth');
  await elsewhere.getByRole('button', { name: 'Continuar con GitHub' }).click();
  await expect(elsewhere).toHaveURL(/\/dashboard$/);
  await elsewhere.context().close();

  await page.getByRole('button', { name: 'Disconnect GitHub' }).click();
  await expect(page.getByText('You can no longer sign in with GitHub.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Connect GitHub' })).toBeVisible();
  await page.context().close();
});

test('a code that somebody else’s sign-in made does nothing here', async ({ browser }) => {
  const page = await openPage(browser);
  await page.goto('/auth?code=00000000-0000-4000-8000-000000000000');
  await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('greenroom.auth'))).toBeNull();
  await page.context().close();
});

test('two-step sign-in comes after Google as well, until the operator turns it off', async ({ browser }) => {
  const page = await openPage(browser);
  provider.person = { id: '501', email: 'grace@example.com', name: 'Grace Example' };
  await page.goto('/auth');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Turn On two-step sign-in' }).click();
  const dialog = page.getByRole('dialog');
  const app = appOf((await dialog.locator('.key').textContent())?.replaceAll(' ', '') ?? '');
  await dialog.getByLabel('Six-digit code').fill(await app.next(page));
  await dialog.getByRole('button', { name: 'I saved them' }).click();
  await expect(page.getByText('10 recovery codes left.')).toBeVisible();

  const again = await openPage(browser);
  await again.goto('/progress');
  await again.getByRole('button', { name: 'Continue with Google' }).click();
  await expect(again.getByRole('heading', { name: 'One more step' })).toBeVisible();
  await again.getByLabel('Six-digit code').fill(await app.next(again));
  await expect(again).toHaveURL(/\/progress$/);

  const { port } = new URL(product?.address ?? '');
  const order = ['apps/server/src/factors/factors-command.ts', 'grace@example.com', 'off'];
  const env = { ...process.env, DATA_DIR: folder, PORT: port };
  const { stdout } = await promisify(execFile)(process.execPath, order, { env });
  expect(stdout).toContain('now off for grace@example.com');
  const last = await openPage(browser);
  await last.goto('/auth');
  await last.getByRole('button', { name: 'Continue with Google' }).click();
  await expect(last).toHaveURL(/\/dashboard$/);
  for (const one of [page, again, last]) await one.context().close();
});
