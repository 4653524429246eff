/** One wrong line in the product, and the tests nearest to it that have to notice. */
export interface Mutant {
  file: string;
  /** Stands in the file exactly once. */
  from: string;
  to: string;
  /** Arguments of vitest: files, and `-t` with a name where one file tests many rules. */
  tests: string[];
}

const sql = (feature: string) => ['supabase/tests/sql.test.ts', '-t', feature];
const policies = (table: string) => ['supabase/tests/policies.test.ts', '-t', `policies of ${table},`];
const migrations = 'supabase/migrations/';
const domain = 'packages/domain/src/';
const functions = 'packages/functions/src/';
const gateway = 'packages/gateway/src/';
const coach = 'packages/coach/src/';
const own = 'user_id = (select auth.uid())';

/** An owner's policy that no longer checks the row that is written. */
const givesAway = (file: string, policy: string, table: string): Mutant => ({
  file: migrations + file,
  from: `create policy ${policy} on public.${table} for update to authenticated\n  using (${own}) with check (${own});`,
  to: `create policy ${policy} on public.${table} for update to authenticated\n  using (${own}) with check (true);`,
  tests: policies(table),
});

const takesForOthers = (file: string, table: string): Mutant => ({
  file: migrations + file,
  from: `create policy owner_can_insert on public.${table} for insert to authenticated\n  with check (${own});`,
  to: `create policy owner_can_insert on public.${table} for insert to authenticated\n  with check (true);`,
  tests: policies(table),
});

const showsAll = (file: string, table: string): Mutant => ({
  file: migrations + file,
  from: `create policy owner_can_select on public.${table} for select to authenticated\n  using (${own});`,
  to: `create policy owner_can_select on public.${table} for select to authenticated\n  using (true);`,
  tests: policies(table),
});

const sqlMutants: Mutant[] = [
  givesAway('20251121090100_profile.sql', 'owner_can_update', 'profiles'),
  givesAway('20251121090400_interview.sql', 'owner_can_update', 'interview_sessions'),
  givesAway('20251121090400_interview.sql', 'owner_can_update', 'interview_answers'),
  givesAway('20251121090800_resume.sql', 'owner_can_update', 'user_documents'),
  givesAway('20261121201000_notifications.sql', 'owner_can_update', 'notification_preferences'),
  givesAway('20261124030000_interview_kept-answers.sql', 'owner_can_update', 'interview_kept_answers'),
  takesForOthers('20251121090400_interview.sql', 'interview_sessions'),
  takesForOthers('20261124030000_interview_kept-answers.sql', 'interview_kept_answers'),
  takesForOthers('20251121090600_daily-challenge.sql', 'daily_challenge_attempts'),
  takesForOthers('20251121090700_word-game.sql', 'word_games'),
  showsAll('20251121090200_subscription.sql', 'subscription_status'),
  showsAll('20251121101500_interview_retries.sql', 'interview_retries'),
  showsAll('20261122030000_interview_marks.sql', 'interview_marks'),
  showsAll('20261124030000_interview_kept-answers.sql', 'interview_kept_answers'),
  showsAll('20251121090300_progress.sql', 'user_progress'),
  {
    file: `${migrations}20251121090400_interview.sql`,
    from: `using (${own} and status = 'paused');`,
    to: "using (status = 'paused');",
    tests: policies('interview_sessions'),
  },
  {
    file: `${migrations}20251121090200_subscription.sql`,
    from: 'coalesce(plan.current_period_end > now(), true)',
    to: 'true',
    tests: sql('subscription'),
  },
  {
    file: `${migrations}20251121090200_subscription.sql`,
    from: "or (plan.status in ('cancelled', 'past_due') and plan.current_period_end > now())",
    to: "or plan.status in ('cancelled', 'past_due')",
    tests: sql('subscription'),
  },
  {
    file: `${migrations}20251121090200_subscription.sql`,
    from: "when 'interview_questions' then 2",
    to: "when 'interview_questions' then 3",
    tests: sql('interview'),
  },
  {
    file: `${migrations}20251121110000_subscription_payments.sql`,
    from: "when p_subscription.status = 'past_due' and p_subscription.period_end > now() then 'past_due'",
    to: "when p_subscription.status = 'past_due' then 'past_due'",
    tests: [...sql('subscription').slice(0, 1), 'supabase/tests/payment-histories.test.ts'],
  },
  {
    file: `${migrations}20251121110000_subscription_payments.sql`,
    from: "when p_after.status = 'active' and p_before.welcomed_at is null then 'premium_welcome'",
    to: "when p_after.status = 'active' then 'premium_welcome'",
    tests: [...sql('subscription').slice(0, 1), 'supabase/tests/payment-histories.test.ts'],
  },
  {
    file: `${migrations}20251121100400_interview_pauses.sql`,
    from: "if old.status = 'paused' and old.expires_at <= now() then",
    to: 'if false then',
    tests: sql('interview'),
  },
  {
    file: `${migrations}20251121100400_interview_pauses.sql`,
    from: 'greatest(old.paused_seconds, least(new.paused_seconds, elapsed_seconds))',
    to: 'new.paused_seconds',
    tests: sql('interview'),
  },
  {
    file: `${migrations}20251121090300_progress.sql`,
    from: 'when $1 >= 70 then 4',
    to: 'when $1 > 70 then 4',
    tests: [...sql('progress').slice(0, 1), 'supabase/tests/summaries.test.ts'],
  },
  {
    file: `${migrations}20251121101100_word-game_plausible.sql`,
    from: 'total = p_score and right_words <= p_time_taken',
    to: 'total = p_score',
    tests: sql('word-game'),
  },
  {
    file: `${migrations}20251121101500_interview_retries.sql`,
    from: 'where retry.id = p_id and retry.score is null',
    to: 'where retry.id = p_id',
    tests: sql('interview'),
  },
  {
    file: `${migrations}20251121101500_interview_retries.sql`,
    from: 'worst_before < 60 and score >= worst_before + 10',
    to: 'score >= worst_before + 10',
    tests: sql('achievements'),
  },
  {
    file: `${migrations}20261122020400_progress_one-day-an-attempt.sql`,
    from: '$1 is distinct from auth.uid() and not is_server',
    to: 'false',
    tests: sql('progress'),
  },
];

