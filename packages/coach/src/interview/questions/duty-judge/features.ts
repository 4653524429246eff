import { verbOf } from '../../../job-ad/ad-verbs.ts';
import { skillNamed } from '../../../skills/find-skills.builtin.ts';
import type { Feature } from '../../../text/linear-model.ts';
import type { AdQuestionLine } from '../ad-lines.ts';
import type { LineCut } from '../cut-line.ts';
import { isGeneric } from '../generic-words.ts';
import { isUnsaid } from '../line-frames.ts';
import { hasLostArticle } from '../lost-article.ts';
import { uncommonStems } from '../match-topics.ts';

/** What is read out of a line, and the line. */
export interface Duty {
  line: Pick<AdQuestionLine, 'text' | 'kind' | 'isListed' | 'isPlus'>;
  phrase: LineCut;
}

const lengths = [3, 4, 6, 9, 12];
const stepOf = (value: number, steps: readonly number[]) => steps.filter((step) => value >= step).length;
const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}'’-]+|[,/&(]/gu) ?? [];
const endingOf = (word: string) => /(?:ing|ed|s|ly|er|tion|ment|ive|able)$/.exec(word)?.[0] ?? '';

/** A capital inside that is no known tool and no short form: most are names of the house. */
export const hasName = (text: string) =>
  [...text.matchAll(/(?<=\s)\p{Lu}[\p{L}\p{N}&.’'-]*/gu)].some(
    ([word]) => !/^[\p{Lu}\p{N}/&-]{2,5}s?$/u.test(word) && !skillNamed(word),
  );

/** What the judge reads of a duty, whatever it is asked. */
export function ofDuty({ line, phrase }: Duty): Feature[] {
  const words = wordsOf(phrase.text);
  const [first = '', second = ''] = words;
  const stems = new Set(uncommonStems(phrase.text));
  const concrete = [...stems].filter((stem) => !isGeneric(stem)).length;
  const at = line.text.toLowerCase().indexOf(phrase.text.toLowerCase().slice(-12));
  const rest = at < 0 ? '' : line.text.slice(at + 12).replace(/^[\s.;]+/, '');
  const [dropped = 'nothing'] = wordsOf(rest);
  const last = words.at(-1) ?? '';
  return [
    `verb ${verbOf(first)?.base ?? 'none'}`,
    `second ${second}`,
    `last ends ${endingOf(last)}`,
    `shape ${phrase.shape}`,
    `kind ${line.kind}`,
    `length ${stepOf(words.length, lengths)}`,
    `dropped ${dropped}`,
    `concrete ${Math.min(3, concrete)}`,
    `vague ${Math.min(2, stems.size - concrete)}`,
    ...words.slice(1).map((word) => `word ${word}`),
    ['dropped', Number(rest !== '')],
    ['listed', Number(line.isListed)],
    ['plus', Number(line.isPlus)],
    ['lost article', Number(hasLostArticle(phrase.text))],
    ['unsaid', Number(isUnsaid(phrase.text))],
    ['list', Math.min(3, words.filter((word) => /^(?:,|and|or)$/.test(word)).length)],
    ['name', Number(hasName(phrase.text))],
  ];
}

/** How a way to ask and a duty go together. */
export function ofForm({ phrase }: Duty, form: string): Feature[] {
  const [first = '', second = ''] = wordsOf(phrase.text);
  return [
    `form ${form}`,
    `form ${form} verb ${verbOf(first)?.base ?? 'none'}`,
    `form ${form} second ${second}`,
  ];
}
