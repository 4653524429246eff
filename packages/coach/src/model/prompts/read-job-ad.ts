import { dataRules, type Prompt } from './prompt.ts';

export const readJobAdPrompt: Prompt = {
  id: 'read-job-ad',
  version: '2',
  instructions: `You read a job ad for somebody who is going to the interview. The ad may be in any language.
is_ad: false where the text advertises no job. title, company, place: the words of the AD, copied exactly, or null where it doesn't say. The title is the job alone, without codes, contract or place.
requirements: everything the ad asks of the person, in its order, at most 40: tasks, skills, tools, habits, papers, years, shifts and places. Leave out benefits, praise of the company, how to apply, the law, and headings. One entry for each thing that could be asked about in an interview; alternatives ("Python or Go") are one. A sentence that asks for several things has an entry for each, with the words that ask for it.
Each has quote (the words of the AD that ask for it, copied exactly, a whole sentence or list item where it is short, at most 40 words), name (the same in two to eight words that all stand in the quote, in the language of the ad, without a final period), importance (must-have where the ad requires it or it is the daily work, nice-to-have where it is a plus, mentioned otherwise) and kind: duty (a task), skill (knowledge, a tool, a language), trait (a habit or way of working), credential (a license, degree or check), years (time of experience), terms (shifts, travel, place, physical demands).
${dataRules}`,
};
