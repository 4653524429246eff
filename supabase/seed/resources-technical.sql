-- The library: Technical. Texts may be changed here; the ids stay.

insert into public.resources (id, title, summary, category, type, is_featured, url, created_at, content) values
  ('c0000000-0000-4000-8000-000000000019', 'Thinking out loud in a coding interview',
    'What to say at each stage, from reading the task to the last test.',
    'Technical', 'guide', false, null, '2025-09-11 09:00Z',
$text$The code is only half of what they're judging. The other half is what you'd be like to work with.

## Before you write (3 to 5 minutes)

- Repeat the task in your own words, with an example.
- Ask about edge cases: nothing, one item, a huge number, duplicates. Ask what's allowed to be slow.
- Say the simplest thing that could work, and how slow it is. Then say what would make it faster.
- Check with them: "Should I go ahead and write that?"

## While you write

- Say what the next piece does before you write it. Don't read it out character by character.
- Name things as you would at work.
- When you get stuck, say what you expected and what you're seeing.

## Before you say you're done

- Walk through it with your own example, line by line.
- Then do it again with empty input.
- Say what it costs in time and memory.
- Say what you'd do with another hour, such as write tests, improve the names, or handle the case you left out.

## When they give a hint

Take it. They won't take off points for needing a hint, but they will for ignoring one. "Oh, since the list is sorted, I can stop early" is exactly what they want to hear.$text$),
  ('c0000000-0000-4000-8000-000000000020', 'System design in forty minutes',
    'A way through an open-ended question, with a time limit for each step.',
    'Technical', 'guide', false, null, '2025-09-10 09:00Z',
$text$When the question is this open-ended, they're judging how you narrow it down. Keep an eye on the clock.

## Minutes 0 to 5: what is it for?

Ask who will use it, how many of them there are, and what must never happen. Write down two or three numbers: users per day, writes per second, the size of one item. Feel free to round them.

## Minutes 5 to 10: the interface

List three to five operations, in words. This is where you'll catch most misunderstandings, while they're still easy to fix.

## Minutes 10 to 20: the simplest thing that works

Draw one box for the program, one for the data, and an arrow between them. Say how much it can handle. A lot of designs can stop right here, and it's fine to say so: "With these numbers, one machine is enough."

## Minutes 20 to 35: what breaks first?

Take the number that worries you most and see where it leads. Only add a read replica, a queue for bursts or a cache for repeat requests if you can say what problem it solves. Every piece costs something, so say what.

## Minutes 35 to 40: how will you know it works?

Say what you'd measure, what should wake you up at night, and what you left out on purpose.

> The most common way to fail is to draw twelve boxes in the first ten minutes. They'll ask you about every one of them.$text$),
  ('c0000000-0000-4000-8000-000000000021', 'Explaining your work to somebody outside your field',
    'A picture, a number and a real effect: a pattern that works in any field.',
    'Technical', 'article', false, null, '2025-09-09 09:00Z',
$text$Sooner or later, a recruiter, a manager or a client will ask what you do. The same pattern works in every profession.

1. **Start with a picture they know.** "A database index is like the index at the back of a book."
2. **Give one number.** "Without it, our search read four million rows every time somebody clicked."
3. **Say what it does for somebody.** "With it, a nurse can see the patient's file before she's even sat down."

## Check yourself

- Did you use a word they'd have to look up? Replace it or drop it.
- Did you say why it matters before you said how it works?
- Could they explain it to somebody else?

## Practice

Take the most technical line on your resume and explain it three times: to a coworker, to your boss's boss and to a neighbor. If the neighbor's version is the shortest and clearest, use it for everybody.$text$),
  ('c0000000-0000-4000-8000-000000000022', 'Before you hand in a take-home task',
    'Twelve checks that reviewers make in the first five minutes.',
    'Technical', 'checklist', false, null, '2025-09-08 09:00Z',
$text$Reviewers all check the same things in the first five minutes. Check them before they do.

## It runs

- [ ] From a fresh copy, with the commands in your README and nothing else
- [ ] With the versions they asked for
- [ ] The tests pass, and one of them fails when the code is wrong

## It answers

- [ ] Everything the task asks for is either done or listed as left out
- [ ] Wrong input gives a message, not a stack trace
- [ ] No secrets, no editor files, no dead code

## It explains

- [ ] README: what it does, how to run it, what you decided and why
- [ ] What you would do next, in three lines
- [ ] How long it took, honestly

## It's yours

- [ ] You could change any line in front of them
- [ ] Borrowed code is credited
- [ ] You stopped close to the time they asked for: ten hours of polish on a three-hour task answers a question nobody asked$text$),
  ('c0000000-0000-4000-8000-000000000023', 'A project you can talk about for twenty minutes',
    'Prepare one piece of work so deeply that every follow-up question is welcome.',
    'Technical', 'template', false, null, '2025-09-07 09:00Z',
$text$Most technical interviews end up being about one project. Choose it yourself, and prepare for it once, thoroughly.

## The card

- **What was it, in one sentence?**
- **Who needed it, and what would have happened without it?**
- **What was my part, and who did the rest?**
- **Which two decisions mattered?**
- **What else did we consider each time, and why did we decide against it?**
- **What did it cost (time, money, people)?**
- **What did it change, with a number?**
- **What broke?**
- **What would I do differently?**

## Questions they'll ask

1. Why not the obvious alternative?
2. What happens if there's ten times as much?
3. How did you know that it worked?
4. What did somebody else on the team do better than you did?
5. What's still wrong with it?

Write a two-sentence answer to each one. Your answer to the fifth is what makes people believe the other four.$text$),
  ('c0000000-0000-4000-8000-000000000024', 'Case questions: estimate, then decide',
    '"How many piano tuners are there?" A calm way to handle questions nobody knows the answer to.',
    'Technical', 'article', false, null, '2025-09-06 09:00Z',
$text$Nobody cares how many piano tuners there are. The interviewer wants to see four things: do you ask questions, do you break it down, do you get the math right, and do you say what it means?

## Ask

"In the city or the whole area? Only professionals?" Ask one or two questions, then decide for yourself: "I'll go with the city, three million people."

## Break it down

Write down the formula before you write any numbers: how many people, how many per household, how many households have a piano, how often they get it tuned, divided by what one tuner can do. If the formula is right, the numbers can be rough.

## Calculate

Use round numbers. With 3 million people, there are 1.2 million households. One in twenty has a piano, so that makes 60,000 pianos, each tuned once a year. One tuner does four a day, 220 days a year, which is about 900. So there are 60 to 70 tuners.

## Check and conclude

"That's one tuner for every 45,000 people. It would be low for most trades, but it sounds right for a specialty. The number I'm least sure of is how many households have a piano. If it's one in ten, the result doubles."

Then answer the real question, if there was one: that's enough tuners to support a store, but too few for an app.$text$)
on conflict (id) do update set
  title = excluded.title, summary = excluded.summary, category = excluded.category, type = excluded.type,
  is_featured = excluded.is_featured, url = excluded.url, created_at = excluded.created_at, content = excluded.content;
