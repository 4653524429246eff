import type { Page } from '@playwright/test';
import { devices } from '@playwright/test';
import { withDevices } from './devices.ts';
import { expect, signInAsPremium, test } from './fixtures.ts';
import { answerField, answers, nextButton, startThree } from './interview-steps.ts';
import { speak, useFakeRecogniser } from './speech.ts';

test.use({
  userAgent: devices['iPhone 14'].userAgent,
  ...withDevices(),
});

declare global {
  interface Window {
    iosSaid: string[];
  }
}

/**
 * A browser by the rules of iOS Safari. A page stays silent until it has spoken in a press, hears nothing before a press, and has no
 * running AudioContext without a press or an open microphone.
 */
async function useIosRules(page: Page) {
  await page.addInitScript(() => {
    let isPressed = false;
    let maySpeak = false;
    let mayListen = false;
    for (const type of ['click', 'keydown', 'touchend'])
      addEventListener(
        type,
        ({ isTrusted }) => {
          isPressed = isTrusted;
          setTimeout(() => {
            isPressed = false;
          });
        },
        true,
      );
    window.iosSaid = [];
    Object.defineProperty(window, 'speechSynthesis', {
      value: {
        getVoices: () => [],
        cancel: () => undefined,
        speak: (utterance: SpeechSynthesisUtterance) => {
          maySpeak ||= isPressed;
          if (!maySpeak) return;
          window.iosSaid.push(utterance.text);
          setTimeout(() => utterance.onstart?.(new Event('start') as SpeechSynthesisEvent), 10);
          setTimeout(() => utterance.onend?.(new Event('end') as SpeechSynthesisEvent), 100);
        },
      },
    });
    const open = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
    navigator.mediaDevices.getUserMedia = async (wanted) => {
      mayListen ||= isPressed;
      if (!mayListen) throw new DOMException('No press', 'NotAllowedError');
      return open(wanted);
    };
    const Native = window.AudioContext;
    window.AudioContext = class extends Native {
      #mayRun = isPressed || mayListen;
      override get state() {
        return this.#mayRun ? super.state : 'suspended';
      }
      override resume() {
        this.#mayRun ||= isPressed;
        return super.resume();
      }
    };
  });
}

const said = (page: Page) => page.evaluate(() => window.iosSaid);
const question = async (page: Page) => String(await page.locator('h1#question').textContent());
const hide = (page: Page, isHidden: boolean) =>
  page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { configurable: true, value: hidden });
    document.dispatchEvent(new Event('visibilitychange'));
  }, isHidden);

test('the interviewer on an iPhone is never silent after Start, and after a reload from the next press on', async ({
  page,
  baseURL,
}) => {
  test.setTimeout(90_000);
  await useFakeRecogniser(page);
  await useIosRules(page);
  await signInAsPremium(page, baseURL);
  await startThree(page, { voice: true });
  await expect.poll(() => said(page)).toContain(await question(page));
  await answerField(page).fill(answers[0] ?? '');
  await nextButton(page).click();
  await expect(page.getByText('Question 2 of 3')).toBeVisible();
  await expect.poll(() => said(page)).toContain(await question(page));

  await page.reload();
  await expect(page.getByText('Question 2 of 3')).toBeVisible();
  expect(await said(page)).toEqual([]);
  // Hands-free asks nothing in its own press: what comes later needs a voice that is ready.
  await page.getByRole('button', { name: 'Hands-free' }).click();
  await speak(page, answers[1] ?? '', true);
  await expect.poll(() => said(page), { timeout: 15_000 }).toContain('Anything to add?');
  await expect(page.getByText('Question 3 of 3')).toBeVisible({ timeout: 20_000 });
  await expect.poll(() => said(page)).toContain(await question(page));

  await hide(page, true);
  await expect(page.getByRole('button', { name: 'Continue Interview' })).toBeVisible();
});

test('a recorded interview on an iPhone opens the microphone at Start and waits while the page is hidden', async ({
  page,
  baseURL,
}) => {
  test.setTimeout(90_000);
  await useFakeRecogniser(page);
  await useIosRules(page);
  await signInAsPremium(page, baseURL);
  await page.goto('/interview/setup');
  await page.getByLabel('Job role').fill('Backend engineer');
  await page.getByRole('slider', { name: 'Number of questions' }).press('Home');
  await page.getByRole('radio', { name: /^Recorded The way employers do it/ }).click();
  await page.getByRole('button', { name: 'Start Interview' }).click();
  const start = page.getByRole('button', { name: 'Start', exact: true });
  await start.click();
  const prepare = page.getByRole('timer', { name: 'Seconds to prepare' });
  await expect(prepare).toHaveText(/^2\d$/);
  const level = page.getByRole('img', { name: 'Microphone level' }).locator('i');
  await expect
    .poll(() => level.evaluate((bar) => Number(getComputedStyle(bar).getPropertyValue('--level'))))
    .toBeGreaterThan(0);

  await hide(page, true);
  await expect(page.getByRole('heading', { name: 'Ready to continue?' })).toBeVisible();
  await hide(page, false);
  await start.click();
  await page.getByRole('button', { name: 'Start now' }).click();
  const used = page.getByRole('timer', { name: 'Time used' });
  await expect(used).toHaveText(/^0:0[3-9]$/);
  await hide(page, true);
  await expect(page.getByRole('button', { name: 'Listen to your answer' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Record again, 1 left' })).toBeVisible();
});
