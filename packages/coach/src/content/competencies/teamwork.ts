import { defineCompetency } from '../define.ts';

export const teamwork = defineCompetency({
  id: 'teamwork',
  title: 'Teamwork',
  questions: [
    {
      id: 'teamwork-success',
      kind: 'behavioural',
      competency: 'teamwork',
      level: 1,
      type: 'hr',
      text: 'Tell me about something you achieved with others that you could not have done alone.',
      ideal:
        'Two years ago our small museum wanted to open an exhibition in ten weeks, half of the usual time. I was responsible for the texts and the guided tours. I suggested that we meet for ten minutes every morning, because each delay of one person stopped the others. The carpenter told us about a late delivery in the first week, so I rewrote the tour to start in another room, and the designer moved her prints forward. When I was stuck with a technical text, a volunteer who had been an engineer helped me for two evenings, and I named him on the wall. As a result we opened on the day, 4,000 visitors came in the first month, 60 percent more than planned, and we have kept the morning meeting since then.',
      followUps: [
        'What would have gone wrong without you?',
        'Who had the hardest part, and how did you notice?',
      ],
      hint: 'Keep your own part and the parts of the others apart.',
    },
    {
      id: 'teamwork-role',
      kind: 'motivation',
      competency: 'teamwork',
      level: 1,
      type: 'hr',
      text: 'What role do you usually take in a group, and when do you take another one?',
      ideal:
        'I am usually the one who brings order: I write down what we decided, who does what and by when. I do it because I once saw a good idea die after three meetings in which nobody knew who would start. In my current job I keep the list for a team of eight, and our open tasks went down from forty to twelve within two months. I take another role when the group needs it. If nobody dares to disagree, I ask the critical question. If someone knows the matter better than I do, I step back and support; last month a new colleague led the trade fair, and I carried boxes and took notes. My weak side is that I may push for a decision too early, so I now ask "what have we not heard yet?" before I close a point.',
      followUps: ['How would your colleagues describe it?'],
      hint: 'Name it, prove it with one case, and say when it does not fit.',
    },
    {
      id: 'teamwork-weak-member',
      kind: 'behavioural',
      competency: 'teamwork',
      level: 2,
      type: 'hr',
      text: 'Describe a time when someone in your group was not doing their share. What did you do?',
      ideal:
        'In my last project one of the four of us missed two deadlines, and the rest of us worked evenings to catch up. I was not his manager, but my part depended on his. Before I complained to anyone I asked him for a walk and said what I saw: two late parts, and that I was worried. He told me that he had been given a second project and did not dare to say so. We went through both plans together, I took over one small task that suited me, and I went with him to our manager to ask for the second project to wait. She agreed within a day. He delivered the next three parts on time, and we finished only two days late instead of two weeks. I learned to ask for the reason before I judge, and to do it early.',
      followUps: ['What if the person had not changed?'],
      hint: 'What did you see, whom did you speak to first, and what was behind it?',
    },
    {
      id: 'teamwork-remote',
      kind: 'situational',
      competency: 'teamwork',
      level: 2,
      type: 'hr',
      text: 'Half of your group works from another city. How would you make sure that nobody is left out?',
      ideal:
        'I would start from the idea that if one person is remote, all of us are. So we would write decisions in one shared place on the same day, and not in the kitchen, and everyone would join meetings from their own screen. I would agree on a few fixed hours when all of us can be reached, and leave the rest free. In meetings I would ask the people who are not in the room first, because they find it hardest to get a word in. Each week I would call someone from the other city for fifteen minutes without an agenda, and I would plan two days a year where we meet in person. After a month I would ask everyone what they miss. In my last team that showed that two colleagues learned of changes a week late; a short daily note fixed it.',
      followUps: ['What would you do about a colleague who hardly ever speaks on calls?'],
      hint: 'Think of decisions, of meetings and of the small talk that is missing.',
    },
    {
      id: 'teamwork-help-colleague',
      kind: 'behavioural',
      competency: 'teamwork',
      level: 1,
      type: 'hr',
      text: 'Give an example of how you helped a colleague who was struggling.',
      ideal:
        'Last autumn a new colleague at our front desk was close to giving up, because she could not keep up with the phone and the guests at once. I had my own shift to run, but I remembered my first weeks. I stood next to her for one hour and just watched, and noticed that she tried to write everything down twice. I did not tell her that in front of guests. In the break I asked what was hardest for her, showed her my short list of the six calls that make up most of the day, and we practiced three of them. For the rest of the week I checked in at the end of her shift. After two weeks she handled 50 calls a day on her own, and a month later she trained the next newcomer with a better version of my list.',
      followUps: ['How did you find the time for it?'],
      hint: 'How did you notice, what exactly did you do, and could they go on alone?',
    },
    {
      id: 'teamwork-feedback-peer',
      kind: 'situational',
      competency: 'teamwork',
      level: 2,
      type: 'hr',
      text: 'You see that a peer makes the same error again and again. How do you bring it up?',
      ideal:
        'I would first make sure that it is an error and not just another way of working, so I would look at two or three cases. Then I would choose a calm moment and talk to the person alone, not in the meeting and not by mail. I would describe what I saw and what it caused, without words like "always": "In the last two orders the address was missing, and the driver came back." Then I would ask how it looks from their side, because often a form or a missing instruction is behind it. I would offer help and think of a fix together, for example a required field. I would thank them for taking it well, and go back to normal. Only if it keeps happening and hurts customers would I talk to our manager, and I would tell the person before I do.',
      followUps: ['What if the peer is older and more experienced than you?'],
      hint: 'Facts first: where, how and with which first sentence?',
    },
    {
      id: 'teamwork-cross',
      kind: 'behavioural',
      competency: 'teamwork',
      level: 2,
      type: 'hr',
      text: 'Tell me about working with a department that had other goals than yours.',
      ideal:
        'In my job in purchasing I was measured on price, and production was measured on never stopping the line. When I changed to a cheaper supplier of screws, the line stopped twice within a month, and production would not talk to me any more. I needed both to work. I went down to the line for two shifts and let the foreperson show me what a stop costs: about 3,000 euros an hour. I put that next to the 400 euros a month that I had saved, and I admitted that my choice had been wrong. Together we wrote a short list of what a supplier must prove before we change, and I asked production to test samples for a week. As a result we saved 18,000 euros in the next year on four parts without one stop, and they now call me before they complain.',
      followUps: ['What did you learn about how your own department is seen?'],
      hint: 'What was each side measured on, and how did you learn to see it?',
    },
    {
      id: 'teamwork-decision-against',
      kind: 'situational',
      competency: 'teamwork',
      level: 3,
      type: 'hr',
      text: 'The group decides on a plan that you argued against. How do you behave from then on?',
      ideal:
        'I would make sure that my reasons were heard once, clearly and with facts, before the decision. After it I carry the plan as if it were mine. I would ask in the meeting what sign would tell us that it is not working, so that we can look at it without anyone losing face, and then I would stop arguing. I would not complain in the corridor, and if someone asks me I would say: "I saw it differently, and now we make it work." I would take on a task that matters for it, because half-hearted help would prove nothing. If the sign appears, I bring it up early and with numbers, not with "I told you so". Only when law or safety is at stake would I go further. Once I was wrong that way: the shop layout that I had fought raised our sales by 9 percent.',
      followUps: ['When did you find that hardest?'],
      hint: 'Before the decision, right after it, and when the first doubts come true.',
    },
    {
      id: 'teamwork-culture',
      kind: 'behavioural',
      competency: 'teamwork',
      level: 3,
      type: 'hr',
      text: 'Describe how you built trust in a group of people from very different backgrounds.',
      ideal:
        'Three years ago I coordinated a group of fourteen volunteers and employees from nine countries who ran a food bank. The first weeks were full of misunderstandings: some found the others too direct, others waited for instructions and seemed slow. My job was to have 300 parcels ready each Friday. I started with pairs that changed every week, so that everyone worked with everyone. I asked each person in private how they like to get criticism, and wrote our five rules with them in simple English with pictures. When two of them argued over the way to greet guests, I let both show their way, and we took a piece of each. I also said openly when I had been wrong. After two months we packed 420 parcels in the same time, nobody had left, and three of them led shifts themselves.',
      followUps: ['Which of your own habits did you have to change?'],
      hint: 'What stood in the way, what did you do each week, and how could one see the trust?',
    },
    {
      id: 'teamwork-onboarding',
      kind: 'situational',
      competency: 'teamwork',
      level: 1,
      type: 'hr',
      text: 'A new person joins on Monday and you are asked to look after them. What do you do?',
      ideal:
        'Before Monday I would check that the desk, the accounts and the keys are ready, because nothing feels worse than a first day without a login. On the first day I would show the building, introduce people one by one with a sentence on what each of them does, and have lunch together. I would give them one small real task in the first week, so that they finish something of their own. I would write a page with the ten things that nobody tells you, like where to find the forms and whom to ask. For two weeks we would sit together for fifteen minutes at the end of each day: what was unclear, what surprised you? I would take their fresh eyes seriously and pass their ideas on. After a month I would ask what was missing and improve the page for the next one.',
      followUps: ['How do you notice that a newcomer is lost but does not say so?'],
      hint: 'Before the day, on the day, in the weeks after.',
    },
  ],
});
