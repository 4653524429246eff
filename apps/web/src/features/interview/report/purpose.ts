import { GeneratedQuestion, GenerateQuestionsOutput, type QuestionPhase } from '@greenroom/domain';
import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import type { z } from 'zod';

/** Why a question was asked: its place in the interview, and the line it comes from. */
export const Purpose = GeneratedQuestion.pick({ phase: true, reason: true });
export type Purpose = z.infer<typeof Purpose>;

const phaseLabels: Record<QuestionPhase, MessageDescriptor> = {
  'warm-up': msg`Warm-up`,
  motivation: msg`Motivation`,
  job: msg`The job`,
  trouble: msg`When things go wrong`,
  people: msg`People`,
  judgment: msg`Judgment`,
  closing: msg`Your questions`,
};

type ReasonKind = NonNullable<Purpose['reason']>['kind'];
const reasonLabels: Record<ReasonKind, MessageDescriptor> = {
  ad: msg`From the ad`,
  focus: msg`From your focus`,
  resume: msg`From your resume`,
};

/** The purpose in a word or two; empty where nobody knows it. */
export function purposeLabel(purpose: Purpose | null): string {
  if (purpose?.reason) return t(reasonLabels[purpose.reason.kind]);
  return purpose?.phase ? t(phaseLabels[purpose.phase]) : '';
}

const QuestionSet = GenerateQuestionsOutput.pick({ source: true });

/** What a stored set says of the job ad: lines that have no question, and facts to confirm; nothing for a set without an ad. */
export function adLines(questionSet: unknown): { unasked?: string[]; confirm?: string[] } {
  return QuestionSet.safeParse(questionSet).data?.source ?? {};
}
