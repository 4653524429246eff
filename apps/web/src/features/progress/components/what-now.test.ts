import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import type { Now } from '../now.ts';
import { job, monday, openInterview, planDay, session } from '../sample-jobs.fixture.ts';
import { unfinishedOf } from '../unfinished.ts';
import { NowFailure } from './now-waiting.tsx';
import { WhatNow } from './what-now.tsx';

const nowMs = Date.parse(`${monday}T09:00:00Z`);
const drawn = (element: ReturnType<typeof createElement>) =>
  renderToStaticMarkup(createElement(MemoryRouter, null, element));
const draw = (now: Now, canPractice = true) =>
  drawn(
    createElement(WhatNow, {
      now,
      canPractice,
      nowMs,
      greeting: 'Good morning, Renee.',
      firstPractice: 'Two questions, about five minutes.',
      today: monday,
      zone: 'UTC',
    }),
  );
const text = (html: string) =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .replaceAll('&#x27;', "'");
const headline = (html: string) => text(/<h1>(.*?)<\/h1>/.exec(html)?.[1] ?? '');
const filled = (html: string) => html.match(/class="b b1/g)?.length ?? 0;

const paused = unfinishedOf(openInterview(), null, nowMs);
if (!paused) throw new Error('The sample is open');
const coming = { job: job(), daysLeft: 3 };

const states: Record<string, Now> = {
  unfinished: { kind: 'unfinished', interview: paused, next: coming },
  day: { kind: 'day', job: job(), others: [] },
  afterwards: { kind: 'afterwards', job: job(), daysAgo: 1, next: null },
  ahead: { kind: 'ahead', coming, others: [] },
  undated: { kind: 'undated', job: job({ interviewDate: null }) },
  returning: { kind: 'returning', last: session },
  new: { kind: 'new' },
};

describe('the first screen of the dashboard', () => {
  it.each(Object.keys(states))('has one headline and one filled button: %s', (name) => {
    const html = draw(states[name] as Now);
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(filled(html)).toBe(1);
  });

  it('leads back into a paused interview, at its question, and says what comes then', () => {
    const html = draw(states.unfinished as Now);
    expect(headline(html)).toBe("You're on question 3 of 5.");
    expect(text(html)).toContain('How do you decide who to see first when everyone needs you?');
    expect(html).toContain('aria-label="2 of 5 questions answered"');
    expect(text(html)).toMatch(/Continue Saved\. You can continue until/);
    expect(text(html)).toContain("Then today's session");
  });

  it('has no empty column where nothing comes after the paused interview', () => {
    const html = draw({ kind: 'unfinished', interview: paused, next: null });
    expect(html).toContain('now-sheet alone');
    expect(html).not.toContain('now-side');
  });

  it("shows today's session with a reason for each question, and the way to the interview", () => {
    const html = draw(states.ahead as Now);
    expect(headline(html)).toBe('Thursday, 3 days left.');
    expect(text(html)).toContain('Today: 2 questions, 12 minutes');
    expect(text(html)).toContain('From the ad: “Recognizes early signs of deterioration”');
    expect(text(html)).toContain('You scored 54 on Friday.');
    expect(text(html)).toContain('9 of 14 covered');
    expect(text(html)).toMatch(
      /Today 2 questions.*Tuesday Full mock.*Wednesday A light day.*Thursday, 10:00 AM/,
    );
  });

  it('says that today is done and what tomorrow brings', () => {
    const plan = [planDay(monday, { state: 'done' }), ...job().plan.slice(1)];
    const html = draw({ kind: 'ahead', coming: { job: job({ plan, today: [] }), daysLeft: 3 }, others: [] });
    expect(text(html)).toContain('Done for today. Tomorrow: full mock interview, 35 minutes.');
    expect(text(html)).not.toContain("Start today's session");
  });

  it('leads with the day sheet on the day itself', () => {
    const html = draw(states.day as Now);
    expect(headline(html)).toBe('Today, 10:00 AM.');
    expect(text(html)).toContain('12 Mill Street');
    expect(html).toContain(`href="/jobs/${job().id}/day-sheet"`);
  });

  it('names another interview of the same day', () => {
    const other = job({ id: 'other', title: 'Ward nurse', company: 'Elm Clinic', interviewTime: '15:00' });
    for (const name of ['day', 'ahead']) {
      const html = draw({ ...(states[name] as Now), others: [other] } as Now);
      expect(text(html)).toMatch(/The same day: Ward nurse at Elm Clinic\s*\. 3:00 PM/);
      expect(html).toContain('href="/jobs/other"');
    }
  });

  it('makes a link of a place that is one, and of nothing else', () => {
    const at = (place: string) => draw({ kind: 'day', job: job({ place }), others: [] });
    expect(at('https://meet.example.com/a')).toContain('href="https://meet.example.com/a"');
    expect(at('javascript:alert(1)')).not.toContain('href="javascript');
  });

  it.each([
    ['returning', `href="/interview/${session.id}/results"`],
    ['ahead', `href="/jobs/${job().id}"`],
  ])('offers no interview that the plan has no room for: %s', (name, link) => {
    const html = draw(states[name] as Now, false);
    expect(text(html)).toContain("You've used your free interviews.");
    expect(text(html)).not.toMatch(/Practice it again|Start today's session|try again|then beat it/);
    expect(html).not.toMatch(/href="\/interview(?:\/ready|\/setup)?"/);
    expect(html).toContain(link);
    expect(filled(html)).toBe(1);
  });

  it('asks how it went', () => {
    const html = draw(states.afterwards as Now);
    expect(headline(html)).toBe('How did it go?');
    expect(text(html)).toContain('Cardiac step-down nurse at Alder Creek, yesterday.');
    expect(html).toContain(`href="/jobs/${job().id}/afterwards"`);
  });

  it('asks for the date of an interview that has none', () => {
    expect(text(draw(states.undated as Now))).toContain('When is your interview?');
  });

  it('leads a returning user on from the last practice, to its report where it was weak', () => {
    expect(text(draw(states.returning as Now))).toContain('Practice it again');
    const weak = draw({ kind: 'returning', last: { ...session, overall_score: 48 } });
    expect(weak).toMatch(new RegExp(`class="b b1" href="/interview/${session.id}/results"`));
  });

  it('asks a newcomer for the job title alone, in an empty field', () => {
    const html = draw(states.new as Now);
    expect(headline(html)).toBe('Ready for your first practice interview?');
    expect(html.match(/<input/g)).toHaveLength(1);
    expect(html).toMatch(/<input[^>]*value=""/);
    expect(text(html)).toContain("The clock starts when you're ready.");
  });

  it('keeps a failure inside the sheet, with a way to try again', () => {
    const failure = {
      greeting: 'Good morning.',
      message: "We couldn't load your plan.",
      busy: false,
      onRetry() {},
    };
    const html = drawn(createElement(NowFailure, { ...failure, waiting: false }));
    expect(headline(html)).toBe('Good morning.');
    expect(text(html)).toContain("We couldn't load your plan. Try again");
    const offline = drawn(createElement(NowFailure, { ...failure, waiting: true }));
    expect(text(offline)).toContain('This page needs a connection.');
  });
});
