import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { extractText, getDocumentProxy } from 'unpdf';
import { expect, expectNoAxeFaults, signInAsNewcomer, signInAsPremium, test } from './fixtures.ts';
import { completeMarked } from './marked-interview.ts';

const role = 'Łukasz Żółć engineer';
const weak = 'I guess we just did our best and maybe it sort of worked. Привіт, 山田.';
const better =
  'At my last company I was responsible for the checkout, which timed out during a sale. First I read the traces and found one slow query. I compared an index with a rollback and chose the rollback because it was safer. As a result errors fell by 40% within 22 minutes, and I added a check to the pipeline so that it has not come back.';

/** The first question of a set asks who somebody is. */
const introduction =
  "I'm a backend engineer with six years in online shops. At my last company I was responsible for the checkout, where I found one slow query and cut the errors by 40% within 22 minutes. Before that I studied computer science and built the booking system of a small hotel. I like finding out why things break, and I'm looking for a team where I can own a service and learn from people who run bigger ones.";

/** 120 words each: what somebody says in a minute. One is strong, one has no result, one is vague. */
const minutes = [
  'I work as a backend engineer, and I have done that for six years, mostly in online shops. At my last company I owned the checkout, which had about 40,000 orders a day. The part I liked most was finding out why things break: once a sale took us down for 22 minutes, and I was the one who read the traces and found the slow query behind it. I wrote the fix, and I also wrote the check that kept it from coming back. Before that I built the booking system of a small hotel by myself, from the first talk with the owner to the phone calls afterwards. Now I am looking for a team where I can own a service and learn from people who run bigger ones.',
  'In my second year there was a colleague who wanted to launch a new page on a Friday, and I wanted to wait until Monday. I asked him why he was in a hurry, and he told me that sales had promised the page to a customer. I showed him what had happened with the last two launches before a weekend, and I offered to stay late on Sunday to prepare everything. We talked with our lead about it, because we could not agree by ourselves, and she asked both of us what would have to be true for the other side to be right. That was a good question. In the end we made the page ready behind a switch, so that sales could show it to their customer on Saturday morning.',
  'I guess I am somebody who always gives everything and who sort of likes challenges. In my last job there were many different tasks, and we all had to be flexible, so I just did whatever needed doing at the time. There were often problems with the systems, and then somebody had to look at them, and mostly it worked out in the end. I think communication is really important, and I always try to be open and friendly with everyone in the team. Sometimes things were difficult, but we stayed positive and found a way together. I also like learning new things, and I have looked at a lot of different tools over time. So I would say I am motivated, reliable and a real team player.',
];

/** 44 seconds of dictation: a filler at 20 seconds, a pause of 3 seconds at 30, and a rushed end after it. */
const words = Array.from({ length: 100 }, (_, at) => {
  const startSeconds = at > 60 ? 33.5 + (at - 61) * 0.27 : at * 0.5;
  return {
    word: at === 40 ? 'um' : 'word',
    startSeconds,
    endSeconds: startSeconds + (at > 60 ? 0.25 : 0.4),
  };
});

/** The official client as the user that is signed in on the page. */
async function clientOf(page: Page, baseURL: string | undefined): Promise<SupabaseClient> {
  const config = await (await fetch(`${baseURL}/config.json`)).json();
  await page.goto('/dashboard');
  await expect(page.locator('h1')).toBeVisible();
  const session = await page.evaluate(() => localStorage.getItem('greenroom.auth'));
  const client = createClient(config.url, config.publishableKey, { auth: { persistSession: false } });
  await client.auth.setSession(JSON.parse(session ?? '{}'));
  return client;
}

