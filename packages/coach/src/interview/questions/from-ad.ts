import type { InterviewType } from '@greenroom/domain';
import { containment } from '../../text/overlap.ts';
import { rememberLatest } from '../../text/remember-latest.ts';
import { type AdQuestionLine, readAdLines } from './ad-lines.ts';
import { beatsAt } from './beat-topics.ts';
import type { Candidate } from './candidates.ts';
import { type DutyQuestion, dutyAt } from './duty-question.ts';
import type { FromText } from './from-texts.ts';
import { asCandidate, atDuty, fittingOnes, onTopic } from './line-candidates.ts';
import { experienceAt, knowledgeAt } from './line-frames.ts';
import { type AdStems, type LineReading, readForJudge } from './line-judge/features.ts';
import { bestFitting } from './line-judge/judge.ts';
import { stemsOf } from './line-judge/topic-index.ts';
import { type LineMatch, matchLine } from './line-topics.ts';

/** What every ad says (teamwork, communication) goes after what only this one says. */
const habitCost = 1.5;
const roleWeight = 8;
/** What a second question on the same kind of thing is worth less. */
const perRepeat = 1.5;

const reasonOf = ({ text }: AdQuestionLine): FromText['reason'] => ({ kind: 'ad', line: text });

/** Beyond this, a better fit says nothing more. */
const mostFit = 3;
/** A question that somebody wrote for what a line says goes before one that fits as well. */
const topicWeight = 3.5;

/** The authored questions that the judge finds true to a line. */
function byJudge({ line, reading }: ReadLine, isLed: boolean): FromText | undefined {
  if (!reading) return undefined;
  const isHelp = helps.test(line.text);
  const found = bestFitting(reading, ({ leads }) => !(leads && (isLed || isHelp)));
  if (!found) return undefined;
  return {
    candidates: fittingOnes(found),
    reason: reasonOf(line),
    weight:
      topicWeight +
      Math.min(mostFit, found.fit) +
      Number(line.isListed) +
      habitCost * Math.min(0, found.topic.rank ?? 0),
  };
}

const experienceWeight = 4;

/** "No experience needed" asks for none. */
const askedExperience = /^(?!.*\b(?:no|not|without|need not)\b).*\bexperience\b/is;

function byExperience(line: AdQuestionLine): FromText | undefined {
  const { isListed, isPlus, text } = line;
  const said = line.said ?? line.cut;
  const asked =
    line.head !== undefined && askedExperience.test(text)
      ? experienceAt(said, isPlus, text)
      : knowledgeAt(said, text);
  if (!asked) return undefined;
  const weight = experienceWeight + Number(isListed) - Number(isPlus);
  return { candidates: [asCandidate(asked, text)], reason: reasonOf(line), weight };
}

const dutyWeight = 3.25;
/** A better fit counts less than plain words. */
const perFit = 0.5;

function byDuty({ line, duty: asked }: ReadLine): FromText | undefined {
  if (!asked) return undefined;
  return {
    candidates: [atDuty(asked, line.text)],
    reason: reasonOf(line),
    weight: dutyWeight + perFit * Math.min(mostFit, asked.fit) + Number(line.isListed) - asked.strain,
  };
}

/** What a job ad gives: questions with their exact lines, what has none, and what the applicant should be ready to confirm. */
export interface AdReading {
  isAd: boolean;
  questions: readonly FromText[];
  /** Motivation asked at lines that are about it, for sets whose core is too small for half. */
  motivations: readonly FromText[];
  open: readonly string[];
  confirm: readonly string[];
}

/** A line with what the judge reads of it, and the topic that it opens with, where there is one. */
interface ReadLine {
  line: AdQuestionLine;
  match: LineMatch | undefined;
  reading: LineReading | undefined;
  /** The line in its own words. */
  duty: DutyQuestion | undefined;
}

/** The question at a line: the role's own for what it means, one that somebody wrote for its topic, one about experience, or the duty in the ad's words. */
function questionAt(read: ReadLine, candidates: readonly Candidate[], isLed: boolean): FromText | undefined {
  const { line, match } = read;
  const beats = match && line.kind === 'duty' ? beatsAt(line.text, match.topic.id, candidates) : [];
  if (match && beats.length > 0)
    return { candidates: beats, reason: reasonOf(line), weight: roleWeight + Math.min(3, match.worth) };
  const isExperience =
    line.kind === 'requirement' && match?.topic.id !== 'tool' && askedExperience.test(line.text);
  // What somebody has done is asked about in its own words first.
  const own = (line.kind === 'requirement' ? byExperience(line) : undefined) ?? byDuty(read);
  if (isExperience && own) return own;
  return [byJudge(read, isLed), own]
    .filter((one) => one !== undefined)
    .sort((a, b) => b.weight - a.weight)[0];
}

/** A line that speaks of what somebody wants. */
const wish =
  /\b(?:passion(?:ate)?|desire|interest(?:ed)? in|enthusias\w+|love (?:of|for)|eager(?:ness)? to|excited (?:about|to|by)|motivated (?:by|to))\b/i;

