import type { JobMatch, ResumeAnalysis, SkillMatch } from '@greenroom/domain';

const asked = (
  skill: string,
  importance: SkillMatch['importance'],
  status: SkillMatch['status'],
  evidence: string,
  requirement: string,
): SkillMatch => ({ skill, importance, status, evidence, requirement });

/** How an invented resume fits an invented job. */
export const match: JobMatch = {
  score: 70,
  jobTitle: 'Product Analyst',
  skills: [
    asked('Data Analysis', 'must-have', 'shown', 'Analyzed checkout funnels for 40 stores each week.', ''),
    asked('Dashboards', 'must-have', 'shown', 'Built 12 weekly dashboards used by store managers.', ''),
    asked('SQL', 'must-have', 'missing', '', 'You write SQL every day.'),
    asked('A/B Testing', 'nice-to-have', 'listed', 'Skills: spreadsheets, A/B testing', ''),
  ],
  keywords: [],
  note: 'Our own measure of how the words of the resume answer this posting. No tracking system publishes its score.',
};

/** What the checklist says of the same resume. */
export const readability: ResumeAnalysis['readability'] = {
  score: 84,
  groups: [
    { group: 'file', label: 'File', score: 100, passed: 5, total: 5 },
    { group: 'layout', label: 'Layout', score: 88, passed: 6, total: 7 },
    { group: 'contact', label: 'Contact', score: 100, passed: 4, total: 4 },
    { group: 'sections', label: 'Sections', score: 83, passed: 5, total: 6 },
    { group: 'content', label: 'Content', score: 67, passed: 6, total: 10 },
  ],
  note: "This is our own checklist. Hiring software varies, and its makers don't publish scores.",
};
