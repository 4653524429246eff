import { fieldWords } from '../packages/domain/src/word-game/field-words.ts';
import { expect, expectNoAxeFaults, signInAsNewcomer, signInAsPremium, test } from './fixtures.ts';
import { rehearse } from './rehearsed.ts';
import { solveRound, wordOf } from './word-game-steps.ts';

test('a trial user plays the one free game by keyboard alone', async ({ page, baseURL }) => {
  await signInAsNewcomer(page, baseURL);
  await page.goto('/games');
  await expect(page.getByText('Free Trial: 1 / 1 Game Remaining')).toBeVisible();
  await expectNoAxeFaults(page);
  await page.getByRole('button', { name: 'Start Free Trial Game' }).press('Enter');
  await expectNoAxeFaults(page);
  for (let round = 1; round <= 5; round += 1) await solveRound(page, round);
  await expect(page.getByRole('heading', { name: 'Game Complete!' })).toBeVisible();
  await expect(page.getByText('Final score: 100 points')).toBeVisible();
  await expect(page.getByText('5/5')).toBeVisible();
  await expect(page.getByText('Best Streak')).toBeVisible();
  await expectNoAxeFaults(page);
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('heading', { name: 'Trial Game Used' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Trial Game Used' })).toBeVisible();
  await page.getByRole('button', { name: 'Upgrade to Premium' }).click();
  await expect(page.getByRole('dialog')).toContainText('$5');
});

test('a trial game without a point is the trial game too', async ({ page, baseURL }) => {
  await signInAsNewcomer(page, baseURL);
  await page.goto('/games');
  await page.getByRole('button', { name: 'Start Free Trial Game' }).click();
  await page.getByRole('button', { name: 'End Game' }).click();
  await expect(page.getByText('0/5')).toBeVisible();
  await page.goto('/games');
  await expect(page.getByRole('heading', { name: 'Trial Game Used' })).toBeVisible();
});

test('a premium user chooses a level, and streak, wrong words and skips count as the rules say', async ({
  page,
  baseURL,
}) => {
  await signInAsPremium(page, baseURL);
  await page.goto('/games');
  await expect(page.getByText('No games played yet')).toBeVisible();
  await page.getByText(/^Medium/).click();
  await page.getByRole('button', { name: 'Start Game' }).click();
  await solveRound(page, 1);
  await expect(page.getByText('+20 points')).toBeVisible();
  await solveRound(page, 2);
  await expect(page.getByText('+25 points')).toBeVisible();
  const third = await wordOf(page);
  await page.keyboard.type('wrong');
  await page.getByRole('button', { name: 'Submit Answer' }).click();
  await expect(page.getByText(`The word was ${third}.`)).toBeVisible();
  await expect(page.getByText('Word 4/5')).toBeAttached();
  for (const letter of await wordOf(page)) {
    await page.getByRole('button', { name: letter, exact: true }).first().click();
  }
  await page.getByRole('button', { name: 'Submit Answer' }).click();
  await expect(page.getByText('Word 5/5')).toBeAttached();
  await page.keyboard.press('Escape');
  await expect(page.getByText('Skipped')).toBeVisible();
  await expect(page.getByText('Final score: 65 points')).toBeVisible();
  await expect(page.getByText('3/5')).toBeVisible();
  await expect(page.locator('.game-list li')).toHaveCount(1);
  await expect(page.locator('.game-list')).toContainText('65');
  await page.getByRole('button', { name: 'Play Again' }).click();
  await page.getByRole('button', { name: 'Start Game' }).click();
  await expect(page.getByRole('timer')).toHaveText(/^(60|59|58) s$/);
});

test('the clock ends the game, however long the page slept', async ({ page, baseURL }) => {
  await signInAsPremium(page, baseURL);
  await page.clock.install();
  await page.goto('/games');
  await page.getByRole('button', { name: 'Start Game' }).click();
  await solveRound(page, 1);
  await page.clock.fastForward(61_000);
  await expect(page.getByText('Final score: 10 points')).toBeVisible();
  await page.clock.runFor(1_000);
  await expect(page.getByText('1/5')).toBeVisible();
});

test('a game that was started goes on offline and is saved on return', async ({ page, baseURL, context }) => {
  await signInAsPremium(page, baseURL);
  await page.goto('/games');
  await page.getByRole('button', { name: 'Start Game' }).click();
  await context.setOffline(true);
  await solveRound(page, 1);
  await page.getByRole('button', { name: 'End Game' }).click();
  await expect(page.getByText('kept on this device', { exact: false })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('kept on this device', { exact: false })).toBeHidden();
  await page.goto('/games');
  await expect(page.locator('.game-list li')).toHaveCount(1);
});

test('a result that the server could not save says so, speaks of no network, and is saved at the next visit', async ({
  page,
  baseURL,
}) => {
  await signInAsPremium(page, baseURL);
  await page.goto('/games');
  await page.getByRole('button', { name: 'Start Game' }).click();
  await page.route('**/rest/v1/word_games*', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 500, json: { code: 'XX000', message: 'down' } })
      : route.continue(),
  );
  await solveRound(page, 1);
  await page.getByRole('button', { name: 'End Game' }).click();
  await expect(page.getByText("We couldn't save the result just now.", { exact: false })).toBeVisible();
  await expect(page.getByText("You're offline", { exact: false })).toHaveCount(0);
  await page.unroute('**/rest/v1/word_games*');
  await page.goto('/games');
  await expect(page.locator('.game-list li')).toHaveCount(1);
  await expect(page.getByText("We couldn't save the result just now.", { exact: false })).toHaveCount(0);
});

test('a nurse gets words of health care', async ({ page, baseURL }) => {
  const { email } = await signInAsNewcomer(page, baseURL);
  await rehearse(baseURL, email, [{ jobRole: 'Registered nurse', score: 70, daysAgo: 1 }]);
  // The game starts with general words while the field loads.
  const loaded = ['select=job_role', 'list-jobs'].map((part) =>
    page.waitForResponse(async (response) => response.url().includes(part) && !(await response.finished())),
  );
  await page.goto('/games');
  await Promise.all(loaded);
  await page.getByRole('button', { name: 'Start Free Trial Game' }).click();
  const words: string[] = [];
  for (let round = 1; round <= 5; round += 1) {
    await expect(page.getByText(`Word ${round}/5`)).toBeAttached();
    words.push(await wordOf(page));
    await solveRound(page, round);
  }
  const health = fieldWords.health.easy.map(({ word }) => word);
  expect(words.filter((word) => health.includes(word))).toHaveLength(3);
});
