import { defineRole } from '../define.ts';

export const salesRepresentative = defineRole({
  id: 'sales-representative',
  title: 'Sales representative',
  titles: [
    'sales executive',
    'account executive',
    'sales rep',
    'inside sales representative',
    'business development representative',
    'sales development representative',
    'sdr',
    'bdr',
    'sales consultant',
    'sales associate',
    'field sales representative',
    'sales manager',
    'business development manager',
    'business development executive',
    'key account executive',
  ],
  signals: ['sales', 'quota', 'pipeline', 'prospect', 'crm', 'salesforce', 'leads', 'selling', 'b2b'],
  questions: [
    {
      id: 'sales-cold-call',
      kind: 'knowledge',
      competency: 'prospecting',
      level: 1,
      type: 'technical',
      text: 'How do you prepare for a first call with a prospect who does not know you?',
      ideal:
        'I take ten minutes of research for each call and no more. I look at the company news, the role of the person and one trigger, such as a new site, a job ad or a funding round, because that gives me a reason to call today. I write one sentence on a problem that I have solved for a similar company, with a number in it, and two open questions. I set one goal for the call, usually a meeting of twenty minutes, not a sale. I expect the common objections, like "send me an email", and have a short answer for each. After the call I log the notes in the CRM and set the next step. With that routine I went from two to five meetings per hundred calls in my last job.',
      concepts: {
        'research and a trigger': 'research the company | trigger event | role of the person | linkedin',
        'a reason that matters to them':
          'problem solved for a similar company | relevant reason | pain point',
        'open questions': 'open questions | ask about their situation',
        'a goal for the call': 'goal of the call | book a meeting | next step',
        'ready for objections':
          'expect the common objections | short answer for objections | prepared for not interested | send me an email',
        'log and follow up': 'log the notes in the crm | set the next step | crm | follow up after the call',
      },
      followUps: ['What do you say in the first ten seconds?'],
      hint: 'Why this person, why today, and what do you want at the end?',
    },
    {
      id: 'sales-lost-deal',
      kind: 'behavioural',
      competency: 'closing',
      level: 1,
      type: 'hr',
      text: 'Tell me about a deal that you lost. What did you change because of it?',
      ideal:
        'Last year I lost a deal of 60,000 euros with a logistics company after four months of work. I was sure of it, because the head of operations loved our product. In the last week the finance director, whom I had never met, stopped it and took a cheaper offer. I called both of them afterwards and asked what I had missed. The answer was simple: nobody had shown finance what the delays cost them each month. I decided to change two things. In every deal I now ask in the first meeting who signs and who can stop it, and I build the business case together with my contact before I send a price. As a result my win rate on deals over 30,000 rose from 22 to 35 percent in the next two quarters, and the logistics company came back a year later.',
      concepts: {
        'the deal and the stakes': 'lost a deal | worth | after months of work | customer chose another',
        'own part in the loss':
          'asked what i had missed | overlooked the finance director | never asked who signs',
        'asked the customer why': 'called afterwards | asked what i had missed | loss review',
        'what changed': 'decision maker | business case',
        'effect of the change': 'win rate rose | next deal | came back',
      },
      followUps: ['How soon can you tell today that a deal will not close?'],
      hint: 'Choose a loss where the reason was yours to change.',
    },
    {
      id: 'sales-objection-price',
      kind: 'situational',
      competency: 'negotiation',
      level: 1,
      type: 'technical',
      text: 'A prospect says: "Your competitor is 20 percent cheaper." How do you respond?',
      ideal:
        'I do not drop the price in the first minute, because then the price was never real. I would thank them for being open and ask what exactly they are comparing: which scope, which service, which term. Often the cheaper offer leaves out the set-up or the support. Then I would go back to what they told me: "You said that each day of delay costs you 4,000. How would the two offers differ on that?" So we talk about the total cost and the risk and not about the list price. If price is truly the obstacle, I trade and never give: a lower price for a longer term, a smaller package, or an earlier signature. And if they need only the cheap version, I say so honestly, because a bad fit comes back as a complaint.',
      concepts: {
        'no quick discount': 'do not drop the price | no discount at once | stay calm | hold the price',
        'asks what is compared': 'which scope | compare like with like | ask about the other offer',
        'back to value': 'total cost | return on investment | cost of delay',
        'trades instead of giving': 'trade | in return | longer term | smaller package | concession',
        'honest about fit':
          'a bad fit comes back | say honestly they need only the cheap version | walk away | not the right fit | qualify them out',
      },
      followUps: ['What if your contact agrees with you, but purchasing does not?'],
      hint: 'Is it really about price? How would you find out?',
    },
    {
      id: 'sales-qualify',
      kind: 'knowledge',
      competency: 'pipeline',
      level: 2,
      type: 'technical',
      text: 'How do you decide which opportunities deserve your time and which you drop?',
      ideal:
        'I qualify on four things: a real problem with a cost, a person who can decide, a date by which it must be solved, and a budget or a way to get one. I use MEDDIC as a checklist, but I keep it light in the first call. I ask what happens if they do nothing; if the answer is "not much", I drop the deal early or move it to marketing. I also look at the fit with our best customers, because a good fit closes twice as fast. Every Friday I go through my pipeline and ask of each deal what the buyer has done, not what I have done; without a step from their side in three weeks I ask directly whether it is still a priority. Last year I closed out 40 percent of my pipeline that way and still beat my quota by 18 percent.',
      concepts: {
        'a real problem with a cost': 'problem with a cost | pain',
        'who decides': 'decision maker | person who can decide | economic buyer | champion | authority',
        'time and budget': 'budget | timeline | bant',
        'a method': 'meddic | bant | checklist | criteria',
        "the buyer's own steps":
          'what the buyer has done | next step from their side | engagement | ask directly',
        'drops early': 'drop the deal early | disqualify | move to marketing',
      },
      followUps: ['Tell me the last deal you gave up on. Were you right?'],
      hint: 'What must be true for a deal to close, and how do you learn it early?',
    },
    {
      id: 'sales-quota',
      kind: 'behavioural',
      competency: 'drive',
      level: 2,
      type: 'hr',
      text: 'Describe a quarter in which you were behind your target. What did you do?',
      ideal:
        'In the second quarter of last year I was at 48 percent of my quota six weeks before the end, because two big customers had postponed. My target was 150,000 euros. I sat down with my pipeline and calculated backwards: I needed nine more orders of an average size, so about thirty serious conversations. I decided to stop hoping for the big two. I called every customer who had asked for a quote in the last year, forty in all, and offered a smaller starter package that could be delivered within the quarter. I blocked two hours each morning for calls and asked a colleague from service to join the technical ones. I closed at 104 percent, with eleven new customers, and three of them bought the full package later. Since then I keep a pipeline of three times my target.',
      concepts: {
        'how far behind': 'behind target | at 48 percent | quota was',
        'did the sums': 'calculated backwards | needed nine orders | analyzed my pipeline | conversion rate',
        'changed the approach': 'starter package | called old quotes | new segment | different approach',
        'discipline in activity': 'blocked hours for calls | thirty calls a day',
        'result in numbers': 'percent of target | new customers',
        'habit kept':
          'pipeline of three times my target | review my pipeline every week | keep prospecting in good months | fill the pipeline early',
      },
      followUps: ['What would you do differently if it happened again?'],
      hint: 'Give the gap in numbers, then what you changed, then where you ended.',
    },
    {
      id: 'sales-discovery',
      kind: 'knowledge',
      competency: 'discovery',
      level: 1,
      type: 'technical',
      text: 'What do you want to know by the end of a discovery meeting, and how do you ask for it?',
      ideal:
        'By the end I want to know the situation today, the problem and what it costs, what a good result would look like, who else has a say, and when it must be solved. I open with the goal and the time of the meeting, so that they know what they get from it. Then I ask open questions and follow the answer: "How do you do that today? What happens when it goes wrong? What have you tried?" I talk for less than a third of the time. When I hear a problem I put a number on it with them, because "it takes long" does not win a budget and "nine hours a week" does. I repeat what I have understood in their words and ask what I missed. We end with a next step with a date and a name.',
      concepts: {
        'situation and problem': 'situation today | current process | pain',
        'cost of the problem': 'put a number on it | hours a week | impact',
        'desired result': 'good result | what success looks like',
        'people and timing':
          'who else has a say and when it must be solved | decision process | next step with a date and a name | stakeholders and their timing | a good result and the cost of the problem',
        'open questions and listening':
          'open questions | listen more than i talk | follow up questions | less than a third',
        'summary and next step': 'repeat what i understood | summarize | next step with a date',
      },
      followUps: ['What do you do with a prospect who answers every question in three words?'],
      hint: 'Five things to know; which questions bring them out?',
    },
    {
      id: 'sales-angry-account',
      kind: 'behavioural',
      competency: 'account management',
      level: 2,
      type: 'hr',
      text: 'Give me an example of an unhappy customer that you kept.',
      ideal:
        'Two years ago a hotel chain, my third-largest account with 90,000 euros a year, wanted to cancel because two deliveries had come late in high season. I was their account manager. I drove there the next day instead of sending a mail, let the purchasing manager list everything, and wrote it down in front of her. I did not explain our problems. I asked what she would need in order to stay for three more months, and she named two things: a fixed delivery day and one person to call. Back at the office I worked with logistics to reserve a slot and gave her my own mobile number. I sent a short report every Friday for eight weeks. They stayed, renewed for two years in the autumn, and recommended us to a partner hotel worth another 25,000.',
      concepts: {
        'why they were unhappy': 'late deliveries | wanted to cancel | complained | unhappy because',
        'went to them and listened': 'drove there | let her list everything',
        'no excuses': 'did not explain our problems | took responsibility | apologized | no excuses',
        'solved it with the company': 'worked with logistics | fixed delivery day | internal team',
        'kept in touch': 'report every friday | regular calls',
        'kept and grew': 'renewed | recommended | grew the account',
      },
      followUps: ['When is it right to let a customer go?'],
      hint: 'What did the customer need in order to stay, and how did you find out?',
    },
    {
      id: 'sales-forecast',
      kind: 'knowledge',
      competency: 'pipeline',
      level: 2,
      type: 'technical',
      text: 'How do you build a sales forecast that your manager can rely on?',
      ideal:
        'I build it from evidence in the buying process and not from feeling. Each stage in the CRM has an exit criterion that the buyer fulfills, for instance "has named the decision maker" or "has sent the contract to legal". I weigh each deal with the win rate of its stage from the last year and check the result against my own list of what I commit, what is likely and what is upside. I look at age, because a deal that is twice as old as my average cycle rarely closes. Every week I update dates honestly and note why a deal moved. I also compare the forecast with the result at the end of the quarter; mine was off by 30 percent in the first year and is within 8 percent now. Bad news I report early, while something can still be done.',
      concepts: {
        'evidence from the buyer': 'exit criteria | what the buyer has done | evidence',
        'stages and win rates': 'win rate by stage | weighted pipeline | probability | historical data',
        'commit and upside': 'commit | best case | upside',
        'age and dates': 'age of the deal | sales cycle | update close dates | slipped',
        'checks its own accuracy': 'compare with the result | within 8 percent | forecast accuracy',
        'early bad news': 'report early | bad news | transparent',
      },
      followUps: ['What do you do when your manager wants a higher number than you believe in?'],
      hint: 'What counts as evidence that a deal is real?',
    },
    {
      id: 'sales-negotiate-big',
      kind: 'behavioural',
      competency: 'negotiation',
      level: 3,
      type: 'technical',
      text: 'Walk me through the toughest negotiation that you have led.',
      ideal:
        'Three years ago a supermarket chain opened with a demand for 25 percent off, on a contract of 1.2 million a year. I led the negotiation for us, and my limit was 8 percent. Before the first meeting I prepared with finance what each concession would cost, and I found out that the buyer was measured on payment terms as much as on price. In the room I asked for the reasons behind the 25 percent and stayed silent for a long time. Then I put three packages on the table: 5 percent with a two-year term, 3 percent with longer payment terms, or the old price with a shared promotion fund. I made no concession without getting something for it. After four rounds we signed 4 percent, two years and one more product line. The margin stayed above plan, and the volume grew by 12 percent in the first year.',
      concepts: {
        'what was at stake':
          'opened with a demand for 25 percent | contract of 1.2 million | demand for a discount | limit was 8 percent',
        'prepared limits and trades': 'cost of each concession | walk-away point | alternatives | batna',
        'their interests': 'what the buyer was measured on | asked for the reasons',
        'packages and trades': 'three packages | in return | no concession without | trade',
        'calm under pressure': 'stayed silent | did not rush | several rounds',
        'the outcome in numbers':
          'signed 4 percent and two years | margin stayed above plan | volume grew | kept the margin',
      },
      followUps: ['What was your alternative if they had walked away?'],
      hint: 'What did you know before you walked in, and what did you do once you sat there?',
    },
    {
      id: 'sales-territory',
      kind: 'case',
      competency: 'planning',
      level: 3,
      type: 'technical',
      text: 'You take over a territory with 300 accounts that nobody has worked for a year. What is your plan for the first 90 days?',
      ideal:
        'In the first two weeks I would clean the data and sort the 300 accounts by two things: what they could spend and how likely they are to buy, from size, industry, past orders and fit with our best customers. That gives me about 30 A accounts, 70 B and the rest. I would call ten lost or quiet customers to hear why, because that tells me what to say to the others. From week three I would meet the A accounts in person, run a mail and call sequence for the B accounts, and leave the C accounts to marketing and inside sales. I would set weekly numbers: 8 meetings, 40 conversations, 4 new opportunities. At day 30 and 60 I would compare with the plan and shift time to what works. By day 90 I want a pipeline of three times the target and first orders from ten reactivated customers.',
      concepts: {
        'sorts the accounts': 'sort by potential | a b c accounts | segment | rank | tiers',
        'data and history': 'clean the data | past orders | crm history | industry and size',
        'asks quiet customers why': 'call lost customers | interview customers | reasons for leaving',
        'different effort by tier':
          'meet a accounts in person | sequence for b accounts | leave c to marketing | focus on top accounts',
        'activity targets': 'weekly numbers | meetings a week | opportunities',
        'review and adjust': 'day 30 | review | compare with the plan | shift time',
        'a target for day 90': 'pipeline of three times | first orders | by day 90',
      },
      followUps: ['What would you cut if you had only half of the time?'],
      hint: 'Who first, with what effort, and how do you know by day 30 whether it works?',
    },
    {
      id: 'sales-crm',
      kind: 'knowledge',
      competency: 'pipeline',
      level: 1,
      type: 'technical',
      text: 'What do you put into the CRM after a meeting, and why is it worth your time?',
      ideal:
        "Right after the meeting, while I still remember it, I write four things: what the customer wants to achieve and what the problem costs, who was there and what each of them cares about, what we agreed, and the next step with a date and an owner. I update the stage and the value only when the buyer has really moved. I keep it to five lines, in the customer's words. It is worth it because nobody remembers sixty deals: it lets me pick up the thread after a month, a colleague can take over when I am ill, and the forecast is only as good as what stands in it. It also shows patterns. In my last team the notes on lost deals showed that we lost half of them over one missing integration, and product built it within a quarter.",
      concepts: {
        'needs and problem': 'what the customer wants | problem and its cost | pain points',
        'people and roles':
          'what each of them cares about and what we agreed | contacts and roles | decision makers | influencers | what the customer wants to achieve',
        'agreements and next step': 'next step with a date | follow up task',
        'stage and value kept honest': 'update the stage | only when the buyer moved | close date',
        'continuity for the team':
          'colleague can take over | pick up the thread | handover | share knowledge',
        'forecast and patterns': 'forecast | patterns | why we lose deals',
      },
      followUps: ['How do you keep it up in a week with thirty meetings?'],
      hint: 'What would a colleague need in order to take over tomorrow?',
    },
    {
      id: 'sales-ethics',
      kind: 'situational',
      competency: 'integrity',
      level: 2,
      type: 'hr',
      text: 'A customer is ready to sign, but you know that the product will not do what they expect. What do you do?',
      ideal:
        'I would tell them before they sign, even if it costs me the deal this month. I would first make sure that I am right and check with our product team what it can do and what is planned. Then I would call the customer and say it plainly: "You expect this report on the first day, and we do not have it. Here is what we do have, and here is what others do about it." Often there is a way, such as a workaround, a partner or a smaller start. If not, I recommend that they wait or look elsewhere. I would tell my manager too, because he counts on the order. A sale that turns into a complaint costs more than it brings: refunds, service time and our name. Twice I lost an order that way, and both customers bought later because they trusted me.',
      concepts: {
        'tells them before signing': 'tell them before they sign | plainly | clear up the expectation',
        'checks the facts first': 'make sure i am right | check with product team',
        'offers another way': 'workaround | alternative | smaller start | partner',
        'ready to lose the deal':
          'even if it costs me the deal | recommend to wait | look elsewhere | walk away',
        'involves the manager': 'tell my manager | inform the team | escalate',
        'long-term trust': 'complaint costs more | reputation | long term | refunds',
      },
      followUps: ['What if your manager tells you to close it anyway?'],
      hint: 'Think of the customer in six months.',
    },
  ],
});
