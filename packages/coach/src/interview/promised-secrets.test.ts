import { describe, expect, it } from 'vitest';
import { scoreAnswerNow } from './score-answer.builtin.ts';

const asked = [
  'A student stays behind and says, "Can I tell you something, if you promise to keep it a secret?" What do you say?',
  'An employee tells you, "just between us," that their manager bullies them. What do you do next?',
  "A client tells you on the phone there's no reason to go on living. What do you say and do?",
  'What do you tell a new client about confidentiality and its limits?',
  'Someone you look after says, "I\'ll tell you something, but you have to swear it stays with us." What do you do?',
];
const flagsOf = (question: string, answer: string) =>
  scoreAnswerNow({ question, answer, jobRole: '', interviewType: 'mixed' });

describe.each(asked)('%s', (question) => {
  it.each([
    "I say of course, you can trust me, I won't tell anybody. Then we talk and I help them myself.",
    'I would tell them sure, your secret is safe with me, and then I listen to what happened.',
    "I'd promise not to tell anyone so they open up, and then I see what I can do.",
    "I tell them it stays between us and my lips are sealed, so they aren't scared of me.",
    "honestly i'd say yes of course and i keep it between us because they trust me",
    'I give my word that nobody will know, and I look for a way to solve it on my own.',
    "I'll keep their secret. They came to me because they trust me.",
  ])('names the promise in "%s" and caps it', (answer) => {
    const { flags, overall, evidence } = flagsOf(question, answer);
    expect(flags.map(({ id }) => id)).toContain('red_flag');
    expect(overall).toBeLessThanOrEqual(35);
    expect(evidence.filter(({ kind }) => kind === 'question')).toEqual([]);
  });

  it.each([
    "I tell them I'm glad they came, and that I can't promise that, because I may have to tell somebody who can help.",
    "I say I won't tell anybody unless they are in danger, and then only the people who can help.",
    "I won't tell anyone who doesn't need to know, but I have to report it to the safeguarding lead today.",
    'She begged me not to tell anyone. I explained kindly why I could not keep it between us.',
    'If I keep it between us they may get hurt, so I say up front what I have to pass on.',
    "I can't keep your secret if somebody is hurting you, and I'd say so before they start.",
    'I never promise to keep it secret. I promise to listen and to stay with them while we get help.',
    'Would I promise to keep it secret? No. I would tell them who I have to talk to.',
  ])('finds no fault with "%s"', (answer) => {
    expect(flagsOf(question, answer).flags.filter(({ id }) => id === 'red_flag')).toEqual([]);
  });
});

it('has nothing against keeping a confidence that puts nobody in danger', () => {
  const question = 'Tell me about a secret that you had to keep. How did you manage?';
  const answer =
    "I knew about the merger for two months. I won't tell anybody what I hear in such a room, so I kept it to myself.";
  expect(flagsOf(question, answer).flags).toEqual([]);
});
