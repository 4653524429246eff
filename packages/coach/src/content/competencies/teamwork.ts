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
      text: "Tell me about something you achieved with a team that you couldn't have done alone.",
      ideal:
        "Two years ago our office wanted to move to a new system in ten weeks, half the usual time. I was responsible for the guides and the training. I suggested that we meet for ten minutes every morning, because when one of us was late, everyone else had to stop. In the first week the colleague who moved the data told us about a delay, so I rewrote the training to start with another part, and the designer moved her screens up. When I was stuck on a technical text, a coworker from another team who knew the system helped me for two evenings, and I put his name in the guide. As a result, we started on time, 400 people used it in the first month, 60 percent more than planned, and we've kept the morning meeting ever since.",
      followUps: [
        'What would have gone wrong without you?',
        'Who had the hardest part, and how could you tell?',
      ],
      hint: "Keep your part and the others' parts separate.",
    },
    {
      id: 'teamwork-role',
      kind: 'motivation',
      competency: 'teamwork',
      level: 1,
      type: 'hr',
      text: 'What role do you usually play on a team, and when do you play a different one?',
      ideal:
        'I\'m usually the one who brings order: I write down what we decided, who does what and by when. I do it because I once saw a good idea die after three meetings where nobody knew who would start. In my current job I keep the list for a team of eight, and our open tasks went down from forty to twelve within two months. I take a different role when the group needs it. If nobody dares to disagree, I ask the critical question. If someone knows the subject better than I do, I step back and support; last month a new coworker led a customer event, and I carried boxes and took notes. My weak side is that I sometimes push for a decision too early, so now I ask "what haven\'t we heard yet?" before I close a point.',
      followUps: ['How would your coworkers describe it?'],
      hint: "Name it, back it up with one example, and say when it doesn't fit.",
    },
    {
      id: 'teamwork-weak-member',
      kind: 'behavioural',
      competency: 'teamwork',
      level: 2,
      type: 'hr',
      text: "Tell me about a time someone on your team wasn't doing their share. What did you do?",
      ideal:
        "In my last project one of the four of us missed two deadlines, and the rest of us worked evenings to catch up. I was not his manager, but my part depended on his. Before I complained to anyone, I asked him to take a walk with me and told him what I saw: two late parts, and that I was worried. He told me he'd been given a second project and hadn't dared to say so. We went through both plans together, I took over one small task that suited me, and I went with him to our manager to ask for the second project to wait. She agreed within a day. He delivered the next three parts on time, and we finished only two days late instead of two weeks. I learned to ask for the reason before I judge, and to do it early.",
      followUps: ["What if they hadn't changed?"],
      hint: 'What did you notice, who did you talk to first, and what was behind it?',
    },
    {
      id: 'teamwork-remote',
      kind: 'situational',
      competency: 'teamwork',
      level: 2,
      type: 'hr',
      text: 'Half your team works in another city. How would you make sure nobody gets left out?',
      ideal:
        'I would start from the idea that if one person is remote, we all are. So we would write decisions down in one shared place the same day instead of making them in the kitchen, and everyone would join meetings from their own screen. I would agree on a few fixed hours when all of us can be reached, and leave the rest free. In meetings I would ask the people who are not in the room first, because they find it hardest to get a word in. Each week I would call someone from the other city for fifteen minutes without an agenda, and I would plan two days a year where we meet in person. After a month I would ask everyone what they miss. In my last team that showed that two colleagues learned of changes a week late; a short daily note fixed it.',
      followUps: ['What would you do about a coworker who hardly ever speaks on calls?'],
      hint: 'Think about decisions, meetings, and the small talk people miss out on.',
    },
    {
      id: 'teamwork-help-colleague',
      kind: 'behavioural',
      competency: 'teamwork',
      level: 1,
      type: 'hr',
      text: 'Tell me about a time you helped a coworker who was struggling.',
      ideal:
        "Last fall a new coworker at our front desk was close to quitting, because she couldn't keep up with the phone and the visitors at the same time. I had my own work to do, but I remembered my first weeks. I stood next to her for one hour and just watched, and noticed that she tried to write everything down twice. I didn't tell her that in front of visitors. During the break I asked what was hardest for her, showed her my short list of the six calls that make up most of the day, and we practiced three of them. For the rest of the week I checked in at the end of her day. After two weeks she handled 50 calls a day on her own, and a month later she trained the next newcomer with a better version of my list.",
      followUps: ['How did you find the time for it?'],
      hint: 'How did you notice, what exactly did you do, and could they manage without you afterward?',
    },
    {
      id: 'teamwork-feedback-peer',
      kind: 'situational',
      competency: 'teamwork',
      level: 2,
      type: 'hr',
      text: 'You see a coworker make the same mistake over and over. How do you bring it up?',
      ideal:
        'I would first make sure that it is an error and not just another way of working, so I would look at two or three cases. Then I would choose a calm moment and talk to the person alone, not in a meeting and not by email. I would describe what I saw and what it caused, without words like "always": "In the last two orders the address was missing, and they came back to us." Then I would ask how it looks from their side, because often a form or a missing instruction is behind it. I would offer help and think of a fix together, for example a required field. I would thank them for taking it well, and go back to normal. Only if it keeps happening and hurts customers would I talk to our manager, and I would tell the person before I do.',
      followUps: ["What if they're older and more experienced than you?"],
      hint: "Facts first. Where, how, and what's your first sentence?",
    },
    {
      id: 'teamwork-cross',
      kind: 'behavioural',
      competency: 'teamwork',
      level: 2,
      type: 'hr',
      text: 'Tell me about working with a department that had different goals than yours.',
      ideal:
        "In my office job in purchasing I was measured on price, and the service team was measured on answering customers fast. When I switched to a cheaper software provider, their system went down twice within a month, and the service team wouldn't talk to me anymore. I needed both to work. I sat with them for two days and had the team lead show me what an outage costs: about 3,000 euros an hour. I put that next to the 400 euros a month I had saved, and I admitted that my choice had been wrong. Together we wrote a short list of what a provider has to prove before we switch, and I asked their team to test new ones for a week. As a result, we saved 18,000 euros the next year on four contracts without a single outage, and now they call me before they complain.",
      followUps: ['What did you learn about how others see your department?'],
      hint: 'How was each side measured, and how did you come to see their side?',
    },
    {
      id: 'teamwork-decision-against',
      kind: 'situational',
      competency: 'teamwork',
      level: 3,
      type: 'hr',
      text: 'The team goes with a plan you argued against. What do you do from then on?',
      ideal:
        'I would make sure that my reasons were heard once, clearly and with facts, before the decision. After it I carry the plan as if it were mine. I would ask in the meeting what sign would tell us that it is not working, so that we can look at it without anyone losing face, and then I would stop arguing. I wouldn\'t complain in the hallway, and if someone asks me I would say: "I saw it differently, and now we make it work." I would take on a task that matters for it, because half-hearted help would prove nothing. If the sign appears, I bring it up early and with numbers, not with "I told you so". Only when law or safety is at stake would I go further. Once I was the one who was wrong: the new form I had argued against brought us 9 percent more replies.',
      followUps: ['When was that hardest for you?'],
      hint: 'Before the decision, right after it, and when the first doubts come true.',
    },
    {
      id: 'teamwork-culture',
      kind: 'behavioural',
      competency: 'teamwork',
      level: 3,
      type: 'hr',
      text: 'Tell me about building trust in a team of people from very different backgrounds.',
      ideal:
        'Three years ago I coordinated an office team of fourteen people from nine countries. The first weeks were full of misunderstandings: some found the others too direct, others waited for instructions and seemed slow. My job was to have 300 requests answered by each Friday. I started with pairs that changed every week, so everyone worked with everyone. I asked each person in private how they like to get criticism, and wrote our five rules with them in simple English with pictures. When two of them argued about how to greet visitors, I had both show their way, and we took a piece of each. I also said openly when I had been wrong. After two months we answered 420 requests in the same time, nobody had left, and three of them led projects themselves.',
      followUps: ['Which of your own habits did you have to change?'],
      hint: 'What got in the way, what did you do each week, and how could you see the trust?',
    },
    {
      id: 'teamwork-onboarding',
      kind: 'situational',
      competency: 'teamwork',
      level: 1,
      type: 'hr',
      text: "Someone new starts on Monday, and you're asked to show them the ropes. What do you do?",
      ideal:
        'Before Monday I would check that the desk, the accounts and the keys are ready, because nothing feels worse than a first day without a login. On the first day I would show the building, introduce people one by one with a sentence on what each of them does, and have lunch together. I would give them one small real task in the first week, so they get to finish something themselves. I would write a page with the ten things that nobody tells you, like where to find the forms and who to ask. For two weeks we would sit together for fifteen minutes at the end of each day: what was unclear, what surprised you? I would take their fresh eyes seriously and pass their ideas on. After a month I would ask what was missing and improve the page for the next one.',
      followUps: ["How can you tell that a new person is lost but won't say so?"],
      hint: 'Before the day, on the day, and in the weeks after.',
    },
  ],
});
