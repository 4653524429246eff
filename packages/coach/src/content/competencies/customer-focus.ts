import { defineCompetency } from '../define.ts';

export const customerFocus = defineCompetency({
  id: 'customer-focus',
  title: 'Customer focus',
  questions: [
    {
      id: 'customer-who',
      kind: 'knowledge',
      competency: 'customer focus',
      level: 1,
      type: 'hr',
      text: 'Who are the customers in your job, and how do you find out what matters to them?',
      ideal:
        'For me a customer is anybody who has to live with what I hand over, whether they pay for it or not. In my last office that meant the accounting team down the hall just as much as the people who bought from us. To find out what matters to them, I do three simple things. First I go and watch: I sat with accounting for a morning and saw that they opened every file twice, because our reference number was on the second page. Then I ask about the last time instead of asking for wishes, for example "What held you up yesterday?", since people remember better than they imagine. And I look at what comes back: returns, repeated questions, complaints. After that I try one small change and ask again. We moved the number to the top of the first page, which cost nothing and saved them about 40 minutes a day. I also keep in mind that the loudest voice is not always the most common one, so I count before I act.',
      followUps: ['Which of your customers do you know the least about?'],
      hint: 'Say who counts as a customer for you, then give one example of how you got to know what they need.',
    },
    {
      id: 'customer-no-answer',
      kind: 'situational',
      competency: 'customer focus',
      level: 1,
      type: 'hr',
      text: "A customer asks you something important, and you don't know the answer. What do you say?",
      ideal:
        "I'd say openly that I don't know yet and that I'll find out, because a wrong answer costs more trust than a short wait. Before I let the person go, I would make sure that I have the real question: I repeat it, and I ask what it is needed for and by when, since that may change where I look. Then I would give a definite time, for example by three this afternoon, and ask how I can reach them. I would look it up in our own sources first and then go to the colleague who truly knows. If somebody else has to answer, I'd hand the question over with all the details, so that the customer doesn't have to start over. At three I'd call either way, even if all I can say is that it will take until tomorrow. Afterwards I'd write the answer down where colleagues can find it. In my last job 17 of the 25 most common questions got into our shared folder this way.",
      followUps: ['What if the customer wants an answer right now?'],
      hint: 'What do you say in the first ten seconds, and what happens before the end of the day?',
    },
    {
      id: 'customer-impressed',
      kind: 'motivation',
      competency: 'customer focus',
      level: 1,
      type: 'hr',
      text: "What's the best customer service you've ever had? What did you take from it for your own work?",
      ideal:
        'A small shoe repair shop won me over for good. I brought in a pair of boots before a trip, and the owner asked when I was leaving before naming a price. New soles would be 60 dollars, I was told, but for this one trip a patch for 12 would do. So the shop sold me less than I was ready to pay. Two days later I got a message that they were ready, and a tip on how to dry them. Three things impressed me: they asked what I needed the boots for, they gave me honest advice that cost them money, and they got in touch before I had to ask. I\'ve brought that into my own job. I start with "What is it for?", and I say so when the cheaper option is enough. I also agreed with my team that we call people ourselves when a date moves. In one year the complaints about moved dates went from 44 to 12, and people come back and ask for us.',
      followUps: ["And what's a bad experience you learned from?"],
      hint: 'Take it apart: what exactly was so good, and where does it show up in what you do?',
    },
    {
      id: 'customer-small-gesture',
      kind: 'behavioural',
      competency: 'customer focus',
      level: 1,
      type: 'hr',
      text: 'Tell me about a small thing you did for a customer or client that made a big difference to them.',
      ideal:
        'Last summer I worked at our front desk. A blind visitor came in for a two-day workshop with a friend who had to leave soon, and my task was only to sign people in. I noticed that all our signs were printed, so from then on this visitor would depend on strangers. I didn\'t want to decide for anybody, so I asked first: "What would help you get around here on your own?" The answer was two routes, to the restrooms and to the cafeteria. In my break I walked both with the visitor and counted the steps, and our building manager put rough tape along the hallway in twenty minutes. I also recorded the way to the bus stop as a voice message. The visitor wrote to our director that it was the first building in years where nobody had to be asked for an arm, and came back three more times. The next year we got raised signs. What I took from it is to ask what people want to do by themselves before I help.',
      followUps: ['Where do you draw the line?'],
      hint: 'Say what you did, why, and what it changed.',
    },
    {
      id: 'customer-cannot-meet',
      kind: 'behavioural',
      competency: 'customer focus',
      level: 2,
      type: 'hr',
      text: "Tell me about a time you couldn't give a client what they expected. How did you handle it?",
      ideal:
        "Two years ago I was in charge of our annual customer event. One client had signed up for June because an old brochure of ours promised a tour of the whole building. We don't do tours anymore, for safety reasons. I was responsible, and they had already told 90 people. I didn't send an email. I asked them to come by, and I said in the first minute that it would not be possible and that our brochure was wrong. I explained the reason and showed them the rule, so it didn't look as if we just didn't want to. Then I asked what the tour had meant to them. They wanted their people to see how our work is done. I came back in two days with three ideas and prices, and we paid for part of it, since the error had been ours. They chose a live video tour with questions to our staff, and I set it up for 700 dollars with two colleagues. They renewed, and I had the old brochures taken back within the week.",
      followUps: ["What would you have done if they'd walked away?"],
      hint: 'How did they hear it, what did you find out, and what did you offer instead?',
    },
    {
      id: 'customer-complaint-change',
      kind: 'behavioural',
      competency: 'customer focus',
      level: 2,
      type: 'hr',
      text: 'Tell me about a time customer complaints led you to fix something for good.',
      ideal:
        'In my last job I answered customer letters, and one day it hit me that I had written the same apology for a late delivery five times that week. My task was to answer and to send vouchers. I took a lunch break and sorted 300 complaints from the last quarter by product, area and time of day. One route made up 6 percent of our orders and 38 percent of the complaints. I took that to the head of delivery on one page, with the cost of the vouchers, 1,900 dollars a month. A driver I had asked told me that those parcels were loaded last and had to be searched for at every stop. We weighed a second van against a new loading order, and tried the loading order first, because it was free. For three weeks I called ten customers a week to hear whether things had gotten better. Complaints about that route dropped by 70 percent, and the new loading order is part of the training now. I still sort before I apologize.',
      followUps: ['What do you do with complaints you think are unfair?'],
      hint: 'Go from single complaints to a pattern, then to the cause, then to a fix that has lasted.',
    },
    {
      id: 'customer-trust-back',
      kind: 'situational',
      competency: 'customer focus',
      level: 2,
      type: 'hr',
      text: 'Your company has let a client down twice in a row, and now the account is yours. What do you do in the first few weeks?',
      ideal:
        "I'd listen before I promise anything, because this client has heard plenty of promises. Before the first call I would read the whole history and speak with my predecessor. Then I would visit, say plainly where we failed, without a but, and ask two questions: what did it cost you, and what would you need to see from us? I'd make a few small commitments with a date, ones I can keep within days, and make sure they see me keep them. Inside the company I would find out why it went wrong twice and get the cause fixed. For a while I would report every Friday, bad news as well. After a month I'd ask for an honest score from one to ten, and what it would take to get one point more. With one client like that I started at a 3. After I had met eight dates in six weeks it was a 7, and they extended for a year.",
      followUps: ["What if you can see it's about to go wrong a third time?"],
      hint: 'Past, present, future: what do you listen to, what do you deliver, what do you ask?',
    },
    {
      id: 'customer-balance',
      kind: 'situational',
      competency: 'customer focus',
      level: 3,
      type: 'hr',
      text: "What's best for the customer would hurt your company's numbers this year. How do you weigh the two?",
      ideal:
        "First I'd question whether it's really one or the other, because over three years the two interests often meet. So I would put both on the same scale: what does it cost this year, and what is it worth in customers who stay and buy again? For that I need our own figures. Then I'd draw a line that no amount of money can move: safety, honesty and what we have promised. Above that line I would look for a third way, for example to help those who are hit hardest and not everybody, or to try it with a small group for a quarter. I would write my recommendation with the risk of both choices, and bring it to the person who answers for the result, instead of being generous with money that is not mine. In my last job I proposed letting customers cancel every month. A test in two regions cost 4 percent of sales at first; after a year they had 11 percent more customers than the others.",
      followUps: ['When have you decided against the customer, and were you right?'],
      hint: "Say what you wouldn't trade, how you'd run the numbers on the rest, and who decides.",
    },
    {
      id: 'customer-missing-view',
      kind: 'behavioural',
      competency: 'customer focus',
      level: 3,
      type: 'hr',
      text: "Tell me about a time you got users' voices into a decision that had left them out.",
      ideal:
        "In my last company we were about to buy a new online booking system for our customers. The committee had compared price and maintenance for fourteen months, and I was asked to write the final paper. I saw that no customer had ever touched either system. I asked for ten days and no money. Rather than run a survey, I chose to watch, because people are more polite in a survey than in real life. With two colleagues I put both test systems in our lobby and asked 84 customers to make one booking while we timed them. With the cheaper system every third person gave up, and among people over seventy it was two thirds. I didn't argue. I showed the committee a four-minute video and invited two people from our front desk. They stuck with the cheaper system but had the menu rebuilt before signing, with a test as a condition. Afterwards 9 in 10 people finished their booking, and a test like that is part of our buying rules today.",
      followUps: ["How did the people react who'd been working on it for months?"],
      hint: 'What were they missing, how did you show them, and what changed in the end?',
    },
    {
      id: 'customer-quiet-leavers',
      kind: 'case',
      competency: 'customer focus',
      level: 3,
      type: 'hr',
      text: 'Loyal customers are leaving, and none of them complains. How would you find out why?',
      ideal:
        "I would start with the figures, to know who leaves, and then go to people, to know why. First I would compare those who left with those who stayed: how long they had been with us, what they bought, which contact came last, when their use began to fall. Usually there is a point two or three months earlier, and that's where I'd look. Then I'd call fifteen to twenty of them, with one request: tell me how it went, from the day you first thought of leaving. Whoever calls must not try to win them back, or they'll only tell us about the price. I'd also ask the staff who deal with them. That gives me two or three suspicions, and I'd test the strongest with a change for one group. In my last job I found that people left after the second late delivery; a call after the first kept 26 percent more of them.",
      followUps: ['Which of them would you let go, and why?'],
      hint: "Numbers, people, proof: what does each one tell you that the others can't?",
    },
  ],
});
