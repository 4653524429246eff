import { operator } from '@/lib/operator.ts';
import type { Writing } from '../writing.ts';

export const about: Writing = {
  title: 'About Greenroom',
  description: "Why Greenroom exists, how it scores an answer and what it doesn't promise.",
  lead: 'A green room is where performers get ready before they go on. Greenroom is that place for a job interview.',
  sections: [
    {
      title: 'Why it exists',
      blocks: [
        'Interviewing is a skill of its own, and most people practice it only when it counts. Friends are too kind and coaches are expensive. A quiet room, a clock and an honest reader of your answers go a long way.',
      ],
    },
    {
      title: 'A score with a breakdown',
      blocks: [
        "Every score shows what it's made of: the words in your own answer that earned points, and questions about what we couldn't find. If you did say it, point to the words and they'll count.",
      ],
    },
    {
      title: "What it doesn't promise",
      blocks: [
        "A practice score isn't a forecast. It measures how an answer is built, not whether a company will hire you. Nobody can promise you that, and Greenroom doesn't.",
      ],
    },
    {
      title: 'Who runs it',
      blocks: [`${operator.company} runs this service. The contact page tells you how to reach us.`],
    },
  ],
};

export const careers: Writing = {
  title: 'Careers',
  description: 'Working on Greenroom: what the work is, and how to write to us when no position is open.',
  lead: 'There are no open positions at the moment.',
  sections: [
    {
      title: 'When there is one',
      blocks: [
        "You'll find it on this page, with the work, the pay range and the interview steps. We won't ask you anything we wouldn't want to be asked ourselves.",
      ],
    },
    {
      title: 'Write anyway',
      blocks: [
        'If you care about how people are interviewed and see something Greenroom should do better, send us a message through the contact page. One specific comment tells us more than a cover letter.',
      ],
    },
  ],
};
