-- The library: Formats. Texts may be changed here; the ids stay.

insert into public.resources (id, title, summary, category, type, is_featured, url, created_at, content) values
  ('c0000000-0000-4000-8000-000000000025', 'The phone screen: twenty minutes that decide the rest',
    'What a recruiter writes down, and how to give it to them.',
    'Formats', 'guide', false, null, '2025-09-05 09:00Z',
$text$A first call isn't a short interview. The person on the line is filling out a form, and it usually has six boxes.

1. **Can you do it?** Give two lines of experience that match the ad.
2. **Why now, and why here?** Give one sentence for each.
3. **When could you start?** Give a date.
4. **How much do you expect to make?** Give a range, or politely turn it around: "What's the range for the role?"
5. **Are you allowed to work here, and where?** Cover your work permit, location and travel.
6. **Would I put this person in front of the hiring manager?** Be clear, friendly and wide awake.

## Set up

Stand up, or sit up straight. They can hear the difference. Have the ad, your resume and three questions on paper in front of you. If it's noisy where you are, say so and suggest a better time. Nobody will mind.

## Ask

- What made you want to call me?
- What would the hiring manager want me to be able to do in the first three months?
- What happens next, and when?

Write down everyone's name. In the next round, they'll ask who you talked to.$text$),
  ('c0000000-0000-4000-8000-000000000026', 'Video interviews: the room, the light, the lag',
    'Set it up once, check it in two minutes, and know what to do if it fails.',
    'Formats', 'checklist', false, null, '2025-08-28 09:00Z',
$text$## Once

- [ ] Camera at eye level: books under the laptop
- [ ] A window or lamp in front of you, nothing bright behind
- [ ] Headphones with a microphone, so their voice doesn't echo back
- [ ] A cable instead of Wi-Fi, if you have one
- [ ] Your name spelled right in the app

## Two minutes before

- [ ] Everything else closed, notifications off
- [ ] The window with their faces right under the camera
- [ ] A phone number to call if the connection drops

## In the call

Wait a second after they stop talking. The connection is slower than you think, and it's worse to talk over each other than to pause. Look into the camera for your first and last sentences. The rest of the time, look at them.

## When it fails

Just say "I lost you after 'the second team.' Could you repeat that?" If it keeps happening, turn your camera off, and if that doesn't help, switch to the phone. Nobody will blame you for the connection, but they'll notice how you handle it.$text$),
  ('c0000000-0000-4000-8000-000000000027', 'Recording answers with nobody in front of you',
    'One-way video interviews: you get a few takes, a time limit and nobody nodding. How to sound human anyway.',
    'Formats', 'guide', false, null, '2025-08-27 09:00Z',
$text$You see a question on the screen, and you get a few seconds to think and one to three minutes to talk. Nobody nods. Three things help.

**Give yourself somebody to talk to.** Put a photo, or a sticky note with a face on it, next to the lens. People can hear it when you're talking to somebody.

**Write three words, not sentences.** Use the time you get to think to write down how it starts, what changes and how it ends. If you read your answer off a page, your eyes will give you away.

**End on purpose.** It's easy to ramble when nobody's listening. Say how it turned out, say what you took from it, and stop. It's better to have twenty seconds left than to fill them with nothing.

## Before

- Find out how many takes you get. If you only get one and you slip up, keep going, just as you would in person.
- Do the practice question. It's there so you can get used to the countdown.
- Dress and set up your background as you would for an in-person interview.

## Practice

Do a mock interview here with the timer visible and dictation on. The report shows your pace and filler words, and people notice those most in a recording.$text$),
  ('c0000000-0000-4000-8000-000000000028', 'In front of a panel',
    'There are three to five of them and one of you. Here''s who they are and where to look.',
    'Formats', 'guide', false, null, '2025-08-26 09:00Z',
$text$A panel interview can feel like an exam, but it mostly saves you from coming in four times. Each person has a role.

| Who | Usually asks about | Wants to leave thinking |
|---|---|---|
| The manager | Goals, decisions, pressure | "I could rely on this person" |
| A future coworker | Day-to-day work, tools | "I'd go to this person for help" |
| Another team | Teamwork, conflict | "They would listen to us" |
| HR | Motivation, pay and terms | "There won't be any surprises later" |

## In the room

- During the introductions, write the names down in the order they're sitting.
- Start each answer looking at the person who asked, look around at the others in the middle, and come back to that person for the last sentence.
- If two people ask at once: "Could I take yours first and then get to Ms. Okafor's?"
- The quiet one often makes the decision. Look right at them for one sentence: "For a team like yours, that would mean ..."

## At the end

Ask one person a question, and use their name. Afterward, send a thank-you message to the person who invited you, and mention something that one of the others said.$text$),
  ('c0000000-0000-4000-8000-000000000029', 'Assessment centers and group tasks',
    'What observers write down while everybody''s trying to talk the most.',
    'Formats', 'guide', false, null, '2025-08-25 09:00Z',
$text$In a group task, observers have a list of things to look for, and "talks the most" isn't on it. A typical list says: organizes the task, brings others in, builds on ideas, watches the time, has good reasons for changing positions.

## Five useful moves

1. **In the first minute:** "Should we take five minutes to come up with ideas, ten to choose one, and five to write it up?"
2. **When somebody gets talked over:** "Amira was starting to say something about cost. Could we hear that?"
3. **When two people clash:** "You both want it before June. You just don't agree on who pays for it. Is that right?"
4. **When it drifts:** "We have eight minutes. What do we still need?"
5. **When they've convinced you:** "I liked the other plan, but the delivery date settles it for me."

One or two of these are plenty. If you use all five, you'll look rehearsed.

## Role plays

Ask before you make a suggestion. Most role plays have one hidden fact that you'll only find out if you ask.

## Presentations

Make one recommendation and give three reasons for it. Then bring up one argument against it, and say why you still recommend it. Stop a minute early.$text$),
  ('c0000000-0000-4000-8000-000000000030', 'A second interview isn''t a repeat of the first',
    'What''s different this time, and how to use what you learned in the first round.',
    'Formats', 'article', false, null, '2025-08-24 09:00Z',
$text$In the first round they were asking: can you do the job? In the second they're asking: what would it be like to work with you? And you know more than you did the first time.

## Use the first round

Within an hour of the first round, write down what they asked twice, when they took notes and which answers were weak. The second round picks up from there. "Last time you asked how I'd handle the old reports, and my answer was vague. I've been thinking about it since then ..." is one of the strongest ways to start.

## Go deeper, not wider

Bring the same two main stories, but add another layer: the numbers behind them, what happened afterward, what you'd do differently. If you tell new stories to make the same points, people will wonder which ones to believe.

## Bring a plan for your first month

Write one page, or five sentences: who you'd talk to, what you'd read, what you'd leave alone, and what you'd have done by day thirty. Some of it will be wrong, and that's OK. They want to see how you get started.

## Ask harder questions

Now is the time for "What would make this role fail?" and "Why did the last person leave?"$text$)
on conflict (id) do update set
  title = excluded.title, summary = excluded.summary, category = excluded.category, type = excluded.type,
  is_featured = excluded.is_featured, url = excluded.url, created_at = excluded.created_at, content = excluded.content;
