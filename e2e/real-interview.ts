import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { asOperator, expect } from './fixtures.ts';
import { clientOf } from './interview-steps.ts';

const ad = `Cardiac step-down nurse
Alder Creek Medical Center

What you'll do
- Monitor patients on telemetry and recognize early signs of deterioration
- Coordinate care with physicians, therapists and families
- Educate patients and families before discharge

What you need
- Active RN license
- Two years of acute care experience
- ACLS certification
- Clear communication under pressure`;

/** The calendar day so many days from now, where the browser of the stories is. */
export function dayFromNow(days: number): string {
  const date = new Date(Date.now() + days * 86_400_000);
  return date.toLocaleDateString('sv-SE');
}

interface RealInterview {
  /** Days from today; null for one without a date. */
  inDays: number | null;
  title?: string;
  company?: string;
}

/** Adds a real interview for the user of the page, as the app would; answers its id. */
export async function addRealInterview(
  page: Page,
  baseURL: string | undefined,
  { inDays, title = 'Cardiac step-down nurse', company = 'Alder Creek' }: RealInterview,
): Promise<string> {
  const client = await clientOf(page, baseURL);
  const jobId = randomUUID();
  const { error } = await client.functions.invoke('save-job', {
    body: {
      jobId,
      today: dayFromNow(0),
      details: {
        title,
        company,
        format: 'on-site',
        interviewDate: inDays === null ? null : dayFromNow(inDays),
        interviewTime: inDays === null ? null : '23:59',
        timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
        place: '12 Mill Street',
        people: '',
        resumeId: null,
      },
      ad,
    },
  });
  expect(error).toBeNull();
  return jobId;
}

/** Lets a real interview be so many days ago. */
export async function letDaysPass(baseURL: string | undefined, jobId: string, daysAgo: number) {
  const { error } = await asOperator(baseURL)
    .from('jobs')
    .update({ interview_date: dayFromNow(-daysAgo), planned_on: dayFromNow(-daysAgo - 3) })
    .eq('id', jobId);
  expect(error).toBeNull();
}
