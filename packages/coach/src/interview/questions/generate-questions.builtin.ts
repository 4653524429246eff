import type { GeneratedQuestion, GenerateQuestionsOutput } from '@greenroom/domain';
import { builtinEngine } from '../../engine.ts';
import { seededRandom } from '../../seeded-random.ts';
import { QuestionRequest } from '../requests.ts';
import { arcOf } from './arc.ts';
import { candidatesFor, frameOf } from './candidates.ts';
import { type Chosen, levelFor, rememberAsked } from './choose.ts';
import { compose } from './compose.ts';
import { focusFit, readFocus } from './focus.ts';
import { readAd } from './from-ad.ts';
import { longestFocus, readResumeLines, readTopics } from './from-texts.ts';
import { inferRole } from './infer-role.ts';
import { sourceOf } from './source-of.ts';

/** A chosen question as it goes over the wire. */
export function asGenerated({ candidate, slot, text, reason }: Chosen): GeneratedQuestion {
  return {
    question_text: text,
    ideal_answer: candidate.ideal,
    // A question made of the user's own words is in no bank.
    bank_id: candidate.ideal === '' ? null : candidate.id,
    kind: candidate.kind,
    competency: candidate.competency,
    level: levelFor(candidate, slot),
    hint: candidate.hint,
    phase: slot.isFrame ? slot.phase : candidate.phase,
    reason,
  };
}

/**
 * A set of exactly `count` questions (1 to 15) with the arc of an interview: a warm-up or the candidate's own work first, motivation and the
 * candidate's questions from five on, and a core that belongs to the role. From a job ad in `focus` comes half of the set or more, from a resume
 * one or two, each with its exact line as `reason`. What `avoid` names comes back only when nothing else is left, the oldest first. The same
 * request and seed give the same set. `source` says which role was read, whether its title is known, and which lines have no question.
 */
export async function generateQuestions(request: QuestionRequest): Promise<GenerateQuestionsOutput> {
  const read = QuestionRequest.safeParse(request ?? {});
  const input = read.success ? read.data : QuestionRequest.parse({});
  const text = input.focus?.trim() ?? '';
  const match = inferRole(input.jobRole, text);
  const candidates = candidatesFor(match.role);
  const ad = readAd(text, candidates, input.interviewType, input.jobRole);
  const topics = ad.isAd || text.length > longestFocus ? [] : readTopics(text, candidates);
  const focus = readFocus(text.length > longestFocus ? '' : text);
  const random = seededRandom(
    `${input.seed}|${input.jobRole.trim().toLowerCase()}|${input.interviewType}|${input.difficulty}`,
  );
  const chosen = compose({
    slots: arcOf(input.interviewType, input.difficulty, input.count),
    frame: frameOf(match.role, input.interviewType),
    candidates,
    fromText: ad.isAd ? ad.questions : topics,
    motivations: ad.isAd ? ad.motivations : [],
    fromResume: readResumeLines(input.resumeLines ?? []),
    choice: {
      type: input.interviewType,
      memory: rememberAsked(input.avoid ?? []),
      fit: (candidate) => focusFit(candidate, focus),
      random,
      isNew: input.difficulty === 'easy',
    },
  });
  return {
    questions: chosen.map(asGenerated),
    source: sourceOf({ input, match, text, ad, chosen }),
    engine: builtinEngine,
  };
}
