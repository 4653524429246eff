/** Names as a sentence lists them. */
const listed = (names: readonly string[]) =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

/**
 * What the built-in reading of a job ad says, by code, in English: its tips, and why a requirement counts as what it does. `asked` is a
 * quote of the ad with its quotation marks.
 */
export const jobTexts = {
  headline: ({ title }: { title: string }) =>
    `Put “${title}” under your name if it describes you. Recruiters search by title.`,
  show_skills: ({ names, asked }: { names: string[]; asked: string }) =>
    `If it's true, show ${listed(names)} in a line about your work, with the result. The ad says ${asked}.`,
  prove_people_skills: ({ names, asked }: { names: string[]; asked: string }) =>
    `Show ${listed(names)} with something you did, not just the word. The ad says ${asked}.`,
  name_license: ({ asked }: { asked: string }) =>
    `If you have it, put it where nobody can miss it, with its date. The ad says ${asked}.`,
  count_years: ({ asked }: { asked: string }) =>
    `Make your years easy to count: add months to your dates. The ad says ${asked}.`,
  name_degree: ({ asked }: { asked: string }) => `Write out your degree and its field. The ad says ${asked}.`,
  mention_pluses: ({ names }: { names: string[] }) =>
    `If it's true, mention ${listed(names)}. The ad counts it as a plus.`,
  nothing_for_resume: () =>
    "We didn't find any skills, years of experience or degrees in this text. Paste the whole job ad.",
  prepare_example: ({ names, asked }: { names: string[]; asked: string }) =>
    `Prepare an example of your work with ${listed(names)}, and be ready to explain your decisions. The ad says ${asked}.`,
  prepare_story: ({ names, asked }: { names: string[]; asked: string }) =>
    `Have a story ready that shows ${listed(names)}: the situation, what you did and how it turned out. The ad says ${asked}.`,
  sum_up_years: ({ asked }: { asked: string }) =>
    `Be ready to sum up your experience in two sentences. The ad says ${asked}.`,
  honest_plus: ({ name, asked }: { name: string; asked: string }) =>
    `Be honest about how well you know ${name}, and say how you'd learn it. The ad says ${asked}.`,
  use_their_word: ({ name, count }: { name: string; count: number }) =>
    `Use their words: “${name}” appears ${count} times. Ask what it means for your first three months.`,
  nothing_for_interview: () =>
    "Ask the recruiter for the full ad, or ask which three skills matter most. This text doesn't say.",
  because_in_title: () => 'in the title',
  because_count: ({ count }: { count: number }) => `named ${count} times`,
  because_degree_field: () => 'one of the accepted fields of study',
  because_words: ({ cue }: { cue: string }) => `“${cue}” in the sentence`,
  because_heading: ({ heading }: { heading: string }) => `under “${heading}”`,
  because_named: () => 'named in the text',
} as const;

export type JobTextCode = keyof typeof jobTexts;
/** What a text fills in; nothing for most reasons. */
export type JobTextValues<Code extends JobTextCode> =
  Parameters<(typeof jobTexts)[Code]> extends [infer Values] ? Values : Record<string, never>;

interface JobText {
  text: string;
  said: { code: JobTextCode; values: Record<string, string | number | string[]> };
}

/** The English of a code, and its parts for a page in another language. */
export function jobText<Code extends JobTextCode>(code: Code, values: JobTextValues<Code>): JobText {
  const word = jobTexts[code] as (given: JobTextValues<Code>) => string;
  return { text: word(values), said: { code, values: values as JobText['said']['values'] } };
}
