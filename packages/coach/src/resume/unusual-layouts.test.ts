import { isDoubtfulReading } from '@greenroom/domain';
import { describe, expect, it } from 'vitest';
import { lineOf, type TextLine } from '../documents/document-text.ts';
import { textDocument } from '../documents/read-text.ts';
import { readResume } from './parse-resume.builtin.ts';
import { findDegree } from './place-words.ts';
import { sectionNamed } from './section-words.ts';

function read(lines: readonly (string | TextLine)[]) {
  const document = textDocument(
    lines.map((line) => (typeof line === 'string' ? lineOf(line) : line)),
    'utf-8',
  );
  return readResume(document, { fileName: '', bytes: 0 }).resume;
}

const top = ['Nadia Brandt', 'nadia.brandt@example.com | (503) 555-0142'];
const bold = (text: string) => lineOf(text, { isBold: true, gapAbove: 1 });
const sureOf = ({ fields }: ReturnType<typeof read>, path: string) =>
  fields.find((field) => field.path === path)?.confidence ?? 0;

describe('headings of sections', () => {
  it.each([
    ['EXPERIÊNCIAS ANTERIORES:', 'work'],
    ['Esperienze lavorative', 'work'],
    ['Doświadczenie komercyjne', 'work'],
    ['IT Kennis', 'skills'],
    ['Persoonlijke Competenties:', 'skills'],
    ['Compétences relationnelles', 'skills'],
    ['Professionele Doelstelling:', 'summary'],
    ['HONORS, AWARDS & CERTIFICATIONS', 'awards'],
    ['Behaalde Talint Certificaten', 'certificates'],
    ['Parcours', 'work'],
    ['Formation Docker', undefined],
    ['Experience, Java', undefined],
  ])('knows "%s" as %s', (heading, section) => {
    expect(sectionNamed(heading)).toBe(section);
  });

  it('knows a heading by the dots or the rule after it', () => {
    const { work, education } = read([
      ...top,
      bold('Portland, OR'),
      'Work Experience\t..................................',
      'Lab Technician\tMay 2018 - Present',
      'Cascade Labs, Inc.\tPortland, OR',
      'Education ----------------------------------',
      'BSc Biology, 2009 - 2013',
      'Portland State University',
    ]);
    expect(work).toMatchObject([{ position: 'Lab Technician', name: 'Cascade Labs, Inc.' }]);
    expect(education).toMatchObject([{ institution: 'Portland State University', studyType: 'BSc' }]);
  });

  it('joins a heading that takes two lines', () => {
    const { work } = read([
      ...top,
      bold('ESPERIENZA'),
      bold('PROFESSIONALE'),
      'Tecnico di laboratorio, Rivalta SpA\t05/2018 – 06/2021',
      bold('ISTRUZIONE'),
      'Laurea in biologia, Università di Pisa, 2009 - 2013',
    ]);
    expect(work).toMatchObject([{ position: 'Tecnico di laboratorio', name: 'Rivalta SpA' }]);
  });

  it('opens a section of work above a date, whatever its type looks like', () => {
    const { work } = read([
      ...top,
      bold('Sprachen'),
      'Deutsch',
      'Beruflicher Werdegang',
      '01.02.2016 – 31.07.2019\tVerkäufer',
      'Holtkamp Märkte GmbH',
    ]);
    expect(work).toMatchObject([{ position: 'Verkäufer', name: 'Holtkamp Märkte GmbH' }]);
  });

  it('takes no line that names a degree as one, and no award as a job', () => {
    const { work, education } = read([
      ...top,
      bold('Experience'),
      'Lab Technician, Cascade Labs, Inc.\tMay 2018 - Present',
      bold('Honors, Awards & Certifications'),
      'Eagle Scout\tJuly 2009',
      'Larkspur Council, Portland, OR',
      bold('Education'),
      bold('Portland State University 2009 - 2013'),
      bold('Bachelor: Web design'),
    ]);
    expect(work).toHaveLength(1);
    expect(education).toMatchObject([{ institution: 'Portland State University', studyType: 'Bachelor' }]);
  });

  it('reads jobs and studies out of a section of both', () => {
    const { work, education } = read([
      ...top,
      bold('Formation et parcours professionnel'),
      'Ingénieure de recherche\t2018 - 2021',
      'Université de Valmont',
      'Doctorat en biologie\t2014 - 2018',
      'Université de Corbeil',
      'Master de biologie\t2012 - 2014',
      'Université de Corbeil',
    ]);
    expect(work).toMatchObject([{ position: 'Ingénieure de recherche', startDate: '2018' }]);
    expect(education.map((one) => one.studyType)).toEqual(['Doctorat', 'Master']);
  });
});

describe('studies among jobs', () => {
  it('are known by their degree, and jobs by their title', () => {
    const { work, education } = read([
      ...top,
      bold('Beruflicher Werdegang'),
      '01.02.2020 – heute\tVerkäufer',
      'Holtkamp Märkte GmbH',
      '01.08.2016 – 31.07.2019\tStudium der Informatik',
      'Universität Lindau',
      bold('Sprachen'),
      'Deutsch',
    ]);
    expect(work).toMatchObject([{ position: 'Verkäufer', startDate: '2020-02' }]);
    expect(education).toMatchObject([{ startDate: '2016-08', endDate: '2019-07' }]);
  });
});

const job = [bold('Experience'), 'Lab Technician, Cascade Labs, Inc.\tMay 2018 - Present'];

