import { describe, expect, it } from 'vitest';
import { matchPoints } from '../interview/matching/match-points.ts';
import { prepareQuestion } from '../interview/matching/prepare-points.ts';
import { readingsOf } from '../interview/reading/plain-reading.ts';
import { scoreAnswerNow } from '../interview/score-answer.builtin.ts';
import { readPassage } from '../text/passage.ts';
import { bank } from './bank.ts';
import { commonQuestionOf, commonQuestions } from './common-questions.ts';
import { CommonQuestion } from './key-points-schema.ts';

const idOf = (text: string) => commonQuestionOf(text)?.authored.id.replace('common.', '');
const written = commonQuestions.flatMap(({ points }) => points.filter((point) => typeof point !== 'string'));
const ownLabels = new Set(written.map(({ label }) => label));

/** One way to ask each, in words that a person would type. */
const asked: readonly [question: string, id: string][] = [
  ['What are your salary expectations?', 'salary'],
  ['How much do you want to earn?', 'salary'],
  ['When could you start?', 'start-date'],
  ["What's your notice period?", 'start-date'],
  ['Are you okay with working weekends?', 'hours'],
  ["What's your availability?", 'hours'],
  ['How would you get to work every day?', 'getting-there'],
  ['Would you be willing to relocate?', 'getting-there'],
  ['Have you applied to any other companies?', 'other-applications'],
  ['How punctual are you?', 'reliability'],
  ['Can you lift heavy boxes?', 'physical-work'],
  ['Do you have any questions for us?', 'questions-for-us'],
  ['Walk me through your resume.', 'your-story'],
  ['Tell me something about yourself.', 'your-story'],
  ["Is there anything else you'd like us to know?", 'anything-else'],
  ['How would your coworkers describe you?', 'others-describe-you'],
  ['Describe yourself in three words.', 'others-describe-you'],
  ['What are your strengths?', 'strengths'],
  ['What would you say is your biggest weakness?', 'weaknesses'],
  ["There's a gap in your resume. What happened?", 'gap'],
  ['Why did you leave your last job?', 'why-leaving'],
  ['What did you like least about your last job?', 'liked-least'],
  ["Aren't you overqualified for this?", 'overqualified'],
  ['Why should we hire you?', 'why-hire'],
  ['What do you know about our company?', 'why-here'],
  ['Why did you become a nurse?', 'why-trade'],
  ['What are you looking for in your next job?', 'ideal-job'],
  ['Why do you want this job?', 'why-job'],
  ['Where do you see yourself in five years?', 'future'],
  ['What motivates you?', 'motivation'],
  ['What does success mean to you?', 'success'],
  ['What do you do in your free time?', 'free-time'],
  ['What kind of manager do you work best with?', 'boss-you-like'],
  ['Do you prefer to work alone or in a team?', 'work-setting'],
  ['How do you stay motivated doing repetitive work?', 'repetitive-work'],
  ['How do you handle stress?', 'pressure'],
  ['How do you prioritize when everything is urgent?', 'priorities'],
  ['How do you take criticism?', 'feedback'],
  ['How do you deal with an angry customer?', 'angry-customers'],
  ['What do you do when you disagree with your manager?', 'disagree-with-boss'],
  ['How do you handle conflict at work?', 'conflict'],
  ['How do you handle change?', 'change'],
  ['How do you learn new things?', 'learning'],
  ['How do you make sure your work is accurate?', 'accuracy'],
  ["What do you do when you've made a mistake?", 'own-mistakes'],
  ["What do you do when you don't know how to do something?", 'not-knowing'],
  ['Are you a team player?', 'teamwork'],
  ["What's your leadership style?", 'leading'],
  ['How do you build trust in a new team?', 'trust'],
  ['What would you do in your first 90 days?', 'first-months'],
  ['How do you deal with confidential information?', 'confidentiality'],
  ['What does safety at work mean to you?', 'safety'],
  ['How do you feel about sales targets?', 'targets'],
  ['What does good customer service mean to you?', 'good-service'],
  ['How do you work with people from different backgrounds?', 'diversity'],
  ['Tell me about a time you dealt with an angry customer.', 'story-angry-customer'],
  ["Tell me about a time you exceeded a customer's expectations.", 'story-small-gesture'],
  ['Describe a situation where you disagreed with your boss.', 'story-disagreed-with-boss'],
  ["Tell me about a time a coworker wasn't pulling their weight.", 'story-weak-member'],
  ['Tell me about a conflict you had with a coworker.', 'story-conflict'],
  ['Tell me about a time you received negative feedback.', 'story-criticism'],
  ['Have you ever missed a deadline?', 'story-deadline-missed'],
  ['Tell me about a time you failed.', 'story-failure'],
  ['Tell me about a mistake you made at work.', 'story-mistake'],
  ['Tell me about a decision you regret.', 'story-wrong-decision'],
  ['Describe a time you faced an ethical dilemma.', 'story-right-thing'],
  ['Tell me about an unpopular decision you made.', 'story-unpopular'],
  ["What's the hardest decision you've had to make at work?", 'story-hard-decision'],
  ['Tell me about a time you had to learn something new quickly.', 'story-learned-fast'],
  ['Tell me about a time you stepped out of your comfort zone.', 'story-comfort-zone'],
  ['Describe a setback you faced and how you handled it.', 'story-setback'],
  ['Tell me about a time you had to adapt to a sudden change.', 'story-adapted'],
  ['Give me an example of a time you showed leadership.', 'story-took-lead'],
  ['Tell me about a time you trained a new coworker.', 'story-mentored'],
  ['Tell me about a time you helped a coworker.', 'story-helped-coworker'],
  ['Tell me about a time you had to persuade someone.', 'story-persuaded'],
  ['Tell me about a time you explained something complicated.', 'story-explained'],
  ['Tell me about a time there was a misunderstanding at work.', 'story-misunderstanding'],
  ['Tell me about a time you had to give somebody bad news.', 'story-bad-news'],
  ['Tell me about a presentation you gave.', 'story-presented'],
  ['Tell me about a time you had to say no.', 'story-said-no'],
  ['Tell me about a time you had to juggle several projects.', 'story-many-tasks'],
  ['Tell me about a time you worked under pressure.', 'story-pressure'],
  ['Tell me about a crisis you handled at work.', 'story-crisis'],
  ['Tell me about a time you prevented a problem.', 'story-saw-it-coming'],
  ['Give an example of a creative solution you came up with.', 'story-creative'],
  ['Tell me about a process you improved.', 'story-improved'],
  ['Tell me about a time you went above and beyond.', 'story-more-than-asked'],
  ["What's your greatest achievement?", 'story-proud'],
  ['Tell me about a goal you set and reached.', 'story-goal'],
  ['Tell me about a time you worked with people from different cultures.', 'story-different-people'],
  ['Tell me about a time you worked well in a team.', 'story-teamwork'],
  ['Tell me about a difficult problem you solved.', 'story-problem'],
];

