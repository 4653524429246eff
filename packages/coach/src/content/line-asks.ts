import type { BankQuestion } from './schema.ts';

/** Questions that fit behind any line of a kind: none says more than the line does. */
export interface LineAsk {
  id: string;
  competency: string;
  phase: 'job' | 'trouble' | 'people' | 'judgment';
  type: BankQuestion['type'];
  /** What somebody does, by the verb that opens a duty. */
  verbs: string;
  /** What it is done to or with: it tells more than a verb that goes with anything ("maintain", "provide"). */
  objects: string;
  /** The verbs that its objects tell something with; any where there are none. */
  with?: string;
  /** What a duty has to name for the questions to fit: "How do you know they've really got it?" needs somebody. */
  needs?: RegExp;
  /** For anybody. */
  plan: readonly string[];
  /** For people with some years in the job. */
  story: readonly string[];
  /** Labels of shared points that an answer to `plan` makes. */
  points: readonly string[];
}

const check = ['found-out', 'told-early', 'checked-after', 'real-case'];
const order = ['options', 'agreed-next', 'told-early', 'real-case'];
const people = ['listened', 'explained-plainly', 'agreed-next', 'real-case'];

const learners =
  /\b(?:staff|employees?|hires?|team|members?|associates?|apprentices?|interns?|colleagues|coworkers|people|others|users?|customers?|clients?|patients?|students?|\p{L}{3,}(?:ers?|ors?|ians?|ists?)|nurses|personnel)\b/iu;
const crew =
  /\b(?:team|staff|employees|crews?|people|associates|personnel|subordinates|workers|\p{L}{3,}(?:ers|ors|ians|ists)|nurses|apprentices|interns)\b/iu;
const served =
  /\b(?:customers?|clients?|guests?|visitors?|callers?|patients?|residents?|passengers?|shoppers?|calls|phones?|telephones?|inquiries|enquiries|questions|requests|complaints)\b/iu;

