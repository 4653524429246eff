import { defineRole } from '../define.ts';

export const dataScientist = defineRole({
  id: 'data-scientist',
  title: 'Data scientist',
  titles: [
    'data scientist',
    'decision scientist',
    'product data scientist',
    'applied data scientist',
    'data science consultant',
    'data science specialist',
    'statistician',
    'statistical modeller',
    'predictive modeler',
    'biostatistician',
    'marketing scientist',
    'experimentation analyst',
    'data mining specialist',
  ],
  signals: [
    'statistics',
    'regression',
    'hypothesis',
    'experimentation',
    'causal',
    'forecasting',
    'pandas',
    'scikit-learn',
    'bayesian',
    'jupyter',
    'predictive',
    'segmentation',
  ],
  questions: [
    {
      id: 'ds-leakage',
      kind: 'knowledge',
      competency: 'modeling',
      level: 1,
      type: 'technical',
      text: 'What is data leakage in a predictive model, and how do you keep it out?',
      ideal:
        'Leakage means that the model sees information in training that it will not have at the moment of prediction, so the test score looks wonderful and production disappoints. A typical case is a feature that is filled in after the event, such as the number of retention calls when predicting who cancels. Others are the same patient in both training and test set, and scaling or imputing on all rows before the split. To keep it out, I first write down the moment of prediction and ask of every feature whether its value was known then. I split before any preparation, by time or by customer where rows belong together, and fit each step of the pipeline on the training part alone. A score that is too good makes me suspicious: in my second project an AUC of 0.98 came from one refund column. Without it we had 0.81, and that held in production.',
      concepts: {
        'information not available at prediction time':
          'not have at the moment of prediction | information from the future | unknown at prediction time | not available in production',
        'example of a leaking feature':
          'filled in after the event | feature recorded after the outcome | proxy for the target | retention calls | refund column',
        'too good in testing':
          'test score looks wonderful | disappoints in production | too good to be true | overly optimistic score | suspiciously high auc',
        'split before preparation':
          'split before any preparation | fit on the training part alone | scaling before the split | preprocessing inside the pipeline',
        'split by time or group':
          'split by time | same patient in both sets | group split by customer | time based validation',
      },
      followUps: ['How would you search for leakage in a table of 500 features you did not build?'],
      hint: 'Define it by what the model may know and when, then give a case and a habit.',
    },
    {
      id: 'ds-p-value',
      kind: 'knowledge',
      competency: 'statistics',
      level: 1,
      type: 'technical',
      text: 'A product manager sees a p-value of 0.03 and says there is a 97 percent chance that the new version is better. What do you reply?',
      ideal:
        'I would say that the result is encouraging but that the number answers another question. A p-value of 0.03 means: if the two versions were truly the same, we would see a difference at least this large in about three of 100 such tests. It is calculated under the assumption of no difference, so it cannot be the probability that the version is better; for that we would need a prior, as in a Bayesian analysis. Next I would point to the size of the effect with its confidence interval, because a significant gain of 0.1 percent may not pay for the work. Then I would check that we fixed the sample size in advance and did not stop on the first good day. With 20 metrics, one is expected below 0.05 by chance alone.',
      concepts: {
        'assumes no difference':
          'if the versions were truly the same | assumption of no difference | under the null hypothesis | null is true',
        'how surprising the data are':
          'difference at least this large | as extreme or more extreme | three of 100 such tests | chance of data given the null',
        'not the chance of being better':
          'cannot be the probability that the version is better | not probability of the hypothesis | would need a prior | bayesian analysis gives that',
        'effect size and interval':
          'size of the effect | confidence interval | practical significance | gain may not pay',
        'peeking and many tests':
          'fixed the sample size in advance | stop on the first good day | multiple comparisons | many metrics by chance | peeking',
      },
      followUps: ['How would you present the same result to the board on one slide?'],
      hint: 'Correct the reading kindly, then turn to what the decision really needs.',
    },
    {
      id: 'ds-missing-values',
      kind: 'situational',
      competency: 'data preparation',
      level: 1,
      type: 'technical',
      text: 'In a new data set, a third of the rows have no value in the column that matters most to you. What do you do?',
      ideal:
        'Before I fill anything in, I find out why the values are missing, since the reason decides the cure. First I ask the people who collect the data, since a form may have changed. Then I compare rows with and without the value by date, region and outcome. If they look alike, the gaps may be completely random, and dropping rows costs only precision. If, say, high earners refuse to state their income, the gap depends on the value itself, and dropping or averaging would bias the result. Next I choose: for a tree-based model I often keep the gap and add an indicator column, because the fact that it is missing may carry information; for inference I prefer multiple imputation over filling in the mean, which shrinks the variance. Finally I run the analysis both ways and report how far the answers differ. Once that check showed a shift of six points, and we went back and fixed the form.',
      concepts: {
        'finds the reason first':
          'why the values are missing | ask who collects the data | form changed | reason decides the cure',
        'random or not':
          'gaps are completely random | missing completely at random | depends on the value itself | compare rows with and without',
        'danger of dropping':
          'dropping would bias the result | lose rows | biased sample | averaging shrinks the variance',
        'ways to fill or flag':
          'indicator column | multiple imputation | impute the median | keep the gap for trees | missing flag',
        'tests how much it matters':
          'analysis both ways | sensitivity analysis | report how far answers differ | compare results with and without imputation',
      },
      followUps: ['What if the same column will be just as empty when the model is live?'],
      hint: 'A gap has a cause. Begin there and only then think of treatments.',
    },
    {
      id: 'ds-why',
      kind: 'motivation',
      competency: 'motivation',
      level: 1,
      type: 'hr',
      text: 'What brought you to data science, and which kind of problem do you want to work on next?',
      ideal:
        'I came to it through a part-time job in a bakery chain. Each evening we threw away a fifth of the bread, and I began to note sales, weather and weekday in a spreadsheet. With a simple regression I cut the waste in my shop to 12 percent in two months, and the manager asked me to do it for three more shops. What caught me was that a modest model, understood by the people who use it, changed what they did at five in the morning. Since then I have found that I enjoy the framing of a problem more than the tuning of a model. Next I want to work on demand and pricing questions, where mistakes are visible soon. Your team sits together with the buyers, and this closeness to the decision is why I applied.',
      concepts: {
        'a story of how it began':
          'came to it through | part-time job | first project | started in a spreadsheet',
        'effect on real decisions':
          'changed what people did | cut the waste | helped them decide | closeness to the decision | used by the people',
        'knows own preference':
          'enjoy the framing of a problem | more than tuning models | enjoy explaining results | like messy problems',
        'what comes next':
          'next i want to work on | demand and pricing questions | problems where decisions | want to deepen',
        'why this team': 'sits together with the buyers | closeness to the decision',
      },
      followUps: ['Which part of the work would you gladly leave to others?'],
      hint: 'A first real project says more than a list of courses; end with this job.',
    },
    {
      id: 'ds-rare-class',
      kind: 'knowledge',
      competency: 'evaluation',
      level: 2,
      type: 'technical',
      text: 'One payment in a thousand is fraudulent. How do you judge whether your detection model is any good?',
      ideal:
        'I leave accuracy aside, because a model that never says fraud is right 99.9 percent of the time. I look at precision, the share of alerts that are truly fraud, and at recall, the share of fraud that we catch, and I draw the precision-recall curve rather than trust the ROC curve alone. With so few positives, a false positive rate of just one percent means about ten false alarms for every real case, even at full recall. Then I choose the threshold by money and capacity: what does a missed fraud cost, what does blocking an honest customer cost, and how many alerts can the team review in a day? I keep the true base rate in the test set, even if I resample for training, and I recalibrate the probabilities afterwards. I test on later weeks, since fraud changes. In my last project we weighed by amount: recall of 60 percent of cases was 85 percent of the money.',
      concepts: {
        'accuracy misleads':
          'leave accuracy aside | never says fraud is right | accuracy is misleading | always predicting the majority',
        'precision and recall':
          'precision and recall | share of alerts truly fraud | share of fraud caught | precision-recall curve',
        'false alarms at a low base rate':
          'false alarms for every real case | false positive rate | low base rate | roc looks too good',
        'threshold by cost':
          'choose the threshold by money | cost of a missed fraud | alerts the team can review | blocking honest customers',
        'honest test set':
          'keep the true base rate | resample for training only | recalibrate the probabilities | test on later weeks',
      },
      followUps: ['How do you get labels for the payments that you blocked?'],
      hint: 'Work out what a lazy model would score, then ask what each kind of error costs.',
    },
    {
      id: 'ds-experiment',
      kind: 'case',
      competency: 'experimentation',
      level: 2,
      type: 'technical',
      text: 'Walk me through how you would set up an experiment for a redesigned checkout page.',
      ideal:
        'I start with the decision: what would we do if it wins, and what if nothing changes? From that I choose one primary metric, completed orders per visitor, plus guardrails such as refunds, page speed and average order value. Then I calculate the sample. With a baseline of four percent and a smallest useful lift of five percent relative, at 80 percent power and five percent significance, I need roughly 155,000 visitors in each group. If we have 20,000 visitors a day, that is 16 days, so I run whole weeks, three of them, to even out weekdays. I randomise by user and not by page view, so that nobody sees both versions, and I only count those who reach the checkout. Before that an A/A test and a check for sample ratio mismatch tell me that assignment works. I do not stop early because of a good day. At the end I report the interval, look at a few segments named in advance, and recommend.',
      concepts: {
        'one primary metric and guardrails':
          'one primary metric | guardrail metrics | orders per visitor | conversion rate as main metric | refunds and page speed',
        'sample size':
          'calculate the sample | smallest useful lift | minimum detectable effect | power and significance | visitors in each group',
        'unit of randomisation':
          'randomise by user | not by page view | nobody sees both versions | random assignment per customer',
        duration: 'whole weeks | even out weekdays | run two full weeks | novelty effect',
        'checks that it runs right': 'sample ratio mismatch | assignment works | check the logging',
        'no early stop and a decision':
          'do not stop early | no peeking | report the interval | segments named in advance | recommend',
      },
      followUps: ['What changes if you can reach only 2,000 visitors a week?'],
      hint: 'Decision, metric, size, split, duration, checks: say why for each.',
    },
    {
      id: 'ds-cancellation',
      kind: 'case',
      competency: 'problem framing',
      level: 2,
      type: 'technical',
      text: 'A streaming service asks you to predict who will cancel. How do you turn this into something that earns money?',
      ideal:
        'My first question is what the company will do with a prediction, because a list of names earns nothing. Suppose it can send 10,000 offers a month at four euros each. Then I define the target: cancels within 30 days after the scoring date, for customers who are active on that date. Features come only from before that date: viewing hours and their trend, failed payments, support contacts, age of the contract. I start with a logistic regression as a baseline, then try gradient boosting, and validate on later months. I judge it by the lift in the top 10,000 and not by overall accuracy. The important point is that the likeliest to leave are not always the ones an offer can keep; some even wake up and cancel. So I hold back a random control group, measure the saved revenue against it, and move to an uplift model once we have that data. In one case targeting by uplift saved the same revenue with 40 percent fewer offers.',
      concepts: {
        'action behind the prediction': 'offers a month | action on the prediction | budget for offers',
        'precise target':
          'cancels within 30 days | define the target | active on that date | prediction window',
        'features known before':
          'features from before that date | viewing hours and trend | failed payments | support contacts',
        'baseline and fair validation':
          'logistic regression as a baseline | validate on later months | lift in the top | simple model first',
        'who can be kept':
          'uplift model | offer can keep | persuadable customers | likeliest to leave are not the same',
        'control group':
          'random control group | hold out group | saved revenue against control | measure incremental effect',
      },
      followUps: ['How would you explain one customer’s score to a call-center agent?'],
      hint: 'Begin with the action and its price, then the target, and end with proof that it paid.',
    },
    {
      id: 'ds-unwelcome-result',
      kind: 'behavioural',
      competency: 'communication',
      level: 2,
      type: 'hr',
      text: 'Tell me about an analysis of yours whose result nobody wanted to hear.',
      ideal:
        'Last spring our marketing director had launched a voucher campaign, and I was asked to confirm its success for the board. The raw figures looked great: voucher users spent 30 percent more. But most of them had been heavy buyers before, so I compared each of them with a matched customer who got no voucher. The extra spending shrank to two percent and did not cover the discounts. I checked it in two other ways and asked a colleague to try to break it. Then I showed the director the result in private, two days before the meeting, together with a better idea we had worked out: vouchers only for people inactive for 90 days. We presented it together. As a result the next campaign cost 60,000 euros less and brought in more new orders. I learned to bring bad news early, in private and with an alternative, and I have done so since then.',
      concepts: {
        'what was expected':
          'asked to confirm its success | director had launched | raw figures looked great | expected a win',
        'the uncomfortable finding':
          'did not cover the discounts | effect shrank | worse than believed | lost money',
        'made sure of it':
          'matched customer | checked it in other ways | asked a colleague to break it | second method',
        'how it was told': 'in private | no surprise in public | early warning',
        'brought an alternative':
          'better idea | alternative | only for inactive people | recommendation | next step',
        'result and lesson': 'cost less | decision changed',
      },
      followUps: ['What would you have done if you had been told to leave it out?'],
      hint: 'Show how sure you made yourself, and how you chose the moment and the words.',
    },
    {
      id: 'ds-no-experiment',
      kind: 'knowledge',
      competency: 'causal inference',
      level: 3,
      type: 'technical',
      text: 'You cannot run an experiment, yet the business wants to know whether its loyalty program raised sales. Which methods do you consider?',
      ideal:
        'The core problem is selection: people who join a loyalty program buy more anyway, so comparing members with others tells us little. I would draw the causal graph with people who know the business and then look for natural variation. If the program started in some regions earlier, I would use difference in differences, which assumes that both groups would have moved in parallel; I check that on the months before. If only one country introduced it, a synthetic control built from other countries fits. If a rule gave membership from 500 euros of purchases, a regression discontinuity compares people just above and just below. Matching or propensity weighting is my last choice, since it corrects only for what we have measured. Then I try to refute my own result: placebo dates, an outcome that cannot be affected, and how strong a hidden confounder would have to be. I report a range. In one project the naive 22 percent became three to six.',
      concepts: {
        'selection bias':
          'people who join buy more anyway | self selection | members differ from others | confounding',
        'difference in differences':
          'moved in parallel | parallel trends | regions earlier than others | staggered rollout',
        'discontinuity or synthetic control':
          'regression discontinuity | synthetic control | instrumental variable',
        'limits of matching':
          'propensity weighting | matching only corrects for what is measured | unobserved confounders | propensity score',
        'tries to refute it':
          'placebo dates | sensitivity analysis | hidden confounder | outcome that cannot be affected | robustness checks',
      },
      followUps: ['Which of these would you trust enough to stop the program?'],
      hint: 'Name why the simple comparison fails, then look for accidents in how it was introduced.',
    },
    {
      id: 'ds-metric-drop',
      kind: 'case',
      competency: 'investigation',
      level: 3,
      type: 'technical',
      text: 'From one day to the next, weekly active users fall by eight percent. How do you find the reason?',
      ideal:
        'I check the measurement before I believe the drop, because a sudden step is more often a broken event than a change in people. So first: did tracking, the definition or a pipeline change, do raw server logs show the same, and is eight percent outside the usual noise and season? If it is real, I split it up, by platform, app version, country, new against returning users, and channel, and look for the segment that carries most of the fall. I also break the metric into its parts: fewer new users, fewer who come back, or more who leave. Then I lay the date next to releases, price changes, campaigns, outages, holidays and competitors. Each cause is a hypothesis with a prediction: if the login of version 5.2 is at fault, then only this version falls and login errors rise. Once the whole fall was an expired campaign link, found in 90 minutes.',
      concepts: {
        'is the data right':
          'check the measurement | tracking or definition changed | broken event | raw server logs | logging bug',
        'noise and season':
          'usual noise | seasonality | holidays | compare with last year | normal variation',
        'split into segments':
          'split by platform and country | segment carries the fall | app version | new against returning users',
        'parts of the metric': 'break the metric into parts | fewer new users | retention or acquisition',
        'line up with events':
          'date next to releases | price changes | campaigns and outages | competitor | what happened that day',
        'hypothesis with a prediction':
          'hypothesis with a prediction | only this version falls | test each cause | confirm with data',
      },
      followUps: ['What would you tell the executive team after the first hour?'],
      hint: 'Doubt the number, then cut it up, then look for what changed that day.',
    },
    {
      id: 'ds-wrong-model',
      kind: 'behavioural',
      competency: 'integrity',
      level: 3,
      type: 'hr',
      text: 'Describe a model or analysis of yours that turned out to be wrong. How did it come to light?',
      ideal:
        'Three years ago I built the delivery-time forecast for a parcel company, and I was responsible for its accuracy. It had been live for six weeks when I noticed in my own weekly check that the error for one region was twice the rest. I looked into it and found my mistake: I had joined the holiday calendar of the wrong state, and my validation period had contained no holidays. About 9,000 customers had been promised a day too early. I wrote to the operations lead the same morning, told what I knew and what not, and switched the region to the old rule. Then I fixed the join, re-ran the backtest over a full year and asked a colleague to review it line by line. As a result the error fell from 1.4 to 0.6 days. I learned to validate on every season and segment, and I added that as a standard step, which two other teams took over. It has caught three faults since then.',
      concepts: {
        'owns the mistake': 'found my mistake | i had joined the wrong',
        'how it surfaced':
          'noticed in my weekly check | error was twice the rest | user reported | monitoring showed | numbers did not match',
        'told people at once':
          'wrote to the operations lead | told what i knew | informed stakeholders | disclosed it',
        'limited the damage':
          'switched to the old rule | withdrew the report | fallback | corrected the numbers | paused the model',
        'fixed and prevented':
          'asked a colleague to review | backtest over a full year | standard step | added a check | validate on every season',
        'effect measured': 'error fell from | caught three faults | accuracy rose',
      },
      followUps: ['How did the people who relied on it react, and what did you do then?'],
      hint: 'Say what was wrong, who was hit, how soon you told them, and what you do differently.',
    },
    {
      id: 'ds-wanted-number',
      kind: 'behavioural',
      competency: 'influence',
      level: 3,
      type: 'hr',
      text: 'Have you ever been asked for a figure to support a decision that was already made? What did you do?',
      ideal:
        'In my previous job a vice president had decided to open in a fourth country and asked me for a market size by the next day, saying that it had to be above 50 million. I was the only data scientist on the plan. I did not refuse, because the decision was not mine to make, but the number was. I asked what the figure would be used for, and learned that the board wanted to know the risk. So I built three scenarios from public data and our own funnel, with every assumption on one page, and they ran from 18 to 61 million. I went through them with the finance lead, who corrected two assumptions of mine. Then I offered a choice: open now, or test with a small online launch for 80,000 euros first. They chose the test. After four months we saw demand near the low scenario, and the company saved about two million in rent. I learned to ask for the decision behind a number, and I do it today.',
      concepts: {
        'asks what it is for':
          'asked what the figure would be used for | decision behind the number | purpose of the figure',
        'does not bend the number':
          'open now or test first | three scenarios with every assumption | did not adjust the result | would not invent | stay honest',
        'shows range and assumptions':
          'three scenarios | every assumption on one page | range of outcomes | uncertainty | best and worst case',
        'respects who decides': 'their decision to make | offered a choice | left the decision to them',
        'a way to learn cheaply': 'small online launch | test first | pilot | cheap experiment',
        'result and lesson': 'saved about two million | after four months',
      },
      followUps: ['Where would you have drawn the line?'],
      hint: 'Show how you kept the number honest and still helped the person who asked.',
    },
  ],
});
