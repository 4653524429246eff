import { operator } from '@/lib/operator.ts';
import type { Writing } from '../writing.ts';

export const privacy: Writing = {
  title: 'Privacy Policy',
  description: 'What data Greenroom keeps about you, why, who else sees it, and how to have it deleted.',
  lead: 'Practice means making mistakes. What you write and say here is for you.',
  sections: [
    {
      title: 'Who is responsible',
      blocks: [`${operator.company}, ${operator.address}, ${operator.email}.`],
    },
    {
      title: 'What we keep',
      blocks: [
        [
          'Your account: email address, name and what you add to your profile.',
          'Your practice: questions, answers, scores, streaks and badges.',
          'What you enter into the resume, job and cover letter tools and choose to keep.',
          'Your plan and the status of your subscription. Card numbers stay with the payment provider.',
          'The messages you send us.',
          'An answer that you try on the home page without an account is scored and not kept.',
        ],
      ],
    },
    {
      title: 'What we use it for',
      blocks: [
        'To run the service: to score your answers, to show your progress, to send the emails your account needs and those you have asked for, and to answer you. We do not sell data and show no advertising.',
      ],
    },
    {
      title: 'Your voice',
      blocks: [
        'When you answer out loud, the microphone is used only after you allow it. Turning speech into text may be done by your browser, and some browsers send the audio to the company that makes them. If your browser can’t do it and this site has an AI model that can, your recording is sent to that model when you stop, and the page says where it goes. We don’t keep it. If you do not want this, type your answers. Recordings are kept if you turn that on, in recorded interviews, and while one is waiting to be transcribed. They stay on your device, and are removed when you delete them or sign out.',
      ],
    },
    {
      title: 'Who else receives data',
      blocks: [
        'Those who provide hosting, email delivery and payments for this deployment receive what they need for their part. Scoring is done by our own engine; where this deployment also uses a language model provider, that provider receives the texts it works on, and the report names it. Nobody else receives anything, unless the law requires us to share it.',
      ],
    },
    {
      title: 'How long, and your rights',
      blocks: [
        'Your data stays as long as your account does. You may see, correct, export and delete it; the GDPR page explains how.',
        "When an account is deleted, a keyed hash of its address stays, from which the address can't be recovered: it keeps a free trial from starting twice.",
      ],
    },
  ],
};

export const terms: Writing = {
  title: 'Terms of Service',
  description: 'The rules for using Greenroom: accounts, the free trial, Premium, content and liability.',
  lead: 'By creating an account you agree to these terms.',
  sections: [
    {
      title: 'The service',
      blocks: [
        `Greenroom is a service of ${operator.company} for practicing job interviews. Scores and texts are aids to practice. They are not career, legal or financial advice, and they don't guarantee a job.`,
      ],
    },
    {
      title: 'Your account',
      blocks: [
        'Use a valid email address, keep your password to yourself and use only one account. Tell us if somebody else has got into it.',
      ],
    },
    {
      title: 'Free trial and Premium',
      blocks: [
        'The free trial has the limits listed on the home page and needs no card. Premium is billed monthly and renews until you cancel. After you cancel, it remains active until the end of the paid period.',
      ],
    },
    {
      title: 'Your content',
      blocks: [
        'What you write remains yours. You allow us to store and process it as needed to run the service. Upload only what you have the right to use.',
      ],
    },
    {
      title: 'Fair use',
      blocks: [
        'Do not attack the service, get around its limits, collect other people’s data or use it to send unwanted messages. We may close accounts that do.',
      ],
    },
    {
      title: 'Liability and changes',
      blocks: [
        'The service is offered “as is”. Nothing in these terms limits rights that the law gives to consumers. When the terms change in a way that matters to you, we will tell you before the change takes effect.',
        `Questions: ${operator.email}.`,
      ],
    },
  ],
};
