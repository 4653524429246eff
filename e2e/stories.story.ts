import type { Page } from '@playwright/test';
import { expect, expectNoAxeFaults, signInAsNewcomer, signInAsPremium, test } from './fixtures.ts';
import { clientOf, secondBrowser } from './interview-steps.ts';
import { completeMarked, marked } from './marked-interview.ts';
import { openStep } from './resume-steps.ts';
import { speak, useFakeRecogniser } from './speech.ts';

const ad = `Ward Nurse
Birchwood Clinic

What you'll do
- Gives a clear handover sheet to colleagues on the ward.
- Interprets telemetry rhythms and responds to changes.

What you need
- Current RN license.
`;

const field = (page: Page, name: string | RegExp) => page.getByRole('textbox', { name });

/** Adds an interview for the ad by the form; answers its id. */
async function addInterview(page: Page): Promise<string> {
  await page.goto('/jobs/new');
  await page.getByLabel('Job ad', { exact: true }).fill(ad);
  await page.getByRole('button', { name: 'Read this ad' }).click();
  await page.getByRole('button', { name: 'Make my plan' }).click();
  await expect(page.getByRole('heading', { name: 'Likely questions' })).toBeVisible();
  return page.url().split('/').at(-1) ?? '';
}

test('an answer becomes a story that fills the map and the day sheet', async ({ page, baseURL }) => {
  const { email } = await signInAsNewcomer(page, baseURL);
  const session = await completeMarked(baseURL, email);
  await page.goto(`/interview/${session}/results?answer=1`);
  await page.getByRole('link', { name: 'Keep this as a story' }).click();

  // Its own sentences, each in one part.
  await expect(field(page, 'What was going on?')).toHaveValue('On my ward handover was a mess.');
  await expect(field(page, /What did you do/)).toHaveValue(/I asked three colleagues.*one-page sheet/);
  await expect(field(page, 'How did it turn out?')).toHaveValue('Handover went from 40 minutes to 25.');
  await expectNoAxeFaults(page);
  await field(page, 'What do you want to call it?').fill('The one-page handover');

  // A reload loses nothing, and a field that is too long says so and keeps its words.
  await field(page, 'What was your role?').fill('a'.repeat(10_000));
  await page.reload();
  await expect(field(page, 'What do you want to call it?')).toHaveValue('The one-page handover');
  await page.getByRole('button', { name: 'Save this story' }).click();
  await expect(page.getByRole('alert')).toContainText("That's 7,000 characters over the limit of 3,000.");
  await expect(field(page, 'What was your role?')).toBeFocused();
  await field(page, 'What was your role?').fill('Nobody had asked me. 🎉');
  await page.getByRole('checkbox', { name: 'Taking ownership' }).check();

  // Offline nothing is lost.
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Save this story' }).click();
  await expect(page.getByText("We couldn't save your story. What you typed is still here.")).toBeVisible();
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Save this story' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'The one-page handover' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Interview: Registered nurse' })).toBeVisible();
  await expectNoAxeFaults(page);

  // The answer knows its story.
  await page.goto(`/interview/${session}/results?answer=1`);
  await expect(page.getByRole('link', { name: 'The one-page handover' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Keep this as a story' })).toBeHidden();
  await page.getByRole('button', { name: 'Another one' }).click();
  await expect(page.getByText('None of your other stories fit this question.')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Another one' }).click();
  await page.getByRole('button', { name: "I didn't tell a story here" }).click();
  await page.getByRole('button', { name: 'The one-page handover' }).click();
  await expect(page.getByText('You told this story:')).toBeVisible();

  // The map has it where its words are, and asks for one where they aren't.
  const jobId = await addInterview(page);
  const map = page.getByRole('table', { name: 'What the ad asks for and what you can show for it' });
  await expect(
    map.getByRole('row', { name: /handover sheet/ }).getByRole('link', { name: 'The one-page handover' }),
  ).toBeVisible();
  await expectNoAxeFaults(page);
  await map
    .getByRole('row', { name: /telemetry/ })
    .getByRole('link', { name: /Add a story/ })
    .click();
  await expect(page.getByText('They ask for this. When did you do it?')).toBeVisible();
  await field(page, 'What was going on?').fill('A monitor alarm went off at night.');
  await field(page, 'What do you want to call it?').fill('The night alarm');
  await page.getByRole('button', { name: 'Save this story' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'The night alarm' })).toBeVisible();
  await page.goto(`/jobs/${jobId}`);
  await expect(
    map.getByRole('row', { name: /telemetry/ }).getByRole('link', { name: 'The night alarm' }),
  ).toBeVisible();
  await page.goto(`/jobs/${jobId}/day-sheet`);
  await expect(page.getByRole('heading', { name: 'Two stories' })).toBeVisible();
  await expect(page.getByText('40 to 25 minutes', { exact: true })).toBeVisible();
  await expectNoAxeFaults(page);
});

const lines = `Maya Okafor
maya.okafor@example.com

Experience

Product Analyst, Fjord Labs
March 2021 - Present
- Wrote the SQL behind 14 weekly reports and cut their run time by 40%
- Helped with the pricing test that raised revenue by 6%
`;

test('a line of the resume becomes a story', async ({ page, baseURL }) => {
  await signInAsPremium(page, baseURL);
  await page.goto('/resume');
  await page.getByLabel('Resume file').setInputFiles({
    ...{ name: 'maya.txt', mimeType: 'text/plain', buffer: Buffer.from(lines) },
  });
  await expect(page.getByText('Analysis Complete!')).toBeVisible();
  await openStep(page, 'What hiring software sees');
  const eye = page.getByRole('region', { name: 'What hiring software sees' });
  await eye.getByRole('button', { name: /Job 1/ }).click();
  await eye.getByText('Tell the story behind a line').click();
  await eye.getByRole('link', { name: /Wrote the SQL behind 14 weekly reports/ }).click();
  await expect(page.getByText(/Wrote the SQL behind 14 weekly reports/).first()).toBeVisible();
  await expect(field(page, 'How did it turn out?')).toHaveValue(/cut their run time by 40%/);
  await field(page, 'What was going on?').fill('The reports took half a day.');
  await field(page, 'What do you want to call it?').fill('The weekly reports');
  await page.getByRole('button', { name: 'Save this story' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'The weekly reports' })).toBeVisible();
});

