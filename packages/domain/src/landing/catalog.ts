import type { Dimension } from '../interview/catalog.ts';
import type { Evidence } from '../interview/contract.ts';

/** The one question that a visitor answers without an account, and a strong answer, by which others are measured. */
export const tryQuestion = {
  text: 'Tell me about a time something went wrong at work or in your studies, and what you did about it.',
  strongAnswer:
    'In my last job, two orders went out to the wrong customers in one week, and one of them complained. On my shift, it was my job to find the cause. I asked my coworkers what they had seen, looked at how each order was labeled, timed how long people had to wait and found that one list was being printed twice. I told my manager the same day, called both customers and corrected the orders. Then I suggested a second check before anything goes out, posted it in large print and tested it for three days. In the first month, mistakes went down from eight to none and the wait from twenty minutes to six. The team has used the same check ever since, and it taught me to test before I send.',
} as const;

/** The longest answer that is scored without an account, in UTF-16 code units. */
export const tryAnswerMaxLength = 4_000;

/**
 * What stands in the built pages where the operator's own values belong; the host fills it in. The first is an origin
 * without a slash at the end, the others are text of HTML.
 */
export const operatorMarks = {
  siteUrl: 'https://site.invalid',
  company: '{{company}}',
  contactAddress: '{{contact-address}}',
  postalAddress: '{{postal-address}}',
} as const;

interface SampleRemark extends Pick<Evidence, 'kind' | 'quote' | 'message' | 'pointId'> {
  criterion: Dimension;
}

interface SampleSignal {
  id: string;
  /** The end of the line's label, after its criterion. */
  name: string;
  weight: number;
  points: number;
}

/**
 * The example of the front page: an invented answer, and what the built-in engine really says of it. Remarks with a quote come in
 * the order of the text, each in a sentence of its own. A test of the coach holds score, remarks and points to the engine's own.
 */
export const sampleAnswer: {
  question: string;
  text: string;
  score: number;
  remarks: readonly SampleRemark[];
  signals: readonly SampleSignal[];
} = {
  question: 'Tell me about a time you disagreed with a colleague. How did you settle it?',
  text: 'My colleague Ana wanted to launch our new checkout right away, and I wanted to test it first. I owned the launch date, so it was partly my call. I asked her why she was in a hurry, and I listened. She was worried about the holiday sale. Then I showed her our support tickets, and most of them were about the address form. So we agreed to test both versions with a few customers for a week and let the data decide. The test found some bugs, we fixed them, and after that complaints dropped a lot. We still plan our launches together.',
  score: 95,
  remarks: [
    {
      criterion: 'technical_accuracy',
      kind: 'strength',
      quote: 'we agreed to test both versions with a few customers for a week and let the data decide',
      message: 'You looked for a fair way to decide.',
      pointId: 'facts-over-opinions',
    },
    {
      criterion: 'technical_accuracy',
      kind: 'strength',
      quote:
        'The test found some bugs, we fixed them, and after that complaints dropped a lot. We still plan our launches together',
      message: 'You say how it turned out.',
      pointId: 'outcome',
    },
    {
      criterion: 'relevant_experience',
      kind: 'measured',
      quote: '',
      message: "There's no number yet. A before and an after make a result stick.",
    },
  ],
  signals: [
    { id: 'relevant_experience.action', name: 'Action: what you did', weight: 8, points: 7.87 },
    { id: 'relevant_experience.result', name: 'Result: what changed', weight: 6, points: 5.57 },
  ],
};

interface SampleEdit {
  before: string;
  /** What the person added when they were asked what they did. */
  reply?: string;
  after: string;
}

/** The resume on the front page: invented lines, and what the built-in engine makes of them. A test of the coach holds them to it. */
export const sampleResume: {
  employer: string;
  edits: readonly SampleEdit[];
  jobAd: string;
  missing: { skill: string; quote: string };
} = {
  employer: 'Northwind Retail',
  edits: [
    {
      before: 'Responsible for building 12 weekly dashboards for 40 store managers',
      after: 'Built 12 weekly dashboards for 40 store managers',
    },
    {
      before: 'Responsible for weekly reports',
      reply: 'I automated them and cut the work from three days to one.',
      after: 'Automated weekly reports and cut the work from three days to one',
    },
  ],
  jobAd: 'Product Analyst\nRequirements:\nYou write SQL every day. Strong SQL required.',
  missing: { skill: 'SQL', quote: 'You write SQL every day.' },
};
