import {
  AnswerScore,
  CoverLetter,
  GenerateQuestionsOutput,
  ImprovedResume,
  InterviewFeedback,
  JobAnalysis,
  ReadJobAdOutput,
} from '@greenroom/domain';
import { type LoopbackModel, startLoopbackModel } from '@greenroom/testing/loopback-model';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Coach, createCoach } from './coach.ts';
import { createModelCoach } from './create-model-coach.ts';
import { traceFacts } from './facts/trace-facts.ts';
import { goldenCases } from './interview/golden/bands.ts';
import { connectModel } from './model/connect-model.ts';
import { honest } from './model/fixtures/honest-model.ts';

const golden = goldenCases[0] ?? (undefined as never);
const form = {
  name: 'Maria Schmidt',
  qualifications: 'Registered Nurse, BSc Nursing',
  jobRole: 'Staff Nurse',
  experience: '6 years on a surgical ward at Northfield Hospital',
  companyName: 'Lakeside Clinic',
  skills: 'wound care, triage, patient education',
  jobDescription:
    'Lakeside Clinic is looking for a Staff Nurse. You must have experience in wound care and triage. Experience with night handovers is a plus. You work in a team of twelve.',
};
const resume = `Maria Schmidt
maria@example.org | +1 555 010 7788

Experience
Northfield Hospital, Staff Nurse, 2018 - 2024
- Was responsible for helping with wound care of 14 patients a day on the surgical ward
- Worked on a new handover sheet that cut handover time by 20 percent

Skills
wound care, triage, patient education`;

let loopback: LoopbackModel;
const makers = ['built-in', 'model', 'model whose provider is dead', 'model that talks nonsense'] as const;
let coaches: Record<(typeof makers)[number], Coach>;
beforeAll(async () => {
  loopback = await startLoopbackModel((asked) => honest(asked));
  const withModel = (model: string) =>
    createModelCoach(
      connectModel(
        { provider: 'openai-compatible', model, apiKey: 'k', baseUrl: loopback.url },
        { budgetMs: 2_000, firstMs: 500 },
      ).forCaller(async () => 'allowed'),
      createCoach(),
    );
  coaches = {
    'built-in': createCoach(),
    model: withModel('honest'),
    'model whose provider is dead': withModel('e401'),
    'model that talks nonsense': withModel('prose'),
  };
});
afterAll(() => loopback.close());

