import { defineRole } from '../define.ts';

export const financialAnalyst = defineRole({
  id: 'financial-analyst',
  title: 'Financial analyst',
  titles: [
    'financial analyst',
    'finance analyst',
    'fp&a analyst',
    'fpa analyst',
    'financial planning analyst',
    'corporate finance analyst',
    'investment analyst',
    'investment banking analyst',
    'equity research analyst',
    'credit analyst',
    'budget analyst',
    'treasury analyst',
    'commercial finance analyst',
    'finance business partner',
    'financial planning and analysis manager',
    'valuation analyst',
  ],
  signals: [
    'financial modelling',
    'financial modeling',
    'forecasting',
    'fp&a',
    'discounted cash flow',
    'valuation',
    'variance analysis',
    'budgeting',
    'ebitda',
    'working capital',
    'wacc',
    'capital expenditure',
    'cfa',
  ],
  questions: [
    {
      id: 'fa-three-statements',
      kind: 'knowledge',
      competency: 'financial statements',
      level: 1,
      type: 'technical',
      text: 'Depreciation goes up by 10. What happens on each of the three financial statements if the tax rate is 25 percent?',
      ideal:
        'Net income falls by 7.5, cash rises by 2.5, and the balance sheet still balances. I go through it in order. On the income statement depreciation is an expense, so profit before tax drops by 10 and tax by 2.5. On the cash flow statement I begin with the 7.5 lower net income and add back 10, because depreciation is not a cash cost; cash from operations is therefore 2.5 higher, which is simply the tax we saved. On the balance sheet fixed assets fall by 10 and cash rises by 2.5, so assets are down 7.5; on the other side retained earnings are down 7.5. That holds if the tax office accepts the same depreciation in the same year. If it does not, cash does not change today and a deferred tax asset of 2.5 appears instead. I use this as a quick test of every model I take over.',
      concepts: {
        'profit after tax falls by 7.5':
          'net income falls by 7.5 | profit before tax drops by 10 | net profit down 7.5 | expense on the income statement',
        'added back in the cash flow':
          'add back 10 | not a cash cost | non-cash expense added back | add back the depreciation to net income',
        'cash up by the tax saved': 'cash rises by 2.5 | tax we saved | tax shield | lower tax payment',
        'balance sheet still balances':
          'fixed assets fall by 10 | retained earnings down 7.5 | assets down 7.5 | equity decreases by 7.5',
        'condition on tax treatment':
          'deferred tax | tax office accepts the same | tax depreciation differs | deductible in the same year',
      },
      followUps: ['And what happens if we buy a machine for 100 with borrowed money?'],
      hint: 'Take them one at a time, and finish by showing that both sides agree.',
    },
    {
      id: 'fa-price-volume',
      kind: 'case',
      competency: 'variance analysis',
      level: 1,
      type: 'technical',
      text: 'Sales came in 8 percent under budget this month. How do you explain the shortfall to management?',
      ideal:
        'I would split the gap into causes that somebody can act on: volume, price, mix and, if we sell abroad, exchange rates. Say the budget was 1,000 units at 100, and we sold 950 at 97. The volume effect is 50 units at the budget price, so minus 5,000; the price effect is 3 on 950 units, so minus 2,850. With several products I add the mix, because selling more of the cheap one hurts even when units are on plan. Then I look for the story behind it: one large order that slipped into next month is timing and will come back, a lost customer is permanent. I check cut-off, speak with sales before I write anything, and go down to regions and customers until few lines explain most of it. Management gets one bridge chart, three sentences and a view on the full year. When I did it this way at a drinks firm, 70 percent of a shortfall came from one rebate that nobody had budgeted.',
      concepts: {
        'split price and volume':
          'volume effect | price effect | price volume mix | split the gap | rate and quantity variance',
        'mix or currency': 'more of the cheap one | product mix | exchange rates | mix effect',
        'timing or permanent':
          'slipped into next month | timing difference | lost customer is permanent | one-off or recurring',
        'talk to the business':
          'speak with sales | ask the account managers | ask the business for the story | confirm with the regional heads',
        'few lines explain most': 'regions and customers | drill down | biggest contributors',
        'clear message and outlook':
          'bridge chart | waterfall chart | view on the full year | updated forecast',
      },
      followUps: ['What would you do if sales and your own figures tell two different stories?'],
      hint: 'Break one number into causes, with a small worked sum, and say what it means for the year.',
    },
    {
      id: 'fa-motivation',
      kind: 'motivation',
      competency: 'motivation',
      level: 1,
      type: 'hr',
      text: 'What makes financial analysis the right work for you, and why with us?',
      ideal:
        'I like questions that sound simple and are not, such as "are we making money on this?" In my first job, at a bakery group with 34 shops, I was asked exactly that about one shop in a station. On paper it lost money each month. I followed the costs, found that it carried the rent of the storage for three others, and showed that it earned 4,000 a month by itself. You interest me because you run long projects with heavy investment, where a forecast stands for ten years and not for one quarter; that is the modeling I want to get better at. I bring solid models, SQL for getting my own data, and a habit of talking to the people behind the numbers. In three years I would like to be the partner of one business unit.',
      concepts: {
        'what attracts you':
          'questions that sound simple | finding out whether we make money | i like solving | curious about what drives profit',
        'an early proof':
          'in my first job | showed that it earned | followed the costs | internship where i analyzed',
        'why this company': 'long projects with heavy investment | your industry | your business model',
        'what you bring':
          'i bring solid models | sql | getting my own data | talking to the people behind the numbers | excel and modeling skills',
        'where it should lead':
          'partner of one business unit | business unit partner | get better at | next step',
      },
      followUps: ['Which of our published figures would you want to understand first?'],
      hint: 'One piece of work that hooked you, one reason that only fits here, one thing you bring.',
    },
    {
      id: 'fa-changed-decision',
      kind: 'behavioural',
      competency: 'influence',
      level: 1,
      type: 'hr',
      text: 'Give me an example of an analysis of yours that led to a different decision from the one first planned.',
      ideal:
        'Last spring our logistics director had all but decided to buy six new vans for 210,000, because the old ones were in the workshop all the time. I was the analyst for his area and had two weeks to prepare the request. While I collected the data I saw that two vans caused 68 percent of the repair cost, and that on most days only nine of fourteen were on the road. I could have filled in the form as asked, but I went to the depot, rode along for a morning and asked the dispatcher why. The tours had been planned for a customer who had left. So I compared three options over five years: buy six, lease six, or replace two and plan the tours anew, with repair, fuel and resale in each. The third had the best net present value by 96,000. I showed it to the director alone first, and he presented it himself. We bought two vans, and on-time delivery stayed at 97 percent. Since then I always ask what the asset is needed for.',
      concepts: {
        'the original plan': 'planned to buy | request for six vans | wanted to invest | original proposal',
        'what the data showed':
          'two vans caused | only nine were on the road | utilization was low | data showed | pattern in the cost',
        'checked on the ground':
          'went to the depot | asked the dispatcher | rode along | spoke with the users | visited the site',
        'compared options':
          'compared three options | net present value | buy or lease | five-year comparison of options | total cost of ownership',
        'won the decision maker':
          'showed it to the director alone first | convinced the manager | agreed to change',
        result: 'we bought two | on-time delivery stayed | cost fell',
      },
      followUps: ['How sure were you of the savings when you presented them?'],
      hint: 'Plan, doubt, evidence, options, decision, result: about a sentence or two for each.',
    },
    {
      id: 'fa-model-checks',
      kind: 'knowledge',
      competency: 'modeling',
      level: 2,
      type: 'technical',
      text: 'How do you build a spreadsheet model so that others can rely on it, and how do you search it for mistakes?',
      ideal:
        'I build it so that a stranger can follow it. Inputs, calculations and outputs are on separate sheets; inputs have one color, a unit and a source; no number is typed into a formula. Each row has one formula copied across the whole timeline, so a break in the pattern is visible. I build checks in from the start: the balance sheet balances, closing cash agrees with the cash flow, totals agree with the ledger, and one flag on the first page shows whether all pass. Then I try to break it: I set growth to zero, double a price, put a delay of six months, and see whether the answer moves in the direction and size I would expect. I compare the first forecast year with history. Last, a colleague who did not build it reviews the formulas, and I keep versions with a log of changes. In one handed-over model these tests found a sum that missed the last row; it had understated costs by 1.3 million over five years.',
      concepts: {
        'separate inputs and calculations':
          'inputs calculations and outputs | separate sheets | no number typed into a formula | no hard-coded numbers | assumptions in one place',
        'consistent formulas':
          'one formula copied across | same formula in each row | break in the pattern | consistent across the timeline',
        'built-in checks':
          'balance sheet balances | checks built in | error flag on the first page | totals agree with the ledger',
        'stress the model':
          'set growth to zero | extreme values | try to break it | sensitivity of the result | double a price',
        'review by another person':
          'colleague who did not build it | peer review | independent review | second pair of eyes',
        'versions and sources': 'log of changes | keep versions | documented source | version control',
      },
      followUps: ['When would you leave spreadsheets and use another tool?'],
      hint: 'Structure, built-in alarms, attempts to break it, and other eyes.',
    },
    {
      id: 'fa-npv-irr',
      kind: 'knowledge',
      competency: 'investment appraisal',
      level: 2,
      type: 'technical',
      text: 'Of two projects that exclude each other, one has the higher IRR and the other the higher NPV. Which do you recommend?',
      ideal:
        'I recommend the one with the higher net present value, as long as we can fund it, because it adds more money to the company. The rate of return is a percentage and is blind to size. Say A costs 100 and pays 150 after a year: 50 percent, but at a cost of capital of 10 percent it adds 36. B costs 1,000 and pays 1,300: only 30 percent, but it adds 182. The extra 900 in B earn 28 percent, which is far above 10, so B wins. IRR also assumes that the cash it throws off earns that same rate, which flatters early payers, and when cash flows change sign more than once it can give two answers. There are limits to NPV too: it depends on the discount rate, so I test that, and the projects must be compared over equal lives or as annuities. If capital is rationed I rank by NPV per unit invested.',
      concepts: {
        'choose by value added':
          'higher net present value | adds more money | creates more value | npv decides',
        'percentage is blind to size':
          'blind to size | ignores the scale | percentage not money | small project high return',
        'incremental view or worked example':
          'extra 900 earn | incremental cash flow | adds 182 | incremental return above cost of capital',
        'weak points of the rate':
          'change sign more than once | two answers | multiple rates | assumes reinvestment at the same rate | earns that same rate',
        'rationed capital':
          'capital is rationed | npv per unit invested | profitability index | limited budget',
        'discount rate and lives':
          'test the discount rate | equal lives | annuities | sensitivity to cost of capital',
      },
      followUps: ['How would you take higher risk in one of the projects into account?'],
      hint: 'Give the answer first, prove it with two small numbers, then name the exceptions.',
    },
    {
      id: 'fa-profit-no-cash',
      kind: 'case',
      competency: 'cash flow',
      level: 2,
      type: 'technical',
      text: 'A subsidiary reports rising profit, yet its bank account shrinks month after month. Where would you look?',
      ideal:
        'I would walk from profit to cash, line by line, because the difference must be in one of four places. First working capital: are customers paying later, is stock growing, are we paying suppliers sooner? I calculate the days for receivables, inventory and payables over eight quarters. At 20 million in sales, a rise from 45 to 63 days of receivables alone swallows about a million. Second investment: capital spending above depreciation, or development cost that is capitalized and so never touches profit. Third financing: loan repayments, dividends to the group, tax for earlier years. Fourth the quality of the profit itself: revaluation gains, released provisions, revenue booked before it can be billed. Fast growth can be a healthy cause, but it still needs funding. So I would then build a 13-week cash forecast and agree one action per cause. In a case in 2020 it was stock: one product was made for a tender we had lost, 640,000 on the shelf.',
      concepts: {
        'working capital':
          'customers paying later | receivables inventory and payables | stock growing | days sales outstanding | paying suppliers sooner',
        'investment spending':
          'capital spending above depreciation | capitalized development spending | capex | investment in assets',
        'financing and tax':
          'loan repayments | dividends to the group | tax for earlier years | interest and debt service',
        'quality of earnings':
          'released provisions | revaluation gains | non-cash gains | revenue booked before it can be billed | quality of the profit',
        'growth needs funding': 'fast growth | growth needs funding | overtrading | healthy cause',
        'cash forecast and action':
          '13-week cash forecast | action per cause | short-term liquidity plan | collect overdue invoices',
      },
      followUps: ['Which of these would worry you most, and why?'],
      hint: 'Start at the profit and walk down the cash flow statement until the money is found.',
    },
    {
      id: 'fa-forecast-miss',
      kind: 'behavioural',
      competency: 'forecasting',
      level: 2,
      type: 'hr',
      text: 'Which forecast of yours turned out badly wrong? What did you change because of it?',
      ideal:
        'In autumn 2022 I forecast the energy cost of our three plants for the coming year and was 31 percent too low, which meant 1.1 million. It was my model, so I told the finance director in February, as soon as two months of bills made it clear, and not at half-year. I took the miss apart before I defended anything. A third of it was price, which nobody had foreseen. But two thirds were mine: I had taken consumption from a year with short shifts, and one contract had a clause that moved with the market, which I had never read. I corrected the outlook within a week, gave a range with three prices instead of one figure, and the purchasing manager used it to fix 60 percent of the volume, which saved about 200,000 later. Since then I read the contracts behind any cost above 5 percent, have the operations people sign the volumes, and keep a log of forecast against actual. The following year we were within 4 percent.',
      concepts: {
        'size of the miss':
          '31 percent too low | forecast was off by | missed by | far above the actual | overestimated',
        'told early': 'told the finance director in february | raised it early | informed my manager at once',
        'took the miss apart':
          'took the miss apart | two thirds were mine | analyzed the error | price and consumption | wrong assumption',
        'corrected with a range':
          'gave a range | three prices instead of one figure | corrected the outlook | scenarios | revised forecast',
        'changed the method':
          'log of forecast against actual | read the contracts | sign the volumes | back-test | track forecast accuracy',
        'proof that it worked':
          'following year within 4 percent | accuracy improved | next forecast closer | error fell',
      },
      followUps: ['How did the finance director take the news?'],
      hint: 'Say how far off, split luck from own error, and prove that your method got better.',
    },
    {
      id: 'fa-dcf-fragile',
      kind: 'knowledge',
      competency: 'valuation',
      level: 3,
      type: 'technical',
      text: 'How do you value a company by discounting its cash flows, and where is that method most fragile?',
      ideal:
        'The value is what its future free cash flows are worth today. I forecast five to ten years of cash flow to the firm: operating profit after tax, plus depreciation, less investment and the increase in working capital. I discount it at the weighted average cost of capital, add a terminal value, and get the enterprise value; less net debt and similar claims that leaves equity. It is most fragile in the terminal value, which is often 60 to 80 percent of the whole. With growth of 2 percent, moving the rate from 8 to 9 percent lowers that value by 14 percent. So growth must not exceed that of the economy in the long run, and investment in the last year must be enough to support it. The second weak point is margins that rise for ever in the plan. I show a sensitivity table, ask what the market price implies, and compare with multiples of similar firms. In one bid my range was 42 to 55 million, and we walked away at 60.',
      concepts: {
        'free cash flow':
          'free cash flows | operating profit after tax plus depreciation | less investment and working capital | cash flow to the firm',
        'discount rate':
          'weighted average cost of capital | wacc | discount at the cost of capital | risk of the business',
        'from enterprise to equity value':
          'less net debt | enterprise value to equity | subtract debt add cash | equity bridge',
        'terminal value dominates':
          'terminal value | 60 to 80 percent of the whole | growth must not exceed the economy | perpetual growth rate',
        'optimistic plan':
          'margins that rise for ever | hockey stick | investment enough to support growth | too optimistic assumptions',
        'sensitivity and cross-check':
          'sensitivity table | multiples of similar firms | what the market price implies | scenario range',
      },
      followUps: ['How would you value a firm that will lose money for the next four years?'],
      hint: 'Name the steps quickly, then spend your time on the assumption that moves the result most.',
    },
    {
      id: 'fa-scenarios',
      kind: 'situational',
      competency: 'planning',
      level: 3,
      type: 'technical',
      text: 'Demand for next year could fall by a third or grow by a fifth. How would you plan for that instead of giving one number?',
      ideal:
        'I would give the board a few coherent stories and the points at which we act, because a single figure in the middle is the one result that will not happen. First I find the three or four drivers that really move profit, such as volume, price and the cost of material, and I test each alone to see its weight. Then I build three scenarios in which the drivers fit together; if volume falls by a third, prices will hardly hold. For each I calculate profit, cash and loan covenants by month, since a firm dies of cash and not of a bad year. Next I list the costs that are fixed and how long it takes to change them, and split decisions into those that are right in every case and those that can wait. Last I agree early signs, for example orders under 80 a week for four weeks, and what we then do. In 2020 we froze two hires and kept the tooling order on such a signal, and ended 0.8 million above our covenant.',
      concepts: {
        'drivers first':
          'drivers that move profit | volume price and material | test each alone | key assumptions',
        'coherent scenarios':
          'drivers fit together | coherent stories | three scenarios | base upside and downside | internally consistent',
        'cash and covenants':
          'loan covenants | cash by month | liquidity headroom | firm dies of cash | funding need',
        'fixed cost and flexibility':
          'costs that are fixed | how long it takes to change them | flexible costs | break-even point',
        'decisions that hold in every case': 'right in every case | no-regret moves | keep options open',
        'early signs': 'agree early signs | trigger points | leading indicators',
      },
      followUps: ['When would a Monte Carlo simulation be worth the effort?'],
      hint: 'What moves the result, which combinations make sense, and what would make you act?',
    },
    {
      id: 'fa-sandbagging',
      kind: 'situational',
      competency: 'business partnering',
      level: 3,
      type: 'hr',
      text: 'A division head beats the budget by far every year because the plan is padded. How do you deal with that in the next round?',
      ideal:
        'I would see padding as a sensible answer to a bad rule, so I would look at the rule before the person. First I lay out the facts: five years of budget against actual by line, so that we talk about a pattern and not about honesty. Then I would meet the division head alone, say what I see, and ask what the reserve is for. Usually there is a real reason, for example a bonus that hangs on the budget. After that I would offer a trade: we plan on drivers, such as orders and hours per order, at the likely value, and we show the uncertainty openly as a contingency which the division can draw on without a fight. For the CFO I would propose that bonuses rest on last year or on rivals and not only on the budget. I would agree this before the round starts, not in the final meeting. With one division this took the gap from 14 to 3 percent in two years, and freed 900,000 for a project that had been refused.',
      concepts: {
        'facts over years':
          'five years of budget against actual | budget against actual line by line | pattern over time | historic variances',
        'private talk about the reason':
          'meet the division head alone | ask what the reserve is for | listen to the reasons | without accusation',
        'incentives behind it':
          'bonus hangs on the budget | bad rule | incentive | targets cut later | punished for missing',
        'plan on drivers':
          'plan on drivers | plan by hours per order | likely value | zero-based | activity based',
        'open contingency':
          'shown openly as a contingency | central reserve | range instead of a buffer | risk reserve',
        'agree with the cfo beforehand':
          'propose to the cfo | before the round starts | change the bonus basis | rolling forecast',
      },
      followUps: ['What if the division head denies it completely?'],
      hint: 'Ask yourself why a sensible person would do this, then change that.',
    },
    {
      id: 'fa-thin-data',
      kind: 'behavioural',
      competency: 'judgment',
      level: 3,
      type: 'hr',
      text: 'When did senior managers need a figure from you within hours, although half of the information was missing?',
      ideal:
        'On a Thursday in 2023 our largest supplier filed for insolvency, and the board wanted to know by six in the evening what it would cost us. I was the senior analyst on duty; two of the three plants could not tell their stock. I had a choice between waiting for good data and giving a useful range, and a late answer was worth nothing, since the bank meeting was on Friday. So I wrote down what would decide the size: parts per week, weeks of stock, price of the second source, and deposits paid. I phoned three planners, took ranges where they were unsure, and asked a colleague in purchasing to attack my assumptions. At half past five I gave one page: 1.4 to 2.3 million, most likely 1.8, with each input marked as known, estimated or guessed, and the two that mattered most. The board agreed a credit line of 2.5 million on it. The final cost was 1.9. Since then I mark every forecast that way, and people argue less about decimals.',
      concepts: {
        'the pressure and the gap':
          'by six in the evening | could not tell their stock | filed for insolvency | data was missing',
        'named what decides the size':
          'wrote down what would decide | key inputs | parts per week | biggest drivers | simple estimate',
        'got the best available facts':
          'phoned planners | took ranges | asked experts | quick calls | proxy data',
        'had it challenged': 'attack my assumptions | colleague checked | sanity check | second opinion',
        'range with confidence marked':
          'known estimated or guessed | gave a range | stated the uncertainty | confidence level',
        'compared with the outcome': 'final cost was | actual came in',
      },
      followUps: ['What would you have said if the board had insisted on one exact number?'],
      hint: 'Show how you chose what to find out, how you marked what you did not know, and how close you came.',
    },
  ],
});
