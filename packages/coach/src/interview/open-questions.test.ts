import { tryQuestion } from '@greenroom/domain';
import { describe, expect, it } from 'vitest';
import { scoreAnswerNow } from './score-answer.builtin.ts';

const score = (question: string, answer: string) =>
  scoreAnswerNow({ question, answer, jobRole: 'Receptionist', interviewType: 'mixed' });

const openQuestions = [
  'Tell me about a time something went wrong at work. What did you do?',
  'Tell me about a mistake you made.',
  tryQuestion.text,
];

/** Good stories that never say "wrong" or "mistake". */
const stories = [
  'so it was a saturday and i was alone at the desk and i noticed i had checked a family into a room that was still being painted so i called housekeeping and asked which rooms were ready and i walked up there myself and i apologized and i carried their bags to the new one and told the night manager what i had done and since then i look at the board before i give out a key and it has not happened again',
  'In my second month I sent the whole payroll file to the wrong printer. I ran down two floors, picked up every page and counted them: 41 of 41 were there. Then I told my manager before anybody asked and wrote to the two people who had been standing there. After that I asked IT to take that printer off my list, and I check the name on the screen twice before I press print.',
];
const noStories = [
  "I'm a big fan of the outdoors, and on weekends I usually go hiking with my two dogs in the hills outside town. I like cooking too, mostly Italian food. My sister says my pasta is the best in the family. In summer we rent a cabin by the lake and play cards.",
  'My salary expectation is around fifty thousand, depending on the benefits and on how much travel there is. I could start in four weeks. I would prefer to work from home two days a week if possible, and I am open to talking about all of it with you.',
];

describe.each(openQuestions)('%s', (question) => {
  it.each(stories)('is answered by a story in any words: %s', (answer) => {
    const { overall, flags, evidence } = score(question, answer);
    expect(flags).toEqual([]);
    expect(overall).toBeGreaterThanOrEqual(55);
    expect(evidence.map(({ message }) => message).join(' ')).not.toContain("couldn't connect");
  });

  it.each(noStories)('is not answered by what is no story: %s', (answer) => {
    expect(score(question, answer).overall).toBeLessThan(35);
  });
});

it('calls no answer off topic by the few words of a question that nobody wrote points for', () => {
  const answer =
    "I'd been looking at listings around here, and most of them sit between eighteen and twenty-one an hour for days. With four years behind me I'd hope to land near the upper end of that, and I'm open to talking about it once I know more about the hours and what comes with it.";
  const { flags, overall } = score('What would you like to earn with us?', answer);
  expect(flags).toEqual([]);
  expect(overall).toBeGreaterThan(15);
});
