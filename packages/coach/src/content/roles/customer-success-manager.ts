import { defineRole } from '../define.ts';

export const customerSuccessManager = defineRole({
  id: 'customer-success-manager',
  title: 'Customer success manager',
  titles: [
    'customer success manager',
    'customer success associate',
    'customer success specialist',
    'customer success executive',
    'customer success lead',
    'customer success consultant',
    'client success manager',
    'csm',
    'customer onboarding manager',
    'onboarding specialist',
    'implementation manager',
    'renewals manager',
    'customer experience manager',
    'head of customer success',
  ],
  signals: [
    'customer success',
    'churn',
    'onboarding',
    'renewals',
    'health score',
    'net revenue retention',
    'product adoption',
    'time to value',
    'saas',
    'customer lifecycle',
    'expansion revenue',
    'success plan',
    'gainsight',
  ],
  questions: [
    {
      id: 'csm-first-ninety',
      kind: 'knowledge',
      competency: 'onboarding',
      level: 1,
      type: 'technical',
      text: "What has to happen in a customer's first ninety days with a software product?",
      ideal:
        'By day ninety the customer must have reached one result that they bought the product for, and the people who do the work must use it by habit. First comes the handover from sales: why they bought, who decided, what was promised. In the kick-off I agree a success plan with them, one or two goals with a figure and a date, and who does what on both sides. Then the set-up, data and access, in small steps, because a long technical phase kills the energy. I aim for a first small win within two weeks, for example the first report that replaces a spreadsheet. After that I train by role and watch the usage data: who logged in, which key feature was used. Around day sixty I look for gaps and meet the sponsor with the first figures. At the end I compare with the plan and agree on the next goal. With this outline we cut the time to first value from 51 to 23 days.',
      concepts: {
        'clean handover from sales': 'handover from sales | who decided the purchase',
        'goals agreed in a plan':
          'success plan | goals with a figure and a date | define success together | kick-off with goals | agreed outcomes',
        'an early win':
          'first small win | quick win within two weeks | time to first value | first report that replaces | early result',
        'training by role':
          'train by role | role-based training | teach each user group | enable the end users',
        'watches real usage':
          'watch the usage data | who logged in | key feature was used at all | adoption figures | active users',
        'sponsor sees the result':
          'meet the sponsor | review with the decision maker | compare with the plan | executive check-in | agree on the next goal',
      },
      followUps: [
        'The customer has no time for the set-up. What do you do?',
        'How would you shorten this for small customers?',
      ],
      hint: 'Say what must be true at the end, then the stages that lead there.',
    },
    {
      id: 'csm-versus-support',
      kind: 'knowledge',
      competency: 'role understanding',
      level: 1,
      type: 'technical',
      text: 'How does customer success differ from support and from sales, and where do the three have to work hand in hand?',
      ideal:
        'Support reacts to a problem and is done when the ticket is closed; success acts before the customer asks and is done when the customer reaches the goal they bought for. Sales wins the contract; success makes sure that it is worth renewing. So the measures differ: support counts response and solution times, sales counts new revenue, and success counts adoption, retention and growth of existing customers. They meet at three points. At the handover sales passes on the promises and the reasons, otherwise I start blind. During use I read the tickets of my accounts, because five small tickets about one feature are an early warning. At renewal or expansion we agree who leads: in my last team success found the need and told the story, and sales negotiated the price, so that I could stay an adviser. The border is never perfect. When I noticed that I spent 40 percent of my week on tickets, support and I wrote down what goes where, and it fell to 10.',
      concepts: {
        'reactive against proactive':
          'acts before the customer asks | support reacts to a problem | proactive instead of reactive | before problems come up',
        'aims at the customer goal':
          'reaches the goal they bought for | outcome of the customer | value from the product | business result',
        'different measures':
          'counts adoption and retention | response and solution times | new revenue | renewal rate | measures differ',
        'handover from sales':
          'sales passes on the promises | handover at the start | reasons for buying | start blind',
        'tickets as warning':
          'read the tickets | early warning from tickets | support shares trends | pattern in the tickets',
        'clear lead at renewal':
          'agree who leads | sales negotiates the price | stay an adviser | who owns the expansion',
      },
      followUps: ['Should a success manager carry a revenue target?'],
      hint: 'Compare when each one starts, when each one is done, and how each is measured.',
    },
    {
      id: 'csm-why',
      kind: 'motivation',
      competency: 'motivation',
      level: 1,
      type: 'hr',
      text: 'What appeals to you about customer success as a career, and why with a product like ours?',
      ideal:
        'I like being measured by whether somebody else got better at their work. I came from teaching apprentices, and the moment I enjoyed most was not the lesson; it was seeing, two weeks later, that they used it without me. Customer success is the same with grown-up deadlines. In my first post I looked after 30 small clinics. One of them wanted to cancel; I sat beside the receptionist for a morning, saw that the calendar view was set wrongly, and fixed it in ten minutes. They became our reference, and I learned to watch before I explain. I also enjoy that it needs both figures and people: I read usage data on Monday and talk to a worried manager on Tuesday. Your product interests me because its users are planners under time pressure, and I have been one. I tried your trial version, built a week plan in it and wrote down three places where a beginner gets stuck. I would like to remove those.',
      concepts: {
        'joy in other people succeeding':
          'somebody else got better at their work | two weeks later they used it without me | seeing others succeed | helping people improve',
        'a story that shows it':
          'sat beside the receptionist | became our reference | in my first post | one of them wanted to cancel',
        'figures and people':
          'both figures and people | read usage data | talk to a worried manager | mix of data and relationships',
        'has looked at the product':
          'tried your trial version | built a week plan in your trial | read your release notes | signed up for a trial',
        'own link to the users': 'users are planners | know your users | worked in that field',
      },
      followUps: ['Which part of the job do you like least?'],
      hint: 'Link where you come from, a moment that mattered, and this product.',
    },
    {
      id: 'csm-adoption',
      kind: 'behavioural',
      competency: 'adoption',
      level: 1,
      type: 'hr',
      text: 'Describe a customer who paid for your product but hardly used it. How did you turn that around?',
      ideal:
        'In my second year I took over a housing association with 120 licenses and only 19 people who logged in each week. My task was to lift that before the renewal in seven months. I did not begin with another training, because they had had two. I asked the three keenest and the three most absent users what a normal Tuesday looked like. The absent ones worked outside, on phones, and our form took 14 clicks. I weighed a custom app against a short form, and chose the form, since it could be ready in a week. A colleague from solutions built it with me, and two caretakers tested it on their round. I let those two present it to the others instead of doing it myself. By the end of the fourth month 96 people used it weekly, reports arrived a day sooner, and they renewed with 30 more licenses. From that I learned to ask the people who stay away, and I did so with the next three accounts.',
      concepts: {
        'how low the usage was':
          'only 19 people logged in | low weekly usage | 120 licenses unused | hardly any active users',
        'asked the users why':
          'asked the most absent users | what a normal tuesday looked like | interviewed users | talked to people who stayed away',
        'found the real obstacle':
          'form took 14 clicks | worked outside on phones | did not fit their work | real barrier',
        'a fitting remedy':
          'chose the short form | built it with a colleague | simplified the workflow | mobile version | changed the set-up',
        'users as advocates':
          'caretakers tested it | let those two present | champions among users | peers showed the others',
        'usage and renewal rose':
          '96 people used it weekly | renewed with more licenses | usage rose | adoption grew to',
      },
      followUps: ['What did the sponsor know about the problem?', 'What if the form had failed too?'],
      hint: 'Give the figure at the outset, what you found out, and the figure at the close.',
    },
    {
      id: 'csm-retention-figures',
      kind: 'knowledge',
      competency: 'metrics',
      level: 2,
      type: 'technical',
      text: 'What is the difference between gross and net revenue retention, and what does each of them hide?',
      ideal:
        'Both start from the recurring revenue that a fixed group of customers paid at the start of a period. Gross retention subtracts what was lost through cancellations and downgrades, and it can never be above 100 percent. Net retention also adds what the same customers bought on top, so it can be over 100. New customers count in neither. For example, we start with 1,000,000, lose 80,000 to cancellations and 20,000 to downgrades, and add 150,000 of upgrades. Gross is then 90 percent and net is 105. Net hides a leak: a few big customers that grow can cover many small ones that leave. Gross hides the growth, and both hide how many customers went, so I look at logo churn besides. I also split by size, age and product, because an average of 90 may be 97 for large and 78 for small customers. As a check I compare with usage, since revenue on yearly contracts reacts months late.',
      concepts: {
        'gross counts losses only':
          'subtracts cancellations and downgrades | lost through churn and contraction | gross excludes upgrades | never above 100 percent',
        'net adds expansion':
          'adds what the same customers bought | includes upsell and expansion | upgrades added',
        'same group, no new customers':
          'fixed group of customers | new customers count in neither | same cohort | excludes new business',
        'a worked example':
          'start with 1 000 000 | gross is 90 percent | for example we lose 80 000 | net is 105',
        'net can cover a leak':
          'hides a leak | big customers cover many small | growth masks churn | few large accounts',
        'splits and other measures':
          'logo churn | split by size | number of customers lost | segment the figure | revenue reacts months late | usage as leading indicator',
      },
      followUps: [
        'Which of the two would you put on a dashboard for the board?',
        'How do price rises distort them?',
      ],
      hint: 'Take one starting sum and work both figures out on it.',
    },
    {
      id: 'csm-health-score',
      kind: 'case',
      competency: 'churn prevention',
      level: 2,
      type: 'technical',
      text: 'How would you build a health score that warns you of a cancellation while there is still time to act?',
      ideal:
        'I would begin with the customers who left and not with a list of pretty metrics. First I take the last two years, say 60 who left and 200 who stayed, and look at what differed three to six months before the end. Typical candidates are use of the core feature rather than logins, share of licenses in use, a sponsor who left, open severe tickets, late invoices and no goal on record. I keep five or six that really separate the groups. Then I weight them simply and set bands by segment, because normal use differs by product. I add the judgment of the manager as one input, visible and small, since moods mislead. Each color must trigger an action with an owner; a red without a playbook is decoration. Next I test it: on last year, how many who left were red 90 days before, and how many reds stayed? In my last team that was 68 percent caught with a third false alarms. I revise it every half year.',
      concepts: {
        'learns from past churn':
          'customers who left and who stayed | what differed months before | analyze past cancellations | historical churn data',
        'real use, not logins':
          'use of the core feature | share of licenses in use | depth of usage | key feature rather than logins',
        'signs beside usage':
          'sponsor who left | severe tickets | late invoices | no goal on record | support sentiment',
        'weights by segment':
          'bands by segment | weight them simply | different thresholds for customer types | few indicators weighted',
        'an action for each color':
          'trigger an action | playbook for red | owner for each alert | what to do when it turns red',
        'tested and revised':
          'red 90 days before | false alarms | test the score on last year | revise every half year | back-test the score',
      },
      followUps: [
        'A customer is green and cancels anyway. What do you examine?',
        'Where would you not trust usage data?',
      ],
      hint: 'Where would you find the evidence, and how would you know that the score works?',
    },
    {
      id: 'csm-silent',
      kind: 'situational',
      competency: 'renewals',
      level: 2,
      type: 'technical',
      text: 'A customer whose contract ends in four months has stopped answering you. What is your approach?',
      ideal:
        'Silence is information, so I find out first what kind it is. I look at the usage, tickets and invoices: people who work happily and ignore my mails are a different case from a product that lies idle. I also check for a change on their side, such as a new director or a merger. Then I change the message, because a fourth "just checking in" deserves no reply. I send something useful and short, for example "your team closed 30 percent more cases in March; two sites have not started; shall we fix that in 20 minutes?" I change the channel as well: a call, a talk with an active user, or a note from my director to theirs. In parallel I tell sales, mark the renewal as at risk in the forecast, and check the notice date, since some contracts renew by themselves and a forced renewal makes enemies. If nothing works, I ask openly whether they plan to leave and what would make it worthwhile. Of nine silent accounts last year seven came back to the table.',
      concepts: {
        'reads the data first':
          'look at the usage and tickets | usage shows which case | product lies idle | active users despite silence',
        'looks for changes on their side':
          'new director | merger | sponsor has changed | reorganization at the customer',
        'a message with value':
          'something useful and short | send an insight from their data | specific reason to talk | instead of checking in',
        'other people and channels':
          'talk with an active user | note from my director | another contact | call instead of mail | executive sponsor',
        'flags the risk inside':
          'mark the renewal at risk | renewal risk reported | forecast | check the notice date',
        'asks openly':
          'ask openly whether they plan to leave | direct question | what would make it worthwhile',
      },
      followUps: ['You learn that they are testing a rival. How do you react?'],
      hint: 'What do you want to know before you write one more mail?',
    },
    {
      id: 'csm-lost-renewal',
      kind: 'behavioural',
      competency: 'ownership',
      level: 2,
      type: 'hr',
      text: 'Which cancellation has taught you most, and what do you do differently now?',
      ideal:
        'Two years ago I lost a training provider worth 84,000 a year, and it was green on every dashboard until the day of the notice. I was responsible for the account and spoke every month with a warm contact, the head of learning. I asked for an exit talk and got the finance director, whom I had never met. The answer was plain: nobody had ever shown what the money brought. My contact loved us but could not defend us. I had confused friendliness with value. I went through my other 28 accounts and marked those where I knew only one person or had no figure for the benefit: eleven. I picked the five with the nearest renewals first, agreed one measure with each, and asked my contacts to bring their finance person. Our analyst helped me to build a one-page value report. As a result ten of the eleven renewed, and the page is now standard for the team of eight. I now ask in the first month who will have to defend the cost.',
      concepts: {
        'the loss and its size':
          'lost a customer worth 84 000 | notice came as a surprise | green on every dashboard | cancelled without warning',
        'asked for the reason': 'exit talk | asked why they left | exit interview | the answer was plain',
        'own blind spot':
          'confused friendliness with value | knew only one person | no figure for the benefit',
        'checked the other accounts':
          'went through my other accounts | marked those at the same risk | reviewed my portfolio | picked the nearest renewals',
        'changed the practice':
          'one-page value report | agreed one measure | involve finance early | ask who will defend the cost',
        'later renewals':
          'ten of the eleven renewed | standard for the team | retention improved | saved the others',
      },
      followUps: ['Could anything have saved it in the last month?'],
      hint: 'Pick one that surprised you, and say what you had not been looking at.',
    },
    {
      id: 'csm-scale',
      kind: 'case',
      competency: 'scaling',
      level: 3,
      type: 'technical',
      text: 'Your team looked after 200 customers in person. Next year it will be 2,000, with no extra people. How do you organize it?',
      ideal:
        'I decide where a human changes the outcome. First I segment by revenue, potential and complexity. The top hundred keep a named manager with a plan. A middle group of perhaps 400 gets a pooled team: anyone may help, with shared notes and office hours. The other 1,500 get a digital path, and it must be a good one. For that I map the moments that decide whether a customer stays, such as first value, the tenth user, a new admin, 90 days before renewal, and set up one message, guide or webinar for each, triggered by what they do in the product. Usage alarms then route the few that need a person to the pool. I would test it with 200 customers for a quarter against a similar group, because automated mail can annoy. I also invest in a community and in fixing the product, as the cheapest contact is the one nobody needs. I watch retention and cost by segment. In my last company the digital group kept 91 percent, against 89 before.',
      concepts: {
        'segments by value and need':
          'segment by revenue potential and complexity | tiers of customers | top hundred keep a named manager | high-touch for the largest',
        'a pooled team in the middle':
          'pooled team | shared notes and office hours | pool of managers | many managers share accounts',
        'digital path by moments':
          'digital path | in-app guides and webinars | automated messages at key moments | tech touch',
        'alarms bring in a person':
          'usage alarms route | alert sends it to a human | risk triggers a call | exceptions to the pool',
        'tests against a comparison group':
          'test with customers against a similar group | similar group | pilot before roll-out | control group | retention by segment',
        'removes the need for contact':
          'fixing the product | community | self-service help | fewer questions at the source',
      },
      followUps: [
        'How do you tell a small customer that the named contact is gone?',
        'What would you ask engineering for?',
      ],
      hint: 'Decide where a person makes a difference, and what happens everywhere else.',
    },
    {
      id: 'csm-feature-threat',
      kind: 'situational',
      competency: 'stakeholders',
      level: 3,
      type: 'hr',
      text: 'Your largest customer says they will cancel unless a feature that is not on the roadmap is delivered by summer. What do you do?',
      ideal:
        'I would neither promise nor refuse in that call; I would find out what lies beneath. First I ask what they could do with the feature, who needs it, how often, and what happens without it. A feature is a proposed solution, and often the need can be met by a setting, an integration or a report. I also learn whether it is the true reason, because a threat sometimes covers a price problem or a new director. Then I take the need to product with facts: the revenue, the date, and how many others asked; I check the requests of my colleagues, as one customer must not bend the roadmap alone. We look at options together: a workaround, a first small version, a paid project. I go back by the agreed date with one honest answer, from the product manager in person if it is no, and never sell hope. My management hears of the risk early. When this happened with a customer worth 300,000, a data export solved 80 percent of it in three weeks, and they renewed.',
      concepts: {
        'the need behind the demand':
          'what lies beneath | need can be met by a setting | underlying problem | who needs it and how often',
        'tests whether it is the true reason':
          'whether it is the true reason | threat covers a price problem | other causes of unhappiness | hidden motive',
        'brings facts to product':
          'need to product with facts | how many others asked | revenue at stake | business case for the product team | requests of other customers',
        'weighs options':
          'workaround | first small version | paid project | look at options together | partial solution',
        'honest and on time':
          'one honest answer | never sell hope | go back by the agreed date | neither promise nor refuse',
        'keeps leaders informed': 'management hears of the risk | escalate early | executive aware',
      },
      followUps: ['Product says no and the customer leaves. How do you explain that internally?'],
      hint: 'Two sides will judge you here. Find facts before you take a position.',
    },
    {
      id: 'csm-early-churn',
      kind: 'case',
      competency: 'analysis',
      level: 3,
      type: 'technical',
      text: 'First-year churn has risen from 8 to 14 percent within three quarters. How do you establish the cause?',
      ideal:
        'I would first make sure that the rise is real and where it sits, and only then ask why. I check the definition and the size: with 150 customers a quarter, six points are nine customers. Then I cut by cohort: month of purchase, segment, sales channel, use case, onboarding manager, plan. Usually it is not spread evenly. Next I lay a timeline beside it: price changes, a new sales incentive, a release, staff who left onboarding, a rival. Then I write three hypotheses. If the lost ones never reached first value, it is onboarding; if they were outside our ideal profile, it is the way we sell; if they used it well and left, it is value, price or a rival. I test with data and with ten calls to customers who left. In my last case 70 percent came from a reseller who promised a payroll function that we did not have. We changed the sales checklist and paid commission after 90 days; two quarters later we were at 7 percent. I kept the chart.',
      concepts: {
        'checks that the rise is real':
          'definition and the size | rise is real | small numbers | absolute number of customers',
        'cuts by cohort':
          'cut by cohort | by segment and sales channel | month of purchase | break down by plan',
        'timeline of changes':
          'timeline beside it | price changes | new sales incentive | what changed at that time | a release',
        'rival explanations':
          'three hypotheses | onboarding or the way we sell | never reached first value | outside our ideal profile | wrong customers sold',
        'talks to those who left':
          'ten calls to customers who left | exit interviews | ask former customers | interviewed churned accounts',
        'remedy and proof':
          'changed the sales checklist | commission after 90 days | two quarters later | keep the chart | measure after the change',
      },
      followUps: [
        'Sales disagrees with your finding. How do you proceed?',
        'What would you do in the first week already?',
      ],
      hint: 'Where exactly is the rise, what changed before it, and how would you test your guess?',
    },
    {
      id: 'csm-voice',
      kind: 'behavioural',
      competency: 'customer advocacy',
      level: 3,
      type: 'hr',
      text: 'Give me an example of a change in the product that came about because of what you brought back from customers.',
      ideal:
        'At my last company, which sold scheduling software to care homes, complaints about the shift swap had been on the wish list for two years. I was the lead for 90 homes and wanted to know why. I asked the product manager, who told me that she got 400 single wishes and no picture. So I changed what I delivered. I went through 260 tickets and 40 call notes, grouped them by job to be done, and counted hours lost: a swap took a manager eleven minutes, about 25 times a week. I invited two homes to show it live to the developers, rather than write another memo. We compared a full redesign with one approval screen, and the team picked the screen, because it needed five weeks. I found six homes for the trial. Time per swap fell to two minutes, satisfaction among managers rose from 6.8 to 8.1, and four homes renewed because of it. The developers deserve the praise. Since then I hand over problems with hours and not wishes with adjectives.',
      concepts: {
        'the problem customers had':
          'complaints about the shift swap | on the wish list for years | customers lost hours | repeated complaint',
        'turned wishes into evidence':
          'went through tickets and call notes | grouped and counted | hours lost | quantified the problem | themes with figures',
        'brought developers and users together':
          'invited customers to show it live | developers watched users | customer visit with product | user session',
        'understood the product side':
          'asked why the product manager did not act | single wishes and no picture | their constraints | compared redesign with a small version',
        'measured improvement':
          'time fell to two minutes | satisfaction rose | renewed because of it | usage of the new screen',
        'credit and habit':
          'developers deserve the praise | since then i hand over problems | praise for the developers',
      },
      followUps: ['Which customer wish have you decided not to pass on?'],
      hint: 'Show how you turned many voices into something that a developer can act on.',
    },
  ],
});
