import { defineRole } from '../define.ts';

export const qaEngineer = defineRole({
  id: 'qa-engineer',
  title: 'QA engineer',
  titles: [
    'qa engineer',
    'qa tester',
    'qa analyst',
    'software tester',
    'test engineer',
    'test analyst',
    'quality assurance engineer',
    'quality assurance analyst',
    'test automation engineer',
    'automation tester',
    'manual tester',
    'sdet',
    'software development engineer in test',
    'test manager',
    'game tester',
  ],
  signals: [
    'qa',
    'selenium',
    'playwright',
    'cypress',
    'regression',
    'defects',
    'istqb',
    'appium',
    'postman',
    'exploratory',
    'jmeter',
    'sdet',
    'testrail',
  ],
  questions: [
    {
      id: 'qa-login',
      kind: 'case',
      competency: 'test design',
      level: 1,
      type: 'technical',
      text: 'How would you test a login page? Start with what matters most.',
      ideal:
        'I start with the risk: honest users must get in, and nobody else. First come the main paths: a valid account gets in, a wrong password and an unknown address are refused with the same message, so that the page does not reveal who has an account. Next I test the inputs: empty fields, spaces around the address, very long values and an injection attempt. Then security: the account slows down or locks after repeated failures, the session cookie is secure, and after logout the back button shows nothing private. I also check that the reset link expires and works only once. After that I try it with the keyboard alone, a screen reader and a slow network. I would automate the main paths and the lock, about eight checks, and explore the rest. On one such round I found that a trailing space locked people out; it was behind five percent of our tickets.',
      concepts: {
        'main paths first':
          'valid account gets in | wrong password refused | unknown address refused | happy path and failed login',
        'does not reveal accounts':
          'same message | does not reveal who has an account | generic error message | account enumeration',
        'unusual input':
          'empty fields | very long values | special characters in the password | spaces around the address | boundary values',
        'security of the session':
          'locks after repeated failures | session cookie is secure | rate limiting of attempts | after logout the back button | password masked',
        'reset link': 'reset link must expire | forgotten password | password reset flow',
        'usable for everyone': 'keyboard alone | screen reader | slow network | two browsers | accessibility',
      },
      followUps: ['Which of these checks would you run on every commit?'],
      hint: 'Rank by risk: who must get in, who must stay out, and what people really type.',
    },
    {
      id: 'qa-defect-report',
      kind: 'knowledge',
      competency: 'defect reporting',
      level: 1,
      type: 'technical',
      text: 'What belongs in a defect report so that a developer can act on it at once?',
      ideal:
        'A good report lets somebody who was not there see the fault within two minutes. It begins with a title that names the place, the action and the wrong effect, for example "Basket: removing the last item leaves the voucher in the total". Then come the steps, numbered and as few as possible, with the exact data I used. After that I write what I expected and why, and what happened instead. I add the environment: build number, browser and device. A screenshot or short video, the console output and the request id save a lot of questions. I also say how often it happens, three of three tries or one in ten, and describe the effect on users, so that the product owner can rank it. With a template like this, tickets sent back with questions fell from 30 to eight percent in my team.',
      concepts: {
        'clear title':
          'title that names the place | short specific title | summary of the wrong effect | descriptive headline',
        'minimal steps': 'steps numbered | exact data i used | steps to reproduce',
        'expected against actual':
          'what happened instead | expected and actual result | link to the requirement',
        environment: 'build number | browser and device | version and environment | operating system',
        evidence: 'screenshot or video | console output | request id | attached logs',
        'effect and frequency': 'effect on users | how often it happens | one in ten tries | impact',
      },
      followUps: ['How do you write up a fault that you saw only once?'],
      hint: 'Imagine the reader at another desk next week, without you to ask.',
    },
    {
      id: 'qa-cannot-reproduce',
      kind: 'situational',
      competency: 'collaboration',
      level: 1,
      type: 'hr',
      text: 'A developer closes your ticket as "cannot reproduce", yet you have seen the fault twice. What do you do?',
      ideal:
        'I would assume that we are both right and that something differs between our two set-ups. First I would repeat it myself and write down everything: the account, the build, the data, and what I did before. Then I would vary one thing at a time, such as a fresh account or a slow network, because the condition that I overlooked is usually the key. If I can trigger it again, I would record it with logs and the request id, and walk over to the developer, since ten minutes at one screen beat ten comments in a ticket. I would reopen the ticket with the new facts and no reproach. If neither of us sees it again, I would tell the product owner what it would do to users, suggest extra logging around that place, and agree on a date to look again. Last year such a fault turned out to hit only accounts with more than 100 orders; we found it in 20 minutes together.',
      concepts: {
        'looks for the difference':
          'something differs between our set-ups | compare environments | vary one thing at a time | condition that i overlooked',
        'collects evidence': 'record it with logs | request id | video of the fault | exact data and build',
        'talks in person':
          'ten minutes at one screen | walk over to the developer | call the developer | look at it together',
        'no blame': 'no reproach | assume we are both right | stay factual',
        'plan if it stays hidden':
          'extra logging | suggest monitoring | tell the product owner | agree on a date | effect on users',
      },
      followUps: ['How often would you try before you let it go?'],
      hint: 'Think of what could differ between two screens, and of the tone of your next message.',
    },
    {
      id: 'qa-why',
      kind: 'motivation',
      competency: 'motivation',
      level: 1,
      type: 'hr',
      text: 'Why did you choose testing, and what keeps you in it?',
      ideal:
        'I chose it because I like to find out how things really behave, and not only how they were meant to. I used to work on the support desk of a travel agency, where the same booking fault cost us 40 calls a week. I began to note what customers had clicked, found the pattern after three days, and sat with a developer until it was fixed; the calls stopped. The following month I asked to move to the test team. What keeps me here is the mix: one hour I think like a thief, the next like somebody with their first phone, and then I write code that checks all of it every night. I also enjoy it when a developer calls me before writing a line, since the cheapest defect is the one we talk away. You build software for pharmacies, where an error matters, and your testers sit in the product teams, which is how I work best.',
      concepts: {
        'curious how things behave':
          'how things really behave | like to break things | curious | think like a thief | enjoy finding patterns',
        'a story of the start':
          'support desk | used to work | found the pattern | asked to move to the test team | first bug',
        'value for users': 'calls stopped | cost us calls | error matters | protect customers | users suffer',
        'early work with developers':
          'developer calls me before writing | cheapest defect | sat with a developer | early in the design | prevention',
        'fit with this job': 'next i want to | your testers',
      },
      followUps: ['Which kind of testing would you rather do less of?'],
      hint: 'One real moment, what you enjoy about the craft today, and why this product.',
    },
    {
      id: 'qa-flaky-suite',
      kind: 'case',
      competency: 'test automation',
      level: 2,
      type: 'technical',
      text: 'Your suite of 600 browser tests is red about one run in five, for no visible reason. How do you get it back under control?',
      ideal:
        'First I stop the damage, because a suite that nobody believes is worse than a small one that people trust. I collect the results of the last 200 runs and rank the tests by how often they change without a code change; usually some 20 tests cause most of the trouble. Those I move into quarantine: they still run, but they do not block, each has an owner and a date to be fixed or deleted. Then I look for the causes. Most are timing, so I replace fixed sleeps by waiting for a condition. Next comes shared data: each test creates its own user and cleans up. The third is outside services, which I replace by stubs at the boundary. I do not simply retry until green, since retries also hide real races; one retry, counted and shown, is my limit. Finally I move checks to the API level. In my last job we went from 19 percent red runs to under one in seven weeks.',
      concepts: {
        'measure which are flaky':
          'results of the last runs | rank the tests | how often they change without a code change | flakiness rate',
        quarantine: 'quarantine | do not block the build | owner and a date | fixed or deleted',
        'timing causes':
          'waiting for a condition | fixed sleeps | timing problems | explicit waits | race conditions',
        'isolated data':
          'creates its own user | shared test data | each test cleans up | isolated test data | run them shuffled',
        'outside services':
          'stubs at the boundary | outside services | mock third party | unstable environment',
        'no blind retries and lower levels':
          'retries hide real races | not retry until green | move checks to the api level | fewer browser tests',
      },
      followUps: ['What would make you delete a test for good?'],
      hint: 'Trust first, then data on which tests lie, then the handful of usual causes.',
    },
    {
      id: 'qa-what-to-automate',
      kind: 'knowledge',
      competency: 'test strategy',
      level: 2,
      type: 'technical',
      text: 'Which checks do you automate, and which do you leave to a person?',
      ideal:
        'I automate what is run often, has a clear right answer and is stable enough to pay back. That means the regression of core journeys, calculations with many combinations, API contracts and checks across browsers. I leave to a person what needs judgment: whether a new flow makes sense, whether a text confuses, how a layout feels, and exploring a fresh feature whose design still changes each week. The sum I do is simple: minutes by hand times runs in a year against the hours to write the check plus its upkeep, and the upkeep is what people forget. Then I choose the level, since a rule about discounts belongs in a unit or API test that runs in milliseconds and not in the browser. The limit of automation is that it only finds what somebody thought of. So I keep two hours of exploratory testing a week with a written charter. In my last project 70 automated checks replaced three days of regression, while exploration still found half of the serious defects.',
      concepts: {
        'frequent, clear and stable':
          'run often | clear right answer | stable enough to pay back | repetitive checks | deterministic result',
        'regression and combinations': 'regression of core journeys | api contracts | critical paths',
        'judgment for people':
          'needs judgment | exploratory testing | how a layout feels | usability | whether a text confuses',
        'cost of upkeep':
          'upkeep | maintenance cost | minutes by hand times runs | hours to write the check | return on investment',
        'right level':
          'choose the level | unit or api test | not in the browser | test pyramid | lower level is faster',
        'blind spot of scripts':
          'only finds what somebody thought of | cannot find the unexpected | unknown risks',
      },
      followUps: ['How do you show a manager that a manual session was time well spent?'],
      hint: 'Give your rule, the sum behind it, and what scripts will never see.',
    },
    {
      id: 'qa-api',
      kind: 'knowledge',
      competency: 'api testing',
      level: 2,
      type: 'technical',
      text: 'You are given a new REST endpoint that creates orders. What do you test beyond the happy path?',
      ideal:
        'I work through it from the contract to the side effects. First the input: missing fields, wrong types, unknown extra fields, zero, negative and huge quantities, and the values just inside and outside each limit. Each must give a 400 or 422 with a message that helps, and never a 500. Then access: without a token I expect 401, with a valid token but no right to that customer 403 or 404, and I try the order of another customer by changing the id, because broken object-level authorization is the most common serious fault. Next I check what it does: the stored row, the stock, the mail, and that nothing at all is written when a step fails. I send the same request twice with one idempotency key and expect one order. I send 50 in parallel for the last item in stock and expect one success. Then I validate the response against the schema. On my last project the parallel test found that we had oversold 37 items.',
      concepts: {
        'invalid and boundary input':
          'missing fields | wrong types | negative and huge quantities | just inside and outside each limit | boundary values',
        'right error codes': 'status code | 400 or 422 | message that helps | meaningful error response',
        'access rights':
          'without a token 401 | order of another customer | changing the id | authorization | no right to that customer',
        'side effects':
          'stored row | stock and mail | nothing written when a step fails | check the database',
        'repeats and parallel calls':
          'same request twice | idempotency key | in parallel for the last item | concurrent requests | race',
        'contract and speed': 'response against the schema | contract test | time under load | response time',
      },
      followUps: ['Which of these would you put into a contract test with the consumer?'],
      hint: 'Go through what comes in, who may call, what it leaves behind, and what happens twice.',
    },
    {
      id: 'qa-escaped-defect',
      kind: 'behavioural',
      competency: 'ownership',
      level: 2,
      type: 'hr',
      text: 'Tell me about a defect that you missed and that reached customers.',
      ideal:
        'Two years ago I signed off a release of our invoicing tool, and on the first of the month 430 customers got invoices with last year in the number. I was responsible for the regression, and I had tested only in December dates. I first helped support with a list of those affected, so that they could write to each of them the same day. Then I looked at why my tests had not seen it: they used the clock of the machine, and no case crossed the turn of the year. I talked with the developer about it, and together we chose to make the clock a parameter instead of adding one more manual check. I wrote 14 date cases, among them leap day and time zones. As a result they found two more faults within a week, and no date error has reached customers in the 20 months since then. I learned to ask of each feature what the calendar can do to it.',
      concepts: {
        'own part in it': 'my tests had not seen it | i missed',
        'effect on customers':
          'customers got wrong invoices | users affected | customers lost | complaints | orders wrong',
        'helped to limit it': 'helped support | list of those affected | hotfix | informed customers',
        'why it slipped through':
          'why my tests had not seen it | no case crossed | gap in coverage | root cause | missing test data',
        'closed the gap':
          'wrote date cases | clock a parameter | added tests | changed the checklist | review of test design',
        'result and lesson':
          'found two more faults | no date error reached customers | suite catches it now | ask what the calendar can do',
      },
      followUps: ['Where else in the process could it have been stopped?'],
      hint: 'Name the harm and your share early; spend most of the time on what you changed.',
    },
    {
      id: 'qa-from-zero',
      kind: 'case',
      competency: 'test strategy',
      level: 3,
      type: 'technical',
      text: 'You join a company without testers that ships every two weeks and dreads each release. How would you build up quality there in the first six months?',
      ideal:
        'In the first weeks I listen and count before I introduce anything. I read the incidents and tickets of the past half year, sit with support, and mark which parts break and what each fault costs. Often three areas cause 80 percent of the pain. Then I secure the present: a one-page risk list and a short smoke test of the ten journeys that earn money, first by hand and within a month in the pipeline. Next I work on where faults are born. I join refinement and ask for acceptance criteria with examples, since many defects are misunderstandings, and developers write unit tests for each fixed fault. I would not hire a large test team, because quality that somebody else checks at the end comes too late. After three months I look at the release itself: smaller batches, feature flags, a rollback. I report four figures each month: escaped defects, time to fix, failed changes and lead time. In my last company escaped defects fell from 21 to six a month in half a year.',
      concepts: {
        'learn where it hurts':
          'incidents and tickets of the past | sit with support | which parts break | listen and count | risk analysis',
        'smoke test of key journeys':
          'smoke test | journeys that earn money | critical paths in the pipeline | risk list',
        'prevent at the source':
          'acceptance criteria with examples | join refinement | misunderstandings | shift left | three amigos',
        'quality owned by developers':
          'developers write unit tests | not a large test team | whole team owns quality | somebody else checks at the end',
        'safer releases': 'smaller batches | feature flags | rollback | release more often',
        'few measures':
          'escaped defects | time to fix | failed changes | report figures each month | change failure rate',
      },
      followUps: ['What would you do if developers say they have no time to write tests?'],
      hint: 'First learn, then protect what earns money, then move towards where faults are born.',
    },
    {
      id: 'qa-load',
      kind: 'case',
      competency: 'performance testing',
      level: 3,
      type: 'technical',
      text: 'A shop expects ten times its usual visitors on one day. How do you find out beforehand whether it will hold?',
      ideal:
        'I turn the wish into numbers first: which journeys, how many orders a minute at the peak, which response time and error rate are still acceptable. Logs of last year give me the mix, say 85 percent browsing, 12 percent basket and three percent payment. Then I need an environment that resembles production in size and data, because an empty database proves nothing; the payment provider is replaced by a stub with realistic delay. I run four kinds of tests: a baseline, a ramp to the expected peak and a third above it, a sudden spike, and a soak of several hours that shows leaks. I keep an open arrival rate, since a closed loop of users slows down with the system and hides the problem. While it runs I watch percentiles and not averages, plus the saturation of database, pools and queues. Each bottleneck is fixed and measured again. Last autumn we found the limit at four times the load, a connection pool, and ended at 13.',
      concepts: {
        'targets as numbers':
          'orders a minute at the peak | acceptable response time | error rate acceptable | service targets',
        'realistic mix':
          'logs of last year | mix of browsing and payment | pauses as people make them | realistic user journeys | think time',
        'comparable environment':
          'resembles production | size and data | empty database proves nothing | stub with realistic delay',
        'kinds of load tests':
          'ramp to the expected peak | sudden spike | soak of several hours | stress test | baseline',
        'percentiles and saturation':
          'percentiles and not averages | saturation of the database | connection pool | 95th percentile | open arrival rate',
        'fix and repeat': 'fixed and measured again | bottleneck | repeat after each change | retest',
      },
      followUps: ['What would you agree with operations in case it does not hold on the day?'],
      hint: 'Numbers, traffic shape, place, kinds of runs, what you watch, and what follows.',
    },
    {
      id: 'qa-advised-against',
      kind: 'behavioural',
      competency: 'influence',
      level: 3,
      type: 'hr',
      text: 'Describe a release that you advised against. How did you make your case, and what happened?',
      ideal:
        "At my previous company we were to launch a new loan calculator on the day of a large trade fair, and I led the testing. Four days before, I found that the installments were wrong by up to nine euros for terms above ten years. I knew that a plain no would achieve little, so I put the risk into figures: about six percent of customers would see a wrong sum, and a correction by letter costs 14 euros each. I asked the developer how long a safe repair would take, five days, and weighed three options with the product manager: wait, launch as planned, or launch with terms limited to ten years. I recommended the third and said clearly what we would still not know. The decision was the product manager's, who chose it. As a result we launched on the day, the missing terms followed nine days later, and not one letter was needed. I learned to bring a way forward with each objection, and I have used the same one-page format since then.",
      concepts: {
        'risk found with facts':
          'installments were wrong | customers would see a wrong sum | failed in testing | open defect | evidence',
        'risk in business terms':
          'risk into figures | percent of customers would see | cost of a correction | money at stake | effect on customers',
        'options weighed':
          'weighed three options | recommended the third | limited scope | delay or partial launch | alternatives',
        'decision left to its owner': "decision was the product manager's | the owner decided | i advised",
        'honest on the unknown':
          'said clearly what we would still not know | remaining risk | uncertainty | open unknowns in the launch | safe repair would take five days',
        'outcome and lesson':
          'launched on the day without letters | missing terms followed | objection with a way forward | launch was postponed',
      },
      followUps: ['What would you have done if they had launched everything anyway?'],
      hint: 'Tell how you turned a worry into figures and choices, and who decided in the end.',
    },
    {
      id: 'qa-developers-test',
      kind: 'behavioural',
      competency: 'coaching',
      level: 3,
      type: 'hr',
      text: 'How have you got developers to take more care of testing themselves?',
      ideal:
        'In my last team nine developers handed me their work untested, and about 40 percent of the tickets came back at least once. My task was to speed up the cycle. I did not want to preach, so I first showed the team its own numbers: a returned ticket took four days longer. Then I asked who wanted to try something, and one developer volunteered. Before the coding we spent 15 minutes listing examples of what the feature should do, and the developer automated them while I explored the built version. Those tickets came back only once in ten, and it was the developer, not I, who told the others about it. I paired with each of them for a week, wrote a small library for test data because that had been the real obstacle, and praised good tests in the demo. As a result returned tickets fell to 12 percent in a quarter, and we delivered a third faster. I learned to remove obstacles before asking for discipline.',
      concepts: {
        'starting point in numbers':
          'tickets came back | handed me their work untested | showed the team its numbers | returned tickets took longer',
        'started with a volunteer':
          'one developer volunteered | who wanted to try | small pilot | told the others about it',
        'examples before coding':
          'before the coding | listing examples | agreed what to test | acceptance examples | test ideas up front',
        'removed the obstacle':
          'library for test data | real obstacle | made it easier | gave them tools | templates',
        'worked side by side': 'sat with developers | praised good tests | workshop',
        'result measured': 'fell to 12 percent | delivered faster | fewer returns',
      },
      followUps: ['What did you keep for yourself as a tester after that?'],
      hint: 'Where things stood, why people did not test, what you changed, and the difference in figures.',
    },
  ],
});
