import { defineRole } from '../define.ts';

export const backendEngineer = defineRole({
  id: 'backend-engineer',
  title: 'Software engineer',
  titles: [
    'backend engineer',
    'backend developer',
    'back end developer',
    'software engineer',
    'software developer',
    'full stack developer',
    'java developer',
    'python developer',
    'node developer',
    'go developer',
    'api engineer',
    'programmer',
    'application developer',
    'server side developer',
    'php developer',
    'c++ developer',
    'c# developer',
    'net developer',
    'ruby developer',
    'ruby on rails developer',
    'golang engineer',
    'rust developer',
    'game developer',
    'embedded engineer',
    'software architect',
    'solutions architect',
    'database administrator',
    'blockchain developer',
    'salesforce developer',
  ],
  signals: [
    'api',
    'database',
    'microservices',
    'server',
    'backend',
    'sql',
    'java',
    'python',
    'kubernetes',
    'golang',
  ],
  questions: [
    {
      id: 'be-index',
      kind: 'knowledge',
      competency: 'data modeling',
      level: 1,
      type: 'technical',
      text: 'What is a database index, and when would you choose not to add one?',
      ideal:
        'An index is a separate data structure, usually a B-tree, that lets the database find rows without scanning the whole table. It speeds up reads on columns that are used in filters, joins and sorting. The price is disk space, and every insert, update and delete gets slower because the index must be maintained on each write. So I leave it out on small tables, on columns with low selectivity such as a boolean, and on tables that take heavy writes. In my last project we had eleven indexes on an events table. I checked the usage statistics, dropped the six that no query used, and write latency fell by 35 percent while the reports stayed as fast as before.',
      concepts: {
        'finds rows without a full scan':
          'without scanning the table | b-tree structure | avoids a full table scan | not look at every row | lookup structure like a book index',
        'faster reads':
          'speeds up reads | faster queries | faster lookups | speeds up filters and joins | quicker search',
        'slower writes':
          'slows inserts and updates | slower writes | maintained on every write | write overhead | cost on insert update delete',
        'takes space': 'disk space | extra storage | takes memory',
        'when not to add one':
          'small tables | low selectivity | low cardinality | write heavy table | column rarely queried',
      },
      followUps: [
        'How would you find out whether a query uses the index?',
        'What does the order of columns in a composite index change?',
      ],
      hint: 'Say what it is, what it gains, what it costs, and let the cost answer the second half.',
    },
    {
      id: 'be-http-methods',
      kind: 'knowledge',
      competency: 'api design',
      level: 1,
      type: 'technical',
      text: 'What does it mean that an API call is idempotent, and why does it matter for retries?',
      ideal:
        'A call is idempotent when making it several times has the same effect as making it once. GET, PUT and DELETE are meant to be idempotent; POST is not. It matters because networks fail in the middle: the client may not know whether the server did the work before the connection dropped. If the call is idempotent the client can safely retry. If not, a retry can charge a card twice. For a payment endpoint I have the client send an idempotency key, store it with the result under a unique constraint, and return the stored response when the same key comes again. In my last team that removed all duplicate orders, about forty a month before.',
      concepts: {
        'same effect when repeated':
          'same effect many times as once | repeated calls same result | calling twice changes nothing more | multiple identical requests',
        'which methods are': 'get put and delete | post is not idempotent | put is idempotent',
        'lost responses':
          'network fails | timeout | connection dropped | client does not know whether it worked | lost response',
        'safe retry':
          'safely retry | retry without side effects | avoids duplicates | charge twice | duplicate order',
        'idempotency key': 'idempotency key | request id stored | unique constraint | deduplicate by token',
      },
      followUps: ['How long would you keep the keys, and what happens after that?'],
      hint: 'Define the word first, then think of a phone that loses its connection after pressing "pay".',
    },
    {
      id: 'be-incident',
      kind: 'behavioural',
      competency: 'reliability',
      level: 2,
      type: 'technical',
      text: 'Tell me about a production incident that you helped to resolve. How did you find the cause?',
      ideal:
        "Last year our checkout service began to time out during a sale, and about one in five orders failed. I was on call and owned the incident. I opened a channel, told support what to say to customers, and looked at the traces. They showed that one query had gone from 5 milliseconds to 4 seconds after that morning's migration, because it had dropped an index. I decided to roll back the migration rather than add the index live, because the rollback was tested and quicker. As a result the service was healthy 22 minutes after the first alert. Afterwards I wrote the review with the team, added a check to the pipeline that compares query plans, and the fault has not come back in a year.",
      concepts: {
        'impact of the incident':
          'orders failed | service timed out | outage | customers affected | errors rose',
        'diagnosis with data':
          'looked at traces | checked the logs | metrics dashboard | profiling | compared query plans | reproduced the error',
        'the cause itself':
          'dropped index after migration | root cause | memory leak | bad deploy | because a query',
        'mitigation first': 'rolled back | hotfix | restarted | scaled up | feature flag off',
        prevention:
          'wrote the review | post mortem | added a check | added an alert | added a test | has not come back',
      },
      followUps: [
        'What would have let you find it sooner?',
        'How did you keep others informed while you were working on it?',
      ],
      hint: 'What broke, how you knew where to look, what you did first, and what keeps it from coming back.',
    },
    {
      id: 'be-transactions',
      kind: 'knowledge',
      competency: 'data modeling',
      level: 2,
      type: 'technical',
      text: 'Two requests update the same account balance at the same moment. What can go wrong, and how do you prevent it?',
      ideal:
        'The classic problem is a lost update: both requests read a balance of 100, both add their own amount, and the second write overwrites the first, so money disappears. A transaction alone does not prevent it at the default read committed isolation. I have three options. I can lock the row with SELECT FOR UPDATE, so that the second request waits. I can use optimistic locking with a version column and retry when the version has changed. Or I can let the database do the arithmetic in one atomic UPDATE, balance equals balance plus amount, with a check constraint against going negative. I prefer the atomic update because it is short and holds no lock longer than needed. With several rows I lock them in a fixed order to avoid deadlocks.',
      concepts: {
        'lost update':
          'lost update | race condition | second write overwrites the first | both read the same balance | money disappears',
        'locking the row': 'select for update | lock the row | pessimistic lock | second request waits',
        'optimistic version check':
          'optimistic locking | version column | compare and swap | retry when version changed',
        'one atomic update':
          'atomic update | single update statement | balance plus amount in the database | serializable isolation',
        'deadlocks or constraints': 'deadlock | fixed lock order | check constraint | not go negative',
      },
      followUps: ['Which of these would you choose under heavy contention, and why?'],
      hint: 'Write the two requests side by side, step by step, and see where they cross.',
    },
    {
      id: 'be-cache',
      kind: 'knowledge',
      competency: 'performance',
      level: 2,
      type: 'technical',
      text: 'A read-heavy endpoint is too slow. When would you add a cache, and what problems does that bring?',
      ideal:
        'First I measure, because a missing index or an N plus one query is cheaper to fix than a cache. I add a cache when the same data is read far more often than it changes and slightly stale data is acceptable. I would put Redis in front of the database with the cache-aside pattern and a time to live, and invalidate the key on writes. The hard part is invalidation: users may see stale data, so I agree with the product owner how old it may be. The second problem is a stampede, when a hot key expires and every request hits the database at once; a short lock or jittered expiry prevents that. The third is memory, so I set an eviction policy. I watch the hit rate: below about 80 percent the cache is not worth its complexity.',
      concepts: {
        'measure first':
          'measure first | profile the query | missing index | n plus one | find the bottleneck',
        'when it fits':
          'read far more often than written | data changes rarely | stale data acceptable | same data requested often',
        'invalidation and staleness': 'invalidate on write | stale data | time to live | ttl | expiry',
        stampede:
          'stampede | thundering herd | all requests hit the database when the key expires | jitter | lock while refilling',
        'memory and hit rate': 'eviction policy | lru | memory limit | hit rate | hit ratio',
      },
      followUps: ['What would you do if one key gets half of the traffic?'],
      hint: 'Begin with how you know that a cache is the right cure at all.',
    },
    {
      id: 'be-url-shortener',
      kind: 'case',
      competency: 'system design',
      level: 2,
      type: 'technical',
      text: 'How would you design a service that shortens links and redirects millions of visitors a day?',
      ideal:
        'I start with the numbers: ten million redirects a day is about 120 a second, 1,000 at peak, against perhaps 10 new links a second, so reads dominate. The API is POST to create and GET to redirect. I generate the key from a counter encoded in base 62; seven characters give 3.5 trillion links without collisions, while a hash would need a collision check. I store key and target in a key-value store or a PostgreSQL table with the key as primary key. Redirects are cached in Redis and at the edge, because popular links follow a long tail. I answer 302 and not 301, so that clicks can be counted, and write clicks to a queue so that analytics never slow a redirect. Then abuse: rate limits on creation and a check against malware lists. I monitor latency and hit rate.',
      concepts: {
        'estimates of the load':
          'requests a second | peak traffic | reads dominate | read heavy | estimate the volume',
        'making the short key':
          'base 62 | counter encoded | hash with collision check | unique id generator | random key',
        storage:
          'key value store | table with primary key | database maps key to target | dynamodb | postgres',
        'caching the redirect': 'cache popular links | redis | cdn edge | in memory cache',
        'redirect and click counting':
          '301 or 302 | count clicks | analytics queue | asynchronous click events',
        'abuse and limits': 'rate limit | malware check | spam | expiry of links | monitoring',
      },
      followUps: ['What changes if links must expire?', 'How would you run it in two regions?'],
      hint: 'Numbers first, then the write path, the read path, storage, and what abuse looks like.',
    },
    {
      id: 'be-code-review',
      kind: 'behavioural',
      competency: 'code quality',
      level: 1,
      type: 'technical',
      text: 'Describe a time when a code review changed your mind about your own solution.',
      ideal:
        'In my second year I built a discount engine for our shop and was proud of its inheritance tree of twelve classes. My task was to get it merged before the end of the sprint. In review a colleague asked one question: how would marketing add a new rule? I tried it and needed changes in four files. I could have defended the design, but I asked her to pair with me for an hour. We replaced the tree by a list of small functions with a priority, and I rewrote the tests to describe the rules instead of the classes. As a result the code shrank from 900 lines to 300, and the next three rules took a day each instead of a week. Since then I ask for a review of the idea before I write the code.',
      concepts: {
        'the first solution': 'my design | inheritance | proud of',
        'the point raised in review':
          'colleague asked | reviewer pointed out | comment in review | in review',
        'open to it':
          'i asked her to pair | tried it | did not defend | considered the suggestion | changed my mind',
        'what changed': 'replaced | rewrote | simplified | refactored | smaller functions',
        'result or habit': 'shrank | faster | fewer bugs',
      },
      followUps: ['When did you last keep your own solution after a review, and why?'],
      hint: 'Pick a case where the reviewer was right, and say what it cost you to see it.',
    },
    {
      id: 'be-testing',
      kind: 'knowledge',
      competency: 'code quality',
      level: 1,
      type: 'technical',
      text: 'What is the difference between unit, integration and end-to-end tests, and how do you balance them?',
      ideal:
        'A unit test checks one function or class in isolation; it is fast and points straight at the fault. An integration test checks that several parts work together, for instance my repository code against a real database. An end-to-end test drives the whole system as a user would, through the browser or the public API. It gives the most confidence, but it is slow and breaks easily. So I keep a pyramid: many unit tests for rules and edge cases, fewer integration tests at each boundary, and a handful of end-to-end tests for the journeys that earn money. In my last team we cut 200 flaky browser tests down to 15 and moved the rest lower; the build went from 50 minutes to 9, and we caught as many faults as before.',
      concepts: {
        'unit tests one piece':
          'unit test checks one function in isolation | single class | smallest piece | mocks dependencies',
        'integration tests parts together':
          'integration parts work together | real database | between modules | boundary',
        'end to end as a user': 'whole system as a user | through the browser | complete flow | full journey',
        'speed against confidence':
          'slow and flaky | fast feedback | more confidence | breaks easily | expensive to maintain',
        'the balance':
          'pyramid | many unit tests few end to end | handful of end-to-end tests | critical journeys only',
      },
      followUps: ['What would you test first in a code base that has no tests?'],
      hint: 'One sentence for each, then what each costs and gives.',
    },
    {
      id: 'be-legacy',
      kind: 'situational',
      competency: 'code quality',
      level: 2,
      type: 'technical',
      text: 'You take over a service with no tests and no documentation, and a change is due next week. What do you do?',
      ideal:
        'I would not start with a rewrite, because nobody knows yet what the service really does. First I would run it locally, read the logs and trace one real request from end to end, so that I understand the path my change touches. Second I would write characterization tests around that path: they record what the code does today, right or wrong. Then I would make the change as small as possible, behind a feature flag, and ask someone who knows the domain to review it. I would release it to a small share of users, watch error rates, and keep the rollback ready. While I go I would write down what I learn in a one-page readme. After the deadline I would agree with the team which risky parts to cover next, instead of promising to fix everything.',
      concepts: {
        'understand before changing':
          'read the logs | trace a request | run it locally | understand the path | talk to people who know it',
        'tests around the change':
          'characterization tests | write tests for current behavior | cover the path first | regression test',
        'small change': 'small as possible | minimal change | not a rewrite | no big refactoring',
        'safe release':
          'feature flag | canary | small share of users | rollback | watch error rates | staged rollout',
        'leave notes': 'write down what i learn | readme | diagram',
      },
      followUps: ['What would make you ask for more time?'],
      hint: 'Think of what you need to know, what you need to be safe, and what can wait.',
    },
    {
      id: 'be-microservices',
      kind: 'knowledge',
      competency: 'system design',
      level: 3,
      type: 'technical',
      text: 'When would you split a monolith into services, and when would you refuse to?',
      ideal:
        'I split when the pain is organizational or when parts have truly different needs. If six teams block one another on one release train, or one module needs ten times the scale of the rest, a service with its own deployment and its own data helps. I refuse when the team is small or when the boundaries of the domain are still moving, because a wrong boundary in a network call is far harder to change than one in a function call. The price is real: network failures, eventual consistency instead of transactions, tracing, and more to operate. So I would first make the monolith modular, with clear interfaces, and extract one piece with the strangler pattern. At my last company we extracted only billing; deploys of it went from weekly to daily, and we left the rest alone.',
      concepts: {
        'reasons to split':
          'teams block one another | independent deployment | different scaling needs | separate release',
        'reasons not to': 'small team | boundaries still moving | domain unclear | premature',
        'the price of distribution':
          'network failures | eventual consistency | latency | harder to debug | operational overhead | distributed transactions',
        'modular first': 'modular monolith | clear interfaces | module boundaries | domain boundaries',
        'step by step': 'strangler pattern | extract one piece | gradually | incremental migration',
      },
      followUps: ['How would you keep data consistent between the extracted service and the rest?'],
      hint: 'Name the pain that justifies the price, and then the price.',
    },
    {
      id: 'be-disagree-design',
      kind: 'behavioural',
      competency: 'collaboration',
      level: 3,
      type: 'hr',
      text: 'Give me an example of a technical decision where you disagreed with your team. What happened?',
      ideal:
        'Two years ago my team wanted to move our reporting to a new streaming platform. I was responsible for the reports and thought it was too much for data that is read once a day. I did not want to argue from taste, so I wrote a two-page comparison of both options with cost, effort and the delay our users would see. I asked the three people most in favor to add what I had missed, and they named a use case that I did not know: fraud alerts within a minute. We agreed to stream only the payment events and keep the nightly job for the rest. As a result we delivered in five weeks instead of a planned four months, at a tenth of the running cost. I learned to ask what problem the others see before I judge their solution.',
      concepts: {
        'the disagreement': 'i disagreed | wanted to move | different opinion',
        'argued with evidence':
          'comparison of options | wrote a document | prototype | benchmark | cost and effort',
        'listened to the others':
          'asked what i had missed | their view | use case i did not know | understand their reasons',
        'how it was decided':
          'agreed to stream only payment events | compromise | committed to the decision | accepted the decision | decided together',
        'result and lesson': 'delivered | in hindsight',
      },
      followUps: ['What would you have done if the team had decided against you?'],
      hint: 'Show how you argued, what you took from the others, and how it ended.',
    },
    {
      id: 'be-slow-query',
      kind: 'case',
      competency: 'performance',
      level: 3,
      type: 'technical',
      text: 'Response times doubled over the last month although traffic stayed flat. How do you investigate?',
      ideal:
        'Flat traffic and a slow climb point to growing data, a leak or a gradual change and not to a spike. First I make the symptom precise: which endpoints, which percentile, since when, and I lay the graph next to the list of deployments. Then I split the time with tracing: application, database, cache, network, other services. If it is the database, I compare the slowest queries by total time, check plans and table sizes, since a plan can flip once a table outgrows memory. If it is the application, I look at garbage collection, memory and pool saturation. I change one thing at a time and confirm it with the same measurement. When I did this last spring, an audit table had grown to 80 million rows; partitioning it brought the 95th percentile from 900 back to 210 milliseconds, and I added an alert on growth.',
      concepts: {
        'make the symptom precise': 'which endpoints | percentile | narrow it down | p95',
        'compare with changes':
          'list of deployments | recent releases | config change | correlate with deploys',
        'split the time': 'tracing | profiler | profile of each layer | time spent per layer | spans',
        'growing data or plans':
          'table has grown | query plan | slow query log | missing index | data volume',
        'resources and leaks': 'memory leak | garbage collection | connection pool | saturation | cpu',
        'confirm and guard': 'one change at a time | verify the fix | alert | monitor',
      },
      followUps: ['What if the traces show that nothing in your own service got slower?'],
      hint: 'What does "flat traffic, slow climb" already rule out?',
    },
  ],
});
