-- The library: Offer & Pay. Texts may be changed here; the ids stay.

insert into public.resources (id, title, summary, category, type, is_featured, url, created_at, content) values
  ('c0000000-0000-4000-8000-000000000044', 'Naming a number: the first conversation about pay',
    'What to say when they ask too early, and how to find your range.',
    'Offer & Pay', 'guide', false, null, '2025-08-09 09:00Z',
$text$## Find your range first

Get three numbers from three sources: ads that name the pay, two people who do this work in your area, and public statistics. Throw out your highest and your lowest wish. Write down:

- **Walk away:** below this, you'd leave again within a year.
- **Happy:** you'd stop looking.
- **Ask:** the highest number you can give a reason for.

## When they ask too early

"I'd like to understand the role first. What range has been set?" If they insist: "From what I know so far, between [happy] and [ask], depending on the whole package." Never name your walk-away number. And never name your last salary, if the law where you live lets you keep it to yourself.

## Give a reason, not a need

"The market for this in Denver is 62 to 70K, and I have the certificate you asked for" is a reason. Rent is a need.

## Then stay silent

The silence after a number feels endless and lasts four seconds. People who fill it with "but I'm flexible" have just negotiated against themselves.$text$),
  ('c0000000-0000-4000-8000-000000000045', 'Answering an offer',
    'Ask for time, ask for more, accept: three short messages.',
    'Offer & Pay', 'template', false, null, '2025-08-08 09:00Z',
$text$## Ask for time

> Thank you, I'm very happy about this. I'd like to take some time to read everything. Could I give you my answer by [day, two to five days from now]?

No sensible employer withdraws an offer over three days.

## Ask for more

> Thank you again for the offer. I want to do this work. The one point I'd like to talk about is [pay, title, start date, remote days]. Based on [reason: market, other offer, requirement you meet beyond the job ad], I was expecting [number]. Is there any room?

Bring one point, one reason, one number. If the pay is fixed, have a second point ready: a pay review after six months in writing, more vacation, training, a later start.

## Accept

> I'm happy to accept. As we agreed: [role], [pay], [start], [extras]. Could you send me that in writing? I'll give notice as soon as I have it.

## Before you give notice

- [ ] Both sides have signed the contract
- [ ] Everything they promised you verbally is in it
- [ ] You know the probation period and the notice period$text$),
  ('c0000000-0000-4000-8000-000000000046', 'Comparing two offers',
    'A table that turns two packages into one number a year, and shows what has no number.',
    'Offer & Pay', 'tool', false, null, '2025-08-07 09:00Z',
$text$## What has a number

| Per year | Offer A | Offer B |
|---|---|---|
| Fixed pay | | |
| Bonus times the chance you get it | | |
| Employer's retirement contribution | | |
| Vacation: extra days times pay per day | | |
| Minus travel: cost per day times days on site | | |
| Minus travel: hours times what an hour is worth to you | | |
| Training budget you would use | | |
| **Total** | =sum | =sum |

Stock and options: ask about the number, the price and the terms. If you can't find out what they're worth, write zero and be happy later.

## What has no number

| | Offer A | Offer B |
|---|---|---|
| Who would I learn from? | | |
| What could I say in two years that I can't say now? | | |
| What did they avoid answering? | | |
| How did I feel on the way home? | | |

If the totals are within five percent of each other, let the second table decide.$text$),
  ('c0000000-0000-4000-8000-000000000047', 'Interviewing with several companies at once',
    'How to keep two employers in step without bluffing.',
    'Offer & Pay', 'article', false, null, '2025-08-06 09:00Z',
$text$When you're interviewing with more than one company, you need a calendar more than courage.

## Slow and fast

Tell the fast one early: "I'm talking to other companies and expect to know by the 20th. Does that fit your plan?" Tell the slow one the moment you have a date: "I have an offer that I need to answer by the 20th. You're my first choice. Could you decide before that?" Say "first choice" only if it's true. You can say it once.

## Don't bluff

A made-up offer is the one thing that ends conversations. The market is smaller than it looks, and "Who is it from?" is a fair question.

## Keep a table

| Employer | Stage | Next date | Who | My number | Doubt |
|---|---|---|---|---|---|
| | | | | | |

The last column is the most useful. Before each round, read your doubt and ask about it.

## If the date passes

Decide with what you have. One offer in hand with one open question beats a promise with three.$text$),
  ('c0000000-0000-4000-8000-000000000048', 'The first ninety days',
    'They hired you to solve a problem. Find it, help early, and keep what you promised in the interview.',
    'Offer & Pay', 'guide', false, null, '2025-08-05 09:00Z',
$text$The interview goes on until the end of your probation period, just with different questions.

## Days 1 to 30: listen and finish something small

- Talk to ten people. Ask each: What should I know? What would you leave as it is? What would you change first?
- Write down what surprises you. In three months, you won't notice it anymore.
- In your first two weeks, finish one small thing that somebody was waiting for.

## Days 31 to 60: take over one thing

Agree on one sentence with your manager: "By day 90, hiring me will have been right if ..." Everything else comes second.

## Days 61 to 90: show it

- Show a result, with a number, to the people it helps.
- Ask for feedback before it's due: "What should I do more of, and what should I do less of?"
- Compare it with what you said in the interview. Keep one promise where people can see it.

## Keep the stories

Write one line a week: what happened, your part, what changed. It takes two minutes, and your next story inventory is already full.$text$)
on conflict (id) do update set
  title = excluded.title, summary = excluded.summary, category = excluded.category, type = excluded.type,
  is_featured = excluded.is_featured, url = excluded.url, created_at = excluded.created_at, content = excluded.content;
