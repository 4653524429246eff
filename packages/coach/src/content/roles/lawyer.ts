import { defineRole } from '../define.ts';

export const lawyer = defineRole({
  id: 'lawyer',
  title: 'Lawyer',
  titles: [
    'lawyer',
    'attorney',
    'solicitor',
    'barrister',
    'paralegal',
    'legal assistant',
    'legal secretary',
    'law clerk',
    'trainee solicitor',
    'associate attorney',
    'litigation associate',
    'corporate lawyer',
    'in-house counsel',
    'legal counsel',
    'general counsel',
    'public defender',
  ],
  signals: [
    'litigation',
    'legal advice',
    'legal research',
    'law firm',
    'case law',
    'due diligence',
    'pleadings',
    'legal drafting',
    'discovery',
    'conveyancing',
    'contract law',
    'court filings',
    'llb',
    'juris doctor',
  ],
  questions: [
    {
      id: 'la-contract-formation',
      kind: 'knowledge',
      competency: 'contract law',
      level: 1,
      type: 'technical',
      text: 'What makes an agreement a binding contract, and what follows when one of those elements is missing?',
      ideal:
        'In most common law systems I look for five things: an offer, an acceptance that matches it, consideration, an intention to be legally bound, and terms that are certain enough to enforce. The parties must also have capacity, and some contracts need a form; the sale of land, for instance, has to be in writing nearly everywhere. If there was no matching acceptance, or a vital term such as the price cannot be found, there is normally no contract at all. If consideration is missing, the promise is usually not enforceable unless it was made as a deed or the other side can rely on estoppel. Where capacity or consent is defective, for example after a misrepresentation, the contract often exists but is voidable, so the innocent party chooses. I then ask what remains: work already done may be paid for in restitution. In my first year I saw this with an unsigned draft: both sides had performed for four months, so conduct showed acceptance, and we recovered 38,000 for the client.',
      concepts: {
        'offer and matching acceptance':
          'offer and acceptance | acceptance that matches the offer | mirror of the offer | counter-offer is no acceptance',
        consideration:
          'consideration | something of value exchanged | bargained for exchange | price for the promise',
        'intention and certainty':
          'intention to be legally bound | certain terms | intention to create legal relations | terms certain enough | definite terms',
        'capacity and form':
          'capacity of the parties | land in writing | statute of frauds | formal requirements | age or mental capacity',
        'void, voidable, unenforceable':
          'voidable after misrepresentation | no contract at all | not enforceable | void or voidable | innocent party chooses',
        'other remedies':
          'restitution for work done | estoppel | unjust enrichment | quantum meruit | conduct showed acceptance',
      },
      followUps: ['What changes when the parties write "subject to contract" on the draft?'],
      hint: 'List the elements first, then take each one away and say what is left.',
    },
    {
      id: 'la-time-limit',
      kind: 'situational',
      competency: 'risk management',
      level: 1,
      type: 'technical',
      text: 'A new client describes an injury claim, and you notice that the time to sue may run out this week. What do you do?',
      ideal:
        'I would treat it as running out today until I know better. First I would establish the dates: when the injury happened, when the client knew of it, who the defendant is, because claims against public bodies often have shorter limits or need a notice. I would check the statute itself and any extension, such as for minors or late knowledge, and not rely on a doubtful extension. In the same hour I would run a conflict check and tell a partner. Then I would secure the claim: ask the other side for a written standstill or tolling agreement, where that is allowed, and prepare a protective filing in parallel, correctly naming the defendant and the right court. I would tell the client in writing what the limit is, what we do and what we need. If we cannot act, I would say so at once, with the date, so that another lawyer still can. The date goes into two calendars with reminders. I once filed such a claim with two days left; it settled eight months later.',
      concepts: {
        'works out the exact date':
          'establish the dates | when the client knew | date of accrual | check the statute | limitation period starts',
        'special limits and extensions':
          'public bodies shorter limits | extension for minors | late knowledge | notice requirement | discovery rule',
        'conflict check and supervisor':
          'conflict check | tell a partner | inform my supervisor | engagement letter',
        'stops the clock':
          'protective filing | standstill agreement | tolling agreement | issue proceedings | file the claim now',
        'written word to the client':
          'tell the client in writing | confirm the deadline in a letter | instructions in writing | deadline warning letter',
        'refers on at once if unable':
          'another lawyer still can | decline at once with the date | refer to another firm | tell them to find another lawyer',
      },
      followUps: ['How does a good office make sure that no such date is missed?'],
      hint: 'Date, conflict, protection, client: in what order, and what runs in parallel?',
    },
    {
      id: 'la-plain-words',
      kind: 'behavioural',
      competency: 'client communication',
      level: 1,
      type: 'hr',
      text: 'When did you last have to make a difficult point of law clear to a person without legal training?',
      ideal:
        'Last autumn our client, the owner of a bakery, wanted to sack a manager on the spot and asked me why she could not "just do it". As trainee on the file I had two hours. My first draft was three pages on the statute. I saw that the answer was on page three, and started again from what she had to decide. I drew three boxes on one page: what she could do today, what each way would cost, and what a tribunal would look at. I compared a fair procedure to a recipe: leave out a step and the bread fails, however good the flour. Then I asked her to tell me in her own words what she would say, and found that she had mixed up suspension and dismissal; I corrected the page. My supervisor checked it before it went out. She suspended the manager, followed the steps, and the matter closed in five weeks for a tenth of the award at risk. Since then I write the decision first and the law after it.',
      concepts: {
        'begins with the decision':
          'decision she faced | answer buried on page three | decision before the law | practical consequence first | bottom line first',
        'a picture or comparison':
          'compared a fair procedure to a recipe | three boxes on one page | analogy | drew a diagram | everyday example',
        'options and costs': 'what each way would cost | options with consequences | risk of each choice',
        'has it said back':
          'tell me in her own words | asked them to repeat | checked understanding | mixed up suspension and dismissal',
        'legally correct':
          'supervisor checked it | verified the statute | reviewed before it went out | accurate but simple',
        'what came of it':
          'matter closed in five weeks | followed the lawful steps | tenth of the award | avoided a claim | dispute avoided',
      },
      followUps: ['Which simplification would have gone too far?'],
      hint: 'Show what you changed for this reader, and how you knew that it had arrived.',
    },
    {
      id: 'la-why',
      kind: 'motivation',
      competency: 'motivation',
      level: 1,
      type: 'hr',
      text: 'Why law, and why this practice area with us?',
      ideal:
        'Law appeals to me because one careful sentence can decide what happens to a person or a business. I found that out at the university law clinic, where I helped a tenant with an eviction notice. I read her lease four times and saw that the notice period had been counted wrongly by nine days; she stayed, and the landlord agreed to a repayment plan. Nobody had to win by shouting. Employment and commercial disputes suit me because facts matter as much as doctrine, and because most of them should end in an agreement. In a six-month seat in that area I drafted eleven witness statements and sat in two mediations, and I noticed that I looked forward to the files. I applied here because your team acts for both employers and employees, so one learns to see the other side, and because trainees speak to clients early. I know that it also means disclosure at midnight and a deadline on a Friday. I would like to earn advocacy work of my own within three years.',
      concepts: {
        'a concrete experience':
          'university law clinic | helped a tenant | pro bono case | mini-pupillage or internship | sat in court',
        'what law means to me':
          'one careful sentence can decide | nobody had to win by shouting | protect rights | careful reasoning about rules',
        'why this field of practice':
          'employment and commercial disputes suit me | facts matter as much as doctrine | seat in that area | drafted witness statements',
        'why this employer':
          'your mix of clients | acts for both employers and employees | trainees speak to clients early | your clients and cases',
        'realistic and ambitious':
          'disclosure at midnight | advocacy work of my own | demanding hours | long hours | want to grow into',
      },
      followUps: ['Which other practice area did you consider, and why did you drop it?'],
      hint: 'One file that showed you, why this field, why this team, and what you know about the hard part.',
    },
    {
      id: 'la-privilege',
      kind: 'knowledge',
      competency: 'professional duties',
      level: 2,
      type: 'technical',
      text: 'What does legal privilege protect, and how can a client lose it?',
      ideal:
        'Privilege lets a client refuse to disclose certain confidential communications, even to a court. There are two kinds. The first covers confidential exchanges between lawyer and client made to give or get legal advice. The second covers documents made to prepare for litigation that is under way or reasonably expected, including those with third parties; in England that must be the dominant purpose, and the American counterpart is work product. The privilege belongs to the client, so I may not waive it on my own. It does not protect the underlying facts, business advice from a lawyer, or communications meant to further a crime or fraud. It is lost above all by carelessness: forwarding the advice outside the company, copying in half the staff, or relying on part of it in court, which may open the rest. For example, a client forwarded our advice to a supplier by mistake; I demanded its return within two hours and it was deleted unread. Since then I mark advice, keep the circle small and explain this at the first meeting.',
      concepts: {
        'advice between lawyer and client':
          'confidential exchanges between lawyer and client | legal advice | attorney-client communications | seeking legal advice',
        'documents for litigation':
          'prepare for litigation | work product | litigation reasonably expected | dominant purpose | third parties included',
        'belongs to the client':
          'belongs to the client | only the client can waive | i may not waive it | right of the client | client holds it',
        'what falls outside':
          'not protect the underlying facts | crime or fraud | business advice | pre-existing documents | fraud exception',
        'how it is lost':
          'forwarding the advice outside | waiver by disclosure | copying in half the staff | relying on part of it | disclosed by mistake',
        'practical protection':
          'keep the circle small | mark advice | limit circulation | claw back | privilege briefing for new clients',
      },
      followUps: ['How does this work for an in-house lawyer who also has a business role?'],
      hint: 'The kinds, the owner, the limits, and the everyday ways in which it disappears.',
    },
    {
      id: 'la-supplier-contract',
      kind: 'case',
      competency: 'contract review',
      level: 2,
      type: 'technical',
      text: 'A client sends a forty-page supplier agreement at noon and wants your view by tomorrow morning. How do you work through it?',
      ideal:
        'I begin with a ten-minute call, because I cannot judge clauses without the deal: what is being bought, what would hurt most if it fails, how strong is their position, and who signs. Then I skim the whole document once, including schedules, definitions and the order of precedence, since the surprises live there. After that I read in order of danger. First liability: caps, exclusions, indemnities, and whether insurance fits. Second the way out: term, automatic renewal, termination rights and what happens to data. Third money: price changes, late payment, minimum volumes. Fourth intellectual property, confidentiality and personal data. Last governing law, disputes, assignment and change of control. I look for what is missing too, such as service levels. I do not correct style. The client gets one page: three points not to sign, five to negotiate with proposed wording and a fallback, the rest acceptable, and what I could not check overnight. A colleague reads the top three points. On a recent contract this turned an unlimited indemnity into a cap of 500,000 before lunch.',
      concepts: {
        'the commercial deal first':
          'what would hurt most | call the client about the deal | cannot judge clauses without the deal | commercial goal of the client | bargaining position',
        'liability and indemnities':
          'liability caps | indemnities | exclusions of liability | limitation of liability | unlimited indemnity',
        'the way out': 'automatic renewal | termination rights | term and exit | notice period to terminate',
        'money and rights':
          'price increase clause | intellectual property | data protection clause | confidentiality | payment terms',
        'hidden parts and gaps':
          'schedules and definitions | order of precedence | gaps in the contract | service levels missing | governing law',
        'short ranked advice': 'three points not to sign | proposed wording and a fallback | red amber green',
      },
      followUps: ['What do you tell a client who says: "Just tell me if I can sign"?'],
      hint: 'You cannot read everything with equal care: by what measure do you choose, and what does the client receive?',
    },
    {
      id: 'la-conflict-check',
      kind: 'situational',
      competency: 'professional ethics',
      level: 2,
      type: 'technical',
      text: 'Three weeks into a matter you find out that your firm used to act for the opposing party. What happens next?',
      ideal:
        'I would stop substantive work, apart from what protects the client from harm, and take it to the conflicts team or general counsel the same day. It is not mine to decide alone. I would not open the old file, because reading it would make things worse. The questions are: was the earlier work the same or a substantially related matter, does the firm hold confidential information of the former client that could be used against it, and who worked on it? The duty of confidence continues after a retainer ends. If it is engaged, most rules ask for the informed written consent of the former client; some accept an effective information barrier instead, others do not. I can tell my client that there is an issue but not what the old file contains. If consent fails, we withdraw properly, hand over and consider the fees. I record each step. When this happened to us, a withdrawal within four days spared the client a lost year.',
      concepts: {
        'stops and raises it':
          'stop substantive work | take it to the conflicts team | general counsel the same day | not mine to decide alone | tell the partner immediately',
        'leaves the old file closed':
          'not open the old file | reading it would make it worse | no access to the former file | stay away from the documents',
        'same or related matter':
          'substantially related matter | how closely connected | adverse to a former client',
        'confidential information continues':
          'duty of confidence continues | confidential information of the former client | duty survives the retainer',
        'informed consent and barrier':
          'informed consent in writing | information barrier | ethical wall | waiver from the former client | screening',
        'withdraws if need be':
          'withdraw properly | cease to act | hand over the file | consent fails | record each step',
      },
      followUps: ['Why do the intake checks sometimes miss such a link, and how would you improve them?'],
      hint: 'What do you stop, whom do you ask, which facts decide, and what are the ways forward?',
    },
    {
      id: 'la-own-error',
      kind: 'behavioural',
      competency: 'integrity',
      level: 2,
      type: 'hr',
      text: 'Give an example of an error in your legal work that slipped past you at first. How did you handle it?',
      ideal:
        'In my second year after qualifying I sent the other side a lease in which I had deleted a break clause that our client needed. I noticed it four days later, and nobody else had seen it. I was responsible for the draft, so I went to my supervising partner within ten minutes, with the clause, the email and two ways to repair it, because time made it worse. I could have slipped the clause into the next draft with other changes, but that would have misled both sides. The partner told our risk team, and I rang the client: what had happened, what it might cost, and that they could take advice elsewhere. Then I wrote openly to the other lawyer that the deletion was our mistake. They agreed to restore it for one month longer notice, which the client accepted; we did not charge for the work. Since then I run a comparison against the last agreed draft before anything leaves, and our team of nine has used my half-page checklist for two years without a repeat.',
      concepts: {
        'the error itself':
          'deleted a break clause | wrong clause in the draft | missed a provision | i sent the wrong version | error in my draft',
        'tells the supervisor at once':
          'went to my supervising partner | partner knew within minutes | reported it immediately | admitted it to my supervisor',
        'honest with the client':
          'rang the client | they could take advice elsewhere | told the client openly | explained what it might cost | duty to inform',
        'no cover-up':
          'would have misled both sides | wrote openly to the other lawyer | did not hide it | could have slipped it in',
        'repairs the harm':
          'agreed to restore it | repaired the clause | did not charge | client accepted | corrected agreement',
        'lasting safeguard':
          'comparison against the last agreed draft | half-page checklist | second pair of eyes | without a repeat | redline check',
      },
      followUps: ['What would you have done if the partner had told you to keep quiet?'],
      hint: 'The first hour counts most: who knew what, when, and from whom?',
    },
    {
      id: 'la-settlement',
      kind: 'case',
      competency: 'dispute strategy',
      level: 3,
      type: 'technical',
      text: 'You put the chance of winning a claim for 400,000 at 60 percent, and the defendant offers half. How do you advise your client?',
      ideal:
        'I would give a recommendation with my reasoning, and the decision stays with the client. The raw expected value is 60 percent of 400,000, so 240,000, but that is before costs. Suppose trial costs another 90,000. If each side bears its own, the claim is worth about 150,000, and 200,000 today is better. If the loser pays, I model it: we would recover part of our costs in 60 percent of cases and owe theirs in 40, and a formal offer may shift the costs further. Then I test the 60 percent, since one witness may carry it, and show a range and not one figure. I add what the sum leaves out: can the defendant pay, interest, two years of management time, publicity, a business relationship, and the appetite for risk. I would look at the alternatives, such as a counter-offer at 260,000 or a mediation, before any deadline in the offer. I would put it on one written page, check that the client understood, and take instructions in writing. Once, we countered and settled at 235,000.',
      concepts: {
        'expected value':
          'raw expected value | expected value before costs | probability times amount | risk-weighted value',
        'costs rules':
          'loser pays | each side bears its own | formal offer may shift the costs | irrecoverable costs | cost of going to trial',
        'tests the estimate':
          'how solid the estimate is | range and not one figure | witness may carry it | sensitivity | strengths of the evidence',
        'beyond the money':
          'can the defendant pay | management time | publicity | business relationship | enforcement risk',
        'counter-offer or mediation':
          'counter-offer | mediation | alternatives to accepting | negotiate further | deadline in the offer',
        'client decides on written advice':
          'decision stays with the client | instructions in writing | one written page | client understood | informed decision',
      },
      followUps: ['How would your advice differ if the client were funded by an insurer?'],
      hint: 'Do the arithmetic first, then say what the arithmetic leaves out, and who decides.',
    },
    {
      id: 'la-unwelcome-advice',
      kind: 'behavioural',
      competency: 'independence',
      level: 3,
      type: 'hr',
      text: 'Describe legal advice that a client or director did not want to hear. How did you put it?',
      ideal:
        'Three years ago our chief executive wanted to announce a product claim that we could not prove, two weeks before a funding round. I was in-house counsel and had to advise that it might mislead investors. A plain no by email would be ignored. I first asked what it was meant to achieve, and learned that one investor doubted our growth. I checked the data with the head of engineering: 70 percent of the claim was supported. Then I met the chief executive alone, said in one sentence that we could not publish it, and explained two real risks with a published case. I laid three options on the table: wait for the tests, publish the part that we could prove, or give the investor the data under a confidentiality agreement. There was anger; I stayed with the facts. We chose the second and third, and I confirmed it in writing. The round closed 11 days late with no correction afterwards, and I was asked to join product reviews earlier. I learned to bring the exit along with the warning.',
      concepts: {
        'what was wanted and why not':
          'announce a claim we could not prove | might mislead investors | unlawful plan | wanted to dismiss | breach of the regulation',
        'asks for the aim':
          'asked what it was meant to achieve | investor doubted our growth | understand the business goal | purpose of the announcement',
        'clear and in person':
          'said in one sentence | met the chief executive alone | could not publish it | told them directly | unambiguous refusal',
        'real risk with evidence':
          'explained the two real risks | published case | checked the data | showed the precedent | exposure to fines',
        'workable options':
          'three options on the table | publish the part we could prove | lawful alternative | way to reach the goal | confidentiality agreement',
        'result and trust':
          'round closed | confirmed it in writing | join reviews earlier | asked for advice earlier | no correction afterwards',
      },
      followUps: ['At what point would you have gone to the board?'],
      hint: 'Show how you stayed independent and still helped the client to reach the goal.',
    },
    {
      id: 'la-adverse-authority',
      kind: 'situational',
      competency: 'duty to the court',
      level: 3,
      type: 'technical',
      text: 'On the eve of a hearing you find a binding appeal decision that goes against your client, and your opponent has not cited it. What do you do?',
      ideal:
        'I would have to bring it to the attention of the court. An advocate may not mislead the court, and in common law countries that includes silence about directly adverse binding authority; the duty to the court comes before the wish to win. It covers law; adverse facts and privileged documents follow different rules. First I would check that it is still good law, from a court that binds this one, directly on the point. I would read it in full. Then I would tell the supervising partner and the client the same evening, explain why we must disclose it, what it does to the chances, and whether a settlement makes sense. I would send it to the opponent and the court, and prepare my argument: distinguish it on the facts, show that it rests on a repealed provision, or fall back on another ground. The client cannot forbid this; if trust breaks over it, I may have to withdraw. I did it once; the judge distinguished the case in two paragraphs and we kept 70 percent of the claim.',
      concepts: {
        'must disclose it':
          'bring it to the attention of the court | must disclose it | duty of candor | may not mislead the court | cite the case myself',
        'duty to the court first':
          'duty to the court comes before | overrides the client | officer of the court | before the wish to win',
        'law, not facts or privilege':
          'covers law | adverse facts different rules | privileged documents stay protected | no duty to volunteer facts',
        'checks the authority':
          'still good law | court that binds this one | directly on the point | read it in full | been overruled',
        'tells client and partner':
          'tell the supervising partner | client the same evening | explain why we must disclose | effect on the chances | settlement makes sense',
        'argues around it or withdraws':
          'distinguish it on the facts | fall back on another ground | may have to withdraw | alternative argument',
      },
      followUps: ['What if you find the decision only after the judgment has been given?'],
      hint: 'Which duty comes first, what do you verify, who is told tonight, and how do you still argue the case?',
    },
    {
      id: 'la-document-review',
      kind: 'case',
      competency: 'case management',
      level: 3,
      type: 'technical',
      text: 'You are given 200,000 emails and eight weeks to produce the relevant ones to the other side. How do you organize it?',
      ideal:
        'I start with preservation: a legal hold goes out on day one and automatic deletion is switched off, because lost documents can cost more than bad ones. Then I agree the scope with the other side, in writing: custodians, date range, search terms and the format of production. After de-duplication, email threading and date filters I expect perhaps 70,000. For those I would use technology-assisted review, with a senior lawyer training the system, and say openly that we do. I write a review protocol of two pages: relevant or not, privileged, confidential, with examples. A pilot of 500 documents shows whether reviewers agree. I plan backwards from the deadline, with a week in reserve. A second lawyer checks everything marked privileged and a random sample of the rest, including what was marked irrelevant. We redact, keep a privilege log as the rules require, record our decisions, and agree that a document produced by mistake can be clawed back. On my last case the sample showed 4 percent missed in week two; we clarified the protocol, and it fell below 1.',
      concepts: {
        'preserves first':
          'legal hold | automatic deletion switched off | preserve documents | litigation hold notice',
        'agrees the scope':
          'custodians and date range | search terms | agree the scope in writing | format of production | proportionality',
        'reduces the volume':
          'de-duplication | email threading | technology-assisted review | predictive coding | date filters',
        'protocol and pilot':
          'review protocol | pilot of 500 documents | examples for reviewers | reviewers agree | coding guidelines',
        'quality control':
          'random sample | second lawyer checks | second-level review | error rate | sample of irrelevant documents',
        'privilege protected':
          'privilege log | clawed back | redact | privileged documents withheld | clawback agreement',
      },
      followUps: ['What do you do when you come across a document that sinks your case?'],
      hint: 'From saving the documents to sending them: scope, volume, people, quality, privilege.',
    },
  ],
});
