import { defineCompetency } from '../define.ts';

export const conflict = defineCompetency({
  id: 'conflict',
  title: 'Handling conflict',
  questions: [
    {
      id: 'conflict-colleague',
      kind: 'behavioural',
      competency: 'conflict',
      level: 1,
      type: 'hr',
      text: 'Tell me about a time you disagreed with a colleague. How did you settle it?',
      ideal:
        'In my last job a colleague and I disagreed about how to answer customer emails. He wanted templates for everything, I was worried that people would feel brushed off. We were asked to bring one proposal by Friday. I suggested that we stop arguing about taste and look at fifty real emails together. I asked him to explain where templates save him the most time, and I listened: half of the emails were the same five questions. I then showed him three cases where a template had made a customer angrier. We agreed on templates for the five common questions and personal answers for complaints. As a result answers got 40 percent faster, complaints about tone dropped to nearly none, and the two of us still plan work together.',
      followUps: ['What do you do differently with that colleague now?'],
      hint: 'Pick a real case, be fair to the colleague, and say how it ended.',
    },
    {
      id: 'conflict-manager',
      kind: 'behavioural',
      competency: 'conflict',
      level: 2,
      type: 'hr',
      text: 'Tell me about a time you thought your manager was wrong. What did you do?',
      ideal:
        "Two years ago my manager wanted to cut the training week for new hires from five days to two, to save money before a busy season. I was responsible for their first month and expected more mistakes. I didn't object in the meeting. I asked for half an hour alone with her the next day. I brought the numbers: the last group with a short start had made three times as many booking errors, about 6,000 dollars in refunds. I also asked what pressure she was under, and learned that the budget was fixed. So I proposed three days of training plus a buddy for two weeks, which cost nothing extra. She accepted, and the error rate stayed at its usual 2 percent. I learned to bring an option, not just an objection.",
      followUps: ['What would you have done if your manager had still said no?'],
      hint: 'When and where did you bring it up, and what did you bring besides your opinion?',
    },
    {
      id: 'conflict-between-others',
      kind: 'situational',
      competency: 'conflict',
      level: 2,
      type: 'hr',
      text: 'Two people on your team have stopped talking to each other, and the work is suffering. What would you do?',
      ideal:
        "I would not wait for it to pass, because silence spreads to the rest of the team. First I would talk to each of them alone, for twenty minutes, and ask what happened and what they need, without taking sides. Often it turns out that the roles were unclear and it's not about the person at all. Then I'd bring them together, show what it does to the work with one example, such as the handover that failed on Tuesday, and let each one say what the other should know. I would keep it to what they can change: who decides what, and how they hand over. We would write down two or three agreements, and I would check in after a week. If it touches respect or safety, or does not improve, I would involve our manager or HR early.",
      followUps: ['What if one of them asks you to keep a secret from the other?'],
      hint: 'Think about the order: who do you talk to first, and what about?',
    },
    {
      id: 'conflict-criticism',
      kind: 'behavioural',
      competency: 'conflict',
      level: 1,
      type: 'hr',
      text: 'Tell me about feedback that was hard to hear. What did you do with it?',
      ideal:
        'In my first year my team lead told me that I was hard to talk to in meetings: I answered before others had finished. I was hurt, because I thought I was being helpful. I took a day, then I asked him for two examples, so that I could see what he meant. He named two meetings, and he was right. I decided to work on one thing: I wrote "wait, then ask" on my notepad and asked a colleague to give me a sign when I slipped. After a month I asked the team lead and two others again. They said it had changed, and two quieter colleagues had begun to bring ideas; one of them saved us a week on the next release. Since then I ask for feedback every quarter.',
      followUps: ['What feedback have you decided not to act on, and why?'],
      hint: 'Pick something that stung, and spend most of your answer on what you did next.',
    },
    {
      id: 'conflict-angry-customer',
      kind: 'behavioural',
      competency: 'conflict',
      level: 1,
      type: 'hr',
      text: 'Tell me about a time you had to deal with a really angry customer or client.',
      ideal:
        "In my first office job a customer came in shouting because we had sent the wrong order for the second time. I was alone at the front desk, and it was my job to calm things down. I took him over to a table, let him finish without interrupting, and repeated what I had understood: two days off work lost waiting for us, and still nothing he could use. I apologized for our part and didn't blame anyone in shipping. Then I called shipping while he was sitting there, got the right order on the next morning's delivery, and gave him my direct number. I called him the next evening to make sure everything was all right. He kept his order, which was worth 7,000 dollars, and wrote us a good review. I asked shipping to add a photo check to the packing list, and we haven't sent that customer a wrong order since. I learned that people want to be heard before they want a solution.",
      followUps: ['What do you do when a customer insults you personally?'],
      hint: 'What did that person need first, before any solution?',
    },
    {
      id: 'conflict-say-no',
      kind: 'behavioural',
      competency: 'conflict',
      level: 2,
      type: 'hr',
      text: 'Tell me about a time you had to turn down a request. How did you say no?',
      ideal:
        'Last autumn our biggest client asked me to add a new report three days before the launch. I was the project lead, and my team was already working late. I wanted to keep the client without burning out the team, so I asked first what decision the report was for. It turned out that they needed only two of its figures for their board. I said clearly that we could not build the whole report before launch, and explained the risk: testing would be cut and the launch could slip. Then I offered to send the two figures by hand each Monday and to plan the report for the next month. They agreed. We launched on time with no serious faults, and later they thanked us for being straight with them. I learned that a good no starts with a question.',
      followUps: ['How can you tell when a request is worth changing the plan for?'],
      hint: 'A good no has a reason and an alternative. Show both.',
    },
    {
      id: 'conflict-difficult-person',
      kind: 'behavioural',
      competency: 'conflict',
      level: 2,
      type: 'hr',
      text: 'Tell me about someone you found hard to work with. How did you make it work?',
      ideal:
        'On my last project I worked with a colleague from another department who shot down nearly every idea in the first minute. Our task was to merge two customer lists within three months, and I needed his knowledge. I noticed that he was never rude in writing, only in meetings. So I asked him out for coffee and asked what he likes to see in a proposal. He said that he hates being surprised in front of others. I changed how I work: I sent him each idea a day before and asked for his doubts in writing. His doubts were good, and two of them kept us from losing data. In meetings I gave him credit for them. Within a few weeks he began to support the proposals himself, and we finished the merge a week early. I learned to ask what a person needs before I call them difficult.',
      followUps: ['What would that person say was difficult about you?'],
      hint: 'Be fair to the other person, and say what you changed yourself.',
    },
    {
      id: 'conflict-priorities',
      kind: 'situational',
      competency: 'conflict',
      level: 3,
      type: 'hr',
      text: 'Two departments both say their request has to come first, and you only have time for one this month. What do you do?',
      ideal:
        "I'd make the choice in the open instead of in a hallway. First I would ask both departments the same three questions: what happens if it waits a month, who is affected, and which dates can't move. Then I would put both on one page with value, cost of delay and effort, and check the figures with each of them, so that nobody feels misquoted. I'd look for a way to split it, because often a small part of one request takes away the urgency. If there isn't one, I would bring my recommendation with the reasons to the person who owns both goals, and ask for a decision by a date. Once it is made, I would tell both sides the same day, give the second one a firm date, and keep it. Afterwards I would agree on rules for the next clash.",
      followUps: ["What if the one that's louder is also the less important one?"],
      hint: 'How can you make it fair for the one that has to wait?',
    },
    {
      id: 'conflict-values',
      kind: 'behavioural',
      competency: 'conflict',
      level: 3,
      type: 'hr',
      text: "Tell me about a time you were asked to do something you didn't think was right.",
      ideal:
        'Three years ago I prepared the monthly figures for a sales director. One evening he asked me to move two signed contracts into the earlier month, so that the quarter would look better. I was responsible for the numbers, and I knew that bonuses depended on them. I told him calmly that I could not date them before they were signed, and offered to add a note that explained the two late deals. He was annoyed and said that everyone does it. I answered that I understood the pressure, and that I would have to ask finance how to treat it. I did that the next morning, in writing and without accusing anyone. Finance confirmed the rule, the report went out with the note, and the board accepted it. Our audit that year had no findings, and the director later asked me to check his forecasts.',
      followUps: ['What would have made you take it further?'],
      hint: 'Say where you drew the line, how you held it, and who you took it to.',
    },
    {
      id: 'conflict-remote',
      kind: 'situational',
      competency: 'conflict',
      level: 2,
      type: 'hr',
      text: 'A colleague sends you a message that feels like an insult. How do you respond?',
      ideal:
        'I wouldn\'t answer in the first ten minutes, because you can\'t hear tone in a text and I may be reading it wrong. I would read it again and ask myself what the most harmless meaning could be. Then I would call the person, or meet them, instead of writing back, and not in the public channel. I would say what I read and how it landed, without an accusation: "I read your message as criticism of my work, is that what you meant?" Most of the time it is a misunderstanding and it ends there. If it was meant as criticism, I would ask for the point behind it and deal with that. We could agree to talk about things like that in the future instead of typing. If it was an insult and happens again, I would keep the messages and talk to my manager.',
      followUps: ['What if other people have seen it and already reacted?'],
      hint: "How would you get in touch, what's the first thing you'd say, and what if it happens again?",
    },
  ],
});
