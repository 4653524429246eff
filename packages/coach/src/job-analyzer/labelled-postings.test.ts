import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { analyzeJob } from '../index.ts';
import { findSkills } from '../skills/find-skills.builtin.ts';

interface Span {
  start: number;
  end: number;
}

/** A posting with the skills that a reader marks in it: `{wound care}`. */
function postings(): { id: string; text: string; marked: Span[] }[] {
  const source = readFileSync(new URL('./fixtures/labelled-postings.txt', import.meta.url), 'utf8');
  return source
    .split(/^=== /m)
    .slice(1)
    .map((posting) => {
      const [id = '', ...lines] = posting.split('\n');
      const marked: Span[] = [];
      let text = '';
      for (const piece of lines.join('\n').split(/(\{[^}]*\})/)) {
        const words = piece.startsWith('{') ? piece.slice(1, -1) : piece;
        if (words !== piece) marked.push({ start: text.length, end: text.length + words.length });
        text += words;
      }
      return { id, text, marked };
    });
}

const touches = (a: Span, b: Span) => a.start < b.end && b.start < a.end;

describe('postings of fifty trades', () => {
  it('give nine in ten of the skills that a reader marks, and more than four in five of those given are marked', async () => {
    let found = 0;
    let marks = 0;
    let right = 0;
    let given = 0;
    for (const { text, marked } of postings()) {
      const { skills } = await analyzeJob({ jobDescription: text });
      const mentions = findSkills(text).filter((one) => skills.includes(one.skill));
      marks += marked.length;
      found += marked.filter((mark) => mentions.some((one) => touches(one, mark))).length;
      given += skills.length;
      right += skills.filter((skill) =>
        mentions.some((one) => one.skill === skill && marked.some((mark) => touches(one, mark))),
      ).length;
    }
    expect(found / marks).toBeGreaterThan(0.9);
    expect(right / given).toBeGreaterThan(0.82);
  });
});
