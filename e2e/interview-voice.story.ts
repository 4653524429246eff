import { expect, expectNoAxeFaults, signInAsNewcomer, signInAsPremium, test } from './fixtures.ts';
import {
  answerField,
  answers,
  clientOf,
  completeButton,
  nextButton,
  startThree,
  startTrial,
} from './interview-steps.ts';
import { fakeMicrophone, speak, useFakeRecogniser } from './speech.ts';

test('dictation appends, shows what it hears, and keeps the times of the words', async ({
  page,
  baseURL,
}) => {
  await useFakeRecogniser(page);
  await signInAsPremium(page, baseURL);
  await startThree(page, { voice: true });
  await answerField(page).fill('I begin.');
  await page.getByRole('button', { name: 'Start Recording' }).click();
  await speak(page, 'and then', false);
  await expect(page.locator('.interim')).toContainText('and then');
  await expectNoAxeFaults(page);
  await expect(answerField(page)).toHaveValue('I begin.');
  await speak(page, 'and then I led the launch', true);
  await expect(answerField(page)).toHaveValue('I begin. and then I led the launch');
  await speak(page, 'of two services', true);
  await nextButton(page).click();
  await expect(page.getByText('Question 2 of 3')).toBeVisible();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();

  const client = await clientOf(page, baseURL);
  const { data } = await client.from('interview_answers').select('user_answer, delivery').single();
  expect(data?.user_answer).toBe('I begin. and then I led the launch of two services');
  expect(data?.delivery.approximate).toBe(true);
  const words = data?.delivery.words as { word: string; startSeconds: number; endSeconds: number }[];
  expect(words.map(({ word }) => word).join(' ')).toBe('and then I led the launch of two services');
  const moments = words.flatMap(({ startSeconds, endSeconds }) => [startSeconds, endSeconds]);
  expect(moments).toEqual([...moments].sort((a, b) => a - b));
  const session = await client.from('interview_sessions').select('mode').single();
  expect(session.data?.mode).toBe('voice');

  await page.keyboard.press('Escape');
  await page.keyboard.press('r');
  await expect(page.getByRole('button', { name: 'Stop Recording' })).toBeVisible();
  await expect(page.getByText('Recording. Speak now.')).toBeAttached();
  await speak(page, 'spoken to the last word', true, 300);
  const scored = page.waitForRequest(/comprehensive-interview-scoring/);
  await nextButton(page).click();
  await expect(page.getByText('Question 3 of 3')).toBeVisible();
  await answerField(page).fill(answers[2] ?? '');
  await completeButton(page).click();
  expect((await scored).postDataJSON()).toMatchObject({ hasVoiceData: true });
  await expect(page).toHaveURL(/\/results$/);
});

test('a recording that fails says why, and typing goes on', async ({ page, baseURL }) => {
  await useFakeRecogniser(page);
  await signInAsNewcomer(page, baseURL);
  await startTrial(page);
  await answerField(page).fill('Typed before.');
  const record = page.getByRole('button', { name: 'Start Recording' });
  const fail = async (error: string) => {
    await record.click();
    await page.waitForTimeout(400);
    await page.evaluate((code) => window.fakeSpeech?.fail(code), error);
  };
  await fail('network');
  await expect(page.getByText('Recognition Error')).toBeVisible();
  await expect(record).toBeVisible();
  await fakeMicrophone(page, { state: 'denied' });
  await fail('not-allowed');
  const denied = 'Could not start recording. Please check microphone permissions.';
  await expect(page.getByText(denied)).toBeVisible();
  await expect(record).toBeVisible();
  await record.click();
  await speak(page, 'heard before', true);
  await page.evaluate(() => window.fakeSpeech?.fail('audio-capture'));
  await expect(page.getByText('Audio Processing Error')).toBeVisible();
  await expect(answerField(page)).toHaveValue('Typed before. heard before');
  const waited = await page.evaluate(() => window.fakeSpeech?.startDelaysMs ?? []);
  expect(waited).toHaveLength(3);
});

test('no device, a device in use and a refused service are told apart', async ({ page, baseURL }) => {
  await useFakeRecogniser(page);
  await signInAsNewcomer(page, baseURL);
  await startTrial(page);
  await answerField(page).fill('Typed before.');
  for (const [error, microphone, title] of [
    ['audio-capture', { kinds: [] }, 'No microphone found'],
    ['audio-capture', { openError: 'NotReadableError' }, 'Your microphone is in use'],
    ['not-allowed', {}, 'Speech recognition is off'],
  ] as const) {
    await fakeMicrophone(page, microphone);
    await page.getByRole('button', { name: 'Start Recording' }).click();
    await page.waitForTimeout(400);
    await page.evaluate((code) => window.fakeSpeech?.fail(code), error);
    await expect(page.getByText(title)).toBeVisible();
    await expect(page.getByText('check microphone permissions')).toHaveCount(0);
  }
  await expect(answerField(page)).toHaveValue('Typed before.');
});

test('a browser that neither takes dictation nor records offers typing', async ({ page, baseURL }) => {
  await page.addInitScript(() => {
    Object.assign(window, { SpeechRecognition: undefined, webkitSpeechRecognition: undefined });
    Object.assign(window, { MediaRecorder: undefined });
  });
  await signInAsNewcomer(page, baseURL);
  await startTrial(page);
  await expect(page.getByRole('button', { name: 'Start Recording' })).toBeDisabled();
  await expect(page.getByText("This browser can't take dictation. Typing works just as well.")).toBeVisible();
});

test('a sound file is not transcribed: the field points to the microphone button', async ({
  page,
  baseURL,
}) => {
  await signInAsNewcomer(page, baseURL);
  await startTrial(page);
  await answerField(page).fill('Typed before.');
  await answerField(page).evaluate((field) => {
    const data = new DataTransfer();
    data.items.add(new File(['sound'], 'answer.mp3', { type: 'audio/mpeg' }));
    field.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    );
  });
  await expect(page.getByText('Audio Transcription Unavailable')).toBeVisible();
  await expect(answerField(page)).toHaveValue('Typed before.');
});

test('a hidden tab pauses an interview that is being recorded, and every word stays', async ({
  page,
  baseURL,
}) => {
  await useFakeRecogniser(page);
  await signInAsPremium(page, baseURL);
  await startThree(page, { voice: true });
  await page.getByRole('button', { name: 'Start Recording' }).click();
  await speak(page, 'I led the launch', true);
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { configurable: true, value: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  const resume = page.getByRole('button', { name: 'Continue Interview' });
  await expect(resume).toBeVisible();
  await page.evaluate(() => Object.defineProperty(document, 'hidden', { configurable: true, value: false }));
  await resume.click();
  await expect(answerField(page)).toHaveValue('I led the launch');
  await expect(page.getByRole('button', { name: 'Start Recording' })).toBeVisible();
});
