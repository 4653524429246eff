import { defineRole } from '../define.ts';

export const dataEngineer = defineRole({
  id: 'data-engineer',
  title: 'Data engineer',
  titles: [
    'data engineer',
    'data operations engineer',
    'big data engineer',
    'etl developer',
    'elt developer',
    'data warehouse developer',
    'data warehouse engineer',
    'data platform engineer',
    'data pipeline engineer',
    'data integration specialist',
    'data architect',
    'spark developer',
    'snowflake developer',
    'database engineer',
    'database developer',
  ],
  signals: [
    'etl',
    'warehouse',
    'airflow',
    'spark',
    'kafka',
    'dbt',
    'snowflake',
    'bigquery',
    'lakehouse',
    'ingestion',
    'parquet',
    'databricks',
    'redshift',
  ],
  questions: [
    {
      id: 'de-etl-elt',
      kind: 'knowledge',
      competency: 'pipelines',
      level: 1,
      type: 'technical',
      text: 'Should data be transformed before it is loaded into the warehouse, or after? Explain how you choose.',
      ideal:
        'My default today is to load first and transform inside the warehouse, because storage is cheap, the engine scales, and the raw data stays at hand. If a rule turns out to be wrong, I change the SQL and rebuild from raw, without asking the source again. Analysts can also read, test and review the logic in version control, for example with dbt. I transform before loading in two cases. First, when the law or a contract forbids the raw data in the warehouse: then I drop or mask personal fields on the way in. Second, when the volume is huge and we keep only a fraction, such as sensor readings reduced to one value a minute. The price of loading first is a growing bill and a swamp of raw tables, so I set retention and owners. In my last team we rebuilt a wrong currency rule for two years of orders in 25 minutes.',
      concepts: {
        'default with a reason':
          'load first and transform inside the warehouse | storage is cheap | warehouse engine scales | compute separate from storage',
        'raw data kept for rebuilds':
          'raw data stays | rebuild from raw | reprocess without asking the source | replay history',
        'logic in version control':
          'version control | test and review the logic | dbt | transformations in sql',
        'sensitive data first':
          'mask personal fields | drop personal data on the way in | law forbids raw data | privacy before loading',
        'volume or weak target':
          'keep only a fraction | volume is huge | target is small | reduce before loading',
        'price of keeping everything':
          'growing bill | swamp of raw tables | set retention and owners | storage cost',
      },
      followUps: ['Who should own the transformation code: engineers or analysts?'],
      hint: 'State your default and its reason, then the cases that make you leave it.',
    },
    {
      id: 'de-rerun',
      kind: 'situational',
      competency: 'reliability',
      level: 1,
      type: 'technical',
      text: "Last night's load failed halfway, and a colleague wants to start it again. How do you make sure that no order is counted twice?",
      ideal:
        'Ideally the job is idempotent, so starting it again leads to the same tables as one clean run. First I would check in the log which steps committed, and look for orders of that day that already stand in the target. If the job appends blindly, I would delete the partition of that day before the second run, inside one transaction where the database allows it. Then I would change the design, so that nobody has to think about this at night. Every run gets its date as a parameter and replaces exactly that partition, or it merges on the order number, so that a row that exists is updated and not inserted. I would write to a staging table first and swap it in only when the checks pass. After the run I would compare row counts and totals with the source. We rebuilt 30 jobs like this last year; reruns at night went from a call to me to one click by the person on duty.',
      concepts: {
        'same result on every run':
          'idempotent | leads to the same tables | same result however often | safe to rerun',
        'find out what was written':
          'which steps committed | check in the log | orders already in the target | see how far it got',
        'replace the partition':
          'delete the partition of that day | replaces exactly that partition | overwrite by date | truncate and reload the day',
        'merge on a key':
          'merges on the order number | upsert on primary key | updated and not inserted | deduplicate by key',
        'stage and swap':
          'staging table first | swap when the checks pass | one transaction | atomic publish',
        'reconcile with the source':
          'compare row counts and totals | reconcile with the source | check sums | count against source',
      },
      followUps: ['What do you do if the source no longer has the data of that day?'],
      hint: 'First tonight, then the design that makes the question go away.',
    },
    {
      id: 'de-star-schema',
      kind: 'knowledge',
      competency: 'data modeling',
      level: 1,
      type: 'technical',
      text: 'How would you explain facts and dimensions to a new analyst, and why do we model a warehouse that way?',
      ideal:
        'A fact table holds what happened and how much: one row for each sale, with the amount and the quantity. The dimensions around it say who, what, where and when: customer, product, shop and date, each with the columns people filter and group by. We do it because the people who ask questions think that way, as in revenue by region and month, and because each question needs only a few simple joins. A normalized model as in the shop system avoids duplicate writes, but a report on it may need 15 joins. The most important decision is the grain: say in one sentence what a row of the fact table means, and never mix order lines with whole orders, otherwise totals come out double. In my last team one agreed customer dimension ended a quarrel over three different customer counts.',
      concepts: {
        'facts are measured events': 'one row for each sale | amount and quantity | measurable events',
        'dimensions give context': 'filter and group by | descriptive attributes | context of the event',
        'simple and fast questions':
          'few simple joins | easy to query | engine does quickly | people think that way | fewer joins for reports',
        'contrast with the normalized model':
          'normalized model | avoids duplicate writes | third normal form | transactional system',
        grain: 'grain | what a row means | never mix order lines with orders | level of detail',
        'shared dimensions':
          'shared dimensions | conformed dimensions | agreed customer dimension | one definition across tables',
      },
      followUps: ['Where would you put the discount: in the fact table or in a dimension?'],
      hint: 'Use one sale as your example and build the tables around it.',
    },
    {
      id: 'de-why',
      kind: 'motivation',
      competency: 'motivation',
      level: 1,
      type: 'hr',
      text: 'Data engineers are noticed mostly when something breaks. Why do you want to do this work?',
      ideal:
        'I like being the reason that others can trust a number. In my first job I was an analyst and spent about half of each week cleaning exports by hand. One month I asked for access to the source and built a small pipeline with tests; the report went from two days to ten minutes, and four colleagues started to use the same table. What I love about the trade is that it joins software craft with the business: I have to know what a cancelled order really means before I can model it. And the quiet days are a result too, since somebody made them quiet. Next I want to work with streaming data, because so far my biggest job ran once a night. Your platform takes in data from 200 plants as it happens, and I would like to learn from that.',
      concepts: {
        'satisfaction in trust':
          'others can trust a number | reliable data for others | people depend on my tables | quiet days are a result',
        'how it began':
          'in my first job | i was an analyst | cleaning exports by hand | built a small pipeline',
        'likes craft and business':
          'software craft with the business | know what an order really means | enjoy modeling | like solving puzzles in data',
        'next step':
          'next i want to work with | streaming data | larger scale | want to learn | so far my biggest',
        'why here': 'your platform | your team publishes | data from 200 plants',
      },
      followUps: ['Which part of your last platform are you most proud of?'],
      hint: 'Answer the quiet side of the job openly, then say what holds you in it.',
    },
    {
      id: 'de-history',
      kind: 'knowledge',
      competency: 'data modeling',
      level: 2,
      type: 'technical',
      text: "A customer moves to another sales region. How do you model this so that last year's reports stay correct?",
      ideal:
        "I would keep history in the customer dimension as a type 2 slowly changing dimension. Each version of the customer is a row of its own with a surrogate key, a valid-from and a valid-to date and a flag for the current one. When the region changes, I close the old row and insert a new one. Each sale stores the surrogate key that was valid on its date, so last year stays in the old region and new sales go to the new one. If the business wants today's region for all years as well, I join on the customer number to the current row, or add a column for it. I do this only for attributes that matter for reports, because versions for each changed telephone number blow up the table; there I simply overwrite, which is type 1. I test that no two periods of a customer overlap; that test once found 1,300 double rows in a migration.",
      concepts: {
        'a row for each version':
          'type 2 slowly changing dimension | each version is a row | insert a new row | keep history in the dimension',
        'validity dates':
          'valid-from and valid-to date | flag for the current one | effective dates | close the old row',
        'surrogate key in the fact':
          'surrogate key | sale stores the key valid on its date | fact points to the version',
        'current view as well':
          "today's region for all years | join to the current row | both views | current region column",
        'overwrite where history is not needed':
          'simply overwrite | type 1 | only attributes that matter | blow up the table',
        'check for overlaps':
          'no two periods overlap | test one current row | late sale looks up its own date | no gaps between versions',
      },
      followUps: ['How would you add history to a dimension that has so far been overwritten?'],
      hint: 'Think of the two questions a sales head asks: what was then, and what if it were as today?',
    },
    {
      id: 'de-slow-spark',
      kind: 'case',
      competency: 'performance',
      level: 2,
      type: 'technical',
      text: 'A Spark job that took 20 minutes now takes three hours, and one task runs long after all the others are done. What do you look at?',
      ideal:
        'One task that runs on alone points to skew: a single partition holds far more rows than the rest, usually because of one hot key in a join or a group by. First I confirm it in the Spark UI by comparing the largest task with the median, in rows, shuffle bytes and spill to disk. Then I count rows by join key; often it is null or a default customer such as zero. If those rows mean nothing to the join, I filter them out before it, which is the cheapest cure. If the other table is small, I broadcast it, so that no shuffle of the large one is needed. If both are large, I let adaptive query execution split skewed partitions, or I add a salt to the hot key and aggregate in two steps. Afterwards I compare the result row for row with the old one and add an alert on the size of the largest key. In our case 40 percent of the rows had a null device; filtering them brought us to 14 minutes.',
      concepts: {
        'recognizes the skew': 'skew | partition holds far more rows | hot key | uneven distribution of data',
        'confirms it with figures':
          'spark ui | largest task with the median | shuffle bytes and spill | count rows by join key',
        'filters useless keys':
          'filter nulls out before the join | null or default customer | rows mean nothing to the join | drop empty keys',
        'broadcast the small side':
          'broadcast the small table | no shuffle of the large one | broadcast join',
        'salt or adaptive split':
          'salt to the hot key | adaptive query execution | split skewed partitions | aggregate in two steps | repartition',
        'verify and guard':
          'compare result with the old one | alert on the largest key | measure the run again | monitor the data size',
      },
      followUps: ['What would you suspect if all tasks had become slower by the same factor?'],
      hint: 'Let the odd task tell you what is special about its data before you touch any setting.',
    },
    {
      id: 'de-batch-or-stream',
      kind: 'knowledge',
      competency: 'architecture',
      level: 2,
      type: 'technical',
      text: 'When is streaming worth its price compared with an hourly batch, and what trouble do late events bring?',
      ideal:
        'Streaming pays when somebody or something acts on the data within seconds or minutes, such as blocking a card or setting a price. If a person reads a dashboard each morning, an hourly batch is simpler, cheaper and easier to rerun, so I ask first what would be decided differently with fresher data. The price is real: the job runs day and night, state must survive a restart, and a fault needs a replay instead of a rerun. Late events are the special trouble. A phone comes out of a tunnel and sends clicks from 20 minutes ago. So I compute by event time and not by arrival time, and a watermark says how long a window waits. After that I either drop late events, send them to a side output, or correct the published result, which the reader must be able to handle. Exactly once holds only inside the engine, therefore the sink must be idempotent or transactional. We once replaced a stream by five-minute batches and cut the cost by 70 percent.',
      concepts: {
        'value of freshness':
          'acts on the data within seconds | what would be decided with fresher data | blocking a card | real-time decision | freshness need',
        'batch is simpler':
          'batch is simpler | cheaper and easier to rerun | easy to reprocess | dashboard each morning',
        'running cost of a stream':
          'runs day and night | state must survive a restart | replay instead of a rerun | operational burden',
        'event time and watermark': 'event time | watermark | not by arrival time | how long a window waits',
        'what to do with latecomers':
          'drop late events | side output | correct the published result | update the window',
        'duplicates at the sink':
          'sink must be idempotent | exactly once only inside the engine | deduplicate events | at least once delivery',
      },
      followUps: ['How would you choose the length of the watermark?'],
      hint: 'Start from who acts on the data, then list what you pay, then take one delayed phone.',
    },
    {
      id: 'de-wrong-report',
      kind: 'behavioural',
      competency: 'data quality',
      level: 2,
      type: 'hr',
      text: 'Describe a time when wrong data reached a report before you noticed it.',
      ideal:
        'In my previous team the monthly revenue report showed 11 percent too much, and the sales director had already quoted it to partners. The pipeline was mine. I found the cause within two hours: a new payment provider sent corrections as extra rows, and my load treated each as a sale. First I told the director and the finance lead what was wrong and since when, before I had the fix. I asked finance for the true totals, corrected three months in a staging table and let them confirm it against their ledger. The new report was out the same evening. Then I added tests for duplicates and a daily comparison with the ledger that stops publication above half a percent, and I agreed with the payment team to be told about new providers. As a result no wrong total has gone out in 14 months, and the comparison has stopped four bad loads. I learned that a green job says nothing about right data.',
      concepts: {
        'the error and its reach':
          'report showed too much | already quoted it | wrong numbers were used | decision made on it',
        'own part': 'the pipeline was mine | my load treated',
        'told the readers early':
          'told the director and finance | warned everyone who used it | marked the report as wrong',
        'corrected with proof':
          'confirm against the ledger | corrected three months | true totals | backfilled and verified',
        'tests that stop bad data':
          'tests for duplicates | stops publication | daily comparison | data quality check | reconciliation',
        'result and lesson': 'stopped four bad loads | green job says nothing about right data',
      },
      followUps: ['Which test would have caught it on the first day?'],
      hint: 'Who relied on the number, how fast they heard from you, what now stands in the way.',
    },
    {
      id: 'de-clickstream',
      kind: 'case',
      competency: 'system design',
      level: 3,
      type: 'technical',
      text: 'How would you design a platform that takes in 50,000 shop events a second and serves both reports and models?',
      ideal:
        'I start with the numbers and the readers. At one kilobyte an event, 50,000 a second is 50 megabytes a second, about four terabytes a day before compression. Reports can wait 15 minutes, while the recommendation model wants features within a minute. Events enter through a thin collector into Kafka, partitioned by session so that the order within a session holds, and a schema registry rejects breaking changes at the door. From there two paths. One writes raw events as Parquet into object storage in an open table format such as Iceberg, partitioned by date, with compaction of small files; scheduled models turn raw into cleaned and then into business tables. The other is a stream job that fills a feature store. Both compute shared rules from the same code, otherwise report and model disagree. Bad events go to a dead letter queue. I plan replay from raw, retention, masked user ids, and alerts on freshness and volume.',
      concepts: {
        'numbers and readers first':
          'megabytes a second | terabytes a day | reports can wait | features within a minute | estimate the volume',
        'durable log at the entry':
          'kafka | partitioned by session | message queue in front | durable log | kinesis',
        'schemas checked at the door':
          'schema registry | rejects breaking changes | data contract | dead letter queue for bad events',
        'raw storage in open format':
          'parquet in object storage | iceberg | raw events kept | data lake partitioned by date | delta tables',
        'small files and layers':
          'compaction of small files | raw into cleaned tables | business tables | layered model',
        'low-latency path':
          'stream job fills a feature store | features in real time | flink | streaming path for the model',
        'replay, privacy and alerts':
          'replay from raw | masked user ids | alerts on freshness and volume | retention | dead letter queue',
      },
      followUps: [
        'Where does this design break first at ten times the load?',
        'How do you keep report and model from disagreeing?',
      ],
      hint: 'Volume and latency first; then follow one event from the browser to each reader.',
    },
    {
      id: 'de-erasure',
      kind: 'situational',
      competency: 'privacy',
      level: 3,
      type: 'technical',
      text: 'A customer demands that all their personal data be erased. Your lake holds years of immutable files. How do you carry this out?',
      ideal:
        'First I would agree with the privacy officer on what must go and what the law makes us keep, since invoices often have to stay for years while the rest has to be gone within about a month. Then I need to know where the data is, and that is why I keep a catalog that tags personal columns and shows lineage from raw to report. For the files themselves I see two ways. In a table format such as Delta or Iceberg I delete by customer id, make sure that the affected files are really rewritten, and expire old snapshots, because time travel would bring the person back. The other way is crypto-shredding: each customer has an encryption key of their own, and destroying the key makes every copy unreadable, backups included. I prefer it for new platforms, though key handling costs effort. Derived tables, search indexes and exports follow by a queue, each confirming its deletion, and I check with a search afterwards. With this we went from five days of manual work to 40 minutes.',
      concepts: {
        'what must go and what stays':
          'agree with the privacy officer | law makes us keep | invoices have to stay | legal retention',
        'knows where the data lies':
          'catalog that tags personal columns | lineage | data map | inventory of personal fields',
        'delete in the files':
          'delete by customer id | affected files are rewritten | delta or iceberg | rewrite parquet partitions',
        'old versions too': 'expire old snapshots | time travel | vacuum | backups included | old copies',
        'crypto-shredding':
          'crypto-shredding | destroying the key | encryption key per customer | pseudonymise with a key table',
        'copies and proof':
          'derived tables and exports | each confirming its deletion | search afterwards | audit trail of the deletion',
      },
      followUps: ['What do you do about models that were trained on the data?'],
      hint: 'Law, map, files, old versions, copies, proof.',
    },
    {
      id: 'de-migration',
      kind: 'behavioural',
      competency: 'project leadership',
      level: 3,
      type: 'hr',
      text: 'Tell me about moving a warehouse or a large pipeline to a new platform. What was your part?',
      ideal:
        'In my last role we had to leave an old on-premises warehouse within ten months, because the license ended, and I led the move of 420 tables and 160 jobs. I first looked at the query logs with the analysts, and 150 tables had not been read in a year, so we agreed to archive them instead of moving them. For the rest I weighed one big switch against a move by business area, and chose the second because each step could be undone. For each area I ran both systems side by side for two weeks and compared row counts and sums every night; I only let a team switch when five nights in a row were equal. Finance found two old errors in this way, and I credited them in the weekly report. We finished three weeks early, the nightly run fell from seven hours to two, and the cost by 35 percent. I learned to delete before I migrate, and I did the same in a smaller move this year.',
      concepts: {
        'own role':
          'i led the move of tables | led the migration | responsible for the migration | my part was the pipelines',
        'reduced the scope':
          'looked at the query logs | not been read in a year | archive instead of moving | delete before migrating | dropped unused tables',
        'step by step':
          'move by business area | each step could be undone | one big switch | in waves | phased migration',
        'parallel run and comparison':
          'both systems side by side | compared row counts and sums | parallel run | reconciled old and new',
        'worked with users':
          'with the analysts | finance found | let a team switch | trained the users | credited them',
        'result and lesson': 'finished early | nightly run fell | cost fell by',
      },
      followUps: ['Which part of the plan would you change if you did it again?'],
      hint: 'Size, deadline, your part, the choice of approach, how you proved equality, the outcome.',
    },
    {
      id: 'de-breaking-source',
      kind: 'behavioural',
      competency: 'collaboration',
      level: 3,
      type: 'hr',
      text: 'Have you dealt with an application team whose changes kept breaking your loads? How did you get out of it?',
      ideal:
        "Two years ago the team behind our booking app renamed or dropped columns about twice a month, and each time our morning reports failed. I owned the loads and was tired of repairing them, but I knew that they simply could not see who was reading their tables. I invited two of their developers to sit with me on a failed morning. They were surprised, and told me that our direct reads kept them from cleaning up their database. So both sides had a reason. I proposed a contract: they publish a view with agreed columns and types, everything behind it is free to change, and a test in their pipeline warns before a merge. I wrote the first version of that test myself to keep their effort small, and their lead added a rule of four weeks' notice. As a result the failures fell from 24 in a year to one. I learned to look for what the other side gains, and we have since then signed five more such contracts.",
      concepts: {
        'the other side understood':
          'could not see who was reading | invited their developers | direct reads kept them',
        'an agreed interface':
          'contract | view with agreed columns | stable interface | schema agreement | published events',
        'automated early warning':
          'test in their pipeline | warns before a merge | schema check in ci | compatibility test',
        'made it easy for them':
          'wrote the first version myself | keep their effort small | gave them the tooling | helped them set it up',
        'notice of changes': "weeks' notice | deprecation period | told in advance | change announcement",
        'effect measured': 'failures fell from | five more contracts | no breakage since',
      },
      followUps: ['What would you have done if they had refused?'],
      hint: 'Show that you saw their side, what you agreed, and what the numbers did.',
    },
  ],
});
