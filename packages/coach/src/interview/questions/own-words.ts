import type { BankQuestion } from '../../content/schema.ts';
import type { LineKind } from './ad-lines.ts';

/** A way to ask about a line in its own words. {phrase} is what the line reader gives; nothing is inflected. */
interface OwnWordsForm {
  kind: BankQuestion['kind'];
  type: BankQuestion['type'];
  competency: string;
  wordings: readonly string[];
  hint: string;
}

const story = 'Pick one real day: what happened, what you did, how it turned out.';

/** Forms for lines of a job ad that no authored question fits. */
export const adForms: Partial<Record<LineKind, OwnWordsForm>> = {
  duty: {
    kind: 'behavioural',
    type: 'technical',
    competency: 'the work',
    wordings: [
      "In this job you'd {phrase}. Tell me about a time you did that.",
      "Here you'd {phrase}. What have you done that comes closest?",
      'Part of this job is to {phrase}. How would you go about it?',
    ],
    hint: story,
  },
  able: {
    kind: 'behavioural',
    type: 'technical',
    competency: 'the work',
    wordings: [
      "You'd need to {phrase}. What have you done that shows you can?",
      'When did you last have to {phrase}? Tell me about it.',
    ],
    hint: story,
  },
  years: {
    kind: 'behavioural',
    type: 'technical',
    competency: 'experience',
    wordings: [
      'The ad asks for "{phrase}." What would you point to?',
      'We asked for "{phrase}." Which part of your background covers that best?',
    ],
    hint: 'Name where and when, then one example that proves it.',
  },
  credential: {
    kind: 'motivation',
    type: 'hr',
    competency: 'credentials',
    wordings: [
      'The ad lists "{phrase}." Where do you stand on that?',
      'The ad lists "{phrase}." Do you have that, or how soon could you?',
    ],
    hint: 'Say what you have and since when. If something is open, say your plan.',
  },
  skill: {
    kind: 'behavioural',
    type: 'technical',
    competency: 'tools',
    wordings: [
      'The ad mentions {phrase}. Where have you used that, and for what?',
      'The ad mentions {phrase}. How well do you know that? Give me an example.',
    ],
    hint: 'Say honestly how well, and give one example.',
  },
  trait: {
    kind: 'behavioural',
    type: 'hr',
    competency: 'working style',
    wordings: [
      'The ad asks for "{phrase}." Tell me about a day at work that shows it.',
      'The ad asks for "{phrase}." When did a boss or a coworker last see that in you?',
    ],
    hint: story,
  },
  condition: {
    kind: 'motivation',
    type: 'hr',
    competency: 'fit',
    wordings: [
      'The ad says, "{phrase}." Is there anything about that we should talk about?',
      'It says in the ad, "{phrase}." Does that work for you?',
    ],
    hint: "Say plainly what works and what doesn't.",
  },
};

/** A motivation question at a line of the ad. */
export const adMotivation: readonly string[] = [
  "In this job you'd {phrase}. What makes you want to do that?",
  "A big part of this job is to {phrase}. Why is that something you'd like to do?",
];

/** Forms for a topic of a custom focus, as the user wrote it. */
export const focusForm: OwnWordsForm = {
  kind: 'behavioural',
  type: 'technical',
  competency: 'focus',
  wordings: [
    'Let\'s talk about "{phrase}." Where have you dealt with that, and what did you do?',
    'Tell me about your experience with {phrase}.',
  ],
  hint: story,
};
