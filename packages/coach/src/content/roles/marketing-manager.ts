import { defineRole } from '../define.ts';

export const marketingManager = defineRole({
  id: 'marketing-manager',
  title: 'Marketing manager',
  titles: [
    'marketing manager',
    'digital marketing manager',
    'marketing executive',
    'marketing specialist',
    'marketing coordinator',
    'marketing assistant',
    'digital marketer',
    'brand manager',
    'growth marketer',
    'campaign manager',
    'email marketing manager',
    'performance marketing manager',
    'product marketing manager',
    'demand generation manager',
    'head of marketing',
    'marketing director',
    'social media manager',
    'seo specialist',
    'content strategist',
    'growth manager',
  ],
  signals: [
    'campaign',
    'brand',
    'positioning',
    'conversion rate',
    'paid search',
    'lead generation',
    'google ads',
    'attribution',
    'newsletter',
    'landing page',
    'customer acquisition',
    'media buying',
  ],
  questions: [
    {
      id: 'mm-email-metrics',
      kind: 'knowledge',
      competency: 'measurement',
      level: 1,
      type: 'technical',
      text: 'Which figures tell you whether an email campaign has worked, and which of them do you trust least?',
      ideal:
        'The figure that counts is the one tied to the goal: orders, sign-ups or bookings per thousand emails delivered, and the revenue behind them. Before that I check delivery, so the bounce rate and spam complaints, because mail that never arrives can not sell. Then I read the click rate, which shows whether the content appealed, and the conversion rate on the page, which shows whether the offer kept its promise. I trust the open rate least: some mail programs load images in advance, so opens are inflated by machines. I also watch the unsubscribe rate, because a campaign can sell today and wear out the list. At my last employer we dropped opens from the report and judged mails by bookings against a group that got no mail; two of our five newsletters turned out to add nothing.',
      concepts: {
        'result tied to the goal':
          'tied to the goal | orders per thousand emails | revenue per recipient | sales or bookings | sign-ups generated',
        'delivery comes first':
          'bounce rate | spam complaints | delivery rate | lands in the inbox | mail never arrives',
        'clicks and conversion':
          'click rate | click-through | conversion rate on the page | clicks to purchase',
        'opens are unreliable':
          'open rate least | opens are inflated | images loaded in advance | privacy protection distorts opens | opened by machines',
        'wear on the list':
          'unsubscribe rate | wear out the list | opt-outs | list fatigue | people leaving the list',
      },
      followUps: [
        'How would you set up a group that gets no mail?',
        'What would you do about subscribers who have not clicked for a year?',
      ],
      hint: 'Follow one message from the server to the sale, and ask at each step what could fool you.',
    },
    {
      id: 'mm-segments',
      kind: 'knowledge',
      competency: 'audience',
      level: 1,
      type: 'technical',
      text: 'How do you work out whom a new campaign should be aimed at?',
      ideal:
        'I begin with the customers we already have, because they show who really buys. First I look in the customer database for the group that spends most, returns most often and costs least to win. Then I talk to eight or ten of them and ask what was happening when they started looking, since the need says more than age or income. From that I form segments by need, and for each I estimate size, value and how easily we can reach it. I choose one main segment instead of three, because a message for everybody speaks to nobody. Before I spend real money I check it with a small test. For a cycling shop this showed that commuters, not leisure riders, were our best buyers, at 2.3 times the yearly spend, so we moved the message from freedom to arriving dry, and sales of the range rose 18 percent.',
      concepts: {
        'start from existing buyers':
          'customers we already have | customer database | who really buys | purchase data | best customers',
        'ask people themselves':
          'talk to eight or ten | customer interviews | survey buyers | ask what they were looking for | qualitative research',
        'group by need':
          'segments by need | problem they want solved | need says more than age | behavior instead of demographics | jobs to be done',
        'size, value and reach':
          'size and value | easily reach | large enough to matter | profitable segment | reachable through a channel',
        'choose and test':
          'choose one main segment | message for everybody | small test | pilot first | prioritize one group',
      },
      followUps: ['What would you do if you had no customer data at all?'],
      hint: 'Where does the evidence come from, how do you sort it, and how do you choose?',
    },
    {
      id: 'mm-motivation',
      kind: 'motivation',
      competency: 'motivation',
      level: 1,
      type: 'hr',
      text: 'Why marketing, and what would you most like to build here?',
      ideal:
        'What holds me in marketing is the mix of guessing what people care about and then finding out by numbers whether I was right. I noticed it in my first job at a garden center: I rewrote the signs for the spring plants from Latin names to what they do for a balcony, and sales of that table rose by 30 percent in a month. Since then I have looked for work where I can see such effects. Your company interests me because you sell to people who buy once in ten years, so trust counts more than discounts, and your customer stories are good but hard to find. I would like to build a program around them, with the service team, and measure it in inquiries. I have run budgets up to 80,000 and want to grow into larger ones.',
      concepts: {
        'what draws you to the work':
          'guess and then find out by numbers | what people care about | i enjoy finding out | i love understanding customers | curious about why people buy',
        'where it showed':
          'noticed it in my first job | sales rose | first campaign | rewrote the signs | an early success',
        'why this employer':
          'your company interests me | trust counts more than discounts | admire your brand voice | you sell to people',
        'what you would contribute':
          'build a program | i would like to build | improve your website | bring my experience in | customer stories',
        'what you want to learn':
          'want to learn | want to grow | next step | develop further | larger budgets',
      },
      followUps: ['Which of our recent campaigns would you have done differently?'],
      hint: 'One moment that shows it, one reason that fits only this company, one thing you would do.',
    },
    {
      id: 'mm-proud-campaign',
      kind: 'behavioural',
      competency: 'campaign delivery',
      level: 1,
      type: 'hr',
      text: 'Walk me through a campaign that you are proud of. Which part of it was yours?',
      ideal:
        'Two winters ago the language school I worked for had a third of its January courses empty five weeks before the start. My task was to fill 90 places with 6,000 euros. I asked the front desk what people say when they call, and heard the same doubt again and again: "I will not keep going." So I proposed a promise: come three times, and if it is not for you, you get your money back. Our director feared refunds, so I worked out that we could afford one in six. I wrote the mails and the radio spot myself; a colleague in design made the visuals, and the front desk tested the wording on callers. We sold 104 places, at 57 euros each in cost, and only four people asked for a refund. Since then I begin every campaign by listening to the people who answer the phone.',
      concepts: {
        'goal of the campaign': 'my task was to fill | target of | needed to sell',
        'insight behind it':
          'heard the same doubt | asked the front desk | we learned that customers | insight | research showed',
        'your own part': 'i wrote the mails | i briefed the agency',
        'part of others':
          'a colleague made | front desk tested | together with design | the agency | with the sales team',
        'measured outcome':
          'sold 104 places | places sold | cost per sale | refunds | increased by percent | return on spend',
        'lesson kept':
          'begin every campaign by listening | i begin every campaign by | next time | listening to callers first',
      },
      followUps: [
        'What would you change if you ran it again?',
        'How did you know that it was the promise and not the season?',
      ],
      hint: 'Goal, insight, idea, your own hands in it, and what came out in figures.',
    },
    {
      id: 'mm-ab-test',
      kind: 'knowledge',
      competency: 'experimentation',
      level: 2,
      type: 'technical',
      text: 'How do you run an A/B test on a landing page so that its outcome can be relied on?',
      ideal:
        'A reliable test is decided before it starts. First I write one hypothesis with a reason: a shorter form will raise inquiries because half of the visitors drop out at field six. Then I choose one main measure and calculate the sample size from the current rate and the smallest lift worth having; with 4 percent conversion and a hoped-for 5, I need roughly 7,000 visitors in each version. Visitors are split at random, both versions run at the same time, and for full weeks, because weekends differ. I change one thing, or I will not know what worked. I do not stop early when it looks good, since peeking makes chance look like success. At the end I check that the gain is not just more poor leads. In one test the short form brought 22 percent more inquiries but the same number of sales, so we kept the long one.',
      concepts: {
        'hypothesis and one measure':
          'write one hypothesis | one main measure | primary metric | success measure chosen before | expected effect with a reason',
        'sample size in advance':
          'calculate the sample size | visitors in each version | enough traffic | smallest lift worth having | statistical power',
        'random and simultaneous':
          'split at random | run at the same time | full weeks | randomly assigned | whole business cycles',
        'no peeking':
          'not stop early | peeking | wait until the planned end | fixed duration | significance level',
        'one change only': 'change one thing | single variable | isolate the change',
        'quality of what is gained':
          'poor leads | number of sales | lead quality | guardrail metric | effect further down the funnel',
      },
      followUps: ['What do you do when the page has too little traffic for a test?'],
      hint: 'Think of all the ways in which a test can look like a win without being one.',
    },
    {
      id: 'mm-launch-budget',
      kind: 'case',
      competency: 'budgeting',
      level: 2,
      type: 'technical',
      text: 'You get 50,000 euros and three months to launch a new accounting app for small firms. How do you split the money?',
      ideal:
        'I would work back from the target. Suppose a customer is worth 400 euros in gross margin over time and we accept 130 as the cost of winning one; then 50,000 should bring about 385 customers, and that number decides what is sensible. First I would spend 5,000 on research and on the page with a clear message, because weak copy makes every channel dear. Second, 10,000 on tests in the first four weeks: paid search on buying terms, a partner offer with tax advisers, and sponsorship of two trade newsletters. Each gets a limit and a cost per trial at which I stop it. Then about 25,000 goes to the one or two winners. I keep 5,000 for onboarding mails and customer stories, since trials that never activate are wasted, and 5,000 in reserve. Every week I review cost per paying customer, not clicks.',
      concepts: {
        'start from target and value':
          'work back from the target | customer is worth | lifetime value | acceptable cost of winning one | acquisition cost target',
        'message before media':
          'page with a clear message | weak copy | research first | landing page and positioning | message testing',
        'small tests over channels':
          'tests in the first four weeks | test several channels | paid search on buying terms | partner offer | trade newsletters',
        'shift to what wins':
          'goes to the winners | scale the best channel | move budget | double down | stop rule',
        'activation and reserve':
          'keep in reserve | onboarding mails | trials that never activate | contingency | hold back',
        'judge by paying customers':
          'cost per paid subscription | cost per paying customer not clicks | not clicks | paid conversions | return on spend | review every week',
      },
      followUps: ['What changes if half of the money is taken away after a month?'],
      hint: 'Begin with what a customer may cost, and let the sums decide the channels.',
    },
    {
      id: 'mm-rising-cpl',
      kind: 'situational',
      competency: 'paid media',
      level: 2,
      type: 'technical',
      text: 'The cost per lead from your search ads has risen by half in six weeks. Where do you look?',
      ideal:
        'I would take the figure apart before touching any bid. Cost per lead is cost per click divided by conversion rate, so I first see which of the two has moved. If clicks got dearer, I look at auction insights for a new competitor, at the quality score, and at whether a broad match setting lets us pay for words that nobody would buy on; the search terms report shows it in minutes. If conversion fell, I check the tracking first, because a broken tag is the most common cause, then page speed, the form on a phone, and changes in offer or price. I also compare devices, regions and campaigns, since averages hide one bad apple, and the season against last year. Then I fix one cause, and watch it for two weeks. The last time, a cookie banner had blocked the tag on phones; leads had never dropped at all, only our count, by 34 percent.',
      concepts: {
        'split the figure':
          'cost per click divided by conversion | which of the two moved | cost per click or conversion | break the number down',
        'dearer clicks':
          'auction insights | new competitor | quality score | bids went up | higher competition in the auction',
        'wrong search terms': 'search terms report | broad match | negative keywords | irrelevant queries',
        'tracking fault': 'broken tag | check the tracking | cookie banner | conversions not counted',
        'page or offer':
          'page speed | form on a phone | changes in offer | landing page broken | price changed',
        'segments and season':
          'compare devices | by region and campaign | averages hide | season against last year | seasonality',
      },
      followUps: ['When would you accept the higher cost and carry on?'],
      hint: 'A ratio has two sides; decide which one moved before you look for a culprit.',
    },
    {
      id: 'mm-failed-campaign',
      kind: 'behavioural',
      competency: 'learning',
      level: 2,
      type: 'hr',
      text: 'Which of your marketing efforts fell flat, and what did you do next?',
      ideal:
        'In 2022 I planned a webinar series for facility managers, because webinars had worked well for our office clients. I owned the plan and the budget of 12,000 euros. The first one had 19 guests instead of the 150 I had forecast, and no inquiry followed. I told my director the same week, stopped the next two dates and saved 7,000 of the budget. Then I rang twelve people who had signed up and not come. They all said the same: they are on site all day and can not sit at a screen at two in the afternoon. I had copied a format without checking how this group works. With what was left I made six short checklists that open on a phone, and a colleague in service helped me get them right. They brought 210 downloads and nine inquiries in two months. Since then I call five people from the audience before I choose a format.',
      concepts: {
        'what went wrong, in figures':
          'guests instead of | below the forecast | no inquiry followed | missed the target | hardly anybody bought',
        'owned it early': 'told my director | i owned the plan | stopped the next dates | reported it openly',
        'found the reason': 'rang people who had signed up | copied a format | analyzed the data',
        'tried again differently': 'made short checklists | new approach | changed the channel | relaunched',
        'habit since':
          'call five people from the audience | before i choose a format | test the format beforehand',
      },
      followUps: ['How did your director react?', 'Which warning sign did you overlook?'],
      hint: 'Give the forecast and the result, then spend most of the time on what you changed.',
    },
    {
      id: 'mm-attribution',
      kind: 'knowledge',
      competency: 'measurement',
      level: 3,
      type: 'technical',
      text: 'Last-click reports say that paid social brings almost no sales. Would you switch it off?',
      ideal:
        'Not on that report alone. Last click gives all the credit to the final touch, which is usually brand search or a voucher site, so channels that create demand early look worthless. But the opposite is not proven either: platforms count views generously and claim sales that would have come anyway. The question is incrementality: what would we lose without it? So I would run a holdout test: switch social off in some regions that are similar to others, for four to six weeks, and compare total sales with a matched control. If the budget is large and the history long, a marketing mix model adds a second view, though it needs two or three years of data. A survey at checkout is cheap and rough, but useful. At my last firm a test in eight regions showed that social drove 11 percent of new customers, against 1 percent in last click; retargeting, however, added nothing, and we cut it.',
      concepts: {
        'flaw of last click':
          'credit to the final touch | brand search gets the credit | ignores earlier touches | demand created early',
        'platforms overclaim':
          'claim sales that would come anyway | count views generously | platform reports inflated | double counting',
        'ask what is incremental': 'incrementality | additional sales caused | causal effect',
        'holdout test':
          'holdout test | switch off in some regions | matched control | geo experiment | control group without adverts',
        'second view': 'marketing mix model | survey at checkout | econometric model',
        'decide by result':
          'retargeting added nothing | cut it | keep what adds | reallocate the budget | scale back gradually',
      },
      followUps: ['How would you explain the outcome to a finance director who believes the dashboard?'],
      hint: 'Ask what the report can see, what it cannot, and how you would find out the truth.',
    },
    {
      id: 'mm-price-attack',
      kind: 'case',
      competency: 'positioning',
      level: 3,
      type: 'technical',
      text: 'A rival launches a similar product 20 percent below our price. How would you respond as head of marketing?',
      ideal:
        'I would not cut the price in the first week, because a price war is quick to start and hard to leave. With a 40 percent gross margin, a 20 percent cut would need twice the volume to earn the same profit. First I would find out whom it really hurts: I would look at win and loss data, talk to ten recent buyers and to sales, and see in which segment price decides. Next I would compare the offers honestly, including delivery, service and total cost over three years. For buyers who value reliability I would sharpen our positioning on that, with proof such as guarantees and references. For the price-sensitive part I would consider a slimmer version under its own name, so that the main brand is not dragged down. Sales gets a one-page guide for the conversation. I would set triggers in advance, for example a loss rate above 15 percent for two months, at which we reconsider price.',
      concepts: {
        'no reflex price cut':
          'not cut the price | price war | twice the volume | margin effect of a discount | avoid matching',
        'find out who is affected':
          'win and loss data | talk to recent buyers | segment where price decides | ask the sales team | which customers are leaving',
        'compare total value':
          'total cost over three years | compare the offers honestly | delivery and service | value beyond price',
        'sharpen the message with proof':
          'sharpen our positioning | guarantees and references | proof points | case studies | differentiation',
        'option for price-sensitive buyers':
          'slimmer version | fighter brand | cheaper tier | entry-level bundle',
        'triggers to reconsider':
          'set triggers | loss rate above | monitor market share | reconsider price | review the price decision later',
      },
      followUps: ['What would convince you that the price should fall after all?'],
      hint: 'Do the margin sum first, then separate the buyers who care from those who do not.',
    },
    {
      id: 'mm-sales-leads',
      kind: 'behavioural',
      competency: 'working with sales',
      level: 3,
      type: 'hr',
      text: 'When has a sales department told you that your leads were no good, and how did you deal with it?',
      ideal:
        'At a software firm I led a team of four, and our monthly report showed record leads while sales said that the leads were rubbish. I was responsible for the pipeline from marketing, so I took it as my problem. I did not defend the numbers; I sat beside two account executives for a day and listened to 14 calls. They were right about half of them: students and people without a budget had downloaded a guide. On the other hand, good leads had waited three days for a call. So I brought both facts to the head of sales, and we wrote one definition of a qualified lead with four criteria, a promise from us on quality and one from sales to call within four hours. We reviewed ten lost leads together every Friday. Leads fell by 45 percent, but opportunities rose by a third in two quarters. It taught me to share a target with sales before I share a report.',
      concepts: {
        'took it seriously':
          'did not defend the numbers | took it as my problem | accepted the criticism | they were right about half',
        'saw it at first hand':
          'sat beside account executives | listened to calls | joined sales calls | looked at lost leads | checked the records',
        'common definition':
          'definition of a qualified lead | agreed criteria | lead scoring | what counts as a good lead',
        'promises on both sides':
          'call within four hours | promise on quality | service level agreement | mutual commitment | follow up faster',
        'regular review': 'reviewed lost leads together | weekly meeting | feedback loop',
        'effect on the pipeline':
          'opportunities rose | more deals closed | pipeline grew | win rate improved | fewer but better leads',
      },
      followUps: ['What did you do with your own team, whose lead count fell?'],
      hint: 'Show how you found out who was right, and which agreement changed the result.',
    },
    {
      id: 'mm-offensive-advert',
      kind: 'situational',
      competency: 'reputation',
      level: 3,
      type: 'hr',
      text: 'An ad that went live this morning is being called offensive online. Take me through your next 24 hours.',
      ideal:
        'The first hour is for facts and for stopping harm. I would pause the paid spend and scheduled posts, because pausing costs little and can be undone, and read the criticism myself: who says what, how fast it spreads, and whether they have a point. I would inform the managing director and customer service, and agree on one voice. Then I would ask people from the group concerned, inside and outside the firm, how it reads to them, and not judge by our intention. If we hurt people, we take it down and say sorry in plain words, what we got wrong and what we do now, without "if anyone felt". If it is a misreading, we explain once, calmly, and do not argue in comments. By the evening I would look at volume and tone again. Within the week I would hold a review and put a check by fresh eyes into our approval. With a clumsy headline in 2021 this took us five hours; complaints stopped after 60, and nobody left the list.',
      concepts: {
        'pause the campaign':
          'pause the paid spend | stop scheduled posts | take the advert down | halt the media',
        'get the facts':
          'read the criticism | how fast it spreads | who complains and why | monitor mentions',
        'one voice inside':
          'inform the managing director | agree on one voice | brief customer service | single spokesperson | involve legal and pr',
        'ask those affected': 'people from the group concerned | not judge by intention | outside view',
        'honest response':
          'say sorry in plain words | apologize without excuses | what we got wrong | explain once calmly',
        'fix the approval': 'fresh eyes | hold a review | approval process | diverse reviewers | post mortem',
      },
      followUps: ['What if the managing director wants to defend the ad?'],
      hint: 'Think in hours: what you stop, whom you ask, what you say, and what you change.',
    },
  ],
});
