import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';
import { createClient, type Session } from '@supabase/supabase-js';
import { localKeyOf } from '../apps/server/src/local-key.ts';
import { fetchFromOwnAddress } from './own-address.ts';

export const password = 'Rehearse-24!room';

export { expect };

/** A refused request, or a socket without a network, is the story's business: the browser logs it, the page shows it. */
const isOfNetwork = (text: string) =>
  text.startsWith('Failed to load resource') ||
  (text.startsWith('WebSocket connection') && text.includes('ERR_INTERNET_DISCONNECTED'));

/**
 * A page on which an error in the console, an uncaught exception, a request to another origin or anything that the
 * content security policy refuses fails the story.
 */
export const test = base.extend<{ page: Page }>({
  page: async ({ page, baseURL, context }, use) => {
    // As whoever has opened the link that `npm start` prints.
    await context.addCookies([{ name: 'greenroom_local', value: localKey(), url: String(baseURL) }]);
    const faults: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error' && !isOfNetwork(message.text()))
        faults.push(`console: ${message.text()}`);
    });
    page.on('pageerror', (error) => faults.push(`uncaught: ${error.message}`));
    page.on('request', (request) => {
      const url = new URL(request.url());
      if (url.protocol.startsWith('http') && url.origin !== baseURL) faults.push(`foreign: ${request.url()}`);
    });
    await page.addInitScript(() =>
      addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile }) =>
        console.error(`policy: ${effectiveDirective} refuses ${blockedURI} of ${sourceFile}`),
      ),
    );
    await use(page);
    expect(faults).toEqual([]);
  },
});

function secrets(): Record<'secretKey' | 'storageSecret', string> {
  const dataDir = process.env.E2E_DATA_DIR ?? '.cache/e2e-data';
  return JSON.parse(readFileSync(path.join(dataDir, 'secrets.json'), 'utf8'));
}

const localKey = () => localKeyOf(secrets().storageSecret);

/** A client with the server's own key, as an operator would make it. */
function operator(baseURL: string) {
  const { secretKey } = secrets();
  return createClient(baseURL, secretKey, { auth: { persistSession: false } });
}

/** A confirmed trial user of their own, signed in on the page. No mail is sent, so that no limit on mail is touched. */
export async function signInAsNewcomer(page: Page, baseURL: string | undefined): Promise<{ email: string }> {
  const email = `story-${crypto.randomUUID()}@example.com`;
  const { error } = await operator(String(baseURL)).auth.admin.createUser({
    email,
    password,
    email_confirm: true,
    user_metadata: { full_name: 'Story Teller' },
  });
  if (error) throw error;
  const config = (await (await fetch(`${baseURL}/config.json`)).json()) as {
    url: string;
    publishableKey: string;
  };
  const client = createClient(config.url, config.publishableKey, {
    auth: { persistSession: false },
    global: { fetch: fetchFromOwnAddress() },
  });
  const { data, error: refusal } = await client.auth.signInWithPassword({ email, password });
  if (refusal) throw refusal;
  await keepSession(page, data.session);
  return { email };
}

/** As `signInAsNewcomer`, with an active plan. */
export async function signInAsPremium(page: Page, baseURL: string | undefined): Promise<{ email: string }> {
  const { email } = await signInAsNewcomer(page, baseURL);
  const { data } = await operator(String(baseURL))
    .from('profiles')
    .select('user_id')
    .eq('email', email)
    .single();
  const changed = await operator(String(baseURL))
    .from('subscription_status')
    .update({ status: 'active' })
    .eq('user_id', data?.user_id)
    .select('user_id');
  expect(changed.data).toHaveLength(1);
  return { email };
}

/** What only an operator may do, such as letting time pass for a row. */
export const asOperator = (baseURL: string | undefined) => operator(String(baseURL));

/** Puts a login session where the web app keeps it, once: what the page does to it later stays. */
async function keepSession(page: Page, session: Session): Promise<void> {
  await page.addInitScript((value) => {
    if (sessionStorage.getItem('story.signed-in')) return;
    sessionStorage.setItem('story.signed-in', '1');
    localStorage.setItem('greenroom.auth', value);
  }, JSON.stringify(session));
}

/**
 * The browser's day becomes a later one, as if the page was left open. The login session is valid for as long: else the
 * client would ask for a new one before every request, and its address would soon be refused.
 */
export async function passDays(page: Page, days: number): Promise<void> {
  const ms = days * 86_400_000;
  await page.evaluate((later) => {
    const session = JSON.parse(localStorage.getItem('greenroom.auth') ?? '{}');
    localStorage.setItem(
      'greenroom.auth',
      JSON.stringify({ ...session, expires_at: session.expires_at + later / 1000 }),
    );
  }, ms);
  await page.clock.setFixedTime(Date.now() + ms);
}

/** The newest mail to an address, waited for. */
export async function mailTo(baseURL: string | undefined, to: string, subject: RegExp) {
  let text = '';
  await expect
    .poll(async () => {
      const answer = await fetch(`${baseURL}/_mail?key=${localKey()}`, {
        headers: { accept: 'application/json' },
      });
      const mails = (await answer.json()) as { to: string; subject: string; text: string }[];
      text = mails.find((mail) => mail.to === to && subject.test(mail.subject))?.text ?? '';
      return text;
    })
    .not.toBe('');
  return text;
}

/** The address that a mail asks to open. */
export const linkIn = (text: string) => /https?:\/\/\S*\/auth\/v1\/verify\S*/.exec(text)?.[0] ?? '';

/** The axe that AxeBuilder brings. It would put it into the page twice for each reading, and four times as long. */
const { resolve } = createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright'));
const axeSource = readFileSync(resolve('axe-core/axe.min.js'), 'utf8');

/** The rules whose verdict depends on the theme; all others read the same page twice. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/** No accessibility fault that axe can find, in the light and in the dark theme: on the page, or in `within` alone. */
export async function expectNoAxeFaults(page: Page, within = 'html') {
  await expect(page.locator('h1')).toBeVisible();
  if (!(await page.evaluate('"axe" in window'))) await page.evaluate(axeSource);
  for (const dark of [false, true]) {
    await page.evaluate((on) => document.documentElement.classList.toggle('dark', on), dark);
    // No frames of another origin here: the run needs no second page to gather its results. What passes is not told.
    const axe = new AxeBuilder({ page, axeSource: 'void 0' })
      .include(within)
      .setLegacyMode()
      .options({ resultTypes: ['violations'] });
    const { violations } = await (dark ? axe.withRules(colourRules) : axe).analyze();
    const faults = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`);
    expect(faults, dark ? 'dark' : 'light').toEqual([]);
  }
}
