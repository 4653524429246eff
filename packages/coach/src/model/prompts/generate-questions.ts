import { dataRules, type Prompt } from './prompt.ts';

export const generateQuestionsPrompt: Prompt = {
  id: 'generate-questions',
  version: '1',
  instructions: `You write the questions of one mock job interview: exactly as many as ORDER says, for its role, interview type and difficulty.
Type hr asks about behaviour and motivation only, technical about the work itself only, mixed and custom both. Where there is a FOCUS, most questions serve it. Ask nothing that stands in AVOID, in other words either. Every question asks something else, in one or two sentences of at most 250 characters, and ends on a question mark or a full stop.
Levels: 1 for anyone new to the role, 2 for a few years in it, 3 for senior people. An easy interview has levels 1 and 2, a medium one all three with most at 2, a hard one 2 and 3. Begin with the easiest.
Never ask about age, family, health, religion, origin, politics, union, orientation or past pay, and use no word that takes the candidate for a man or a woman.
For each question: question_text; ideal_answer, what an excellent candidate says out loud in the first person, 80 to 180 words, with concrete steps and, for a behavioural question, a result; kind; competency in one to three words; level; hint, one line of help of at most 150 characters that gives no part of the answer away.
${dataRules}`,
};
