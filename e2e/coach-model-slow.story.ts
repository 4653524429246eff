import { rm } from 'node:fs/promises';
import { demoAccountsIn, type HostProcess, startedDataDir, startHost } from '@greenroom/testing/host-process';
import { type LoopbackModel, startLoopbackModel } from '@greenroom/testing/loopback-model';
import type { Page } from '@playwright/test';
import { writtenInSpanish } from '../apps/server/src/model-fixture.ts';
import { honest } from '../packages/coach/src/model/fixtures/honest-model.ts';
import { expect, test } from './fixtures.ts';

const answers = [
  'Last winter on a night shift two patients on my ward needed me at the same moment: one bled through her dressing, one had fallen. I pressed on the wound, called my colleague and sent her to the fall. After two minutes we swapped.',
  'An infected wound shows redness that spreads, warmth, swelling and pus. I compare the signs with the last notes, mark the edge and call the surgeon.',
];
const spanishAnswer =
  'Llevo seis años en una planta de medicina interna y me encargo de los alumnos en prácticas. Me gusta explicar por qué hacemos cada cosa, y ahora busco un equipo de cuidados intensivos.';
const startsWithinMs = 120_000;
/** From the provider's first words to the first ones on screen. */
const firstWordsMs = 3_000;
/** Nobody is offered to go on without the model before, and everybody soon after. */
const impatientMs = 10_000;

// One product for both.
test.describe.configure({ mode: 'serial' });

let model: LoopbackModel;
/** What the model's judgment of the last answer waits for. */
let judges: Promise<void> | undefined;
let product: HostProcess | undefined;
let folder: string;

test.beforeAll(async () => {
  test.setTimeout(startsWithinMs + 20_000);
  model = await startLoopbackModel(async (asked) => {
    if (/<<SET LANGUAGE \w+>>\nSpanish/.test(asked.prompt)) return writtenInSpanish;
    if (asked.prompt.includes(answers[1] ?? '')) await judges;
    return honest(asked);
  });
  folder = await startedDataDir();
  const settings = { AI_PROVIDER: 'openai-compatible', AI_MODEL: 'crawling-stream', AI_BASE_URL: model.url };
  product = await startHost({ DATA_DIR: folder, ...settings });
});
test.afterAll(async () => {
  await product?.stop();
  await model.close();
  await rm(folder, { recursive: true, force: true });
});

async function signIn(page: Page, at: number) {
  const account = (await demoAccountsIn(folder))[at];
  await page.goto(`${product?.address}/auth`);
  await page.getByLabel('Email').fill(account?.email ?? '');
  await page.getByLabel('Password', { exact: true }).fill(account?.password ?? '');
  await page.getByRole('button', { name: /^Sign in/i }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
}
const askedFor = (words: string) => model.asked.filter(({ prompt }) => prompt.includes(words)).length;

test.describe('with a slow language model', () => {
  test.use({ baseURL: async ({ baseURL: _ }, use) => use(product?.address) });
  test.setTimeout(120_000);

  test('its words show while it writes, and the user goes on without it after ten seconds', async ({
    page,
  }) => {
    await signIn(page, 0);
    await page.goto(`${product?.address}/interview/setup`);
    await page.getByLabel('Job role').fill('Staff Nurse');
    await page.getByRole('button', { name: 'Start Interview' }).click();
    await expect.poll(() => askedFor('Staff Nurse')).toBe(1);
    const askedAt = Date.now();
    await expect(page.getByRole('heading', { name: 'Your questions are being written.' })).toBeVisible();
    await expect(page.getByText(/^Tell me about a shift on which two patients/)).toBeVisible();
    expect(Date.now() - askedAt).toBeLessThan(firstWordsMs);
    const bar = await page.getByRole('img', { name: /^Questions written/ }).boundingBox();
    expect(bar?.width).toBeGreaterThan(200);
    await expect(page.getByText('Question 1 of 2')).toBeVisible({ timeout: 40_000 });

    let judge = () => {};
    judges = new Promise((done) => {
      judge = done;
    });
    await page.getByRole('textbox').fill(answers[0] ?? '');
    await page.getByRole('button', { name: 'Next Question' }).click();
    await page.getByRole('textbox').fill(answers[1] ?? '');
    await page.getByRole('button', { name: 'Complete Interview' }).click();
    const completedAt = Date.now();
    await expect(page.getByText('1 of 2 questions scored')).toBeVisible();
    const goOn = page.getByRole('button', { name: 'Continue without the AI model' });
    await expect(goOn).toBeVisible({ timeout: impatientMs + 5_000 });
    expect(Date.now() - completedAt).toBeGreaterThan(impatientMs - 1_000);
    await goOn.click();
    await expect(page).toHaveURL(/\/results$/);
    const note = page.getByRole('complementary', { name: 'How this was scored' });
    await expect(note).toContainText('The built-in engine scored the rest.');
    judge();
    await note.getByRole('button', { name: 'Score again' }).click();
    await expect(note).toBeHidden();
    // The answer that was being judged when the user went on is not asked for again.
    expect(askedFor(answers[1] ?? '')).toBe(1);
  });

  test('a Spanish set opens with its first question, speaks Spanish and waits for the next one', async ({
    page,
  }) => {
    await signIn(page, 1);
    await page.evaluate(() => localStorage.setItem('greenroom.locale', 'es'));
    await page.goto(`${product?.address}/interview/setup`);
    await page.getByLabel('Puesto', { exact: true }).fill('Enfermera');
    await page.getByRole('button', { name: 'Empezar entrevista' }).click();
    const [first, second] = writtenInSpanish.questions;
    const heading = page.getByRole('heading', { level: 1, name: first?.question_text });
    await expect(heading).toBeVisible({ timeout: 40_000 });
    await expect(heading).toHaveAttribute('lang', 'es');
    const field = page.getByRole('textbox');
    await expect(field).toHaveAttribute('lang', 'es');
    await expect(field).toHaveAttribute('placeholder', 'Escríbelo como lo dirías, o díctalo.');
    await field.fill(spanishAnswer);
    await page.getByRole('button', { name: 'Siguiente pregunta' }).click({ timeout: 30_000 });
    await expect(page.getByRole('heading', { level: 1, name: second?.question_text })).toBeVisible();
  });
});
