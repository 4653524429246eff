import { describe, expect, it } from 'vitest';
import { compareTellings } from './compare-tellings.builtin.ts';
import { draftStory } from './draft-story.builtin.ts';
import { fitRequirement, fitStories, type KeptStory, readStories } from './fit-stories.builtin.ts';
import { readCompetencies } from './read-competencies.ts';
import { figureOf, sheetStory } from './sheet-story.ts';

const story = (id: string, parts: Partial<KeptStory>): KeptStory => ({
  ...{ id, title: id, situation: '', task: '', actions: '', result: '', competencies: [] },
  ...parts,
});

const handoff = story('handoff', {
  title: 'The one-page handoff',
  situation: 'Bedside handoff on our ward took 40 minutes, and allergies got lost.',
  actions:
    'I asked three nurses what they missed. I drew a one-page sheet and tried it for two weeks on the night shift.',
  result: 'Handoff went from 40 minutes to 25, and all 34 nurses use the sheet.',
  competencies: ['ownership'],
});
const rota = story('rota', {
  title: 'The summer rota',
  situation: 'A colleague and I disagreed about the summer rota.',
  actions: 'I listened to both sides, and we looked at the last three summers together.',
  result: 'We agreed on a plan, and nobody quit.',
});
const refund = story('refund', {
  title: 'The lost parcel',
  situation: 'A customer complained that her parcel never came, the day before a wedding.',
  actions: 'I called the depot, found it in Dayton, and drove there after my shift.',
  result: 'She had it at 9, and she wrote us a kind review.',
});
const course = story('course', {
  title: 'Spreadsheets in a month',
  situation: 'Nobody in the office could build the stock report.',
  actions: 'I taught myself pivot tables in four weeks with an online course.',
  result: 'The report now takes ten minutes instead of a day.',
});
const all = [handoff, rota, refund, course];
const texts = ({ situation, task, actions, result }: KeptStory) =>
  [situation, task, actions, result].join(' ');

describe('what a story shows', () => {
  it.each([
    ['conflict', rota],
    ['customer-focus', refund],
    ['learning', course],
  ] as const)('is %s where its words say so, with the sentence that does', (competency, one) => {
    const shown = readCompetencies(texts(one)).find((found) => found.competency === competency);
    expect(texts(one)).toContain(shown?.quote);
    expect(shown?.quote).not.toBe('');
  });

  it.each([
    ['conflict', "I couldn't stand how he talked to her, so I told him in private."],
    ['conflict', "They didn't get along."],
    ['ownership', "It wasn't my job, but I fixed the label printer."],
  ] as const)('is %s in “%s”, where the phrase itself denies', (competency, text) =>
    expect(readCompetencies(text).map((found) => found.competency)).toContain(competency),
  );

  it.each([
    'There was never a conflict in my team.',
    'We had no disagreement.',
    'I like my work.',
    '',
    '🎉 🎉',
  ])('is not a conflict in "%s"', (text) =>
    expect(readCompetencies(text).map(({ competency }) => competency)).not.toContain('conflict'),
  );
});

describe('which story fits a question', () => {
  const fitted = (question: string, answer?: string) => fitStories(readStories(all), { question, answer });

  it.each([
    ['Tell me about a time you disagreed with a colleague. How did you settle it?', 'rota', 'shows'],
    ['Describe a conflict at work.', 'rota', 'shows'],
    ['Tell me about an upset customer.', 'refund', 'shows'],
    ['How do you learn something new?', 'course', 'shows'],
    ['When did you take ownership of something?', 'handoff', 'marked'],
    ['How do you hand over allergies on the ward?', 'handoff', 'about'],
  ])('%s: %s, since it %s it', (question, id, kind) => {
    const { fits, gap } = fitted(question);
    expect(fits[0]).toMatchObject({ storyId: id, reason: { kind } });
    if (kind !== 'about') expect(gap).toBeNull();
  });

  it('gives reasons in words of the story', () => {
    for (const question of [
      'A conflict at work?',
      'An angry customer?',
      'What did you learn?',
      'Ward allergies?',
    ])
      for (const { storyId, reason } of fitted(question).fits) {
        const text = texts(all.find(({ id }) => id === storyId) ?? handoff);
        if (reason.kind === 'shows') expect(text).toContain(reason.quote);
        if (reason.kind === 'about') for (const word of reason.words) expect(text).toContain(word);
      }
  });

  it('offers a story about a conflict where two people stop talking', () => {
    expect(
      fitted('Two people who have to work together stop talking to each other. What do you do?').fits[0],
    ).toMatchObject({ storyId: 'rota' });
  });

  it('names what no story shows', () => {
    expect(
      fitStories(readStories([refund]), { question: 'Tell me about a conflict with a coworker.' }),
    ).toEqual({
      fits: [],
      gap: 'conflict',
    });
  });

  it.each(['Why do you want to work here?', 'What is a deadlock?', '', '?'])(
    'has none for "%s"',
    (question) => {
      expect(fitted(question)).toEqual({ fits: [], gap: null });
    },
  );

  it('puts the story that an answer tells first', () => {
    const answer = `${handoff.situation} I asked three nurses and drew a sheet for two weeks. ${handoff.result}`;
    expect(fitted('Tell me about a conflict.', answer).fits[0]).toMatchObject({
      storyId: 'handoff',
      reason: { kind: 'told' },
    });
  });

  it('fits a line of an ad only where it is sure', () => {
    const of = (line: string, kind = 'duty') =>
      fitRequirement(readStories(all), { name: line, line, kind })?.storyId;
    expect(of('Gives a clear bedside handoff at every shift change, allergies included')).toBe('handoff');
    expect(of('Resolves conflicts calmly', 'trait')).toBe('rota');
    expect(of('Handles conflict in the team')).toBe('rota');
    expect(of('Fixes broken equipment')).toBeUndefined();
    expect(of('Interprets telemetry rhythms and responds to changes')).toBeUndefined();
    expect(of('Keeps the office clean')).toBeUndefined();
  });
});

