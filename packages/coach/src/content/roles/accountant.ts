import { defineRole } from '../define.ts';

export const accountant = defineRole({
  id: 'accountant',
  title: 'Accountant',
  titles: [
    'accountant',
    'staff accountant',
    'management accountant',
    'financial accountant',
    'cost accountant',
    'tax accountant',
    'general ledger accountant',
    'chartered accountant',
    'certified public accountant',
    'accounts assistant',
    'accounts payable clerk',
    'accounts receivable clerk',
    'accounting clerk',
    'accounting manager',
    'bookkeeper',
    'financial controller',
    'auditor',
    'payroll specialist',
    'payroll clerk',
    'tax advisor',
  ],
  signals: [
    'general ledger',
    'accounts payable',
    'accounts receivable',
    'month-end close',
    'reconciliation',
    'ifrs',
    'gaap',
    'vat return',
    'bookkeeping',
    'accruals',
    'journal entries',
    'trial balance',
    'statutory accounts',
    'xero',
  ],
  questions: [
    {
      id: 'acc-accrual-prepay',
      kind: 'knowledge',
      competency: 'accounting principles',
      level: 1,
      type: 'technical',
      text: 'What is the difference between an accrual and a prepayment, and how do you book each of them?',
      ideal:
        'Both exist because a cost belongs to the period in which the benefit is used, not to the day on which cash moves. An accrual is a cost that we have already incurred but not yet been invoiced for. At month end I debit the expense and credit accrued liabilities, and I reverse it when the invoice comes. A prepayment is the mirror image: we have paid, but part of the benefit lies ahead. I put that part on the balance sheet as a current asset and release it to expense month by month. For example, if we pay 12,000 for a year of insurance on 1 October and our year ends in December, then 3,000 is expense and 9,000 stays as a prepayment. I keep a schedule for both and agree it to the ledger every month, because forgotten items sit there for years.',
      concepts: {
        'matching to the period':
          'belongs to the period | benefit is used | matching principle | not when cash moves | accrual basis',
        'accrual is owed and not invoiced':
          'incurred but not yet invoiced | debit expense credit accrued liabilities | owed at month end without a bill | goods received not invoiced',
        'prepayment is paid ahead':
          'paid but benefit lies ahead | current asset | paid in advance | asset on the balance sheet | prepaid expense',
        'reverse or release':
          'reverse when the invoice comes | release to expense month by month | amortise over the term | unwind monthly',
        'schedule agreed to the ledger':
          'keep a schedule | agree it to the ledger | review stale items | reconcile the balance monthly',
      },
      followUps: [
        'How would you estimate an accrual for electricity when no bill has come?',
        'What happens to profit if a prepayment is never released?',
      ],
      hint: 'One sentence of principle, then the two entries, then one worked figure.',
    },
    {
      id: 'acc-bank-rec',
      kind: 'knowledge',
      competency: 'reconciliation',
      level: 1,
      type: 'technical',
      text: 'Your cash book shows 4,300 more than the bank statement. How do you go about reconciling the two?',
      ideal:
        'I work from both balances towards an adjusted figure that they must share. First I check that last month was reconciled, since an old difference may just be carried forward. Then I check off every item that appears on both sides for the same amount and date. What is left in the cash book only are timing items: deposits in transit that the bank has not credited yet, and outstanding payments that it has not cleared. What is left on the statement only I have to book: bank charges, interest, direct debits, returned payments. With 4,300 too much in the books I would look first for receipts not yet banked and for charges or a bounced payment that we have not entered. If something remains, I search for the amount itself, for half of it, which points to a wrong side, and whether it divides by nine, which points to swapped digits. Somebody else reviews it. I once found 4,300 booked twice within ten minutes that way.',
      concepts: {
        'tick matching items':
          'tick off every item | match both sides | compare the two line by line | last month reconciled',
        'timing differences': 'deposits in transit | outstanding payments | timing items | uncleared checks',
        'items only on the statement':
          'bank charges | direct debits not booked | returned payments | bounced payment | interest from the bank',
        'search for errors':
          'divides by nine | swapped digits | booked twice | wrong side | transposition error',
        'review by someone else':
          'somebody else reviews | reviewed by a second person | segregation of duties',
      },
      followUps: ['Which side do you correct for an outstanding payment, and why?'],
      hint: 'Sort the differences into three kinds, and say which of them need an entry.',
    },
    {
      id: 'acc-three-way',
      kind: 'knowledge',
      competency: 'internal control',
      level: 2,
      type: 'technical',
      text: 'How should a supplier invoice be checked before it is paid, and which frauds do those checks stop?',
      ideal:
        'The core is the three-way match: the invoice must agree with the purchase order and with the goods received note in price, quantity and terms. Around that I check that the supplier is on our approved list, that the invoice is not a duplicate by number, amount and date, that VAT or sales tax is right, and that it is coded and approved within the limits of authority. Duties are split, so that whoever sets up a supplier can not also release the payment. The biggest danger today is a changed bank account: a mail that looks genuine asks us to pay elsewhere. I never act on the mail; I call the supplier on the number we hold, and a second person confirms the change. These checks stop ghost suppliers, double payments, inflated invoices and payment diversion. In 2023 a call back of mine stopped a diversion of 27,400 euros.',
      concepts: {
        'three-way match':
          'three-way match | purchase order and goods received | agree invoice to order | matching price and quantity',
        'duplicates and approval':
          'not a duplicate | limits of authority | approved supplier list | authorized by the budget holder | duplicate invoice number',
        'split duties':
          'duties are split | segregation of duties | can not also release | different people set up and pay',
        'verify changed bank details':
          'changed bank account | call the supplier | number we hold | confirm new bank details by phone',
        'which frauds it stops':
          'ghost suppliers | payment diversion | fictitious vendors | double payments | inflated invoices',
      },
      followUps: ['How do you keep duties apart in a finance office of two?'],
      hint: 'Which documents must agree, who may do what, and what is the trick most often tried?',
    },
    {
      id: 'acc-motivation',
      kind: 'motivation',
      competency: 'motivation',
      level: 1,
      type: 'hr',
      text: 'Why did you choose accounting, and what interests you about our finance department?',
      ideal:
        'I came to it through a mess. I helped out in a bicycle workshop that thought it was rich, because the bank balance was high in June; by November it could not pay its suppliers. I built a simple ledger from a shoebox of invoices, and after three weeks we could see that repairs earned money and new bicycles lost it. The owner dropped two brands and paid off 22,000 of debt within a year. What interests me here is that your accountants sit with the plants and not in a far tower, and that you close in four days, which I want to learn. I can bring stock valuation and two years in a manufacturing ledger. I have passed nine of my professional papers, and your study support would help me to finish the rest by next summer.',
      concepts: {
        'the spark': 'built a simple ledger | first discovered | made me want to learn',
        'effect of good figures':
          'paid off debt | could see that repairs earned money | helped the owner decide | figures changed a decision',
        'why this department': 'your accountants sit | you close in four days | your group reporting',
        'what you bring': 'stock valuation | years in a manufacturing ledger | experience with closing',
        'where you want to grow':
          'passed professional papers | want to learn | finish my qualification | study support | next step',
      },
      followUps: ['Which part of the month-end do you like least, and how do you handle it?'],
      hint: 'A moment that shows why figures matter to you, then a reason that fits this place.',
    },
    {
      id: 'acc-found-error',
      kind: 'behavioural',
      competency: 'accuracy',
      level: 1,
      type: 'hr',
      text: 'When did you discover an error in figures that had already been reported, and what did you do about it?',
      ideal:
        'In March last year I was preparing the quarter at a wholesaler and noticed that freight on imports was at half its usual share of purchases. It was my ledger, so I did not want to pass it by. I traced it in an afternoon: a recurring journal of mine had run twice since January, in the wrong direction, and profit for two months was too high by 18,600. I could have let the correction slip into March, but managers had already used the figures. I checked the amount with a colleague, wrote half a page on cause, effect and correction, and went to the controller the same day. She informed the directors, we restated January and February in the management pack, and nothing had gone to the bank yet. Afterwards I added a check that compares each cost to sales, and a second person now approves recurring journals. We have had no such error in 14 months.',
      concepts: {
        'how it was noticed':
          'half its usual share | analytical review | compared with last year | noticed an unusual ratio | did not look right',
        'traced cause and amount':
          'traced it | journal had run twice | quantified the effect | checked the amount | found the source',
        'reported it at once':
          'went to the controller the same day | told my manager | informed the directors | disclosed it | did not hide it',
        'corrected the figures':
          'restated january | correcting entry | reversed the journal | adjusted the accounts',
        'control added': 'second person approves | added a check | close checklist | new review step',
      },
      followUps: ['What would have changed if the figures had already gone to the bank or the auditors?'],
      hint: 'Noticed, traced, told, corrected, prevented: with amounts and dates.',
    },
    {
      id: 'acc-revenue-contract',
      kind: 'case',
      competency: 'revenue recognition',
      level: 3,
      type: 'technical',
      text: 'We sell a machine with installation and two years of maintenance for one price of 100,000. When do we recognize the revenue?',
      ideal:
        'Under IFRS 15 and the matching US rule, ASC 606, I go through five steps: identify the contract, identify the performance obligations, determine the price, allocate it, and recognize revenue as each obligation is met. Here the question is whether the three promises are distinct. A standard machine that others could install is distinct from installation; if installing means heavy customizing, both are one. Maintenance is nearly always separate. Then I allocate the 100,000 by relative stand-alone selling prices. Suppose they are 90,000, 10,000 and 20,000, so 120,000 in total: the machine gets 75,000, installation 8,333 and maintenance 16,667. The machine is recognized when control passes, usually at delivery or acceptance, installation as it is carried out, and maintenance straight-line over 24 months. What we have billed but not earned is a contract liability. I document the judgment, because auditors will ask. In my last post this moved 1.2 million of service revenue into later years.',
      concepts: {
        'five-step model':
          'ifrs 15 | asc 606 | five steps | identify the performance obligations | revenue from contracts with customers',
        'are the promises distinct':
          'promises are distinct | separate performance obligations | heavy customizing | others could install it',
        'allocate by stand-alone prices':
          'stand-alone selling prices | relative prices | allocate the transaction price | split by fair value',
        'point in time or over time':
          'when control passes | at delivery or acceptance | straight-line over 24 months | over time for maintenance',
        'unearned part': 'contract liability | deferred revenue | billed but not earned | unearned income',
      },
      followUps: ['What changes if the customer may return the machine within 60 days?'],
      hint: 'Ask what exactly has been promised, what each promise is worth, and when it is kept.',
    },
    {
      id: 'acc-depreciation',
      kind: 'knowledge',
      competency: 'fixed assets',
      level: 2,
      type: 'technical',
      text: 'Explain when you capitalize spending instead of expensing it, and how you choose a depreciation method.',
      ideal:
        'I capitalize when the spending creates or improves something that will bring benefit for more than one period, that we control, and whose cost can be measured; everything else, such as repairs that only keep an asset going, is expense. The cost includes what is needed to bring it into use: price, delivery, installation, testing, but not training of staff. Most firms set a threshold, for example 1,000, for practical reasons. The method should follow the pattern in which the benefit is used up. Straight-line suits offices and furniture; diminishing balance suits things that lose value early, such as vehicles; units of production suits a press whose wear depends on output. I need the cost, useful life and residual value, and I review the estimates every year. A change is made prospectively, since it is a change in estimate and not an error.',
      concepts: {
        'benefit beyond one period':
          'benefit for more than one period | future economic benefits | resource that we control | cost measured reliably',
        'repairs are expense':
          'repairs that only keep it going | maintenance is expensed | training is not included | restores rather than improves',
        'which costs are included':
          'delivery and installation | bring it into use | directly attributable costs | testing before use | threshold for capitalizing',
        'method follows use':
          'straight-line | diminishing balance | units of production | pattern in which the benefit is used up | reducing balance',
        'life and residual reviewed':
          'useful life and residual value | review the estimates every year | change made prospectively | impairment review',
      },
      followUps: ['How do you treat the cost of replacing the roof of a warehouse?'],
      hint: 'First the test for the balance sheet, then what goes into the cost, then how it wears out.',
    },
    {
      id: 'acc-slow-close',
      kind: 'situational',
      competency: 'month-end close',
      level: 2,
      type: 'technical',
      text: 'You join a firm whose month-end takes twelve working days. How would you bring it down to five?',
      ideal:
        'I would first watch one close without changing anything and note for each task who does it, when it starts, what it waits for and how long it takes. That shows the critical path, and mostly the time is waiting, not working. Then I would move work out of the close: recurring journals, depreciation and bank reconciliations can be done before the last day, and large accounts can be reconciled each week. Second I would set a cut-off and a materiality limit, for example no accrual under 500, because people lose days on trifles. Third I would write a calendar with owner and hour for each task, and agree dates with purchasing and payroll, since they deliver our input. After that comes automation, such as bank feeds and intercompany matching. Speed must not cost quality, so I count late adjustments each month. I would go in steps: nine, seven, five. In my last firm it took us five months to go from eleven days to five, with fewer post-close entries than before.',
      concepts: {
        'map the present close': 'watch one close | critical path | list every task | find the bottleneck',
        'work before the last day':
          'before the last day | reconcile each week | recurring journals in advance | pre-close tasks | move work out of the close',
        'cut-off and materiality':
          'materiality limit | no accrual under 500 | set a cut-off | estimates instead of waiting | threshold',
        'calendar with owners':
          'calendar with owner and hour | close checklist | agree dates with purchasing | deadlines for each task',
        automate: 'bank feeds | automatic matching | automation of journals | intercompany matching',
        'quality watched':
          'late adjustments | post-close entries | speed must not cost quality | error rate tracked',
      },
      followUps: ['Which task would you refuse to speed up?'],
      hint: 'Where do the days really go, and what could happen earlier, smaller or not at all?',
    },
    {
      id: 'acc-explain-nonfinance',
      kind: 'behavioural',
      competency: 'communication',
      level: 2,
      type: 'hr',
      text: 'Give an example of how you got a budget holder without financial training to act on your numbers.',
      ideal:
        'At a furniture maker the head of the workshop overspent his material budget in four of six months, and my variance reports stayed unread. As the management accountant for the plant I had to bring that back in line. I could have gone to his director, but I wanted to know what he saw. So I spent a morning on the shop floor and learned that he thinks in boards and hours, not in euros. I threw away the two-page table and made one sheet: boards planned, boards used, boards scrapped, by product, with the money in one line at the end. He saw within a minute that one table top caused 60 percent of the waste, and he knew why: the new supplier delivered boards 3 centimeters shorter. Purchasing changed the order. Material cost was back within 2 percent of budget in two months, about 5,500 euros a month saved, and he began to ask me for the sheet. Since then I ask each manager in which unit they think.',
      concepts: {
        'the numbers were not used':
          'reports stayed unread | overspent the budget | ignored my reports | did not understand the variance',
        'went to their world':
          'spent a morning on the shop floor | saw how the workshop works | sat with the manager | asked how they work | visited the site',
        'translated the figures':
          'boards and hours not euros | made one sheet | plain language | visual instead of a table',
        'they took action':
          'purchasing changed the order | one product caused the waste | changed the supplier | the manager decided',
        'measured outcome':
          'within 2 percent of budget | saved a month | overspend fell | began to ask me for the sheet',
      },
      followUps: ['What did you do when the workshop and purchasing disagreed about the cause?'],
      hint: 'How did you find out what the other person needs, and what did the numbers then change?',
    },
    {
      id: 'acc-director-deferral',
      kind: 'situational',
      competency: 'ethics',
      level: 3,
      type: 'hr',
      text: 'On the last day of the year your finance director asks you to hold back 90,000 of supplier invoices until January. How do you respond?',
      ideal:
        'My answer has to be that a cost belongs in the year in which we received the goods or service, whatever day we book the invoice. First I would make sure that I understand: perhaps the deliveries really come in January, and then the request is right. So I would ask to see the delivery notes. If they belong to December, I would say so calmly and privately, name the rule and the risk, since the auditors test exactly this cut-off, and look for the real problem. Often it is a bank covenant or a bonus limit, and there are honest ways: talk to the bank early, explain the variance, delay the payment but not the booking. I would not post something I know to be misleading; my professional code forbids it. I would keep a note of what was said. If the pressure stayed, I would go to the audit committee or our speak-up line and take advice from my institute. I have said no once, over 15,000, and the director thanked me after the audit.',
      concepts: {
        'clarify the facts first':
          'deliveries really come in january | see the delivery notes | make sure that i understand | ask for the reason',
        'the rule':
          'belongs in the year in which we received | cut-off | accruals principle | must be accrued in december',
        'refuse calmly and privately':
          'say so calmly and privately | not post something misleading | i would refuse | professional code forbids | integrity',
        'honest alternatives':
          'talk to the bank early | delay the payment but not the booking | explain the variance | disclose it | real problem behind it',
        'record and escalate':
          'keep a note | audit committee | speak-up line | whistleblowing | advice from my institute',
      },
      followUps: ['Would it matter if the amount were 900 instead of 90,000?'],
      hint: 'Check the facts, state the rule, look for an honest way out, and know the next door.',
    },
    {
      id: 'acc-consolidation',
      kind: 'knowledge',
      competency: 'group accounts',
      level: 3,
      type: 'technical',
      text: 'Your company buys 80 percent of another. Which adjustments are needed to bring it into the group accounts?',
      ideal:
        'With 80 percent we normally have control, so from the date of acquisition I consolidate all of its assets, liabilities, income and costs, not 80 percent of them. First I align the accounting policies, year end and currency. At acquisition I measure the identifiable assets and liabilities at fair value, including intangibles such as customer lists, with deferred tax on the differences. The price paid plus the non-controlling interest, less those net assets, is goodwill; under IFRS and US GAAP for listed groups it is not amortised but tested for impairment every year. I eliminate our investment against the equity of the subsidiary. Then every period I eliminate balances between the companies, sales, dividends and unrealized profit in stock. The outside 20 percent is shown in equity, with its share of profit. A foreign subsidiary is translated at closing rate for the balance sheet and average rate for income. My check is a proof of group equity.',
      concepts: {
        'full consolidation on control':
          'consolidate all assets and liabilities | control from the date of acquisition | 100 percent line by line | not 80 percent of them',
        'fair values and goodwill':
          'fair value of identifiable assets | goodwill | customer lists as intangibles | purchase price allocation | impairment test',
        'eliminate the investment':
          'investment against the equity | eliminate share capital | cancel the investment | pre-acquisition reserves',
        'intercompany eliminations':
          'balances between the companies | unrealized profit in stock | intercompany sales | internal dividends',
        'minority share':
          'non-controlling interest | outside 20 percent | minority interest in equity | share of profit to outside owners',
        'align policies and currency':
          'align the accounting policies | closing rate and average rate | same year end | translate the foreign subsidiary',
      },
      followUps: ['What changes if you hold 30 percent instead?'],
      hint: 'Start with what 80 percent gives you, then day one, then every month after.',
    },
    {
      id: 'acc-audit-under-pressure',
      kind: 'behavioural',
      competency: 'leadership',
      level: 3,
      type: 'hr',
      text: 'Describe the most demanding audit you have led from the company side. How did you get your people through it?',
      ideal:
        'In 2021 our first audit after a change of ledger system came with new auditors and a deadline three weeks earlier than before. I led five accountants, and after the first week we had 140 open requests and two people working past nine every evening. I was responsible for the result, and I saw that effort was not the problem but order. I asked the audit manager for half an hour each morning, and together we ranked the requests by risk; a third of them turned out to be duplicates. I gave each area one owner, put all evidence in one folder with a tracker, and took the hardest topic, stock valuation, myself. When a junior colleague found that 52,000 of old stock was overvalued, I presented it to the auditors before they asked, with that colleague in the room. We signed on the day, with three findings instead of eleven the year before. I learned to hold a rehearsal six weeks earlier, and I have done so each year since.',
      concepts: {
        'what made it demanding':
          'new auditors | deadline three weeks earlier | 140 open requests | change of ledger system | short of staff',
        'brought order':
          'ranked the requests by risk | tracker | one owner for each area | one folder for evidence | daily meeting with the audit manager',
        'open with the auditors':
          'presented to the auditors before they asked | disclosed the issue early | honest with the auditors | proposed the adjustment',
        'cared for the people':
          'working past nine | took the hardest topic myself | with that colleague in the room | shared the load | gave credit',
        result:
          'signed on the day | three findings instead of | clean opinion | fewer adjustments | met the deadline',
        'lesson applied':
          'i learned to hold a rehearsal | rehearsal before each audit | interim preparation | next audit started earlier',
      },
      followUps: ['What did you do about the people who worked past nine?'],
      hint: 'What stood in the way, how you ordered the work, how you treated people, how it ended.',
    },
  ],
});
