import type { QuestionPhase } from '@greenroom/domain';
import type { BankQuestion } from './schema.ts';

/** A question that belongs to the arc of an interview and not to a trade: its texts are the same for everybody. */
export interface Opening {
  id: string;
  phase: QuestionPhase;
  kind: BankQuestion['kind'];
  /** How its answers are read, where that isn't as its kind says: a plain word on oneself, or questions. */
  readAs?: 'statement' | 'questions';
  competency: string;
  texts: readonly string[];
  /** Points by label: `profiles/opening-points.json`, then `key-points/shared.json`. */
  points: readonly string[];
  /** The sample answer where no role brings one. */
  ideal: string;
  followUps: readonly string[];
  hint: string;
}

export const openings = {
  warmUp: {
    id: 'opening.introduction',
    phase: 'warm-up',
    kind: 'motivation',
    readAs: 'statement',
    competency: 'introduction',
    texts: [
      'Tell me a little about yourself.',
      'Before we start, tell me about yourself and how you got here.',
      'Tell me a bit about yourself and what brings you here today.',
      'Give me the short version of your story. What should I know about you?',
      'So, tell me about yourself.',
    ],
    points: ['now-and-before', 'link-to-job', 'one-detail'],
    ideal:
      "Right now I work in a small team where I look after the daily schedule and about forty customers a week. Before that I spent three years at a family business, where I did a bit of everything, and that's where I found out that I like work with a clear result at the end of the day. What people come to me for is calm: when two things break at once, I sort out what has to happen first. I saw your ad and recognized most of what I do now, plus a team to learn from, and that's why I'm here. I'd like to take on more responsibility in the next two years.",
    followUps: ['What are you proudest of so far?', 'Why are you looking for something new now?'],
    hint: 'Where you are now, what led here, and why this job. A minute is enough.',
  },
  motivation: {
    id: 'opening.motivation',
    phase: 'motivation',
    kind: 'motivation',
    competency: 'motivation',
    texts: [
      'Why this job, and why with us?',
      'What made you apply for this position?',
      'What is it about this role that interests you?',
      'Why would you like to work here?',
    ],
    points: ['own-reason', 'hard-part', 'why-here'],
    ideal:
      "What I like about this work is that you can see in the evening what you've done, and that people depend on it. I know it isn't always easy: there are weeks when everything comes at once, and I've had those. I've learned to plan around them. I looked at a few places before I applied. What I noticed about you is that people stay. Someone I know has been here for six years, and she told me that you train new people properly for the first month. That's what I'm looking for, because I'd rather learn it right than fast.",
    followUps: ['What would make you leave after a year?', 'What else are you applying for?'],
    hint: 'Give a reason of yours, not one that anybody could give, and one thing you noticed about them.',
  },
  ownWork: {
    id: 'opening.own-work',
    phase: 'warm-up',
    kind: 'behavioural',
    competency: 'own work',
    texts: [
      "Walk me through a piece of work you've done recently that you're proud of.",
      'Tell me about something you worked on in the last year, from start to finish. What was your part?',
      "What's the most interesting problem you've worked on lately, and how did you solve it?",
    ],
    points: ['own-part', 'reason-why', 'result', 'since-then'],
    ideal:
      'Last spring we kept missing our Friday deadline, and I was asked to find out why. My part was to follow every order for two weeks and write down where it waited. It turned out that most of the time was lost in one place: orders sat in an inbox that only one person read. I set up a shared list with a color for each step, and I trained the other four people on it, because a list that one person keeps has the same problem. In the first month late orders went from eleven to two. Since then we look at the list together every morning for five minutes.',
    followUps: ['What would you do differently today?', 'What did the others contribute?'],
    hint: 'Pick one piece of work. What was the problem, what did you do, what came of it?',
  },
  closing: {
    id: 'opening.your-questions',
    phase: 'closing',
    kind: 'motivation',
    readAs: 'questions',
    competency: 'interest',
    texts: [
      'What would you like to ask us?',
      "That's it from my side. What questions do you have for me?",
      'What do you want to know about working here?',
      "Now it's your turn. What would you like to know?",
    ],
    points: ['about-the-work', 'about-success', 'follows-up'],
    ideal:
      "Yes, three things. You mentioned earlier that the team has grown a lot this year. How has that changed the work day to day? Then I'd like to know what my first month would look like: who would show me how you do things, and who do I ask when I'm stuck? And what makes someone good at this job here? When you think of the person who does it best, what do they do that others don't?",
    followUps: [
      'Which of those matters most to you?',
      'Is there anything that would keep you from saying yes?',
    ],
    hint: 'Two or three real questions about the work. One can pick up something from the talk.',
  },
} as const satisfies Record<string, Opening>;

/** How answers to an opening are read, by its id; undefined for any other question, and where the kind says it. */
export const readAsOf = (id: string): Opening['readAs'] =>
  Object.values<Opening>(openings).find((opening) => opening.id === id)?.readAs;
