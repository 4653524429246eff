/**
 * Everything a request may do, written down once more by hand: a migration that grants more has to change this page
 * as well. service_role has the four verbs on every table of `public`; anon has nothing.
 */
type Verb = 'select' | 'insert' | 'update' | 'delete';

/** Grants on whole tables to signed-in users; row-level security narrows them to their own rows. */
export const grantedTables: Readonly<Record<string, { authenticated: readonly Verb[] }>> = {
  badges: { authenticated: ['select'] },
  daily_challenge_attempts: { authenticated: ['select'] },
  daily_challenges: { authenticated: ['select'] },
  interview_answers: { authenticated: ['select'] },
  interview_kept_answers: { authenticated: ['select', 'delete'] },
  interview_marks: { authenticated: ['select'] },
  interview_questions: { authenticated: ['select'] },
  interview_retries: { authenticated: ['select'] },
  interview_sessions: { authenticated: ['select', 'delete'] },
  job_analyses: { authenticated: ['select', 'delete'] },
  job_asks: { authenticated: ['select', 'delete'] },
  job_questions: { authenticated: ['select'] },
  job_requirements: { authenticated: ['select'] },
  jobs: { authenticated: ['select', 'delete'] },
  letters: { authenticated: ['select', 'delete'] },
  notification_preferences: { authenticated: ['select'] },
  profiles: { authenticated: ['select'] },
  resource_sheets: { authenticated: ['select', 'delete'] },
  resources: { authenticated: ['select'] },
  stories: { authenticated: ['select', 'delete'] },
  story_tellings: { authenticated: ['select', 'delete'] },
  story_uses: { authenticated: ['select', 'delete'] },
  resume_versions: { authenticated: ['select', 'delete'] },
  resumes: { authenticated: ['select', 'delete'] },
  review_days: { authenticated: ['select'] },
  review_items: { authenticated: ['select', 'delete'] },
  review_ratings: { authenticated: ['select'] },
  subscription_status: { authenticated: ['select'] },
  trial_usage: { authenticated: ['select'] },
  user_badges: { authenticated: ['select'] },
  user_documents: { authenticated: ['select', 'delete'] },
  user_progress: { authenticated: ['select'] },
  user_streaks: { authenticated: ['select'] },
  word_games: { authenticated: ['select'] },
};

const profileColumns =
  'user_id full_name email experience_level target_companies preferred_mode avatar_url time_zone updated_at';
const preferenceColumns =
  'user_id email daily_reminders achievement_alerts weekly_reports interview_days language';
const answerColumns =
  'session_id user_id question_id question_text user_answer ideal_answer delivery self_rating updated_at';

const keptColumns = 'session_id user_id question_text kept_text choices';

/** Columns that signed-in users may write, separated by spaces. */
export const grantedColumns: Readonly<Record<string, Partial<Record<Verb, string>>>> = {
  daily_challenge_attempts: { insert: 'id challenge_id user_id user_answer score' },
  interview_answers: { insert: `id ${answerColumns}`, update: answerColumns },
  interview_kept_answers: { insert: keptColumns, update: keptColumns },
  interview_sessions: {
    insert:
      'id user_id job_role interview_type difficulty mode questions_count time_limit status expires_at practice focus uses_resume follow_ups job_id job_question_ids',
    update: 'status expires_at completed_at overall_score feedback paused_seconds',
  },
  job_analyses: { insert: 'user_id ad analysis saved_at', update: 'user_id ad analysis saved_at' },
  job_asks: { insert: 'id job_id user_id text chosen', update: 'text chosen' },
  job_requirements: { update: 'stance' },
  jobs: { update: 'notes opening people place company format' },
  letters: { insert: 'id user_id job_id form text made', update: 'user_id job_id form text made' },
  notification_preferences: { insert: preferenceColumns, update: preferenceColumns },
  profiles: { insert: profileColumns, update: profileColumns },
  resource_sheets: { insert: 'user_id resource_id cells', update: 'user_id resource_id cells' },
  resumes: {
    insert: 'id user_id document_id job_id master_id title content sitting',
    update: 'title content sitting',
  },
  stories: {
    insert:
      'id user_id title situation task actions result competencies source_kind source_text source_session_id',
    update: 'title situation task actions result competencies',
  },
  story_tellings: { insert: 'id story_id user_id text words seconds comparison' },
  story_uses: {
    insert: 'id story_id user_id session_id question_text requirement_id',
    update: 'story_id user_id session_id question_text requirement_id',
  },
  user_documents: { insert: 'id user_id name type content', update: 'name analysis correction' },
  word_games: { insert: 'id user_id word score time_taken difficulty' },
};

/** Who may execute what; a function that is not here can be executed by nobody but its owner. */
export const grantedExecutes: Readonly<Record<string, readonly string[]>> = {
  achievements_summary: ['authenticated'],
  apply_payment_event: ['service_role'],
  bind_daily_challenge_answer: ['service_role'],
  check_access: ['authenticated'],
  claim_checkout: ['service_role'],
  cleanup_expired_interviews: ['authenticated'],
  complete_interview: ['service_role'],
  dashboard_summary: ['authenticated'],
  end_due_plans: ['service_role'],
  enqueue_mail: ['service_role'],
  export_my_account: ['authenticated'],
  export_my_rows: ['authenticated'],
  find_account_deletion: ['service_role'],
  finish_trial_word_game: ['authenticated'],
  initialize_user_data: ['authenticated'],
  is_premium: ['authenticated'],
  library_contents: ['authenticated'],
  note_follow_up: ['service_role'],
  note_missed_terms: ['authenticated'],
  note_question_set: ['service_role'],
  open_interview: ['authenticated'],
  paid_subscriptions_of: ['service_role'],
  payment_clock: ['service_role'],
  practice_gains: ['authenticated'],
  progress_summary: ['authenticated'],
  read_jobs: ['authenticated'],
  request_account_deletion: ['service_role'],
  rescore_interview: ['service_role'],
  review_queue: ['authenticated'],
  save_daily_challenge: ['service_role'],
  save_daily_challenge_score: ['service_role'],
  save_interview_questions: ['service_role'],
  save_job: ['service_role'],
  save_job_afterwards: ['service_role'],
  save_job_resume_lines: ['service_role'],
  save_review_answer: ['service_role'],
  save_review_states: ['service_role'],
  score_interview_retry: ['service_role'],
  set_interview_mark: ['service_role'],
  settle_checkout: ['service_role'],
  store_interview_retry: ['service_role'],
  store_review_ratings: ['service_role'],
  streak_summary: ['authenticated'],
  take_model_budget: ['service_role'],
  update_user_streak: ['authenticated', 'service_role'],
};
