import { defineCompetency } from '../define.ts';

export const problemSolving = defineCompetency({
  id: 'problem-solving',
  title: 'Problem solving',
  questions: [
    {
      id: 'problem-root-cause',
      kind: 'behavioural',
      competency: 'problem solving',
      level: 1,
      type: 'hr',
      text: 'Tell me about something that kept going wrong at work that everyone had gotten used to. How did you fix it for good?',
      ideal:
        "In my last office job, about one in twenty of our orders went out with an error, and each time we just sent it again, for 1,100 euros a month. I was in charge of the orders and wanted to end it. Instead of looking at the last case, I wrote down every wrong order for three weeks: time, product, form and person. It had nothing to do with people. Eleven of fourteen cases came in the first hour after the system updated its product list. I asked our IT colleague, and we checked the log: the new list took an hour to reach every screen, so people saw old item numbers. I suggested running the update the night before, and tested it for two weeks with one team. That team's errors fell from 5 percent to under 1. We did it for all four teams, and it has saved about 12,000 euros in the year since then.",
      followUps: ['What did other people think the reason was?'],
      hint: 'How did you get from the individual cases to the cause?',
    },
    {
      id: 'problem-no-data',
      kind: 'situational',
      competency: 'problem solving',
      level: 2,
      type: 'hr',
      text: 'You have to make a decision today, and you only have half the information you want. What do you do?',
      ideal:
        "First I ask whether it really has to be today, and what it costs to wait a day. If it does, I ask how easily it can be undone: a decision I can take back, I make quickly; one I can't, I make more carefully. Then I write down the two or three options, what would have to be true for each, and which one piece of information would change my mind. Often I can get that one piece with two phone calls within an hour. I ask the person who's most likely to disagree. Then I choose the option I can live with if I'm wrong, so I look at the worst case and not just the likely one. I say openly how sure I am, set a date to look at it again, and name the sign that would make me change course. Writing it down takes ten minutes and saves long arguments later.",
      followUps: ['Tell me about one that went wrong.'],
      hint: 'What can be undone, what would change your mind, and who could prove you wrong?',
    },
    {
      id: 'problem-creative',
      kind: 'behavioural',
      competency: 'problem solving',
      level: 2,
      type: 'hr',
      text: 'Tell me about a creative solution you found on a small budget.',
      ideal:
        'Our company wanted more people to use the internal library, and I had a budget of 300 euros. We had tried posters and a lunch event, and hardly anyone came. I asked myself where people already are, and sat by the coffee machine for two afternoons; everyone waits there for a few minutes. So I asked the facilities team for one old shelf, and a coworker who paints made it look good. I put 60 books there with a code on each: take it, and bring it back to any shelf or to the library. I started with one and counted every week. After a month 45 books were out, and half the people who brought one back came to the library to do it. We asked for two more shelves. Within a year we had 210 new readers, compared with 40 the year before, for 280 euros.',
      followUps: ["Which of your ideas didn't work?"],
      hint: 'Where did the idea come from, and how did you try it out small?',
    },
    {
      id: 'problem-complex-break',
      kind: 'situational',
      competency: 'problem solving',
      level: 1,
      type: 'hr',
      text: "You get a task so big you don't know where to start. What are your first steps?",
      ideal:
        "First I write down what the end looks like in one or two sentences, and ask the person who gave me the task if that's right. Then I break it into parts I can finish in a day or two, on cards or on a sheet, and mark which ones depend on others. I look for the part I understand least or that could stop everything, and start there with a small test, because surprises are cheap in the beginning. I ask if someone has done something like it before; an hour with that person often saves a week. Then I make a rough plan with two or three milestones and show it early. Each evening I choose the one thing for the next morning. When I moved an archive of 8,000 files that way, I tried it with 50 first, found that a third had no date, and changed the plan before it was too late.",
      followUps: ["How do you notice that you've broken it down the wrong way?"],
      hint: 'Work back from the end: parts, risks, people, the first morning.',
    },
    {
      id: 'problem-process',
      kind: 'behavioural',
      competency: 'problem solving',
      level: 2,
      type: 'hr',
      text: 'Tell me about a process at work you made faster or simpler.',
      ideal:
        "When I started in an office, it took nine days from a new customer's sign-up to their first appointment. My job was just to answer the phone, but I heard the same question forty times a week: when do I start? I followed three sign-ups from desk to desk with a notebook. Of the nine days, the real work was 35 minutes; the rest was waiting for a signature and for a form to come in the mail. I asked the owner why we needed the signature, and nobody knew anymore. I suggested checking the papers at the front desk with a list of five points and emailing a link to the form. We tried it for two weeks with ten customers. The time fell from nine days to two, the calls about it went from forty to six a week, and the owner gave me the next process to look at.",
      followUps: ['Who liked the old way, and why?'],
      hint: 'How long did it take before, where was the time lost, and how long does it take now?',
    },
    {
      id: 'problem-wrong-solution',
      kind: 'behavioural',
      competency: 'problem solving',
      level: 3,
      type: 'hr',
      text: 'Tell me about a solution of yours that made things worse at first.',
      ideal:
        'Two years ago I managed a support team, and customers waited eleven minutes on the phone. I introduced a bonus for short calls. The average call fell from eight minutes to five, and I was proud, until the number of calls rose by 30 percent within a month, and the wait with it. I listened to forty calls and understood: people hurried through hard cases, so the customers called again. It was my mistake; I had measured what was easy and not what mattered. I told the team so, ended the bonus the same week, and asked them what would help. They wanted time for hard cases and one expert they could ask. From then on we measured how many questions were solved in the first call. It rose from 58 to 81 percent, calls fell by a quarter, and the wait went down to four minutes. Now I ask about every target: how could someone hit it and still do harm?',
      followUps: ['How could you have seen it coming?'],
      hint: "What didn't you expect, how did you notice, and what do you ask now?",
    },
    {
      id: 'problem-tradeoff',
      kind: 'situational',
      competency: 'problem solving',
      level: 3,
      type: 'hr',
      text: 'How do you choose between a quick fix now and a real solution that takes three months?',
      ideal:
        'I look at what each week of the problem costs, in money, in work and in trust, and compare that with both options. If it hurts every day, I do the quick fix first, but as a patch with an end date and an owner, because patches tend to stay. I ask what the quick fix makes harder later; if it blocks the real solution, I look for another one. For the real solution I check whether the first two weeks already bring half the benefit, since you can do many large solutions in steps. I also ask whether the problem will still exist in three months. Then I put it on one page with costs and risks for the people who pay, make a recommendation, and put the cleanup in our plan. At my last company we corrected invoices by hand for six weeks, 5 hours a week, and replaced that with an automatic check on the date we had set.',
      followUps: ['When did a temporary fix of yours stay for years?'],
      hint: 'What does waiting cost, what does the patch cost, and can you do the big one in steps?',
    },
    {
      id: 'problem-analysis-people',
      kind: 'behavioural',
      competency: 'problem solving',
      level: 2,
      type: 'hr',
      text: 'Tell me about a decision where you had to weigh the numbers against experience.',
      ideal:
        "I planned the staffing for our office phones, and the system told me to schedule 30 percent fewer people on Fridays, because so many of them had little to do. The coworker who had been on the phones for twenty years said that customers would then give up and go somewhere else. I didn't want to go by rank. I looked at the calls by type and by hour, and found that both were right: the mornings were quiet, but after three we lost calls. I asked my coworker who called late, and she knew them: families who get to it at the end of the week. So we put fewer people on the mornings and a second small team on from three. I compared six Fridays before and after. Idle time fell by 22 percent, and answered calls after three rose by 9. Since then I ask both, the system and the people, what the other one can't see.",
      followUps: ['When would you trust experience over the numbers?'],
      hint: "What did each side see that the other couldn't?",
    },
    {
      id: 'problem-prevent',
      kind: 'behavioural',
      competency: 'problem solving',
      level: 1,
      type: 'hr',
      text: 'Tell me about a problem you saw coming and prevented.',
      ideal:
        "Last summer I planned the staff for a company event, and I noticed in May that three of our eight team leaders had exams in the same week. Nobody had asked yet, because the event was in July. I checked the calendar of the university and called all eight, and it was actually four. The year before, we had closed one desk for an evening for that reason and lost about 3,000 euros. So I asked the group who'd like to learn it, found five helpers, and trained them on two evenings with the current leaders next to them. I made a list with a second name for each shift and showed it to the event manager in June. That week four leaders were away, and two helpers got sick on top of that. Every desk stayed open every evening, and we took in 8 percent more than the year before. We now ask for exam dates in March.",
      followUps: ["How do you get people to care about a problem that hasn't happened yet?"],
      hint: 'What sign did you see, and how do you know it would have happened?',
    },
    {
      id: 'problem-conflicting-info',
      kind: 'situational',
      competency: 'problem solving',
      level: 2,
      type: 'hr',
      text: "Two coworkers you trust tell you opposite stories about what went wrong. How do you find out what's true?",
      ideal:
        "I would assume that both are telling me what they saw and that each of them saw a part. I would ask each of them alone about the same things: what did you see yourself, at what time, and what did you conclude? It helps to keep what they saw separate from what they guessed. Then I would put both on one timeline and look for the points that fit and for the gap. For the gap I look for something that doesn't depend on memory: logs, emails, photos, or a third person. If I can, I go to the place and try it again. I would tell both what I found, and ask them together what explains it all. I want the cause, not someone to blame, and I say so, otherwise people get careful. Last year two coworkers were both right: the door had two codes, and only one of them had been changed.",
      followUps: ["What do you do when there's no way to find out?"],
      hint: "How do you ask, what do you compare, and what doesn't depend on memory?",
    },
  ],
});
