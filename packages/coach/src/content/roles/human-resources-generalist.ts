import { defineRole } from '../define.ts';

export const humanResourcesGeneralist = defineRole({
  id: 'human-resources-generalist',
  title: 'Human resources generalist',
  titles: [
    'human resources generalist',
    'hr generalist',
    'human resources manager',
    'hr manager',
    'hr business partner',
    'human resources business partner',
    'hr advisor',
    'hr adviser',
    'hr officer',
    'hr assistant',
    'hr coordinator',
    'hr specialist',
    'human resources specialist',
    'people partner',
    'people operations manager',
    'head of people',
    'head of human resources',
    'people manager',
  ],
  signals: [
    'human resources',
    'employee relations',
    'onboarding',
    'grievance',
    'disciplinary',
    'employment law',
    'payroll',
    'absence management',
    'performance reviews',
    'redundancy',
    'cipd',
    'shrm',
    'hris',
  ],
  questions: [
    {
      id: 'hrg-structured-interview',
      kind: 'knowledge',
      competency: 'selection',
      level: 1,
      type: 'technical',
      text: 'A manager chooses people by gut feeling. How would you help to make that selection fairer and more accurate?',
      ideal:
        'I would move the manager to a structured interview, because research over decades shows that it predicts performance far better than a free chat, and it is easier to defend. First we agree four or five criteria that come from the work itself, and what good looks like for each. Then every candidate gets the same questions in the same order, about real past situations or about tasks of the job, and a rating from one to five with written anchors. Two people rate alone before they talk, so that the louder voice does not decide. A short work sample, such as sorting a real inbox, adds a lot. I explain which topics are off limits, such as private plans, because they have no bearing on the work and can be unlawful. Managers fear it will feel stiff, so I sit in on the first two. With one sales manager it brought early leavers down from six in 20 to two.',
      concepts: {
        'criteria from the job':
          'criteria that come from the work | agree four or five criteria | job analysis | what good looks like | person specification',
        'same questions for all':
          'same questions in the same order | structured interview | every candidate asked alike | consistent format',
        'scored with anchors': 'rating with written anchors | scorecard | score each answer | rating scale',
        'independent raters':
          'two people rate alone | rate before they talk | panel scores separately | louder voice does not decide',
        'sample of the work': 'work sample | real task | sorting a real inbox | skills test | job simulation',
        'topics off limits':
          'topics are off limits | unlawful to ask | discriminatory questions | private plans are off limits',
      },
      followUps: ['What do you say to a manager who wants to hire the person with the lower score?'],
      hint: 'What is decided before the first candidate, during the talk, and before the two of you compare notes?',
    },
    {
      id: 'hrg-onboarding',
      kind: 'knowledge',
      competency: 'onboarding',
      level: 1,
      type: 'technical',
      text: 'What should happen between a signed contract and the end of the first three months, so that a new starter stays?',
      ideal:
        'It begins before day one, since doubt is greatest between signing and starting. In those weeks I send the practical facts, have equipment and access ready, check the right to work and payroll details, and ask the manager to call once. Day one is for people and not for forms: a welcome by the manager, a buddy, a lunch, one small real task. In the first week the starter hears what is expected, in writing, with goals for 30, 60 and 90 days. Then come talks at each of these three points: how is it going, what is missing, how do we see your work? I speak to the person myself in week four, because people tell HR what they do not tell their manager. Before probation ends we decide openly, with no surprise. I measure leavers in the first six months; at a care firm this plan took them from 24 to 11 percent.',
      concepts: {
        'contact before the start':
          'begins before day one | equipment and access ready | manager calls before the start | pre-boarding | right to work check',
        'people on the first day':
          'welcome by the manager | buddy | lunch with the team | introduce to colleagues | not for forms',
        'clear goals':
          'goals for 30 60 and 90 days | what is expected in writing | clear objectives | first small task',
        'regular talks':
          'talks at each of these points | speak to the person in week four | hr check-in after a month',
        'decision on probation': 'before probation ends | decide openly | no surprise | probation review',
        'measured by early leavers':
          'leavers in the first six months | early turnover | new starter survey | retention after a year',
      },
      followUps: ['How would you change it for somebody who works from home?'],
      hint: 'Go along the calendar: before, first day, first week, then each month.',
    },
    {
      id: 'hrg-motivation',
      kind: 'motivation',
      competency: 'motivation',
      level: 1,
      type: 'hr',
      text: 'Why do you want to work in HR, beyond liking to work with people?',
      ideal:
        'What interests me is that small rules decide how a working day feels. I saw it as an office assistant in a logistics firm: drivers had to ask for leave on paper, and answers took three weeks, so they called in sick instead. I proposed a shared calendar with an answer in two days, and short absences fell by 22 percent in half a year. Nobody had become nicer; the rule had become better. I also like that the work asks for two things at once, warmth in the talk and exactness in the contract. Your company draws me because you have grown from 80 to 220 people in two years, and the rules of a small firm no longer fit; I would like to help to build the next ones without losing the tone. I bring payroll experience and calm in hard conversations, and I want to learn more of employment law.',
      concepts: {
        'a reason beyond people':
          'small rules decide | rules shape the working day | better rules | fairness at work | impact on the whole company',
        'where you saw it': 'i proposed | absences fell | my first experience of | saw it as an assistant',
        'both sides of the work':
          'warmth and exactness | law and empathy | employees and the business | two things at once | balance both interests',
        'why this employer': 'your company draws me | your culture | rules no longer fit',
        'bring and learn':
          'i bring payroll experience | calm in hard conversations | learn employment law | want to develop',
      },
      followUps: ['When has the company been right and the employee wrong, and how did that feel?'],
      hint: 'Avoid the usual sentence: show one effect that HR work had, and what pulls you to this firm.',
    },
    {
      id: 'hrg-confidential',
      kind: 'behavioural',
      competency: 'discretion',
      level: 1,
      type: 'hr',
      text: 'How have you dealt with someone who pressed you for information that you had to keep to yourself?',
      ideal:
        'In my second HR job we prepared to merge two offices, and for five weeks only six people knew. A colleague I had lunch with every day asked me straight out whether her office would close, because she was about to sign for a flat nearby. I had the answer on my desk, and it was hard. I did not lie and I did not hint. I said: "There are matters I can not speak about, and that would be my answer on any day. Please ask your manager, that is the right person." Then I went to my head of HR, without a name, and said that people were making private decisions and that waiting does harm. We brought the announcement forward by nine days and gave managers answers to 20 likely questions. The plan did not leak. She told me later that she trusts me more because of it, and I have used the same sentence ever since.',
      concepts: {
        'what had to stay secret':
          'only six people knew | prepared to merge two offices | salary data | planned restructuring | under confidentiality',
        'the pull you felt': 'a colleague i had lunch with | asked me straight out | friend wanted to know',
        'neither lied nor hinted':
          'did not lie and did not hint | matters i can not speak about | said clearly that i could not | same answer on any day',
        'pointed to the right person':
          'please ask your manager | referred to the director | official channel for news | sent to the project lead',
        'acted on the need behind it':
          'brought the announcement forward | raised the concern without a name | told the head of hr | waiting does harm',
        'trust kept': 'plan did not leak | kept the confidence | relationship stayed good',
      },
      followUps: ['When would you break a confidence?'],
      hint: 'What were you asked, what exactly did you say, and what did you do about the need behind it?',
    },
    {
      id: 'hrg-bullying-report',
      kind: 'situational',
      competency: 'employee relations',
      level: 2,
      type: 'technical',
      text: 'An employee says to you, "just between us", that their manager bullies them. What are your next steps?',
      ideal:
        'Before they go on I would say kindly what I can promise: I will be discreet and tell only those who need to know, but I can not promise to do nothing, because the employer has a duty to protect. Then I listen and note facts: what was said or done, when, who was there, what effect it had, what they would like to happen. I ask whether they feel safe to work tomorrow, and point to support such as a counseling line. Next I explain the ways, informal or formal, without pushing, and what each involves. If it sounds serious, or others may be affected, we must look into it even if they hesitate. Then an impartial person investigates promptly: hears the manager, who is innocent until shown otherwise, speaks to witnesses, looks at mails, and writes findings. Nobody may be punished for the report, so I check in every week. I keep the file closed. In a case in 2021 it took 18 days from the first talk to the decision.',
      concepts: {
        'no promise of full secrecy':
          'can not promise to do nothing | discreet but not secret | only those who need to know | limits of confidentiality',
        'record facts': 'note facts | dates and witnesses | written account | specific incidents',
        'safety and support':
          'feel safe to work | counseling line | employee assistance | immediate wellbeing | separate the two',
        'informal or formal way':
          'informal or formal | explain the grievance procedure | mediation | what they would like to happen',
        'fair investigation':
          'impartial person investigates | hears the manager | speaks to witnesses | innocent until shown otherwise | both sides heard',
        'no retaliation':
          'punished for the report | retaliation | victimization | check in every week | protect the person who complains',
      },
      followUps: ['What do you do if the person withdraws the complaint next day?'],
      hint: 'What must be said before the story, what after it, and who needs fairness here?',
    },
    {
      id: 'hrg-dismiss-tomorrow',
      kind: 'situational',
      competency: 'performance management',
      level: 2,
      type: 'technical',
      text: 'A manager wants to dismiss somebody tomorrow for poor work, and there is nothing in writing. How do you advise?',
      ideal:
        'I would say: not tomorrow, but I will help you to solve it, and I give the reason, because managers accept a no more easily with a way forward. A dismissal without warning or evidence is unfair in most countries, risks a claim, and scares the others. So I ask what exactly is wrong, with three recent examples, what the person was told and when, and what may lie behind it: training, workload, unclear goals, a private burden, or something that requires an adjustment by law. I check the contract, length of service and local rules. Then we plan: a clear talk this week, an improvement plan of six to ten weeks with two or three measurable goals, support, and a meeting every week that is noted. If it works, good. If not, formal warnings follow, with a right to be accompanied and to appeal, before we end it. Gross misconduct is a different route. Of the last nine plans I went through, five people recovered and nobody went to court.',
      concepts: {
        'stop with a reason': 'unfair dismissal | risks a claim | without warning or evidence | legal risk',
        'ask for facts':
          'three recent examples | what the person was told | what exactly is wrong | evidence of poor performance',
        'causes behind it':
          'training or workload | unclear goals | adjustment by law | reasons for the poor performance | underlying cause',
        'improvement plan':
          'improvement plan | measurable goals | weekly meeting noted | support and time to improve',
        'formal steps':
          'formal warnings | right to be accompanied | right to appeal | disciplinary procedure | fair process',
        'different route for misconduct':
          'gross misconduct | conduct is different from capability | suspension and investigation | local rules and contract',
      },
      followUps: ['What if the manager is sure that the person will never improve?'],
      hint: 'Begin with your answer to the manager, then facts, causes, plan and formal steps.',
    },
    {
      id: 'hrg-turnover',
      kind: 'case',
      competency: 'people analytics',
      level: 2,
      type: 'technical',
      text: 'One of our warehouses loses 38 percent of its staff a year, the others 16. How would you find out why?',
      ideal:
        'I would treat it like a diagnosis: first the pattern, then the reasons, then one cure at a time. From the HR system I split leavers by length of service, shift, supervisor, agency or own staff, pay grade, and whether they left or were dismissed. If most go in the first 90 days, it is selection or onboarding; if they go after two years, it is pay or prospects. I compare pay and travel time with employers nearby, and look at overtime, accidents and short absences. Then I talk to people: 15 who stayed, 15 who left some months ago, since exit interviews on the last day are polite. I speak with supervisors too. I put the cost on the table, about 4,000 for each leaver in hiring and lost output, so that a cure has a budget. Then I try it on one shift and compare with the others. At a parcel firm it was rosters that came out four days ahead; with three weeks, turnover fell from 41 to 25 percent.',
      concepts: {
        'split the leavers':
          'split leavers by length of service | by shift and supervisor | voluntary or dismissed | break down the data | first 90 days',
        'compare with the outside':
          'pay with employers nearby | local labor market | travel time | benchmark pay',
        'ask stayers and leavers':
          '15 who stayed | left some months ago | exit interviews are polite | stay interviews | focus groups',
        'supervisor or roster causes':
          'speak with supervisors | overtime and accidents | rosters | short absences | leadership on the shift',
        'cost of each leaver':
          'cost for each leaver | hiring and lost output | business case | price of turnover',
        'trial and compare':
          'try it on one shift | compare with the others | pilot | measure after the change',
      },
      followUps: ['What if the cause turns out to be the site manager?'],
      hint: 'Numbers that you already have, people you would ask, and how you would prove the cure.',
    },
    {
      id: 'hrg-told-manager-no',
      kind: 'behavioural',
      competency: 'advising managers',
      level: 2,
      type: 'hr',
      text: 'Describe an occasion when you had to hold a line of policy against an impatient manager and still stay a partner.',
      ideal:
        'In 2022 the head of our engineering group wanted to pay a new developer 9,000 above the top of the band, on a Friday afternoon, because the candidate had another offer until Monday. I was responsible for pay in that group of 60, and four people in the same post earned less with better reviews. A plain no would have lost the candidate and my standing with him; a yes would have cost the trust of the others. So I asked for two hours. I checked the market data, and he was partly right: our band was 4 percent behind. I proposed three things: the top of the band, a signing bonus of 4,000 paid once, and a review of the band for all within a month. He grumbled, but he called the candidate with it, and she signed on Sunday. The review then raised two of the four colleagues. He now calls me before he makes an offer, and I learned to bring a way and not only a rule.',
      concepts: {
        'what the manager wanted':
          'above the top of the band | skip the process | wanted an exception | by friday afternoon | hire without approval',
        'why the rule mattered':
          'others earned less | trust of the others | equal treatment | precedent | fairness in the group',
        'checked the facts':
          'checked the market data | partly right | looked at the policy | compared pay | asked for time to check',
        'offered a way inside the rule':
          'signing bonus | i proposed | alternative within policy | review of the band | bring a way',
        'relationship afterwards':
          'calls me before he makes an offer | manager accepted it | still work well together | came to me earlier',
      },
      followUps: ['Would you ever recommend an exception, and on what grounds?'],
      hint: 'Show the pressure, what a yes and a no would have cost, and the third way you found.',
    },
    {
      id: 'hrg-pay-equity',
      kind: 'knowledge',
      competency: 'reward',
      level: 3,
      type: 'technical',
      text: 'How would you check whether pay in a company of 600 is fair, and what would you do with gaps that you find?',
      ideal:
        'I would first make jobs comparable, because an average gap between groups mixes two things: who does which work, and who is paid differently for the same work. So I group posts by a simple job evaluation on skill, responsibility, effort and conditions. Then I clean the data: base, bonus, allowances, hours scaled to full time. Within each group I look at the spread and run a regression with legitimate factors such as grade, experience, location and performance; what remains unexplained is where I look person by person. I do this together with legal from the start, because findings create duties. Some gaps have a good reason, and I write it down. The others we repair by raising pay, never by lowering it, worst first, with a budget, usually 0.5 to 1 percent of payroll. Then I fix the cause: starting pay by negotiation, bonuses without rules. I repeat it every year. In my last review 41 of 600 people were adjusted, for 310,000 in total.',
      concepts: {
        'compare equal work':
          'make jobs comparable | job evaluation | same work or equal value | grade the posts',
        'clean and complete data':
          'base bonus and allowances | scaled to full time | clean the data | total pay',
        'explain with legitimate factors':
          'regression | legitimate factors | experience location and performance | unexplained difference | statistical analysis',
        'case by case with legal':
          'unexplained cases reviewed one by one | together with legal | document the reason | findings create duties | legal privilege',
        'raise, never lower':
          'raising pay never lowering | worst first | adjustment budget | percent of payroll',
        'repair the cause':
          'starting pay by negotiation | bonuses without rules | pay bands | fix the cause | repeat it every year | transparency',
      },
      followUps: [
        'How would you tell staff about the result?',
        'Why is last pay a poor basis for a new offer?',
      ],
      hint: 'Separate two kinds of gap, then data, analysis, repair and the source of the trouble.',
    },
    {
      id: 'hrg-redundancy',
      kind: 'case',
      competency: 'change',
      level: 3,
      type: 'technical',
      text: 'The board decides that 40 of 300 posts have to go within six months. How do you organize it?',
      ideal:
        'My first question is whether 40 dismissals are needed, since a freeze on hiring, natural leavers, shorter hours or voluntary exits often cover part, and the law in many places expects us to look. Then I get legal advice for each country, because thresholds, notice and consultation differ: in the United Kingdom, for example, 20 or more at one site within 90 days means collective consultation of at least 30 days before the first dismissal, and in Germany a works council must be involved. I plan backwards from the date. Selection starts with posts and not with names: pools of similar work, objective criteria, scores by two managers, a check for bias against any group, and an appeal. We look for other posts inside. Managers are trained for the talk, which is short, clear and in person. Support means notice, fair severance, help with applications. Those who stay need the reasons and a plan as well. In 2020 we began with 35 posts and ended with 12 dismissals, without a claim.',
      concepts: {
        'alternatives first':
          'freeze on hiring | voluntary exits | natural leavers | shorter hours | whether dismissals are needed',
        'law and consultation':
          'collective consultation | legal advice for each country | works council | notice periods | statutory thresholds',
        'objective selection':
          'pools of similar work | objective criteria | posts and not names | check for bias | scored by two managers independently',
        redeploy: 'other posts inside | redeployment | suitable alternative work | internal vacancies',
        'humane conversations':
          'managers are trained for the talk | short clear and in person | outplacement | help with applications',
        'those who stay': 'survivors | reasons and a plan | keep trust | engagement afterwards',
      },
      followUps: ['How do you handle the week between a rumor and the announcement?'],
      hint: 'Is it necessary, is it lawful, is it fair, is it humane, and what about everyone else?',
    },
    {
      id: 'hrg-policy-resistance',
      kind: 'behavioural',
      competency: 'change',
      level: 3,
      type: 'hr',
      text: 'Which people policy or process did you bring in against resistance, and how did you win support?',
      ideal:
        'At an engineering firm of 400 I was asked to replace yearly ratings by short talks each quarter. Half of the 52 managers were against it; they saw more work and feared for their bonus pool. I led the change with a budget of almost nothing. I could have announced it with the director behind me, but a rule that managers only pretend to follow is worse than none. So I asked the five loudest critics to design it with me. Their main point was right: my form had 14 fields. We cut it to three questions on one page. Then we tried it in two departments for a quarter and let those managers, not me, report: the talk took 25 minutes, and two resignations had been caught in time. I ran an hour of practice for every manager, and finance helped to separate the bonus. After a year 91 percent of talks took place and the survey item "I know where I stand" rose from 54 to 73. I learned to invite critics before the first draft.',
      concepts: {
        'source of the resistance':
          'managers resisted the change | half of the managers were against | saw more work | feared for the bonus | did not see the use | resistance came from',
        'critics as designers':
          'asked the loudest critics | design it with me | involved skeptics | working group | their main point was right',
        'made it simpler': 'cut it to three questions | removed fields | simplified the form',
        'pilot with own voices':
          'tried it in two departments | let those managers report | pilot | early adopters spoke',
        training: 'hour of practice | trained every manager | coaching for managers | workshops',
        'measured adoption':
          'percent of talks took place | survey item rose | uptake after a year | adoption rate | fewer resignations',
      },
      followUps: ['What did you do about the managers who still did not take part?'],
      hint: 'Who was against it and why, what you gave them, and how you know that it lives.',
    },
    {
      id: 'hrg-star-accused',
      kind: 'situational',
      competency: 'integrity',
      level: 3,
      type: 'hr',
      text: 'The best-selling director is accused of harassing staff, and the chief executive asks you to settle it quietly. How do you react?',
      ideal:
        'I would treat the complaint as I would against anybody else, and tell the chief executive so the same day. I would explain it in terms of duty and of risk: the company must investigate, quiet deals come out later and cost more. I would propose a fair way that protects both sides: an investigator from outside, because nobody inside is independent of this director; a written remit; ten to fifteen working days; and interim steps without prejudice, such as a changed reporting line, and never moving the person who complained against their will. I would secure mails and messages at once and write down what I was asked. If the finding is clear, the outcome follows the policy, whatever the sales are. If the chief executive insisted, I would go to the chair of the board and take legal advice, and in the end I would rather leave. I did this in 2019; the director left, sales dipped 6 percent for two quarters, and four people withdrew their notice.',
      concepts: {
        'same standard for all':
          'as i would against anybody else | same standard | whatever the sales are | rank makes no difference',
        'explain duty and risk':
          'company must investigate | quiet deals come out later | legal duty | reputational risk | others are watching',
        'independent investigator':
          'investigator from outside | independent investigation | written remit | external lawyer',
        'interim protection':
          'interim steps | changed reporting line | never moving the person who complained | protect from retaliation | without prejudice',
        'secure evidence':
          'secure mails and messages | write down what i was asked | preserve evidence | keep records',
        'escalate if blocked':
          'chair of the board | legal advice | rather resign | audit committee | go above the chief executive',
      },
      followUps: ['What do you tell the team while the investigation is running?'],
      hint: 'What do you say to the chief executive, what protects both sides, and where would you go next?',
    },
  ],
});
