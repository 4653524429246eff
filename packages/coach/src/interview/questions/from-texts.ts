import type { GeneratedQuestion, InterviewType } from '@greenroom/domain';
import { type AskedKind, adForms, adMotivation, focusForm } from '../../content/own-words.ts';
import type { BankQuestion } from '../../content/schema.ts';
import { contentStems, readPassage } from '../../text/passage.ts';
import { type AdQuestionLine, readAdLines } from './ad-lines.ts';
import type { Candidate } from './candidates.ts';
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

const phaseOfLine: Partial<Record<AskedKind, Candidate['phase']>> = { trait: 'people', person: 'people' };
/** What the work is comes first, what somebody is like comes last. */
const worthOfLine: Record<AskedKind, number> = {
  do: 3,
  doing: 3,
  plan: 2.5,
  able: 2.5,
  experience: 3,
  knowledge: 3,
  plus: 1.5,
  does: 0,
  trait: 0.5,
  person: 0.5,
};

function inOwnWords({ text, asked, isListed }: AdQuestionLine): FromText | undefined {
  if (!asked) return undefined;
  const form = adForms[asked.kind];
  const candidate = ownWords({
    ...form,
    id: `ad.${text.slice(0, 100)}`,
    phrase: asked.phrase,
    texts: place(form.wordings, asked.phrase),
    phase: phaseOfLine[asked.kind] ?? 'job',
  });
  return {
    candidates: [candidate],
    reason: { kind: 'ad', line: text },
    weight: worthOfLine[asked.kind] + Number(isListed) + asked.worth,
  };
}

function asMotivation({ text, asked }: AdQuestionLine): FromText[] {
  if (asked?.kind !== 'do' || asked.worth < 1) return [];
  const candidate = ownWords({
    id: `ad-why.${text.slice(0, 100)}`,
    ...adMotivation,
    phrase: asked.phrase,
    texts: place(adMotivation.wordings, asked.phrase),
    phase: 'motivation',
  });
  return [{ candidates: [candidate], reason: { kind: 'ad', line: text }, weight: 0 }];
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
  const open: string[] = [];
  const confirm: string[] = [];
  for (const line of new Map(lines.map((one) => [one.text, one])).values()) {
    if (line.kind === 'fact') {
      confirm.push(line.text);
      continue;
    }
    const { candidates: found, weight } = written(line, candidates, terms);
    const fresh = found.filter((candidate) => !usedTopics.has(candidate.topic));
    const asked =
      fresh.length > 0
        ? {
            candidates: fresh,
            reason: { kind: 'ad', line: line.text } as const,
            weight: 8 + Math.min(4, weight),
          }
        : inOwnWords(line);
    if (!asked) {
      open.push(line.text);
      continue;
    }
    for (const { topic: name } of asked.candidates) usedTopics.add(name);
    questions.push(asked);
  }
  const motivations = lines.flatMap(asMotivation);
  const fits = ({ candidates: [first] }: FromText) => type !== 'technical' || first?.type === 'technical';
  const ranked = [...questions].sort((a, b) => Number(fits(b)) - Number(fits(a)) || b.weight - a.weight);
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
