-- The library: Answering. Texts may be changed here; the ids stay.

insert into public.resources (id, title, summary, category, type, is_featured, url, created_at, content) values
  ('c0000000-0000-4000-8000-000000000001', 'The four parts of an answer that gets remembered',
    'Situation, task, action, result: how long each part should be, and the one most people leave out.',
    'Answering', 'guide', true, null, '2025-09-21 09:00Z',
$text$Say "Tell me about a time when ..." to ten people, and most of them will tell you what they usually do. The interviewer wants one story. Give it four parts.

## Situation: one or two sentences

Say where and when it was, and what was at stake. Stop as soon as a stranger could follow you.

## Task: one sentence

Say what you, personally, had to get done. If the team had a goal, say which piece was yours.

## Action: half of your time

Say what you did, in order, and why you did that and not something else. Use "I" for your own decisions and "we" for the work you shared. One problem, and how you dealt with it, is worth more than three easy steps.

## Result: two sentences

Say what changed, with a number if you have one, and what you took from it. Most people leave this part out, and it counts the most.

> Try it now: tell one story out loud, and time it. 90 seconds to two minutes is about right. If it takes you more than two minutes to get to the result, cut the situation down.

## One story, four parts

"Our support inbox took four days to answer, and two large customers had said they would leave. My job was to get it under one day within the quarter. First I read 200 tickets and found that a third of them asked the same five things. I wrote answers to those five, put them where people would look, and only then changed the shifts, which is where everybody had wanted to start. After six weeks we were down to nine hours. Both customers stayed. Since then I've always counted before I reorganize."$text$),
  ('c0000000-0000-4000-8000-000000000002', 'Finding numbers when you never counted',
    'Where to look, how to make an honest estimate, and which numbers to leave out.',
    'Answering', 'article', true, null, '2025-09-20 09:00Z',
$text$"I don't have numbers" is rarely true. Look for them in five places.

- **How many:** people on the team, customers, tickets a week, stores, students, patients.
- **How often:** daily, per release, per quarter.
- **How long:** before and after. "From two days to an afternoon" is a number.
- **How much:** budget, revenue, hours, errors, complaints.
- **Compared with what:** last year, the other team, the plan.

## Estimating

If you estimate, say so and say how: "about thirty a week, going by the queue in my last month." If you say how you got it, an honest estimate is stronger than a precise number that comes out of nowhere, and it holds up when they ask a follow-up question.

## What to leave out

Leave out a percentage if it isn't clear what it's a percentage of, as in "improved efficiency by 40%." They'll ask "40% of what?" Have the answer ready, or don't mention it. If a number belongs to the company, give a ratio instead, such as "about half," and say that the exact number is confidential. That makes a good impression, too.$text$),
  ('c0000000-0000-4000-8000-000000000006', 'When you don''t know the answer',
    'Four steps that show how you think when you''re out of answers.',
    'Answering', 'article', false, null, '2025-09-19 09:00Z',
$text$Nobody expects you to know everything. People watch what you do next.

1. **Say what you understand.** "You're asking how I'd find a memory leak in a service I didn't write."
2. **Say where your knowledge ends.** "I haven't done that in Go."
3. **Reason out loud from what you do know.** "In Java I'd compare two heap dumps. I'd look for the same thing here: what keeps growing when it should stay the same?"
4. **Say how you would find out**, and when you would ask for help.

Two things will hurt you more than not knowing: bluffing, because the next question will expose it, and saying nothing, because it gives them nothing to judge.

## If you blank completely

It happens to well-prepared people more than anyone. Say "Let me take a moment," look at your paper, and ask to hear the question again in different words. Ten seconds of silence feels like a minute to you. To them, it looks like you're thinking.$text$),
  ('c0000000-0000-4000-8000-000000000007', 'Talking about a failure without hurting yourself',
    'The question is about judgment, not blame. Here''s a template, and what to leave out.',
    'Answering', 'article', false, null, '2025-09-18 09:00Z',
$text$The question is about judgment, not blame. A good answer has five parts:

1. a real failure, not "I work too hard";
2. your own part in it, in one plain sentence;
3. what it cost;
4. what you did about it at the time;
5. the habit you took from it, and one time it helped.

## Leave out

Leave out who else was to blame, how stressful everything was, and any lesson you can't show you learned.

## A template to fill in

> "I assumed [something] and didn't check. It cost us [what]. I told [who] the same day and we [fixed it how]. Since then I've always [habit]. In March, that caught [what it caught]."

## Which failure to choose

Pick a medium-sized one. If it's too small, it looks like you're dodging the question. A career-ending one is too much for a first meeting. The best kind is one where you made a reasonable decision given what you knew, you noticed the problem first, and you spoke up first.$text$),
  ('c0000000-0000-4000-8000-000000000014', 'Conflict questions: tell it so the other side would agree',
    'How to describe a disagreement fairly, and what the interviewer is listening for.',
    'Answering', 'guide', false, null, '2025-09-17 09:00Z',
$text$"Tell me about a conflict with a coworker" tests how fair you are. The interviewer is wondering: would the other person recognize this story?

## Tell it in this order

1. **What both of you wanted.** "We both wanted to ship in May."
2. **Where you disagreed, in words the other person would agree with.** "She thought we were putting the launch at risk without load tests. She had seen that go wrong before."
3. **What you did to find out.** Maybe you asked a question, ran a test, tried something small, or went to somebody who knew.
4. **What was decided, and who decided it.** You can lose the argument. It may even make the better story.
5. **How you work together now.**

## Words that cost you points

- "difficult person," "didn't understand," "politics"
- "we agreed to disagree," which means nothing got decided
- a conflict where the first thing you did was complain to the manager

## Words that win you points

- "I asked what would change her mind."
- "I was wrong about ..."
- "We wrote down what we would measure, and let that decide."

If you truly can't think of a conflict, talk about a time you disagreed on priorities. Everyone has one of those.$text$),
  ('c0000000-0000-4000-8000-000000000015', '"Why do you want to work here?"',
    'A three-sentence answer you couldn''t give to any other employer.',
    'Answering', 'guide', false, null, '2025-09-16 09:00Z',
$text$Here's how to test your answer: put in another company's name. If it still makes sense, it isn't specific enough.

## Three sentences

1. **Something they do that you've looked at closely.** It may be a product you've used, a paper they published, a decision they made, or a customer you know. Just don't pick the mission statement.
2. **What you'd bring to that.** Name the closest thing you've done.
3. **What you want to learn or do next**, and why this is the place for it.

## Weak and strong

Weak: "You're an innovative company with a great culture, and I'm looking for a new challenge."

Strong: "I've used your returns form as a customer, and it's the only one where I never had to call anybody. I spent two years on the back end of that problem, routing packages for a retailer. I'd like to see the front end, and your ad says it's all one team."

## If the honest reason is money or distance

Keep that one to yourself and find a second one. Everybody has a private reason. What they want to know is whether you have another one, too.$text$),
  ('c0000000-0000-4000-8000-000000000016', 'Strengths and weaknesses, honestly',
    'How to give a strength with proof, and a weakness that is neither fatal nor fake.',
    'Answering', 'article', false, null, '2025-09-15 09:00Z',
$text$## Strength: claim, proof, use

Name one strength, not three. Say it in plain words, prove it with one fact, and say how it would help here.

"I notice when numbers don't add up. Last spring I found that two reports were both counting the same customers, which made us look 12% better than we were. I think that would come in handy on a team that sets prices."

## Weakness: real, limited, in progress

- **Real:** if people who've worked with you heard it, they'd nod.
- **Limited:** it isn't at the core of this job.
- **In progress:** you're already doing something about it, not just planning to.

"I tend to go on too long when I explain things in writing. My last lead told me he'd stopped reading. Now I put the decision I need in the first line, and I cut the rest in half. I still forget when I'm in a hurry."

That last sentence matters: if you've completely fixed it, it isn't a weakness anymore.

## Don't

Don't say that you're a perfectionist, work too hard, or get impatient with slow people. They've heard those before, and each one is a boast in disguise.$text$),
  ('c0000000-0000-4000-8000-000000000017', 'Gaps, short stays and career changes',
    'They feel like black marks, and they usually take two sentences to explain.',
    'Answering', 'guide', false, null, '2025-09-14 09:00Z',
$text$Interviewers get wary when something isn't explained, so they ask. Explain it in two sentences, without apologizing, and move on to what comes next.

## A gap

Say what it was, that it's over, and what you're ready for. "I took care of my father for fourteen months. That's behind me now, and since June I've been taking a full-time course in data engineering." You don't owe anyone medical or family details. "A family matter that's been resolved" is a complete answer.

## A short stay

Say what you expected, what you found, and what you check for now. "They described the role as product work, and it turned out to be support. I gave it eight months. Now I always ask what last week looked like." One short stay can happen to anyone. If you've had two, say what they have in common before somebody else does.

## A career change

Point out the bridge: something you did in your old job that's at the core of the new one. If you've been a teacher and want to be a project manager, you've met fixed deadlines with people who didn't choose to be there. Then show that you mean it, with a course, a project or volunteer work.

## Being let go

"My job was cut in March, along with twenty others." If it was about performance, say what they expected, where you fell short, and what you've changed. Don't blame anyone. Then stop talking.$text$),
  ('c0000000-0000-4000-8000-000000000018', 'Answer repair sheet',
    'Take one weak answer and fix it line by line in ten minutes.',
    'Answering', 'tool', false, null, '2025-09-13 09:00Z',
$text$Take the answer with the lowest score from your last report. Work your way down the table.

| Look for | What it does | Do this |
|---|---|---|
| "we" in the action part | Nobody knows what you did | Rewrite each one to show who did what |
| "usually," "always," "would" | It's a habit, not a story | Start with "In May ..." |
| No number anywhere | They have nothing to hold on to | Add one: how many, how long, compared with what |
| More than three sentences of background | The result gets lost | Keep the one that shows what was at stake |
| "kind of," "I guess," "just" | You take it back as you say it | Delete it |
| The last sentence is an action | The story stops without an ending | Add what changed, then what you took from it |
| A technical word nobody asked for | You're guessing at what will impress them | Say what it did |

## Then

1. Read the revised answer out loud once. If you run out of breath, one of the sentences is too long.
2. Close the sheet and answer the question again here.
3. Compare the two tries. Which part of the story was missing the first time?$text$),
  ('c0000000-0000-4000-8000-000000000008', 'STAR in an application form',
    'The same four parts in 250 words, when nobody is there to ask follow-up questions.',
    'Answering', 'article', false, 'https://nationalcareers.service.gov.uk/careers-advice/interview-advice/the-star-method', '2025-09-12 09:00Z',
$text$Application forms ask the same questions as interviews, with two differences: you have a word limit, and nobody will ask you a follow-up question. So you have to divide up your space differently.

| Part | In an interview | In 250 words |
|---|---|---|
| Situation | 15 to 20 seconds | 30 words |
| Task | one sentence | 20 words |
| Action | half of the time | 130 words |
| Result | two sentences | 70 words |

## What changes in writing

- **Answer the heading.** If the form says "working with others," those words belong in the first line.
- **Tell one story.** One whole story is stronger than two halves.
- **Put verbs first.** Put "compared," "asked," "rewrote" or "decided" at the start of the sentence.
- **Spell out abbreviations.** The first person to read it may be from another department.

The UK's National Careers Service explains the same method, with one example for a form and one for an interview. Follow the link to read it.$text$)
on conflict (id) do update set
  title = excluded.title, summary = excluded.summary, category = excluded.category, type = excluded.type,
  is_featured = excluded.is_featured, url = excluded.url, created_at = excluded.created_at, content = excluded.content;
