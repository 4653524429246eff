import { describe, expect, it } from 'vitest';
import { readJob } from '../job-analyzer/analyze-job.builtin.ts';
import { readAd } from '../jobs/read-ad.builtin.ts';
import { foreignAdLanguage } from './foreign-ad.ts';

const spanish = `Auxiliar de almacén
Logística Marina S.L.
Valencia, España

Buscamos una persona para nuestro almacén de Valencia.

Funciones:
- Recibir y comprobar los pedidos con el albarán
- Registrar las entradas en SAP

Requisitos:
- Al menos 2 años de experiencia en almacén
- Se valora carné de carretillero

Ofrecemos:
- Contrato indefinido a jornada completa`;
const french = `Développeur backend (H/F)
Nous recherchons un développeur pour notre équipe à Lyon.
Vos missions :
- Concevoir des API avec Python et PostgreSQL
Votre profil :
- 3 ans d'expérience en développement
CDI, télétravail possible. Envoyez votre CV.`;
const german = `Buchhalter (m/w/d)
Wir suchen für unser Büro in Köln eine Buchhalterin oder einen Buchhalter.
Ihre Aufgaben:
- Prüfung der Rechnungen in SAP
Ihr Profil:
- Abgeschlossene Ausbildung und Berufserfahrung
Wir bieten: Vollzeit, 30 Tage Urlaub. Bewerbung an jobs@example.com`;
const portuguese = `Analista de vendas
Procuramos uma pessoa para a nossa equipe em Recife.
Responsabilidades:
- Atender os clientes da loja e fechar as vendas
Requisitos:
- Experiência com Excel
- Desejável: conhecimento de Power BI
Benefícios: vale-transporte. Envie o seu currículo.`;

describe('a job ad in another language', () => {
  it.each([
    ['Spanish', spanish, 4],
    ['French', french, 2],
    ['German', german, 2],
    ['Portuguese', portuguese, 3],
  ])('in %s is read as an ad: its language and the lines of its sections', async (language, ad, lines) => {
    const read = await readAd({ ad });
    expect(read).toMatchObject({ isAd: true, language });
    expect(read.requirements).toHaveLength(lines);
    for (const { line, start, end } of read.requirements) expect(ad.slice(start, end)).toBe(line);
    expect(read.requirements.map(({ line }) => line).join(' ')).not.toMatch(/CDI|Vollzeit|Contrato|vale-/);
    expect(readJob(ad).note).toContain(`This job ad is in ${language}.`);
  });

  it('gives its title, company, place and known skills', async () => {
    const { title, company, place, requirements } = await readAd({ ad: spanish });
    expect([title?.value, company?.value, place?.value]).toEqual([
      'Auxiliar de almacén',
      'Logística Marina S.L.',
      'Valencia, España',
    ]);
    expect(requirements.map(({ kind }) => kind)).toEqual(['duty', 'duty', 'skill', 'skill']);
    expect(requirements.at(-1)?.importance).toBe('nice-to-have');
    expect(readJob(spanish).skills).toContain('SAP');
  });

  it.each([
    'We are hiring a baker. Requirements: two years of experience. Apply with your resume and CV.',
    'La empresa publicó sus resultados del año y las ventas subieron un cinco por ciento en el tercer trimestre.',
    '',
  ])('%#: an English ad and another text are none', (text) => {
    expect(foreignAdLanguage(text)).toBeUndefined();
  });
});

describe('the line under the title', () => {
  const under = (line: string) =>
    `Night Baker\n${line}\nWe are looking for a baker.\nDuties\n- Mix and bake sourdough for three shops`;
  it.each([
    ['Hearth & Rye, Bakersfield, CA.', 'Hearth & Rye', 'Bakersfield, CA'],
    ['Hearth & Rye, San Luis Obispo, California', 'Hearth & Rye', 'San Luis Obispo, California'],
    ['Hearth & Rye | Leeds, England', 'Hearth & Rye', 'Leeds, England'],
  ])('"%s" gives the company and the place', async (line, company, place) => {
    const read = await readAd({ ad: under(line) });
    expect([read.company?.value, read.place?.value]).toEqual([company, place]);
  });

  it.each(['Full-time, Bakersfield, CA', 'Bakersfield, CA', 'Shift Manager, Bakersfield, CA'])(
    '"%s" names no company',
    async (line) => {
      expect((await readAd({ ad: under(line) })).company).toBeNull();
    },
  );
});
