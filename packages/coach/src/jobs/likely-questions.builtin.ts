import {
  difficultyOfTitle,
  type Engine,
  type GeneratedQuestion,
  type LikelyReason,
  questionPhases,
  type RequirementDraft,
} from '@greenroom/domain';
import { builtinEngine } from '../engine.ts';
import { arcOf, type Slot } from '../interview/questions/arc.ts';
import { type Candidate, candidatesFor, frameOf } from '../interview/questions/candidates.ts';
import {
  type Choice,
  type Chosen,
  choose,
  isTaken,
  rememberAsked,
  wordingOf,
} from '../interview/questions/choose.ts';
import { readAd as readAdQuestions } from '../interview/questions/from-ad.ts';
import { type FromText, readResumeLines, readTopics } from '../interview/questions/from-texts.ts';
import { asGenerated } from '../interview/questions/generate-questions.builtin.ts';
import { inferRole } from '../interview/questions/infer-role.ts';
import { seededRandom } from '../seeded-random.ts';
import { evenSpaces } from '../text/even-spaces.ts';
import { readPart } from './read-ad.builtin.ts';

export interface LikelyRequest {
  title: string;
  ad: string;
  /** What the user says the ad asks for: a line that they took out is asked about no more. */
  requirements: readonly RequirementDraft[];
  /** Lines of the work and the projects in the resume. */
  resumeLines: readonly string[];
  /** Questions that stay: none like them is made. */
  kept: readonly string[];
  seed: string;
}

/** A question that is likely, and why. */
export interface LikelyDraft {
  question: GeneratedQuestion;
  reason: LikelyReason;
  /** The place of the requirement in the request; null where it belongs to none. */
  requirement: number | null;
}

export interface LikelyResult {
  questions: LikelyDraft[];
  engine: Engine;
}

const mostQuestions = 14;
/** For musts that would have no question otherwise. */
const mostWithMusts = 20;
const fewestFromRole = 2;
const mostFromResume = 2;

/** A question on its way into the set. */
interface Placed {
  chosen: Chosen;
  reason: LikelyReason;
  requirement: number | null;
}

const key = (line: string) => evenSpaces(line).toLowerCase();
const isAsked = ({ kind }: RequirementDraft) => kind === 'duty' || kind === 'skill' || kind === 'trait';
const rank = { 'must-have': 0, 'nice-to-have': 1, mentioned: 2 } as const;

interface Making {
  request: LikelyRequest;
  candidates: readonly Candidate[];
  choice: Choice;
  slots: readonly Slot[];
  placed: Placed[];
}

const takenBy = ({ placed }: Making) => placed.map(({ chosen }) => chosen);

/** Puts the first of the candidates that the set has nothing like into it. Answers whether there was one. */
function add(
  making: Making,
  { candidates }: Pick<FromText, 'candidates'>,
  rest: Omit<Placed, 'chosen'>,
): boolean {
  const before = takenBy(making);
  const candidate = candidates.find(
    (one) => !isTaken(one, before) && making.choice.memory.recency(one) === 0,
  );
  if (!candidate) return false;
  const slot = making.slots.find(({ phase, isFrame }) => !isFrame && phase === candidate.phase) ?? {
    phase: candidate.phase,
    level: 2 as const,
    isFrame: false,
  };
  const text = wordingOf(candidate, slot, before, making.choice);
  making.placed.push({ chosen: { candidate, slot, text, reason: null }, ...rest });
  return true;
}

const frameReasons = { 'warm-up': 'opening', motivation: 'motivation', closing: 'closing' } as const;

function addFrame(making: Making, frame: readonly Candidate[]): void {
  for (const slot of making.slots.filter(({ isFrame }) => isFrame)) {
    const kind = frameReasons[slot.phase as keyof typeof frameReasons];
    const own = frame.filter(({ phase }) => phase === slot.phase);
    for (const chosen of choose(own, [slot], takenBy(making), making.choice))
      making.placed.push({ chosen, reason: { kind, line: '' }, requirement: null });
  }
}

/** The questions at lines of the ad, each with its requirement: musts first, then the most tempting. */
function offersOf({ request, candidates }: Making) {
  const { requirements } = request;
  const byLine = new Map(requirements.map((one, at) => [key(one.line), at]));
  const asked = readAdQuestions(readPart(request.ad), candidates, 'mixed').questions.flatMap((offer) => {
    const requirement = byLine.get(key(offer.reason.line));
    return requirement === undefined ? [] : [{ offer, requirement }];
  });
  const typed = requirements.flatMap((one, requirement) => {
    const [offer] = one.line === '' && isAsked(one) ? readTopics(one.name, candidates) : [];
    return offer ? [{ offer, requirement }] : [];
  });
  return [...asked, ...typed].sort((a, b) => {
    const [left, right] = [requirements[a.requirement], requirements[b.requirement]];
    return rank[left?.importance ?? 'mentioned'] - rank[right?.importance ?? 'mentioned'];
  });
}

function addFromAd(making: Making): void {
  const { requirements } = making.request;
  for (const { offer, requirement } of offersOf(making)) {
    const asked = requirements[requirement];
    const isMust = asked?.importance === 'must-have';
    const most = isMust ? mostWithMusts : mostQuestions;
    if (!asked || making.placed.length >= most) continue;
    const kind = asked.line === '' ? 'role' : 'ad';
    add(making, offer, { reason: { kind, line: asked.line }, requirement });
  }
}

function addFromResume(making: Making): void {
  let added = 0;
  for (const offer of readResumeLines(making.request.resumeLines)) {
    if (added >= mostFromResume) break;
    const reason = { kind: 'resume' as const, line: offer.reason.line };
    added += Number(add(making, offer, { reason, requirement: null }));
  }
}

function addFromRole(making: Making, candidates: readonly Candidate[]): void {
  const open = Math.max(fewestFromRole, mostQuestions - making.placed.length);
  if (making.placed.length >= mostWithMusts - 1) return;
  const core = making.slots.filter(({ isFrame }) => !isFrame).slice(0, open);
  for (const chosen of choose(candidates, core, takenBy(making), making.choice))
    making.placed.push({ chosen, reason: { kind: 'role', line: '' }, requirement: null });
}

const placeOf = ({ chosen: { slot, candidate } }: Placed) =>
  questionPhases.indexOf(slot.isFrame ? slot.phase : candidate.phase);

/**
 * The questions that are likely in an interview, in its order, each with its reason: what almost every interview asks, lines of the ad,
 * lines of the resume, and the role where these leave room. Without an ad they come from the title.
 */
export async function likelyQuestions(request: LikelyRequest): Promise<LikelyResult> {
  const { title, ad, seed, kept } = request;
  const { role } = inferRole(title, readPart(ad));
  const candidates = candidatesFor(role);
  const making: Making = {
    request,
    candidates,
    slots: arcOf('mixed', difficultyOfTitle(title) ?? 'medium', mostQuestions),
    choice: {
      type: 'mixed',
      memory: rememberAsked(kept),
      fit: () => 0,
      random: seededRandom(`${seed}|${title.toLowerCase()}`),
    },
    placed: [],
  };
  addFrame(making, frameOf(role, 'mixed'));
  // The lines of the resume first: there are only two, and an ad has other lines and other words.
  addFromResume(making);
  addFromAd(making);
  addFromRole(making, candidates);
  const ordered = making.placed.sort((a, b) => placeOf(a) - placeOf(b));
  return {
    questions: ordered.map(({ chosen, reason, requirement }) => ({
      question: asGenerated(chosen),
      reason,
      requirement,
    })),
    engine: builtinEngine,
  };
}
