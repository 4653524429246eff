import { describe, expect, it } from 'vitest';
import { scoreAnswerNow } from '../score-answer.builtin.ts';

const scoreOf = (question: string, answer: string) =>
  scoreAnswerNow({ question, answer, jobRole: 'Bookkeeper', interviewType: 'mixed' });

const asked = 'Have you worked with bookkeeping programs before? If not, how would you learn?';
const own =
  'QuickBooks daily for six years, three companies, and Xero for two clients. Bank rules, month end by the fourth working day, sales tax, payroll for 14 people. Sage never. I would learn it the way I did Xero: demo company, one invoice, one bill, one refund, then a reconciliation to the cent, and a list of what it calls things. That took nine evenings in March. On the tenth I closed a real month beside the old program, and they differed by one rounding cent.';
const evasive =
  "Well, programs are programs, and in the end it is always about how you deal with things. I'd just see what it is like when I get there and then do it one after the other, because that is how I've always done it, and if it doesn't work out there's always somebody who can show me, and I'd say that it's never been a problem for me anywhere so far, really.";
const cooking =
  'On Sundays I cook pasta with my grandmother. We roll out the dough, cut it into strips and let it dry over a chair for 40 minutes. The sauce needs 12 fresh tomatoes, basil and garlic, and it simmers for about two hours. In March we made 9 pounds for the street party, and in June 15. My uncle brings the wine, my aunt the cheese, and by seven the table seats 14 people.';

describe('an answer that tells much, in words that nobody wrote down', () => {
  it('has at least 35', () => {
    expect(scoreOf(asked, own).overall).toBeGreaterThanOrEqual(35);
  });

  it('gets little for many words that tell nothing', () => {
    expect(scoreOf(asked, evasive).overall).toBeLessThan(30);
  });

  it('gets nothing for telling much about something else', () => {
    expect(scoreOf(asked, cooking).overall).toBeLessThanOrEqual(15);
  });

  it('keeps a receipt that adds up to the score', () => {
    const { overall, receipt } = scoreOf(asked, own);
    const points = receipt.lines.reduce((sum, line) => sum + Math.round(line.points * 100), 0);
    expect(points).toBe(overall * 100);
  });
});

describe('a question at a line of a job ad, for which nobody wrote points', () => {
  const question = 'How do you maintain customer relationships? Tell me about one that took work.';
  const line = 'maintaining customer relationships';
  const told =
    'One of my accounts had been burned by two brokers before me. I called the shipping manager every Monday at six with the rates for the week, also when I had no truck for him, and on Wednesday I told him which loads I could not cover. In the second month a driver broke down with his freight on board. I called him before he called me, with another truck two hours out, and he lost nothing. Since then he has given my team four more lanes.';
  const empty =
    'Maintaining customer relationships is very important to me. I always maintain good customer relationships, because customer relationships are the key to everything. I would say that I maintain them by being friendly, and every relationship takes work, so I always work hard on customer relationships.';
  const scoreAt = (answer: string) =>
    scoreAnswerNow({ question, adLine: line, answer, jobRole: 'Freight Broker', interviewType: 'mixed' })
      .overall;

  it('is worth more for what somebody did than for its own words said back', () => {
    expect(scoreAt(told)).toBeGreaterThan(scoreAt(empty) + 15);
    expect(scoreAt(empty)).toBeLessThan(40);
  });
});

describe('a story in words that nobody wrote down', () => {
  const question = 'Tell me about a time you were responsible for a result you could only partly control.';
  const story =
    "High school girls, 2022, 200 free relay. The athletic director wanted state and my name was on that, but I can't swim it for them. So I wrote down what was mine: exchanges, taper, who swims which leg. We did 40 exchanges a week with the touch pad and went from .45 to .28 on average. Then our anchor got mono in January. I moved a sophomore up and told the director that day what it did to our odds. We missed state by three tenths, and he renewed me.";

  it('is worth a middling score at least', () => {
    const { overall, flags } = scoreAnswerNow({
      question,
      answer: story,
      jobRole: 'Swim Coach',
      interviewType: 'mixed',
    });
    expect(flags).toEqual([]);
    expect(overall).toBeGreaterThanOrEqual(35);
  });
});
