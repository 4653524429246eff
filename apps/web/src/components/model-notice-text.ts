import type { ModelNotice, ModelNoticeCode } from '@greenroom/domain';
import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';

const texts: Record<ModelNoticeCode, MessageDescriptor> = {
  timeout: msg`The AI model took too long, so the built-in engine answered.`,
  rate_limited: msg`The AI provider is busy, so the built-in engine answered.`,
  refused_key: msg`The AI provider rejected this site's key, so the built-in engine answered.`,
  bad_output: msg`We couldn't use the AI model's answer, so the built-in engine answered.`,
  declined: msg`The AI model declined this request, so the built-in engine answered.`,
  fault: msg`The AI provider had a problem, so the built-in engine answered.`,
  unreachable: msg`We couldn't reach the AI provider, so the built-in engine answered.`,
  bad_request: msg`The AI provider rejected the request, so the built-in engine answered.`,
  skipped: msg`You continued without the AI model, so the built-in engine answered.`,
  resting: msg`The AI provider failed several times. We're giving it a minute, so the built-in engine answered.`,
  budget_minute: msg`You've reached the AI limit for this minute, so the built-in engine answered. The AI model will be back in a minute.`,
  budget_day: msg`You've reached today's AI limit, so the built-in engine answered. The AI model will be back tomorrow.`,
};

/** Why the built-in engine stood in for the model; in the server's own words for a code that is newer than this page. */
export function modelNoticeText({ code, message }: ModelNotice): string {
  const text = Object.hasOwn(texts, code) ? texts[code] : undefined;
  return text ? t(text) : message;
}
