import type { GeneratedQuestion } from '@greenroom/domain';
import { focusForm } from '../../content/own-words.ts';
import type { BankQuestion } from '../../content/schema.ts';
import { contentStems, readPassage } from '../../text/passage.ts';
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
export const ownWords = ({ texts, phrase, phase = 'job', ...own }: OwnWords): Candidate => ({
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

/** The wordings of a form with a phrase in them. */
export const place = (wordings: readonly string[], phrase: string) =>
  wordings.map((wording) => wording.replace('{phrase}', () => phrase));

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
