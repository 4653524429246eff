import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { BrowserContext, Page } from '@playwright/test';
import { expect, expectNoAxeFaults, signInAsNewcomer, signInAsPremium, test } from './fixtures.ts';
import {
  answerField,
  answers,
  completeButton,
  expectOneAward,
  nextButton,
  startThree,
} from './interview-steps.ts';
import { solveRound } from './word-game-steps.ts';

// One after the other: one of them publishes a new version for a moment.
test.describe.configure({ mode: 'serial' });
test.use({ serviceWorkers: 'allow' });

/** Waits until the worker has the app on the device. */
const ready = (page: Page) => page.waitForFunction(() => navigator.serviceWorker.controller !== null);

/** The worker's script as a next build would write it; what is answered takes it back. */
function publishNextVersion(): () => void {
  const file = path.join(import.meta.dirname, '../apps/web/dist/sw.js');
  const script = readFileSync(file);
  const publish = (content: Buffer) => {
    writeFileSync(file, content);
    writeFileSync(`${file}.br`, brotliCompressSync(content));
    writeFileSync(`${file}.gz`, gzipSync(content));
  };
  publish(Buffer.concat([script, Buffer.from('\n// the next version')]));
  return () => publish(script);
}

interface Manifest {
  icons: { src: string; sizes: string; purpose?: string }[];
  screenshots: { src: string; sizes: string; form_factor: string }[];
  shortcuts: { url: string }[];
}

test('a browser finds nothing that keeps it from installing, and every picture is as large as it says', async ({
  page,
  context,
  baseURL,
  request,
}) => {
  await signInAsNewcomer(page, baseURL);
  await page.goto('/dashboard');
  await ready(page);
  const cdp = await context.newCDPSession(page);
  const { installabilityErrors } = await cdp.send('Page.getInstallabilityErrors');
  // A story runs in a private window, where nothing is ever installed.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
  const { errors, data } = await cdp.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const manifest = JSON.parse(data ?? '') as Manifest;
  expect(manifest.icons.map(({ purpose = 'any' }) => purpose)).toContain('maskable');
  expect(new Set(manifest.screenshots.map((shot) => shot.form_factor))).toEqual(new Set(['wide', 'narrow']));
  for (const { src, sizes } of [...manifest.icons, ...manifest.screenshots]) {
    const file = await (await request.get(src)).body();
    if (src.endsWith('.png')) expect(`${file.readUInt32BE(16)}x${file.readUInt32BE(20)}`, src).toBe(sizes);
  }
  for (const { url } of manifest.shortcuts) {
    await page.goto(url);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/not found/i);
  }
});

test('the app starts offline, and nothing private lies in the caches', async ({ page, baseURL, context }) => {
  const { email } = await signInAsNewcomer(page, baseURL);
  await page.goto('/dashboard');
  await ready(page);
  await expect(page.getByRole('heading', { name: 'Ready for your first practice interview?' })).toBeVisible();
  await page.goto('/progress');
  await context.setOffline(true);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'Ready for your first practice interview?' })).toBeVisible();
  await expect(page.getByText("You're offline. What you write stays on this device")).toBeVisible();
  await expect(page.getByRole('heading', { name: "Today's Challenge" })).toBeVisible();
  await expectNoAxeFaults(page);
  await page.goto('/about');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  const kept = await page.evaluate(async () => {
    const all = await Promise.all(
      (await caches.keys()).map(async (name) => {
        const cache = await caches.open(name);
        const requests = await cache.keys();
        return Promise.all(
          requests.map(async (request) => ({
            path: new URL(request.url).pathname,
            text: await (await cache.match(request))?.text(),
          })),
        );
      }),
    );
    return all.flat();
  });
  expect(kept.length).toBeGreaterThan(50);
  const foreign = kept.filter(
    ({ path }) => !/^\/(?:assets\/|app-shell\.html$|icon\.svg$|config\.json$)/.test(path),
  );
  expect(foreign).toEqual([]);
  expect(kept.filter(({ text }) => text?.includes(email))).toEqual([]);
});

