import type { InterviewType } from '@greenroom/domain';
import { readingOf, type TopicAngle, topicTexts } from '../../content/line-topics.ts';
import { adForms, quotedLine } from '../../content/own-words.ts';
import { everydayStems } from '../../text/common-words.ts';
import { contentStems, readPassage } from '../../text/passage.ts';
import { type AdQuestionLine, readAdLines } from './ad-lines.ts';
import type { Candidate } from './candidates.ts';
import { type FromText, ownWords, place } from './from-texts.ts';
import { type LineMatch, matchLine } from './line-topics.ts';
import { similarTo, termsOf, topicOf } from './match-topics.ts';

/** A question that somebody wrote goes before one around a line's own words. */
const ownWordsWeight = 2;
const topicWeight = 3;
const roleWeight = 8;
const mostRoleWords = 4;

function inOwnWords({ text, asked, isListed }: AdQuestionLine): FromText | undefined {
  if (!asked || /[$£€]/.test(asked.phrase)) return undefined;
  const form = adForms[asked.kind];
  const candidate = ownWords({
    ...form,
    id: `ad.${text.slice(0, 100)}`,
    phrase: asked.phrase,
    texts: place(form.wordings, asked.phrase),
  });
  return {
    candidates: [candidate],
    reason: { kind: 'ad', line: text },
    weight: ownWordsWeight + asked.worth / 2 + Number(isListed),
  };
}

const [fewestQuoted, mostQuoted] = [3, 20];
/** Praise, pay, lines run together, and what the employer says about itself. */
const unquotable =
  /[!?…$£€]|\p{Ll}\p{Lu}|\b(?:[Ww]e|us|[Oo]ur)\b|\b(?:[Pp]erfect|[Gg]reat|[Ii]deal) (?:role|job|position)\b/u;

/** A listed line on a known topic is quoted where no question on that topic has its words and its own words make none. */
function inQuotes({ text, kind, head, isListed }: AdQuestionLine): FromText | undefined {
  const words = text.split(' ').length;
  if ((kind !== 'duty' && kind !== 'requirement') || head === undefined) return undefined;
  if (!isListed || words < fewestQuoted || words > mostQuoted || unquotable.test(text)) return undefined;
  const phrase = text.replace(/[\s.;:,]+$/, '');
  const candidate = ownWords({
    ...quotedLine,
    id: `ad.${text.slice(0, 100)}`,
    phrase,
    texts: place(quotedLine.wordings, phrase),
  });
  return { candidates: [candidate], reason: { kind: 'ad', line: text }, weight: 0 };
}

const tellingStems = (text: string) =>
  contentStems(readPassage(text)).filter((stem) => !everydayStems.has(stem));

/** Whether a question has a telling word of the line. Of those without, two judges called 15 in 36 untrue to their line. */
function sharesWord(question: string, line: string): boolean {
  const stems = new Set(tellingStems(line));
  return tellingStems(question).some((stem) => stems.has(stem));
}

const hintOf: Record<TopicAngle, string> = {
  ask: 'Say what you would do first and why, then tell of a time you did it.',
  tell: 'Pick one real day: what happened, what you did, how it turned out.',
  why: 'Give a reason of yours, and what you have done that is close to it.',
};
/** A story takes some years in the job. */
const levelsOf: Record<TopicAngle, Candidate['levels']> = { ask: [1, 2, 3], tell: [2, 3], why: [1, 2, 3] };

/** The questions that somebody wrote for what a line asks for. None has a sample answer: it would come from another trade. */
function onTopic({ topic, ...place }: LineMatch, angles: readonly TopicAngle[], line: string): Candidate[] {
  return angles.flatMap((angle) => {
    const texts = topicTexts(topic, angle, place).filter((text) => sharesWord(text, line));
    if (texts.length === 0) return [];
    const candidate = ownWords({
      id: `ad.${topic.id}.${angle}`,
      phrase: texts[0] as string,
      kind: readingOf(topic, angle).kind,
      type: topic.type,
      competency: topic.competency,
      hint: hintOf[angle],
      texts,
      phase: angle === 'why' ? 'motivation' : topic.phase,
    });
    return [{ ...candidate, topic: `ad.${topic.id}`, levels: levelsOf[angle] }];
  });
}

const longLine = 25;

