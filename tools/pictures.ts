// Takes the pictures of the README anew: `npm run pictures`, or `npm run pictures report phone` for some of them. The product is
// started as `npm start` starts it, on data of its own; Chromium walks the two-minute path and writes docs/pictures/*.webp.
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { demoAccountsIn, killHosts, newDataDir, signInAt, startHost } from '@greenroom/testing/host-process';
import { type Browser, chromium, type Page } from '@playwright/test';
import type { SupabaseClient } from '@supabase/supabase-js';
import { findBankQuestion } from '../packages/coach/src/content/bank.ts';
import { ensureBrowser } from './browser.mjs';
import { resume, role } from './pictures.data.ts';
import { ensureBuilt } from './prepare.mjs';

interface Walk {
  page: Page;
  address: string;
  /** The premium demo account, over the network. */
  client: SupabaseClient;
  /** The resume as a file. */
  pdf: Buffer;
}
interface Picture {
  /** Goes from a blank page to what is to be seen. */
  walk(walk: Walk): Promise<void>;
  isDark?: boolean;
  isPhone?: boolean;
  isSignedOut?: boolean;
}

const folder = path.join(import.meta.dirname, '..', 'docs', 'pictures');
const webpQuality = 82;
/** A message that is closed takes this long to leave. */
const settlingMs = 500;

async function openReport({ page, address, client }: Walk): Promise<void> {
  const { data, error } = await client
    .from('interview_sessions')
    .select('id')
    .eq('status', 'completed')
    .order('completed_at', { ascending: false })
    .limit(1)
    .single();
  if (error) throw error;
  await page.goto(`${address}/interview/${data.id}/results`);
  await page.getByText('Interview Completed!').waitFor();
}

async function setUp({ page, address }: Walk): Promise<void> {
  await page.goto(`${address}/interview/setup`);
  await page.getByLabel('Job role').fill(role);
  await page.getByLabel('Job role').blur();
}

/** The first question with half of a good answer to it. */
async function answerHalf(walk: Walk): Promise<void> {
  const { page } = walk;
  await setUp(walk);
  await page.getByRole('button', { name: 'Start Interview' }).click();
  const question = await page.locator('#question').textContent();
  const ideal = findBankQuestion(question ?? '')?.ideal ?? '';
  await page.getByRole('textbox', { name: 'Your answer', exact: true }).fill(
    ideal
      .split(/(?<=\.) /)
      .slice(0, 4)
      .join(' '),
  );
  await page.getByText('Saved', { exact: true }).waitFor();
}

async function readResume({ page, address, pdf }: Walk): Promise<void> {
  await page.goto(`${address}/resume`);
  const file = { name: 'maya-okafor.pdf', mimeType: 'application/pdf', buffer: pdf };
  await page.getByLabel('Resume file').setInputFiles(file);
  await page.getByText('Analysis Complete!').waitFor();
  await page.waitForLoadState('networkidle');
}

const lookAt = async (page: Page, name: string) =>
  page.getByRole('heading', { name, exact: true }).evaluate((heading) => {
    heading.scrollIntoView();
    scrollBy(0, -96);
  });

const pictures: Record<string, Picture> = {
  front: { isSignedOut: true, walk: async ({ page, address }) => void (await page.goto(address)) },
  setup: { walk: setUp },
  interview: { walk: answerHalf },
  report: { walk: openReport },
  'report-dark': { isDark: true, walk: openReport },
  quotes: {
    async walk(walk) {
      await openReport(walk);
      await walk.page.getByRole('region', { name: 'Moments that landed' }).scrollIntoViewIfNeeded();
    },
  },
  receipt: {
    async walk(walk) {
      await openReport(walk);
      await walk.page.getByText('See everything').click();
      await walk.page.locator('.brk a').last().click();
      const why = walk.page.getByText(/^Why \d+\?$/);
      await why.click();
      await why.evaluate((line) => {
        line.scrollIntoView();
        scrollBy(0, -96);
      });
    },
  },
  parser: {
    async walk(walk) {
      await readResume(walk);
      await lookAt(walk.page, 'What hiring software sees');
    },
  },
  'dashboard-dark': {
    isDark: true,
    walk: async ({ page, address }) => void (await page.goto(`${address}/dashboard`)),
  },
  phone: { isPhone: true, walk: openReport },
  'phone-dark': { isPhone: true, isDark: true, walk: answerHalf },
};

/** A page as it is looked at: English, in UTC, nothing moving, signed in where that is wanted. */
async function openPage(browser: Browser, picture: Picture, session: unknown): Promise<Page> {
  const context = await browser.newContext({
    viewport: picture.isPhone ? { width: 390, height: 844 } : { width: 1280, height: 800 },
    deviceScaleFactor: picture.isPhone ? 2 : 1.5,
    colorScheme: picture.isDark ? 'dark' : 'light',
    locale: 'en-US',
    timezoneId: 'UTC',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  if (!picture.isSignedOut) {
    await context.addInitScript(
      (value) => localStorage.setItem('greenroom.auth', value),
      JSON.stringify(session),
    );
  }
  return context.newPage();
}

async function take(page: Page, name: string): Promise<void> {
  await page.waitForLoadState('networkidle');
  const message = page.getByRole('button', { name: 'Close message' }).first();
  while (await message.isVisible()) {
    await message.click();
    await page.waitForTimeout(settlingMs);
  }
  await page.evaluate(() => document.fonts.ready);
  const devtools = await page.context().newCDPSession(page);
  const shot = await devtools.send('Page.captureScreenshot', { format: 'webp', quality: webpQuality });
  const bytes = Buffer.from(shot.data, 'base64');
  await writeFile(path.join(folder, `${name}.webp`), bytes);
  console.log(`${name}.webp  ${Math.round(bytes.length / 1024)} kB`);
}

async function print(browser: Browser): Promise<Buffer> {
  const page = await browser.newPage();
  await page.setContent(resume);
  return page.pdf({ format: 'Letter' });
}

await ensureBuilt();
const wanted = process.argv.slice(2);
const dataDir = await newDataDir();
const browser = await chromium.launch({
  executablePath: String(ensureBrowser()),
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  await mkdir(folder, { recursive: true });
  const { address } = await startHost({ DATA_DIR: dataDir });
  const [, premium] = await demoAccountsIn(dataDir);
  if (!premium) throw new Error('there is no premium demo account');
  const client = await signInAt(address, dataDir, premium);
  const { data } = await client.auth.getSession();
  const pdf = await print(browser);
  for (const [name, picture] of Object.entries(pictures)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    const page = await openPage(browser, picture, data.session);
    await picture.walk({ page, address, client, pdf });
    await take(page, name);
    await page.context().close();
  }
} finally {
  await browser.close();
  killHosts();
  await rm(dataDir, { recursive: true, force: true });
}
