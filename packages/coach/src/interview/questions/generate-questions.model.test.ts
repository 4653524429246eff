import { type LoopbackModel, startLoopbackModel } from '@greenroom/testing/loopback-model';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createCoach } from '../../coach.ts';
import { createModelCoach } from '../../create-model-coach.ts';
import { connectModel } from '../../model/connect-model.ts';
import type { ModelProvider } from '../../model/provider.ts';

let loopback: LoopbackModel;
let said: unknown;
beforeAll(async () => {
  loopback = await startLoopbackModel(() => said);
});
afterAll(() => loopback.close());
beforeEach(() => {
  loopback.asked.length = 0;
});

const coach = (language?: string, model = 'author', provider: ModelProvider = 'openai-compatible') =>
  createModelCoach(
    connectModel({ provider, model, apiKey: 'k', baseUrl: loopback.url }, { budgetMs: 2_000 }).forCaller(
      async () => 'allowed',
    ),
    createCoach(),
    language,
  );

const shared = { kind: 'behavioural', level: 2, source_line: null };
const spanish = [
  {
    ...shared,
    question_text: 'Cuénteme un poco de usted y de su trabajo como enfermera en los últimos años.',
    ideal_answer:
      'Soy enfermera desde hace seis años y trabajo en una planta de medicina interna con treinta camas. En los últimos dos años me encargo también de los alumnos en prácticas, y me gusta explicar por qué hacemos cada cosa. Ahora busco un equipo en el que pueda aprender más sobre cuidados intensivos.',
    competency: 'presentación',
    hint: 'Piense en lo que más importa para este puesto.',
    phase: 'warm-up',
  },
  {
    ...shared,
    question_text: '¿Qué hizo la última vez que un paciente empeoró de repente durante su turno?',
    ideal_answer:
      'Hace un mes un paciente de setenta años empezó a respirar muy rápido a las tres de la mañana. Le puse oxígeno, tomé las constantes, llamé al médico de guardia y le conté lo que veía en un minuto. Mientras venía preparé la vía y el carro. A la media hora estaba estable y por la mañana lo revisamos juntos con el equipo.',
    competency: 'urgencias',
    hint: 'Elija un caso real.',
    phase: 'job',
  },
];
const request = { jobRole: 'Nurse', interviewType: 'hr', difficulty: 'medium', count: 2, seed: 's' } as const;

it('a set is written in the language of whoever reads it', async () => {
  const phases = (prompt: string) => /phases in this order: (.*)/.exec(prompt)?.[1]?.split(', ') ?? [];
  said = { questions: spanish };
  await coach('Spanish').generateQuestions(request);
  const order = phases(loopback.asked[0]?.prompt ?? '');
  expect(loopback.asked[0]?.prompt).toMatch(/<<SET LANGUAGE \w+>>\nSpanish\n/);

  said = { questions: spanish.map((question, at) => ({ ...question, phase: order[at] })) };
  const set = await coach('Spanish').generateQuestions({ ...request, seed: 't' });
  expect(set.notice).toBeUndefined();
  expect(set.questions.map(({ question_text }) => question_text)).toEqual(
    expect.arrayContaining(spanish.map(({ question_text }) => question_text)),
  );

  loopback.asked.length = 0;
  const english = await coach().generateQuestions({ ...request, seed: 'u' });
  expect(loopback.asked[1]?.prompt).toContain('is not written in English');
  expect(english).toMatchObject({ notice: { code: 'bad_output' }, engine: { kind: 'builtin' } });
});

it('asks for a shape that OpenAI’s strict output takes', async () => {
  said = { questions: [] };
  const set = await coach(undefined, 'strict', 'openai').generateQuestions({ ...request, seed: 'strict' });
  // Read and found too short, not refused as a bad request.
  expect(set.notice?.code).toBe('bad_output');
  expect(loopback.asked.map(({ path }) => path)).toEqual(['/v1/responses', '/v1/responses']);
});

