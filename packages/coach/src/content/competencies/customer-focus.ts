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
      text: 'Who counts as a customer in the work that you do, and how do you find out what matters to them?',
      ideal:
        'For me a customer is anybody who has to live with what I hand over, whether they pay for it or not. When I worked in the stock room of a bicycle dealer, that was the mechanic at the next bench just as much as the rider. To find out what matters, I do three simple things. First I go and watch: I stood one morning beside the mechanics and saw that they opened every box twice, because our labels were on the wrong side. Then I ask about the last time instead of asking for wishes, for example "What held you up yesterday?", since people remember better than they imagine. And I look at what comes back: returns, repeated questions, complaints. After that I try one small change and ask again. We moved the label to the short side, which cost nothing and saved the workshop about 40 minutes a day. I also keep in mind that the loudest voice is not always the most common one, so I count before I act.',
      followUps: ['Which of your customers do you know least about?'],
      hint: 'Give your own definition, then show with one case how you came to know their needs.',
    },
    {
      id: 'customer-no-answer',
      kind: 'situational',
      competency: 'customer focus',
      level: 1,
      type: 'hr',
      text: 'A customer asks you something important, and you do not know the answer. How do you respond?',
      ideal:
        'I would say openly that I do not know it yet and that I will find out, because a wrong answer costs more trust than a short wait. Before I let the person go, I would make sure that I have the real question: I repeat it, and I ask what it is needed for and by when, since that may change where I look. Then I would give a definite time, for example by three this afternoon, and ask how I can reach them. I would look it up in our own sources first and then go to the colleague who truly knows. If somebody else has to answer, I would hand the question over with all the details, so that the customer does not start again from zero. At three I would ring in any case, even if all I can say is that it takes until tomorrow. Afterwards I would write the answer down where colleagues find it. In my last shop 17 of the 25 most common questions got into our folder this way.',
      followUps: ['What if the customer insists on an answer on the spot?'],
      hint: 'What do you say in the first ten seconds, and what has to happen before the day is over?',
    },
    {
      id: 'customer-impressed',
      kind: 'motivation',
      competency: 'customer focus',
      level: 1,
      type: 'hr',
      text: 'Where have you been treated so well as a customer that you still talk about it? What did it teach you for your own work?',
      ideal:
        'A small shoe repairer won me over for good. I brought in a pair of boots before a trip, and the owner asked when I would travel before naming a price. New soles would be 60 euros, I heard, but for this one tour a patch for 12 would do. So the shop sold me less than I was ready to pay. Two days later I got a message that they were ready and a tip on how to dry them. Three things impressed me: the question about my purpose, advice that was honest against their own interest, and a message before I had to ask. I have taken that into my own job at a ticket office. I start with "What is it for?", and I say so when the cheaper ticket is enough. I also agreed with my team that we ring people ourselves when a show is moved. In one season the complaints about moved shows went from 44 to 12, and people come back and ask for us.',
      followUps: ['And which bad experience has shaped you?'],
      hint: 'Take it apart: what exactly was good, and where can one see that in what you do?',
    },
    {
      id: 'customer-small-gesture',
      kind: 'behavioural',
      competency: 'customer focus',
      level: 1,
      type: 'hr',
      text: 'When did a small effort of yours make a big difference to a guest, client or user?',
      ideal:
        'Last summer I worked at the reception of a campsite. A blind guest arrived with a friend who had to leave the next day, and my task was only to check them in. I noticed that all our signs were printed, so from the next morning on this guest would depend on strangers. I did not want to decide over anybody, so I asked first: "What would make you independent here?" The answer was two ways, to the washrooms and to the shop. After my shift I walked both with the guest and counted the steps, and our caretaker stretched a rope along the stony part, which took twenty minutes. I recorded the way to the beach as a voice message too. The guest stayed for nine days instead of three and wrote in a magazine about it; four bookings mentioned the text. Our manager had the rope replaced by a railing in autumn. What I took from it is to ask what people want to do by themselves, before I help.',
      followUps: ['Where do you draw the line?'],
      hint: 'Small deed, clear reason, visible effect.',
    },
    {
      id: 'customer-cannot-meet',
      kind: 'behavioural',
      competency: 'customer focus',
      level: 2,
      type: 'hr',
      text: 'Tell me about an expectation of a client that you could not fulfill. How did you deal with it?',
      ideal:
        'Two years ago I looked after weddings at a hotel by a lake. A couple had booked the garden for June and learned from an old brochure of ours that fireworks were possible. They are not, because of the birds. I was responsible for the event, and the couple had already told 90 guests. I did not send a mail; I asked them to come by, and I said in the first minute that it would not be possible and that our brochure was wrong. I explained the reason and showed them the rule, so that it did not look like a lack of will. Then I asked what the fireworks had meant to them. It was one moment at eleven with everybody outside. I came back in two days with three ideas and prices, and we paid for part, since the error had been ours. They chose 200 lanterns on the water. Together with the boat club we did it for 700 euros. Their review brought us three bookings, and I had the old brochures withdrawn within the week.',
      followUps: ['What would you have done if they had walked away?'],
      hint: 'How did they hear it, what did you find out, and what stood in its place?',
    },
    {
      id: 'customer-complaint-change',
      kind: 'behavioural',
      competency: 'customer focus',
      level: 2,
      type: 'hr',
      text: 'Give an example of complaints that you turned into a lasting improvement.',
      ideal:
        'In my last job at a meal delivery firm I answered letters, and it struck me that I had written the same apology for cold soup five times in a week. My task was to answer and to send vouchers. I took a lunch break and sorted 300 letters of the last quarter by dish, district and hour. Soup made up 6 percent of our meals and 38 percent of the complaints, nearly all from the two longest tours. I brought that on one page to the head of logistics, with the cost of the vouchers, 1,900 euros a month. A driver whom I had asked told me that the soups lay at the door of the van. We weighed up better boxes against a new order of loading, and tried the order first, because it was free. For three weeks I rang ten customers a week to hear whether it had become warmer. Complaints about soup fell by 70 percent, and loading by heat is now part of the training. I still sort before I apologize.',
      followUps: ['How do you deal with complaints that you think are unjustified?'],
      hint: 'From single voices to a pattern, from there to a cause, and to something that still holds.',
    },
    {
      id: 'customer-trust-back',
      kind: 'situational',
      competency: 'customer focus',
      level: 2,
      type: 'hr',
      text: 'Your company has let a client down twice in a row, and the account is now yours. What would you do in the first weeks?',
      ideal:
        'I would listen before I promise anything, because this client has heard promises. Before the first call I would read the whole history and speak with my predecessor. Then I would visit, say plainly where we failed, without a but, and ask two questions: what did it cost you, and what would you need to see from us? I would make few commitments, small ones with a date, that I can keep within days, and keep each of them visibly. Inside the company I would find out why it went wrong twice and get the cause fixed. For a while I would report every Friday, bad news as well. After a month I would ask for an honest mark, from one to ten, and what is missing to the next point. With one such client I began at a 3. After eight kept dates in six weeks it was a 7, and they extended for a year.',
      followUps: ['And if you see that it will go wrong a third time?'],
      hint: 'Past, present, future: what do you take in, what do you keep, what do you ask?',
    },
    {
      id: 'customer-balance',
      kind: 'situational',
      competency: 'customer focus',
      level: 3,
      type: 'hr',
      text: 'What suits the customer would harm the results of your business, at least this year. How do you weigh the two?',
      ideal:
        'I would first doubt that it is either one or the other, because over three years the two interests often meet. So I would put both on the same scale: what does it cost this year, and what is it worth in customers who stay and buy again? For this I need figures of our own. Then I would draw a line that no sum can move: safety, honesty and what we have promised. Above that line I would look for a third way, for example to help those who are hit hardest and not everybody, or to try it with a small group for a quarter. I would write my recommendation with the risk of both choices, and bring it to the person who answers for the result, instead of being generous with money that is not mine. At a gym chain I proposed that members may cancel monthly. A test in two studios cost 4 percent of sales at first; after a year they had 11 percent more members than the others.',
      followUps: ['When have you decided against the customer, and was it right?'],
      hint: 'Show where you would not bargain, how you would calculate the rest, and who decides.',
    },
    {
      id: 'customer-missing-view',
      kind: 'behavioural',
      competency: 'customer focus',
      level: 3,
      type: 'hr',
      text: 'How have you brought the voice of users into a decision where it had been missing?',
      ideal:
        'When I was deputy head of a city transport office, we were about to order 60 new ticket machines. The committee had compared price and maintenance for fourteen months, and I was asked to write the final paper. I saw that no passenger had touched a machine. I asked for ten days and no money. Rather than a survey, I chose to watch, because people forgive a screen in words that they curse at in practice. With two colleagues I placed both test machines at the main stop and asked 84 passengers to buy one ticket while we kept the time. With the cheaper model every third person gave up, and among people over seventy it was two thirds. I did not argue; I showed the committee a film of four minutes and invited two bus drivers, who told what that means at the stop. They kept the cheap model but had the menu rebuilt before signing, with a test as a condition. Afterwards 9 in 10 got their ticket, and such a test is in our tender rules today.',
      followUps: ['How did the people who had prepared it for months react?'],
      hint: 'What did the deciders not see, how did you make them see it, and what was different in the end?',
    },
    {
      id: 'customer-quiet-leavers',
      kind: 'case',
      competency: 'customer focus',
      level: 3,
      type: 'hr',
      text: 'Loyal customers are leaving without a complaint. How would you find out why?',
      ideal:
        'I would start with the figures, to know who leaves, and then go to people, to know why. First I would compare those who left with those who stayed: how long they had been with us, what they bought, which contact came last, when their use began to fall. Mostly there is a point two or three months earlier, and that is where I would look. Then I would ring fifteen to twenty of them, with one request: tell me how it went, from the day when you first thought of leaving. Whoever rings must not try to win them back, or they only tell us about the price. I would also ask the staff in contact with them. From this come two or three suspicions, and I would test the strongest with a change for one group. At a garden magazine I found that people left after the second missing issue; a call after the first kept 26 percent more of them.',
      followUps: ['Which of them would you let go, and why?'],
      hint: 'Numbers, people, proof: what does each of the three tell you that the others can not?',
    },
  ],
});
