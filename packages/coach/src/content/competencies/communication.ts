import { defineCompetency } from '../define.ts';

export const communication = defineCompetency({
  id: 'communication',
  title: 'Communication',
  questions: [
    {
      id: 'communication-outsider',
      kind: 'behavioural',
      competency: 'communication',
      level: 1,
      type: 'hr',
      text: 'Tell me about a time you had to make something complicated clear to a complete beginner. How did you do it?',
      ideal:
        'Last year I worked in a payroll office, and we had to explain a new retirement plan to people who had never thought about it. My task was a twenty-minute talk at the start of their shift. The official leaflet had eleven pages, so I first asked two of them what they wanted to know. It came down to one question: how much less will I have on payday? I left out the law, drew one real pay stub on a whiteboard and moved 30 dollars from one box to another, like putting money in a jar for later. Then I asked one of them to explain it back to me in their own words, and I found out that the term "employer match" had meant nothing at all. I dropped it. As a result 46 of 52 people signed up within two weeks, and our office got four calls instead of the usual forty. Since then I ask what people want to know before I make a single slide.',
      followUps: ['What was hardest to simplify without getting it wrong?'],
      hint: 'Who were you talking to, what did you change for them, and how do you know it worked?',
    },
    {
      id: 'communication-third-explanation',
      kind: 'situational',
      competency: 'communication',
      level: 1,
      type: 'hr',
      text: "A colleague has explained something to you three times, and you still don't get it. What do you do?",
      ideal:
        "I'd say so, because nodding now means a mistake later, and my colleague pays for that too. What I wouldn't do is ask for the same explanation a fourth time. First I'd say what I did understand: \"It's clear to me up to the approval; I get lost when the amount is split.\" Usually the gap is smaller than it feels, and then the other person knows where to start. Next I would ask for another form: a real case from yesterday, a drawing, or to do it myself while my colleague watches. I would thank them for their patience and ask whether this is a good moment. Then I would explain it back in my own words and go through one fresh case alone. What I learn I would write down as a short note with the example. When I started my first office job, cost codes were like that for me. After one drawing I filled in 60 forms in my first month and got two back.",
      followUps: ["And what do you do when you're the one explaining, and you're not getting through?"],
      hint: "The same words won't help again. What can you give the other person to work with?",
    },
    {
      id: 'communication-channel',
      kind: 'knowledge',
      competency: 'communication',
      level: 1,
      type: 'hr',
      text: 'How do you decide whether to send an email, send a chat message, call, or walk over and talk?',
      ideal:
        'I choose by what the other person has to do with it. If something must be found again later, such as a decision, a date or a price, I write an email with the point in the subject line. A chat message is for small things that can be answered in a line, because it interrupts, so I put the whole question into the first message and never just write hello. As soon as something is urgent, or feelings are involved, I pick up the phone or walk over: tone gets lost in text, and two minutes of talking replace ten messages. If a thread has gone back and forth three times, that is my sign to call. After a call that settled something I send two lines with what we agreed, so that nobody has to rely on memory. I also ask people what they prefer. On my last team one colleague read email only twice a day, and once we all knew that, late answers dropped by about half.',
      followUps: ['Which one do you like least, and when do you use it anyway?'],
      hint: 'Give one rule for each, and say why.',
    },
    {
      id: 'communication-misunderstanding',
      kind: 'behavioural',
      competency: 'communication',
      level: 2,
      type: 'hr',
      text: 'Tell me about a misunderstanding that was partly your fault. How did you clear it up?',
      ideal:
        'Two years ago I organized meetings for our office, and I wrote to our caterer that we\'d be "about 80, same as in May". I was responsible for the order. In May there had been a sit-down lunch; I only meant the number. On the day the caterer arrived with 80 hot meals for a meeting where everyone would be standing, with no tables. I didn\'t argue about whose fault it was, because people were coming in 90 minutes. I called the caterer over, said that my message could be read both ways, and asked what we could do with the food. Together we cut the dishes into small portions and borrowed high tables from the café downstairs. The lunch went well, and the extra cost was only 240 dollars. The next morning I called the caterer, thanked the crew and suggested a one-page order form: number, kind of service, furniture, time. We\'ve used it for 35 events since then without a single mix-up. I learned that "same as last time" isn\'t an instruction.',
      followUps: ['How did the other person see your part in it?'],
      hint: 'Be honest about your part. Then say how you fixed it, and what keeps it from happening again.',
    },
    {
      id: 'communication-listening',
      kind: 'behavioural',
      competency: 'communication',
      level: 2,
      type: 'hr',
      text: "Tell me about a time you picked up on something a person didn't say out loud, and it turned out to matter.",
      ideal:
        'In my last job I ran the weekly call with one of our suppliers. My job was to confirm quantities, nothing more. One Thursday my contact there answered every question with "that should be fine", when it had always been "yes" before. I noticed the change, and a tired voice. I could have let it go, because on paper everything was green. Instead I stayed on the line after the others had left and said: "You sounded less sure today. Is there something that would help us to know early?" Then I kept quiet. After a pause my contact told me that a machine was down and the repair would take until the end of the month. I said thank you for being open with me, and we agreed on a partial delivery. With our purchasing lead I moved two orders to a second supplier. We didn\'t lose a single day, and the shortage we would have had never happened. Since then I write down not only what is said in calls, but what was different.',
      followUps: ['When have you read too much into something somebody said?'],
      hint: 'What was the signal, what did you say, and what would have happened otherwise?',
    },
    {
      id: 'communication-presentation',
      kind: 'behavioural',
      competency: 'communication',
      level: 2,
      type: 'hr',
      text: 'Tell me about a time you presented to a tough audience. How did you prepare?',
      ideal:
        "Last spring I had to present a plan for shorter office hours to our board, eleven people, at least four of them against it. My task was to get a decision that evening. I started with the audience, not the slides: I called three members, two of them critical, and asked what they would need to hear. They worried about service and about job cuts. So I opened with the decision I was asking for, then spent five of my fifteen minutes on exactly those two points, with numbers from two similar offices. I kept it to six slides, rehearsed twice aloud with a colleague who played the toughest critic, and prepared answers to ten questions. There was one question I couldn't answer. I said so, and I sent the number by noon the next day. The plan passed with nine votes, and one of the critics led the trial. What I took away: the real work on a presentation happens before the first slide.",
      followUps: ['If you gave it again, what would you leave out?'],
      hint: 'Most of a good answer happens in the days before you get up there.',
    },
    {
      id: 'communication-written',
      kind: 'behavioural',
      competency: 'communication',
      level: 2,
      type: 'hr',
      text: 'Tell me about a guide or report you wrote that people actually use. What makes it work?',
      ideal:
        "When I started as an office coordinator, there was a 60-page handbook that nobody opened. New people called our office instead, about 25 times a week, and I was asked to update it. Before I wrote anything I kept a list of those calls for two weeks. Eighteen questions made up nearly all of them. So I decided against a better handbook and wrote eighteen half-page cards, each with the question as its title, the answer in the first line and the steps under it. I took out our office jargon. Then I gave five cards to a trainee in the first week and watched without helping. Two of them didn't work, because I had skipped a step that was obvious to me. I rewrote those with the trainee. The cards are on our intranet, one click from the home page, and each has a date when I check it again. Calls dropped from 25 to 6 a week within a month, and three other offices asked for copies. I learned to test a text like a product.",
      followUps: ['How do you keep it up to date?'],
      hint: 'Start with the readers: what got in their way before, and how do you know they use it now?',
    },
    {
      id: 'communication-bad-news',
      kind: 'behavioural',
      competency: 'communication',
      level: 3,
      type: 'hr',
      text: "What's the hardest news you've ever had to break to people at work? How did you prepare for it?",
      ideal:
        "Three years ago I ran a regional office, and I had to tell nine people that their site would close in six months. I asked for two days before the announcement and used them: I worked through every likely question with HR, and I fought for one thing, that each person would hear on the same day what it meant for them. I told all nine together at ten in the morning, in my first sentence, without a long build-up, and I gave the reason in plain numbers. I did not say that I knew how they felt. Then I stopped talking. In the afternoon I met each of them alone for half an hour with a sheet on pay, dates and open jobs, and when I didn't know something, I said when I would. I came back every Tuesday. Seven of the nine stayed until the last day, five moved to other sites, and the handover was complete. I learned that people handle bad news better than vague news.",
      followUps: ['What would you say differently today?'],
      hint: 'Cover the time before, the first minute, and the weeks after.',
    },
    {
      id: 'communication-unpopular-change',
      kind: 'situational',
      competency: 'communication',
      level: 3,
      type: 'hr',
      text: "On Monday you have to announce a change that most of your forty people won't like. It's already decided. How do you put the message together?",
      ideal:
        "I'd start with the person who has the most to lose and write for them. Before Monday I would make sure that I understand the reasons well enough to defend them, and if I do not, I would go back to whoever decided. I'd tell the team leads a day earlier and ask which objections to expect. The message itself has five parts: what changes and from when, why, what was considered and rejected, what it means for each group, and what stays the same. I would admit the drawbacks openly, because if I call a cut an opportunity, nobody believes the rest. I would say it in person to all forty at the same hour, and send the same words in writing straight after. I would be clear about what is settled and what is still open, and invite ideas for the open part. A week later I would collect the questions and publish the answers. When I brought in new working hours this way, 34 of 40 people had picked their slots within ten days.",
      followUps: ["What do you do if you don't agree with the change yourself?"],
      hint: 'Think about who hears it when, what you say, and what happens in the week after.',
    },
    {
      id: 'communication-many-places',
      kind: 'situational',
      competency: 'communication',
      level: 3,
      type: 'hr',
      text: "You're running a project across four offices and three time zones. How do you keep everyone in the loop without drowning them in messages?",
      ideal:
        "I'd set up one place where everyone finds the current state. First I would ask each office two questions: what do you need to know to do your part, and what are you getting that you never read? Then I would set a rhythm. One written update a week, one page, always in the same format: what was decided, what's late, what I need from whom. Decisions go into a log with the date, the reason and the owner, so that people who slept through a meeting can read why. I'd keep live meetings for what needs a discussion, at hours that rotate, because otherwise the same office is always up at night. Chat is for today only, and nothing gets decided there. I'd name one contact in each office who tells me what isn't getting through. After a month I would check by asking three people at random for our two top risks. When I tried this with 45 people, internal email dropped by a third, and the question \"who decided that?\" nearly disappeared.",
      followUps: ['What would you still say in person or on a call, and why?'],
      hint: 'Separate what you write down from what you talk about, and say how you find out what got lost.',
    },
  ],
});
