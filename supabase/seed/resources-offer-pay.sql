-- The library: Offer & Pay. Texts may be changed here; the ids stay.

insert into public.resources (id, title, summary, category, type, is_featured, url, created_at, content) values
  ('c0000000-0000-4000-8000-000000000044', 'Naming a number: the first conversation about pay',
    'What to say if they ask too early, and how to find your range.',
    'Offer & Pay', 'guide', false, null, '2025-08-09 09:00Z',
$text$## Find your range first

Get numbers from three sources: ads that list the pay, two people who do this work in your area, and public statistics. Throw out the highest and the lowest. Then write down:

- **Walk away:** for less than this, you'd be gone again within a year.
- **Happy:** for this, you'd stop looking.
- **Ask:** the highest number you can justify.

## When they ask too early

Say "I'd like to understand the role first. What's the range?" If they insist, say "From what I know so far, between [happy] and [ask], depending on the whole package." Never tell them your walk-away number. And never tell them your last salary, if the law where you live lets you keep it to yourself.

## Give a reason, not a need

"The market for this in Denver is 62 to 70K, and I have the certificate you asked for" is a reason. Rent is a need.

## Then stop talking

The silence after you name a number feels endless, but it only lasts about four seconds. If you fill it with "but I'm flexible," you've just negotiated against yourself.$text$),
  ('c0000000-0000-4000-8000-000000000045', 'Answering an offer',
    'Ask for time, ask for more, accept: three short messages.',
    'Offer & Pay', 'template', false, null, '2025-08-08 09:00Z',
$text$## Ask for time

> Thank you, I'm really happy about this. I'd like to take some time to read everything over. Could I give you my answer by [day, two to five days from now]?

No reasonable employer will pull an offer over three days.

## Ask for more

> Thank you again for the offer. I'd love to do this work. The one thing I'd like to talk about is [pay, title, start date, remote days]. Based on [reason: the market, another offer, something you bring that the job ad didn't ask for], I was expecting [number]. Is there any room there?

Bring up one thing, with one reason and one number. In case the pay is fixed, have a second thing ready to ask for: a pay review after six months, in writing, more vacation, training, or a later start date.

## Accept

> I'm happy to accept. As we agreed: [role], [pay], [start], [extras]. Could you send me that in writing? I'll give notice as soon as I have it.

## Before you give notice

- [ ] Both sides have signed the contract
- [ ] Everything they promised you verbally is in it
- [ ] You know the probation period and the notice period$text$),
  ('c0000000-0000-4000-8000-000000000046', 'Comparing two offers',
    'A table that turns each package into one number a year, and another for what you can''t put a number on.',
    'Offer & Pay', 'tool', false, null, '2025-08-07 09:00Z',
$text$## What you can put a number on

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

If they offer stock or options, ask how many, at what price and on what terms. If you can't find out what they're worth, write zero and be pleasantly surprised later.

## What you can't put a number on

| | Offer A | Offer B |
|---|---|---|
| Who would I learn from? | | |
| What could I say in two years that I can't say now? | | |
| What did they avoid answering? | | |
| How did I feel on the way home? | | |

If the totals are within five percent of each other, let the second table decide.$text$),
  ('c0000000-0000-4000-8000-000000000047', 'Interviewing with several companies at once',
    'How to get two employers onto the same timeline without bluffing.',
    'Offer & Pay', 'article', false, null, '2025-08-06 09:00Z',
$text$When you're interviewing with more than one company, you need a calendar more than you need courage.

## When one is fast and one is slow

Tell the fast one early: "I'm talking to other companies and I expect to know by the 20th. Does that work for you?" Tell the slow one the moment you have a date: "I have an offer that I need to answer by the 20th. You're my first choice. Could you let me know before then?" Only say "first choice" if it's true, and only say it to one of them.

## Don't bluff

Making up an offer is the one thing that will end the conversation. It's a smaller world than it looks, and "Who is it from?" is a fair question.

## Keep a table

| Employer | Stage | Next date | Who | My number | Doubt |
|---|---|---|---|---|---|
| | | | | | |

The last column is the most useful one. Before each round, read what you have doubts about, and ask about it.

## If the date passes

Decide with what you have. An offer in hand with one open question beats a promise with three.$text$),
  ('c0000000-0000-4000-8000-000000000048', 'The first ninety days',
    'They hired you to solve a problem. Find it, help early, and keep the promises you made in the interview.',
    'Offer & Pay', 'guide', false, null, '2025-08-05 09:00Z',
$text$In a way, the interview goes on until your probation period ends, just with different questions.

## Days 1 to 30: listen and finish something small

- Talk to ten people. Ask each of them: What should I know? What would you leave alone? What would you change first?
- Write down anything that surprises you. In three months, you won't even notice it.
- In your first two weeks, finish one small thing that somebody's been waiting for.

## Days 31 to 60: take over one thing

Agree with your manager on how to finish one sentence: "On day 90, you'll know you were right to hire me if ..." Everything else comes second.

## Days 61 to 90: show it

- Show a result, with a number, to the people it helps.
- Ask for feedback before your review: "What should I do more of, and what should I do less of?"
- Think back to what you said in the interview. Keep one of those promises where people can see it.

## Keep the stories

Write one line a week: what happened, what you did and what changed. It takes two minutes, and your next story inventory will already be full.$text$)
on conflict (id) do update set
  title = excluded.title, summary = excluded.summary, category = excluded.category, type = excluded.type,
  is_featured = excluded.is_featured, url = excluded.url, created_at = excluded.created_at, content = excluded.content;
