import { describe, expect, it } from 'vitest';
import { scoreAnswerNow } from '../score-answer.builtin.ts';

const scoreOf = (question: string, answer: string) =>
  scoreAnswerNow({ question, answer, jobRole: '', interviewType: 'hr' }).overall;

describe('an answer about oneself', () => {
  it.each([
    [
      'So, tell me about yourself.',
      "I've been a roofer for nine years, the last two with four people under me. I started at sixteen, then fell off a barn, broke a wrist and learned to tie in. After that I wrote the safety plan for our crew, and we've had no accident since 2021. I saw that you train your own people, and I'd like to do that.",
      "I would describe myself as a motivated and ambitious person who is passionate about quality. I have always enjoyed being part of a good team and I give my best in everything I do, every day. I'm looking for a company where I can grow and where people value what I bring, and I believe that this is that company.",
    ],
    [
      'Why do you want to work on the ramp?',
      "I loaded trucks for three years and the best hour was always the last one, when it all had to fit. Then I drove my brother to gate six last spring, stood at the fence and watched four people turn a plane in forty minutes. I went home and applied. I've read that half of it is rain, and I worked outside for two winters.",
      'I think that it would be a great opportunity for me because your company has a good name and I really like planes and being outside. I enjoy physical work and I like working with other people. I want to develop myself and learn new things, and I feel that this job would be the right place for me to do that.',
    ],
  ])('is worth more where it tells what happened: %s', (question, told, general) => {
    expect(scoreOf(question, told)).toBeGreaterThan(scoreOf(question, general) + 10);
  });

  it('reaches the middle when it tells one moment in words that no list holds', () => {
    const told =
      "My mother's stove died on a Sunday, and the man who came let me hold his lamp. I was twelve. He listened to it for a minute, turned one screw, and I still remember the click. I've wanted to hear that click since, and for six years now I do, two or three times a day.";
    expect(scoreOf('Why did you go into appliance repair?', told)).toBeGreaterThanOrEqual(50);
  });

  it('needs more than one sentence with a number and a "then"', () => {
    const line =
      'First I worked on this: own reason, hard part, good place. As a result it fell from 10 to 4 days.';
    expect(scoreOf('Why this job, and why with us?', line)).toBeLessThan(40);
  });

  it('is never quoted for what anybody says, and never called unrelated', () => {
    for (const answer of [
      "I like people, and I think that I'm really the kind of person who cares about it. At your company people come and ask you, and that's what I love.",
      'My aunt took me along on her round when I was nine. I carried the small parcels and knew every dog by name. By ten I wanted her bag.',
    ]) {
      const { evidence } = scoreAnswerNow({
        question: 'Why this job, and why with us?',
        answer,
        jobRole: '',
        interviewType: 'hr',
      });
      expect(evidence.filter(({ kind, pointId }) => kind === 'strength' && pointId)).toEqual([]);
      expect(evidence.map(({ message }) => message).join(' ')).not.toContain("couldn't connect");
    }
  });

  it('says in the receipt what it counted', () => {
    const { receipt } = scoreAnswerNow({
      question: 'Why this job, and why with us?',
      answer:
        'I loaded trucks for three years. Then I drove my brother to gate six, stood at the fence and watched four people turn a plane in forty minutes. I went home and applied the same day.',
      jobRole: '',
      interviewType: 'hr',
    });
    const line = receipt.lines.find(({ id }) => id === 'relevant_experience.specifics');
    expect(line?.seen).toMatch(/^\d numbers?, \d things you did, 1 word like “then”$/);
  });
});
