import type { SheetStory } from '@greenroom/domain';
import { readStory } from '../interview/reading/story.ts';
import { readPassage } from '../text/passage.ts';
import type { KeptStory } from './fit-stories.builtin.ts';

const longestFigure = 22;
const amount = String.raw`[$€£]?\d[\d.,]*(?:\s?(?:%|k\b|percent\b|million\b))?`;
/** "40 minutes to 25", "40 to 25 minutes", "from 9 to 4 falls". */
const fromTo = new RegExp(
  String.raw`(${amount})(?:\s+(\p{L}+))?\s+to\s+(?:about\s+|around\s+|only\s+|just\s+)?(${amount})(?:\s+(\p{L}+))?`,
  'u',
);
const notUnits = new Set(
  'in and or by within with on at of for so a the per each after before while which since as'.split(' '),
);

const tidy = (text: string) => text.replace(/[.,]+$/, '');

const isYear = (number: string) => /^(?:19|20)\d\d$/.test(tidy(number));
/** "40 to 25 minutes": both count the same, and neither is a year. */
function isChange([, from = '', middle = '', to = '', last = '']: readonly string[]): boolean {
  const units = [middle, last]
    .map((word) => word.toLowerCase())
    .filter((word) => word && !notUnits.has(word));
  return !isYear(from) && !isYear(to) && new Set(units).size < 2;
}

/** The number of a text as somebody would say it in passing; empty where it has none that fits. */
export function figureOf(text: string): string {
  const found = fromTo.exec(text);
  if (found && isChange(found)) {
    const [, from = '', middle = '', to = '', last = ''] = found;
    const units = [last, middle].filter((word) => word !== '' && !notUnits.has(word.toLowerCase()));
    const [unit = ''] = units;
    const figure = `${tidy(from)} to ${tidy(to)}${unit === '' ? '' : ` ${unit}`}`;
    return figure.length <= longestFigure ? figure : `${tidy(from)} to ${tidy(to)}`;
  }
  const { numbers } = readStory(readPassage(text));
  const figure = numbers.find((number) => /\d/.test(number)) ?? '';
  return figure.length <= longestFigure ? figure : (figure.split(' ')[0] ?? '');
}

const sentencesOf = (text: string) => {
  const { sentences } = readPassage(text);
  return sentences.map(({ start, end }) => text.slice(start, end).trim());
};

/** A story with its number and how it turned out, all in its own words. */
export function sheetStory(story: KeptStory): SheetStory {
  const { id, title, result, actions, situation } = story;
  const told = [result, actions].find((part) => figureOf(part) !== '') ?? '';
  const sentences = sentencesOf(result || actions || situation);
  const figure = figureOf(told);
  const line =
    sentences.find((sentence) => figure !== '' && figureOf(sentence) === figure) ?? sentences[0] ?? '';
  return { id, title, figure, line };
}
