import type { Page } from '@playwright/test';
import { withMicrophone } from './devices.ts';
import { expect, expectNoAxeFaults, signInAsPremium, test } from './fixtures.ts';
import { answerField, answers, startThree } from './interview-steps.ts';
import { speak, useFakeRecogniser } from './speech.ts';
import { voiceFile } from './voice-file.ts';

/** How long the microphone hears a voice, from the moment it is opened. */
const voiceSeconds = 6;
const voice = voiceFile(voiceSeconds, 2);

test.use(withMicrophone(`${voice}%noloop`));

declare global {
  interface Window {
    asked: string[];
  }
}

/** A voice that says everything in a tenth of a second. */
async function useQuickVoice(page: Page) {
  await page.addInitScript(() => {
    window.asked = [];
    Object.defineProperty(window, 'speechSynthesis', {
      value: {
        getVoices: () => [],
        cancel: () => undefined,
        speak: (utterance: SpeechSynthesisUtterance) => {
          window.asked.push(utterance.text);
          setTimeout(() => utterance.onstart?.(new Event('start') as SpeechSynthesisEvent), 10);
          setTimeout(() => utterance.onend?.(new Event('end') as SpeechSynthesisEvent), 100);
        },
      },
    });
  });
}

const listening = (page: Page) => page.getByText('Listening', { exact: true });
const prompt = (page: Page) => page.getByText('Anything to add?');

