/** The fixed words of a letter. They state no fact about anybody. */

export const openings = {
  withCompany: (role: string, company: string) =>
    `I am writing to apply for the ${role} position at ${company}.`,
  withoutCompany: (role: string) => `I am writing to apply for the ${role} position with your team.`,
} as const;

/** Sentences that may close a paragraph; each is true of anybody who applies. */
export const courtesies = {
  interest:
    'What draws me to it is the work itself, and I would like to explain in person why I think that I can be of use to you.',
  evidence:
    'I would rather show than claim: in a conversation I can go through what I have done so far, step by step, with what went well and what I would do differently now.',
  questions:
    'I would also like to ask you what matters most in the first months of this role, and how you would notice that somebody does it well.',
  learning: 'Where something is new to me, I say so early, ask, and learn it properly.',
  colleagues: 'I value clear agreements, honest feedback and colleagues who tell each other what they need.',
  reading:
    'What a text can say about a position is little; I would like to hear the rest from the people who do the work every day.',
  start:
    'My aim for the first weeks would be simple: listen, understand how you work and why, and then take over what helps most.',
  flexible:
    'I am glad to answer questions in advance, to complete a task that shows how I work, or to speak with the people whom I would work with.',
  thanks: 'Thank you for your time and for reading my application.',
  hope: 'I look forward to hearing from you.',
  papers: 'You will find the details in my resume; I have kept this letter to what matters for the role.',
} as const;

/** Everything above and the words around the inserted facts, for telling fixed wording from claims. */
export const letterWording = [
  openings.withCompany('', ''),
  openings.withoutCompany(''),
  ...Object.values(courtesies),
  'Dear hiring team of Sincerely',
  'I hold qualification is qualifications are background',
  'I bring years of experience to this role',
  'My experience in short',
  'Your posting asks for names puts weight on these are among the skills that I bring I work with from my own practice',
  'My key skills also include which I would bring as well',
  'In your words the role is about',
  'Your posting also mentions I would be glad to talk about where I stand with it',
  'Each of them is something that I can speak about with examples',
].join('\n');
