import { defineRole } from '../define.ts';

export const machineLearningEngineer = defineRole({
  id: 'machine-learning-engineer',
  title: 'Machine learning engineer',
  titles: [
    'machine learning engineer',
    'ml engineer',
    'mlops engineer',
    'ai engineer',
    'ai developer',
    'artificial intelligence engineer',
    'deep learning engineer',
    'nlp engineer',
    'computer vision engineer',
    'llm engineer',
    'generative ai engineer',
    'applied scientist',
    'machine learning developer',
    'machine learning scientist',
  ],
  signals: [
    'pytorch',
    'tensorflow',
    'mlops',
    'inference',
    'embeddings',
    'transformers',
    'llm',
    'gpu',
    'finetuning',
    'mlflow',
    'neural',
    'rag',
    'recommender',
  ],
  questions: [
    {
      id: 'ml-overfit',
      kind: 'knowledge',
      competency: 'modeling',
      level: 1,
      type: 'technical',
      text: 'The training loss keeps falling while the validation loss has begun to rise. What is going on, and what do you try?',
      ideal:
        'The model is overfitting: it begins to memorize the training examples, noise included, instead of the pattern that carries over. First I make sure that it is real, so I check that both sets come from the same distribution and that the labels are right. Then I go from the best cure to the weakest. More and more varied data helps most; where I cannot get it, augmentation does, such as crops and flips for pictures. Next comes regularisation: weight decay, dropout, or a smaller model. A pretrained model with few trained layers is strong when data is scarce. And I stop early, keeping the weights from the lowest validation loss, which costs nothing. I change one thing at a time and keep a test set that I touch only at the end. In my last image project augmentation and weight decay took validation accuracy from 83 to 90 percent with the same 4,000 pictures.',
      concepts: {
        'names it and why': 'overfitting | memorize the training examples | learns the noise',
        'rules out artifacts':
          'both sets come from the same distribution | labels are right | dropout off during validation | check the split',
        'more or augmented data': 'more varied data | augmentation | crops and flips | collect more examples',
        regularisation: 'weight decay | dropout | smaller model | l2 penalty | simpler architecture',
        'stop early':
          'stop early | early stopping | weights from the lowest validation loss | best checkpoint',
        'untouched test set':
          'test set touched only at the end | compare on the same split | separate test set | held out data',
      },
      followUps: ['What would you conclude if both losses stayed high?'],
      hint: 'Name the effect, make sure it is real, then rank the cures.',
    },
    {
      id: 'ml-gradient',
      kind: 'knowledge',
      competency: 'foundations',
      level: 1,
      type: 'technical',
      text: 'Explain gradient descent in your own words. How do you pick a learning rate?',
      ideal:
        'Gradient descent finds good weights by walking downhill on the loss. The gradient says in which direction the loss grows fastest, so each step moves the weights a little the other way. The learning rate scales the length of that step. If it is too large, the loss jumps about or turns into not-a-number; if it is too small, training takes for ever or stalls on a plateau. In practice we compute the gradient on a mini-batch, because it is cheap and the noise helps to leave poor regions. To pick the rate, I run a short range test: I raise it step by step from tiny values, watch where the loss falls fastest, and take a value well before it explodes. Then I use a warm-up and a cosine decay, and I check the loss curve of the first few hundred steps. On one text model this saved three days of blind search.',
      concepts: {
        'downhill on the loss':
          'walking downhill | direction the loss grows fastest | opposite of the gradient | minimize the loss | moves the weights the other way',
        'too large a step': 'loss jumps about | diverges | overshoots the minimum | explodes',
        'too small a step':
          'training takes for ever | stalls on a plateau | converges slowly | slow training',
        'mini-batches': 'mini-batch | stochastic | noise helps | subset of the data for each step',
        'how to search':
          'range test | raise it step by step | loss falls fastest | try on a logarithmic scale | grid of rates',
        schedule: 'warm-up | cosine decay | adam | schedule lowers the rate | adaptive optimizer',
      },
      followUps: ['Why does a larger batch often call for a larger rate?'],
      hint: 'A picture helps: say what each step does, and what happens when it has the wrong length.',
    },
    {
      id: 'ml-reproduce',
      kind: 'behavioural',
      competency: 'engineering practice',
      level: 1,
      type: 'technical',
      text: 'Have you ever been unable to get the same result again from a model of your own? What did you change?',
      ideal:
        'In my second year I was asked to retrain a price model for an audit, and my new run was four points worse than the one in production. I went through what could differ, one thing at a time: the code was the same commit, but the training table had been refilled, a library had moved on by one version, and I had never fixed the random seeds. I rebuilt the old table from backups with the help of a data engineer and came within 0.2 points. Then I decided to fix the cause instead of writing more notes by hand. I put the data snapshot, the commit, the parameters, the seeds and the container image into an experiment tracker, and I let the pipeline refuse a model without them. As a result anyone in the team can rebuild any of our 30 models with one command, and the next audit took two days. I learned that exact equality on a GPU is hard, so I now agree on a tolerance first.',
      concepts: {
        'what differed':
          'training table had been refilled | library had moved on | never fixed the random seeds | different data version',
        'looked one thing at a time':
          'one thing at a time | went through what could differ | compared the runs | narrowed it down',
        'data and code versions':
          'data snapshot | commit | versioned data set | container image | pinned libraries',
        'tracks every run':
          'experiment tracker | parameters and seeds | logged the configuration | model registry',
        'made it automatic':
          'pipeline refuses a model | rebuild with one command | automatic | no notes by hand',
        'limits of exactness':
          'exact equality on a gpu is hard | tolerance | within 0.2 points | nondeterministic operations',
      },
      followUps: ['How do you keep a snapshot of data that has to be deleted by law?'],
      hint: 'Tell what you were missing when you needed it, and what is recorded today.',
    },
    {
      id: 'ml-why',
      kind: 'motivation',
      competency: 'motivation',
      level: 1,
      type: 'hr',
      text: 'Why do you want to bring models into production rather than do research on them?',
      ideal:
        'Because a model only counts for me once somebody relies on it. In my thesis I improved a benchmark by 1.5 points, and I was proud of it until I noticed that no one would ever use it. During a placement at a hospital laboratory I then built something much simpler, a classifier that sorts blood samples by urgency. Most of the work was not the network: it was the data feed, the latency, an alert when a device was replaced, and the trust of six technicians. When it had run for a month, urgent samples were handled 25 minutes sooner. That is when I knew where I belong. I still read papers each Friday, since I like to know what is possible. Next I want to learn to serve large models at low cost. Your team runs its own inference platform for 80 models, and I would like to help build it.',
      concepts: {
        'satisfaction in use': 'somebody relies on it | real users | sees the effect | in daily use',
        'own example':
          'built something simpler | during a placement | classifier | i deployed | my first model in production',
        'work around the model':
          'data feed and latency | work was not the network | monitoring and alerts | trust of the technicians | engineering around it',
        'respect for research':
          'still read papers | like to know what is possible | follow research | learn from papers',
        'fit with this job': 'next i want to learn | help build it | your platform',
      },
      followUps: ['Which recent paper changed the way you work?'],
      hint: 'Contrast two moments of your own, then link them to this team.',
    },
    {
      id: 'ml-low-latency',
      kind: 'case',
      competency: 'serving',
      level: 2,
      type: 'technical',
      text: 'A ranking model has to answer in 50 milliseconds at 2,000 requests a second. How would you serve it?',
      ideal:
        'I split the 50 milliseconds first: perhaps ten for the network, 15 to fetch features, 20 for the model, and the rest as reserve, all measured at the 99th percentile. Then I decide what need not be computed live. Scores for popular items or known users can be calculated in advance and cached, and slow features come from an online store that a batch job fills. The same feature code must serve training and serving, or the two drift apart. For the model I profile and then make it smaller: quantisation to eight bits, distillation or fewer trees, exported to a runtime such as ONNX. Dynamic batching raises throughput on a GPU, but each request waits for the batch, so I cap the wait at about two milliseconds; for a small tree model processors are cheaper. I run replicas behind a load balancer, scale on concurrency, and fall back to a popularity list on a timeout. I load test with real traffic. My last ranker went from 85 to 31 milliseconds this way.',
      concepts: {
        'split the time budget':
          'split the milliseconds | budget for network and features | 99th percentile | tail latency',
        'compute ahead': 'calculated in advance | cached scores | precompute | batch job fills the store',
        'features from a fast store':
          'online store | feature store | fetch features | same feature code in training and serving',
        'smaller model': 'quantisation | distillation | fewer trees | onnx | pruning',
        'batching and hardware':
          'dynamic batching | cap the wait | gpu or processor | throughput against latency',
        'fallback and load test':
          'fall back to a popularity list | timeout | load test | replicas behind a load balancer | autoscaling',
      },
      followUps: ['How would you release a new version of it without risk?'],
      hint: 'Spend the milliseconds like money, and ask what need not happen during the request.',
    },
    {
      id: 'ml-drift',
      kind: 'knowledge',
      competency: 'monitoring',
      level: 2,
      type: 'technical',
      text: 'The true outcomes are known only six weeks later. How can you tell earlier that a live model is losing quality?',
      ideal:
        'I watch what I can see today and treat it as a warning, not as proof. The first layer is the input: missing rates, ranges, new categories and the distribution of each important feature against a reference, for example with the population stability index. The second is the output: the mean score, its spread, and the share above the threshold. The third is a proxy that arrives sooner, such as clicks, complaints, or a reviewer who overrules the model. Fourth, I let people label a small random sample each week, say 200 cases, because that gives an honest estimate with an interval. When the labels come in, I compute the real metric by segment and compare it with the warnings. Drift in the input need not hurt, and the relation between input and target can change without any drift in the input, so I need both. An alert leads to a runbook: check data first, then retrain or roll back. The sample once warned us five weeks early.',
      concepts: {
        'watch the input':
          'distribution of each feature | missing rates and new categories | population stability index | data drift',
        'watch the output':
          'mean score | share above the threshold | prediction distribution | jump in approvals',
        'early proxy':
          'proxy that arrives sooner | clicks or complaints | reviewer who overrules | early signal',
        'label a sample':
          'label a random sample | people label cases each week | manual review of cases | honest estimate',
        'drift is not damage':
          'drift need not hurt | relation between input and target changes | concept drift | warning not proof',
        'what an alert triggers': 'retrain or roll back | runbook | check data first | metric by segment',
      },
      followUps: ['How do you keep such alerts from crying wolf?'],
      hint: 'List what is visible on the day itself, from the input to people, and how far you trust it.',
    },
    {
      id: 'ml-offline-online',
      kind: 'case',
      competency: 'troubleshooting',
      level: 2,
      type: 'technical',
      text: 'On historical data your new model clearly wins, but in the live test it does no better than the old one. Where do you look?',
      ideal:
        'I look for plain faults first, then for a wrong evaluation, then for reality. The most common fault is a skew between training and serving, so I log the features of live requests, compute the same ones offline and compare them row by row. I also check that the right version is deployed, that a timeout does not return the fallback, and that the users are split properly. Next the evaluation: was there leakage from the future, was the split random instead of by time, and do the logs contain only what the old model chose to show, which favors the old kind of item? Then the metric: a better ranking loss need not mean more orders. Finally power: perhaps the test is too small to see the gain, so I look at the interval. I would run the new model in shadow mode before the next test. In one case 30 percent of live requests had an empty history because of a cache; after the fix we saw plus four percent.',
      concepts: {
        'training-serving skew':
          'skew between training and serving | log the features of live requests | compare row by row | feature differs in production',
        'deployment faults':
          'right version is deployed | timeout returns the fallback | stale feature | split of users | default value',
        'leakage or wrong split':
          'leakage from the future | split by time | random split | too optimistic evaluation',
        'biased logs':
          'logs contain only what the old model showed | selection bias | feedback loop | counterfactual',
        'metric mismatch':
          'ranking loss need not mean more orders | offline metric differs from business metric | wrong metric',
        'power of the test': 'test is too small | look at the interval | statistical power | sample size',
      },
      followUps: ['How would you build an offline evaluation that you can trust more?'],
      hint: 'Three drawers: a defect, a flattering exam, or a world that differs. Check them in order of cost.',
    },
    {
      id: 'ml-simpler-model',
      kind: 'behavioural',
      competency: 'judgment',
      level: 2,
      type: 'hr',
      text: 'Tell me about choosing a simpler model although a more powerful one was on the table.',
      ideal:
        'Last year my team was to route incoming insurance claims to the right desk, and several of us, including me, wanted to fine-tune a large language model. I was responsible for the proposal. Before we began, I spent two days on a baseline: word counts and a logistic regression reached 89 percent. The large model reached 92 in a test, but it cost 40 times as much per claim, answered in two seconds instead of 20 milliseconds, and could not show the clerks why. I asked the head of the claims desk what three points were worth, and learned that a wrong desk costs about four minutes. So the gain was smaller than the bill. I presented both with these figures, and we decided together on the simple one. A colleague had the idea of adding the sender as a feature, which gave another point. As a result it was live in five weeks instead of four months and saves 300 hours a month. I learned to price a point of accuracy first, and I have done so since then.',
      concepts: {
        'the tempting option':
          'wanted to fine-tune a large model | deep network | more powerful model | exciting technology',
        'built a baseline': 'baseline | logistic regression reached | simple rules | spent two days',
        'compared beyond accuracy': 'cost per claim | latency | running cost | maintenance',
        'asked what accuracy is worth':
          'what three points were worth | price a point of accuracy | value of the gain | asked the head of the desk',
        'decided with others': 'decided together | colleague had the idea | agreed with the team',
        'result and lesson': 'live in five weeks | saves hours a month',
      },
      followUps: ['What would make you go back to the larger model today?'],
      hint: 'Put the two side by side in money, time and trust, then tell who decided and what came of it.',
    },
    {
      id: 'ml-recommender',
      kind: 'case',
      competency: 'system design',
      level: 3,
      type: 'technical',
      text: 'Design the home-page recommendations of a video service with millions of titles and users. What are the main parts?',
      ideal:
        'I would first agree on the goal, because optimizing for clicks brings loud thumbnails; I take completed watching time with a guardrail on cancellations. Scoring millions of titles for each visit is too slow, so I work in stages. Retrieval finds some 500 candidates within milliseconds from several sources: a two-tower model with an approximate nearest neighbor index, what is popular in the country, and what continues a series. Ranking scores those 500 with a richer model, using the history, the device and the time of day, and predicts several outcomes. A last stage reorders for variety and removes what was seen or is not licensed. New users start with popular titles and a few questions, new titles with features of their content and some exploration, otherwise the system only learns from its own choices. I log what was shown and at which position, and correct for it in training. Offline I use a split by time, online an A/B test over weeks. In my last project the retrieval stage alone brought five percent more watching time.',
      concepts: {
        'goal before model':
          'agree on the goal | optimizing for clicks | watching time | guardrail on cancellations | long-term satisfaction',
        'retrieval stage':
          'retrieval finds candidates | two-tower model | approximate nearest neighbor | candidate generation',
        'ranking stage':
          'ranking scores those candidates | richer model | predicts several outcomes | ranker with context features',
        'variety and rules':
          'reorders for variety | removes what was seen | diversity | business rules | not licensed',
        'cold start':
          'new users start with popular | new titles with content features | cold start | ask a few questions',
        'own bias and exploration':
          'exploration | learns from its own choices | position bias | feedback loop | log what was shown',
        evaluation: 'split by time | offline and online evaluation | recall at 500',
      },
      followUps: [
        'Which part would you build first with three engineers?',
        'How do you keep people from seeing ever more of the same?',
      ],
      hint: 'Start with what "good" means, then go from millions of items to ten in stages.',
    },
    {
      id: 'ml-document-bot',
      kind: 'case',
      competency: 'language models',
      level: 3,
      type: 'technical',
      text: "The support team wants an assistant that answers from the company's own manuals. How do you build it, and how do you know that it is good enough?",
      ideal:
        'I would build retrieval first and the language model second, because most wrong answers come from the wrong passage. With the support team I collect 200 real questions with the right answer and its source; this is my test set before I write any prompt. Documents are split along their headings, keep title, version and access rights as metadata, and are indexed both by keywords and by embeddings; a reranker picks the best five passages. The prompt tells the model to answer only from these, to cite them, and to say that it does not know when they do not cover the question. I measure the stages apart: recall of the right passage, then whether each statement is supported, then correctness, judged by people on a sample and by a model whose agreement with them I have checked. Rights are enforced at retrieval, and text in documents is data and never an instruction. I start with agents who see a draft, not with customers. In one project recall went from 68 to 91 percent by better splitting alone.',
      concepts: {
        'test set first':
          'collect real questions with the right answer | test set before any prompt | golden set | evaluation questions',
        'splitting and index':
          'split along headings | keywords and embeddings | hybrid search | chunking | reranker',
        'grounded and cited':
          'answer only from these passages | cite the source | grounded answers | says it does not know',
        'measure stages apart':
          'recall of the right passage | each statement is supported | retrieval and answer separately | faithfulness',
        'human judgment':
          'judged by people on a sample | agreement with people checked | human review | expert grading',
        'rights and injection':
          'access rights enforced at retrieval | text in documents is never an instruction | prompt injection | permissions',
        'careful start':
          'agents see a draft | not with customers first | pilot with agents | human in the loop',
      },
      followUps: ['When would you fine-tune a model here instead?'],
      hint: 'Think of what goes wrong most often, how you would prove it, and who sees the answers first.',
    },
    {
      id: 'ml-bad-in-production',
      kind: 'behavioural',
      competency: 'ownership',
      level: 3,
      type: 'hr',
      text: 'Describe a model that behaved badly once real users met it. What did you do?',
      ideal:
        'Three years ago I launched a model that hid spam on a marketplace, and in its first weekend it hid about 2,100 honest offers, most of them from sellers who wrote in dialect. I had led the project, so it was mine to put right. I saw it on Monday in the complaints, switched the model to suggest-only mode within ten minutes, and restored the offers with a script that I let a colleague check. Then I called eight of the sellers with our support lead, because I wanted to understand and not only count. My training data came from large cities, and I had looked at one overall figure, 97 percent precision; for those regions it was 61. I chose to collect 3,000 labeled texts there instead of just raising the threshold. We relaunched in stages, with limits per region. As a result wrong removals fell below 20 a week, and spam stayed down by 70 percent. I learned to test by group and to launch in shadow mode, and I have taught it to two teams since then.',
      concepts: {
        'harm to users':
          'hid honest offers | complaints | sellers affected | users were harmed | wrong removals',
        'took charge of it': 'i had led the project | mine to put right | my training data',
        'stopped it quickly': 'switched to suggest-only mode | restored the offers | rolled back',
        'cause in the data':
          'training data came from | one overall figure | not representative | precision for those regions | evaluated only on average',
        'talked with those hit':
          'called the sellers | support lead | listened to users | wanted to understand',
        'safer relaunch and lesson': 'relaunched in stages | test by group | shadow mode | limits per region',
      },
      followUps: ['What should have stopped it before launch?'],
      hint: 'Who was hurt, how fast you acted, what lay behind it, and how the second launch differed.',
    },
    {
      id: 'ml-unequal-model',
      kind: 'situational',
      competency: 'responsible practice',
      level: 3,
      type: 'hr',
      text: 'A week before launch you see that your credit model turns down one group of applicants twice as often as the others. What do you do?',
      ideal:
        'I would raise it the same day with the product owner, risk and legal, because this is not a decision for an engineer alone. Then I would find out where the gap comes from. First I check numbers and sample size, so that it is not noise. Next I compare the error rates in each group: are people who would have paid back refused more often in one of them? That tells me whether the model is wrong or the situation differs. I look for features that stand in for the group, such as the ZIP code, and for labels that carry old decisions. Then I would bring options with their price: better data, dropping or changing features, another threshold policy as far as the law allows, a manual review near the limit, or launching later. Definitions of fairness can contradict each other, so people from legal and from the affected business must choose, and we write it down. Once this took us three weeks; the gap fell by two thirds for half a point of accuracy.',
      concepts: {
        'raises it at once':
          'raise it the same day | legal and risk | not a decision for an engineer alone | tell the product owner | escalate',
        'makes sure it is real': 'sample size | not noise | check the numbers | confidence interval',
        'compares errors by group':
          'error rates in each group | would have paid back but refused | false rejections by group | equal opportunity',
        'looks for the source':
          'features that stand in for the group | postcode | zip code | proxy variables | labels carry old decisions | biased history',
        'options with their price':
          'threshold policy | manual review near the limit | better data | launching later | dropping features',
        'choice is recorded':
          'definitions of fairness contradict | legal must choose | document the decision | trade-off',
      },
      followUps: ['What would you do if you were told to launch anyway?'],
      hint: 'Who has to know today, what you would measure tonight, and what choices you would bring.',
    },
  ],
});
