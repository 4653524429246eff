import { type LoopbackModel, startLoopbackModel } from '@greenroom/testing/loopback-model';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createCoach } from '../../coach.ts';
import { createModelCoach } from '../../create-model-coach.ts';
import { connectModel } from '../../model/connect-model.ts';

let loopback: LoopbackModel;
let said: unknown;
beforeAll(async () => {
  loopback = await startLoopbackModel(() => said);
});
afterAll(() => loopback.close());
beforeEach(() => {
  loopback.asked.length = 0;
});

const coach = (language?: string) =>
  createModelCoach(
    connectModel(
      { provider: 'openai-compatible', model: 'author', apiKey: 'k', baseUrl: loopback.url },
      { budgetMs: 2_000 },
    ).forCaller(async () => 'allowed'),
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
