import type { CheckId, DegreeLevel, analysisTexts as english } from '@greenroom/domain';
import type { MessageDescriptor } from '@lingui/core';
import { msg, plural, t } from '@lingui/core/macro';
import type { TextsOf } from '@/lib/coach-texts/form.ts';
import { allOf } from '@/lib/coach-texts/list-text.ts';
import { fixes } from './check-texts.ts';

/** What a resume is good at, where a check passes. */
export const strengthTexts: Partial<Record<CheckId, MessageDescriptor>> = {
  'action-verbs': msg`Your bullets say what you did`,
  numbers: msg`You back your results with numbers`,
  'core-sections': msg`Experience, education and skills have headings that hiring software recognizes`,
  'entries-complete': msg`Each job has a title, an employer and dates`,
  'contact-placement': msg`Your name, email and phone are where systems look for them`,
  columns: msg`One column, so it gets read in the right order`,
  'must-haves': msg`You have what the job requires`,
  'word-count': msg`The length is right`,
  summary: msg`You start with a summary`,
  'shown-in-bullets': msg`You show the skills at work`,
};

const degreeLabels: Record<DegreeLevel, MessageDescriptor> = {
  secondary: msg`High school diploma`,
  associate: msg`Associate degree or diploma`,
  bachelor: msg`Bachelor's degree`,
  master: msg`Master's degree`,
  doctorate: msg`Doctorate`,
};

const sectionNames: Readonly<Record<string, MessageDescriptor>> = {
  Experience: msg`Experience`,
  Education: msg`Education`,
  Skills: msg`Skills`,
};
const each = (lines: string) => lines.split('\n');
const sectionsOf = (names: string) =>
  each(names)
    .map((name) => (sectionNames[name] ? t(sectionNames[name]) : name))
    .join(', ');
const bulletsOf = (count: number) => plural(count, { one: '# bullet', other: '# bullets' });

