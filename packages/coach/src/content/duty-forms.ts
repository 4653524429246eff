/** A way to ask about a duty in the ad's own words. */
export interface DutyForm {
  /** Its name among the weights of the judge. */
  id: 'would' | 'walk' | 'how-example' | 'about';
  /** {cut} is the duty as one says it. */
  text: string;
  /** For somebody new, who has no story of the work yet, or for the others. */
  for: 'new' | 'seasoned';
}

/** What an interviewer wants to hear about one kind of work: the verbs that open it, and whole questions around it. */
interface DutyGroup {
  verbs: ReadonlySet<string>;
  /** What it has to be about, where the verbs alone don't say. */
  at?: RegExp;
  fresh: readonly string[];
  seasoned: readonly string[];
}

const group = (verbs: string, fresh: readonly string[], seasoned: readonly string[]): DutyGroup => ({
  verbs: new Set(verbs.split(' ')),
  fresh,
  seasoned,
});

const groups: readonly DutyGroup[] = [
  {
    ...group(
      'build create cultivate develop establish foster grow maintain manage nurture strengthen',
      ['How would you {cut}? Where would you start?'],
      ['How do you {cut}? Tell me about one that took work.'],
    ),
    at: /\b(?:relationships?|partnerships?|rapport)\b/i,
  },
  group(
    'analyse analyze appraise approve assess audit check evaluate examine inspect interpret proofread read review screen test validate verify',
    ['How would you {cut}? What would you look for?'],
    ['What do you look for when you {cut}?', 'Walk me through how you {cut}. What do you look for?'],
  ),
  group(
    'balance count reconcile',
    ["How would you {cut}? What would you do if the numbers didn't match?"],
    ["How do you {cut}, and what do you do when the numbers don't match?"],
  ),
  group(
    'measure monitor observe track watch',
    ['How would you {cut}? What would you look out for?'],
    ['How do you {cut}, and what do you look out for?'],
  ),
  group(
    'coach educate guide instruct mentor onboard orient teach train tutor',
    ['How would you {cut}? How could you tell that it worked?'],
    ['How do you {cut}, and how can you tell that it worked?'],
  ),
  group(
    'arrange coordinate organize plan schedule',
    ['How would you {cut}? What do you think could go wrong?'],
    ['How do you {cut}? What tends to go wrong?'],
  ),
  group(
    'diagnose investigate research resolve solve troubleshoot',
    ['Where would you start if you had to {cut}?'],
    [
      'Where do you start when you have to {cut}?',
      'Tell me about the last time you had to {cut}. Where did you start?',
    ],
  ),
  {
    ...group(
      'compile compose create draft generate prepare produce write',
      ['How would you {cut}? Where would you start?'],
      ['Walk me through how you {cut}. Where do you start?'],
    ),
    // What has to be thought out.
    at: /\b(?:strateg|polic|procedure|plans?\b|program|campaign|content|design|model|curricul|proposal|presentation|analys|budget|forecast|lesson|stor(?:y|ies)\b|article|cop(?:y|ies)\b|video|brief|guide|manual|report|memorand|specification|insight|framework|test cases|documentation|materials)/i,
  },
  {
    ...group(
      'administer dispense',
      ['How would you {cut}? What would you double-check?'],
      ['Walk me through how you {cut}. What do you double-check?'],
    ),
    at: /\b(?:medic|treatment|inject|drug|dose|vaccin|exam|test|prescri)/i,
  },
  // Routine: nobody asks where one would start.
  group(
    'compile complete compose create draft enter file prepare process produce record write',
    ['How would you {cut}? What would you double-check?'],
    ['Walk me through how you {cut}. What do you double-check?'],
  ),
  group(
    'architect automate build configure define design develop devise establish formulate implement improve integrate introduce launch optimize',
    ['How would you {cut}? Where would you start?'],
    ['How do you go about {ing}? Where do you start?'],
  ),
  group(
    'direct lead manage oversee supervise',
    ['How would you {cut}? What would you find hardest?'],
    ["How do you {cut}? What's the hardest part?", 'Walk me through how you {cut}.'],
  ),
  group(
    'assemble clean cook fix install load operate paint repair run sanitize stock unload weld',
    ['How would you {cut}? What would you watch out for?'],
    ['Walk me through how you {cut}. What do you watch out for?'],
  ),
  group(
    'address answer defend negotiate persuade present prioritize recruit respond sell',
    ['How would you {cut}?'],
    ['How do you {cut}? Tell me about a time when it was hard.'],
  ),
];

const others = group('', ['How would you {cut}?'], ['Walk me through how you {cut}.']);

/** What is done with others or for others is asked about as experience: nobody explains it step by step. {ing} is the duty from its verb on: "working with vendors". */
const together: DutyGroup = group(
  'aid assist collaborate communicate conduct contribute cooperate deliver execute facilitate help identify interact interface liaise participate partner perform promote provide represent serve support use utilize work',
  ['Do you have any experience {ing}? Tell me about it.'],
  ['Tell me about your experience {ing}.'],
);

/** Whole questions for a duty, by the verb that it opens with; those of `together` for a duty that is written with "-ing", too. */
export const duties = { groups, others, together };
