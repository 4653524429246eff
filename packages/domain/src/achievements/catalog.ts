/** What is counted towards a badge, one and many. A figure without words here is shown as a number alone. */
export const metricUnits: Readonly<Record<string, readonly [one: string, many: string]>> = {
  interviews_completed: ['interview', 'interviews'],
  best_score: ['point', 'points'],
  interview_types_practised: ['type', 'types'],
  hard_interviews_passed: ['hard interview', 'hard interviews'],
  score_gain: ['point gained', 'points gained'],
  answers_with_number: ['answer', 'answers'],
  complete_stories: ['story', 'stories'],
  answers_improved: ['answer', 'answers'],
  streak_days: ['day', 'days'],
  challenges_completed: ['challenge', 'challenges'],
  challenges_perfect: ['challenge', 'challenges'],
  word_game_best_score: ['point', 'points'],
  resumes_analyzed: ['resume', 'resumes'],
};
