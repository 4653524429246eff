import { matchPoints } from '../interview/matching/match-points.ts';
import { prepareQuestion } from '../interview/matching/prepare-points.ts';
import { readingsOf } from '../interview/reading/plain-reading.ts';
import { readPassage } from '../text/passage.ts';
import type { AuthoredPoint } from './key-points-schema.ts';
import { type ProfileQuestion, questionsOf } from './profile-questions.ts';
import type { RoleProfile, SectorPack } from './profile-schema.ts';
import { bannedOfCandidate, genderedWords } from './question-taboos.ts';

/** What the checks need besides the profile: its packs, and the points that all profiles share. */
export interface ProfileSurroundings {
  packs: ReadonlyMap<string, SectorPack>;
  shared: ReadonlyMap<string, AuthoredPoint>;
}

const answerWords = { min: 65, max: 165 };
const longestQuestion = 260;
const fewestQuestions = 15;

/** What an ideal answer is not recognized to say, and the red flags it trips. */
function readIdeal({ id, ideal, authored, texts }: ProfileQuestion): string[] {
  const prepared = prepareQuestion(texts(2)[0] ?? '', authored);
  const { points, flags } = matchPoints(readingsOf(readPassage(ideal)), prepared);
  return [
    ...prepared.points.flatMap(({ point }, at) =>
      ['seen', 'counted'].includes(points[at]?.zone ?? '')
        ? []
        : [`${id}: the ideal answer is not recognized to say "${point.label}"`],
    ),
    ...flags.map(({ label }) => `${id}: the ideal answer trips the red flag "${label}"`),
  ];
}

/** What is wrong with one question of a profile, as sentences for its author. */
function questionFaults(question: ProfileQuestion): string[] {
  const { id, ideal, authored, texts, levels } = question;
  const words = ideal.split(/\s+/).length;
  const allTexts = levels.flatMap((level) => texts(level));
  return [
    ...(words < answerWords.min || words > answerWords.max
      ? [`${id}: the ideal answer has ${words} words (${answerWords.min} to ${answerWords.max})`]
      : []),
    ...(authored.points.length < 2 ? [`${id}: fewer than two points`] : []),
    ...(genderedWords.test(ideal) ? [`${id}: gendered words in the ideal answer`] : []),
    ...allTexts.filter((text) => text.length > longestQuestion).map((text) => `${id}: too long: ${text}`),
    ...allTexts.filter((text) => bannedOfCandidate.test(text)).map((text) => `${id}: banned topic: ${text}`),
    ...readIdeal(question),
  ];
}

function pointFaults({ id, points }: RoleProfile | SectorPack, own: readonly ProfileQuestion[]): string[] {
  const used = new Set(own.flatMap(({ authored }) => authored.points.map(({ label }) => label)));
  return Object.entries(points).flatMap(([name, point]) => {
    const faults = [
      point.says.length < 6 && 'fewer than six ways to say it',
      point.anchors.length < 2 && 'fewer than two anchors',
      point.ask.split(' ').length > 20 && 'the coaching question has more than 20 words',
      (point.praise.split(' ').length > 16 || !/\byou/i.test(point.praise)) &&
        'praise speaks to the person (you) in at most 16 words',
      !used.has(point.label) && 'no question has this point',
    ];
    return faults.filter((fault) => fault !== false).map((fault) => `${id} point ${name}: ${fault}`);
  });
}

/** Points that a beat doesn't ask for and that none of its questions has. */
function unaskedFaults({ id, beats }: RoleProfile | SectorPack, own: readonly ProfileQuestion[]): string[] {
  return beats.flatMap((beat) => {
    const held = new Set(
      own
        .filter((question) => question.beat === `${id}.${beat.id}`)
        .flatMap(({ authored }) => authored.points),
    );
    const unasked = new Set(own.find((one) => one.beat === `${id}.${beat.id}`)?.authored.unasked);
    return [...unasked].flatMap((point) =>
      held.has(point)
        ? []
        : [`${id}.${beat.id}: "${point.label}" is unasked, and no question of the beat has it`],
    );
  });
}

/** Every question of a pack, or of a profile without its packs. Throws on a point that nobody wrote. */
export function questionsIn(source: RoleProfile | SectorPack, { packs, shared }: ProfileSurroundings) {
  const names = 'packs' in source ? source.packs : [];
  const lent = names.flatMap((name) => Object.entries(packs.get(name)?.points ?? {}));
  return questionsOf(source, new Map([...shared, ...lent]));
}

/** What is wrong with a profile or a pack whose shape is valid, as sentences for its author. */
export function profileFaults(source: RoleProfile | SectorPack, around: ProfileSurroundings): string[] {
  const own = questionsIn(source, around);
  const faults = [...pointFaults(source, own), ...own.flatMap(questionFaults), ...unaskedFaults(source, own)];
  if (!('packs' in source)) return faults;
  const packs = source.packs.flatMap((name) => around.packs.get(name) ?? []);
  const all = [...own, ...packs.flatMap((pack) => questionsIn(pack, around))];
  for (const level of [1, 2, 3] as const) {
    // Motivation has its own words for each occupation.
    const count = 1 + all.filter(({ levels }) => levels.includes(level)).length;
    if (count < fewestQuestions) faults.push(`${source.id}: only ${count} questions at level ${level}`);
  }
  for (const name of source.packs)
    if (!around.packs.has(name)) faults.push(`${source.id}: there is no pack "${name}"`);
  return faults;
}
