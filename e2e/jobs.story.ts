import { readFileSync } from 'node:fs';
import { extractText, getDocumentProxy } from 'unpdf';
import { expect, expectNoAxeFaults, passDays, signInAsNewcomer, signInAsPremium, test } from './fixtures.ts';
import { answerField, answers, completeButton, idOf, nextButton } from './interview-steps.ts';
import { ad, addInterview, dayFromNow } from './job-steps.ts';

test('an ad becomes a plan, the first practice fills the map, and the report leads back', async ({
  page,
  baseURL,
}) => {
  await signInAsPremium(page, baseURL);
  await page.goto('/jobs');
  await expect(page.getByRole('heading', { name: 'Got an interview coming up?' })).toBeVisible();
  await expectNoAxeFaults(page);
  await page.getByRole('button', { name: 'Add my interview' }).click();

  // What is no ad stays in its field; a reload loses nothing.
  await page.getByLabel('Job ad', { exact: true }).fill('Hi Maya, does Thursday at 10 work for you?');
  await page.getByRole('button', { name: 'Read this ad' }).click();
  await expect(page.getByRole('alert')).toContainText("This doesn't look like a job ad.");
  await expect(page.getByLabel('Job ad', { exact: true })).toHaveValue(/does Thursday/);
  await expectNoAxeFaults(page);
  await page.getByLabel('Job ad', { exact: true }).fill(ad);
  await page.getByRole('button', { name: 'Read this ad' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Did we read it right?' })).toBeFocused();
  await expect(page.getByLabel('Job title')).toHaveValue('Ward Nurse');
  await page.reload();
  await expect(page.getByLabel('Job title')).toHaveValue('Ward Nurse');

  // A mark in the ad leads to its field, and the field darkens its mark.
  const shownAd = page.getByRole('region', { name: 'The ad, with the parts we used highlighted' });
  await shownAd.getByRole('link', { name: 'Precepting experience a plus.' }).click();
  const requirement = page.locator('.reqs textarea:focus');
  await expect(requirement).toHaveValue(/Precepting/);
  await expect(shownAd.locator('mark.now')).toContainText('Precepting experience');
  await requirement.fill('Precepting new nurses');

  // A date that is past is put right at its field.
  await page.getByLabel('Interview date').fill('2020-05-20');
  await page.getByRole('button', { name: 'Make my plan' }).click();
  await expect(page.getByLabel('Interview date')).toBeFocused();
  await expect(page.getByRole('alert')).toContainText('That date is in the past.');
  await expectNoAxeFaults(page);
  await page.getByRole('button', { name: /^Use / }).click();
  await expect(page.getByRole('alert')).toBeHidden();
  await page.getByLabel('Interview date').fill(await dayFromNow(page, 4));
  await page.getByLabel('Time', { exact: true }).fill('10:00');
  await page.getByRole('button', { name: 'Make my plan' }).click();

  await expect(page.getByText('4 days left')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Full mock' })).toBeVisible();
  const map = page.getByRole('table', { name: 'What the ad asks for and what you can show for it' });
  await expect(map.getByRole('rowheader', { name: /Precepting new nurses/ })).toBeVisible();
  await expectNoAxeFaults(page);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Add to my calendar' }).click(),
  ]);
  expect(readFileSync(await file.path(), 'utf8')).toMatch(
    /^BEGIN:VCALENDAR[\s\S]*SUMMARY:Interview: Ward Nurse/,
  );

  // One question of the map is practiced: its cell has the score, and the report leads back.
  await map.getByRole('button', { name: 'Practice it for Precepting new nurses' }).click();
  await expect(page).toHaveURL(/\/interview\/[0-9a-f-]{36}$/);
  await answerField(page).fill(answers[1] ?? '');
  await completeButton(page).click();
  await page.getByRole('button', { name: 'Show a strong answer' }).click();
  // What arrives above the button moves it.
  await expect(page.getByText('What stands out in your answer')).toBeVisible();
  await completeButton(page).click();
  await page.waitForURL(/\/results$/);
  await page.getByRole('link', { name: 'Back to my interview' }).click();
  await expect(map.getByRole('link', { name: /^Your answer for Precepting new nurses:/ })).toBeVisible();
});

test('the notes save themselves, own questions go on the sheet, and the documents lead back', async ({
  page,
  baseURL,
}) => {
  await signInAsPremium(page, baseURL);
  const id = await addInterview(page, 5);
  await page.getByLabel(/^Your notes about/).fill('The manager rounds with the night shift.');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.getByLabel('Your own question to ask').fill('Who trains new nurses here?');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByRole('checkbox', { name: 'Who trains new nurses here?' })).toBeChecked();
  await page.reload();
  await expect(page.getByLabel(/^Your notes about/)).toHaveValue('The manager rounds with the night shift.');

  await page.getByRole('link', { name: 'Write it' }).click();
  await expect(page.getByLabel('Job Role/Position*')).toHaveValue('Ward Nurse');
  await page.getByRole('link', { name: 'Ward Nurse' }).click();
  await expect(page).toHaveURL(new RegExp(`/jobs/${id}$`));

  await page.getByRole('link', { name: 'Analyze it' }).click();
  await expect(page.getByLabel('Job description')).toHaveValue(ad);
  await page.getByRole('link', { name: 'Ward Nurse' }).click();
  await expect(page).toHaveURL(new RegExp(`/jobs/${id}$`));

  await page.getByRole('button', { name: 'Delete this interview' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Got an interview coming up?' })).toBeVisible();
});

test('a day passes: what was missed moves to today, and the page says so', async ({ page, baseURL }) => {
  await signInAsPremium(page, baseURL);
  await addInterview(page, 6);
  await expect(page.getByText('6 days left')).toBeVisible();
  await passDays(page, 1);
  await page.reload();
  await expect(page.getByText('5 days left')).toBeVisible();
  await expect(page.getByText(/^You missed \w+, so we moved its questions to /)).toBeVisible();
  await expect(page.getByText('Missed and moved')).toBeVisible();
});

test("a paused interview isn't lost without a question", async ({ page, baseURL }) => {
  await signInAsPremium(page, baseURL);
  const id = await addInterview(page, 4);
  await page.getByRole('button', { name: "Start today's session" }).click();
  await page.getByRole('button', { name: 'Pause' }).click();
  await expect(page.getByText('Interview Paused')).toBeVisible();
  const paused = idOf(page);
  await page.goto(`/jobs/${id}`);
  await page.getByRole('button', { name: 'Practice these' }).click();
  await expect(page.getByRole('dialog', { name: 'Start a new interview?' })).toContainText('is paused');
  await page.getByRole('dialog').getByRole('link', { name: 'Continue the paused one' }).click();
  await expect(page).toHaveURL(new RegExp(`/interview/${paused}$`));
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, serviceWorkers: 'allow' });

  test('the day sheet opens offline and prints on one page', async ({ page, baseURL, context }) => {
    await signInAsPremium(page, baseURL);
    const id = await addInterview(page, 2);
    await expect(page.getByText('Resume, story, answer')).toBeVisible();
    await expectNoAxeFaults(page);
    await page.getByLabel('Your opening').fill('I notice early and I call early. '.repeat(20));
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    await page.getByRole('link', { name: 'Day sheet' }).click();
    await expect(page.getByText('Saved on this device. Works without a signal.')).toBeVisible();
    await expectNoAxeFaults(page);
    for (const format of ['A4', 'Letter']) {
      const printed = await getDocumentProxy(new Uint8Array(await page.pdf({ format })));
      expect(printed.numPages, format).toBe(1);
    }
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'PDF' }).click(),
    ]);
    const made = await getDocumentProxy(new Uint8Array(readFileSync(await file.path())));
    expect(made.numPages).toBe(1);
    expect((await extractText(made, { mergePages: true })).text).toContain(
      'I notice early and I call early.',
    );

    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await context.setOffline(true);
    await page.goto(`/jobs/${id}/day-sheet`);
    await expect(page.getByText(/I notice early/)).toBeVisible();
    // From the list it is two presses away.
    await page.goto('/jobs');
    await page.getByRole('link', { name: /Ward Nurse/ }).click();
    await page.getByRole('link', { name: 'Day sheet' }).click();
    await expect(page.getByText(/I notice early/)).toBeVisible();
  });
});

