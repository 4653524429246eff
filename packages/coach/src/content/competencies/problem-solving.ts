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
      text: 'Describe an annoyance at work that everyone had got used to, and how you ended it for good.',
      ideal:
        'At my last job in a print shop we had wrong colors in about one order of twenty, and each time we just printed it again, for 1,100 euros a month. I was in charge of the night shift and wanted to end it. Instead of looking at the last case I wrote down every wrong order for three weeks: time, machine, paper and person. It had nothing to do with people. Eleven of fourteen cases came in the first hour after a paper change. I asked the technician, and we measured the humidity: new paper came from a cold store and needed time. I suggested to bring the paper in a day before, and tested it for two weeks on one machine. The errors on that machine fell from 5 percent to under 1. We did it on all four, and it has saved about 12,000 euros in the year since then.',
      followUps: ['What did the others think the reason was?'],
      hint: 'How did you get from the cases to the cause?',
    },
    {
      id: 'problem-no-data',
      kind: 'situational',
      competency: 'problem solving',
      level: 2,
      type: 'hr',
      text: 'You must decide today, and you have only half of the information that you want. How do you go about it?',
      ideal:
        'I ask first whether it really must be today, and what it costs to wait a day. If it must, I ask how easily it can be undone: a decision that I can take back I make quickly, one that I cannot I make with more care. Then I write down the two or three options, what would have to be true for each, and which single piece of information would change my mind. Often I can get that one piece with two phone calls within an hour. I ask the person who is likeliest to disagree. Then I choose the option that I can live with if I am wrong, so I look at the worst case and not only at the likely one. I say openly how sure I am, set a date to look at it again, and name the sign that would make me change course. Writing it down takes ten minutes and saves long arguments later.',
      followUps: ['Tell me about one that went wrong.'],
      hint: 'What can be undone, what would change your mind, and who could prove you wrong?',
    },
    {
      id: 'problem-creative',
      kind: 'behavioural',
      competency: 'problem solving',
      level: 2,
      type: 'hr',
      text: 'Give an example of an unusual solution that you found with little money.',
      ideal:
        'Our library wanted more young readers, and I had a budget of 300 euros. We had tried posters and a reading night, and hardly anyone came. I wondered where they are already, and sat in the bus station after school for two afternoons; it is full of pupils who wait for half an hour. So I asked the bus company for one old locker, and the art class of the school painted it. I put 60 books in with a code on each: take it, and bring it back to any locker or to the library. I started with one and counted every week. After a month 45 books were out, and half of those who brought one back came into the library to do it. We asked for two more lockers. Within a year we had 210 new cards for people under 18, compared with 40 the year before, for 280 euros.',
      followUps: ['Which of your ideas did not work?'],
      hint: 'Where did the idea come from, and how did you try it in small?',
    },
    {
      id: 'problem-complex-break',
      kind: 'situational',
      competency: 'problem solving',
      level: 1,
      type: 'hr',
      text: 'You face a task so large that you do not know where to begin. What are your first steps?',
      ideal:
        'First I write down what the end looks like in one or two sentences, and ask the person who gave me the task whether that is right. Then I break it into parts that I can finish in a day or two, on cards or on a sheet, and mark which depend on others. I look for the part that I understand least or that could stop everything, and start there with a small test, because surprises are cheap in the beginning. I ask whether someone has done something like it before; an hour with that person often saves a week. Then I make a rough plan with two or three milestones and show it early. Each evening I choose the one thing for the next morning. When I moved an archive of 8,000 files that way, I tried it with 50 first, found that a third had no date, and changed the plan before it was too late.',
      followUps: ['How do you notice that you have broken it down wrongly?'],
      hint: 'From the end backwards: parts, risks, people, the first morning.',
    },
    {
      id: 'problem-process',
      kind: 'behavioural',
      competency: 'problem solving',
      level: 2,
      type: 'hr',
      text: 'Describe a process at work that you made faster or simpler.',
      ideal:
        'When I started in the office of a driving school, it took nine days from registration to the first lesson. I was only to answer the phone, but I heard the same question forty times a week: when do I start? I followed three registrations from desk to desk with a notebook. Of the nine days the real work was 35 minutes; the rest was waiting for a signature and for a form to come by post. I asked the owner why the signature was needed, and nobody knew any more. I suggested to check the papers at the counter with a list of five points and to send the form by mail link. We tried it for two weeks with ten learners. The time fell from nine days to two, the calls about it went from forty to six a week, and the owner gave me the next process to look at.',
      followUps: ['Who liked the old way, and why?'],
      hint: 'What did it take before, where was the time lost, and what is it now?',
    },
    {
      id: 'problem-wrong-solution',
      kind: 'behavioural',
      competency: 'problem solving',
      level: 3,
      type: 'hr',
      text: 'Tell me about a solution of yours that made things worse at first.',
      ideal:
        'Two years ago I managed the support desk of a software company, and customers waited eleven minutes on the phone. I introduced a bonus for short calls. The average call fell from eight minutes to five, and I was proud, until the number of calls rose by 30 percent within a month, and the waiting time too. I listened to forty calls and understood: people hung up on hard cases, so the customers called again. It was my mistake; I had measured what was easy and not what mattered. I told the team so, ended the bonus the same week, and asked them what would help. They wanted time for hard cases and one expert at hand. We measured from then on how many questions are solved in the first call. It rose from 58 to 81 percent, calls fell by a quarter, and the wait to four minutes. I now ask of each target: how could one reach it and do harm?',
      followUps: ['How could you have seen it before the start?'],
      hint: 'What did you not foresee, how did you notice, and what do you ask now?',
    },
    {
      id: 'problem-tradeoff',
      kind: 'situational',
      competency: 'problem solving',
      level: 3,
      type: 'hr',
      text: 'How do you choose between a quick fix now and a proper solution that takes three months?',
      ideal:
        'I look at what each week of the problem costs, in money, in work and in trust, and set it against both ways. If it hurts every day, I do the quick fix first, but as a bandage with an end date and an owner, because bandages tend to stay. I ask what the quick fix makes harder later; if it blocks the proper solution, I look for another one. For the proper solution I check whether the first two weeks of it already bring half of the benefit, since many large solutions can be cut in slices. I also ask whether the problem will still exist in three months. Then I put it on one page with costs and risks for those who pay, give a recommendation, and write the debt into our plan. At my last company we fixed invoices by hand for six weeks, 5 hours a week, and replaced it with an interface on the date that we had set.',
      followUps: ['When did a temporary fix of yours stay for years?'],
      hint: 'Cost of waiting, cost of the bandage, and can the large one be cut?',
    },
    {
      id: 'problem-analysis-people',
      kind: 'behavioural',
      competency: 'problem solving',
      level: 2,
      type: 'hr',
      text: 'Walk me through a decision in which you had to weigh numbers against experience.',
      ideal:
        'I ran the fresh food section of a supermarket, and the system told me to order 30 percent less bread on Fridays, because so much was left on Saturdays. Our baker, with twenty years in the shop, said that people would then go elsewhere for their whole shopping. I did not want to choose by rank. I looked at what was left by kind of bread and by hour, and found that both were right: white rolls were left over, but dark bread was sold out by five. I asked the baker which customers came late, and he knew them: families who shop for the week. So we baked fewer rolls and a second small batch of dark bread at four. I compared six Fridays before and after. The waste fell by 22 percent, and the sales after five rose by 9. Since then I ask both, the system and the people, what the other one cannot see.',
      followUps: ['When would you trust experience over the numbers?'],
      hint: 'What did each side see that the other could not?',
    },
    {
      id: 'problem-prevent',
      kind: 'behavioural',
      competency: 'problem solving',
      level: 1,
      type: 'hr',
      text: 'Give an example of a problem that you saw coming and prevented.',
      ideal:
        'Last summer I planned the staff for a city festival, and I noticed in May that three of our eight bar leaders had exams in the same week. Nobody had asked yet, because the festival was in July. I checked the calendar of the university and called all eight, and it was in fact four. Last year we had closed one bar for an evening for that reason and lost about 3,000 euros. So I asked in the group who would like to learn it, found five helpers, and trained them on two evenings with the old leaders next to them. I made a list with a second name for each shift and showed it to the festival manager in June. In the week itself four leaders were away, and two helpers fell ill on top. All bars stayed open on every evening, and we took 8 percent more than the year before. We now ask for exam dates in March.',
      followUps: ['How do you get people to care about a problem that has not happened yet?'],
      hint: 'Which sign did you see, and how do you know it would have happened?',
    },
    {
      id: 'problem-conflicting-info',
      kind: 'situational',
      competency: 'problem solving',
      level: 2,
      type: 'hr',
      text: 'Two reliable colleagues give you opposite accounts of what went wrong. How do you find out what is true?',
      ideal:
        'I would assume that both tell what they saw and that each saw a part. I would ask each of them alone for the same things: what did you see yourself, at what time, and what did you conclude? It helps to keep what was seen apart from what was guessed. Then I would lay both on one line of time and look for the points that fit and for the gap. For the gap I look for something that does not depend on memory: logs, mails, photos, stock, or a third person. If I can, I go to the place and try it again. I would tell both what I found, and ask them together what explains it all. I am after the cause and not after who is to blame, and I say so, otherwise people get careful. Last year two drivers were both right: the gate had two codes, and only one had been changed.',
      followUps: ['What do you do when there is no way to find out?'],
      hint: 'How do you ask, what do you put next to each other, and what does not depend on memory?',
    },
  ],
});
