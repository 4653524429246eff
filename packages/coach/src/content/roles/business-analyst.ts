import { defineRole } from '../define.ts';

export const businessAnalyst = defineRole({
  id: 'business-analyst',
  title: 'Business analyst',
  titles: [
    'business analyst',
    'it business analyst',
    'business systems analyst',
    'systems analyst',
    'requirements analyst',
    'requirements engineer',
    'functional analyst',
    'functional consultant',
    'business process analyst',
    'process analyst',
    'technical business analyst',
    'agile business analyst',
    'business requirements analyst',
    'digital business analyst',
  ],
  signals: [
    'requirements',
    'user stories',
    'process mapping',
    'bpmn',
    'acceptance criteria',
    'gap analysis',
    'use cases',
    'uml',
    'traceability',
    'elicitation',
    'as-is and to-be',
    'business case',
    'uat',
    'process improvement',
  ],
  questions: [
    {
      id: 'ba-nonfunctional',
      kind: 'knowledge',
      competency: 'requirements',
      level: 1,
      type: 'technical',
      text: 'What separates a functional from a non-functional requirement, and why does the second kind get forgotten?',
      ideal:
        'A functional requirement says what the system does: a clerk can cancel an order before it ships. A non-functional one says how well it does it, or under which conditions: the search answers within two seconds for 95 percent of requests, with 400 people logged in. Typical kinds are performance, availability, security, usability, capacity and legal retention. They get forgotten because nobody asks for them in a workshop; people take them for granted until they are missing, and they belong to no single department. And "fast" cannot be tested. So I use a checklist of quality attributes in every project, and turn each into a number with a way to measure it. I agree on it with operations and architecture early, because such a requirement can decide the whole design and is expensive to add later. In one project a single question about month end revealed 60 times the normal load, eight weeks before launch.',
      concepts: {
        'functional is what it does':
          'functional says what the system does | behavior or feature | clerk can cancel an order | functions the user can perform',
        'non-functional is how well':
          'under which conditions | quality attributes | constraints on the system',
        'examples of qualities':
          'performance and availability | security and usability | response within two seconds | capacity and retention',
        'why nobody mentions them':
          'take them for granted | nobody brings them up | belong to no department | assumed as obvious',
        'made measurable':
          'turn each into a number | fast cannot be tested | measurable target | way to measure it',
        'expensive if late':
          'expensive to add later | decides the whole design | agree with operations early | checklist of quality attributes',
      },
      followUps: ['How would you get a sensible availability figure out of a business owner?'],
      hint: 'One example of each is worth a definition; then ask who would ever bring up the second.',
    },
    {
      id: 'ba-acceptance',
      kind: 'knowledge',
      competency: 'user stories',
      level: 1,
      type: 'technical',
      text: 'How do you write acceptance criteria that a developer and a tester will read the same way?',
      ideal:
        'I write them as concrete examples and not as adjectives. For every rule I take one example in the form given, when, then: given a customer with two unpaid invoices, when they place an order, then the order is held and the clerk sees the reason. Each has one outcome that you can answer with yes or no. I describe the behavior and leave the solution open, so no button colors. Then I go for the edges: nothing entered, the largest value, a leap day, no permission, the other system being down. Important limits get numbers, and the terms come from a glossary, since "customer" means three things in most firms. I do not write them alone: 20 minutes with a developer and a tester before the work starts finds more gaps than an hour of my own. In my last team this cut stories that came back from testing from 30 to 11 percent.',
      concepts: {
        'concrete examples': 'concrete examples | example for every rule | scenario format',
        'testable yes or no':
          'answer with yes or no | one clear outcome | testable statement | pass or fail result | not adjectives',
        'behavior not solution': 'describe the behavior | leave the solution open',
        'edge and error cases':
          'go for the edges | largest value | leap day | nothing entered | negative cases',
        'shared words':
          'terms from a glossary | define the terms | one meaning for each term | shared vocabulary',
        'written together':
          'with a developer and a tester | three amigos | before the work starts | reviewed together',
      },
      followUps: ['When is a criterion too detailed?'],
      hint: 'Which words allow two readings, and what replaces them?',
    },
    {
      id: 'ba-why',
      kind: 'motivation',
      competency: 'motivation',
      level: 1,
      type: 'hr',
      text: 'Why business analysis, rather than programming or running a department?',
      ideal:
        'Because I enjoy the place between the two, where a vague wish becomes something that can be built. I worked for two years in the claims department of an insurer, and we got a new system that nobody had asked us about. I began to write down what slowed us, counted it for a month, and took one page to the project: three missing fields cost us 25 hours a week. They added the fields, and the project lead asked me to join. I liked it that both sides suddenly trusted the same page. I can read a data model, but I am more curious about why a rule exists than how it is coded. Since then I have passed a foundation certificate and learned SQL, so that I can check claims against data myself. Your team works next to the users and not through a ticket queue, and that is how I learn best.',
      concepts: {
        'likes the place in between':
          'place between the two | between business and technology | vague wish becomes something | translate for both sides',
        'a first success':
          'counted it for a month | took one page to the project | three missing fields | hours a week saved',
        'curious about why':
          'why a rule exists | curious about the reason | asking questions | understand the business',
        'skills added on purpose':
          'passed a certificate | learned sql | read a data model | course in modeling',
        'why this team':
          'your team works next to the users | not through a ticket queue | how i learn best | your projects attract me',
      },
      followUps: ['What frustrates you most about the role?'],
      hint: 'Name the moment you first did this work, perhaps before you knew what it is called.',
    },
    {
      id: 'ba-busy-expert',
      kind: 'behavioural',
      competency: 'elicitation',
      level: 1,
      type: 'hr',
      text: 'Describe how you got what you needed from a subject expert who had no time for you.',
      ideal:
        "In my first project at a freight company I needed the customs rules from one specialist, who cancelled three workshops in a row. I was responsible for the requirements and had four weeks left. Rather than go to the manager, I asked the colleague at the next desk when that specialist was least busy, and learned that it was at half past six in the morning, before the first trucks. So I came at half past six, with coffee, and asked only to watch. I had read the manual and brought a draft of the rules, wrong on purpose in places where I was unsure, because correcting is quicker than explaining. In three mornings of 40 minutes each we had 46 rules, and 12 of them stood in no manual. I sent a one-page summary each time, and named the specialist as the author in the document. As a result we passed the acceptance test with two small faults. I learned to fit into the expert's day instead of my own calendar.",
      concepts: {
        'what stood in the way':
          'cancelled three workshops | no time for meetings | too busy to answer | never replied',
        'fitted into their day':
          'least busy time | came at half past six | fit into the expert day | went to their desk',
        'came prepared':
          'read the manual | brought a draft of the rules | draft to correct | prepared questions',
        'watched the work': 'asked only to watch | shadowed them | observed the job',
        'short and respectful':
          'one-page summary | named the specialist as author | 40 minutes each | gave credit to the expert',
        'what came of it':
          'we had 46 rules | passed the acceptance test | rules in no manual | complete requirements',
      },
      followUps: ['When would you have gone to the manager after all?'],
      hint: 'What did the meeting cost the other person, and how did you make it cheaper?',
    },
    {
      id: 'ba-invoice-process',
      kind: 'case',
      competency: 'process analysis',
      level: 2,
      type: 'technical',
      text: 'Invoices take eighteen days to get approved. How would you analyze the process before anyone talks about software?',
      ideal:
        'I would first find out where the eighteen days go, since most of it is usually waiting and not work. I agree on start and end of the process and the goal with its owner, for example five days because of the cash discount. Then I follow ten real invoices from post room to payment, talk to everybody who touches them, and draw the current flow as a swimlane diagram with the people in the room, including the ways round that no manual shows. In parallel I take the time stamps of the last three months from the system: median and spread, by amount, supplier and department. Next I mark for each step the work time, the waiting time, and how often it comes back. Then I ask why for the worst ones. In one such case it took 26 minutes of work in 18 days: invoices without an order number went round in circles, and everything over 500 euros needed two signatures. Raising that limit and refusing invoices without a number brought it to six days.',
      concepts: {
        'clear goal and borders':
          'agree on start and end | goal with the owner | target of five days | scope of the process',
        'follows real cases':
          'follow ten real invoices | talk to everybody who touches them | walk the process | observe the work',
        'draws the current flow':
          'swimlane diagram | current flow with the people | as-is map | bpmn model | value stream map',
        'time stamps from the system':
          'time stamps from the system | median and spread | durations from log data | process mining',
        'waiting against working time':
          'waiting time and work time | mostly waiting | how often it comes back | bottleneck step | rework loops',
        'causes and simple cures':
          'ask why for the worst | raise the signature limit | refuse invoices without a number | remove a step | root cause',
      },
      followUps: ['Finance insists on the two signatures. How do you go on?'],
      hint: 'How much of the time is work? Think of what to watch, what to draw, what to count.',
    },
    {
      id: 'ba-elicitation',
      kind: 'knowledge',
      competency: 'elicitation',
      level: 2,
      type: 'technical',
      text: 'Which techniques do you use to discover requirements, and how do you choose among them?',
      ideal:
        'I choose by who knows the answer and whether they are able to say it. If knowledge sits with a few people, I interview them one by one, because they speak more openly; if several departments must agree, I hold a workshop, since the disagreement itself is the finding. For routine work I observe, as experts leave out what they do without thinking. For rules and interfaces I read documents, laws, forms and the database of the old system; data shows the exceptions that nobody recalls. With many users in many places a survey gives numbers, but only after I know what to ask. If people cannot picture the result, I bring a sketch or a clickable prototype, because it is easier to criticize than to imagine. I always use at least two and compare them. In a warehouse project the interviews gave me 14 steps, and one night of observing gave 23; the nine in between were where the errors came from. Then I confirm what I understood in writing.',
      concepts: {
        'interviews for depth': 'interview one by one | speak more openly | few people with the knowledge',
        'workshops for agreement':
          'workshop for several departments | must agree together | disagreement is the finding | joint session',
        'observation for routine':
          'observe routine work | leave out what they do without thinking | job shadowing | tacit knowledge',
        'documents and data':
          'read documents and forms | database of the old system | data shows the exceptions | interface analysis',
        'prototypes to react to':
          'clickable prototype | sketch is easier to criticize | wireframes to react to | mock-up',
        'more than one, then confirm':
          'use at least two and compare | confirm in writing | cross-check the sources | validate what i understood',
      },
      followUps: ['How do you notice that you have asked enough?'],
      hint: 'Sort them by where the knowledge sits: in one head, between heads, in hands, on paper.',
    },
    {
      id: 'ba-small-field',
      kind: 'situational',
      competency: 'scope control',
      level: 2,
      type: 'hr',
      text: 'Halfway through a project the sponsor asks for "just one small field" on every screen. How do you deal with it?',
      ideal:
        'I would take it seriously and say neither yes nor no in the corridor. First I would ask what the field is for: which decision or report needs it, from when, and what people do today without it. Sometimes a report column is enough. Then I would look at the effect with the developers and testers: a field on 22 screens means database, interfaces, migration, rights, test cases and training, and a fair estimate, say nine days. I would bring the sponsor a short note with three choices: add it now and move the date by a week, swap it for something of the same size, or put it first in the next release. I would give my own recommendation and the value I see. The decision belongs to the sponsor, and I record it in the change log with the reason, so that in two months nobody wonders. In my last project seven of 19 such wishes came in, and the date held.',
      concepts: {
        'asks what it is for':
          'what the field is for | which decision or report needs it | need behind the wish | how people manage without it',
        'looks at the full effect':
          'database interfaces and test cases | impact analysis | fair estimate with developers | migration and training',
        'offers choices':
          'three choices | swap for something of the same size | next release | move the date by a week',
        'decision by the sponsor':
          'decision belongs to the sponsor | give my recommendation | sponsor decides with the facts',
        'written record':
          'record it in the change log | change request | document the decision | update the baseline',
      },
      followUps: ['The sponsor says that a developer has already promised it. What now?'],
      hint: 'What is it for, what does it really touch, and who should choose?',
    },
    {
      id: 'ba-misunderstood',
      kind: 'behavioural',
      competency: 'requirements',
      level: 2,
      type: 'technical',
      text: 'Tell me about a requirement that was understood wrongly. How did that surface, and what did you change?',
      ideal:
        'Two years ago, at an energy supplier, I wrote that the portal must show "the current consumption". It was my specification, so it was my ambiguity. In the second demo a service agent asked why yesterday\'s figures were there; for customers and for the agents, current meant the month so far, while developers had read it as the last meter value. I did not discuss who was right. I met two agents, two developers and the tester for an hour, and we worked through five real customers on a whiteboard with their numbers. From those I rewrote the rule as a table of examples, and the agents signed it. I compared a full rebuild with a change of the query and chose the query; it cost four days. Then I searched the document for words like current, active and recent and found 13 more. Since then I put a worked example with numbers under each rule, and change requests from misreadings fell from nine to two in the next release.',
      concepts: {
        'the ambiguous words':
          'current consumption | current meant the month so far | ambiguous wording | developers had read it as',
        'how it came to light':
          'in the demo an agent asked | surfaced in testing | user asked why | found in uat',
        'took it on oneself':
          'my own ambiguity | ambiguity in my specification | not discuss who was right | my wording was unclear',
        'cleared it with examples':
          'worked through real customers | table of examples | agents signed it | whiteboard with numbers',
        'weighed the repair':
          'compared a rebuild with a change | cost four days | chose the query | impact of the change',
        'searched for more and prevented':
          'searched the document for words | worked example under each rule | glossary | fewer misreadings',
      },
      followUps: ['Could the developers have noticed it? What would have helped them to?'],
      hint: 'Quote the words that had two meanings; then how you settled them and where else you looked.',
    },
    {
      id: 'ba-business-case',
      kind: 'case',
      competency: 'business case',
      level: 3,
      type: 'technical',
      text: 'How would you build the business case for replacing a system that still works?',
      ideal:
        'I would begin with doing nothing, because that is the rival of every proposal. What does the old system cost over five years: licenses, special hardware, two people who alone know it, workarounds, faults, and the end of support? Next I would name the problem in terms of the business, such as that a new tariff takes 14 weeks when rivals need two. Then I set out at least three options: keep it and lower the risk, modernize in parts, or replace it by a standard product. For each I estimate cost with a range, benefit, risk and time, and count the move itself: data, training, running two systems, a dip in productivity. Benefits get an owner who signs for them, and I keep cash apart from saved hours that nobody will cash in. I calculate net present value and payback and show which assumption tips the result. In my last case the middle option won, with payback in 2.4 years.',
      concepts: {
        'cost of doing nothing': 'old system costs over five years | end of support | baseline option',
        'problem in business terms':
          'new tariff takes 14 weeks | problem in terms of the business | lost opportunities | strategic need',
        'at least three options':
          'three options | modernize in parts | keep it and lower the risk | standard product',
        'full cost of moving':
          'running both systems in parallel | data and training cost | dip in productivity | total cost of ownership | cost of the move',
        'benefits with an owner':
          'benefits get an owner | signs for the benefits | cash apart from saved hours | benefit realization',
        'value and sensitivity':
          'net present value | payback | which assumption tips the result | sensitivity analysis | ranges',
      },
      followUps: ['A year later, how would you find out whether the case was true?'],
      hint: 'What is the rival of every proposal? Price that first.',
    },
    {
      id: 'ba-data-move',
      kind: 'case',
      competency: 'data analysis',
      level: 3,
      type: 'technical',
      text: 'You are asked to specify the move of customer data from two old systems into a new one. What do you analyze?',
      ideal:
        'I would start with what must move at all, since the cheapest record is the one that stays in an archive: which customers are active, and what the law says about keeping and erasing. Then I profile both sources before I believe any description: fill rates, formats, values out of range, duplicates within and across the systems. Next comes the mapping, field by field: source, rule, target, default, owner of the question; the hard part is meaning, because "closed" differs between two firms. For customers who stand in both systems I need matching rules with a score, a rule about which source wins for which field, and a person who decides the doubtful ones. I specify reconciliation: counts, sums such as open balances, and samples checked by the business. We rehearse it at least twice with full volumes, and time it against the weekend. There must be a way back. In the last one, the first rehearsal lost 3.1 percent and the third none.',
      concepts: {
        'what needs to move': 'stays in an archive | legal retention | active customers only',
        'profiles the sources':
          'profile both sources | fill rates and formats | data quality | values out of range | look at the real data',
        'field by field mapping':
          'mapping field by field | source rule and target | transformation rules | meaning differs between systems',
        'duplicates and which source wins':
          'matching rules | which source wins | duplicates across systems | survivorship rules | merge records',
        'proof that all arrived':
          'reconciliation | counts and sums | samples checked by the business | open balances match',
        'rehearsal and way back':
          'rehearse with full volumes | trial migration | way back | rollback plan | dry run',
      },
      followUps: ['Who decides that the data is good enough to go live?'],
      hint: 'What moves, in what state it is, what it means, who wins, and how you prove it.',
    },
    {
      id: 'ba-rank-sixty',
      kind: 'knowledge',
      competency: 'prioritization',
      level: 3,
      type: 'technical',
      text: 'Sixty requirements are on the list, and the budget holds a third of them. How do you get to an order that everyone can live with?',
      ideal:
        'I agree on the criteria before anybody sees the list, because afterwards each one fights for their own item. Usually these are value towards the goal, cost of delay, risk or legal duty, and effort. First I take out what does not serve the goal, and what is not a need but a solution; that alone often removes ten of sixty. Legal duties with a date are set and not ranked. Then I compare sizes in a rough scale with the developers and value with the business, and divide value and delay by effort, as WSJF does. MoSCoW is useful too, if the musts stay under 60 percent of the effort. Next I check dependencies, as a cheap item may carry three dear ones. In the workshop people get a budget to spend, so that they feel the price of each wish. The owner decides what is left, and the list is public, with reasons. The last time we ended with 21 items, and the three departments signed it in one afternoon.',
      concepts: {
        'criteria before the list':
          'agree on the criteria before | same criteria for everyone | value towards the goal | criteria first',
        'removes what does not belong':
          'does not serve the goal | solution instead of need | remove duplicates | challenge the items',
        'value against effort':
          'divide value by effort | wsjf | cost of delay | compare value and effort | size with the developers',
        'musts kept honest': 'moscow | musts under 60 percent | legal duties are set',
        dependencies: 'check dependencies | cheap item carries dear ones | order by dependency',
        'an open decision':
          'owner decides | list is public with reasons | budget to spend in the workshop | signed by the departments',
      },
      followUps: ['Two items have the same score and two powerful owners. What now?'],
      hint: 'What has to be agreed before the first item is discussed?',
    },
    {
      id: 'ba-opposed',
      kind: 'behavioural',
      competency: 'stakeholder management',
      level: 3,
      type: 'hr',
      text: 'Give an example of stakeholders who wanted opposite things from the same system. How did you reach a decision?',
      ideal:
        "At a hotel group I was the analyst for a new booking system. Sales wanted to change any price by hand; the controllers wanted fixed prices with no exception, since discounts had cost about 400,000 euros the year before. My task was a specification that both would sign within a month. I talked to each side alone first and asked for five real cases. It turned out that sales needed freedom for groups and last-minute rooms, about one booking in twelve, and that the controllers feared discounts that nobody could explain. So the positions clashed and the interests did not. I drew three options and had both sides rate them against the same five criteria. Together we chose limits: up to eight percent freely with a reason code, above that an approval within two hours on the phone. I checked it with last year's data; it would have covered 93 percent of cases. Both signed in week three, and after half a year unexplained discounts were down by 70 percent. I learned to collect cases before I collect opinions.",
      concepts: {
        'the opposite wishes':
          'sales wanted to change any price | controllers wanted fixed prices | opposite demands | one side wanted and the other',
        'listened to each side':
          'talked to each side alone | asked for five real cases | separate interviews',
        'interests behind positions':
          'positions clashed and interests did not | sales needed freedom for groups | what they feared | underlying need',
        'options against criteria':
          'rate options against the same criteria | drew three options | joint evaluation | pros and cons together',
        'checked with data':
          'checked with last year data | covered 93 percent of cases | simulated the rule | tested on real bookings',
        'agreement and effect':
          'both sides signed | unexplained discounts down | chose limits with a reason code | approved by both',
      },
      followUps: ['What would you have done if one side had refused to sign?'],
      hint: 'What did each side say, what did each fear, and what settled it?',
    },
  ],
});
