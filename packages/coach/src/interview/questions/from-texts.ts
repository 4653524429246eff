import type { GeneratedQuestion } from '@greenroom/domain';
import { focusForm, traitForm } from '../../content/own-words.ts';
import { findSkills } from '../../skills/find-skills.builtin.ts';
import type { Candidate } from './candidates.ts';
import { cutLine } from './cut-line.ts';
import { onTopic } from './line-candidates.ts';
import { matchLine } from './line-topics.ts';
import { similarTo, termsOf, topicOf } from './match-topics.ts';
import { ownWords } from './own-words.ts';
import { claimOf, claimOrder, wordingsFor } from './resume-lines.ts';

/** A question that a line of the user's own text gives rise to. */
export interface FromText {
  /** Its ways to be asked: questions that somebody wrote for this, or one made of the line's words. */
  candidates: readonly Candidate[];
  reason: NonNullable<GeneratedQuestion['reason']>;
  /** How much it deserves a place, the higher the more. */
  weight: number;
}

/** A longer text is meant as a job ad: it isn't taken apart into topics. In characters. */
export const longestFocus = 300;
const mostTopics = 12;
const longestTopic = 80;
/** Words by which a topic is a sentence or half of one: it is quoted. */
const notANoun = /\b(?:i|my|me|you|your|we|our|with|to|how|what|why|when|is|are|want|need)\b/i;

/** "Receive deliveries and check them": one thing to do, and not two topics. */
const isDuty = (part: string) => ['base', 'ing'].includes(cutLine(part)?.shape ?? '');

/** Nouns for what somebody is like: "patience", "teamwork", "initiative". */
const qualityNoun =
  /(?:ty|ness|ence|ance|ship|work|tion|ism|thy|cy|sity|thinking|solving|making|listening)$|^(?:initiative|respect|trust|courage|discipline|humor|diplomacy|tact|punctuality|work ethic|sense of humor|good judgment|judgment)$/i;

/** Whether a topic is a quality of a person, and not a subject or a tool. */
const isQuality = (part: string): boolean =>
  qualityNoun.test(part) &&
  (findSkills(part).some(({ family }) => family === 'People skills') || characterWords.test(part));
/** Qualities that resumes seldom list as skills. */
const characterWords =
  /^(?:honesty|integrity|loyalty|courage|humility|kindness|fairness|respect|trust|tact|compassion|discipline|persistence|perseverance|dedication|confidence|ownership|generosity|politeness|cleanliness|tidiness)$/i;

function atQuality(part: string): readonly Candidate[] {
  const phrase = part.toLowerCase();
  const texts = traitForm.wordings.map((wording) => wording.replace('{phrase}', () => phrase));
  return [ownWords({ ...traitForm, id: `focus.${part}`, phrase, texts })];
}

/** A question at a topic of the focus: one that somebody wrote, one for a duty, or one around the user's words. */
function atTopic(part: string): readonly Candidate[] {
  if (isQuality(part) && !part.includes(' ')) return atQuality(part);
  const match = matchLine(part);
  const written = match ? onTopic(match, ['ask', 'tell']) : [];
  if (written.length > 0) return written;
  if (isQuality(part)) return atQuality(part);
  const isPlain = part.split(/\s+/).length <= 4 && !notANoun.test(part);
  const wordings = isPlain ? focusForm.wordings : focusForm.wordings.slice(0, 1);
  const texts = wordings.map((wording) => wording.replace('{phrase}', () => part));
  return [ownWords({ ...focusForm, id: `focus.${part}`, phrase: part, texts })];
}

/** Reads a custom focus in a few words: each part between commas, semicolons and lines is a topic. */
export function readTopics(text: string, candidates: readonly Candidate[]): FromText[] {
  const terms = termsOf(candidates);
  const usedTopics = new Set<string>();
  return text
    .replace(/\bfor an interview at [^.\n]{1,80}\.?/gi, ' ')
    .replace(/^\s*(?:please )?(?:focus(?:ing)? on|(?:ask (?:me )?)?(?:questions )?about)\s+/i, '')
    .split(/[,;\n•]|\.\s/)
    .flatMap((part) => (isDuty(part.trim()) ? [part] : part.split(/\s+and\s+/)))
    .map((part) => part.replace(/^[\s\-–*]+|[\s.]+$/g, ''))
    .filter((part) => /\p{L}{2}/u.test(part) && part.length <= longestTopic)
    .slice(0, mostTopics)
    .flatMap((part): FromText[] => {
      const similar = similarTo(part, candidates);
      const written = (topicOf(part, terms, 0)?.candidates ?? (similar ? [similar] : [])).filter(
        ({ topic }) => !usedTopics.has(topic),
      );
      for (const { topic } of written) usedTopics.add(topic);
      return [
        {
          candidates: written.length > 0 ? written : atTopic(part),
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
