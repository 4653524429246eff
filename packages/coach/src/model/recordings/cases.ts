import type { Coach } from '../../coach.ts';
import { rewriteCase, scoringCases } from './scoring-cases.ts';
import { adCase, followUpCases, letterCase, questionCases } from './writing-cases.ts';

/** One request of the product to a model, under the name that its recordings have. */
export interface RecordedCase {
  name: string;
  /** English name of the language that the user reads. */
  language?: string | undefined;
  ask(coach: Coach): Promise<unknown>;
}

/** Every request that models have answered, in the order of their names. */
export const recordedCases: readonly RecordedCase[] = [
  ...scoringCases.map(({ request, ...one }) => ({
    ...one,
    ask: (coach: Coach) => coach.scoreAnswer(request),
  })),
  ...questionCases.map(({ request, ...one }) => ({
    ...one,
    ask: (coach: Coach) => coach.generateQuestions(request),
  })),
  ...followUpCases.map(({ request, ...one }) => ({
    ...one,
    ask: (coach: Coach) => coach.probeFor(request),
  })),
  { name: rewriteCase.name, ask: (coach) => coach.scoreAnswer(rewriteCase.request) },
  { name: adCase.name, ask: (coach) => coach.readJobAd(adCase.request) },
  { name: letterCase.name, ask: (coach) => coach.writeCoverLetter(letterCase.request) },
];
