import { z } from 'zod';

/**
 * Why the built-in engine answered where a model is set up, in the words of the product. Never a provider's own message:
 * these echo keys and prompts.
 */
export const modelNoticeTexts = {
  timeout: 'The AI model took too long, so the built-in engine answered.',
  rate_limited: 'The AI provider is busy, so the built-in engine answered.',
  refused_key: 'The AI provider refused the key of this site, so the built-in engine answered.',
  bad_output: "The AI model's answer could not be used, so the built-in engine answered.",
  declined: 'The AI model declined this request, so the built-in engine answered.',
  fault: 'The AI provider had a fault, so the built-in engine answered.',
  unreachable: 'The AI provider could not be reached, so the built-in engine answered.',
  bad_request: 'The AI provider rejected the request, so the built-in engine answered.',
  skipped: 'You went on without the AI model, so the built-in engine answered.',
  resting: "The AI provider failed several times. We're giving it a minute, so the built-in engine answered.",
  budget_minute:
    'That was a lot of AI work within a minute, so the built-in engine answered. The AI model will be back in a minute.',
  budget_day:
    "You've used up today's AI work, so the built-in engine answered. The AI model will be back tomorrow.",
} as const;
export type ModelNoticeCode = keyof typeof modelNoticeTexts;

/** Stands beside a result of the built-in engine that a model should have made. */
export const ModelNotice = z.object({
  code: z.enum(Object.keys(modelNoticeTexts) as [ModelNoticeCode, ...ModelNoticeCode[]]),
  message: z.string(),
});
export type ModelNotice = z.infer<typeof ModelNotice>;

/** The notice of a code. */
export const modelNotice = (code: ModelNoticeCode): ModelNotice => ({
  code,
  message: modelNoticeTexts[code],
});
