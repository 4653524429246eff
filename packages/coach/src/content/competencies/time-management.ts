import { defineCompetency } from '../define.ts';

export const timeManagement = defineCompetency({
  id: 'time-management',
  title: 'Time management',
  questions: [
    {
      id: 'time-small-promises',
      kind: 'knowledge',
      competency: 'time management',
      level: 1,
      type: 'hr',
      text: 'How do you organize your week so that even small promises are kept?',
      ideal:
        'Everything that I promise goes into one list within a minute, because my memory is the weakest tool that I own. It does not matter whether I said it in a meeting or on the stairs: I write who, what and by when. On Friday afternoon I spend twenty minutes on the next week. I look at the list and the calendar together, pick the three results that must stand by Friday, and put them into the calendar as appointments with myself, the hardest one in the morning. I fill only about two thirds of the hours, since the rest comes by itself. Each morning I choose what I do first before I open my mail. If I see that a promise will not hold, I tell the person at once and offer a new date. In my last role as an office assistant I had some forty small requests a week. Before I worked in this way I forgot two or three of them; afterwards it was perhaps one a month.',
      followUps: ['What slipped through last, and how?'],
      hint: 'Describe your real routine: where things are written, when you plan, what happens when it breaks.',
    },
    {
      id: 'time-by-noon',
      kind: 'situational',
      competency: 'time management',
      level: 1,
      type: 'hr',
      text: 'It is eleven in the morning, three colleagues each expect something from you by noon, and there is time for two. What do you do?',
      ideal:
        'I would take three minutes to think before I touch any of them. For each I would ask what happens if it is not there: does a customer wait, does a meeting fail, or does it lie on a desk until tomorrow? If I do not know, I ask, in one short message to all three. Often one of the noon deadlines turns out to be soft. I would also look for a part that helps already, for example the two figures somebody needs for a call while the full table can follow. Then I tell the third person straight away, not at five to twelve: "I can not make noon, you will have it by two; does that work, or shall we find somebody else?" If all three are truly fixed, I would go to our supervisor with a proposal. Then I do one after the other without switching. At a print shop I handled such a morning every week, and in a year only one late job cost us a fee of 50 euros.',
      followUps: ['And if one of the three is your own manager?'],
      hint: 'There is one hour: what do you find out first, and who hears what from you?',
    },
    {
      id: 'time-halfway',
      kind: 'situational',
      competency: 'time management',
      level: 1,
      type: 'hr',
      text: 'Half the time for a task has gone, and you realize that you have done a third of it. What are your next steps?',
      ideal:
        'I would say it early, because at half time there is still something to choose from. First, though, I would take ten minutes to see why I am behind: did I underestimate the task, was I pulled away by other things, or am I polishing details that nobody asked for? The cure depends on the answer. Then I would list what is left, estimate each piece again with the speed I have really had so far, and mark what the receiver needs on the day. With that I would go to whoever is waiting and offer options: the core on time and the rest three days later, the whole a week later, or on time with help from one colleague. I would recommend one of them. After the decision I would clear my calendar of what can wait and check my progress daily instead of weekly. In my first job I had to label 900 archive boxes in a month. At the middle I had 290, spoke up, and with one student for six days we finished on the date.',
      followUps: ['How would it change your answer if the date had been promised to a client?'],
      hint: 'Go from the cause to the choices, and say when you would talk to whom.',
    },
    {
      id: 'time-interruptions',
      kind: 'behavioural',
      competency: 'time management',
      level: 2,
      type: 'hr',
      text: 'Tell me how you got work done that needed concentration, in a place where people kept interrupting you.',
      ideal:
        'In my last position I did the monthly accounts of a car dealer, at a desk right behind reception. I was expected to close the books by the fifth working day, and I was usually two days late. For one week I made a mark for each interruption: 31 a day, and two thirds of them were the same four questions. I weighed up moving to another room, but then the customers would have waited. Instead I did three things. I wrote the four answers on a card for the front desk, together with the receptionist. I agreed with the team on a quiet time from nine to eleven, with a small red flag on my desk, and a colleague took the urgent cases. In return I covered the desk after lunch. And for the breaks that still came, I noted in half a line where I was, so that I found my way back at once. Interruptions fell to 9 a day, and from the second month on I closed on day five. The sales office copied the flag.',
      followUps: ['Which interruptions did you decide to accept?'],
      hint: 'Show what you found out about the interruptions, then what you changed with others.',
    },
    {
      id: 'time-missed-deadline',
      kind: 'behavioural',
      competency: 'time management',
      level: 2,
      type: 'hr',
      text: 'Which deadline did you miss, and what happened afterwards?',
      ideal:
        'Two years ago I missed the date for a grant application by one day. I worked for a youth theater and was responsible for putting the file together; 15,000 euros were at stake. I had planned my own writing well, but I had asked our partner school for its signed letter only four days before the end, and the head teacher was on a course. I saw on the last morning that it would not come. I rang the foundation before the office closed, said that the mistake in planning was mine, and asked whether a letter could follow. They allowed one day and took a point off. I drove to the course, got the signature, and handed it in. We received 12,000 euros instead of 15,000. I told our director the same day, with what I would change. Since then I start every application backwards: everything that depends on other people is requested in the first week, with a reminder at half time. I have handed in 14 applications in this way, the latest of them three days early.',
      followUps: ['When could you have known?'],
      hint: 'Choose a real miss, be plain about your part, and give most of the time to what came after.',
    },
    {
      id: 'time-pushed-aside',
      kind: 'behavioural',
      competency: 'time management',
      level: 2,
      type: 'hr',
      text: 'Describe a long project that daily business kept pushing aside. How did you get it finished?',
      ideal:
        'At my previous company I was a team assistant, and I had been asked to bring order into nine years of contracts, about 1,400 files. There was no deadline, so for three months I did nothing, because the phone always won. My first step was to give it one: I asked my manager which date would be useful, and we found the audit in October. Then I cut the mass into pieces small enough for a bad day. One piece was twenty contracts, about forty minutes. I tried late afternoons first and failed four days out of five, so I moved it to eight fifteen, before the phones opened. I put a chart on the wall, where everybody could see the bar grow; a colleague from sales began to bring me missing pages unasked. When two weeks went wrong in summer, I recalculated and took one extra hour on Fridays. The last file was done nine days before the audit. We found 38 contracts that could be cancelled, which saved 21,000 euros a year.',
      followUps: ['What did you give up to make the time?'],
      hint: 'Why did it keep losing, and what exactly made it win?',
    },
    {
      id: 'time-estimate',
      kind: 'knowledge',
      competency: 'time management',
      level: 2,
      type: 'hr',
      text: 'How do you estimate the effort for something that you have never done before?',
      ideal:
        'I never give a single number at the first question; I give a range and say what it depends on. To get there, I break the task down until each piece looks like something that I or somebody else has done. For those pieces I use real figures from earlier jobs, not hopes, and I ask a person who knows the field where it usually goes wrong. For the one or two pieces that are truly new, I ask for half a day to try out a small sample; that teaches me more than an afternoon of thinking. I count the things that people forget: waiting for approvals, corrections, holidays, explaining the result. Then I add a reserve to the whole and name it openly, because a hidden one gets used up. While I work I compare after a quarter of the time, and I correct the forecast early. I once estimated the move of a shop from a sample of three shelves. I said 9 to 12 days and needed 11.',
      followUps: ['What do you say when the answer is wanted on the spot?'],
      hint: 'Known parts, unknown parts, forgotten parts: how do you get to a figure for each?',
    },
    {
      id: 'time-five-groups',
      kind: 'situational',
      competency: 'time management',
      level: 3,
      type: 'hr',
      text: 'You run a piece of work with a fixed end date, and it depends on five other departments that do not report to you. How do you keep it on time?',
      ideal:
        'I would plan backwards from the end date, and together with the five, not for them. In one session of two hours we would put all handovers on a wall: who gives what to whom, and what has to be true before. That shows the critical path, the chain where one late day moves the end, and I would spend most of my attention there. Each handover gets one named person and an interim date about a week before it hurts. I would ask every department for its own estimate, because people keep the dates they set themselves. I would hold the reserve at the end in one pot. Then a short meeting each week, 20 minutes, with just three questions: done, not done, what is in your way. If something slips, I ask how I can help first, and I tell the sponsor while there are still options. When I led an office move for 180 people in this way, two departments were late by a week, the reserve took it, and we opened on the Monday as planned.',
      followUps: ['One of the five keeps saying "nearly done". What do you do?'],
      hint: 'You have no power over them: what takes its place in the plan, in the rhythm and when it slips?',
    },
    {
      id: 'time-meetings-cut',
      kind: 'behavioural',
      competency: 'time management',
      level: 3,
      type: 'hr',
      text: 'Give an example of how you freed hours for a whole group, for instance from reports or meetings that had outlived their use.',
      ideal:
        'Last year I took over a purchasing team of eight, who told me that they had no time to negotiate. My goal was to win back half a day a week for each of them. I asked everybody to keep a rough diary for two weeks, without names on it. Eleven hours a week per head went into fixed meetings and reports. For each report I asked the receivers which decision they make with it and stopped sending three of them for a month; only one person asked. For the meetings I gave each a test: purpose, decision, who can be spared. Two were merged, one became a short written update, and the long one went from 90 to 40 minutes with papers sent a day ahead. A buyer suggested that anybody without a part may leave, and we took that up. After eight weeks we had gained 5.5 hours per person, and the team used them: savings in negotiations rose by 18 percent that year. I now put an end date on every meeting series that I start.',
      followUps: ['What did you cut that you had to bring back?'],
      hint: 'How did you know what could go, who had a say, and what became of the time?',
    },
    {
      id: 'time-full-calendar',
      kind: 'behavioural',
      competency: 'time management',
      level: 3,
      type: 'hr',
      text: 'When your calendar held more than one person can do, what did you give up, and how did you choose?',
      ideal:
        'Three years ago I ran the service desk of an energy supplier, and within a month I was also given a system change and an audit. I added it up honestly: 64 hours of work for a week of 40. I decided against working nights, because the project would last nine months and tired people make expensive errors. I sorted every task by two questions: what is lost if nobody does it, and am I the only one who can? A quarter could be dropped outright. A third could be done by others, and I handed over the schedule and the monthly figures to two colleagues who wanted to grow, with four weeks of support. What was left I took to my director on one page, with my proposal to postpone a supplier review by half a year. The system went live on the planned date, my week was at 44 hours, and one of the two colleagues leads the desk today. The lesson for me: a full calendar is a list of decisions not made.',
      followUps: ['Which of those choices would you make differently now?'],
      hint: 'Show the rule behind your choice, and that you did not make it behind closed doors.',
    },
  ],
});
