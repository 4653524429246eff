import { jobCounts, type RequirementDraft } from '@greenroom/domain';
import { readJobAd } from '../job-ad/read-job-ad.ts';
import { readTerms } from '../job-analyzer/read-job-terms.ts';
import { findSkills } from '../skills/find-skills.builtin.ts';
import { readPart } from './read-ad.builtin.ts';

/** What a line of the ad gives rise to. Each is asked only where the ad's own words speak of it. */
const byWords: readonly (readonly [RegExp, string])[] = [
  [/\bnights?\b|\bnight shift\b/i, 'What does a normal night look like here?'],
  [/\bweekends?\b|\bon[- ]call\b/i, 'How far ahead do people get their schedule?'],
  [/\btrain(?:ing|s|ed)?\b|\bmentor/i, 'Who would train me, and how long does that usually take?'],
  [/\bteam\b/i, 'Who would I work with most in a normal week?'],
  [/\bdeadlines?\b|\bfast[- ](?:paced|moving)\b/i, 'What happens here when there is more work than time?'],
  [/\b(?:customers?|clients?|guests?)\b/i, 'What do your customers complain about most, and who handles it?'],
  [/\bpatients?\b/i, 'What do your patients say you do best, and what would they change?'],
  [/\btargets?\b|\bquotas?\b|\bkpis?\b|\bgoals\b/i, 'How are the goals set, and how many people reach them?'],
  [
    /\blead(?:ing)? a team\b|\bsupervis|\bmanage (?:a )?(?:staff|team)/i,
    'What does the team need from its next lead?',
  ],
];
const workplaceAsks = {
  hybrid: 'How does the team split its days between home and the office?',
  remote: 'How does the team stay in touch when everyone works remotely?',
  'on-site': undefined,
} as const;
const always = [
  'What does a good first 90 days look like in this role?',
  'What made your last new hire work out?',
  'What is the hardest part of this job right now?',
  'What do you enjoy about working here?',
  'What happens next, and when can I expect to hear from you?',
] as const;
const mostFromAd = 5;
/** Families of tools that a team uses in its own way. */
const notTool = new Set(['People skills', 'Languages', 'Certifications', 'Credentials']);
/** A paper that somebody has is nothing that a team uses. */
const paper = /\b(?:certificat\w*|licen[cs]e\w*|card|degree|diploma)\b/i;

function toolIn(requirements: readonly RequirementDraft[]): string | undefined {
  const musts = requirements.filter(({ importance, kind }) => importance === 'must-have' && kind === 'skill');
  return musts
    .flatMap(({ line }) => findSkills(line))
    .find(({ family, skill, quote }) => !notTool.has(family) && !paper.test(skill) && /^\p{Lu}/u.test(quote))
    ?.skill;
}

/** Questions for the user to ask, from what the ad says and what fits any interview; the best three first. */
export function questionsToAsk(ad: string, requirements: readonly RequirementDraft[]): string[] {
  const text = readPart(ad);
  const { isAd, lines } = readJobAd(text);
  const workplace = isAd ? readTerms(lines).workplace : undefined;
  const asked = lines.filter(({ kind }) => kind === 'duty' || kind === 'requirement' || kind === 'fact');
  const words = isAd ? asked.map((line) => line.text).join('\n') : '';
  const tool = toolIn(requirements);
  const fromAd = [
    ...byWords.flatMap(([pattern, question]) => (pattern.test(words) ? [question] : [])),
    ...(workplace ? [workplaceAsks[workplace.value] ?? []].flat() : []),
    ...(tool ? [`How does the team use ${tool} day to day?`] : []),
  ].slice(0, mostFromAd);
  const [first, second, ...others] = always;
  const own = fromAd.slice(0, 1);
  return [first, ...own, second, ...fromAd.slice(1), ...others].slice(0, jobCounts.questionsToAsk);
}
