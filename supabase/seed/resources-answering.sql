-- The library: Answering. Texts may be changed here; the ids stay.

insert into public.resources (id, title, summary, category, type, is_featured, url, created_at, content) values
  ('c0000000-0000-4000-8000-000000000001', 'The four parts of an answer that gets remembered',
    'Situation, task, action, result: how long each part should be, and which one most people leave out.',
    'Answering', 'guide', true, null, '2025-09-21 09:00Z',
$text$Ask ten people to "tell me about a time when ..." and most of them tell you what they usually do. The interviewer wanted one story. Give it four parts.

## Situation: one or two sentences

Where it was, when, and what was at stake. Stop as soon as a stranger could follow.

## Task: one sentence

What you, personally, had to achieve. If the team had a goal, say which piece was yours.

## Action: half of your time

Say what you did, in order, and why you did that and not something else. Use "I" for your own decisions and "we" for shared work. One difficulty and how you dealt with it is worth more than three easy steps.

## Result: two sentences

Say what changed, with a number if you have one, and what you took from it. This is the part most people leave out, and the one that counts most.

> Try it now: tell one story out loud, and time it. 90 seconds to two minutes is about right. If you get to the result after two minutes, cut the situation.

## One story, four parts

"Our support inbox took four days to answer, and two large customers had said they would leave. My job was to get it under one day within the quarter. I read 200 tickets first and found that a third of them asked the same five things. I wrote answers for those five, put them where people looked, and only then changed the shifts, which everybody had wanted to start with. After six weeks we were down to nine hours. Both customers stayed. Since then I've always counted before I reorganize."$text$),
  ('c0000000-0000-4000-8000-000000000002', 'Finding numbers when you never counted',
    'Five places to look, how to make an honest estimate, and which numbers to leave out.',
    'Answering', 'article', true, null, '2025-09-20 09:00Z',
$text$"I don't have numbers" is rarely true. Look for them in five places.

- **How many:** people on the team, customers, tickets a week, stores, students, patients.
- **How often:** daily, per release, per quarter.
- **How long:** before and after. "From two days to an afternoon" is a number.
- **How much:** budget, revenue, hours, errors, complaints.
- **Compared with what:** last year, the other team, the plan.

## Estimating

If you estimate, say so and say how: "about thirty a week, going by the queue in my last month." An honest estimate with its basis is stronger than a precise figure without one, and it holds up when they ask a follow-up question.

## What to leave out

Percentages of unknown things: "improved efficiency by 40%." Expect to hear "40% of what?" Have the answer ready, or leave it out. Figures that belong to the company: give a ratio instead, such as "about half," and say that the exact figure is confidential. That makes a good impression, too.$text$),
  ('c0000000-0000-4000-8000-000000000006', 'When you don''t know the answer',
    'Four steps that show how you think when you run out of knowledge.',
    'Answering', 'article', false, null, '2025-09-19 09:00Z',
$text$Nobody expects you to know everything. People watch what you do next.

1. **Say what you understand.** "You are asking how I would find a memory leak in a service I didn't write."
2. **Say where your knowledge ends.** "I haven't done that in Go."
3. **Reason out loud from what you do know.** "In Java I would compare two heap dumps. I'd look for the same thing here: what grows between two moments that should look alike?"
4. **Say how you would find out**, and when you would ask for help.

Two things cost you more than not knowing: bluffing, because the next question exposes it, and silence, because it leaves nothing to judge.

## If you blank completely

It happens to prepared people more often than to others. Say "Let me take a moment," look at your paper, and ask to hear the question again in different words. Ten seconds of silence feel like a minute to you and look like thinking to them.$text$),
  ('c0000000-0000-4000-8000-000000000007', 'Talking about a failure without hurting yourself',
    'The question is about judgment, not guilt. Here is a template, and what to leave out.',
    'Answering', 'article', false, null, '2025-09-18 09:00Z',
$text$The question is about judgment, not about guilt. A good answer has five parts:

1. a real failure, not "I work too hard";
2. your own part in it, in one plain sentence;
3. what it cost;
4. what you did about it at the time;
5. the habit that came out of it, and one time when the habit helped.

## Leave out

Leave out who else was to blame, how stressful everything was, and a lesson without proof.

## A template to fill in

> "I assumed [something] and didn't check. It cost us [what]. I told [who] the same day and we [fixed it how]. Since then I've always [habit]. In March that caught [case]."

## Which failure to choose

Pick a medium-sized one. Too small looks like dodging the question. One that would end careers says too much in a first meeting. The best is one where the decision was reasonable given what you knew, you noticed the problem first, and you spoke up first.$text$),
  ('c0000000-0000-4000-8000-000000000014', 'Conflict questions: tell it so the other side would agree',
    'How to describe a disagreement fairly, and what the interviewer listens for.',
    'Answering', 'guide', false, null, '2025-09-17 09:00Z',
$text$"Tell me about a conflict with a coworker" is a test of fairness. The listener wonders: would the other person recognize this story?

## Tell it in this order

1. **What both of you wanted.** "We both wanted to ship in May."
2. **Where you disagreed, put as well as they would put it.** "She thought we were risking the launch without load tests. She had seen it go wrong before."
3. **What you did to find out.** It may be a question, a test, a small trial, or somebody who knew.
4. **What was decided, and who decided it.** You can lose the argument. It may even make the better story.
5. **How you work together now.**

## Words that cost you points

- "difficult person," "didn't understand," "politics"
- "we agreed to disagree": that means nothing was decided
- a conflict where the first step was a complaint to the manager

## Words that win you points

- "I asked what would change her mind."
- "I was wrong about ..."
- "We wrote down what we would measure, and let that decide."

If you truly have no conflict to talk about, choose a disagreement about priorities. Everyone has had one.$text$),
  ('c0000000-0000-4000-8000-000000000015', '"Why do you want to work here?"',
    'A three-sentence answer you couldn''t give to any other employer.',
    'Answering', 'guide', false, null, '2025-09-16 09:00Z',
$text$A good answer fails the swap test: put in another company's name, and it no longer makes sense.

## Three sentences

1. **Something they do that you've looked at closely.** It may be a product you've used, a paper, a decision, or a customer you know. It isn't the mission statement.
2. **What you bring to that in particular.** The closest thing you have done.
3. **What you want to learn or do next**, and why it can happen here.

## Weak and strong

Weak: "You're an innovative company with a great culture, and I'm looking for a new challenge."

Strong: "I've used your returns form as a customer, and it's the only one where I never had to call anybody. I spent two years on the back half of that problem, routing packages for a retailer. I'd like to see the front half, and your ad says the two teams are one."

## If the honest reason is money or distance

Keep it as your private reason and find a second one. Everybody has a private reason. The question asks whether there is another one, too.$text$),
  ('c0000000-0000-4000-8000-000000000016', 'Strengths and weaknesses, honestly',
    'How to give a strength with proof, and a weakness that is neither fatal nor fake.',
    'Answering', 'article', false, null, '2025-09-15 09:00Z',
$text$## Strength: claim, proof, use

Name one strength, not three. Say it in plain words, prove it with one fact, and say how it would help here.

"I notice when numbers don't add up. Last spring I found that two reports counted the same customers, which made us look 12% better than we were. On a team that sets prices, I expect that to be useful."

## Weakness: real, bounded, worked on

- **Real:** people who have worked with you would nod.
- **Bounded:** it isn't the core of this job.
- **Worked on:** it's something you do, not something you plan to do.

"I tend to explain things at too much length when I write. My last lead told me he'd stopped reading. Now the first line of each message is the decision I need, and I cut the rest in half. I still forget when I'm in a hurry."

The last sentence matters: a weakness that is completely solved is not one.

## Don't

Don't bring up perfectionism, working too much, or impatience with slow people. Everyone has heard them, and each one is a boast in disguise.$text$),
  ('c0000000-0000-4000-8000-000000000017', 'Gaps, short stays and career changes',
    'Three things that feel like a stain and usually take one sentence to explain.',
    'Answering', 'guide', false, null, '2025-09-14 09:00Z',
$text$Interviewers ask because anything unexplained makes them wary. Explain it in two sentences, without apologizing, and go on to what comes next.

## A gap

Say what it was, that it's over, and what you're ready for. "I took care of my father for fourteen months. That's over, and since June I've been back full time, taking a course in data engineering." You don't owe anyone medical or family details. "A family matter that's been resolved" is a complete answer.

## A short stay

Say what you expected, what you found, and what you check now. "They described the role as product work, and it turned out to be support. I gave it eight months. Now I ask what last week looked like." One short stay is an accident. If you've had two, say what they have in common before somebody else does.

## A career change

Name the bridge: something you did in the old job that is at the core of the new one. A teacher who becomes a project manager has planned around fixed deadlines with unwilling participants. Then give proof that you mean it: a course, a project, unpaid work.

## Being let go

"My position was cut along with twenty others in March." If it was about performance, say what they expected, where you fell short, and what you've changed. Don't blame anyone. Then stop talking.$text$),
  ('c0000000-0000-4000-8000-000000000018', 'Answer repair sheet',
    'Take one weak answer and fix it in ten minutes, line by line.',
    'Answering', 'tool', false, null, '2025-09-13 09:00Z',
$text$Take the answer with the lowest score from your last report. Work your way down the table.

| Look for | What it does | Do this |
|---|---|---|
| "we" in the action part | Nobody knows what you did | Rewrite each one with who did what |
| "usually," "always," "would" | It's a habit, not a story | Start with "In May ..." |
| No number anywhere | There's nothing to hold on to | Add one: how many, how long, compared with what |
| More than three sentences of background | The result gets lost | Keep the one that says what was at stake |
| "kind of," "I guess," "just" | You take it back while you say it | Delete it |
| The last sentence is an action | It stops instead of ending | Add what changed, then what you took from it |
| A technical word nobody asked for | You're guessing at what impresses them | Say what it did |

## Then

1. Read the revised answer out loud once. If you run out of breath, one of the sentences is too long.
2. Close the sheet and answer the question again here.
3. Compare the two attempts. Which part of the story came back?$text$),
  ('c0000000-0000-4000-8000-000000000008', 'STAR in an application form',
    'The same four parts in 250 words, when nobody is there to ask follow-up questions.',
    'Answering', 'article', false, 'https://nationalcareers.service.gov.uk/careers-advice/interview-advice/the-star-method', '2025-09-12 09:00Z',
$text$Application forms ask the same questions as interviews, with two differences: there is a word limit, and nobody asks a follow-up question. So the balance shifts.

| Part | In an interview | In 250 words |
|---|---|---|
| Situation | 15 to 20 seconds | 30 words |
| Task | one sentence | 20 words |
| Action | half of the time | 130 words |
| Result | two sentences | 70 words |

## What changes in writing

- **Answer the heading.** If the form says "working with others," those words belong in the first line.
- **One story.** Two half stories are weaker than one whole.
- **Verbs first.** Put "compared," "asked," "rewrote" or "decided" at the start of the sentence.
- **No unexplained abbreviations.** The first reader may be from another department.

The UK's National Careers Service explains the same method, with one example for a form and one for an interview. See the link.$text$)
on conflict (id) do update set
  title = excluded.title, summary = excluded.summary, category = excluded.category, type = excluded.type,
  is_featured = excluded.is_featured, url = excluded.url, created_at = excluded.created_at, content = excluded.content;
