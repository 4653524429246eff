import { defineSkills } from '../define-skills.ts';

export const dataAnalytics = defineSkills({
  id: 'data-analytics',
  title: 'Data analytics and reporting',
  skills: {
    'Data analysis':
      'data analytics, analytics, analyzing data, data analyst, analyze data, analysing data, data analyses, data interpretation, data driven analysis, analysis of data, analyzed data',
    'Data visualization':
      'data visualisation, visualizing data, data visualizations, visualizations, charts and graphs, data storytelling',
    'Business intelligence': 'bi tools, bi reporting, business intelligence tools, BI',
    Tableau: 'tableau desktop, tableau server, tableau prep',
    'Power BI': 'powerbi, microsoft power bi, ms power bi, power-bi',
    DAX: 'power query, m language, power pivot, powerpivot',
    Looker: 'lookml, looker studio, google data studio, data studio',
    Qlik: 'qlikview, qlik sense, qliksense',
    'SAP BusinessObjects': 'business objects, crystal reports, sap bo, sap bw, sap bi',
    Cognos: 'ibm cognos, cognos analytics',
    MicroStrategy: 'micro strategy',
    SSRS: 'sql server reporting services, ssas, sql server analysis services',
    'Oracle BI': 'obiee, oracle business intelligence',
    Sisense: 'domo, metabase, apache superset, mode analytics',
    Alteryx: 'knime, rapidminer, dataiku',
    'Google Analytics':
      'ga4, google analytics 4, adobe analytics, omniture, web analytics, google analytics certified',
    'Google Tag Manager': 'gtm, tag management',
    Mixpanel: 'amplitude, heap analytics, segment.io, hotjar',
    'Product analytics': 'funnel analysis, cohort analysis, retention analysis, user analytics',
    'Customer analytics': 'customer segmentation, churn analysis, customer lifetime value, customer insights',
    'Marketing analytics':
      'attribution modeling, marketing mix modeling, campaign analysis, campaign analytics',
    'Financial analytics': 'spend analysis, profitability analysis',
    'People analytics': 'hr analytics, workforce analytics, hr metrics',
    'Supply chain analytics': 'inventory analysis',
    'Pivot tables': 'pivot table, vlookup, xlookup, hlookup, index match, v-lookups',
    Spreadsheets: 'spreadsheet, spreadsheet software, spreadsheet modeling',
    'Google Sheets': 'google spreadsheets',
    'Data reporting':
      'reporting, report generation, management reporting, reports generation, ad hoc reporting, reporting tools, ad-hoc reports, status reports, prepare reports, generate reports',
    'Dashboard development':
      'dashboards, dashboard creation, dashboard design, interactive dashboards, reporting dashboards',
    'Key performance indicators': 'kpi, kpis, performance metrics, okr, metrics tracking, kpi tracking',
    'Requirements analysis':
      'requirements gathering, business requirements, gathering requirements, requirement gathering, functional requirements, requirements elicitation, user requirements, requirement analysis, brd, frd, functional specifications',
    'Business analysis': 'business analyst, business systems analysis, business analytics, cbap',
    'Process mapping':
      'process modeling, process flow diagrams, workflow diagrams, value stream mapping, flowcharts, business process modeling, process documentation, lucidchart, visio diagrams',
    'Gap analysis':
      'fit-gap analysis, swot analysis, gap analyses, feasibility studies, feasibility analysis',
    'Cost-benefit analysis':
      'cost benefit analysis, roi analysis, return on investment analysis, business case development, business case, business cases',
    'Root cause analysis': 'rca, five whys, fishbone diagram, root-cause analysis, root cause',
    'Trend analysis': 'trend forecasting, variance reporting, pattern recognition',
    Forecasting: 'demand forecasting, sales forecasting, forecast models, revenue forecasting',
    'Data collection':
      'data gathering, collecting data, collect data, data acquisition, web scraping, beautifulsoup, scrapy, data extraction, web crawling',
    'Market analysis': 'market trends, market intelligence',
    'Competitive analysis':
      'competitor analysis, competitive intelligence, benchmarking, competitor research',
    'Data-driven decision making':
      'data-driven, data driven, data driven decisions, evidence-based decisions, data-driven decisions',
    'Statistical reporting': 'statistical reports, descriptive statistics',
    'Data auditing': 'data audit, data verification, data reconciliation',
    'Risk analytics':
      'risk modeling, credit scoring, credit risk models, actuarial science, actuarial analysis',
    'Price analysis': 'pricing analysis, pricing models, pricing strategy',
    'Business process analysis':
      'process analysis, business process improvement, business process reengineering, business process re-engineering, bpr, process reengineering',
    'Use cases':
      'use case diagrams, use case, uml, uml diagrams, unified modeling language, sequence diagrams',
    'Systems analysis': 'system analysis, systems analyst',
    'Data strategy': 'analytics strategy',
    'Data literacy': '',
    Excel:
      'microsoft excel, ms excel, advanced excel, excel spreadsheets, ms-excel, excel formulas, m.s. excel, excel skills, microsoft office excel',
    'SAP Analytics Cloud': 'sap lumira',
  },
  guarded: {
    Excel:
      'word, powerpoint, spreadsheets, microsoft, ms, office, outlook, pivot, formulas, vba, macros, tableau, sql, advanced, proficient, proficiency, power, access, data, skills, using, google, sheets, sap, erp, bi, financial, modeling, reporting, accounting, good, strong, intermediate, basic, vlookup, bluebeam',
    Looker: 'tableau, sql, data, dashboards, bi, bigquery',
  },
  exact: 'BI, DAX, RCA, BRD, FRD, BPR, UML, GTM, OKR, Looker',
});
