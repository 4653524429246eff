import { readPassage } from '../text/passage.ts';

const joints = new Set('in for with across at on to through by using via under within from of'.split(' '));
/** Words of amount that make a claim wider. */
const wide = new Set('every all always each entire whole daily never'.split(' '));
const fillers = new Set('a an the my our their his her its this that these those about over'.split(' '));

const stemsIn = (line: string) => readPassage(line).tokens.map(({ stem }) => stem);

/**
 * Whether a new wording of a line says more than the line: a phrase after a preposition that begins with a word the line doesn't have
 * ("in safety and picking"), or a word of amount that it lacks ("every").
 */
export function addsPhrase(before: string, after: string): boolean {
  const known = new Set(stemsIn(before));
  const words = readPassage(after).tokens;
  return words.some(({ word, stem }, at) => {
    if (wide.has(word)) return !known.has(stem);
    if (!joints.has(word)) return false;
    const head = words.slice(at + 1).find((one) => !fillers.has(one.word));
    return head !== undefined && !joints.has(head.word) && !head.isNumber && !known.has(head.stem);
  });
}

/** Whether two wordings have the same words in the same order: another tense makes no line better. */
export const saysTheSame = (before: string, after: string) =>
  stemsIn(before).join(' ') === stemsIn(after).join(' ');
