import { expect, expectNoAxeFaults, signInAsPremium, test } from './fixtures.ts';
import { addInterview } from './job-steps.ts';

const resume = `Maya Okafor
Leeds, United Kingdom
maya.okafor@example.com | +44 7700 900118

Experience

Ward Nurse, Fjord Clinic
March 2021 - Present
- Responsible for the care of 12 patients a shift
- Kept families informed in plain language

Education
BSc Nursing, University of Leeds, 2016 - 2019

Skills
Patient Care, Medication
`;

test('a resume is copied for an interview, and the page shows what changed while the master stays', async ({
  page,
  baseURL,
}) => {
  await signInAsPremium(page, baseURL);
  await page.goto('/resume');
  await page.getByLabel('Resume file').setInputFiles({
    ...{ name: 'maya.txt', mimeType: 'text/plain', buffer: Buffer.from(resume) },
  });
  // Two threads read the files of all stories: behind others this may wait longer than anything else here.
  await expect(page.getByText('Analysis Complete!')).toBeVisible({ timeout: 60_000 });
  const jobId = await addInterview(page, 5);

  // The copy is made at the press, and says whose it is.
  await page.getByRole('button', { name: 'Make a copy for this job' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your copy for this job.' })).toBeVisible();
  await expect(page.getByText('Made from “maya,” your master resume.')).toBeVisible();
  const copy = new URL(page.url()).pathname;
  await page.getByRole('button', { name: 'What changed' }).click();
  await expect(page.getByRole('heading', { name: 'Nothing changed yet.' })).toBeVisible();
  await page.getByRole('button', { name: 'Back to editing' }).click();

  // One line is written anew with what the ad asks for.
  await page.getByRole('button', { name: /Ward Nurse/, expanded: false }).click();
  // "Saved" is there from before the edit: the save of this line is what counts.
  const saved = page.waitForResponse(
    (response) =>
      response.request().method() !== 'GET' && (response.request().postData() ?? '').includes('using SBAR'),
  );
  await page
    .getByLabel('What you did, line 1')
    .fill('Documented the care of 12 patients a shift in Epic and gave bedside handoff using SBAR');
  await saved;
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'What changed' }).click();
  await expect(page.getByRole('heading', { name: '1 line changed' })).toBeVisible();
  const row = page.getByRole('row', { name: /Changed/ });
  await expect(row).toContainText('Responsible for the care of 12 patients a shift');
  await expect(row.locator('mark').filter({ hasText: 'Epic' })).toBeVisible();
  await expect(page.getByText(/Your copy now shows: /)).toBeVisible();
  await expect(page.locator('.before-after dd')).toContainText(/up \d+/);
  await expectNoAxeFaults(page);

  // The master says what it said.
  await page.getByRole('link', { name: 'Open the master resume' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Make it yours.' })).toBeVisible();
  await expect(page.getByRole('article', { name: 'Preview' })).toContainText(
    'Responsible for the care of 12',
  );

  // The interview leads back to the same copy, and the copy to the interview.
  await page.goto(`/jobs/${jobId}`);
  await page.getByRole('link', { name: 'Open your copy for this job' }).click();
  await expect(page).toHaveURL(new RegExp(`${copy}$`));
  await page.getByRole('link', { name: 'Ward Nurse', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/jobs/${jobId}$`));

  // Copies are apart from masters, and go with their interview.
  await page.goto('/resume');
  await expect(page.getByRole('heading', { name: 'Copies for your interviews' })).toBeVisible();
  await page.getByRole('button', { name: /^Delete .*Ward Nurse/ }).click();
  await expect(page.getByRole('dialog', { name: 'Delete this copy?' })).toBeVisible();
  await expectNoAxeFaults(page);
  await page.getByRole('button', { name: 'Keep it' }).click();
  await page.goto(`/jobs/${jobId}`);
  await page.getByRole('button', { name: 'Delete this interview' }).click();
  await expect(page.getByText(/any resume copy made for it will be deleted/)).toBeVisible();
  await expectNoAxeFaults(page);
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText('Interview deleted.')).toBeVisible();
  await page.goto(copy);
  await expect(page.getByRole('heading', { name: "We couldn't find this resume." })).toBeVisible();
});
