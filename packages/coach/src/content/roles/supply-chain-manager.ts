import { defineRole } from '../define.ts';

export const supplyChainManager = defineRole({
  id: 'supply-chain-manager',
  title: 'Supply chain manager',
  titles: [
    'supply chain manager',
    'supply chain analyst',
    'supply chain planner',
    'supply chain coordinator',
    'supply chain specialist',
    'logistics manager',
    'logistics coordinator',
    'logistics specialist',
    'warehouse manager',
    'warehouse supervisor',
    'warehouse operative',
    'warehouse associate',
    'demand planner',
    'procurement manager',
    'inventory manager',
    'transport planner',
    'buyer',
    'production planner',
    'warehouse worker',
  ],
  signals: [
    'supply chain',
    'logistics',
    'inventory',
    'procurement',
    'freight',
    'incoterms',
    'safety stock',
    'demand planning',
    'warehousing',
    'picking',
    'carriers',
    'lead times',
    'mrp',
    'replenishment',
  ],
  questions: [
    {
      id: 'scm-incoterms',
      kind: 'knowledge',
      competency: 'international trade',
      level: 1,
      type: 'technical',
      text: 'What do Incoterms settle between a buyer and a seller, and how does FOB differ from DDP?',
      ideal:
        'Incoterms are standard rules of the International Chamber of Commerce. They settle three things: where the seller hands over and the risk passes, who arranges and pays for carriage, and who clears the goods for export and import. They leave out the price and the payment terms, and they do not settle ownership. Under FOB the seller clears for export and delivers on board the ship at the named port; from there the buyer bears the risk and pays for sea freight, any insurance and import. FOB is meant for sea and inland waterway only, and for containers FCA fits better, because the box is handed over at a terminal and not at the ship. Under DDP the seller carries cost and risk up to the named place, with import duty and tax paid. That sounds easy for the buyer, but the seller must be able to register for tax there. I always write the place and the version, for example FCA Shanghai terminal, Incoterms 2020. That habit ended about ten disputes a year over port charges.',
      concepts: {
        'point where risk passes':
          'risk passes | where the seller hands over | transfer of risk | delivery point',
        'who pays and who clears':
          'who pays for carriage | clears for export and import | who arranges transport | division of costs | customs clearance',
        'what they leave out':
          'do not settle ownership | leave out the price and payment | not title | no transfer of ownership',
        'FOB on board at the port':
          'on board the ship at the named port | buyer pays sea freight | sea and inland waterway only | loaded on the vessel',
        'DDP with duty paid':
          'import duty and tax paid | seller carries cost to the named place | delivered with duties paid by the seller | seller clears import',
        'named place and version':
          'write the place and the version | named place incoterms 2020 | fca for containers | state the exact place',
      },
      followUps: [
        'Your supplier offers EXW at a lower price. What do you check?',
        'Who insures the goods under CIF?',
      ],
      hint: 'Say what the rules cover, what they leave open, then put the two side by side.',
    },
    {
      id: 'scm-stock-gap',
      kind: 'situational',
      competency: 'inventory accuracy',
      level: 1,
      type: 'technical',
      text: 'The system shows 120 pieces in a location, and you count 96. What do you do before you change the number?',
      ideal:
        'I do not correct it at once, because the correction would hide the reason and perhaps be wrong. First I count a second time, better by another person who does not know the figure, and I check the unit: 24 missing may be one full carton, or pieces against packs. Then I look around: the neighboring locations, the returns area, the packing tables, and trolleys with open picks. Next I read the movements since the last good count: receipts booked but not put away, picks not confirmed, transfers, a similar item number. I block the location meanwhile, so that nobody promises what is not there, and tell planning if an order is affected. If I find the cause, I book the true movement; if not, I adjust with a reason code and the approval that our limit asks for. I log it, since three gaps on one item or one shift show a pattern. In my last warehouse weekly cycle counts with reason codes took accuracy from 94.5 to 99.2 percent.',
      concepts: {
        'second blind count':
          'count a second time | person who does not know the figure | recount | blind count | check the unit',
        'looks nearby':
          'neighboring locations | returns area | packing tables | misplaced stock | trolleys with open picks',
        'reads the movements':
          'movements since the last count | receipts not put away | picks not confirmed | transaction history | similar item number',
        'blocks the stock':
          'block the location | tell planning | nobody promises what is missing | hold the stock | affected orders',
        'adjusts with a reason':
          'adjust with a reason code | approval for the adjustment | book the true movement | authorized correction',
        'watches for patterns':
          'gaps show a pattern | weekly cycle counts | log it | repeated differences | accuracy rose',
      },
      followUps: ['You count 144 instead. Is that good news?', 'Which items would you count most often?'],
      hint: 'Think of the ordinary reasons first, and of who is relying on the figure right now.',
    },
    {
      id: 'scm-why',
      kind: 'motivation',
      competency: 'motivation',
      level: 1,
      type: 'hr',
      text: 'Nobody notices a supply chain until it breaks. Why have you chosen to work in one?',
      ideal:
        'I like exactly that: if I do my work well, thousands of people get what they need and never think of me. I started as a student on the night shift of a parcel hub, and one night a whole container of school books stood at the wrong gate. I saw it, asked, and two of us drove them across; the next day 14 schools opened with books. Since then I look behind every shelf. What I enjoy is that a chain is a puzzle with real weight: a spreadsheet on my screen becomes six trucks at a ramp. I also like working with people of all kinds, drivers, buyers, customs agents, often before seven in the morning. It can be thankless, so I measure my own success; last year my region delivered 97.4 percent in full and on time. What draws me to you is the move from yearly to weekly planning. I did that once with 300 items and want to do it with your 4,000.',
      concepts: {
        'drawn to quiet success':
          'get what they need | invisible when it works | work well and nobody notices',
        'first moment in the field':
          'night shift of a parcel hub | container at the wrong gate | started as a student | schools opened with books',
        'enjoys the puzzle':
          'puzzle with real weight | becomes trucks at a ramp | figures and physical goods | like solving',
        'people of all kinds':
          'drivers buyers and customs agents | people of all kinds | work with many trades',
        'measures own success':
          '97.4 percent in full | on time in full | measure my own success | my region delivered',
        'why this employer':
          'draws me to you | move to weekly planning | your 4 000 items | weekly instead of yearly planning',
      },
      followUps: ['Which part of the chain do you know least?'],
      hint: 'Start from a moment you remember, and end with something particular to us.',
    },
    {
      id: 'scm-saved-delivery',
      kind: 'behavioural',
      competency: 'problem solving',
      level: 1,
      type: 'hr',
      text: 'Describe a shipment that was about to be late. How did you save it, or what did you do when you could not?',
      ideal:
        'Last winter in my job as a logistics coordinator a truck with 22 pallets of infant formula broke down 300 kilometers from the customer, at five on a Friday, and the delivery slot was six the next morning. The shipment was my responsibility. I rang the driver first: safe, but no repair before Monday. I compared three ways: a second full truck at 1,900, a van with the six pallets that the customer truly needed, or a new slot on Monday. I called the customer, told them straight away, and asked what would run out. It was four products, seven pallets. I decided on a smaller truck for those at 700 and a Monday slot for the rest. My colleague in the yard stayed late and helped with reloading. The seven pallets arrived at 5:40, no shelf was empty, and the carrier paid half. The following week I wrote a one-page list of standby carriers by region; we have used it four times since then. I learned to ask what is really needed first.',
      concepts: {
        'what threatened to be late':
          'truck broke down | delivery slot the next morning | shipment was stuck | about to miss the slot',
        'told the customer early':
          'called the customer straight away | warned the customer early | rang the store about it | honest about the delay',
        'asked what was really needed':
          'asked what would run out | pallets truly needed | urgent part of the order | what is really needed | priority items',
        'compared ways and costs':
          'compared three ways | smaller truck at 700 | cost of each option | second truck | air freight against waiting',
        'outcome in time and money':
          'arrived at 5 40 | no shelf was empty | carrier paid half | seven pallets in time',
        'better prepared now':
          'list of standby carriers | used it four times | backup carrier | carriers by region',
      },
      followUps: ['Who should pay for the second truck, and how do you settle that?'],
      hint: 'Tell it by the clock: when you knew, what you did first, what you chose and why.',
    },
    {
      id: 'scm-reorder',
      kind: 'knowledge',
      competency: 'inventory control',
      level: 2,
      type: 'technical',
      text: 'How do you set a reorder point and a safety stock for an item, and where do the usual formulas mislead?',
      ideal:
        'The reorder point is the expected demand during the lead time plus the safety stock. With 40 pieces a day and ten days of lead time that is 400 plus a buffer. The buffer depends on how much demand and lead time vary and on the service level I want. If the lead time is stable, it is a factor z times the standard deviation of daily demand times the square root of the lead time: 1.65 for 95 percent, a deviation of 12 and ten days give about 63, so I reorder at 463. If the supplier varies, that variance goes in too, and it often dominates. The formula misleads in four cases: demand that is not normal, such as spares with many zeros; seasons and promotions; a forecast that is biased; and sales history that includes empty shelves. And 95 percent means no stockout in 95 of 100 cycles, and not 95 percent of pieces delivered. I check the result by replaying last year. For 800 items this cut stock by 14 percent at the same service.',
      concepts: {
        'demand over the lead time plus a buffer':
          'demand during the lead time plus safety stock | lead time demand | 400 plus a buffer | average demand times lead time',
        'variation and service level decide the buffer':
          'service level | standard deviation of demand | how much demand and lead time vary | z factor | square root of the lead time',
        'supplier variation counts':
          'supplier varies | lead time variance | variance goes in too | unreliable deliveries',
        'where it misleads':
          'demand that is not normal | many zeros | promotions and seasons | biased forecast | intermittent demand | history includes empty shelves',
        'what the percentage means':
          'no stockout in 95 of 100 cycles | cycle service level | fill rate | pieces delivered is different',
        'checks on history':
          'check by replaying last year | simulate with past data | back-test | review parameters regularly',
      },
      followUps: [
        'How would you treat a spare part that sells twice a year?',
        'What halves the buffer without hurting service?',
      ],
      hint: 'Use one item with round figures, then say when you would not trust the result.',
    },
    {
      id: 'scm-forecast',
      kind: 'knowledge',
      competency: 'demand planning',
      level: 2,
      type: 'technical',
      text: 'How do you judge whether a demand forecast is any good, and what do you do to improve it?',
      ideal:
        'I look at two figures, error and bias, at the level and the distance at which we act on it. If we order eight weeks ahead by item, then I measure the forecast made eight weeks ago by item, because totals one week out always look good. For the error I use the sum of absolute errors divided by total demand, known as WAPE; a plain average of percentages explodes on items with small sales. Bias tells me whether we are always high or low, and it is the one that fills or empties warehouses. Then I compare with a naive forecast, such as the same week last year; if we do not beat it, our effort adds nothing. To improve it, I first clean history of stockouts and one-off orders. I let statistics run the steady ones and spend planner time on launches and promotions. I record each manual change and whether it helped. At a drinks company half of them made it worse; we stopped small changes, and the error fell from 38 to 29 percent.',
      concepts: {
        'error and bias':
          'error and bias | always high or low | over-forecasting | systematic deviation | tracking signal',
        'at the level and lag of the decision':
          'order eight weeks ahead by item | distance at which we act | measured at the lead time lag | item level not totals',
        'a weighted error measure':
          'wape | absolute errors divided by total demand | weighted mape | mape explodes on small sales',
        'against a naive forecast':
          'naive forecast | beat last year as a naive forecast | forecast value added | beat the simple method',
        'cleans the history':
          'clean history of stockouts | take out one-off orders | remove outliers | lost sales corrected',
        'planner time where it pays':
          'record each manual change | statistics run the steady ones | planner time on launches | segment the items | review overrides',
      },
      followUps: [
        'Sales always adds 20 percent. How do you deal with that?',
        'What do you do for an item without history?',
      ],
      hint: 'First how you measure, then what you compare it with, then how it gets better.',
    },
    {
      id: 'scm-late-container',
      kind: 'situational',
      competency: 'supply risk',
      level: 2,
      type: 'technical',
      text: 'An overseas supplier tells you that a container with a part for your main product will arrive six weeks late. What do you do?',
      ideal:
        'I first work out when it hurts. I compare stock and weekly use: with five weeks of cover and a delay of six, the gap is one week and not six. Then I check the message: is it produced, is it booked, at which port does it stand? I ask for the bill of lading, since "late" can mean "not made yet". Next I look for ways in parallel: fly only the quantity for the gap, ask the supplier for a partial shipment, another source or an approved substitute, parts in other plants or at distributors. I compare the cost of each with the margin lost by a stop; air freight of 9,000 is cheap against 120,000. Meanwhile I agree with production and sales to build other products, and give the scarce parts to orders with penalties first. Customers hear a date only when I can keep it. Afterwards I review the buffer and the lead time in the system. Last year that turned an eight-week delay into two lost days.',
      concepts: {
        'works out when stock runs out':
          'when it hurts | weeks of cover | stock and weekly use | run-out date | size of the gap',
        'checks the facts of the delay':
          'is it produced is it booked | bill of lading | at which port | verify the message | shipment status',
        'several ways at once':
          'fly the quantity for the gap | partial shipment | approved substitute | another source | parts in other plants',
        'cost against lost margin':
          'margin lost by a stop | air freight is cheap against | air freight of 9 000 against 120 000 | air freight is cheap compared with stopping',
        'shares out what is left':
          'orders with penalties first | build other products | allocate scarce parts | production and sales | priority customers',
        'review afterwards':
          'review the buffer | lead time in the system | second supplier | prevent the next one | update planning parameters',
      },
      followUps: [
        'Sales has already promised a date. How do you handle the customer?',
        'When would you accept the stop?',
      ],
      hint: 'Turn six weeks into days without parts, then look for ways to close just that gap.',
    },
    {
      id: 'scm-supplier-saving',
      kind: 'behavioural',
      competency: 'supplier management',
      level: 2,
      type: 'hr',
      text: 'When have you lowered the cost of a supply without simply pressing the supplier on price?',
      ideal:
        'Two years ago in my role as a buyer for a bicycle maker, our carton supplier asked for 11 percent more, and my target was to save 5. A tender would have brought 3 percent and a new risk before the season, so I decided to look at the whole cost with them instead. I visited their plant for a day, and asked what in our orders was expensive. They showed me: 46 carton sizes, rush orders each week, and a two-color print that nobody sees. I went through the sizes with our packing team, who knew at once that 14 would do, and agreed with marketing to drop the second color. I gave the supplier a firm forecast for eight weeks, which they had never had. We shared the gain: the price per carton fell by 9 percent, their rush shifts ended, and our carton stock went down by a third. The supplier was awarded a three-year contract. I learned to ask a supplier what we do that costs them money, and I have asked five others since.',
      concepts: {
        'the price pressure':
          'supplier asked for 11 percent more | target was to save | price increase announced | costs were rising',
        'went to see and ask':
          'visited their plant | asked what was expensive in our orders | what we do that costs them money | understood their costs',
        'removed cost at its source':
          '46 carton sizes to 14 | drop the second color | fewer variants | simplified the specification | rush orders ended',
        'gave something in return':
          'firm forecast for eight weeks | three-year contract | shared the gain | longer commitment | stable orders',
        'involved own colleagues':
          'with our packing team | agreed with marketing | colleagues knew which sizes | worked across departments',
        'savings measured':
          'price fell by 9 percent | stock went down by a third | saved without a tender | total cost fell',
      },
      followUps: ['Which information would you not have shared with the supplier?'],
      hint: 'Look at what made the supply expensive, and who gained from the change.',
    },
    {
      id: 'scm-single-source',
      kind: 'case',
      competency: 'resilience',
      level: 3,
      type: 'technical',
      text: 'Half of your parts by value come from suppliers that have no alternative. How do you reduce that risk at a reasonable cost?',
      ideal:
        'I rank the risk first, because a second source for everything would cost more than it protects. For each part I estimate the revenue that stops without it, the time until we recover, and the time our stock lasts. Where recovery takes longer than stock lasts, we have a true gap. Cheap parts are among them; a seal of two cents can stop a machine of 50,000. Then I choose the remedy for each. For standard parts I qualify a second supplier and give it 20 to 30 percent of the volume, so that it stays warm. For special ones I hold a buffer, at our place or theirs, get the drawings and tools into our ownership, or have engineering design in an alternative. For the rest I agree on early warning. I look one tier deeper too, since two suppliers may buy from one mill. I put cost beside risk for the board to decide. In my last firm 38 parts got a remedy for 0.4 percent of spend; one of them paid off within a year.',
      concepts: {
        'ranks by exposure':
          'revenue that stops without it | rank the risk | recovery takes longer than stock lasts | impact of a stop | time to survive',
        'value is not criticality':
          'cheap parts are among them | seal of two cents | small part can stop the line | not by spend alone',
        'second source with real volume':
          'qualify a second supplier | give it 20 to 30 percent | dual sourcing | alternative supplier approved',
        'buffer, tools or redesign':
          'hold a buffer | drawings and tools in our ownership | design in an alternative | strategic stock | standardize parts',
        'deeper tiers and warning':
          'one tier deeper | early warning | buy from one mill | sub-suppliers | supplier monitoring',
        'cost set against risk':
          'cost beside risk | percent of spend | board to decide on the risk | business case for resilience',
      },
      followUps: [
        'The second supplier is 12 percent dearer. How do you justify it?',
        'How would you find out about the deeper tiers?',
      ],
      hint: 'Decide which parts deserve money at all before you choose a remedy.',
    },
    {
      id: 'scm-stock-down',
      kind: 'case',
      competency: 'inventory strategy',
      level: 3,
      type: 'technical',
      text: 'Finance wants a fifth less inventory, and sales wants fewer stockouts. Can you give both what they ask for?',
      ideal:
        'Quite often yes, because most firms have too much of the wrong items and too little of the right ones. First I split the stock by reason: cycle stock, safety stock, stock in transit, pre-season, and dead stock without a sale in a year. Then I sort items by value and by variation, the ABC and XYZ matrix. Dead items I sell, return or scrap. For steady fast items I cut lot sizes and buffers, because demand is easy to foresee. For fast but erratic ones I add some, since that is where sales lose orders. For slow and erratic ones I hold stock in one central place, or make to order. The larger lever is time: halving a lead time or the review interval lowers stock for good. I set a service level by class with sales, as 99 percent everywhere is a luxury. I would try it on one group and track turns and fill rate together. In my last post stock fell 22 percent while the fill rate went from 93 to 96.',
      concepts: {
        'wrong stock, not too little':
          'too much of the wrong items | wrong mix | excess and shortage at the same time | imbalance of stock',
        'splits stock by reason':
          'cycle stock and safety stock | dead stock | stock in transit | split by reason | slow movers',
        'classes by value and variation':
          'abc and xyz | sort items by value and variation | segment the items | different policy by class',
        'moves buffers':
          'cut buffers for steady items | add some for erratic ones | central place | make to order | pooling',
        'shorter times':
          'halving a lead time | lot sizes | review interval | more frequent orders | smaller batches',
        'service level agreed and tracked':
          'service level by class | turns and fill rate together | 99 percent everywhere is a luxury | agree targets with sales | pilot on one group',
      },
      followUps: [
        'Who decides on scrapping, and how do you book it?',
        'Which reduction would come back within a year?',
      ],
      hint: 'Ask what the stock consists of before you ask how much of it is right.',
    },
    {
      id: 'scm-forklift',
      kind: 'situational',
      competency: 'safety',
      level: 3,
      type: 'hr',
      text: 'In peak week you see that your fastest pickers cut through the forklift lane to make their rate. The backlog is at record level. What do you do?',
      ideal:
        'I stop it at once, calmly, because no backlog is worth a crushed leg. I bring the pickers to the side, ask them to use the walkway, and tell the drivers to slow down. Then I ask the pickers why: usually the layout or the target makes the short cut worth it. I own that, as I set the rate. For today I take the pressure off: I say in front of the shift that nobody is measured against the old rate this week, and put a barrier with a marked gap in place. I tell sales which orders will go a day later. I log it as a near miss and without names, since people who fear blame stop reporting. Then comes the lasting part, with the safety officer and two pickers: new slotting for fast items, a crossing with a mirror, a rate measured with the safe route. A knowing repeat means a formal talk. In my last site near misses fell from 17 to three a month, and the pick rate was 4 percent higher.',
      concepts: {
        'stops it at once':
          'stop the short cut at once | use the walkway | no backlog is worth an injury | bring them to the side | slow the forklifts down',
        'asks what makes it attractive':
          'layout or the target makes it worth it | ask the pickers why | rate pushes them | reason for the short cut',
        'takes the pressure off':
          'nobody measured against the old rate | orders go a day later | relax the target | tell sales about the delay | i set the rate',
        'near miss without blame':
          'log it as a near miss | people who fear blame stop reporting | report the hazard',
        'changes the layout':
          'crossing with a mirror | barrier with a marked gap | new slotting | separate people and forklifts | physical barrier',
        'clear line for the future':
          'repeat means a formal talk | rate with the safe route | near misses fell',
      },
      followUps: ['Your director asks why output fell on that day. What do you answer?'],
      hint: 'Minutes, today, and next month: each asks for something else from you.',
    },
    {
      id: 'scm-one-plan',
      kind: 'behavioural',
      competency: 'cross-functional planning',
      level: 3,
      type: 'hr',
      text: 'Give an example of bringing sales, production and finance to work from one and the same plan.',
      ideal:
        'When I joined a maker of garden tools four years ago, there were three plans: sales hoped for 48 million, production built for 41, finance promised 44. My task was to cut stock, and I saw the cause there. I spoke with the three directors one by one and asked what they feared. Sales feared empty shelves, production change-overs, finance the cash. I considered software, but chose a monthly meeting with a one-page figure sheet, since a tool would only have colored the quarrel. I set three rules: one set of figures, a decision on each gap, and assumptions in writing. In the second month sales brought a new number on the day. I asked the managing director to hold the line, and the sales director then lent me an analyst, which changed everything. Within a year forecast bias fell from 17 to 4 percent, stock by 5.2 million, and on-time delivery rose to 96 percent. I learned that people share figures once their fear has a place on the agenda, and I began my next plan with that.',
      concepts: {
        'plans that did not match':
          'three plans | sales hoped for more than production built | plans did not match',
        'each side heard first':
          'spoke with directors one by one | asked what they feared | understood each interest | sales feared empty shelves',
        'a simple routine chosen':
          'monthly meeting | one-page figure sheet | chose a meeting instead of software | s&op | sales and operations planning',
        'rules and decisions':
          'one set of figures | decision on each gap | assumptions in writing | managing director to hold the line',
        'effect in figures':
          'forecast bias fell | stock fell by 5.2 million | on-time delivery rose | less inventory',
        'credit and lesson':
          'sales director lent me an analyst | i learned that people share figures | fear has a place on the agenda | in my next plan',
      },
      followUps: [
        'How did you deal with the first decision that hurt one side?',
        'What would you automate today?',
      ],
      hint: 'Why did the plans differ, and what did each department need in order to let go?',
    },
  ],
});
