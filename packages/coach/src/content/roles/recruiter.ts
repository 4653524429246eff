import { defineRole } from '../define.ts';

export const recruiter = defineRole({
  id: 'recruiter',
  title: 'Recruiter',
  titles: [
    'technical recruiter',
    'talent acquisition specialist',
    'talent acquisition partner',
    'talent acquisition manager',
    'recruitment consultant',
    'recruitment specialist',
    'recruitment coordinator',
    'recruiting manager',
    'in house recruiter',
    'corporate recruiter',
    'agency recruiter',
    'sourcer',
    'talent sourcer',
    'headhunter',
    'executive search consultant',
    'resourcer',
  ],
  signals: [
    'recruiting',
    'recruitment',
    'talent acquisition',
    'sourcing',
    'vacancies',
    'applicant tracking',
    'ats',
    'hiring managers',
    'boolean search',
    'shortlist',
    'candidates',
    'time to hire',
    'headhunting',
    'employer branding',
  ],
  questions: [
    {
      id: 'rec-intake',
      kind: 'situational',
      competency: 'intake',
      level: 1,
      type: 'technical',
      text: 'A hiring manager wants a vacancy filled "as soon as possible". What do you settle with them before you post anything?',
      ideal:
        'I ask for thirty minutes before I write a word, because a vague brief costs weeks later. First I ask what this person should have achieved after a year, since outcomes tell me more than a list of skills. Then I go through the requirements and separate the three or four must-haves from what can be learned on the job. I confirm the salary range and that the headcount is approved, and I bring market data if the two do not fit. Next we fix the steps: who interviews, what each of them tests, and how fast I get feedback, usually two working days. Finally I show three sample profiles and ask for a reaction, as a check that we mean the same person. In my last job that talk cut rejected shortlists from about half to one in six.',
      concepts: {
        'what success looks like':
          'achieved after a year | outcomes of the job | what success looks like | first-year goals of the role | problem this person will solve',
        'few real must-haves':
          'separate must-haves | must-haves apart from wishes | learned on the job | essential and desirable criteria | challenge the wish list',
        'pay and approval checked':
          'confirm the salary range | headcount is approved | budget signed off | pay band | market data on pay',
        'steps and people agreed':
          'who interviews and what each tests | interview panel and stages | feedback in two working days | turnaround for feedback',
        'tests the brief on real profiles':
          'show sample profiles | calibrate on example profiles | reaction to three profiles | benchmark candidates',
      },
      followUps: [
        'What do you do if there is no salary range yet?',
        'How do you handle a manager who has no time for this conversation?',
      ],
      hint: 'Picture the rejections you would get later, and which early talk prevents each of them.',
    },
    {
      id: 'rec-sourcing',
      kind: 'knowledge',
      competency: 'sourcing',
      level: 1,
      type: 'technical',
      text: 'How do you find and approach people for a niche role when they are not reading job ads?',
      ideal:
        'I go to where they already are and give them a reason to answer. First I map the market: which employers have such people, which job titles they use, and which tools or certificates give them away. From that I build Boolean search strings, such as two titles joined by OR, the key tool joined by AND, and the wrong field taken out with NOT. I also search outside the big networks, for example conference speakers, code repositories, patents and trade groups. At the same time I ask the team for referrals, with three named people in mind instead of "do you know anyone". Then I write a short personal message: why this person, what the work is, the pay range, and one easy question. I send at most two follow-ups. I track reply rates by message; with that I lifted mine from 12 to 31 percent for embedded developers.',
      concepts: {
        'maps the market':
          'map the market | target companies | job titles they use | talent mapping | which employers have such people',
        'search strings':
          'boolean search strings | or and not operators | keyword strings | x-ray search | search synonyms of the title',
        'places beyond the big networks':
          'conference speakers | code repositories | trade groups | meetups and communities | professional associations',
        'asks for referrals': 'team for referrals | employee referral | ask for introductions | refer people',
        'a personal message':
          'short personal message | personalized outreach | tailored first message | pay range in the message',
        'tracks replies':
          'track reply rates | response rate by message | test different messages | limit follow-ups | measure outreach',
      },
      followUps: ['Show me the first two lines of such a message.', 'When do you stop writing to someone?'],
      hint: 'Where do these people leave traces, and why would a busy expert reply to you?',
    },
    {
      id: 'rec-why',
      kind: 'motivation',
      competency: 'motivation',
      level: 1,
      type: 'hr',
      text: 'Recruiting means a lot of rejection on both sides. Why have you chosen it, and what keeps you in it?',
      ideal:
        'I chose it because a good match changes two lives at work: the person who joins and the team that was waiting. I came from a shop floor, where I noticed that I liked training the new starters best, and I asked to sit in on the interviews. What keeps me is the detective work. For example, last spring I found a maintenance planner in a town we had never searched, because I read how former teachers describe their skills. The rejection is real, so I measure what I can influence: every applicant gets an answer within five days, and my satisfaction score from people we turned down is 4.3 of 5. Two of them applied again and were hired. Your role appeals to me because recruiters here stay with one business area, and I do my best work when I know the teams well enough to say no to a weak brief.',
      concepts: {
        'a real reason for the field':
          'a good match | changes two lives | team that was waiting | right person in the right job | help people find work',
        'where it began':
          'came from a shop floor | training new starters | sat in on interviews | first got into recruiting | moved from another field',
        'enjoys the search':
          'detective work | find someone nobody searched for | like the search | hidden talent | read between the lines of a cv',
        'handles rejection well':
          'every applicant gets an answer | people we turned down | honest feedback to unsuccessful applicants | measure what i can influence | turned down but applied again',
        'link to this job':
          'your role appeals | recruiters here | one business area | know the teams | this position lets me',
      },
      followUps: ['Tell me about the last rejection that you found hard to give.'],
      hint: 'Give one true reason, one moment that shows it, and a link to this job.',
    },
    {
      id: 'rec-proud-hire',
      kind: 'behavioural',
      competency: 'selection',
      level: 1,
      type: 'hr',
      text: 'Which of the people you placed are you most proud of, and what was your own part in it?',
      ideal:
        'Two years ago at a logistics firm I was asked to fill a dispatcher role that had been open for five months. The manager wanted ten years in transport, and thirty applicants had been rejected. I looked at what the two best dispatchers had done before and found that neither came from transport: one had run a hospital switchboard, the other a restaurant kitchen. I could have kept searching for the perfect record, but I suggested a work sample instead: twenty minutes of replanning six trucks after a breakdown. The manager was skeptical and helped me to build it anyway, which made it far better. I invited eight people from control rooms. A former ambulance call handler beat everyone, got the job, and now leads a team of nine. As a result we filled the next three vacancies in 24 days each. I learned to ask what the work demands before I ask where someone has worked.',
      concepts: {
        'the vacancy and why it was hard':
          'open for five months | applicants had been rejected | hard to fill | long vacancy',
        'questioned the brief':
          'what the best had done before | looked beyond the usual background | challenged the requirements | came from another industry | neither came from transport',
        'own idea for selection':
          'suggested a work sample of replanning | built a practical test | proposed a trial task | asked for a skills exercise | searched in another field',
        'won the manager over':
          'manager was skeptical | persuaded the manager | helped me to build it | convinced the hiring manager | agreed to try',
        'how the person did later':
          'now leads a team | was promoted | filled the next vacancies | became a top performer',
      },
      followUps: [
        'How did you check that the test was fair?',
        'What would you have done if the person had failed?',
      ],
      hint: 'Choose one where the obvious candidate was not the right one.',
    },
    {
      id: 'rec-structured',
      kind: 'knowledge',
      competency: 'assessment',
      level: 2,
      type: 'technical',
      text: 'What makes an interview structured, and why is that worth the effort compared with a free conversation?',
      ideal:
        'An interview is structured when every candidate for the job gets the same questions, in the same order, and the answers are rated on a scale with described levels. It is worth the effort because research over decades shows that structured interviews predict performance clearly better than free ones, and that they leave less room for first impressions and similarity. I build it in steps. First I take the four or five skills that decide success in the job. Then I write a past-behavior or situational question for each, and describe what a weak, a middling and a strong answer sounds like. Interviewers score alone before they talk, so that the loudest voice does not set the tone. The price is preparation, and it can feel stiff, so I leave five minutes for open questions and allow follow-ups. When I brought it in for sales, the share of new starters who passed probation rose from 71 to 88 percent.',
      concepts: {
        'same questions for everyone':
          'every candidate the same questions | same questions same order | consistent questions | identical question set',
        'ratings with described levels':
          'scale with described levels | anchored rating scale | scorecard with examples | strong and weak answer described | scoring rubric',
        'predicts performance better':
          'predict performance better | higher validity | research shows better prediction | more reliable selection',
        'less room for bias':
          'room for first impressions | reduces bias | similarity to the interviewer | gut feeling matters less | fairer comparison',
        'built on the job':
          'skills that decide success | based on job analysis | criteria from the role | competencies for the role',
        'scored alone first':
          'score alone before they talk | independent scoring | rate before the debrief | write ratings before discussion',
      },
      followUps: ['An experienced manager says that scripts kill rapport. What do you answer?'],
      hint: 'Define it by what is fixed, then say what that fixes, and what it costs.',
    },
    {
      id: 'rec-funnel',
      kind: 'case',
      competency: 'analysis',
      level: 2,
      type: 'technical',
      text: 'Of 200 applicants for an engineering post, 40 were screened, 10 were interviewed and none was hired. How do you find out what is wrong?',
      ideal:
        'I treat it as a funnel and look for the stage that differs most from our usual ratios. First I compare: 20 percent to screen and a quarter of those to interview is normal for us, but ten interviews without one offer is not, since we usually need four or five per hire. So I start at the end. I read the ten scorecards and sort the reasons for rejection. If all failed on the same skill, either the ad draws the wrong people or my screen does not test it. If the reasons contradict one another, the interviewers have no shared standard, and I bring them together for a calibration on two recordings or write-ups. I also check whether candidates withdrew, because slow feedback or low pay looks like rejection in the figures. Then I read 20 of the 160 we turned away at the start, in case the filter was too strict. I change one thing, run ten more candidates and compare.',
      concepts: {
        'compares conversion by stage':
          'stage that differs from usual ratios | conversion rate per stage | compare the funnel with past hires | interviews per hire | pass rates',
        'reads the reasons at the end':
          'read the scorecards | sort reasons for rejection | interview notes | group the rejection reasons | why each failed',
        'ad or screen misses the skill':
          'advert draws the wrong people | screen does not test it | wrong sourcing channel | screening criteria are off | phone screen misses the skill',
        'interviewers disagree':
          'no shared standard | calibration with interviewers | reasons contradict | interviewers want different things | align the panel',
        'withdrawals counted apart':
          'candidates withdrew | slow feedback | dropped out for pay | lost them to other offers | low pay',
        'rechecks those filtered out':
          'read those turned away | filter was too strict | review a sample of rejected applicants | false negatives in the screen',
      },
      followUps: [
        'Which of these would you suspect first, and why?',
        'What would you tell the manager meanwhile?',
      ],
      hint: 'Treat the numbers as a pipeline and ask which step behaves strangely.',
    },
    {
      id: 'rec-counter',
      kind: 'situational',
      competency: 'closing',
      level: 2,
      type: 'technical',
      text: 'Your finalist rings to say that their current employer has made a counter-offer. How do you conduct that call?',
      ideal:
        'I stay calm and curious, because pressure at this point loses people. First I thank them for telling me and ask how they feel about it and what exactly is on the table. Then I go back to the reasons they gave me in our first talk; I always note these, for example no path to lead a team, and I ask whether the counter-offer changes them or only the salary. I do not run down the employer and I do not promise money on the spot. If pay is the real gap, I tell the hiring manager the same day, check the band and internal fairness, and make one considered offer rather than an auction. I offer a talk with the future manager if doubts are about the work. I agree on a date for the decision and keep the second candidate warm and honestly informed. If they stay, I wish them well. Prevention matters more: since I raise the counter-offer already in the first call, I have lost two finalists instead of seven a year.',
      concepts: {
        'calm questions first':
          'stay calm and curious | what is on the table | ask how they feel | listen before arguing | thank them for telling me',
        'back to their own reasons':
          'reasons they gave in the first talk | why they wanted to leave | original motivation | does it change the reasons | go back to what they told me',
        'no bidding war':
          'rather than an auction | one considered offer | avoid a bidding war | check the band | internal fairness | do not match blindly',
        'a date and a second candidate':
          'date for the decision | keep the second candidate warm | agree a deadline | runner-up informed | backup candidate',
        'prevents it early':
          'raise the counter-offer in the first call | prepare the candidate early | ask at the start what would make them stay | discuss before the offer',
      },
      followUps: [
        'How do you tell the hiring manager?',
        'At which point would you advise the candidate to stay?',
      ],
      hint: 'What did you learn about this person weeks ago that helps you now?',
    },
    {
      id: 'rec-declined',
      kind: 'behavioural',
      competency: 'candidate experience',
      level: 2,
      type: 'hr',
      text: 'Describe an offer that was turned down late in the process. What did you take from it?',
      ideal:
        'Last autumn in my team at a software firm a data engineer turned our offer down after five interviews and seven weeks. I was responsible for that search and had told the manager that it was safe. I rang the candidate and asked for the plain truth: another firm had taken nine days, and our long silences had felt like doubt. That was my part, because I had waited for perfect feedback instead of calling. I went through the calendar of our last twelve searches and measured where the days went. I found that 60 percent of them were gaps between steps, so I compared two options: fewer interviews, or fixed slots. I chose both with the managers, merged two rounds, and asked three interviewers to keep two afternoons a week free. I also started to call every finalist on Fridays, with or without news. Over the next half year the time from first talk to offer fell from 44 to 19 days and acceptance rose from 68 to 86 percent. I still make those Friday calls.',
      concepts: {
        'what was lost':
          'turned our offer down after five interviews | candidate chose another firm | rejected the offer after weeks | said no at the end',
        'asked for the true reason':
          'rang the candidate | asked for the plain truth | honest feedback from the candidate | found out why they declined',
        'own part in it': 'waited for perfect feedback | our long silences | left the candidate without news',
        'fixed the process':
          'merged two rounds | fixed interview slots | fewer interviews | shorter process | weekly call to finalists',
        'measured effect':
          'acceptance rose | time to offer fell | from 44 to 19 days | higher acceptance rate',
      },
      followUps: [
        'Which signs of doubt do you look for today?',
        'How did the managers react to fewer rounds?',
      ],
      hint: 'Look for what was in your hands, and show that it changed.',
    },
    {
      id: 'rec-fairness',
      kind: 'knowledge',
      competency: 'fair hiring',
      level: 3,
      type: 'technical',
      text: 'Where does unfairness creep into a selection process, and what do you change so that ability decides?',
      ideal:
        'It creeps in at every step where someone judges quickly and alone, so I go through the steps in order. In the ad, long wish lists and insider jargon make able people rule themselves out; I cut it to true requirements and state the pay. In sourcing, referrals copy the team we have, so I cap their share and add other channels. In screening, names, photos and the fame of a school or employer sway us; I hide them for the first pass and screen on two or three criteria that matter for the work. In interviews I use set questions, a panel of at least two, and separate ratings. In the decision, "culture fit" hides taste, so I ask for evidence on named values. Then I check the pass rate of each group at each stage, where the law allows us to collect it; a ratio under four fifths is a warning, not proof. With hidden names and a work sample, one client saw shortlists from outside the usual five universities go from 20 to 55 percent.',
      concepts: {
        'ads that put people off':
          'long wish lists | insider jargon | able people rule themselves out | wording of the advert | true requirements only',
        'narrow channels':
          'referrals copy the team | wider channels | cap the share of referrals | same sources same people',
        'names and prestige in screening':
          'hide names and photos | blind screening | fame of a school | anonymize applications | prestige of the employer',
        'set questions and several raters':
          'set questions | panel of two | separate ratings | work sample | structured interviews | diverse panel',
        'evidence instead of fit':
          'culture fit hides taste | evidence on named values | reasons written down | challenge gut feeling',
        'pass rates checked by stage':
          'pass rate of each group | four fifths rule | adverse impact | compare selection rates | monitor each stage',
      },
      followUps: [
        'What do you say to a manager who thinks that hidden names lower the standard?',
        'What are the limits of the four-fifths ratio with small numbers?',
      ],
      hint: 'Walk through the process from first contact to decision and stop at each judgment.',
    },
    {
      id: 'rec-volume',
      kind: 'case',
      competency: 'planning',
      level: 3,
      type: 'technical',
      text: 'The company opens a contact center and needs 80 people trained and on the phones in twelve weeks. How would you plan it?',
      ideal:
        'I plan backwards from the start date. Three weeks of training and, on average, three weeks of notice leave about six weeks for hiring, so I would run four training classes of 22 and not one of 80; the extra eight cover no-shows. From earlier ratios I calculate the funnel: if one in twelve applicants starts, I need roughly 1,050 applicants, or 175 a week. Then I choose channels for volume: local ads, job centers, open days and a referral bonus, each with a cost per hire. The process must be short: a five-minute form on a phone, a voice task that mirrors the job, and one group session with a same-day decision. I would book the managers and the rooms before the first ad, because interviewers are the usual bottleneck. Every Monday I compare offers and starts with the plan and move budget to what works. The risk is quality, so I track who is still there after 30 and 90 days, and I keep automated messages human, with a name to call.',
      concepts: {
        'plans backwards from the date':
          'plan backwards | training and notice periods | work back from the start date | several training classes | staggered cohorts',
        'calculates the funnel':
          'one in twelve applicants | calculate the funnel | applicants needed per week | conversion ratios | allow for no-shows',
        'channels for volume':
          'local adverts and open days | job centers | referral bonus | cost per hire by channel | recruitment events',
        'short selection close to the job':
          'task that mirrors the job | same-day decision | group session | assessment day | mobile form | realistic job preview',
        'books the interviewers early':
          'book the managers | interviewers are the bottleneck | capacity of assessors | rooms and interviewers reserved',
        'steers weekly and watches quality':
          'compare offers with the plan | still there after 90 days | weekly dashboard | early attrition | move budget to what works',
      },
      followUps: [
        'In week four you are 30 percent behind. What do you do?',
        'Where would you use an agency?',
      ],
      hint: 'Start at the end of the twelve weeks and do the arithmetic out loud.',
    },
    {
      id: 'rec-picky',
      kind: 'situational',
      competency: 'stakeholders',
      level: 3,
      type: 'hr',
      text: 'A director has refused nine good shortlists and says: "I will know the right one when I meet them." How do you move forward?',
      ideal:
        'I would ask for a face-to-face talk and bring evidence, because sending a tenth list would only repeat the pattern. First I listen: what went wrong with the last person in that chair, and what is at stake for the director? Often there is a fear behind it, for example a bad hire that cost a client. Then I lay the refused profiles on the table, names covered, and ask to rank them against one another instead of against an ideal. That usually brings out two or three criteria that were never in the brief. I write them down, and we agree how we will test each. I also show the cost of waiting, say 14 weeks of an empty post and what the team is not doing, and what the market holds: perhaps 60 such people in the region, five of them at our pay. Then I offer a choice: change the criteria, the pay or the date. I once did this with a finance head; we hired the second person from list four, who is still there.',
      concepts: {
        'talks before sending more':
          'face-to-face talk | instead of a tenth list | ask for a meeting | stop sending profiles',
        'finds the fear behind it':
          'fear behind it | bad hire before | what is at stake for the director | what went wrong with the last person | concern not spoken',
        'turns taste into criteria':
          'rank the refused profiles | brings out hidden criteria | write down what was missing | criteria never in the brief | calibrate on past candidates',
        'shows the cost of waiting':
          'cost of waiting | weeks of an empty post | work that is not done | vacancy cost',
        'market facts and a choice':
          'what the market holds | such people in the region | change the criteria the pay or the date | trade-off between pay and profile | market data',
      },
      followUps: ['What if the director still cannot name a criterion?', 'When would you close the search?'],
      hint: 'Ask yourself what the refusals have in common, and what the director cannot see yet.',
    },
    {
      id: 'rec-agency-spend',
      kind: 'behavioural',
      competency: 'improvement',
      level: 3,
      type: 'hr',
      text: 'When have you made hiring noticeably cheaper or quicker, and how did you protect quality while doing it?',
      ideal:
        'In my previous role at a mid-sized insurer we spent 640,000 a year on agencies for about 45 hires. My goal was to halve that within twelve months without a drop in quality, and finance and I agreed on two guards: manager satisfaction and people still with us after a year. I analyzed two years of invoices and found that most fees went on six job types that came back every quarter. I weighed a cheaper agency contract against building our own pipeline and chose the second, because a lower fee would still buy the same late start. I trained two coordinators to source, set up a pool of 300 warm contacts with a short quarterly note, and kept agencies only for rare actuaries. The agencies heard it from me in person. The result was a spend of 270,000, time to hire down from 62 to 41 days, and retention after a year up from 84 to 89 percent. The coordinators earned most of the credit. Since then I begin every cost talk with a quality measure.',
      concepts: {
        'the baseline':
          'spent a year on agencies | cost per hire was | agency fees for hires | time to hire was',
        'analyzed where it goes':
          'analyzed invoices | job types that came back | broke down the spend | most fees went on | looked at the data by role',
        'built own pipeline':
          'building our own pipeline | pool of warm contacts | talent pool | trained coordinators to source | direct sourcing',
        'guarded quality':
          'manager satisfaction | people stay beyond a year | retention after a year | quality measure | probation pass rate',
        'result in figures': 'spend of 270 000 | time to hire down | retention up | halved the cost',
      },
      followUps: ['What would have made you stop?', 'Which agencies did you keep, and why?'],
      hint: 'Give the figure before and after, and the guard that kept you honest.',
    },
  ],
});
