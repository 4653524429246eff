import { expect, it } from 'vitest';
import { lineOf } from './document-text.ts';
import { linesOfRow } from './docx-tables.ts';

const cell = (...texts: string[]) =>
  texts.map((text) => lineOf(text.replace('• ', ''), { isBullet: text.startsWith('• '), region: 'table' }));

it.each<[string, string[][], string[]]>([
  [
    'a row of a table is one line',
    [['MSc'], ['University of Leeds'], ['2015']],
    ['MSc\tUniversity of Leeds\t2015'],
  ],
  [
    'a date at the left is on the first line of its entry',
    [['2019 – 2021'], ['Fjord Labs', 'Analyst', '• Led a team of 3']],
    ['2019 – 2021\tFjord Labs', 'Analyst', 'Led a team of 3'],
  ],
  [
    'a date and a place at the right are on the first line of their entry',
    [
      ['Fjord Labs, Analyst', '• Led a team of 3'],
      ['Leeds, UK', '2019 – 2021'],
    ],
    ['Fjord Labs, Analyst\tLeeds, UK\t2019 – 2021', 'Led a team of 3'],
  ],
  [
    'a heading at the left is a line to itself',
    [
      ['EXPERIENCE'],
      [
        'Fjord Labs, Analyst, 2019 – 2021',
        '• Led a team of 3',
        '• Wrote the guide for 60 colleagues in 3 offices of the firm',
      ],
    ],
    [
      'EXPERIENCE',
      'Fjord Labs, Analyst, 2019 – 2021',
      'Led a team of 3',
      'Wrote the guide for 60 colleagues in 3 offices of the firm',
    ],
  ],
  [
    'two columns are read one after the other',
    [
      ['Skills', '• SQL', '• Python', '• Tableau', 'Languages', '• English'],
      [
        'Fjord Labs, Analyst, 2019 – 2021',
        '• Led a team of 3',
        '• Wrote the guide that 60 colleagues in 3 offices now use',
      ],
    ],
    [
      'Skills',
      'SQL',
      'Python',
      'Tableau',
      'Languages',
      'English',
      'Fjord Labs, Analyst, 2019 – 2021',
      'Led a team of 3',
      'Wrote the guide that 60 colleagues in 3 offices now use',
    ],
  ],
  ['empty cells are left out', [[], ['Fjord Labs'], []], ['Fjord Labs']],
])('%s', (_what, row, read) => {
  expect(linesOfRow(row.map((texts) => cell(...texts))).map((line) => line.text)).toEqual(read);
});
