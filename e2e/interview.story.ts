import type { Page } from '@playwright/test';
import { expect, expectNoAxeFaults, signInAsNewcomer, test } from './fixtures.ts';

const strong =
  'At my last company our checkout service began to time out during a sale, and I was on call. I read the traces first, saw that one query had lost its index after a migration, and compared two options: a new index or a rollback. I chose the rollback because it was the safer one, told support what to say, and checked the error rate afterwards. As a result the service was back in 22 minutes and we lost only 0.4% of the orders. I then added a check to the migration pipeline, and the fault has not come back.';

async function start(page: Page) {
  await page.goto('/interview/setup');
  // The last role is remembered.
  await page.getByLabel(/job role/i).fill('');
  await expect(page.getByRole('button', { name: /^Start/ })).toBeDisabled();
  await page.getByLabel(/job role/i).fill('Backend engineer');
  await page.getByRole('button', { name: /^Start/ }).click();
  await expect(page).toHaveURL(/\/interview\/[0-9a-f-]{36}$/);
  await expect(page.getByText('Question 1 of 2')).toBeVisible();
}

test('a trial user holds a real interview and reads a report that proves its score', async ({
  page,
  baseURL,
}) => {
  await signInAsNewcomer(page, baseURL);
  await start(page);
  const question = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  await expect(page.getByRole('button', { name: 'Next Question' })).toBeDisabled();
  await page.getByRole('textbox').fill(strong);
  await expect(page.getByText(`${strong.length} characters`)).toBeVisible();

  await page.waitForTimeout(1_500);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(question);
  await expect(page.getByRole('textbox')).toHaveValue(strong);

  await page.getByRole('button', { name: 'Next Question' }).click();
  await expect(page.getByText('Question 2 of 2')).toBeVisible();
  await page.getByRole('textbox').fill('I would do my best I guess.');
  await page.getByRole('button', { name: 'Complete Interview' }).click();
  await expect(page).toHaveURL(/\/results$/);
  await expect(page.getByText('Interview Completed!').first()).toBeVisible();

  const receipt = page.getByRole('table').first();
  await expect(receipt).toBeVisible();
  const points = await receipt.locator('tbody tr td:last-child b').allInnerTexts();
  const total = Number(await receipt.locator('tfoot tr td:last-child b').textContent());
  const sum = points.reduce((all, text) => all + Number(text.replace('−', '-')), 0);
  expect(sum).toBeCloseTo(total, 1);
  for (const quote of await page.locator('mark').allInnerTexts()) {
    expect(`${strong} I would do my best I guess.`).toContain(quote);
  }
  await expectNoAxeFaults(page);

  await page.getByRole('link', { name: 'Back to Dashboard' }).click();
  await expect(page.getByText('Backend engineer').first()).toBeVisible();
});

test('the third trial interview is refused with an offer, not an error', async ({ page, baseURL }) => {
  await signInAsNewcomer(page, baseURL);
  await start(page);
  await start(page);
  await page.goto('/interview/setup');
  await page.getByLabel(/job role/i).fill('Backend engineer');
  await page.getByRole('button', { name: /^Start/ }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.getByRole('dialog')).toContainText('$5');
});

test('an interview is paused on one visit and resumed on the next', async ({ page, baseURL }) => {
  await signInAsNewcomer(page, baseURL);
  await start(page);
  await page.getByRole('textbox').fill('Half an answer');
  await page.getByRole('button', { name: 'Pause' }).click();
  await expect(page.getByText('Interview Paused')).toBeVisible();
  await page.goto('/interview/setup');
  await page.getByRole('link', { name: 'Continue Interview' }).click();
  await expect(page.getByRole('textbox')).toHaveValue('Half an answer');
});

test("somebody else's interview does not exist", async ({ page, baseURL, browser }) => {
  await signInAsNewcomer(page, baseURL);
  await start(page);
  const address = page.url();
  const other = await browser.newContext({ baseURL });
  const stranger = await other.newPage();
  await signInAsNewcomer(stranger, baseURL);
  await stranger.goto(address);
  await expect(stranger.getByText('No session data found')).toBeVisible();
  await expect(stranger.getByRole('link', { name: 'Return to Dashboard' })).toBeVisible();
  await stranger.goto(`${address}/results`);
  await expect(stranger.getByText('Interview results not found.')).toBeVisible();
  await other.close();
});

test('the interview screens hold for assistive technology in both themes', async ({ page, baseURL }) => {
  await signInAsNewcomer(page, baseURL);
  for (const address of ['/dashboard', '/interview/setup']) {
    await page.goto(address);
    // Not the frame that is there before the page.
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectNoAxeFaults(page);
  }
  await start(page);
  await expectNoAxeFaults(page);
});
