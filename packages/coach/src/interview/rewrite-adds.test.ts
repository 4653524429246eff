import { describe, expect, it } from 'vitest';
import { rewriteAdds } from './rewrite-adds.ts';

const answer =
  'So the van broke down at two and I kind of panicked, and I called her, because she should hear it from me, and I drove the cake over myself.';
const ours = 'We had a project that was late. We had many meetings and I think we delivered something.';

describe('what a rewrite adds to an answer', () => {
  it.each([
    'The van broke down at two. I called her, because she should hear it from me, and I drove the cake over myself.',
    'I drove the cake over myself when the van broke down at two. [How did it turn out?]',
    'I kind of panicked when the van broke down, and I called her.',
  ])('is nothing where it tells the same: %s', (rewrite) => {
    expect(rewriteAdds(rewrite, answer)).toBe(false);
  });

  it.each([
    ['a feeling', 'The van broke down at two. I stayed calm and called her.'],
    ['an outcome', 'I drove the cake over myself, and our service improved.'],
    ['what others felt', 'I called her and drove the cake over myself. She was grateful.'],
    ['a figure', 'The van broke down at two, and 40 minutes later I drove the cake over myself.'],
    ['a name', 'I called Mrs. Patterson and drove the cake over myself.'],
  ])('is %s', (_, rewrite) => {
    expect(rewriteAdds(rewrite, answer)).toBe(true);
  });

  it('is what only the sample answer says', () => {
    const says = 'I worked two summers at a bakery counter, so I stay friendly when the line is long.';
    const rewrite =
      'I like talking to people and I am up early, also at a bakery counter and when the line is long.';
    expect(rewriteAdds(rewrite, 'I like talking to people and I am up early.', says)).toBe(true);
    expect(rewriteAdds(rewrite, 'I like talking to people and I am up early.')).toBe(false);
  });

  it('is a part of one’s own where the answer only says what all of them did', () => {
    expect(rewriteAdds('I organized many meetings for a project that was late.', ours)).toBe(true);
    expect(rewriteAdds('We had a project that was late and delivered [what?].', ours)).toBe(false);
  });
});

describe('a rewrite in Spanish', () => {
  const spanish =
    'El sábado pasado se cayó el sistema de pedidos con la terraza llena. Avisé a la cocina, apunté todo a mano y dije a cada mesa cuánto tardaríamos. Mi compañera Ana llamó al técnico y nadie se fue.';

  it.each([
    'Con la terraza llena se cayó el sistema de pedidos el sábado pasado. Primero avisé a la cocina. Después apunté todo a mano. Nadie se fue.',
    'Avisé a la cocina y apunté todo a mano. Dije a cada mesa cuánto tardaríamos. Al final [¿qué cambió?].',
    'Además de avisar a la cocina, apunté todo a mano. También dije a cada mesa cuánto tardaríamos.',
  ])('may open its sentences in other words: %s', (rewrite) => {
    expect(rewriteAdds(rewrite, spanish)).toBe(false);
  });

  it.each([
    ['a name', 'Avisé a la cocina. Marta llamó al técnico.'],
    ['a name within a sentence', 'Avisé a la cocina y después llamé a Marta.'],
    ['a company', 'Después llamé a Telefónica y nadie se fue.'],
    ['a figure', 'Avisé a la cocina. Después atendí 40 mesas.'],
    ['a feeling', 'Avisé a la cocina, apunté todo a mano y me sentí orgullosa.'],
    ['an outcome', 'Avisé a la cocina, apunté todo a mano y el servicio mejoró.'],
  ])('adds %s: "%s"', (_, rewrite) => {
    expect(rewriteAdds(rewrite, spanish)).toBe(true);
  });
});