test('afterwards counts what was predicted, and what is new can be practiced', async ({ page, baseURL }) => {
  await signInAsPremium(page, baseURL);
  const id = await addInterview(page, 1);
  await passDays(page, 2);
  await page.goto('/jobs');
  await page.getByRole('link', { name: /How did it go\? It takes two minutes/ }).click();
  await page.getByRole('checkbox').nth(0).check();
  await page.getByRole('checkbox').nth(1).check();
  await page.getByLabel('Another question they asked').fill('What would your charge nurse say about you?');
  await page.keyboard.press('Enter');
  await page.getByRole('radio', { name: 'Shaky' }).check();
  const aside = page.getByRole('complementary').filter({ hasText: 'We predicted' });
  await expect(aside.getByRole('img', { name: '2 of 3' })).toBeVisible();
  await expectNoAxeFaults(page);
  // Left half-way, it is all still there.
  await page.waitForTimeout(400);
  await page.reload();
  await expect(aside.getByRole('img', { name: '2 of 3' })).toBeVisible();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { name: 'We predicted 2 of 3.' })).toBeVisible();
  await expectNoAxeFaults(page);
  await page.getByRole('radio', { name: 'Next round' }).check();
  await expect(page.getByRole('checkbox')).not.toBeChecked();
  await page.getByRole('button', { name: 'Practice the new one' }).click();
  await expect(page).toHaveURL(/\/interview\/[0-9a-f-]{36}$/);
  await expect(page.getByText('What would your charge nurse say about you?')).toBeVisible();
  expect(idOf(page)).not.toBe('');
  await page.goto('/jobs');
  await expect(page.getByText('We predicted 2 of 3. Next round')).toBeVisible();
  await page.goto(`/jobs/${id}/afterwards`);
  await expect(page.getByRole('radio', { name: 'Next round' })).toBeChecked();
});

