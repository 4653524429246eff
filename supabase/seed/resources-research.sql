-- The library: Research. Texts may be changed here; the ids stay.

insert into public.resources (id, title, summary, category, type, is_featured, url, created_at, content) values
  ('c0000000-0000-4000-8000-000000000009', 'O*NET OnLine',
    'The tasks, skills and tools of about a thousand occupations, and how to turn them into interview questions.',
    'Research', 'tool', true, 'https://www.onetonline.org/', '2025-08-18 09:00Z',
$text$O*NET OnLine is the US Department of Labor's database of occupations. It has about a thousand pages, one for each occupation. Each page lists tasks, skills and tools, with the most important ones first. Look up the role you want.

## Use it in fifteen minutes

1. Search for the job title, and open the summary page.
2. Read the ten most important tasks. Do you have a story for each one, something close to a story, or nothing?
3. Read the list of skills, and mark the first five. Your interviewer's list probably has the same words on it.
4. Under technology, mark anything the ad also mentions.

## Turn it into questions

For example, "Analyze user needs to determine technical requirements" becomes "Tell me about a time when a user asked for one thing and needed another." Write three questions like that, and practice them here in a custom interview, with the task pasted in as the focus.

The data comes from the United States, but people do the same tasks nearly everywhere.$text$),
  ('c0000000-0000-4000-8000-000000000036', 'Half an hour of research on an employer',
    'What to look for, where, and when to stop.',
    'Research', 'checklist', false, null, '2025-08-17 09:00Z',
$text$Set a timer. If you spend more than half an hour on this, you're just putting off practicing.

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
    'A message people will answer, eight questions for twenty minutes, and what to do afterward.',
    'Research', 'guide', false, null, '2025-08-16 09:00Z',
$text$You'll learn more in twenty minutes with somebody in the role than in a week of reading websites. Most people will say yes if you make three things clear: why you chose them, how long it will take, and that you won't ask for a job.

## The message

> Hello [name], I'm a [role] thinking about moving into [field]. I saw that you [made the same move, or wrote something]. Could I ask you about it for twenty minutes by phone, sometime in the next two weeks? I have a few questions, and I'll watch the clock.

## The questions

1. What did you do yesterday?
2. What did you think this work would be like that turned out to be wrong?
3. What do people get wrong in their first year?
4. What did you have to learn, and how?
5. Where does your time go?
6. What makes somebody stand out in an interview here?
7. If you were me, what would you look into next?
8. Who else should I ask?

## Afterward

Thank them the same day, and mention one thing you're going to do because of what they told you. A month later, let them know that you did it. That second message is the one people remember.$text$),
  ('c0000000-0000-4000-8000-000000000038', 'Is this the right job? A scoring sheet',
    'Decide what matters to you before an offer makes everything look good.',
    'Research', 'tool', false, null, '2025-08-15 09:00Z',
$text$Fill in the weights before your first interview, and the scores after each round. Once you have an offer, you may change your mind about what you always wanted.

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

- Don't give everything the same weight. You get two fives at most.
- The last column decides how much a score counts. For "They said so," count half. For "I saw it," count all of it.
- A zero in the first two rows is a no, whatever the total says.

## Compare

Score your current job the same way. If the new one only wins on pay, read the offer guides first. Of all these things, pay is the easiest one to change.$text$)
on conflict (id) do update set
  title = excluded.title, summary = excluded.summary, category = excluded.category, type = excluded.type,
  is_featured = excluded.is_featured, url = excluded.url, created_at = excluded.created_at, content = excluded.content;
