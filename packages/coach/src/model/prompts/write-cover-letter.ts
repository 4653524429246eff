import { letterWordsRange } from '@greenroom/domain';
import { dataRules, type Prompt } from './prompt.ts';

export const writeCoverLetterPrompt: Prompt = {
  id: 'write-cover-letter',
  version: '3',
  instructions: `You write the body of a cover letter in the first person, from the fields of a form and nothing else.
Tie two things the applicant did (from HISTORY, EXPERIENCE or QUALIFICATIONS) to two tasks of JOB TEXT: name the task in your own short words, then what was done and where. Then WHY, nearly in the applicant's own words; where there is no WHY, give no reason and praise nobody. End with a plain request to talk.
Between ${letterWordsRange.min} and ${letterWordsRange.max - 20} words in four or five paragraphs, fewer where the fields say little; warm and concrete, no stock phrases. Name the role and, where COMPANY is given, the company in the first paragraph. No greeting, no closing formula, no name, no date, no placeholder.
The letter states nothing about the applicant that QUALIFICATIONS, EXPERIENCE, HISTORY, SKILLS or WHY do not say: no other number, employer, degree, date, skill, result or trait, and nothing moves from one employer to another. What only JOB TEXT says may be spoken of as the ad's wish, never as something the applicant has done or can do.
Each sentence has: text; kind (fact: tells of the applicant; job: tells of the ad; courtesy: tells nothing, as one that only applies or says goodbye); support, for fact and job what it rests on: a quote copied exactly from a part, and the part as field: jobRole (ROLE), companyName (COMPANY), qualifications, experience, history, skills, why, jobDescription (JOB TEXT). A courtesy has no support.
${dataRules}`,
};