test("a trial has room for one interview, and another user's is not found", async ({
  page,
  baseURL,
  browser,
}) => {
  await signInAsNewcomer(page, baseURL);
  const id = await addInterview(page, 3);
  await page.goto('/jobs');
  await page.getByRole('button', { name: 'Add an interview' }).click();
  await expect(page.getByRole('dialog')).toContainText('The free trial lets you plan one job interview.');
  await page.keyboard.press('Escape');

  // Past the button the server refuses, and what was typed stays.
  await page.goto('/jobs/new');
  await page.getByRole('button', { name: "I don't have an ad" }).click();
  await page.getByLabel('Job title').fill('Barista');
  await page.getByRole('button', { name: 'Make my plan' }).click();
  await expect(page.getByRole('dialog')).toContainText('The free trial lets you plan one job interview.');
  await page.keyboard.press('Escape');
  await expect(page.getByLabel('Job title')).toHaveValue('Barista');

  // The one interview works in full: today's session starts.
  await page.goto(`/jobs/${id}`);
  await page.getByRole('button', { name: "Start today's session" }).click();
  await expect(page.getByText('Question 1 of 2')).toBeVisible();
  await expect(nextButton(page)).toBeVisible();

  const context = await browser.newContext({ baseURL });
  const stranger = await context.newPage();
  await signInAsNewcomer(stranger, baseURL);
  await stranger.goto(`/jobs/${id}`);
  await expect(stranger.getByRole('heading', { name: "We can't find this interview." })).toBeVisible();
  await stranger.goto(`/jobs/${id}/day-sheet`);
  await expect(stranger.getByRole('heading', { name: "We can't find this interview." })).toBeVisible();
  await context.close();
});
