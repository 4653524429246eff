import { describe, expect, it } from 'vitest';
import { makePdf, type Piece } from '../resume/fixtures/make-pdf.ts';
import { readDocument } from './read-document.ts';

/** Lines painted one below the other. */
const down = (x: number, y: number, texts: readonly string[], more: Partial<Piece> = {}): Piece[] =>
  texts.map((text, at) => ({ x, y: y - at * 12, text, ...more }));

async function readLines(...pages: Piece[][]): Promise<string[]> {
  const { lines } = await readDocument(makePdf(pages));
  return lines.map((line) => line.text);
}

describe('a title that wraps before its date', () => {
  const long = 'A study of the time it takes to bake one thousand loaves in the city of Leeds';

  it('is whole again', async () => {
    const lines = await readLines([
      ...down(50, 740, ['Maya Okafor', 'Publications']),
      { x: 50, y: 700, text: long },
      { x: 405, y: 700, text: 'July 2023' },
      { x: 50, y: 688, text: 'and York' },
    ]);
    expect(lines.slice(2)).toEqual([`${long} and York\tJuly 2023`]);
  });

  it('is not joined with a separate line', async () => {
    const lines = await readLines([
      ...down(50, 740, ['Maya Okafor', 'Experience']),
      { x: 50, y: 700, text: 'Fjord Labs' },
      { x: 430, y: 700, text: 'July 2023' },
      { x: 50, y: 688, text: 'Analyst' },
    ]);
    expect(lines.slice(2)).toEqual(['Fjord Labs\tJuly 2023', 'Analyst']);
  });
});

describe('items without marks', () => {
  it('go on where their rows are closer than those of the next item', async () => {
    const wide = {
      x: 50,
      y: 640,
      text: 'A summary that is wider than every one of the items below it, by some words more',
    };
    const item = (y: number): Piece[] => [
      { x: 60, y, text: 'Cut the run time of 14 weekly reports by 40 percent with models for' },
      { x: 60, y: y - 11, text: 'big shops' },
    ];
    const pieces = [...down(50, 740, ['Maya Okafor']), wide, ...[600, 575, 550, 525].flatMap(item)];
    const { lines } = await readDocument(makePdf([pieces]));
    const ends = lines.filter((line) => line.text.startsWith('Cut')).map((line) => line.endsShort);
    expect(ends).toEqual([false, false, false, false]);
  });
});

describe('a table whose cells wrap', () => {
  it('has one line a row', async () => {
    const row = (y: number, school: string[], year: string, mark: string): Piece[] => [
      ...down(60, y, school),
      { x: 250, y: y - 6, text: year },
      { x: 350, y: y - 6, text: mark },
    ];
    const lines = await readLines([
      ...down(50, 740, ['Maya Okafor', 'Education']),
      ...row(700, ['Higher secondary', 'certificate'], '2011', '77%'),
      ...row(660, ['Secondary school', 'certificate, Leeds'], '2009', '81.5%'),
    ]);
    expect(lines.slice(2)).toEqual([
      'Higher secondary certificate\t2011\t77%',
      'Secondary school certificate, Leeds\t2009\t81.5%',
    ]);
  });

  it('is not taken for columns of words', async () => {
    const lines = await readLines([
      ...down(50, 740, ['Maya Okafor', 'Skills']),
      ...down(60, 700, ['Go', 'Rust', 'SQL']),
      ...down(250, 700, ['Docker', 'Linux']),
      ...down(400, 700, ['Figma', 'Excel', 'SAP']),
    ]);
    expect(lines).toContain('Rust');
  });
});

describe('a title below an employer beside a date', () => {
  it('stays a line of its own where most titles had room above, though some are long', async () => {
    const jobs: [string, string, string][] = [
      ['2018 – 2020', 'Fjord Bread and Cakes, Leeds', 'Warehouse worker in the evenings'],
      ['2016 – 2018', 'Lindgate Foods, York', 'Baker'],
      ['2014 – 2016', 'Harrow Shelter, Hull and York', 'Bookkeeper-and-volunteer-coordinator'],
      ['2012 – 2014', 'Mercury Retail, Leeds', 'Clerk'],
      ['2010 – 2012', 'Selby Institute of Baking, York', 'Research assistant-and-demonstrator'],
    ];
    const pieces = jobs.flatMap(([date, employer, title], at) => [
      { x: 60, y: 700 - at * 24, text: date },
      ...down(180, 700 - at * 24, [employer, title]),
    ]);
    const lines = await readLines([...down(60, 740, ['Maya Okafor', 'Experience']), ...pieces]);
    for (const [date, employer, title] of jobs) {
      expect(lines).toContain(`${date}\t${employer}`);
      expect(lines).toContain(title);
    }
  });
});

describe('a date that wraps in the margin', () => {
  it('stays beside its entry where most months are in a row of their own', async () => {
    const jobs: [string, string, string][] = [
      ['Febrero', '2016 – Abril 2016', 'Vendedora, Lindgate, Lugo'],
      ['Septiembre', '2017 – Mayo 2018', 'Cajera, Panadería Fjord, Vigo'],
      ['Noviembre', '2018 – Abril 2019', 'Camarera, Hotel Mercurio, Vigo'],
      ['Julio', '2019 – Enero 2020', 'Vendedora, Mercado Sur, Lugo'],
    ];
    const lines = await readLines([
      ...jobs.flatMap(([month, rest, job], at) => [
        ...down(50, 700 - at * 60, [month, rest]),
        ...down(200, 700 - at * 60, [job, 'Atención a los clientes de la tienda', 'Cuentas de cada día']),
      ]),
    ]);
    expect(lines.filter((line) => /\d{4}/.test(line))).toEqual(
      jobs.map(([month, rest, job]) => `${month} ${rest}\t${job}`),
    );
  });
});
