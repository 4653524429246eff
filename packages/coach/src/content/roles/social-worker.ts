import { defineRole } from '../define.ts';

export const socialWorker = defineRole({
  id: 'social-worker',
  title: 'Social worker',
  titles: [
    'social worker',
    'child protection social worker',
    'children and families social worker',
    'child welfare specialist',
    'child protective services worker',
    'caseworker',
    'case worker',
    'licensed clinical social worker',
    'lcsw',
    'medical social worker',
    'hospital social worker',
    'school social worker',
    'mental health social worker',
    'family support worker',
    'adult social care worker',
    'social services worker',
  ],
  signals: [
    'social work',
    'social services',
    'safeguarding',
    'child protection',
    'child welfare',
    'casework',
    'caseload',
    'foster care',
    'home visits',
    'domestic abuse',
    'family support',
    'adult social care',
    'msw',
    'bsw',
  ],
  questions: [
    {
      id: 'sw-confidentiality',
      kind: 'knowledge',
      competency: 'confidentiality',
      level: 1,
      type: 'technical',
      text: 'What do you tell a new client about confidentiality, and where does it end?',
      ideal:
        'I explain it in the first meeting, in plain words and before anything important has been said. What we talk about stays within the service, I write notes and the person may usually ask to see them, and I share with others when they have agreed. Then I name the limits with examples: if someone is at risk of serious harm, if a child or an adult who cannot protect themselves is being abused or neglected, or if a court orders it, I may have to tell others, and in some cases the law obliges me. I say that I would normally talk to them first, unless that would put somebody in more danger. When I do share, I share only what is needed, with the people who need it, and record what, with whom and why. I ask the client to tell me in their own words what they have understood. On my last team we made a one-page version with pictures, and complaints about information sharing went from six a year to one.',
      concepts: {
        'explained at the start in plain words':
          'explain it in the first meeting | plain words | before anything important is said | explanation in the first session',
        'sharing with agreement':
          'stays within the service | informed consent | ask permission before sharing | signed release',
        'serious harm ends it':
          'risk of serious harm | danger to themselves or others | duty to protect | threat to life',
        'abuse and legal duties':
          'child being abused or neglected | court orders it | law obliges me | mandatory reporting | legal duty to report',
        'tells the client unless dangerous':
          'talk to them first | unless more danger | inform the client before i share | be open about sharing',
        'only what is needed, recorded':
          'share only what is needed | need to know | minimum necessary | document the decision',
      },
      followUps: ['A client says: "Please do not write that down." What do you answer?'],
      hint: 'Timing, the promise, its limits with examples, and how you share when you must.',
    },
    {
      id: 'sw-first-visit',
      kind: 'situational',
      competency: 'assessment',
      level: 1,
      type: 'technical',
      text: 'You make a first home visit after a report that two small children are often left alone. How do you prepare, and what do you look for?',
      ideal:
        'Before I go I read what is known: earlier reports, school, health visitor or doctor, any violence or weapons, and I agree with my manager whether to go in a pair or with police; I leave the address and the time with a colleague. At the door I say why I have come, honestly and without accusing. Then I see both children, how they are with the parent, and talk to each alone when they are old enough. I ask to see where they sleep, the food, the heating, and dangers such as open windows or medicines. I ask the parent about an ordinary day, who helps, and what makes it hard; often it is shift work. I note strengths too. Before I leave I must answer one question: are they safe tonight? If not, I call my manager from there and we act under the law, with relatives first where that is safe. The same day I write up facts apart from opinion. In one such case a neighbor and a nursery place solved it within five days.',
      concepts: {
        'checks what is known':
          'earlier reports | read the history | school and doctor information | previous records | background checks',
        'own safety':
          'go in a pair or with police | leave the address with a colleague | lone working plan | known violence or weapons',
        'honest about the reason': 'say why i have come | honest without accusing | explain the concern',
        'sees and hears the children':
          'see both children | talk to each alone | observe with the parent | child voice | how they are with the parent',
        'conditions and strengths':
          'where they sleep | food and heating | dangers in the home | note strengths | who helps the parent',
        'decides about safety now':
          'safe tonight | immediate safety decision | call my manager | emergency protection | safety plan before leaving',
      },
      followUps: ['What do you do if nobody lets you in, but you hear a child?'],
      hint: 'Before the door, at the door, in the home, and the one question you must answer before you leave.',
    },
    {
      id: 'sw-trust',
      kind: 'behavioural',
      competency: 'building relationships',
      level: 1,
      type: 'hr',
      text: 'Tell me about somebody who wanted nothing to do with social services. How did you win enough trust to work together?',
      ideal:
        'On my first placement a father of two had refused four workers in a year and shut the door on me as well. My task was an assessment in 45 days, with him and not about him. First I wrote him a letter by hand with two times to choose from. He picked the second, outside, on a bench. I asked what earlier workers had got wrong, and he said that nobody had asked about his children. So we talked about the children first, because that was what he cared about. I promised only small things and kept each one, such as a phone number by Thursday. When I had to raise his drinking, I decided to tell him openly that it would be in my report, and I read the page to him before I handed it in. He corrected two facts and joined a program six weeks later. As a result the assessment was done on day 41, and the plan was closed within a year. Since then I begin with reliability and not with method.',
      concepts: {
        'reasons for the distrust':
          'what earlier workers had got wrong | refused four workers | bad experience before | afraid of losing the children | asked why they distrusted us',
        'choice and respect':
          'choice of meeting place | on a bench outside | their choice of place | letter by hand | gave control back',
        'starts where the person is':
          'talked about his children | topic the father cared about | began with the children | goals the family set | listened first',
        'small promises kept':
          'kept each promise | promised only small things | reliability | delivered what i promised | practical help first',
        'open about the hard part':
          'told openly it would be in my report | read the page to them | honest about concerns | no hidden agenda',
        'what it led to':
          'joined a program | assessment done on day | plan was closed | case closed | children stayed at home',
      },
      followUps: ['What would you have done if the father had never opened the door?'],
      hint: 'What was behind the closed door, and which small acts opened it?',
    },
    {
      id: 'sw-why',
      kind: 'motivation',
      competency: 'motivation',
      level: 1,
      type: 'hr',
      text: 'What led you into social work, and why do you want to do it in this service?',
      ideal:
        'I came to it through a night shelter where I volunteered for two winters. A man of about forty showed me a folder with eleven letters from offices, none of which he understood. We sorted them at the kitchen table, made three calls, and he had his benefits back within a week. I saw how much of what looks like a personal failure is a system that nobody explains, and I wanted to learn to work on both sides: with the person and on the rules. My degree gave me the theory; placements in child protection and in a hospital showed me that I work best with families under pressure, where there is risk and still much to build on. I want to work here because your teams are small, you hold group supervision every week, and your edge of care service tries everything before a child has to leave home. I know that there will be evenings when I do not know whether I decided rightly. That is why supervision matters to me as much as the caseload.',
      concepts: {
        'a scene that started it':
          'volunteered at a night shelter | volunteering before the degree | sorted his letters | helped someone with letters | grew out of volunteering',
        'a view of people and systems':
          'system that nobody explains | person and the rules | social justice | rights of people | looks like personal failure',
        'knows the own field':
          'work best with families under pressure | placements showed me | child protection placement | client group i choose',
        'why this service':
          'want to work here because | small teams | edge of care service | your approach to families | strengths-based practice',
        'realistic about the burden':
          'evenings when i do not know | supervision matters | hard decisions | high caseloads | emotional weight',
      },
      followUps: ['What would you like to change about social work if you could?'],
      hint: 'One real scene, what it taught you about people and systems, and why here.',
    },
    {
      id: 'sw-domestic-abuse',
      kind: 'situational',
      competency: 'risk management',
      level: 2,
      type: 'technical',
      text: 'During a visit one parent answers every question, and the other looks frightened and keeps silent. What do you do?',
      ideal:
        'I would think of coercive control and not ask in front of the partner, because that can bring punishment after I left. I would keep the visit calm and find an ordinary reason to see each of them alone, such as an appointment at the clinic, and never use a child or a relative to interpret. Alone, I would ask directly: "Are you afraid of anyone at home?" I would believe them, say it is not their fault, and use a validated risk checklist: strangulation, weapons, stalking, threats to kill, pregnancy. Leaving is often the most dangerous time, so I would not push for it; I would make a safety plan and a safe way to reach the adult, and bring in a specialist advocate. The children need their own assessment. At high risk I would go to my manager, the police and the multi-agency meeting the same day, with consent if possible. I would keep the record out of reach of the partner. One clinic appointment gave me 20 minutes with a mother, enough for a first plan.',
      concepts: {
        'not in front of the partner':
          'not ask in front of the partner | punishment after i left | avoid confronting the partner | raising it openly is dangerous',
        'sees each alone':
          'see each of them alone | ordinary reason to separate | appointment at the clinic | private conversation | no relative to interpret',
        'asks directly and believes': 'ask directly | afraid of anyone at home',
        'structured risk checklist':
          'validated risk checklist | strangulation | threats to kill | risk assessment tool | dash or danger assessment',
        'leaving is dangerous, plan it':
          'leaving is the most dangerous time | safety plan | safe way to reach them | not push to leave | specialist advocate',
        'children and other agencies':
          'children need their own assessment | multi-agency meeting | police the same day | child protection referral | high risk to my manager',
      },
      followUps: ['What do you do if the person denies everything, but the bruises are new?'],
      hint: 'First think about what your questions may set off once you have left.',
    },
    {
      id: 'sw-suicide-call',
      kind: 'case',
      competency: 'crisis intervention',
      level: 2,
      type: 'technical',
      text: 'A client tells you on the phone that there is no reason to go on living. What do you say and do?',
      ideal:
        'I take it seriously, stay calm and stay on the line. I say: "I am glad that you are telling me. Are you thinking of killing yourself?" Asking directly does not put the idea into anybody\'s head; it often brings relief. Then I ask about a plan, the means at hand, the time, earlier attempts, alcohol or drugs, and who is there. I ask where the person is at the very start, in case the line breaks. If there is a plan with means and the person cannot stay safe, I do not hang up: a colleague calls the emergency services while I keep talking. If the danger is not immediate, we agree on a safety plan: warning signs, what has helped before, people to call, the crisis line, and distance to the means, such as tablets handed to a sister. The crisis team should see them the same day. I ring back at an agreed time, tell my supervisor, and record my decisions. I had three such calls last year, and all three people came to their next appointment.',
      concepts: {
        'asks directly about suicide':
          'thinking of killing yourself | ask directly about suicide | asking does not put the idea | use the word suicide',
        'plan, means, past attempts':
          'plan and the means | earlier attempts | means at hand | method and timing | alcohol or drugs',
        'location and stays on the line':
          'exact location of the caller | stay on the line | not hang up | find out the address',
        'emergency help when it is acute':
          'colleague calls the emergency services | crisis team the same day | ambulance or police | immediate danger',
        'safety plan and fewer means':
          'safety plan | distance to the means | tablets handed over | people to call | crisis line number',
        'hands on and follows up':
          'ring back at an agreed time | tell my supervisor | record the decisions | follow-up contact | next appointment',
      },
      followUps: ['What if the client begs you to tell nobody?'],
      hint: 'What do you ask, what do you need to know in the first minute, and what must be in place before you hang up?',
    },
    {
      id: 'sw-heavy-case',
      kind: 'behavioural',
      competency: 'resilience',
      level: 2,
      type: 'hr',
      text: 'Which case affected you most, and what did you do to stay able to do good work?',
      ideal:
        'Two years ago I had to place three brothers with two different foster families, because nobody could take all three. I was their worker, and the youngest held on to my coat. For weeks I woke at four and kept answering other parents more sharply than I wanted. I noticed it when a colleague asked after a meeting whether I was all right. I took it to supervision that week instead of working more hours, my first idea. My supervisor and I separated what I could influence from what I could not. I could not make a bigger foster home, but I could fight for contact. So I arranged that the boys met every Saturday, wrote the plan with both families, and gave each boy a photo book. For myself I agreed on two fixed things: no case notes after seven, and a talk with a peer after every removal. Fourteen months later the three moved into one home. I still keep both rules, and I now offer that talk to new workers; eight have taken it up.',
      concepts: {
        'a case told with respect':
          'place three brothers | siblings in different foster families | removed the children | client died | separated from their parents',
        'noticed the signs':
          'woke at four | answering more sharply | lay awake at night | could not switch off | shorter with people',
        'took it to supervision':
          'took it to supervision | talked it through in supervision | debrief | reflective supervision | talked to my manager',
        'what could be influenced':
          'separated what i could influence | fight for contact | arranged that the boys met | focused on what i could change',
        'limits and routines':
          'no case notes after seven | talk with a peer | fixed end to my working day | clear boundaries | regular time off',
        'good came of it':
          'moved into one home | offer that talk to new workers | still keep both rules | practice changed | months later',
      },
      followUps: ['How would your manager notice that it is becoming too much for you?'],
      hint: 'Be honest about the effect, then show what you did for the people and for your own practice.',
    },
    {
      id: 'sw-full-desk',
      kind: 'situational',
      competency: 'prioritization',
      level: 2,
      type: 'hr',
      text: 'You come back from leave to three urgent cases, a court report due tomorrow and forty unread messages. How do you order your day?',
      ideal:
        'I would give the first half hour to finding out who could be harmed today, before I answer anything. I would scan the messages for names at risk and words like "missing" or "hospital", and ask the colleague who covered for me what changed. Then I would sort by danger and by what cannot be moved. The three urgent cases I would rank by how near the harm is and who is protecting the person now. One may need a visit before noon; for another a call to the school may be enough. The court date is fixed, so I would block the afternoon for the report. I would take the list to my manager before ten, say plainly what I can do and what I cannot, and ask for a colleague for the second visit or, if need be, early notice to the court. Everyone else gets two lines about when I will answer. I would record the reasons, and at four check again. Last spring this showed me that the loudest of 37 messages was the least urgent.',
      concepts: {
        'who could be harmed today':
          'harmed today | scan for names at risk | sort by danger | immediate risk first | how near the harm is',
        'quick facts before deciding':
          'covering colleague briefs me | call to the school | changes during my leave | check the duty notes | confirm someone is safe',
        'fixed deadlines protected':
          'court date is fixed | block the afternoon for the report | statutory deadline | time blocked for the report',
        'goes to the manager early':
          'take the list to my manager | ask for a colleague | say plainly what i cannot do | share the workload | escalate capacity',
        'tells the others when':
          'two lines to everyone else | holding reply | let people know when | short acknowledgment',
        'records the reasons':
          'record the reasons | grounds for my order on file | document my prioritizing | afternoon re-check',
      },
      followUps: ['What do you drop if the manager has nobody to give you?'],
      hint: 'What is your measure for "first", who else has to know, and what goes on paper?',
    },
    {
      id: 'sw-self-neglect',
      kind: 'case',
      competency: 'legal framework',
      level: 3,
      type: 'technical',
      text: 'A man lives alone among rubbish, eats little and sends every helper away. What are you able to do, and what not?',
      ideal:
        'I may not force help on an adult only because I would live differently: someone with capacity may make choices that others find unwise. So my first question is whether he can make this particular decision. I presume that he can, and assess whether he understands the relevant information, can retain it, weigh it and communicate a choice, with support. Some people explain a danger well and cannot act on it, so I look at that too, and I think of depression, dementia, an infection, alcohol, or pressure from someone. If he has capacity, I keep the relationship: I visit often, start with what bothers him, explain the risks and leave the door open. If he lacks it, we act as the law provides, in his best interests, with his wishes at the center and as little restriction as possible. Fire or vermin that endanger others, or acute mental illness, open other legal powers. I bring in doctor, fire service, housing and legal advice, and record the reasoning. One man let me clear a single path after nine visits.',
      concepts: {
        'right to unwise choices':
          'choices others find unwise | right to refuse help | autonomy of an adult | not force help',
        'capacity for this decision':
          'understands the relevant information | retain weigh and communicate | presume capacity | decision specific | can make this particular decision',
        'can act on it, hidden causes':
          'depression or dementia | executive function | pressure from someone | infection or alcohol',
        'keeps the relationship':
          'visit often | start with what bothers him | keep the relationship | leave the door open | build trust slowly',
        'best interests, least restriction':
          'best interests | as little restriction as possible | least restrictive option | wishes at the center',
        'danger to others and other powers':
          'fire or vermin endanger others | other legal powers | fire service | legal advice | multi-agency plan | environmental health',
      },
      followUps: [
        'When would you ask a court to decide?',
        'How do you record a risk that you have to accept?',
      ],
      hint: 'Whose decision is it, can he make it, and what remains possible in either case?',
    },
    {
      id: 'sw-court-report',
      kind: 'knowledge',
      competency: 'court work',
      level: 3,
      type: 'technical',
      text: 'What makes a social work report strong in court, and how do you get ready to be questioned on it?',
      ideal:
        'A strong report lets the judge see how I got from facts to recommendation. I keep observation, what others told me and my professional opinion visibly apart, with dates and sources: "on 4 March I saw no food in the kitchen". I analyze and do not only narrate: what the harm is, how likely and how serious, what protects the child, and what research says. I set out the realistic options with what speaks for and against each, and why mine is proportionate. The wishes of the child and the parents\' view stand in their own words, and so does what speaks against my view; a balanced report is believed. The family reads it before the court does. To prepare I reread the whole file, know the weak places, and go through it with the lawyer. As a witness I answer the question, briefly; when I do not know I say so, and I correct an error at once. I once conceded in court that two visits had been late; the judge accepted the plan and noted the candor.',
      concepts: {
        'facts apart from opinion':
          'observation and professional opinion apart | facts with dates and sources | hearsay marked | what i saw on a date | evidence separate from opinion',
        'analysis, not narrative':
          'analyze and not only narrate | how likely and how serious | protective factors | what the harm is',
        'options weighed':
          'realistic options for and against | proportionate | pros and cons of each option | why this recommendation',
        'voices of child and family':
          'wishes of the child | parents view in their own words | family reads it before | child voice',
        'balance and candor':
          'what speaks against my view | balanced report | correct an error at once | say when i do not know | conceded',
        'preparation with the file':
          'reread the whole file | know the weak places | go through it with the lawyer | prepare for cross-examination | chronology',
      },
      followUps: ['What do you do when a lawyer asks you a question outside your expertise?'],
      hint: 'Facts, analysis, options, voices; and then how you behave as a witness.',
    },
    {
      id: 'sw-agencies',
      kind: 'behavioural',
      competency: 'multi-agency work',
      level: 3,
      type: 'hr',
      text: 'Describe a case in which other agencies judged the danger differently from you.',
      ideal:
        'Eighteen months ago the school and the police saw a 15-year-old as a young offender who carried packages; I saw a child who was being exploited. I chaired the meeting, so it fell to me to find one plan. I asked each agency to put its facts on one timeline: absences, new shoes, two phones, train tickets, arrests. His absences followed the same two evenings, and the picture changed for all of us, for me too: the officer showed that he had also recruited a younger boy, so he was at risk and a risk to others. We weighed a secure placement against a move to an aunt in another town. We chose the aunt, with conditions, because locked care would have cut off the adult he trusted. I wrote down who does what by when, and which event would bring us back within a day. After six months he had missed four school days instead of 51, with no further arrest, and the timeline is now used in every such meeting. I learned to share raw facts before judgments.',
      concepts: {
        'what each side saw':
          'saw him as a young offender | child being exploited | school and police saw | different thresholds | health thought the risk was low',
        'shared facts first':
          'facts on one timeline | raw facts before judgments | joint chronology | shared information side by side',
        'took in their view':
          'picture changed for me too | officer showed that | information i had missed | their evidence changed | listened to each agency',
        'options weighed together':
          'weighed a secure placement against | chose the aunt | options and conditions | least harmful option',
        'one plan with owners':
          'owner and date for each action | joint plan | named responsibilities | event that brings us back | contingency plan',
        'what it changed':
          'after six months | no further arrest | missed fewer school days | timeline now used | child was safer',
      },
      followUps: ['What would you do if the others still outvoted you and you thought the child was unsafe?'],
      hint: 'Be fair to the other view, and show how facts were turned into one plan.',
    },
    {
      id: 'sw-false-records',
      kind: 'situational',
      competency: 'supervision and ethics',
      level: 3,
      type: 'hr',
      text: 'You supervise a worker whose file shows monthly visits, but the foster child says that nobody has come since spring. What do you do?',
      ideal:
        'My first step would be the child and not the file: I would see the child myself or send someone the same day, because for months nobody may have checked whether this home is safe. I would thank the child for saying it. Then I would secure the facts quietly: the entries, the calendar, the mileage, and what the carers remember. There may be an innocent reason, such as a wrong name on an entry, so I would stay open. I would inform my manager and HR before I speak to the worker, since false records can be misconduct and a matter for the professional regulator, and a fair procedure protects everyone. Then I would put the facts and listen. I would have every other child on that caseload seen within the week. Then I would ask what I missed: 28 cases and four cancelled supervisions may be part of it. On a former team I began to sample two visits a month with a call to the family, and it found one gap after eleven days.',
      concepts: {
        'the child first':
          'see the child the same day | whether the home is safe | child first and not the file | check the child is safe',
        'secures the facts':
          'secure the facts | calendar and mileage | what the carers remember | preserve the records | compare entries',
        'stays fair':
          'innocent reason | stay open | listen to the worker | fair procedure | no assumption of guilt',
        'informs manager and HR':
          'inform my manager and hr | professional regulator | misconduct procedure | report false records | formal investigation',
        'checks the other cases':
          'every other child on that caseload | seen within the week | audit all their cases | visit the other families',
        'own part and prevention':
          'my own oversight | cancelled supervisions | sample visits with a call | caseload too high | random spot checks',
      },
      followUps: ['What do you tell the foster family while the matter is open?'],
      hint: 'Who might be in danger right now? After that: facts, fairness, others affected, your own part.',
    },
  ],
});
