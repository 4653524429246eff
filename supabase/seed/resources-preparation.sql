-- The library: Preparation. Texts may be changed here; the ids stay.

insert into public.resources (id, title, summary, category, type, is_featured, url, created_at, content) values
  ('c0000000-0000-4000-8000-000000000004', 'Story inventory',
    'Eight prompts that cover most of what they can ask. Write one line for each to see where your gaps are.',
    'Preparation', 'template', true, null, '2025-09-28 09:00Z',
$text$Eight stories cover most of what they can ask you. Find one for each line. If a line has no story, that's the one to work on. Under Stories, you can write yours down and practice telling them.

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

## Rules

- Don't use the same story twice. Interviewers compare notes.
- Don't go back more than five years, unless it's the best story you have.
- Include at least two where you got something wrong.

## How to use it

1. Fill in the table in twenty minutes, without looking anything up.
2. Look at the cells that are still empty. They're your homework.
3. Tell each story out loud once. Only write down the number and the last sentence. The rest should come out differently each time.$text$),
  ('c0000000-0000-4000-8000-000000000005', 'The evening before: a checklist',
    'Ten things to check off the evening before, for a video call or an in-person interview.',
    'Preparation', 'checklist', false, null, '2025-09-27 09:00Z',
$text$## What you say

- [ ] Read the ad once more and mark the three requirements that come first
- [ ] Have a story for each of the three
- [ ] Say your two-minute introduction out loud: now, before, why this role
- [ ] Write down three questions to ask

## If it's a call

- [ ] Test camera, microphone and the link
- [ ] Light in front of you, not behind you
- [ ] Notifications off, a glass of water within reach

## If you're going there

- [ ] Plan your route, with time to spare, and know who to ask for

## Either way

- [ ] Paper and a pen: writing a question down buys you five good seconds
- [ ] Stop an hour before you go to bed

> You know more than you think, and you ramble when you're tired.$text$),
  ('c0000000-0000-4000-8000-000000000003', 'Questions to ask at the end, and what each one tells you',
    'Pick three, listen to the answer, and ask one follow-up question.',
    'Preparation', 'guide', true, null, '2025-09-26 09:00Z',
$text$Pick three. Listen to the answer, and ask one follow-up question.

## To your future manager

- **What would make you say, six months in, that hiring me was right?** It tells you the real goal.
- **What did the last person in this role find hardest?** It tells you what gap you'd be filling.
- **How do you give feedback, and when did feedback last change your mind?** It tells you what happens when people disagree.

## To a coworker

- **What did last week look like, day by day?** It tells you what the work is really like, not just what the ad says.
- **What's slow here that should be fast?** It tells you what you'd end up complaining about.
- **Who decides when two of you disagree?** It tells you who has the power.

## To anyone

- **What happens next, and when will I hear from you?** Always ask this one, and write down the date.

## Leave for later

Save pay, vacation and working from home for the person who makes those decisions, unless somebody brings them up first. Don't ask anything the website answers. It shows that you didn't look.$text$),
  ('c0000000-0000-4000-8000-000000000010', 'A one-week plan for one interview',
    'Forty-five minutes a day for seven days. What to do on each day, and what to skip.',
    'Preparation', 'guide', true, null, '2025-09-25 09:00Z',
$text$Set aside about 45 minutes on each of seven evenings. If you only have three days, do days 1, 3 and 6.

## Day 1: read the ad like a contract

List every requirement. Mark the ones they put first or say more than once. Those are the ones they'll ask about. Next to each one, write whether you have it, are learning it, or don't have it.

## Day 2: find your stories

Fill in the story inventory. For each requirement you marked, find one story that shows you meet it.

## Day 3: say it out loud

Do one mock interview here, without preparing. Read what was missing. Don't try to fix everything. Choose one thing.

## Day 4: the technical half

Take the three topics in the ad that you have the most trouble explaining. Explain each one to an empty chair in two minutes. If you get stuck, read up on that part.

## Day 5: the company

Spend thirty minutes, no more. Find out what they sell, who pays for it, what's changed in the last year and who you'll meet. Turn that into three questions.

## Day 6: practice the fix

Do a second mock interview. Then go back to the question you answered worst on day 3, and answer it again.

## Day 7: stop

Go through the evening checklist, then do something else. Nobody ever saved an interview by reading at midnight.$text$),
  ('c0000000-0000-4000-8000-000000000011', 'Your two-minute introduction',
    'An outline for "Tell me about yourself" that ends where you want the conversation to start.',
    'Preparation', 'template', false, null, '2025-09-24 09:00Z',
$text$When they say "Tell me about yourself," they don't want to hear your resume. They're asking: why are you sitting here? Answer in three parts, in two minutes.

## Now (30 seconds)

I'm a [role] at [place], where I [the one thing you are responsible for]. What I'm best at is [strength]. For example, [one fact with a number].

## Before (45 seconds)

I got into it through [turning point]. Two things from that time still help me: [thing one] and [thing two].

## Why this (45 seconds)

What drew me to this role is [something only this job ad says]. I've [closest thing you've done], and now I'd like to [next step]. That's why I applied.

## Check it

- No sentence starts with "I was born" or "I graduated."
- There's at least one number.
- The last sentence is about them, not about you. It hands the conversation back to them.
- It takes 90 seconds to two minutes to say out loud.$text$),
  ('c0000000-0000-4000-8000-000000000012', 'The job ad, taken apart',
    'Turn an ad into a list of likely questions in fifteen minutes.',
    'Preparation', 'template', false, null, '2025-09-23 09:00Z',
$text$Somebody with a problem wrote this job ad. If you find the problem, you'll know the questions.

| Words in the ad | What went wrong or what they want | Question to expect | My story |
|---|---|---|---|
| "fast-paced" | Too much work, shifting priorities | How do you set priorities? | |
| "stakeholders" | People disagree | Tell me about convincing somebody | |
| "hands-on" | Nobody else will do it | What have you built yourself? | |
| "ownership" | Things fell through the cracks | When did you go beyond your job description? | |
| "detail-oriented" | A mistake was expensive | How do you check your work? | |
| "self-starter" | Little guidance | What did you do in your first month? | |

## Then

1. Copy your own ad's phrases into the first column. Six to eight are enough.
2. Sort them by how often they come up, and count the title, too.
3. For the top three, prepare a story and a number. For the others, one sentence is enough.

If you don't have a story for a requirement, prepare an honest sentence. Say what you haven't done, what comes closest, and how you'd learn it.$text$),
  ('c0000000-0000-4000-8000-000000000013', 'How much practice is enough?',
    'Why the third time helps more than the tenth, and what to change in between.',
    'Preparation', 'article', false, null, '2025-09-22 09:00Z',
$text$Every time you remember a story, it gets easier to remember. That's why practice helps, not because the words get smoother. So do three things.

**Leave time in between.** Practicing once a day for three days does more for you than practicing six times in one evening. When it feels a little hard to remember, it's working.

**Change one thing each time.** If you repeat a story without changing anything, you just lock in your mistakes. Choose one comment from the report, such as a missing result or a "we" that should be an "I." Answer that question again, and compare the two.

**Mix the questions.** It feels good to answer five conflict questions in a row, because you're warmed up. In the real interview, the questions will be mixed up. Practice them that way.

## When to stop

Stop when you can pick up a story at any point. If somebody interrupts with "And why did you do that?" you can answer and go on. If you have to go back to the first sentence, you've memorized a script. Tell the story once more, starting from the end.

For most people, that means telling each main story three to five times over a week.$text$)
on conflict (id) do update set
  title = excluded.title, summary = excluded.summary, category = excluded.category, type = excluded.type,
  is_featured = excluded.is_featured, url = excluded.url, created_at = excluded.created_at, content = excluded.content;
