import { dataRules, type Prompt } from './prompt.ts';

export const wordProbePrompt: Prompt = {
  id: 'word-probe',
  version: '2',
  instructions: `An interviewer has heard an ANSWER to a QUESTION and is about to ask the FOLLOW-UP, which aims at the GAP.
Say the follow-up in words that take up what this candidate said: one question of 6 to 35 words, friendly and direct, aiming at the same gap. Add no fact, number or name that neither the ANSWER nor the FOLLOW-UP holds, and do not tell what a good answer would be. Write it in LANGUAGE; words that you quote from the ANSWER stay as they are.
${dataRules}`,
};
