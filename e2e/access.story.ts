import { expect, expectNoAxeFaults, signInAsPremium, test } from './fixtures.ts';

/** What asks the server about the plan. */
const checks = [
  '**/functions/v1/check-subscription-status',
  '**/rest/v1/rpc/check_access*',
  '**/rest/v1/rpc/is_premium*',
];

/** A page, and what shows that it is open to somebody with Premium. */
const pages = [
  ['/resume', /^Upload & Analyze$/],
  ['/job-analyzer', /^Job description$/],
  ['/cover-letter', /^Full Name/],
  ['/resources', /^Search resources$/],
  ['/games', /^Start Game$/],
  ['/daily-challenge', /^Submit Answer$/],
  ['/interview/setup', /^Number of questions$/],
] as const;

test('a plan that cannot be checked is neither Premium nor an offer to buy it, and can be checked again', async ({
  page,
  baseURL,
}) => {
  await signInAsPremium(page, baseURL);
  for (const [path, open] of pages) {
    for (const check of checks)
      await page.route(check, (route) => route.fulfill({ status: 500, json: { message: 'down' } }));
    await page.goto(path);
    const note = page.getByText(/^We couldn't check your plan/);
    await expect(note, path).toBeVisible();
    await expect(
      page.getByRole('main').getByRole('button', { name: 'Upgrade to Premium' }),
      path,
    ).toHaveCount(0);
    await expect(page.getByText('No challenge available'), path).toHaveCount(0);
    await expect(page.getByText(open), path).toHaveCount(0);
    if (path === '/resume') await expectNoAxeFaults(page);
    for (const check of checks) await page.unroute(check);
    await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText(open).first(), path).toBeVisible();
    await expect(note, path).toHaveCount(0);
  }
});
