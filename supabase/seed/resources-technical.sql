-- The library: Technical. Texts may be changed here; the ids stay.

insert into public.resources (id, title, summary, category, type, is_featured, url, created_at, content) values
  ('c0000000-0000-4000-8000-000000000019', 'Thinking aloud in a coding interview',
    'What to say in each phase, from the first reading to the last test.',
    'Technical', 'guide', false, null, '2025-09-11 09:00Z',
$text$The code is half of what is judged. The other half is whether one could work with you on it.

## Before you write (3 to 5 minutes)

- Repeat the task in your own words, with an example.
- Ask about the edges: empty, one, very many, duplicates, what is allowed to be slow.
- Say the simplest thing that could work, and how slow it is. Then say what would make it faster.
- Agree: "Shall I write that?"

## While you write

- Say what the next piece does before you write it, not each character.
- Name things as you would at work.
- When you get stuck, say what you expected and what you see.

## Before you say you are done

- Walk through with your own example, line by line.
- Then with the emptiest input.
- Say the cost in time and memory.
- Say what you would do with another hour: tests, names, the case you left out.

## When they give a hint

Take it. A hint is not a deduction; ignoring it is. "Ah, because the list is sorted I can stop early" is exactly what they want to hear.$text$),
  ('c0000000-0000-4000-8000-000000000020', 'System design in forty minutes',
    'A path through an open question, with a time for each step.',
    'Technical', 'guide', false, null, '2025-09-10 09:00Z',
$text$An open question is judged by how you narrow it. Keep an eye on the clock.

## 0 to 5: what is it for?

Who uses it, how many, what must never happen. Write down two or three numbers: users a day, writes a second, size of one thing. Round hard.

## 5 to 10: the interface

Three to five operations, in words. This is where most misunderstandings show, while they are cheap.

## 10 to 20: the simplest thing that works

One box for the program, one for the data, and an arrow. Say what it can carry. Many designs end here, and saying so is a good answer: "For these numbers one machine is enough."

## 20 to 35: what breaks first?

Take the number that hurts and follow it. Add a piece only against a named pain: a copy for reading, a queue for bursts, a cache for what is asked again. Each piece has a price; say it.

## 35 to 40: how do you know?

What you would measure, what wakes you at night, what you left out on purpose.

> Drawing twelve boxes in the first ten minutes is the commonest way to fail. Every box is a question you will be asked.$text$),
  ('c0000000-0000-4000-8000-000000000021', 'Explaining your work to somebody outside your field',
    'One picture, one number, one consequence: a form that works for any specialty.',
    'Technical', 'article', false, null, '2025-09-09 09:00Z',
$text$Sooner or later a recruiter, a manager or a client asks what you do. The form is the same in every profession.

1. **One picture they know.** "A database index is the register at the back of a book."
2. **One number.** "Without it, our search read four million rows for each click."
3. **One consequence for somebody.** "With it, a nurse sees the patient's file before she has sat down."

## Check yourself

- Did you use a word they would have to look up? Replace it or drop it.
- Did you say why it matters before how it works?
- Could they repeat it to somebody else?

## Practice

Take the most technical line on your resume and explain it three times: to a colleague, to your manager's manager, to a neighbor. If the neighbor's version is the shortest and clearest, use it for everybody.$text$),
  ('c0000000-0000-4000-8000-000000000022', 'Before you hand in a take-home task',
    'Twelve checks that reviewers make in the first five minutes.',
    'Technical', 'checklist', false, null, '2025-09-08 09:00Z',
$text$Reviewers look at the same things in the first five minutes. Look first.

## It runs

- [ ] From a fresh copy, with the commands in your README and nothing else
- [ ] With the versions they named
- [ ] The tests pass, and one of them fails when the code is wrong

## It answers

- [ ] Everything the task asks for is either done or listed as left out
- [ ] Wrong input gives a message, not a stack trace
- [ ] No secrets, no editor files, no dead code

## It explains

- [ ] README: what it does, how to run it, what you decided and why
- [ ] What you would do next, in three lines
- [ ] How long it took, honestly

## It is yours

- [ ] You could change any line in front of them
- [ ] Borrowed code is credited
- [ ] You stopped near the time they asked for: ten hours of polish on a three-hour task answers a question nobody asked$text$),
  ('c0000000-0000-4000-8000-000000000023', 'A project you can talk about for twenty minutes',
    'Prepare one piece of work so deeply that every follow-up question is welcome.',
    'Technical', 'template', false, null, '2025-09-07 09:00Z',
$text$Most technical conversations turn into one project. Choose it yourself and prepare it once, properly.

## The card

- **What it was, in one sentence:**
- **Who needed it, and what happened without it:**
- **My part, and who did the rest:**
- **The two decisions that mattered:**
- **For each: what else we considered, and why not:**
- **What it cost (time, money, people):**
- **What it changed, with a number:**
- **What broke:**
- **What I would do differently:**

## Questions that will come

1. Why not the obvious alternative?
2. What happens with ten times as much?
3. How did you know it worked?
4. What did somebody else on the team do better than you?
5. What is still wrong with it?

Answer each in two sentences on paper. The fifth is the one that makes people believe the other four.$text$),
  ('c0000000-0000-4000-8000-000000000024', 'Case questions: estimate, then decide',
    '"How many piano tuners are there?" A calm way through questions that nobody can know.',
    'Technical', 'article', false, null, '2025-09-06 09:00Z',
$text$Nobody cares how many piano tuners there are. The listener wants to see four things: do you ask, do you break it up, do you calculate cleanly, and do you say what follows.

## Ask

"In the city or the region? Only professionals?" One or two questions, then settle it yourself: "I take the city, three million people."

## Break it up

Write the formula before a number: people, per household, share with a piano, tunings a year, divided by what one tuner can do. If the formula is right, the numbers may be rough.

## Calculate

Round numbers: 3 million people, 1.2 million households, one in twenty with a piano, 60,000 pianos, tuned once a year. One tuner does four a day on 220 days: about 900. So 60 to 70 tuners.

## Check and conclude

"Each tuner would serve 45,000 people; that sounds thin for a town but right for a specialty. The share with a piano is my weakest number: at one in ten it doubles."

Then answer the real question, if there was one: enough for a shop, too few for an app.$text$)
on conflict (id) do update set
  title = excluded.title, summary = excluded.summary, category = excluded.category, type = excluded.type,
  is_featured = excluded.is_featured, url = excluded.url, created_at = excluded.created_at, content = excluded.content;