test('an interview without hands goes from the first question to the report', async ({ page, baseURL }) => {
  test.setTimeout(120_000);
  await useFakeRecogniser(page);
  await useQuickVoice(page);
  await signInAsPremium(page, baseURL);
  await startThree(page, { voice: true });
  await answerField(page).blur();
  await page.keyboard.press('f');
  const begun = Date.now();
  await expect(listening(page)).toBeVisible();
  await expect(page.getByRole('img', { name: 'Microphone level' })).toBeVisible();
  await expectNoAxeFaults(page);
  await speak(page, answers[0] ?? '', true);
  await expect(prompt(page)).toBeVisible({ timeout: 15_000 });
  // The words came at once, and the voice went on: its end counts, and two and a half seconds after it.
  expect((Date.now() - begun) / 1_000).toBeGreaterThan(voiceSeconds + 2);
  await expect(page.getByText(/^Keep talking, or we'll move on in \d seconds?\.$/)).toBeVisible();
  expect(await page.evaluate(() => window.asked.at(-1))).toBe('Anything to add?');

  await speak(page, 'And I wrote it down for the team.', true);
  await expect(prompt(page)).toBeHidden();
  await expect(prompt(page)).toBeVisible();
  await expect(page.getByText('Question 2 of 3')).toBeVisible();
  const question = String(await page.locator('h1#question').textContent());
  await expect.poll(() => page.evaluate(() => window.asked.at(-1))).toBe(question);

  await expect(listening(page)).toBeVisible();
  await speak(page, answers[1] ?? '', true);
  await expect(page.getByText('Question 3 of 3')).toBeVisible({ timeout: 20_000 });
  await expect(listening(page)).toBeVisible();
  await speak(page, answers[2] ?? '', true);
  await expect(page).toHaveURL(/\/results$/, { timeout: 30_000 });
});

test('more time, the choice of silence and the way out work by key and by touch', async ({
  page,
  baseURL,
}) => {
  test.setTimeout(90_000);
  await useFakeRecogniser(page);
  await useQuickVoice(page);
  await signInAsPremium(page, baseURL);
  await startThree(page, { voice: true });
  const mode = page.getByRole('button', { name: 'Hands-free' });
  await mode.click();
  await expect(mode).toHaveAttribute('aria-pressed', 'true');
  await page.getByLabel('How long a pause ends your answer').selectOption('1.5');
  await speak(page, 'I led the launch', true);
  await expect(prompt(page)).toBeVisible({ timeout: 15_000 });
  await page.getByRole('button', { name: 'I need more time' }).click();
  await expect(listening(page)).toBeVisible();
  await page.waitForTimeout(4_000);
  await expect(prompt(page)).toBeHidden();
  await speak(page, 'of two services', true);
  await expect(page.getByText(/^Keep talking/)).toBeVisible();
  await mode.blur();
  await page.keyboard.press('w');
  await expect(listening(page)).toBeVisible();
  await page.keyboard.press('r');
  await expect(mode).toHaveAttribute('aria-pressed', 'false');
  await expect(page.getByRole('button', { name: 'Start Recording' })).toBeVisible();
  await expect(answerField(page)).toHaveValue('I led the launch of two services');
  await expect(page.getByText('Question 1 of 3')).toBeVisible();
});

test('without a voice every question is shown as text, and hands-free goes on', async ({ page, baseURL }) => {
  await useFakeRecogniser(page);
  await page.addInitScript(() => Object.defineProperty(window, 'speechSynthesis', { value: undefined }));
  await signInAsPremium(page, baseURL);
  await startThree(page, { voice: true });
  await expect(
    page.getByText("This browser can't read text aloud, so you'll need to read the question yourself."),
  ).toBeVisible();
  await expect(answerField(page)).toHaveAttribute('aria-describedby', 'question');
  await page.getByRole('button', { name: 'Hands-free' }).click();
  await page.getByLabel('How long a pause ends your answer').selectOption('1.5');
  await speak(page, answers[0] ?? '', true);
  // There is no voice, so a screen reader announces it.
  await expect(page.getByRole('status').filter({ hasText: 'Anything to add?' })).toBeVisible({
    timeout: 15_000,
  });
  await expect(page.getByText('Question 2 of 3')).toBeVisible({ timeout: 15_000 });
  await expect(listening(page)).toBeVisible();
});

test('in practice the follow-up is asked aloud and listened to, before the strong answer', async ({
  page,
  baseURL,
}) => {
  test.setTimeout(120_000);
  await useFakeRecogniser(page);
  await useQuickVoice(page);
  await signInAsPremium(page, baseURL);
  await startThree(page, { voice: true, practice: true });
  await answerField(page).blur();
  await page.keyboard.press('f');
  await expect(listening(page)).toBeVisible();
  await page.getByLabel('How long a pause ends your answer').selectOption('1.5');
  await speak(page, 'I led the launch of two services with my team.', true);
  const followUp = page.locator('#follow-up');
  await expect(followUp).toBeVisible({ timeout: 30_000 });
  const asked = () => page.evaluate(() => window.asked.at(-1));
  await expect.poll(asked).toBe(await followUp.textContent());
  await expect(listening(page)).toBeVisible();
  await expectNoAxeFaults(page);
  // By key, and in hands-free mode still.
  await page.keyboard.press('h');
  await speak(page, 'We had planned a rollback and tried it before.', true, 900);
  const field = page.getByRole('textbox', { name: 'Your answer to the follow-up (optional)' });
  await expect(field).toHaveValue('We had planned a rollback and tried it before.');
  await expect(prompt(page)).toBeVisible({ timeout: 15_000 });
  await expect(page.getByRole('button', { name: 'Next Question' })).toBeVisible({ timeout: 30_000 });
  await expect(page.locator('main')).toContainText('We had planned a rollback and tried it before.');
  await expect(page.getByText('Question 1 of 3')).toBeVisible();

  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Question 2 of 3')).toBeVisible();
  await expect.poll(asked).toBe(await page.locator('h1#question').textContent());
  await expect(listening(page)).toBeVisible();

  // By touch: the mode goes off with its button, and the follow-up is answered by the record button.
  await page.getByRole('button', { name: 'Hands-free' }).click();
  await answerField(page).fill(answers[1] ?? '');
  await page.getByRole('button', { name: 'Next Question' }).click();
  const strong = page.getByRole('button', { name: 'Show a strong answer' });
  await expect(strong).toBeVisible();
  await expect(page.getByText('Looking for the follow-up...')).toBeHidden();
  if (await followUp.isVisible()) {
    await page.getByRole('button', { name: 'Start Recording' }).click();
    await speak(page, 'It held for a month.', true, 900);
    await expect(field).toHaveValue('It held for a month.');
  }
  await strong.click();
  await expect(page.getByRole('button', { name: 'Next Question' })).toBeVisible();
});
