import type { CommonQuestion } from '../content/common-questions.ts';
import { everydayStems } from '../text/common-words.ts';
import { contentStems, type Passage, sliceTokens } from '../text/passage.ts';
import { findPhrases, type PhraseBook, phraseBook } from '../text/phrases.ts';
import type { KeyPoint, Span } from './key-points.ts';
import { motivesBook, ownWorkBook } from './motive-words.ts';
import type { AnswerKind } from './rubric.ts';
import type { Story } from './story.ts';
import { point, storyPoints } from './story-points.ts';
import type { Wording } from './wording.ts';

/** Who else is in it: the people that a plan has to reckon with. */
const peopleBook = phraseBook([
  'customer|client|patient|guest|user|users|customers|clients|patients|pupils|parents|family',
  'colleague|colleagues|team|manager|supervisor|boss|lead|stakeholders|everyone|somebody|someone|person|people',
  'them|they|him|her',
]);
const limitBook = phraseBook([
  'cost|costs|price|drawback|drawbacks|downside|disadvantage|risk|risks|limit|limits|limitation|tradeoff|overhead|penalty',
  'but|however|whereas|although|unless|otherwise|instead|rather|only|cannot|except|while',
  'trade off',
  'slower|expensive|harder|problem|problems|breaks|fails|lose',
  'would|do|should|does|can not',
]);
const partsBook = phraseBook([
  'database|cache|queue|server|service|api|store|index|load|client|layer|table|log|tool|component|interface|balancer|schema|token|key|worker|replica|check|test|rule|step|phase',
]);
const examplesBook = phraseBook([
  'for example|instance',
  'such as',
  'like a|the|when|an|in',
  'say',
  'e g',
  'when|if you|i|a|the|we|two|many|something|someone',
  'in my|our|one|a|many|most',
]);

const atMost = (value: number) => Math.min(1, value);

function first(passage: Passage, book: PhraseBook): Span | undefined {
  const match = findPhrases(passage, book)[0];
  const [from, to] = [passage.tokens[match?.from ?? -1], passage.tokens[(match?.to ?? 0) - 1]];
  return from && to ? sliceTokens(passage, from, to) : undefined;
}

function count(passage: Passage, book: PhraseBook): number {
  return findPhrases(passage, book).length;
}

/** How many different telling words an answer holds: what is left of it without everyday talk. */
function tellingWords(passage: Passage): number {
  return new Set(contentStems(passage).filter((stem) => !everydayStems.has(stem))).size;
}

const books = new Map<CommonQuestion, readonly (readonly [string, PhraseBook])[]>();

/** The points of a common question; each counts by the different marks of it, two being plenty. */
function commonPoints(passage: Passage, common: CommonQuestion): KeyPoint[] {
  let read = books.get(common);
  if (!read) {
    read = Object.entries(common.points).map(([label, phrases]) => [label, phraseBook(phrases)] as const);
    books.set(common, read);
  }
  return read.map(([label, book]) => point(label, 2, atMost(count(passage, book) / 2), first(passage, book)));
}

function statementPoints(passage: Passage, story: Story, wording: Wording): KeyPoint[] {
  const ownWork = count(passage, ownWorkBook);
  const example = Math.max(
    story.actions / 2,
    story.situation || ownWork ? 0.7 : 0,
    wording.examples.distinct / 2,
  );
  const motives = wording.reasons.distinct + count(passage, motivesBook);
  const specifics = (story.numbers.length + story.names + wording.examples.distinct) / 2;
  return [
    point(
      'a plain answer with something in it',
      3,
      atMost(Math.max(0, tellingWords(passage) - 2) / 12),
      wording.opening,
    ),
    point('your reasons', 2, atMost(motives / 1.5), wording.reasons.first ?? first(passage, motivesBook)),
    point(
      'an example from your own work',
      2,
      atMost(example),
      story.firstAction ?? story.situation ?? first(passage, ownWorkBook),
    ),
    point('something specific: a number or a name', 1, atMost(specifics), story.firstNumber),
  ];
}

function planPoints(passage: Passage, wording: Wording, story: Story): KeyPoint[] {
  const steps = Math.max(wording.method.count, story.actions);
  const substance = tellingWords(passage);
  return [
    point('what you do, step by step', 3, atMost(steps / 4), wording.method.first ?? story.firstAction),
    point('an order: what comes first', 1, atMost(wording.order.distinct), wording.order.first),
    point('why you do it this way', 2, atMost(wording.reasons.distinct / 2), wording.reasons.first),
    point('the people concerned', 1, atMost(count(passage, peopleBook) / 2), first(passage, peopleBook)),
    point(
      'how you check it, or a real case',
      1,
      atMost(Math.max(wording.checks.distinct, wording.examples.distinct, story.actions / 2)),
      wording.checks.first ?? wording.examples.first ?? story.firstAction,
    ),
    point('enough detail to act on', 3, atMost(Math.max(0, substance - 3) / 16), wording.longest),
  ];
}

function knowledgePoints(passage: Passage, wording: Wording): KeyPoint[] {
  const substance = tellingWords(passage);
  const beyond = count(passage, examplesBook) + count(passage, limitBook);
  const limit = first(passage, limitBook) ?? first(passage, examplesBook);
  return [
    point('what it is and how it works', 4, atMost(Math.max(0, substance - 3) / 18), wording.opening),
    point(
      'why, when or in what order',
      2,
      atMost(Math.max(wording.reasons.distinct / 2, wording.order.distinct / 3)),
      wording.reasons.first ?? wording.order.first,
    ),
    point('an example, a limit or a contrast', 2, atMost(beyond / 2), wording.examples.first ?? limit),
  ];
}

function casePoints(passage: Passage, wording: Wording, story: Story): KeyPoint[] {
  const substance = tellingWords(passage);
  const numbers = story.numbers.length;
  return [
    point(
      'the parts and how they work together',
      4,
      atMost(Math.max(0, substance - 4) / 24),
      wording.longest,
    ),
    point(
      'steps in an order',
      2,
      atMost((wording.method.count + wording.order.count) / 5),
      wording.method.first,
    ),
    point('why this way and not another', 2, atMost(wording.reasons.distinct / 2), wording.reasons.first),
    point(
      'numbers, checks or limits',
      1.5,
      atMost((numbers + wording.checks.count + count(passage, limitBook)) / 3),
      story.firstNumber ?? wording.checks.first ?? first(passage, limitBook),
    ),
    point('what it is made of', 1, atMost(count(passage, partsBook) / 3), first(passage, partsBook)),
  ];
}

/** What an answer must hold by its kind alone, when neither an author nor a sample answer says it. */
export function unaidedPoints(
  kind: AnswerKind,
  passage: Passage,
  story: Story,
  wording: Wording,
  common: CommonQuestion | undefined,
): KeyPoint[] {
  if (kind === 'statement' && common && Object.keys(common.points).length > 0)
    return commonPoints(passage, common);
  if (kind === 'situational') return planPoints(passage, wording, story);
  if (kind === 'case') return casePoints(passage, wording, story);
  if (kind === 'knowledge' || kind === 'fact') return knowledgePoints(passage, wording);
  return kind === 'statement' ? statementPoints(passage, story, wording) : storyPoints(kind, story, wording);
}
