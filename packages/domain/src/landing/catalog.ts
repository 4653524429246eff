import type { Dimension } from '../interview/catalog.ts';
import type { Evidence } from '../interview/contract.ts';

/** The one question that a visitor answers without an account, and a strong answer, by which others are measured. */
export const tryQuestion = {
  text: 'Tell me about a time something went wrong at work or in your studies, and what you did about it.',
  strongAnswer:
    'In my last job two orders went out to the wrong customers in one week, and one of them complained. On my shift it was my task to find the cause. I asked my colleagues what they had seen, looked at how each order was labeled and timed where people had to wait, and found that one list was printed twice. I told my manager the same day, called both customers and corrected the orders. Then I suggested a second check before anything leaves, wrote it down in large print and tested it for three days. In the first month the mistakes went down from eight to none and the queue from twenty minutes to six. Since then the team has used the same check, and it taught me to test before I send.',
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

interface SampleRemark extends Pick<Evidence, 'kind' | 'quote' | 'message'> {
  criterion: Dimension;
}

interface SampleSignal {
  id: string;
  name: string;
  weight: number;
  points: number;
}

/**
 * The example of the front page: an invented answer, and what the built-in engine really says of it. A test of the
 * coach holds score, remarks and points to the engine's own.
 */
export const sampleAnswer: {
  question: string;
  text: string;
  score: number;
  remarks: readonly SampleRemark[];
  signals: readonly SampleSignal[];
} = {
  question: 'Tell me about a time you disagreed with a teammate.',
  text: 'A designer on my team wanted to ship the new checkout untested. I owned the launch date, so the call was partly mine. I read three months of support tickets and showed her that 41% mentioned the old address form. We agreed to test for a week, and in the end it all worked out well.',
  score: 74,
  remarks: [
    {
      criterion: 'relevant_experience',
      kind: 'strength',
      quote: 'A designer on my team wanted to ship the new checkout untested.',
      message: 'It is placed in a real situation.',
    },
    {
      criterion: 'cultural_fit',
      kind: 'strength',
      quote: 'I owned the launch date, so the call was partly mine.',
      message: 'Your own part is clear.',
    },
    {
      criterion: 'relevant_experience',
      kind: 'tip',
      quote: 'We agreed to test for a week, and in the end it all worked out well.',
      message: 'Put a number on this result: how much, how many, how fast, before and after.',
    },
  ],
  signals: [
    { id: 'relevant_experience.action', name: 'What you did', weight: 8, points: 7.16 },
    { id: 'relevant_experience.result', name: 'What changed', weight: 6, points: 3.88 },
  ],
};
