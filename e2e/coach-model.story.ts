import { rm } from 'node:fs/promises';
import { demoAccountsIn, type HostProcess, startedDataDir, startHost } from '@greenroom/testing/host-process';
import { type LoopbackModel, startLoopbackModel } from '@greenroom/testing/loopback-model';
import type { Page } from '@playwright/test';
import { honest } from '../packages/coach/src/model/fixtures/honest-model.ts';
import { expect, test } from './fixtures.ts';

const answers = [
  'Last winter on a night shift two patients on my ward needed me at the same moment: one bled through her dressing, one had fallen. I pressed on the wound, called my colleague and sent her to the fall. After two minutes we swapped, and both patients were stable within 15 minutes. Since then we agree on rooms at the start of each shift.',
  'A surgical wound that has become infected shows spreading redness, warmth, swelling and pus, and the patient has more pain or a fever. I compare these signs with the last notes, mark the edge of the redness and call the surgeon the same hour.',
];
const startsWithinMs = 120_000;

let model: LoopbackModel;
let isDead = false;
let product: HostProcess | undefined;
let folder: string;

/** The product in a process of its own, with a language model on this machine behind its coach. */
async function startProduct(): Promise<HostProcess> {
  const started = await startHost({
    DATA_DIR: folder,
    AI_PROVIDER: 'openai-compatible',
    AI_MODEL: 'rehearsal-8b',
    AI_BASE_URL: model.url,
  });
  expect(started.printed()).toContain('openai-compatible rehearsal-8b at 127.0.0.1');
  return started;
}

test.beforeAll(async () => {
  test.setTimeout(startsWithinMs + 20_000);
  model = await startLoopbackModel((asked) => (isDead ? 'The provider talks nonsense.' : honest(asked)));
  folder = await startedDataDir();
  product = await startProduct();
});
test.afterAll(async () => {
  // Its folder can go once the database has left it.
  await product?.stop();
  await model.close();
  await rm(folder, { recursive: true, force: true });
});

async function signIn(page: Page) {
  const [trial] = await demoAccountsIn(folder);
  await page.goto(`${product?.address}/auth`);
  await page.getByLabel('Email').fill(trial?.email ?? '');
  await page.getByLabel('Password', { exact: true }).fill(trial?.password ?? '');
  await page.getByRole('button', { name: /^Sign in/i }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
}

test.describe('with a language model', () => {
  // Requests go to the product of this story; the fixture is also asked before there is one.
  test.use({ baseURL: async ({ baseURL: _ }, use) => use(product?.address) });

  test('the model writes the questions; it dies, the user finishes with a built-in score, and has it scored again', async ({
    page,
  }) => {
    await signIn(page);
    await page.goto(`${product?.address}/interview/setup`);
    await expect(
      page.getByText(/We use the AI model rehearsal-8b and send this to 127\.0\.0\.1/),
    ).toBeVisible();
    await page.getByLabel('Job role').fill('Staff Nurse');
    await page.getByRole('button', { name: 'Start Interview' }).click();
    await expect(page.getByText('Question 1 of 2')).toBeVisible();
    await expect(page.getByText(/Written with OpenAI-compatible server rehearsal-8b/)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('two patients needed you');

    isDead = true;
    await page.getByRole('textbox').fill(answers[0] ?? '');
    await page.getByRole('button', { name: 'Next Question' }).click();
    await page.getByRole('textbox').fill(answers[1] ?? '');
    await page.getByRole('button', { name: 'Complete Interview' }).click();
    await expect(page).toHaveURL(/\/results$/);
    const note = page.getByRole('complementary', { name: 'How this was scored' });
    await expect(note).toContainText('so the built-in engine answered');
    await expect(page.getByText(/^Built-in, rubric/).first()).toBeVisible();

    isDead = false;
    await note.getByRole('button', { name: 'Score again' }).click();
    await expect(note).toBeHidden();
    await expect(page.getByText(/rehearsal-8b, prompt \d/).first()).toBeVisible();
  });
});