function byTopic({ text, isListed }: AdQuestionLine, match: LineMatch): FromText | undefined {
  const candidates = onTopic(match, ['ask', 'tell'], text);
  if (candidates.length === 0) return undefined;
  return {
    candidates,
    reason: { kind: 'ad', line: text },
    weight: topicWeight + match.worth + Number(isListed) - Number(text.split(' ').length > longLine),
  };
}

/** Why somebody wants a job is asked at what is done in it first. */
const dutyWeight = 1.5;

function asMotivation({ text, kind }: AdQuestionLine, match: LineMatch): FromText[] {
  const candidates = onTopic(match, ['why'], text);
  return candidates.length > 0
    ? [
        {
          candidates,
          reason: { kind: 'ad', line: text },
          weight: match.worth + dutyWeight * Number(kind === 'duty'),
        },
      ]
    : [];
}

/** What a job ad gives: questions with their exact lines, what has none, and what the applicant should be ready to confirm. */
export interface AdReading {
  isAd: boolean;
  questions: readonly FromText[];
  /** Motivation asked at each duty, for sets whose core is too small for half. */
  motivations: readonly FromText[];
  open: readonly string[];
  confirm: readonly string[];
}

type Terms = ReadonlyMap<string, readonly Candidate[]>;

/** The role's own question for what a duty means. */
function ofTheRole({ text, kind, head }: AdQuestionLine, candidates: readonly Candidate[], terms: Terms) {
  if (kind !== 'duty' || head === undefined) return undefined;
  const topic = topicOf(text, terms);
  if (topic) return topic;
  // "Why do you want to ...?" asks about somebody, not about what the line tells.
  const similar = similarTo(
    text,
    candidates.filter((candidate) => candidate.kind !== 'motivation'),
  );
  return similar && { candidates: [similar], weight: 0 };
}

/** A line with the topic that it is about, where there is one. */
interface ReadLine {
  line: AdQuestionLine;
  match: LineMatch | undefined;
}

/** The question at a line: the role's own for what it means, then one on its topic, then one in its own words, then the line in quotes. */
function questionAt(
  { line, match }: ReadLine,
  {
    candidates,
    terms,
    usedTopics,
  }: { candidates: readonly Candidate[]; terms: Terms; usedTopics: ReadonlySet<string> },
): FromText | undefined {
  const known = ofTheRole(line, candidates, terms);
  const fresh = known?.candidates.filter(({ topic }) => !usedTopics.has(topic)) ?? [];
  if (known && fresh.length > 0) {
    const weight = roleWeight + Math.min(mostRoleWords, known.weight);
    return { candidates: fresh, reason: { kind: 'ad', line: line.text }, weight };
  }
  const written = match && byTopic(line, match);
  return written ?? inOwnWords(line) ?? (match && inQuotes(line));
}

const motivationAt = ({ line, match }: ReadLine): FromText[] => (match ? asMotivation(line, match) : []);

/** Reads a job ad for a role whose questions are `candidates`. Each line gives one question at most, each topic is asked once. */
export function readAd(text: string, candidates: readonly Candidate[], type: InterviewType): AdReading {
  const { isAd, lines: read } = readAdLines(text);
  if (!isAd) return { isAd, questions: [], motivations: [], open: [], confirm: [] };
  const lines = [...new Map(read.map((line) => [line.text, line])).values()].map((line) => ({
    line,
    match: line.head === undefined ? undefined : matchLine(line.head),
  }));
  const terms = termsOf(candidates.filter(({ kind }) => kind !== 'motivation'));
  const usedTopics = new Set<string>();
  const questions: FromText[] = [];
  const open: string[] = [];
  for (const one of lines.filter(({ line }) => line.kind !== 'fact')) {
    const asked = questionAt(one, { candidates, terms, usedTopics });
    if (asked) questions.push(asked);
    else open.push(one.line.text);
    for (const { topic } of asked?.candidates ?? []) if (!topic.startsWith('ad.')) usedTopics.add(topic);
  }
  const fits = ({ candidates: [first] }: FromText) => type !== 'technical' || first?.type === 'technical';
  return {
    isAd,
    questions: questions.sort((a, b) => Number(fits(b)) - Number(fits(a)) || b.weight - a.weight),
    motivations: lines.flatMap(motivationAt).sort((a, b) => b.weight - a.weight),
    open,
    confirm: lines.filter(({ line }) => line.kind === 'fact').map(({ line }) => line.text),
  };
}
