import { describe, expect, it } from 'vitest';
import { scoreAnswerNow } from '../interview/score-answer.builtin.ts';
import { jaccard } from '../text/overlap.ts';
import { contentStems, readPassage } from '../text/passage.ts';
import { findBankQuestion } from './bank.ts';
import { families } from './catalog.ts';
import { AuthoredPoint } from './key-points-schema.ts';
import { openings } from './openings.ts';
import { profileFaults, questionsIn } from './profile-faults.ts';
import { FamilyOpening, RoleProfile, SectorPack } from './profile-schema.ts';
import { commonPoints, familyOpenings, packs, profiles } from './profiles.ts';
import { authoredFor, knownRoles } from './role-questions.ts';

const around = { packs: new Map(packs.map((pack) => [pack.id, pack])), shared: commonPoints };
const ids = profiles.map(({ id }) => id);

describe('role profiles', () => {
  it.each(profiles)('$id has the shape of a profile, and nothing is wrong with it', (profile) => {
    RoleProfile.parse(profile);
    expect(profileFaults(RoleProfile.parse(profile), around)).toEqual([]);
  });

  it.each(packs)('the pack $id has the shape of a pack, and nothing is wrong with it', (pack) => {
    SectorPack.parse(pack);
    expect(profileFaults(SectorPack.parse(pack), around)).toEqual([]);
  });

  it('have an id each, and no title means two roles', () => {
    expect(new Set(ids).size).toBe(ids.length);
    const titles = knownRoles.flatMap((role) => [...new Set([role.title.toLowerCase(), ...role.titles])]);
    expect(titles.filter((title, at) => titles.indexOf(title) !== at)).toEqual([]);
  });

  it('tell no scene that another profile or pack tells', () => {
    const scenes = [...profiles, ...packs].flatMap((source) =>
      source.beats.flatMap(({ id, scene, push }) => {
        const text = scene ?? push;
        return text
          ? [{ id: `${source.id}.${id}`, source: source.id, stems: new Set(contentStems(readPassage(text))) }]
          : [];
      }),
    );
    const doubles = scenes.flatMap((one, at) =>
      scenes
        .slice(at + 1)
        .filter((other) => other.source !== one.source && jaccard(one.stems, other.stems) >= 0.45)
        .map((other) => `${one.id} ${other.id}`),
    );
    expect(doubles).toEqual([]);
  });
});

describe('the openings of the role families', () => {
  it.each(families)(
    '$id has one: its answers make their points, and no other role asks its why',
    ({ id }) => {
      const opening = FamilyOpening.parse(familyOpenings.find((one) => one.id === id));
      const asked = knownRoles.filter(({ opening: other }) =>
        other?.why.ask.some((text) => opening.why.ask.includes(text)),
      );
      expect(asked.map((role) => role.id)).toEqual([id]);
      const scoreOf = (question: string, answer: string) =>
        scoreAnswerNow({ question, answer, jobRole: '', interviewType: 'hr' }).overall;
      // The judge of telling doesn't know that it was written as a sample.
      expect(scoreOf(openings.warmUp.texts[0], opening.intro)).toBeGreaterThanOrEqual(60);
      expect(scoreOf(opening.why.ask[0] ?? '', opening.why.plan)).toBeGreaterThanOrEqual(70);
      expect(scoreOf(openings.closing.texts[0], opening.goodToAsk)).toBeGreaterThanOrEqual(70);
    },
  );
});

describe('the questions of profiles and of the arc', () => {
  it('are known by their text, with their points', () => {
    for (const opening of Object.values(openings))
      for (const text of opening.texts) {
        expect(findBankQuestion(text)?.id, text).toBe(opening.id);
        expect(authoredFor(opening.id)?.points.map(({ label }) => label)).toEqual(opening.points);
      }
    for (const profile of profiles)
      for (const question of questionsIn(profile, around).slice(0, 5)) {
        const found = findBankQuestion(question.texts(2)[0] ?? '');
        expect(found?.ideal).toBeDefined();
        expect(authoredFor(found?.id ?? '')?.points.length).toBeGreaterThan(1);
      }
  });

  it('have points of a valid shape', () => {
    for (const point of commonPoints.values()) AuthoredPoint.parse(point);
  });

  it.each(Object.values(openings))('$id: its sample answer scores at least 80', ({ texts, ideal }) => {
    const score = scoreAnswerNow({ question: texts[0], answer: ideal, jobRole: '', interviewType: 'mixed' });
    expect(score.flags).toEqual([]);
    expect(score.overall).toBeGreaterThanOrEqual(80);
  });

  it('of each profile: sample answers score 80 on the whole, and hardly one under 70 (each third of them)', () => {
    const third = <T>(items: readonly T[]) => items.filter((_, at) => at % 3 === 0);
    const scores = profiles.flatMap((profile) =>
      third(questionsIn(profile, around)).map(({ id, texts, ideal, type }) => ({
        id,
        ...scoreAnswerNow({ question: texts(2)[0] ?? '', answer: ideal, jobRole: '', interviewType: type }),
      })),
    );
    const capped = scores
      .filter(({ flags }) => flags.length > 0)
      .map(({ id, flags }) => `${id} ${flags[0]?.id}`);
    expect(capped).toEqual([]);
    const mean = scores.reduce((sum, { overall }) => sum + overall, 0) / scores.length;
    expect(mean).toBeGreaterThanOrEqual(80);
    const low = scores.filter(({ overall }) => overall < 70).map(({ id, overall }) => `${id} ${overall}`);
    expect(low.length / scores.length, low.slice(0, 20).join('\n')).toBeLessThan(0.05);
  }, 90_000);
});
