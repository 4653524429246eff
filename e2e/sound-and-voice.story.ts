import type { Page } from '@playwright/test';
import { expect, expectNoAxeFaults, signInAsNewcomer, signInAsPremium, test } from './fixtures.ts';
import { answerField, startThree } from './interview-steps.ts';
import { useFakeRecogniser } from './speech.ts';

declare global {
  interface Window {
    heard: { tones: number; said: string[]; hushed: number };
  }
}

/** Listens in: counts the tones, and takes the place of the voice. */
async function listen(page: Page, audio: { soundEffects: boolean; voiceFeedback: boolean }) {
  await page.addInitScript((settings) => {
    window.heard = { tones: 0, said: [], hushed: 0 };
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (when) {
      window.heard.tones++;
      start.call(this, when);
    };
    Object.defineProperty(window, 'speechSynthesis', {
      value: {
        getVoices: () => [],
        speak: ({ text }: SpeechSynthesisUtterance) => window.heard.said.push(text),
        cancel: () => {
          window.heard.hushed++;
        },
      },
    });
    localStorage.setItem('greenroom.settings', JSON.stringify({ audio: settings }));
  }, audio);
}

const tones = (page: Page) => page.evaluate(() => window.heard.tones);
const said = (page: Page) => page.evaluate(() => window.heard.said.join(' | '));

async function playAWord(page: Page) {
  await page.goto('/games');
  await page.getByRole('button', { name: 'Start Free Trial Game' }).click();
  await page.getByLabel('Your answer').fill('WRONG');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Incorrect')).toBeVisible();
}

async function openInterview(page: Page): Promise<string> {
  await page.goto('/interview/setup');
  await page.getByLabel(/job role/i).fill('Backend engineer');
  await page.getByRole('button', { name: 'Start Interview' }).click();
  const question = page.locator('h1#question');
  await expect(question).toBeVisible();
  return String(await question.textContent());
}

test('sounds play and the question is read aloud where both are on', async ({ page, baseURL }) => {
  await signInAsNewcomer(page, baseURL);
  await listen(page, { soundEffects: true, voiceFeedback: true });
  await playAWord(page);
  await expect.poll(() => tones(page)).toBeGreaterThan(0);
  const question = await openInterview(page);
  await expect.poll(() => said(page)).toContain(question);
  await page.goto('/daily-challenge');
  const challenge = await page.getByRole('article').getByRole('heading', { level: 2 }).textContent();
  await expect.poll(() => said(page)).toContain(String(challenge));
});

test('nothing is heard where both are off', async ({ page, baseURL }) => {
  await signInAsNewcomer(page, baseURL);
  await listen(page, { soundEffects: false, voiceFeedback: false });
  await playAWord(page);
  expect(await tones(page)).toBe(0);
  await openInterview(page);
  await page.waitForTimeout(500);
  expect(await said(page)).toBe('');
});

test('single keys do nothing where the settings turn them off', async ({ page, baseURL }) => {
  await signInAsNewcomer(page, baseURL);
  await openInterview(page);
  const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await page.locator('h1#question').click();
  await page.keyboard.press('?');
  await expect(keys).toBeVisible();
  await page.keyboard.press('Escape');
  await page.evaluate(() =>
    localStorage.setItem('greenroom.settings', JSON.stringify({ keyboard: { singleKeys: false } })),
  );
  await page.reload();
  await expect(page.locator('h1#question')).toBeVisible();
  await page.locator('h1#question').click();
  await page.keyboard.press('?');
  await page.keyboard.press('p');
  await page.waitForTimeout(300);
  await expect(keys).toBeHidden();
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
});

/** A voice that says what it begins, says and ends when the story tells it to. */
async function useSlowVoice(page: Page) {
  await page.addInitScript(() => {
    let now: SpeechSynthesisUtterance | null = null;
    const end = () => {
      const ended = now;
      now = null;
      ended?.onend?.(new Event('end') as SpeechSynthesisEvent);
    };
    Object.assign(window, {
      sayNext: (charIndex: number) =>
        now?.onboundary?.(
          Object.assign(new Event('boundary'), {
            name: 'word',
            charIndex,
          }) as unknown as SpeechSynthesisEvent,
        ),
      endVoice: end,
    });
    Object.defineProperty(window, 'speechSynthesis', {
      value: {
        getVoices: () => [],
        speak: (utterance: SpeechSynthesisUtterance) => {
          now = utterance;
          setTimeout(() => utterance.onstart?.(new Event('start') as SpeechSynthesisEvent), 10);
        },
        cancel: end,
      },
    });
  });
}

test('an interview by voice asks aloud, the clock waits, and H says it again', async ({ page, baseURL }) => {
  await useFakeRecogniser(page);
  await useSlowVoice(page);
  await signInAsPremium(page, baseURL);
  await startThree(page, { voice: true });
  const clock = page.getByRole('timer');
  await expect(page.getByText('The clock is paused.')).toBeVisible();
  // A screen reader isn't given the question to read while it is said aloud.
  await expect(page.getByText('Question 1 of 3')).toBeFocused();
  await expect(answerField(page)).not.toHaveAttribute('aria-describedby');
  const shown = await clock.textContent();
  await page.waitForTimeout(1_600);
  expect(await clock.textContent()).toBe(shown);
  const question = String(await page.locator('h1#question').textContent());
  await page.evaluate('sayNext(0)');
  await expect(page.locator('h1#question .unsaid')).toHaveText(question.slice(question.indexOf(' ')).trim());
  expect(await page.locator('h1#question').textContent()).toBe(question);
  await page.evaluate('endVoice()');
  await expect(page.getByText('The clock is paused.')).toBeHidden();
  await expect(clock).not.toHaveText(String(shown));

  await page.keyboard.press('Escape');
  await page.keyboard.press('h');
  await expect(page.getByText('The clock is paused.')).toBeVisible();
  // Whoever begins to speak is not talked over.
  await page.getByRole('button', { name: 'Start Recording' }).click();
  await expect(page.getByText('The clock is paused.')).toBeHidden();
  await page.getByRole('button', { name: 'Stop Recording' }).click();
  await page.getByRole('button', { name: 'Stop reading aloud' }).click();
  await expect(answerField(page)).toHaveAttribute('aria-describedby', 'question');
  await expectNoAxeFaults(page);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Read questions aloud' })).toBeVisible();
  await expect(page.getByText('The clock is paused.')).toBeHidden();
});
