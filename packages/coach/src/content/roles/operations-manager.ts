import { defineRole } from '../define.ts';

export const operationsManager = defineRole({
  id: 'operations-manager',
  title: 'Operations manager',
  titles: [
    'operations manager',
    'operations director',
    'head of operations',
    'chief operating officer',
    'business operations manager',
    'operations coordinator',
    'operations supervisor',
    'operations analyst',
    'operations specialist',
    'operations executive',
    'service delivery manager',
    'general manager',
    'plant manager',
    'production manager',
    'site manager operations',
    'process improvement manager',
  ],
  signals: [
    'operations',
    'process improvement',
    'lean',
    'six sigma',
    'throughput',
    'capacity planning',
    'standard operating procedures',
    'kaizen',
    'bottleneck',
    'shift leads',
    'service levels',
    'continuous improvement',
    'operational excellence',
    'value stream',
  ],
  questions: [
    {
      id: 'om-see-process',
      kind: 'knowledge',
      competency: 'process analysis',
      level: 1,
      type: 'technical',
      text: 'How do you go about understanding a process that you have never seen before?',
      ideal:
        'I walk it before I read about it, because the manual shows how the work should run and the floor shows how it does. First I follow one real order from the request to the delivery and write down each step, who does it and what they wait for. I ask the people at each station three questions: what comes to you, what do you pass on, and what goes wrong most often. Then I draw the flow on one page and add figures: the working time of each step, the waiting time in between, and the share that comes back for rework. I show the drawing to the people who do the work and let them correct it; that is my check. Only after that do I compare it with the manual, since the gaps tell a story. In a returns department I found that way that a parcel was touched for 14 minutes but took 11 days, and that one signature caused six of them.',
      concepts: {
        'goes and watches the work':
          'walk the process | follow one real order through | go to the floor | gemba walk | see the work myself',
        'asks those who do it':
          'ask people at each station what goes wrong | what goes wrong most often | talk to the operators | interview the staff who do it',
        'draws the flow':
          'draw the flow on one page | process map | value stream map | flow chart of steps | swim lanes',
        'working and waiting times':
          'working time of each step | waiting time in between | cycle times | measure the delays | share of rework',
        'has the drawing corrected':
          'let them correct it | confirm the map with the team | validate with operators | show the drawing',
        'manual against reality':
          'compare with the manual | how the work should run | documented procedure differs | gaps to the written procedure',
      },
      followUps: ['What do you do when people behave differently because you are watching?'],
      hint: 'Where do you go, whom do you ask, and what do you put on paper?',
    },
    {
      id: 'om-good-kpi',
      kind: 'knowledge',
      competency: 'performance measures',
      level: 1,
      type: 'technical',
      text: 'What separates a useful KPI from a harmful one? Take an example from an operation.',
      ideal:
        'A useful KPI measures something the customer or the business feels, and the people who see it can change it. It has a clear definition, one owner, a target with a reason, and it comes often enough to act on. A harmful one rewards the wrong behavior. For example, calls per hour in a service team makes people hang up early, and machine utilization fills the hall with stock that nobody ordered. So I never use one alone: I pair speed with quality, such as orders picked per hour with errors per thousand. I also keep a few leading figures beside the lagging ones; the backlog this morning tells me more than the complaints of last month. I ask of each: what would we do differently if it were red? If there is no answer, I drop it. In my last department we went from 27 figures to seven, and on-time delivery rose from 88 to 95 percent, as the daily meeting finally spoke about causes.',
      concepts: {
        'matters and can be influenced':
          'customer or the business feels | people who see it can change it | can be influenced | linked to the goal | actionable',
        'clear definition and owner':
          'clear definition | one owner | target with a reason | same calculation everywhere',
        'wrong behavior':
          'rewards the wrong behavior | gaming the number | people hang up early | utilization fills the hall with stock | perverse incentive',
        'speed paired with quality':
          'pair speed with quality | balance measures | counter-measure | errors per thousand beside output',
        'leading beside lagging':
          'leading figures beside lagging | leading indicators | backlog this morning | early signal',
        'few figures': 'from 27 figures to seven | drop it | handful of figures only',
      },
      followUps: [
        'How do you set the first target when there is no history?',
        'Which KPI have you abolished?',
      ],
      hint: 'Say what makes it good, then what people do when it is bad.',
    },
    {
      id: 'om-why',
      kind: 'motivation',
      competency: 'motivation',
      level: 1,
      type: 'hr',
      text: 'What do you enjoy about running operations, and why here rather than elsewhere?',
      ideal:
        'I enjoy it when a hard day runs quietly because somebody prepared it. I got into operations in a laundry for hotels, first on the folding line and later as shift lead, and I could not stop asking why the trolleys waited. One winter I moved two tables and changed the order of loading; the line went from 610 to 790 kilos an hour, and my colleagues went home without sore backs. That mix of figures and people has held me for nine years. I like that I cannot hide: by four in the afternoon the trucks have left or they have not. I am also a patient person, and the work needs it, because most improvements are small and must be defended every week. I looked at your company as a customer: I ordered twice, once with a change of address on the way, and both arrived, but the change took four mails. You are growing by a third a year, and keeping a service simple while it grows is the problem I want to work on next.',
      concepts: {
        'pleasure in things that run':
          'hard day runs quietly | somebody prepared it | trucks have left or they have not | like to see things run smoothly',
        'own early experience':
          'laundry for hotels | moved two tables | asking why the trolleys waited | first on the folding line | later as shift lead',
        'figures and people':
          'that mix of figures and people | colleagues went home | from 610 to 790 kilos | numbers and the team',
        'patience with small steps':
          'improvements are small | must be defended every week | patient | small steps',
        'reason for this company':
          'ordered twice as a customer | growing by a third | keeping service simple while it grows | looked at your company | problem i want to work on',
      },
      followUps: ['What kind of operation would bore you?'],
      hint: 'A true reason, an early moment, and what you noticed about us.',
    },
    {
      id: 'om-faster',
      kind: 'behavioural',
      competency: 'improvement',
      level: 1,
      type: 'hr',
      text: 'Which piece of work have you made noticeably quicker or simpler, and how did you go about it?',
      ideal:
        'At my last company, a supplier of spare parts, it took us three days to open an account for a new customer, and I was the coordinator who heard the complaints. My aim was one day by the end of the quarter. I took the last 40 cases and noted for each where it had waited. I found that 26 of them had come back to the customer for a missing tax number or a delivery address. I thought about asking for a new system, but chose to change the form first, because it cost nothing. I wrote a draft with the colleague from credit control, who showed me which four fields mattered, and two customers tried it out. I also agreed with credit that orders under 500 no longer waited for a check. As a result the average fell to six hours, and new customers placed their first order two days sooner. Since then I always count where things come back before I ask why they are slow.',
      concepts: {
        'how slow it was':
          'three days to open an account | heard the complaints | average time before | waited for days',
        'counted where it waited':
          'took the last 40 cases | noted where it had waited | counted the reasons | come back for a missing number | measured the delays',
        'cheap option chosen first':
          'change the form first | instead of a new system | simplest change | thought about a new system',
        'worked it out with others':
          'draft with the colleague from credit | customers tried it out | agreed with credit | asked the users | tested with customers',
        'time afterwards':
          'fell to six hours | first order two days sooner | average dropped | now takes hours',
      },
      followUps: ['How did you make sure that it stayed quick?'],
      hint: 'Give the time before, what you counted, what you changed, the time after.',
    },
    {
      id: 'om-lead-time',
      kind: 'case',
      competency: 'flow',
      level: 2,
      type: 'technical',
      text: 'An order takes nine days to go through, yet the work in it adds up to three hours. How would you shorten it?',
      ideal:
        "Nearly all of the nine days is waiting, so working faster would change almost nothing; I attack the queues. By Little's law lead time is work in progress divided by throughput. If 450 orders are open and 50 leave a day, that is nine days, and with 200 open it would be four. First I map where the orders lie and how long. Then I find the bottleneck, the step with the longest queue, and make sure it never starves or does wrong work: checks before it, breaks covered, no rework. Next I limit what we release, because starting everything at once only moves the pile. I cut batches, since an order that waits for 50 others waits for nothing useful, and I take out approvals that never refuse anyone. Once the first bottleneck is relieved, the next one appears, so I measure again. The limit is variation: with all people busy to 100 percent, queues explode. At an insurer we went from eight days to three in ten weeks, without extra staff.",
      concepts: {
        'waiting is the problem':
          'nearly all is waiting | attack the queues | queue time | not the working time | working faster changes little',
        "Little's law":
          "little's law | work in progress divided by throughput | wip over throughput | open orders over daily output",
        'finds the bottleneck':
          'find the bottleneck | step with the longest queue | constraint | never starves | theory of constraints',
        'limits the work released':
          'limit what we release | wip limit | kanban | starting everything at once moves the pile | pull system',
        'smaller batches, fewer approvals':
          'cut batches | take out approvals | smaller lots | one-piece flow | remove handovers',
        'slack for variation':
          'busy to 100 percent queues explode | variation | spare capacity | measure again for the next bottleneck',
      },
      followUps: [
        'Sales wants urgent orders to jump the queue. What do you reply?',
        'Which step would you not touch?',
      ],
      hint: 'Compare three hours with nine days. What is the rest?',
    },
    {
      id: 'om-capacity',
      kind: 'case',
      competency: 'capacity planning',
      level: 2,
      type: 'technical',
      text: 'Sales expects 30 percent more volume in the last quarter. How do you plan for it?',
      ideal:
        'I turn the 30 percent into hours before I hire anyone. First I ask sales for the range, the mix and the weeks, because 30 percent on average can mean 60 in the peak week. Then I calculate: volume by product times minutes for each, divided by the hours a person really works after breaks, training and absence. I compare that with people, machines, space and suppliers, since the tightest of them sets the limit. If we have 1,900 hours a week and need 2,500, the gap is 600. I close it from the cheapest and most flexible end: fewer errors and change-overs, leave moved, volunteers for overtime up to perhaps 8 percent, colleagues trained across, temps, a partner, and machines last. Temps need a start four weeks ahead, as they reach full speed in week three. I prepare a plan for 15, 30 and 45 percent, with a trigger for each, and look at orders against plan every Monday. Last year we handled a peak of 38 percent at 96 percent on time, with overtime of 7.',
      concepts: {
        'questions the forecast':
          'range and the mix | peak week | by product and week | how sure is the forecast | ask sales for details',
        'converts volume to hours':
          'volume times minutes | turn it into hours | hours a person really works | standard times | allow for absence',
        'checks every resource':
          'people machines space and suppliers | tightest sets the limit | bottleneck resource | supplier capacity',
        'closes the gap in order':
          'cheapest and most flexible first | overtime | temps | cross-trained colleagues | leave moved | outsourcing to a partner',
        'lead time to full speed':
          'temps need a start weeks ahead | full speed in week three | training time | learning curve',
        'scenarios with triggers':
          'plan for 15 30 and 45 | trigger for each scenario | scenarios | orders against plan every monday',
      },
      followUps: [
        'The forecast turns out to be wrong by half. What have you lost?',
        'What do you promise to customers meanwhile?',
      ],
      hint: 'Translate the percentage into something that you can count, then close the gap.',
    },
    {
      id: 'om-root-cause',
      kind: 'situational',
      competency: 'quality',
      level: 2,
      type: 'technical',
      text: 'The same packing error has reached customers three times this month, although the shift was retrained after the first. What now?',
      ideal:
        'If training did not help, the cause is most likely not a lack of knowledge, so I would look at the work itself. First I protect customers: a second check on that item until we know more, and we look through the stock that is already packed. Then I go to the station with the people who pack, and ask them to show me how the error can happen. I collect the facts of the three cases: time, station, order type, label, who changed what before. I ask why several times: the wrong cable was packed, because two boxes look alike; they look alike, because the supplier changed the print; nobody noticed, because goods-in checks the number and not the print. Next I choose the strongest remedy. A reminder is weak, a checklist is better, and a scan that refuses the wrong item is best, as it makes the error impossible. I try it on one line for two weeks, count, and update the instruction. A remedy like that took us from 31 mix-ups a quarter to one.',
      concepts: {
        'customers protected at once':
          'second check until we know | look through packed stock | contain the problem | quarantine | stop the shipment',
        'goes to the station':
          'go to the station | show me how the error can happen | people who pack | watch the work',
        'facts of the cases':
          'facts of the three cases | time station and order type | who changed what before the error | pattern across cases | collect data',
        'asks why repeatedly':
          'ask why several times | five whys | root cause | fishbone diagram | boxes look alike',
        'makes the error impossible':
          'scan that refuses the wrong item | makes the error impossible | poka-yoke | mistake-proofing | stronger than a reminder',
        'tries and counts':
          'try it on one line | count mix-ups for two weeks | update the instruction | standardize | verify the fix',
      },
      followUps: [
        'The scanner costs 40,000. How do you decide?',
        'How do you speak with the person who packed all three?',
      ],
      hint: 'What does the failed training tell you about the cause?',
    },
    {
      id: 'om-resistance',
      kind: 'behavioural',
      competency: 'change',
      level: 2,
      type: 'hr',
      text: 'Describe a new way of working that your people resisted at first. What did you do?',
      ideal:
        'In my previous role I ran a repair center with 52 technicians, and within ten weeks we had to move from personal benches to shared ones, because the lease on half the hall was ending. At the first meeting the room went silent. I did not answer with slides. I spent three days repairing beside them and made a list of what the bench gave them: their own tools, their light, a photo, no searching. Then I asked for six volunteers to design the shared bench, and I gave them a budget and one fixed point, the number of places. I considered doing the whole hall over a weekend, but chose one corner first, so that mistakes stayed small. They came up with tool trolleys that travel with the person. We moved one week early, output dipped by 6 percent for two weeks and then rose 9 percent above the old level, and nobody left. I learned to ask what people lose, and it has opened every change of mine since.',
      concepts: {
        'what changed and why':
          'move to shared benches | lease was ending | half the hall had to go | ten weeks to move benches',
        'understood what people would lose':
          'list of what the bench gave them | spent days beside them | listened to worries | reason for the silence',
        'let them design it':
          'volunteers to design | gave them a budget | their own solution | involved the technicians | they came up with trolleys',
        'started small': 'one corner first | mistakes stayed small | pilot area',
        'what it cost and brought':
          'output dipped then rose | above the old level | nobody left | moved one week early',
      },
      followUps: [
        'Was there anyone you did not win over?',
        'Which point was not up for discussion, and how did you say so?',
      ],
      hint: 'What did they stand to lose, and what did you leave in their hands?',
    },
    {
      id: 'om-cost-ten',
      kind: 'case',
      competency: 'cost management',
      level: 3,
      type: 'technical',
      text: 'The board wants ten percent off your operating cost within a year, and customers must not notice. Where do you begin?',
      ideal:
        'I begin with where the money goes and what drives it, and not with a cut of ten percent for everyone, which punishes the lean and feeds the slack. First I build a cost tree: people, materials, energy, transport, rent, rework, and for each the driver. Then I look for work that nobody would miss: errors and the repair of them, reports that no one reads, double entry, express freight due to poor planning. That usually gives three to five percent, and service gets better. Next come prices: tenders, specifications that are higher than needed, contracts that run on. Third is structure: shifts, sites, automation, with one-off cost and a payback; I am open about the effect on people. I set guard figures such as on-time delivery, complaints and safety, and stop a measure that harms them. Finance signs off each saving, so that it is counted once. In my last plant we reached 9.4 percent; a third came from rework alone, and on-time delivery stayed at 97.',
      concepts: {
        'cost and its drivers':
          'where the money goes | cost tree | what drives each cost | break down the cost base | pareto of costs',
        'no equal cut':
          'punishes the lean | not a cut for everyone | across-the-board cut is wrong | salami slicing',
        'waste first':
          'work that nobody would miss | errors and repair | reports no one reads | express freight | rework | eliminate waste',
        'purchasing and specifications':
          'tenders | specifications higher than needed | renegotiate contracts | contracts that run on',
        'structural measures with payback':
          'one-off cost and payback | automation | shifts and sites | return on investment | effect on people',
        'guards the service':
          'guard figures | stop a measure that harms | on-time delivery stayed | monitor complaints | finance signs off each saving',
      },
      followUps: [
        'You are at six percent in month nine. What do you tell the board?',
        'Which cost would you raise on purpose?',
      ],
      hint: 'Sort the possible savings by how much pain they cause, and protect what customers feel.',
    },
    {
      id: 'om-outage',
      kind: 'situational',
      competency: 'crisis management',
      level: 3,
      type: 'technical',
      text: 'A fire in the switch room stops your main site at six in the morning; nobody is hurt. How do you lead the next 24 hours?',
      ideal:
        'People come first: I confirm by a headcount that everyone is accounted for, and nobody goes back before the fire service releases the building. Then I open a small crisis team within the hour, with one lead each for the site, customers, staff and IT, and one log. We meet every two hours for fifteen minutes. I ask what is damaged, how long at best and at worst, and which orders are due in 48 hours. We rank those by harm, hospital orders before shop orders, and move what we can to the second site, a partner or stock in the field. Customers hear from us by nine, with what we know, what we do not, and when the next news comes; I promise no time that I cannot keep. Staff get a clear word about pay and where to be. I keep notes for the insurer. By evening we have a plan for the week and a rested second team. When a flood hit us, 82 percent of urgent orders left on time that way.',
      concepts: {
        'people safe first':
          'headcount | everyone accounted for | nobody goes back before release | safety first | fire service releases the building',
        'crisis team with rhythm':
          'small crisis team | meet every two hours | one lead for each area | one log | clear roles',
        'best and worst case':
          'at best and at worst | what is damaged | facts on the damage | estimate the duration | orders due in 48 hours',
        'ranks orders and moves them':
          'rank by harm | hospital orders before shop orders | second site | partner or stock in the field | critical customers first',
        'early honest news':
          'customers hear by nine | tell customers first | say when the next news comes | promise no time | staff get a clear word',
        'evidence and endurance':
          'notes for the insurer | rested second team | shift change for the crisis team | insurance',
      },
      followUps: ['What would you have prepared the year before?', 'The press is at the gate. Who speaks?'],
      hint: 'Order it by what can not be repaired later, and give the day a rhythm.',
    },
    {
      id: 'om-toxic-lead',
      kind: 'situational',
      competency: 'leadership',
      level: 3,
      type: 'hr',
      text: 'One of your supervisors meets every target, but four people have asked to leave that shift within half a year. How do you respond?',
      ideal:
        'Four transfers in half a year is a result too, so I would not let the targets end the talk. First I look for facts: I speak with the four, one by one and in confidence, and with some who stay; I compare sick days and turnover with the other shifts. It may be harsh conduct, but also a bad schedule or a machine that nobody wants. Then I talk to the supervisor in private, say what I see and ask how it looks from there. If conduct is the cause, I name two or three concrete behaviors, such as shouting on the line, and what I expect instead, with a date. I offer help, a coach or a week with another lead, and take my part: I praised only output so far. From then on I count people figures with the targets. I check after four and eight weeks, and I act if nothing changes, up to removal from the role. In one such case the supervisor turned round; turnover went from 31 to 12 percent and output held.',
      concepts: {
        'results include people':
          'four transfers is a result | targets do not end the talk | how targets are met matters | people figures with the targets',
        'facts from several sides':
          'speak with the four in confidence | compare sick days and turnover | talk with some who stay | gather facts first',
        'other causes considered':
          'may be a bad rota | may be a bad schedule | machine that nobody wants | workload',
        'private, concrete talk':
          'talk in private | name concrete behaviors | shouting on the line | what i expect instead | ask how it looks from there',
        'help and own share': 'offer a coach | week with another lead | i praised only output',
        'follow-through':
          'check after four and eight weeks | act if nothing changes | removal from the role | turnover went from',
      },
      followUps: [
        'The four want to stay anonymous. How do you raise it?',
        'What if output falls afterwards?',
      ],
      hint: 'Treat it as an open case: what do you know, and what is at stake?',
    },
    {
      id: 'om-uncertain-call',
      kind: 'behavioural',
      competency: 'decision making',
      level: 3,
      type: 'hr',
      text: 'Tell me about a big operational decision that you had to take without having all the facts.',
      ideal:
        'Three years ago at a maker of frozen meals, the alarm of our cold store showed a rise to minus 13 on a Sunday, with goods worth 260,000 inside. I was the head of operations and had four hours before 19 trucks were due to be loaded. I called quality and maintenance together and asked what we knew for sure. It was open whether the sensor or the store was wrong. I saw three options: ship, hold everything, or ship only what we could prove. I chose the third, because a late meal can be repaired and an unsafe one cannot. I had quality measure the core of 60 boxes from the doors to the back, and agreed a clear limit with them before we saw a figure. Goods near the door were held, the rest left. We loaded eleven trucks on time, and sales rang the other eight customers. A door seal had failed, and 41,000 of goods were written off. The limit is now in our manual, and I have since agreed limits before measuring in every crisis.',
      concepts: {
        'what was at stake':
          'goods worth 260 000 | trucks due to be loaded | four hours to decide | alarm showed a rise | high stakes',
        'known and unknown sorted':
          'what we knew for sure | open whether the sensor or the store | separated facts from guesses | called quality and maintenance together',
        'options weighed on harm':
          'three options | late can be repaired | unsafe can not | worst case of each option | ship only what we could prove',
        'a limit set beforehand':
          'agreed a clear limit | before we saw a figure | criterion set in advance | threshold agreed with quality',
        'outcome and habit':
          'eleven trucks on time | limit is now in our manual | since agreed limits before measuring',
      },
      followUps: ['How would you judge the decision if everything had turned out to be fine?'],
      hint: 'Show how you separated what you knew from what you feared, and who helped you.',
    },
  ],
});