/** A completed trial interview whose first answer is weak, dictated and rated; answers its id. */
async function hold(client: SupabaseClient, given: readonly string[] = [weak, better]): Promise<string> {
  const { data: user } = await client.auth.getUser();
  const row = { user_id: user.user?.id, job_role: role, interview_type: 'mixed', difficulty: 'easy' };
  const started = await client.from('interview_sessions').insert(row).select('id').single();
  const sessionId = String(started.data?.id);
  const about = { jobRole: role, interviewType: 'mixed', sessionId };
  const set = await client.functions.invoke('generate-interview-questions', {
    body: { ...about, difficulty: 'easy', count: given.length },
  });
  const answers = given.map((user_answer, at) => ({
    session_id: sessionId,
    question_text: set.data.questions[at].question_text,
    user_answer,
    ...(at === 0 ? { delivery: { approximate: true, words }, self_rating: 5 } : {}),
  }));
  for (const answer of answers) await client.from('interview_answers').insert(answer).throwOnError();
  const scored = await client.functions.invoke('comprehensive-interview-scoring', {
    body: { ...about, answers: [] },
  });
  expect(scored.error).toBeNull();
  return sessionId;
}

async function openReport(
  page: Page,
  baseURL: string | undefined,
  given?: readonly string[],
): Promise<string> {
  // A trial interview has two questions.
  await (given ? signInAsPremium : signInAsNewcomer)(page, baseURL);
  const address = `/interview/${await hold(await clientOf(page, baseURL), given)}/results`;
  await page.goto(address);
  await expect(page.getByText(/^Interview Completed!$|^¡Entrevista terminada!$/)).toBeVisible();
  return address;
}

const textOf = async (place: Locator) => (await place.textContent()) ?? '';
const plain = (text: string) => text.replace(/\s+/g, '');
const footOf = (page: number, pages: number) => plain(`Page ${page} of ${pages}`);

test('the PDF says what the page says, in letters that can be selected', async ({ page, baseURL }) => {
  await openReport(page, baseURL);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download Report' }).click();
  const file = await download;
  await expect(page.getByText('Comprehensive PDF Report Downloaded')).toBeVisible();
  expect(file.suggestedFilename()).toMatch(/^greenroom-report-łukasz-żółć-engineer-\d{4}-\d\d-\d\d\.pdf$/);

  const bytes = new Uint8Array(await readFile(await file.path()));
  const { text, totalPages } = await extractText(await getDocumentProxy(bytes));
  const pages = text.map(plain);
  expect(totalPages).toBeLessThanOrEqual(2);
  for (const [place, pageText] of pages.entries()) {
    expect(pageText.endsWith(footOf(place + 1, totalPages))).toBe(true);
  }
  // Without its feet the file is one text, so a page may end in the middle of an answer.
  const inFile = pages.map((page) => page.slice(0, page.lastIndexOf(plain(role)))).join('');
  const verdict = await textOf(page.locator('h1'));
  expect(inFile).toContain(plain(verdict));
  expect(inFile).toContain(plain(role));
  expect(inFile).toContain(plain(better));
  expect(inFile).toContain(plain(weak.replace('山田', '??')));
  expect(inFile).toContain(plain("Characters this file's font doesn't have appear as question marks."));
  for (const label of [
    'Built-in, rubric',
    'Readiness Level: ',
    'Detailed metrics',
    'Performance Breakdown',
  ]) {
    expect(inFile).toContain(plain(label));
  }
  const receipt = page.getByRole('table').first();
  for (const line of await receipt.locator('tbody tr').all()) {
    const signal = await line.locator('th').evaluate((cell) => cell.firstChild?.textContent ?? '');
    const points = await textOf(line.locator('td b').last());
    expect(inFile).toContain(plain(signal));
    expect(inFile).toContain(plain(points));
  }
  for (const quote of await page.locator('mark').allInnerTexts()) {
    if (!/山/.test(quote)) expect(inFile).toContain(plain(quote));
  }
});

for (const locale of ['en', 'es']) {
  test(`the PDF of three answers of a minute has two pages, ${locale}`, async ({ page, baseURL }) => {
    await page.addInitScript((value) => localStorage.setItem('greenroom.locale', value), locale);
    await openReport(page, baseURL, minutes);
    const download = page.waitForEvent('download');
    await page
      .getByRole('button', { name: locale === 'en' ? 'Download Report' : 'Descargar informe' })
      .click();
    const bytes = new Uint8Array(await readFile(await (await download).path()));
    const { text, totalPages } = await extractText(await getDocumentProxy(bytes));
    for (const answer of minutes) expect(plain(text.join(''))).toContain(plain(answer).slice(0, 120));
    expect(totalPages).toBe(2);
  });
}