/** What the checklist counts or quotes, and the sentences of the summary, by code. */
export const analysisTexts: TextsOf<typeof english> = {
  bullets_share: ({ percent, count }) => {
    const bullets = bulletsOf(count);
    return t`${percent}% of ${bullets}`;
  },
  bullets_share_not: ({ percent, count }) => {
    const bullets = bulletsOf(count);
    return t`${percent}% of ${bullets}; not`;
  },
  bullets_share_none: ({ percent, count }) => {
    const bullets = bulletsOf(count);
    return t`${percent}% of ${bullets}; none in`;
  },
  bullets_short: ({ odd, all }) => t`${odd} of ${all} too short:`,
  bullets_long: ({ odd, all }) => t`${odd} of ${all} too long:`,
  verb_repeats: ({ verb, count }) => t`“${verb}” starts ${count} bullets`,
  passive_bullets: ({ passive, count }) => {
    const bullets = bulletsOf(count);
    return t`${passive} of ${bullets} in passive voice:`;
  },
  words: ({ count }) => plural(count, { one: '# word', other: '# words' }),
  words_counted: ({ count, rest }) => {
    const words = plural(count, { one: '# word', other: '# words' });
    return t`${words}, ${rest} without headings and filler`;
  },
  words_read: ({ count }) => plural(count, { one: '# word read', other: '# words read' }),
  pages: ({ count }) => plural(count, { one: '# page', other: '# pages' }),
  pages_estimated: ({ count }) =>
    plural(count, { one: '# page (estimated from the words)', other: '# pages (estimated from the words)' }),
  odd_characters: ({ count }) =>
    plural(count, {
      0: 'None that could show up as a box',
      one: '# character that could show up as a box',
      other: '# characters that could show up as a box',
    }),
  in_page_margin: ({ region }) =>
    region.includes('footer') ? t`is in the page footer` : t`is in the page header`,
  columns: ({ count }) => plural(count, { one: '# column', other: '# columns' }),
  tables: ({ count }) => plural(count, { one: '# table', other: '# tables' }),
  text_boxes: ({ count }) => plural(count, { one: '# text box', other: '# text boxes' }),
  pictures: ({ count }) => plural(count, { one: '# picture', other: '# pictures' }),
  lines_of_work: ({ count }) =>
    plural(count, {
      0: 'No lines about what you did',
      one: '# line about what you did',
      other: '# lines about what you did',
    }),
  hidden_characters: ({ count }) =>
    plural(count, { 0: 'No hidden characters', one: '# hidden character', other: '# hidden characters' }),
  hidden_words: ({ count }) =>
    plural(count, { 0: 'No hidden characters:', one: '# hidden character:', other: '# hidden characters:' }),
  sections_missing: (values) => {
    const sections = sectionsOf(values.sections);
    return t`Not found: ${sections}`;
  },
  sections_odd: ({ headings, ...values }) => {
    const sections = sectionsOf(values.sections);
    return t`Not found: ${sections}. Unusual headings: ${headings}`;
  },
  headings_found: ({ headings }) => t`Headings found: ${headings}`,
  add_sections: (values) => {
    const sections = sectionsOf(values.sections);
    return t`Add a section with a standard heading: ${sections}.`;
  },
  jobs_complete: ({ count }) => plural(count, { one: '# job complete', other: '# jobs complete' }),
  jobs_incomplete: ({ whole, count }) =>
    plural(count, {
      one: `${whole} of # job complete. Something is missing in`,
      other: `${whole} of # jobs complete. Something is missing in`,
    }),
  a_job: msg`a job`,
  date_ways: ({ ways }) => {
    const count = each(ways).length;
    const listed = allOf(each(ways));
    return t`${count} ways: ${listed}`;
  },
  jobs_order: ({ starts }) => t`Your jobs start in this order: ${starts}`,
  gaps: (values) => {
    const gaps = each(values.gaps)
      .map((gap) => {
        const [from = '', to = ''] = gap.split(' to ');
        return t`${from} to ${to}`;
      })
      .join('; ');
    return t`Gap: ${gaps}`;
  },
  cap_unplaced: ({ lines, dates }) => {
    const unplaced = allOf([
      lines > 0 &&
        plural(lines, {
          one: '# line about work or education',
          other: '# lines about work or education',
        }),
      dates > 0 && plural(dates, { one: '# date', other: '# dates' }),
    ]);
    return t`We couldn't place ${unplaced}.`;
  },
  cap_no_entry: msg`We couldn't find a job or a school.`,
  cap_suspects: ({ count }) => t`${count} of the jobs and schools we read may be wrong.`,
  cap_nothing: msg`We found no job, school or skill.`,
  cap_few_words: ({ count }) =>
    plural(count, {
      one: 'Only # word, counting from the first job, school or skill.',
      other: 'Only # words, counting from the first job, school or skill.',
    }),
  cap_words: ({ count }) => plural(count, { one: '# word on the page.', other: '# words on the page.' }),
  cap_limit: ({ cap }) => t`Readability is ${cap} at most until you fix this.`,
  ad_title: ({ title, own }) =>
    own === ''
      ? t`The ad says ${title}. You have: no title we could read`
      : t`The ad says ${title}. You have: ${own}`,
  ad_degree: (values) => {
    const [asked, own] = [t(degreeLabels[values.asked]), t(degreeLabels[values.own])];
    return t`The ad asks for: ${asked}. You have: ${own}`;
  },
  ad_degree_none: (values) => {
    const asked = t(degreeLabels[values.asked]);
    return t`The ad asks for: ${asked}. You have: no degree we could read`;
  },
  ad_years: ({ asked, own }) => t`The ad asks for ${asked}. Your jobs like this one add up to ${own}`,
  ad_years_to_latest: ({ asked, own }) =>
    t`The ad asks for ${asked}. Your jobs like this one add up to ${own}, up to the latest date in the resume`,
  overused: ({ skill, count }) => t`You use “${skill}” ${count} times.`,
  none_overused: msg`No word is overused.`,
  skills_found: ({ found, all }) => t`${found} of ${all}`,
  skills_missing: ({ found, all, names }) => t`${found} of ${all}; not found: ${names}`,
  skills_shown: ({ shown, all }) => t`${shown} of ${all} are in a line about work`,
  skills_listed: ({ shown, all, names }) =>
    t`${shown} of ${all} are in a line about work; only listed: ${names}`,

  other_script: msg`We can only check text written in the Latin alphabet, and most of this isn't. Please upload an English copy.`,
  may_be_misread: msg`We may have misread this.`,
  we_read: (values) => {
    const jobs = plural(values.jobs, { one: '# job', other: '# jobs' });
    const schools = plural(values.schools, { one: '# school', other: '# schools' });
    const skills = plural(values.skills, { one: '# skill', other: '# skills' });
    return t`We read ${jobs}, ${schools} and ${skills}.`;
  },
  readability: ({ score, passed, all }) =>
    t`Readability: ${score} out of 100, with ${passed} of ${all} checks passed.`,
  job_match: ({ score }) => t`Job match: ${score} out of 100.`,
  fix_first: msg`Fix this first:`,
  fix: ({ code }) => t(fixes[code]),
  nothing_to_fix: msg`Nothing left to fix on our list.`,
};
