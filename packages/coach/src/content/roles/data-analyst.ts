import { defineRole } from '../define.ts';

export const dataAnalyst = defineRole({
  id: 'data-analyst',
  title: 'Data analyst',
  titles: [
    'bi analyst',
    'business intelligence analyst',
    'reporting analyst',
    'product analyst',
    'marketing analyst',
    'insights analyst',
    'analytics engineer',
    'analytics consultant',
    'business intelligence developer',
    'data analytics specialist',
  ],
  signals: [
    'data',
    'analytics',
    'analysis',
    'sql',
    'tableau',
    'power bi',
    'dashboard',
    'statistics',
    'excel',
    'insights',
  ],
  questions: [
    {
      id: 'da-joins',
      kind: 'knowledge',
      competency: 'sql',
      level: 1,
      type: 'technical',
      text: 'What is the difference between an inner join and a left join, and how can a join change your totals by mistake?',
      ideal:
        'An inner join keeps only the rows that have a match in both tables. A left join keeps every row of the left table and fills the columns of the right one with NULL where there is no match. Totals go wrong in two ways. If I use an inner join and some customers have no orders, they vanish without a warning. If the right table has several rows for each key, the rows of the left table are duplicated, and a sum counts them twice. A filter on the right table in the WHERE clause also turns a left join silently into an inner join. So I check the row count before and after, test whether the key is unique, and aggregate the detail table first. In my last job that check found revenue that was reported 9 percent too high for a year.',
      concepts: {
        'inner keeps matches only': 'only rows that match in both tables | rows with a match | intersection',
        'left keeps all left rows':
          'every row of the left table | all left rows | null where there is no match',
        'lost rows': 'rows vanish | customers without orders disappear | missing rows',
        'duplicated rows':
          'rows are duplicated | counted twice | several rows for each key | fan out | one to many',
        'filter in where': 'where clause turns left join into inner | condition in the on clause',
        checks: 'row count before and after | key is unique | aggregate first | check totals',
      },
      followUps: ['How would you find the customers who never ordered?'],
      hint: 'Which rows stay, which get lost, and which come twice?',
    },
    {
      id: 'da-missing-data',
      kind: 'knowledge',
      competency: 'data quality',
      level: 1,
      type: 'technical',
      text: 'A column that you need has 15 percent missing values. What do you do before you use it?',
      ideal:
        'I first ask why they are missing, because that decides everything. I look at whether the gaps cluster in time, in one source, one country or one type of customer, and I ask the people who own the system. If they are missing at random and few, I can drop the rows and say so. If they are missing for a reason, for example income that rich customers leave blank, then dropping or filling with the mean would bias the result. Then I prefer a category "unknown", a model-based imputation with a flag, or I limit the question to the part where the data is complete. I never confuse zero with missing. I run the analysis both ways to see how much the answer moves, and write the share and my choice into the report. And I try to get the source fixed, so that it doesn\'t come back.',
      concepts: {
        'why they are missing':
          'why they are missing | cluster in time or source | ask the owner | pattern of missingness | missing at random',
        'dropping rows and its risk': 'drop the rows | delete rows | exclude | bias',
        'filling values': 'imputation | fill with the mean | median | category unknown | flag',
        'zero is not missing': 'never confuse zero with missing | null is not zero',
        'sensitivity check': 'both ways | how much the answer moves | sensitivity | compare results',
        'tell and fix': 'write it into the report | document | fix the source | transparent',
      },
      followUps: ['When would you refuse to answer the question with this data?'],
      hint: 'Before the cure: what could the reason be?',
    },
    {
      id: 'da-metric-drop',
      kind: 'case',
      competency: 'analysis',
      level: 2,
      type: 'technical',
      text: 'Sign-ups fell by 20 percent last week. Walk me through how you would find the reason.',
      ideal:
        'First I check whether the fall is real: tracking, delays in the pipeline, a changed definition or a bot filter explain half of such cases. Then I look at the size in context: the same week last year, a holiday, the normal spread. If it is real, I break it down one dimension at a time: channel, country, device, browser, new against returning visitors, to see whether one segment carries the fall or all of them do. I look along the funnel: fewer visits means marketing or search, the same visits with fewer completed forms means the product. I lay the timeline next to releases, campaigns and price changes, and ask the teams. When I have a suspect, I test it, for instance by comparing the old and the new version of the form. I report within the day what I know, what I do not, and what I would do. Last time it was a broken form on one Android version.',
      concepts: {
        'is it real':
          'check whether it is real | tracking | data pipeline | changed definition | measurement error',
        'compare with the normal': 'same week last year | seasonality | holiday | normal variation',
        'break it down': 'break it down by channel | segment | device | country | dimension',
        'along the funnel': 'funnel | visits against completed forms | conversion step | where they drop',
        'what changed': 'releases | campaigns | price change | timeline of changes | ask the teams',
        'test and report': 'test the suspect | confirm | report what i know | recommend',
      },
      followUps: ['What if every segment fell by the same share?'],
      hint: 'Real or not, everywhere or somewhere, and what else happened?',
    },
    {
      id: 'da-ab-test',
      kind: 'knowledge',
      competency: 'statistics',
      level: 2,
      type: 'technical',
      text: 'How do you plan an experiment that compares two versions of a page, so that you can trust the result?',
      ideal:
        'Before the start I write down one hypothesis, one primary metric and a few guardrails such as refunds or load time. From the current rate, the smallest effect that would matter, the significance level and the power I compute the sample size and with it the duration, always in full weeks. I randomise by user and not by visit, so that nobody sees both versions. During the test I do not stop when the p-value looks good, because peeking inflates false positives; I only check that the split is really even and that nothing is broken. At the end I report the effect with a confidence interval and not only whether it is significant, look at the guardrails, and treat segments as ideas for the next test. In my last team half of our "wins" vanished once we followed this, and the ones that stayed added 4 percent revenue.',
      concepts: {
        'one hypothesis and metric': 'hypothesis | primary metric | success metric defined before',
        'sample size beforehand':
          'sample size | power | smallest effect that matters | minimum detectable effect | duration',
        'random by user': 'randomise by user | random assignment | control group | split evenly',
        'no peeking': 'peeking | do not stop early | fixed duration | full weeks',
        guardrails: 'guardrail metrics | load time | refunds | side effects',
        'effect with uncertainty':
          'confidence interval | effect size | significance | p-value | not only significant',
      },
      followUps: ['What do you do when the test shows no difference?'],
      hint: 'What must be fixed before the first visitor comes?',
    },
    {
      id: 'da-explain',
      kind: 'behavioural',
      competency: 'communication',
      level: 1,
      type: 'hr',
      text: 'Tell me about a time you had to explain a complicated analysis to people without a technical background.',
      ideal:
        'Last spring I built a model of which customers were likely to leave, and I had fifteen minutes to present it to twelve regional managers. My goal was that each of them calls the right ten customers the next week. I knew that nobody wanted to hear about log odds. I asked one manager beforehand what decisions she takes on a Monday, and built the talk around that. I opened with one sentence, "three signs tell us six weeks ahead", showed one real customer as a story, and one chart with three bars. The method went to the appendix. I asked them to guess which sign is the strongest before I showed it. As a result all twelve used the list in the first week, churn in those regions fell from 5.1 to 4.2 percent within a quarter, and two of them now ask me before they plan campaigns.',
      concepts: {
        'the audience and its need':
          'managers | audience | what decisions they take | asked beforehand | non-technical',
        'one message first': 'opened with one sentence | main message | key takeaway | conclusion first',
        'simple pictures or a story':
          'one chart | real customer as a story | analogy | example | simple visual',
        'left the method out': 'method went to the appendix | no jargon | left out details | plain language',
        'checked understanding': 'asked them to guess | questions | checked they understood | feedback',
        'what they did with it': 'used the list | as a result | decision | fell from | acted on it',
      },
      followUps: ['What did you leave out that you found hard to leave out?'],
      hint: 'What should they do on Monday because of your analysis?',
    },
    {
      id: 'da-dashboard',
      kind: 'situational',
      competency: 'communication',
      level: 2,
      type: 'technical',
      text: 'A director asks you for a dashboard with "all our numbers". How do you proceed?',
      ideal:
        'I would not begin to build. I would ask for half an hour and find out which decisions the director takes each week and which question comes up first in the Monday meeting. Usually five numbers answer them. For each one I would agree on a definition, the source, an owner and a target, because a number without a target starts no action. Then I would sketch the page on paper: the main number on top with its trend and target, below it the breakdown that explains it, and nothing else. I would show a first version with real data within a week, watch the director use it without help, and remove what nobody looks at. Details go to a second page. After a month I would check the usage. In my last job I cut a dashboard from 60 charts to 7 that way, and the weekly meeting became twenty minutes shorter.',
      concepts: {
        'which decisions': 'which decisions | what question | purpose | who uses it | needs of the director',
        'few numbers': 'five numbers | few key metrics | cut charts | kpi | less is more',
        'clear definitions': 'definition | source | owner | single source of truth | data quality',
        'target and trend': 'target | trend | compare with last year | benchmark',
        'sketch and iterate': 'sketch on paper | first version | prototype | watch them use it | feedback',
        'check the use': 'check usage | remove what nobody looks at | after a month | adoption',
      },
      followUps: ['What do you do when two departments define "active customer" differently?'],
      hint: 'What would the director do differently on the day the number turns red?',
    },
    {
      id: 'da-wrong-number',
      kind: 'behavioural',
      competency: 'data quality',
      level: 2,
      type: 'hr',
      text: 'Describe a situation in which a number that you had reported turned out to be wrong.',
      ideal:
        'In my second year I reported that a campaign had brought 1,400 new customers. Three days later I noticed while preparing the next report that 300 of them were existing customers with a second mail address. It was my query, and the figure had already gone to the board. I told my manager within the hour, wrote to everyone who had the report with the right number, 1,100, and explained in two sentences what had happened and whether it changed the decision; it did not. Then I looked for the cause: I had counted mail addresses and not customer ids. I added three checks that run before each report, on unique customers, on totals against finance and on jumps of more than 15 percent. The marketing head thanked me for the open mail. Since then the checks have caught four errors before anyone saw them.',
      concepts: {
        'the wrong number': 'reported that | the figure was wrong | my query | counted twice | overstated',
        'told people at once':
          'told my manager within the hour | wrote to everyone | corrected | informed stakeholders | owned up',
        'effect on the decision': 'whether it changed the decision | impact | consequences',
        'found the cause': 'looked for the cause | i had counted | root cause | because my query',
        'checks since then':
          'added checks | tests before each report | review by a colleague | since then | caught errors',
      },
      followUps: ['Which check would you put in first at a new company?'],
      hint: 'How did it come out, whom did you tell and when, and what stops it now?',
    },
    {
      id: 'da-correlation',
      kind: 'knowledge',
      competency: 'statistics',
      level: 1,
      type: 'technical',
      text: 'Customers who use the mobile app spend twice as much. Should the company push everyone to the app? Explain your thinking.',
      ideal:
        'Not on this number alone. It shows a correlation and no cause. Loyal customers may install the app because they already buy a lot, so the arrow could point the other way. Or a third factor is behind both, such as age or living in a city. There is also selection: those who chose the app differ from those who did not. I would compare the spending of the same people before and after they installed it, next to similar customers without the app, for instance by matching. The best answer is an experiment: invite a random half of the customers to the app and compare the spending of everyone invited with everyone not invited. If the uplift holds, I would compare it with the cost. Once at my last company such a test shrank an uplift of 90 percent to 6, which was still worth it.',
      concepts: {
        'correlation is not cause': 'correlation and no cause | does not prove causation | not causal',
        'reverse direction':
          'other way round | loyal customers install the app | already buy a lot | reverse causality',
        'a third factor': 'third factor | confounder | age or city | other variable',
        selection: 'selection | chose the app | self-selected | differ from those',
        'fair comparison': 'before and after | matching | similar customers | control for',
        experiment: 'experiment | random half | a/b test | randomised',
      },
      followUps: ['What would you do if an experiment is not possible?'],
      hint: 'Who installs the app in the first place?',
    },
    {
      id: 'da-stakeholder-push',
      kind: 'behavioural',
      competency: 'integrity',
      level: 3,
      type: 'hr',
      text: 'Tell me about a time when your analysis contradicted what an important stakeholder believed.',
      ideal:
        'Two years ago our head of sales was sure that discounts brought new customers, and he planned 200,000 euros for the next round. I was asked for the supporting numbers. My analysis showed that 70 percent of the discounts went to customers who would have bought anyway. I checked it twice and asked a colleague to try to break it. Then I went to him alone before the meeting, because nobody likes to be surprised in public. I asked him what he had seen in the field, and he told me about two regions where it had really worked. I split the data by region, and he was right about those two. So we proposed together to keep the discount there and stop it elsewhere. The board agreed, we saved 130,000 euros, and new customers fell by less than 1 percent. I learned to look for the part of their belief that is true.',
      concepts: {
        'belief against data': 'was sure that | believed | analysis showed | contradicted | the opposite',
        'checked the work': 'checked it twice | colleague to break it | reviewed | validated',
        'spoke privately first':
          'went to him alone | before the meeting | in private | no surprise in public',
        'listened to experience':
          'asked what he had seen | he told me about | domain knowledge | listened | he was right',
        'a shared proposal': 'proposed together | agreed | compromise | kept it there',
        'the outcome': 'saved | the board agreed | as a result | learned',
      },
      followUps: ['What would you have done if he had asked you to leave the number out?'],
      hint: 'How did you make sure, how did you tell, and what did they know that you did not?',
    },
    {
      id: 'da-sql-window',
      kind: 'knowledge',
      competency: 'sql',
      level: 2,
      type: 'technical',
      text: 'What are window functions in SQL, and what would you use them for?',
      ideal:
        'A window function computes a value over a set of rows that are related to the current row, without collapsing them as GROUP BY does. Each row stays, and gets an extra column. OVER defines the window: PARTITION BY splits the rows into groups, ORDER BY sets the order within them, and a frame says which neighbours count. I use ROW_NUMBER to take the latest order of each customer or to remove duplicates, RANK for top lists, LAG and LEAD to compare with the month before, and SUM with an order for running totals or a moving average. Before, one needed self joins for that, which are slower and hard to read. In a churn report I used LAG over the order dates to get the days between purchases of each customer; it replaced a script of 200 lines and ran in 4 seconds instead of 10 minutes.',
      concepts: {
        'rows are kept': 'without collapsing rows | each row stays | unlike group by | keeps the rows',
        'over and partition by': 'over clause | partition by | splits rows into groups',
        'order and frame': 'order by within the window | frame | rows between',
        ranking: 'row_number | rank | latest order of each customer | top lists | remove duplicates',
        neighbours: 'lag and lead | compare with the month before | previous row',
        'running totals': 'running total | moving average | cumulative sum',
      },
      followUps: ['What is the difference between RANK, DENSE_RANK and ROW_NUMBER?'],
      hint: 'Compare with GROUP BY, then give two or three uses.',
    },
    {
      id: 'da-prioritise-requests',
      kind: 'situational',
      competency: 'prioritisation',
      level: 2,
      type: 'hr',
      text: 'You have ten open requests from five teams, and everyone says that theirs is urgent. How do you handle your week?',
      ideal:
        'I would make the queue visible and judge it by the same questions. For each request I ask which decision hangs on it, by when, and what happens if the answer comes a week later. That alone sorts out a third of them. Then I estimate the effort and put what is quick and valuable first. I look for requests that one piece of work can answer, because three teams often ask for the same number in other words. I show the ordered list to the five teams and to my manager, and where two of them really collide I let those who own the goals decide, instead of choosing by who shouts loudest. I keep half a day free for real emergencies and tell everybody a date that I can hold. Repeated questions I turn into a self-service report; in my last team that cut the requests by 40 percent.',
      concepts: {
        'which decision and by when':
          'which decision hangs on it | by when | what happens if it waits | impact',
        'effort against value': 'estimate the effort | value | quick and valuable first | impact and effort',
        'combine requests': 'one piece of work answers several | same number | combine | reuse',
        'visible queue': 'make the queue visible | show the list | transparent | backlog',
        'owners decide clashes': 'my manager | owners of the goals decide | escalate | align',
        'buffer and dates': 'keep half a day free | emergencies | date that i can hold | communicate a date',
        'self-service': 'self-service report | automate | dashboard for repeated questions',
      },
      followUps: ['How do you say no to a director?'],
      hint: 'Which questions would make ten requests comparable?',
    },
    {
      id: 'da-forecast',
      kind: 'case',
      competency: 'analysis',
      level: 3,
      type: 'technical',
      text: 'How would you forecast the number of support tickets for the next three months, so that the team can be staffed?',
      ideal:
        'I start from the decision: how many people a week, planned how far ahead, and which error hurts more, too few or too many. Then I look at two or three years of history by week for trend, season, weekday and events such as releases or price changes. A simple baseline, the same week last year times growth, comes first, because every model must beat it. Tickets also follow drivers, so I add active customers and planned launches as inputs, in a regression or a model such as Prophet. I test it on past quarters that it has not seen, with the mean absolute percentage error, and I give a range and not just a line: staffing for the 80th percentile may be cheaper than a long queue. I agree with the team on how to turn tickets into hours, review every month, and note what surprised us. My last one was within 7 percent.',
      concepts: {
        'starts from the decision':
          'decision | how many people | which error hurts more | staffing need | horizon',
        'history: trend and season': 'trend | seasonality | history by week | weekday | events',
        'a simple baseline': 'baseline | same week last year | naive forecast | beat it',
        'drivers as inputs': 'active customers | launches | drivers | regression | external factors',
        'tested on unseen past':
          'past quarters it has not seen | backtest | holdout | mean absolute error | validation',
        'a range': 'range | confidence interval | percentile | scenarios | uncertainty',
        'review with the team':
          'review every month | turn tickets into hours | update the forecast | monitor',
      },
      followUps: ['A new product launches next month without history. What now?'],
      hint: 'What is the forecast for, what does a simple guess give, and how sure are you?',
    },
  ],
});
