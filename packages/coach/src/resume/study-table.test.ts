import { expect, it } from 'vitest';
import { readingOfText } from './reading-of-text.ts';

const studiesOf = (lines: readonly string[]) =>
  readingOfText(
    ['Nadia Brandt', 'nadia.brandt@example.com', 'EDUCATION', ...lines, 'SKILLS', 'SQL, Python'].join('\n'),
  ).resume.education.map((one) => [
    one.studyType,
    one.area,
    one.institution,
    one.startDate,
    one.endDate,
    one.score,
  ]);

it.each([
  [
    'Qualification\tUniversity\tYear\t%',
    [
      [
        'B.E. (Mechanical)\tOakfield\t2014\t68.5',
        ['B.E.', 'Mechanical', 'Oakfield', undefined, '2014', '68.5'],
      ],
      [
        'Metric\tLindgate State\t2008\t71%',
        ['Metric', undefined, 'Lindgate State', undefined, '2008', '71%'],
      ],
    ],
  ],
  [
    'S.No\tCourse\tSpecialization\tCollege/School\tBoard/University\tYear of Passing\tMarks (%)',
    [
      [
        '1\tMBA\tFinance\tDune Hill\tOakfield\t2012 - 2014\t62',
        ['MBA', 'Finance', 'Dune Hill', '2012', '2014', '62'],
      ],
      [
        '2\t10+2\t-\tSt. Anne\tState Board\t2009\t58',
        ['10+2', undefined, 'St. Anne', undefined, '2009', '58'],
      ],
    ],
  ],
  [
    'Examinations\tBoard\tPassing Year\t%age',
    [
      [
        '1\tHigh School\tDune Board\t2010\t58.5%',
        ['High School', undefined, 'Dune Board', undefined, '2010', '58.5%'],
      ],
    ],
  ],
  [
    'Year\tExamination Passed\tName of Institution\tResult',
    [
      [
        '2011\tDiploma in Civil\tLindgate Polytechnic\tFirst Division',
        ['Diploma', 'Civil', 'Lindgate Polytechnic', undefined, '2011', 'First Division'],
      ],
    ],
  ],
] as const)('reads the cells of a table by the names of its columns: %s', (head, rows) => {
  expect(studiesOf([head, ...rows.map(([row]) => row)])).toEqual(rows.map(([, read]) => read));
});

it('reads rows that have other cells than the head by their words', () => {
  expect(
    studiesOf(['Course\tUniversity\tYear', 'BSc Chemistry\tLindgate University', '2014']).map(
      (one) => one[2],
    ),
  ).toEqual(['Lindgate University']);
});
