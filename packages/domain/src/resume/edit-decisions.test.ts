import { describe, expect, it } from 'vitest';
import type { ResumeChange } from './contract.ts';
import { canUndo, withDecisions } from './edit-decisions.ts';

const change = (before: string, after: string, section = 'Experience'): ResumeChange => ({
  ...{ kind: 'wording', section, before, after, reason: '' },
});
const original =
  'Maya Okafor\n\nExperience\n- Was responsible for the ward\n- Trained staff\n\nSkills\nTriage';
const improvedContent = 'Maya Okafor\n\nExperience\n- Led the ward\n\nSkills\nTriage\nSQL';
const changes = [
  change('Was responsible for the ward', 'Led the ward'),
  change('- Trained staff', ''),
  change('', 'SQL', 'Skills'),
];

describe('edits that are taken back', () => {
  it('all of them give the resume as it was', () => {
    expect(withDecisions({ improvedContent, changes }, [0, 1, 2]).trimEnd()).toBe(original);
  });

  it('none of them give the improved text', () => {
    expect(withDecisions({ improvedContent, changes }, [])).toBe(improvedContent);
  });

  it('one of them leaves the others', () => {
    expect(withDecisions({ improvedContent, changes }, [0])).toBe(
      improvedContent.replace('Led the ward', 'Was responsible for the ward'),
    );
  });

  it('an edit of an edited line leads back the way it came', () => {
    const twice = [change('Ran the ward', 'Led the ward'), change('Led the ward', 'Led the ward of 12 beds')];
    expect(withDecisions({ improvedContent: '- Led the ward of 12 beds', changes: twice }, [0, 1])).toBe(
      '- Ran the ward',
    );
  });

  it('an edit whose words are not in the text can not be taken back', () => {
    expect(canUndo(improvedContent, change('a', 'words that are not there'))).toBe(false);
    expect(canUndo(improvedContent, change('same', 'same'))).toBe(false);
    expect(canUndo(improvedContent, change('- Trained staff', ''))).toBe(true);
  });
});

describe('edits as the coach makes them', () => {
  it('an added skill goes from its list alone, wherever else its name stands', () => {
    const text = 'Work\n- Wrote SQL\n\nSkills\nTriage\nSQL, Snowflake\nCurrently learning: Go, Rust';
    const added = ['SQL', 'Snowflake', 'Currently learning: Rust', 'Currently learning: Go'].map((after) => ({
      ...change('', after, 'Skills'),
      kind: 'keyword' as const,
    }));
    const taken = (rejected: number[]) => withDecisions({ improvedContent: text, changes: added }, rejected);
    expect(taken([0])).toBe(text.replace('SQL, Snowflake', 'Snowflake'));
    expect(taken([2])).toBe(text.replace(', Rust', ''));
    expect(taken([0, 1, 2, 3])).toBe('Work\n- Wrote SQL\n\nSkills\nTriage');
    expect(canUndo(text, change('', 'Java'))).toBe(false);
  });

  it('a line that moved up goes back, and no line is lost', () => {
    const improved = '- Cut costs by 40%\n- Trained staff\n- Wrote reports';
    const moved = { ...change('Wrote reports', 'Cut costs by 40%'), kind: 'order' as const };
    expect(withDecisions({ improvedContent: improved, changes: [moved] }, [0])).toBe(
      '- Wrote reports\n- Trained staff\n- Cut costs by 40%',
    );
    const listed = { ...change('Excel, SQL', 'SQL, Excel'), kind: 'order' as const };
    expect(withDecisions({ improvedContent: 'SQL, Excel', changes: [listed] }, [0])).toBe('Excel, SQL');
  });
});