describe('contact lines', () => {
  it.each([
    ['Trollbäcken, Suecia\tnadia.brandt@example.com', 'Trollbäcken'],
    ['Lindenstr.69 45326 Essen', 'Essen'],
    ['Via Monteverde 114, 95024 Acitrullo (Italia)', 'Acitrullo'],
    ['Rua das Hortas 8, 2835-138 - Vale da Ribeira', 'Vale da Ribeira'],
    ['Postcode, plaats\t2100 Deurne', 'Deurne'],
    ['Salvador, BA', 'Salvador'],
    ['Fortaleza – CE', 'Fortaleza'],
    ['Venezuela', 'Venezuela'],
    ['Talkha, Dakahlia, Egypt', 'Talkha'],
  ])('have the place in "%s"', (line, city) => {
    expect(read(['Nadia Brandt', line, ...job]).basics.location?.city).toBe(city);
  });

  it('take no place from the line of a school', () => {
    const { basics } = read([...top, 'Boston University\tBoston, MA', ...job]);
    expect(basics.location).toBeUndefined();
  });

  it.each([
    ['Mobiel\t0474690036', '0474690036'],
    ['(+49) 017655501420', '(+49) 017655501420'],
    ['+33 (0)655501420', '+33 (0)655501420'],
    ['Worked at Larkspur 09.2019-03.2020', undefined],
  ])('have the number in "%s"', (line, phone) => {
    expect(read(['Nadia Brandt', line, ...job]).basics.phone).toBe(phone);
  });

  it('go on where a narrow column cuts an address', () => {
    const { basics } = read([
      'nadiabrandtmora@example.co',
      'm',
      'www.linkedin.com/in/',
      'nadiabrandt (LinkedIn)',
      'Nadia Brandt',
      ...job,
    ]);
    expect(basics.email).toBe('nadiabrandtmora@example.com');
    expect(basics.profiles).toMatchObject([{ url: 'www.linkedin.com/in/nadiabrandt' }]);
  });

  it('keep two addresses apart that follow one another', () => {
    const { basics } = read([...top, 'linkedin.com/in/nbrandt/', 'nbrandt.github.io/pages/', ...job]);
    expect(basics.profiles).toMatchObject([{ url: 'linkedin.com/in/nbrandt/' }]);
  });

  it.each([
    [['Nadia', 'Brandt', 'nadiabrandt@example.com'], 'Nadia Brandt'],
    [['NadiaBrandt', 'nadiabrandt@example.com'], 'Nadia Brandt'],
    [['em andamento', 'nadiabrandt@example.com'], undefined],
  ])('have the name in %j', (lines, name) => {
    expect(read([...lines, ...job]).basics.name).toBe(name);
  });

  it('are found around the mail address below the jobs', () => {
    const { basics } = read([
      ...job,
      'Ran 40 assays a week',
      'Werkring 21',
      '38446 Wolfsburg',
      '+49 1605550142',
      'nadia.brandt@example.com',
    ]);
    expect(basics).toMatchObject({ phone: '+49 1605550142', location: { city: 'Wolfsburg' } });
  });
});

describe('studies', () => {
  it.each<[string, string[], object[]]>([
    [
      'a place beside the school',
      ['University of Maryland\tCollege Park, MD', 'B.S., Computer Engineering\tMay 2028'],
      [{ institution: 'University of Maryland', studyType: 'B.S.' }],
    ],
    [
      'a degree with its letters, and the place after the school',
      [
        'Master of Science (M.S.) – Data Analytics\tMay 2022 – Present',
        'University of Larkspur, Amherst, MA',
      ],
      [{ institution: 'University of Larkspur', area: 'Data Analytics' }],
    ],
    [
      'a course beside a degree',
      ['BSc (Hons) Biology (2:1): University of Leeds', 'Statistics in R (Coursera)'],
      [{ institution: 'University of Leeds', area: 'Biology' }],
    ],
    [
      'the label of a date',
      ['Portland State University — BSc Biology - Expected Graduation Date: May 2013'],
      [{ institution: 'Portland State University', studyType: 'BSc' }],
    ],
  ])('are recognized with %s', (_what, lines, expected) => {
    expect(read([...top, bold('Education'), ...lines]).education.slice(0, 1)).toMatchObject(expected);
  });

  it.each([
    ['College Park, MD', undefined],
    ['Salvador, BA', undefined],
    ['University of Leeds, Economics, MA', 'MA'],
    ['Economics, MA', 'MA'],
  ])('have in "%s" the degree %s', (text, degree) => {
    expect(findDegree(text)?.words).toBe(degree);
  });

  it('keep the place beside a school in bold', () => {
    const { education } = read([
      ...top,
      bold('Education'),
      lineOf('University of Maryland\tCollege Park, MD', { hasBoldLead: true }),
      'B.S., Computer Engineering\tMay 2028',
    ]);
    expect(education).toMatchObject([{ institution: 'University of Maryland', studyType: 'B.S.' }]);
  });
});

describe('a reading that may be wrong', () => {
  it('is doubtful where no job has its employer', () => {
    const { coverage, work } = read([
      ...top,
      bold('Experience'),
      'Cascadia: Senior Backend Developer',
      'Oct 2021 – Present',
      lineOf('Designed core services', { isBullet: true }),
      'Larkmoor: Technical Lead',
      'May 2019 – Oct 2021',
      lineOf('Led 8 people', { isBullet: true }),
    ]);
    expect(work.some((one) => one.name && one.position) || isDoubtfulReading(coverage)).toBe(true);
  });

  it('is not sure of a title with a dash in it', () => {
    const resume = read([...top, bold('Experience'), 'Software Engineer - Trainee\tMay 2018 - June 2019']);
    for (const at of resume.work.keys()) expect(sureOf(resume, `work.${at}.position`)).toBeLessThan(0.85);
  });
});
