import { defineRole } from '../define.ts';

export const uxDesigner = defineRole({
  id: 'ux-designer',
  title: 'UX designer',
  titles: [
    'ux designer',
    'ui designer',
    'ux ui designer',
    'ui ux designer',
    'product designer',
    'user experience designer',
    'user interface designer',
    'interaction designer',
    'ux researcher',
    'user researcher',
    'digital product designer',
    'service designer',
    'experience designer',
    'app designer',
    'usability specialist',
  ],
  signals: [
    'ux',
    'usability',
    'wireframes',
    'prototypes',
    'figma',
    'user research',
    'personas',
    'interaction design',
    'design system',
    'user journey',
    'information architecture',
    'heuristic evaluation',
    'wcag',
  ],
  questions: [
    {
      id: 'uxd-five-users',
      kind: 'knowledge',
      competency: 'usability testing',
      level: 1,
      type: 'technical',
      text: 'How do you plan and run a usability test with only five participants?',
      ideal:
        'I start with the decision that the test must serve, since otherwise I collect opinions. First I write two or three research questions and turn them into tasks with a goal and no instructions: "you have moved house, make sure that the next parcel finds you", and not "click on profile". Then I recruit five people who match the real users, plus one in reserve, and run a pilot with a colleague to fix timing and wording. In the session I explain that we test the design and not the person, ask them to think aloud, and stay silent when they struggle. If they ask me what to do, I ask what they would expect. An observer takes notes. Afterwards I sort the findings by severity and by how many met them. Five people are enough to find most of the big problems in one flow, not to give percentages or to compare two versions. In my last round, four of five missed the save button; we moved it and tested again within the week.',
      concepts: {
        'starts from a question':
          'decision the test must serve | research questions | what we want to learn | goal of the test',
        'tasks that do not lead':
          'tasks with a goal | realistic scenario | no instructions in the task | not click on profile',
        'right participants and a pilot':
          'match the real users | recruit people from the target group | run a pilot | screening questionnaire',
        'neutral moderation':
          'think aloud | stay silent when they struggle | not help the participant | test the design not the person',
        'findings by severity': 'sort findings by severity | how many met the problem | rank the issues',
        'limits of five':
          'not percentages | most of the big problems | small sample cannot compare versions | no statistics',
      },
      followUps: ['Two of the five contradict each other. What do you report?'],
      hint: 'Before, during, after; and what so few people can and cannot tell you.',
    },
    {
      id: 'uxd-accessible-form',
      kind: 'knowledge',
      competency: 'accessibility',
      level: 1,
      type: 'technical',
      text: 'What do you check to make a form usable with a keyboard and with a screen reader?',
      ideal:
        'I put the mouse away and go through the form with the Tab key. The order must follow the page, the focus must always be visible, nothing may trap me, and custom menus must answer to arrow keys and Escape. Then I look at names: each field needs a visible label that is tied to it in the code, because a placeholder vanishes as soon as you type. Next come errors: they stand beside the field in words, are linked to it, are announced, and do not rely on red alone. I check contrast, 4.5 to 1 for text and 3 to 1 for borders and the focus ring, and zoom to 200 percent. Automatic tools find perhaps a third of it, so I listen to it once with NVDA or VoiceOver. When I did this on a benefits form, support calls about it fell by 28 percent.',
      concepts: {
        'keyboard order and visible focus':
          'tab order follows the page | visible focus | focus ring | no keyboard trap | go through with the tab key',
        'labels tied to fields':
          'visible label tied to the field | programmatic label | placeholder is no label | fieldset with a legend',
        'errors in words':
          'errors beside the field | error message announced | not rely on red alone | not by color only | linked error text',
        'contrast and zoom': '4.5 to 1 contrast | contrast ratio | zoom to 200 percent | text size enlarged',
        'tries it for real':
          'listen with nvda or voiceover | automatic tools find a third | real assistive technology | manual test',
      },
      followUps: ['When is an ARIA attribute the wrong answer?'],
      hint: 'Put the mouse away, close your eyes: what do you need at every step?',
    },
    {
      id: 'uxd-why',
      kind: 'motivation',
      competency: 'motivation',
      level: 1,
      type: 'hr',
      text: 'What made you choose designing experiences as your work, and what keeps you curious about it?',
      ideal:
        'I came to it by watching people fail at something that I thought was clear. I studied information science and ran the ticket desk of a small theater in the evenings. We had a new booking page, and I kept meeting people who had bought for the wrong day. I sat behind three of them, saw that they all tapped the month arrow by mistake, and asked our web developer to make it larger. Wrong bookings fell from nine a week to one, and I was sold on it. What keeps me curious is that I am wrong so often: in each round of tests, about half of my certainties do not survive. I enjoy that together with developers and writers, who see what I overlook. I would like to join you because your users are nurses in a hurry, and small details matter there.',
      concepts: {
        'began by watching people':
          'watching people fail | sat behind users | saw where they went wrong | kept meeting people who struggled',
        'a first effect': 'wrong bookings fell | made it larger | small change helped | fewer mistakes after',
        'likes to be proved wrong':
          'wrong so often | certainties do not survive | tests surprise me | learn from users',
        'works with others': 'together with developers and writers | see what i overlook | cross-functional',
        'why these users':
          'your users are nurses | nurses in a hurry | details matter there | drawn to your product',
      },
      followUps: ['Which product annoys you every day, and what would you change first?'],
      hint: 'One scene that turned you into a designer says more than a love of design.',
    },
    {
      id: 'uxd-thrown-away',
      kind: 'behavioural',
      competency: 'openness to feedback',
      level: 1,
      type: 'hr',
      text: 'Describe a design critique that led you to throw away work you liked.',
      ideal:
        'Last year I worked on a budgeting app, and my task was the screen where people see their month. In four days I built a ring of colors that I was rather proud of. In the critique a colleague from support asked me one question: what should a person do after looking at it? I had no answer. I could have argued for its looks, but I asked the group instead. We found that people came to learn whether they could still spend money this week. So I put the ring aside, sketched six simple versions on paper, and tested two of them with five users the next day. The winner was a single sentence with one number. After the release, 70 percent of users came back weekly, up from 45. I thanked my colleague in the demo. Since then I write the question that a screen answers on top of every file.',
      concepts: {
        'what had to go': 'ring of colors | design i was proud of | my first version | days of work',
        'the point of the critique':
          'colleague asked one question | had no answer to the question | critique showed a gap | feedback that it missed the need',
        'did not defend it':
          'could have argued | asked the group instead | put the ring aside | let it go | open to the criticism',
        'new versions tested':
          'sketched six simple versions | single sentence with one number | tried simpler alternatives | tested new sketches with users',
        'measured effect': '70 percent came back | usage rose | better result in the test | came back weekly',
        'habit kept':
          'write the question on top | question that a screen answers | now i start with the need | begin with the question',
      },
      followUps: ['How do you give critique to somebody who is attached to a design?'],
      hint: 'Be honest about why you liked it; the interesting part is what you asked next.',
    },
    {
      id: 'uxd-methods',
      kind: 'knowledge',
      competency: 'research methods',
      level: 2,
      type: 'technical',
      text: 'When do you rely on interviews, when on a survey and when on analytics?',
      ideal:
        'It depends on whether I need to know why, how many, or what really happens. Interviews are for why: early in a project, with six to eight people for each group, I learn about goals, context and words, and about things I did not know to ask. I ask about the last time it happened and not about the future. Surveys are for how many: once I know the possible answers, I can learn how common each is, given a decent sample and neutral wording. They are weak at why. Analytics show what people really do, at scale and without a question, for example where they leave; but they are silent about the reason and about those who never came. So I combine them: data shows the place, interviews explain it, a survey sizes it. On a travel site, analytics showed a drop at the seat map; five interviews showed fear of a fee; one line of text regained 12 percent.',
      concepts: {
        'interviews answer why':
          'interviews are for why | learn about goals and context | things i did not know to ask | qualitative depth',
        'asks about real past behavior':
          'last time it happened | not about the future | bad at predicting themselves | past behavior',
        'surveys answer how many':
          'surveys are for how many | how common each answer is | decent sample | quantify attitudes',
        'analytics show real behavior': 'what people really do | behavior at scale | drop-off in the funnel',
        'each has blind spots':
          'silent about the reason | weak at why | those who never came | self-reported bias',
        'combines them': 'triangulate | mixed methods | data shows the place interviews explain it',
      },
      followUps: ['You have three days and no budget. Which one do you choose?'],
      hint: 'Give each a verb: what does it tell you, and what will it never tell you?',
    },
    {
      id: 'uxd-checkout',
      kind: 'case',
      competency: 'design process',
      level: 2,
      type: 'technical',
      text: 'Six in ten mobile shoppers leave at the delivery step of a checkout. How would you approach the redesign?',
      ideal:
        'I would not draw anything before I know why they leave. First I check the number itself: is it the same for new and returning customers, for all phones and countries, and since when? Then I watch: session recordings, form analytics by field, and five tests on real phones. I also read support messages, because customers often say it there. Typical suspects are delivery costs that appear only now, a forced account, a long address form with the wrong keyboard, and error messages that wipe the input. From the evidence I write two or three hypotheses, rank them by reach and effort, and sketch variants. I prototype the best and test it with users, then run an A/B test with completed orders as the measure, and with returns and delivery complaints as guards. I involve developers and logistics early. In a similar case, showing the costs in the basket alone lifted completion from 41 to 52 percent.',
      concepts: {
        'examines the number':
          'new and returning customers | check the number itself | segment by device | since when it dropped',
        'watches real behavior':
          'session recordings | form analytics by field | tests on real phones | support messages',
        'likely causes':
          'delivery costs appear only now | forced account | long address form | errors wipe the input | wrong keyboard',
        'ranked hypotheses': 'write hypotheses | rank by reach and effort | prioritize the ideas',
        'prototype, then a live test':
          'prototype the best variant | a/b test on completed orders | completed orders as measure | guard metrics for returns',
        'other disciplines early': 'involve developers early | logistics data | work with engineering',
      },
      followUps: ['The A/B test shows no difference. What do you conclude?'],
      hint: 'Resist the sketch. Which evidence would tell a price problem from a form problem?',
    },
    {
      id: 'uxd-handoff',
      kind: 'behavioural',
      competency: 'working with developers',
      level: 2,
      type: 'technical',
      text: 'Tell me about a design that looked right in Figma and went wrong in the build. How did you and the developers handle it?',
      ideal:
        'In my second year at a health insurer I designed a table of claims that looked calm in the file and broke in the first build: German labels ran over three lines, empty states were missing, and on tablets two columns disappeared. I was responsible for the flow, and the release was 12 days away. I could have filed 20 bugs, but I asked the two developers for an hour at one screen. They showed me that I had drawn only the ideal case, with short names and full data. We listed the states together: empty, loading, error, very long, one row, a thousand rows. I redrew the table with real content, and they proposed a card layout below 700 pixels that was simpler than mine and that we kept. As a result we shipped on time with three open visual bugs instead of 20. Since then I design with the ugliest real data first and invite a developer to the first sketch, and our rework has halved.',
      concepts: {
        'what broke':
          'labels ran over three lines | columns disappeared | missing states | layout broke in the build',
        'own share of the cause':
          'drawn only the ideal case | i had forgotten empty states | short names and full data | my file lacked',
        'sat down with developers':
          'hour at one screen | asked the developers | paired with the developer | listed the states together',
        'all states designed':
          'empty loading and error | very long text | edge cases | real content | responsive layout',
        'developers improved it': 'they proposed a card layout | simpler than mine | kept their suggestion',
        'better process':
          'developer to the first sketch | ugliest real data first | rework halved | handoff checklist',
      },
      followUps: ['What does a good handover contain, in your view?'],
      hint: 'What had your file left out, and what did the developers see that you did not?',
    },
    {
      id: 'uxd-feature-push',
      kind: 'behavioural',
      competency: 'stakeholder management',
      level: 2,
      type: 'hr',
      text: 'Give an example of research findings that a product owner did not want to hear. How did it end?',
      ideal:
        'Last spring I worked on a banking app whose product owner had promised the board a chat assistant on the start screen. My test with eight customers spoke against it: six closed it within seconds, and two took it for advertising. I had to report that. In private, because nobody likes to lose face in a demo, I first asked what the assistant was supposed to achieve. The goal was fewer calls about lost cards. Then I showed three clips of one minute each and said openly what eight people cannot prove: nothing about call numbers. I had also sketched two alternatives for the same goal, a large button for lost cards and an assistant inside the help section. We agreed on a small experiment with a share of the users, and on the measure beforehand. The button cut those calls by 31 percent, while the assistant on the start screen changed nothing. The product owner presented it to the board as our joint finding. Since then I bring an alternative with each bad result.',
      concepts: {
        'asked for the goal behind it':
          'assistant was supposed to achieve | goal behind the feature | fewer calls about lost cards | what they hoped to gain',
        'brought evidence':
          'showed clips of one minute | closed it within seconds | recordings of the sessions | quotes from participants',
        'honest about the limits':
          'what eight people cannot prove | small sample cannot prove | openly said what was uncertain',
        'alternatives to the same end':
          'sketched two alternatives | alternative for the same goal | proposed another solution | button instead of assistant',
        'let an experiment decide':
          'small experiment | measure agreed beforehand | released to a share of users | trial with a few customers',
        'how it ended':
          'cut those calls | presented it as our joint finding | plan was changed | product owner agreed',
      },
      followUps: ['What would you have done if it had been built anyway?'],
      hint: 'Where did you say it, with what in your hands, and what let both sides save face?',
    },
    {
      id: 'uxd-design-system',
      kind: 'case',
      competency: 'design systems',
      level: 3,
      type: 'technical',
      text: 'How would you build a design system for four product teams that each have their own buttons and forms?',
      ideal:
        'I would treat it as a product whose customers are the teams. First comes an audit: screenshots of every button, field and color, side by side. Then I find a sponsor and one designer and one developer from each team, since a system made in an ivory tower is not used. We begin with the foundations as tokens: color, type, spacing. After that we build few components, the ten that occur most, each with states, accessibility, content rules and code, because a library in Figma without code drifts apart at once. I would pilot it in one real feature, fix what hurts, and only then invite the rest. Rules for contributing and for versions matter more than completeness: who may add, who decides, how breaking changes are announced. I would measure adoption, and the time for a standard screen. In my last company that time fell from nine days to four; two teams kept a few special parts, and that was fine.',
      concepts: {
        'audit of what exists':
          'screenshots of every button | interface inventory | audit side by side | collect all existing variants',
        'teams take part':
          'designer and developer from each team | sponsor | not in an ivory tower | build it with the teams',
        'tokens as foundation': 'design tokens | color type and spacing | foundations first',
        'few components, with code':
          'ten most common components | each with states and code | library without code drifts | coded components with accessibility',
        'contribution and versions':
          'rules for contributing | breaking changes announced | versioned releases of components | governance model',
        'pilot and adoption':
          'pilot in one feature | measure adoption | time for a standard screen | rollout step by step',
      },
      followUps: ['One team refuses to adopt it. What do you do?'],
      hint: 'Who are the customers of such a system, and what would make them leave theirs?',
    },
    {
      id: 'uxd-portal',
      kind: 'case',
      competency: 'information architecture',
      level: 3,
      type: 'technical',
      text: 'A support portal has 900 articles, and nobody finds anything. How do you rebuild its structure?',
      ideal:
        'I would begin with what people look for, not with what we have. First I take the search log: the top queries, those without a result, and those that end in a ticket; often 50 queries make up half of the demand. Next I do a content audit: owner, age, views, duplicates. From experience a third can go, and deleting is the cheapest improvement. Then I let the users sort. In an open card sort with about 20 people and 40 typical topics I see which groups and which words they use; it is rarely our organization chart. From that I draft a tree of two or three levels and check it with a tree test before any page is designed: 50 people, ten tasks, success rate and first click. I change the labels that mislead and test again. I also keep the search, add synonyms from the log, redirect old links, and name an owner for each section. In one portal, success in the tree test rose from 48 to 79 percent, and tickets fell by a fifth.',
      concepts: {
        'what people search for':
          'search log | top queries | queries without a result | what people look for',
        'audit and clear out':
          'content audit | a third can go | delete duplicates | outdated articles removed',
        'card sorting': 'open card sort | users sort the topics | groups and words they use',
        'tree testing':
          'tree test | success rate and first click | test the structure without design | check labels with tasks',
        'words of the users':
          'not our organization chart | users own words | synonyms from the log | labels that mislead',
        'kept in order afterwards':
          'owner for each section | redirect old links | governance | review date for articles',
      },
      followUps: ['When would you invest in search instead of structure?'],
      hint: 'Which evidence do you have before the first box is drawn, and how do you test a tree?',
    },
    {
      id: 'uxd-worth-it',
      kind: 'knowledge',
      competency: 'measuring design',
      level: 3,
      type: 'technical',
      text: 'How do you show that a redesign was worth the money?',
      ideal:
        'I agree on the measure before I draw, because afterwards everybody finds a number that rose. I start from the business goal and work down: if support is too expensive, the measure is contacts per hundred orders; under it stands a behavior, for example that people track their parcel themselves; and under that the usability, task success and time. I take the baseline for four weeks. Then I release to a random part of the users, so that season and advertising hit both groups alike; where traffic is too low for an A/B test, I compare before and after with a similar area that did not change, and say that it is weaker evidence. I add guard measures, such as returns and complaints, in case we gain by confusing people. Attitude comes from a short standard scale, SUS or UMUX-Lite. Then I translate it into money with finance: in one project, 1.8 fewer contacts per hundred orders at six euros each paid back the work in five months.',
      concepts: {
        'measure agreed beforehand':
          'agree on the measure before | baseline for four weeks | success metric defined at the start | baseline first',
        'from business goal to behavior':
          'start from the business goal | contacts per hundred orders | behavior behind the goal | metric tree',
        'controlled comparison':
          'random part of the users | a/b test with a control group | similar area that did not change | season hits both groups alike',
        'guards against false gains':
          'guard measures | returns and complaints | side effects | gain by confusing people',
        'task and attitude measures':
          'task success and time | sus score | umux-lite | standard satisfaction scale | error rate',
        'translated into money':
          'translate into money with finance | paid back in months | saved cost | return on investment',
      },
      followUps: ['The measure improved, and the users complain. What do you believe?'],
      hint: 'When is the number chosen, what is it compared with, and who turns it into money?',
    },
    {
      id: 'uxd-cancel-button',
      kind: 'situational',
      competency: 'ethics',
      level: 3,
      type: 'hr',
      text: 'Marketing asks you to hide the cancel button so that fewer people end their subscription. What do you do?',
      ideal:
        'I would say that I do not want to build that, and bring a better way to the same goal. First I would ask what lies behind it; usually the churn figure is under pressure, and that is a real problem. Then I would lay out the risk in their terms: it is a dark pattern, in many markets consumer law asks for a cancellation that is as easy as signing up, and people who feel trapped charge back, complain in public and do not return. I would show data where I have it, for example how many come back after an easy exit. Next I would offer work that keeps people honestly: a pause for two months, a cheaper plan, a question about the reason with a matching offer, and above all a look at why they leave. We could test the pause within two weeks. If the pressure remained, I would involve legal and my lead, and put my concern in writing. At my last company the pause kept 18 percent of those who wanted to go.',
      concepts: {
        'declines clearly':
          'do not want to build that | refuse to build it | decline to hide it | would not design that',
        'names the pattern and its risk':
          'dark pattern | consumer law | as easy as signing up | charge back | complain in public | lose trust',
        'understands the pressure': 'churn figure under pressure | ask what lies behind | their real problem',
        'honest alternatives':
          'pause for two months | cheaper plan | ask for the reason | matching offer | downgrade option',
        'tests it with numbers': 'test the pause | how many come back | measure retention | small experiment',
        'escalates if needed': 'involve legal | concern in writing | escalate',
      },
      followUps: ['Where is your line between persuasion and manipulation?'],
      hint: 'A no is half an answer. What do you bring for the goal behind the request?',
    },
  ],
});
