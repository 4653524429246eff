-- The library: Preparation. Texts may be changed here; the ids stay.

insert into public.resources (id, title, summary, category, type, is_featured, url, created_at, content) values
  ('c0000000-0000-4000-8000-000000000004', 'Story inventory',
    'Eight prompts that cover most of what you can be asked. One line each shows where your gaps are.',
    'Preparation', 'template', true, null, '2025-09-28 09:00Z',
$text$Eight stories cover most of what you can be asked. Find one for each line; the lines without one are what to prepare. Under Stories you write them down and practice telling them.

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

- No story twice. An interviewer compares notes with the next one.
- Nothing older than five years, unless it is the best you have.
- At least two in which you were wrong.

## How to use it

1. Fill the table in twenty minutes, without looking anything up.
2. Circle the cells that stayed empty. They are your homework.
3. Tell each story aloud once. Write down only the number and the last sentence: the rest should come out differently each time.$text$),
  ('c0000000-0000-4000-8000-000000000005', 'The evening before: a checklist',
    'Ten things to check off the evening before, for a video call and for an on-site interview.',
    'Preparation', 'checklist', false, null, '2025-09-27 09:00Z',
$text$## What you say

- [ ] Read the ad once more and mark the three requirements that come first
- [ ] Have a story for each of the three
- [ ] Say your two-minute introduction aloud: now, before, why this role
- [ ] Write down three questions to ask

## If it is a call

- [ ] Test camera, microphone and the link
- [ ] Light in front of you, not behind
- [ ] Notifications off, a glass of water in reach

## If you go there

- [ ] Route, time to spare, the name of the person to ask for

## Either way

- [ ] Paper and a pen: writing a question down buys you five good seconds
- [ ] Stop an hour before sleep

> You know more than you think, and tired answers ramble.$text$),
  ('c0000000-0000-4000-8000-000000000003', 'Questions to ask at the end, and what each tells you',
    'Pick three, listen to the answer, and ask one thing about it.',
    'Preparation', 'guide', true, null, '2025-09-26 09:00Z',
$text$Pick three. Listen to the answer; ask one thing about it.

## To your future manager

- **What would make you say, after six months, that hiring me was right?** Tells you the real goal.
- **What has the person in this role found hardest?** Tells you about the gap you would fill.
- **How do you give feedback, and when did you last change your mind because of some?** Tells you how disagreement goes.

## To a colleague

- **What did last week look like, day by day?** Tells you the work, not the ad.
- **What is slow here that should be fast?** Tells you what you would complain about.
- **Who decides when two of you disagree?** Tells you where the power sits.

## To anyone

- **What happens next, and by when will I hear?** Always ask this one, and note the date.

## Leave for later

Pay, holidays and working from home belong to the person who can decide on them, unless they bring it up. Anything the website answers belongs to nobody: asking it says that you did not look.$text$),
  ('c0000000-0000-4000-8000-000000000010', 'A week''s plan for one interview',
    'Forty-five minutes a day, seven days. What to do on each, and what to leave out.',
    'Preparation', 'guide', true, null, '2025-09-25 09:00Z',
$text$Seven evenings of about 45 minutes. If you have three days, do days 1, 3 and 6.

## Day 1: read the ad like a contract

List every requirement. Mark the ones that are repeated or come first: those get asked. Write next to each whether you have it, are learning it, or don't have it.

## Day 2: find your stories

Fill in the story inventory. For each marked requirement, one story in which you used it.

## Day 3: say it aloud

One mock interview here, without preparation. Read what was missing. Do not fix everything: choose one thing.

## Day 4: the technical half

Take the three topics from the ad that you explain worst. Explain each to an empty chair in two minutes. Where you get stuck, read up.

## Day 5: the company

Thirty minutes, no more: what they sell, who pays, what changed in the last year, who you will meet. Turn it into three questions.

## Day 6: rehearse the fix

A second mock interview. Answer the weakest question of day 3 again.

## Day 7: stop

The evening checklist, then something else. Reading at midnight has never saved an interview.$text$),
  ('c0000000-0000-4000-8000-000000000011', 'Your two-minute introduction',
    'A frame for "Tell me about yourself" that ends where you want the conversation to begin.',
    'Preparation', 'template', false, null, '2025-09-24 09:00Z',
$text$"Tell me about yourself" is not an invitation to retell your resume. It asks: why are you sitting here? Three parts, two minutes.

## Now (30 seconds)

I am a [role] at [place], where I [the one thing you are responsible for]. What I am best at is [strength], for example [one fact with a number].

## Before (45 seconds)

I came to it through [turn]. Two things from that time still help me: [thing one], and [thing two].

## Why this (45 seconds)

What drew me to this role is [something only this job ad says]. I have done [closest thing you've done], and I would like to [next step]. That is why I applied.

## Check it

- No sentence starts with "I was born" or "I graduated."
- At least one number.
- The last sentence is about them, not about you: it hands the conversation back to them.
- Said aloud, it takes between 90 seconds and two minutes.$text$),
  ('c0000000-0000-4000-8000-000000000012', 'The job ad, taken apart',
    'Turn an ad into a list of likely questions in fifteen minutes.',
    'Preparation', 'template', false, null, '2025-09-23 09:00Z',
$text$A job ad is written by somebody who has a problem. Find the problem, and you have the questions.

| Words in the ad | What went wrong or is wanted | Question to expect | My story |
|---|---|---|---|
| "fast-paced" | Too much work, shifting priorities | How do you set priorities? | |
| "stakeholders" | People disagree | Tell me about convincing somebody | |
| "hands-on" | Nobody else will do it | What have you built yourself? | |
| "ownership" | Things fell through the cracks | When did you go beyond your job description? | |
| "detail-oriented" | A mistake was expensive | How do you check your work? | |
| "self-starter" | Little guidance | What did you do in your first month? | |

## Then

1. Copy your own ad's phrases into the first column. Six to eight are enough.
2. Sort them by how often they appear, the title included.
3. For the first three, prepare a story and a number. For the others, one sentence.

If a requirement has no story, prepare the honest sentence: what you have not done, what comes nearest, and how you would learn it.$text$),
  ('c0000000-0000-4000-8000-000000000013', 'How many rehearsals are enough',
    'Why the third time is worth more than the tenth, and what to change in between.',
    'Preparation', 'article', false, null, '2025-09-22 09:00Z',
$text$Rehearsing helps because recalling a story makes it easier to recall, not because the words get smoother. That has three consequences.

**Leave time in between.** Three rehearsals on three days do more than six in one evening. When it feels a little hard to remember, the rehearsal is working.

**Change one thing each time.** A repetition without a change fixes your mistakes in place. Choose one remark from the report: the missing result, the "we" that should be an "I". Answer that question again, and compare.

**Mix the questions.** Answering five conflict questions in a row feels good, because you are warm. In the room the questions come mixed. Practice them mixed.

## When to stop

Stop when you can start a story at any point: when somebody interrupts with "and why did you do that?", you answer and go on. If you need to go back to the first sentence, you have learned a text. Tell it once more from the end.

For most people that is three to five rehearsals of each main story over a week.$text$)
on conflict (id) do update set
  title = excluded.title, summary = excluded.summary, category = excluded.category, type = excluded.type,
  is_featured = excluded.is_featured, url = excluded.url, created_at = excluded.created_at, content = excluded.content;
