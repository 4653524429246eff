import { defineCompetency } from '../define.ts';

export const leadership = defineCompetency({
  id: 'leadership',
  title: 'Leadership',
  questions: [
    {
      id: 'leadership-first',
      kind: 'behavioural',
      competency: 'leadership',
      level: 1,
      type: 'hr',
      text: 'Tell me about the first time you took the lead without being asked. How did it go?',
      ideal:
        'In my second month in a new office the appointment system went down on a morning with 60 visitors, and our supervisor was on a plane. Nobody had a plan, and people were already waiting. I was the newest at the front desk, but I had seen that the visitor list was still open on one screen. I said: "Let us do it by hand," and gave everyone one task: one wrote the list, one called people down from their desks, one handed out water and explained the delay. I took the visitors who were angry. I checked every name twice before we sent anybody upstairs. After three hours all 60 visitors had been seen, with only two complaints, and we entered everything that evening. My supervisor turned my notes into our emergency sheet. I learned that people follow a clear next step more than a title.',
      followUps: ['How did your coworkers react?'],
      hint: 'Why did somebody have to step in, and why was it you?',
    },
    {
      id: 'leadership-delegate',
      kind: 'situational',
      competency: 'leadership',
      level: 2,
      type: 'hr',
      text: 'How do you decide what to delegate and what to keep for yourself?',
      ideal:
        'I keep what only I can do: decisions about people, the budget, and what I have promised by name. For everything else I ask myself: who would grow with it, and who does it better than I do? When I hand a task over, I hand over the result and not the single steps: I explain why it matters, what a good result looks like, how much they may decide alone, and by when. I let them repeat it in their own words. We agree on one or two points to check in, early enough to correct, and between them I stay out of the way. If it goes wrong I help them fix it and take the blame with my boss; if it goes well, they present it. On my last team I gave away the monthly report that way: it used to take me ten hours, and my colleague automated it within six weeks.',
      followUps: ["What have you delegated that you'd rather have kept?"],
      hint: 'What can only you do, and what does the other person need to do it well?',
    },
    {
      id: 'leadership-underperformer',
      kind: 'situational',
      competency: 'leadership',
      level: 2,
      type: 'hr',
      text: 'Someone on your team used to be great, but for the last two months their work has been weak. What do you do?',
      ideal:
        "I wouldn't wait for the annual review. First I look at the facts: what exactly has changed, since when, and is it only them? Then I ask for a talk in private, name two or three examples, and ask openly what's going on. I say that I know what they can do. The reason decides the rest: if it's something at home, I look for ways to take some load off for a while; if the task no longer fits, we change it; if they're missing a skill, we train; if they don't want to, I say clearly what I expect. We agree on two or three concrete goals for the next six weeks and what I will do for it, and write them down. I meet them every week, and when something improves, I say so right away. If nothing changes I involve HR and talk about consequences, so that it doesn't come as a surprise.",
      followUps: ['What do you tell the people who are picking up the extra work?'],
      hint: 'Facts, reason, help, goals: what comes first?',
    },
    {
      id: 'leadership-unpopular',
      kind: 'behavioural',
      competency: 'leadership',
      level: 3,
      type: 'hr',
      text: 'Tell me about an unpopular decision you had to make and see through.',
      ideal:
        'Two years ago I ran an office of 22 people, and our largest customer left. I had to bring costs down by 15 percent within three months. I looked at three ways: letting four people go, closing one of our two teams, or shorter hours for everyone. I asked four experienced colleagues to look for mistakes in my figures. Then I decided on shorter hours for nine months, with less pay for all, myself first, because we would need every one of them again. I told all of them together on the same day, showed the figures, and said what I did not know. I stayed for two hours of angry questions and had a talk with anyone who wanted one. Two people left. We found new customers after seven months and went back to full hours earlier than promised, and in the survey 80 percent said that the decision was fair.',
      followUps: ['What would you do differently today?'],
      hint: 'What were the options, why this one, how did you tell people, and how did it end, losses included?',
    },
    {
      id: 'leadership-develop',
      kind: 'behavioural',
      competency: 'leadership',
      level: 2,
      type: 'hr',
      text: 'Tell me about someone you helped grow into a bigger role.',
      ideal:
        "In my last job a colleague had good ideas, but never spoke up in meetings. I was his team lead and saw that he explained our systems to new people better than anyone. I asked him what he would like to do in two years. He said he'd like to lead a team, but couldn't imagine talking to the managers. We made a plan with three steps. First he trained one new hire with me next to him, then he ran our five-minute morning meeting once a week, then he presented his own idea for sorting the inbox to our manager, after we had practiced it twice. I gave him feedback after each one: one thing that was good and one to change. The idea saved us 40 minutes a day. After nine months he became deputy team lead, and now he does the same with two others. I learned to let there be silence and wait for him.",
      followUps: ["Who did you try to develop but couldn't, and why?"],
      hint: 'What did you see in them, and what steps did you plan?',
    },
    {
      id: 'leadership-style',
      kind: 'motivation',
      competency: 'leadership',
      level: 1,
      type: 'hr',
      text: 'What kind of leader do you want to be, and who did you learn that from?',
      ideal:
        'I want to be a leader who makes the goal clear and then removes obstacles. I learned it from the manager in my first job: she began each morning with one sentence on what matters today, and then asked each of us what we needed. When something went wrong in front of customers, she took it on herself and talked to us later. When I ran a team for the first time, five people over one summer, I copied both: one sentence in the morning, one question to each. Our mistakes dropped by a quarter, because people told me early when something was going off track. I also learned from a bad example, a boss who answered every email within minutes and decided everything himself; nobody learned to think. My own weak spot is patience, so I count to ten before I solve what somebody else could solve.',
      followUps: ["What would the people you've led say about you?"],
      hint: 'One idea, one person you learned from, one time you tried it.',
    },
    {
      id: 'leadership-crisis',
      kind: 'behavioural',
      competency: 'leadership',
      level: 3,
      type: 'hr',
      text: 'Walk me through a crisis where people looked to you for direction.',
      ideal:
        "Last winter a water pipe burst in our office building when I was the manager on duty, and the lower floor with 18 people was flooding. I had to keep everyone safe with four colleagues until help came. I first asked for two facts: is anyone in danger, and is the power off? Then I gave three orders in short sentences: one of you shuts the valve and the power, two of you take everyone upstairs, starting with those who can't take the stairs alone, one of you calls the fire department and the landlord. I stayed in the middle and kept a list of names. Every ten minutes I said out loud what was done and what came next, because silence makes people afraid. After 50 minutes all 18 were dry and counted. The next day we talked it through together, I thanked the team, and we put the valve plan on the door. A drill now takes us 20 minutes.",
      followUps: ['When were you least sure?'],
      hint: 'The first five minutes, the order you did things in, and what changed afterwards.',
    },
    {
      id: 'leadership-motivate',
      kind: 'situational',
      competency: 'leadership',
      level: 1,
      type: 'hr',
      text: "Your team has to do a boring task for three weeks. How do you keep everyone's spirits up?",
      ideal:
        "I wouldn't pretend it's exciting, because people notice. I'd say plainly why it must be done and who depends on it: if we check these 9,000 records, customers get the right bills. Then I'd make the end visible, with a goal for each day and a chart on the wall, so that we see it shrink. I would ask the group how to make it easier; often someone knows a shortcut that saves a third of the work. I would rotate the tasks every two hours, put pairs together who get on, and do my own share of the records, at the worst time of the day. I'd notice good work and thank people by name, and bring cake when we're halfway. At the end I'd show what it achieved and make sure the next interesting task goes to the same people.",
      followUps: ['What do you do about the one person who complains all day?'],
      hint: 'Meaning, progress, relief, thanks: what would work on you?',
    },
    {
      id: 'leadership-change',
      kind: 'behavioural',
      competency: 'leadership',
      level: 3,
      type: 'hr',
      text: 'Tell me about a change people fought at first and then made their own.',
      ideal:
        "Three years ago our office moved from paper files to tablets, and the first attempt had failed a year before. I was asked to lead the second one with 40 employees. I began with the strongest opponents: I invited three of them and asked what had gone wrong last time. They named slow log-ins and having to type everything twice. I promised that we wouldn't start until both were solved, and I kept my word, although it cost us five weeks. Then I asked those three to choose the first team and to test it. I trained everyone in groups of four at their own desks and stayed there for the first three days myself. When a colleague found a better order for the fields, we changed it within two days and named it after her. After four months 38 of 40 used it every day, paperwork went from 55 to 30 minutes a day, and the three opponents trained the next office.",
      followUps: ['What did you have to give up to win them over?'],
      hint: 'Who was against it, what were they right about, and when did it turn around?',
    },
    {
      id: 'leadership-priorities',
      kind: 'situational',
      competency: 'leadership',
      level: 2,
      type: 'hr',
      text: "Your boss sets your team a goal you don't think you can reach. What do you do?",
      ideal:
        "I wouldn't pass it straight on, and I wouldn't refuse right away either. First I'd work out with two people from the group what would really be possible, with what we have and with more, so that I have figures to show. Then I would go to my boss and ask what is behind the goal, because sometimes the date matters and sometimes the amount. I would show the gap and bring options: \"With the present group we reach 70 percent by June; with two temporary people, 90; the full goal by September.\" I'd ask for a decision and say which risk I see. If the goal stays, I take it on, agree on what we can drop for it, and tell the group honestly how it came about, without blaming my boss. Then we track it every week and report early. A talk like that once moved our date by six weeks.",
      followUps: ['Where would you draw the line and say no?'],
      hint: 'What do you bring to your boss first? And then what do you tell your team?',
    },
  ],
});
