import type { Difficulty } from '../interview/catalog.ts';

/** Word Scramble. The numbers are the specification's. */
export const gameSeconds = 60;
export const gameRounds = 5;
export const pointsPerWord: Record<Difficulty, number> = { easy: 10, medium: 20, hard: 30 };
/** Points per word of the streak before the answer. */
export const streakBonusPoints = 5;
export const resultsDelayMs = 500;
export const recentGamesOnLoad = 5;
export const recentGamesAfterGame = 10;
/** What a trial user plays. */
export const trialGameDifficulty: Difficulty = 'easy';

/** A word to find, and what it means in a few words. */
export interface GameWord {
  word: string;
  clue: string;
}

const read = (lines: string): GameWord[] =>
  lines
    .trim()
    .split('\n')
    .map((line) => {
      const [word = '', clue = ''] = line.split(':').map((part) => part.trim());
      return { word, clue };
    });

/** Uppercase career words. None can be spelt from the letters of another, nor from another common word's. */
export const gameWords: Record<Difficulty, readonly GameWord[]> = {
  easy: read(`
RESUME: Your working life on a page or two.
SALARY: What the work is paid.
HIRING: What a firm does when it has an opening.
OFFER: The letter everybody waits for.
CAREER: All your jobs, in the order you held them.
MANAGER: The person you would report to.
SKILLS: What you can do, and can show.
OFFICE: A place of work with desks.
CLIENT: Somebody you work for.
BONUS: Paid on top, when things went well.
TALENT: What recruiters say they look for.
TRAINEE: Somebody who is learning the job.
SHIFT: Hours worked in one go.
MENTOR: An experienced person who helps you grow.
BUDGET: Money you are trusted to plan.
MEETING: Several people, one table, an agenda.
PROJECT: Work with a beginning and an end.
COMPANY: The firm that hires you.
DEGREE: What a university gives at the end.
SUCCESS: What a good result is called.
PANEL: Several interviewers at once.
GOALS: What you want to reach, and by when.
INTERN: Works for some months, to learn.
NOTICE: Weeks between saying you leave and leaving.
`),
  medium: read(`
INTERVIEW: A conversation with an offer at stake.
OUTCOME: What changed because of what you did.
CANDIDATE: Somebody who might get the job.
RECRUITER: Finds people for a role.
REFERENCE: A person who can vouch for you.
FEEDBACK: What others tell you about your work.
PORTFOLIO: Work you can show.
EMPLOYER: The one who signs the contract.
CONTRACT: The terms of work, signed by both.
TEAMWORK: Getting there together.
DEADLINE: The day it has to be done.
STRATEGY: A plan for the long run.
PROMOTION: A step up in the same firm.
SHORTLIST: The few who get invited.
FREELANCE: Working for many, employed by none.
ONBOARDING: The first weeks in a new job.
TEMPLATE: A form to start from.
WORKSHOP: Half a day of learning by doing.
`),
  hard: read(`
NEGOTIATION: Talking until both can say yes.
COMPETENCIES: What a structured interview measures.
PROFESSIONAL: Somebody who does it for a living, and well.
QUALIFICATION: What proves that you may do the job.
COLLABORATION: Working on one thing with others.
ACCOUNTABILITY: Answering for what you own.
ADAPTABILITY: Coping well when plans change.
ENTREPRENEUR: Starts a business of their own.
PRIORITIZING: Deciding what comes first.
COMMUNICATION: Saying it so that it arrives.
ACHIEVEMENT: Something done that you may be proud of.
PROBATION: The first months, when both sides decide.
STAKEHOLDER: Anybody with an interest in how it ends.
DELEGATION: Giving a task to someone, and trusting them.
INITIATIVE: Starting without being asked.
`),
};
