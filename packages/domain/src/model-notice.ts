import { z } from 'zod';

/**
 * Why the built-in engine answered where a model is set up, in the words of the product. Never a provider's own message:
 * these echo keys and prompts.
 */
export const modelNoticeTexts = {
  timeout: 'The AI model took too long, so the built-in engine answered.',
  rate_limited: 'The AI provider is busy, so the built-in engine answered.',
  refused_key: "The AI provider rejected this site's key, so the built-in engine answered.",
  bad_output: "We couldn't use the AI model's answer, so the built-in engine answered.",
  declined: 'The AI model declined this request, so the built-in engine answered.',
  fault: 'The AI provider had a problem, so the built-in engine answered.',
  unreachable: "We couldn't reach the AI provider, so the built-in engine answered.",
  bad_request: 'The AI provider rejected the request, so the built-in engine answered.',
  skipped: 'You continued without the AI model, so the built-in engine answered.',
  resting: "The AI provider failed several times. We're giving it a minute, so the built-in engine answered.",
  budget_minute:
    "You've reached the AI limit for this minute, so the built-in engine answered. The AI model will be back in a minute.",
  budget_day:
    "You've reached today's AI limit, so the built-in engine answered. The AI model will be back tomorrow.",
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
