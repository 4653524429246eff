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
      text: 'Tell me about a plan of yours that was overturned at short notice. How did you react?',
      ideal:
        'Last year I had prepared a training for 30 people in our hall, and the evening before, the hall was closed because of a water damage. My job was to have all 30 ready for the new till by Monday. I gave myself ten minutes to be annoyed. Then I wrote down what really mattered: that each person has tried it once with their own hands. So the hall was not needed at all. I called six branch managers, borrowed one till for each branch, and turned my slides into a task sheet of two pages. I asked two colleagues who already knew the system to run two of the sessions, and we talked for half an hour on the phone that night. As a result 28 of the 30 were trained on the day and the other two on Tuesday, and the feedback was better than for the training in the hall. We do it in the branches ever since.',
      followUps: ['What would you have dropped with only half the time?'],
      hint: 'What was lost, what still mattered, and what did you do in the first hour?',
    },
    {
      id: 'adapt-learn-fast',
      kind: 'behavioural',
      competency: 'adaptability',
      level: 1,
      type: 'hr',
      text: 'Describe a time you had to learn something difficult in very little time.',
      ideal:
        "Two years ago our payroll specialist left, and I had three weeks until the next pay day for 85 employees. I had never run a payroll. I began with what could go wrong, because wrong pay hurts people at once: taxes, hours and deadlines. I made a list of the twelve steps from last month's files, read the manual for those twelve only, and booked two hours with an outside accountant for the questions that were left. In the second week I ran the old month again on my own and compared every figure; 11 of 85 were off, and I found out why. For the real run I asked a colleague to check the totals. All 85 were paid on time and right. I wrote the steps down in a guide, and a colleague could take over in four days when I went on vacation. Since then I learn by repeating a finished case first.",
      followUps: ['What did you decide not to learn?'],
      hint: 'How did you choose what to learn first, and how did you know you had got it?',
    },
    {
      id: 'adapt-unclear',
      kind: 'situational',
      competency: 'adaptability',
      level: 2,
      type: 'hr',
      text: 'You are given a task with an unclear goal, and your manager cannot be reached for a week. What do you do?',
      ideal:
        'I would begin with what I can find out: who asked for it, what was done the last time, and who will use the result. I would ask two people who are close to it and write down in five lines what I think the goal is, what is not part of it, and which assumptions I make. I send that to my manager, so that it is there when they are back, and say that I start unless I hear otherwise. Then I begin with the parts that are right under every reading, such as collecting the data or talking to users, and leave for later what is expensive or hard to undo. After two days I would show a rough version to someone who will use it, because a sketch brings out what people mean. I note each decision with its reason. When my manager is back, we can correct in fifteen minutes and not in a week.',
      followUps: ['What if the rough version shows that two users want opposite things?'],
      hint: 'What can you know, what can you safely start, and what should wait?',
    },
    {
      id: 'adapt-new-tool',
      kind: 'situational',
      competency: 'adaptability',
      level: 1,
      type: 'hr',
      text: 'Your company brings in a new system that makes your own work slower at first. How do you deal with it?',
      ideal:
        'I would expect to be slower for some weeks and plan for it, so that I do not judge the system on day three. I would find out why it was brought in, since what costs me ten minutes may save another department an hour. Then I would learn the five things that I do most often properly, with the training or a colleague who is quick with it, rather than everything a little. I would write down what holds me up, with an example and the time it costs, and after two weeks bring the three worst points to the people who run the system, with a suggestion each. I would not keep my old list secretly on the side, because then nobody can rely on the data. And I would show others my short cuts. At my last job two of my three points were changed within a month, and my order entry became faster than before.',
      followUps: ['When would you say openly that a new system is a mistake?'],
      hint: 'Think of the first weeks, of your complaints, and of the others.',
    },
    {
      id: 'adapt-priorities-shift',
      kind: 'behavioural',
      competency: 'adaptability',
      level: 2,
      type: 'hr',
      text: 'Give an example of priorities that changed while you were in the middle of the work.',
      ideal:
        'In spring I was halfway through a brochure for our summer courses when the management decided that the money goes to a web page instead, to be ready in two weeks. I had 24 finished pages and a printer who was waiting. I asked one question before I reacted: what should be different for the customers? The answer was that they book within two clicks. So I went through the 24 pages and marked what could be used again; about 60 percent of the texts and all of the photos. I called the printer the same day, so that we paid only 200 euros to cancel. I told my two colleagues why it had changed, and we made a new plan with three short steps. The page was online a day early, bookings rose by 22 percent on the summer before, and I now write texts so that they work in print and online.',
      followUps: ['How did you deal with your own disappointment?'],
      hint: 'What was already done, what could be saved, and who had to know?',
    },
    {
      id: 'adapt-out-of-comfort',
      kind: 'behavioural',
      competency: 'adaptability',
      level: 2,
      type: 'hr',
      text: 'Tell me about a role or task far outside of what you were used to.',
      ideal:
        'After six years as a lab technician I was asked to stand in for our customer trainer for four months. I had never spoken in front of a group, and my first reaction was to say no. I needed to give two trainings a month to people who had paid for them. I asked the trainer to let me sit in twice, recorded myself once, and was shocked at how fast I spoke. So I practiced with three colleagues who played difficult customers, and I changed the first hour from a talk to an experiment, because that is where I am at home. After each training I asked for one thing to keep and one to change. The marks went from 3.4 to 4.6 out of 5 by the sixth one, and two customers asked for me by name. I went back to the lab and still give one training a quarter.',
      followUps: ['What would you still not take on?'],
      hint: 'Say honestly what you feared, and what you did about it.',
    },
    {
      id: 'adapt-setback',
      kind: 'behavioural',
      competency: 'adaptability',
      level: 2,
      type: 'hr',
      text: 'Describe a setback that hit you hard at work, and how you came back from it.',
      ideal:
        'Two years ago I applied for the lead of our branch, after I had run it as deputy for a year, and it went to someone from outside. I was hurt and thought of leaving. I gave myself a weekend, then I asked the regional manager what had been missing. She said: experience with budgets, and that I do everything myself. I could not argue with that. I went to the new lead, told her that I had wanted the job, and that I would support her. I asked her to give me the budget of one area and to tell me whenever I hold on to a task. For ten months I planned 140,000 euros and ended within 2 percent, and I handed three of my tasks to others. When the next branch opened, I got it. I learned more in that year than in the three before, because I had asked.',
      followUps: ['What do you tell people who are in that spot now?'],
      hint: 'How deep was it, what did you ask, and what did you change?',
    },
    {
      id: 'adapt-merger',
      kind: 'situational',
      competency: 'adaptability',
      level: 3,
      type: 'hr',
      text: 'Your company is bought by a larger one, and nobody knows yet what it means for your group. How do you lead through that?',
      ideal:
        'I would speak with my people on the first day, even with little to say, because in silence the worst rumor wins. I would tell them what I know, what I do not know, and when I will know more, and I would hold a short meeting at the same time every week, also when nothing is new. I would not promise that jobs are safe if I cannot know it. Then I would bring us back to what we can influence: the customers, the quality, and our figures, because a group that delivers has the better position. I would talk to each person alone and ask what worries them, and look after those whom others would like to hire away. Upwards I would collect questions and press for dates. I would meet the other side early, with curiosity and without "we did it better". And I would decide on small things quickly, so that not everything stands still.',
      followUps: ['A key person tells you that they have another offer. What do you say?'],
      hint: 'What can you say when you know nothing, and what stays in your hands?',
    },
    {
      id: 'adapt-mind-changed',
      kind: 'behavioural',
      competency: 'adaptability',
      level: 3,
      type: 'hr',
      text: 'When did new facts make you give up a conviction that you had defended in public?',
      ideal:
        'Four years ago I told our whole management that our shops must not sell online, because advice is what we live from. I had written a paper on it. A year later I saw in our own figures that 35 percent of the visitors had looked at a competitor\'s page before, and that they bought more in the shop, not less. I first looked for a mistake, and asked an analyst to check it; it held. Then I asked to speak in the same round. I said: "I was wrong, here is what I did not know then," and proposed a test with two shops where one can order online and collect it with advice. I offered to run it, since I knew all the doubts. The two shops grew by 12 percent in half a year, and all 30 shops followed. I write down now what would change my mind when I argue for something.',
      followUps: ['How did the others see you after that?'],
      hint: 'Show how sure you had been, and what it took to turn.',
    },
    {
      id: 'adapt-many-bosses',
      kind: 'situational',
      competency: 'adaptability',
      level: 2,
      type: 'hr',
      text: 'You get instructions from two managers that do not fit together. How do you proceed?',
      ideal:
        'I would not choose silently, because then one of the two is surprised. First I would check whether they really contradict each other or whether only the order is unclear; often one is about this week and the other about this month. If they do, I would put both next to each other in a short message to both managers: what each of them asked for, by when, what I can do by then, and what would be left undone. I would add a proposal, for instance "report first, then the visit, which moves to Thursday", and ask for a word by noon. Until then I work on the part that both of them need. I would stay neutral and carry no stories from one to the other. If it happens often, I would ask for fifteen minutes a week with both, or one shared list. At my last place that list ended the problem within a month.',
      followUps: ['What if one of them tells you to just ignore the other?'],
      hint: 'Who has to know, in what form, and what do you do in the meantime?',
    },
  ],
});
