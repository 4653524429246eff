import { badgeIds } from '@greenroom/domain';
import type { Letter } from '@greenroom/functions';
import { describe, expect, it } from 'vitest';
import { authWords } from './auth-words.ts';
import { composeInterviewDay } from './interview-day-template.ts';
import {
  type Addressed,
  composeAchievementAlert,
  composeReminder,
  composeWeeklyReport,
} from './notification-templates.ts';
import { composeAuthMail } from './templates.ts';

const kinds = Object.keys(authWords.es.contents) as (keyof typeof authWords.es.contents)[];
const to: Addressed = {
  fullName: 'Nora',
  language: 'es',
  siteUrl: 'http://localhost',
  unsubscribeUrl: 'http://localhost/u',
};
const badges = Object.values(badgeIds).map((id) => ({
  id,
  name: 'The name',
  description: 'What for',
  points: 25,
}));
const english = /\b(?:the|you|your|of|and|this|with|until|sign|open|points?|unsubscribe)\b/i;
const wordsOf = ({ subject, text }: Letter) => `${subject}\n${text}`.replaceAll(/https?:\S+/g, '');

const authMail = (kind: (typeof kinds)[number], locale: unknown) =>
  composeAuthMail({
    kind,
    to: 'nora@example.com',
    user: { id: 'x', metadata: { full_name: 'Nora', locale } },
    link: 'http://localhost/auth/v1/verify?token=a',
    code: '12345678',
    expiresAt: new Date('2026-01-02T03:04:05Z'),
    codeExpiresAt: new Date('2026-01-02T02:04:05Z'),
  });
const figures = { interviews: 2, average: 60, best: 70, challenges: 1, games: 3, badges: 1 };

describe('the emails of an account in Spanish', () => {
  it.each(kinds)('have no English in them: %s', (kind) => {
    const mail = authMail(kind, 'es');
    expect(wordsOf(mail)).not.toMatch(english);
    expect(mail.html).toContain('<html lang="es">');
    expect(mail.text).toContain('Hola, Nora:');
  });

  it.each([
    ['reminder', composeReminder(to, 3)],
    ['reminder without a streak', composeReminder(to, 0)],
    ['badges', composeAchievementAlert(to, badges)],
    ['week', composeWeeklyReport(to, figures)],
    ['first week', composeWeeklyReport(to, { ...figures, interviews: 0 })],
    [
      'interview',
      composeInterviewDay(to, {
        ...{ part: 'evening', jobId: 'j', title: 'Enfermera', company: '', day: '2026-01-02', time: null },
        ...{ theirs: null, place: '', people: '', opening: '', stressed: [], asks: [] },
      }),
    ],
  ])('have no English in them: %s', (_, letter) => {
    expect(wordsOf(letter)).not.toMatch(english);
  });

  it.each(['en', 'fr', undefined, 42])('are in English where the account keeps %s', (locale) => {
    const mail = authMail('recover', locale);
    expect(mail.subject).toBe('Reset your Greenroom password');
    expect(wordsOf(mail)).toMatch(english);
  });
});
