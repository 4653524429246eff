import type { KnownRole } from '../../content/role-questions.ts';
import { evenSpaces } from '../../text/even-spaces.ts';
import { mentionsIn, textFit } from './role-mentions.ts';
import { bestFit, holders, known, readings, stripped, type Title } from './role-titles.ts';
import { fieldFamilies } from './role-words.ts';

/** Below this, there are no questions for the role, and the set says so. */
const threshold = 0.5;
const fieldConfidence = 0.7;
const maxHeadlineWords = 10;
/** A headline names a role from this fit on, and is worth so much of a typed title. */
const headline = { fit: 0.72, worth: 0.6 };

export interface RoleMatch {
  /** The role whose questions fit; undefined when none fits well enough. */
  role: KnownRole | undefined;
  confidence: number;
  /** The typed title is one of the role's own, apart from seniority and place; otherwise it is the closest there is. */
  exact: boolean;
}

/** The first line of a job ad is its title where it is short; often it is the one that was typed. */
function headlineOf(jobText: string, jobRole: string, typed: Title[]): Title[] {
  const [first = ''] = jobText.trimStart().slice(0, 400).split('\n', 1);
  if (first.trim() === jobRole.trim()) return typed;
  return first.split(/\s+/).length <= maxHeadlineWords ? readings(first) : [];
}

function fieldOf(jobRole: string): string | undefined {
  return fieldFamilies.get(evenSpaces(jobRole.toLowerCase()));
}

/** The role for a free-typed title or a pasted job text. Deterministic; ties go to the earlier role. */
export function inferRole(jobRole: string, jobText = ''): RoleMatch {
  const field = fieldOf(jobRole);
  const typed = readings(jobRole);
  const heads = headlineOf(jobText, jobRole, typed);
  const near = new Set(
    [...typed, ...heads].flatMap(({ words }) => words).flatMap((word) => holders.get(word) ?? []),
  );
  const mentions = mentionsIn(jobText);
  let best: RoleMatch = { role: undefined, confidence: 0, exact: false };
  for (const item of known) {
    const isNear = near.has(item);
    const fit = isNear ? bestFit(typed, item) : 0;
    const byTitle = Math.max(item.role.id === field ? fieldConfidence : 0, fit);
    const byHead = heads === typed ? fit : isNear ? bestFit(heads, item) : 0;
    const byText = textFit(mentions.get(item)) + (byHead >= headline.fit ? byHead * headline.worth : 0);
    const confidence = Math.max(byText, byTitle === 0 ? 0 : byTitle + byText / 3);
    if (confidence > best.confidence)
      best = { role: item.role, confidence, exact: byTitle >= stripped * stripped };
  }
  const confidence = Math.min(1, best.confidence);
  return confidence >= threshold ? { ...best, confidence } : { role: undefined, confidence, exact: false };
}
