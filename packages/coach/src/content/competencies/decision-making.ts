import { defineCompetency } from '../define.ts';

export const decisionMaking = defineCompetency({
  id: 'decision-making',
  title: 'Decision making',
  questions: [
    {
      id: 'decision-alone',
      kind: 'behavioural',
      competency: 'decision making',
      level: 1,
      type: 'hr',
      text: "Tell me about a time you couldn't reach anyone and had to make the call yourself.",
      ideal:
        "Last November I was the last one in our office when the heating failed the evening before a two-day training, with 46 people coming at eight. My supervisor was on a plane. I was the only one there, so I had to decide. I saw three options: do nothing but hand out blankets, rent rooms in a hotel, or move everybody into the new wing, which has separate heating. The hotel would have cost about 3,000 dollars, which I wasn't allowed to spend. The new wing only had seats for 38. I called the four team leads, and one team offered to use the break room next door. Before I moved anything I checked the fire exits, since safety was the one thing I couldn't put right later. By eleven that night everyone had a message with a new room, and in the morning all 46 had a warm seat. I wrote down what I had done and why, and left it on my supervisor's desk. My supervisor turned my note into our emergency plan, and we've used it twice.",
      followUps: ["What did you wish you'd known at the time?"],
      hint: 'What were your options, what ruled some of them out, and what did your boss find in the morning?',
    },
    {
      id: 'decision-shortcut',
      kind: 'situational',
      competency: 'decision making',
      level: 1,
      type: 'hr',
      text: 'An experienced colleague shows you a shortcut that skips two steps of the written procedure. Do you take it?',
      ideal:
        "Not at first, although I would want to understand it. I would ask the colleague in a friendly way why it works and what the two steps are good for, because procedures do get old. Then I would find out for myself what the steps protect: is it safety, the law, money, or only a habit? If people, data or legal duties depend on it, I would keep to the procedure, even if it is slower, and I would say so openly and without lecturing. If it is only a habit, I would still not change it quietly, since others rely on it and I may not see the whole picture. I'd suggest that we take it to our supervisor together; a good shortcut should be there for everyone, and the credit should go where it belongs. In my last office I did that with two checks on every order. One of the two steps turned out to be pointless and was dropped, which saved 25 minutes a day; the other one caught wrong amounts and stayed.",
      followUps: ['What if your colleague laughs and says, "Everybody does it"?'],
      hint: "What do you need to find out before you say yes or no? And what if it's a good idea?",
    },
    {
      id: 'decision-own-or-ask',
      kind: 'knowledge',
      competency: 'decision making',
      level: 1,
      type: 'hr',
      text: 'Which decisions do you make on your own, and which do you take to your manager?',
      ideal:
        'I ask three questions: can it be undone, how far does it reach, and has somebody already set a rule? If I can reverse it by tomorrow, it stays within my own work and my budget, I decide and mention it afterwards. When it affects other teams, costs money that I do not control, or can\'t be taken back, I bring it to my manager. The same goes for anything that touches safety, the law or a promise to a customer. But I never show up with just the question. I come with the facts on half a page, two options, the one that I recommend and the date by which it is needed, so that it takes five minutes. In a new job I ask more in the first weeks to learn where the limits are, in numbers if possible, for example "up to 100 dollars, you decide". In my last job that agreement meant that about 30 small questions a week never reached my manager, and in two years I was overruled only once.',
      followUps: ['When did you decide something you should have asked about?'],
      hint: 'Give your rule, and say what you bring with you when you do ask.',
    },
    {
      id: 'decision-two-good',
      kind: 'behavioural',
      competency: 'decision making',
      level: 2,
      type: 'hr',
      text: 'Tell me about a time you had to choose between two good options. What tipped the balance?',
      ideal:
        "Two years ago our office won a prize of 20,000 dollars, and I was asked to propose what we should do with it. There were two good ideas: a second meeting room, or a training budget for everyone. I liked the meeting room better. To be fair to the training, I first wrote down what the money was for: faster work within two years, without extra hours. Then I scored both against that and tried to prove my favorite wrong. I called three offices with a second room and two with a training budget. The rooms were booked full within a month, and nobody was faster. I also asked what we could get back if it failed: a training budget can be stopped after a year, a new room can't. That tipped it. I told the fans of the room first and took up their best idea, a booking rule for the room we had. As a result they helped, and within a year we answered customers two days faster. I learned to test the option I love the hardest.",
      followUps: ['What would have tipped it the other way?'],
      hint: 'Make both options sound good, then name the one thing that settled it.',
    },
    {
      id: 'decision-turned-out-wrong',
      kind: 'behavioural',
      competency: 'decision making',
      level: 2,
      type: 'hr',
      text: 'Tell me about a decision you made that turned out to be wrong. How quickly did you notice?',
      ideal:
        'Three years ago I chose a new scheduling program for our office, and it was the wrong one. I was in charge of the selection, and I went for the cheapest of four because its demo ran so smoothly. I noticed after five weeks, later than I should have. People had gone back to writing appointments on paper. I had heard grumbling in week two and put it down to people disliking anything new. When I counted, 40 percent of the changes were entered twice. I told my manager the same afternoon that I had chosen badly, and what a change would cost: 2,300 dollars and one hard weekend. Then I did it differently. I let three colleagues work with two programs for a week on real appointments, with the five tasks that gave us the most trouble. They chose, not me. We switched in one weekend, and double entries dropped to 3 percent. Today I set a test day and a number for every choice like that, so that I notice after two weeks and not after five.',
      followUps: ['Why did you stick with it as long as you did?'],
      hint: 'Be exact about the signs: when were they there, and when did you believe them?',
    },
    {
      id: 'decision-figures',
      kind: 'behavioural',
      competency: 'decision making',
      level: 2,
      type: 'hr',
      text: "Tell me about a time the numbers talked you out of something you'd pretty much decided on.",
      ideal:
        'Two years ago I ran a service desk, and I had all but decided to open it on Saturdays. Customers asked for it all the time, and I was expected to raise our satisfaction score by 5 percent. To convince my manager I looked at the figures of two desks that do open on Saturdays, and at our own calls from Friday to Monday. The Saturdays looked fine, about 110 calls. But Monday was 40 lower there than with us, and Friday 30, so two thirds of the calls had only moved. With weekend pay for three people it would have cost us some 900 dollars a week for very little. I also checked who had been asking: a tally over two weeks showed eleven people, mostly the same ones. I dropped the plan and told the team why, with the numbers up on the wall. One of them pointed to a peak before eight on weekdays, so we opened half an hour earlier instead. That brought 6 percent, and I learned to ask where a number comes from.',
      followUps: ['When would you go against the numbers?'],
      hint: 'What did you want to do, which number got in the way, and what did you do instead?',
    },
    {
      id: 'decision-in-circles',
      kind: 'situational',
      competency: 'decision making',
      level: 2,
      type: 'hr',
      text: 'Your team has talked about the same question in three meetings and keeps going in circles. How do you get to a decision?',
      ideal:
        "I'd stop the discussion and first ask what exactly we're deciding, because when we go in circles, people are often answering different questions. I would write it up as one sentence, with the date by which it has to be settled and what happens if we do not. Next I would make clear who decides: the majority, or one person after hearing us. Then I would let everybody write down alone, in five minutes, which option they prefer and what would have to be true for the other one to be right. That way the quiet ones are heard, and we see where we really differ. Usually it is one or two points. When a fact is missing, I would give one person a week to get it, and if it is a matter of taste, we vote against criteria that we agreed on before. The decision, its reason and objections go on half a page. My last team had argued about our office hours for five months; this way it took 50 minutes.",
      followUps: ['What do you do when someone reopens it a week later?'],
      hint: 'Why do groups go in circles? Give one step for each reason.',
    },
    {
      id: 'decision-hear-doubts',
      kind: 'knowledge',
      competency: 'decision making',
      level: 3,
      type: 'hr',
      text: 'How do you get people to raise their doubts before a big commitment instead of after?',
      ideal:
        'I make doubting part of the job, so that nobody has to be brave to do it. A week before we commit, I ask everybody to imagine that a year has passed and it has failed badly, and to write down alone why. That takes ten minutes. I speak last, because once the boss has an opinion, half of the others have it too. One person, a different one each time, gets the job of arguing against the plan and is thanked for it in the minutes. I also bring in one voice from outside who gains nothing from a yes. Then I sort: which doubts can we settle with a test, which do we accept, and which would stop us? For those we note a sign and a date at which we look again. Doubts can go on forever, so the day of the decision is fixed from the start. Before we merged two offices, somebody wrote "no room for the files" on a sheet like that. Nobody had seen it in four months of planning.',
      followUps: ['How do you deal with someone who doubts everything?'],
      hint: 'Why do people keep quiet? Take the reasons away, one by one.',
    },
    {
      id: 'decision-five-years',
      kind: 'case',
      competency: 'decision making',
      level: 3,
      type: 'hr',
      text: 'You have to pick one of three suppliers, and the contract locks you in for five years. How do you go about it?',
      ideal:
        "I would settle the criteria before I see any offer, because afterwards everybody finds reasons for their favorite. First I would ask those who will live with it, the users, finance, legal and operations, what must be met and what would be nice. The musts are yes or no; the rest gets weights that we fix in writing. Then I would cost all five years: price, introduction, training and price rises, since the cheapest offer in year one is often the most expensive in year four. I'd let all three do the same small real task instead of a sales demo, and call two customers of each, including one who left. I care most about the way out: who owns the data, at what notice, what happens if they are sold? I would negotiate with two until the end. The decision goes on two pages with the strongest argument against it. When we chose a phone provider for our offices, the favorite failed on the exit terms; the runner-up cost 3 percent more and saved us in year two.",
      followUps: ['Your director has had a favorite from day one. How do you handle that?'],
      hint: 'What do you settle before you look, what do you test yourself, and how would you get out again?',
    },
    {
      id: 'decision-stop-it',
      kind: 'behavioural',
      competency: 'decision making',
      level: 3,
      type: 'hr',
      text: 'Tell me about something you pulled the plug on, even though a lot of money or pride had already gone into it.',
      ideal:
        "In my last company I stopped our own appointment app, eighteen months and 270,000 dollars after I had pushed for it myself. I was responsible, and for a while I only looked at the next milestone. What made me think was a question from our controller: if we had not begun, would we begin today? I couldn't say yes, because you could buy one for 30,000 a year. I took a week and compared three ways, to finish, to stop, or to finish a smaller part, and I left out the money already spent, because no choice would bring it back. I asked a colleague to attack my figures. Finishing would have cost 140,000 more. I presented it to the board, my own error included, and told the eleven people in the team before anyone else; all had new tasks within six weeks. The app we bought was running after ten weeks, and 38 percent of customers used it in the first year. Since then I ask that question about each of my projects once a quarter.",
      followUps: ["How did you face the people who'd put their heart into it?"],
      hint: 'What opened your eyes, which costs did you leave out of the math, and how did you treat the people?',
    },
  ],
});
