import type { GeneratedQuestion, InterviewType } from '@greenroom/domain';
import { readingOf, type TopicAngle, topicTexts } from '../../content/line-topics.ts';
import { adForms, focusForm } from '../../content/own-words.ts';
import type { BankQuestion } from '../../content/schema.ts';
import { contentStems, readPassage } from '../../text/passage.ts';
import { type AdQuestionLine, readAdLines } from './ad-lines.ts';
import type { Candidate } from './candidates.ts';
import { type LineMatch, matchLine } from './line-topics.ts';
import { similarTo, termsOf, topicOf } from './match-topics.ts';
import { claimOf, claimOrder, wordingsFor } from './resume-lines.ts';

/** A question that a line of the user's own text gives rise to. */
export interface FromText {
  /** Its ways to be asked: questions that somebody wrote for this, or one made of the line's words. */
  candidates: readonly Candidate[];
  reason: NonNullable<GeneratedQuestion['reason']>;
  /** How much it deserves a place, the higher the more. */
  weight: number;
}

interface OwnWords {
  id: string;
  /** The user's words in it: only these tell it from another question of the same form. */
  phrase: string;
  kind: BankQuestion['kind'];
  type: BankQuestion['type'];
  competency: string;
  hint: string;
  texts: readonly string[];
  phase?: Candidate['phase'];
}

/** A question made of a line's own words. It has no sample answer: nobody can know the user's. */
const ownWords = ({ texts, phrase, phase = 'job', ...own }: OwnWords): Candidate => ({
  ...own,
  topic: own.id,
  phase,
  levels: [1, 2, 3],
  ideal: '',
  texts: () => texts,
  stems: new Set(contentStems(readPassage(phrase))),
  match: [],
  scope: 'role',
});

const place = (wordings: readonly string[], phrase: string) =>
  wordings.map((wording) => wording.replace('{phrase}', () => phrase));

/** A question that somebody wrote goes before one around a line's own words. */
const ownWordsWeight = 2;
const topicWeight = 3;

