import type { JobAnalysis, JobSaid, JobTextCode, JobTextValues } from '@greenroom/domain';
import { plural, t } from '@lingui/core/macro';
import { allOf } from '@/lib/coach-texts/list-text.ts';

const texts: { [Code in JobTextCode]: (values: JobTextValues<Code>) => string } = {
  headline: ({ title }) => t`Put “${title}” under your name if it describes you. Recruiters search by title.`,
  show_skills: ({ names, asked }) => {
    const skills = allOf(names);
    return t`If it's true, show ${skills} in a line about your work, with the result. The ad says ${asked}.`;
  },
  prove_people_skills: ({ names, asked }) => {
    const skills = allOf(names);
    return t`Show ${skills} with something you did, not just the word. The ad says ${asked}.`;
  },
  name_license: ({ asked }) =>
    t`If you have it, put it where nobody can miss it, with its date. The ad says ${asked}.`,
  count_years: ({ asked }) =>
    t`Make your years easy to count: add months to your dates. The ad says ${asked}.`,
  name_degree: ({ asked }) => t`Write out your degree and its field. The ad says ${asked}.`,
  mention_pluses: ({ names }) => {
    const skills = allOf(names);
    return t`If it's true, mention ${skills}. The ad counts it as a plus.`;
  },
  nothing_for_resume: () =>
    t`We didn't find any skills, years of experience or degrees in this text. Paste the whole job ad.`,
  prepare_example: ({ names, asked }) => {
    const skills = allOf(names);
    return t`Prepare an example of your work with ${skills}, and be ready to explain your decisions. The ad says ${asked}.`;
  },
  prepare_story: ({ names, asked }) => {
    const skills = allOf(names);
    return t`Have a story ready that shows ${skills}: the situation, what you did and how it turned out. The ad says ${asked}.`;
  },
  sum_up_years: ({ asked }) => t`Be ready to sum up your experience in two sentences. The ad says ${asked}.`,
  honest_plus: ({ name, asked }) =>
    t`Be honest about how well you know ${name}, and say how you'd learn it. The ad says ${asked}.`,
  use_their_word: ({ name, count }) =>
    t`Use their words: “${name}” appears ${count} times. Ask what it means for your first three months.`,
  nothing_for_interview: () =>
    t`Ask the recruiter for the full ad, or ask which three skills matter most. This text doesn't say.`,
  because_in_title: () => t`in the title`,
  because_count: ({ count }) => plural(count, { one: 'named once', other: 'named # times' }),
  because_degree_field: () => t`one of the accepted fields of study`,
  because_words: ({ cue }) => t`“${cue}” in the sentence`,
  because_heading: ({ heading }) => t`under “${heading}”`,
  because_named: () => t`named in the text`,
};

/** A sentence in the page's language; undefined for a code that this version doesn't know. */
export function saidText({ code, values }: JobSaid): string | undefined {
  const word = texts[code as JobTextCode] as ((given: JobSaid['values']) => string) | undefined;
  return word?.(values);
}

/** The tips in the page's language, where the built-in reading gave them; a model writes in it by itself. */
export const tipsOf = (lines: readonly string[], said: JobAnalysis['said']): string[] =>
  lines.map((line) => {
    const own = said?.[line];
    return (own && saidText(own)) ?? line;
  });
