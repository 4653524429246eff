import { defineSkills } from '../define-skills.ts';

export const accountingAndFinance = defineSkills({
  id: 'accounting-and-finance',
  title: 'Accounting and finance',
  skills: {
    'Covenant monitoring': 'covenants, loan covenants, covenant compliance',
    'Credit memos': 'credit memo, credit memoranda, credit papers',
    'Pension auto-enrolment': 'pensions auto-enrolment, auto-enrolment, auto enrolment',
    'HMRC reporting': 'hmrc, p45s, p45, p60s',
    'Statutory payments': 'SSP, SMP, statutory sick pay',
    Accounting:
      'financial accounting, accountancy, accounting principles, accounting procedures, accounting standards, fund accounting, accounting functions, accounting systems, general accounting, accounting skills, managerial accounting, accounting processes, accounting operations',
    Bookkeeping: 'book keeping, book-keeping, bookkeeper',
    'Accounts payable':
      'a/p, accounts payable processing, AP, account payable, accounts payables, accounts payable and receivable, payables',
    'Accounts receivable':
      'a/r, collections accounting, AR, account receivable, accounts receivables, receivables, accounts payable/receivable, aging reports',
    'General ledger':
      'gl, general ledger accounting, ledger, general ledger accounts, gl accounts, ledgers, chart of accounts',
    'Journal entries':
      'journal entry, accruals, accrual accounting, prepaid expenses, adjusting entries, adjusting journal entries, monthly journal entries',
    'Month-end close':
      'month end close, year-end close, financial close, month-end closing, period close, month end closing, monthly close, year end close, close process, month end, month-end, closing process, year-end, year end, year-end closing, closing procedures, quarter-end',
    'Account reconciliation':
      'bank reconciliation, reconciliations, balance sheet reconciliation, bank reconciliations, account reconciliations, reconciliation, reconciling accounts, reconcile accounts, reconciled accounts, balance sheet reconciliations, account analysis, bank statements, bank statement reconciliation, general ledger reconciliation',
    'Financial statements':
      'financial statement preparation, balance sheet, income statement, cash flow statement, balance sheets, income statements, profit and loss statements, profit and loss, financial statement, p&l, preparing financial statements, p&l statements, financial statement analysis, statement preparation, p & l, profit & loss, preparation of financial statements',
    'Financial reporting':
      'external reporting, consolidation, financial reports, monthly financial reports, management accounts, sec reporting, consolidations, statutory reporting, financial consolidation, regulatory reporting, financial report, management accounting, financial reports preparation, 10-k, 10-q',
    GAAP: 'us gaap, generally accepted accounting principles, us-gaap, u.s. gaap',
    IFRS: 'international financial reporting standards, ind as',
    Auditing:
      'external audit, financial audit, audit planning, auditor, auditing standards, audit procedures, financial audits, external audits, internal and external audits, statutory audit, external auditors, auditing skills, audit support, audit preparation, audit reports',
    'Internal audit': 'internal auditing, internal audits, internal auditor',
    'Internal controls':
      'internal control, sox, sarbanes-oxley, sox compliance, control testing, sarbanes oxley, accounting controls, financial controls, controls testing, sarbanes-oxley act',
    'Tax preparation':
      'tax returns, tax filing, income tax, individual tax returns, tax return preparation, preparing tax returns, tax preparer, tax return, corporate tax returns, 1099, w-2, tax reporting, payroll taxes, form 1040, 1099s, payroll tax, income tax returns',
    'Tax planning':
      'tax, corporate tax, tax compliance, tax law, taxation, tax accounting, tax research, international tax, indirect tax, transfer pricing, tax advisory, direct tax, tax strategy, tax provision',
    'Sales tax': 'vat, gst, sales and use tax, sales tax returns, use tds',
    Payroll:
      'payroll processing, payroll administration, adp, adp workforce now, payroll accounting, payrolls, payroll management, process payroll, processing payroll, adp payroll, paychex, payroll specialist, payroll systems, gusto, ceridian, processed payroll',
    'Cost accounting':
      'standard costing, product costing, costing, cost analysis, cost accountant, job costing, activity based costing, inventory accounting, cost allocation, cost accounting principles',
    'Fixed assets':
      'depreciation, fixed asset accounting, asset accounting, fixed asset, capital assets, fixed assets accounting',
    'Revenue recognition': 'asc 606, revenue accounting, deferred revenue, revenue assurance',
    'Lease accounting': 'asc 842, ifrs 16',
    'Intercompany accounting': 'intercompany reconciliations, intercompany transactions, intercompany',
    'Financial analysis':
      'financial analyst, ratio analysis, financial analyses, financial data analysis, analyzing financial data, financial performance analysis, analyze financial data, financial data, financial acumen, financial metrics, financial analysis skills',
    'Financial modeling':
      'financial modelling, dcf, lbo modeling, three-statement models, financial models, discounted cash flow, valuation models, three statement modeling, excel modeling, lbo, lbo models',
    'Financial planning and analysis': 'fp&a, financial planning & analysis, fpa',
    'Financial planning':
      'retirement planning, estate planning, wealth management, personal finance, financial advisor, certified financial planner, cfp, wealth planning, financial advisory, financial advising, financial counseling, retirement plans',
    'Financial forecasting':
      'budgeting and forecasting, budget forecasting, financial projections, rolling forecasts, budgets and forecasts, cash flow forecasting, budgeting & forecasting, forecasting and budgeting, cash flow projections, financial forecasts, cash forecasting',
    'Financial management':
      'financial oversight, managing finances, financial administration, finance management, financial operations, corporate finance, financial services, finance operations, financial strategy, financial leadership',
    'Variance analysis':
      'budget variance, budget variance analysis, variance reports, actual vs budget, budget vs actual, flux analysis',
    Valuation:
      'company valuation, business valuation, valuations, equity valuation, business valuations, comparable company analysis, property valuation',
    'Mergers and acquisitions':
      'm&a, due diligence, mergers & acquisitions, acquisitions, post-merger integration, merger integration, financial due diligence, merger and acquisition',
    'Investment analysis':
      'investment research, equity research, securities analysis, investment management, investment strategies, investment banking, capital markets, investment banker, investment portfolios, security analysis, financial markets, stock market',
    'Portfolio management':
      'asset allocation, portfolio analysis, portfolio manager, investment portfolio management, fund management, portfolio construction, hedge funds, mutual funds',
    Trading:
      'equities trading, options trading, derivatives trading, fx trading, derivatives, fixed income, securities trading, foreign exchange, trade execution, stock trading, futures and options, commodities trading, forex, trade settlement, trade support',
    'Private equity':
      'venture capital, fundraising rounds, leveraged buyouts, real estate investment, private placements',
    Treasury:
      'cash management, liquidity management, treasury management, cash flow management, cash flow, hedging, cash position, treasury operations, working capital management, working capital, cash flow analysis, banking relationships, cash applications, cash application, wire transfers',
    'Credit analysis':
      'credit risk, underwriting, credit assessment, credit analyst, loan underwriting, credit management, credit control, credit reports, credit review, credit evaluation, credit checks, credit approvals, financial spreading, credit applications, underwriter, credit and collections',
    'Loan processing':
      'mortgage lending, loan origination, consumer lending, commercial lending, mortgage underwriting, loan documentation, loan servicing, home loans, loan administration, loan processor, commercial loans, loan documents, mortgage banking',
    Banking:
      'retail banking, commercial banking, bank teller, teller operations, bank operations, personal banking, banking operations, investment accounts, banking services, private banking, banking products, corporate banking, consumer banking, bank products',
    'Debt collection':
      'accounts collection, debt recovery, collection calls, past due accounts, collections calls, delinquent accounts, bad debt, fdcpa',
    'Financial risk management':
      'market risk, operational risk, basel iii, value at risk, liquidity risk, credit risk management, interest rate risk, model validation, frm, stress tests',
    'Anti-money laundering':
      'aml, kyc, know your customer, bsa, bank secrecy act, customer due diligence, aml/kyc, money laundering, sanctions screening, transaction monitoring, anti money laundering, ofac',
    'Fraud detection':
      'fraud prevention, fraud analysis, forensic accounting, fraud examination, fraud investigations',
    Insurance:
      'insurance underwriting, claims processing, claims adjusting, insurance claims, insurance claims processing, claims management, life insurance, property and casualty, property & casualty, casualty insurance, insurance policies, claims adjuster, claim processing, claims handling, claims adjudication, insurance products, health insurance, reinsurance, claims investigation, insurance sales, life and health insurance, annuities',
    'Actuarial work': 'actuarial',
    QuickBooks: 'quick books, quickbooks online, quickbooks pro, intuit quickbooks, qbo, quickbooks desktop',
    Sage: 'sage 50, sage intacct, peachtree, sage 100, sage 300, peachtree accounting, mas 90, sage accounting, mas90',
    Xero: 'freshbooks, wave accounting',
    Tally: 'tally erp 9, tally erp, tally prime, tally.erp',
    Hyperion:
      'oracle hyperion, essbase, hfm, hyperion financial management, hyperion essbase, oracle essbase',
    Anaplan: 'adaptive insights, workday adaptive, onestream, adaptive planning',
    Blackline: 'trintech',
    'Bloomberg Terminal':
      'bloomberg, factset, capital iq, refinitiv eikon, thomson reuters, pitchbook, morningstar, s&p capital iq, reuters',
    TurboTax: 'proseries, lacerte, ultratax, drake tax, turbo tax, cch axcess, prosystem fx',
    CPA: 'certified public accountant, acca, chartered accountant, cpa license, cpa candidate, cma, certified management accountant',
    CFA: 'chartered financial analyst, cfa level i, cfa level 1, cfa charter',
    'Series 7': 'series 63, series 65, series 66, series 6, finra, finra series 7',
    'Budget analysis':
      'capital budgeting, budget analyst, budget capex, opex, capital expenditures, operating budgets, annual budgets, annual budget, operating budget, capital budgets',
    Billing:
      'billing and invoicing, customer billing, billing systems, client billing, billing cycle, bill payments, billing process, billing and collections, billing issues',
    'Cash handling':
      'cash register, cashier, cash drawer, handling cash, cash reconciliation, money handling, cash registers, cash transactions, cash receipts, cashiering, cash control, handle cash, balance cash drawer, cash counting, cash-handling, cash handling skills, cash balancing, cash management and register',
    'Regulatory filings': 'sec filings, 10-k filing',
    'Grant accounting':
      'nonprofit accounting, government accounting, fund accounting for nonprofits, governmental accounting, non-profit accounting',
    'Procure-to-pay':
      'order-to-cash, p2p process, record to report, procure to pay, order to cash, o2c, r2r, source to pay',
    'Financial literacy': 'basic accounting, basic accounting skills',
    'Economic analysis': 'economics, macroeconomics, microeconomics, economic research, economic development',
  },
  guarded: {
    Sage: 'quickbooks, accounting, peachtree, xero, payroll, erp, tally, ledger, accounts',
    Tally: 'accounting, erp, quickbooks, gst, accounts, ledger, taxation, excel',
    Treasury: 'cash, management, corporate, operations, liquidity, risk, accounting, analyst, banking',
    Trading: 'equity, options, derivatives, fx, forex, stock, stocks, algorithmic, futures, fixed, desk',
    Hyperion: 'oracle, essbase, planning, financial, reporting',
    Blackline: 'reconciliation, accounting, close, sap, netsuite',
  },
  exact: 'AP, AR, GL, SOX, VAT, GST, CPA, CFA, CFP, CMA, BSA, FRM, LBO, DCF, SSP, SMP',
});
