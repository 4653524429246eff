-- The library: Research. Texts may be changed here; the ids stay.

insert into public.resources (id, title, summary, category, type, is_featured, url, created_at, content) values
  ('c0000000-0000-4000-8000-000000000009', 'O*NET OnLine',
    'What a job consists of: tasks, skills and tools of about a thousand occupations, and how to turn them into questions.',
    'Research', 'tool', true, 'https://www.onetonline.org/', '2025-08-18 09:00Z',
$text$O*NET OnLine is the US Department of Labor's database of occupations. Each of about a thousand pages lists tasks, skills, tools and typical days, in order of importance. Look up the role you're aiming for.

## Use it in fifteen minutes

1. Search for the title. Open the summary page.
2. Read the ten most important tasks. For each: do you have a story, something close to one, or nothing?
3. Read the skills list. Mark the first five. These are the words your interviewer was probably given.
4. Under technology, mark what the ad also mentions.

## Turn it into questions

A task such as "Analyze user needs to determine technical requirements" becomes "Tell me about a time when a user asked for one thing and needed another." Write three such questions and rehearse them here as a custom interview, with the task pasted as the focus.

The occupations are those of the United States; the tasks are the same nearly everywhere.$text$),
  ('c0000000-0000-4000-8000-000000000036', 'Half an hour of research on an employer',
    'What to look for, where, and when to stop.',
    'Research', 'checklist', false, null, '2025-08-17 09:00Z',
$text$Set a timer. More than half an hour is a way of not rehearsing.

## What they do (10 minutes)

- [ ] What they sell, to whom, and who pays
- [ ] One thing you used, saw or read yourself
- [ ] How they make money: say it in one sentence

## What changed (10 minutes)

- [ ] The three latest announcements, and what each means for this team
- [ ] Whether the team is growing or shrinking: count the open ads
- [ ] The annual report's page on risks, if they must publish one: the most honest page a company writes

## Who you meet (5 minutes)

- [ ] Names, roles, how long they have been there
- [ ] One thing they wrote or said in public, for a question and not for flattery

## What others say (5 minutes)

- [ ] Reviews: ignore the stars, look for a complaint that three people share
- [ ] Turn that complaint into a neutral question$text$),
  ('c0000000-0000-4000-8000-000000000037', 'Asking a stranger about their job',
    'A message that gets answered, eight questions for twenty minutes, and what to do afterward.',
    'Research', 'guide', false, null, '2025-08-16 09:00Z',
$text$A talk of twenty minutes with somebody in the role tells you more than a week of websites. Most people say yes if three things are clear: why them, how long, and that you will not ask for a job.

## The message

> Hello [name], I am a [role] thinking about moving into [field]. You did [the same turn, or something they wrote]. Could I ask you about it for twenty minutes by phone, some time in the next two weeks? I have four questions and will keep to the time.

## The questions

1. What did you do yesterday?
2. What did you believe about this work before you started that was wrong?
3. What do people do badly in their first year?
4. What did you have to learn, and how?
5. Where does the time go?
6. What makes somebody stand out in an interview here?
7. What would you look at if you were me?
8. Whom else should I ask?

## Afterwards

Thank them the same day with one thing you will do because of the talk. A month later, tell them that you did it. That second message is what people remember.$text$),
  ('c0000000-0000-4000-8000-000000000038', 'Is this the right job? A scoring sheet',
    'Weigh what matters to you before the offer makes everything look good.',
    'Research', 'tool', false, null, '2025-08-15 09:00Z',
$text$Fill the weights before the first interview, the scores after each round. An offer changes what you think you always wanted.

| What | Weight 1 to 5 | Score 0 to 10 | Product | How I know |
|---|---|---|---|---|
| The daily work itself | | | =product | |
| The direct manager | | | =product | |
| What I would learn | | | =product | |
| Pay and terms | | | =product | |
| Time and place | | | =product | |
| The people next to me | | | =product | |
| Will it exist in two years | | | =product | |
| **Total** | - | - | =sum | - |

## Rules

- Weights must differ: at most two fives.
- The last column decides whether a score counts. "They said so" is worth half; "I saw it" is worth all of it.
- A zero in the first two rows is a no, whatever the total.

## Compare

Score your present job the same way. If the new one wins only by pay, look at the offer guides first: pay is the easiest of these to change.$text$)
on conflict (id) do update set
  title = excluded.title, summary = excluded.summary, category = excluded.category, type = excluded.type,
  is_featured = excluded.is_featured, url = excluded.url, created_at = excluded.created_at, content = excluded.content;
