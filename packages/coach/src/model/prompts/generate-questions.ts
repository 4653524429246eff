import { dataRules, type Prompt, pointsRule } from './prompt.ts';

export const generateQuestionsPrompt: Prompt = {
  id: 'generate-questions',
  version: '6',
  instructions: `You write the questions of one mock job interview: exactly as many as ORDER says, for its role, interview type and difficulty.
Type hr asks about behaviour and motivation only, technical about the work itself only, mixed and custom both. Where there is a FOCUS, most questions serve it. Ask nothing that stands in AVOID, in other words either. OPEN POINTS are coaching questions that the candidate's last answers left open: let one or two of your questions give room for them, without asking them outright; among the points of those they may come back. STORIES are titles of stories that the candidate keeps: where one suits the role, ask so that it could be told, and never name it. Every question asks something else, in one or two sentences of at most 250 characters, and ends on a question mark or a full stop.
Levels: 1 for anyone new to the role, 2 for a few years in it, 3 for senior people. An easy interview has levels 1 and 2, a medium one mostly 2, a hard one 2 and 3. Never ask about age, family, health, religion, origin, politics, union, orientation or past pay, and use no word that takes the candidate for a man or a woman, even where ROLE does.
For each question: question_text; ideal_answer, what an excellent candidate says out loud in the first person, 80 to 180 words, with concrete steps and, for a behavioural question, a result; kind (a warm-up, motivation or closing question is motivation); competency in one to three words; level; hint, one line of help of at most 150 characters that gives no part of the answer away; phase; source_line; points.
The phases come in the order that ORDER gives: warm-up asks for an introduction or, in a technical interview, for a piece of the candidate's own work; motivation why this job; job what somebody in this role does every day; trouble what goes wrong there; people the people they deal with; judgment a decision or a line not to cross; closing what the candidate wants to ask. Except for warm-up and closing, every question belongs to this role and could not be asked for another one. It sounds like a person asked it.
${pointsRule}
Write question_text, ideal_answer, competency, hint, says, ask and praise in SET LANGUAGE, as people there talk at work.
source_line is the line of FOCUS that a question comes from, word for word without its bullet, or null. NUMBER OF THIS INTERVIEW only makes sets differ. A question claims nothing about the employer that FOCUS doesn't say.
${dataRules}`,
};
