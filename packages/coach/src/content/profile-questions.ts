import type { QuestionPhase } from '@greenroom/domain';
import type { AuthoredPoint, AuthoredQuestion } from './key-points-schema.ts';
import type { Beat, RoleProfile, SectorPack } from './profile-schema.ts';
import { asks, every, forms, leadingAsks, type QuestionForm } from './question-forms.ts';
import type { BankQuestion } from './schema.ts';
import { withUnasked } from './unasked.ts';

/** A question that a form makes from a beat, in all of its wordings. */
export interface ProfileQuestion {
  /** "<profile or pack>.<beat>.<form>". */
  id: string;
  /** The beat that it asks about: two questions about one beat don't meet in a set. */
  beat: string;
  phase: QuestionPhase;
  levels: QuestionForm['levels'];
  /** Those of them that it goes to first, so that people who are new and people who lead are asked different things. */
  suits: QuestionForm['levels'];
  kind: BankQuestion['kind'];
  type: BankQuestion['type'];
  competency: string;
  ideal: string;
  followUps: readonly string[];
  hint: string;
  /** Every text it can have at a level. */
  texts: (level: BankQuestion['level']) => string[];
  /** Words of a job ad that mean its beat. */
  match: readonly string[];
  authored: AuthoredQuestion;
}

/** The value at a dotted path of a beat, undefined where it has none. */
function at(beat: Beat, path: string): unknown {
  let value: unknown = beat;
  for (const key of path.split('.')) value = (value as Record<string, unknown> | undefined)?.[key];
  return value;
}

/** Every text that a wording makes from a beat: whole phrases are placed, nothing is inflected. */
function place(wording: string, beat: Beat, learner: string, level: BankQuestion['level']): string[] {
  const slot = /\{([\w.]+)\}/.exec(wording);
  if (!slot) return [wording];
  const path = slot[1] ?? '';
  const asked = beat.asks ?? 'do';
  const ask = beat.ask ?? (level === 3 ? leadingAsks[asked] : undefined) ?? asks[asked];
  const own: Record<string, unknown> = { ask, learner };
  const value = own[path] ?? at(beat, path);
  return [value].flat().flatMap((text) =>
    place(
      wording.replace(slot[0], () => String(text)),
      beat,
      learner,
      level,
    ),
  );
}

const idsAt = (beat: Beat, path: string) => (at(beat, path) as string[] | undefined) ?? [];

/** Everything the forms make from the beats of a profile or a pack. Points come from its own, then from `shared`. Throws on a point nobody wrote. */
export function questionsOf(
  source: RoleProfile | SectorPack,
  shared: ReadonlyMap<string, AuthoredPoint>,
): ProfileQuestion[] {
  const points = new Map([...shared, ...Object.entries(source.points)]);
  const trade = Object.values(source.points);
  const learner = source.learner ?? 'a new hire';
  const made = source.beats.flatMap((beat) =>
    forms
      .filter(
        (form) =>
          form.beat === beat.kind &&
          form.levels.some((level) => beat.levels?.includes(level) ?? true) &&
          form.needs.every((path) => at(beat, path) !== undefined),
      )
      .map((form) => build({ source: source.id, beat, form, points, learner, trade })),
  );
  return splitByLevel(made);
}

/**
 * Gives those who are new and those who lead questions of their own: of the questions of one form that suit all levels, every other one
 * goes to levels 1 and 2 first, the rest to 2 and 3.
 */
function splitByLevel(questions: readonly ProfileQuestion[]): ProfileQuestion[] {
  const count = new Map<string, number>();
  return questions.map((question) => {
    if (question.levels.length < every.length) return question;
    const form = question.id.slice(question.id.lastIndexOf('.'));
    const at = count.get(form) ?? 0;
    count.set(form, at + 1);
    return { ...question, suits: every.filter((level) => level !== (at % 2 === 0 ? 3 : 1)) };
  });
}

interface Ingredients {
  source: string;
  beat: Beat;
  form: QuestionForm;
  points: ReadonlyMap<string, AuthoredPoint>;
  learner: string;
  trade: readonly AuthoredPoint[];
}

function build({ source, beat, form, points, learner, trade }: Ingredients): ProfileQuestion {
  const id = `${source}.${beat.id}.${form.id}`;
  const names = [...new Set([...idsAt(beat, form.points.from), ...form.points.add])];
  const pointOf = (name: string) => {
    const point = points.get(name);
    if (!point) throw new Error(`${id}: nobody wrote the point "${name}"`);
    return point;
  };
  const { before, from, after } = form.ideal;
  const levels = form.levels.filter((level) => beat.levels?.includes(level) ?? true);
  return {
    id,
    beat: `${source}.${beat.id}`,
    phase: form.phase,
    levels,
    suits: levels,
    kind: form.kind,
    type: form.type,
    competency: form.competency,
    ideal: [before, at(beat, from), after].filter(Boolean).join(' '),
    followUps: form.followUps,
    hint: form.hint,
    texts: (level) =>
      (form.levelWordings?.[level] ?? form.wordings).flatMap((wording) =>
        place(wording, beat, learner, level),
      ),
    match: beat.match ?? [],
    authored: withUnasked({
      id,
      points: names.map(pointOf),
      unasked: (beat.unasked ?? []).map(pointOf),
      redFlags: beat.flags ?? [],
      trade,
    }),
  };
}
