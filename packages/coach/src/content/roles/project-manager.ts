import { defineRole } from '../define.ts';

export const projectManager = defineRole({
  id: 'project-manager',
  title: 'Project or product manager',
  titles: [
    'project manager',
    'product manager',
    'product owner',
    'program manager',
    'programme manager',
    'scrum master',
    'project coordinator',
    'technical project manager',
    'delivery manager',
    'it project manager',
    'agile coach',
  ],
  signals: [
    'roadmap',
    'stakeholder',
    'backlog',
    'scrum',
    'agile',
    'milestones',
    'scope',
    'sprint',
    'pmp',
    'budget',
    'delivery',
  ],
  questions: [
    {
      id: 'pm-late-project',
      kind: 'behavioural',
      competency: 'delivery',
      level: 2,
      type: 'technical',
      text: 'Tell me about a project that was running late. What did you do to bring it back?',
      ideal:
        'Last year I managed the move of our web shop to a new platform. Six weeks before the launch we were three weeks behind, because the data from the old system was dirtier than planned. I was responsible for date and budget. I stopped the status theater and sat down with the five leads to re-plan from what was left and not from what was planned. We found that four of eleven features were not needed on the first day. I brought the sponsor three options with their price: later, smaller or more people, and recommended the smaller launch. I moved two developers to the data work, cut our meetings by half, and had a fifteen-minute check every morning on the critical path. As a result we launched two days before the date with seven features and added the rest within a month. Since then I test the data in week one.',
      concepts: {
        'how late and why':
          'six weeks before launch three weeks behind | data dirtier than planned | delay was caused',
        're-planned from the facts': 're-plan | critical path | root cause of the delay | new estimate',
        'options for the sponsor':
          'three options | brought the sponsor | recommended | later smaller or more people | trade-offs',
        'cut or moved scope':
          'not needed on the first day | reduced scope | cut features | prioritized must-haves | phase two',
        'steered closely': 'daily check | moved two developers | removed obstacles | cut meetings',
        'result and lesson':
          'launched two days before the date | launched with seven features | delivered on the new date | test the data in week one',
      },
      followUps: ['How did the people react whose features were moved?'],
      hint: 'How late, why, which options, and what did you give up?',
    },
    {
      id: 'pm-prioritize',
      kind: 'knowledge',
      competency: 'prioritization',
      level: 1,
      type: 'technical',
      text: 'How do you decide what goes into the next release when there are far more wishes than time?',
      ideal:
        'I begin with the goal of the quarter, because without it every wish looks equal. Then I look at each wish for the value to users and the business, the effort from the team, the risk, and what is lost by waiting. A simple score such as RICE helps to compare, but it opens the discussion and does not end it. I check the value with evidence: how many users, which support tickets, which revenue, what did people say in interviews. I also keep a share, about 20 percent, for technical debt, otherwise speed falls. I decide with design and engineering together and then explain the order, also to those whose wish is not in it, with the reason and what would change my mind. In my last product we said no to 60 percent of the requests and raised activation from 31 to 44 percent with three things done well.',
      concepts: {
        'the goal first': 'goal of the quarter | strategy',
        'value and effort': 'value to users | effort | impact against effort | rice | cost of delay',
        'evidence for value': 'support tickets | interviews | evidence',
        'technical debt': 'technical debt | maintenance',
        'decide with the team': 'with design and engineering | team estimate | stakeholders',
        'explains the no':
          'explain the order | say no with a reason | transparent | what would change my mind',
      },
      followUps: ['Your biggest customer threatens to leave over one feature. What now?'],
      hint: 'Against which goal, with which evidence, and how do you tell the rest?',
    },
    {
      id: 'pm-risk',
      kind: 'knowledge',
      competency: 'planning',
      level: 1,
      type: 'technical',
      text: 'How do you identify and manage risks in a project?',
      ideal:
        'I start in the first week with a premortem: the team imagines that the project has failed and writes down why. That brings up more than a form does. I collect the risks in a register with a cause, a probability, an impact and an owner, and sort them by probability times impact. For the top ten I choose an answer: avoid it by changing the plan, reduce it, transfer it, for instance to an insurer or a supplier, or accept it on purpose with a reserve in time or money. Each one has an early sign that we watch and a trigger for plan B. I go through the list every two weeks in ten minutes and close what has passed. The largest risks go to the sponsor early. In my last project the sign "no answer from the vendor for five days" started plan B in time and saved us a month.',
      concepts: {
        'finds them with the team':
          'premortem | workshop with the team | brainstorm | lessons from past projects | expert interviews',
        'a register with owners': 'risk register | list of risks',
        'probability and impact': 'probability and impact | likelihood',
        'chooses an answer': 'avoid reduce transfer accept | mitigation | mitigate | contingency | reserve',
        'early signs and plan B': 'early sign | fallback',
        'reviews regularly': 'every two weeks | review the list | update regularly | report to the sponsor',
      },
      followUps: ['Which risk did you miss in your last project?'],
      hint: 'How do they come on the list, who watches them, and what happens when one strikes?',
    },
    {
      id: 'pm-stakeholder-conflict',
      kind: 'behavioural',
      competency: 'stakeholders',
      level: 2,
      type: 'hr',
      text: 'Describe a time when two stakeholders wanted opposite things from your project.',
      ideal:
        'In a project for a new booking system, sales wanted as many fields as possible to know the customers better, and operations wanted as few as possible to be quick at the desk. Both had the ear of the board, and I was to deliver one form within two months. I talked to each of them alone and asked what they would do with each field, and watched the desk for a morning. It turned out that sales used only four of their fourteen fields. I put the time that every field costs at the desk next to what it had brought, invited both to look at it together, and asked them what we can drop without harm. They agreed on six fields at the desk and four by mail afterwards. The check-in fell from 4 minutes to 90 seconds, sales got answers from 55 percent of the customers, and the two now meet monthly without me.',
      concepts: {
        'the opposite wishes': 'as many fields as possible | sales wanted more | opposite | disagreed',
        'talked to each':
          'talked to each of them alone | asked what they do with each field | understand the need behind | watched the desk',
        'facts on the table': 'watched the desk | cost of every field | evidence',
        'decided together': 'invited both | compromise | joint decision | workshop',
        'the outcome': 'satisfied | delivered',
      },
      followUps: ['When would you have asked the sponsor to decide?'],
      hint: 'What was behind each wish, and what did you put on the table?',
    },
    {
      id: 'pm-agile-waterfall',
      kind: 'knowledge',
      competency: 'methods',
      level: 1,
      type: 'technical',
      text: 'When would you plan a project step by step in advance, and when would you work in short iterations?',
      ideal:
        'It depends on how much we know and what a change costs. When requirements are clear, changes are expensive and the order is fixed, as in construction, hardware or a legal deadline, I plan in advance with phases, milestones and a critical path. When the need is uncertain and we can show something soon, as in most software, I work in short iterations: a backlog, sprints of two weeks, a review with real users, and a retrospective, so that we learn before the money is spent. The price of iterations is that scope moves, so stakeholders must be available and the budget must be a frame. In practice I mix: fixed milestones for contracts and hardware, iterations inside. In a project for ticket machines I planned the hardware in phases and the software in sprints; the joint milestone every six weeks kept both together.',
      concepts: {
        'depends on uncertainty': 'uncertain requirements | clear requirements | cost of change',
        'planned: phases and milestones': 'phases | milestones | critical path | waterfall | fixed order',
        'where planning fits': 'hardware | regulated | legal deadline | contract',
        'iterations: sprints and feedback':
          'sprints | backlog | review with users | feedback early | retrospective | agile',
        'price of iterations':
          'scope moves | stakeholders must be available | less predictable | budget as a frame',
        'a mix': 'mix | hybrid',
      },
      followUps: ['How do you report progress to a board that thinks in milestones?'],
      hint: 'What do you know at the start, and what does it cost to be wrong?',
    },
    {
      id: 'pm-failed-launch',
      kind: 'behavioural',
      competency: 'learning',
      level: 2,
      type: 'hr',
      text: 'Tell me about a product or project of yours that did not reach its goal.',
      ideal:
        'Three years ago I led a loyalty program for a chain of gyms. The goal was that 30 percent of the members use it within six months; we reached 9. I had been sure of the idea, so I skipped the interviews and had it built in four months. When the numbers stayed flat after the launch, I called twenty members myself within a week. They told me that they did not want points, they wanted to see their progress. I took the responsibility in front of the board, showed what we had learned, and proposed to stop the points instead of adding more. With a third of the budget we built a simple progress view, first as a paper mock-up with ten members. Six months later 38 percent used it. Since then I spend the first two weeks of each project with users before anyone writes code.',
      concepts: {
        'goal and gap':
          '30 percent use it we reached 9 | members use it within six months | target was missed | adoption stayed low | numbers stayed flat',
        'own part': 'i skipped | took the responsibility',
        'found out why': 'called members | asked users | interviews | analyzed why',
        'acted on it': 'proposed to stop | pivot | built a simple | decided to end',
        'lesson in use': 'first two weeks | mock-up',
      },
      followUps: ['Which sign did you see early and not act on?'],
      hint: 'Give the number that you missed and your own part in it.',
    },
    {
      id: 'pm-new-team',
      kind: 'situational',
      competency: 'leadership',
      level: 1,
      type: 'hr',
      text: 'You join a running project with an experienced team that has never met you. What do you do in your first two weeks?',
      ideal:
        'I would listen before I change anything. In the first days I would speak with every team member for half an hour with the same three questions: what works, what slows you down, and what would you do in my place? I would read the plan, the budget and the last reports, and sit in the meetings without running them. I would meet the sponsor and the two most important customers to hear what success means to them. Then I would write one page with what I understood, goals, state, risks and open decisions, and show it to the team, so that they can correct me. I would take away one obstacle that they all named, because a small visible help builds more trust than a speech. Larger changes I would bring up after the two weeks, together with those who have to carry them.',
      concepts: {
        'listens first': 'listen before i change | speak with every team member',
        'reads the state': 'read the plan | budget | sit in the meetings | understand the status',
        'sponsor and customers': 'meet the sponsor | stakeholders | what success means',
        'plays it back': 'one page with what i understood | share my view | summary',
        'a quick help': 'take away one obstacle | quick win | small visible help | remove a blocker',
        'changes together and later': 'larger changes later | no sudden changes | involve the team',
      },
      followUps: ['What if the team tells you that the date cannot be held?'],
      hint: 'Whom do you listen to, what do you read, and what is your first small help?',
    },
    {
      id: 'pm-metrics',
      kind: 'knowledge',
      competency: 'product sense',
      level: 2,
      type: 'technical',
      text: 'How do you know whether a feature that you launched was a success?',
      ideal:
        'I decide it before the launch and not after. I write down which behavior should change, for whom, by how much and until when, for example "the share of new users who invite a colleague in week one rises from 12 to 18 percent in two months". I choose one main metric that shows value to the user, not just clicks, and one or two guardrails, such as support tickets or retention. I make sure that the events are tracked before the release. Where I can, I launch to a random part first and compare; otherwise I compare with the weeks before and similar groups. After two and after eight weeks I look at adoption, repeated use and the main metric, and talk to five users who tried it and stopped. Then I decide: keep, change or remove. Last year we removed two of nine features and nobody missed them.',
      concepts: {
        'defined before the launch':
          'before the launch | hypothesis | write down which behavior | target | success criteria',
        'value to the user': 'main metric | value to the user | not just clicks | behavior change',
        guardrails: 'guardrails | support tickets | retention | side effects',
        'tracking and comparison':
          'events are tracked | random part first | compare with the weeks before | control group',
        'talks to users': 'talk to users | interviews | users who stopped',
        'decides: keep or remove': 'keep change or remove | remove the feature | iterate',
      },
      followUps: ['Adoption is high, but the main metric does not move. What do you conclude?'],
      hint: 'What must have changed, by how much, and compared with what?',
    },
    {
      id: 'pm-budget-cut',
      kind: 'case',
      competency: 'planning',
      level: 3,
      type: 'technical',
      text: 'Halfway through a project your budget is cut by a third, and the date stays. How do you re-plan?',
      ideal:
        'First I stop new commitments for a few days, so that no more money goes into things that may be cut. Then I go back to the purpose with the sponsor: which result must exist on the date, and which would be nice? I list what is left with its cost and value, and what it costs to stop, because contracts have exit fees. With the team I look for what gives most of the value for little, cheaper ways such as a standard product in place of own work, and what can come after the date. I put two or three scenarios on one page with scope, risk and quality, and say plainly what is not possible any more; I do not promise the same for less. After the decision I tell the team and the suppliers the same day, adjust plan and contracts, and watch the burn rate weekly. I protect testing, because savings there come back as failures.',
      concepts: {
        'stops spending': 'stop new commitments | freeze spending | pause',
        'back to the purpose': 'which result must exist | core goal | sponsor priorities',
        'cost and value of the rest':
          'what is left with its cost and value | exit fees | contracts | cost to complete',
        'scenarios for a decision': 'scenarios | trade-offs | sponsor decides',
        'plain about limits': 'do not promise the same | reduced scope',
        'tells and steers': 'tell the team | suppliers | burn rate | adjust the plan | weekly tracking',
        'keeps quality': 'protect testing | quality',
      },
      followUps: ['How do you keep your best people, who now fear for the project?'],
      hint: 'What must still exist on the date, and what will you openly give up?',
    },
    {
      id: 'pm-influence',
      kind: 'behavioural',
      competency: 'leadership',
      level: 3,
      type: 'hr',
      text: 'Give me an example of how you led people who did not report to you.',
      ideal:
        'Two years ago I was asked to bring our product into line with a new privacy law within five months. I needed work from seven teams, and none of them reported to me. I first found out what each team would lose or gain: for support it meant fewer complaints, for marketing fewer contacts. I made a plan with one named person and one date a team, and agreed with their managers how many days that would cost. Every second Friday I ran a demo where the teams showed what was done, and I thanked people by name in front of their managers. When one team fell behind, I did not escalate at once; I asked, and learned that they lacked a tester, so I found one. As a result we were ready two weeks before the date, the audit found nothing serious, and the demo stayed as a habit.',
      concepts: {
        'no formal power': 'none of them reported to me | without authority',
        'their interests': 'what each team would gain | concerns',
        'clear commitments': 'named person and date | agreed with their managers',
        'kept it visible': 'demo | every second friday | progress visible | shared status',
        'credit and help': 'thanked people by name | found a tester | recognition | supported',
        'the outcome': 'ready before the date | audit found nothing | delivered',
      },
      followUps: ['When did you escalate, and how?'],
      hint: 'Why should they care, what did they promise, and how did you keep it alive?',
    },
    {
      id: 'pm-discovery',
      kind: 'case',
      competency: 'product sense',
      level: 2,
      type: 'technical',
      text: 'The chief executive wants to add a chat assistant to your product. How do you approach it?',
      ideal:
        'I would ask what is behind the wish: a competitor, a customer, support costs, or simply the time? Then I would turn it into a problem: who has which difficulty today, and how do they solve it? I look at the support tickets and the search terms and talk to eight users, to find out whether a chat would help them or whether a better search would. If there is a real case, for example 40 percent of the tickets are the same ten questions, I would test it cheaply: a person answers behind the chat for two weeks, or a prototype for one group of users. I set a goal before, say a third fewer tickets at the same satisfaction, and name the risks: wrong answers, privacy and cost. Then I go back to the chief executive with evidence and a recommendation, which may be yes, a smaller version, or another solution to the same problem.',
      concepts: {
        'what is behind the wish':
          'ask what is behind the wish | goal of the ceo | understand the motivation | competitor or support costs',
        'a user problem': 'who has which difficulty | user problem | pain point',
        research: 'support tickets | search terms | talk to users | interviews | competitors',
        'cheap test': 'test it cheaply | prototype | person behind the chat | experiment | pilot | mvp',
        'goal and risks': 'set a goal | fewer tickets | wrong answers | privacy',
        'recommendation with evidence':
          'go back with evidence | recommendation | smaller version | alternative | business case',
      },
      followUps: ['What if the answer must be yes for political reasons?'],
      hint: 'Wish, problem, evidence, cheap test: what comes before building?',
    },
    {
      id: 'pm-status-report',
      kind: 'situational',
      competency: 'stakeholders',
      level: 1,
      type: 'technical',
      text: 'Your project has just missed an important milestone. How do you tell your sponsor?',
      ideal:
        'I would tell the sponsor the same day, by phone or in person and before the written report, because bad news gets worse with age and should not come from someone else. I would start with the fact in one sentence: we miss the milestone of the 15th by about eight working days. Then the reason without blame, the effect on the final date and the budget, and what we have done already. I bring at least two options with their price, for example moving a feature, adding a tester for three weeks, or accepting the delay, and my recommendation. I say what I need from the sponsor and by when. I am open about what I do not know yet, and name the day when I will. Afterwards I write it down in half a page, tell the team what was decided, and report weekly until we are back on track.',
      concepts: {
        'early and in person': 'by phone or in person | before the written report | no surprise',
        'the fact in one sentence': 'fact in one sentence | miss by eight days | clear message',
        'reason without blame': 'reason without blame | root cause',
        'effect on date and budget': 'effect on the final date | budget | impact',
        'options and a recommendation': 'two options | recommendation | recovery plan | alternatives',
        'what is needed, and follow-up': 'what i need from the sponsor | report weekly',
      },
      followUps: ['What do you say when the sponsor asks whose fault it was?'],
      hint: 'When, through which channel, and with what in your hand?',
    },
  ],
});
