import { operator } from '@/lib/operator.ts';
import type { Writing } from '../writing.ts';

export const cookies: Writing = {
  title: 'Cookie Policy',
  description: 'Which cookies and browser storage Greenroom uses, for what, and how to manage them.',
  dateLine: 'Last updated March 15, 2024',
  lead: 'Cookies are small pieces of text that a website keeps in your browser. This policy also covers the browser’s local storage, which serves the same purpose.',
  sections: [
    {
      title: 'Types of cookies',
      blocks: [
        [
          'Strictly necessary: keep you signed in, protect your session and recognize a browser that signed in before. The service does not work without them.',
          'Functional: remember your choices, such as the theme and your settings, in this browser.',
          'Offline: the app’s own files, and a copy of the interview you opened last, so that you can continue without a connection. The copy is deleted when you sign out.',
          'Analytics: would tell us how pages are used. We set none at present.',
        ],
      ],
    },
    {
      title: 'How we use them',
      blocks: [
        'We use them to recognize your session, to show the pages as you set them up and to keep unfinished work in this browser. We do not use them for advertising.',
      ],
    },
    {
      title: 'Managing cookies',
      blocks: [
        "You can see and delete cookies and stored data in your browser's settings, and block them altogether. Deleting the necessary ones signs you out; blocking them makes signing in impossible. Deleting the functional ones resets your choices.",
      ],
    },
    {
      title: 'Third-party cookies',
      blocks: [
        "Our pages load nothing from third parties. When you pay on the payment provider's page, you are on that provider’s website, and its own cookie policy applies there.",
      ],
    },
    {
      title: 'Changes to this policy',
      blocks: [
        'When the policy changes, the new version appears on this page with the date of the change at the top.',
        `Questions: ${operator.email}.`,
      ],
    },
  ],
};

export const gdpr: Writing = {
  title: 'GDPR',
  description: 'Your seven rights under the General Data Protection Regulation and how to exercise them.',
  lead: 'If you are in the European Economic Area, the General Data Protection Regulation gives you rights over your personal data. We offer them to everyone.',
  sections: [
    {
      title: 'Your rights',
      blocks: [
        [
          'Right of access: to know which data we hold about you and to receive a copy.',
          'Right to rectification: to have wrong or incomplete data corrected.',
          'Right to erasure: to have your data deleted.',
          'Right to restriction: to have us keep your data without using it for a time.',
          'Right to portability: to receive your data in a form that another service can read.',
          'Right to object: to object to uses that rest on our legitimate interests.',
          'Right to withdraw consent: at any time; what was done before stays lawful.',
        ],
      ],
    },
    {
      title: 'Legal bases',
      blocks: [
        [
          'Contract: to run your account, your practice interviews and your subscription.',
          'Consent: for what you switch on yourself, such as reminder emails.',
          'Legitimate interests: to keep the service secure and to prevent abuse.',
          'Legal obligation: to keep records of payments where the law requires it.',
        ],
      ],
    },
    {
      title: 'How we protect your data',
      blocks: [
        'Passwords are stored only as hashes. The database itself decides, row by row, who may read it, so that one user’s data does not reach another. Only those who need access to run the service have it.',
      ],
    },
    {
      title: 'International transfers',
      blocks: [
        'Where data leaves the European Economic Area, it is protected by an adequacy decision or by the standard contractual clauses of the European Commission.',
      ],
    },
    {
      title: 'Retention',
      blocks: [
        "We keep your data as long as your account exists. When it is deleted, your data is deleted with it, except for what the law obliges us to keep. What stays is a keyed hash of your address, from which the address can't be recovered: it keeps a free trial from starting twice.",
      ],
    },
    {
      title: 'How to exercise your rights',
      blocks: [
        `Write to ${operator.email} or use the contact page. We may ask you to show that the account is yours.`,
        'Requests are answered within one month. Where a request is complex, this may be extended by two more months; if so, we will tell you within the first month, with the reason. You may also complain to your data protection authority.',
      ],
    },
  ],
};
