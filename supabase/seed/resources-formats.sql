-- The library: Formats. Texts may be changed here; the ids stay.

insert into public.resources (id, title, summary, category, type, is_featured, url, created_at, content) values
  ('c0000000-0000-4000-8000-000000000025', 'The phone screen: twenty minutes that decide the rest',
    'What a recruiter writes down, and how to give it to them.',
    'Formats', 'guide', false, null, '2025-09-05 09:00Z',
$text$A first call is not a small interview. The person on the line fills a form, and usually has six boxes.

1. **Can you do it?** Two lines of experience that match the ad.
2. **Why now, why here?** One sentence each.
3. **When could you start?** A date.
4. **What do you expect to earn?** A range, or the polite return: "What range has been set for the role?"
5. **May you work here, and where?** Permit, place, travel.
6. **Would I put this person in front of my manager?** Clear, friendly, awake.

## Set up

Stand or sit straight; it is heard. Ad, resume and three questions on paper in front of you. Say where you are if it is noisy, and offer a better time: nobody minds.

## Ask

- What made you call me?
- What would the hiring manager want me to be able to do in the first three months?
- What are the next steps, and when?

Write down names. In the next round you will be asked whom you spoke to.$text$),
  ('c0000000-0000-4000-8000-000000000026', 'Video interviews: the room, the light, the lag',
    'Set up once, check in two minutes, and know what to do when it fails.',
    'Formats', 'checklist', false, null, '2025-08-28 09:00Z',
$text$## Once

- [ ] Camera at eye level: books under the laptop
- [ ] A window or lamp in front of you, nothing bright behind
- [ ] Headphones with a microphone, so that their voice does not come back
- [ ] A cable instead of wireless, if there is one
- [ ] Your name spelled right in the tool

## Two minutes before

- [ ] Everything else closed, notifications off
- [ ] The window with their faces right under the camera
- [ ] A phone number to call if the line dies

## In the call

Leave a second after they stop talking: the line is slower than you think, and starting together costs more than a pause. Look into the camera for your first and last sentence; the rest of the time look at them.

## When it fails

"I lost you after 'the second team'. Could you repeat that?" is perfect. If it goes on: camera off, then the telephone. How you handle it is part of the interview; nobody holds the network against you.$text$),
  ('c0000000-0000-4000-8000-000000000027', 'Recorded answers without a person in front of you',
    'One-way video interviews: three takes, a fixed time, no nods. How to keep it human.',
    'Formats', 'guide', false, null, '2025-08-27 09:00Z',
$text$You get a question on the screen, some seconds to think and one to three minutes to speak. Nobody nods. Three things help.

**Give yourself a listener.** A photograph or a sticky note with a face beside the lens. You speak to somebody; it can be heard.

**Write three words, not sentences.** In the thinking time note the start, the turn and the result. Reading aloud shows in the eyes at once.

**End on purpose.** Without a listener people drift. Say the result, say what you took from it, stop. Twenty unused seconds are better than twenty empty ones.

## Before

- Find out how many takes you have. With one, a small slip stays; go on as you would in a room.
- Do the practice question. It is there to show you the countdown.
- Clothes and background as for a visit.

## Rehearse

Use a mock interview here with the timer visible and dictation on. The report tells you pace and fillers, which is what a recording shows most.$text$),
  ('c0000000-0000-4000-8000-000000000028', 'In front of a panel',
    'Three to five people, one of you. Who is who, and where to look.',
    'Formats', 'guide', false, null, '2025-08-26 09:00Z',
$text$A panel feels like an exam and is mostly a way to save your time. Each person has a part.

| Who | Usually asks about | Wants to leave with |
|---|---|---|
| The manager | Goals, decisions, pressure | "I could rely on this" |
| A future colleague | Daily work, tools | "I would ask this person" |
| Another team | Cooperation, conflict | "They would listen to us" |
| People department | Motivation, terms | "No surprises later" |

## In the room

- Write the names down in the order of the seats, at the introductions.
- Begin each answer with the one who asked, take in the others in the middle, come back for the last sentence.
- If two ask at once: "May I take yours first and then come to Ms Okafor's?"
- The silent one often decides. One look, one sentence: "For your team that meant ..."

## At the end

One question to one person by name. Afterward, one thank-you message to the person who invited you, mentioning one thing somebody else said.$text$),
  ('c0000000-0000-4000-8000-000000000029', 'Assessment days and group tasks',
    'What observers write down while everybody else tries to talk most.',
    'Formats', 'guide', false, null, '2025-08-25 09:00Z',
$text$In a group task, observers work from a list of behaviors, and "spoke most" is not on it. Typical entries: structures the task, brings others in, builds on ideas, watches the time, changes position for a reason.

## Five useful moves

1. **In the first minute:** "Shall we take five minutes to gather ideas, ten to choose, five to write down?"
2. **When somebody is talked over:** "Amira was starting to talk about cost; could we hear that?"
3. **When two people clash:** "You both want it before June. The difference is who pays. Right?"
4. **When it drifts:** "We have eight minutes. What do we still need?"
5. **When you are convinced:** "I had the other plan, but the delivery date settles it for me."

One or two of these are enough. All five look rehearsed.

## Role plays

Ask before you propose. Most role plays hide one fact that only a question brings out.

## Presentations

One claim, three reasons, one argument against it and why you still recommend it. Stop a minute early.$text$),
  ('c0000000-0000-4000-8000-000000000030', 'A second interview is not a repetition',
    'What changes between the rounds, and how to use what you learned in the first.',
    'Formats', 'article', false, null, '2025-08-24 09:00Z',
$text$In the first round they asked: can you do it? In the second they ask: what would it be like with you? And you know more than you did.

## Use the first round

Write down, within an hour of it, what they asked twice, where they took notes and where you were weak. The second round begins there. "Last time you asked how I would handle the old reports, and I was vague. I have thought about it since ..." is one of the strongest openings there is.

## Go deeper, not wider

Bring the same two main stories, with another layer: the numbers behind them, what came afterwards, what you would do differently. New stories for the same points make people wonder which to believe.

## Bring a first month

One page, or five sentences: whom you would talk to, what you would read, what you would leave alone, what you would have by day thirty. It will be wrong in places. It shows how you begin.

## Ask harder

Now is the time for "What would make this role fail?" and "Why did the last person leave?"$text$)
on conflict (id) do update set
  title = excluded.title, summary = excluded.summary, category = excluded.category, type = excluded.type,
  is_featured = excluded.is_featured, url = excluded.url, created_at = excluded.created_at, content = excluded.content;
