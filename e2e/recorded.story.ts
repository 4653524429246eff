import { readFile } from 'node:fs/promises';
import { withDevices } from './devices.ts';
import { expect, expectNoAxeFaults, signInAsPremium, test } from './fixtures.ts';
import { answerField, answers, clientOf, completeButton } from './interview-steps.ts';
import { keep, prepare, press, recording, startRecorded } from './recorded-steps.ts';
import { speak, useFakeRecogniser } from './speech.ts';

test.use(withDevices());

test('a recorded interview goes from the camera to a report that plays the picture', async ({
  page,
  baseURL,
}) => {
  test.setTimeout(150_000);
  await useFakeRecogniser(page);
  await signInAsPremium(page, baseURL);
  await startRecorded(page);
  await expectNoAxeFaults(page);
  await expect(page.getByText('Audio only')).toBeVisible();
  await press(page, 'Camera on');
  const mirror = page.getByLabel('Your camera');
  await expect(mirror).toBeVisible();
  await press(page, 'Start');

  await expect(prepare(page)).toHaveText(/^(30|2\d)$/);
  const question = page.locator('h1#question');
  await expect(question).toBeVisible();
  await page.getByLabel('Three words to hold on to').fill('lost index, rollback, 22 minutes');
  await expectNoAxeFaults(page);
  await press(page, 'Start now');
  await expect(recording(page)).toBeVisible();
  await expect(page.getByText('lost index, rollback, 22 minutes')).toBeVisible();
  await press(page, 'Hide self-view');
  await expect(page.getByText('Your self-view is off. The camera is still recording.')).toBeVisible();
  await expect(mirror).toBeHidden();
  await speak(page, 'I would rather start over.', true, 1_000);
  await expect(recording(page)).toHaveText(/^0:0[3-9]$/);
  await press(page, 'Finish answer');

  await expect(answerField(page)).toHaveValue('I would rather start over.');
  await expect(page.getByText(/^Saved on this device only, \d+(\.\d)? MB\.$/)).toBeVisible();
  await expectNoAxeFaults(page);
  await press(page, 'Watch your answer');
  const picture = page.locator('.view video');
  await expect
    .poll(() => picture.evaluate((video: HTMLVideoElement) => video.currentTime))
    .toBeGreaterThan(0.5);
  expect(await picture.evaluate((video: HTMLVideoElement) => video.videoWidth)).toBeGreaterThan(0);

  // The one retake replaces the take and its words.
  await press(page, 'Record again, 1 left');
  await expect(recording(page)).toBeVisible();
  await speak(page, answers[0] ?? '', true, 2_500);
  await press(page, 'Finish answer');
  await expect(answerField(page)).toHaveValue(answers[0] ?? '');
  await expect(page.getByRole('button', { name: /Record again/ })).toHaveCount(0);
  await keep(page).click();

  // The microphone is open, so the next question is prepared at once. Its seconds run out by themselves.
  await expect(page.getByText('Question 2 of 3')).toBeVisible();
  await expect(prepare(page)).toBeVisible();
  await press(page, 'Camera off');
  await page.clock.install();
  await page.clock.runFor(31_000);
  await expect(recording(page)).toBeVisible();
  await page.clock.resume();
  await speak(page, answers[1] ?? '', true, 1_500);
  await press(page, 'Finish answer');
  await expect(page.getByRole('button', { name: 'Listen to your answer' })).toBeVisible();
  await keep(page).click();

  // The last one by keys alone.
  await expect(page.getByText('Question 3 of 3')).toBeVisible();
  await expect(prepare(page)).toBeVisible();
  await page.keyboard.press('Control+Enter');
  await expect(recording(page)).toBeVisible();
  await speak(page, answers[2] ?? '', true, 1_500);
  await page.keyboard.press('Control+Enter');
  await expect(answerField(page)).toHaveValue(answers[2] ?? '');
  await expect(completeButton(page)).toBeEnabled();
  await page.keyboard.press('Control+Enter');
  await expect(page).toHaveURL(/\/results$/, { timeout: 30_000 });

  await page.goto(`${page.url()}?answer=1`);
  const player = page.getByRole('region', { name: 'Listen again' });
  const video = player.locator('video');
  await expect(video).toBeVisible();
  await expectNoAxeFaults(page);
  await player.getByRole('button', { name: 'Play' }).click();
  await expect.poll(() => video.evaluate((one: HTMLVideoElement) => one.currentTime)).toBeGreaterThan(0.5);
  const downloading = page.waitForEvent('download');
  await player.getByRole('button', { name: 'Download' }).click();
  const download = await downloading;
  // One file: the retake replaced the first take.
  expect(download.suggestedFilename()).toBe('answer.webm');
  const bytes = await readFile(String(await download.path()));
  expect([...bytes.subarray(0, 4)]).toEqual([0x1a, 0x45, 0xdf, 0xa3]);

  await player.getByRole('button', { name: 'Delete' }).click();
  const asked = page.getByRole('dialog', { name: 'Delete this recording?' });
  await asked.getByRole('button', { name: 'Cancel' }).click();
  await expect(video).toBeVisible();
  await player.getByRole('button', { name: 'Delete' }).click();
  await asked.getByRole('button', { name: 'Delete' }).click();
  await expect(player).toHaveCount(0);
});

