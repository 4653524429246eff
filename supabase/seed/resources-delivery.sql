-- The library: Delivery. Texts may be changed here; the ids stay.

insert into public.resources (id, title, summary, category, type, is_featured, url, created_at, content) values
  ('c0000000-0000-4000-8000-000000000031', 'Speaking slowly enough without sounding slow',
    'Pausing in four places does more for you than slowing down.',
    'Delivery', 'guide', false, null, '2025-08-23 09:00Z',
$text$When you're nervous, the trouble isn't how fast you talk. It's that you leave out the pauses. Put them back in four places.

1. **Before you begin.** Take one breath after the question. It looks like you're thinking, because you are.
2. **After the situation.** Give them time to picture it before you go on.
3. **Before the number.** "It took us ... nine hours instead of four days."
4. **After the last sentence.** Stop. Don't add "so, yeah."

## Measure

About 130 to 160 words a minute is easy to follow. Dictate one answer here, and look at your pace and your longest stretch without a pause. If your pace is fine but that stretch is long, work on the pauses.

## Fillers

There's nothing wrong with an "um." It's just a pause with a sound in it. Don't fight it. Close your mouth at the end of each sentence, and most of them will go away.

## If English is not your first language

Use shorter sentences, not faster ones. Your accent won't cost you anything. A fifty-word sentence will, in any accent.$text$),
  ('c0000000-0000-4000-8000-000000000032', 'Nerves: what they''re for, and what helps in the last ten minutes',
    'You won''t be calm, and you don''t have to be.',
    'Delivery', 'article', false, null, '2025-08-22 09:00Z',
$text$A faster heartbeat is your body getting ready. For most people, it works better to say "I'm excited" than to tell yourself to calm down. You're almost excited already. You're nowhere near calm.

## Ten minutes before

- Breathe out longer than you breathe in: four counts in, six counts out, ten times.
- Plant both feet. Drop your shoulders. Unclench your hands.
- Say your first sentence out loud, once. Just the first one. The rest will follow.
- Read the one line you wrote for this moment: what you're good at, with a number.

## In the middle

You'll often feel a wave of nerves around the second or third question. Say so if you have to: "Give me a second, I want to answer that properly." Take a sip of water. Nobody has ever been rejected over a sip of water.

## After a bad answer

It feels bigger to you than to them. If it matters, fix it: "Could I go back to the budget question? I left out the most important part." Then let it go. The next question deserves your full attention.$text$),
  ('c0000000-0000-4000-8000-000000000033', 'Sounding sure without boasting',
    'Words to drop, words to keep, and how to say who did what.',
    'Delivery', 'checklist', false, null, '2025-08-21 09:00Z',
$text$## Drop

- [ ] "just," "only," "a bit," "kind of"
- [ ] "I think maybe we could have"
- [ ] "I was lucky to," when you worked for it
- [ ] "This may be a stupid example, but"
- [ ] Adjectives about yourself: passionate, strategic, driven

## Keep

- [ ] "I don't know" and "I was wrong": said plainly, they sound confident
- [ ] "About," in front of an honest estimate
- [ ] "We," where it really was "we"

## Add

- [ ] Verbs: asked, compared, decided, cut, moved, taught
- [ ] Who it helped
- [ ] Somebody else's part, by name: people who share credit seem to have plenty of it

> A claim with no proof is boasting. With proof, it's information.$text$),
  ('c0000000-0000-4000-8000-000000000034', 'Listening to the question',
    'A lot of weak answers are good answers to some other question.',
    'Delivery', 'article', false, null, '2025-08-20 09:00Z',
$text$Well-prepared people often make the same mistake: they answer the question they prepared instead of the one they were asked.

## Figure out what kind it is

| It begins with | They want | Give |
|---|---|---|
| "Tell me about a time" | One story | The situation through the result |
| "How do you usually" | A method | Your steps, then a quick example |
| "What would you do if" | Judgment | Your questions, your options, your decision |
| "Why" | A reason | The reason first, then an example |
| "What is" | Knowledge | A definition, an example, a limit |

## Three habits

1. Write down two key words from the question while they're asking it.
2. If it has two halves, say so: "That's two things. I'll start with the second."
3. Use one of those words in your first sentence. It keeps you on track and shows them that you listened.

## If you notice halfway

Say "I've gotten off track. Back to your question: ..." People trust somebody who can catch that and fix it.$text$),
  ('c0000000-0000-4000-8000-000000000035', 'The last minute: closing an interview',
    'Three sentences for "Is there anything you''d like to add?"',
    'Delivery', 'template', false, null, '2025-08-19 09:00Z',
$text$People remember the last minute better than the tenth. Have yours ready.

## Copy it and make it yours

> "Thank you. What really struck me today is [something you learned today]. You need somebody who [the core of the role in their words]. I have [the one piece of evidence you want them to remember]. I'd like to do this work, and I look forward to hearing from you by [date]."

## Only if you left something open

> "There's one question I didn't answer well: [question]. What I should have said is [one sentence]."

## Don't

- start a new story;
- ask "How did I do?" because it forces them to be polite instead of honest;
- apologize for taking their time.

## Within a day

Send four lines: thank them, mention one specific thing from the conversation, say that you want the job, and answer any question that's still open. Don't attach anything.$text$)
on conflict (id) do update set
  title = excluded.title, summary = excluded.summary, category = excluded.category, type = excluded.type,
  is_featured = excluded.is_featured, url = excluded.url, created_at = excluded.created_at, content = excluded.content;
