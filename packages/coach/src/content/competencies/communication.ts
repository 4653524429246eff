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
      text: 'Which complicated subject have you had to make clear to a complete outsider? How did you go about it?',
      ideal:
        'Last year I worked in the payroll office of a bakery chain, and a new pension scheme had to be explained to the night bakers. My task was a twenty-minute talk at five in the morning. The official leaflet had eleven pages, so I first asked two bakers what they wanted to know. It came down to one question: how much less will I have on payday? I left out the law, drew one real payslip on a board and moved 30 euros from one pot to the other, like setting aside dough for tomorrow. Then I asked one of the bakers to explain it back to me in their own words, and I heard that the term "employer share" had meant nothing at all. I dropped it. As a result 46 of 52 people signed up within two weeks, and the office got four calls instead of the usual forty. Since then I ask what people want to know before I write a single slide.',
      followUps: ['Which part did you find hardest to simplify without making it wrong?'],
      hint: 'Say who the listener was, what you changed for that person, and how you know that it worked.',
    },
    {
      id: 'communication-third-explanation',
      kind: 'situational',
      competency: 'communication',
      level: 1,
      type: 'hr',
      text: 'A colleague has explained something to you three times, and you still do not follow. What do you do?',
      ideal:
        'I would say so, because nodding now means a mistake later, and the colleague pays for that too. What I would not do is ask for the same explanation a fourth time. First I would say what I did understand, as far as it goes: "Up to the approval it is clear to me; I get lost when the amount is split." Mostly the gap is smaller than it feels, and then the other person knows where to start. Next I would ask for another form: a real case from yesterday, a drawing, or to do it myself while the colleague looks on. I would thank them for their patience and ask whether this is a good moment. Then I would explain it back in my own words and go through one fresh case alone. What I learn I would write down as a short note with the example. When I started in a claims office, customs codes were like that for me. After one drawing I filled in 60 forms in my first month and got two back.',
      followUps: ['What do you do when you are the one who explains and does not get through?'],
      hint: 'The same words will not help again. What can you give the other person to work with?',
    },
    {
      id: 'communication-channel',
      kind: 'knowledge',
      competency: 'communication',
      level: 1,
      type: 'hr',
      text: 'How do you choose between an email, a chat message, a phone call and walking over to somebody?',
      ideal:
        'I choose by what the other person has to do with it. If something must be found again later, such as a decision, a date or a price, I write an email with the point in the subject line. A chat message is for small things that can be answered in a line, because it interrupts, so I put the whole question into the first message and never just write hello. As soon as a matter is urgent, or there are feelings in it, I pick up the phone or go there: tone gets lost in text, and two minutes of talking replace ten messages. If a thread has gone back and forth three times, that is my sign to call. After a call that settled something I send two lines with what we agreed, so that nobody has to rely on memory. I also ask people what they prefer. In my last team one colleague read email only twice a day, and a simple agreement about that cut our late answers by about half.',
      followUps: ['Which channel do you like least, and when do you use it anyway?'],
      hint: 'Give one rule per channel, with the reason behind it.',
    },
    {
      id: 'communication-misunderstanding',
      kind: 'behavioural',
      competency: 'communication',
      level: 2,
      type: 'hr',
      text: 'Describe a misunderstanding that you had a share in. How was it cleared up?',
      ideal:
        'Two years ago I coordinated events for a museum, and I wrote to our caterer that we would be "about 80, same as in May". I was responsible for the order. In May there had been a sit-down dinner; I only meant the number. On the day the caterer arrived with 80 hot meals for an event with standing guests and no tables. I did not discuss whose fault it was, because the guests were coming in 90 minutes. I called the head chef over, said that my message could be read both ways, and asked what could be done with the food. Together we cut the dishes into small portions and borrowed high tables from the café. The evening went well, and the extra cost stayed at 240 euros. The next morning I rang the caterer, thanked the crew and proposed a one-page order form: number, kind of service, furniture, time. We have used it for 35 events since then without a single mix-up. I learned that "same as last time" is not an instruction.',
      followUps: ['How did the other side see your part in it?'],
      hint: 'Be honest about your own part, then show both the repair and what keeps it from happening again.',
    },
    {
      id: 'communication-listening',
      kind: 'behavioural',
      competency: 'communication',
      level: 2,
      type: 'hr',
      text: 'When did something that you heard between the lines turn out to be important?',
      ideal:
        'In my previous role I ran the weekly call with a supplier of packaging. My job was to confirm quantities, nothing more. One Thursday the planner there answered every question with "that should be fine", where it had always been "yes". I noticed the change and that the voice was tired. I could have let it pass, because on paper all was green. Instead I stayed on the line after the others had left and said: "You sounded less sure today. Is there something that would help us to know early?" Then I kept quiet. After a pause the planner told me that a machine was down and the repair would take until the end of the month. I thanked the planner for the openness, and agreed on a partial delivery. With our production lead I moved two orders to a second supplier. We lost no day of production, and an expected shortage of 12,000 boxes never happened. Since then I write down not only what is said in calls, but what was different.',
      followUps: ['When have you read too much into what somebody said?'],
      hint: 'What was the signal, what did you say because of it, and what would have happened otherwise?',
    },
    {
      id: 'communication-presentation',
      kind: 'behavioural',
      competency: 'communication',
      level: 2,
      type: 'hr',
      text: 'Tell me about a presentation in front of a demanding audience. How did you get ready for it?',
      ideal:
        'Last spring I had to present our plan for a shorter opening week to the board of a library network, eleven people of whom at least four were against it. My task was to get a decision that evening. I began with the audience, not the slides: I rang three members, two of them critical, and asked what they would need to hear. They worried about school groups and about job cuts. So I opened with the decision I was asking for, then spent five of my fifteen minutes on exactly these two points, with figures from two comparable towns. I kept to six slides, rehearsed twice aloud with a colleague who played the toughest critic, and prepared answers to ten questions. One question I could not answer; I said so and sent the figure by noon the next day. The plan passed with nine votes, and one of the critics chaired the trial. What I took away: the work on a presentation is done before the first slide.',
      followUps: ['What would you leave out if you gave it again?'],
      hint: 'Most of a good answer happens in the days before you step up.',
    },
    {
      id: 'communication-written',
      kind: 'behavioural',
      competency: 'communication',
      level: 2,
      type: 'hr',
      text: 'Which report, guide or set of instructions written by you do people really open, and why does it work?',
      ideal:
        'When I joined a hotel group as a shift coordinator, there was a handbook of 60 pages that nobody opened. New staff rang the office instead, about 25 times a week, and I was asked to update it. Before I wrote anything I kept a list of those calls for two weeks. Eighteen questions made up nearly all of them. I decided against a better handbook and wrote eighteen half-page cards, each with the question as its title, the answer in the first line and the steps under it. I took out every word that we only use in the office. Then I gave five cards to a trainee in the first week and watched without helping: two of them failed, because I had skipped a step that was obvious to me. I rewrote those with the trainee. The cards hang beside the tills with a code to scan. Calls fell from 25 to 6 a week within a month, and three other hotels asked for copies. I learned to test a text like a product.',
      followUps: ['How do you keep it up to date?'],
      hint: 'Start from the readers: what stopped them before, and what tells you that they use it now?',
    },
    {
      id: 'communication-bad-news',
      kind: 'behavioural',
      competency: 'communication',
      level: 3,
      type: 'hr',
      text: 'What is the hardest message you have had to deliver in your career, and how did you prepare for it?',
      ideal:
        'Three years ago I led a regional office, and I had to tell nine people that their site would close in six months. I asked for two days before the announcement and used them: I worked through every likely question with HR, and I fought for one thing, that each person would hear on the same day what it meant for them. I told all nine together at ten in the morning, in the first sentence, without a long build-up, and I gave the reason in plain figures. I did not say that I knew how they felt. Then I stopped talking. In the afternoon I met each of them alone for half an hour with a sheet on pay, dates and open posts, and where I did not know something, I said by when I would. I came back every Tuesday. Seven of the nine stayed until the last day, five moved to other sites, and the handover was complete. I learned that people can bear bad news better than vagueness.',
      followUps: ['Which sentence would you say differently today?'],
      hint: 'Cover the time before, the first minute, and the weeks after.',
    },
    {
      id: 'communication-unpopular-change',
      kind: 'situational',
      competency: 'communication',
      level: 3,
      type: 'hr',
      text: 'A change that most of the forty people concerned will dislike has been decided. You announce it on Monday. How do you build the message?',
      ideal:
        'I would start with the person who loses most by it and write for that reader. Before Monday I would make sure that I understand the reasons well enough to defend them, and if I do not, I would go back to whoever decided. I would tell the team leads a day earlier and hear from them which objections to expect. The message itself has five parts: what changes and from when, why, what was considered and rejected, what it means for each group, and what stays the same. I would admit the drawbacks openly, because if I call a cut an opportunity, nobody believes the rest. I would say it in person to all forty at the same hour, and send the same words in writing straight after. I would be clear about what is settled and what is still open, and invite ideas for the open part. A week later I would collect the questions and publish the answers. When I introduced weekend shifts in this way, 34 of 40 people had chosen their slots within ten days.',
      followUps: ['What do you do if you do not agree with the change yourself?'],
      hint: 'Think of order: who hears it when, what the message holds, and what happens in the week after.',
    },
    {
      id: 'communication-many-places',
      kind: 'situational',
      competency: 'communication',
      level: 3,
      type: 'hr',
      text: 'A project is spread over four offices and three time zones. How do you keep everybody informed without drowning them?',
      ideal:
        'I would make one place where the truth stands. First I would ask each office two questions: what do you need to know to do your part, and what are you getting that you never read? Then I would set a rhythm. One written update a week, one page, always in the same form: what was decided, what is late, what I need from whom. Decisions go into a log with the date, the reason and the owner, so that people who slept through a meeting can read why. Live meetings I would keep for what needs a discussion, at hours that rotate, because otherwise the same office always sits there at night. Chat is for today only, and nothing is decided in it. I would name one contact in each office who tells me what does not arrive. After a month I would check by asking three people at random for our two top risks. When I tried this with 45 people, internal mail fell by a third, and the question "who decided that?" nearly disappeared.',
      followUps: ['What would you still tell people out loud, and why?'],
      hint: 'Separate what must be written, what must be talked about, and how you learn what got lost.',
    },
  ],
});
