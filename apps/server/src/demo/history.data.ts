import type { Difficulty, GeneratedQuestion, InterviewType } from '@greenroom/domain';

/** One past interview of the demo account: what was asked and what was typed. The coach scores it like any other. */
export interface PastInterview {
  id: string;
  daysAgo: number;
  minutes: number;
  jobRole: string;
  interviewType: InterviewType;
  difficulty: Difficulty;
  turns: readonly { question: GeneratedQuestion; answer: string }[];
}

const question = (
  kind: GeneratedQuestion['kind'],
  competency: string,
  level: GeneratedQuestion['level'],
  question_text: string,
  ideal_answer: string,
): GeneratedQuestion => ({ question_text, ideal_answer, bank_id: null, kind, competency, level, hint: '' });

/** Four interviews from a hesitant first try to a prepared one, the latest last. */
export const pastInterviews: readonly PastInterview[] = [
  {
    id: '5eedc0de-0000-4000-8000-000000000001',
    daysAgo: 9,
    minutes: 11,
    jobRole: 'Backend engineer',
    interviewType: 'hr',
    difficulty: 'easy',
    turns: [
      {
        question: question(
          'behavioural',
          'ownership',
          1,
          'Tell me about a time you fixed something that was not your job to fix.',
          'In a project I noticed that nightly backups had been failing for two weeks and nobody watched them. It was not my area, but I told the team, found that the disk quota was full, freed space and proved that a restore worked. Then I added an alert, so that a failed backup calls the person on duty. As a result we never missed a backup again, and a restore two months later took 20 minutes.',
        ),
        answer:
          'I am a very proactive person and I always help where I can. If something is broken I just fix it because I care about quality.',
      },
      {
        question: question(
          'motivation',
          'motivation',
          1,
          'Why do you want to work on backend systems?',
          'I like backend work because its quality is measurable: latency, errors and cost tell me whether a change helped. In my last role I rewrote a slow report query and support calls fell by half, and that link between careful design and people who can do their work is what I look for. In this team I would learn to run services at a larger scale and bring my habit of measuring first.',
        ),
        answer:
          'I enjoy backend because I like logic and data. At my last company I worked on the API and it was interesting, we made some endpoints faster. I want to learn more about scale.',
      },
      {
        question: question(
          'behavioural',
          'conflict',
          2,
          'Describe a disagreement with a colleague and how you settled it.',
          'A colleague and I disagreed whether to split a service. I asked for his reasons first and wrote both options with their cost on one page. We agreed on a test: measure deploy failures for two weeks. The numbers showed that one module caused 80% of them, so we split only that. Failures fell from five a week to one, and we still use the one-page comparison.',
        ),
        answer:
          'We disagreed about using a new framework. I listened to him and then we talked to our lead, who decided. It was fine afterwards and we worked together well.',
      },
    ],
  },
  {
    id: '5eedc0de-0000-4000-8000-000000000002',
    daysAgo: 8,
    minutes: 18,
    jobRole: 'Backend engineer',
    interviewType: 'technical',
    difficulty: 'medium',
    turns: [
      {
        question: question(
          'knowledge',
          'databases',
          2,
          'How would you find out why a database query has become slow?',
          'First I reproduce it and read the query plan with explain analyze, comparing estimated and actual rows. I check whether statistics are stale, whether an index is missing or not used, and whether locks or a larger table changed the situation. Then I change one thing, for example a composite index that fits the filter and the order, and measure again under real load. Finally I watch the slow query log, because an index costs writes and disk.',
        ),
        answer:
          'First I would look at the query plan with explain analyze and see if there is a sequential scan. Maybe an index is missing, so I would add an index on the filter columns and measure again. I would also check if the table has grown.',
      },
      {
        question: question(
          'knowledge',
          'reliability',
          2,
          'What makes an operation idempotent, and why does it matter for an API?',
          'An idempotent operation has the same effect whether it runs once or many times. It matters because clients retry after a timeout without knowing whether the first request arrived. For a payment I let the client send an idempotency key, store it with the result in the same transaction under a unique constraint, and answer the stored result to a repeated request. PUT and DELETE are idempotent by definition, POST is not.',
        ),
        answer:
          'Idempotent means you can call it several times and the result is the same. For example PUT. It matters when a client retries after a timeout, otherwise you charge somebody twice.',
      },
      {
        question: question(
          'case',
          'scaling',
          3,
          'Traffic doubles overnight and your service times out. What do you do first, and what later?',
          'First I protect users: I look at the dashboards for the saturated resource, shed or rate limit the least important traffic, and scale out if the service is stateless. I tell the team what I see. Then I find the cause by comparing latency by endpoint before and after, often the database pool or a cache miss, and fix that with a test under load. Later I add an alert on saturation, a capacity plan and a short written review without blame.',
        ),
        answer:
          'I would add more servers with autoscaling. Then I would check the logs and find the problem and cache things with Redis.',
      },
    ],
  },
  {
    id: '5eedc0de-0000-4000-8000-000000000003',
    daysAgo: 2,
    minutes: 21,
    jobRole: 'Backend engineer',
    interviewType: 'mixed',
    difficulty: 'medium',
    turns: [
      {
        question: question(
          'behavioural',
          'delivery',
          2,
          'Tell me about a deadline that was at risk. What did you do?',
          'Three weeks before a launch our import was eight days late. I listed the remaining work with the team, measured that data cleaning took most of the time, and offered the product owner two options: fewer file formats or a later date. She chose fewer formats. I wrote a validator that caught bad rows early and reviewed progress daily. We launched on time with 97% of the rows clean, and the other formats followed a month later.',
        ),
        answer:
          'Our data import was about eight days late, three weeks before launch. I was responsible for the backend part. I listed what was left with the team and saw that cleaning bad rows took most of our time, so I wrote a validator that found them early, and I asked the product owner whether we could start with fewer formats. She agreed. We launched on time and the rest came a month later.',
      },
      {
        question: question(
          'knowledge',
          'testing',
          2,
          'How do you decide what to test automatically?',
          'I test what would hurt most if it broke and what changes often. Pure rules get many fast unit tests; the seams with database and network get a few integration tests on the real thing; one end-to-end test follows the main path of a user. I avoid tests that repeat the implementation, because they break with every refactoring. I check by asking whether a deliberate bug makes a test fail, and I delete tests that never do.',
        ),
        answer:
          'I look at risk: what would hurt most if it broke, and what changes often. For pure rules I write many unit tests because they are fast. For the database I prefer a few integration tests on a real database instead of mocks. And one end-to-end test of the main path. In my last project that caught 3 bugs before release.',
      },
      {
        question: question(
          'situational',
          'security',
          2,
          'A colleague asks you to log full requests to find a bug in production. How do you respond?',
          'I would not log full requests, because they hold personal data, passwords and tokens. I ask what he needs to know and suggest to log a request id, the status, timings and the names of the fields, with values left out. If one field is really needed, we log it hashed for a limited time, with access restricted and an agreed date of removal. That solves the bug without a leak and follows our privacy rules.',
        ),
        answer:
          'I would say no to full requests because there are passwords and tokens in them and personal data. I would ask what exactly he needs and log a request id and timings instead, maybe one field for a short time.',
      },
    ],
  },
  {
    id: '5eedc0de-0000-4000-8000-000000000004',
    daysAgo: 1,
    minutes: 24,
    jobRole: 'Senior backend engineer',
    interviewType: 'technical',
    difficulty: 'hard',
    turns: [
      {
        question: question(
          'case',
          'design',
          3,
          'How would you design a job queue that never loses a job and never runs one twice with effect?',
          'I would write the job into a table in the same transaction as the change that needs it, an outbox. Workers take rows with select for update skip locked and hold a lease, so that a crashed worker gives the job back. Delivery is then at least once, so each handler is idempotent: it stores the job id with its effect under a unique constraint. Failures are retried with exponential backoff and end in a dead letter table that alerts somebody. I would measure queue age rather than length.',
        ),
        answer:
          'I would write the job into an outbox table in the same transaction as the business change, so it is never lost between the two. Workers take rows with select for update skip locked and a lease of a few minutes, so a crashed worker gives the job back. That means at least once delivery, so I make each handler idempotent: it stores the job id with its effect under a unique constraint. Failures are retried with exponential backoff, and after ten tries the job moves to a dead letter table and an alert goes out. I did this for invoices at my last company: we went from about 12 lost mails a week to none, and I watch the age of the oldest job instead of the length of the queue.',
      },
      {
        question: question(
          'knowledge',
          'databases',
          3,
          'Explain what can go wrong with read committed isolation and how you protect against it.',
          'Under read committed each statement sees a new snapshot, so a value I read may have changed before I write: lost updates and write skew. For a counter I let the database compute, update set n = n + 1, or check and write in one statement with a condition. Where a rule spans rows I lock them with select for update in a fixed order to avoid deadlocks, or use serializable isolation and retry on a serialization failure. A unique constraint is the strongest guard of all.',
        ),
        answer:
          'Each statement gets its own snapshot, so a value that I read can change before I write it. The typical problem is a lost update: two requests read a balance and both write. First I try to do it in one statement, like update set n = n + 1 with a condition. If the rule spans several rows, I lock them with select for update, always in the same order because of deadlocks, or I use serializable and retry after a serialization failure. For things like one booking per seat, I rely on a unique constraint. We had double bookings twice a month, and after I added the constraint and a retry it was zero.',
      },
      {
        question: question(
          'behavioural',
          'leadership',
          3,
          'Tell me about a production incident that you led.',
          'Our checkout failed for 40 minutes on a Friday. As the engineer on call I led the response: I named one person for communication, rolled back the last release within ten minutes and saw that errors continued, so the release was not the cause. Comparing graphs I found that connections to the database were exhausted by a new report. I stopped the report, service returned, and on Monday I wrote a review without blame. We gave reports their own pool and an alert; it has not happened again in a year.',
        ),
        answer:
          'On a Friday our checkout failed and I was on call, so I led the response. I asked one colleague to write the status updates while I looked for the cause. I rolled back the last release within ten minutes, but the errors continued, so I compared the graphs and saw that all database connections were used by a new report. I stopped the report and checkout was back after 40 minutes. On Monday I wrote a review without blame with the team. As a result we gave reports a pool of their own and an alert at 80% of connections, and it has not happened again in the year since. I learned to check saturation before I suspect the release.',
      },
    ],
  },
];
