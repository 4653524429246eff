import type { Page } from '@playwright/test';
import {
  asOperator,
  expect,
  expectNoAxeFaults,
  signInAsNewcomer,
  signInAsPremium,
  test,
} from './fixtures.ts';

/** Chooses the first option, or writes an answer where the day has an open question. */
async function answer(page: Page): Promise<void> {
  const submit = page.getByRole('button', { name: 'Submit Answer' });
  await expect(submit).toBeDisabled();
  const field = page.getByRole('textbox', { name: 'Your answer' });
  if (await field.isVisible()) {
    await field.fill('   ');
    await expect(submit).toBeDisabled();
    await field.fill('I counted the calls for a week and cut them by half.');
    await expect(page.getByText('52 characters, 11 words')).toBeVisible();
  } else {
    await page.getByRole('radio').first().focus();
    await page.keyboard.press('Space');
  }
  await submit.click();
}

test('a trial user answers once, sees what was right, and is offered more', async ({ page, baseURL }) => {
  await signInAsNewcomer(page, baseURL);
  await page.goto('/daily-challenge');
  await expect(page.getByRole('heading', { name: 'Daily Challenge - Free Trial' })).toBeVisible();
  await expect(page.getByText('Free Trial: 1 / 1 Challenge Remaining')).toBeVisible();
  await expect(page.getByText('No time limit - take your time!')).toBeVisible();
  await expect(page.getByText(/Answer today to start a streak/)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Explanation' })).toBeHidden();
  await expectNoAxeFaults(page);

  await answer(page);
  await expect(page.getByText(/^(Correct! 🎉|Challenge Completed!)$/)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Your answer' })).toBeVisible();
  await expect(page.getByRole('heading', { name: /^(Correct answer|A strong answer)$/ })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Explanation' })).toBeVisible();
  await expect(page.getByRole('img', { name: /^Your score: \d+ out of 100$/ })).toBeVisible();
  await expect(page.getByText(/That was your free challenge/)).toBeVisible();
  await expect(page.getByText(/tomorrow/i)).toHaveCount(0);
  await expect(page.getByText('1 day in a row')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Submit Answer' })).toBeHidden();

  await page.reload();
  await expect(page.getByRole('heading', { name: 'Your answer' })).toBeVisible();
  await expect(page.getByText("You've used your free daily challenge.", { exact: false })).toBeVisible();
  await page.getByRole('button', { name: 'Upgrade to Premium' }).click();
  await expect(page.getByRole('dialog')).toContainText('$5');
  await page.keyboard.press('Escape');
  await expectNoAxeFaults(page);
});

test('everybody has the same question, and a premium user no limit', async ({ page, baseURL, browser }) => {
  await signInAsPremium(page, baseURL);
  await page.goto('/daily-challenge');
  await expect(page.getByRole('heading', { level: 1, name: 'Daily Challenge', exact: true })).toBeVisible();
  const question = await page.getByRole('main').getByRole('heading', { level: 2 }).first().textContent();
  await expect(page.getByText(/^(Easy|Medium|Hard)$/)).toBeVisible();
  const other = await browser.newContext({ baseURL });
  const stranger = await other.newPage();
  await signInAsNewcomer(stranger, baseURL);
  await stranger.goto('/daily-challenge');
  await expect(stranger.getByRole('main').getByRole('heading', { level: 2 }).first()).toHaveText(
    String(question),
  );
  await other.close();
  await answer(page);
  await expect(page.getByRole('heading', { name: 'Explanation' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Upgrade to Premium' })).toBeHidden();
});

test('an answer that was given in another tab stays, and nothing is counted twice', async ({
  page,
  baseURL,
}) => {
  const { email } = await signInAsNewcomer(page, baseURL);
  await page.goto('/daily-challenge');
  await expect(page.getByRole('button', { name: 'Submit Answer' })).toBeVisible();
  const service = asOperator(baseURL);
  const { data: profile } = await service.from('profiles').select('user_id').eq('email', email).single();
  const today = new Date().toISOString().slice(0, 10);
  const { data: challenge } = await service
    .from('daily_challenges')
    .select('id, options')
    .eq('challenge_date', today)
    .single();
  const { error } = await service.from('daily_challenge_attempts').insert({
    challenge_id: challenge?.id,
    user_id: profile?.user_id,
    user_answer: challenge?.options?.[1] ?? 'From the other tab',
    score: 0,
  });
  expect(error).toBeNull();
  await answer(page);
  await expect(page.getByText(challenge?.options?.[1] ?? 'From the other tab').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Submit Answer' })).toBeHidden();
});

test('a challenge that cannot be had says so and can be tried again', async ({ page, baseURL }) => {
  await signInAsNewcomer(page, baseURL);
  await page.route('**/rest/v1/daily_challenges*', (route) =>
    route.fulfill({ status: 500, json: { message: 'down' } }),
  );
  await page.goto('/daily-challenge');
  await expect(page.getByText('No challenge available for today.')).toBeVisible({ timeout: 15_000 });
  await expect(page.getByText("Failed to load today's challenge.")).toBeVisible();
  await page.unroute('**/rest/v1/daily_challenges*');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('button', { name: 'Submit Answer' })).toBeVisible();
});

test('an answer that could not be sent is kept', async ({ page, baseURL }) => {
  await signInAsNewcomer(page, baseURL);
  await page.goto('/daily-challenge');
  await expect(page.getByRole('button', { name: 'Submit Answer' })).toBeVisible();
  await page.route('**/rest/v1/daily_challenge_attempts*', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 500, json: { message: 'down' } })
      : route.continue(),
  );
  await answer(page);
  await expect(page.getByText('Failed to submit your answer. Please try again.')).toBeVisible();
  await page.unroute('**/rest/v1/daily_challenge_attempts*');
  await page.getByRole('button', { name: 'Submit Answer' }).click();
  await expect(page.getByRole('heading', { name: 'Explanation' })).toBeVisible();
});

const written = 'I asked two colleagues what they needed. Then I changed the form.';
const level = { score: 45, level: 2, levelText: 'Some of it is here.', lift: null };
const remark = { criterion: 'technical_accuracy', quote: '', start: 0, end: 0 };
const scored = {
  overall: 45,
  dimensions: {
    technical_accuracy: level,
    problem_solving: level,
    communication_clarity: level,
    relevant_experience: level,
    cultural_fit: level,
  },
  evidence: [
    {
      ...remark,
      kind: 'strength',
      quote: 'I asked two colleagues what they needed.',
      end: 40,
      message: 'You brought in other people.',
      pointId: 'asked-others',
    },
    { ...remark, kind: 'question', message: 'How did it turn out?', pointId: 'result' },
  ],
  receipt: { rubricVersion: '2.0', lines: [], total: 45 },
  flags: [],
  star: { situation: false, task: false, action: true, result: false },
  covered: ['asked others'],
  missed: ['How did it turn out?'],
  points: [],
  words: 12,
  scored: true,
  confidence: 'low',
  range: { low: 37, high: 53 },
  engine: { kind: 'builtin', name: 'Greenroom built-in', version: '2.0' },
};

test('an open answer shows what was seen and asks about the rest, and an older score still opens', async ({
  page,
  baseURL,
}) => {
  await signInAsNewcomer(page, baseURL);
  const id = '0e5c0de0-0000-4000-8000-000000000001';
  const challenge = {
    ...{ id, challenge_date: new Date().toISOString().slice(0, 10), options: null, engine: null },
    ...{ question_type: 'open_ended', difficulty: 'medium', question_text: 'What did you improve?' },
    ...{ correct_answer: 'I measured first.', explanation: 'Begin with a number.' },
  };
  let feedback: object = scored;
  await page.route('**/rest/v1/daily_challenges*', (route) => route.fulfill({ json: [challenge] }));
  await page.route('**/rest/v1/daily_challenge_attempts*', (route) =>
    route.fulfill({ json: [{ user_answer: written, score: 45, feedback }] }),
  );
  await page.goto('/daily-challenge');
  await expect(page.getByRole('heading', { name: 'What we saw' })).toBeVisible();
  await expect(page.getByText('You brought in other people.')).toBeVisible();
  await expect(page.locator('q')).toHaveText('I asked two colleagues what they needed.');
  await expect(page.getByRole('heading', { name: 'Questions to think about' })).toBeVisible();
  await expect(page.getByText('How did it turn out?')).toBeVisible();
  await expect(page.getByText(/^Likely 37 to 53\./)).toBeVisible();
  await expectNoAxeFaults(page);

  const { points: _, range: __, ...old } = scored;
  feedback = {
    ...old,
    ...{ evidence: [], confidence: 'lower', covered: ['what they needed'], missed: ['the effect'] },
    receipt: { ...scored.receipt, rubricVersion: '1.1' },
    engine: { ...scored.engine, version: '1.1' },
  };
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Points a strong answer makes' })).toBeVisible();
  await expect(page.getByText('the effect')).toBeVisible();
  await expect(page.getByText(/^This score is from an older version\./)).toBeVisible();
  await expect(page.getByText(/missing|left out|not found/i)).toHaveCount(0);
  await expectNoAxeFaults(page);
});
