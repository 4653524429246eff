import type { Person } from './test-app.ts';

const dimensions =
  'technical_accuracy problem_solving communication_clarity relevant_experience cultural_fit'.split(' ');
/** A fair answer in the model's judgment. */
export const fair = {
  ...Object.fromEntries(
    dimensions.map((name) => [
      name,
      { quote: null, reason: 'You stay general here.', applies: true, level: 3 },
    ]),
  ),
  points: [],
  story: { situation: null, task: null, action: null, result: null },
  red_flags: [],
  remarks: [],
  rewrite: null,
};
/** The first questions of a set that a model wrote, three at most. */
export const written = (count: number) => ({
  questions: Array.from({ length: count }, (_, at) => ({
    question_text: [
      'How do you hand over a restless patient at the end of a night shift?',
      'Which signs tell you that a surgical wound has become infected?',
      'Why did you choose paediatric nursing over other wards?',
    ][at],
    ideal_answer: [
      'At the end of a night shift I hand over at the bedside. I say who the patient is, why they are restless, what I tried and what helped, and I name the last pain score and the next dose. Then my colleague repeats the plan, so that nothing is lost between us.',
      'An infected surgical wound shows redness that spreads, warmth, swelling, pus or a bad smell, and the patient has more pain or a fever. I compare it with the last notes, mark the edge of the redness, take a swab when it is ordered, and call the surgeon the same hour.',
      'I chose paediatric nursing because children recover fast when their parents are part of the care. On my first paediatric ward I taught a father to check his daughter’s drip, and both slept again. That work with families is what I missed on other wards.',
    ][at],
    kind: (['situational', 'knowledge', 'motivation'] as const)[at],
    competency: ['handover', 'wound care', 'motivation'][at],
    level: at + 1,
    hint: 'Think of one real case.',
    phase: ['warm-up', 'job', 'trouble'][at],
    source_line: null,
  })),
});

/** A set in Spanish, of three questions. */
export const writtenInSpanish = {
  questions: [
    [
      'Cuénteme un poco de usted y de su trabajo como enfermera en los últimos años.',
      'Soy enfermera desde hace seis años y trabajo en una planta de medicina interna con treinta camas. En los últimos dos años me encargo también de los alumnos en prácticas, y me gusta explicar por qué hacemos cada cosa. Ahora busco un equipo en el que pueda aprender más sobre cuidados intensivos.',
    ],
    [
      '¿Qué hizo la última vez que un paciente empeoró de repente durante su turno?',
      'Hace un mes un paciente de setenta años empezó a respirar muy rápido a las tres de la mañana. Le puse oxígeno, tomé las constantes, llamé al médico de guardia y le conté lo que veía en un minuto. Mientras venía preparé la vía y el carro. A la media hora estaba estable.',
    ],
    [
      '¿Cómo se organiza cuando tiene tres ingresos al mismo tiempo y falta una compañera?',
      'Primero miro a los tres pacientes un momento para saber quién está peor, y empiezo por esa persona. Aviso a la supervisora de que falta gente, pido ayuda a la planta de al lado y reparto las tareas con la auxiliar. Anoto lo que queda pendiente y lo reviso cada media hora hasta que todo está hecho.',
    ],
  ].map(([question_text, ideal_answer], at) => ({
    ...{ question_text, ideal_answer, kind: 'behavioural', level: 2, source_line: null },
    ...{ competency: 'cuidados', hint: 'Piense en un caso real.', phase: ['warm-up', 'job', 'closing'][at] },
  })),
};

/** The settings of a host whose model is a loopback server, with budgets that no test spends. */
export const hostWithModel = (baseUrl: string, model = 'well') => ({
  model: {
    provider: 'openai-compatible' as const,
    model,
    apiKey: 'sk-1',
    baseUrl,
    callsPerMinute: 200,
    callsPerDay: 1_000,
  },
});

/** Begins an interview of three questions for a nurse; returns its id. */
export async function beginInterview({ client }: Pick<Person, 'client'>): Promise<string> {
  const id = crypto.randomUUID();
  const role = { job_role: 'Nurse', questions_count: 3, difficulty: 'medium' } as const;
  await client
    .from('interview_sessions')
    .insert({ id, ...role })
    .throwOnError();
  return id;
}
