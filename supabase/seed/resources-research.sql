-- The library: Research. Texts may be changed here; the ids stay.

insert into public.resources (id, title, summary, category, type, is_featured, url, created_at, content) values
  ('c0000000-0000-4000-8000-000000000009', 'O*NET OnLine',
    'What a job is made up of: tasks, skills and tools for about a thousand occupations, and how to turn them into questions.',
    'Research', 'tool', true, 'https://www.onetonline.org/', '2025-08-18 09:00Z',
$text$O*NET OnLine is the US Department of Labor's database of occupations. It has about a thousand pages. Each one lists tasks, skills, tools and typical days, in order of importance. Look up the role you're aiming for.

## Use it in fifteen minutes

1. Search for the title. Open the summary page.
2. Read the ten most important tasks. For each one: do you have a story, something close to one, or nothing?
3. Read the skills list. Mark the first five. These are probably the words your interviewer was given.
4. Under technology, mark what the ad also mentions.

## Turn it into questions

A task such as "Analyze user needs to determine technical requirements" becomes "Tell me about a time when a user asked for one thing and needed another." Write three questions like that and practice them here as a custom interview, with the task pasted in as the focus.

The occupations are from the United States, but the tasks are the same nearly everywhere.$text$),
  ('c0000000-0000-4000-8000-000000000036', 'Half an hour of research on an employer',
    'What to look for, where, and when to stop.',
    'Research', 'checklist', false, null, '2025-08-17 09:00Z',
$text$Set a timer. Anything over half an hour is a way to avoid practicing.

## What they do (10 minutes)

- [ ] What they sell, to whom, and who pays
- [ ] One thing you've used, seen or read yourself
- [ ] How they make money: say it in one sentence

## What changed (10 minutes)

- [ ] The three latest announcements, and what each one means for this team
- [ ] Whether the team is growing or shrinking: count the open job ads
- [ ] The page on risks in the annual report, if they have to publish one: it's the most honest page a company writes

## Who you'll meet (5 minutes)

- [ ] Names, roles, how long they've been there
- [ ] One thing they wrote or said in public, to ask about and not to flatter them

## What others say (5 minutes)

- [ ] Reviews: ignore the stars, and look for a complaint that three people share
- [ ] Turn that complaint into a neutral question$text$),
  ('c0000000-0000-4000-8000-000000000037', 'Asking a stranger about their job',
    'A message that gets answered, eight questions for twenty minutes, and what to do afterward.',
    'Research', 'guide', false, null, '2025-08-16 09:00Z',
$text$A twenty-minute conversation with somebody in the role tells you more than a week of websites. Most people say yes if three things are clear: why you chose them, how long it will take, and that you won't ask for a job.

## The message

> Hello [name], I'm a [role] thinking about moving into [field]. You did [the same move, or something they wrote]. Could I ask you about it for twenty minutes by phone, sometime in the next two weeks? I have four questions, and I'll stick to the time.

## The questions

1. What did you do yesterday?
2. What did you believe about this work before you started that turned out to be wrong?
3. What do people do badly in their first year?
4. What did you have to learn, and how?
5. Where does your time go?
6. What makes somebody stand out in an interview here?
7. What would you look into if you were me?
8. Who else should I ask?

## Afterward

Thank them the same day and name one thing you'll do because of the conversation. A month later, tell them that you did it. People remember that second message.$text$),
  ('c0000000-0000-4000-8000-000000000038', 'Is this the right job? A scoring sheet',
    'Weigh what matters to you before the offer makes everything look good.',
    'Research', 'tool', false, null, '2025-08-15 09:00Z',
$text$Fill in the weights before the first interview, and the scores after each round. An offer changes what you think you always wanted.

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

- Don't give everything the same weight. Use no more than two fives.
- The last column decides whether a score counts. "They said so" is worth half. "I saw it" is worth all of it.
- A zero in the first two rows is a no, whatever the total says.

## Compare

Score your current job the same way. If the new one only wins on pay, look at the offer guides first. Of all these things, pay is the easiest to change.$text$)
on conflict (id) do update set
  title = excluded.title, summary = excluded.summary, category = excluded.category, type = excluded.type,
  is_featured = excluded.is_featured, url = excluded.url, created_at = excluded.created_at, content = excluded.content;