/** Motivation asked at a line that is about it. The more other lines speak of the same, the better. */
function motivationAt({ line, match }: ReadLine, linesWith: ReadonlyMap<string, number>): FromText[] {
  const candidates = match && wish.test(line.text) ? onTopic(match, ['why']) : [];
  if (candidates.length === 0) return [];
  const shared = [...(line.cut?.stems ?? [])].reduce((sum, stem) => sum + (linesWith.get(stem) ?? 1) - 1, 0);
  return [{ candidates, reason: reasonOf(line), weight: shared + (line.cut?.worth ?? 0) }];
}

/** In how many lines each telling word is. */
function countLines(lines: readonly ReadLine[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { line } of lines)
    for (const stem of line.cut?.stems ?? []) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  return counts;
}

/** The best first, where a further question on the same kind of thing counts less. */
function inTurn(questions: readonly FromText[]): FromText[] {
  const seen = new Map<string, number>();
  const priced = [...questions]
    .sort((a, b) => b.weight - a.weight)
    .map((question) => {
      const competency = question.candidates[0]?.competency ?? '';
      // Two duties in the ad's words are two things.
      const before = competency === 'duty' ? 0 : (seen.get(competency) ?? 0);
      seen.set(competency, before + 1);
      return { ...question, weight: question.weight - before * perRepeat };
    });
  return priced.sort((a, b) => b.weight - a.weight);
}

const alike = 0.6;

/** Whether two lines say nearly the same: one of them is asked about. */
function isAlike({ cut: one }: AdQuestionLine, { cut: other }: AdQuestionLine): boolean {
  if (!one || !other) return false;
  return Math.min(containment(one.stems, other.stems), containment(other.stems, one.stems)) >= alike;
}

const ledByOthers =
  /\b(?:assistant|aide|clerk|trainee|intern|apprentice|cashier|crew member|teller|associate|entry[- ]level)s?\b/i;
const leader =
  /\b(?:manag\w+|leads?|leader|supervis\w+|head|chief|director|principal|superintendent|coach)\b/i;

/** Whether a question for people who lead doesn't fit somebody with a title. */
const isLedByOthers = (title: string) => ledByOthers.test(title) && !leader.test(title);
const helps = /^[\s•*–—-]*(?:help|assist|support)/i;

/** Only what somebody does or should have is asked about. */
const isAsked = ({ head, kind }: AdQuestionLine) =>
  head !== undefined && (kind === 'duty' || kind === 'requirement');

/** Reads lines for the judge, and what those that ask for something open with. */
function readLines(lines: readonly AdQuestionLine[], title: string, isLed: boolean): ReadLine[] {
  const stems = lines.map((line) => new Set(isAsked(line) ? stemsOf(line.text) : []));
  const ad: AdStems = { ad: new Set(stems.flatMap((some) => [...some])), title: new Set(stemsOf(title)) };
  return lines.map((line, at) => {
    if (!isAsked(line)) return { line, match: undefined, reading: undefined, duty: undefined };
    const found = matchLine(line.head as string);
    const match = found?.topic.leads && isLed ? undefined : found;
    const reading = readForJudge(line, match, stems[at] as Set<string>, ad);
    return { line, match, reading, duty: dutyAt(line) };
  });
}

const mostKnown = 4;
/** Reads a job ad for a role whose questions are `candidates`. Each line gives one question at most, each topic is asked once. */
export const readAd: (
  text: string,
  candidates: readonly Candidate[],
  type: InterviewType,
  title?: string,
) => AdReading = rememberLatest(mostKnown, readAnew);

function readAnew(
  text: string,
  candidates: readonly Candidate[],
  type: InterviewType,
  title = '',
): AdReading {
  const { isAd, lines: read } = readAdLines(text);
  if (!isAd) return { isAd, questions: [], motivations: [], open: [], confirm: [] };
  const isLed = isLedByOthers(title);
  const lines = readLines([...new Map(read.map((line) => [line.text, line])).values()], title, isLed);
  const linesWith = countLines(lines);
  const questions: FromText[] = [];
  const open: string[] = [];
  const asked: AdQuestionLine[] = [];
  for (const one of lines.filter(({ line }) => line.kind !== 'fact')) {
    const found = asked.some((other) => isAlike(one.line, other))
      ? undefined
      : questionAt(one, candidates, isLed);
    if (found) {
      questions.push(found);
      asked.push(one.line);
    } else open.push(one.line.text);
  }
  const fits = ({ candidates: [first] }: FromText) => type !== 'technical' || first?.type === 'technical';
  return {
    isAd,
    questions: inTurn(questions).sort((a, b) => Number(fits(b)) - Number(fits(a))),
    motivations: lines.flatMap((line) => motivationAt(line, linesWith)).sort((a, b) => b.weight - a.weight),
    open,
    confirm: lines.filter(({ line }) => line.kind === 'fact').map(({ line }) => line.text),
  };
}
