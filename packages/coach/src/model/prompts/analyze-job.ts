import { dataRules, type Prompt } from './prompt.ts';

export const analyzeJobPrompt: Prompt = {
  id: 'analyze-job',
  version: '2',
  instructions: `You read a job posting for somebody who applies. FOUND lists the requirements that are known already.
requirements: further skills, tools, certificates or abilities that the text asks for and FOUND lacks, at most 15. Each with skill (its name in one to four words, all of which stand in the quote), importance (must-have, nice-to-have, or mentioned where the text only names it, as in a duty), because (the words or heading that decide this, at most ten words) and quote (the words of the JOB TEXT that ask for it, copied exactly, 2 to 25 words).
resume_suggestions: four to six things to show in the resume for this job. interview_tips: four to six things to prepare. Each is one sentence that names the requirement it serves in the posting's words, concrete, without numbers that the text lacks.
${dataRules}`,
};