it('names a number that was left out with what it counts', () => {
  const story = {
    ...handoff,
    situation: 'It was late.',
    actions: 'I wrote 14 weekly reports.',
    result: 'They took two days.',
  };
  expect(compareTellings(story, 'I wrote reports.', null).numbers).toEqual(['14 weekly reports', 'two days']);
});

describe('an answer becomes a story', () => {
  const answer =
    'At my last job handover was a mess. My task was to fix it. I asked three colleagues what they missed. ' +
    'I made a one-page sheet, and we tried it for two weeks. As a result handover went from 40 minutes to 25!';

  it('with each sentence in one part, word for word', () => {
    expect(draftStory({ text: answer, source: 'answer' })).toMatchObject({
      title: 'Asked three colleagues what they missed',
      situation: 'At my last job handover was a mess.',
      task: 'My task was to fix it.',
      actions:
        'I asked three colleagues what they missed. I made a one-page sheet, and we tried it for two weeks.',
      result: 'As a result handover went from 40 minutes to 25!',
    });
  });

  it.each([
    answer,
    'ok',
    '🎉 I called. 🎉',
    '...',
    'Ich habe das Team geleitet. Danach war alles gut.',
    'a\n\nb.  c',
  ])('and no sign of "%s" is lost', (text) => {
    const { situation, task, actions, result } = draftStory({ text, source: 'answer' });
    const signs = (whole: string) => [...whole.replace(/\s/g, '')].sort().join('');
    expect(signs(situation + task + actions + result)).toBe(signs(text));
  });

  it('takes a resume line with a number as a result', () => {
    const line = 'Cut the bedside handoff from 40 to 25 minutes';
    expect(draftStory({ text: line, source: 'resume' })).toMatchObject({
      title: line,
      result: line,
      actions: '',
    });
  });

  it("takes no words of an ad as the user's", () => {
    const drafted = draftStory({
      text: 'Resolves conflicts',
      source: 'requirement',
      question: 'Resolves conflicts',
    });
    expect(drafted).toMatchObject({ title: '', actions: '', shows: [{ competency: 'conflict', quote: '' }] });
  });
});

describe('a telling', () => {
  const first = `${handoff.situation} ${handoff.actions} Everybody uses it.`;

  it('is held against the story the first time', () => {
    const { told, of, back, leftOut, missing, numbers, before } = compareTellings(handoff, first, null);
    expect({ told, of, back, leftOut, before }).toEqual({
      told: 3,
      of: 4,
      back: [],
      leftOut: [],
      before: null,
    });
    expect(missing).toEqual([handoff.result]);
    expect(numbers).toEqual(['25', '34 nurses']);
  });

  it('takes a number in words for the figure', () => {
    const said = 'Handoff went from forty minutes to twenty-five, and all thirty-four nurses use it.';
    expect(compareTellings(handoff, said, null).numbers).toEqual(['three nurses', 'two weeks']);
  });

  it('says what came back and what was left out since the last time', () => {
    const second =
      'Handoff took forty minutes and allergies got lost on our ward. Handoff went from 40 minutes to twenty-five and all 34 nurses use it.';
    const compared = compareTellings(handoff, second, { text: first, words: 40, seconds: 95 });
    expect(compared.back).toEqual([handoff.result]);
    expect(compared.leftOut).toHaveLength(2);
    expect(compared.before).toEqual({ words: 40, seconds: 95 });
  });

  it.each(['', '🎉', 'a'.repeat(6000)])('of "%s" tells nothing and breaks nothing', (text) => {
    expect(compareTellings(handoff, text, null)).toMatchObject({ told: 0, of: 4 });
  });
});

describe('the number of a story', () => {
  it.each([
    ['Handoff went from about 40 minutes to 25.', '40 to 25 minutes'],
    ['Falls went from 9 to 4 falls in a quarter.', '9 to 4 falls'],
    ['We saved 15 percent.', '15 percent'],
    ['Costs fell by $12,000 in a year.', '$12,000'],
    ['Everybody was happy.', ''],
    ['From 2019 to 2021 I ran the night shift.', ''],
    ['We went from 3 nurses to 5 patients each.', '3 nurses'],
    ['', ''],
  ])('%s: "%s"', (text, figure) => expect(figureOf(text)).toBe(figure));

  it('comes with the sentence that has it', () => {
    expect(sheetStory(handoff)).toEqual({
      id: 'handoff',
      title: 'The one-page handoff',
      figure: '40 to 25 minutes',
      line: handoff.result,
    });
  });
});
