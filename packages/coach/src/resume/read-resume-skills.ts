import type { ParsedResume, ResumeDocument, ResumeSkill } from '@greenroom/domain';
import { findSkills } from '../skills/find-skills.builtin.ts';
import { evenSpaces } from '../text/even-spaces.ts';

/** The skills that a resume names, each with the line that shows it best: a line about work before a list. */
export function readResumeSkills(resume: ParsedResume, document: ResumeDocument): ResumeSkill[] {
  const told = new Set(
    [...resume.work, ...resume.projects, ...resume.volunteer].flatMap((one) =>
      one.highlights.map((line) => evenSpaces(line)),
    ),
  );
  const toldText = [...told].join('\n');
  const skills = new Map<string, ResumeSkill>();
  const lines = new Map<number, { line: string; isShown: boolean }>();
  const isTold = (line: string) => told.has(line) || (line.length > 25 && toldText.includes(line));
  /** Read once: a text in one line names thousands of skills in it. */
  const lineAt = (from: number, end: number) => {
    const to = document.text.indexOf('\n', end);
    const line = evenSpaces(document.text.slice(from, to < 0 ? undefined : to));
    const read = { line, isShown: isTold(line) };
    lines.set(from, read);
    return read;
  };
  let from = 0;
  let seen = 0;
  for (const mention of findSkills(document.text)) {
    // Mentions are in order: the start of the line is looked for in what is new only.
    const breakAt = document.text.slice(seen, mention.start).lastIndexOf('\n');
    if (breakAt >= 0) from = seen + breakAt + 1;
    seen = mention.start;
    const { line, isShown } = lines.get(from) ?? lineAt(from, mention.end);
    const known = skills.get(mention.skill);
    if (!known) {
      skills.set(mention.skill, {
        skill: mention.skill,
        family: mention.family,
        count: 1,
        isShown,
        evidence: line.slice(0, 240),
      });
      continue;
    }
    known.count += 1;
    if (isShown && !known.isShown) Object.assign(known, { isShown, evidence: line.slice(0, 240) });
  }
  return [...skills.values()].sort((a, b) => Number(b.isShown) - Number(a.isShown) || b.count - a.count);
}