describe('a set that the model only began', () => {
  const five = { ...request, count: 5, seed: 'begun' } as const;
  const builtIn = () => createCoach().generateQuestions(five);
  /** Five good questions in the order of the set, in the words of another set of the bank. */
  async function written() {
    const { questions } = await builtIn();
    const avoid = questions.flatMap(({ bank_id }) => bank_id ?? []);
    const other = await createCoach().generateQuestions({ ...five, seed: 'other', avoid });
    return other.questions.map(({ bank_id: _, reason: __, ...question }, at) => ({
      ...question,
      phase: questions[at]?.phase,
      source_line: null,
    }));
  }
  const textsOf = (set: readonly { question_text: string }[]) =>
    set.map(({ question_text }) => question_text);

  /** What the model wrote; the two sets end with the same question. */
  const kept = (set: { questions: readonly { question_text: string }[] }, own: readonly string[]) =>
    textsOf(set.questions).filter((text) => !own.includes(text));

  it('keeps the good questions, and the bank fills the other places', async () => {
    const good = await written();
    said = { questions: good.map((one, at) => (at === 1 ? { ...one, ideal_answer: 'Yes.' } : one)) };
    const set = await coach().generateQuestions(five);
    const own = textsOf((await builtIn()).questions);
    expect(textsOf(set.questions)).toEqual(textsOf(good).map((text, at) => (at === 1 ? own[at] : text)));
    expect(set).toMatchObject({
      engine: { kind: 'model' },
      source: { notes: [{ code: 'partly_written', taken: kept(set, own).length, total: 5 }] },
    });
    expect(kept(set, own)).toHaveLength(3);
    expect(set.source.note).toBe('The AI model wrote 3 of the 5 questions. We supplied the rest.');
    expect(set.notice).toBeUndefined();
  });

  it('keeps what came before the stream was cut, but not the question it was cut in', async () => {
    const good = await written();
    said = { questions: good };
    const set = await coach(undefined, 'cut-late').generateQuestions(five, () => {});
    const own = textsOf((await builtIn()).questions);
    expect(kept(set, own).length).toBeGreaterThan(0);
    expect(kept(set, own).length).toBeLessThan(5);
    expect(set.questions).toHaveLength(5);
    expect(set.source.notes).toEqual([{ code: 'partly_written', taken: kept(set, own).length, total: 5 }]);
    const whole = await builtIn();
    for (const question of set.questions)
      expect([...whole.questions, ...good].map(({ ideal_answer }) => ideal_answer)).toContain(
        question.ideal_answer,
      );
  });

  it('is the bank\u2019s with a notice where nothing of it is good', async () => {
    said = { questions: (await written()).map((one) => ({ ...one, question_text: 'Why?' })) };
    expect(await coach().generateQuestions({ ...five, seed: 'none' })).toMatchObject({
      engine: { kind: 'builtin' },
      notice: { code: 'bad_output' },
    });
  });

  it('is shorter in another language, as the bank is English, and the bank\u2019s where it has one question', async () => {
    said = { questions: spanish };
    const set = await coach('Spanish').generateQuestions({ ...five, seed: 'es' });
    expect(textsOf(set.questions)).toEqual(textsOf(spanish));
    expect(set).toMatchObject({
      engine: { kind: 'model' },
      source: { notes: [{ code: 'shorter', taken: 2, total: 5 }] },
    });
    said = { questions: spanish.slice(0, 1) };
    expect(await coach('Spanish').generateQuestions({ ...five, seed: 'es-1' })).toMatchObject({
      ...{ engine: { kind: 'builtin' }, notice: { code: 'bad_output' } },
    });
  });
});

describe('key points of a set', () => {
  const about = (label: string, says: string) => ({
    ...{ label, says, ask: '¿Qué pasó entonces?', praise: 'Explicas qué hiciste.' },
  });
  const points = [
    about('called the doctor', 'Llamé al médico de guardia y le conté lo que veía.'),
    about('checked signs', 'Le tomé las constantes antes de hacer otra cosa.'),
  ];
  const setWith = async (given: unknown, seed: string) => {
    const order = (prompt: string) => /phases in this order: (.*)/.exec(prompt)?.[1]?.split(', ') ?? [];
    loopback.asked.length = 0;
    said = { questions: [] };
    await coach('Spanish').generateQuestions({ ...request, seed: `${seed}?` });
    const phases = order(loopback.asked[0]?.prompt ?? '');
    said = {
      questions: spanish.map((one, at) => ({
        ...one,
        phase: phases[at],
        ...(at === 1 ? { points: given } : {}),
      })),
    };
    const set = await coach('Spanish').generateQuestions({ ...request, seed });
    expect(set.notice).toBeUndefined();
    return set.questions.find(({ question_text }) => question_text === spanish[1]?.question_text)?.points;
  };

  it('come with the question they were written for', async () => {
    expect(await setWith(points, 'points')).toEqual(
      points.map((point) => ({ ...point, says: [point.says] })),
    );
  });

  it.each([
    ['fragments', [about('one', 'tan pronto como otra persona'), about('two', 'por consiguiente')]],
    ['texts in place of points', ['Llamé al médico.', 'Le tomé las constantes.']],
    ['no list', null],
  ])('never cost the question: %s', async (name, given) => {
    expect(await setWith(given, name)).toBeNull();
  });
});
