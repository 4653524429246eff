-- The library: Resume & Letters. Texts may be changed here; the ids stay.

insert into public.resources (id, title, summary, category, type, is_featured, url, created_at, content) values
  ('c0000000-0000-4000-8000-000000000039', 'Lines that earn their place on a resume',
    'Turn duties into results with one pattern, and cut what nobody asks about.',
    'Resume & Letters', 'guide', false, null, '2025-08-14 09:00Z',
$text$A line earns its place if somebody could ask a good question about it. Pattern: **verb, what, how much, so that**.

| Before | After |
|---|---|
| Responsible for onboarding | Rewrote onboarding for 40 sales staff; first sale after 3 weeks instead of 5 |
| Worked on the checkout page | Cut the checkout from 6 steps to 3; abandoned carts fell from 31% to 24% |
| Helped with patient intake | Took in 25 patients a shift and trained four new colleagues in triage |
| Various administrative tasks | Kept the calendars of three directors without a double booking in two years |

## Order

The first two lines under each job get read. Put there what the new job needs, not what took most of your time.

## Cut

- Duties that everyone with the title has.
- Anything you could not talk about for two minutes.
- Soft skills as a list. They belong inside a line: "persuaded", "taught", "calmed".

## Truth

Only what you did and can explain. Every number will be asked about, and an honest "about" before it makes it stronger.$text$),
  ('c0000000-0000-4000-8000-000000000040', 'Will a machine read your resume?',
    'What applicant tracking systems lose, and how to test it in two minutes.',
    'Resume & Letters', 'checklist', false, null, '2025-08-13 09:00Z',
$text$An applicant tracking system turns your file into text and fills fields. What it cannot read, nobody sees.

## Usually lost

- [ ] Text in the header or footer of the page: put the name and address into the body
- [ ] Two columns: read across, line by line, they become soup
- [ ] Tables and text boxes
- [ ] Icons in place of "Phone" or "E-mail"
- [ ] Skills drawn as bars or stars
- [ ] Headings with invented names: use Experience, Education, Skills
- [ ] Dates like "Summer 21": write 06/2021 to 09/2021

## Test it

1. Open the PDF, select everything, copy it into an empty text file.
2. Read from the top. Is the order right? Is every heading on its own line?
3. Search for your phone number and the name of your last employer.

If that text makes sense, a machine can read it. Then stop designing for machines: after the filter, a person reads.$text$),
  ('c0000000-0000-4000-8000-000000000041', 'A cover letter in four paragraphs',
    'Half a page that says what the resume cannot.',
    'Resume & Letters', 'template', false, null, '2025-08-12 09:00Z',
$text$A letter is worth writing if it says something that the resume can't: why this, why you, why now.

## Copy it and make it yours

Dear [name],

[One sentence that only fits this ad: what you saw, used or know about their problem.] I am applying as [role].

You are looking for somebody who [their first requirement, in their words]. At [place] I [what you did, with a number]. [One sentence on how: the decision that mattered.]

Your ad also mentions [second requirement]. [Your closest experience, honestly: done, learning, or new.] [What you would do about it in the first month.]

I could start on [date]. I would be glad to tell you more about [the story you most want to be asked about].

Kind regards, [name]

## Check

- [ ] Half a page, no more
- [ ] The first sentence does not begin with "I"
- [ ] No sentence repeats the resume
- [ ] Every number also appears on the resume
- [ ] The company's name is right everywhere$text$),
  ('c0000000-0000-4000-8000-000000000042', 'One resume, many ads: what to change each time',
    'Fifteen minutes a version, without inventing anything.',
    'Resume & Letters', 'article', false, null, '2025-08-11 09:00Z',
$text$Tailoring is choosing, not inventing. Keep one long document with everything you have done, about three pages; nobody ever sees it. For each ad, cut it down.

## Fifteen minutes

1. **Mark five requirements** in the ad. Use their words where they are true for you: "customer support" if that's what they call it, not "client care."
2. **Reorder** the lines under your two most recent jobs so that those five come first.
3. **Cut** whatever answers none of them, until it fits.
4. **Rewrite the top line**, the one under your name: role, years, the one piece of evidence.
5. **Save it under a name with the company and the date.** In the interview you need to know which version they hold.

## Do not

- Add a skill that you've only read about. Write "learning" or leave it out.
- Copy sentences from the ad. Readers notice, and so does the software.
- Make a new design for each. The content is what differs.

The resume page here compares a version with a job ad and tells you which requirements it does not mention.$text$),
  ('c0000000-0000-4000-8000-000000000043', 'Messages for every step',
    'Thanks, follow-up, declining, asking for feedback: short texts to copy and change.',
    'Resume & Letters', 'template', false, null, '2025-08-10 09:00Z',
$text$## Thanks, the same day

> Dear [name], thank you for the talk today. What you said about [topic] made the role clearer to me, and I would like to do it. One addition to your question about [question]: [one sentence]. Kind regards

## No answer after the date they named

> Dear [name], you expected to decide by [date]. I am still very interested and wanted to ask where things stand. Is there anything else you need from me?

Send it two working days after the date. Once more a week later. Then let it rest.

## After a rejection

> Dear [name], thank you for letting me know, and for your time. If you have a minute: what was the one thing the other person had that I did not? It would help me. I would be glad to hear from you when something fits.

## Declining an offer

> Dear [name], thank you for the offer and for the open talks. I have decided for another role, because [one true, kind reason]. I hope our ways cross again.

## Withdrawing early

> Dear [name], I have thought it over, and [work, place, timing] does not fit as I had hoped. I would rather tell you now than after the next round. Thank you for your time.$text$)
on conflict (id) do update set
  title = excluded.title, summary = excluded.summary, category = excluded.category, type = excluded.type,
  is_featured = excluded.is_featured, url = excluded.url, created_at = excluded.created_at, content = excluded.content;
