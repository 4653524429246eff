import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { demoAccountsIn, type HostProcess, startHost } from '@greenroom/testing/host-process';
import { type LoopbackModel, startLoopbackModel } from '@greenroom/testing/loopback-model';
import type { Page } from '@playwright/test';
import { honest } from '../packages/coach/src/model/fixtures/honest-model.ts';
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

test.use({
  launchOptions: [
    async ({ launchOptions }, use) => {
      const microphone = [
        '--use-fake-device-for-media-stream',
        '--use-fake-ui-for-media-stream',
        `--use-file-for-fake-audio-capture=${voice}`,
      ];
      await use({ ...launchOptions, args: [...(launchOptions.args ?? []), ...microphone] });
    },
    { scope: 'worker' },
  ],
});

test.beforeAll(async () => {
  test.setTimeout(startsWithinMs + 20_000);
  model = await startLoopbackModel((asked) => (asked.audio ? heard : honest(asked)));
  folder = await mkdtemp(path.join(tmpdir(), 'greenroom-transcription-story-'));
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

async function startInterview(page: Page) {
  await page.addInitScript(() => {
    Object.assign(window, { SpeechRecognition: undefined, webkitSpeechRecognition: undefined });
  });
  const [trial] = await demoAccountsIn(folder);
  await page.goto(`${product?.address}/auth`);
  await page.getByLabel('Email').fill(trial?.email ?? '');
  await page.getByLabel('Password', { exact: true }).fill(trial?.password ?? '');
  await page.getByRole('button', { name: /^Sign in/i }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.goto(`${product?.address}/interview/setup`);
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
});
