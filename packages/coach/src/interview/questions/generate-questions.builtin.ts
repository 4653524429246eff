import type { Difficulty, GenerateQuestionsOutput, InterviewType } from '@greenroom/domain';
import { type BankEntry, bank } from '../../content/bank.ts';
import type { RoleFamily } from '../../content/schema.ts';
import { builtinEngine } from '../../engine.ts';
import { seededRandom } from '../../seeded-random.ts';
import { jaccard } from '../../text/overlap.ts';
import { contentStems, readPassage } from '../../text/passage.ts';
import { QuestionRequest } from '../requests.ts';
import { type Focus, focusFit, focusNote, readFocus } from './focus.ts';
import { inferRole } from './infer-role.ts';

/** Two questions that share this much of their stems ask the same. */
export const nearDuplicate = 0.45;

/** The share of levels 1, 2 and 3 in a set. */
const levelMix: Record<Difficulty, readonly [number, number, number]> = {
  easy: [0.6, 0.4, 0],
  medium: [0.25, 0.5, 0.25],
  hard: [0, 0.4, 0.6],
};

/** The share of technical questions in a set. */
const technicalShare: Record<InterviewType, number> = { technical: 1, hr: 0, mixed: 0.5, custom: 0.5 };

interface Slot {
  isTechnical: boolean;
  level: number;
}

interface Candidate extends BankEntry {
  focusFit: number;
  isAvoided: boolean;
  /** Between 0 and 1, from the seed: decides among equals. */
  chance: number;
}

/** The kinds and levels that a set asks for, levels rounded so that they add up to the count. */
function slotsFor(type: InterviewType, difficulty: Difficulty, count: number): Slot[] {
  const mix = levelMix[difficulty];
  const technical = Math.ceil(count * technicalShare[type]);
  return Array.from({ length: count }, (_, at) => {
    const place = (at + 0.5) / count;
    const level = place < mix[0] ? 1 : place < mix[0] + mix[1] ? 2 : 3;
    // Technical and other questions alternate, so that both kinds run through all levels.
    const isTechnical = Math.floor(((at + 1) * technical) / count) > Math.floor((at * technical) / count);
    return { isTechnical, level };
  });
}

function candidatesFor(
  family: RoleFamily | undefined,
  focus: Focus,
  avoid: readonly string[],
  random: () => number,
): Candidate[] {
  const ids = new Set(avoid);
  const avoided = avoid.map((text) => new Set(contentStems(readPassage(text.slice(0, 400)))));
  return bank
    .filter((item) => item.isShared || item.source === family?.id)
    .map((item) => {
      return {
        ...item,
        focusFit: focusFit(item, focus),
        isAvoided:
          ids.has(item.question.id) || avoided.some((stems) => jaccard(stems, item.stems) >= nearDuplicate),
        chance: random(),
      };
    });
}

function cost(candidate: Candidate, slot: Slot, chosen: readonly Candidate[]): number {
  const { question } = candidate;
  const sameTopic = chosen.filter((other) => other.question.competency === question.competency).length;
  return (
    (candidate.isAvoided ? 100 : 0) +
    ((question.type === 'technical') === slot.isTechnical ? 0 : 8) +
    Math.abs(question.level - slot.level) * 2 +
    sameTopic * 1.2 -
    (candidate.isShared ? 0 : 0.6) -
    candidate.focusFit * 5 +
    candidate.chance * 1.5
  );
}

function choose(candidates: readonly Candidate[], slots: readonly Slot[]): Candidate[] {
  const chosen: Candidate[] = [];
  for (const slot of slots) {
    let best: Candidate | undefined;
    let lowest = Number.POSITIVE_INFINITY;
    for (const candidate of candidates) {
      if (chosen.includes(candidate)) continue;
      const isDouble = chosen.some((other) => jaccard(other.stems, candidate.stems) >= nearDuplicate);
      const price = cost(candidate, slot, chosen) + (isDouble ? 1_000 : 0);
      if (price < lowest) {
        lowest = price;
        best = candidate;
      }
    }
    if (best) chosen.push(best);
  }
  return chosen.sort((a, b) => a.question.level - b.question.level);
}

/** Where the questions come from, and what was read out of a pasted focus or job text. */
function sourceOf(
  role: string,
  family: RoleFamily | undefined,
  isFromText: boolean,
  usedFocus: string | null,
): GenerateQuestionsOutput['source'] {
  const notes: string[] = [];
  if (!family)
    notes.push(
      role === ''
        ? 'No role was named, so we used the general set that suits any role.'
        : `We don't have questions written for "${role}" yet, so we used the general set that suits any role.`,
    );
  else if (isFromText)
    notes.push(`Your text reads like a job for a ${family.title}, so we used the questions for that role.`);
  if (usedFocus) notes.push(usedFocus);
  const note = notes.length === 0 ? null : notes.join(' ');
  return family
    ? { family: family.id, title: family.title, exact: true, note }
    : { family: 'general', title: 'General interview', exact: false, note };
}

/**
 * A set of exactly `count` questions (1 to 15) from the bank: mixed by interview type, ordered by level, free of near-duplicates,
 * without what `avoid` names while others are left. The same request and seed give the same set. A role that the bank does not
 * know gets the general set; `source` says so, and what was taken from a focus or a pasted job text.
 */
export async function generateQuestions(request: QuestionRequest): Promise<GenerateQuestionsOutput> {
  const read = QuestionRequest.safeParse(request ?? {});
  const input = read.success ? read.data : QuestionRequest.parse({});
  const focus = input.focus?.trim() ?? '';
  const { family } = inferRole(input.jobRole, focus);
  const isFromText = family !== undefined && inferRole(input.jobRole).family?.id !== family.id;
  const wanted = readFocus(focus);
  const random = seededRandom(
    `${input.seed}|${input.jobRole.trim().toLowerCase()}|${input.interviewType}|${input.difficulty}`,
  );
  const candidates = candidatesFor(family, wanted, input.avoid ?? [], random);
  const chosen = choose(candidates, slotsFor(input.interviewType, input.difficulty, input.count));
  return {
    questions: chosen.map(({ question }) => ({
      question_text: question.text,
      ideal_answer: question.ideal,
      bank_id: question.id,
      kind: question.kind,
      competency: question.competency,
      level: question.level,
      hint: question.hint,
    })),
    source: sourceOf(
      input.jobRole.trim().slice(0, 120),
      family,
      isFromText,
      focusNote(wanted, chosen, focus !== ''),
    ),
    engine: builtinEngine,
  };
}
