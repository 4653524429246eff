-- Product data: the badge catalogue. The library stands in seed/. May run any number of times.

insert into public.badges (id, name, description, icon, requirements, points_reward) values
  ('b0000000-0000-4000-8000-000000000001', 'First Rehearsal', 'Finish your first mock interview.', 'star', '{"metric": "interviews_completed", "threshold": 1}', 25),
  ('b0000000-0000-4000-8000-000000000002', 'Warmed Up', 'Finish five mock interviews.', 'award', '{"metric": "interviews_completed", "threshold": 5}', 75),
  ('b0000000-0000-4000-8000-000000000003', 'Stage Veteran', 'Finish 25 mock interviews.', 'trophy', '{"metric": "interviews_completed", "threshold": 25}', 250),
  ('b0000000-0000-4000-8000-000000000004', 'Strong Showing', 'Score 80 or more in an interview.', 'target', '{"metric": "best_score", "threshold": 80}', 100),
  ('b0000000-0000-4000-8000-000000000005', 'Standing Ovation', 'Score 90 or more in an interview.', 'trophy', '{"metric": "best_score", "threshold": 90}', 200),
  ('b0000000-0000-4000-8000-000000000006', 'Big Improvement', 'Beat your first interview score by 15 points.', 'target', '{"metric": "score_gain", "threshold": 15}', 100),
  ('b0000000-0000-4000-8000-000000000007', 'By the Numbers', 'Give an answer that backs up a claim with a number.', 'zap', '{"metric": "answers_with_number", "threshold": 1}', 25),
  ('b0000000-0000-4000-8000-000000000008', 'Storyteller', 'Tell three complete stories: situation, task, action and result.', 'award', '{"metric": "complete_stories", "threshold": 3}', 75),
  ('b0000000-0000-4000-8000-000000000009', 'Second Take', 'Answer a question again that went badly, and gain at least 10 points.', 'zap', '{"metric": "answers_improved", "threshold": 1}', 75),
  ('b0000000-0000-4000-8000-000000000010', 'Three in a Row', 'Practice three days in a row.', 'zap', '{"metric": "streak_days", "threshold": 3}', 50),
  ('b0000000-0000-4000-8000-000000000011', 'A Full Week', 'Practice seven days in a row.', 'star', '{"metric": "streak_days", "threshold": 7}', 150),
  ('b0000000-0000-4000-8000-000000000012', 'A Month on Stage', 'Practice thirty days in a row.', 'trophy', '{"metric": "streak_days", "threshold": 30}', 500),
  ('b0000000-0000-4000-8000-000000000013', 'All-Rounder', 'Practice three different types of interview.', 'award', '{"metric": "interview_types_practised", "threshold": 3}', 75),
  ('b0000000-0000-4000-8000-000000000014', 'Deep End', 'Score 60 or more in a hard interview.', 'target', '{"metric": "hard_interviews_passed", "threshold": 1}', 100),
  ('b0000000-0000-4000-8000-000000000015', 'Daily Thinker', 'Answer seven daily challenges.', 'star', '{"metric": "challenges_completed", "threshold": 7}', 75),
  ('b0000000-0000-4000-8000-000000000016', 'Spot On', 'Get a daily challenge exactly right.', 'target', '{"metric": "challenges_perfect", "threshold": 1}', 25),
  ('b0000000-0000-4000-8000-000000000017', 'Wordsmith', 'Score 80 or more in a game of Word Scramble.', 'zap', '{"metric": "word_game_best_score", "threshold": 80}', 25),
  ('b0000000-0000-4000-8000-000000000018', 'On Paper', 'Have a resume analyzed.', 'award', '{"metric": "resumes_analyzed", "threshold": 1}', 25)
on conflict (id) do update set
  name = excluded.name, description = excluded.description, icon = excluded.icon,
  requirements = excluded.requirements, points_reward = excluded.points_reward;
