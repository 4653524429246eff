-- The library: Offer & Pay. Texts may be changed here; the ids stay.

insert into public.resources (id, title, summary, category, type, is_featured, url, created_at, content) values
  ('c0000000-0000-4000-8000-000000000044', 'Naming a number: the first conversation about pay',
    'What to say when you are asked too early, and how to find your range.',
    'Offer & Pay', 'guide', false, null, '2025-08-09 09:00Z',
$text$## Find your range first

Three sources, three numbers: ads that name pay, two people who do this work in your region, a public statistic. Throw out the highest and the lowest wish. Write down:

- **Walk away:** below this you would leave again within a year.
- **Content:** you would stop looking.
- **Ask:** the upper end of what you can give a reason for.

## Asked too early

"I would like to understand the role first. What range has been set?" If they insist: "From what I know so far, between [content] and [ask], depending on the whole package." Never name your walk-away number, and never your last salary if the law where you live lets you keep it.

## Give a reason, not a need

"The market for this in Leeds is 42 to 48, and I bring the certificate you asked for" is a reason. Rent is a need.

## Then be silent

The silence after a number feels endless and lasts four seconds. Whoever fills it with "but I am flexible" has just negotiated against themselves.$text$),
  ('c0000000-0000-4000-8000-000000000045', 'Answering an offer',
    'Ask for time, ask for more, accept: three short messages.',
    'Offer & Pay', 'template', false, null, '2025-08-08 09:00Z',
$text$## Ask for time

> Thank you, I am very pleased. I would like to read everything in peace. May I give you my answer by [day, two to five days ahead]?

Nobody sensible withdraws an offer over three days.

## Ask for more

> Thank you again for the offer. I want to do this work. The one point I would like to talk about is [pay, title, start, days at home]. Based on [reason: market, other offer, requirement you meet beyond the job ad], I had expected [number]. Is there room?

One point, one reason, one number. If pay is fixed, have the second point ready: a review after six months in writing, more leave, training, a later start.

## Accept

> I accept with pleasure. As we agreed: [role], [pay], [start], [extras]. Could you send me that in writing? I will give notice as soon as I have it.

## Before you give notice

- [ ] The contract is signed by both
- [ ] Everything that was promised aloud is in it
- [ ] You know the trial period and the notice period$text$),
  ('c0000000-0000-4000-8000-000000000046', 'Comparing two offers',
    'A table that turns two packages into one number a year, and shows what has no number.',
    'Offer & Pay', 'tool', false, null, '2025-08-07 09:00Z',
$text$## What has a number

| Per year | Offer A | Offer B |
|---|---|---|
| Fixed pay | | |
| Bonus times the chance that it is paid | | |
| Employer's part of the pension | | |
| Leave: extra days times pay per day | | |
| Minus travel: cost per day times days on site | | |
| Minus travel: hours times what an hour is worth to you | | |
| Training budget that you would use | | |
| **Total** | =sum | =sum |

Stock and options: ask for the number, the price and the conditions. If you cannot find out what they are worth, write zero and be pleased later.

## What has no number

| | Offer A | Offer B |
|---|---|---|
| Who would I learn from? | | |
| What could I say in two years that I can't say now? | | |
| What did they avoid answering? | | |
| How did I feel on the way home? | | |

If the totals are within five percent, decide by the second table.$text$),
  ('c0000000-0000-4000-8000-000000000047', 'Several processes at once',
    'How to keep two employers in step without bluffing.',
    'Offer & Pay', 'article', false, null, '2025-08-06 09:00Z',
$text$With more than one process you need a calendar more than courage.

## Slow and fast

Tell the fast one early: "I am in talks elsewhere and expect to know by the 20th. Does that fit your plan?" Tell the slow one the moment a date exists: "I have an offer that I need to answer by the 20th. You are my first choice. Is a decision possible before that?" Say "first choice" only where it is true. You can say it once.

## Do not bluff

An invented offer is the one thing that ends conversations. The market is smaller than it looks, and "Who is it from?" is a fair question.

## Keep a table

| Employer | Stage | Next date | Who | My number | Doubt |
|---|---|---|---|---|---|
| | | | | | |

The last column is the most useful. Before each round, read your doubt and ask about it.

## If the date passes

Decide with what you have. An offer in hand with one open question beats a promise with three.$text$),
  ('c0000000-0000-4000-8000-000000000048', 'The first ninety days',
    'You were hired for a problem. Find it, help early, and keep what you promised in the interview.',
    'Offer & Pay', 'guide', false, null, '2025-08-05 09:00Z',
$text$The interview goes on until the end of the trial period, with other questions.

## Days 1 to 30: listen and finish something small

- Talk to ten people. Ask each: What should I know? What would you leave as it is? What would you change first?
- Write down what surprises you. In three months you will no longer see it.
- Finish one small thing in the first two weeks that somebody was waiting for.

## Days 31 to 60: take one thing over

Agree with your manager on one sentence: "By day 90 it will have been right to hire me if ..." Everything else is second.

## Days 61 to 90: show it

- Show a result, with a number, to the people it helps.
- Ask for feedback before it is due: "What should I do more of, and what less?"
- Compare with what you said in the interview. Keep one promise visibly.

## Keep the stories

Write a line a week: what happened, your part, what changed. It takes two minutes, and the next story inventory is already full.$text$)
on conflict (id) do update set
  title = excluded.title, summary = excluded.summary, category = excluded.category, type = excluded.type,
  is_featured = excluded.is_featured, url = excluded.url, created_at = excluded.created_at, content = excluded.content;