test('a story is told again and held against the last time', async ({ page, baseURL }) => {
  await useFakeRecogniser(page);
  await signInAsNewcomer(page, baseURL);
  await page.goto('/stories');
  await expect(page.getByRole('heading', { name: '“Tell me about a time…”' })).toBeVisible();
  await expectNoAxeFaults(page);
  await page.getByRole('link', { name: 'Tell my first story' }).click();
  await page.getByRole('button', { name: 'Save this story' }).click();
  await expect(page.getByRole('alert')).toContainText('Give your story a name.');
  await field(page, 'What do you want to call it?').fill('The rota');
  await field(page, 'What was going on?').fill('A colleague and I disagreed about the summer rota.');
  await field(page, /What did you do/).fill(
    'I listened to both sides. I drew a table of the last three summers.',
  );
  await field(page, 'How did it turn out?').fill('We agreed on a plan in 20 minutes.');
  // What it shows is proposed from its words.
  await expect(page.getByRole('checkbox', { name: 'Conflict' })).toBeChecked();
  await page.getByRole('button', { name: 'Save this story' }).click();

  await page.getByRole('link', { name: 'Tell it in 90 seconds' }).click();
  await page.getByRole('button', { name: 'Start Recording' }).click();
  // The clock runs from the press, before a word is heard.
  await expect(page.getByRole('timer')).toContainText('0:01');
  await speak(page, 'A colleague and I disagreed about the summer rota. I listened to both sides.', true);
  await page.getByRole('button', { name: 'Stop Recording' }).click();
  await expectNoAxeFaults(page);
  await page.getByRole('button', { name: "I'm done" }).click();
  await expect(page.getByRole('heading', { name: 'You covered 2 of 4 sentences.' })).toBeVisible();
  await expect(page.getByText(/, 20 minutes$/)).toBeVisible();

  await page.getByRole('button', { name: 'Tell it again' }).click();
  await field(page, 'Your story').fill('I listened to both sides. We agreed on a plan in twenty minutes.');
  await page.reload();
  await expect(field(page, 'Your story')).toHaveValue(/twenty minutes/);
  await page.getByRole('button', { name: "I'm done" }).click();
  const back = page.getByRole('heading', { name: 'What you remembered' }).locator('..');
  await expect(back).toContainText('We agreed on a plan in 20 minutes.');
  const left = page.getByRole('heading', { name: 'You said this last time' }).locator('..');
  await expect(left).toContainText('A colleague and I disagreed about the summer rota.');
  await expectNoAxeFaults(page);
  await page.getByRole('link', { name: 'Back to the story' }).last().click();
  await expect(page.getByRole('heading', { name: 'When you told it' })).toBeVisible();
  await expect(page.locator('.attempts details')).toHaveCount(2);
});

