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
      text: 'Tell me about a mistake you made that nobody else noticed. What did you do about it?',
      ideal:
        "In my first year in an office I was responsible for the price lists that went to 40 partners. Two days after one mailing I saw that I'd typed 198 instead of 298 euros. Nobody had called, and the next list was due in three weeks. First I checked how far it had gone: six orders at the wrong price, so 600 euros. Then I went to my manager before lunch, with the error, the amount and a suggestion: honor the six orders and correct the list within the hour. I wrote to all the partners myself, in two sentences and without excuses. One of them thanked us for telling them so fast. My manager only asked how we could keep it from happening again, so I built a comparison of old and new prices that marks every change of more than ten percent. A coworker suggested that a second person read those lines out loud. In the two years after that we sent out 24 lists without a wrong price.",
      followUps: ['Would you have said anything if it had been ten euros?'],
      hint: 'Pick one that mattered. The order of your steps says more than the mistake itself.',
    },
    {
      id: 'ownership-unasked',
      kind: 'behavioural',
      competency: 'ownership',
      level: 1,
      type: 'hr',
      text: 'What have you improved at work that nobody asked you to fix?',
      ideal:
        "When I was a trainee in an office, the supply room annoyed me every day. Things people had ordered sat there for weeks, until nobody knew who they were for. It wasn't my job; I was there to learn the front desk. I counted by myself one Friday: 112 items worth about 3,900 euros. Before I touched anything, I asked the office manager if I could try something for a month, in the quiet hour before closing, because I didn't want to step on anyone's toes. I asked the people who did the ordering too, and they said the forms took too long. So I made three colored boxes, for keep, send back and throw out, with one rule each, and emptied them every evening. After four weeks we were down to 15 items and had gotten 2,100 euros back. The team now takes turns with the boxes, and two other offices copied them. It showed me that people notice a small thing done daily.",
      followUps: ['When did people push back on something you started?'],
      hint: "Say why it bothered you, who you asked, and what's left of it today.",
    },
    {
      id: 'ownership-nobodys-job',
      kind: 'situational',
      competency: 'ownership',
      level: 1,
      type: 'hr',
      text: "A shared space or folder has been a mess for months. Everyone complains and nobody's in charge. What do you do?",
      ideal:
        "I would take the first step myself, because when something belongs to everyone, nobody takes care of it. First I would find out why it's like this: ask two or three people what they need from it and what gets in the way. Often there's simply no rule for what goes where. Then I would tell my supervisor what I'm planning and how long it takes, so my own work doesn't suffer, and announce a date: I'm sorting it on Thursday, please mark what has to stay. I wouldn't throw anything away without asking; anything I'm not sure about goes in one corner for two weeks. Then I would suggest one simple rule, and a person who looks at it for ten minutes each Friday, taking turns, starting with me. After a month I would check whether it works and change the rule if it doesn't. I did this in one office with 4,000 photos on a shared drive; since then people find a picture in about a minute instead of ten.",
      followUps: ["What if you're the only one who sticks to the new rule?"],
      hint: 'Cleaning up once is the easy part. What do you do before that, and what after?',
    },
    {
      id: 'ownership-inherited',
      kind: 'behavioural',
      competency: 'ownership',
      level: 2,
      type: 'hr',
      text: 'Tell me about something you took over in bad shape and turned around.',
      ideal:
        "Three years ago I took over our company's volunteer program. The person before me had left suddenly, and of 90 names on the list, 31 still took part. My goal was to fill every open shift again. I gave myself two weeks to look and listen, and from then on I answered for it without blaming anyone. I called 50 of the people who'd stopped. Most hadn't lost interest; they'd just never been thanked or told what was needed. Of the many things wrong I chose two, because I couldn't fix everything at once: a plan that comes out on the 20th of each month, and a call after every first shift. I was careful to keep what was good, above all the training my predecessor had built, and I said so to the team. After nine months we had 74 active volunteers and no open shift. I also wrote the handbook I would have liked to find on my first day.",
      followUps: ["What did you find out later that you wish you'd seen right away?"],
      hint: 'How fair are you to the people before you, and where did you start?',
    },
    {
      id: 'ownership-others-part',
      kind: 'situational',
      competency: 'ownership',
      level: 2,
      type: 'hr',
      text: 'Your part of a project is done, but you notice a colleague is heading for trouble with theirs. What would you do?',
      ideal:
        "I would talk to that person today, because my part is worth nothing if the whole thing fails. I would go alone and with a question, not a verdict: \"I may be wrong, but the room for Friday isn't booked yet. How do you see it?\" Maybe there's a plan I don't know about. If there isn't, I would offer something concrete, such as two hours of my time or a contact who's done it before, and leave the work in their hands. Taking it over would help once and hurt the next time. We would agree on a point at which we both say it's at risk, for example if nothing has moved by Wednesday. If it came to that, I would go to the project lead, and I would tell my colleague first, so nobody feels reported. On one project I noticed nine days ahead that nobody had done the paperwork for a delivery. We filled it in together one evening, and it arrived four hours early.",
      followUps: ['What if they tell you to mind your own business?'],
      hint: 'There are several steps between looking away and taking over. Put them in order.',
    },
    {
      id: 'ownership-signed-off',
      kind: 'situational',
      competency: 'ownership',
      level: 2,
      type: 'hr',
      text: 'A document with errors went out to clients, and you signed off on it without reading it closely. Your manager asks how that happened. What do you say?',
      ideal:
        "I would say the uncomfortable sentence first: \"I signed it and I didn't read it properly; that's on me.\" My signature means I checked, so I wouldn't bring up the author. I would bring what I already know about the damage: which clients have it, which figure is wrong, and what harm it could do. I would suggest sending a corrected version today with a short note under my own name, and calling the two or three clients who might act on the wrong figure. I would be exact about the cause: it was the fifth document that evening, I looked at the first page only, and nothing in our process stops that. What I would change is in my control: no signing off after six, a list of four points I check off, and I send it back if I don't have time. On my last team a list like that caught 17 errors in a quarter.",
      followUps: ['The author made a careless mistake too. When, if ever, do you bring that up?'],
      hint: 'Your first sentence matters most. After that: the clients, the reason, what happens next.',
    },
    {
      id: 'ownership-unchecked',
      kind: 'knowledge',
      competency: 'ownership',
      level: 2,
      type: 'hr',
      text: "How do you keep up the quality of your work when nobody's checking it?",
      ideal:
        "I work as if the next person down the line were standing next to me, because somebody always has to live with what I leave. For work that repeats I have a short list of what finished means, and I don't call it finished before I've checked off every point. I leave some time between doing and checking: I look at it again after a break, backward or printed, because right after writing I only see what I expect to see. Once a month I take five old pieces at random and look at them with a stranger's eyes. If I find the same slip twice, I change the way I work, not just that piece. I also ask for an outside look, even if nobody requires it; a coworker and I swap samples. And I'm open about what I didn't check. When I did the filing in an office by myself, my monthly samples showed 2 wrong labels in 600, and with a second check it went down to none.",
      followUps: ['When is good enough really good enough for you?'],
      hint: 'Name habits, not attitudes, and show one that caught something.',
    },
    {
      id: 'ownership-partly-mine',
      kind: 'behavioural',
      competency: 'ownership',
      level: 3,
      type: 'hr',
      text: 'Tell me about a time you were responsible for a result you could only partly control.',
      ideal:
        'In my last job I answered for one number: the share of employees who go through our onboarding course. Only the course was mine; the departments decided how much time people got, and an outside company ran the platform. In my second year the share fell from 58 to 49 percent, partly because departments had cut that time. I told my director that I would answer for the number anyway, and asked for six months. I split the loss into parts and looked at what I could do, what I could influence and what I had to accept. What I could change was the course itself, so I made it two short parts instead of four. To influence the time, I invited three department heads to take it with me; two of them gave people seven more hours. With the outside company I agreed on a weekly report both sides can see. We were back at 57 percent within the six months. I still report causes, but never instead of a plan.',
      followUps: ['Where do you draw the line on what you answer for?'],
      hint: "Make it clear what you could control, what you couldn't, and what you did about each.",
    },
    {
      id: 'ownership-failure',
      kind: 'behavioural',
      competency: 'ownership',
      level: 3,
      type: 'hr',
      text: "What's a failure you take responsibility for, and how did it change the way you work?",
      ideal:
        "Four years ago I led the opening of a second office for a small company, and we closed it after eleven months with a loss of 85,000 euros. The rent went up, but the failure is mine: I'd fallen in love with the place and decided before I had done the math. I was in charge of the business case, and I looked for numbers that agreed with me. When sales stayed at 60 percent of the plan in month three, I asked for patience instead of facts. In month eight I went to the owners with the true forecast and recommended closing. I found jobs for six of the seven employees and settled with the landlord. Afterward I wrote down what I had known and when, and went through it with the owners and the team. Two rules came out of that: somebody has to argue against my plan before I sign, and every plan has a number at which we stop. The next office broke even after five months.",
      followUps: ['What did the people around you have to pay for it?'],
      hint: 'A real failure, told without bitterness. The second half is about what it changed.',
    },
    {
      id: 'ownership-outlives-you',
      kind: 'knowledge',
      competency: 'ownership',
      level: 3,
      type: 'hr',
      text: 'How do you make sure the things you build keep running after you move on?',
      ideal:
        "I start with the end: from the first day I ask who will run this when I'm gone, and that person helps build it. I keep it as simple as the task allows, and I write down the why as well as the how, since people can only change something when they understand the reason for it. About two months before I leave, I swap roles: my successor does the work and I watch, and I take a week off on purpose to see what breaks. What comes up in that week goes in the notes. I also make sure it has a place in the everyday life of the company: a named owner, a line in the budget, one number that somebody looks at each month. Then I let go, and only after six months do I ask how it's doing. A process I handed over like this in 2021 still runs, with 30 percent less effort than when I did it.",
      followUps: ["What did you build that didn't last after you left, and why?"],
      hint: 'Think about people, notes and money, and about the moment when nobody asks you anymore.',
    },
  ],
});
