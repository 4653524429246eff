import type { Difficulty, GeneratedQuestion, InterviewType } from '@greenroom/domain';

/** One past interview of the demo account: what was asked, out of the question bank, and what was typed. The coach scores it like any other. */
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
  bank_id: string,
  kind: GeneratedQuestion['kind'],
  competency: string,
  level: GeneratedQuestion['level'],
  question_text: string,
  ideal_answer: string,
): GeneratedQuestion => ({
  question_text,
  ideal_answer,
  bank_id,
  kind,
  competency,
  level,
  hint: '',
  phase: null,
  reason: null,
});

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
          'ownership-unasked',
          'behavioural',
          'ownership',
          1,
          'What have you improved at work that nobody asked you to fix?',
          "When I was a trainee in an office, the supply room annoyed me every day. Things people had ordered sat there for weeks, until nobody knew who they were for. It wasn't my job; I was there to learn the front desk. I counted by myself one Friday: 112 items worth about 3,900 euros. Before I touched anything, I asked the office manager if I could try something for a month, in the quiet hour before closing, because I didn't want to step on anyone's toes. I asked the people who did the ordering too, and they said the forms took too long. So I made three colored boxes, for keep, send back and throw out, with one rule each, and emptied them every evening. After four weeks we were down to 15 items and had gotten 2,100 euros back. The team now takes turns with the boxes, and two other offices copied them. It showed me that people notice a small thing done daily.",
        ),
        answer:
          "At my last company the setup guide for new developers was out of date, and I noticed because I needed two days to get started. It wasn't my job, but I rewrote it in a few evenings. I think people found it helpful.",
      },
      {
        question: question(
          'motivation-why-here',
          'motivation',
          'motivation',
          1,
          'Why do you want to work for us?',
          "Three things brought me to you. First, what you make: we use your scheduling app in my office, and I've seen that people who hate software set it up without help, which I can't say about the others. Second, the way you work: I talked to two of your employees at a job fair in March, and both told me that new people sit in on customer calls from the first week. I come from a place where we only heard about customers at the end, and I've seen what that costs. Third, what I can bring: four years of daily contact with the people who use tools like yours. In my last project I collected 200 complaints and sorted them, and seven changes came out of it. What I couldn't find out is how you decide between two good ideas; I'd like to ask you about that.",
        ),
        answer:
          "I use your API in a side project, so I know the docs are good. I enjoy backend work, I like logic and data, and I want to learn more about scale. At my last company we made some endpoints faster and I'd like to do more of that.",
      },
      {
        question: question(
          'conflict-colleague',
          'behavioural',
          'conflict',
          1,
          'Tell me about a time you disagreed with a colleague. How did you settle it?',
          'In my last job a colleague and I disagreed about how to answer customer emails. He wanted templates for everything, I was worried that people would feel brushed off. We were asked to bring one proposal by Friday. I suggested that we stop arguing about taste and look at fifty real emails together. I asked him to explain where templates save him the most time, and I listened: half of the emails were the same five questions. I then showed him three cases where a template had made a customer angrier. We agreed on templates for the five common questions and personal answers for complaints. As a result answers got 40 percent faster, complaints about tone dropped to nearly none, and the two of us still plan work together.',
        ),
        answer:
          "A colleague wanted to use a new framework and I didn't, because nobody on the team knew it. I listened to him and then we talked to our lead, who decided. It was fine afterwards and we worked together well.",
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
          'be-slow-query',
          'case',
          'performance',
          3,
          'Response times have doubled over the last month, but traffic stayed flat. How do you investigate?',
          'Flat traffic and a slow climb point to growing data, a leak or a gradual change and not to a spike. First I make the symptom precise: which endpoints, which percentile, since when, and I lay the graph next to the list of deployments. Then I split the time with tracing: application, database, cache, network, other services. If it is the database, I compare the slowest queries by total time, check plans and table sizes, since a plan can flip once a table outgrows memory. If it is the application, I look at garbage collection, memory and pool saturation. I change one thing at a time and confirm it with the same measurement. When I did this last spring, an audit table had grown to 80 million rows; partitioning it brought the 95th percentile from 900 back to 210 milliseconds, and I added an alert on growth.',
        ),
        answer:
          'First I would look at the slowest endpoints and their query plans with explain analyze, and see if there is a sequential scan. Maybe an index is missing, so I would add one and measure again. I would also check whether a table has grown.',
      },
      {
        question: question(
          'be-http-methods',
          'knowledge',
          'api design',
          1,
          'What does it mean for an API call to be idempotent, and why does that matter for retries?',
          'A call is idempotent when making it several times has the same effect as making it once. GET, PUT and DELETE are meant to be idempotent; POST is not. It matters because networks fail in the middle: the client may not know whether the server did the work before the connection dropped. If the call is idempotent the client can safely retry. If not, a retry can charge a card twice. For a payment endpoint I have the client send an idempotency key, store it with the result under a unique constraint, and return the stored response when the same key comes again. On my last team that removed all duplicate orders, about forty a month before.',
        ),
        answer:
          'Idempotent means you can call it several times and the result is the same. For example PUT. It matters when a client retries after a timeout, otherwise you charge somebody twice.',
      },
      {
        question: question(
          'be-url-shortener',
          'case',
          'system design',
          2,
          'How would you design a URL shortener that handles millions of redirects a day?',
          'I start with the numbers: ten million redirects a day is about 120 a second, 1,000 at peak, against perhaps 10 new links a second, so reads dominate. The API is POST to create and GET to redirect. I generate the key from a counter encoded in base 62; seven characters give 3.5 trillion links without collisions, while a hash would need a collision check. I store key and target in a key-value store or a PostgreSQL table with the key as primary key. Redirects are cached in Redis and at the edge, because a few popular links get most of the clicks. I answer 302 and not 301, so that clicks can be counted, and write clicks to a queue so that analytics never slow a redirect. Then abuse: rate limits on creation and a check against malware lists. I monitor latency and hit rate.',
        ),
        answer:
          'I would add several servers with autoscaling and keep the links in a database. Then I would check the logs for problems and cache things with Redis.',
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
          'time-missed-deadline',
          'behavioural',
          'time management',
          2,
          'Tell me about a deadline you missed. What happened afterward?',
          "Two years ago I missed the deadline for a grant application by one day. I worked in a small office and was responsible for putting the file together; 15,000 euros were at stake. I had planned my own writing well, but I'd asked our partner for a signed letter only four days before the end, and the person who had to sign was away at a course. On the last morning I saw that it wouldn't come. I called the foundation before the office closed, said the mistake was mine, and asked if we could send a letter later. They gave us one day and took a point off. I drove to the course, got the signature, and handed it in. We received 12,000 euros instead of 15,000. I told our director the same day, with what I would change. Since then I plan every application backward: I ask for everything that depends on other people in the first week, with a reminder at half time. I've handed in 14 applications that way, the last one three days early.",
        ),
        answer:
          'Our data import missed its first date: three weeks before launch it was eight days late. I was responsible for the backend part. I listed what was left with the team and saw that cleaning bad rows took most of our time, so I wrote a validator that found them early, and I told the product owner at once and asked whether we could start with fewer formats. She agreed. We launched on time and the rest came a month later.',
      },
      {
        question: question(
          'be-testing',
          'knowledge',
          'code quality',
          1,
          "What's the difference between unit, integration and end-to-end tests, and how do you balance them?",
          'A unit test checks one function or class in isolation; it is fast and points straight at the fault. An integration test checks that several parts work together, for instance my repository code against a real database. An end-to-end test drives the whole system as a user would, through the browser or the public API. It gives the most confidence, but it is slow and breaks easily. So I keep a pyramid: many unit tests for rules and edge cases, fewer integration tests at each boundary, and a handful of end-to-end tests for the journeys that earn money. On my last team we cut 200 flaky browser tests down to 15 and moved the rest lower; the build went from 50 minutes to 9, and we caught as many faults as before.',
        ),
        answer:
          'A unit test looks at one function and is fast, an integration test runs several parts together, and an end-to-end test follows a user through the whole system. For pure rules I write many unit tests because they are fast. For the database I prefer a few integration tests on a real one instead of mocks. And one end-to-end test of the main path, since these are slow and break easily. In my last project that caught 3 bugs before release.',
      },
      {
        question: question(
          'conflict-say-no',
          'behavioural',
          'conflict',
          2,
          'Tell me about a time you had to turn down a request. How did you say no?',
          'Last autumn our biggest client asked me to add a new report three days before the launch. I was the project lead, and my team was already working late. I wanted to keep the client without burning out the team, so I asked first what decision the report was for. It turned out that they needed only two of its figures for their board. I said clearly that we could not build the whole report before launch, and explained the risk: testing would be cut and the launch could slip. Then I offered to send the two figures by hand each Monday and to plan the report for the next month. They agreed. We launched on time with no serious faults, and later they thanked us for being straight with them. I learned that a good no starts with a question.',
        ),
        answer:
          'A colleague asked me to log full requests in production so that he could find a bug. I said no, because there are passwords and personal data in them, and I explained that to him. Then I asked what exactly he needed and offered to log a request id and the timings instead. He found the bug the same day.',
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
          'be-microservices',
          'knowledge',
          'system design',
          3,
          'When would you break up a monolith into services, and when would you say no?',
          'I split when the pain is organizational or when parts really need different things. If six teams block one another on one release train, or one module needs ten times the scale of the rest, a service with its own deployment and its own data helps. I refuse when the team is small or when the boundaries of the domain are still moving, because a wrong boundary in a network call is far harder to change than one in a function call. The price is real: network failures, eventual consistency instead of transactions, tracing, and more to operate. So I would first make the monolith modular, with clear interfaces, and extract one piece with the strangler pattern. At my last company we extracted only billing; deploys of it went from weekly to daily, and we left the rest alone.',
        ),
        answer:
          "I split a service out when it has a clear boundary and hurts inside the monolith: another team has to release it on its own, or it has to scale differently. Our image processing was like that, it needed ten times the CPU of the rest. I refuse when the reason is fashion or when the team is small, because then calls in memory become network calls that fail, and somebody has to run deployments and monitoring for each service. I'd rather start with a modular monolith. At my last company we split off 2 of 14 modules. Those two went from one deployment a week to several a day, and we left the rest alone.",
      },
      {
        question: question(
          'be-transactions',
          'knowledge',
          'data modeling',
          2,
          'Two requests update the same account balance at the same moment. What can go wrong, and how do you prevent it?',
          'The classic problem is a lost update: both requests read a balance of 100, both add their own amount, and the second write overwrites the first, so money disappears. A transaction alone does not prevent it at the default read committed isolation. I have three options. I can lock the row with SELECT FOR UPDATE, so that the second request waits. I can use optimistic locking with a version column and retry when the version has changed. Or I can let the database do the arithmetic in one atomic UPDATE, balance equals balance plus amount, with a check constraint against going negative. I prefer the atomic update because it is short and holds no lock longer than needed. With several rows I lock them in a fixed order to avoid deadlocks.',
        ),
        answer:
          "Both requests read the same balance and both write, so one update is lost. First I try to do it in one statement, like update set balance = balance - 10 where balance >= 10, because the database makes that atomic. If the rule spans several rows, I lock them with select for update, always in the same order so they don't deadlock. We had double bookings about twice a month. After I added a unique constraint and a retry it was zero.",
      },
      {
        question: question(
          'be-incident',
          'behavioural',
          'reliability',
          2,
          'Tell me about a production incident you helped fix. How did you find the cause?',
          "Last year our checkout service began to time out during a sale, and about one in five orders failed. I was on call and owned the incident. I opened a channel, told support what to say to customers, and looked at the traces. They showed that one query had gone from 5 milliseconds to 4 seconds after that morning's migration, because it had dropped an index. I decided to roll back the migration rather than add the index live, because the rollback was tested and quicker. As a result the service was back to normal 22 minutes after the first alert. Afterwards I wrote the review with the team, added a check to the pipeline that compares query plans, and the fault has not come back in a year.",
        ),
        answer:
          "On a Friday our checkout failed and I was on call, so I led the response. I asked one colleague to write the status updates while I looked for the cause. I rolled back the last release within ten minutes, but the errors continued, so I compared the graphs and saw that a new report used all of the database connections. I stopped the report and checkout was back after 40 minutes. On Monday we gave reports their own pool and added an alert at 80% of connections. It hasn't happened again in a year. I learned to check saturation before I suspect the release.",
      },
    ],
  },
];
