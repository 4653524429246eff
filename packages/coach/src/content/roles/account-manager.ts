import { defineRole } from '../define.ts';

export const accountManager = defineRole({
  id: 'account-manager',
  title: 'Account manager',
  titles: [
    'account manager',
    'key account manager',
    'client manager',
    'client relationship manager',
    'relationship manager',
    'strategic account manager',
    'national account manager',
    'client account manager',
    'client services manager',
    'client partner',
    'account director',
    'account coordinator',
    'agency account manager',
    'client services executive',
  ],
  signals: [
    'accounts',
    'client relationships',
    'key accounts',
    'upselling',
    'cross selling',
    'contract renewal',
    'business reviews',
    'portfolio of clients',
    'account plan',
    'share of wallet',
    'stakeholder mapping',
    'client retention',
  ],
  questions: [
    {
      id: 'am-qbr',
      kind: 'knowledge',
      competency: 'client reviews',
      level: 1,
      type: 'technical',
      text: 'What belongs in a quarterly business review with a client, and what would you leave out?',
      ideal:
        "A business review is about the client's goals and not about our activity. I build it in four parts. First I repeat the goals that we agreed, in their words and figures, because priorities shift. Then I show what we delivered against them, good and bad, with their numbers such as hours saved or faults avoided. After that comes what we learned and two or three proposals for the next quarter. Finally we agree on actions with an owner and a date on both sides. I leave out the list of tickets and product news that does not concern them; it goes into an appendix. I send a draft to my main contact a week before, so that nobody is surprised in front of the boss, and I invite one decision maker from each side. When I moved to this form with a retail client, the meeting shrank from two hours to 50 minutes, and the finance head began to attend.",
      concepts: {
        "client's goals first": "client's goals | goals that we agreed | their words and figures",
        'results in their numbers':
          'delivered against the goals | hours saved | value in their numbers | results against targets | good and bad',
        'proposals and lessons':
          'proposals for the next quarter | lessons from the quarter | recommendations | opportunities ahead',
        'actions with owners':
          'actions with an owner and a date | next steps agreed | owner on both sides | follow-up list',
        'no list of activity':
          'list of tickets | product news goes into an appendix | activity report left out | no feature tour',
        'prepared with the contact':
          'send a draft before | pre-meeting with my contact | nobody is surprised | invite a decision maker | executive sponsor present',
      },
      followUps: ['How do you run it when the quarter went badly?', 'Which accounts do not need one?'],
      hint: 'Ask who the meeting is for, and let that decide what stays.',
    },
    {
      id: 'am-stakeholders',
      kind: 'knowledge',
      competency: 'stakeholder mapping',
      level: 1,
      type: 'technical',
      text: 'How do you learn who really has influence inside a client organization?',
      ideal:
        'I draw a map, because the chart on the website shows rank and not influence. First I list who signs, who pays, who uses the service every day and who can block it, often legal, IT or purchasing. Then I ask simple questions in normal conversations: "Who else will look at this?" or "How was the last contract decided?" I look at who is copied into mails and whose view people wait for in a meeting. For each person I note two things: how much weight they have and how they feel about us. The gaps tell me my next steps; if I only know users, I ask my contact to introduce me to the budget holder and bring something worth their time. I never go over the head of my contact without saying so. I update the map every quarter and share it with the team. In one account it showed that we knew eleven people and none in finance; four months later finance cut two suppliers, and we stayed.',
      concepts: {
        'roles beyond the chart':
          'who signs who pays who uses | budget holder | who can block it | decision maker and users | gatekeepers like purchasing',
        'asks how decisions are made':
          'how the last contract was decided | ask about the decision process | learn the decision process',
        'watches behavior':
          'who is copied into mails | whose view people wait for | observe in meetings | who others defer to',
        'notes weight and attitude':
          'how much weight they have | supporters and critics | rate influence and attitude | power interest grid',
        'closes the gaps openly':
          'introduce me to the budget holder | fill the gaps | ask for an introduction | several contacts at each level | multi-threaded',
        'keeps it current': 'update the map every quarter | share it with the team | recorded in the crm',
      },
      followUps: ['What do you do if your contact does not want you to meet others?'],
      hint: 'Rank and weight are two things. How do you see the second?',
    },
    {
      id: 'am-why',
      kind: 'motivation',
      competency: 'motivation',
      level: 1,
      type: 'hr',
      text: 'Why do you prefer looking after existing clients to winning new ones?',
      ideal:
        'I like the part that begins after the signature, because only then do we find out whether our promise was true. I started in new business and did well, at 112 percent of target in my second year, but I noticed that I kept calling the customers I had sold to. One of them, a printing firm, ran into trouble with our first delivery, and I spent three Fridays on site with their press operators and our planner until it worked. They have bought more every year since, and I still know the names of the machines. What drives me is trust that adds up: after two years a client tells me about a problem before it goes into a tender. Patience helps here, and I have it. I also like that the results are countable; I kept 46 of 48 accounts last year. Your job draws me because the portfolio is small and technical, so I could know each client in depth.',
      concepts: {
        'drawn to what follows the signature':
          'begins after the signature | whether our promise was true | deliver on what was promised',
        'own moment that shows it':
          'on site with their | kept calling customers i had sold to | ran into trouble | spent fridays',
        'trust over time':
          'trust that adds up | long-term relationship | tells me about a problem | trusted adviser | know the client in depth',
        'countable results':
          'kept 46 of 48 accounts | retention rate | bought more every year | results are countable | portfolio grew by',
        'fit with this portfolio': 'your job draws me | portfolio is small | technical clients',
      },
      followUps: ['What do you miss about new business?'],
      hint: 'One honest reason, one client who proves it, one link to this post.',
    },
    {
      id: 'am-let-down',
      kind: 'behavioural',
      competency: 'recovery',
      level: 1,
      type: 'hr',
      text: 'When did your own company disappoint one of your accounts, and how did you repair the relationship?',
      ideal:
        'Last year our agency missed the launch date of a campaign for a furniture chain by eight days, after three months of planning. I was the account lead, so it was mine to repair, although the delay began in production. I called the client the same morning, before they could hear it elsewhere, and said what had happened, what it meant and when I would be back with a plan: four in the afternoon. I sat down with production and asked what was possible. We compared a full launch eight days late with a partial one on time, and I recommended the partial one, because their stores had staff booked. The client agreed. I gave them a daily status at nine until all 40 stores were live, and I did not argue about the invoice; we credited 10 percent. In the end they lost two percent of planned sales and renewed for two years. The producer and I added a checkpoint two weeks before every launch, and it has caught four slips since then.',
      concepts: {
        'what went wrong for the client':
          'missed the launch date | delivered late | failed the client | outage hit them | did not keep our promise',
        'told them early and openly':
          'called the same morning | before they could hear it elsewhere | honest about what happened | informed the client at once',
        'owned it without excuses':
          'took responsibility | apologized | did not argue about the invoice | credited 10 percent',
        'options and a plan':
          'compared full and partial launch | recommended the partial one | recovery plan | daily status until | plan with dates',
        'relationship saved and fault prevented':
          'renewed for two years after it | checkpoint before every launch | has caught slips since | trust restored',
      },
      followUps: [
        'What did you say in the first minute of that call?',
        'What would you have done if they had left?',
      ],
      hint: 'Show the first call, the repair, and what stops it from happening again.',
    },
    {
      id: 'am-growth',
      kind: 'case',
      competency: 'account growth',
      level: 2,
      type: 'technical',
      text: 'An account has bought only one of our five services for years. How would you look for room to grow it?',
      ideal:
        'I would look for their problems first and for our products second. I start with a white-space map: the five services across the top, their departments or sites down the side, and in each box whether they buy from us, from a rival, do it themselves or do not need it. The facts come from invoices, their annual report and talks with users. Then I look at similar accounts: if clients of that size usually take service three after service one, there may be a reason. I check that the current service runs well, because nobody buys more from a supplier who fails. Next I pick one gap with a clear cost for them, build a short business case with my contact and propose a small pilot with a measure. At a hospital group this showed four sites that paid a rival for calibration; a pilot at one of them grew the account from 90,000 to 210,000 in a year. If there is no need, I say so and spend my time elsewhere.',
      concepts: {
        'map of services and departments':
          'white-space map | services across departments | what they buy from a rival | which sites do not use it | gap analysis',
        'facts about the client': 'annual report | talks with users | invoices | strategy of the client',
        'comparison with similar clients':
          'similar accounts | clients of that size | what peers buy | benchmark with comparable customers',
        'the base runs well first':
          'current service runs well | fix open problems first | satisfied with what they have | supplier who fails',
        'one case and a pilot':
          'short business case | small pilot | pick one gap | proof of value | return for them',
        'accepts no need': 'spend my time elsewhere | not push | qualify out',
      },
      followUps: ['Who at the client would you talk to first?', 'How would you price the pilot?'],
      hint: 'What would you need to know about them before you name a product?',
    },
    {
      id: 'am-price-rise',
      kind: 'situational',
      competency: 'pricing',
      level: 2,
      type: 'technical',
      text: 'Our prices rise by eight percent in January. How do you bring that to your largest client?',
      ideal:
        'I would tell them in person and early, three to four months ahead, so that it fits their budget round. Before the talk I prepare three things: the reason, such as energy and wages; what they received this year in figures; and the contract, because an index clause or a notice period may decide the matter. I also agree inside my company how far I may move and what I would want in return. In the talk I say the number in the first minutes, without an apology, then I explain and stop talking. I expect a no at first and ask what worries them: the total, the timing or how to explain it to their boss. Then I can trade: a lower rise for a longer term, a phased start, or a smaller scope, and not a discount for nothing. I confirm it in writing the same day. In the last round I had to do this with 14 clients; 13 stayed, at an average rise of 6.9 percent.',
      concepts: {
        'early and in person':
          'in person and early | months ahead | before their budget round | not by letter | plenty of notice',
        'prepares reason and value':
          'the reason such as energy | what they received in figures | value delivered | prepare the justification | evidence of benefit',
        'knows the contract and own limits':
          'index clause | notice period | how far i may move | room for negotiation agreed inside | check the contract',
        'says it plainly':
          'say the number in the first minutes | without an apology | explain and stop talking | clear and direct',
        'trades instead of discounting':
          'lower rise for a longer term | phased start | smaller scope | something in return | trade concessions',
      },
      followUps: ['They threaten to call a rival. What do you say?', 'Which clients would you exempt?'],
      hint: 'Think about timing, about what you must know beforehand, and about what you may give.',
    },
    {
      id: 'am-champion-left',
      kind: 'situational',
      competency: 'relationship risk',
      level: 2,
      type: 'technical',
      text: 'Your main contact at a key account tells you that they are leaving in two weeks. What do you do?',
      ideal:
        'I use the two weeks, because a new person will review every supplier. First I congratulate them and ask for a handover talk: who takes over, what are the open promises, what does the successor care about, and who else should I know? I ask for an introduction while they are still there, ideally a meeting of three. Meanwhile I refresh my other contacts, such as the users, finance and one level up, and tell my own management about the risk. I write a two-page summary of the value so far, the contract dates and the current actions, so that nothing depends on memory. In the first meeting with the successor I listen: I ask for their goals for 90 days and do not defend the past. I aim for one quick success in the first month. I stay in touch with the person who left, since they may become a client again. Of five such changes in three years I lost none; one became a new account worth 70,000.',
      concepts: {
        'handover while they are there':
          'handover talk | open promises | ask who takes over | introduction before they leave | meeting of three',
        'widens the contacts':
          'refresh my other contacts | users and finance | several relationships | executive contact',
        'writes down the value':
          'summary of the value so far | contract dates | written record | document results | current actions',
        'starts fresh with the successor':
          'goals for 90 days | listen to the successor | do not defend the past | learn their priorities | quick success',
        'flags risk and keeps the old contact':
          'tell my management about the risk | stay in touch with the person who left | become a client again | mark the account at risk',
      },
      followUps: ['The successor used to work with your rival. What changes?'],
      hint: 'What disappears on their last day, and how can you keep it?',
    },
    {
      id: 'am-grew-account',
      kind: 'behavioural',
      competency: 'account growth',
      level: 2,
      type: 'hr',
      text: 'Describe the account that you have developed furthest. How did you do it?',
      ideal:
        'When I joined my current firm, I was given a regional bakery group that spent 45,000 a year with us and was labeled "maintain". My target was modest, plus 5 percent. I visited six of their plants in the first two months, mostly to watch, and I noticed that every plant bought its cleaning supplies alone, at prices up to 30 percent apart. I asked the head of hygiene whether anyone had compared them; nobody had. I considered a quick offer to each plant, but chose to build one catalog with the client, because their audit problem was bigger than the price. Their quality manager and I worked through 220 items in four workshops, and our logistics colleague designed the weekly delivery. As a result the account grew to 310,000 in two and a half years, they passed the audit without a finding, and they saved 18 percent per plant. What I learned, and have used at two clients since, is to spend time where the work is done before I propose anything.',
      concepts: {
        'where it started':
          'spent 45 000 a year | small account | was labeled maintain | account spent little at first',
        'found a need on site':
          'visited plants | noticed every plant bought alone | watched how they work | discovered a problem | asked whether anyone had compared',
        'a choice made for the client':
          'build one catalog | audit problem was bigger | considered a quick offer | long-term solution | instead of selling at once',
        'worked with both teams':
          'quality manager and i | logistics colleague designed | workshops with the client',
        'growth in figures for both':
          'grew to 310 000 | they saved 18 percent | doubled the revenue | saved per plant | passed the audit',
      },
      followUps: ['What nearly went wrong?', 'How did you make room for those visits?'],
      hint: 'Begin with how modest it was, and show the need that only you saw.',
    },
    {
      id: 'am-portfolio',
      kind: 'case',
      competency: 'prioritizing',
      level: 3,
      type: 'technical',
      text: 'You are responsible for 60 accounts of very different size. How do you divide your attention between them?',
      ideal:
        'I divide by what a visit can change, and not by who calls most. First I score each account on three things: what it is worth today in margin, what it could become, and how likely we are to lose it. That gives me four groups. Perhaps eight accounts are large with potential; they get a written plan, a monthly talk and a review each quarter. About twelve are small but could grow, so I test one idea in each. Ten are large and stable, where I protect the service and keep contact at two levels. The other thirty get a good standard: a shared inbox, webinars, one planned call a year and a clear way to reach me. I block two days a week for the first two groups, since urgent mails would eat them. I re-score every quarter, because accounts move. The limit of it: a score is only as good as its data, so I ask service and finance for theirs. With this I grew a portfolio by 17 percent in a year with fewer visits.',
      concepts: {
        'scores worth, potential and risk':
          'worth in margin | likely to lose | score potential and risk | profit and growth potential',
        'a different service for each group':
          'groups of accounts | written plan for the large | tiers | segment the portfolio | monthly talk for top accounts',
        'light standard for the rest':
          'shared inbox | webinars | one call a year | low-touch service | self service for small accounts',
        'protects time':
          'block two days for key accounts | urgent mails would eat them | diary time for key accounts | proactive time',
        'reviews it regularly':
          're-score every quarter | accounts move | review the segmentation | recalculate the tiers',
      },
      followUps: ['A small account in the last group demands weekly meetings. What do you do?'],
      hint: 'Which two or three facts about an account would change how you treat it?',
    },
    {
      id: 'am-tender',
      kind: 'situational',
      competency: 'retention',
      level: 3,
      type: 'technical',
      text: 'After eight years with us, a client puts the whole contract out to tender. How do you respond?',
      ideal:
        'I take it seriously and avoid the trap of feeling safe. First I find out why: policy, price pressure, a new director or hidden unhappiness. I ask my contacts openly, as far as the tender rules allow, and I stop informal talks once the rules say so. Then we decide whether to bid and at which margin, because keeping it at a loss helps nobody. I form a small team with one person who does not know the client and reads our bid like a rival. We list what a rival will offer, such as new technology and a low first year, and where we have grown lazy. The bid must not say "you know us"; it shows eight years in figures, names the weak points and what we will change, and prices the risk and cost of a switch fairly. I answer each scoring criterion in their order. We rehearse twice with hard questions. I have defended three contracts this way and kept two; the third went on price, and I left the door open with a clean handover.',
      concepts: {
        'learns the true reason':
          'policy or price pressure | hidden unhappiness | new director | what lies behind the tender',
        'decides whether and at what margin':
          'whether to bid | at which margin | walk-away price | keeping it at a loss | bid or no bid',
        'looks at itself as a rival would':
          'reads our bid like a rival | what a rival will offer | where we have grown lazy | outsider on the bid team | fresh eyes',
        'proves value and offers change':
          'eight years in figures | names the weak points | admit weak points and change | evidence of results | improvement plan',
        'follows the criteria': 'answer each scoring criterion | tender rules | evaluation weighting',
        'counts the cost of a switch': 'cost of a switch | risk of change | transition cost | clean handover',
      },
      followUps: ['How do you use what you know about the client without being complacent?'],
      hint: 'Being the incumbent is an advantage and a danger. Deal with both.',
    },
    {
      id: 'am-scope-creep',
      kind: 'situational',
      competency: 'boundaries',
      level: 3,
      type: 'hr',
      text: 'A valued client keeps asking for small extras outside the contract, and your delivery colleagues are losing patience. What do you do?',
      ideal:
        'I would make the extras visible before I say yes or no to any of them. First I sit down with delivery and list the last three months: what was asked, how many hours, what it displaced. I thank them for the goodwill, because part of this comes from me: I said "no problem" too fast. Then I look at the pattern. Some requests are too small to count, some show a need that the contract misses, and some are habits. I take this to the client, with no reproach: "You asked for 31 extras worth 140 hours. Here is what we can do." I offer choices: a monthly pot of hours, a bigger contract, or swapping something out. We agree on one channel and one person on each side who approves. After that I hold the line kindly and show the pot in each report. With one client this turned 140 free hours into a paid package of 1,800 a month, and delivery got its Fridays back.',
      concepts: {
        'makes the extras visible':
          'list the extras | track what was asked | what it displaced | log of requests',
        'owns a part of it':
          'part of this comes from me | said no problem too fast | my own fault for agreeing | thank delivery for the goodwill',
        'reads the pattern':
          'need that the contract misses | too small to count | look at the pattern | sort the requests',
        'offers the client choices':
          'monthly pot of hours | bigger contract | swapping something out | paid package | change request',
        'one way in from now on':
          'one channel | one person approves | hold the line kindly | approval process | shown in each report',
      },
      followUps: ['The client says that rivals do this for free. What is your answer?'],
      hint: 'You serve two sides here. What does each of them not see yet?',
    },
    {
      id: 'am-fight-inside',
      kind: 'behavioural',
      competency: 'advocacy',
      level: 3,
      type: 'hr',
      text: 'Give an example of having to push for a client within your own organization. How far did you go?',
      ideal:
        'Three years ago a dialysis supplier, my second-largest client, needed a label change in five weeks, and our plant planned it for the next year. I was accountable for it, but production owned the schedule. I did not want to go straight to the board, so I visited the plant manager and asked what made it hard. It was the certification run, which blocked a line for two days. I went back to the client and asked which of their 26 labels were truly urgent: only five. Then I wrote one page with the risk for patients, the 400,000 at stake and the cost of two line days, and I offered to move another client of mine, who agreed, to free a slot. The plant manager proposed a weekend run, and I got my director to fund the overtime. We delivered in four weeks, the client signed for three more years, and the weekend run became a standard option. I learned that "no" inside a company is mostly a missing fact, and I now visit the plant each quarter.',
      concepts: {
        'what the client needed':
          'needed a change in five weeks | second-largest client | urgent for the client | what was at stake',
        'understood the internal obstacle':
          'visited the plant manager | asked what made it hard | certification run | constraints of production',
        'narrowed the request':
          'which were truly urgent | only five labels | reduced the request | smaller first batch',
        'made a case and gave something':
          'wrote one page | cost and risk | offered to move another client | business case | fund the overtime',
        'outcome for both':
          'delivered in four weeks | client signed | became a standard option | renewed | both sides gained',
      },
      followUps: ['When have you told a client that your company was right?'],
      hint: 'Show what the other side was up against before you pushed it.',
    },
  ],
});
