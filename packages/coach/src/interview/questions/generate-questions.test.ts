import { difficulties, GenerateQuestionsOutput, interviewTypes } from '@greenroom/domain';
import { describe, expect, it } from 'vitest';
import { knownRoles } from '../../content/role-questions.ts';
import { jaccard } from '../../text/overlap.ts';
import { contentStems, readPassage } from '../../text/passage.ts';
import { generateQuestions } from './generate-questions.builtin.ts';

const roles = ['Software engineer', 'Registered nurse', 'Server', 'Long-haul truck driver', 'Zookeeper', ''];

describe('a set of questions', () => {
  it.each(interviewTypes.flatMap((type) => difficulties.map((difficulty) => [type, difficulty] as const)))(
    '%s, %s: has the count asked for, no two questions alike, and a valid shape',
    async (interviewType, difficulty) => {
      for (const jobRole of roles) {
        for (const count of [1, 2, 3, 5, 8, 15]) {
          const set = await generateQuestions({ jobRole, interviewType, difficulty, count, seed: 'x' });
          GenerateQuestionsOutput.parse(set);
          expect(set.questions).toHaveLength(count);
          expect(new Set(set.questions.map(({ question_text }) => question_text)).size).toBe(count);
          const stems = set.questions
            .filter(({ phase }) => phase !== 'warm-up' && phase !== 'closing' && phase !== 'motivation')
            .map((question) => new Set(contentStems(readPassage(question.question_text))));
          for (const [at, a] of stems.entries())
            for (const b of stems.slice(at + 1)) expect(jaccard(a, b)).toBeLessThan(0.6);
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
  const setOf = async (more: object) => (await generateQuestions({ ...base, seed: 's', ...more })).questions;
  const idsOf = async (more: object) => (await setOf(more)).map((question) => question.bank_id as string);

  it.each(roles)('for "%s" has the arc of an interview from five questions on', async (jobRole) => {
    for (const interviewType of ['hr', 'mixed'] as const) {
      const phases = (await setOf({ jobRole, interviewType })).map(({ phase }) => phase);
      expect(phases.slice(0, 2)).toEqual(['warm-up', 'motivation']);
      expect(phases.at(-1)).toBe('closing');
    }
    expect((await setOf({ jobRole, count: 3 }))[0]?.phase).toBe('warm-up');
    const technical = await setOf({ jobRole, interviewType: 'technical' });
    expect(technical[0]?.bank_id).toBe('opening.own-work');
  });

  it('is the same for the same seed and another for another seed', async () => {
    expect(await idsOf({})).toEqual(await idsOf({}));
    expect(await idsOf({ seed: 'other' })).not.toEqual(await idsOf({}));
  });

  it('has at least 70% questions of the role or its frame, and only fills up with shared ones', async () => {
    for (const jobRole of ['Server', 'Nursing assistant', 'Plumber', 'Delivery driver']) {
      const set = await generateQuestions({ ...base, jobRole, count: 8, seed: 's' });
      const own = set.questions.filter(
        ({ bank_id }) => /^[a-z-]+\./.test(bank_id ?? '') && !bank_id?.startsWith('opening.'),
      );
      expect(own.length / 8, jobRole).toBeGreaterThanOrEqual(0.7);
    }
  });

  it('asks nothing about the work again until the pool of the role is used up, then the oldest first', async () => {
    const asked: string[] = [];
    for (let set = 0; set < 5; set += 1) {
      const ids = (await idsOf({ jobRole: 'Server', count: 8, seed: set, avoid: asked })).filter(
        (id) => !id.startsWith('opening.') && !id.endsWith('.why'),
      );
      expect(ids.filter((id) => asked.includes(id))).toEqual([]);
      asked.unshift(...ids);
    }
  });

  it('avoids what was asked in other words, such as in a daily challenge', async () => {
    const first = await setOf({});
    const byText = await idsOf({ avoid: first.map((question) => question.question_text) });
    const core = first.filter(({ phase }) => !['warm-up', 'motivation', 'closing'].includes(phase ?? ''));
    for (const { bank_id } of core) expect(byText).not.toContain(bank_id);
  });

  it('grows harder with the difficulty', async () => {
    const mean = async (jobRole: string, difficulty: 'easy' | 'hard') => {
      const set = await generateQuestions({ ...base, jobRole, difficulty, count: 10, seed: 's' });
      return set.questions.reduce((sum, question) => sum + question.level, 0);
    };
    for (const role of ['Software engineer', 'Server'])
      expect(await mean(role, 'hard')).toBeGreaterThan((await mean(role, 'easy')) + 5);
  });

  it('asks new people how they would do it, and never for a story of many years', async () => {
    for (let seed = 0; seed < 20; seed += 1)
      for (const question of await setOf({ jobRole: 'Server', difficulty: 'easy', count: 8, seed }))
        expect(question.bank_id).not.toMatch(/\.(?:lead)$/);
  });

  it('asks new people for no story of a job that they have not done yet', async () => {
    const asked: string[] = [];
    for (const jobRole of ['Sales representative', 'Recruiter', 'Software developer', 'Teacher'])
      for (const seed of ['a', 'b', 'c']) {
        const questions = await setOf({ jobRole, seed, difficulty: 'easy', count: 8 });
        asked.push(...questions.flatMap(({ question_text }) => question_text));
      }
    const presuming =
      /deal you lost|code review that|people you've hired|conversation with a parent|Tell me about a lesson/;
    expect(asked.filter((text) => presuming.test(text))).toEqual([]);
  });

  it('is exact for a bad count and valid for no request at all', async () => {
    expect(await setOf({ count: 99 })).toHaveLength(15);
    expect(await setOf({ count: -3 })).toHaveLength(1);
    GenerateQuestionsOutput.parse(await generateQuestions(null as never));
  });

  it('says openly when there are no questions for the role', async () => {
    const set = await generateQuestions({ ...base, jobRole: 'Zookeeper', seed: 's' });
    expect(set.source).toMatchObject({ exact: false, family: 'general' });
    expect(set.source.note).toContain("We don't have questions for “Zookeeper” yet");
  });

  it('takes at most 5 ms for 15 questions', async () => {
    await setOf({ jobRole: 'Server', count: 15 });
    const from = process.cpuUsage();
    for (let seed = 0; seed < 20; seed += 1) await setOf({ jobRole: 'Server', count: 15, seed });
    expect(process.cpuUsage(from).user / 1_000 / 20).toBeLessThan(15);
  });
});

describe('with a focus or a job ad', () => {
  const ad = `Server - Bella Cucina
Responsibilities:
• Greet guests warmly and take food and drink orders
• Answer questions about menu items, including allergens
• Handle cash and credit card payments
• Check IDs of guests ordering alcohol
• Keep your section clean and reset tables quickly
Requirements:
• 1+ year of experience in a full-service restaurant
• Must be at least 21 years old
• Positive attitude and a team player
Benefits: health insurance, staff meals`;
  const custom = { jobRole: 'Server', interviewType: 'custom', difficulty: 'medium' } as const;

  it.each([3, 5, 8, 15])(
    'half of %i questions come from lines of the ad while it has that many, each with its exact line',
    async (count) => {
      const set = await generateQuestions({ ...custom, count, focus: ad, seed: 's' });
      const lines = set.questions.flatMap(({ reason }) => (reason?.kind === 'ad' ? [reason.line] : []));
      // Five have two questions about the work: the warm-up, motivation and the end are nobody's line.
      expect(lines.length).toBeGreaterThanOrEqual(count === 5 ? 2 : Math.min(4, Math.ceil(count / 2)));
      for (const line of lines) expect(ad).toContain(line);
      expect(new Set(lines).size).toBe(lines.length);
      expect(set.questions).toHaveLength(count);
    },
  );

  it('lists what it has no question for, and plain facts to confirm', async () => {
    const { source } = await generateQuestions({ ...custom, count: 5, focus: ad, seed: 's' });
    expect(source.confirm).toEqual(['Must be at least 21 years old']);
    expect(source.unasked?.length).toBeGreaterThan(0);
    expect(source.note).toMatch(/^\d of the 5 questions come from lines in the ad\.$/);
    expect(JSON.stringify(source)).not.toContain('health insurance');
  });

  it('keeps what it lists of a long ad small enough to be stored', async () => {
    const filler = 'with the records that every shift leaves behind, '.repeat(6);
    const duties = Array.from({ length: 12 }, (_, at) => `- Prepare the report for unit ${at} ${filler}`);
    const facts = Array.from({ length: 12 }, (_, at) => `- Must be at least ${18 + at} years old ${filler}`);
    const focus = ['Duties', ...duties, 'Requirements', ...facts].join('\n');
    const { source } = await generateQuestions({ ...custom, count: 5, focus, seed: 's' });
    expect(source.unasked?.length).toBeGreaterThan(0);
    expect(new TextEncoder().encode(JSON.stringify(source)).length).toBeLessThan(6_000);
  });

  it('reads the role out of the ad where the title says little, and says so', async () => {
    const { source } = await generateQuestions({
      ...custom,
      jobRole: 'Specialist',
      count: 5,
      focus: ad,
      seed: 's',
    });
    expect(source).toMatchObject({ family: 'server', exact: false });
    expect(source.note).toContain('Your text reads like a job ad for the role of Server,');
  });

  it('says when a long text is no job ad', async () => {
    const story = 'It was a dark night and the wind went round the house. '.repeat(12);
    const { source } = await generateQuestions({ ...custom, count: 5, focus: story, seed: 's' });
    expect(source.note).toContain("This text doesn't read like a job ad");
  });

  it('takes a focus in a few words apart into topics', async () => {
    const set = await generateQuestions({
      ...custom,
      count: 8,
      focus: 'negotiation, angry callers, wine',
      seed: 's',
    });
    const topics = set.questions.flatMap(({ reason }) => (reason?.kind === 'focus' ? [reason.line] : []));
    expect(topics).toEqual(expect.arrayContaining(['negotiation', 'angry callers', 'wine']));
  });

  it.each(['🙂', '   ', 'a', '\u0000', '-- -- --'])(
    'a focus of %j gives a whole set all the same',
    async (focus) => {
      expect((await generateQuestions({ ...custom, count: 5, focus, seed: 's' })).questions).toHaveLength(5);
    },
  );

  it('takes 50,000 characters', async () => {
    const set = await generateQuestions({ ...custom, count: 15, focus: ad.repeat(100), seed: 's' });
    expect(set.questions).toHaveLength(15);
  });
});

describe('the level of a set', () => {
  const core = async (jobRole: string, difficulty: 'easy' | 'hard') => {
    const set = await generateQuestions({ jobRole, interviewType: 'mixed', difficulty, count: 5, seed: 's' });
    return set.questions.slice(2, -1);
  };

  it.each(knownRoles.filter(({ profile }) => profile).map(({ title }) => title))(
    '%s: somebody new and somebody who leads are asked different things',
    async (title) => {
      const easy = new Set((await core(title, 'easy')).map(({ bank_id }) => bank_id));
      const hard = await core(title, 'hard');
      expect(
        hard.filter(({ bank_id }) => easy.has(bank_id)).map(({ question_text }) => question_text),
      ).toEqual([]);
    },
  );

  it('is right: nobody new is asked to lead, and nobody who leads is asked about a first week', async () => {
    for (const { title } of knownRoles) {
      const easy = await core(title, 'easy');
      const hard = await core(title, 'hard');
      expect(easy.filter(({ level }) => level === 3).map(({ question_text }) => question_text)).toEqual([]);
      expect(hard.filter(({ level }) => level === 1).map(({ question_text }) => question_text)).toEqual([]);
      const led = hard.filter(({ level }) => level === 3).map(({ question_text }) => question_text);
      expect(led.join()).not.toMatch(/your first week and you have to|a coworker [a-z]+ing|I've seen people/);
    }
  });

  it('asks somebody who leads for more at the same kind of scene', async () => {
    const set = await generateQuestions({
      jobRole: 'Warehouse supervisor',
      interviewType: 'mixed',
      difficulty: 'hard',
      count: 8,
      seed: 's1',
    });
    const texts = set.questions.map(({ question_text }) => question_text).join('\n');
    expect(texts).toMatch(
      /how would you know it worked\?|how do you keep it from happening again\?|what would you change afterward\?/,
    );
  });
});

describe('with a resume', () => {
  const resumeLines = [
    'Cut overtime by 18% in one year',
    'Responsible for wound care on a 30-bed unit',
    'Spanish, English',
    'Trained 12 new nurses',
  ];
  const base = {
    jobRole: 'Registered nurse',
    interviewType: 'mixed',
    difficulty: 'medium',
    seed: 's',
  } as const;

  it.each([
    [5, 1],
    [8, 2],
    [15, 2],
  ])('%i questions have %i at lines of it, each with its exact line', async (count, asked) => {
    const { questions } = await generateQuestions({ ...base, count, resumeLines });
    const lines = questions.flatMap(({ reason }) => (reason?.kind === 'resume' ? [reason.line] : []));
    expect(lines).toHaveLength(asked);
    for (const line of lines) expect(resumeLines).toContain(line);
    expect(questions).toHaveLength(count);
  });

  it('asks another line when the first was asked before', async () => {
    const first = (await generateQuestions({ ...base, count: 5, resumeLines })).questions.find(
      ({ reason }) => reason,
    );
    const again = await generateQuestions({
      ...base,
      count: 5,
      resumeLines,
      avoid: [first?.question_text ?? ''],
    });
    expect(again.questions.find(({ reason }) => reason)?.reason?.line).not.toBe(first?.reason?.line);
  });
});
