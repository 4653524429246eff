import { difficulties, GenerateQuestionsOutput, interviewTypes } from '@greenroom/domain';
import { describe, expect, it } from 'vitest';
import { jaccard } from '../../text/overlap.ts';
import { contentStems, readPassage } from '../../text/passage.ts';
import { generateQuestions, nearDuplicate } from './generate-questions.builtin.ts';
import { inferRole } from './infer-role.ts';

const roles = ['Software engineer', 'Registered nurse', 'Sales executive', 'Zookeeper', ''];

describe('a set of questions', () => {
  it.each(interviewTypes.flatMap((type) => difficulties.map((difficulty) => [type, difficulty] as const)))(
    '%s, %s: exact count, ordered by level, no near-duplicates, valid',
    async (interviewType, difficulty) => {
      for (const jobRole of roles) {
        for (const count of [1, 3, 5, 15]) {
          const set = await generateQuestions({ jobRole, interviewType, difficulty, count, seed: 'x' });
          GenerateQuestionsOutput.parse(set);
          expect(set.questions).toHaveLength(count);
          const levels = set.questions.map((question) => question.level);
          expect(levels).toEqual([...levels].sort());
          const stems = set.questions.map(
            (question) => new Set(contentStems(readPassage(question.question_text))),
          );
          for (const [at, a] of stems.entries()) {
            for (const b of stems.slice(at + 1)) expect(jaccard(a, b)).toBeLessThan(nearDuplicate);
          }
        }
      }
    },
  );

  const base = {
    jobRole: 'Software engineer',
    interviewType: 'mixed',
    difficulty: 'medium',
    count: 6,
  } as const;
  const idsOf = async (more: object) =>
    (await generateQuestions({ ...base, seed: 's', ...more })).questions.map(
      (question) => question.bank_id as string,
    );

  it('is the same for the same seed and another for another seed', async () => {
    expect(await idsOf({})).toEqual(await idsOf({}));
    expect(await idsOf({ seed: 'other' })).not.toEqual(await idsOf({}));
  });

  it('avoids what was asked before, by id and by text', async () => {
    const first = (await generateQuestions({ ...base, seed: 's' })).questions;
    const byId = await idsOf({ avoid: first.map((question) => question.bank_id) });
    const byText = await idsOf({ avoid: first.map((question) => question.question_text) });
    for (const { bank_id } of first) {
      expect(byId).not.toContain(bank_id);
      expect(byText).not.toContain(bank_id);
    }
  });

  it('grows harder with the difficulty', async () => {
    const mean = async (difficulty: 'easy' | 'hard') => {
      const set = await generateQuestions({ ...base, difficulty, count: 10, seed: 's' });
      return set.questions.reduce((sum, question) => sum + question.level, 0);
    };
    expect(await mean('hard')).toBeGreaterThan((await mean('easy')) + 5);
  });

  it('brings questions that fit the focus of a custom interview, and says so', async () => {
    const set = await generateQuestions({
      ...base,
      interviewType: 'custom',
      focus: 'database indexes, slow queries, transactions and locking',
      seed: 's',
    });
    expect(set.questions.map((question) => question.bank_id)).toContain('be-index');
    expect(set.source.note).toContain('focus');
  });

  const posting =
    'We look for a colleague in our finance team. You own the month-end close and the general ledger, prepare the VAT return and the trial balance, post accruals and journal entries and know IFRS.';

  it('reads the role out of a pasted job text and says what it used of it', async () => {
    const set = await generateQuestions({
      ...base,
      jobRole: 'Specialist',
      interviewType: 'custom',
      focus: posting,
      seed: 's',
    });
    expect(set.source).toMatchObject({ family: 'accountant', exact: true });
    expect(set.source.note).toContain('Your text reads like a job for');
    expect(set.source.note).toMatch(/From your focus we used: .*(?:ledger|accruals|close|trial|vat|ifrs)/);
  });

  it.each([
    ['🙂', 'Nothing in our questions fits your focus'],
    ['xylophone tuning', 'Nothing in our questions fits your focus'],
    ['   ', null],
  ])('a focus of %j is answered openly', async (focus, said) => {
    const { source } = await generateQuestions({ ...base, interviewType: 'custom', focus, seed: 's' });
    if (said === null) expect(source.note).toBeNull();
    else expect(source.note).toContain(said);
  });

  it('keeps a typed role that it knows, whatever the text is about', async () => {
    const set = await generateQuestions({ ...base, interviewType: 'custom', focus: posting, seed: 's' });
    expect(set.source.family).toBe('backend-engineer');
  });

  it('takes 50,000 characters of focus, and three sets in a row share no question', async () => {
    const focus = `${posting} `.repeat(280);
    const seen: string[] = [];
    for (const seed of ['a', 'b', 'c']) {
      const ids = await idsOf({ focus, seed, avoid: seen });
      expect(ids.filter((id) => seen.includes(id))).toEqual([]);
      seen.push(...ids);
    }
    expect(new Set(seen).size).toBe(18);
  });

  it('is exact for a bad count and valid for no request at all', async () => {
    expect((await generateQuestions({ ...base, count: 99, seed: 1 })).questions).toHaveLength(15);
    expect((await generateQuestions({ ...base, count: -3, seed: 1 })).questions).toHaveLength(1);
    GenerateQuestionsOutput.parse(await generateQuestions(null as never));
  });

  it('says openly when the bank does not know the role', async () => {
    const set = await generateQuestions({ ...base, jobRole: 'Zookeeper', seed: 's' });
    expect(set.source).toMatchObject({ exact: false, family: 'general' });
    expect(set.source.note).toContain('We don\'t have questions written for "Zookeeper" yet, so we used');
  });
});

describe('the role', () => {
  it.each([
    ['Senior Software Engineer', 'backend-engineer'],
    ['react dev', 'frontend-engineer'],
    ['Front-End Developer (m/f/d)', 'frontend-engineer'],
    ['RN - ICU', 'registered-nurse'],
    ['Staff nurse, night shift', 'registered-nurse'],
    ['account exec', 'sales-representative'],
    ['data anlyst', 'data-analyst'],
    ['Lead Product Manager, Payments', 'project-manager'],
  ])('"%s" is read as %s', (role, family) => {
    expect(inferRole(role).family?.id).toBe(family);
  });

  it.each(['Zookeeper', 'Underwater basket weaver', 'manager', '', '🙂', '%%%'])(
    '"%s" is not guessed',
    (role) => {
      expect(inferRole(role).family).toBeUndefined();
    },
  );
});
