import { defineCompetency } from '../define.ts';

export const adaptability = defineCompetency({
  id: 'adaptability',
  title: 'Adaptability',
  questions: [
    {
      id: 'adapt-sudden-change',
      kind: 'behavioural',
      competency: 'adaptability',
      level: 1,
      type: 'hr',
      text: 'Tell me about a time your plans fell apart at the last minute. What did you do?',
      ideal:
        "Last year I had planned a training for 30 people in our big conference room. The evening before, a pipe burst and the room was closed. My job was to have all 30 ready for the new expense system by Monday. I gave myself ten minutes to be annoyed. Then I wrote down what really mattered: that each person tries it once with their own hands. So we didn't need the room at all. I called six team leads, borrowed one laptop for each team, and turned my slides into a two-page worksheet. I asked two colleagues who already knew the system to run two of the sessions, and we talked it through on the phone for half an hour that night. As a result 28 of the 30 were trained that day and the other two on Tuesday, and the feedback was better than for the training in the big room. We've done it team by team ever since.",
      followUps: ["What would you have cut if you'd had half the time?"],
      hint: 'What did you lose, what still mattered, and what did you do in the first hour?',
    },
    {
      id: 'adapt-learn-fast',
      kind: 'behavioural',
      competency: 'adaptability',
      level: 1,
      type: 'hr',
      text: 'Tell me about a time you had to learn something difficult, and fast.',
      ideal:
        "Two years ago our payroll specialist left, and I had three weeks until the next pay day for 85 employees. I had never run a payroll. I started with what could go wrong, because wrong pay hurts people right away: taxes, hours and deadlines. I made a list of the twelve steps from last month's files, read the manual for those twelve only, and booked two hours with an outside accountant for the questions that were left. In the second week I ran the old month again on my own and compared every figure; 11 of 85 were off, and I found out why. For the real run I asked a colleague to check the totals. All 85 people were paid correctly and on time. I wrote the steps down in a guide, and a colleague could take over in four days when I went on vacation. Since then I learn by repeating a finished case first.",
      followUps: ['What did you decide you could skip?'],
      hint: 'How did you choose what to learn first, and how did you know you had it down?',
    },
    {
      id: 'adapt-unclear',
      kind: 'situational',
      competency: 'adaptability',
      level: 2,
      type: 'hr',
      text: "You get an assignment, but the goal isn't clear, and your manager is out of reach for a week. What do you do?",
      ideal:
        "I'd start with what I can find out: who asked for it, what was done last time, and who will use the result. I would ask two people who are close to it and write down in five lines what I think the goal is, what is not part of it, and which assumptions I make. I'd send that to my manager, so it's there when they get back, and say I'll start unless I hear otherwise. Then I'd begin with the parts that are right either way, such as collecting the data or talking to users, and leave for later what is expensive or hard to undo. After two days I would show a rough version to someone who will use it, because a sketch brings out what people mean. I note each decision with its reason. When my manager is back, we can correct course in fifteen minutes instead of a week.",
      followUps: ["What if you've started, and then you find out you got the goal wrong?"],
      hint: "What can you find out, what's safe to start, and what should wait?",
    },
    {
      id: 'adapt-new-tool',
      kind: 'situational',
      competency: 'adaptability',
      level: 1,
      type: 'hr',
      text: 'Your company rolls out a new system, and at first it slows you down. How do you deal with it?',
      ideal:
        "I'd expect to be slower for a few weeks and plan for it, so that I don't judge the system on day three. I would find out why it was brought in, since what costs me ten minutes may save another department an hour. Then I'd learn the five things I do most often properly, with the training or a colleague who is quick with it, rather than a little of everything. I would write down what holds me up, with an example and the time it costs, and after two weeks bring the three worst points to the people who run the system, with a suggestion each. I would not keep my old list secretly on the side, because then nobody can rely on the data. And I'd show others my shortcuts. At my last job two of my three points were changed within a month, and my order entry became faster than before.",
      followUps: ['When would you speak up and say a new system is a mistake?'],
      hint: "Think about the first few weeks, what you'd do with your complaints, and how you'd treat your coworkers.",
    },
    {
      id: 'adapt-priorities-shift',
      kind: 'behavioural',
      competency: 'adaptability',
      level: 2,
      type: 'hr',
      text: 'Tell me about a time your priorities changed when you were already halfway through the work.',
      ideal:
        'In spring I was halfway through a brochure for our summer courses when management decided to put the money into a web page instead, and it had to be ready in two weeks. I had 24 finished pages and a printer waiting for them. I asked one question before I reacted: what should be different for the customers? The answer: they should be able to book in two clicks. So I went through the 24 pages and marked what could be used again; about 60 percent of the texts and all of the photos. I called the printer the same day, so we only paid 200 dollars to cancel. I told my two colleagues why it had changed, and we made a new plan with three short steps. The page was online a day early, bookings were up 22 percent on the summer before, and I now write texts so that they work in print and online.',
      followUps: ['How did you get over the disappointment?'],
      hint: 'What was already done, what could you save, and who needed to know?',
    },
    {
      id: 'adapt-out-of-comfort',
      kind: 'behavioural',
      competency: 'adaptability',
      level: 2,
      type: 'hr',
      text: 'Tell me about a time you took on a role or task way outside your comfort zone.',
      ideal:
        "After six years in the back office I was asked to fill in for our customer trainer for four months. I had never spoken in front of a group, and my first reaction was to say no. Then I thought: if I don't try now, I never will. I had to give two trainings a month to people who had paid for them. I asked the trainer to let me sit in twice, recorded myself once, and was shocked at how fast I talked. So I practiced with three colleagues who played difficult customers. I also turned the first hour from a lecture into a real case that we solve together, because working through cases is what I'm good at. After each training I asked for one thing to keep and one to change. My ratings went from 3.4 to 4.6 out of 5 by the sixth one, and two customers asked for me by name. I went back to my old job, and I still run one training a quarter.",
      followUps: ['What would you still turn down?'],
      hint: 'Be honest about what scared you, and say what you did about it.',
    },
    {
      id: 'adapt-setback',
      kind: 'behavioural',
      competency: 'adaptability',
      level: 2,
      type: 'hr',
      text: 'Tell me about a setback at work that hit you hard. How did you bounce back?',
      ideal:
        'Two years ago I applied to lead our office, after running it as deputy for a year, and the job went to someone from outside. I was hurt and thought of leaving. I gave myself a weekend, then I asked the regional manager what had been missing. She said: experience with budgets, and that I do everything myself. I could not argue with that. I went to the new lead, told her that I had wanted the job, and that I would support her. I asked her to give me the budget of one area and to tell me whenever I was holding on to a task. For ten months I planned 140,000 dollars and ended within 2 percent, and I handed three of my tasks to others. When the next office opened, I got the job. I learned more that year than in the three before, because I had asked.',
      followUps: ["What would you tell somebody who's in that spot right now?"],
      hint: 'How bad was it, what did you ask, and what did you change?',
    },
    {
      id: 'adapt-merger',
      kind: 'situational',
      competency: 'adaptability',
      level: 3,
      type: 'hr',
      text: 'Your company gets bought by a bigger one, and nobody knows yet what that means for your team. How do you lead people through that?',
      ideal:
        "I would speak with my people on the first day, even with little to say, because in silence the worst rumor wins. I would tell them what I know, what I do not know, and when I will know more, and I'd hold a short meeting at the same time every week, even when there's no news. I would not promise that jobs are safe if I cannot know it. Then I would bring us back to what we can influence: the customers, the quality, and our figures, because a group that delivers has the better position. I'd talk to each person alone and ask what worries them, and look after the people others would love to hire away. I'd collect questions for my own bosses and press for dates. I would meet the other side early, with curiosity and without \"we did it better\". And I'd decide small things quickly, so that work doesn't grind to a halt.",
      followUps: ['One of your key people tells you they have another offer. What do you say?'],
      hint: "What can you say when you don't know anything yet, and what's still in your hands?",
    },
    {
      id: 'adapt-mind-changed',
      kind: 'behavioural',
      competency: 'adaptability',
      level: 3,
      type: 'hr',
      text: "Tell me about a time new facts made you change your mind, after you'd argued for the opposite in front of everyone.",
      ideal:
        'Four years ago I told our whole management team that our customers must always be able to call us, and that a self-service page would drive them away. I had written a paper on it. A year later I saw in our own data that 35 percent of callers had looked for the answer online first, and that they were happier when they found it there, not less happy. First I looked for a mistake, and I asked an analyst to check the numbers. They were right. Then I asked to speak to the same group again. I said: "I was wrong, here is what I did not know then," and proposed a test with two teams whose customers could do the simple things online and still call us. I offered to run it, since I knew all the doubts. Calls in those two teams dropped by 12 percent in six months, satisfaction went up, and all the other teams followed. These days, when I argue for something, I write down what would change my mind.',
      followUps: ['How did people see you after that?'],
      hint: 'Say how sure you were, and what it took to change your mind.',
    },
    {
      id: 'adapt-many-bosses',
      kind: 'situational',
      competency: 'adaptability',
      level: 2,
      type: 'hr',
      text: 'Two managers give you instructions that contradict each other. What do you do?',
      ideal:
        "I wouldn't quietly pick one, because then the other one gets a nasty surprise. First I would check whether they really contradict each other or whether only the order is unclear; often one is about this week and the other about this month. If they do, I would put both next to each other in a short message to both managers: what each of them asked for, by when, what I can do by then, and what would be left undone. I would add a proposal, for instance \"report first, then the visit, which moves to Thursday\", and ask for an answer by noon. Until then I'd work on the part that both of them need. I'd stay neutral and wouldn't carry stories from one to the other. If it happens often, I would ask for fifteen minutes a week with both, or one shared list. At my last place that list ended the problem within a month.",
      followUps: ['What if one of them tells you to just ignore the other?'],
      hint: 'Who needs to know, how do you tell them, and what do you do in the meantime?',
    },
  ],
});
