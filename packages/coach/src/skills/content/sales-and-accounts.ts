import { defineSkills } from '../define-skills.ts';

export const salesAndAccounts = defineSkills({
  id: 'sales-and-accounts',
  title: 'Sales and accounts',
  skills: {
    Sales:
      'selling, sales experience, sales skills, direct sales, sales techniques, sell products, product sales, sold products, selling skills, generate sales, sell, sells, sales process, sales cycle',
    'B2B sales':
      'business-to-business sales, b2b, corporate sales, business to business, b2b selling, business to business sales',
    'B2C sales': 'consumer sales, b2c, business-to-consumer',
    'Inside sales':
      'telesales, phone sales, telephone sales, tele sales, tele-marketing, inside sales representative, call center sales',
    'Outside sales':
      'field sales, territory sales, door-to-door sales, door to door sales, outside sales representative',
    'Enterprise sales':
      'complex sales cycles, strategic sales, enterprise accounts, large accounts, major accounts',
    'Solution selling':
      'consultative selling, value selling, challenger sale, consultative sales, solution sales, consultative sales approach, solutions selling, value-based selling, miller heiman',
    'Technical sales':
      'sales engineering, pre-sales, presales, technical pre-sales, solutions consulting, sales engineer, pre sales, post-sales, sales demos',
    'SaaS sales': 'software sales, saas selling',
    'Channel sales':
      'reseller management, partner sales, indirect sales, distributor management, dealer management, channel partners, channel management, dealer network, channel partner',
    'Medical sales':
      'pharmaceutical sales, medical device sales, pharma sales, medical representative, device sales',
    'Retail sales':
      'retail selling, in-store sales, sales floor, floor sales, retail sales associate, sales clerk, retail sales experience',
    'Real estate sales':
      'real estate agent, property sales, residential sales, realtor, real estate transactions, residential real estate',
    'Automotive sales': 'car sales, vehicle sales, auto sales',
    'Insurance selling': 'insurance agent, policy sales, licensed insurance agent',
    Prospecting: 'sales prospecting, lead prospecting, identify prospects, prospecting skills',
    'Lead generation': 'generating leads, lead gen, generate leads, sales leads, generated leads',
    'Lead qualification': 'qualifying leads, bant, lead management, qualify leads, lead follow-up',
    'Cold calling':
      'cold calls, cold outreach, outbound calls, outbound calling, cold call, outbound sales, cold-calling, cold emailing, outbound call',
    'Sales development': 'sdr, bdr, sales development representative, business development representative',
    'Sales presentations':
      'product demos, product demonstrations, product demonstration, sales presentation, software demos, sales pitches, sales pitch, demonstrating products, client presentations, product presentations, demonstrate products',
    'Closing deals':
      'deal closing, closing sales, sales closing, closing techniques, close deals, close sales, deal negotiation, closing new business',
    Negotiation:
      'negotiation skills, negotiations, negotiator, negotiating skills, price negotiation, negotiate contracts, negotiating contracts, negotiate, negotiates, negotiating',
    'Contract negotiation':
      'contract negotiations, commercial negotiation, negotiated contracts, contract negotiating, negotiate terms',
    'Objection handling': 'overcoming objections, handling objections, overcome objections',
    'Sales pipeline management':
      'pipeline management, sales pipeline, sales funnel, opportunity management, pipelines of opportunities, sales funnels, pipeline development',
    'Sales strategy':
      'sales planning, territory planning, sales strategies, sales plans, sales plan, sales territory, sales initiatives, territory development',
    'Sales operations': 'revops, sales administration, crm administration, sales reporting, sales reports',
    'Sales management':
      'sales team management, managing sales teams, sales leadership, sales manager, sales coaching, sales director, sales team leadership, sales supervision, manage sales team',
    'Sales training': 'training sales staff, sales training programs',
    'Sales targets':
      'quota attainment, meeting sales quotas, exceeding quota, sales goals, sales quotas, meet sales goals, revenue targets, sales target, sales objectives, meet sales targets, achieve sales targets, monthly sales goals',
    'Sales analysis':
      'sales analytics, sales data analysis, sales trends, sales data, analyze sales, sales performance, sales metrics, sales figures',
    'Revenue growth':
      'revenue generation, sales growth, increase sales, increasing sales, drive sales, driving sales, grow sales, increase revenue, increased sales, top-line growth, drive revenue',
    'Account management':
      'key account management, account manager, managing accounts, key accounts, strategic account management, client accounts, named accounts, account management skills, manage accounts, national accounts, accounts management, account planning, account development, account growth',
    'Client relationship management':
      'client relations, client relationships, client relationship, client management, building client relationships, client engagement, client interaction, client servicing, client communication, client retention, building relationships with clients, customer relationships, customer relationship, customer relationship building',
    'Customer success':
      'customer success management, customer adoption, customer success manager, csm role, customer value realization',
    'Customer onboarding':
      'client onboarding, client implementation, user onboarding, onboarding customers, onboarding clients',
    'Customer retention': 'renewal management, customer churn, retention strategies',
    Upselling:
      'upsell, up-selling, up selling, suggestive selling, up-sell, upsells, upselling and cross-selling, add-on sales',
    'Customer acquisition':
      'new customer acquisition, client acquisition, new client acquisition, acquiring new customers, open new accounts, account acquisition',
    CRM: 'customer relationship management, crm software, crm systems, crm tools, crm system, crm databases, crm database, customer relationship management systems',
    Salesforce:
      'salesforce.com, sfdc, salesforce crm, sales force, salesforce administrator, salesforce lightning, sales cloud, service cloud, salesforce admin, visualforce, force.com',
    HubSpot: 'hubspot crm, hub spot',
    'Zoho CRM': 'zoho',
    Pipedrive: 'close.io, freshsales, insightly',
    Outreach: 'gong.io, chorus.ai',
    ZoomInfo: 'lusha, discoverorg, data.com',
    'LinkedIn Sales Navigator': 'sales navigator, social selling, linkedin selling, linkedin prospecting',
    Gainsight: 'totango, churnzero, planhat',
    'Quarterly business reviews': 'qbr, qbrs, executive business reviews',
    'Proposal writing':
      'sales proposals, proposal development, tender preparation, proposal preparation, bid preparation, writing proposals, preparing proposals, proposals, bids',
    'Pricing negotiations': 'deal structuring, cpq',
    'Market expansion':
      'market penetration, new market entry, geographic expansion, international expansion, market entry',
    'Trade shows':
      'trade show, conferences and trade shows and conferences, tradeshows, trade fairs, industry trade shows',
    'Distribution management': 'distribution channels, dealership network, distribution network',
    Fundraising:
      'donor management, fund raising, philanthropy, donor cultivation, annual giving, fundraiser, fund-raising, fundraising events, fundraise',
    'Customer needs analysis':
      'identifying customer needs, needs analysis, understanding customer needs, assess customer needs, assessing customer needs, identify customer needs, customer needs, client needs',
    'Product knowledge':
      'product expertise, product training, knowledge of products, product knowledge skills',
    Persuasion: 'persuasive communication, persuasive, persuasion skills, persuade',
    'After-sales service': 'after sales support, post-sales support, after sales service, warranty claims',
    'Order management':
      'order fulfillment, sales orders, order fulfilment, order tracking, sales order processing, order taking, customer orders, take orders, sales order',
    'Networking with people': 'professional networking, networking events, networking skills',
    'Building relationships':
      'build relationships, relationship building, relationship-building, developing relationships, establish relationships, maintain relationships, build and maintain relationships, relationship management, business relationships, working relationships, strong relationships, build strong relationships, effective relationships, relationships',
    'Rapport building': 'building rapport, build rapport',
    Influencing: 'influencing skills, ability to influence, influence',
    'Cross-selling': 'cross-sell, cross selling, cross sell',
    'Real estate license': '',
    'Commercial real estate': '',
    'Real estate development': '',
    'Demand generation': '',
    'Lead nurturing': '',
    'Lead scoring': '',
    SugarCRM: '',
    SalesLoft: '',
    Gong: '',
    'Sales enablement': '',
    'Revenue operations': '',
    'Donor relations': '',
    'Major gifts': '',
    'Capital campaigns': '',
    'Churn reduction': '',
    'Contract renewals': '',
    'Needs assessment': 'needs assessments',
    'Discovery calls': '',
    'Business networking': '',
    MEDDIC: '',
    'SPIN selling': '',
    'Bid management': '',
    Tendering: '',
    'Loyalty programs': '',
    'Apollo.io': '',
    'Revenue management': '',
    'Market development': '',
    'Territory management': '',
    Telemarketing: '',
    "Raiser's Edge": 'raisers edge',
    'Customer loyalty': '',
    'Real estate': '',
    Leasing: 'leasing agent',
    'Client service': 'client services',
    RFPs: 'rfp, request for proposal, requests for proposals, rfp responses, rfp response',
    RFQs: 'rfq',
    Quoting: 'price quotes, preparing quotations, quotations',
    'Sales support': '',
    'Open houses': 'open house',
    'Property showings': 'showing properties',
    MLS: 'multiple listing service',
    'Quote preparation': '',
  },
  guarded: {
    Outreach: 'salesloft, salesforce, gong, hubspot, sequences, zoominfo',
    Gainsight: 'salesforce, customer, success, totango',
  },
  near: {
    influence: 'others, ability, stakeholders, without, negotiate, persuade',
    sell: 'products, product, services, customers, solutions, upsell, sales, quota, quotas',
    sells: 'products, product, services, customers, solutions, upsell, sales, quota, quotas',
    sales:
      'experience, skills, goals, b2b, drive, growth, selling, inside, outside, retail, targets, quota, quotas, strategy, prospecting, strategies, pipeline, revenue, background, increase, years, technical',
    'customer needs': 'identify, understand, understanding, assess, analyze, determine, needs',
    'client needs': 'identify, understand, understanding, assess, analyze, determine, needs',
    relationships:
      'build, building, maintain, maintaining, develop, developing, strong, establish, establishing, manage, foster, cultivate',
    proposals: 'write, prepare, develop, writing, preparing, presentations, rfp, tenders',
    bids: 'write, prepare, develop, writing, preparing, presentations, rfp, tenders',
    'open house': 'listings, property, buyers, showings',
    'open houses': 'listings, property, buyers, showings',
    selling: 'sales, products, services, skills, experience, solutions, upselling, customers, consultative',
  },
  exact: 'CRM, SDR, BDR, RFP, RFPs, RFQ, QBR, QBRs, CPQ, Gong, RFQs, BANT, MLS',
});
