import { type DegreeLevel, degreeLabels } from '../job-analyzer/catalog.ts';
import { counted, type Texts, wording } from '../worded.ts';
import { type CheckId, checkFixes, type FixCode } from './check-catalog.ts';

type Count = { count: number };
const bullets = (count: number) => counted(count, 'bullet');
const or = (none: string, count: number, one: string) => (count === 0 ? none : counted(count, one));

/** What a resume is good at, where a check passes. */
export const checkStrengths: Partial<Record<CheckId, string>> = {
  'action-verbs': 'Your bullets say what you did',
  numbers: 'You back your results with numbers',
  'core-sections': 'Experience, education and skills have headings that hiring software recognizes',
  'entries-complete': 'Each job has a title, an employer and dates',
  'contact-placement': 'Your name, email and phone are where systems look for them',
  columns: 'One column, so it gets read in the right order',
  'must-haves': 'You have what the job requires',
  'word-count': 'The length is right',
  summary: 'You start with a summary',
  'shown-in-bullets': 'You show the skills at work',
};

/** Several values in one, a line each. */
const each = (lines: string) => lines.split('\n');

/**
 * What the checklist counts or quotes, and the sentences of the summary, in English by code. A quote follows its sentence as words that
 * stay as they are.
 */
export const analysisTexts = {
  bullets_share: ({ percent, count }: Count & { percent: number }) => `${percent}% of ${bullets(count)}`,
  bullets_share_not: ({ percent, count }: Count & { percent: number }) =>
    `${percent}% of ${bullets(count)}; not`,
  bullets_share_none: ({ percent, count }: Count & { percent: number }) =>
    `${percent}% of ${bullets(count)}; none in`,
  bullets_short: ({ odd, all }: { odd: number; all: number }) => `${odd} of ${all} too short:`,
  bullets_long: ({ odd, all }: { odd: number; all: number }) => `${odd} of ${all} too long:`,
  verb_repeats: ({ verb, count }: Count & { verb: string }) => `“${verb}” starts ${count} bullets`,
  passive_bullets: ({ passive, count }: Count & { passive: number }) =>
    `${passive} of ${bullets(count)} in passive voice:`,
  words: ({ count }: Count) => counted(count, 'word'),
  words_counted: ({ count, rest }: Count & { rest: number }) =>
    `${counted(count, 'word')}, ${rest} without headings and filler`,
  words_read: ({ count }: Count) => `${counted(count, 'word')} read`,
  pages: ({ count }: Count) => counted(count, 'page'),
  pages_estimated: ({ count }: Count) => `${counted(count, 'page')} (estimated from the words)`,
  odd_characters: ({ count }: Count) => `${or('None', count, 'character')} that could show up as a box`,
  in_page_margin: ({ region }: { region: string }) => `is in the page ${region}`,
  columns: ({ count }: Count) => counted(count, 'column'),
  tables: ({ count }: Count) => counted(count, 'table'),
  text_boxes: ({ count }: Count) => counted(count, 'text box', 'text boxes'),
  pictures: ({ count }: Count) => counted(count, 'picture'),
  lines_of_work: ({ count }: Count) => `${or('No lines', count, 'line')} about what you did`,
  hidden_characters: ({ count }: Count) => or('No hidden characters', count, 'hidden character'),
  hidden_words: ({ count }: Count) => `${or('No hidden characters', count, 'hidden character')}:`,
  sections_missing: ({ sections }: { sections: string }) => `Not found: ${each(sections).join(', ')}`,
  sections_odd: ({ sections, headings }: { sections: string; headings: string }) =>
    `Not found: ${each(sections).join(', ')}. Unusual headings: ${headings}`,
  headings_found: ({ headings }: { headings: string }) => `Headings found: ${headings}`,
  add_sections: ({ sections }: { sections: string }) =>
    `Add a section with a standard heading: ${each(sections).join(', ')}.`,
  jobs_complete: ({ count }: Count) => `${counted(count, 'job')} complete`,
  jobs_incomplete: ({ whole, count }: Count & { whole: number }) =>
    `${whole} of ${counted(count, 'job')} complete. Something is missing in`,
  a_job: 'a job',
  date_ways: ({ ways }: { ways: string }) => `${each(ways).length} ways: ${each(ways).join(' and ')}`,
  jobs_order: ({ starts }: { starts: string }) => `Your jobs start in this order: ${starts}`,
  gaps: ({ gaps }: { gaps: string }) => `Gap: ${each(gaps).join('; ')}`,
  cap_unplaced: ({ lines, dates }: { lines: number; dates: number }) => {
    const parts = [
      lines > 0 && `${counted(lines, 'line')} about work or education`,
      dates > 0 && counted(dates, 'date'),
    ];
    return `We couldn't place ${parts.filter((part) => part !== false).join(' and ')}.`;
  },
  cap_no_entry: "We couldn't find a job or a school.",
  cap_suspects: ({ count }: Count) => `${count} of the jobs and schools we read may be wrong.`,
  cap_nothing: 'We found no job, school or skill.',
  cap_few_words: ({ count }: Count) =>
    `Only ${counted(count, 'word')}, counting from the first job, school or skill.`,
  cap_words: ({ count }: Count) => `${counted(count, 'word')} on the page.`,
  cap_limit: ({ cap }: { cap: number }) => `Readability is ${cap} at most until you fix this.`,
  ad_title: ({ title, own }: { title: string; own: string }) =>
    `The ad says ${title}. You have: ${own || 'no title we could read'}`,
  ad_degree: ({ asked, own }: { asked: DegreeLevel; own: DegreeLevel }) =>
    `The ad asks for: ${degreeLabels[asked]}. You have: ${degreeLabels[own]}`,
  ad_degree_none: ({ asked }: { asked: DegreeLevel }) =>
    `The ad asks for: ${degreeLabels[asked]}. You have: no degree we could read`,
  ad_years: ({ asked, own }: { asked: number; own: string }) =>
    `The ad asks for ${asked}. Your jobs like this one add up to ${own}`,
  ad_years_to_latest: ({ asked, own }: { asked: number; own: string }) =>
    `The ad asks for ${asked}. Your jobs like this one add up to ${own}, up to the latest date in the resume`,
  overused: ({ skill, count }: Count & { skill: string }) => `You use “${skill}” ${count} times.`,
  none_overused: 'No word is overused.',
  skills_found: ({ found, all }: { found: number; all: number }) => `${found} of ${all}`,
  skills_missing: ({ found, all, names }: { found: number; all: number; names: string }) =>
    `${found} of ${all}; not found: ${names}`,
  skills_shown: ({ shown, all }: { shown: number; all: number }) =>
    `${shown} of ${all} are in a line about work`,
  skills_listed: ({ shown, all, names }: { shown: number; all: number; names: string }) =>
    `${shown} of ${all} are in a line about work; only listed: ${names}`,

  other_script:
    "We can only check text written in the Latin alphabet, and most of this isn't. Please upload an English copy.",
  may_be_misread: 'We may have misread this.',
  we_read: ({ jobs, schools, skills }: { jobs: number; schools: number; skills: number }) =>
    `We read ${counted(jobs, 'job')}, ${counted(schools, 'school')} and ${counted(skills, 'skill')}.`,
  readability: ({ score, passed, all }: { score: number; passed: number; all: number }) =>
    `Readability: ${score} out of 100, with ${passed} of ${all} checks passed.`,
  job_match: ({ score }: { score: number }) => `Job match: ${score} out of 100.`,
  fix_first: 'Fix this first:',
  fix: ({ code }: { code: FixCode }) => checkFixes[code],
  nothing_to_fix: 'Nothing left to fix on our list.',
} as const satisfies Texts;

/** Words a sentence about a resume. */
export const sayOfResume = wording(analysisTexts);
