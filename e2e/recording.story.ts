import { readFile } from 'node:fs/promises';
import { withMicrophone } from './devices.ts';
import { expect, expectNoAxeFaults, signInAsNewcomer, signInAsPremium, test } from './fixtures.ts';
import {
  answerField,
  answers,
  completeButton,
  nextButton,
  startThree,
  startTrial,
} from './interview-steps.ts';
import { speak, useFakeRecogniser } from './speech.ts';
import { voiceFile } from './voice-file.ts';

const voice = voiceFile(4, 1);

test.use(withMicrophone(voice));

test('a recording survives a crash, plays beside its words, and goes with the sign-out', async ({
  page,
  baseURL,
}) => {
  test.setTimeout(120_000);
  await useFakeRecogniser(page);
  await signInAsPremium(page, baseURL);
  await startThree(page, { voice: true });
  await page.getByRole('switch', { name: 'Keep my recordings' }).click();
  const record = page.getByRole('button', { name: 'Start Recording' });
  await record.click();
  const begunMs = Date.now();
  await speak(page, 'At my last company our checkout began to time out.', true, 1_500);
  const firstSeconds = (Date.now() - begunMs) / 1_000;
  await speak(page, 'I read the traces and chose a rollback because it was safer.', true, 2_500);
  await expect(answerField(page)).toHaveValue(/rollback because it was safer\.$/);
  await page.waitForTimeout(1_500);
  // Nothing stops the recording: the page is gone all at once.
  await page.reload();
  await expect(answerField(page)).toHaveValue(/rollback because it was safer\.$/);
  await record.click();
  await speak(page, 'It was back in 22 minutes.', true, 2_500);
  await nextButton(page).click();
  for (const [at, answer] of answers.slice(1).entries()) {
    await expect(page.getByText(`Question ${at + 2} of 3`)).toBeVisible();
    await answerField(page).fill(answer);
    await nextButton(page).or(completeButton(page)).click();
  }
  await expect(page).toHaveURL(/\/results$/, { timeout: 30_000 });
  await page.goto(`${page.url()}?answer=1`);
  const player = page.getByRole('region', { name: 'Listen again' });
  await expect(player.getByText(/^This recording is on this device only, 0\.1 MB\.$/)).toBeVisible();
  await expectNoAxeFaults(page);
  await page.setViewportSize({ width: 390, height: 800 });
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  await expect.poll(overflow).toBeLessThanOrEqual(0);

  await player.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('dialog', { name: 'Delete this recording?' })).toBeVisible();
  await expectNoAxeFaults(page);
  await page.getByRole('button', { name: 'Cancel' }).click();

  const sound = player.locator('audio');
  const timeOf = () => sound.evaluate((audio: HTMLAudioElement) => audio.currentTime);
  await player.getByLabel('Playback speed').selectOption('1.5');
  await player.getByRole('button', { name: 'Play' }).click();
  await expect.poll(timeOf).toBeGreaterThan(0.5);
  expect(await sound.evaluate((audio: HTMLAudioElement) => audio.playbackRate)).toBe(1.5);
  await player.getByRole('button', { name: 'Pause' }).click();
  const sentence = (words: string) => player.getByRole('button', { name: words });
  const soughtTo = sound.evaluate(
    (audio: HTMLAudioElement) =>
      new Promise<number>((resolve) =>
        audio.addEventListener('seeked', () => resolve(audio.currentTime), { once: true }),
      ),
  );
  await sentence('I read the traces').click();
  // The recorder misses of the first sentence what it takes to start: up to a second on a slow machine.
  const start = await soughtTo;
  expect(start).toBeGreaterThan(0.4);
  expect(start).toBeLessThan(firstSeconds + 0.2);
  await expect(sentence('I read the traces')).toHaveAttribute('aria-current', 'true');
  // The second recording is a file of its own; the jump goes there, and back.
  const first = await sound.getAttribute('src');
  await sentence('It was back in 22 minutes').click();
  await expect(sound).not.toHaveAttribute('src', String(first));
  await expect(sentence('It was back in 22 minutes')).toHaveAttribute('aria-current', 'true');
  await player.getByRole('button', { name: 'Back one sentence' }).click();
  await expect(sound).toHaveAttribute('src', String(first));
  await expect.poll(timeOf).toBeGreaterThan(0.7);

  const downloading = page.waitForEvent('download');
  await player.getByRole('button', { name: 'Download' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('answer-1.webm');
  const bytes = await readFile(String(await download.path()));
  expect([...bytes.subarray(0, 4)]).toEqual([0x1a, 0x45, 0xdf, 0xa3]);
  // Four seconds of speech at 32 kbit/s, of which a crash loses at most two.
  expect(bytes.length).toBeGreaterThan(6_000);

  await page.goto('/settings');
  await expect(page.getByText('Your recordings take up 0.1 MB on this device.')).toBeVisible();
  const databases = () => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));
  expect(await databases()).toContain('greenroom.recordings');
  await page.getByRole('button', { name: 'Sign Out' }).last().click();
  await expect(page).toHaveURL(/\/(auth)?$/);
  await expect.poll(databases).not.toContain('greenroom.recordings');
});

test('without dictation an answer is recorded beside what is typed, and heard again by keys alone', async ({
  page,
  baseURL,
}) => {
  test.setTimeout(90_000);
  await page.addInitScript(() => {
    Object.assign(window, { SpeechRecognition: undefined, webkitSpeechRecognition: undefined });
  });
  await signInAsNewcomer(page, baseURL);
  await startTrial(page);
  await expect(page.getByText(/^This browser can't take dictation, so type your answer\./)).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('r');
  await expect(page.getByRole('button', { name: 'Stop Recording' })).toBeVisible();
  await expect(page.getByText('Recording. Speak now.')).toBeAttached();
  await expectNoAxeFaults(page);
  await page.waitForTimeout(7_000);
  await page.keyboard.press('r');
  await expect(page.getByRole('button', { name: 'Start Recording' })).toBeVisible();
  await page.keyboard.press('r');
  await expect(page.getByRole('button', { name: 'Stop Recording' })).toBeVisible();
  await page.waitForTimeout(3_000);
  await answerField(page).fill(answers[0] ?? '');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Question 2 of 2')).toBeVisible();
  // The recording ended with its answer.
  await expect(page.getByRole('button', { name: 'Start Recording' })).toBeVisible();
  await answerField(page).fill(answers[1] ?? '');
  await page.keyboard.press('Control+Enter');
  await expect(page).toHaveURL(/\/results$/, { timeout: 30_000 });

  await page.goto(`${page.url()}?answer=1`);
  const player = page.getByRole('region', { name: 'Listen again' });
  const timeOf = () => player.locator('audio').evaluate((audio: HTMLAudioElement) => audio.currentTime);
  const play = player.getByRole('button', { name: 'Play' });
  await play.focus();
  await page.keyboard.press('Tab');
  await expect(player.getByRole('button', { name: 'Forward 5 seconds' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect.poll(timeOf).toBe(5);
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(player.getByRole('button', { name: 'Back 5 seconds' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect.poll(timeOf).toBe(0);
  // Past its end comes the second recording; from there a press leads back to the first.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect.poll(timeOf).toBe(5);
  await expect(async () => {
    await page.keyboard.press('Enter');
    await expect(player.getByText('Part 2 of 2')).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(player.getByText('Part 1 of 2')).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect.poll(timeOf).toBeGreaterThan(0.3);
});