/** Questions that only share words with one above. */
const others = [
  'Tell me about a pressure vessel you inspected.',
  'Tell me about a time a pump failed on your shift.',
  'Tell me about a lesson plan you changed.',
  'Your supervisor tells you to skip a step. What do you do?',
  'How do you negotiate salaries with a candidate?',
  "You're alone on the night shift and the alarm goes off. What do you do?",
  'How do you decide where a piece of state should live in a React app?',
  'A manager wants to fire someone tomorrow. What do you tell them?',
  'How do you learn a new route?',
  'How do you keep cold food safe on a hot day?',
  'What makes a good risk assessment?',
  'How would you take a blood pressure reading?',
  'What questions would you ask a new client?',
  'How do you pick a learning rate?',
  'A coworker clicked on a link in an email and typed in a password. What are your next steps?',
  "You take over forty accounts, and most of them haven't been called in a year. What do you do in the first month?",
  "You're on a home visit for a safety check, and an old man lives alone among stacks of paper. How do you go about it?",
];

describe('a question that many interviews have', () => {
  it.each(asked)('is known by what it asks: %s', (question, id) => {
    expect(idOf(question)).toBe(id);
  });

  it('has a way to ask it in the table above', () => {
    const ids = new Set(asked.map(([, id]) => id));
    expect(commonQuestions.map(({ id }) => id).filter((id) => !ids.has(id))).toEqual([]);
  });

  it.each(others)('is not taken for another: %s', (question) => {
    expect(idOf(question)).toBeUndefined();
  });
});

