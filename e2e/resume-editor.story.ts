import { readFile } from 'node:fs/promises';
import { parseResume } from '../packages/coach/src/resume/parse-resume.builtin.ts';
import { expect, expectNoAxeFaults, signInAsPremium, test } from './fixtures.ts';

const resume = `Maya Okafor
Leeds, United Kingdom
maya.okafor@example.com | +44 7700 900118

Experience

Product Analyst, Fjord Labs
March 2021 - Present
- Responsible for weekly reports
- Cut the run time of 14 reports by 40%

Education
BSc Statistics, University of Leeds, 2016 - 2019

Skills
SQL, Python, Tableau
`;

test('a resume goes from its reading to the editor, and what was edited is in the PDF', async ({
  page,
  baseURL,
}) => {
  await signInAsPremium(page, baseURL);
  await page.goto('/resume');
  await page.getByLabel('Resume file').setInputFiles({
    ...{ name: 'maya.txt', mimeType: 'text/plain', buffer: Buffer.from(resume) },
  });
  await expect(page.getByText('Analysis Complete!')).toBeVisible();
  await page.getByRole('button', { name: 'Edit and download' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Make it yours.' })).toBeVisible();
  const preview = page.getByRole('article', { name: 'Preview' });
  await expect(preview).toContainText('Responsible for weekly reports');

  // A weak line is asked about, and the reply becomes a line that is taken.
  await page.getByRole('button', { name: /^Make (it|them) stronger$/ }).click();
  const ask = page.getByLabel('What did you do yourself? What changed?');
  await ask.fill('We did it together');
  await page.getByRole('button', { name: 'Suggest a line' }).click();
  await expect(page.getByText('What was your part?')).toBeVisible();
  await ask.fill('I automated them for 30 managers');
  await page.getByRole('button', { name: 'Suggest a line' }).click();
  await expect(page.getByLabel('Your new line')).toHaveValue('Automated weekly reports for 30 managers');
  await page.getByRole('button', { name: 'Use this line' }).click();
  await expect(preview).toContainText('Automated weekly reports for 30 managers');

  // A line is written anew and moved by keyboard, and the preview follows.
  await page.getByRole('button', { name: /Product Analyst/, expanded: false }).click();
  const line = page.getByLabel('What you did, line 1');
  await line.fill('Built weekly reports that 30 managers plan by');
  await page.getByRole('button', { name: 'Move down: line 1' }).press('Enter');
  await expect(page.getByLabel('What you did, line 2')).toHaveValue(
    'Built weekly reports that 30 managers plan by',
  );
  await expect(page.getByRole('button', { name: 'Move up: line 2' })).toBeFocused();
  await expect(preview.locator('li').last()).toHaveText('Built weekly reports that 30 managers plan by');

  // Undo and redo, then the account has it.
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(preview.locator('li').first()).toHaveText('Built weekly reports that 30 managers plan by');
  await page.getByRole('button', { name: 'Redo' }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.reload();
  await expect(preview.locator('li').last()).toHaveText('Built weekly reports that 30 managers plan by');
  await expectNoAxeFaults(page);

  const started = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download PDF' }).click();
  const file = await started;
  expect(file.suggestedFilename()).toBe('maya-okafor-resume.pdf');
  const reading = await parseResume({ bytes: await readFile(await file.path()), fileName: 'resume.pdf' });
  expect(reading.ok && reading.resume.work[0]?.highlights).toEqual([
    'Cut the run time of 14 reports by 40%',
    'Built weekly reports that 30 managers plan by',
  ]);
  const word = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Word' }).click();
  expect((await word).suggestedFilename()).toBe('maya-okafor-resume.docx');
});

test('two devices that edit the same resume lose nothing, and offline words are saved later', async ({
  page,
  context,
  baseURL,
}) => {
  await signInAsPremium(page, baseURL);
  await page.goto('/resume');
  await page.getByRole('button', { name: 'Start from scratch' }).click();
  await expect(page.getByRole('heading', { name: 'Make it yours.' })).toBeVisible();
  await page.getByLabel('Name', { exact: true }).fill('Ana');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();

  const other = await context.newPage();
  await other.goto(page.url());
  await other.getByLabel('Headline').fill('From the other device');
  await expect(other.getByText('Saved', { exact: true })).toBeVisible();
  await page.getByLabel('Headline').fill('From this one');
  await expect(page.getByText('You edited this resume somewhere else too.')).toBeVisible();
  await page.getByRole('button', { name: 'Keep this one' }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Earlier versions' }).click();
  await expect(page.getByRole('button', { name: 'Restore this version' }).first()).toBeVisible();
  await expectNoAxeFaults(page);
  await page.getByRole('button', { name: 'Restore this version' }).first().click();
  await expect(page.getByLabel('Headline')).toHaveValue('From the other device');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await other.close();

  await context.setOffline(true);
  await page.getByLabel('Headline').fill('Written offline');
  await expect(page.getByText('Saved on this device')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
});
