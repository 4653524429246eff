import type { Locator, Page } from '@playwright/test';
import { expect, signInAsPremium, test } from './fixtures.ts';
import { clientOf, startThree } from './interview-steps.ts';
import { completeMarked } from './marked-interview.ts';

interface Screen {
  /** What is on the screen, with the field that is typed in and the button that sends it. */
  name: string;
  field: string;
  button: string;
  /** The field holds an answer: eight lines of it are in sight. */
  isAnswer?: boolean;
  open(page: Page, baseURL: string | undefined, email: string): Promise<void>;
}

const at = (path: string) => async (page: Page) => void (await page.goto(path));

const screens: Screen[] = [
  {
    name: 'a running interview',
    field: 'Your answer',
    button: 'Next Question',
    isAnswer: true,
    open: async (page) => startThree(page),
  },
  {
    name: 'one answer once more',
    field: 'Your answer',
    button: 'Score this answer',
    isAnswer: true,
    open: async (page, baseURL, email) => {
      const id = await completeMarked(baseURL, email);
      await page.goto(`/interview/${id}/results?retry=1`);
    },
  },
  {
    name: 'a story told again',
    field: 'Your story',
    button: "I'm done",
    isAnswer: true,
    open: async (page, baseURL) => {
      await page.goto('/stories');
      const client = await clientOf(page, baseURL);
      const story = { title: 'The sheet', actions: 'I made a sheet.' };
      const { data } = await client.from('stories').insert(story).select('id').single().throwOnError();
      await page.goto(`/stories/${data.id}/tell`);
    },
  },
  {
    name: 'the open question of a day',
    field: 'Your answer',
    button: 'Submit Answer',
    isAnswer: true,
    open: async (page) => {
      const challenge = {
        ...{ id: '0e5c0de0-0000-4000-8000-000000000001', options: null, engine: null, explanation: '' },
        ...{ challenge_date: new Date().toISOString().slice(0, 10), correct_answer: 'I measured first.' },
        ...{ question_type: 'open_ended', difficulty: 'medium', question_text: 'What did you improve?' },
      };
      await page.route('**/rest/v1/daily_challenges*', (route) => route.fulfill({ json: [challenge] }));
      await page.goto('/daily-challenge');
    },
  },
  { name: 'a new story', field: 'How did it turn out?', button: 'Save this story', open: at('/stories/new') },
  {
    name: 'the name of a story',
    field: 'What do you want to call it?',
    button: 'Save this story',
    open: at('/stories/new'),
  },
  {
    name: 'the first field of a letter',
    field: 'Job Role/Position*',
    button: 'Generate Cover Letter',
    open: at('/cover-letter'),
  },
  {
    name: 'the job ad of a letter',
    field: 'Job Description',
    button: 'Generate Cover Letter',
    open: at('/cover-letter'),
  },
  { name: 'a new interview', field: 'Job ad', button: 'Read this ad', open: at('/jobs/new') },
  { name: 'the set-up', field: 'Job role', button: 'Start Interview', open: at('/interview/setup') },
  { name: 'the profile', field: 'Full Name', button: 'Save Profile', open: at('/profile') },
  {
    name: 'a new password',
    field: 'Confirm new password',
    button: 'Update Password',
    open: async (page) => {
      await page.goto('/settings');
      await page.getByRole('button', { name: 'Change Password' }).click();
    },
  },
];

/** How many pixels of an element's middle are on top of everything else, down to the keyboard. */
const pixelsInSight = (part: Locator, height: number) =>
  part.evaluate((element, bottom) => {
    const { left, width } = element.getBoundingClientRect();
    let pixels = 0;
    for (let y = 0; y < bottom; y++) {
      const hit = document.elementFromPoint(left + width / 2, y);
      if (hit && element.contains(hit)) pixels++;
    }
    return pixels;
  }, height);

async function expectTypable(page: Page, { field, button, isAnswer }: Screen, height: number) {
  const box = page
    .getByRole('textbox', { name: field, exact: true })
    .or(page.getByLabel(field, { exact: true }));
  const lineHeight = await box
    .first()
    .evaluate((area) => Number.parseFloat(getComputedStyle(area).lineHeight));
  const needed = isAnswer ? 8 * lineHeight : 20;
  await expect.poll(() => pixelsInSight(box.first(), height)).toBeGreaterThanOrEqual(needed);
  await expect(box.first()).toBeFocused();
  const send = page.getByRole('button', { name: button });
  const wanted = (await send.boundingBox())?.height ?? Number.NaN;
  await expect.poll(() => pixelsInSight(send, height)).toBeGreaterThanOrEqual(Math.floor(wanted) - 2);
}

for (const screen of screens) {
  test(`beside the keyboard of a phone: ${screen.name} has its field and its button in sight`, async ({
    page,
    baseURL,
  }) => {
    await page.setViewportSize({ width: 390, height: 664 });
    const { email } = await signInAsPremium(page, baseURL);
    await screen.open(page, baseURL, email);
    const box = page
      .getByRole('textbox', { name: screen.field, exact: true })
      .or(page.getByLabel(screen.field, { exact: true }));
    await box.first().click();
    await page.setViewportSize({ width: 390, height: 390 });
    await page.keyboard.type('a');
    await expectTypable(page, screen, 390);
    await page.setViewportSize({ width: 390, height: 664 });
    await expectTypable(page, screen, 664);
    // A keyboard that lies over the page, as that of an iPhone does.
    await page.evaluate(() => {
      Object.defineProperty(visualViewport, 'height', { configurable: true, value: 390 });
      visualViewport?.dispatchEvent(new Event('resize'));
    });
    await expectTypable(page, screen, 390);
  });
}
