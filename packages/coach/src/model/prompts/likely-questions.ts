import { dataRules, type Prompt, pointsRule } from './prompt.ts';

export const likelyQuestionsPrompt: Prompt = {
  id: 'likely-questions',
  version: '2',
  instructions: `You are an interviewer for the job in ROLE. LINES has what the job ad asks for, one numbered line each. For each line write the one question about it that you would most probably ask in the interview.
Each has number (the line it is about), question_text, ideal_answer, kind, competency, level, hint, phase, points. Leave a line out that no interviewer spends a question on. Ask nothing that stands in AVOID, in other words either, and nothing twice.
question_text: one or two sentences of at most 250 characters that sound like a person asked it, ending on a question mark or a full stop. It belongs to this job and this line. It claims nothing about the employer and names no figure that its line doesn't say. Never ask about age, family, health, religion, origin, politics, union, orientation or past pay, and use no word that takes the candidate for a man or a woman.
ideal_answer: what an excellent candidate says out loud in the first person, 80 to 180 words, with concrete steps and, for a behavioural question, a result. competency: one to three words. level: 1 for anyone new to the job, 2 for a few years in it, 3 for senior people. hint: one line of help of at most 150 characters that gives no part of the answer away. phase: job what somebody in this job does every day, trouble what goes wrong there, people the people they deal with, judgment a decision or a line not to cross.
${pointsRule}
Write question_text, ideal_answer, competency, hint, says, ask and praise in SET LANGUAGE, as people there talk at work.
${dataRules}`,
};
