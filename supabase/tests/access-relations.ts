/** Four personas, four verbs, every table: Anna owns the row, Ben does not; both have Premium. */
export const verbs = ['select', 'insert', 'update', 'delete'] as const;
export type Verb = (typeof verbs)[number];

export interface Relation {
  /** What Anna may do; the server side may do everything, anon nothing. */
  owner: readonly Verb[];
  /** Rows that belong to nobody: whoever is signed in sees what Anna sees. */
  isShared?: boolean;
  /** A row of Anna's, written by whoever asks. */
  columns: string;
  values: string;
  update: string;
  /** The rows that Anna has from the fixture, where a new one would collide. */
  makeRoom?: boolean;
}

export const session = `'10000000-0000-4000-8000-000000000001'`;
export const job = `'60000000-0000-4000-8000-000000000001'`;
export const review = `'70000000-0000-4000-8000-000000000001'`;
export const story = `'70000000-0000-4000-8000-000000000001'`;
export const resume = `'82000000-0000-4000-8000-000000000001'`;
export const relations: Readonly<Record<string, Relation>> = {
  profiles: {
    owner: ['select', 'insert', 'update'],
    columns: 'user_id, full_name',
    values: `tests.anna(), 'Anna'`,
    update: `full_name = 'Changed'`,
    makeRoom: true,
  },
  user_streaks: {
    owner: ['select'],
    columns: 'user_id, total_points',
    values: 'tests.anna(), 5',
    update: 'total_points = 5',
    makeRoom: true,
  },
  user_progress: {
    owner: ['select'],
    columns: 'user_id, skill_category',
    values: `tests.anna(), 'hr'`,
    update: 'current_level = 5',
  },
  badges: {
    owner: ['select'],
    isShared: true,
    columns: 'name, description, requirements',
    values: `'Mine', 'Mine', '{"metric": "best_score", "threshold": 0}'`,
    update: 'points_reward = 1000',
  },
  user_badges: {
    owner: ['select'],
    columns: 'user_id, badge_id',
    values: `tests.anna(), 'b0000000-0000-4000-8000-000000000002'`,
    update: `badge_id = 'b0000000-0000-4000-8000-000000000003'`,
  },
  subscription_status: {
    owner: ['select'],
    columns: 'user_id, status',
    values: `tests.anna(), 'active'`,
    update: `status = 'active'`,
    makeRoom: true,
  },
  trial_usage: {
    owner: ['select'],
    columns: 'user_id, feature_type, usage_count',
    values: `tests.anna(), 'word_game', 0`,
    update: 'usage_count = 0',
    makeRoom: true,
  },
  interview_sessions: {
    owner: ['select', 'insert', 'update', 'delete'],
    columns: 'user_id, job_role',
    values: `tests.anna(), 'Nurse'`,
    update: `status = 'paused', expires_at = now() + interval '1 day'`,
  },
  interview_questions: {
    owner: ['select'],
    columns: 'session_id, user_id, position, question_text, ideal_answer, kind, competency, level',
    values: `${session}, tests.anna(), 1, 'Question 2', 'Ideal', 'case', 'ownership', 1`,
    update: `question_text = 'Easier'`,
  },
  interview_answers: {
    owner: ['select', 'insert', 'update'],
    columns: 'session_id, user_id, question_text, user_answer',
    values: `${session}, tests.anna(), 'Question 2', 'Words'`,
    update: `user_answer = 'Other words'`,
  },
  interview_retries: {
    owner: ['select'],
    columns: 'session_id, user_id, question_text, attempt, user_answer',
    values: `${session}, tests.anna(), 'Question 1', 2, 'Words'`,
    update: `user_answer = 'Other words'`,
  },
  interview_marks: {
    owner: ['select'],
    columns: 'session_id, user_id, question_text, point_id, ask, kind',
    values: `${session}, tests.anna(), 'Question 1', 'other', 'Why?', 'left_out'`,
    update: `ask = 'What else?'`,
  },
  jobs: {
    owner: ['select', 'update', 'delete'],
    columns: 'user_id, title',
    values: `tests.anna(), 'Nurse'`,
    update: `notes = 'Ask about nights'`,
  },
  job_requirements: {
    owner: ['select', 'update'],
    columns: 'job_id, user_id, position, name, importance, kind',
    values: `${job}, tests.anna(), 1, 'Handoff', 'must-have', 'duty'`,
    update: `stance = 'have'`,
  },
  job_questions: {
    owner: ['select'],
    columns: 'job_id, user_id, position, question_text, kind, competency, level, reason_kind',
    values: `${job}, tests.anna(), 1, 'Question 2', 'case', 'ownership', 1, 'role'`,
    update: `came_up = true`,
  },
  job_asks: {
    owner: ['select', 'insert', 'update', 'delete'],
    columns: 'job_id, user_id, text',
    values: `${job}, tests.anna(), 'Who would train me?'`,
    update: 'chosen = true',
  },
  interview_kept_answers: {
    owner: ['select', 'insert', 'update', 'delete'],
    columns: 'session_id, user_id, question_text, kept_text, choices',
    values: `${session}, tests.anna(), 'Question 1', 'Words', '{}'`,
    update: `kept_text = 'Other words'`,
    makeRoom: true,
  },
  job_analyses: {
    owner: ['select', 'insert', 'update', 'delete'],
    columns: 'user_id, ad, analysis',
    values: `tests.anna(), 'An ad', '{}'`,
    update: `ad = 'Another ad'`,
    makeRoom: true,
  },
  resource_sheets: {
    owner: ['select', 'insert', 'update', 'delete'],
    columns: 'user_id, resource_id, cells',
    values: `tests.anna(), 'c0000000-0000-4000-8000-000000000009', '{}'`,
    update: `cells = '{"a": "b"}'`,
    makeRoom: true,
  },
  letters: {
    owner: ['select', 'insert', 'update', 'delete'],
    columns: 'user_id, job_id, text',
    values: `tests.anna(), ${job}, 'Dear hiring team,'`,
    update: `text = 'Hello,'`,
  },
  resumes: {
    owner: ['select', 'insert', 'update', 'delete'],
    columns: 'user_id, title',
    values: `tests.anna(), 'Master'`,
    update: `title = 'Copy'`,
  },
  resume_versions: {
    owner: ['select', 'delete'],
    columns: 'resume_id, user_id, revision, content, saved_at',
    values: `${resume}, tests.anna(), 7, '{}', now()`,
    update: 'revision = 9',
  },
  review_items: {
    owner: ['select', 'delete'],
    columns: 'user_id, kind, reference',
    values: `tests.anna(), 'term', 'SALARY'`,
    update: `due = now() + interval '9 days'`,
  },
  review_ratings: {
    owner: ['select'],
    columns: 'id, item_id, user_id, rating, rated_at',
    values: `gen_random_uuid(), ${review}, tests.anna(), 4, now()`,
    update: 'rating = 4',
  },
  review_days: {
    owner: ['select'],
    columns: 'user_id, day',
    values: `tests.anna(), current_date - 1`,
    update: 'counted_on = current_date',
  },
  stories: {
    owner: ['select', 'insert', 'update', 'delete'],
    columns: 'user_id, title, result',
    values: `tests.anna(), 'The handoff sheet', 'It took 25 minutes.'`,
    update: `title = 'The one-page handoff'`,
  },
  story_tellings: {
    owner: ['select', 'insert', 'delete'],
    columns: 'story_id, user_id, text',
    values: `${story}, tests.anna(), 'I made a sheet.'`,
    update: `text = 'Other words'`,
  },
  story_uses: {
    owner: ['select', 'insert', 'update', 'delete'],
    columns: 'story_id, user_id, session_id, question_text',
    values: `${story}, tests.anna(), ${session}, 'Question 1'`,
    update: `question_text = 'Question 1'`,
    makeRoom: true,
  },
  daily_challenges: {
    owner: ['select'],
    isShared: true,
    columns: 'challenge_date, question_text',
    values: `'2025-01-02', 'Mine'`,
    update: `question_text = 'Mine'`,
  },
  daily_challenge_attempts: {
    owner: ['select', 'insert'],
    columns: 'challenge_id, user_id, user_answer',
    values: `'20000000-0000-4000-8000-000000000002', tests.anna(), 'Words'`,
    update: 'score = 100',
  },
  notification_preferences: {
    owner: ['select', 'insert', 'update'],
    columns: 'user_id, email, daily_reminders, achievement_alerts, weekly_reports',
    values: 'tests.anna(), true, true, true, true',
    update: 'email = false',
    makeRoom: true,
  },
  word_games: {
    owner: ['select', 'insert'],
    columns: 'user_id, word, score, time_taken, difficulty',
    values: `tests.anna(), 'RESUME', 10, 30, 'easy'`,
    update: 'score = 100',
  },
  user_documents: {
    owner: ['select', 'insert', 'update', 'delete'],
    columns: 'user_id, name, content',
    values: `tests.anna(), 'cv.txt', 'Text'`,
    update: `name = 'other.txt'`,
  },
  resources: {
    owner: ['select'],
    isShared: true,
    columns: 'title, category',
    values: `'Mine', 'Mine'`,
    update: `title = 'Mine'`,
  },
};