describe.each(makers)('the promises of every coach, kept by the %s one', (maker) => {
  const coach = () => coaches[maker];
  const expectLabel = (result: {
    engine: { kind: string; version: string };
    notice?: { message: string };
  }) => {
    expect(result.engine.kind).toBe(maker === 'model' ? 'model' : 'builtin');
    expect(result.engine.version).not.toBe('');
    expect(result.notice?.message ?? '').toMatch(
      maker.startsWith('model ') ? /built-in engine answered/ : /^$/,
    );
  };
  const ask = {
    question: golden.question,
    idealAnswer: golden.ideal,
    jobRole: golden.role,
    interviewType: golden.type,
  };

  it('a set holds the count asked for, easiest first, and says who wrote it', async () => {
    const set = await coach().generateQuestions({
      jobRole: 'Staff Nurse',
      interviewType: 'mixed',
      difficulty: 'medium',
      count: 2,
      seed: 'one',
    });
    expect(GenerateQuestionsOutput.parse(set).questions).toHaveLength(2);
    expect(set.questions[0]?.level ?? 0).toBeLessThanOrEqual(set.questions[1]?.level ?? 0);
    expectLabel(set);
  });

  it('a score has exact quotes and a receipt that adds up; strong is above weak', async () => {
    const strong = AnswerScore.parse(await coach().scoreAnswer({ ...ask, answer: golden.strong }));
    const weak = AnswerScore.parse(await coach().scoreAnswer({ ...ask, answer: golden.weak }));
    expect(strong.overall).toBeGreaterThanOrEqual(75);
    expect(weak.overall).toBeLessThan(40);
    for (const { quote, start, end } of strong.evidence) expect(golden.strong.slice(start, end)).toBe(quote);
    expect(strong.receipt.lines.reduce((sum, line) => sum + Math.round(line.points * 100), 0)).toBe(
      strong.overall * 100,
    );
    expectLabel(strong);
  });

  it('a report is whole and says which engine scored', async () => {
    const answers = [
      { question_text: golden.question, user_answer: golden.strong, ideal_answer: golden.ideal },
    ];
    const report = await coach().scoreInterview({
      answers,
      jobRole: golden.role,
      interviewType: golden.type,
    });
    expectLabel(InterviewFeedback.parse(report));
  });

  it('a comparison sets two scores of one engine side by side', async () => {
    const found = await coach().compareAnswers({ ...ask, before: golden.weak, after: golden.strong });
    expect(found.before.engine.kind).toBe(found.after.engine.kind);
    expect(found.change.overall).toBe(found.after.overall - found.before.overall);
    expectLabel(found.after);
  });

  it('a follow-up is one question that aims at a gap of this answer', async () => {
    const probe = await coach().probeFor({ ...ask, answer: golden.middling });
    expect(probe?.text).toMatch(/\?$/);
    expect(golden.middling.slice(probe?.start, probe?.end)).toBe(probe?.quote);
    expect(probe?.engine?.kind).toBe(maker === 'model' ? 'model' : undefined);
  });

  it('there is a challenge for every day, its answer among its options', async () => {
    for (const date of ['2026-03-01', '2026-03-02', '2026-03-03', '2026-03-04']) {
      const { question_type, options, correct_answer } = await coach().challengeFor(date);
      if (question_type !== 'open_ended') expect(options).toContain(correct_answer);
      expect(correct_answer.length).toBeGreaterThan(0);
    }
  });

  it('what a job asks for stands in its text', async () => {
    const job = JobAnalysis.parse(await coach().analyzeJob({ jobDescription: form.jobDescription }));
    for (const { quote, start, end } of job.requirements)
      expect(form.jobDescription.slice(start, end)).toBe(quote);
    expect(job.skills).not.toContain('Kubernetes');
    expectLabel(job);
  });

  it('an ad that is read has only lines of its own', async () => {
    const ad = form.jobDescription;
    const read = ReadJobAdOutput.parse(await coach().readJobAd({ ad }));
    expect(read.isAd).toBe(true);
    for (const { line, start, end } of read.requirements) expect(ad.slice(start, end)).toBe(line);
    expectLabel(read);
  });

  it('likely questions begin and end as interviews do, and say which line of the ad they come from', async () => {
    const ad = form.jobDescription;
    const { requirements } = await createCoach().readJobAd({ ad });
    const job = { title: 'Staff Nurse', ad, requirements, resumeLines: [], kept: [], seed: 'one' };
    const prepared = await coach().prepareJob(job);
    const { questions } = prepared;
    expect(questions[0]?.reason.kind).toBe('opening');
    expect(questions.at(-1)?.reason.kind).toBe('closing');
    expect(questions.length).toBeGreaterThanOrEqual(8);
    expect(questions.length).toBeLessThanOrEqual(20);
    for (const { reason, requirement } of questions.filter((one) => one.reason.kind === 'ad'))
      expect(requirements[requirement ?? -1]?.line).toBe(reason.line);
    const texts = questions.map(({ question }) => question.question_text);
    expect(new Set(texts).size).toBe(texts.length);
    expect(texts.some((text) => text.startsWith('A wound bleeds'))).toBe(maker === 'model');
    expect(texts.join(' ')).not.toMatch(/90 patients|hand over a patient at the end of a night/);
    expectLabel(prepared);
  });

  it('a letter names role and company and states nothing that the form lacks', async () => {
    const written = CoverLetter.parse(await coach().writeCoverLetter(form));
    // Where there is little to say the letter asks for more and isn't filled up.
    if (written.words <= 80) expect(written.asks.length).toBeGreaterThanOrEqual(2);
    expect(written.words).toBeLessThanOrEqual(320);
    expect(written.coverLetter).toContain('Staff Nurse');
    expect(written.coverLetter).toContain('Lakeside Clinic');
    expect(written.coverLetter).toContain('Maria Schmidt');
    expect(written.unsupported).toEqual([]);
    expectLabel(written);
    expect(await coach().writeCoverLetter({ ...form, name: ' ' })).toHaveProperty('error');
  });

  it('an improved resume has no fact that the old one lacks, and a log of its edits', async () => {
    const improved = ImprovedResume.parse(
      await coach().improveResume({ content: resume, jobDescription: form.jobDescription }),
    );
    expect(
      traceFacts({
        text: improved.improvedContent,
        sources: [resume],
        wording: 'currently learning skills handled',
      }),
    ).toEqual([]);
    expect(improved.improvedContent).not.toContain('Google');
    for (const { after } of improved.changes) expect(improved.improvedContent).toContain(after);
    expect(improved.improvedContent.includes('Helped with wound care of 14 patients')).toBe(
      maker === 'model',
    );
    expectLabel(improved);
  });
});

it('no model is sent a name, a mail address or a phone number', () => {
  const sent = JSON.stringify(loopback.asked.map(({ body }) => body));
  expect(loopback.asked.length).toBeGreaterThan(10);
  for (const secret of ['Maria', 'Schmidt', 'maria@', '555 010']) expect(sent).not.toContain(secret);
});
