import type { Page } from '@playwright/test';
import {
  asOperator,
  expect,
  expectNoAxeFaults,
  signInAsNewcomer,
  signInAsPremium,
  test,
} from './fixtures.ts';
import { userIdOf } from './rehearsed.ts';

const question = 'Tell me about a time you had to say no to a customer.';
const other = 'Why do you want to work for us?';
const weak = 'I guess I just told them no and they were fine with it in the end.';
const better =
  'In my last job a customer asked for a refund two months after the deadline. It was my call. I listened first, explained why the rule is there and offered a repair instead, because that was in our power. She took it, and she came back to buy twice that year.';

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();

/** Two weak answers and a missed word, all due; the word has waited longest. */
async function withReviews(baseURL: string | undefined, email: string) {
  const operator = asOperator(baseURL);
  const userId = await userIdOf(baseURL, email);
  const id = crypto.randomUUID();
  await operator
    .from('interview_sessions')
    .insert({
      ...{ id, user_id: userId, job_role: 'Barista', questions_count: 2 },
      status: 'completed',
      overall_score: 40,
      completed_at: daysAgo(2),
      feedback: {},
    })
    .throwOnError();
  await operator
    .from('interview_answers')
    .insert(
      [question, other].map((text) => ({
        session_id: id,
        user_id: userId,
        question_text: text,
        user_answer: weak,
        score: 40,
      })),
    )
    .throwOnError();
  await operator
    .from('review_items')
    .insert({ user_id: userId, kind: 'term', reference: 'SALARY', due: daysAgo(5) })
    .throwOnError();
  await operator
    .from('review_items')
    .update({ due: daysAgo(1), created_at: daysAgo(4) })
    .eq('user_id', userId)
    .eq('kind', 'answer')
    .throwOnError();
  // One after the other, in a known order.
  await operator
    .from('review_items')
    .update({ due: daysAgo(3) })
    .eq('user_id', userId)
    .eq('question_text', question)
    .throwOnError();
  return { operator, userId };
}

const next = (page: Page) => page.getByRole('button', { name: 'Next', exact: true });
const field = (page: Page) => page.getByLabel('Your answer', { exact: true });

