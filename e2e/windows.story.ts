import type { Page } from '@playwright/test';
import { expectNothingCovered } from './covered.ts';
import { expect, expectNoAxeFaults, signInAsNewcomer, signInAsPremium, test } from './fixtures.ts';
import { clientOf, startThree } from './interview-steps.ts';
import { addInterview } from './job-steps.ts';
import { rehearse, retryBetter } from './rehearsed.ts';

/** Presses a button; the window that it opens has no fault that axe finds, and nothing of it is covered. */
async function expectSoundWindow(page: Page, button: string | RegExp) {
  await page.getByRole('button', { name: button }).first().click();
  const window = page.getByRole('dialog').or(page.getByRole('alertdialog'));
  await expect(window).toBeVisible();
  const size = page.viewportSize() ?? { width: 1280, height: 720 };
  await expectNoAxeFaults(page);
  await expectNothingCovered(page, String(button), '.dialog');
  await page.setViewportSize(size);
  await page.keyboard.press('Escape');
  await expect(window).toBeHidden();
}

test('the windows of the settings are accessible and whole in all sizes', async ({ page, baseURL }) => {
  await signInAsPremium(page, baseURL);
  await page.goto('/settings');
  for (const button of ['Change Password', 'Change Email', 'Turn On two-step sign-in', 'Delete Account'])
    await expectSoundWindow(page, button);
  // On a common phone the code and its button are there without scrolling.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Turn On two-step sign-in' }).click();
  await expect(page.getByRole('button', { name: 'Continue' })).toBeInViewport({ ratio: 1 });
});

test('the windows of a trial are accessible and whole in all sizes', async ({ page, baseURL }) => {
  await signInAsNewcomer(page, baseURL);
  await page.goto('/settings');
  await expectSoundWindow(page, /^Free Trial/);
  await expectSoundWindow(page, 'Upgrade to Premium');
});

test('the windows that ask before something is deleted or left are accessible and whole in all sizes', async ({
  page,
  baseURL,
}) => {
  const { email } = await signInAsPremium(page, baseURL);
  await rehearse(baseURL, email, [{ score: 55, jobRole: 'Barista', daysAgo: 1 }]);
  await retryBetter(baseURL, email, 91);
  await page.goto('/dashboard');
  await expectSoundWindow(page, /^Share: /);
  await addInterview(page, 5);
  await expectSoundWindow(page, 'Delete this interview');
  const client = await clientOf(page, baseURL);
  const story = { title: 'The sheet', actions: 'I made a sheet.' };
  const { data } = await client.from('stories').insert(story).select('id').single().throwOnError();
  await page.goto(`/stories/${data.id}`);
  await expectSoundWindow(page, 'Delete this story');
  await startThree(page);
  await page.getByRole('link', { name: 'Greenroom' }).first().click();
  const leaving = page.getByRole('dialog', { name: 'Leave this interview?' });
  await expect(leaving).toBeVisible();
  await expectNoAxeFaults(page);
  await expectNothingCovered(page, 'leaving', '.dialog');
});

test('the menu of a phone is accessible', async ({ page, baseURL }) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await signInAsPremium(page, baseURL);
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  await expectNoAxeFaults(page);
});
