import { describe, expect, it } from 'vitest';
import { keywordsOf, markKeywords } from './ad-keywords.ts';

const marked = (text: string, ...keywords: string[]) =>
  markKeywords(text, keywords).flatMap(({ text: piece, mark }) => (mark ? [piece] : []));

describe('words of an ad in a line', () => {
  it('are marked whole, in any case, the longest first', () => {
    expect(marked('Data analysis, then data. Database too.', 'data', 'data analysis')).toEqual([
      'Data analysis',
      'data',
    ]);
    expect(marked('Gestión de almacén', 'gesti', 'almacén')).toEqual(['almacén']);
  });

  it('may have signs that patterns know', () => {
    expect(marked('C++ and .NET (C# too)', 'c++', '.net', 'c#')).toEqual(['C++', '.NET', 'C#']);
  });

  it('leave the line as it is', () => {
    expect(
      markKeywords('SQL and Python', ['sql'])
        .map(({ text }) => text)
        .join(''),
    ).toBe('SQL and Python');
    expect(marked('SQL')).toEqual([]);
  });

  it('come from keywords and skills, under each name, once', () => {
    const skill = { skill: 'Infrastructure as code', alternatives: ['Pulumi'], shownBy: 'Terraform' };
    const rest = { importance: 'must-have', status: 'shown', evidence: '', requirement: '' } as const;
    expect(
      keywordsOf([
        { skills: [{ ...skill, ...rest }], keywords: [{ keyword: 'Terraform', inJob: 1, inResume: 1 }] },
        null,
      ]),
    ).toEqual(['terraform', 'infrastructure as code', 'pulumi']);
  });
});