describe('the points of common questions', () => {
  it.each(commonQuestions)('$id is a valid entry, and every point it names is authored', (entry) => {
    CommonQuestion.parse(entry);
    const [question = ''] = asked.find(([, id]) => id === entry.id) ?? [];
    const points = commonQuestionOf(question)?.authored.points ?? [];
    expect(points).toHaveLength(entry.points.length);
    expect(new Set(points.map(({ label }) => label)).size).toBe(points.length);
  });

  it('are not given away by the question or by their own coaching questions', () => {
    const given = asked.flatMap(([text]) => {
      const authored = commonQuestionOf(text)?.authored;
      if (!authored) return [];
      const bare = authored.points.map((point) => ({ ...point, label: '--', ask: '--', praise: '--' }));
      const prepared = prepareQuestion('', { ...authored, points: bare });
      return [text, ...authored.points.map(({ ask }) => ask)].flatMap((printed) =>
        matchPoints(readingsOf(readPassage(printed)), prepared)
          .points.filter(({ zone }) => zone === 'seen' || zone === 'counted')
          .map(() => `${authored.id}: ${printed}`),
      );
    });
    expect(given).toEqual([]);
  });

  it('that are written here are hit by answers to other questions in fewer than 3 of 100 tries', () => {
    const ideals = bank
      .filter(({ isShared }, at) => !isShared && at % 40 === 0)
      .map(({ question }) => question.ideal);
    const readings = ideals.map((ideal) => readingsOf(readPassage(ideal)));
    const hits = asked.flatMap(([text]) => {
      const authored = commonQuestionOf(text)?.authored;
      const prepared = authored && prepareQuestion(text, authored);
      return readings.flatMap((one) =>
        prepared
          ? matchPoints(one, prepared).points.flatMap(({ zone }, at) => {
              const label = prepared.points[at]?.point.label ?? '';
              if (!ownLabels.has(label)) return [];
              return [zone === 'seen' || zone === 'counted' ? `${text}: ${label}` : ''];
            })
          : [],
      );
    });
    const wrong = hits.filter((hit) => hit !== '');
    expect(wrong.length / hits.length, wrong.slice(0, 20).join('\n')).toBeLessThan(0.03);
  });

  it('speak to the person, in one short sentence each', () => {
    for (const { ask, praise, says, anchors } of written) {
      expect(ask.split(' ').length, ask).toBeLessThanOrEqual(20);
      expect(ask).not.toContain(';');
      expect(praise.split(' ').length, praise).toBeLessThanOrEqual(14);
      expect(praise).toMatch(/\byou/i);
      expect(says.length, praise).toBeGreaterThanOrEqual(6);
      expect(anchors.length, praise).toBeGreaterThanOrEqual(1);
    }
  });
});

/** Honest answers in words that their questions don't have. */
const honest: readonly [question: string, answer: string][] = [
  [
    'What are your salary expectations?',
    "I'm on 19.40 an hour now. I checked a few ads around here and people with a forklift license get between twenty one and twenty three, so I'd be happy with 22. If you pay extra for nights I'm flexible on the rest.",
  ],
  [
    'Are you okay with working weekends?',
    'Every other Saturday is no problem. At the bakery I did two out of three for four years. I only need to know a week ahead, because my mother looks after the kids then and she has to plan too.',
  ],
  [
    'How do you stay motivated doing repetitive work?',
    "I split the night into hours and try to beat what I did the hour before, with the radio on low. What helps most is to picture whoever gets the box: one wrong label and an old man takes the wrong tablets. When I notice that I'm drifting, I go over the last row a second time.",
  ],
  [
    'What got you into care work?',
    "When my grandmother was in a home I helped out there on Sundays and saw how a good nurse talks to somebody who is scared. I trained the year after. Nights are hard on the back and you lose people you like. I'm still here because no two days are alike.",
  ],
  [
    'How do you handle stress?',
    "One thing at a time. I take a breath, write down what's open and start with the one that can't wait. If it's really too much I tell my supervisor early and ask which of the two can wait. After work I go for a run and leave the phone in the car.",
  ],
];

describe('an answer to a common question', () => {
  const scoreOf = (question: string, answer: string) =>
    scoreAnswerNow({ question, answer, jobRole: '', interviewType: 'hr' }).overall;

  it.each(honest)('counts in its own words: %s', (question, answer) => {
    expect(scoreOf(question, answer)).toBeGreaterThanOrEqual(55);
  });

  it('is worth far less where it answers something else', () => {
    const swapped = honest.flatMap(([question], at) =>
      honest.filter((_, other) => other !== at).map(([, answer]) => scoreOf(question, answer)),
    );
    const mean = swapped.reduce((sum, one) => sum + one, 0) / swapped.length;
    const own = honest.map(([question, answer]) => scoreOf(question, answer));
    expect(mean).toBeLessThan(own.reduce((sum, one) => sum + one, 0) / own.length - 30);
  });
});
