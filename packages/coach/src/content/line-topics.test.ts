import { describe, expect, it } from 'vitest';
import { findBankQuestion } from './bank.ts';
import { LineTopic } from './line-topic-schema.ts';
import { lineTopics, namedTools, peopleWords, topicQuestionOf, topicTexts } from './line-topics.ts';
import { commonPoints } from './profiles.ts';
import { isTaboo } from './question-taboos.ts';
import { authoredForOwnWords } from './role-questions.ts';

const angles = ['ask', 'tell', 'why'] as const;
const patients = { people: peopleWords.get('patient') };

describe.each(lineTopics.map((topic) => [topic.id, topic] as const))('the line topic "%s"', (_, topic) => {
  it('has the shape of a topic', () => {
    expect(LineTopic.safeParse(topic).error).toBeUndefined();
  });

  it('asks whole sentences that no bank or profile asks, with points that somebody wrote', () => {
    for (const angle of angles)
      for (const text of topicTexts(topic, angle, { ...patients, tool: 'Excel' })) {
        expect(text).toMatch(/^[A-Z][^{}]*[.?]$/);
        expect(isTaboo(text)).toBe(false);
        expect(findBankQuestion(text)).toBeUndefined();
        expect(topicQuestionOf(text)?.id).toMatch(/^ad\./);
        expect(authoredForOwnWords(text)?.points.length).toBeGreaterThanOrEqual(2);
      }
    for (const label of topic.points) expect([...commonPoints.keys()]).toContain(label);
  });
});

describe('line topics', () => {
  it('have ids of their own', () => {
    expect(new Set(lineTopics.map(({ id }) => id)).size).toBe(lineTopics.length);
  });

  it('say one thing in one way: no question to be answered is in two topics', () => {
    const texts = lineTopics.flatMap((topic) => [...topicTexts(topic, 'ask'), ...topicTexts(topic, 'tell')]);
    expect(texts.filter((text, at) => texts.indexOf(text) !== at)).toEqual([]);
  });

  it('give a question that only some lines mean to those alone', () => {
    const systems = lineTopics.find(({ id }) => id === 'systems') as LineTopic;
    const asked = (line: string) => topicTexts(systems, 'ask', { line }).join(' ');
    expect(asked('Maintain routers and switches')).toContain('network is slow');
    expect(asked('Maintain Linux machines')).not.toContain('network is slow');
    expect(asked('Maintain Linux machines')).not.toBe('');
  });

  it.each([
    ['service', 'Superior customer service', 'welcome and looked after', false],
    ['service', 'Serve every guest of the bakery', 'welcome and looked after', true],
    ['liaison', 'First point of contact for bakers with questions', 'both of them', false],
    ['liaison', 'Liaison between the bakery and the mill', 'both of them', true],
    ['presentations', 'Prepare presentations about rye', 'lose the room', false],
    ['presentations', 'Deliver presentations about rye', 'lose the room', true],
    ['cleaning', 'Keep the flour store neat', 'only look clean', false],
    ['cleaning', 'Clean the kitchen', 'only look clean', true],
    ['register', 'Scan items for customers', 'made at a register', false],
    ['register', 'Run the register', 'made at a register', true],
    ['teaching', 'Instruct classes in baking', "they've understood", false],
    ['new-procedures', 'Develop procedures for the mill', 'back to the old way', false],
  ])('at "%s", "%s": "%s" is asked only with its cue (%s)', (id, line, words, isAsked) => {
    const topic = lineTopics.find((one) => one.id === id) as LineTopic;
    const texts = (['ask', 'tell'] as const).flatMap((angle) => topicTexts(topic, angle, { line }));
    expect(texts.join(' ').includes(words)).toBe(isAsked);
  });

  it('name people and tools as the line does', () => {
    const service = lineTopics.find(({ id }) => id === 'service') as LineTopic;
    expect(topicTexts(service, 'ask', patients).join(' ')).toContain('patients');
    const tool = lineTopics.find(({ id }) => id === 'tool') as LineTopic;
    for (const name of namedTools)
      for (const text of topicTexts(tool, 'ask', { tool: name }))
        expect(topicQuestionOf(text)?.id).toBe('ad.tool.ask');
  });

  it.each([
    "Tell me about something you've done with Excel.",
    "You're in the middle, and both sides want something else. What do you do?",
    'Tell me about something confidential that somebody tried to get out of you. What did you do?',
  ])('a set that was stored before finds the points of "%s"', (text) => {
    expect(authoredForOwnWords(text)?.points.length).toBeGreaterThanOrEqual(2);
  });
});