test('a reload in the middle of a take loses nothing said, and gives no further take', async ({
  page,
  baseURL,
}) => {
  test.setTimeout(90_000);
  await useFakeRecogniser(page);
  await signInAsPremium(page, baseURL);
  await startRecorded(page);
  await press(page, 'Start');
  await expect(prepare(page)).toHaveText(/^2\d$/, { timeout: 20_000 });
  await page.reload();
  // The question was seen: it goes on preparing with what was left.
  await expect(page.getByRole('heading', { name: 'Ready to continue?' })).toBeVisible();
  await press(page, 'Start');
  await press(page, 'Start now');
  await speak(page, 'I asked the team what slowed them down', true, 1_000);
  await expect(recording(page)).toHaveText(/^0:0[5-9]$/);
  await page.reload();

  await expect(answerField(page)).toHaveValue('I asked the team what slowed them down');
  await expect(page.getByRole('button', { name: 'Listen to your answer' })).toBeVisible();
  await press(page, 'Record again, 1 left');
  await expect(recording(page)).toHaveText(/^0:0[1-9]$/);
  // Nothing is heard: the words stay as they were.
  await press(page, 'Finish answer');
  await expect(answerField(page)).toHaveValue('I asked the team what slowed them down');
  await page.reload();
  await expect(keep(page)).toBeVisible();
  await expect(page.getByRole('button', { name: /Record again/ })).toHaveCount(0);
  // The clock waits beside a take, and the server is told: whoever goes on elsewhere has as much time left.
  const client = await clientOf(page, baseURL);
  const waited = async () => {
    const { data } = await client.from('interview_sessions').select('paused_seconds').single();
    return data?.paused_seconds;
  };
  await page.waitForTimeout(3_000);
  await keep(page).click();
  await expect.poll(waited).toBeGreaterThanOrEqual(3);

  await page.goto('/settings');
  const size = page.getByText(/^Your recordings take up \d+(\.\d)? MB on this device\.$/);
  await expect(size).toBeVisible();
  await press(page, 'Delete all recordings');
  const asked = page.getByRole('dialog', { name: 'Delete all recordings?' });
  await expectNoAxeFaults(page);
  await asked.getByRole('button', { name: 'Delete' }).click();
  await expect(size).toBeHidden();
  const databases = () => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));
  await expect.poll(databases).not.toContain('greenroom.recordings');
});

test('the microphone that was chosen is opened again the next time', async ({ page, baseURL }) => {
  await useFakeRecogniser(page);
  await signInAsPremium(page, baseURL);
  await startRecorded(page);
  // The browser names its devices once one of them was allowed.
  await press(page, 'Camera on');
  const choice = page.getByRole('combobox', { name: 'Microphone' });
  await choice.click();
  await page.getByRole('option', { name: 'Fake Audio Input 2' }).click();
  const heardBy = () =>
    page
      .getByLabel('Your camera')
      .evaluate((video: HTMLVideoElement) => (video.srcObject as MediaStream).getAudioTracks()[0]?.label);
  await expect.poll(heardBy).toBe('Fake Audio Input 2');
  await page.reload();
  await press(page, 'Camera on');
  await expect(choice).toHaveText('Fake Audio Input 2');
  await expect.poll(heardBy).toBe('Fake Audio Input 2');
});

test('without speech recognition the sound is recorded and the main points are typed', async ({
  page,
  baseURL,
}) => {
  await page.addInitScript(() => {
    Object.assign(window, { SpeechRecognition: undefined, webkitSpeechRecognition: undefined });
  });
  await signInAsPremium(page, baseURL);
  await startRecorded(page);
  await press(page, 'Start');
  await press(page, 'Start now');
  await expect(recording(page)).toHaveText(/^0:0[2-9]$/);
  await press(page, 'Finish answer');
  await expect(page.getByRole('button', { name: 'Listen to your answer' })).toBeVisible();
  await expect(page.getByText(/^This browser can't transcribe while it records\./)).toBeVisible();
  await answerField(page).fill(answers[0] ?? '');
  await keep(page).click();
  await expect(page.getByText('Question 2 of 3')).toBeVisible();
  await expect(prepare(page)).toBeVisible();
});

test('on a phone, a message leaves the number of a recorded question in sight', async ({ page, baseURL }) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await signInAsPremium(page, baseURL);
  await startRecorded(page);
  await expect(page.getByText('Good luck. What you record stays on this device.')).toBeVisible();
  const number = page.getByText('Question 1 of 3');
  await expect
    .poll(() =>
      number.evaluate((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return document.elementFromPoint(x + width / 2, y + height / 2) === element;
      }),
    )
    .toBe(true);
});
