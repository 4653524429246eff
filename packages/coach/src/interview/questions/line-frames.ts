import { motivationFrames, requirementFrames, wholeFrames } from '../../content/line-frames.ts';
import type { CutShape, LineCut } from './cut-line.ts';

/** A way to ask at a line, with all of its wordings. */
export interface LineFrame {
  id: string;
  kind: 'situational' | 'behavioural' | 'motivation';
  competency: string;
  phase: 'job' | 'motivation';
  type: 'technical' | 'hr';
  texts: readonly string[];
}

const singular =
  /\b(?:area|budget|coach|department|environment|file|form|guideline|item|log|machine|manual|order|plan|policy|process|product|program|project|report|schedule|system|test|vehicle)\b(?=\s+(?:for|of|in|to|with|and|or|per|on|from)\b|$)/i;
const determiner = /\b(?:an?|the|our|your|their|its|all|any|each|every|this|one|no)\b|['’]s\b/i;
/** A line that lost its articles: "follow company safety program". */
const isTelegraphic = (text: string) =>
  (singular.test(text) && !determiner.test(text)) ||
  /\b(?:per|available) \p{Ll}+|\bcompany \p{L}/u.test(text);

/** Words that are written and never said, and codes of the house. */
const unspoken = /[&/@$£€"“”()[\]|<>]|\b(?:w\/|eg|ie|etc)\b|\p{Lu}{2}.*\p{Lu}{2}.*\p{Lu}{2}|\b\p{Lu}\d+\b/u;
/** Two verbs in two forms: "set up and stocking stations". */
const mixedForms = /^(?!\p{L}+ing\b)\p{L}+(?: (?:up|out|down|in|off|over))?,? (?:and|or) \p{L}+ing\b/iu;

/** Whether nobody would say the words of a line as they are written. */
export const isUnsaid = (text: string): boolean =>
  unspoken.test(text) || isTelegraphic(text) || mixedForms.test(text);

/** Longer words are no part of a question that somebody could follow. */
const mostWordsInside = 11;
/** Words that stand for something in another line, or that tell the reader what they'd get. */
const elsewhere = /\b(?:them|these|those|such|this|that|it|other|your?)\b/i;

/** Verbs that say too little of what is done to be asked about. */
const emptyVerb =
  /^(?:\S+ly )?(?:contribut|engag|participat|assist|help|support|serv|act|tak|receiv|respond|work|demonstrat|deliver|perform|meet|exceed|striv|own|seek|attend|cop|us[ei]|utiliz|provid|be|look|shar|represent|appl)(?:e|es|ing)?\b/i;

/** Whether the words of a line can stand in the middle of a question. */
const isSaid = ({ text, isWhole }: LineCut) =>
  !isWhole &&
  !isUnsaid(text) &&
  !elsewhere.test(text) &&
  !emptyVerb.test(text) &&
  text.split(' ').length <= mostWordsInside;

/** What goes on all the time: nobody tells of the last time they did it. */
const steadyVerb =
  /^(?:\S+ly )?(?:maintain|ensure|adhere|oversee|monitor|manage|supervise|lead|keep|support|provide|enforce|follow|comply|uphold|establish|promote|foster|drive|own|assist|help|participate|serve|contribute|run|direct|act|administer|track|enter|record|greet|answer|respond)\b/i;

const place = (frames: readonly string[], words: string) =>
  frames.map((frame) => frame.replace('{cut}', () => words));

function frameOfDuty({ shape, text }: LineCut): keyof typeof wholeFrames | undefined {
  if (shape === 'ing' || shape === 'charge') return shape;
  if (shape !== 'base' && shape !== 'able') return undefined;
  return steadyVerb.test(text) ? 'steady' : 'base';
}

const experience =
  /\bexperience (?:in(?! the (?:last|past)\b)|with|as|of|at|working|using|managing|operating|handling)\b.+$/;
const knowledge = /\b(?:knowledge|understanding) of .+$/;
const known = /\b(?:proficien\w+|familiar\w*|expertise|skilled|fluen\w+) (?:in|with) (.+)$/;

/** What is asked for, from the word on that a question can go on with: "experience in plumbing", "knowledge of ovens". */
function wantedIn(
  text: string,
  isPlus: boolean,
): { id: keyof typeof requirementFrames; words: string } | undefined {
  const done = experience.exec(text)?.[0];
  if (done) return { id: isPlus ? 'plus' : 'experience', words: done };
  const learned = knowledge.exec(text)?.[0];
  if (learned) return { id: 'knowledge', words: learned };
  const tool = known.exec(text)?.[1];
  return tool === undefined ? undefined : { id: 'known', words: tool };
}

const isRequirement = (shape: CutShape) => shape === 'noun' || shape === 'person';
const technical = { competency: 'the work', phase: 'job', type: 'technical' } as const;

/** Every way to ask at a line in its own words: for a plan and for a story at a duty, for a story at what is asked for. None where nobody would say them. */
export function framesAt(cut: LineCut, isPlus: boolean): LineFrame[] {
  if (!isSaid(cut)) return [];
  if (isRequirement(cut.shape)) {
    const wanted = wantedIn(cut.text, isPlus);
    if (!wanted) return [];
    const texts = place(requirementFrames[wanted.id], wanted.words);
    return [{ id: wanted.id, kind: 'behavioural', ...technical, competency: 'experience', texts }];
  }
  const frame = frameOfDuty(cut);
  if (!frame) return [];
  const { plan, story } = wholeFrames[frame];
  const frames: LineFrame[] = [
    { id: 'duty.plan', kind: 'situational', ...technical, texts: place(plan, cut.text) },
    { id: 'duty.story', kind: 'behavioural', ...technical, texts: place(story, cut.text) },
  ];
  return frames.filter(({ texts }) => texts.length > 0);
}

/** What somebody brings to what is done in the job; undefined at what is asked for. */
export function motivationAt(cut: LineCut): LineFrame | undefined {
  const frame = isSaid(cut) ? frameOfDuty(cut) : undefined;
  if (!frame) return undefined;
  const texts = place(motivationFrames[frame === 'base' || frame === 'steady' ? 'base' : 'ing'], cut.text);
  return { id: 'why', kind: 'motivation', competency: 'motivation', phase: 'motivation', type: 'hr', texts };
}
