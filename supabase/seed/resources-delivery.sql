-- The library: Delivery. Texts may be changed here; the ids stay.

insert into public.resources (id, title, summary, category, type, is_featured, url, created_at, content) values
  ('c0000000-0000-4000-8000-000000000031', 'Speaking slowly enough without sounding slow',
    'Pauses in four places do more than any change of pace.',
    'Delivery', 'guide', false, null, '2025-08-23 09:00Z',
$text$Nervous people do not speak too fast everywhere; they leave out the pauses. Put them back in four places.

1. **Before you begin.** One breath after the question. It looks like thinking, because it is.
2. **After the situation.** The listener has to see the room before you walk through it.
3. **Before the number.** "It took us ... nine hours instead of four days."
4. **After the last sentence.** Stop. Do not add "so, yeah".

## Measure

About 130 to 160 words a minute is easy to follow. Dictate one answer here and look at the pace and the longest stretch without a pause. If the pace is fine and the stretch is long, it is the pauses.

## Fillers

"Um" is not a fault. It is a pause that is afraid of being one. Do not fight it: close your mouth at the end of a sentence, and most of them go.

## If English is not your first language

Shorter sentences, not faster ones. An accent costs nothing; a sentence of fifty words costs in any accent.$text$),
  ('c0000000-0000-4000-8000-000000000032', 'Nerves: what they are for, and what helps in the last ten minutes',
    'You will not be calm, and you do not have to be.',
    'Delivery', 'article', false, null, '2025-08-22 09:00Z',
$text$A faster heart is your body getting ready. Telling yourself "I am excited" works better for most people than telling yourself to calm down: the first is nearly true and the second is not.

## Ten minutes before

- Breathe out longer than in: four counts in, six out, ten times.
- Plant both feet. Drop your shoulders. Unclench your hands.
- Say your first sentence aloud, once. Only the first: the rest follows.
- Read the one line you wrote for this moment: what you are good at, with its number.

## In the middle

A wave comes usually at the second or third question. Name it if you must: "Give me a second, I want to answer that properly." Take a sip of water. Nobody has ever been rejected for a sip of water.

## After a bad answer

It feels larger to you than to them. If it matters, mend it: "May I go back to the budget question? I left out the most important part." Then let it go; the next question deserves your whole head.$text$),
  ('c0000000-0000-4000-8000-000000000033', 'Sounding sure without boasting',
    'Words to drop, words to keep, and who did what.',
    'Delivery', 'checklist', false, null, '2025-08-21 09:00Z',
$text$## Drop

- [ ] "just", "only", "a bit", "kind of"
- [ ] "I think maybe we could have"
- [ ] "I was lucky to", where you worked for it
- [ ] "This may be a stupid example, but"
- [ ] Adjectives about yourself: passionate, strategic, driven

## Keep

- [ ] "I don't know" and "I was wrong": said plainly they sound sure
- [ ] "About," in front of an honest estimate
- [ ] "We," where it really was "we"

## Add

- [ ] Verbs: asked, compared, decided, cut, moved, taught
- [ ] Who it helped
- [ ] Somebody else's part, by name: who can share praise seems to have enough of it

> Boasting is a claim without a proof. With the proof it is information.$text$),
  ('c0000000-0000-4000-8000-000000000034', 'Listening to the question',
    'Many weak answers are good answers to a different question.',
    'Delivery', 'article', false, null, '2025-08-20 09:00Z',
$text$A common fault of well-prepared people: they answer the question that they prepared instead of the one that was asked.

## Hear what kind it is

| It begins with | They want | Give |
|---|---|---|
| "Tell me about a time" | One story | Situation to result |
| "How do you usually" | A method | Steps, then a short case |
| "What would you do if" | Judgment | Questions, options, decision |
| "Why" | A reason | The reason first, then its proof |
| "What is" | Knowledge | Definition, example, limit |

## Three habits

1. Write down two words of the question while it is asked.
2. If it has two halves, say so: "That is two things; I begin with the second."
3. Put one of its words into your first sentence. It keeps you on it, and shows that you are.

## If you notice halfway

"I have drifted. Back to your question: ..." People trust somebody who can turn around.$text$),
  ('c0000000-0000-4000-8000-000000000035', 'The last minute: closing an interview',
    'Three sentences for "Is there anything you would like to add?"',
    'Delivery', 'template', false, null, '2025-08-19 09:00Z',
$text$The last minute is remembered better than the tenth. Have it ready.

## Copy it and make it yours

> "Thank you. What stays with me is [something you learned today]. You need somebody who [the core of the role in their words]; I have [the one proof you want them to remember]. I would like to do this work, and I look forward to hearing from you by [date]."

## Only if something was left open

> "One thing I answered badly: [question]. What I should have said is [one sentence]."

## Do not

- begin a new story;
- ask "How did I do?": it forces a polite lie;
- apologize for taking their time.

## Within a day

A message of four lines: thanks, one concrete thing from the talk, one sentence that you want the role, the open point if there is one. No attachment.$text$)
on conflict (id) do update set
  title = excluded.title, summary = excluded.summary, category = excluded.category, type = excluded.type,
  is_featured = excluded.is_featured, url = excluded.url, created_at = excluded.created_at, content = excluded.content;
