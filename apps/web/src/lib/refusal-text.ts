import type { FileRefusalCode, RefusalReason, RefusalValues } from '@greenroom/domain';
import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { languageNamed } from './language-name.ts';
import { i18n } from './messages.ts';

/** A text, or what makes it of the values of its reason. */
type Texts = {
  [R in RefusalReason]: RefusalValues<R> extends undefined
    ? MessageDescriptor
    : (values: RefusalValues<R>) => string;
};

/** Why a file can't be read. */
export const fileRefusalTexts: Record<FileRefusalCode, MessageDescriptor> = {
  empty: msg`File appears to be empty`,
  wrong_type: msg`Please upload a PDF, Word document, or text file.`,
  other_format: msg`We can't read RTF or OpenDocument files. Save the file as PDF or Word and upload that one.`,
  too_large: msg`Please upload a file smaller than 10MB.`,
  encrypted: msg`This file is protected by a password. Save a copy without the password and upload that.`,
  broken: msg`This file is damaged, so we couldn't open it. Export it again and upload the new copy.`,
  scanned: msg`This PDF contains pictures of pages, not text, so hiring software can't read it. Export it from the program you wrote it in.`,
  too_complex: msg`This file is much larger than a resume once it's unzipped, so we didn't open it.`,
  too_many_pages: msg`This file has more than 50 pages. Upload just the resume, without your portfolio or certificates.`,
};

const texts: Texts = {
  sign_in_invalid: msg`You're not signed in, or your session has expired.`,
  sign_in_required: msg`Please sign in.`,
  other_site: msg`This request came from another website, so we blocked it.`,
  premium_required: msg`This is part of Premium.`,
  trial_used_up: msg`Trial limit reached`,
  unexpected: msg`Something went wrong. Please try again.`,
  service_away: msg`The service is temporarily unavailable. Please try again.`,
  project_away: msg`Something went wrong. Please try again in a moment.`,
  scoring_busy: msg`We're scoring a lot of answers right now. Please try again in a minute.`,
  reading_busy: msg`We're reading a lot of files right now. Please try again in a minute.`,
  too_many_requests: msg`Too many requests. Please try again later.`,
  too_many_messages: msg`Too many messages. Please try again later.`,
  too_many_attempts: msg`Too many attempts. Please try again later.`,
  too_many_downloads: msg`Too many downloads. Please try again later.`,
  too_many_checkouts: msg`Too many tries. Please wait a moment.`,
  too_many_files: msg`Your other files and pasted text are still being read. Please wait until they're done.`,
  too_fast: msg`That was too many requests in a short time. Please wait a minute.`,
  no_tries_left: msg`That was your last try this hour.`,
  answer_too_long: ({ limit }) => t`Please keep your answer to ${limit} characters or fewer.`,
  answer_empty: msg`Please write an answer first.`,
  answer_without_words: msg`There are no words in this answer.`,
  answer_not_english: (values) => {
    const language = languageNamed(values.language, i18n.locale);
    return t`This looks like ${language}. The built-in engine only reads English, so it couldn't score this answer.`;
  },
  challenge_not_found: msg`We couldn't find this challenge.`,
  challenge_closed: msg`This challenge doesn't accept that answer.`,
  interview_not_found: msg`We couldn't find this interview.`,
  interview_completed: msg`This interview is already complete.`,
  question_not_found: msg`This question isn't part of the interview.`,
  no_answers: msg`No answers to evaluate. Please provide at least one answer.`,
  no_answers_stored: msg`No answers to evaluate.`,
  feedback_at_the_end: msg`In a live interview, you get feedback at the end, in the report.`,
  score_is_current: msg`This interview already has that score.`,
  retry_too_early: msg`You can answer a question again once the interview is complete.`,
  no_retries_left: ({ limit }) => t`You can answer a question again up to ${limit} times.`,
  mark_too_early: msg`You can mark an answer once the interview is complete.`,
  point_not_found: msg`That question isn't in the report.`,
  selection_outside: msg`These words aren't in the answer.`,
  selection_empty: msg`Select the words first.`,
  transcription_off: msg`This site can't transcribe recordings.`,
  transcription_failed: msg`The AI model couldn't transcribe this. Try again in a moment.`,
  transcription_used_up: msg`You've reached today's AI limit. It resets tomorrow.`,
  recording_unreadable: msg`This recording can't be played, so we can't transcribe it.`,
  job_text_missing: msg`Please paste a job description to analyze.`,
  target_job_missing: msg`Please provide a job description for targeted improvements.`,
  job_limit: msg`The free trial lets you plan one job interview.`,
  job_not_found: msg`We couldn't find this interview.`,
  job_date_past: msg`This date is in the past.`,
  story_not_found: msg`We couldn't find this story.`,
  resume_not_found: msg`We couldn't find this resume.`,
  resume_too_long: msg`This text is far longer than a resume. Shorten it to about twenty pages and try again.`,
  file_not_found: msg`Failed to download PDF for analysis`,
  file_away: msg`We can't reach your file right now. Please try again in a minute.`,
  file_unreadable: ({ file }) => (Object.hasOwn(fileRefusalTexts, file) ? t(fileRefusalTexts[file]) : ''),
  file_too_slow: msg`We couldn't finish reading this file. Export it again as a plain PDF or Word file and upload the new copy.`,
  text_too_slow: msg`This text is too long for us to read. Please shorten it and try again.`,
  link_used: msg`This link has already been used, or a newer email replaced it.`,
  link_expired: msg`This link has expired. Ask for a new one in Settings.`,
  link_of_another: msg`This link belongs to a different account than the one signed in here.`,
  no_subscription: msg`You don't have a subscription to cancel.`,
  nothing_to_manage: msg`You don't have a subscription to manage yet.`,
  payments_off: msg`Payments aren't set up on this server.`,
  payment_pending: msg`Your payment is being confirmed.`,
  already_premium: msg`You already have Premium.`,
  payment_failed: msg`Your last payment failed. Please update your payment method.`,
  checkout_opening: msg`Checkout is still loading. Please try again.`,
};

/**
 * The text of a server function's refusal, by its reason. For a reason or value that this page is too old to know, the
 * server's English `message`.
 */
export function refusalText(refusal: { message: string; reason?: unknown; values?: unknown }): string {
  const { message, reason, values } = refusal;
  if (typeof reason !== 'string' || !Object.hasOwn(texts, reason)) return message;
  const text = texts[reason as RefusalReason];
  if (typeof text !== 'function') return t(text);
  // The server sends the values that belong to the reason.
  return (values ? text(values as never) : '') || message;
}