/** Kinds of duties, the more telling first. */
export const lineAsks: readonly LineAsk[] = [
  {
    id: 'fix',
    competency: 'fixing things',
    phase: 'trouble',
    type: 'technical',
    verbs: 'repair fix troubleshoot diagnose debug resolve solve correct restore remediate',
    objects: 'repair repairs troubleshooting malfunction malfunctions fault faults breakdowns',
    with: 'perform conduct handle make complete process execute',
    plan: [
      'Where do you start when the cause is hard to see?',
      "How do you make sure it's fixed for good, and not just for today?",
    ],
    story: ['Tell me about a problem that took you a while to figure out.'],
    points: check,
  },
  {
    id: 'teach',
    competency: 'training others',
    phase: 'people',
    type: 'hr',
    verbs: 'train teach coach mentor instruct onboard educate tutor',
    objects: 'training onboarding lessons lesson coaching mentoring',
    with: 'develop deliver provide give conduct lead run create design build facilitate prepare coordinate support assist help handle',
    needs: learners,
    plan: [
      "How do you know they've really got it?",
      "What do you do with somebody who just isn't getting it?",
    ],
    story: ['Tell me about somebody who was slow to get it. What worked in the end?'],
    points: ['show-then-watch', 'explained-plainly', 'listened', 'real-case'],
  },
  {
    id: 'hire',
    competency: 'hiring',
    phase: 'people',
    type: 'technical',
    verbs: 'recruit hire',
    objects: 'candidates applicants recruiting recruitment hiring',
    plan: ["How do you tell that somebody's right for the job?"],
    story: ['Tell me about somebody you were wrong about at first.'],
    points: ['listened', 'options', 'checked-after', 'real-case'],
  },
  {
    id: 'money',
    competency: 'money and numbers',
    phase: 'job',
    type: 'technical',
    verbs: 'reconcile bill invoice budget pay',
    objects:
      'cash invoice invoices payment payments budget budgets payroll billing expenses transactions ledger accounts-payable deposits receipts accounting',
    plan: [
      "What do you do when the numbers don't match?",
      'How do you make sure nothing gets counted twice or left out?',
    ],
    story: ["Tell me about a time the numbers didn't add up. How did you find out why?"],
    points: check,
  },
  {
    id: 'sell',
    competency: 'selling',
    phase: 'job',
    type: 'technical',
    verbs: 'sell upsell promote negotiate pitch prospect market persuade',
    objects: 'sales leads prospects business-development new-business',
    plan: [
      "How do you start with somebody who isn't interested yet?",
      'What would you do in your first month?',
    ],
    story: ['Tell me about a sale you nearly lost. What turned it around?'],
    points: ['listened', 'options', 'checked-after', 'real-case'],
  },
  {
    id: 'comply',
    competency: 'rules and safety',
    phase: 'judgment',
    type: 'technical',
    verbs: 'follow comply adhere enforce',
    objects:
      'safety compliance regulations regulatory regulation procedures policies standards confidentiality hygiene sanitation security rules laws',
    with: 'ensure maintain keep support review work understand observe',
    // Whoever ensures safety keeps watch; who ensures that rules are kept has to insist.
    needs: /^(?!ensur\w* (?:the )?(?:\w+ )?safety\b)/i,
    plan: [
      'What do you do when somebody wants to skip a step to save time?',
      "How do you keep that up on a day when everybody's in a hurry?",
    ],
    story: ['Tell me about a time you had to insist on that, and it made you unpopular.'],
    points: ['told-early', 'talk-first', 'reason-why', 'real-case'],
  },
  {
    id: 'record',
    competency: 'records',
    phase: 'job',
    type: 'technical',
    verbs: 'record file enter update log input catalog document register',
    objects:
      'records record files data-entry paperwork database databases logs documentation documents forms applications orders information data',
    with: 'maintain manage handle complete prepare process keep review receive collect gather provide track',
    plan: [
      'How do you keep it accurate when the day gets busy?',
      'What do you do when you come across a mistake?',
    ],
    story: ['Tell me about a mistake you found in work like that. What did you do about it?'],
    points: check,
  },
  {
    id: 'write',
    competency: 'writing',
    phase: 'job',
    type: 'technical',
    verbs: 'write draft edit publish compose proofread',
    objects:
      'report reports presentation presentations proposal proposals correspondence content newsletter statements',
    with: 'prepare produce create develop maintain provide complete make deliver update gather',
    plan: [
      "How do you make sure it's right before it goes out?",
      'How do you make it short and clear enough that people use it?',
    ],
    story: ['Tell me about something you put together that changed what people did.'],
    points: ['checked-after', 'explained-plainly', 'asked-others', 'real-case'],
  },
  {
    id: 'lead',
    competency: 'leading people',
    phase: 'people',
    type: 'hr',
    verbs: 'supervise delegate',
    objects: 'team teams staff employees crew crews personnel subordinates workers technicians associates',
    with: 'manage oversee lead direct build',
    needs: crew,
    plan: [
      'How do you keep people to a standard without standing over them?',
      'What do you do when somebody keeps falling short?',
    ],
    story: ['Tell me about a problem on a team of yours, and what you did about it.'],
    points: ['listened', 'agreed-next', 'checked-after', 'real-case'],
  },
  {
    id: 'motivate',
    competency: 'motivating people',
    phase: 'people',
    type: 'hr',
    verbs: 'motivate inspire encourage empower',
    objects: '',
    plan: ['What do you do when somebody has lost interest in the job?'],
    story: ['Tell me about somebody who got better because of you. What did you do?'],
    points: ['listened', 'talk-first', 'agreed-next', 'real-case'],
  },
  {
    id: 'serve',
    competency: 'helping people',
    phase: 'people',
    type: 'hr',
    verbs: 'serve greet answer respond welcome advise care comfort bathe',
    objects:
      'customers clients guests patients residents students children families visitors callers calls phones inquiries questions complaints care',
    needs: served,
    plan: [
      'How do you do that well when several people need you at once?',
      'What does doing that well look like to you?',
    ],
    story: ['Tell me about somebody who was hard to help. What did you do?'],
    points: ['listened', 'stayed-calm', 'checked-after', 'real-case'],
  },
  {
    id: 'check',
    competency: 'checking',
    phase: 'judgment',
    type: 'technical',
    verbs: 'inspect check verify audit review test examine validate',
    objects: 'inspection inspections audit audits accuracy quality testing tests',
    plan: ['What do you look at first?', 'What do you do when something looks off and nobody else sees it?'],
    story: ['Tell me about a time you caught something that could have become a real problem.'],
    points: check,
  },
  {
    id: 'watch',
    competency: 'keeping an eye on things',
    phase: 'judgment',
    type: 'technical',
    verbs: 'monitor ensure confirm observe',
    objects: '',
    plan: ["How do you notice early when something's off?"],
    story: ['Tell me about a time that nearly went wrong. What did you do?'],
    points: check,
  },
  {
    id: 'find',
    competency: 'finding things out',
    phase: 'job',
    type: 'technical',
    verbs:
      'assess evaluate analyze analyse research investigate measure study forecast survey calculate estimate interpret',
    objects: 'research analysis analyses assessment assessments evaluations metrics',
    plan: ['How do you make sure you can trust what you find?', 'What do you look at first, and why?'],
    story: ['Tell me about something you found that changed what you did next.'],
    points: ['found-out', 'options', 'asked-others', 'real-case'],
  },
  {
    id: 'operate',
    competency: 'running equipment',
    phase: 'job',
    type: 'technical',
    verbs: 'operate adjust calibrate',
    objects: 'equipment machine machines machinery vehicle vehicles truck trucks forklift tools',
    with: 'maintain handle run take drive',
    plan: ['What do you check before you start?', "What tells you that something's about to go wrong?"],
    story: ['Tell me about a time something went wrong. What did you do?'],
    points: check,
  },
  {
    id: 'build',
    competency: 'making things',
    phase: 'job',
    type: 'technical',
    verbs:
      'build design develop create construct assemble install fabricate implement program code engineer produce configure launch deploy architect prototype set',
    objects: '',
    plan: ['Walk me through how you go about it, from the first step to the last.'],
    story: ['Which piece of work like that are you proudest of, and what made it hard?'],
    points: ['options', 'asked-others', 'checked-after', 'real-case'],
  },
  {
    id: 'improve',
    competency: 'improving things',
    phase: 'job',
    type: 'technical',
    verbs: 'improve optimize increase reduce streamline grow enhance expand maximize achieve exceed drive',
    objects: 'improvement improvements',
    plan: ['Where would you look first, and how would you know it worked?'],
    story: ['Tell me about a time you managed that. How did you know it worked?'],
    points: ['found-out', 'options', 'how-measured', 'real-case'],
  },
  {
    id: 'together',
    competency: 'working together',
    phase: 'people',
    type: 'hr',
    verbs: 'collaborate partner liaise interface interact work consult network engage',
    objects: 'relationships relationship',
    plan: ['What makes that go well, and what gets in the way?'],
    story: ['Tell me about a time that was hard to do well. What did you do?'],
    points: people,
  },
  {
    id: 'tell',
    competency: 'explaining',
    phase: 'people',
    type: 'hr',
    verbs: 'report present explain inform communicate brief recommend advocate articulate',
    objects: '',
    plan: ['How do you make sure people understand it and act on it?'],
    story: ['Tell me about a time you had to bring bad news. How did you put it?'],
    points: people,
  },
  {
    id: 'organize',
    competency: 'organizing',
    phase: 'job',
    type: 'technical',
    verbs: 'plan organize organise coordinate schedule arrange prioritize track',
    objects: 'schedule schedules scheduling calendar calendars projects logistics events meetings travel',
    plan: [
      'How do you keep track when several things move at once?',
      'What do you do when the plan falls apart halfway through?',
    ],
    story: ['Tell me about a time the plan fell apart. How did you get it back on track?'],
    points: order,
  },
  {
    id: 'setting',
    competency: 'keeping a place right',
    phase: 'job',
    type: 'technical',
    verbs: 'foster cultivate uphold',
    objects: 'environment environments atmosphere culture climate workplace workspace appearance condition',
    with: 'maintain foster cultivate promote uphold ensure create establish build provide keep support',
    plan: ['What does that look like on an ordinary day?', 'What do you do day to day to keep it that way?'],
    story: ['Tell me about a time that got hard. What did you do?'],
    points: ['reason-why', 'told-early', 'checked-after', 'real-case'],
  },
  {
    id: 'lift',
    competency: 'heavy work',
    phase: 'job',
    type: 'technical',
    verbs: 'lift carry load unload push pull haul',
    objects: '',
    plan: [
      'How do you do that without getting hurt, even late in the shift?',
      "What do you do when it's too heavy for one person?",
    ],
    story: ['Tell me about a day when that was hard on you. What did you do?'],
    points: ['asked-others', 'told-early', 'checked-after', 'real-case'],
  },
  {
    id: 'hands',
    competency: 'hands-on work',
    phase: 'job',
    type: 'technical',
    verbs:
      'clean sanitize wash stock restock move pack package sort deliver pick ship receive cut cook bake paint weld mix fold plant mow sweep transport wrap weigh slice chop dust vacuum wipe rinse',
    objects: 'cleaning cleanliness stocking packing merchandise',
    plan: ['How do you keep up when it gets busy?', 'Walk me through how you do that on a busy day.'],
    story: ['Tell me about a day when it was hard to keep up. What did you do?'],
    points: order,
  },
];

/** Verbs that go with anything: what they are done to tells more. */
export const lightVerbs: ReadonlySet<string> = new Set(
  'maintain provide perform conduct ensure manage handle complete prepare process support assist help participate coordinate monitor keep execute deliver make give take oversee develop build create establish run drive lead direct interview screen source place order review update set track receive communicate respond gather collect work observe promote foster cultivate uphold'.split(
    ' ',
  ),
);

/** Duties of no other kind. */
export const plainAsk: LineAsk = {
  id: 'plain',
  competency: 'the work',
  phase: 'job',
  type: 'technical',
  verbs: '',
  objects: '',
  plan: ['How do you go about that?', 'What does it take to do that well?'],
  story: ['Tell me about the last time you did that.', 'When did that last go wrong, and what did you do?'],
  points: ['reason-why', 'options', 'checked-after', 'real-case'],
};

/** In place of a last time, where a duty of no other kind goes on all the time. */
export const steadyStory: readonly string[] = ['When was that hardest for you, and what did you do?'];
