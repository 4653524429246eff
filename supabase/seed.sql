-- Product data: the badge catalogue and the first resources. May run any number of times.

insert into public.badges (id, name, description, icon, requirements, points_reward) values
  ('b0000000-0000-4000-8000-000000000001', 'First Rehearsal', 'Finish your first mock interview.', 'star', '{"metric": "interviews_completed", "threshold": 1}', 25),
  ('b0000000-0000-4000-8000-000000000002', 'Warmed Up', 'Finish five mock interviews.', 'award', '{"metric": "interviews_completed", "threshold": 5}', 75),
  ('b0000000-0000-4000-8000-000000000003', 'Stage Veteran', 'Finish 25 mock interviews.', 'trophy', '{"metric": "interviews_completed", "threshold": 25}', 250),
  ('b0000000-0000-4000-8000-000000000004', 'Strong Showing', 'Score 80 or more in an interview.', 'target', '{"metric": "best_score", "threshold": 80}', 100),
  ('b0000000-0000-4000-8000-000000000005', 'Standing Ovation', 'Score 90 or more in an interview.', 'trophy', '{"metric": "best_score", "threshold": 90}', 200),
  ('b0000000-0000-4000-8000-000000000006', 'Clear Progress', 'Beat the score of your first interview by 15 points.', 'target', '{"metric": "score_gain", "threshold": 15}', 100),
  ('b0000000-0000-4000-8000-000000000007', 'Numbers Speak', 'Give an answer that backs its claim with a number.', 'zap', '{"metric": "answers_with_number", "threshold": 1}', 25),
  ('b0000000-0000-4000-8000-000000000008', 'Storyteller', 'Tell three complete stories: situation, task, action and result.', 'award', '{"metric": "complete_stories", "threshold": 3}', 75),
  ('b0000000-0000-4000-8000-000000000009', 'Second Take', 'Answer a question again that went badly, and gain at least 10 points.', 'zap', '{"metric": "answers_improved", "threshold": 1}', 75),
  ('b0000000-0000-4000-8000-000000000010', 'Three in a Row', 'Practise on three days in a row.', 'zap', '{"metric": "streak_days", "threshold": 3}', 50),
  ('b0000000-0000-4000-8000-000000000011', 'A Full Week', 'Practise on seven days in a row.', 'star', '{"metric": "streak_days", "threshold": 7}', 150),
  ('b0000000-0000-4000-8000-000000000012', 'A Month on Stage', 'Practise on thirty days in a row.', 'trophy', '{"metric": "streak_days", "threshold": 30}', 500),
  ('b0000000-0000-4000-8000-000000000013', 'All-Rounder', 'Practise three different types of interview.', 'award', '{"metric": "interview_types_practised", "threshold": 3}', 75),
  ('b0000000-0000-4000-8000-000000000014', 'Deep End', 'Score 60 or more in a hard interview.', 'target', '{"metric": "hard_interviews_passed", "threshold": 1}', 100),
  ('b0000000-0000-4000-8000-000000000015', 'Daily Thinker', 'Answer seven daily challenges.', 'star', '{"metric": "challenges_completed", "threshold": 7}', 75),
  ('b0000000-0000-4000-8000-000000000016', 'Spot On', 'Get a daily challenge exactly right.', 'target', '{"metric": "challenges_perfect", "threshold": 1}', 25),
  ('b0000000-0000-4000-8000-000000000017', 'Wordsmith', 'Score 80 or more in a game of Word Scramble.', 'zap', '{"metric": "word_game_best_score", "threshold": 80}', 25),
  ('b0000000-0000-4000-8000-000000000018', 'On Paper', 'Have a resume analyzed.', 'award', '{"metric": "resumes_analyzed", "threshold": 1}', 25)
on conflict (id) do update set
  name = excluded.name, description = excluded.description, icon = excluded.icon,
  requirements = excluded.requirements, points_reward = excluded.points_reward;

