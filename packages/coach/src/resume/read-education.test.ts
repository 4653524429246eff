import { expect, it } from 'vitest';
import { readingOfText } from './reading-of-text.ts';

const studiesOf = (lines: readonly string[]) =>
  readingOfText(
    ['Nadia Brandt', 'nadia.brandt@example.com', 'EDUCATION', ...lines].join('\n'),
  ).resume.education.map(({ studyType, area, institution, location, startDate, endDate }) => [
    studyType,
    area,
    institution,
    location,
    startDate,
    endDate,
  ]);

it.each<[string, string[], (string | undefined)[][]]>([
  [
    'dates above schools that no word names',
    [
      'Paris\tOct. 2021 – Jan. 2024',
      'SUP Lindvinci, Mastère DevOps',
      'Lyon\tSep. 2017 – Sep. 2019',
      'IUT Lindville, DUT Réseaux et Télécommunications',
    ],
    [
      ['Mastère DevOps', undefined, 'SUP Lindvinci', 'Paris', '2021-10', '2024-01'],
      ['DUT', 'Réseaux et Télécommunications', 'IUT Lindville', 'Lyon', '2017-09', '2019-09'],
    ],
  ],
  [
    'schools that no word names, with a field below',
    [
      'Zerv Tujuh Lindgate\t2019 - 2022',
      'Science',
      'Fjord University\t2015 - 2018',
      'Library and Information Science',
    ],
    [
      [undefined, 'Science', 'Zerv Tujuh Lindgate', undefined, '2019', '2022'],
      [undefined, 'Library and Information Science', 'Fjord University', undefined, '2015', '2018'],
    ],
  ],
  [
    'degree, school, and place between commas',
    ['10/2016 – 09/2018\tMaster Studium Automatisierungstechnik, FH Lindgate, Emden.', 'Thema: Robotik'],
    [['Master Studium', 'Automatisierungstechnik', 'FH Lindgate', 'Emden', '2016-10', '2018-09']],
  ],
  [
    'a school right behind the field, with its department',
    ['Ph.D. in Microbiology Lindgate University, Department of Biology\tSept 2016 – Aug 2020'],
    [
      [
        'Ph.D.',
        'Microbiology',
        'Lindgate University, Department of Biology',
        undefined,
        '2016-09',
        '2020-08',
      ],
    ],
  ],
  [
    'a degree in brackets behind its field, and a dash that touches',
    ['Lindgate College, Rexburg, Idaho —', 'Business Analytics(BS) (In Progress)', 'November 2021- May 2024'],
    [['BS', 'Business Analytics', 'Lindgate College', 'Rexburg, Idaho', '2021-11', '2024-05']],
  ],
  [
    'a field and a degree with labels',
    [
      'September 2022 - Juni 2024 | HOCHSCHULE LINDGATE',
      'STUDIENGANG: INFORMATIK',
      'Angestrebter Abschluss: Bachelor',
    ],
    [['Bachelor', 'INFORMATIK', 'HOCHSCHULE LINDGATE', undefined, '2022-09', '2024-06']],
  ],
  [
    'a faculty in the line of the dates',
    [
      'Master of Science in Physics | University of Lindgate',
      'Faculty of Mathematics and Physics\tOctober 2021–June 2024',
    ],
    [['Master of Science', 'Physics', 'University of Lindgate', undefined, '2021-10', '2024-06']],
  ],
  [
    'a degree with its field right behind it',
    ['Universidad Central de Lindgate\t2010 – 2017', 'Bachelor Computer Science'],
    [['Bachelor', 'Computer Science', 'Universidad Central de Lindgate', undefined, '2010', '2017']],
  ],
  [
    'a field with its degree behind a comma',
    ['Computer Science, Bachelor, Universidad Central de Lindgate', '2010 – 2017'],
    [['Bachelor', 'Computer Science', 'Universidad Central de Lindgate', undefined, '2010', '2017']],
  ],
  [
    'a degree as the label of its field, with marks',
    ['Lindgate University\t2010 – 2012', 'M.Sc.: Computer Science (2.2)'],
    [['M.Sc.', 'Computer Science', 'Lindgate University', undefined, '2010', '2012']],
  ],
  [
    'a line cut at a slash, and a dot',
    ['BSc Physics', 'Lindgate University / Feb 2013 – Jun 2017'],
    [['BSc', 'Physics', 'Lindgate University', undefined, '2013-02', '2017-06']],
  ],
  [
    'a diploma of a high school',
    ['Lindgate High School\tLeeds', 'Bilingual High School Diploma\t2016 – 2020'],
    [['Bilingual High School Diploma', undefined, 'Lindgate High School', 'Leeds', '2016', '2020']],
  ],
])('studies are read from %s', (_what, lines, read) => {
  expect(studiesOf(lines)).toEqual(read);
});

it('takes no sentence about a study for another one', () => {
  expect(
    studiesOf([
      'Diplom Physik, Universität Lindgate\t2012 – 2017',
      'Teaching Assistant for Optics (2015 - 2016)',
    ]).length,
  ).toBe(1);
});

it.each([
  ['each has a school and dates', '2014 - 2016', true],
  ['the one beside it has no dates', '', false],
])('is sure of the dates of a study where %s', (_, dates, isSure) => {
  const { fields } = readingOfText(
    [
      'Nadia Brandt',
      'nadia.brandt@example.com',
      'EDUCATION',
      'MSc Physics, University of Leeds\t2017 - 2019',
      `BSc Physics, University of Bath${dates && `\t${dates}`}`,
    ].join('\n'),
  ).resume;
  expect((fields.find(({ path }) => path === 'education.0.startDate')?.confidence ?? 0) >= 0.85).toBe(isSure);
});
