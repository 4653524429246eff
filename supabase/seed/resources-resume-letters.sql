-- The library: Resume & Letters. Texts may be changed here; the ids stay.

insert into public.resources (id, title, summary, category, type, is_featured, url, created_at, content) values
  ('c0000000-0000-4000-8000-000000000039', 'Lines that earn their place on a resume',
    'Use one pattern to turn duties into results, and cut what nobody will ask about.',
    'Resume & Letters', 'guide', false, null, '2025-08-14 09:00Z',
$text$A line earns its place if somebody could ask you a good question about it. Use this pattern: **verb, what, how much, so that**.

| Before | After |
|---|---|
| Responsible for onboarding | Rewrote onboarding for 40 sales reps; new hires made their first sale in 3 weeks instead of 5 |
| Worked on the checkout page | Cut the checkout from 6 steps to 3; abandoned carts fell from 31% to 24% |
| Helped with patient intake | Handled intake for 25 patients a shift and trained four new coworkers in triage |
| Various administrative tasks | Managed three directors' calendars for two years without a single double booking |

## Order

People read the first two lines under each job. Use them for what the new job needs, not for what took up most of your time.

## Cut

- Duties that anyone with that title would have.
- Anything you couldn't talk about for two minutes.
- Lists of soft skills. Work those into your lines instead: "persuaded," "taught," "calmed."

## Truth

Only list things you did and can explain. They may ask about any of your numbers, and an honest "about" makes a number stronger.$text$),
  ('c0000000-0000-4000-8000-000000000040', 'Can a machine read your resume?',
    'What applicant tracking systems lose, and how to test your resume in two minutes.',
    'Resume & Letters', 'checklist', false, null, '2025-08-13 09:00Z',
$text$An applicant tracking system turns your file into text and uses it to fill in fields. If it can't read something, nobody will see it.

## Usually lost

- [ ] Text in the page header or footer: put your name and address in the body
- [ ] Two columns: read line by line across the page, they turn into soup
- [ ] Tables and text boxes
- [ ] Icons in place of "Phone" or "Email"
- [ ] Skills drawn as bars or stars
- [ ] Headings with made-up names: use Experience, Education, Skills
- [ ] Dates like "Summer 21": write 06/2021 to 09/2021

## Test it

1. Open the PDF, select everything, and copy it into an empty text file.
2. Read it from the top. Is everything in the right order? Is every heading on its own line?
3. Search for your phone number and your last employer's name.

If the text makes sense, a machine can read it. Then stop designing for machines. Once it gets through, a person will read it.$text$),
  ('c0000000-0000-4000-8000-000000000041', 'A cover letter in four paragraphs',
    'Half a page that says what your resume can''t.',
    'Resume & Letters', 'template', false, null, '2025-08-12 09:00Z',
$text$A letter is worth writing if it says something your resume can't: why this, why you, why now.

## Copy it and make it yours

Dear [name],

[One sentence that only fits this ad: what you've seen, used or know about their problem.] I'm applying for the [role] position.

You're looking for somebody who [their first requirement, in their words]. At [place] I [what you did, with a number]. [One sentence on how you did it: the decision that mattered.]

Your ad also mentions [second requirement]. [The closest thing you've done, and whether you know it well, are learning it or would be new to it.] [What you'd do about it in your first month.]

I could start on [date]. I'd be glad to tell you more about [the story you most want to be asked about].

Best regards, [name]

## Check

- [ ] Half a page, no more
- [ ] The first sentence doesn't begin with "I"
- [ ] No sentence repeats the resume
- [ ] Every number also appears on the resume
- [ ] The company's name is right everywhere$text$),
  ('c0000000-0000-4000-8000-000000000042', 'One resume, many ads: what to change each time',
    'It takes fifteen minutes a version, and you don''t have to make anything up.',
    'Resume & Letters', 'article', false, null, '2025-08-11 09:00Z',
$text$When you tailor a resume, you choose. You don't make things up. Keep one long document, about three pages, with everything you've done. Nobody else ever has to see it. For each ad, cut it down.

## Fifteen minutes

1. **Mark five requirements** in the ad. Use their words where they're true for you: "customer support" if that's what they call it, not "client care."
2. **Reorder** the lines under your two most recent jobs so those five come first.
3. **Cut** whatever doesn't speak to any of them, until it fits.
4. **Rewrite the top line**, the one under your name: your role, how many years, and your best piece of evidence.
5. **Put the company and the date in the file name.** When you get to the interview, you need to know which version they have.

## Don't

- Add a skill that you've only read about. Write "learning" or leave it out.
- Copy sentences from the ad. Readers will notice, and so will the software.
- Make a new design for each one. Only change what it says.

The resume page here compares a version with a job ad and tells you which requirements it doesn't mention.$text$),
  ('c0000000-0000-4000-8000-000000000043', 'Messages for every step',
    'Short messages to copy and change: thank them, follow up, ask for feedback, or turn them down.',
    'Resume & Letters', 'template', false, null, '2025-08-10 09:00Z',
$text$## Thank them the same day

> Dear [name], thank you for the conversation today. What you said about [topic] gave me a clearer picture of the role, and I'd love to do it. I have one thing to add to my answer about [question]: [one sentence]. Best regards, [your name]

## No answer after the date they gave you

> Dear [name], you'd mentioned that you expected to decide by [date]. I'm still very interested, and I wanted to ask where things stand. Is there anything else you need from me?

Send it two business days after that date, and once more a week later. Then let it go.

## After a rejection

> Dear [name], thank you for letting me know, and for your time. If you have a minute, could you tell me the one thing the other person had that I didn't? It would really help me. I'd be glad to hear from you if something else comes up.

## Declining an offer

> Dear [name], thank you for the offer, and for being so open with me. I've decided to take another role, because [one true, kind reason]. I hope our paths cross again.

## Withdrawing early

> Dear [name], I've thought it over, and [work, location, timing] isn't the fit I'd hoped it would be. I'd rather tell you now than after the next round. Thank you for your time.$text$)
on conflict (id) do update set
  title = excluded.title, summary = excluded.summary, category = excluded.category, type = excluded.type,
  is_featured = excluded.is_featured, url = excluded.url, created_at = excluded.created_at, content = excluded.content;
