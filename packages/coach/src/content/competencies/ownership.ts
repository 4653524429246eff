import { defineCompetency } from '../define.ts';

export const ownership = defineCompetency({
  id: 'ownership',
  title: 'Ownership and accountability',
  questions: [
    {
      id: 'ownership-unseen-error',
      kind: 'behavioural',
      competency: 'ownership',
      level: 1,
      type: 'hr',
      text: 'Describe an error of yours that nobody else had noticed. What did you do about it?',
      ideal:
        'In my first year at a travel agency I was responsible for the price lists that went to 40 partner shops. Two days after one mailing I saw that I had typed 198 instead of 298 euros for a trip to Lisbon. No one had rung, and the next list was due in three weeks. I checked first how far it had gone: six bookings at the wrong price, so 600 euros. Then I went to my manager before lunch, with the error, the sum and a proposal, namely to honor the six bookings and correct the list within the hour. I wrote to all the shops myself, in two sentences and without excuses. One shop praised the quick word. My manager asked only how we could keep it from happening again, so I built a comparison of old and new prices that marks every change of more than ten percent. A colleague suggested that a second person reads those lines aloud. In the two years after that we sent out 24 lists without a wrong price.',
      followUps: ['Would you have reported it if the sum had been ten euros?'],
      hint: 'Pick one that mattered. The order of your steps says more than the error itself.',
    },
    {
      id: 'ownership-unasked',
      kind: 'behavioural',
      competency: 'ownership',
      level: 1,
      type: 'hr',
      text: 'What have you improved at work although it was not in your job description?',
      ideal:
        'When I was a trainee in a hardware store, the returns shelf annoyed me every day. Goods that customers had brought back lay there for weeks, until nobody could tell whether they still worked. It was not my task; I was there for the paint aisle. I counted on my own one Saturday: 112 items worth about 3,900 euros. Before I touched anything I asked the store manager whether I might try something for a month, in the quiet hour before closing, because I did not want to step on the toes of the people at the service desk. I asked them too, and they said that the forms took too long. So I made three colored boxes, for resell, send back and scrap, with a rule of one line each, and emptied them every evening. After four weeks the shelf was down to 15 items and we had sold goods for 2,100 euros. The desk took the boxes over by roster, and two other branches copied them. It showed me that a small thing, done daily, is noticed.',
      followUps: ['When did people push back on something you started?'],
      hint: 'Say why it bothered you, whom you asked, and what is left of it today.',
    },
    {
      id: 'ownership-nobodys-job',
      kind: 'situational',
      competency: 'ownership',
      level: 1,
      type: 'hr',
      text: 'In a shared space or folder something has been in a mess for months; all complain and no one is in charge. What do you do?',
      ideal:
        'I would take the first step myself, because a thing that belongs to everybody belongs to nobody. To begin with I would find out why it is like this: ask two or three people what they need from it and what gets in the way. Often there is simply no rule for what goes where. Then I would tell my supervisor what I plan and how long it takes, so that my own work does not suffer, and announce a date: on Thursday I sort it, please mark what must stay. I would throw nothing away without asking; doubtful things go to one corner for two weeks. Then I would propose one simple rule and a person in turn who looks at it each Friday for ten minutes, starting with me. After a month I would check whether it holds and change the rule if not. At a sports club I did this with 4,000 photos in a shared drive; since then people find a picture in about a minute instead of ten.',
      followUps: ['What if you are the only one who keeps to the new rule?'],
      hint: 'Cleaning up once is the easy half. What do you do before it, and what after it?',
    },
    {
      id: 'ownership-inherited',
      kind: 'behavioural',
      competency: 'ownership',
      level: 2,
      type: 'hr',
      text: 'Tell me about something that you inherited in bad shape and made your own.',
      ideal:
        'Three years ago I took over the volunteer program of a hospice. My predecessor had left suddenly, and of 90 names on the list 31 still came. My goal was to cover every evening visit again. I gave myself two weeks to look and to listen, and from then on I answered for it without pointing back. I rang 50 of the people who had stopped. Most had not lost interest; they had just never been thanked or told what was needed. Of the many things wrong I chose two, because I could not repair all of them at once: a plan that comes out on the 20th of each month, and a call after every first visit. I was careful to keep what was good, above all the training that my predecessor had built, and I said so to the team. After nine months we had 74 active volunteers and no open evening. I also wrote the handbook that I would have liked to find on my first day.',
      followUps: ['What did you find out about it later that you wish you had seen at once?'],
      hint: 'How fair are you to those before you, and where did you begin?',
    },
    {
      id: 'ownership-others-part',
      kind: 'situational',
      competency: 'ownership',
      level: 2,
      type: 'hr',
      text: 'Your own part of a project is finished, yet you notice that a colleague is heading for trouble with theirs. What would you do?',
      ideal:
        'I would speak to that person today, because my share is worth nothing if the whole fails. I would go alone and with a question, not with a verdict: "I may be wrong, but the tests for Friday are not booked yet. How do you see it?" Perhaps there is a plan that I do not know. If there is none, I would offer something concrete, such as two hours of my time or a contact who has done it before, and leave the work in their hands. Taking it over would help once and hurt the next time. We would agree on a point at which we both say it is at risk, for example if nothing has moved by Wednesday. If that point comes, I would go to the project lead, and I would tell my colleague before, so that nobody feels reported. In one fair stand project I noticed nine days ahead that no customs papers had been ordered. We filled them in together over an evening, and the truck arrived four hours early.',
      followUps: ['What if the person tells you to mind your own business?'],
      hint: 'Between looking away and taking over there are several steps. Put them in order.',
    },
    {
      id: 'ownership-signed-off',
      kind: 'situational',
      competency: 'ownership',
      level: 2,
      type: 'hr',
      text: 'A faulty document went out to clients. You had signed it off without reading it closely. Your manager asks how that could happen. What do you say?',
      ideal:
        'I would say the uncomfortable sentence first: "I signed it and I did not read it properly; that is on me." My signature means that I checked, so the author is not the one to name. For the damage I would bring what I know already: which clients have it, which figure is wrong, and what harm it could do. I would propose to send a corrected version today with a short note under my own name, and to ring the two or three clients who may act on the wrong figure. About the cause I would be exact: it was the fifth document that evening, I looked at the first page only, and nothing in our process stops that. What I would change is under my control: no sign-off after six, a list of four points that I check off, and I send a thing back if I have no time. In my last team such a list caught 17 faults in a quarter.',
      followUps: ['The author made a careless error as well. When, if ever, do you raise it?'],
      hint: 'Your first sentence counts most. After it: the clients, the reason, the future.',
    },
    {
      id: 'ownership-unchecked',
      kind: 'knowledge',
      competency: 'ownership',
      level: 2,
      type: 'hr',
      text: 'How do you keep up the quality of your work when nobody looks at it?',
      ideal:
        'I act as if the next person down the line stood beside me, because somebody always has to live with what I leave. For work that repeats I have a short list of what finished means, and I do not call it finished before every point is checked off. I put some time between doing and checking: I look at it again after a break, backwards or printed, since I see what I expect to see right after writing. Once a month I take five old pieces at random and look at them as a stranger would. Where I find the same slip twice, I change the way I work and not only the piece. I also ask for a look from outside, even if it is not required; a colleague and I swap samples. And I am open about what I did not check. When I worked alone at night in a blood bank store, my monthly samples showed 2 wrong labels in 600, and with a second scan it went down to none.',
      followUps: ['When is good enough really good enough for you?'],
      hint: 'Name habits rather than attitudes, and show one that caught something.',
    },
    {
      id: 'ownership-partly-mine',
      kind: 'behavioural',
      competency: 'ownership',
      level: 3,
      type: 'hr',
      text: 'When did you answer for a result that was only partly in your hands?',
      ideal:
        'As a regional manager for school meals I answered for one figure: the share of children who choose our lunch. Only the recipes and the staff were mine; the schools set the length of the break, and a contractor drove the food. In my second year the share fell from 58 to 49 percent, partly because breaks had become shorter. I told my director that I would answer for the figure all the same, and asked for half a year. I split the loss into parts and looked at what I could do, what I could influence and what I had to accept. Mine was the queue, so I changed the counters and served two dishes instead of four. To influence the breaks I invited three head teachers to stand in the queue with me; two of them gave us seven more minutes. With the contractor I agreed on a thermometer log that both sides can see. We were back at 57 percent within the half year. I still report causes, but never instead of a plan.',
      followUps: ['Where do you draw the line at what you answer for?'],
      hint: 'Make clear what you could steer, what you could not, and what you did about each.',
    },
    {
      id: 'ownership-failure',
      kind: 'behavioural',
      competency: 'ownership',
      level: 3,
      type: 'hr',
      text: 'Which failure do you count as your own, and how has it shaped the way you work?',
      ideal:
        'Four years ago I led the opening of a second café for a small chain, and we closed it after eleven months with a loss of 85,000 euros. The rent went up, but the failure is mine: I had fallen in love with the place and decided on it before I had counted people. I was in charge of the business case, and I looked for figures that agreed with me. When sales stayed at 60 percent of the plan in month three, I asked for patience instead of facts. In month eight I went to the owners with the true forecast and recommended closing. I found posts for six of the seven employees and settled with the landlord. Afterwards I wrote down what I had known and when, and went through it with the owners and the team. Two rules came out of that: somebody has to argue against my plan before I sign, and every plan has a figure at which we stop. The next site broke even after five months.',
      followUps: ['What did the people around you have to pay for it?'],
      hint: 'A real failure, told without bitterness; the second half is about what it changed.',
    },
    {
      id: 'ownership-outlives-you',
      kind: 'knowledge',
      competency: 'ownership',
      level: 3,
      type: 'hr',
      text: 'How do you make sure that what you have built goes on working once you move to other things?',
      ideal:
        'I begin with the end: from the first day I ask who will run this when I am gone, and that person helps to build it. I keep it as simple as the task allows, and I write down the why as well as the how, since people can only change what they understand the reason for. About two months before I leave, I swap the roles: the successor does the work and I watch, and I take a week off on purpose to see what breaks. What comes up in that week goes into the notes. I also make sure that the thing has a place in the ordinary life of the company: a named owner, a line in the budget, one figure that somebody looks at each month. Then I let go, and only after half a year I ask how it is doing. A returns process that I handed over like this in 2021 still runs, with 30 percent less effort than mine.',
      followUps: ['What did you build that did not last after you left, and why?'],
      hint: 'Think of people, paper and money, and of the moment when you are no longer asked.',
    },
  ],
});
