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
      text: 'When did you first take the lead without being asked, and how did it go?',
      ideal:
        'In my second month at a hotel the booking system went down on a Saturday with 60 arrivals, and our supervisor was on a plane. Nobody had a plan, and guests were already waiting. I was the youngest at the desk, but I had seen that the arrival list was still open on one screen. I said: "Let us do it by hand," and gave everyone one task: one wrote the list, one found free rooms with housekeeping, one served water and explained the delay. I took the guests who were angry. I checked every room number twice before we gave out a key. After three hours all 60 guests were in their rooms, with only two complaints, and we entered everything that evening. My supervisor turned my notes into our emergency sheet. I learned that people follow a clear next step more than a title.',
      followUps: ['How did your colleagues react to it?'],
      hint: 'Why did someone have to act, and why was it you?',
    },
    {
      id: 'leadership-delegate',
      kind: 'situational',
      competency: 'leadership',
      level: 2,
      type: 'hr',
      text: 'How do you decide what to hand over to others and what to keep for yourself?',
      ideal:
        'I keep what only I can do: decisions about people, the budget, and what I have promised by name. Everything else I ask myself, who would grow with it, and who does it better than I do? When I hand a task over, I hand over the result and not the single steps: I explain why it matters, what a good result looks like, how much they may decide alone, and by when. I let them repeat it in their own words. We agree on one or two points to check in, early enough to correct, and between them I stay out of the way. If it goes wrong I help them to repair it and take the blame upwards; if it goes well, they present it. In my last team I gave away the monthly report that way: it took me ten hours, my colleague automated it within six weeks.',
      followUps: ['What have you handed over that you would rather have kept?'],
      hint: 'What can only you do, and what does the other person need in order to succeed?',
    },
    {
      id: 'leadership-underperformer',
      kind: 'situational',
      competency: 'leadership',
      level: 2,
      type: 'hr',
      text: 'A member of your group who used to be good has been weak for two months. What do you do?',
      ideal:
        'I would not wait for the yearly talk. First I look at the facts: what exactly has changed, since when, and is it only them? Then I ask for a talk in private, name two or three examples, and ask openly what is going on. I say that I know what they can do. The reason decides the rest: if it is something at home, I look for relief for a time; if the task no longer fits, we change it; if they lack a skill, we train; if it is the will, I say clearly what I expect. We agree on two or three concrete goals for the next six weeks and what I will do for it, and write them down. I meet them every week, and I say it at once when something improves. If nothing changes I involve HR and speak of consequences, so that it does not come as a surprise.',
      followUps: ['How do you explain it to the others who carry the extra work?'],
      hint: 'Facts, reason, help, goals: what comes first?',
    },
    {
      id: 'leadership-unpopular',
      kind: 'behavioural',
      competency: 'leadership',
      level: 3,
      type: 'hr',
      text: 'Tell me about an unpopular decision that you had to make and carry through.',
      ideal:
        'Two years ago I led a workshop with 22 people, and our largest customer left. I had to bring the costs down by 15 percent within three months. I looked at three ways: letting four people go, closing the weekend shift, or shorter hours for everyone. I asked four experienced colleagues to look for mistakes in my figures. Then I decided on shorter hours for nine months, with less pay for all, myself first, because we would need every skilled hand again. I told all of them together on the same day, showed the figures, and said what I did not know. I stayed for two hours of angry questions and had a talk with anyone who wanted one. Two people left. We found new customers after seven months and went back to full hours earlier than promised, and in the survey 80 percent said that the decision was fair.',
      followUps: ['What would you do differently in the first week?'],
      hint: 'Options, reason, how you told it, and how it ended, with the losses too.',
    },
    {
      id: 'leadership-develop',
      kind: 'behavioural',
      competency: 'leadership',
      level: 2,
      type: 'hr',
      text: 'Describe how you helped somebody grow into a bigger role.',
      ideal:
        'In my last job a warehouse colleague had good ideas, but never spoke in meetings. I was his shift lead and saw that he explained machines to new people better than anyone. I asked him what he would like to do in two years; he said, lead a shift, but he could not imagine talking to the managers. We made a plan of three steps. First he trained one newcomer with me next to him, then he ran the five-minute morning talk once a week, then he presented his own idea for the loading ramp to the manager, after we had practiced it twice. I gave him feedback after each, one thing good and one to change. The idea saved 40 minutes a day. After nine months he became deputy shift lead, and he now does the same with two others. I learned to let silence be and wait for him.',
      followUps: ['Who did you not manage to develop, and why?'],
      hint: 'What did you see in the person, and which steps did you build?',
    },
    {
      id: 'leadership-style',
      kind: 'motivation',
      competency: 'leadership',
      level: 1,
      type: 'hr',
      text: 'What kind of leader do you want to be, and where did you learn it?',
      ideal:
        'I want to be a leader who makes the goal clear and then removes obstacles. I learned it from a head chef in my first job: she began each shift with one sentence on what matters today, and then asked each of us what we needed. When something went wrong in front of guests, she took it on herself, and spoke with us later. When I ran the summer kitchen for the first time, with five people, I copied both: one sentence in the morning, one question to each. Our waste fell by a quarter, because people told me early when something ran out. I also learned from a bad example, a boss who answered every mail within minutes and decided everything himself; nobody learned to think. My own difficulty is patience, so I count to ten before I solve what somebody else could solve.',
      followUps: ['What would the people you led say about you?'],
      hint: 'One picture, one person you learned from, one time you tried it.',
    },
    {
      id: 'leadership-crisis',
      kind: 'behavioural',
      competency: 'leadership',
      level: 3,
      type: 'hr',
      text: 'Walk me through a crisis in which others looked to you for direction.',
      ideal:
        "Last winter a water pipe burst at night in the care home where I was the manager on duty, and the lower floor with 18 residents was flooding. I had to keep everyone safe with four people until help came. I first asked for two facts: is anyone in danger, and is the power off? Then I gave three orders in short sentences: one shuts the valve and the power, two move the residents to the upper lounge, beginning with those who cannot walk, one calls the fire service and the families' line. I stood in the middle and kept a list of names. Every ten minutes I said aloud what was done and what came next, because silence makes people afraid. After 50 minutes all 18 were dry and counted. The next day we talked it through together, thanked the night team, and moved the valve plan to the door; a drill now takes 20 minutes.",
      followUps: ['When were you least sure?'],
      hint: 'The first five minutes, the order of your steps, and what changed afterwards.',
    },
    {
      id: 'leadership-motivate',
      kind: 'situational',
      competency: 'leadership',
      level: 1,
      type: 'hr',
      text: 'Your group has to do a dull task for three weeks. How do you keep spirits up?',
      ideal:
        'I would not pretend that it is exciting, because people notice. I would say plainly why it must be done and who depends on it: if we check these 9,000 records, patients get the right letters. Then I would make the end visible, with a goal for each day and a chart on the wall, so that we see it shrink. I would ask the group how to make it easier; often someone knows a shortcut that saves a third of the work. I would rotate the tasks every two hours, put pairs together who get on, and do my own share of the records, at the worst time of the day. I would notice and thank good work by name, and celebrate the half with cake. At the end I would show what it brought and see that the next interesting task goes to the same people.',
      followUps: ['What do you do with the one who complains all day?'],
      hint: 'Meaning, progress, relief, thanks: what would work on you?',
    },
    {
      id: 'leadership-change',
      kind: 'behavioural',
      competency: 'leadership',
      level: 3,
      type: 'hr',
      text: 'Give an example of a change that people resisted at first and then carried themselves.',
      ideal:
        'Three years ago our clinic moved from paper files to tablets, and the first attempt had failed a year before. I was asked to lead the second one with 40 employees. I began with the strongest opponents: I invited three of them and asked what had gone wrong last time. They named slow log-ins and double typing. I promised that we would not start until both were solved, and I kept to it, although it cost five weeks. Then I asked those three to choose the first ward and to test it. I trained everyone in groups of four on their own ward and stayed there for the first three nights myself. When a nurse found a better order of the fields, we changed it within two days and named it after her. After four months 38 of 40 used it daily, writing time fell from 55 to 30 minutes a shift, and the three opponents trained the next clinic.',
      followUps: ['What did you give up in order to win them?'],
      hint: 'Who was against it, what were they right about, and when did it turn?',
    },
    {
      id: 'leadership-priorities',
      kind: 'situational',
      competency: 'leadership',
      level: 2,
      type: 'hr',
      text: 'Your own boss gives your group a goal that you think cannot be reached. What do you do?',
      ideal:
        'I would not pass it on at once, and I would not refuse at once either. First I would work out with two people from the group what would really be possible, with today\'s means and with more, so that I speak with figures. Then I would go to my boss and ask what is behind the goal, because sometimes the date matters and sometimes the amount. I would show the gap and bring options: "With the present group we reach 70 percent by June; with two temporary people, 90; the full goal by September." I would ask for a decision and say which risk I see. If the goal stays, I take it on, agree on what we may drop for it, and tell the group honestly how it came about, without blaming my boss. Then we track it every week and report early. Once such a talk moved a date by six weeks.',
      followUps: ['Where would you draw the line and refuse?'],
      hint: 'Upwards first, with what in your hand? And then what do you tell your people?',
    },
  ],
});