insert into public.resources (id, title, content, url, category, type, is_featured) values
  ('c0000000-0000-4000-8000-000000000001', 'The four parts of an answer that gets remembered',
$text$Ask ten people to "tell me about a time when ..." and about eight of them describe what they usually do. The interviewer wanted one story. Give it four parts.

Situation (one or two sentences): where, when, what was at stake. Stop as soon as a stranger could follow.

Task (one sentence): what you, personally, had to achieve. If the team had a goal, say which piece was yours.

Action (half of your time): what you did, in order, and why that and not something else. Use "I" for your own decisions and "we" for shared work. One difficulty and how you dealt with it is worth more than three easy steps.

Result (two sentences): what changed, with a number where you have one, and what you took from it. This is the part most people leave out, and the one that is weighed most.

Try it now: say one story aloud, and time it. 90 seconds to two minutes is right. If the result comes after two minutes, cut the situation.$text$,
    null, 'Answering', 'guide', true),
  ('c0000000-0000-4000-8000-000000000002', 'Finding numbers when you never counted',
$text$"I don't have numbers" is rarely true. Look for them in five places.

How many: people in the team, customers, tickets a week, stores, students, patients.
How often: daily, per release, per quarter.
How long: before and after. "From two days to an afternoon" is a number.
How much: budget, revenue, hours, errors, complaints.
Compared with what: last year, the other team, the plan.

If you estimate, say so and say how: "about thirty a week, going by the queue in my last month". An honest estimate with its basis is stronger than a precise figure without one, and it survives the follow-up question.

What not to do: percentages of unknown things ("improved efficiency by 40%"). Expect "40% of what?", and have the answer ready or leave it out.$text$,
    null, 'Answering', 'article', true),
  ('c0000000-0000-4000-8000-000000000003', 'Questions to ask at the end, and what each tells you',
$text$Pick three. Listen to the answer; ask one thing about it.

To your future manager
- What would make you say, after six months, that hiring me was right? (Tells you the real goal.)
- What has the person in this role found hardest? (Tells you about the gap you would fill.)
- How do you give feedback, and when did you last change your mind because of some? (Tells you how disagreement goes.)

To a colleague
- What did last week look like, day by day? (Tells you the work, not the job advert.)
- What is slow here that should be fast? (Tells you what you would complain about.)

To anyone
- What happens next, and by when will I hear? (Always ask this one, and note the date.)

Leave pay and holidays for the person who can decide on them, unless they bring it up.$text$,
    null, 'Preparation', 'guide', true),
  ('c0000000-0000-4000-8000-000000000004', 'Story inventory',
$text$Eight stories cover most of what you can be asked. Fill one line each; rehearse the ones that stay empty.

| Prompt | Story in five words | My own part | Result, with a number |
|---|---|---|---|
| Something you are proud of | | | |
| Something that failed | | | |
| A conflict with a colleague | | | |
| A decision with too little information | | | |
| Persuading somebody senior | | | |
| Learning something fast | | | |
| More work than time | | | |
| Helping somebody else succeed | | | |

Rules: no story twice, nothing older than five years unless it is the best you have, and at least two in which you were wrong.$text$,
    null, 'Preparation', 'template', true),
  ('c0000000-0000-4000-8000-000000000005', 'The evening before: a checklist',
$text$- Read the advert once more; mark the three requirements that come first. Have a story for each.
- Say your two-minute introduction aloud: now, before, why this role.
- Write down three questions to ask.
- Video call: test camera, microphone and the link; light in front of you; a glass of water; notifications off.
- On site: route, time to spare, the name of the person to ask for.
- Put paper and a pen in reach. Writing a question down buys you five good seconds.
- Stop an hour before sleep. You know more than you think, and tired answers ramble.$text$,
    null, 'Preparation', 'template', false),
  ('c0000000-0000-4000-8000-000000000006', 'When you do not know the answer',
$text$Nobody expects you to know everything; people watch what you do next.

1. Say what you understand: "You are asking how I would find a memory leak in a service I didn't write."
2. Say where your knowledge ends: "I haven't done that in Go."
3. Reason from what you do know, aloud: "In Java I would compare two heap dumps. I would look for the same here: what grows between two moments that should be alike."
4. Say how you would find out, and when you would ask for help.

Two things that cost more than not knowing: bluffing, which the next question exposes, and silence, which leaves nothing to judge.$text$,
    null, 'Answering', 'article', false),
  ('c0000000-0000-4000-8000-000000000007', 'Talking about a failure without hurting yourself',
$text$The question is about judgement, not about guilt. A good answer has a real failure (not "I work too hard"), your own part in it named in one plain sentence, what it cost, what you did about it at the time, and the habit that came out of it with a case where it has already helped.

Leave out: whose fault it also was, how stressful everything was, and the lesson without a proof.

A frame to fill: "I assumed ... and did not check. It cost us ... . I told ... the same day and we ... . Since then I always ... ; in March that caught ... ."$text$,
    null, 'Answering', 'article', false),
  ('c0000000-0000-4000-8000-000000000008', 'The STAR method, explained by the National Careers Service',
    'A short official explanation of situation, task, action and result, with an example for an application and one for an interview.',
    'https://nationalcareers.service.gov.uk/careers-advice/interview-advice/the-star-method', 'Answering', 'article', false),
  ('c0000000-0000-4000-8000-000000000009', 'O*NET OnLine',
    'The tasks, skills and tools of about a thousand occupations, from the US Department of Labor. Look up the role you aim for, and check which of its ten most important tasks you have a story for.',
    'https://www.onetonline.org/', 'Research', 'tool', true)
on conflict (id) do update set
  title = excluded.title, content = excluded.content, url = excluded.url,
  category = excluded.category, type = excluded.type, is_featured = excluded.is_featured;
