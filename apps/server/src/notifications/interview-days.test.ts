import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openNotifications } from './notifications-fixture.ts';

let test: Awaited<ReturnType<typeof openNotifications>>;
beforeAll(async () => {
  test = await openNotifications();
});
afterAll(() => test.close());
afterEach(() => test.forgetAll());

/** A reader who wants mail around interviews alone. */
async function addReader(zone: string, own: { on?: boolean; language?: string } = {}): Promise<string> {
  const id = await test.addReader(zone, '2026-12-01', { reminders: false, alerts: false, reports: false });
  await test.sql(
    'update public.notification_preferences set interview_days = $2, language = $3 where user_id = $1',
    [...[id, own.on ?? true, own.language ?? 'en']],
  );
  return id;
}

async function addJob(userId: string, date: string, time: string | null, zone: string): Promise<string> {
  const [job] = await test.sql(
    `insert into public.jobs (user_id, title, company, interview_date, interview_time, time_zone, place, people, opening, reading)
     values ($1, 'Staff Nurse', 'Quiet Harbor', $2, $3, $4, '12 Harbor Road', 'Ms. Ortega', 'I notice early.',
       '{"stressed": ["speaks up when something is off"]}') returning id`,
    [userId, date, time, zone],
  );
  await test.sql(
    `insert into public.job_asks (job_id, user_id, text, chosen) values ($1, $2, 'Who would train me?', true)`,
    [job?.id, userId],
  );
  return String(job?.id);
}

describe('mail around an interview', () => {
  it('comes once in the evening before and once in the morning, with the sheet', async () => {
    const id = await addJob(await addReader('America/New_York'), '2026-12-03', '10:00', 'America/New_York');
    expect(await test.mailsAt('2026-12-02T22:30Z')).toEqual([]);
    const [evening, ...more] = await test.mailsAt('2026-12-02T23:05Z');
    expect(more).toEqual([]);
    expect(evening?.subject).toBe('Tomorrow: your Staff Nurse interview');
    for (const words of [
      'Hello Nora,',
      'Thursday, December 3, 2026, 10:00',
      'Where: 12 Harbor Road',
      "Who you'll meet: Ms. Ortega",
      'Your opening: I notice early.',
      'Ask them: Who would train me?',
      '“speaks up when something is off”',
      `https://greenroom.example/jobs/${id}/day-sheet`,
      'https://greenroom.example/unsubscribe?token=',
    ])
      expect(evening?.text).toContain(words);
    expect(await test.mailsAt('2026-12-03T00:30Z')).toEqual([]);
    const [morning] = await test.mailsAt('2026-12-03T11:00Z');
    expect(morning?.subject).toBe('Today: your Staff Nurse interview');
    expect(await test.mailsAt('2026-12-03T11:30Z')).toEqual([]);
    expect(await test.mailsAt('2026-12-03T15:30Z')).toEqual([]);
  });

  it('goes by the user’s own zone: a morning in Tokyo is the evening before in New York', async () => {
    await addJob(await addReader('America/New_York'), '2026-12-03', '09:00', 'Asia/Tokyo');
    expect(await test.mailsAt('2026-12-01T23:05Z')).toMatchObject([
      {
        subject: 'Tomorrow: your Staff Nurse interview',
        // Both clocks: the one to get up by and the one that they said.
        text: expect.stringMatching(
          /December 2, 2026, 7:00\sPM your time\. In Tokyo that's Thursday, December 3, 2026, 9:00\sAM\./,
        ),
      },
    ]);
    expect(await test.mailsAt('2026-12-02T12:00Z')).toMatchObject([
      { subject: 'Today: your Staff Nurse interview' },
    ]);
    expect(await test.mailsAt('2026-12-02T23:05Z')).toEqual([]);
  });

  it('comes in Spanish to a user who reads the pages in Spanish', async () => {
    await addJob(
      await addReader('Europe/Madrid', { language: 'es' }),
      '2026-12-03',
      '10:00',
      'Europe/Madrid',
    );
    const [mail] = await test.mailsAt('2026-12-02T18:00Z');
    expect(mail?.subject).toBe('Mañana: tu entrevista para Staff Nurse');
    expect(mail?.text).toContain('Hola, Nora:');
    expect(mail?.text).toContain('jueves, 3 de diciembre de 2026');
    expect(mail?.html).toContain('<html lang="es">');
  });

  it('is sent anew when the day is moved', async () => {
    const id = await addJob(await addReader('UTC'), '2026-12-03', '10:00', 'UTC');
    expect(await test.mailsAt('2026-12-02T18:00Z')).toHaveLength(1);
    await test.sql("update public.jobs set interview_date = '2026-12-05' where id = $1", [id]);
    expect(await test.mailsAt('2026-12-03T08:00Z')).toEqual([]);
    expect(await test.mailsAt('2026-12-04T18:00Z')).toHaveLength(1);
  });

  it('says nothing of a time, a place and an opening that nobody gave', async () => {
    await addJob(await addReader('UTC'), '2026-12-03', null, 'UTC');
    await test.sql(`update public.jobs set place = '', people = '', opening = '', reading = '{}'`);
    await test.sql('delete from public.job_asks');
    const [mail] = await test.mailsAt('2026-12-03T08:00Z');
    expect(mail?.text).toContain('Thursday, December 3, 2026\n');
    expect(mail?.text).not.toMatch(/Where|meet|opening|Ask them|stresses/);
  });

  it('is off until it is switched on, and ends with its link', async () => {
    await addJob(await addReader('UTC', { on: false }), '2026-12-03', '10:00', 'UTC');
    expect(await test.mailsAt('2026-12-02T18:30Z')).toEqual([]);
    await test.sql('update public.notification_preferences set interview_days = true');
    await test.sql('select private.unsubscribe(user_id, $1) from public.notification_preferences', [
      'interview_day',
    ]);
    expect(await test.mailsAt('2026-12-02T18:31Z')).toEqual([]);
  });

  it('puts a hostile title into one line and no markup', async () => {
    await addJob(await addReader('UTC'), '2026-12-03', '10:00', 'UTC');
    await test.sql("update public.jobs set title = E'Nurse\\r\\nBcc: x@example.com <script>'");
    const [mail] = await test.mailsAt('2026-12-02T18:30Z');
    expect(mail?.subject).toBe('Tomorrow: your Nurse Bcc: x@example.com <script> interview');
    expect(mail?.html).not.toContain('<script');
  });
});
