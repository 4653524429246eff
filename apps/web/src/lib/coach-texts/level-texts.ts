import type { Dimension, SignalId } from '@greenroom/domain';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** The written levels, 1 to 5, of each dimension: what a model judges by. The built-in engine says what it recognized instead. */
export const writtenLevels: Record<Dimension, readonly MessageDescriptor[]> = {
  technical_accuracy: [
    msg`You touch on little of what the question asks.`,
    msg`You make one or two of the key points.`,
    msg`You make about half of the key points.`,
    msg`You make most of the key points and get them right, with a gap or two.`,
    msg`You make all the key points, with trade-offs, limits and a good example.`,
  ],
  problem_solving: [
    msg`There aren't any steps to follow yet.`,
    msg`You say what you did. The order and the reasons aren't clear yet.`,
    msg`You go step by step, with a reason here and there.`,
    msg`You find the cause and say why you chose what you did.`,
    msg`You go from the cause through the options to a choice, say why, and check that it worked.`,
  ],
  communication_clarity: [
    msg`This is hard to follow.`,
    msg`This takes some effort to follow: it breaks off, wanders or is out of order.`,
    msg`People can follow you, and there is some order to it.`,
    msg`You're direct, you go in order, and you stay on the question.`,
    msg`You answer in the first sentence, stay in order and end on the result.`,
  ],
  relevant_experience: [
    msg`This is general so far. A real example would help.`,
    msg`You mention an example. What happened in it isn't clear yet.`,
    msg`You give a real example, with part of the story.`,
    msg`You give a specific example, with what you did and how it turned out.`,
    msg`You give a specific example, with what you did and the result in numbers.`,
  ],
  cultural_fit: [
    msg`You put the blame on others, or talk around the question.`,
    msg`You say a little about how you work with others.`,
    msg`You work with others and own part of the work.`,
    msg`You own the work and give others credit.`,
    msg`You own the work, give others credit and later put what you learned to use.`,
  ],
};

/** What lifts an answer from level n to n + 1, at position n - 1: a question, so that it holds whatever the answer says. */
export const writtenLifts: Record<Dimension, readonly MessageDescriptor[]> = {
  technical_accuracy: [
    msg`What would an interviewer most want to hear from you here?`,
    msg`What would you add if you had one more minute?`,
    msg`Why does each of your points matter here?`,
    msg`When would you do it differently, and why?`,
  ],
  problem_solving: [
    msg`What did you do, or what would you do, step by step?`,
    msg`What came first, and why?`,
    msg`How did you find the cause, and why did you fix it that way?`,
    msg`How did you know that it worked?`,
  ],
  communication_clarity: [
    msg`How would you say this to a colleague?`,
    msg`Can you answer the question in your first sentence?`,
    msg`Can you say what came first, what came next and how it ended?`,
    msg`Can you end on the result?`,
  ],
  relevant_experience: [
    msg`Which real situation could you tell them about?`,
    msg`What did you do yourself?`,
    msg`How did it turn out?`,
    msg`Is there a number that shows it: time, money, people?`,
  ],
  cultural_fit: [
    msg`What did you do about it yourself?`,
    msg`What was your part, and who did you work with?`,
    msg`What did others add?`,
    msg`What did you learn from it, and when have you used it since?`,
  ],
};

/** What a receipt calls each thing that is measured. */
export const signalLabels: Record<SignalId, MessageDescriptor> = {
  key_points: msg`Key points of the question`,
  on_question: msg`Stays on the question`,
  situation: msg`Situation: where and when`,
  task: msg`Task: what was expected of you`,
  action: msg`Action: what you did`,
  result: msg`Result: what changed`,
  method: msg`Steps in order`,
  reasoning: msg`Reasons and choices`,
  check: msg`Check, follow-up or prevention`,
  order: msg`Words like first, then and finally`,
  length: msg`Length of the answer`,
  clean_words: msg`Free of hedges and stock phrases`,
  specifics: msg`Numbers and examples`,
  ownership: msg`Your part, told with “I”`,
  credit: msg`Credit to others`,
  lesson: msg`Lesson used later`,
  no_blame: msg`Free of blame`,
  asked: msg`Questions you ask about the work`,
};
