import { type LineAsk, lightVerbs, lineAsks, plainAsk, steadyStory } from '../../content/line-asks.ts';
import {
  experienceFrames,
  motivationAsks,
  type Pointer,
  pointers,
  requirementAsks,
  tasteAsks,
  wholeFrames,
} from '../../content/line-frames.ts';
import { verbOf } from '../../job-ad/ad-verbs.ts';
import { findSkills } from '../../skills/find-skills.builtin.ts';
import type { CutShape, LineCut } from './cut-line.ts';

/** A way to ask at a line, with all of its wordings. */
export interface LineFrame {
  id: string;
  kind: 'situational' | 'behavioural' | 'motivation';
  competency: string;
  phase: LineAsk['phase'] | 'motivation';
  type: LineAsk['type'];
  texts: readonly string[];
}

const byVerb = new Map(lineAsks.flatMap((ask) => ask.verbs.split(' ').map((verb) => [verb, ask] as const)));
const byObject = new Map(
  lineAsks.flatMap((ask) =>
    ask.objects
      .split(' ')
      .filter(Boolean)
      .map((word) => [word.replace('-', ' '), ask] as const),
  ),
);
const preposition = /^(?:of|for|to|with|in|on|at|by|from|within|across|through|between|regarding|about)$/;
const withSomebody =
  /^(?:\S+ly )?(?:work\w*|coordinat\w+|communicat\w+|consult\w*|engag\w+|meet\w*|interact\w*) (?:\S+ly )?with\s/i;

const alongside = /\b(?:in (?:cooperation|collaboration|partnership|coordination)|closely) with\b/i;

/** The words up to the first preposition, and up to the next one. */
function nearest(words: readonly string[]): string[][] {
  const [first = words.length, second = words.length] = words.flatMap((word, at) =>
    preposition.test(word) ? [at] : [],
  );
  return [words.slice(0, first), words.slice(first + 1, second)];
}

/** What a duty is done to: the last telling noun in front of a preposition, or behind the first one. */
function askOfObject(verb: string, words: readonly string[]): LineAsk | undefined {
  for (const word of nearest(words).flatMap((part) => part.toReversed())) {
    const found = byObject.get(word);
    if (found && (found.with?.split(' ').includes(verb) ?? true)) return found;
  }
  return undefined;
}

