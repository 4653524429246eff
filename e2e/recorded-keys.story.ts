import type { Page } from '@playwright/test';
import { withMicrophone } from './devices.ts';
import { expect, signInAsPremium, test } from './fixtures.ts';
import { answerField, answers, chooseThreeQuestions, clientOf } from './interview-steps.ts';
import { tabTo } from './keys.ts';
import { speak, useFakeRecogniser } from './speech.ts';
import { voiceFile } from './voice-file.ts';

const voice = voiceFile(8, 1);

test.use(withMicrophone(voice));

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const recording = (page: Page) => page.getByRole('timer', { name: 'Time used' });
const prepare = (page: Page) => page.getByRole('timer', { name: 'Seconds to prepare' });
const focused = (page: Page) => page.locator(':focus');

/** From preparing to the review of a take, with words that are heard in it. */
async function record(page: Page, words: string) {
  await expect(prepare(page)).toBeVisible();
  await page.keyboard.press('Control+Enter');
  await expect(recording(page)).toBeVisible();
  await speak(page, words, true, 2_000);
  await page.keyboard.press('Control+Enter');
  await expect(answerField(page)).toHaveValue(words);
}

test('by keys alone, an interview is recorded, taken again, corrected, reported and heard again', async ({
  page,
  baseURL,
}) => {
  test.setTimeout(180_000);
  await useFakeRecogniser(page);
  await signInAsPremium(page, baseURL);
  await page.goto('/interview/setup');
  await page.getByLabel('Job role').fill('Backend engineer');
  await chooseThreeQuestions(page);
  await page.getByRole('radio', { name: /^Recorded The way employers do it/ }).press('Space');
  await button(page, 'Start Interview').press('Enter');
  await expect(page.getByRole('heading', { name: 'Ready to record?' })).toBeVisible();
  await tabTo(page, button(page, 'Start'));
  await page.keyboard.press('Enter');

  // The button is gone, so focus is on the question's number while the voice reads, and the next control is one Tab away.
  await expect(page.locator('[data-arrival]')).toBeFocused();
  await tabTo(page, page.getByLabel('Three words to hold on to'));
  await page.keyboard.type('lost index');
  await record(page, 'I would rather start over.');
  await expect(focused(page)).not.toHaveJSProperty('tagName', 'BODY');
  await tabTo(page, button(page, 'Listen to your answer'));
  await page.keyboard.press('Enter');
  await expect(focused(page)).toHaveAccessibleName('Pause');
  await page.keyboard.press('Enter');
  await tabTo(page, button(page, 'Record again, 1 left'));
  await page.keyboard.press('Enter');
  await expect(recording(page)).toBeVisible();
  await expect(focused(page)).not.toHaveJSProperty('tagName', 'BODY');
  await speak(page, String(answers[0]), true, 2_500);
  await page.keyboard.press('Control+Enter');
  await expect(answerField(page)).toHaveValue(String(answers[0]));
  await tabTo(page, answerField(page));
  await page.keyboard.press('End');
  await page.keyboard.type(' And it held.');
  await page.keyboard.press('Control+Enter');

  await expect(page.getByText('Question 2 of 3')).toBeVisible();
  await record(page, String(answers[1]));
  await tabTo(page, button(page, 'Keep it and continue'));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Question 3 of 3')).toBeVisible();
  await record(page, String(answers[2]));
  await page.keyboard.press('Control+Enter');
  await expect(page).toHaveURL(/\/results$/, { timeout: 30_000 });
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  // The microphone was open anyway: the words have the volume they were said at.
  const client = await clientOf(page, baseURL);
  const { data } = await client.from('interview_answers').select('delivery');
  const spoken = (data ?? []).flatMap(({ delivery }) => delivery?.words ?? []) as { levelDb?: number }[];
  expect(spoken.filter(({ levelDb }) => levelDb !== undefined).length).toBeGreaterThan(20);

  await tabTo(page, page.locator('summary', { hasText: 'See everything' }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.locator('a[href*="answer=1"]').last());
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/answer=1/);
  const player = page.getByRole('region', { name: 'Listen again' });
  const timeOf = () => player.locator('audio').evaluate((audio: HTMLAudioElement) => audio.currentTime);
  await tabTo(page, player.getByRole('button', { name: 'Play' }));
  await page.keyboard.press('Enter');
  await expect.poll(timeOf).toBeGreaterThan(0.3);
  await page.keyboard.press('Enter');
  await expect(focused(page)).toHaveAccessibleName('Play');
  await tabTo(page, player.getByLabel('Playback speed'));
  await page.keyboard.press('ArrowUp');
  await expect(focused(page)).toHaveValue('0.75');
  await tabTo(page, player.getByRole('button', { name: /^At my last company/ }));
  await page.keyboard.press('Enter');
  await expect(player.getByRole('button', { name: 'Pause' })).toBeVisible();
  const remove = player.getByRole('button', { name: 'Delete' });
  await tabTo(page, remove);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Delete this recording?' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(remove).toBeFocused();
});
