import { expect, expectNoAxeFaults, signInAsNewcomer, test } from './fixtures.ts';

const answer =
  'At my last job the nightly import failed twice a week. I read the logs, found that one supplier sent broken dates, and wrote a check that set such rows aside. Within a month the failures went from eight to zero, and the team uses the same check for every supplier now.';

test('the front page holds what it should, without a fault and without app code', async ({ page }) => {
  const scripts: string[] = [];
  page.on('response', (response) => {
    const type = response.request().resourceType();
    if (type === 'script') scripts.push(response.url());
  });
  await page.goto('/');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Start Your Journey' }).first()).toHaveAttribute(
    'href',
    '/auth',
  );
  await expect(page.getByRole('link', { name: 'Get Started' }).first()).toHaveAttribute('href', '/auth');
  await expect(page.getByRole('button', { name: 'Install App' })).toBeHidden();
  await page.getByRole('button', { name: 'Download App' }).click();
  await expect(page.getByText('Installation not available')).toBeVisible();
  const foot = page.locator('footer.foot');
  for (const path of ['/auth', '/about', '/contact', '/privacy', '/terms', '/cookies', '/gdpr']) {
    await expect(foot.locator(`a[href="${path}"]`)).toHaveCount(1);
  }
  await expect(foot).toContainText('2024');
  await expectNoAxeFaults(page);
  expect(scripts.filter((url) => /\/(?:app|react|router)-/.test(url))).toEqual([]);
});

test('the keyboard reaches the page in its order, with a way past the head', async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Greenroom' }).first()).toBeFocused();
});

test('somebody signed in is led from the front page to the dashboard', async ({ page, baseURL }) => {
  await signInAsNewcomer(page, baseURL);
  await page.goto('/');
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('the tour shows the product’s own screens, tab by tab, by the keyboard too', async ({ page }) => {
  // Twelve audits by axe.
  test.slow();
  await page.goto('/');
  await page.getByRole('button', { name: 'Watch Demo' }).click();
  const dialog = page.getByRole('dialog', { name: 'Complete Dashboard Tour' });
  const seen = {
    Overview: 'Total Points',
    Interviews: 'Recent Sessions',
    Resume: 'Job match',
    Progress: 'Communication Clarity',
    Achievements: 'Storyteller',
  };
  await expect(dialog.getByRole('tab')).toHaveText(Object.keys(seen));
  await expectNoAxeFaults(page);
  for (const [tab, words] of Object.entries(seen)) {
    await dialog.getByRole('tab', { name: tab }).click();
    await expect(dialog.getByRole('tabpanel', { name: tab })).toContainText(words);
    await expect(dialog.getByRole('tabpanel')).toHaveCount(1);
    // The long page behind it was checked above; ten times over it takes a minute on a busy machine.
    await expectNoAxeFaults(page, 'dialog[data-demo]');
  }
  await dialog.getByRole('tab', { name: 'Achievements' }).press('Home');
  await expect(dialog.getByRole('tabpanel', { name: 'Overview' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Watch Demo' })).toBeFocused();
});

test('the tour says so where its screens cannot be had, and shows them the next time', async ({ page }) => {
  await page.goto('/');
  await page.route('**/tour-screens.html', (route) => route.abort());
  await page.getByRole('button', { name: 'Watch Demo' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('status')).toContainText("couldn't load the tour");
  await page.unroute('**/tour-screens.html');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Watch Demo' }).click();
  await expect(dialog.getByRole('tabpanel')).toContainText('Total Points');
});

test('a visitor’s answer is scored with a receipt, and its words wait on the dashboard until they are read', async ({
  page,
  baseURL,
}) => {
  await page.goto('/');
  const field = page.getByLabel(/^Tell me about a time something went wrong/);
  await field.fill(answer);
  await page.getByRole('button', { name: 'Score my answer' }).click();
  const result = page.locator('.try-result');
  await expect(result).toBeVisible();
  const score = Number(await result.locator('.try-score b').textContent());
  expect(score).toBeGreaterThan(60);
  await expect(result.locator('.try-said')).toHaveText(answer);
  await expect(result.locator('.try-said mark').first()).toBeVisible();
  await result.getByText(`Why ${score}?`).click();
  const points = await result.locator('tbody td:last-child').allTextContents();
  expect(points.reduce((sum, text) => sum + Number(text), 0)).toBeCloseTo(score, 1);
  await expectNoAxeFaults(page);
  await result.getByRole('link', { name: 'Create an account' }).click();
  await expect(page.getByRole('tab', { name: 'Sign Up' })).toHaveAttribute('aria-selected', 'true');
  await signInAsNewcomer(page, baseURL);
  await page.goto('/dashboard');
  await page.getByText('Read what you wrote').click();
  await expect(page.getByText(answer)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Clear it from this browser' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: "Today's Challenge" })).toBeVisible();
  await expect(page.getByText('Read what you wrote')).toBeHidden();
});

test('the open question refuses what it cannot score, and keeps the words', async ({ page }) => {
  await page.goto('/');
  const field = page.getByLabel(/^Tell me about a time something went wrong/);
  const send = page.getByRole('button', { name: 'Score my answer' });
  const status = page.locator('[data-try-status]');
  await send.click();
  await expect(status).toHaveText('Please write an answer first.');
  await expect(field).toBeFocused();
  await field.fill('word '.repeat(1_000));
  await send.click();
  await expect(status).toContainText('shorten');
  await field.fill(
    'Bei meiner letzten Stelle habe ich ein Problem mit der Datenbank gefunden und gelöst, weil wir es eilig hatten.',
  );
  await send.click();
  await expect(status).toContainText('German');
  await page.route('**/functions/v1/try-answer', (route) => route.abort());
  await field.fill(answer);
  await send.click();
  await expect(status).toContainText("couldn't reach the server");
  await page.reload();
  await expect(field).toHaveValue(answer);
});
