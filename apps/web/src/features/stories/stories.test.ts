import { describe, expect, it } from 'vitest';
import type { StoryRow } from '@/lib/stories-query.ts';
import { draftOfStory, emptyStory, problemOf, seededStory, tooLong, wordsOf } from './draft.ts';
import { searchStories, uncovered } from './search.ts';

const row = (part: Partial<StoryRow>): StoryRow => ({
  ...{ id: crypto.randomUUID(), title: 'The sheet', situation: '', task: '', actions: '', result: '' },
  ...{ competencies: [], last_told: null, times_told: 0 },
  ...part,
});

describe('a story that is being written', () => {
  it('can be saved with a name and at least one part', () => {
    const empty = emptyStory();
    expect(problemOf(empty)).toBe('title');
    expect(problemOf({ ...empty, title: 'The sheet', situation: '  ' })).toBe('words');
    expect(problemOf({ ...empty, title: 'The sheet', result: '25 minutes.' })).toBeNull();
  });

  it('counts an emoji as one character, as the database does', () => {
    const draft = { ...emptyStory(), title: 'The sheet', actions: '🎉'.repeat(3000) };
    expect(problemOf(draft)).toBeNull();
    expect(tooLong({ ...draft, actions: '🎉'.repeat(3001) })).toEqual({ actions: 1 });
    expect(problemOf({ ...draft, title: 'a'.repeat(121) })).toBe('long');
  });

  it('begins with the words of its seed where the coach was not reached', () => {
    const seed = {
      kind: 'answer',
      text: 'I called early.',
      question: 'A mistake?',
      sessionId: crypto.randomUUID(),
    } as const;
    expect(seededStory(seed, null)).toMatchObject({ actions: 'I called early.', title: '', seed });
    const asked = { kind: 'question', question: 'A conflict?' } as const;
    expect(seededStory(asked, null).actions).toBe('');
  });

  it('takes at most four proposals', () => {
    const shows = (['conflict', 'learning', 'ownership', 'teamwork', 'leadership'] as const).map(
      (competency) => ({
        competency,
        quote: '',
      }),
    );
    const read = { title: 'T', situation: '', task: '', actions: 'I called.', result: '', shows };
    const draft = seededStory({ kind: 'resume', text: 'Called' }, read);
    expect(draft.competencies).toHaveLength(4);
    expect(wordsOf(draft)).toBe(2);
  });

  it('of a stored one names the save that it started from', () => {
    const stored = {
      ...row({ actions: 'I called.' }),
      revision: 3,
      source_kind: 'form',
      source_text: '',
      uses: [],
    };
    expect(draftOfStory(stored)).toMatchObject({ revision: 3, isChosen: true, actions: 'I called.' });
  });
});

describe('the list of stories', () => {
  const stories = [row({ title: 'Café rota', competencies: ['conflict'] }), row({ result: '25 minutes' })];
  const label = (competency: string) => competency.toUpperCase();

  it.each([
    ['cafe ROTA', ['Café rota']],
    ['conflict', ['Café rota']],
    ['25', ['The sheet']],
    ['', ['Café rota', 'The sheet']],
    ['nothing', []],
  ])('has every word of "%s"', (search, titles) => {
    expect(searchStories(stories, search, label).map(({ title }) => title)).toEqual(titles);
  });

  it('knows what no story shows', () => {
    expect(uncovered(stories)).not.toContain('conflict');
    expect(uncovered(stories)).toContain('learning');
  });
});
