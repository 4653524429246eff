import { type FileRefusalCode, fileRefusals } from './resume/catalog.ts';

/**
 * Every refusal of a server function that a person may read: its code on the wire and its English. The pages have their own
 * text for each reason, in `apps/web/src/lib/refusal-text.ts`.
 */
export const refusals = {
  // Signing in and plans
  sign_in_invalid: ['not_signed_in', "You're not signed in, or your session has expired."],
  sign_in_required: ['not_signed_in', 'Please sign in.'],
  other_site: ['no_access', 'This request came from another website, so we blocked it.'],
  premium_required: ['no_access', 'This is part of Premium.'],
  trial_used_up: ['no_access', 'Trial limit reached'],
  // The server itself
  unexpected: ['internal', 'Something went wrong. Please try again.'],
  service_away: ['unavailable', 'The service is temporarily unavailable. Please try again.'],
  project_away: ['unavailable', 'Something went wrong. Please try again in a moment.'],
  scoring_busy: ['unavailable', "We're scoring a lot of answers right now. Please try again in a minute."],
  reading_busy: ['unavailable', "We're reading a lot of files right now. Please try again in a minute."],
  // Rates
  too_many_requests: ['rate_limited', 'Too many requests. Please try again later.'],
  too_many_messages: ['rate_limited', 'Too many messages. Please try again later.'],
  too_many_attempts: ['rate_limited', 'Too many attempts. Please try again later.'],
  too_many_downloads: ['rate_limited', 'Too many downloads. Please try again later.'],
  too_many_checkouts: ['rate_limited', 'Too many tries. Please wait a moment.'],
  too_many_files: [
    'rate_limited',
    "Your other files and pasted text are still being read. Please wait until they're done.",
  ],
  too_fast: ['rate_limited', 'That was too many requests in a short time. Please wait a minute.'],
  no_tries_left: ['rate_limited', 'That was your last try this hour.'],
  // The open question of the front page
  answer_too_long: [
    'too_large',
    ({ limit }: { limit: number }) => `Please keep your answer to ${limit} characters or fewer.`,
  ],
  answer_empty: ['no_answers', 'Please write an answer first.'],
  answer_without_words: ['no_answers', 'There are no words in this answer.'],
  answer_not_english: [
    'unsupported_language',
    ({ language }: { language: string }) =>
      `This looks like ${language}. The built-in engine only reads English, so it couldn't score this answer.`,
  ],
  // Daily challenge
  challenge_not_found: ['not_found', "We couldn't find this challenge."],
  challenge_closed: ['conflict', "This challenge doesn't accept that answer."],
  // Interview
  interview_not_found: ['not_found', "We couldn't find this interview."],
  interview_completed: ['conflict', 'This interview is already complete.'],
  question_not_found: ['not_found', "This question isn't part of the interview."],
  no_answers: ['no_answers', 'No answers to evaluate. Please provide at least one answer.'],
  no_answers_stored: ['no_answers', 'No answers to evaluate.'],
  feedback_at_the_end: ['no_access', 'In a live interview, you get feedback at the end, in the report.'],
  score_is_current: ['conflict', 'This interview already has that score.'],
  retry_too_early: ['conflict', 'You can answer a question again once the interview is complete.'],
  no_retries_left: [
    'conflict',
    ({ limit }: { limit: number }) => `You can answer a question again up to ${limit} times.`,
  ],
  mark_too_early: ['conflict', 'You can mark an answer once the interview is complete.'],
  point_not_found: ['not_found', "That question isn't in the report."],
  selection_outside: ['bad_request', "These words aren't in the answer."],
  selection_empty: ['bad_request', 'Select the words first.'],
  // Recordings that a model writes down
  transcription_off: ['conflict', "This site can't transcribe recordings."],
  transcription_failed: ['unavailable', "The AI model couldn't transcribe this. Try again in a moment."],
  transcription_used_up: ['rate_limited', "You've reached today's AI limit. It resets tomorrow."],
  recording_unreadable: ['bad_request', "This recording can't be played, so we can't transcribe it."],
  // Resume and job
  job_text_missing: ['bad_request', 'Please paste a job description to analyze.'],
  target_job_missing: ['bad_request', 'Please provide a job description for targeted improvements.'],
  job_limit: ['no_access', 'The free trial lets you plan one job interview.'],
  job_not_found: ['not_found', "We couldn't find this interview."],
  job_date_past: ['bad_request', 'This date is in the past.'],
  story_not_found: ['not_found', "We couldn't find this story."],
  resume_not_found: ['not_found', "We couldn't find this resume."],
  resume_too_long: [
    'unreadable_file',
    'This text is far longer than a resume. Shorten it to about twenty pages and try again.',
  ],
  file_not_found: ['not_found', 'Failed to download PDF for analysis'],
  file_away: ['unavailable', "We can't reach your file right now. Please try again in a minute."],
  file_unreadable: ['unreadable_file', ({ file }: { file: FileRefusalCode }) => fileRefusals[file]],
  file_too_slow: [
    'unreadable_file',
    "We couldn't finish reading this file. Export it again as a plain PDF or Word file and upload the new copy.",
  ],
  text_too_slow: [
    'unreadable_file',
    'This text is too long for us to read. Please shorten it and try again.',
  ],
  // Account deletion
  link_used: ['not_found', 'This link has already been used, or a newer email replaced it.'],
  link_expired: ['not_found', 'This link has expired. Ask for a new one in Settings.'],
  link_of_another: ['no_access', 'This link belongs to a different account than the one signed in here.'],
  // Payments
  no_subscription: ['not_found', "You don't have a subscription to cancel."],
  nothing_to_manage: ['not_found', "You don't have a subscription to manage yet."],
  payments_off: ['unavailable', "Payments aren't set up on this server."],
  payment_pending: ['conflict', 'Your payment is being confirmed.'],
  already_premium: ['conflict', 'You already have Premium.'],
  payment_failed: ['conflict', 'Your last payment failed. Please update your payment method.'],
  checkout_opening: ['unavailable', 'Checkout is still loading. Please try again.'],
} as const;

export type RefusalReason = keyof typeof refusals;

/** Parameters as they travel. */
export type WireValues = Readonly<Record<string, string | number>>;

/** The parameters of a reason; undefined where its text has none. */
export type RefusalValues<R extends RefusalReason> = (typeof refusals)[R][1] extends (
  values: infer Values extends WireValues,
) => string
  ? Values
  : undefined;

/** The reasons that come with one code. */
export type ReasonOf<Code> = {
  [R in RefusalReason]: (typeof refusals)[R][0] extends Code ? R : never;
}[RefusalReason];