const domainMutants: Mutant[] = [
  {
    file: `${domain}interview/rules.ts`,
    from: '/ secondMs - session.paused_seconds',
    to: '/ secondMs',
    tests: [`${domain}interview`],
  },
  {
    file: `${domain}interview/rules.ts`,
    from: "if (juniorTitle.test(title)) return 'easy';\n",
    to: '',
    tests: [`${domain}interview`],
  },
  {
    file: `${domain}interview/mark-rules.ts`,
    from: "kind === 'said' && counts && questionText",
    to: "kind === 'said' && questionText",
    tests: [`${domain}interview`],
  },
  {
    file: `${domain}interview/mark-rules.ts`,
    from: 'Math.min(points, (cap / 100) * weight)',
    to: 'points',
    tests: [`${domain}interview`],
  },
  {
    file: `${domain}interview/evidence-rules.ts`,
    from: 'answer.slice(start, end) === quote',
    to: 'answer.includes(quote)',
    tests: [`${domain}interview`],
  },
  {
    file: `${domain}progress/rules.ts`,
    from: 'start > average',
    to: 'start >= average',
    tests: [`${domain}progress`],
  },
  {
    file: `${domain}word-game/rules.ts`,
    from: 'if (nowMs >= game.deadlineAt)',
    to: 'if (nowMs > game.deadlineAt)',
    tests: [`${domain}word-game`],
  },
  {
    file: `${domain}word-game/rules.ts`,
    from: 'streakBonusPoints * streakBefore',
    to: 'streakBonusPoints',
    tests: [`${domain}word-game`],
  },
  {
    file: `${domain}achievements/rules.ts`,
    from: 'Math.min(99, ',
    to: 'Math.min(100, ',
    tests: [`${domain}achievements`],
  },
  {
    file: `${domain}resume/rules.ts`,
    from: 'datesOutside > 0 || ',
    to: '',
    tests: [`${domain}resume`],
  },
  {
    file: `${domain}resume/edit-decisions.ts`,
    from: 'rejected.includes(position)).reverse()',
    to: 'rejected.includes(position))',
    tests: [`${domain}resume`],
  },
  {
    file: `${domain}resume/document-rules.ts`,
    from: "text.startsWith('{\\\\rtf')",
    to: 'false',
    tests: [`${domain}resume`],
  },
  {
    file: `${domain}subscription/rules.ts`,
    from: ' && !username && !password',
    to: '',
    tests: [`${domain}subscription`],
  },
  {
    file: `${domain}profile/rules.ts`,
    from: " && !path.includes('/', 'avatars/'.length)",
    to: '',
    tests: [`${domain}profile`],
  },
];

