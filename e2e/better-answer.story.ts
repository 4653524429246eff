import type { Page } from '@playwright/test';
import { expect, expectNoAxeFaults, signInAsNewcomer, test } from './fixtures.ts';
import { completeMarked, marked } from './marked-interview.ts';

const dictated =
  "um so handover was a mess on my ward and things got lost um every week so I made a one page sheet for several colleagues and we tried it with the night team and it's still in use";
const panelOf = (page: Page, name = 'My improved answer') =>
  page.locator('section').filter({ has: page.getByRole('heading', { name }) });

/** The page of one answer of a completed interview. */
async function openAnswer(
  page: Page,
  baseURL: string | undefined,
  answer = dictated,
  asked = false,
): Promise<void> {
  const { email } = await signInAsNewcomer(page, baseURL);
  const id = await completeMarked(baseURL, email, { answer, asked });
  await page.goto(`/interview/${id}/results?answer=1`);
  await expect(page.getByRole('heading', { name: marked.question })).toBeVisible();
}

test('an answer is made better, a blank is filled, an edit taken back, and the version kept', async ({
  page,
  baseURL,
}) => {
  await openAnswer(page, baseURL);
  const panel = panelOf(page);
  await expect(panel).toContainText('Handover was a mess on my ward');
  await expect(panel.locator('.book .said').first()).not.toContainText('um');
  await expectNoAxeFaults(page);

  await panel.getByRole('textbox', { name: 'how many?' }).fill('six');
  await expect(panel).not.toContainText(/blanks? to fill/);
  const cut = panel.getByRole('button', { name: /^Undo: Filler word removed\./ });
  await cut.press('Enter');
  await expect(panel).toContainText('Left as you said it.');
  await expect(panel).toContainText('Um so handover was a mess');
  await expect(panel.getByRole('button', { name: /^Use it: Filler word removed\./ })).toBeFocused();
  await panel.getByRole('button', { name: /^Use it: Filler word removed\./ }).click();

  await panel.getByRole('button', { name: 'Keep this version' }).click();
  await expect(panel.getByRole('status')).toHaveText("Saved. You'll find it here and in your retry.");
  await page.reload();
  await expect(panel.getByRole('textbox', { name: 'how many?' })).toHaveValue('six');
  await expect(panel.getByRole('button', { name: "Don't keep it" })).toBeVisible();

  await panel.getByText('Before and after').click();
  await expect(panel.locator('.old')).toHaveText(dictated);
  await panel.getByRole('button', { name: 'Hide' }).click();
  await expect(panel.getByRole('textbox', { name: 'how many?' })).toHaveCount(0);
  await panel.getByRole('button', { name: 'Show' }).click();

  await panel.getByRole('link', { name: 'Say it again' }).click();
  await expect(page.getByRole('textbox', { name: 'Your answer' })).toHaveValue('');
  await page.getByText('My improved version, if you need it').click();
  await expect(page.locator('.at-hand .said')).toContainText('for six colleagues');
  await expectNoAxeFaults(page);
});

test('an answer without its case asks for it, and takes it in as a sentence', async ({ page, baseURL }) => {
  const general =
    'I treat every customer with respect, and I stay calm. You have to listen and be polite, and then most people calm down.';
  await openAnswer(page, baseURL, general);
  // A blank alone doesn't make another version.
  await expect(page.getByRole('heading', { name: 'My improved answer' })).toHaveCount(0);
  const panel = panelOf(page, 'What would make it stronger');
  const blank = panel.getByRole('textbox', { name: 'When did this happen, and what did you do?' });
  await blank.fill('with my boss');
  await blank.blur();
  await expect(blank).toHaveAccessibleDescription(/Write it as a sentence/);
  await expect(panel).toContainText('One blank to fill in.');
  const viewport = page.viewportSize();
  await page.setViewportSize({ width: 390, height: 844 });
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(await overflow()).toBe(0);
  if (viewport) await page.setViewportSize(viewport);
  await blank.fill('last May a guest shouted');
  await expect(panel).not.toContainText(/blanks? to fill/);
  await expectNoAxeFaults(page);
  await panel.getByText('Before and after').click();
  await expect(panel.locator('.said').last()).toHaveText(`${general} One case: last May a guest shouted.`);
});

const inOrder = `${marked.answer} Since then I ask the night team first.`;

test('an answer in good order is asked what the coach asks', async ({ page, baseURL }) => {
  await openAnswer(page, baseURL, inOrder, true);
  const panel = panelOf(page, 'What would make it stronger');
  await panel.getByRole('textbox', { name: marked.leftOut.ask }).fill('the charge nurse keeps it');
  await panel.getByText('Before and after').click();
  await expect(panel.locator('.said').last()).toHaveText(`${inOrder} The charge nurse keeps it.`);
});

test('an answer that leaves nothing open stays as it is', async ({ page, baseURL }) => {
  await openAnswer(page, baseURL, inOrder);
  await expect(panelOf(page)).toContainText("We'd leave the wording as it is. Try saying it aloud.");
});

test('an answer in another language is told so', async ({ page, baseURL }) => {
  const answer = 'Cuando era enfermera hice una hoja para el equipo y todos la usan en el turno de noche.';
  await openAnswer(page, baseURL, answer);
  await expect(panelOf(page)).toContainText('We can only do this for answers in English so far.');
});
