import type { Difficulty } from '../interview/catalog.ts';
import { type GameWord, readWords } from './word-lines.ts';

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
/** How many rounds take a word of the user's field, where the field is known. */
export const fieldRounds = 3;

/** How many letters the words of a level have. A longer word is harder to unscramble in the same minute. */
export const wordLetters: Record<Difficulty, { least: number; most: number }> = {
  easy: { least: 5, most: 7 },
  medium: { least: 7, most: 9 },
  hard: { least: 10, most: 14 },
};

/** Uppercase career words. None is an anagram of another, nor of another everyday word: PANEL would also be PLANE. */
export const gameWords: Record<Difficulty, readonly GameWord[]> = {
  easy: readWords(`
RESUME: Your work history on a page or two.
SALARY: Your pay for a year of work.
HIRING: Filling an open job with a new person.
OFFER: The good news after the last round.
CAREER: Your whole path through working life.
MANAGER: The person you report to.
SKILLS: What you're good at, like Excel or listening.
OFFICE: Where you find desks, printers and coworkers.
CLIENT: A customer you do work for.
BONUS: Extra pay for a good year.
TRAINEE: A new person who is still learning the job.
SHIFT: Your block of hours, such as nights.
MENTOR: An experienced person who guides you.
BUDGET: The money set aside for a plan.
AGENDA: The list of topics for a meeting.
PROJECT: A job with a start, a finish and a goal.
COMPANY: The business you work for.
DEGREE: What you earn at a university.
SUCCESS: The opposite of failure.
INTERN: A student working for a few months.
NOTICE: What you give two weeks before you quit.
BENEFIT: Health insurance or paid vacation, for example.
COVER: The kind of letter you send with an application.
COMMUTE: The daily trip to work.
HOURLY: Paid by the clock.
PAYROLL: The department that sends the checks.
COLLEGE: Where many people study after high school.
`),
  medium: readWords(`
INTERVIEW: Bring a few questions of your own to this.
OUTCOME: You can try your hardest and still not control this.
CANDIDATE: Voters and managers both end up picking one.
RECRUITER: They may message you when you aren't even looking.
REFERENCE: Ask people before you put them down as one.
FEEDBACK: It can sting, even when you asked for it.
PORTFOLIO: Designers show theirs off, and investors balance theirs.
EMPLOYER: Their name is on your W-2, right along with yours.
CONTRACT: Break one and you could end up in court.
DEADLINE: The closer it gets, the faster people move.
STRATEGY: A chess player needs one, and so does a general.
PROMOTION: Some people get one and then miss their old job.
SHORTLIST: Make it onto this and they'll want to meet you.
FREELANCE: No boss, but nobody pays you for sick days.
TEMPLATE: It saves you from starting with a blank page.
WORKSHOP: You could learn pottery or public speaking in one.
PROBATION: After 90 days of this, you can relax a little.
OPENING: Stores hold a grand one, and job hunters look for one.
HANDSHAKE: Too limp is bad, and too firm hurts.
VACANCY: A tired driver is glad to see it lit up in neon.
STRENGTH: They ask you to name one, and then its opposite.
COWORKER: You didn't pick them, but you see them every day.
OVERTIME: A tied game can go into it, and so can your Friday.
SEVERANCE: It softens the blow on your last day.
OBJECTIVE: It used to sit at the top of most resumes.
`),
  hard: readWords(`
NEGOTIATION: Working out a higher starting salary, for example.
COMPETENCIES: The abilities a structured interview scores.
PROFESSIONAL: Businesslike, polite and reliable.
QUALIFICATION: A license or diploma a job requires.
COLLABORATION: Working with others on the same thing.
ACCOUNTABILITY: Owning your results, good or bad.
ADAPTABILITY: Staying effective when plans change.
ENTREPRENEUR: A person who starts a business.
PRIORITIZING: Deciding what to do first.
COMMUNICATION: Getting your point across and listening.
ACHIEVEMENT: A result you're proud of.
STAKEHOLDER: Anyone affected by how a project turns out.
DELEGATION: Handing a task to someone else and trusting them.
INITIATIVE: Acting before anyone asks you to.
ONBOARDING: Everything that happens in your first weeks.
PERFORMANCE: What an annual review is about.
COMPENSATION: Pay and benefits taken together.
RESPONSIBILITY: A duty listed in a job description.
ORGANIZATION: A company, a charity or an agency.
IMPROVEMENT: A change that makes things better.
CONFIDENTIAL: Not to be shared with anyone.
BACKGROUND: The kind of check done before you start.
EXPERIENCE: Years you have already spent in a job.
NETWORKING: Meeting people who may help you find work.
RELOCATION: Moving to another city for a job.
`),
};

/** Words that the game no longer asks for: a few people still have them in their reviews. */
export const retiredWords: readonly GameWord[] = readWords(`
TALENT: A gift for doing something well.
MEETING: Several people, one table, an agenda.
PANEL: Several interviewers at once.
GOALS: What you want to reach, and by when.
TEAMWORK: Getting there together.
`);
