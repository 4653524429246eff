import { expect, expectNoAxeFaults, signInAsPremium, test } from './fixtures.ts';
import { answerField, startThree } from './interview-steps.ts';
import { speak, useFakeRecogniser } from './speech.ts';

declare global {
  interface Window {
    listened: { lang: string; processLocally: boolean }[];
  }
}

test.use({ locale: 'en-GB' });

test('dictation goes to the browser’s service until the device can do it, and the page says so', async ({
  page,
  baseURL,
}) => {
  await useFakeRecogniser(page);
  await page.addInitScript(() => {
    const Recognition = (window as unknown as { SpeechRecognition: { prototype: SpeechStart } })
      .SpeechRecognition;
    interface SpeechStart {
      start(): void;
      lang: string;
      processLocally?: boolean;
    }
    window.listened = [];
    const start = Recognition.prototype.start;
    Recognition.prototype.start = function (this: SpeechStart) {
      window.listened.push({ lang: this.lang, processLocally: this.processLocally === true });
      start.call(this);
    };
    Object.assign(Recognition, {
      available: async () => 'downloadable',
      install: () => new Promise((resolve) => setTimeout(() => resolve(true), 1_500)),
    });
  });
  await signInAsPremium(page, baseURL);
  await startThree(page, { voice: true });
  await expect(
    page.getByText("Your browser's speech service transcribes what you say while you record."),
  ).toBeVisible();
  await expectNoAxeFaults(page);
  await page.getByRole('button', { name: 'Start Recording' }).click();
  await speak(page, 'Heard by the service.', true);
  await page.getByRole('button', { name: 'Stop Recording' }).click();

  await page.getByRole('button', { name: 'Keep my voice on this device' }).click();
  await expect(page.getByText(/^Downloading speech recognition to this device\./)).toBeVisible();
  await expect(page.getByText("Only this device hears you. The audio isn't sent anywhere.")).toBeVisible();
  await page.getByRole('button', { name: 'Start Recording' }).click();
  await speak(page, 'Heard here.', true);
  await expect(answerField(page)).toHaveValue('Heard by the service. Heard here.');
  const listened = () => page.evaluate(() => window.listened);
  expect(await listened()).toEqual([
    { lang: 'en-GB', processLocally: false },
    { lang: 'en-GB', processLocally: true },
  ]);
});
