import { defineRole } from '../define.ts';

export const storeManager = defineRole({
  id: 'store-manager',
  title: 'Store manager',
  titles: [
    'store manager',
    'retail manager',
    'retail store manager',
    'shop manager',
    'assistant store manager',
    'retail supervisor',
    'store supervisor',
    'shop assistant',
    'retail assistant',
    'retail associate',
    'retail sales assistant',
    'store associate',
    'cashier',
    'department manager',
    'area manager retail',
    'visual merchandiser',
    'sales assistant',
    'retail sales associate',
  ],
  signals: [
    'retail',
    'store',
    'shop floor',
    'merchandising',
    'footfall',
    'till',
    'point of sale',
    'stockroom',
    'shrinkage',
    'shoppers',
    'markdowns',
    'planogram',
    'fitting room',
    'store standards',
  ],
  questions: [
    {
      id: 'sm-greeting',
      kind: 'situational',
      competency: 'selling',
      level: 1,
      type: 'technical',
      text: 'Someone walks into the shop and wanders along the shelves. How do you begin, and how do you get from there to a sale?',
      ideal:
        'I greet them within half a minute, with a nod and a hello, and then give them space, because most people want to arrive first. I watch what they pick up or come back to. Then I say something about that, and not "Can I help you?", which gets a "No, just looking". For example: "Those boots run narrow; what will you use them for?" From there I ask two open questions, what it is for and what they have tried, and I listen. I show two or three options at most, explain what differs for their purpose, and let them touch or try it. If it fits, I mention one thing that truly belongs to it, such as a wax for the leather, with the reason. Then I ask plainly: "Shall I take these to the till for you?" If they leave with nothing, I make it easy to return. In my outdoor shop I doubled my add-on rate to 34 percent, and I had the fewest returns on the team.',
      concepts: {
        'early greeting, then space':
          'greet within half a minute | hello then give them space | acknowledge without pressure | let them arrive first',
        'opens on what they look at':
          'watch what they pick up | say something about the product | comment on the item | avoid can i help you',
        'open questions': 'open questions | ask what they have tried | find out the need',
        'few fitting options to try':
          'two or three options | let them touch or try | explain what differs | demonstrate the product',
        'a fitting extra':
          'thing that truly belongs to it | add-on with a reason | matching accessory | link sale',
        'asks to close':
          'shall i take these to the till | ask plainly for the sale | close the sale | make it easy to return',
      },
      followUps: ['They say "just looking". What now?', 'How do you do this with four customers at once?'],
      hint: 'Go through it minute by minute, as the visitor would feel it.',
    },
    {
      id: 'sm-till-short',
      kind: 'situational',
      competency: 'cash handling',
      level: 1,
      type: 'technical',
      text: 'You cash up at closing time and the till is 40 short. What do you do?',
      ideal:
        'I count again before I think anything about anyone, because most differences are mistakes. First I recount notes, coins and vouchers, with a second person as a witness, and check that the float was right in the morning. Then I go through the records: the till report, voids, refunds, card slips that were keyed as cash, paid-outs without a receipt, and whether a bag of coins was banked or put into another till. A difference of exactly 40 often is two twenties in the wrong place or a refund entered twice. I never make it up from my own pocket and I never carry it over to the next day, as that hides a pattern. I record the amount, the time and who worked on the till, sign it with the witness and tell the manager the same evening. If I am the manager, I look at the last weeks: one case is a training matter, several on one till or shift go to loss prevention. In my last shop one login per cashier cut differences by two thirds.',
      concepts: {
        'recounts with a witness': 'recount with a second person | witness | check the float',
        'goes through the records':
          'till report | voids and refunds | card slips keyed as cash | refund entered twice | receipts for paid-outs',
        'does not cover it up':
          'make it up from my own pocket | carry it over hides a pattern | cover the gap with my money | hide the difference',
        'records and reports it':
          'record the amount | tell the manager the same evening | sign it with the witness | log the discrepancy',
        'looks for a pattern':
          'several shortages on one till | several on one till | pattern over time | loss prevention | one login per cashier',
      },
      followUps: [
        'The till is 40 over instead. Is that better?',
        'A colleague asks you to leave it until tomorrow. What do you say?',
      ],
      hint: 'Most likely causes first, then what must be written down and who must know.',
    },
    {
      id: 'sm-why',
      kind: 'motivation',
      competency: 'motivation',
      level: 1,
      type: 'hr',
      text: 'Retail means weekends, standing all day and a fast pace. Why do you want to work in a shop, and why in this one?',
      ideal:
        'I like a job where I see by evening what I have done that day. I began as a Saturday temp in a kitchen shop, meant to stay three months, and stayed four years, because I found that I can read people: who wants advice, who wants to be left alone. For example, a customer came in for a pan and mentioned that heavy ones hurt the wrists; I showed a light one with two handles, and three neighbors came along the week after. I also enjoy the speed. On the last Saturday before Christmas I ran the till for six hours, 410 receipts, and we laughed a lot as a team. The hours are real, and I have arranged my week around them for years; my free days are Monday and Tuesday. I visited your shop twice. Your staff use the products themselves and can open any box, and that is how I like to sell.',
      concepts: {
        'a real pleasure in the work':
          'see by evening what i have done | can read people | enjoy the speed | like talking to customers | enjoy advising',
        'a moment with a customer':
          'showed a light one with two handles | neighbors came along the week after | came in for a pan | a customer told me | came back to thank me',
        'knows the hard side':
          'the hours are real | arranged my week around them | last saturday before christmas | used to weekends | free days are monday',
        'experience in figures':
          'stayed four years | 410 receipts | ran the till for six hours | saturday temp',
        'why this shop':
          'visited your shop | your staff use the products | can open any box | your range | how i like to sell',
      },
      followUps: ['What do you do on a day with almost no customers?'],
      hint: 'Be honest about the hard side, and name something you saw in our shop.',
    },
    {
      id: 'sm-rush',
      kind: 'behavioural',
      competency: 'pace',
      level: 1,
      type: 'hr',
      text: 'What was the busiest day you have had on a shop floor, and how did you get through it?',
      ideal:
        'The busiest was the first day of the summer sale two years ago in a shoe shop: 2,100 visitors, and two of our nine people were missing. I was a sales assistant with the fitting area as my part. By eleven the queue for sizes reached the door. I stopped for a minute and looked: each of us walked to the stockroom for one pair at a time. I asked my supervisor whether one person could stay in the stockroom and fetch for everybody, with sizes sent by radio. She agreed, and I offered to swap my break, so that a colleague on his first day did not stand alone. I spoke to people in the queue, told them an honest waiting time and handed out foot measures, so half knew their size when their turn came. By the evening we had taken 38,000, 12 percent more than the year before, and had two complaints. The radio set-up was kept for every sale since then. I learned to look for a minute before I speed up.',
      concepts: {
        'how busy it was':
          'busiest day was the sale | 2 100 visitors | queue reached the door | colleagues were missing',
        'stopped to look':
          'stopped for a minute and looked | saw where our time was lost | noticed everyone walked | stepped back',
        'a better way of working':
          'one person stays in the stockroom | sizes sent by radio | split the tasks | runner for everybody',
        'kept customers informed':
          'honest waiting time | spoke to people in the queue | handed out foot measures | told customers how long',
        'helped colleagues':
          'swap my break | colleague did not stand alone | asked my supervisor | covered for a colleague',
        'result of the day':
          'taken 38 000 | 12 percent more than the year before | two complaints | kept for every sale',
      },
      followUps: ['What would you do differently on such a day now?'],
      hint: 'Give the scale, your own idea, and how the day ended.',
    },
    {
      id: 'sm-kpis',
      kind: 'knowledge',
      competency: 'commercial figures',
      level: 2,
      type: 'technical',
      text: 'How do footfall, conversion and average basket explain the sales of a shop, and what do you do when each of them drops?',
      ideal:
        "Sales are footfall times conversion times average basket, so each figure points at a different cause. With 4,000 visitors a week, 20 percent who buy and a basket of 30, that is 24,000. If footfall drops, I look outside: weather, roadworks, a rival, the window, local advertising; I change the window and the entrance first, since I control them. If conversion drops while visitors are steady, the problem is inside: queues, missing sizes, too few people on the floor at the peak, untidy displays. I compare it by the hour with the schedule and with the list of items out of stock. If the basket shrinks, I split it into items per receipt and price per item: add-ons and displays move the first, range and discounts the second. I always compare with the same week last year, because of season and holidays. The limit is the counter at the door, which also counts staff and prams. Moving two people from morning to four o'clock once lifted our conversion from 18 to 22 percent.",
      concepts: {
        'the product of three':
          'footfall times conversion times basket | multiply the three | 4 000 visitors a week 20 percent | sales formula',
        'footfall: look outside':
          'look outside | window and entrance | weather and roadworks | local advertising | curb appeal',
        'conversion: look inside':
          'queues and missing sizes | too few people at the peak | items out of stock | compare by the hour with the rota | compare by the hour with the schedule | staff coverage',
        'basket: items and price':
          'items per receipt | price per item | units per transaction | add-ons move items per receipt | range and discounts',
        'fair comparison':
          'compare with the same week last year | season and holidays | compare with other stores',
        'limits of the counter': 'door counter is inexact | counts prams | data quality',
      },
      followUps: ['Which of the three can a sales assistant influence most?'],
      hint: 'Write the relation down first; each factor then asks for its own remedy.',
    },
    {
      id: 'sm-shrink',
      kind: 'case',
      competency: 'loss prevention',
      level: 2,
      type: 'technical',
      text: 'Stock loss in your shop is twice the company average. Where do you look, and in what order?',
      ideal:
        'I look at paper before I look at people, because a good part of shrinkage is error. There are four sources: mistakes in the books, deliveries, theft by outsiders and theft by staff. First I check the count itself: were areas skipped, were damaged goods written off, are transfers to other shops booked? Then deliveries: we count three pallets against the note and look for short or wrong ones. Next I split the loss by product and place. If it sits in small, dear items near the door, I think of outside theft, and I move them, add tags and put a person there, as a greeting beats a camera. If it is spread and goes with refunds, voids or one shift, I look at the exception reports and hand any suspicion to loss prevention; I do not play detective. I count the ten worst items weekly, to see what works. In my last shop half of a loss of 2.4 percent turned out to be markdowns never booked; after nine months we were at 1.1.',
      concepts: {
        'names the sources':
          'four sources | mistakes and theft | outsiders and staff | internal and external theft | administrative error',
        'books first':
          'check the count | damaged goods written off | transfers booked | markdowns never booked | paperwork errors',
        'deliveries checked':
          'count pallets against the note | short deliveries | goods received check | supplier errors',
        'splits by product and place':
          'split the loss by product | small dear items near the door | hot products',
        'protects against theft':
          'security tags | add tags and move them | greeting beats a camera | locked display',
        'staff signs handled properly':
          'exception reports | refunds and voids | hand suspicion to loss prevention | not play detective',
        'weekly counts': 'count the worst items weekly | cycle count | see what works from counts',
      },
      followUps: [
        'How do you speak about this with the team without insulting anyone?',
        'What does a security guard change?',
      ],
      hint: 'List where goods can go missing, cheapest explanation first.',
    },
    {
      id: 'sm-rota',
      kind: 'case',
      competency: 'workforce planning',
      level: 2,
      type: 'technical',
      text: 'You have 420 paid hours for next week and a team of 18. How do you plan the schedule?',
      ideal:
        "I plan from the customers and not from last week's schedule. First I fix what must be covered whatever happens: opening and closing with two people, deliveries, a key holder on each shift and legal breaks; that takes perhaps 190 hours. Then I lay the rest over the sales curve by hour, taken from receipts and visitors of the last weeks and the same week last year. If 45 percent of sales come on Friday and Saturday, about that share of the selling hours goes there. I move tasks such as shelf filling to the quiet mornings. Next I put people in: skills first, so each shift has someone for returns and someone strong at selling, then wishes and fairness, with late shifts and Saturdays shared. I keep some twenty hours in hand for illness. I publish it three weeks ahead and let people swap, because surprises cost goodwill. On Monday I compare hours with sales and queues. In my last shop this took the wage share from 14.2 to 12.9 percent, and sick days fell as well.",
      concepts: {
        'fixed needs first':
          'opening and closing with two people | key holder on each shift | deliveries | minimum cover | legal breaks',
        'follows the sales curve':
          'sales curve by hour | receipts and visitors | share of hours on friday and saturday | match hours to demand | peak times',
        'tasks in quiet hours':
          'shelf filling in quiet mornings | tasks outside the peak | restock before opening',
        'skills, wishes and fairness':
          'skills first | late shifts shared | wishes and fairness | mix of experience | availability of people',
        'reserve and notice':
          'hours in hand for illness | publish it three weeks ahead | let people swap | buffer hours',
        'compares afterwards': 'compare hours with sales | wage share | sales per hour | review on monday',
      },
      followUps: [
        'Head office cuts the budget by 40 hours on Thursday. What gives?',
        'Two people want the same Saturday off. How do you decide?',
      ],
      hint: 'What is fixed, what follows demand, and what do the people need?',
    },
    {
      id: 'sm-coaching',
      kind: 'behavioural',
      competency: 'coaching',
      level: 2,
      type: 'hr',
      text: 'Describe how you helped a sales assistant whose results were weak. What became of it?',
      ideal:
        'In my first year as an assistant manager in a fashion shop, one assistant sold about 40 percent less than the rest after five months. My goal was to find out why before the end of the trial period in eight weeks. I could have read out the figures, but I spent two hours near the fitting rooms first, and noticed that this colleague was kind, knew the range and never asked anyone to buy. I sat down with them and asked how they saw it. They told me that they hated pushy sellers. We agreed on one thing only: to offer one second item in each fitting room. I showed it three times, then watched and gave feedback the same day, starting with what had worked. I paired them with our best seller on Saturdays. After six weeks the sales were 8 percent above the average, and the person passed the trial and later trained two newcomers. I learned that weak results often hide a belief, so since then I watch and ask before I advise.',
      concepts: {
        'the gap in figures':
          'sold 40 percent less | below the rest | weak sales after months | under target',
        'observed before judging':
          'spent two hours near the fitting rooms | watched first | observed on the floor',
        'listened to their view':
          'asked how they saw it | hated pushy sellers | told me about hating pushy sales | listened to the reason',
        'one small aim with practice':
          'agreed on one thing only | offer one second item | showed it three times | small step | role play',
        'steady feedback and pairing':
          'feedback the same day | paired them with our best seller | weekly talk | regular coaching',
        'what became of the person':
          'passed the trial | above the average | later trained newcomers | sales rose to',
      },
      followUps: ['What if nothing had changed after six weeks?', 'How did the others react to the pairing?'],
      hint: 'What did you see with your own eyes, and which one thing did you work on?',
    },
    {
      id: 'sm-turnaround',
      kind: 'case',
      competency: 'turnaround',
      level: 3,
      type: 'technical',
      text: 'You take over a shop whose sales fell by 12 percent in a year although as many visitors come in as before. What do you do in your first sixty days?',
      ideal:
        'As many come in, so the shop loses them inside; I would look at conversion and basket before I spend on advertising. In the first two weeks I listen and watch: I work on the till, in the stockroom and on the floor on Saturday, and I speak with each of the team for twenty minutes about what stops them from selling. I follow thirty visitors with my eyes and note where they give up. Then I lay the figures beside it: by hour, department and staff cover, availability of the fifty best sellers, returns. By day twenty I pick three measures with the team, one of them visible within a week, for example the best sellers always filled by ten. Each has an owner and one figure on the board. I change no more at once, or nobody knows what worked. By day sixty I report to my area manager with results and one request. In my last takeover availability went from 82 to 95 percent and sales were level again in month four.',
      concepts: {
        'reads the clue':
          'loses them inside | conversion and basket | not an advertising problem | visitors steady but fewer buy',
        'works alongside the team first':
          'work on the till | speak with each of the team | listen and watch | on the floor on saturday',
        'watches customers':
          'follow visitors with my eyes | note where they give up | mystery shopper | observe customers',
        'figures by hour and product':
          'by hour and department | availability of the best sellers | cover by hour | stock-outs of best sellers',
        'few measures with owners':
          'three measures | owner and one figure | visible within a week | quick win',
        'reports results':
          'report to my area manager | by day sixty | sales were level again | review with the area manager',
      },
      followUps: [
        'Your deputy applied for your job. How do you begin with them?',
        'Which measure would you refuse to take in the first month?',
      ],
      hint: 'One fact in the question already rules out half of the causes. Which?',
    },
    {
      id: 'sm-markdown',
      kind: 'case',
      competency: 'stock and pricing',
      level: 3,
      type: 'technical',
      text: 'Six weeks before the end of the season you still hold 35 percent of the winter range. How do you decide on reductions?',
      ideal:
        'I decide by item and not with one cut for all, as the average hides winners. First I work out the weeks of cover for each line: stock divided by the weekly rate of sale. With six weeks left, a line with four weeks of cover stays at full price; one with twenty needs action now. Before I cut I try what is free: a better place in the shop, completing sizes by transfer between shops, and asking staff to show it. I then mark down in steps, early and moderately, perhaps 25 percent and later 50, since a small cut in time costs less margin than a big one at the end. After a week I check: did the rate rise enough to pay for the lost margin? A 30 percent cut on a 60 percent margin needs twice the units for the same gross profit. Broken sizes go on one rail, and I plan the rest: outlet, charity or, for basics, next year. In my last season this left 4 percent of stock, and two points more margin.',
      concepts: {
        'item by item on cover':
          'weeks of cover | low sell-through | rate of sale | by item and not one cut | stock divided by weekly sales',
        'free remedies first':
          'better place in the shop | transfer between shops | completing sizes | staff to show it | move the display',
        'early steps':
          'mark down in steps | early and moderately | small cut in time | staged reductions | 25 percent and later 50',
        'counts the margin':
          'pay for the lost margin | same gross profit | twice the units | margin after the cut | profit per unit',
        'checks the effect': 'effect after a week | did the rate rise | review weekly | uplift in sales',
        'plan for the rest':
          'outlet or charity | broken sizes go on one rail | next year for basics | clear the remainder',
      },
      followUps: [
        'Head office orders 50 percent off everything today. Do you object?',
        'How do early reductions train customers?',
      ],
      hint: 'Which two figures tell you that a line will not sell out by itself?',
    },
    {
      id: 'sm-staff-discount',
      kind: 'situational',
      competency: 'integrity',
      level: 3,
      type: 'hr',
      text: 'You have reason to think that a popular, long-serving colleague gives friends the staff discount. How do you deal with it?',
      ideal:
        'I would treat it as a suspicion and protect both the shop and the person until I know more. First I write down what I saw, with date, time and till, and keep it to myself; a rumor could ruin someone. I read our policy, because perhaps family is allowed. Then I go to my area manager or to HR and loss prevention, since they may look at receipts and recordings lawfully and I may not snoop on my own. I do not confront the colleague in front of others and set no traps. If the facts confirm it, there is a private talk with a second person present, where the colleague is heard first; the sanction follows the policy, the same as for anyone less popular. Whatever comes out, I go through the discount rules with the whole team, without names, and make the till ask for a staff number. Once this turned out to be a misread rule in five of six cases; we repeated the briefing, and misuse reports went to zero in a year.',
      concepts: {
        'facts, kept confidential':
          'write down what i saw | keep the suspicion to myself | date time and till | rumor could ruin someone | treat it as a suspicion',
        'reads the rule':
          'read our policy | family is allowed | misread rule | rules never explained clearly',
        'involves the right people':
          'go to my area manager | involve hr and loss prevention | look at receipts lawfully | not snoop on my own',
        'fair private talk':
          'private talk | second person present | heard first | not in front of others | set no traps',
        'same rule for everyone':
          'sanction follows the policy | no special treatment | consistent consequence',
        'prevents it':
          'discount rules with the whole team | till asks for a staff number | repeat the briefing | tighten the control',
      },
      followUps: [
        'The colleague comes to you first and admits it. What changes?',
        'How do you keep the team together afterwards?',
      ],
      hint: 'What do you know, who may find out more, and what would be fair?',
    },
    {
      id: 'sm-head-office',
      kind: 'behavioural',
      competency: 'leading change',
      level: 3,
      type: 'hr',
      text: 'When did you have to bring in a change from head office that your shop team did not want?',
      ideal:
        'Two years ago head office introduced self-checkouts in our supermarket, and my team of 34 was sure that they would cost jobs. I was the store manager and had eight weeks. I had doubts too, so I asked the project lead the three questions that my team asked me, and got a written answer: no dismissals. I told the team that in small groups, including what I did not know. I weighed a quick start with all six machines against two at first, and argued for two, because a bad first week is remembered for years. I invited the three loudest skeptics to test them and to train the others; they found that older customers stopped at the weighing screen, and we got it changed. I stood there myself each Friday evening for a month. By the end of the quarter 41 percent of receipts went through them, queues were down from six to two minutes, and fresh food gained 70 hours. The three trainers later helped four other shops. It taught me to carry doubts upwards and facts downwards.',
      concepts: {
        'the change and the resistance':
          'introduced self-checkouts | team was sure it would cost jobs | skeptics in the team',
        'took the worries up':
          'asked the project lead | written answer | carry doubts upwards | raised the concerns | questions of my team',
        'honest information':
          'told the team in small groups | including what i did not know | open about the reasons | honest with people',
        'a careful start':
          'two machines at first instead of six | pilot before all | argued for a slower start | started small',
        'skeptics gained a part':
          'invited the loudest skeptics | train the others | involved the critics | their idea was used',
        'result for shop and team':
          '41 percent of receipts | queues down to two minutes | gained 70 hours | helped other shops | adopted',
      },
      followUps: [
        'Where did you disagree with head office in the end?',
        'What did you do with someone who stayed opposed?',
      ],
      hint: 'Show what you passed upwards, what you passed on, and who changed sides.',
    },
  ],
});
