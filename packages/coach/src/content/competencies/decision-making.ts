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
      text: 'Describe a choice that you had to make on your own because nobody could be reached.',
      ideal:
        'Last November I had the late shift at a youth hostel when the heating failed at nine in the evening, with 46 guests in the house. My supervisor was on a plane. I was the only one on duty, so I had to decide. I saw three options: do nothing but hand out blankets, send people to a hotel, or move everybody into the new wing, which has its own boiler. A hotel would have cost about 3,000 euros, which I was not allowed to spend. The new wing had beds for 38 only. I asked the guests who would mind sharing, and a school group offered to sleep in the gym beside it. Before I moved anyone I checked the fire exits, since safety was the one thing that I could not put right later. By eleven all had a warm bed. I wrote down what I had done and why, and put it on the desk. My supervisor made a night plan out of my note, and we have used it twice.',
      concepts: {
        'why it could not wait':
          'heating failed | i was the only one on duty | guests in the house | guests could not wait | supervisor could not be reached',
        'weighed several options':
          'i saw three options | hotel would have cost | compared the alternatives | pros and cons',
        'knew own limits':
          'not allowed to spend | within my authority | limits of my permission | stayed inside the rules',
        'risk that can not be undone':
          'checked the fire exits | safety first | could not put right later | worst case',
        'reported it afterwards':
          'wrote down what i had done and why | told my supervisor | informed the manager the next day | handed over a note',
        'the outcome': 'all had a warm bed | made a plan out of my note | nobody was hurt | guests stayed',
      },
      followUps: ['What would you have needed to know that you did not know?'],
      hint: 'What was open to you, what ruled things out, and what did your boss find in the morning?',
    },
    {
      id: 'decision-shortcut',
      kind: 'situational',
      competency: 'decision making',
      level: 1,
      type: 'hr',
      text: 'An experienced colleague shows you a shortcut that skips two steps of the written procedure. Do you take it?',
      ideal:
        'Not at first, although I would want to understand it. I would ask the colleague in a friendly way why it works and what the two steps are good for, because procedures do get old. Then I would find out for myself what the steps protect: is it safety, the law, money, or only a habit? If people, data or legal duties depend on it, I would keep to the procedure, even if it is slower, and I would say so openly and without lecturing. If it is only a habit, I would still not change it quietly, since others rely on it and I may not see the whole picture. I would suggest to the colleague that we take it to our supervisor together; a good shortcut should be available to everyone, and the credit should go where it belongs. In a pharmacy warehouse I did that with a double count. One of the two steps was indeed needless and was removed, which saved 25 minutes a day; the other one caught batch errors and stayed.',
      concepts: {
        'wants to understand it':
          'ask why it works | understand the reason | friendly way | procedures get old',
        'what the steps protect':
          'what the steps protect | is it safety or law | purpose of each step | why the step exists',
        'holds firm where harm is possible':
          'keep to the procedure | people data or legal duties | even if slower | no compromise on safety',
        'no quiet change':
          'not change it quietly | others rely on it | not see the whole picture | not decide that alone',
        'proposes a proper change':
          'take it to our supervisor together | suggest changing the procedure | official improvement | credit where it belongs',
      },
      followUps: ['What if your colleague laughs and says that everybody does it?'],
      hint: 'Before yes or no there is something to find out. And what happens to a good idea?',
    },
    {
      id: 'decision-own-or-ask',
      kind: 'knowledge',
      competency: 'decision making',
      level: 1,
      type: 'hr',
      text: 'Which decisions do you make yourself, and which do you take to your manager?',
      ideal:
        'I ask three questions: can it be undone, how far does it reach, and has somebody already set a rule? If I can reverse it by tomorrow, it stays within my own work and my budget, I decide and mention it afterwards. When it affects other teams, costs money that I do not control, or can not be taken back, I bring it to my manager. The same goes for anything that touches safety, the law or a promise to a customer. But I never bring the bare question. I come with the facts on half a page, two options, the one that I recommend and the date by which it is needed, so that it takes five minutes. In a new job I ask more in the first weeks to learn where the borders are, in figures if possible, for example "up to 100 euros you decide". In my last role in a print office that agreement meant that about 30 small questions a week never reached my manager, and in two years I was overruled only once.',
      concepts: {
        'can it be undone': 'can it be undone | reverse it by tomorrow | reversible | easily corrected',
        'how far it reaches':
          'how far does it reach | affects other teams | inside my own budget | impact on others',
        'money, law and safety go up':
          'money i do not control | touches safety or the law | promise to a customer | legal risk | over budget',
        'brings a recommendation':
          'never the bare question | two options and a recommendation | facts on half a page | my proposal',
        'clears up the borders':
          'where the borders are | up to 100 euros | agree limits in the first weeks | clarify my authority | ask more at the beginning',
        'keeps the manager informed':
          'mention it afterwards | keep my manager informed | report what i decided | no surprises',
      },
      followUps: ['When did you decide something that you should have asked about?'],
      hint: 'Give your rule, and what you bring along when you do go and ask.',
    },
    {
      id: 'decision-facts-missing',
      kind: 'behavioural',
      competency: 'decision making',
      level: 2,
      type: 'hr',
      text: 'When did you have to commit yourself before all the facts were in?',
      ideal:
        'In March two years ago I bought fruit for a chain of juice bars. A frost had hit one region, and our supplier offered the whole year at a price 14 percent higher, valid until six in the evening. I was responsible for a budget of 400,000 euros, and no one could say yet how bad the harvest would be. I asked myself which facts I could still get in five hours. The harvest was open, but I could ring three growers, look at two earlier frosts in our books, and ask our bars how much they could swap for other fruit. All three growers expected a loss of about a third. I compared both errors: to buy dear without need would cost 56,000 euros at most, to stand without fruit would close bars in summer. So I split the decision, signed for 60 percent, and left the rest open, with a date in June to look again. Prices rose by 22 percent. We saved about 19,000 euros, and I wrote my assumptions down, which helped us the following spring.',
      concepts: {
        'what was unknown':
          'no one could say how bad | harvest was open | information was missing | uncertain | did not know how bad',
        'got what could be got':
          'which facts i could still get | ring three growers | look at earlier cases | asked experts | in the time left',
        'weighed both errors':
          'compared both errors | cost of each error | worst case of each | risk of waiting against acting',
        'kept a way open':
          'split the decision | left the rest open | date to look again | reversible | kept an exit open',
        'how it came out': 'prices rose | saved euros | turned out right | we came out ahead',
        'wrote down assumptions':
          'wrote my assumptions down | noted why i decided | documented the reasons | reviewed it later',
      },
      followUps: ['Which single fact would have turned your choice round?'],
      hint: 'Show what you knew, what you could not know, and how you kept the damage small.',
    },
    {
      id: 'decision-turned-out-wrong',
      kind: 'behavioural',
      competency: 'decision making',
      level: 2,
      type: 'hr',
      text: 'Which of your choices turned out to be wrong, and how soon did you notice?',
      ideal:
        'Three years ago I chose a new booking program for our physiotherapy practice, and it was the wrong one. I was in charge of the selection, and I went for the cheapest of four because its demonstration ran so smoothly. I noticed after five weeks, later than I should have. The therapists wrote appointments on paper again. I had heard grumbling in week two and had taken it for the usual dislike of something new. When I counted, 40 percent of the changes were made twice. I told my manager the same afternoon that I had chosen badly, and what a change would cost: 2,300 euros and one hard weekend. Then I did it differently. I let three therapists work with two programs for a week on real appointments, with five tasks that hurt us most. They chose, not I. We moved in one weekend, and double entries fell to 3 percent. Today I set a test day and a figure for every such choice, so that I notice after two weeks and not after five.',
      concepts: {
        'the choice and its reason then':
          'went for the cheapest because | i chose a program | at that time i thought | demonstration ran smoothly',
        'signs that were overlooked':
          'grumbling in week two | later than i should have | ignored the signs | took it for the usual dislike',
        'admitted it':
          'told my manager that i had chosen badly | admitted the mistake | said it was the wrong program | owned up to a bad choice',
        'corrected course':
          'moved in one weekend | changed the program | reversed the decision | chose again with the therapists | what a change would cost',
        'better way of choosing':
          'three therapists on real appointments | tasks that hurt us most | let the users choose | tested before buying',
        'an alarm set in advance':
          'set a test day and a figure | review date | notice after two weeks | criteria for stopping',
      },
      followUps: ['Why did you hold on to it as long as you did?'],
      hint: 'Be exact about the signs: when were they there, and when did you believe them?',
    },
    {
      id: 'decision-figures',
      kind: 'behavioural',
      competency: 'decision making',
      level: 2,
      type: 'hr',
      text: 'Tell me how figures talked you out of something you had almost settled on.',
      ideal:
        'Two years ago I managed a bakery branch, and I had all but decided to open on Sundays. Customers asked for it daily, and I was expected to raise sales by 5 percent. To convince my area manager I took the tills of two branches that do open on Sundays, and our own hours from Friday to Monday. The Sunday takings looked fine, about 1,100 euros. But Monday was 400 lower there than with us, and Saturday 300, so two thirds of the money only moved. With the Sunday bonus for three people it would have been a loss of some 90 euros each week. I also checked who had been asking: a tally for a fortnight showed eleven people, mostly the same ones. I dropped the plan and told the team why, with the sheet on the wall. One of them pointed to a peak before seven on weekdays, so we opened half an hour earlier instead. That brought 6 percent, and I learned to ask where money comes from, not only that it comes.',
      concepts: {
        'the plan and its appeal':
          'decided to open on sundays | customers asked for it | i was convinced | seemed obvious',
        'looked for the right figures':
          'took the tills of two branches | compared with | collected data | analysed the numbers',
        'what the figures showed':
          'money only moved | would have been a loss | monday was lower | numbers told a different story',
        'doubted the source':
          'checked who had been asking | tally showed the same people | small sample | questioned my own data',
        'dropped it openly':
          'dropped the plan | told the team why | changed my mind | said openly that i was wrong',
        'better choice and result':
          'opened half an hour earlier instead | brought percent | chose another option | sales rose',
      },
      followUps: ['When would you decide against the figures?'],
      hint: 'What did you want to do, which number stood in the way, and what did you do in its place?',
    },
    {
      id: 'decision-in-circles',
      kind: 'situational',
      competency: 'decision making',
      level: 2,
      type: 'hr',
      text: 'A group has discussed the same question in three meetings and is going round in circles. How would you get it to a conclusion?',
      ideal:
        'I would stop the discussion and first ask what exactly we are deciding, because circles often mean that people answer different questions. I would write it up as one sentence, with the date by which it has to be settled and what happens if we do not. Next I would make clear who decides: the majority, or one person after hearing us. Then I would let everybody write down alone, in five minutes, which option they prefer and what would have to be true for the other one to be right. In this way the quiet ones are heard, and we see where we truly differ. Usually it is one or two points. When a fact is missing, I would give one person a week to get it, and if it is a matter of taste, we vote against criteria that we agreed on before. The decision, its reason and objections go on half a page. A tenant council that I chaired had argued about a car park for five months; in this way it took 50 minutes.',
      concepts: {
        'pins down the question':
          'what exactly we are deciding | write it as one sentence | different questions | define the problem',
        'clear who decides':
          'make clear who decides | majority or one person | decision maker | responsible person has the final word',
        'hears each one alone':
          'write down alone | quiet ones are heard | everybody gives an opinion in writing | silent voting',
        'finds the real difference':
          'where we truly differ | one or two points | what would have to be true | core of the disagreement',
        'facts or criteria':
          'fact is missing | one person a week to get it | criteria we agreed on | vote against criteria',
        'deadline and record':
          'date by which it has to be settled | reason and objections on half a page | record the outcome | set a deadline | write down the decision',
      },
      followUps: ['What do you do with somebody who reopens it the week after?'],
      hint: 'Why do groups go in circles? Answer each cause with one step.',
    },
    {
      id: 'decision-data-or-experience',
      kind: 'situational',
      competency: 'decision making',
      level: 3,
      type: 'hr',
      text: 'The data points one way, your most experienced people point the other. You have to decide this week. What do you do?',
      ideal:
        'I would treat it as two witnesses who have seen different things. I would begin with the data: where does it come from, what is not in it, and is it about people and times like ours? Figures describe yesterday, so I ask what has changed since. Then I would ask the experienced ones for cases instead of opinions: when have you seen this, and how did it end? Sometimes they know something that nobody measures; sometimes they remember one bad case. With both on a page I would look for a cheap test in the days that are left. If there is none, I would go by the cost of being wrong: when it is small and reversible, I follow the data and watch; when it is large or final, I give more weight to the warning and take a smaller step. I say openly why, and set the figure at which we turn round. Once our model wanted 20 percent less stock and the shift leads warned of May. We cut it except in May, without a shortage.',
      concepts: {
        'questions the data':
          'check where the data comes from | what the data leaves out | figures describe yesterday | quality of the data | conditions have changed since',
        'asks for cases not opinions':
          'cases instead of opinions | asked for cases they have seen | what happened in earlier cases | ask for examples from experience',
        'takes both seriously':
          'two witnesses | know something nobody measures | remember one bad case | neither side ignored | combine both',
        'looks for a quick test': 'cheap test | small trial | pilot before the deadline | experiment',
        'cost of being wrong decides':
          'cost of being wrong | small and reversible | large or final | smaller step | risk of each error',
        'explains and sets a turning point':
          'say openly why | figure at which we turn round | explain my decision | review point | stop criterion',
      },
      followUps: ['How do you keep the side that lost on board?'],
      hint: 'What could each side be blind to, and what tips the scale when both stay firm?',
    },
    {
      id: 'decision-five-years',
      kind: 'case',
      competency: 'decision making',
      level: 3,
      type: 'hr',
      text: 'You have to pick one of three suppliers, and the contract will bind your organisation for five years. How would you go about it?',
      ideal:
        'I would settle the criteria before I see any offer, because afterwards everybody finds reasons for a favourite. First I would ask those who will live with it, the users, finance, legal and operations, what must be met and what would be nice. The musts are yes or no; the rest gets weights that we fix in writing. Then I would cost all five years: price, introduction, training and price rises, since the cheapest offer in year one is often the dearest in year four. I would let all three do the same small real task instead of a show, and ring two customers of each, including one who left. I care most about the way out: who owns the data, at what notice, what happens if they are sold? I would negotiate with two until the end. The decision goes on two pages with the strongest argument against it. In a choice of laundry service for a clinic group, the favourite failed on exit; the second cost 3 percent more and saved us in year two.',
      concepts: {
        'criteria before offers':
          'criteria before i see any offer | weights fixed in writing | requirements first | musts and wishes listed first',
        'those affected take part':
          'ask those who will live with it | users finance and legal | involve stakeholders | cross-functional group',
        'cost over the whole term':
          'cost all five years | price rises and training | total cost of ownership | hidden costs',
        'a real trial': 'same small real task | proof of concept | trial instead of a show | pilot',
        references:
          'ring two customers | ask a former customer | check references | talk to existing clients',
        'way out':
          'who owns the data | exit clause | notice period | what happens if they are sold | termination terms',
        'bargaining power kept':
          'negotiate with two until the end | keep an alternative | strongest argument against it | second best option',
      },
      followUps: ['Your director has a favourite from the start. How do you handle that?'],
      hint: 'What do you fix before you look, what do you test yourself, and how would you get out again?',
    },
    {
      id: 'decision-stop-it',
      kind: 'behavioural',
      competency: 'decision making',
      level: 3,
      type: 'hr',
      text: 'What have you stopped, although a lot of money or pride was already in it?',
      ideal:
        'At a savings bank I stopped our own appointment app, eighteen months and 270,000 euros after I had pushed for it myself. I was accountable for it, and for a while I only looked at the next milestone. What made me think was a question from our controller: if we had not begun, would we begin today? I could not say yes, as there were finished products for 30,000 a year. I took a week and compared three ways, to finish, to stop, or to finish a smaller part, and I left out the money already spent, because no choice would bring it back. I asked a colleague to attack my figures. Finishing would have cost 140,000 more. I presented it to the board, with my own error in it, and told the eleven people in the team before anyone else; all had new tasks within six weeks. The bought app ran after ten weeks, and 38 percent of customers used it in the first year. Since then each of my projects gets that question once a quarter.',
      concepts: {
        'what was at stake':
          'months and euros after | i had pushed for it myself | already spent | due in months | public promise',
        'the trigger to doubt':
          'if we had not begun would we begin today | question from our controller | alternatives on the market | made me think',
        'sunk money left out':
          'left out the money already spent | no choice would bring it back | sunk costs | only looked at future costs',
        'compared real options':
          'compared three ways | finish or stop | smaller part | had my figures attacked | cost of continuing',
        'stood up for it':
          'presented it to the board | my own error in it | told the people first | took responsibility',
        'what came after':
          'new tasks within weeks | bought app ran | customers used it | saved the rest of the budget | question once a quarter',
      },
      followUps: ['How did you face the people who had put their heart into it?'],
      hint: 'What woke you up, what did you leave out of the sum, and how did you treat the people?',
    },
  ],
});