/** The kind of a duty, by its verb, and by its object where the verb goes with anything. */
export function askOfDuty({ text: duty, shape }: LineCut): LineAsk {
  const words =
    duty
      .toLowerCase()
      .replace('machine learning', 'models')
      .replace(/\bcarr(?:y|ies|ying) out\b/, 'perform')
      .match(/[\p{L}’'-]+/gu) ?? [];
  if (shape === 'charge') return askOfObject('manage', words) ?? plainAsk;
  const at = /ly$/.test(words[0] ?? '') ? 1 : 0;
  const verb = verbOf(words[at] ?? '')?.base ?? '';
  if (withSomebody.test(duty) || alongside.test(duty)) return byVerb.get('collaborate') as LineAsk;
  // Nobody teaches a model.
  if (verb === 'train' && /\b(?:models?|algorithms?|classifiers?|networks?)\b/i.test(duty)) return plainAsk;
  // Mechanics diagnose faults, nurses conditions.
  if (verb === 'diagnose' && /\b(?:conditions?|patients?|diseases?|illness\w*)\b/i.test(duty))
    return plainAsk;
  const ofVerb = verb === 'work' || isOfSeveralKinds(duty) ? undefined : byVerb.get(verb);
  const ofObject = lightVerbs.has(verb) ? askOfObject(verb, words.slice(at + 1)) : undefined;
  const fits = (ask: LineAsk | undefined) => ask && (ask.needs?.test(duty) ?? true);
  return [ofObject, ofVerb].find(fits) ?? plainAsk;
}

const singular =
  /\b(?:area|budget|coach|department|environment|file|form|guideline|item|log|machine|manual|order|plan|policy|process|product|program|project|report|schedule|system|test|vehicle)\b(?=\s+(?:for|of|in|to|with|and|or|per|on|from)\b|$)/i;
const determiner = /\b(?:an?|the|our|your|their|its|all|any|each|every|this|one|no)\b|['’]s\b/i;
/** A line that lost its articles: "follow company safety program". */
const isTelegraphic = (text: string) =>
  (singular.test(text) && !determiner.test(text)) ||
  /\b(?:per|available) \p{Ll}+|\bcompany \p{L}/u.test(text);

/** Several things to do in a row, before what they are done to: "set, maintain, and repair pumps". */
const verbsInRow = /^((?:\p{L}+, )+(?:and |or )?\p{L}+|\p{L}+ (?:and|or) \p{L}+) /iu;

/** Duties of more kinds than one have no question of one kind. */
function isOfSeveralKinds(duty: string): boolean {
  const verbs = (verbsInRow.exec(duty)?.[1] ?? '').toLowerCase().match(/\p{L}+/gu) ?? [];
  const bases = verbs.flatMap((word) => verbOf(word)?.base ?? []);
  const kinds = new Set(bases.map((base) => byVerb.get(base)?.id));
  return bases.length > 1 && !bases.every((base) => lightVerbs.has(base)) && kinds.size > 1;
}

/** Words that are written and never said, and codes of the house. */
const unspoken = /[&/@$£€"“”()[\]|<>]|\b(?:w\/|eg|ie|etc)\b|\p{Lu}{2}.*\p{Lu}{2}.*\p{Lu}{2}|\b\p{Lu}\d+\b/u;

const dutyShapes: ReadonlySet<CutShape> = new Set(['base', 'ing', 's', 'charge']);
const isDutyShape = (shape: CutShape) => dutyShapes.has(shape);

/** Nouns that a sentence can have without an article. */
const mass = /\b(?:experience|knowledge|skills)\b/;

/** Nouns that have an article when they are said; "an" would need other words around it. */
const countable =
  /^(?:(?!\p{L}+,)[bcdfghjklmnpqrstvwxyz][\p{L}-]* ){0,3}(?:track record|background|work ethic|sense|command|mindset|grasp)\b/u;

/** Two verbs in two forms: "set up and stocking stations". */
const mixedForms = /^(?!\p{L}+ing\b)\p{L}+(?: (?:up|out|down|in|off|over))?,? (?:and|or) \p{L}+ing\b/iu;

/** Whether a line is read out in quotation marks, since nobody would say it. */
export const isQuoted = (text: string): boolean =>
  unspoken.test(text) || isTelegraphic(text) || mixedForms.test(text);

function pointerFor({ text, shape, isWhole }: LineCut, isPlus: boolean): Pointer {
  const isDuty = isDutyShape(shape);
  if (isWhole) return 'quoted';
  // "Answers the phone": somebody else's sentence, so it is quoted.
  if (shape === 's') return 'quoted';
  if (isDuty) return isQuoted(text) && shape !== 'charge' ? 'quoted' : shape;
  if (isPlus) return 'plus';
  if (shape !== 'noun' || /^an?\s/i.test(text)) return shape;
  if (countable.test(text)) return 'countable';
  return mass.test(text) && /^\p{Ll}/u.test(text) && !isQuoted(text) ? 'mass' : 'noun';
}

/** Behind more words than this, "here" hangs in the air. */
const mostWordsAhead = 8;

/** The sentences that point at a line. */
export function pointersAt(cut: LineCut, isPlus: boolean): string[] {
  const isLong = cut.text.split(' ').length > mostWordsAhead;
  const ways: readonly string[] = pointers[pointerFor(cut, isPlus)];
  const fitting = isLong ? ways.filter((pointer) => !pointer.endsWith('{cut} here.')) : ways;
  return fitting.map((pointer) => pointer.replace('{cut}', () => cut.text));
}

/** Whether a line is read out in quotation marks. */
export const isReadOut = (cut: LineCut, isPlus: boolean): boolean =>
  ['quoted', 'noun', 'countable', 'plus'].includes(pointerFor(cut, isPlus));

/** Longer words are no part of a question that somebody could follow. */
const mostWordsInside = 11;

/** What goes on all the time: nobody tells of the last time they did it. */
const steadyVerb =
  /^(?:\S+ly )?(?:maintain|ensure|adhere|oversee|monitor|manage|supervise|lead|keep|support|provide|enforce|follow|comply|uphold|establish|promote|foster|drive|own|assist|help|participate|serve|contribute|run|direct|act|administer|track|enter|record|greet|answer|respond)\b/i;

/** Whole questions around a line's words; none where the words are long or their shape leaves the grammar open. */
function wholesAt(cut: LineCut, isPlus: boolean): { plan: string[]; story: string[] } {
  const pointer = pointerFor(cut, isPlus);
  const isShort = cut.text.split(' ').length <= mostWordsInside;
  if (!isShort || !(pointer === 'base' || pointer === 'able' || pointer === 'ing'))
    return { plan: [], story: [] };
  const place = (frames: readonly string[]) => frames.map((frame) => frame.replace('{cut}', () => cut.text));
  const isEvent = pointer === 'ing' || !steadyVerb.test(cut.text);
  return { plan: place(wholeFrames[pointer].plan), story: isEvent ? place(wholeFrames[pointer].story) : [] };
}

/** "Experience in plumbing", without what stands in front of it; undefined where nothing follows. */
export const experienceIn = (text: string): string | undefined => {
  const found =
    /\bexperience (?:in(?! the (?:last|past)\b)|with|as|of|at|working|using|managing|operating|handling)\b.+$/.exec(
      text,
    )?.[0];
  return found && !isQuoted(found) && found.split(' ').length <= mostWordsInside ? found : undefined;
};

const join = (ways: readonly string[], asks: readonly string[]) =>
  asks.flatMap((ask) => ways.map((way) => `${way} ${ask}`));

const knows =
  /\b(?:(?:computer|software|office|programming|coding|technical|spreadsheet) skills|knowledge|proficien\w+|familiar\w*|understanding|expertise|fluen\w+|command|comfortable|skilled)\b/i;
const severalTools = /\b(?:systems|tools|programs|platforms|applications|machines|instruments)\b/i;
const hasDone = /\b(?:experienced?|background|exposure|track record|years?)\b/i;

function kindOfRequirement(text: string, isPlus: boolean): keyof typeof requirementAsks {
  if (isPlus && (hasDone.test(text) || knows.test(text))) return 'plus';
  if (
    !/\bskills\b/i.test(text) &&
    /,|\b(?:and|or|like)\b/.test(text) &&
    findSkills(text).filter(({ family }) => family !== 'People skills').length > 1
  )
    return 'several';
  if (hasDone.test(text)) return 'experience';
  if (knows.test(text) && severalTools.test(text)) return 'tools';
  return knows.test(text) ? 'knowledge' : 'skill';
}

/** Every way to ask at a line: for a plan and for a story at a duty, for a story at what is asked for. */
export function framesAt(cut: LineCut, isPlus: boolean): LineFrame[] {
  if (cut.shape === 'noun' || cut.shape === 'person') {
    const id = kindOfRequirement(cut.text, isPlus);
    const ways = pointersAt(cut, id === 'plus');
    const shared = { competency: 'experience', phase: 'job', type: 'technical' } as const;
    const told = id === 'experience' ? experienceIn(cut.text) : undefined;
    const texts = told
      ? experienceFrames.map((frame) => frame.replace('{cut}', () => told))
      : join(ways, requirementAsks[id]);
    return [{ id, kind: 'behavioural', ...shared, texts }];
  }
  const ways = pointersAt(cut, isPlus);
  const { id, competency, phase, type, plan, story } = askOfDuty(cut);
  const shared = { competency, phase, type };
  const whole = wholesAt(cut, isPlus);
  // What fits any duty says less than a whole question around its own words.
  const plans = id === plainAsk.id && whole.plan.length > 0 ? [] : join(ways, plan);
  const isSteadyPlain = id === plainAsk.id && steadyVerb.test(cut.text);
  const stories = whole.story.length > 0 ? [] : join(ways, isSteadyPlain ? steadyStory : story);
  return [
    { id: `${id}.plan`, kind: 'situational', ...shared, texts: [...whole.plan, ...plans] },
    { id: `${id}.story`, kind: 'behavioural', ...shared, texts: [...whole.story, ...stories] },
  ];
}

/** Motivation asked at a line: at what is done, at what somebody has done, or at what counts. */
export function motivationAt(cut: LineCut): LineFrame {
  const isSkill = (cut.shape === 'noun' || cut.shape === 'person') && !hasDone.test(cut.text);
  const texts = join(pointersAt(cut, false), isSkill ? tasteAsks : motivationAsks);
  return { id: 'why', kind: 'motivation', competency: 'motivation', phase: 'motivation', type: 'hr', texts };
}