test('two tabs change one story, and nothing is lost', async ({ page, baseURL, browser }) => {
  await signInAsNewcomer(page, baseURL);
  await page.goto('/stories');
  const client = await clientOf(page, baseURL);
  const { data } = await client
    .from('stories')
    .insert({ title: 'The sheet', actions: 'I made a sheet.' })
    .select('id')
    .single()
    .throwOnError();
  const second = await secondBrowser(page, browser, baseURL);
  const other = second.page;
  for (const one of [page, other]) {
    await one.goto(`/stories/${data.id}/edit`);
    await expect(field(one, 'What do you want to call it?')).toHaveValue('The sheet');
  }
  await field(other, 'What do you want to call it?').fill('From the other device');
  await other.getByRole('button', { name: 'Save this story' }).click();
  await expect(other.getByRole('heading', { level: 1, name: 'From the other device' })).toBeVisible();
  await field(page, 'What do you want to call it?').fill('From here');
  await page.getByRole('button', { name: 'Save this story' }).click();
  await expect(page.getByText('You changed this story in another tab or on another device.')).toBeVisible();
  await expectNoAxeFaults(page);
  await page.getByRole('button', { name: 'Save what I typed here' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'From here' })).toBeVisible();

  // The other way: the other version is taken, the question is gone, and saving works again.
  await other.goto(`/stories/${data.id}/edit`);
  await expect(field(other, 'What do you want to call it?')).toHaveValue('From here');
  await client.from('stories').update({ title: 'From a third one' }).eq('id', data.id).throwOnError();
  await field(other, 'What do you want to call it?').fill('Typed and given up');
  await other.getByRole('button', { name: 'Save this story' }).click();
  await other.getByRole('button', { name: 'Use the other version' }).click();
  await expect(field(other, 'What do you want to call it?')).toHaveValue('From a third one');
  await expect(other.getByRole('alert')).toHaveCount(0);
  await expect(field(other, 'What was going on?')).toBeFocused();
  await field(other, 'What do you want to call it?').fill('Agreed at last');
  await other.getByRole('button', { name: 'Save this story' }).click();
  await expect(other.getByRole('heading', { level: 1, name: 'Agreed at last' })).toBeVisible();
  await second.context.close();
});

test("another user's story is invisible", async ({ page, baseURL, browser }) => {
  await signInAsNewcomer(page, baseURL);
  await page.goto('/stories');
  const client = await clientOf(page, baseURL);
  const row = { title: 'Mine alone', actions: marked.answer };
  const { data } = await client.from('stories').insert(row).select('id').single().throwOnError();
  await page.goto('/stories');
  await expect(page.getByRole('heading', { name: 'Mine alone' })).toBeVisible();
  const context = await browser.newContext();
  const stranger = await context.newPage();
  await signInAsNewcomer(stranger, baseURL);
  await stranger.goto(`/stories/${data.id}`);
  await expect(stranger.getByText("We couldn't find this story.")).toBeVisible();
  await stranger.goto('/stories');
  await expect(stranger.getByRole('heading', { name: '“Tell me about a time…”' })).toBeVisible();
  await context.close();
});

test('stories fit a phone', async ({ page, baseURL }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signInAsNewcomer(page, baseURL);
  await page.goto('/stories');
  const client = await clientOf(page, baseURL);
  const rows = Array.from({ length: 22 }, (_, at) => ({
    title: `Story ${at + 1} ${'long '.repeat(12)}`,
    actions: 'I called early.',
    result: `It took ${at + 1} days.`,
    competencies: ['conflict'],
  }));
  await client.from('stories').insert(rows).throwOnError();
  await page.goto('/stories');
  await page.getByRole('searchbox', { name: 'Search your stories' }).fill('story 13 conflict');
  await expect(page.locator('.sto-list li')).toHaveCount(1);
  const isWider = () => page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  expect(await isWider()).toBe(false);
  await expectNoAxeFaults(page);
  await page.goto('/stories/new');
  await expect(page.getByRole('heading', { name: 'Tell your story' })).toBeVisible();
  expect(await isWider()).toBe(false);
});
