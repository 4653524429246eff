import { rm } from 'node:fs/promises';
import { demoAccountsIn, type HostProcess, startedDataDir, startHost } from '@greenroom/testing/host-process';
import { type LoopbackModel, startLoopbackModel } from '@greenroom/testing/loopback-model';
import type { Page } from '@playwright/test';
import { honest } from '../packages/coach/src/model/fixtures/honest-model.ts';
import { withMicrophone } from './devices.ts';
import { expect, expectNoAxeFaults, test } from './fixtures.ts';
import { answerField, nextButton } from './interview-steps.ts';
import { voiceFile } from './voice-file.ts';

const voice = voiceFile(4, 1);
const startsWithinMs = 120_000;
const said = 'One bled through her dressing, so I pressed on the wound.';

let model: LoopbackModel;
/** null: the model answers nonsense. */
let heard: string | null = said;
let product: HostProcess | undefined;
let folder: string;

test.use(withMicrophone(voice));
// One product for all: in turn, but a failure doesn't skip the rest.
test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  test.setTimeout(startsWithinMs + 20_000);
  model = await startLoopbackModel((asked) => (asked.audio ? heard : honest(asked)));
  folder = await startedDataDir();
  product = await startHost({
    ...{ DATA_DIR: folder, AI_PROVIDER: 'openai-compatible', AI_MODEL: 'rehearsal-8b' },
    ...{ AI_BASE_URL: model.url, AI_TRANSCRIPTION_MODEL: 'hears-8b' },
  });
  expect(product.printed()).toContain('recordings by hears-8b');
});
test.afterAll(async () => {
  await product?.stop();
  await model.close();
  await rm(folder, { recursive: true, force: true });
});

