import type { JobSummary } from '@greenroom/domain';
import { describe, expect, it } from 'vitest';
import { sameHour } from './list.ts';

const at = (id: string, interviewDate: string | null, interviewTime: string | null, timeZone: string) => ({
  ...{ id, interviewDate, interviewTime, timeZone },
});
const madrid = at('madrid', '2026-12-03', '16:00', 'Europe/Madrid') as JobSummary;
const untimed = at('untimed', '2026-12-03', null, 'Europe/Madrid') as JobSummary;

describe('another interview at the same hour', () => {
  it.each([
    [at('new', '2026-12-03', '10:00', 'America/New_York'), 'madrid'],
    [at('new', '2026-12-03', '16:00', 'America/New_York'), undefined],
    [at('madrid', '2026-12-03', '16:00', 'Europe/Madrid'), undefined],
    [at('new', '2026-12-03', null, 'Europe/Madrid'), undefined],
    [at('new', null, '', 'Europe/Madrid'), undefined],
  ])('for %j is %s', (job, other) => {
    expect(sameHour(job, [untimed, madrid])?.id).toBe(other);
  });
});