test('the first screen is short, and everything behind it is said once', async ({ page, baseURL }) => {
  await openReport(page, baseURL);
  await expect(page.getByText('The one change that would help most')).toBeVisible();
  const first = (await page.getByRole('main').allInnerTexts()).join(' ');
  expect(first.split(/\s+/).filter(Boolean).length).toBeLessThanOrEqual(250);

  await page.getByText('See everything').click();
  const panel = page.getByRole('tabpanel');
  await expect(panel.getByText('Comprehensive Analysis')).toBeVisible();
  const lines = await panel.locator('.plain li').allInnerTexts();
  await page.getByRole('tab', { name: 'Detailed Recommendations' }).click();
  await expect(panel.getByText('Readiness Level')).toBeVisible();
  lines.push(...(await panel.locator('.plain li, .area-lift').allInnerTexts()));
  expect(lines.length).toBeGreaterThan(3);
  // Without "Question 2:" in front and the quote behind.
  const remarks = lines.map((line) => line.replace(/^[^:"]{0,60}: /, '').replace(/ ".*"$/s, ''));
  expect(remarks.filter((line, at) => remarks.indexOf(line) !== at)).toEqual([]);
});

test('a PDF that cannot be made says so, and the report stays', async ({ page, baseURL }) => {
  await openReport(page, baseURL);
  await page.route(/\.woff$/, (route) => route.fulfill({ status: 503 }));
  await page.getByRole('button', { name: 'Download Report' }).click();
  await expect(page.getByText('Download Error')).toBeVisible();
  await expect(page.getByText('Failed to generate PDF. Please try again.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Download Report' })).toBeEnabled();
});

test('a weak answer is given again, hidden until then, and both stand side by side', async ({
  page,
  baseURL,
}) => {
  const address = await openReport(page, baseURL);
  const verdict = await textOf(page.getByRole('heading', { level: 1 }));
  const score = await textOf(page.locator('.fig'));
  await page.goto(`${address}?retry=1`);
  const room = page.getByRole('main');
  await expect(room.getByText('Question 1 of 2')).toBeVisible();
  // The folded version may hold the words: nobody sees them before they unfold it.
  await expect(room.getByText('maybe it sort of worked').filter({ visible: true })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Score this answer' })).toBeDisabled();
  await page.getByRole('textbox').fill(introduction);
  await page.reload();
  await expect(page.getByRole('textbox')).toHaveValue(introduction);
  await expectNoAxeFaults(page);

  await page.getByRole('textbox').press('Control+Enter');
  await expect(room.getByRole('heading', { name: /^\+\d+ points?$/ })).toBeFocused();
  await expect(room.getByRole('region', { name: 'Your answer in the interview' })).toContainText(weak);
  await expect(room.getByRole('region', { name: 'Your answer now' })).toContainText(introduction);
  const reasons = await room.locator('.reasons li > b').allInnerTexts();
  const gained = await textOf(room.getByRole('heading', { name: /^\+\d+ points?$/ }));
  expect(reasons.length).toBeLessThanOrEqual(5);
  expect(reasons.reduce((sum, points) => sum + Number(points.replace('−', '-')), 0)).toBe(
    Number.parseInt(gained, 10),
  );
  await expect(room.getByText(/new numbers?\./)).toBeVisible();
  await expect(room.getByText(/hedges? gone/)).toBeVisible();
  await room.getByText(/^Why \d+\?$/).click();
  await expect(room.getByRole('table')).toContainText('Technical Accuracy');
  await expectNoAxeFaults(page);

  await page.getByRole('link', { name: 'Back to the report' }).click();
  await expect(page.locator('.brk a').first()).toBeFocused();
  await page.reload();
  const tried = page.getByRole('region', { name: 'Retry of question 1' });
  await expect(tried).toContainText(/\+\d+ points?/);
  await tried.getByRole('link', { name: 'See what changed' }).click();
  await expect(page.getByText(/^Attempt 1: \+\d+ points?$/)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Your answer now' })).toContainText(introduction);
  await page.getByRole('link', { name: 'Back to the report' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(verdict);
  await expect(page.locator('.fig')).toHaveText(score);
});

test('the next action leads into its question', async ({ page, baseURL }) => {
  await openReport(page, baseURL);
  const action = page.locator('.act1');
  const button = action.getByRole('link');
  const label = await textOf(button);
  await button.click();
  if (label === 'I did say that') {
    await expect(page.getByText('Nothing selected yet')).toBeVisible();
    return;
  }
  const number = /question (\d)/.exec(label)?.[1];
  if (number) await expect(page.getByText(`Question ${number} of 2`)).toBeVisible();
  else await expect(page).toHaveURL(/\/interview\/setup$/);
});

test('delivery and self-rating stand beside the score, never in it', async ({ page, baseURL }) => {
  await openReport(page, baseURL);
  await page.getByText('See everything').click();
  const voice = page.getByRole('region', { name: 'Voice & Communication Analysis' });
  await expect(voice).toContainText('Measured only in answers you dictated. None of it affects your score.');
  await expect(voice).not.toContainText('Confidence');
  await expect(voice).toContainText('Pauses over 2 seconds');
  await expect(voice).toContainText(/You sped up at the end: 2\d\d words per minute in the last \d+ seconds/);
  await expect(voice).toContainText("Dictate again next time, and we'll show how your pace changes.");
  await voice.getByText('The timeline as a table').click();
  await expect(voice.getByRole('cell', { name: 'Filler: um' })).toBeVisible();
  await expect(voice.getByRole('cell', { name: 'Pause of 3.1 seconds' })).toBeVisible();
  await expect(page.getByText('You rated one answer yourself, and you overrated it.')).toBeVisible();
  await page.locator('.brk a').first().click();
  await expect(page.getByText(/^You rated it 5 out of 5; it reached level \d/)).toBeVisible();
  await expectNoAxeFaults(page);
  await page.getByRole('link', { name: 'Back to the report' }).click();
  await expect(page.locator('.brk a').first()).toBeFocused();
  await page.getByRole('tab', { name: 'Detailed Recommendations' }).click();
  await expect(page.getByText('Readiness Level')).toBeVisible();
  for (const name of ['Practice Again', 'View Progress', 'Improve Resume', 'Daily Challenge']) {
    await expect(page.getByRole('link', { name })).toBeVisible();
  }
  await expectNoAxeFaults(page);
});

test('J and K walk through the report, and a quote opens its answer at its note', async ({
  page,
  baseURL,
}) => {
  const { email } = await signInAsNewcomer(page, baseURL);
  await page.goto(`/interview/${await completeMarked(baseURL, email)}/results`);
  const note = page.locator('.book .note').first();
  await expect(note).toBeVisible();
  for (
    let press = 0;
    press < 20 && !(await note.evaluate((one) => one === document.activeElement));
    press += 1
  ) {
    await page.keyboard.press('j');
  }
  await expect(note).toBeFocused();
  const quote = await textOf(page.locator('.book mark').first());
  await page.keyboard.press('Enter');
  const beside = page.locator('.words .note:focus');
  await expect(beside).toContainText(`Your words: ${quote}`);
  await page.keyboard.press('k');
  await expect(beside).toHaveCount(0);
});

test('a result is shared without a word of its answers', async ({ page, baseURL, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
  await openReport(page, baseURL);
  await page.getByRole('button', { name: 'Share Results' }).click();
  await expect(page.getByText('Copied to clipboard!')).toBeVisible();
  const shared = await page.evaluate(() => navigator.clipboard.readText());
  expect(shared).toContain(role);
  expect(shared).toMatch(/Score: (about )?\d+% \(/);
  expect(shared).not.toContain('checkout');
});
