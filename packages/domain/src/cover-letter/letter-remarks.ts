import { spliceIn } from '../resume/careful-writing.ts';
import type { letterRemarkKinds } from './catalog.ts';
import { lackIn } from './letter-lacks.ts';
import { letterMove, tellsMove } from './letter-move.ts';

/** Something in a letter that its writer should read once more. */
export interface LetterRemark {
  kind: (typeof letterRemarkKinds)[number];
  /** The part of the letter; empty for something that is missing. */
  quote: string;
  /** What to put in its place: empty takes it out, null leaves it to the writer. */
  mend: string | null;
  /** Where the job is, for `move`. */
  place: string;
}

interface Form {
  experience?: string;
  companyName: string;
  place: string;
  jobDescription: string;
  history: readonly { name: string; title?: string }[];
}

const mostRemarks = 3;
const longest = 45;
const mark = '• ';
const wordsOf = (text: string) => text.match(/[\p{L}\p{N}'’-]+/gu) ?? [];

/** The body of a letter, sentence by sentence and line by line. */
function sentencesOf(letter: string): string[] {
  const body = letter.slice(Math.max(0, letter.search(/^Dear /m)));
  return body
    .split(/\n+/)
    .slice(1)
    .filter((line) => !/^Sincerely,|:$/.test(line))
    .flatMap((line) =>
      line.startsWith(mark)
        ? [line]
        : line.split(/(?<=[.!?])(?<!\b(?:St|Dr|Mr|Mrs|Ms|No|vs|Inc|Co|Corp|Ltd|Jr|Sr|\p{Lu})\.)\s+/u),
    )
    .filter((one) => one.trim() !== '');
}

const small =
  /^(?:about|above|after|again|also|because|been|before|being|between|could|during|each|every|from|have|having|into|more|most|other|over|same|some|than|that|their|them|then|there|they|this|those|through|under|until|were|what|when|where|which|while|with|would|your|years?|work(?:ed|ing)?|team|customers?|people|company)$/;
const tellingOf = (text: string) =>
  new Set(
    wordsOf(text.toLowerCase())
      .filter((word) => word.length > 3 && !small.test(word))
      .map((word) => word.slice(0, 6)),
  );
const numbersOf = (text: string): readonly string[] => text.match(/[$€£]?\d[\d,.]*\d%?|\d%/g) ?? [];
const isYear = (number: string) => /^(?:19|20)\d{2}$/.test(number);

/** The frame of the letter: what was applied for, where somebody works, degrees and skills are no repeats of what was told. */
const frame =
  /^(?:I am (?:applying|writing|studying|enrolled|an? )|I would like to apply|My (?:skills|qualifications|experience) (?:also )?include|I (?:also )?(?:hold|speak|studied|have (?:also )?(?:completed|been|worked))|I was an? |Before that)\b/;
/** What was said before: most of its words, or its number with another of its words. */
function twiceIn(sentences: readonly string[]): LetterRemark[] {
  return sentences.flatMap((sentence, at): LetterRemark[] => {
    if (frame.test(sentence)) return [];
    const own = tellingOf(sentence);
    const numbers = numbersOf(sentence).filter((number) => !isYear(number));
    const isSaid = sentences.slice(0, at).some((before) => {
      if (frame.test(before)) return false;
      const said = tellingOf(before);
      const shared = [...own].filter((word) => said.has(word)).length;
      const sameNumber = numbers.some((number) => numbersOf(before).includes(number));
      return (own.size >= 4 && shared >= 0.6 * own.size) || (sameNumber && shared >= 2);
    });
    return isSaid ? [{ kind: 'twice', quote: sentence, mend: '', place: '' }] : [];
  });
}

/** The jobs of the list: "I was a Cook at Roma in 2019". */
const listsJob = /^(?:I (?:have been|was|worked|have worked as) |Before that, I )/;
/** Told beside the list with when or as what: "since February", "before that I was". */
const tellsJob = /\bsince\b|\bbefore that\b|\b(?:first|then) as\b|\byears? (?:as|at|with)\b/i;
/** What was typed about work and the list of jobs says again: an employer, or two words of a title. */
function jobsTwice(sentences: readonly string[], { experience = '', history }: Form): LetterRemark[] {
  const typed = (sentence: string) =>
    experience.toLowerCase().includes(sentence.toLowerCase().slice(0, typedStart));
  const list = sentences.filter((one) => listsJob.test(one) && !typed(one)).join(' ');
  const jobs = history.filter(({ name }) => name !== '' && list.includes(name));
  return sentences.flatMap((quote): LetterRemark[] => {
    if (!typed(quote) || !tellsJob.test(quote)) return [];
    const said = tellingOf(quote);
    const isTold = jobs.some(({ name, title = '' }) => {
      const shared = [...tellingOf(title)].filter((stem) => said.has(stem)).length;
      return quote.includes(name) || shared >= 2;
    });
    return isTold ? [{ kind: 'twice', quote, mend: '', place: '' }] : [];
  });
}
const typedStart = 30;

const verbs =
  'do go make need want use work write keep wait know like take give come ask call see think show say mean run check pay send help get tell';
const one = '(?:he|she|it|nobody|everyone|everybody|somebody|someone|no one)';
/** "It help us": a verb without the ending of its subject. */
const bareVerb = new RegExp(
  String.raw`(?<!\b(?:let|lets|make|makes|made|making|help|helps|helped|did|does|do|can|could|will|would|should|may|might|must|have|had|watch|see|saw|hear|heard|if) )\b(${one}(?: (?:still|always|never|often|also|usually))?) (${verbs.replaceAll(' ', '|')})\b(?! ?-)`,
  'giu',
);
const third = (verb: string) => (/(?:o|s|sh|ch)$/.test(verb) ? `${verb}es` : `${verb}s`);
const verbsIn = (sentences: readonly string[]): LetterRemark[] =>
  sentences.flatMap((sentence): LetterRemark[] =>
    [...sentence.matchAll(bareVerb)].map(([quote, subject = '', verb = '']) => ({
      kind: 'verb',
      quote,
      mend: `${subject} ${third(verb)}`,
      place: '',
    })),
  );

/** Names of the form in small letters: "at puffer". */
function namesIn(letter: string, { companyName, history }: Form): LetterRemark[] {
  const body = letter.slice(Math.max(0, letter.search(/^Dear /m)));
  return [companyName, ...history.map(({ name }) => name)].flatMap((name): LetterRemark[] => {
    const known = name.trim();
    const [first = ''] = known.split(/[\s,]+/);
    const forms = [known, first].filter((one) => one.length > 4 && /^\p{Lu}/u.test(one));
    return forms.flatMap((form): LetterRemark[] => {
      const typed = form.toLowerCase().replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
      const before = form === known && known.includes(' ') ? '' : '(?:at|for|with|from|join) ';
      const [quote] =
        new RegExp(`(?<![\\p{L}@./])${before}${typed}(?![\\p{L}@/]|\\.\\p{L})`, 'u').exec(body) ?? [];
      return quote ? [{ kind: 'name', quote, mend: quote.slice(0, -form.length) + form, place: '' }] : [];
    });
  });
}

/** The job is in another state, and the letter doesn't say what its writer would do about that. */
function moveOf(letter: string, form: Form): LetterRemark[] {
  const move = letterMove(form);
  const [ready = '', ...others] = move?.offers ?? [];
  // In the same state, or without a place, nobody knows whether it is far.
  if (!move || move.home === '' || !ready.includes('would move') || others.length === 0 || tellsMove(letter))
    return [];
  return [{ kind: 'move', quote: '', mend: ready, place: move.job }];
}

/** Things that the writer of a letter should read once more, the surest first: three, and as many more as were left as they are. */
export function letterRemarks(letter: string, form: Form, left = 0): LetterRemark[] {
  const sentences = sentencesOf(letter);
  const splices = sentences.flatMap((quote): LetterRemark[] => {
    const mend = quote.startsWith(mark) ? null : spliceIn(quote);
    return mend === null ? [] : [{ kind: 'splice', quote, mend, place: '' }];
  });
  const lacks = sentences.flatMap((quote): LetterRemark[] => {
    const mend = quote.startsWith(mark) ? undefined : lackIn(quote);
    return mend === undefined ? [] : [{ kind: 'lack', quote, mend, place: '' }];
  });
  const long = sentences
    .filter(
      (quote) =>
        !quote.startsWith(mark) &&
        !/^(?:I (?:also )?hold|I was|Before that|My skills) /.test(quote) &&
        wordsOf(quote).length > longest,
    )
    .map((quote): LetterRemark => ({ kind: 'long', quote, mend: null, place: '' }));
  const found = [
    ...moveOf(letter, form),
    ...lacks,
    ...jobsTwice(sentences, form),
    ...twiceIn(sentences),
    ...verbsIn(sentences),
    ...namesIn(letter, form),
    ...splices,
    ...long,
  ];
  return found
    .filter(({ quote }, at) => found.findIndex((one) => one.quote === quote) === at)
    .slice(0, mostRemarks + left);
}

/** A letter with a remark mended: a sentence exchanged, taken out, or put in front of the last paragraph's. */
export function withRemarkMended(letter: string, { kind, quote, mend }: LetterRemark): string {
  if (mend === null) return letter;
  if (kind === 'move')
    return letter.replace(/\n\n([^\n]+)\n\n(?=Sincerely,)/, (_, last: string) => `\n\n${mend} ${last}\n\n`);
  const at = letter.indexOf(quote);
  if (at < 0) return letter;
  const [before, after] = [letter.slice(0, at), letter.slice(at + quote.length)];
  if (mend !== '') return before + mend + after;
  // A list without lines needs no heading.
  return `${before.replace(/ $/, '')}${after}`
    .replace(/\n{3,}/g, '\n\n')
    .replace(/\n\n[^\n•]{1,80}:\n(?=\n)/g, '\n\n')
    .replace(/(:\n)\n(?=• )/g, '$1')
    .replace(/(\n• [^\n]*)\n\n(?=• )/g, '$1\n')
    .replace(/\n{3,}/g, '\n\n')
    .replace(/(?<=\n\n) /g, '');
}
