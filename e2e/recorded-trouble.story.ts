import { withDevices } from './devices.ts';
import { expect, signInAsPremium, test } from './fixtures.ts';
import { answerField, answers } from './interview-steps.ts';
import { keep, press, recording, startRecorded } from './recorded-steps.ts';
import { speak, useFakeRecogniser } from './speech.ts';

test.use(withDevices());

test('a take goes on in the page when the device is full, and says so', async ({ page, baseURL }) => {
  await useFakeRecogniser(page);
  await signInAsPremium(page, baseURL);
  await startRecorded(page);
  const browser = await page.context().newCDPSession(page);
  await browser.send('Storage.overrideQuotaForOrigin', { origin: String(baseURL), quotaSize: 1 });
  await press(page, 'Start');
  await press(page, 'Start now');
  await expect(page.getByText('This device has no room for your recording')).toBeVisible();
  await speak(page, answers[0] ?? '', true);
  await expect(page.getByText(/^In this tab only, \d+(\.\d)? MB so far\.$/)).toBeVisible();
  await expect(recording(page)).toHaveText(/^0:0[5-9]$/);
  await press(page, 'Finish answer');
  await expect(answerField(page)).toHaveValue(answers[0] ?? '');
  await expect(page.getByText(/^In this tab only, \d+(\.\d)? MB\. Download it to keep it\.$/)).toBeVisible();
  await press(page, 'Listen to your answer');
  const timeOf = () => page.locator('main audio').evaluate((audio: HTMLAudioElement) => audio.currentTime);
  await expect.poll(timeOf).toBeGreaterThan(2.5);
  await keep(page).click();
  await expect(page.getByText('Question 2 of 3')).toBeVisible();
});

test('going back asks first, and neither that nor a lost microphone loses a take', async ({
  page,
  baseURL,
}) => {
  test.setTimeout(90_000);
  await useFakeRecogniser(page);
  await page.addInitScript(() => {
    const open = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
    navigator.mediaDevices.getUserMedia = async (wanted) => {
      const stream = await open(wanted);
      Object.assign(window, { opened: stream });
      return stream;
    };
  });
  await signInAsPremium(page, baseURL);
  await startRecorded(page);
  await press(page, 'Start');
  await press(page, 'Start now');
  await speak(page, 'I asked the team what slowed them down', true, 2_500);
  await page.goBack();
  const asked = page.getByRole('dialog', { name: 'Leave this interview?' });
  await asked.getByRole('button', { name: 'Stay' }).click();
  await expect(recording(page)).toBeVisible();
  await page.goBack();
  await asked.getByRole('button', { name: 'Leave it running' }).click();
  await expect(page).not.toHaveURL(/interview\/[0-9a-f-]{36}/);
  await page.goForward();
  const listen = page.getByRole('button', { name: 'Listen to your answer' });
  await expect(listen).toBeVisible();
  await expect(answerField(page)).toHaveValue('I asked the team what slowed them down');

  await press(page, 'Record again, 1 left');
  await speak(page, 'I measured the three longest steps', true, 2_500);
  await page.evaluate(() => {
    const [track] = (window as unknown as { opened: MediaStream }).opened.getAudioTracks();
    track?.stop();
    track?.dispatchEvent(new Event('ended'));
  });
  await expect(page.getByText('The microphone stopped. Everything it heard so far is saved.')).toBeVisible();
  await expect(listen).toBeVisible();
  await expect(answerField(page)).toHaveValue('I measured the three longest steps');
});

test('a blocked camera gets one sentence, and recording goes on with sound only', async ({
  page,
  baseURL,
}) => {
  await useFakeRecogniser(page);
  await page.addInitScript(() => {
    const open = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
    navigator.mediaDevices.getUserMedia = async (wanted) => {
      if (wanted?.video) throw new DOMException('', 'NotAllowedError');
      return open(wanted);
    };
  });
  await signInAsPremium(page, baseURL);
  await startRecorded(page);
  await press(page, 'Camera on');
  await expect(page.getByText(/^Your camera is blocked, so we'll record only your voice\./)).toBeVisible();
  await press(page, 'Start');
  await press(page, 'Start now');
  await expect(recording(page)).toHaveText(/^0:0[2-9]$/);
  await press(page, 'Finish answer');
  await expect(page.getByRole('button', { name: 'Listen to your answer' })).toBeVisible();
  await expect(keep(page)).toBeDisabled();
  await answerField(page).fill(answers[0] ?? '');
  await expect(keep(page)).toBeEnabled();
});

test('without a microphone the interview is answered in writing, and its clock runs', async ({
  page,
  baseURL,
}) => {
  await useFakeRecogniser(page);
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = async () => {
      throw new DOMException('', 'NotAllowedError');
    };
    navigator.permissions.query = async () => ({ state: 'denied' }) as PermissionStatus;
  });
  await signInAsPremium(page, baseURL);
  await startRecorded(page);
  await press(page, 'Start');
  await expect(
    page.getByText('Could not start recording. Please check microphone permissions.').first(),
  ).toBeVisible();
  await press(page, 'Answer in writing');
  await expect(page.locator('h1#question')).toBeVisible();
  await expect(page.getByRole('timer', { name: 'Time left' })).toHaveText(/^1[45]:\d\d/);
  await answerField(page).fill(answers[0] ?? '');
  await page.reload();
  await expect(answerField(page)).toHaveValue(answers[0] ?? '');
  await page.getByRole('button', { name: 'Next Question' }).click();
  await expect(page.getByText('Question 2 of 3')).toBeVisible();
});
