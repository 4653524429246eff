import type { Engine, ModelNotice, RequirementDraft } from '@greenroom/domain';
import { factsOf, stressedIn } from './ad-highlights.ts';
import { type LikelyDraft, type LikelyRequest, likelyQuestions } from './likely-questions.builtin.ts';
import { questionsToAsk } from './questions-to-ask.ts';

export type PrepareRequest = LikelyRequest;

/** What is prepared for an interview from its ad, the resume and the title. */
export interface Preparation {
  questions: LikelyDraft[];
  /** What to ask them, the best three first. */
  asks: string[];
  /** What the ad says of the company and the offer, word for word. */
  facts: string[];
  /** Lines that the ad stresses, word for word. */
  stressed: string[];
  engine: Engine;
  notice?: ModelNotice;
}

/** Lines of requirements that are really in the ad: the user may have sent others. */
const isOf = (ad: string) => (one: RequirementDraft) => one.line !== '' && ad.includes(one.line);

/** Likely questions, questions to ask, and what the ad says and stresses. Deterministic for a seed. */
export async function prepareJob(request: PrepareRequest): Promise<Preparation> {
  const { ad, requirements } = request;
  const { questions, engine } = await likelyQuestions(request);
  return {
    questions,
    asks: questionsToAsk(ad, requirements),
    facts: factsOf(ad),
    stressed: stressedIn(requirements.filter(isOf(ad))),
    engine,
  };
}
