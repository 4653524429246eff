-- The library: Formats. Texts may be changed here; the ids stay.

insert into public.resources (id, title, summary, category, type, is_featured, url, created_at, content) values
  ('c0000000-0000-4000-8000-000000000025', 'The phone screen: twenty minutes that decide the rest',
    'What a recruiter writes down, and how to give it to them.',
    'Formats', 'guide', false, null, '2025-09-05 09:00Z',
$text$A first call is not a small interview. The person on the line is filling in a form, and it usually has six boxes.

1. **Can you do it?** Give two lines of experience that match the ad.
2. **Why now, and why here?** Give one sentence for each.
3. **When could you start?** Give a date.
4. **How much do you expect to make?** Give a range, or politely turn it around: "What range has been set for the role?"
5. **Are you allowed to work here, and where?** Cover your work permit, location and travel.
6. **Would I put this person in front of my manager?** Be clear, friendly and awake.

## Set up

Stand or sit up straight. They can hear it. Have the ad, your resume and three questions on paper in front of you. If it's noisy, say where you are and suggest a better time. Nobody minds.

## Ask

- What made you call me?
- What would the hiring manager want me to be able to do in the first three months?
- What are the next steps, and when?

Write down names. In the next round, they'll ask who you talked to.$text$),
  ('c0000000-0000-4000-8000-000000000026', 'Video interviews: the room, the light, the lag',
    'Set it up once, check it in two minutes, and know what to do when it fails.',
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

Leave a second after they stop talking. The connection is slower than you think, and talking over each other costs you more than a pause. Look into the camera for your first and last sentences. The rest of the time, look at them.

## When it fails

"I lost you after 'the second team.' Could you repeat that?" is perfect. If it keeps happening, turn the camera off, and then switch to the phone. How you handle it is part of the interview. Nobody blames you for the network.$text$),
  ('c0000000-0000-4000-8000-000000000027', 'Recording answers with nobody in front of you',
    'One-way video interviews: three takes, a fixed time, no nods. How to keep it human.',
    'Formats', 'guide', false, null, '2025-08-27 09:00Z',
$text$You get a question on the screen, a few seconds to think and one to three minutes to talk. Nobody nods. Three things help.

**Give yourself a listener.** Put a photo, or a sticky note with a face, next to the lens. When you talk to somebody, people can hear it.

**Write three words, not sentences.** Use the thinking time to write down the start, the turn and the result. If you read your answer out loud, your eyes give it away.

**End on purpose.** Without a listener, people drift. Say the result, say what you took from it, and stop. Twenty unused seconds are better than twenty empty ones.

## Before

- Find out how many takes you get. If it's only one, a small slip stays in. Go on as you would in a room.
- Do the practice question. It is there to show you the countdown.
- Dress and set up your background as you would for an in-person interview.

## Practice

Do a mock interview here with the timer visible and dictation on. The report tells you your pace and filler words, and those show most in a recording.$text$),
  ('c0000000-0000-4000-8000-000000000028', 'In front of a panel',
    'There are three to five of them and one of you. Who is who, and where to look.',
    'Formats', 'guide', false, null, '2025-08-26 09:00Z',
$text$A panel feels like an exam, but it's mostly a way to save you time. Each person has a part.

| Who | Usually asks about | Wants to leave with |
|---|---|---|
| The manager | Goals, decisions, pressure | "I could rely on this person" |
| A future coworker | Daily work, tools | "I'd go to this person for help" |
| Another team | Teamwork, conflict | "They would listen to us" |
| HR | Motivation, terms | "No surprises later" |

## In the room

- During the introductions, write the names down in the order they're sitting.
- Begin each answer looking at the person who asked, take in the others in the middle, and come back for the last sentence.
- If two people ask at once: "Could I take yours first and then get to Ms. Okafor's?"
- The quiet one often decides. Give them one look and one sentence: "For your team, that meant ..."

## At the end

Ask one person one question, by name. Afterward, send one thank-you message to the person who invited you, mentioning one thing somebody else said.$text$),
  ('c0000000-0000-4000-8000-000000000029', 'Assessment centers and group tasks',
    'What observers write down while everybody else tries to talk the most.',
    'Formats', 'guide', false, null, '2025-08-25 09:00Z',
$text$In a group task, observers work from a list of behaviors, and "talked the most" isn't on it. Typical entries: structures the task, brings others in, builds on ideas, watches the time, changes position for a reason.

## Five useful moves

1. **In the first minute:** "Should we take five minutes to gather ideas, ten to choose, and five to write it down?"
2. **When somebody gets talked over:** "Amira was starting to talk about cost. Could we hear that?"
3. **When two people clash:** "You both want it before June. The difference is who pays. Right?"
4. **When it drifts:** "We have eight minutes. What do we still need?"
5. **When they've convinced you:** "I was for the other plan, but the delivery date settles it for me."

One or two of these are enough. If you use all five, it looks rehearsed.

## Role plays

Ask before you make a suggestion. Most role plays hide one fact that you'll only find out if you ask.

## Presentations

Make one claim, give three reasons, and name one argument against it and why you still recommend it. Stop a minute early.$text$),
  ('c0000000-0000-4000-8000-000000000030', 'A second interview isn''t a repeat of the first',
    'What changes between the rounds, and how to use what you learned in the first one.',
    'Formats', 'article', false, null, '2025-08-24 09:00Z',
$text$In the first round they asked: can you do it? In the second they ask: what would it be like to work with you? And you know more than you did.

## Use the first round

Within an hour of the first round, write down what they asked twice, where they took notes and where you were weak. The second round begins there. "Last time you asked how I would handle the old reports, and I was vague. I've thought about it since ..." is one of the strongest openings there is.

## Go deeper, not wider

Bring the same two main stories, with another layer: the numbers behind them, what came afterward, what you'd do differently. New stories for the same points make people wonder which ones to believe.

## Bring a plan for your first month

One page, or five sentences: who you'd talk to, what you'd read, what you'd leave alone, what you'd have by day thirty. It will be wrong in places. It shows how you get started.

## Ask harder questions

Now is the time for "What would make this role fail?" and "Why did the last person leave?"$text$)
on conflict (id) do update set
  title = excluded.title, summary = excluded.summary, category = excluded.category, type = excluded.type,
  is_featured = excluded.is_featured, url = excluded.url, created_at = excluded.created_at, content = excluded.content;
