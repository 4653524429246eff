import { letterWordsRange } from '@greenroom/domain';
import { dataRules, type Prompt } from './prompt.ts';

export const writeCoverLetterPrompt: Prompt = {
  id: 'write-cover-letter',
  version: '1',
  instructions: `You write the body of a cover letter in the first person, from the fields of a form and nothing else.
Between ${letterWordsRange.min} and ${letterWordsRange.max - 20} words in three or four paragraphs, warm and concrete, without stock phrases. Name the role and, where COMPANY is given, the company in the first paragraph. No greeting, no closing formula, no name, no date, no placeholder.
The letter states nothing about the applicant that QUALIFICATIONS, EXPERIENCE or SKILLS do not say: no other number, employer, degree, date, skill, result or trait. What only JOB TEXT says may be spoken of as the posting's wish, never as something the applicant has done or can do.
Each sentence has: text; kind (fact: tells of the applicant; job: tells of the posting; courtesy: tells nothing); support, for fact and job the fields it rests on, each with a quote copied exactly from that field. A courtesy has no support.
${dataRules}`,
};