/** Set-up, in a browser without recognition, as the trial user (0) or the premium one (1). */
async function openSetup(page: Page, account: 0 | 1) {
  await page.addInitScript(() => {
    Object.assign(window, { SpeechRecognition: undefined, webkitSpeechRecognition: undefined });
  });
  const user = (await demoAccountsIn(folder))[account];
  await page.goto(`${product?.address}/auth`);
  await page.getByLabel('Email').fill(user?.email ?? '');
  await page.getByLabel('Password', { exact: true }).fill(user?.password ?? '');
  await page.getByRole('button', { name: /^Sign in/i }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.goto(`${product?.address}/interview/setup`);
}

async function startInterview(page: Page) {
  await openSetup(page, 0);
  await page.getByLabel('Job role').fill('Staff Nurse');
  await page.getByRole('button', { name: 'Start Interview' }).click();
  await expect(page.getByText('Question 1 of 2')).toBeVisible();
}

test.describe('a browser without speech recognition', () => {
  // Requests go to the product of this story; the fixture is also asked before there is one.
  test.use({ baseURL: async ({ baseURL: _ }, use) => use(product?.address) });

  test('records, has the words written down, keeps what could not be, and tries it again', async ({
    page,
  }) => {
    await startInterview(page);
    const { host } = new URL(model.url);
    await expect(
      page.getByText(
        `When you stop, your recording is sent to ${host}, which transcribes it. We don't keep it.`,
      ),
    ).toBeVisible();
    await answerField(page).fill('On a night shift two patients needed me.');
    const record = page.getByRole('button', { name: 'Start Recording' });
    const stop = page.getByRole('button', { name: 'Stop Recording' });
    await record.click();
    await expect(page.getByText('Listening...')).toBeVisible();
    await page.waitForTimeout(2_500);
    await expectNoAxeFaults(page);
    expect(model.asked.filter(({ audio }) => audio)).toEqual([]);
    await stop.click();
    await expect(answerField(page)).toHaveValue(`On a night shift two patients needed me. ${said}`);
    const [asked] = model.asked.filter(({ audio }) => audio);
    expect(asked?.model).toBe('hears-8b');
    expect(asked?.body.language).toBe('en');
    expect(asked?.audio?.name).toBe('audio.webm');
    expect([...(asked?.audio?.bytes.subarray(0, 4) ?? [])]).toEqual([0x1a, 0x45, 0xdf, 0xa3]);
    expect(asked?.audio?.bytes.length).toBeGreaterThan(4_000);

    // The words can be edited like any others.
    const edited = 'I pressed on the wound and called my colleague.';
    await answerField(page).fill(edited);
    heard = null;
    await page.keyboard.press('Escape');
    await page.keyboard.press('r');
    await page.waitForTimeout(2_500);
    await nextButton(page).click();
    const note = page.getByRole('alert').filter({ hasText: "We couldn't transcribe your recording." });
    await expect(note).toContainText("The AI model couldn't transcribe this.");
    await expect(page.getByText('Question 1 of 2')).toBeVisible();
    await expect(answerField(page)).toHaveValue(edited);
    await expectNoAxeFaults(page);
    await page.setViewportSize({ width: 390, height: 800 });
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
      .toBeLessThanOrEqual(0);
    const databases = () => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));
    await expect.poll(databases).toContain('greenroom.recordings');

    heard = 'After two minutes we swapped.';
    await note.getByRole('button', { name: 'Try again' }).click();
    await expect(answerField(page)).toHaveValue(`${edited} After two minutes we swapped.`);
    await expect(note).toHaveCount(0);
    await nextButton(page).click();
    await expect(page.getByText('Question 2 of 2')).toBeVisible();
    await expect(answerField(page)).toHaveValue('');
  });

  test('has the sound of a recorded answer transcribed when asked, without the picture, and loses nothing', async ({
    page,
    context,
  }) => {
    test.setTimeout(120_000);
    const press = (name: string | RegExp) => page.getByRole('button', { name }).click();
    await openSetup(page, 1);
    await page.getByLabel('Job role').fill('Staff Nurse');
    await page.getByRole('radio', { name: /^Recorded The way employers do it/ }).click();
    const { host } = new URL(model.url);
    await expect(page.getByText(`After each answer you can have ${host} transcribe it`)).toBeVisible();
    await press('Start Interview');
    await press('Camera on');
    await expect(page.getByLabel('Your camera')).toBeVisible();
    await press('Start');
    await press('Start now');
    await expect(page.getByRole('timer', { name: 'Time used' })).toHaveText(/^0:0[3-9]$/);
    await press('Finish answer');

    const transcribe = page.getByRole('button', { name: 'Transcribe my answer' });
    await expect(transcribe).toBeVisible();
    await expect(page.getByText(`sends the audio of your answer to ${host}`)).toBeVisible();
    await expectNoAxeFaults(page);
    await page.setViewportSize({ width: 390, height: 800 });
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
      .toBeLessThanOrEqual(0);
    const sent = () => model.asked.filter(({ audio }) => audio);
    const before = sent().length;
    await context.setOffline(true);
    await expect(page.getByText("You're offline. You can have your answer transcribed")).toBeVisible();
    await expect(transcribe).toBeDisabled();
    await answerField(page).fill('My points.');
    await context.setOffline(false);

    // A failure and a cancel leave what was typed, and the recording.
    heard = null;
    await transcribe.click();
    await expect(
      page.getByRole('alert').filter({ hasText: "couldn't transcribe your answer" }),
    ).toBeVisible();
    await expect(answerField(page)).toHaveValue('My points.');
    await page.route('**/transcribe-answer', () => undefined);
    await transcribe.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Keep it and continue' })).toBeDisabled();
    await expect(page.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(transcribe).toBeFocused();
    await page.unroute('**/transcribe-answer');

    heard = said;
    await page.keyboard.press('Enter');
    await expect(answerField(page)).toHaveValue(`My points. ${said}`);
    await expect(transcribe).toHaveCount(0);
    const last = sent().at(-1);
    expect(sent().length).toBeGreaterThan(before);
    expect(last?.audio?.name).toBe('audio.webm');
    expect([...(last?.audio?.bytes.subarray(0, 4) ?? [])]).toEqual([0x1a, 0x45, 0xdf, 0xa3]);
    const bytes = Buffer.from(last?.audio?.bytes ?? []);
    expect(bytes.includes('A_OPUS')).toBe(true);
    expect(bytes.includes('V_VP8')).toBe(false);
    expect(bytes.length).toBeGreaterThan(4_000);
    await press('Keep it and continue');
    await expect(page.getByText(/^Question 2 of/)).toBeVisible();
  });
});
