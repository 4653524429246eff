import type { Browser, Page } from '@playwright/test';
import { createClient } from '@supabase/supabase-js';
import { expect } from './fixtures.ts';

export const answers = [
  'At my last company our checkout began to time out during a sale, and I was on call. I read the traces, found a lost index and chose a rollback because it was the safer way. As a result it was back in 22 minutes and we lost 0.4% of the orders.',
  'I asked the team what slowed them down, measured the three longest steps, and cut the slowest from 40 to 12 minutes because it blocked everybody. I checked it for a month, and it stayed there.',
  'I led the migration of 14 services, wrote the plan, and agreed the order with each owner. Two of them failed at first, so I added a rehearsal, and the last 12 went through without an outage.',
];

/** What a running interview shows. */
export const answerField = (page: Page) => page.getByRole('textbox', { name: 'Your answer', exact: true });
export const nextButton = (page: Page) => page.getByRole('button', { name: 'Next Question' });
export const completeButton = (page: Page) => page.getByRole('button', { name: 'Complete Interview' });
export const idOf = (page: Page) => room.exec(page.url())?.[1] ?? '';

/** The address of a running interview; the screen can show the first question before the address has changed. */
const room = /interview\/([0-9a-f-]{36})/;

interface Choice {
  practice?: boolean;
  voice?: boolean;
  followUps?: boolean;
}

/** Moves the slider to its smallest number. A slider that has only just been drawn can miss a key. */
export async function chooseThreeQuestions(page: Page) {
  const slider = page.getByRole('slider', { name: 'Number of questions' });
  await expect(async () => {
    await slider.press('Home');
    await expect(slider).toHaveValue('3', { timeout: 2000 });
  }).toPass();
}

/** A premium interview of three questions. */
export async function startThree(page: Page, choice: Choice = {}) {
  await page.goto('/interview/setup');
  await page.getByLabel('Job role').fill('Backend engineer');
  await chooseThreeQuestions(page);
  if (choice.practice) await page.getByRole('radio', { name: /^Practice/ }).click();
  if (choice.followUps) await page.getByRole('switch', { name: 'Follow-up questions' }).click();
  if (choice.voice) await page.getByRole('radio', { name: /^By voice/ }).click();
  await page.getByRole('button', { name: 'Start Interview' }).click();
  await expect(page.getByText('Question 1 of 3')).toBeVisible();
  await expect(page).toHaveURL(room);
}

/** The trial interview of two questions. */
export async function startTrial(page: Page) {
  await page.goto('/interview/setup');
  await page.getByLabel('Job role').fill('Backend engineer');
  await page.getByRole('button', { name: 'Start Interview' }).click();
  await expect(page.getByText('Question 1 of 2')).toBeVisible();
  await expect(page).toHaveURL(room);
}

/** The user of the page, with the official client. */
export async function clientOf(page: Page, baseURL: string | undefined) {
  const stored = await page.evaluate(() => localStorage.getItem('greenroom.auth'));
  const session = JSON.parse(stored ?? '{}');
  const config = await (await fetch(`${baseURL}/config.json`)).json();
  return createClient(config.url, config.publishableKey, {
    auth: { persistSession: false },
    global: { headers: { authorization: `Bearer ${session.access_token}` } },
  });
}

/** One completed session with all its answers, and points for it once. */
export async function expectOneAward(page: Page, baseURL: string | undefined, answered: number) {
  const client = await clientOf(page, baseURL);
  const sessions = await client.from('interview_sessions').select('id, status, overall_score');
  expect(sessions.data).toMatchObject([{ status: 'completed' }]);
  const stored = await client.from('interview_answers').select('user_answer');
  expect(stored.data).toHaveLength(answered);
  const badges = await client.from('user_badges').select('badge:badges(points_reward)');
  const streak = await client.from('user_streaks').select('total_points').single();
  const forBadges = (badges.data ?? []).reduce(
    (sum, row) => sum + (row.badge as unknown as { points_reward: number }).points_reward,
    0,
  );
  expect(streak.data?.total_points).toBe(Number(sessions.data?.[0]?.overall_score) + 50 + forBadges);
}

/** A second browser in which the same user is signed in. */
export async function secondBrowser(page: Page, browser: Browser, baseURL: string | undefined) {
  const context = await browser.newContext({ baseURL, storageState: await authOnly(page) });
  return { context, page: await context.newPage() };
}

/** The login of a page, without anything else that its browser keeps. */
async function authOnly(page: Page) {
  const { origins } = await page.context().storageState();
  const kept = origins.map(({ origin, localStorage }) => ({
    origin,
    localStorage: localStorage.filter(({ name }) => name === 'greenroom.auth'),
  }));
  return { cookies: [], origins: kept };
}
