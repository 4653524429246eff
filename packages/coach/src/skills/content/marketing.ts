import { defineSkills } from '../define-skills.ts';

export const marketing = defineSkills({
  id: 'marketing',
  title: 'Marketing and communications',
  skills: {
    Cvent: '',
    Conferences: ' gala dinners, galas',
    Marketing: 'marketing skills, marketing experience, marketing activities, marketing initiatives',
    'Digital marketing': 'online marketing, internet marketing, digital advertising, web marketing',
    'Marketing strategy':
      'marketing plans, marketing planning, marketing plan, marketing strategies, strategic marketing',
    'Marketing campaigns':
      'campaign management, campaign planning, marketing campaign, advertising campaigns, campaign execution, campaign optimization, marketing programs',
    SEO: 'search engine optimization, search engine optimisation, on-page seo, technical seo, off-page seo',
    SEM: 'search engine marketing, paid search, ppc, pay-per-click, pay per click, ppc campaigns',
    'Google Ads': 'google adwords, adwords, google ads campaigns',
    'Bing Ads': 'microsoft advertising',
    'Facebook Ads':
      'meta ads, facebook advertising, instagram ads, meta business suite, facebook ads manager',
    'LinkedIn Ads': 'linkedin campaign manager',
    'Paid social': 'social media advertising, paid social media, social ads',
    'Programmatic advertising':
      'display advertising, dsp platforms, media trading, real-time bidding, google display network, retargeting, remarketing',
    'Media buying': 'media planning, media planning and buying, ad buying, media relations buying',
    Advertising: 'print advertising, ad campaigns, advertising sales, ad sales, online advertising',
    'Affiliate marketing': 'affiliate programs',
    'Influencer marketing': 'influencer outreach, influencer campaigns',
    'Content marketing':
      'content strategy, content planning, inbound marketing, editorial calendar, content calendar, content calendars',
    'Content creation':
      'content development, creating content, digital content, content production, create content, content generation',
    'Content management':
      'web content management, website management, website content, website maintenance, updating website, website updates',
    'Social media marketing':
      'smm, social media campaigns, social marketing, social media strategy, social media advertising strategy',
    'Social media management':
      'social media, social media platforms, community management, social networks, social media content, hootsuite, sprout social, buffer app, social media accounts, social networking',
    'Email marketing': 'email campaigns, e-mail marketing, email newsletters, drip campaigns, email blasts',
    Mailchimp: 'constant contact, klaviyo, sendgrid, campaign monitor, mail chimp',
    'Marketing automation':
      'marketo, pardot, eloqua, hubspot marketing, salesforce marketing cloud, marketing cloud, braze',
    'Conversion rate optimization':
      'cro, conversion optimization, optimizely, conversion rates, landing page optimization',
    'Growth marketing': 'growth hacking, user acquisition, growth strategy, performance marketing',
    'Search analytics':
      'google search console, ahrefs, semrush, keyword research, moz, screaming frog, link building, sem rush, backlinks',
    Copywriting: 'copy writing, ad copy, web copy, marketing copy, copywriter, writing copy',
    'Brand management':
      'brand strategy, brand marketing, brand development, brand awareness, brand building, branding strategy, brand manager, brand positioning',
    'Product marketing': 'product messaging, product marketing manager',
    'Market research':
      'consumer research, market surveys, marketing research, consumer insights, market segmentation, competitor market research, market researcher',
    'Event marketing':
      'experiential marketing, promotional events, brand activation, field marketing, webinars',
    'Direct marketing': 'direct mail, direct mail campaigns, direct response',
    'Trade marketing': 'shopper marketing, retail marketing, in-store promotions',
    'B2B marketing': 'account-based marketing, account based marketing, business to business marketing, ABM',
    Promotions:
      'promotional campaigns, sales promotions, promotional materials, promotional activities, sales promotion, promotional marketing',
    'Marketing materials':
      'marketing collateral, sales collateral, brochures and flyers, marketing communications materials, marketing material, sales materials',
    'Marketing communications':
      'integrated marketing communications, marcom, integrated marketing, marketing and communications',
    'Public relations': 'pr, media outreach, public relation, pr campaigns',
    'Media relations': 'press relations, press outreach, media interviews',
    'Press releases': 'press release, media releases, news releases, press release writing',
    'Corporate communications':
      'external communications, employee communications, corporate communication, internal communications, internal communication, internal and external communications, strategic communications',
    'Crisis communications':
      'crisis management, reputation management, crisis communication, crisis situations',
    'Community outreach':
      'outreach programs, community engagement, community relations, outreach activities, public outreach, community development, community events, community organizing, community partnerships',
    'Brand storytelling': 'storytelling, story telling',
    'Video marketing': 'youtube marketing, video content',
    Podcasting: 'podcast production, podcasts',
    Blogging: 'blog writing, blog posts',
    'Mobile marketing': 'sms marketing',
    'Customer segmentation strategy': 'audience targeting, target audience, audience segmentation',
    'Marketing budget management': 'marketing budget, advertising budget, marketing budgets',
    'Marketing management': 'marketing manager, marketing leadership, marketing director, marketing team',
    'E-commerce':
      'ecommerce, online retail, amazon seller central, e-commerce platforms, amazon marketplace, ebay, online sales, online store, etsy',
    'Web publishing': 'web content, online content',
    'Lead nurturing campaigns': 'nurture campaigns',
    'Public affairs':
      'government relations, lobbying, government affairs, advocacy campaigns, public policy advocacy',
    'Speech writing': 'speechwriting',
    'Customer experience strategy':
      'voice of customer, net promoter score, nps, customer experience management, csat',
    'Sponsorship management': 'sponsorship sales, sponsorship activation',
    'Translation of campaigns': 'localization, transcreation, localisation',
  },
  guarded: {
    Promotions: 'marketing, advertising, sales, events, campaigns, retail, merchandising, pricing',
  },
  exact: 'SEM, SEO, PR, ABM, NPS, CRO',
});
