/** The fixed words of a letter. They state no fact about anybody. */

export const openings = {
  withCompany: (role: string, company: string) => `I am applying for the ${role} position at ${company}.`,
  withoutCompany: (role: string) => `I am applying for the ${role} position with your team.`,
} as const;

/** Sentences that state intentions and courtesies; each is true of anybody who applies. */
export const courtesies = {
  evidence:
    'In an interview I can take you through the work behind each of these points: what the situation was, what I did myself, what came of it, and what I would do differently today.',
  contribution:
    'I would welcome a conversation about where I could help you soonest, and about how you will know after a few months that you chose the right person.',
  start:
    'In the first weeks I would listen more than I speak: learn how you work, who depends on what, and where help is needed first. After that I would like clear goals, agreed with you, and honest feedback on how I am doing.',
  learning:
    'Where a part of the role is new to me, I will say so early and put in the time to learn it properly.',
  flexible:
    'If it would help you decide, I am happy to complete a short task, to meet the people I would work with, or to answer questions in writing beforehand.',
  problems:
    'I would also like to hear which problems you want this role to solve first, and to tell you plainly how I would go about them.',
  papers: 'My resume has the details; this letter is kept to what matters for the role.',
  thanks: 'Thank you for taking the time to read this.',
  hope: 'I look forward to hearing from you.',
} as const;

/** Everything above and the words around the inserted facts, for telling fixed wording from claims. */
export const letterWording = [
  openings.withCompany('', ''),
  openings.withoutCompany(''),
  ...Object.values(courtesies),
  'Dear hiring team of Sincerely',
  'I hold my qualification is qualifications are in from',
  'I bring years of experience to this role',
  'My work so far',
  'One line of your posting stood out to me',
  'Your posting asks for and I bring it both each of them',
  'Beyond that I offer my key skills are',
].join('\n');
