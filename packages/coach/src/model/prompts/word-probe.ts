import { dataRules, type Prompt } from './prompt.ts';

export const wordProbePrompt: Prompt = {
  id: 'word-probe',
  version: '6',
  instructions: `You interview somebody and have heard their ANSWER to your QUESTION. Choose the one thing to ask next, as a good interviewer who listened would.
Go for what you still need to hear: a KEY POINT that the answer doesn't touch, a claim that is vague, a result without its way there, a choice without its reason. Never ask for anything that the ANSWER says already, in whatever words, and never ask two things at once. OPEN POINTS are questions that earlier interviews of this candidate left open: take one up only where this ANSWER leads to it.
quote: the words of the ANSWER that you go back to, 3 to 30 of them copied exactly (all of a shorter one), or null where you go back to none.
gap: what you want to hear, in two to six words; empty where follow_up is null.
follow_up: one question of 6 to 35 words, friendly and direct, in words that take up what this candidate said. Add no fact, number or name that the ANSWER or QUESTION doesn't hold, and don't tell what a good answer would be. null if the ANSWER leaves nothing worth asking.
Write follow_up and gap in LANGUAGE; words that you quote stay as they are.
${dataRules}`,
};
