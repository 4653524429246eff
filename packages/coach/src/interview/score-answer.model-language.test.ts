import { dimensions } from '@greenroom/domain';
import { describe, expect, it } from 'vitest';
import { answer, judgingModel, question, quoteFor, verdict } from './judging-model-fixture.ts';

const { coach, freshAnswer, held, score } = judgingModel();

describe('the language of a model', () => {
  const inSpanish = () => {
    const reason = 'Preguntas antes de actuar.';
    for (const dimension of dimensions)
      held.said[dimension] = { ...verdict, level: 4, quote: quoteFor(dimension), reason };
    held.said.red_flags = [{ quote: 'we fixed them, and complaints fell', reason: 'Eso puede salir mal.' }];
    held.said.remarks = [{ criterion: 'problem_solving', quote: null, message: '¿Qué harías distinto?' }];
  };

  it('is asked for, and stands beside every text that the model wrote, and beside no other', async () => {
    inSpanish();
    const { evidence, flags, receipt } = await score('Spanish');
    expect(held.asked?.prompt).toMatch(/<<LANGUAGE \w+>>\nSpanish\n/);
    const written = evidence.filter(({ kind }) => kind === 'strength' || kind === 'gap' || kind === 'tip');
    expect(written.length).toBeGreaterThan(6);
    expect(new Set(written.map(({ lang }) => lang))).toEqual(new Set(['es']));
    expect(evidence.filter((one) => !written.includes(one)).filter(({ lang }) => lang)).toEqual([]);
    expect(flags.map(({ lang }) => lang)).toEqual(['es']);
    expect(new Set(receipt.lines.map(({ lang }) => lang))).toEqual(new Set(['es']));
  });

  it('is not named where it is English', async () => {
    inSpanish();
    const { evidence, flags, receipt } = await score();
    for (const text of [...evidence, ...flags, ...receipt.lines]) expect(text).not.toHaveProperty('lang');
  });

  it.each([
    ['Spanish', '¿Qué pasó después de esa semana de prueba?', 'es'],
    ['English', 'What happened after that week of testing?', undefined],
  ])('is that of the follow-up too: %s', async (language, follow_up, lang) => {
    held.said = { quote: 'we agreed to test it', gap: 'what happened then', follow_up };
    const probe = await coach(language).probeFor({
      ...{ question, answer: freshAnswer(), interviewType: 'hr', jobRole: '' },
    });
    expect(held.asked?.prompt).toMatch(new RegExp(`<<LANGUAGE \\w+>>\\n${language}\\n`));
    expect(probe).toMatchObject({
      text: follow_up,
      quote: 'We agreed to test it',
      engine: { kind: 'model' },
    });
    expect(probe?.lang).toBe(lang);
  });

  it('asks nothing where the model has heard it all, and what we would ask where it fails', async () => {
    const probe = () =>
      coach().probeFor({
        question,
        answer: freshAnswer(),
        interviewType: 'hr',
        jobRole: '',
      });
    held.said = { quote: null, gap: '', follow_up: null };
    expect(await probe()).toBeNull();
    held.said = {
      quote: 'I hired forty people',
      gap: 'hiring',
      follow_up: 'How did you hire those forty people?',
    };
    const builtIn = await probe();
    expect(builtIn?.engine).toBeUndefined();
    expect(builtIn?.text).toMatch(/\?$/);
  });
});

it('tags the points of a Spanish set, whatever language the page is in', async () => {
  const own = [
    ['fixed it', '¿Qué hiciste para arreglarlo?', 'Arreglaste los dos fallos.', 'Arreglamos los dos fallos.'],
    ['told them', '¿A quién avisaste antes?', 'Avisaste a tiempo.', 'Avisé a mi jefa el mismo día.'],
  ].map(([label = '', ask = '', praise = '', says = '']) => ({ label, ask, praise, says: [says] }));
  held.said.points = [
    { id: 'fixed-it', quote: 'we fixed them', reason: 'You fix both.', verdict: 'covered' },
    { id: 'told-them', quote: null, reason: 'Nothing on it.', verdict: 'not' },
  ];
  const idealAnswer =
    'Encontramos dos fallos en la prueba. Avisé a mi jefa el mismo día y los arreglamos antes de que los clientes los vieran.';
  const { points = [], evidence } = await coach().scoreAnswer({
    ...{ question: '¿Qué hizo usted cuando la prueba falló?', idealAnswer, points: own },
    ...{ answer: `${answer} That was it.`, interviewType: 'hr', jobRole: '' },
  });
  expect(points.map(({ zone, lang }) => [zone, lang])).toEqual([
    ['seen', 'es'],
    ['ask', 'es'],
  ]);
  expect(evidence.filter(({ kind }) => kind === 'question').map(({ lang }) => lang)).toEqual(['es']);
});
