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
      followUps: ['When did you decide something that you should have asked about?'],
      hint: 'Give your rule, and what you bring along when you do go and ask.',
    },
    {
      id: 'decision-two-good',
      kind: 'behavioural',
      competency: 'decision making',
      level: 2,
      type: 'hr',
      text: 'Tell me about two good options of which you could have only one. What tipped the balance?',
      ideal:
        'Two years ago our hospice shop won a prize of 20,000 euros, and I was asked to propose what we do with it. There were two good ideas: a second shop in the next town, or a van to collect furniture. I liked the shop better. To be fair to the van, I first wrote down what the money was for: more income for care within two years, without more hours from volunteers. Then I scored both against that and tried to prove my favorite wrong. I rang three shops that had opened a branch and two that had bought a van. The branches needed eleven more volunteers each. I also asked what we could get back if it failed: a van can be sold, a lease binds for five years. That tipped it. I told the friends of the shop first and took up their best idea, a stall on market days. As a result they helped, and in the first year the van brought 31,000 euros. I learned to test the option that I love hardest.',
      followUps: ['What would have tipped it the other way?'],
      hint: 'Make both options attractive, then name the one consideration that settled it.',
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
        'Two years ago I managed a bakery branch, and I had all but decided to open on Sundays. Customers asked for it daily, and I was expected to raise sales by 5 percent. To convince my area manager I took the tills of two branches that do open on Sundays, and our own hours from Friday to Monday. The Sunday takings looked fine, about 1,100 euros. But Monday was 400 lower there than with us, and Saturday 300, so two thirds of the money only moved. With the Sunday bonus for three people it would have been a loss of some 90 euros each week. I also checked who had been asking: a tally over two weeks showed eleven people, mostly the same ones. I dropped the plan and told the team why, with the sheet on the wall. One of them pointed to a peak before seven on weekdays, so we opened half an hour earlier instead. That brought 6 percent, and I learned to ask where money comes from, not only that it comes.',
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
        'I would stop the discussion and first ask what exactly we are deciding, because circles often mean that people answer different questions. I would write it up as one sentence, with the date by which it has to be settled and what happens if we do not. Next I would make clear who decides: the majority, or one person after hearing us. Then I would let everybody write down alone, in five minutes, which option they prefer and what would have to be true for the other one to be right. In this way the quiet ones are heard, and we see where we truly differ. Usually it is one or two points. When a fact is missing, I would give one person a week to get it, and if it is a matter of taste, we vote against criteria that we agreed on before. The decision, its reason and objections go on half a page. A tenant council that I chaired had argued about a parking lot for five months; in this way it took 50 minutes.',
      followUps: ['What do you do when someone reopens it a week later?'],
      hint: 'Why do groups go in circles? Answer each cause with one step.',
    },
    {
      id: 'decision-hear-doubts',
      kind: 'knowledge',
      competency: 'decision making',
      level: 3,
      type: 'hr',
      text: 'How do you see to it that doubts come up before a big commitment and not after it?',
      ideal:
        'I make doubting a task, so that nobody needs courage for it. A week before we commit, I ask everybody to imagine that a year has passed and it has failed badly, and to write down alone why. That takes ten minutes. I speak last, because once the boss has an opinion, half of the others have it too. One person, a different one each time, gets the job of arguing against the plan and is thanked for it in the minutes. I also bring in one voice from outside who gains nothing from a yes. Then I sort: which doubts can we settle with a test, which do we accept, and which would stop us? For those we note a sign and a date at which we look again. Doubts can go on forever, so the day of the decision is fixed from the start. Before a merger of two warehouses a driver wrote "gates too low" on such a sheet. It was true for 9 of our 30 trucks, unseen in four months of planning.',
      followUps: ['How do you handle someone who doubts everything?'],
      hint: 'What keeps people silent? Take away one reason after the other.',
    },
    {
      id: 'decision-five-years',
      kind: 'case',
      competency: 'decision making',
      level: 3,
      type: 'hr',
      text: 'You have to pick one of three suppliers, and the contract will bind your organization for five years. How would you go about it?',
      ideal:
        'I would settle the criteria before I see any offer, because afterwards everybody finds reasons for a favorite. First I would ask those who will live with it, the users, finance, legal and operations, what must be met and what would be nice. The musts are yes or no; the rest gets weights that we fix in writing. Then I would cost all five years: price, introduction, training and price rises, since the cheapest offer in year one is often the dearest in year four. I would let all three do the same small real task instead of a show, and ring two customers of each, including one who left. I care most about the way out: who owns the data, at what notice, what happens if they are sold? I would negotiate with two until the end. The decision goes on two pages with the strongest argument against it. In a choice of laundry service for a clinic group, the favorite failed on exit; the second cost 3 percent more and saved us in year two.',
      followUps: ['Your director has a favorite from the start. How do you handle that?'],
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
      followUps: ['How did you face the people who had put their heart into it?'],
      hint: 'What woke you up, what did you leave out of the sum, and how did you treat the people?',
    },
  ],
});
