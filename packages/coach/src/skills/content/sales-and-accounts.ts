import { defineSkills } from '../define-skills.ts';

export const salesAndAccounts = defineSkills({
  id: 'sales-and-accounts',
  title: 'Sales and accounts',
  skills: {
    Sales:
      'selling, sales experience, sales skills, sales representative, direct sales, sales techniques, sell products, sales associate, sales executive, sales professional, product sales, sold products, selling skills, generate sales',
    'B2B sales':
      'business-to-business sales, b2b, corporate sales, business to business, b2b selling, business to business sales',
    'B2C sales': 'consumer sales, b2c, business-to-consumer',
    'Inside sales':
      'telesales, telemarketing, phone sales, telephone sales, tele sales, tele-marketing, inside sales representative, call center sales',
    'Outside sales':
      'field sales, territory sales, door-to-door sales, door to door sales, outside sales representative, field marketing sales',
    'Enterprise sales':
      'complex sales cycles, strategic sales, enterprise accounts, large accounts, major accounts',
    'Solution selling':
      'consultative selling, value selling, spin selling, meddic, challenger sale, consultative sales, solution sales, consultative sales approach, solutions selling, value-based selling, miller heiman, sandler',
    'Technical sales':
      'sales engineering, pre-sales, presales, technical pre-sales, solutions consulting, sales engineer, pre sales, sales support, post-sales, sales demos',
    'SaaS sales': 'software sales, saas selling',
    'Channel sales':
      'reseller management, partner sales, indirect sales, distributor management, dealer management, channel partners, channel management, dealer network, channel partner',
    'Medical sales':
      'pharmaceutical sales, medical device sales, pharma sales, medical representative, device sales',
    'Retail sales':
      'retail selling, in-store sales, sales floor, floor sales, retail sales associate, sales clerk, retail sales experience',
    'Real estate sales':
      'real estate, real estate agent, property sales, residential sales, realtor, real estate license, real estate transactions, mls listings, commercial real estate, leasing, real estate development, leasing agent, residential real estate',
    'Automotive sales': 'car sales, vehicle sales, auto sales',
    'Insurance selling': 'insurance agent, policy sales, licensed insurance agent',
    Prospecting: 'sales prospecting, lead prospecting, identify prospects, new prospects, prospecting skills',
    'Lead generation':
      'generating leads, lead gen, demand generation, generate leads, sales leads, generated leads, new leads',
    'Lead qualification':
      'lead nurturing, qualifying leads, lead scoring, bant, lead management, qualify leads, qualified leads, lead follow-up',
    'Cold calling':
      'cold calls, cold outreach, outbound calls, outbound calling, cold call, outbound sales, cold-calling, cold emailing, outbound call',
    'Sales development': 'sdr, bdr, sales development representative, business development representative',
    'Sales presentations':
      'product demos, product demonstrations, product demonstration, sales presentation, demonstrations, software demos, sales pitches, sales pitch, demonstrating products, client presentations, product presentations, demonstrate products',
    'Closing deals':
      'deal closing, closing sales, sales closing, closing techniques, close deals, close sales, closing skills, deal negotiation, closing new business',
    Negotiation:
      'negotiating, negotiation skills, negotiate, negotiations, negotiator, negotiated, negotiating skills, price negotiation, negotiate contracts, negotiating contracts',
    'Contract negotiation':
      'contract negotiations, commercial negotiation, negotiated contracts, contract negotiating, negotiate terms',
    'Objection handling': 'overcoming objections, handling objections, overcome objections',
    'Sales pipeline management':
      'pipeline management, sales pipeline, sales funnel, opportunity management, pipelines of opportunities, sales process, sales cycle, sales funnels, sales processes, pipeline development, sales cycles',
    'Sales strategy':
      'sales planning, territory management, territory planning, sales strategies, sales plans, sales plan, sales territory, sales initiatives, territory development',
    'Sales operations':
      'sales enablement, revenue operations, revops, sales administration, crm administration, sales reporting, sales reports, sales tools',
    'Sales management':
      'sales team management, managing sales teams, sales leadership, sales manager, sales coaching, sales director, sales team leadership, sales supervision, sales teams, manage sales team',
    'Sales training': 'training sales staff, sales training programs',
    'Sales targets':
      'quota attainment, meeting sales quotas, exceeding quota, sales goals, sales quotas, meet sales goals, revenue targets, sales target, sales objectives, meet sales targets, achieve sales targets, monthly sales goals',
    'Sales analysis':
      'sales analytics, sales data analysis, sales trends, sales data, analyze sales, sales performance, sales metrics, sales figures',
    'Revenue growth':
      'revenue generation, revenue management, sales growth, increase sales, increasing sales, drive sales, driving sales, grow sales, increase revenue, increased sales, sales volume, top-line growth, business revenue, drive revenue',
    'Account management':
      'key account management, account manager, managing accounts, key accounts, strategic account management, client accounts, account executive, named accounts, account management skills, manage accounts, national accounts, customer accounts, accounts management, account planning, account development, account growth',
    'Client relationship management':
      'client relations, client relationships, customer relationship building, client management, building client relationships, client relationship, client engagement, client interaction, client servicing, client-facing, client communication, client service, client services, client retention, client facing, building relationships with clients, client meetings, customer relationships, customer relationship, build relationships, relationship building, building relationships, relationship management, building rapport, build rapport, rapport building, maintain relationships, relationship-building, business relationships, establish relationships, developing relationships',
    'Customer success':
      'customer success management, customer adoption, customer success manager, csm role, customer value realization',
    'Customer onboarding':
      'client onboarding, client implementation, user onboarding, onboarding customers, onboarding clients',
    'Customer retention':
      'churn reduction, renewals, contract renewals, renewal management, customer loyalty, loyalty programs, customer churn, retention strategies',
    Upselling:
      'cross-selling, upsell, cross-sell, up-selling, cross selling, up selling, suggestive selling, cross sell, up-sell, upsells, upselling and cross-selling, add-on sales',
    'Customer acquisition':
      'new customer acquisition, client acquisition, new client acquisition, acquiring new customers, open new accounts, account acquisition',
    CRM: 'customer relationship management, crm software, crm systems, crm tools, crm system, crm databases, crm database, customer relationship management systems',
    Salesforce:
      'salesforce.com, sfdc, salesforce crm, sales force, salesforce administrator, salesforce lightning, sales cloud, service cloud, salesforce admin, visualforce, force.com',
    HubSpot: 'hubspot crm, hub spot',
    'Zoho CRM': 'zoho',
    Pipedrive: 'close.io, copper crm, sugarcrm, freshsales, insightly, act!',
    Outreach: 'outreach.io, salesloft, gong, gong.io, chorus.ai',
    ZoomInfo: 'apollo.io, lusha, discoverorg, data.com',
    'LinkedIn Sales Navigator': 'sales navigator, social selling, linkedin selling, linkedin prospecting',
    Gainsight: 'totango, churnzero, planhat',
    'Quarterly business reviews': 'qbr, qbrs, executive business reviews, business reviews',
    'Proposal writing':
      'rfp responses, rfp response, sales proposals, bid management, proposal development, rfps, rfp, rfi, tender preparation, tendering, proposal preparation, quotations, bid preparation, rfq, tenders, request for proposal, writing proposals, preparing proposals, requests for proposals, price quotes',
    'Pricing negotiations': 'deal structuring, quoting, cpq, preparing quotations',
    'Market expansion':
      'market penetration, new market entry, geographic expansion, international expansion, market entry, market development, market share',
    'Trade shows':
      'trade show, conferences and trade shows and conferences, tradeshows, trade fairs, industry events',
    'Distribution management': 'distribution channels, dealership network, distribution network',
    Fundraising:
      "donor relations, major gifts, donor management, capital campaigns, fund raising, raiser's edge, philanthropy, donor cultivation, annual giving, fundraiser, fund-raising, fundraising events, raisers edge, fundraise, sponsorships, sponsorship",
    'Customer needs analysis':
      'needs assessment, identifying customer needs, needs analysis, understanding customer needs, assess customer needs, assessing customer needs, discovery calls, identify customer needs, needs assessments, identify needs',
    'Product knowledge':
      'product expertise, product training, product information, knowledge of products, product knowledge skills, product features',
    Persuasion:
      'influencing, influencing skills, persuasive communication, persuasive, persuasion skills, ability to influence',
    'After-sales service': 'after sales support, post-sales support, after sales service, warranty claims',
    'Order management':
      'order fulfillment, sales orders, order fulfilment, order tracking, sales order processing, order taking, customer orders, take orders, sales order',
    'Networking with people':
      'business networking, professional networking, networking events, networking skills, relationship networking',
  },
  guarded: {
    Outreach: 'salesloft, salesforce, gong, hubspot, sequences, zoominfo',
    Gainsight: 'salesforce, customer, success, totango',
  },
  exact: 'CRM, SDR, BDR, RFP, RFPs, RFI, RFQ, QBR, QBRs, CPQ, Gong',
});
