import type { ParsedResume, ResumeDocument, ResumeSkill } from '@greenroom/domain';
import { findSkills } from '../skills/find-skills.builtin.ts';

const plain = (text: string) => text.replace(/\s+/g, ' ').trim();

/** The skills that a resume names, each with the line that shows it best: a line about work before a list. */
export function readResumeSkills(resume: ParsedResume, document: ResumeDocument): ResumeSkill[] {
  const told = new Set(
    [...resume.work, ...resume.projects, ...resume.volunteer].flatMap((one) =>
      one.highlights.map((line) => plain(line)),
    ),
  );
  const toldText = [...told].join('\n');
  const skills = new Map<string, ResumeSkill>();
  const isTold = (line: string) => told.has(line) || (line.length > 25 && toldText.includes(line));
  for (const mention of findSkills(document.text)) {
    const from = document.text.lastIndexOf('\n', mention.start) + 1;
    const to = document.text.indexOf('\n', mention.end);
    const line = plain(document.text.slice(from, to < 0 ? undefined : to));
    const isShown = isTold(line);
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