const functionMutants: Mutant[] = [
  {
    file: `${functions}interview/score-session.ts`,
    from: 'session.practice || isSenders',
    to: 'isSenders',
    tests: [`${functions}interview/pasted-sample-answer.test.ts`],
  },
  {
    file: `${functions}interview/score-retry.ts`,
    from: 'idealSeen: true',
    to: 'idealSeen: false',
    tests: [`${functions}interview/retry-interview-answer.test.ts`],
  },
  {
    file: `${functions}interview/merge-answers.ts`,
    from: 'Math.max(questionsCount, questions.length)',
    to: 'answers.length + questions.length',
    tests: [`${functions}interview/merge-answers.test.ts`],
  },
  {
    file: `${functions}interview/practice-feedback.ts`,
    from: 'if (!session.practice)',
    to: 'if (false)',
    tests: [`${functions}interview/practice-feedback.test.ts`],
  },
  {
    file: `${functions}interview/mark-interview-answer.ts`,
    from: "if (session.status !== 'completed')",
    to: 'if (false)',
    tests: [`${functions}interview/mark-interview-answer.test.ts`],
  },
  {
    file: `${functions}subscription/cancel-dodo-subscription.ts`,
    from: "'active', 'past_due', 'on_hold'",
    to: "'active', 'on_hold'",
    tests: ['apps/server/src/payments/checkout.test.ts'],
  },
  {
    file: `${functions}subscription/payments.ts`,
    from: 'periodEnd: grace ?? value.next_billing_date',
    to: 'periodEnd: value.next_billing_date',
    tests: ['apps/server/src/payments/checkout.test.ts'],
  },
  {
    file: `${functions}subscription/payments.ts`,
    from: "status === 'active' || status === 'past_due'",
    to: "status === 'active'",
    tests: ['apps/server/src/payments/checkout.test.ts'],
  },
  {
    file: `${functions}subscription/create-dodo-subscription.ts`,
    from: 'if (Object.values(urls).some((url) => !isOwnAddress(url, settings.ownOrigins)))',
    to: 'if (false)',
    tests: ['apps/server/src/payments/checkout.test.ts'],
  },
  {
    file: `${functions}landing/try-answer.ts`,
    from: "if (answer.trim() === '')",
    to: 'if (false)',
    tests: [`${functions}landing`],
  },
  {
    file: `${functions}define-function.ts`,
    from: "if (access === 'user' && !caller.userId)",
    to: 'if (false)',
    tests: [`${functions}define-function.test.ts`],
  },
  {
    file: `${functions}require-premium.ts`,
    from: 'if (!isPremium)',
    to: 'if (false)',
    tests: [`${functions}resume`, `${functions}job-analyzer`, `${functions}cover-letter`],
  },
  {
    file: `${functions}read-input.ts`,
    from: "if (value.includes('\\0'))",
    to: 'if (false)',
    tests: [`${functions}landing`],
  },
];

const engineMutants: Mutant[] = [
  {
    file: `${coach}interview/gates/content-gates.ts`,
    from: 'copiedFromIdeal < calibration.pasted',
    to: 'copiedFromIdeal < calibration.pasted + 0.15',
    tests: [`${coach}interview/score-answer.test.ts`, `${coach}interview/gates`],
  },
  {
    file: `${coach}interview/feedback/readiness.ts`,
    from: 'realAnswers < answersForReadiness',
    to: 'realAnswers < 1',
    tests: [`${coach}interview/score-interview.test.ts`, `${coach}interview/feedback`],
  },
  {
    file: `${gateway}storage/signatures.ts`,
    from: 'if (payload.url ===',
    to: 'if (true || payload.url ===',
    tests: [`${gateway}storage`],
  },
  {
    file: `${gateway}storage/object-key.ts`,
    from: 'if (/^\\.+$/.test(segment))',
    to: 'if (false)',
    tests: [`${gateway}storage`],
  },
  {
    file: `${gateway}storage/sign.ts`,
    from: 'await probeWrite(area.database, caller, { bucketId, key, ownerId }, upsert);',
    to: '',
    tests: [`${gateway}storage`],
  },
  {
    file: `${gateway}auth/one-time-tokens.ts`,
    from: 'row.attempts < maxTries && ',
    to: '',
    tests: [`${gateway}auth/verify.test.ts`],
  },
  {
    file: `${gateway}auth/one-time-tokens.ts`,
    from: ' && row.code_expires_at.getTime() > now',
    to: '',
    tests: [`${gateway}auth/verify.test.ts`],
  },
  {
    file: `${gateway}auth/one-time-tokens.ts`,
    from: 'and kind = any($2::text[]) and expires_at > $3 returning',
    to: 'and kind = any($2::text[]) and $3::timestamptz is not null returning',
    tests: [`${gateway}auth/verify.test.ts`],
  },
];

/** Sixty mistakes that somebody could make. */
export const mutants: readonly Mutant[] = [
  ...sqlMutants,
  ...domainMutants,
  ...functionMutants,
  ...engineMutants,
];