test('the word game is played offline, and the result arrives', async ({ page, baseURL, context }) => {
  await signInAsPremium(page, baseURL);
  await page.goto('/games');
  await ready(page);
  await expect(page.getByRole('button', { name: 'Start Game' })).toBeVisible();
  await context.setOffline(true);
  await page.reload();
  await page.getByRole('button', { name: 'Start Game' }).click();
  await solveRound(page, 1);
  await page.getByRole('button', { name: 'End Game' }).click();
  await expect(page.getByText('kept on this device', { exact: false })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Start Game' })).toBeVisible();
  await context.setOffline(false);
  await expect(page.locator('.game-list li')).toHaveCount(1);
});

async function answerFirst(page: Page, context: BrowserContext) {
  await startThree(page);
  await ready(page);
  await answerField(page).fill(answers[0] ?? '');
  await nextButton(page).click();
  await expect(page.getByText('Question 2 of 3')).toBeVisible();
  await answerField(page).fill('Half of the second');
  await page.waitForTimeout(800);
  await context.setOffline(true);
}

test('a started interview goes on offline through reloads, and every answer arrives', async ({
  page,
  baseURL,
  context,
}) => {
  await signInAsPremium(page, baseURL);
  await answerFirst(page, context);
  const question = await page.getByRole('heading', { level: 1 }).textContent();
  const left = (text: string | null) =>
    Number(
      text
        ?.match(/(\d+):(\d\d)/)
        ?.slice(1)
        .reduce((sum, part) => String(Number(sum) * 60 + Number(part))),
    );
  const clock = page.getByRole('timer', { name: 'Time left' });
  const before = left(await clock.textContent());
  await page.reload();
  await expect(page.getByText('Question 2 of 3')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(String(question));
  await expect(answerField(page)).toHaveValue('Half of the second');
  const after = left(await clock.textContent());
  expect(after).toBeGreaterThan(before - 20);
  expect(after).toBeLessThanOrEqual(before);

  await answerField(page).fill(answers[1] ?? '');
  await nextButton(page).click();
  await expect(page.getByText('Question 3 of 3')).toBeVisible();
  await page.getByRole('button', { name: 'Pause' }).click();
  await page.reload();
  await page.getByRole('button', { name: 'Resume' }).first().click();
  await expect(page.getByText('Question 3 of 3')).toBeVisible();
  await answerField(page).fill(answers[2] ?? '');
  await completeButton(page).click();
  await expect(page.getByText(/^You're offline\. Your answers are on this device/)).toBeVisible();
  await page.reload();
  await expect(page.getByText(/^You're offline\. Your answers are on this device/)).toBeVisible();
  await context.setOffline(false);
  await expect(page).toHaveURL(/\/results$/);
  await expectOneAward(page, baseURL, 3);
});

const keysIn = (page: Page) => page.evaluate(() => Object.keys(localStorage).sort());
const leftAfterSignOut = ['greenroom.locale', 'greenroom.settings', 'greenroom.theme'];

async function pressSignOut(page: Page) {
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
}

test('signing out leaves nothing private on the device', async ({ page, baseURL }) => {
  await signInAsPremium(page, baseURL);
  await page.goto('/profile');
  await page.getByLabel('Full Name').fill('Nobody Should Read This');
  await startThree(page);
  await expect.poll(async () => (await keysIn(page)).join()).toContain('greenroom.copy.');
  await expect.poll(async () => (await keysIn(page)).join()).toContain('greenroom.profile-draft');
  await page.goto('/dashboard');
  await pressSignOut(page);
  await expect(page).toHaveURL(/\/auth$/);
  await expect
    .poll(async () => (await keysIn(page)).filter((key) => !leftAfterSignOut.includes(key)))
    .toEqual([]);
});

test('signing out asks before it deletes words that were not sent', async ({ page, baseURL }) => {
  await signInAsPremium(page, baseURL);
  await startThree(page);
  await answerField(page).fill('Half an answer that nobody has yet');
  await expect
    .poll(() => page.evaluate(() => JSON.stringify({ ...localStorage })))
    .toContain('Half an answer');
  await page.goto('/dashboard');
  await pressSignOut(page);
  const dialog = page.getByRole('dialog', { name: 'Sign out and delete unsent work?' });
  await expect(dialog).toBeVisible();
  await expectNoAxeFaults(page);
  await dialog.getByRole('button', { name: 'Stay signed in' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await pressSignOut(page);
  await dialog.getByRole('button', { name: 'Delete and sign out' }).click();
  await expect(page).toHaveURL(/\/auth$/);
  await expect
    .poll(async () => (await keysIn(page)).filter((key) => !leftAfterSignOut.includes(key)))
    .toEqual([]);
});

test('a new version is offered, never in an interview, and loaded when it is asked for', async ({
  page,
  baseURL,
  context,
}) => {
  await signInAsPremium(page, baseURL);
  await startThree(page);
  const room = page.url();
  await ready(page);
  const takeBack = publishNextVersion();
  try {
    await expectOfferOutsideInterviews(page, context, room);
  } finally {
    takeBack();
  }
});

/** What a user meets who is in the middle of an interview when a new version comes. */
async function expectOfferOutsideInterviews(page: Page, context: BrowserContext, room: string) {
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    await registration?.update();
  });
  await expect
    .poll(() =>
      page.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration())?.waiting)),
    )
    .toBe(true);
  const offer = page.getByText('A new version is ready');
  await page.waitForTimeout(500);
  await expect(offer).toBeHidden();
  await page.getByRole('link', { name: 'Greenroom' }).click();
  await page.getByRole('button', { name: 'Leave it running' }).click();
  await expect(offer).toBeVisible();
  await expectNoAxeFaults(page);

  const other = await context.newPage();
  await other.goto(room);
  await expect(other.getByText('Question 1 of 3')).toBeVisible();
  await page.getByRole('button', { name: 'Load it now' }).click();
  await expect(page.getByText('An interview is open in another tab')).toBeVisible();
  await other.close();
  await page.goto('/dashboard');
  // The browser gives up the lock of a closed tab a moment later.
  const locksHeld = () => page.evaluate(async () => (await navigator.locks.query()).held?.length ?? 0);
  await expect.poll(locksHeld).toBe(0);
  await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: 'Load it now' }).click()]);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(offer).toBeHidden();
}

test('installing is offered where the browser offers it, and said honestly where it fails', async ({
  page,
  baseURL,
}) => {
  const offer = (outcome: string) =>
    page.evaluate((answer) => {
      const event = new Event('beforeinstallprompt', { cancelable: true });
      window.dispatchEvent(Object.assign(event, { prompt: async () => ({ outcome: answer }) }));
      return event.defaultPrevented;
    }, outcome);
  await page.goto('/');
  const button = page.getByRole('button', { name: 'Install App' });
  await expect(button).toBeHidden();
  expect(await offer('accepted')).toBe(true);
  await button.click();
  await expect(page.getByText('Success! The app has been installed.')).toBeVisible();
  await expect(button).toBeHidden();

  await signInAsNewcomer(page, baseURL);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await offer('accepted');
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('menuitem', { name: 'Install App' }).click();
  await expect(page.getByText('Success!')).toBeVisible();
});