function inOwnWords({ text, asked, isListed }: AdQuestionLine): FromText | undefined {
  if (!asked) return undefined;
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

const hintOf: Record<TopicAngle, string> = {
  ask: 'Say what you would do first and why, then tell of a time you did it.',
  tell: 'Pick one real day: what happened, what you did, how it turned out.',
  why: 'Give a reason of yours, and what you have done that is close to it.',
};
/** A story takes some years in the job. */
const levelsOf: Record<TopicAngle, Candidate['levels']> = { ask: [1, 2, 3], tell: [2, 3], why: [1, 2, 3] };

/** The questions that somebody wrote for what a line asks for. None has a sample answer: it would come from another trade. */
function onTopic({ topic, ...place }: LineMatch, angles: readonly TopicAngle[]): Candidate[] {
  return angles.flatMap((angle) => {
    const texts = topicTexts(topic, angle, place);
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

function byTopic({ text, isListed }: AdQuestionLine, match: LineMatch): FromText {
  return {
    candidates: onTopic(match, ['ask', 'tell']),
    reason: { kind: 'ad', line: text },
    weight: topicWeight + match.worth + Number(isListed) - Number(text.split(' ').length > longLine),
  };
}

/** Why somebody wants a job is asked at what is done in it first. */
const dutyWeight = 1.5;

function asMotivation({ text, kind }: AdQuestionLine, match: LineMatch): FromText[] {
  const candidates = onTopic(match, ['why']);
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

/** The question that somebody wrote for what a duty means. */
function written(
  line: AdQuestionLine,
  candidates: readonly Candidate[],
  terms: ReadonlyMap<string, readonly Candidate[]>,
) {
  if (line.kind !== 'duty' || !line.asked) return { candidates: [], weight: 0 };
  // "Why do you want to ...?" asks about somebody, not about what the line tells.
  const ofTheWork = candidates.filter(({ kind }) => kind !== 'motivation');
  const topic = topicOf(line.text, terms);
  if (topic) return topic;
  const similar = similarTo(line.text, ofTheWork);
  return { candidates: similar ? [similar] : [], weight: 0 };
}

/** Reads a job ad for a role whose questions are `candidates`. Each line gives one question at most, each topic is asked once. */
export function readAd(text: string, candidates: readonly Candidate[], type: InterviewType): AdReading {
  const { isAd, lines } = readAdLines(text);
  if (!isAd) return { isAd, questions: [], motivations: [], open: [], confirm: [] };
  const terms = termsOf(candidates.filter(({ kind }) => kind !== 'motivation'));
  const usedTopics = new Set<string>();
  const questions: FromText[] = [];
  const motivations: FromText[] = [];
  const open: string[] = [];
  const confirm: string[] = [];
  for (const line of new Map(lines.map((one) => [one.text, one])).values()) {
    if (line.kind === 'fact') {
      confirm.push(line.text);
      continue;
    }
    const match = line.head === undefined ? undefined : matchLine(line.head);
    if (match) motivations.push(...asMotivation(line, match));
    const { candidates: found, weight } = written(line, candidates, terms);
    const fresh = found.filter((candidate) => !usedTopics.has(candidate.topic));
    const asked =
      fresh.length > 0
        ? {
            candidates: fresh,
            reason: { kind: 'ad', line: line.text } as const,
            weight: 8 + Math.min(4, weight),
          }
        : match
          ? byTopic(line, match)
          : inOwnWords(line);
    if (!asked) {
      open.push(line.text);
      continue;
    }
    for (const { topic: name } of asked.candidates) usedTopics.add(name);
    questions.push(asked);
  }
  const fits = ({ candidates: [first] }: FromText) => type !== 'technical' || first?.type === 'technical';
  const ranked = [...questions].sort((a, b) => Number(fits(b)) - Number(fits(a)) || b.weight - a.weight);
  motivations.sort((a, b) => b.weight - a.weight);
  return { isAd, questions: ranked, motivations, open, confirm };
}

/** A longer text is meant as a job ad: it isn't taken apart into topics. In characters. */
export const longestFocus = 300;
const mostTopics = 12;
const longestTopic = 80;
/** Words by which a topic is a sentence or half of one: it is quoted. */
const notANoun = /\b(?:i|my|me|you|your|we|our|with|to|how|what|why|when|is|are|want|need)\b/i;

/** Reads a custom focus in a few words: each part between commas, semicolons and lines is a topic. */
export function readTopics(text: string, candidates: readonly Candidate[]): FromText[] {
  const terms = termsOf(candidates);
  const usedTopics = new Set<string>();
  return text
    .replace(/\bfor an interview at [^.\n]{1,80}\.?/gi, ' ')
    .split(/[,;\n•]|\s+and\s+|\.\s/)
    .map((part) => part.replace(/^[\s\-–*]+|[\s.]+$/g, ''))
    .filter((part) => /\p{L}{2}/u.test(part) && part.length <= longestTopic)
    .slice(0, mostTopics)
    .flatMap((part): FromText[] => {
      const similar = similarTo(part, candidates);
      const written = (topicOf(part, terms, 0)?.candidates ?? (similar ? [similar] : [])).filter(
        ({ topic }) => !usedTopics.has(topic),
      );
      for (const { topic } of written) usedTopics.add(topic);
      const isPlain = part.split(/\s+/).length <= 4 && !notANoun.test(part);
      const wordings = isPlain ? focusForm.wordings : focusForm.wordings.slice(0, 1);
      const own = ownWords({ ...focusForm, id: `focus.${part}`, phrase: part, texts: place(wordings, part) });
      return [
        {
          candidates: written.length > 0 ? written : [own],
          reason: { kind: 'focus', line: part },
          weight: 1,
        },
      ];
    });
}

const longestResumeLine = 220;

/** Lines of a resume that a skeptical interviewer would stop at, the most tempting first. */
export function readResumeLines(lines: readonly string[]): FromText[] {
  return lines
    .map((line) => line.replace(/^[\s•*\-–·]+/, '').trim())
    .filter((line) => line.length <= longestResumeLine)
    .flatMap((line) => {
      const kind = claimOf(line);
      if (!kind) return [];
      const texts = wordingsFor(line, kind);
      const candidate = ownWords({
        id: `resume.${line.slice(0, 100)}`,
        kind: 'behavioural',
        type: 'hr',
        competency: 'your resume',
        hint: 'Say what was yours, how you know the number, and what came of it.',
        phrase: line,
        texts,
        phase: 'job',
      });
      const weight = claimOrder.length - claimOrder.indexOf(kind);
      return [{ candidates: [candidate], reason: { kind: 'resume' as const, line }, weight }];
    })
    .sort((a, b) => b.weight - a.weight);
}