test('a weak answer comes back, is scored beside the last time, and the day counts', async ({
  page,
  baseURL,
}) => {
  const { email } = await signInAsNewcomer(page, baseURL);
  await page.goto('/review');
  await expect(page.getByRole('heading', { name: 'Nothing to review today.' })).toBeVisible();
  await expectNoAxeFaults(page);
  const { operator, userId } = await withReviews(baseURL, email);

  await page.goto('/dashboard');
  const card = page.getByRole('region', { name: "Today's review" });
  await expect(card).toContainText('3 reviews, about 4 minutes');
  await expectNoAxeFaults(page, '.review-card');
  await page.goto('/daily-challenge');
  await expect(card).toContainText('3 reviews, about 4 minutes');
  await card.getByRole('link', { name: 'Start' }).click();

  // The word, by the keyboard alone.
  await expect(page.getByText('1 of 3, about 4 minutes')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Your pay for a year of work.' })).toBeFocused();
  await expectNoAxeFaults(page);
  await page.getByLabel('The word').fill('wages');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText("That's not it.");
  await page.getByRole('button', { name: 'Show a letter' }).click();
  await page.getByLabel('The word').fill('salary');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: "That's it: SALARY" })).toBeFocused();
  await expect(page.getByRole('radio', { name: 'Hard' })).toBeChecked();
  await next(page).click();

  // The answer, with what the coach saw, and the user's own word on how it went.
  await expect(page.getByText('2 of 3, about 3 minutes')).toBeVisible();
  await expect(page.getByText('You scored 40 last time')).toBeVisible();
  await field(page).fill('half of it');
  await page.reload();
  await expect(field(page)).toHaveValue('half of it');
  await page.getByText('Look at your last answer').click();
  await expect(page.getByText(weak)).toBeVisible();
  await field(page).fill(better);
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('heading', { name: /since last time|same score|Lower than/ })).toBeFocused();
  await expect(page.getByRole('heading', { name: 'What we saw' })).toBeVisible();
  await expectNoAxeFaults(page);
  await page.getByRole('button', { name: 'Change my answer' }).click();
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Control+Enter');
  await page.getByRole('radio', { name: 'Hard' }).check();
  await next(page).click();
  await expect(page.getByText('3 of 3, about 2 minutes')).toBeVisible();
  await page.getByRole('button', { name: "Don't ask this again" }).click();
  await expect(page.getByRole('heading', { name: 'Done for today.' })).toBeFocused();
  await expect(page.getByText('2 reviews today. Today counts toward your streak.')).toBeVisible();
  await expectNoAxeFaults(page);

  // The screen goes on at once; what was rated is sent behind it.
  const ratings = async () =>
    (await operator.from('review_ratings').select('rating').eq('user_id', userId).throwOnError()).data;
  await expect.poll(ratings).toEqual([{ rating: 2 }, { rating: 2 }]);
  const { data: streak } = await operator
    .from('user_streaks')
    .select('current_streak')
    .eq('user_id', userId)
    .single();
  expect(streak?.current_streak).toBe(1);
  const { data: tries } = await operator
    .from('interview_retries')
    .select('user_answer')
    .eq('user_id', userId);
  expect(tries).toEqual([{ user_answer: better }]);
  await page.goto('/daily-challenge');
  await expect(page.getByRole('heading', { name: /^Daily Challenge/ })).toBeVisible();
  await expect(page.getByText("Today's review")).toHaveCount(0);
  await page.goto('/dashboard');
  await expect(page.getByText('Done for today.')).toBeVisible();

  // What got better is a win, and a picture of it is made on the device.
  const wins = page.getByRole('region', { name: 'Your wins' });
  await expect(wins.getByRole('link', { name: question })).toBeVisible();
  await wins.getByRole('button', { name: `Share: ${question}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Share this win' });
  await expect(dialog.getByRole('img')).toBeVisible();
  await expect(dialog.getByRole('checkbox', { name: 'Show my name' })).not.toBeChecked();
  const ink = () =>
    dialog.locator('canvas').evaluate((canvas: HTMLCanvasElement) => {
      const pixels = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
      return new Set(pixels).size;
    });
  await expect.poll(ink).toBeGreaterThan(20);
  await expectNoAxeFaults(page, '[role=dialog]');
  const saved = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download' }).click();
  expect((await saved).suggestedFilename()).toBe('greenroom.png');
});

test('a shared link opens with its question, and with no other text', async ({ page }) => {
  const asked = 'Tell me about a mistake you made in patient care and what came of it.';
  await page.goto(`/?try=${encodeURIComponent(asked)}#try`);
  const answer = page.getByLabel(asked);
  await answer.fill('I gave a dose late. I told the doctor and the family at once, and we changed the list.');
  await page.getByRole('button', { name: 'Score my answer' }).click();
  await expect(page.locator('.try-result')).toBeVisible();
  await page.goto(`/?try=${encodeURIComponent('Call us at 555-0100 about your account')}#try`);
  await expect(page.getByLabel(/^Tell me about a time something went wrong/)).toBeVisible();
  await expect(page.getByText('555-0100')).toHaveCount(0);
});

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' });

  test('reviews go on, arrive once, and meet those of another device', async ({
    page,
    context,
    browser,
    baseURL,
  }) => {
    const { email } = await signInAsPremium(page, baseURL);
    const { operator, userId } = await withReviews(baseURL, email);
    await page.goto('/review');
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await expect(page.getByLabel('The word')).toBeVisible();
    await context.setOffline(true);
    await page.reload();
    await page.getByLabel('The word').fill('salary');
    await page.getByRole('button', { name: 'Check' }).click();
    await next(page).click();
    await expect(field(page)).toBeVisible();
    await field(page).fill(better);
    await page.getByRole('button', { name: 'Score this answer' }).click();
    await expect(page.getByRole('heading', { name: /Your answer is saved on this device/ })).toBeVisible();
    await expect(next(page)).toBeDisabled();
    await expectNoAxeFaults(page);
    await page.getByRole('radio', { name: 'Good' }).check();
    await next(page).click();
    await page.reload();
    await expect(page.getByText('3 of 3, about 2 minutes')).toBeVisible();

    // The other device has the word as well, and rates it differently.
    const second = await browser.newContext({
      baseURL: String(baseURL),
      storageState: await context.storageState(),
    });
    const laptop = await second.newPage();
    await laptop.addInitScript(() => {
      for (const key of Object.keys(localStorage))
        if (key.startsWith('greenroom.review')) localStorage.removeItem(key);
    });
    await laptop.goto('/review');
    await expect(laptop.getByText('1 of 3, about 4 minutes')).toBeVisible();
    await laptop.getByRole('button', { name: "I don't know" }).click();
    await next(laptop).click();
    await expect(laptop.getByText('2 of 3, about 3 minutes')).toBeVisible();
    await second.close();

    await context.setOffline(false);
    const log = async () =>
      (await operator.from('review_ratings').select('rating').eq('user_id', userId).order('received_at'))
        .data;
    await expect.poll(async () => (await log())?.length).toBe(3);
    await expect
      .poll(() =>
        page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('review.unsent'))),
      )
      .toEqual([]);
    const { data: items } = await operator
      .from('review_items')
      .select('kind, reps, rated')
      .eq('user_id', userId)
      .gt('rated', 0)
      .order('kind');
    // Two ratings of one word on one day are one review.
    expect(items).toEqual([
      { kind: 'answer', reps: 1, rated: 1 },
      { kind: 'term', reps: 1, rated: 2 },
    ]);
    const { data: tries } = await operator
      .from('interview_retries')
      .select('user_answer, score')
      .eq('user_id', userId);
    expect(tries).toEqual([{ user_answer: better, score: expect.any(Number) }]);
    await page.reload();
    await expect(page.getByText('3 of 3, about 2 minutes')).toBeVisible();
    expect(await log()).toHaveLength(3);
  });

  test('an answer whose question was deleted meanwhile holds up nothing, and stays to be copied', async ({
    page,
    context,
    baseURL,
  }) => {
    const { email } = await signInAsPremium(page, baseURL);
    const { operator, userId } = await withReviews(baseURL, email);
    await operator.from('review_items').delete().eq('user_id', userId).eq('kind', 'term').throwOnError();
    await page.goto('/review');
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await expect(page.getByRole('heading', { name: question })).toBeVisible();
    await context.setOffline(true);
    for (const words of ['What I said of the first.', better]) {
      await field(page).fill(words);
      await page.getByRole('button', { name: 'Score this answer' }).click();
      await page.getByRole('radio', { name: 'Good' }).check();
      await next(page).click();
    }
    await expect(page.getByRole('heading', { name: 'Done for today.' })).toBeFocused();
    await operator
      .from('review_items')
      .delete()
      .eq('user_id', userId)
      .eq('question_text', question)
      .throwOnError();
    await context.setOffline(false);
    const kept = page.getByRole('region', { name: "Answers we couldn't score" });
    await expect(kept).toContainText('What I said of the first.');
    await expectNoAxeFaults(page);
    const tries = async () =>
      (await operator.from('interview_retries').select('user_answer').eq('user_id', userId).throwOnError())
        .data;
    await expect.poll(tries).toEqual([{ user_answer: better }]);
    const ratings = async () =>
      (await operator.from('review_ratings').select('rating').eq('user_id', userId).throwOnError()).data;
    await expect.poll(ratings).toHaveLength(1);
    await page.reload();
    await kept.getByRole('button', { name: 'Discard' }).click();
    await expect(kept).toBeHidden();
  });
});
