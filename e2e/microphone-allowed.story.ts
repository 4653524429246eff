import type { Page } from '@playwright/test';
import { withDevicesOnRequest } from './devices.ts';
import { expect, signInAsPremium, test } from './fixtures.ts';
import { chooseThreeQuestions } from './interview-steps.ts';
import { useFakeRecogniser } from './speech.ts';

test.use(withDevicesOnRequest());

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** What the user chooses for this page in the browser's settings. */
async function choose(page: Page, setting: 'denied' | 'granted') {
  const browser = await page.context().newCDPSession(page);
  const { targetInfo } = await browser.send('Target.getTargetInfo');
  const { browserContextId } = targetInfo;
  const { origin } = new URL(page.url());
  await browser.send('Browser.setPermission', {
    ...{ permission: { name: 'microphone' }, setting, origin },
    ...(browserContextId ? { browserContextId } : {}),
  });
}

test('a blocked microphone that is allowed in the settings is opened without a reload', async ({
  page,
  baseURL,
}) => {
  await useFakeRecogniser(page);
  await signInAsPremium(page, baseURL);
  await page.goto('/interview/setup');
  await choose(page, 'denied');
  await page.getByLabel('Job role').fill('Backend engineer');
  await chooseThreeQuestions(page);
  await page.getByRole('radio', { name: /^Recorded The way employers do it/ }).click();
  await press(page, 'Start Interview');
  await expect(page.getByRole('heading', { name: 'Ready to record?' })).toBeVisible();
  await press(page, 'Start');
  await expect(
    page.getByText('Could not start recording. Please check microphone permissions.').first(),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Answer in writing' })).toBeVisible();

  await choose(page, 'granted');
  await press(page, 'Start');
  await expect(page.getByRole('timer', { name: 'Seconds to prepare' })).toBeVisible();
  await press(page, 'Start now');
  await expect(page.getByRole('timer', { name: 'Time used' })).toHaveText(/^0:0[2-9]$/);
  await press(page, 'Finish answer');
  await expect(page.getByRole('button', { name: 'Listen to your answer' })).toBeVisible();
});
