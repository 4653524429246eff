import type { Page } from '@playwright/test';
import { everyGameWord } from '../packages/domain/src/word-game/field-words.ts';
import { expect } from './fixtures.ts';

const words = new Map(everyGameWord().map(({ word, clue }) => [clue, word]));

/** The word of the round: its clue tells. */
export async function wordOf(page: Page): Promise<string> {
  const clue = String(await page.locator('.stage-clue').textContent()).trim();
  return words.get(clue) ?? '';
}

/** The letters on the table, in their order. */
const lettersOn = async (page: Page) => (await page.locator('.letters .tile').allInnerTexts()).join('');

/** Types the word of a round, by its clue. */
export async function solveRound(page: Page, round: number): Promise<void> {
  await expect(page.getByText(`Word ${round}/5`)).toBeAttached();
  const word = await wordOf(page);
  const letters = await lettersOn(page);
  expect(letters).not.toBe(word);
  expect([...letters].sort()).toEqual([...word].sort());
  await page.keyboard.type(word.toLowerCase());
  await expect(page.getByRole('textbox', { name: 'Your answer' })).toHaveValue(word);
  await page.keyboard.press('Enter');
}
