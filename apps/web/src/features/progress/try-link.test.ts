import { expect, it } from 'vitest';
import { tryLink } from './try-link.ts';

it('a link has the question of the coach, and never one of somebody’s own', () => {
  const question_text = 'Why us & why now?';
  const of = (bank_id: string | null | undefined) =>
    tryLink({ question_text, bank_id }, 'https://greenroom.example');
  expect(of('nurse-1')).toBe('https://greenroom.example/?try=Why%20us%20%26%20why%20now%3F#try');
  expect([of(null), of(undefined)]).toEqual(Array(2).fill('https://greenroom.example/#try'));
});
