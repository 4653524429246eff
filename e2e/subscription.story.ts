import type { Page } from '@playwright/test';
import {
  asOperator,
  expect,
  expectNoAxeFaults,
  mailTo,
  signInAsNewcomer,
  signInAsPremium,
  test,
} from './fixtures.ts';

const card = (page: Page) => page.getByRole('region', { name: 'Subscription' });
const tracker = (page: Page) => page.getByRole('button', { name: 'Free Trial Tracker' });
const premiumActive = (page: Page) => page.getByRole('button', { name: 'Premium Active' });

async function buyPremium(page: Page) {
  await page.goto('/dashboard');
  await tracker(page).click();
  const trial = page.getByRole('dialog', { name: 'Free Trial Tracker' });
  await expect(trial.getByText("You've used 0 of 2 free mock interviews.")).toBeVisible();
  await expect(trial.getByText("You've used 0 of 1 free daily challenge.")).toBeVisible();
  await expect(trial.getByText("You've used 0 of 1 free word game.")).toBeVisible();
  await trial.getByRole('button', { name: 'Upgrade to Premium' }).click();
  const offer = page.getByRole('dialog', { name: 'Upgrade to Premium' });
  await offer.getByRole('button', { name: 'Subscribe Now' }).click();
  await expect(page.getByText('TEST MODE')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Checkout', level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'Pay (test)' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(premiumActive(page)).toBeDisabled();
}

async function cancelPremium(page: Page) {
  await page.goto('/settings');
  await card(page).getByRole('button', { name: 'Cancel Subscription' }).click();
  const question = page.getByRole('dialog', { name: 'Cancel your subscription?' });
  await expect(question.getByText(/stays active until the end of this billing period/)).toBeVisible();
  await question.getByRole('button', { name: 'Yes, Cancel' }).click();
  await expect(page.getByText('Subscription Cancelled', { exact: true })).toBeVisible();
  await expect(card(page).getByText('Canceled', { exact: true })).toBeVisible();
  await expect(card(page).getByText(/Premium stays active until .+ you can resubscribe/)).toBeVisible();
}

test('from the trial to Premium, to cancelled, to the end of what was paid', async ({ page, baseURL }) => {
  const { email } = await signInAsNewcomer(page, baseURL);
  await buyPremium(page);
  await expect(page.getByText('Welcome to Premium')).toBeVisible();
  expect(await mailTo(baseURL, email, /welcome to greenroom premium/i)).toContain('cancel anytime');

  await page.goto('/settings');
  await expect(card(page).getByText('Active', { exact: true })).toBeVisible();
  await expect(card(page).getByText('$5.00 per month')).toBeVisible();
  await expect(card(page).getByText('Next billing date')).toBeVisible();
  await cancelPremium(page);
  expect(await mailTo(baseURL, email, /premium ends on/i)).toContain('Premium stays active until');
  await page.goto('/interview/setup');
  await expect(page.getByRole('slider').first()).toBeVisible();

  await page.goto('/settings');
  await card(page).getByRole('button', { name: 'Manage Billing' }).click();
  await page.getByRole('button', { name: 'Let the period end now' }).click();
  await page.getByRole('link', { name: 'Back to Greenroom' }).click();
  await expect(card(page).getByText(/Premium ended on/)).toBeVisible();
  await expect(premiumActive(page)).toBeHidden();
  await page.goto('/interview/setup');
  await expect(page.getByLabel(/job role/i)).toBeVisible();
  await expect(page.getByRole('slider')).toHaveCount(0);
});

test('Premium ends by itself while a page stays open', async ({ page, baseURL }) => {
  const { email } = await signInAsNewcomer(page, baseURL);
  await buyPremium(page);
  await cancelPremium(page);
  const operator = asOperator(baseURL);
  const { data } = await operator.from('profiles').select('user_id').eq('email', email).single();
  const anHourAgo = new Date(Date.now() - 3_600_000).toISOString();
  const twoHoursAgo = new Date(Date.now() - 7_200_000).toISOString();
  const moved = await operator
    .from('subscription_status')
    .update({ current_period_start: twoHoursAgo, current_period_end: anHourAgo })
    .eq('user_id', data?.user_id)
    .select('status');
  expect(moved.data).toEqual([{ status: 'cancelled' }]);
  await expect(card(page).getByText('expired', { exact: true })).toBeVisible({ timeout: 20_000 });
});

test('a subscription is resumed from the offer without paying twice', async ({ page, baseURL }) => {
  await signInAsNewcomer(page, baseURL);
  await buyPremium(page);
  await cancelPremium(page);
  await card(page).getByRole('button', { name: 'Resubscribe' }).click();
  await page.getByRole('button', { name: 'Subscribe Now' }).click();
  await expect(page).toHaveURL(/\/settings$/);
  await expect(premiumActive(page)).toBeDisabled();
});

test('a payment that is not made, and one that fails, leave the trial', async ({ page, baseURL }) => {
  const { email } = await signInAsNewcomer(page, baseURL);
  await page.goto('/settings');
  await card(page).getByRole('button', { name: 'Upgrade to Premium' }).click();
  await page.getByRole('button', { name: 'Maybe Later' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  for (const way of ['Go back without paying', 'Let the payment fail']) {
    await page.goto('/settings');
    await card(page).getByRole('button', { name: 'Upgrade to Premium' }).click();
    await page.getByRole('button', { name: 'Subscribe Now' }).click();
    await page.getByText(way).click();
    await expect(page).toHaveURL(/\/settings$/);
    await expect(tracker(page)).toBeVisible();
  }
  await expect(page.getByText("You weren't charged. You can try again.")).toBeVisible();
  expect(await mailTo(baseURL, email, /payment failed/i)).toContain("you weren't charged");
});

test('an upgrade leads back to the page that it was for', async ({ page, baseURL }) => {
  await signInAsNewcomer(page, baseURL);
  await page.goto('/cover-letter');
  await page.getByRole('button', { name: 'Upgrade to Premium' }).first().click();
  await page.getByRole('button', { name: 'Subscribe Now' }).click();
  await page.getByRole('button', { name: 'Pay (test)' }).click();
  await expect(page.getByText('Welcome to Premium')).toBeVisible();
  await expect(page).toHaveURL(/\/cover-letter$/);
  await expect(page.getByLabel('Full Name')).toBeVisible();
});

test('an upgrade leads back to the interview that was being set up', async ({ page, baseURL }) => {
  await signInAsNewcomer(page, baseURL);
  await page.goto('/interview/setup');
  await page.getByLabel('Job role').fill('Ward "A" nurse');
  await page.getByRole('button', { name: 'What Premium adds' }).click();
  await page.getByRole('button', { name: 'Subscribe Now' }).click();
  await page.getByRole('button', { name: 'Pay (test)' }).click();
  await expect(page.getByText('Welcome to Premium')).toBeVisible();
  await expect(page).toHaveURL(/\/interview\/setup$/);
  await expect(page.getByLabel('Job role')).toHaveValue('Ward "A" nurse');
  await expect(page.getByRole('slider', { name: 'Number of questions' })).toBeVisible();
});

test('a checkout without an address leads nowhere, and says so', async ({ page, baseURL }) => {
  await signInAsNewcomer(page, baseURL);
  await page.route('**/functions/v1/create-dodo-subscription', (route) => route.fulfill({ json: {} }));
  await page.goto('/settings');
  await card(page).getByRole('button', { name: 'Upgrade to Premium' }).click();
  await page.getByRole('button', { name: 'Subscribe Now' }).click();
  await expect(page.getByText('Failed to create subscription. Please try again.')).toBeVisible();
  await expect(page).toHaveURL(/\/settings$/);
});

test('the offer says why a checkout could not be opened', async ({ page, baseURL }) => {
  await signInAsNewcomer(page, baseURL);
  await page.route('**/functions/v1/create-dodo-subscription', (route) =>
    route.fulfill({ status: 500, json: { error: { code: 'internal', message: 'Hidden', requestId: '1' } } }),
  );
  await page.goto('/settings');
  await card(page).getByRole('button', { name: 'Upgrade to Premium' }).click();
  await page.getByRole('button', { name: 'Subscribe Now' }).click();
  await expect(page.getByText('Failed to create subscription. Please try again.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Subscribe Now' })).toBeEnabled();
});

test('the card, the offer and the test mode hold for assistive technology in both themes', async ({
  page,
  baseURL,
}) => {
  await signInAsNewcomer(page, baseURL);
  await page.goto('/settings');
  await expect(card(page).getByText('limited access')).toBeVisible();
  await expectNoAxeFaults(page);
  await tracker(page).click();
  await expect(page.getByRole('dialog', { name: 'Free Trial Tracker' })).toBeVisible();
  await expectNoAxeFaults(page);
  await page.keyboard.press('Escape');
  await card(page).getByRole('button', { name: 'Upgrade to Premium' }).click();
  await expect(page.getByRole('button', { name: 'Subscribe Now' })).toBeVisible();
  await expectNoAxeFaults(page);
  await page.getByRole('button', { name: 'Subscribe Now' }).click();
  await expect(page.getByText('TEST MODE')).toBeVisible();
  await expectNoAxeFaults(page);
  await page.getByRole('link', { name: 'Go back without paying' }).click();
  await expect(page).toHaveURL(/\/settings$/);
  await buyPremium(page);
  await page.goto('/settings');
  await expect(card(page).getByText('Next billing date')).toBeVisible();
  await expectNoAxeFaults(page);
  await card(page).getByRole('button', { name: 'Cancel Subscription' }).click();
  await expect(page.getByRole('dialog', { name: 'Cancel your subscription?' })).toBeVisible();
  await expectNoAxeFaults(page);
  await page.getByRole('button', { name: 'Keep Subscription' }).click();
  await card(page).getByRole('button', { name: 'Manage Billing' }).click();
  await expect(page.getByRole('heading', { name: 'Billing', level: 1 })).toBeVisible();
  await expectNoAxeFaults(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectNoAxeFaults(page);
});

test('a Premium that was given has nothing to cancel', async ({ page, baseURL }) => {
  await signInAsPremium(page, baseURL);
  await page.goto('/settings');
  await expect(card(page).getByText("there's nothing to cancel")).toBeVisible();
  await expect(card(page).getByRole('button', { name: 'Cancel Subscription' })).toBeHidden();
});
