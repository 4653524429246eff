import type { Page } from '@playwright/test';
import { expect, expectNoAxeFaults, signInAsNewcomer, test } from './fixtures.ts';
import { completeMarked, marked } from './marked-interview.ts';

const rowOf = (page: Page, ask: string) =>
  page.locator('.ask').filter({ has: page.getByRole('heading', { name: ask }) });
const frameOf = (page: Page) => page.getByRole('textbox', { name: /^Your answer\. Select/ });

/** The answer of a completed interview with two open questions. */
async function openAnswer(page: Page, baseURL: string | undefined, flagged = false): Promise<string> {
  const { email } = await signInAsNewcomer(page, baseURL);
  const address = `/interview/${await completeMarked(baseURL, email, { flagged })}/results`;
  await page.goto(address);
  await page.getByText('See everything').click();
  await page.getByRole('link', { name: marked.question }).click();
  await expect(page.getByRole('heading', { name: 'Two questions for you' })).toBeVisible();
  return address;
}

/** Selects words as a mouse would, from the first letter to the last. */
async function select(page: Page, words: string) {
  await page.evaluate((text) => {
    const run = [...document.querySelectorAll('[data-at]')].find((one) => one.textContent?.includes(text));
    const node = run?.firstChild;
    const start = run?.textContent?.indexOf(text) ?? 0;
    if (node) getSelection()?.setBaseAndExtent(node, start, node, start + text.length);
  }, words);
}

test('words that the engine missed count, show both figures, and can be taken back', async ({
  page,
  baseURL,
}) => {
  const address = await openAnswer(page, baseURL);
  await expectNoAxeFaults(page);
  const row = rowOf(page, marked.said.ask);
  await row.getByRole('button', { name: 'I did say that' }).click();
  await expect(frameOf(page)).toBeFocused();
  await expect(page.getByText('Nothing selected yet')).toBeVisible();
  const count = page.getByRole('button', { name: 'Count these words' });
  await expect(count).toBeDisabled();
  await expectNoAxeFaults(page);

  await select(page, marked.unrelated);
  await count.click();
  await expect(page.getByRole('alert')).toHaveText(
    "We can't connect these words to the question. Pick others?",
  );
  await select(page, marked.said.words);
  await expect(page.locator('.pick')).toContainText(`“${marked.said.words}”`);
  await count.click();

  await expect(row).toContainText('Counted because you pointed it out.');
  await expect(row.getByRole('button', { name: 'Undo' })).toBeFocused();
  await expect(page.locator('mark.y')).toHaveText(marked.said.words);
  await expect(page.getByText('72 on its own, 76 with your correction.')).toBeVisible();
  await expectNoAxeFaults(page);

  await page.goto(address);
  await expect(page.locator('.fig')).toContainText('76');
  await expect(
    page.getByText('4 points counted because of what you pointed out. The score is 72 without them.'),
  ).toBeVisible();
  await page.goBack();
  await row.getByRole('button', { name: 'Undo' }).click();
  await expect(row.getByRole('button', { name: 'I did say that' })).toBeFocused();
  await expect(page.locator('mark.y')).toHaveCount(0);
  await expect(page.getByText('72 on its own')).toHaveCount(0);
});

test('words are selected by keys alone, and Escape gives the focus back', async ({ page, baseURL }) => {
  await openAnswer(page, baseURL);
  const start = rowOf(page, marked.said.ask).getByRole('button', { name: 'I did say that' });
  await start.press('Enter');
  await expect(frameOf(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.locator('.pick')).toHaveCount(0);
  await expect(start).toBeFocused();

  await start.press('Enter');
  const words = page.locator('.pick .q');
  await page.keyboard.press('Home');
  for (let at = 0; at < 8; at += 1) await page.keyboard.press('ArrowRight');
  await expect(words).toHaveText('“asked”');
  for (let at = 0; at < 6; at += 1) await page.keyboard.press('Shift+ArrowRight');
  await expect(words).toHaveText('“asked three colleagues what they missed most”');
  await page.keyboard.press('Enter');
  await expect(page.locator('mark.y')).toHaveText('asked three colleagues what they missed most');
});

test('what was left out is a to-do of the retry', async ({ page, baseURL }) => {
  await openAnswer(page, baseURL);
  const row = rowOf(page, marked.leftOut.ask);
  await row.getByRole('button', { name: 'I left that out' }).click();
  await expect(row).toContainText('On your list for the retry.');
  await expect(row.getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.getByRole('link', { name: 'Rehearse question 1' }).click();
  const list = page.getByRole('region', { name: 'On your list' });
  await expect(list.getByRole('listitem')).toHaveText([marked.leftOut.ask]);
  await expectNoAxeFaults(page);
});

test('without a network a mark waits and says so', async ({ page, baseURL, context }) => {
  await openAnswer(page, baseURL);
  await context.setOffline(true);
  const row = rowOf(page, marked.leftOut.ask);
  await row.getByRole('button', { name: 'I left that out' }).click();
  await expect(row).toContainText("Will count when you're back online.");
  await context.setOffline(false);
  await expect(row).toContainText('On your list for the retry.');
});

test('a mark made without a connection survives a reload and is sent once the server is back', async ({
  page,
  baseURL,
}) => {
  await openAnswer(page, baseURL);
  const away = '**/functions/v1/mark-interview-answer';
  await page.route(away, (route) => route.abort());
  const row = rowOf(page, marked.leftOut.ask);
  await row.getByRole('button', { name: 'I left that out' }).click();
  await expect(row).toContainText("Not saved yet. We'll keep trying.");
  await page.reload();
  await expect(row).toContainText("Not saved yet. We'll keep trying.");
  await expect(row.getByRole('button', { name: 'Undo' })).toBeVisible();
  await page.unroute(away);
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(row).toContainText('On your list for the retry.', { timeout: 15_000 });
  await page.goto('/dashboard');
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).not.toContain('waiting-marks');
});

test('a red flag that is not what was meant is set aside, shows both figures, and can be put back', async ({
  page,
  baseURL,
}) => {
  const address = await openAnswer(page, baseURL, true);
  await expect(page.getByText('72 without the red flag.')).toBeVisible();
  const reply = page.locator('.flag-reply');
  await reply.getByRole('button', { name: "That's not what I meant" }).click();
  await expect(reply).toContainText("Not counted, because you said it's not what you meant.");
  await expect(page.getByText('35 on its own, 72 with your correction.')).toBeVisible();
  await expect(page.getByText("37 points are back because the red flag isn't what you meant.")).toBeVisible();
  await page.getByText('Why 72?').click();
  const receipt = page.getByRole('table', { name: 'Score breakdown for this answer' });
  await expect(
    receipt.getByRole('row', { name: /^Red flag removed because it's not what you meant/ }),
  ).toContainText('+37');
  await expect(receipt.getByRole('row', { name: /^With your corrections/ })).toContainText('72');
  await expectNoAxeFaults(page);

  await page.goto(address);
  await expect(
    page.getByText('37 points come from your corrections. The score is 35 without them.'),
  ).toBeVisible();
  await page.goBack();
  await reply.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('72 without the red flag.')).toBeVisible();
});
