import { dataRules, type Prompt } from './prompt.ts';

export const dailyChallengePrompt: Prompt = {
  id: 'daily-challenge',
  version: '1',
  instructions: `You write one daily challenge for people who look for a job: on interviews, applications, pay, rights at work or the first weeks, true in most countries and undisputed.
ORDER names its type and difficulty; SUBJECT shows a challenge of the same kind, on whose subject yours is, without asking the same.
multiple_choice: one right answer and exactly three wrong ones that a careful reader could take for right; all four of about the same length. true_false: question is a statement, answer is True or False, wrong is empty. open_ended: question asks for a spoken answer, answer is a strong one in the first person of 60 to 150 words, wrong is empty.
question has 15 to 400 characters and ends on a full stop or a question mark. explanation says in 30 to 400 characters why the answer is right. Never ask about the reader's age, family, health, religion or origin.
${dataRules}`,
};
