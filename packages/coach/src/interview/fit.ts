import { type CommonQuestion, commonQuestions } from '../content/common-questions.ts';
import { technicalFields, workSubjects } from '../content/question-subjects.ts';
import { everydayStems } from '../text/common-words.ts';
import { isFunctionWord } from '../text/function-words.ts';
import { contentStems, type Passage } from '../text/passage.ts';
import { findPhrases, phraseBook } from '../text/phrases.ts';
import { stemOf } from '../text/stem.ts';
import type { StemIndex } from '../text/stem-index.ts';
import { motivesBook, ownWorkBook } from './motive-words.ts';
import type { AnswerKind } from './rubric.ts';
import type { Story } from './story.ts';
import { isForeign } from './topic.ts';
import { chanceOf } from './working-words.ts';

/** What a question that comes without a sample answer is about, as far as its own words tell. */
export interface Subject {
  common: CommonQuestion | undefined;
  /** The question's own telling words. */
  asked: ReadonlySet<string>;
  /** Words that answers to it hold. */
  shown: ReadonlySet<string>;
  /** The two things that are to be held against each other. */
  isKnown: boolean;
}

/** How well an answer fits such a question. */
export interface Fit {
  /** 0 to 1. */
  value: number;
  /** Different words that tie it to the question, by what each of them shows. */
  ties: number;
  /** The same, less what any answer of its length would hold by chance. */
  lead: number;
  isElsewhere: boolean;
}

const stems = (words: string) =>
  words.split(' ').flatMap((word) => (isFunctionWord(word) ? [] : [stemOf(word)]));
const rarest = 0.003;
const everydayMost = 0.6;
const askedWeight = 1.5;
const usualWords = 130;
/** So far above chance an answer is wholly about its question, and below the other it has next to nothing of its subject. */
const fullLead = 1.6;
const fewLead = 0.3;
/** A story that is told as one is believed on less. */
const toldHead = 0.5;
/** An answer whose words are not of working life at all has more to show. */
const foreignLead = 1.5;
const fewWords = 5;
const wholeTies = 1.2;
/** Words of interviewing: they stand in questions on anything. */
const interviewStems = new Set(
  stems(
    'tell describe share give recall explain discuss walk talk time example situation occasion instance experience work job handle deal do make get use way thing professional career person question big great most need want would compare difference different concept mean describe kind type happen like good best main important think know one two three day year',
  ),
);
/** Two of them are enough to be told as a motive. */
const fewestMotives = 2;
const books = commonQuestions.map((common) => ({ common, book: phraseBook(common.asked) }));
const subjects = workSubjects.map(({ named, shown }) => ({
  named: new Set(stems(named)),
  shown: [...stems(shown), ...stems(named)],
}));
const fields = technicalFields.map((line) => stems(line));

/** The common question that a text asks in some wording. */
export function findCommonQuestion(question: Passage): CommonQuestion | undefined {
  if (question.tokens.length > 40) return undefined;
  return books.find(({ book }) => findPhrases(question, book).length > 0)?.common;
}

/** Reads what a question is about from its words. */
export function readSubject(question: Passage, kind: AnswerKind): Subject {
  const asked = new Set(contentStems(question).filter((stem) => !interviewStems.has(stem)));
  const common = kind === 'statement' || kind === 'motivation' ? findCommonQuestion(question) : undefined;
  const shown = new Set(common ? stems(common.shown) : []);
  const isTechnical = kind === 'knowledge' || kind === 'case' || kind === 'fact';
  for (const { named, shown: words } of isTechnical ? [] : subjects)
    if ([...asked].some((stem) => named.has(stem))) for (const stem of words) shown.add(stem);
  if (isTechnical || shown.size === 0)
    for (const field of fields)
      if (field.some((stem) => asked.has(stem) && !everydayStems.has(stem)))
        for (const stem of field) shown.add(stem);
  return { common, asked, shown, isKnown: shown.size > 0 };
}

/** What it shows to find a word in an answer: the rarer in answers to anything, the more. */
function weightOf(stem: string): number {
  const weight = Math.min(1, -Math.log(chanceOf(stem) + rarest) / -Math.log(rarest));
  return everydayStems.has(stem) ? Math.min(everydayMost, weight) : weight;
}

/** The words of the subject that an answer holds, less those that an answer of its length to any question would hold. */
function leadOf(
  passage: Passage,
  index: StemIndex,
  { asked, shown }: Subject,
): { ties: number; lead: number } {
  let ties = 0;
  let expected = 0;
  for (const stem of new Set([...asked, ...shown])) {
    const weight = weightOf(stem) * (asked.has(stem) ? askedWeight : 1);
    expected += chanceOf(stem) * weight;
    if (index.positions.has(stem)) ties += weight;
  }
  return { ties, lead: ties - expected * Math.min(1.2, passage.tokens.length / usualWords) };
}

/** A story is believed without a word of the question; a motive or a plan needs a tie, and knowledge a clear one. */
export function readFit(
  passage: Passage,
  index: StemIndex,
  kind: AnswerKind,
  subject: Subject,
  story: Story,
): Fit {
  const { ties, lead } = leadOf(passage, index, subject);
  const content = new Set(contentStems(passage)).size;
  const foreign = isForeign(passage, new Set([...subject.asked, ...subject.shown]));
  const isTold = kind === 'behavioural' && story.actions >= 2;
  const few = foreign ? foreignLead : fewLead;
  // A whole story that names what was asked for is about it, however many words its subjects have.
  const isWhole = isTold && !foreign && story.result !== undefined && ties >= wholeTies;
  const isElsewhere =
    content >= fewWords && !isWhole && (subject.isKnown ? lead < few : foreign && ties < fewLead && !isTold);
  const isMotive =
    (kind === 'statement' || kind === 'motivation') &&
    findPhrases(passage, motivesBook).length + findPhrases(passage, ownWorkBook).length >= fewestMotives;
  const known = Math.min(1, Math.max(0, lead / fullLead) + (isTold || isMotive ? toldHead : 0));
  const value = subject.isKnown ? known : foreign ? 0.3 : Math.max(known, isTold ? 1 : 0.6);
  return { value: isElsewhere ? 0 : value, ties, lead, isElsewhere };
}
