import { type LoopbackModel, startLoopbackModel } from '@greenroom/testing/loopback-model';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCoach } from '../coach.ts';
import { createModelCoach } from '../create-model-coach.ts';
import { connectModel } from '../model/connect-model.ts';

let loopback: LoopbackModel;
let said: unknown;
beforeAll(async () => {
  loopback = await startLoopbackModel(() => said);
});
afterAll(() => loopback.close());

const coach = () =>
  createModelCoach(
    connectModel(
      { provider: 'openai-compatible', model: 'reader', apiKey: 'k', baseUrl: loopback.url },
      { budgetMs: 2_000 },
    ).forCaller(async () => 'allowed'),
    createCoach(),
  );

const spanish = `Camarera de pisos
Hotel Miramar, Cádiz

Qué harás
- Limpiar 14 habitaciones por turno y dejarlas listas a las tres.
- Avisar a mantenimiento de lo que esté roto.

Qué pedimos
- Un año de experiencia en hoteles.
- Inglés
Valoramos el carné de conducir.`;
const one = (quote: string, name: string, importance = 'must-have', kind = 'duty') => ({
  quote,
  name,
  importance,
  kind,
});
const whole = {
  is_ad: true,
  title: 'Camarera de pisos',
  company: 'Hotel Miramar',
  place: 'Madrid',
  requirements: [
    one('Avisar a mantenimiento de lo que esté roto', 'Avisar a mantenimiento'),
    one('limpiar 14 habitaciones por turno y dejarlas listas a las tres', 'Limpiar 20 habitaciones'),
    one('Inglés', 'Inglés avanzado', 'must-have', 'skill'),
    one('Se requiere título universitario', 'Título universitario', 'must-have', 'credential'),
    one('Valoramos el carné de conducir', 'Carné de conducir', 'nice-to-have', 'credential'),
  ],
};

describe('an ad read by a model', () => {
  it('in another language keeps what stands in it word for word, in its order', async () => {
    said = whole;
    const read = await coach().readJobAd({ ad: spanish });
    expect(read).toMatchObject({ isAd: true, engine: { kind: 'model' } });
    expect(read.notice).toBeUndefined();
    for (const { line, start, end } of read.requirements) expect(spanish.slice(start, end)).toBe(line);
    expect(read.requirements.map(({ name }) => name)).toEqual([
      // A figure that the line doesn't have isn't its name.
      'Limpiar 14 habitaciones por turno y dejarlas listas a las tres',
      'Avisar a mantenimiento',
      'Inglés',
      'Carné de conducir',
    ]);
    expect(read.title?.value).toBe('Camarera de pisos');
    expect(read.company?.value).toBe('Hotel Miramar');
    expect(read.place?.value).not.toBe('Madrid');
  });

  it.each([
    ['nothing that stands in it', { ...whole, requirements: [one('Se requiere título', 'Título')] }],
    ['another shape', { title: 3 }],
  ])('with %s is the built-in reading, and says so', async (_, answer) => {
    said = answer;
    const read = await coach().readJobAd({
      ad: 'Baker\n\nWhat you will do\n- Bake bread and rolls from four in the morning.\n- Clean the ovens and the counters.\n\nRequirements\n- Two years of experience in a bakery.',
    });
    expect(read).toMatchObject({ isAd: true, engine: { kind: 'builtin' }, notice: { code: 'bad_output' } });
    expect(read.requirements).toHaveLength(3);
  });

  it('that is none is none', async () => {
    said = { ...whole, is_ad: false, title: null, company: null, place: null, requirements: [] };
    const read = await coach().readJobAd({ ad: 'Dear diary, it rained again and the bus was late.' });
    expect(read).toMatchObject({ isAd: false, requirements: [], engine: { kind: 'model' } });
  });
});
