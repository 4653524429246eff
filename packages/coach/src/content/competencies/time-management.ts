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
      text: 'How do you organize your week so you keep even your small promises?',
      ideal:
        "Everything I promise goes on one list within a minute, because my memory is the weakest tool I have. It doesn't matter whether I said it in a meeting or on the stairs: I write who, what and by when. On Friday afternoon I spend twenty minutes on the next week. I look at the list and the calendar together, pick the three things that have to be done by Friday, and put them into the calendar as appointments with myself, the hardest one in the morning. I fill only about two thirds of the hours, since the rest comes by itself. Each morning I choose what I do first before I open my email. If I see that I can't keep a promise, I tell the person at once and offer a new date. In my last role as an office assistant I had some forty small requests a week. Before I worked this way I forgot two or three of them; after that it was maybe one a month.",
      followUps: ['What slipped through last, and how?'],
      hint: 'Describe your real routine: where you write things down, when you plan, and what happens when it breaks down.',
    },
    {
      id: 'time-by-noon',
      kind: 'situational',
      competency: 'time management',
      level: 1,
      type: 'hr',
      text: "It's eleven in the morning. Three coworkers each need something from you by noon, and you have time for two. What do you do?",
      ideal:
        'I would take three minutes to think before I touch any of them. For each I would ask what happens if it is not there: does a customer wait, does a meeting fail, or does it sit on a desk until tomorrow? If I do not know, I ask, in one short message to all three. Often one of the noon deadlines turns out to be soft. I would also look for a part that helps already, for example the two figures somebody needs for a call while the full table can follow. Then I tell the third person right away, not at 11:55: "I can\'t make noon, you\'ll have it by two. Does that work, or should we find somebody else?" If all three are truly fixed, I would go to our supervisor with a proposal. Then I do one after the other without switching. In my last office I had a morning like that every week, and in a year only one late job cost us a fee of 50 euros.',
      followUps: ['What if one of the three is your manager?'],
      hint: 'You have one hour. What do you find out first, and who do you tell what?',
    },
    {
      id: 'time-halfway',
      kind: 'situational',
      competency: 'time management',
      level: 1,
      type: 'hr',
      text: "You've used half your time on a task, and you realize you're only a third of the way through. What do you do next?",
      ideal:
        'I would say it early, because at half time there is still something to choose from. First, though, I would take ten minutes to see why I am behind: did I underestimate the task, was I pulled away by other things, or am I polishing details that nobody asked for? The fix depends on the answer. Then I would list what is left, estimate each piece again at my real speed so far, and mark what the other person needs on the day. Then I would go to whoever is waiting and offer options: the core on time and the rest three days later, the whole a week later, or on time with help from one colleague. I would recommend one of them. After the decision I would clear my calendar of what can wait and check my progress daily instead of weekly. In my first job I had to label 900 archive boxes in a month. Halfway through I had 290, spoke up, and with a student helping for six days we finished on time.',
      followUps: ['What would change if you had promised the date to a client?'],
      hint: "Go from the cause to the options, and say when you'd talk to whom.",
    },
    {
      id: 'time-interruptions',
      kind: 'behavioural',
      competency: 'time management',
      level: 2,
      type: 'hr',
      text: 'Tell me about a time you had to focus at work, but people kept interrupting you. How did you get it done?',
      ideal:
        'In my last job I did the monthly accounts for an office, at a desk right behind reception. I was expected to close the books by the fifth working day, and I was usually two days late. For one week I made a mark for each interruption: 31 a day, and two thirds of them were the same four questions. I weighed up moving to another room, but then the customers would have waited. Instead I did three things. I wrote the four answers on a card for the front desk, together with the receptionist. I agreed with the team on a quiet time from nine to eleven, with a small red flag on my desk, and a colleague took the urgent cases. In return I covered the desk after lunch. And when I still got interrupted, I noted in half a line where I was, so I could get right back into it. Interruptions fell to 9 a day, and from the second month on I closed on day five. The sales office copied the flag.',
      followUps: ['Which interruptions did you decide to live with?'],
      hint: 'Show what you found out about the interruptions, then what you changed with the others.',
    },
    {
      id: 'time-missed-deadline',
      kind: 'behavioural',
      competency: 'time management',
      level: 2,
      type: 'hr',
      text: 'Tell me about a deadline you missed. What happened afterward?',
      ideal:
        "Two years ago I missed the deadline for a grant application by one day. I worked in a small office and was responsible for putting the file together; 15,000 euros were at stake. I had planned my own writing well, but I'd asked our partner for a signed letter only four days before the end, and the person who had to sign was away at a course. On the last morning I saw that it wouldn't come. I called the foundation before the office closed, said the mistake was mine, and asked if we could send a letter later. They gave us one day and took a point off. I drove to the course, got the signature, and handed it in. We received 12,000 euros instead of 15,000. I told our director the same day, with what I would change. Since then I plan every application backward: I ask for everything that depends on other people in the first week, with a reminder at half time. I've handed in 14 applications that way, the last one three days early.",
      followUps: ['When could you have seen it coming?'],
      hint: 'Choose a real one, be honest about your part, and spend most of the time on what came after.',
    },
    {
      id: 'time-pushed-aside',
      kind: 'behavioural',
      competency: 'time management',
      level: 2,
      type: 'hr',
      text: 'Tell me about a long project that kept getting pushed aside by daily work. How did you get it done?',
      ideal:
        'At my previous company I was a team assistant, and I had been asked to put nine years of contracts in order, about 1,400 files. There was no deadline, so for three months I did nothing, because the phone always won. My first step was to give it one: I asked my manager which date would be useful, and we found the audit in October. Then I cut the pile into pieces small enough for a bad day. One piece was twenty contracts, about forty minutes. I tried late afternoons first and failed four days out of five, so I moved it to eight fifteen, before the phones opened. I put a chart on the wall, where everyone could see the bar grow; a coworker from sales started bringing me missing pages without being asked. When two weeks went wrong in summer, I recalculated and took one extra hour on Fridays. The last file was done nine days before the audit. We found 38 contracts that could be canceled, which saved 21,000 euros a year.',
      followUps: ['What did you give up to make the time?'],
      hint: 'Why did it keep losing, and what finally made it win?',
    },
    {
      id: 'time-estimate',
      kind: 'knowledge',
      competency: 'time management',
      level: 2,
      type: 'hr',
      text: "How do you estimate how long something will take when you've never done it before?",
      ideal:
        'I never give a single number at the first question; I give a range and say what it depends on. To get there, I break the task down until each piece looks like something that I or somebody else has done. For those pieces I use real figures from earlier jobs, not hopes, and I ask a person who knows the field where it usually goes wrong. For the one or two pieces that are truly new, I ask for half a day to try out a small sample; that teaches me more than an afternoon of thinking. I count the things that people forget: waiting for approvals, corrections, holidays, explaining the result. Then I add a reserve for the whole thing and say so openly, because a hidden one gets used up. While I work I compare after a quarter of the time, and I correct the forecast early. I once estimated an office move from a sample of three shelves. I said 9 to 12 days and needed 11.',
      followUps: ['What do you say when someone wants a number on the spot?'],
      hint: 'Known parts, unknown parts, forgotten parts: how do you get a number for each?',
    },
    {
      id: 'time-five-groups',
      kind: 'situational',
      competency: 'time management',
      level: 3,
      type: 'hr',
      text: "You're running a project with a fixed end date, and it depends on five other departments that don't report to you. How do you keep it on time?",
      ideal:
        'I would plan backward from the end date, and together with the five, not for them. In one two-hour session we would put all the handoffs on a wall: who gives what to who, and what has to be true first. That shows the critical path, the chain where one late day moves the end, and I would spend most of my attention there. Each handover gets one named person and an interim date about a week before it hurts. I would ask every department for its own estimate, because people keep the dates they set themselves. I would keep all the reserve at the end. Then a short meeting each week, 20 minutes, with just three questions: done, not done, what is in your way. If something slips, I ask how I can help first, and I tell the sponsor while there are still options. When I led an office move for 180 people in this way, two departments were a week late, the reserve covered it, and we opened on Monday as planned.',
      followUps: ['One of the five keeps saying "almost done." What do you do?'],
      hint: 'You have no authority over them. What do you do instead: in the plan, week by week, and when it slips?',
    },
    {
      id: 'time-meetings-cut',
      kind: 'behavioural',
      competency: 'time management',
      level: 3,
      type: 'hr',
      text: 'Tell me about a time you freed up hours for a whole team, for example by cutting reports or meetings nobody needed anymore.',
      ideal:
        "Last year I took over an office team of eight, and they told me they had no time for their real work. My goal was to win back half a day a week for each of them. I asked everyone to keep a rough diary for two weeks, without names on it. Eleven hours a week per person went into fixed meetings and reports. For each report I asked the people who got it which decision they make with it, and stopped sending three of them for a month; only one person asked. I gave each meeting a test: purpose, decision, who doesn't need to be there. We merged two, one became a short written update, and the long one went from 90 to 40 minutes, with papers a day ahead. A coworker suggested that anyone without a part can leave, and we did. After eight weeks we had gained 5.5 hours per person, and the team used them: they answered 18 percent more requests that year. I now put an end date on every meeting series I start.",
      followUps: ['What did you cut that you had to bring back?'],
      hint: 'How did you know what could go, who had a say, and what did people do with the time?',
    },
    {
      id: 'time-full-calendar',
      kind: 'behavioural',
      competency: 'time management',
      level: 3,
      type: 'hr',
      text: 'Tell me about a time you had more work than one person can do. What did you give up, and how did you choose?',
      ideal:
        "Three years ago I ran an office's service desk, and within a month I was also given a system change and an audit. I added it up honestly: 64 hours of work for a 40-hour week. I decided against working nights, because the project would last nine months and tired people make expensive mistakes. I sorted every task by two questions: what's lost if nobody does it, and am I the only one who can? I could simply drop a quarter. Others could do a third, so I handed over the schedule and the monthly figures to two coworkers who wanted to grow, with four weeks of support. I took what was left to my director on one page, and suggested we postpone a supplier review by six months. The system went live on the planned date, my week was at 44 hours, and one of the two coworkers runs the desk today. What I learned: a full calendar is a list of decisions I haven't made.",
      followUps: ['Which of those choices would you make differently now?'],
      hint: "Show how you chose, and that you didn't do it behind closed doors.",
    },
  ],
});
