import type { ModelNotice, ModelNoticeCode } from '@greenroom/domain';
import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';

const texts: Record<ModelNoticeCode, MessageDescriptor> = {
  timeout: msg`The AI model took too long, so the built-in engine answered.`,
  rate_limited: msg`The AI provider is busy, so the built-in engine answered.`,
  refused_key: msg`The AI provider refused the key of this site, so the built-in engine answered.`,
  bad_output: msg`The AI model's answer could not be used, so the built-in engine answered.`,
  declined: msg`The AI model declined this request, so the built-in engine answered.`,
  fault: msg`The AI provider had a fault, so the built-in engine answered.`,
  unreachable: msg`The AI provider could not be reached, so the built-in engine answered.`,
  bad_request: msg`The AI provider rejected the request, so the built-in engine answered.`,
  skipped: msg`You went on without the AI model, so the built-in engine answered.`,
  resting: msg`The AI provider failed several times. We're giving it a minute, so the built-in engine answered.`,
  budget_minute: msg`That was a lot of AI work within a minute, so the built-in engine answered. The AI model will be back in a minute.`,
  budget_day: msg`You've used up today's AI work, so the built-in engine answered. The AI model will be back tomorrow.`,
};

/** Why the built-in engine stood in for the model; in the server's own words for a code that is newer than this page. */
export function modelNoticeText({ code, message }: ModelNotice): string {
  const text = Object.hasOwn(texts, code) ? texts[code] : undefined;
  return text ? t(text) : message;
}
