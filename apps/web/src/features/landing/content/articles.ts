import type { Article } from '../writing.ts';

/** The articles of the blog, the newest thinking first. */
export const articles: readonly Article[] = [
  {
    slug: 'the-result-is-the-answer',
    title: 'The result is the answer',
    description: 'Most stories stop one sentence early. How to end yours with something that changed.',
    lead: 'Listen to practice answers for an afternoon and you hear the same ending again and again: “and in the end it all worked out well.”',
    sections: [
      {
        title: 'Why the last sentence matters',
        blocks: [
          'An interviewer asks about the past to guess at the future. What you did is one half of the evidence; what it changed is the other. Without a result, a careful piece of work and a waste of a month sound alike.',
          'The last sentence is also the one the interviewer writes down. If it is vague, the note is vague.',
        ],
      },
      {
        title: 'If you have no number',
        blocks: [
          'Not every result was measured, and an invented number falls apart at the first question about it. There are honest ways to say how far something moved:',
          [
            'Before and after: “The report took a day to prepare. Now it takes twenty minutes.”',
            'Scope: “Three other teams took over the checklist and still use it.”',
            'A decision: “We stopped the project, which freed two people for the release.”',
            'A reaction: “The customer had given notice and renewed for another year.”',
          ],
        ],
      },
      {
        title: 'When it went wrong',
        blocks: [
          'A failed project can be a strong answer. Say plainly what failed, what part of it was yours, and what you do differently since. The proof is the later occasion on which you did it differently.',
          'An exercise: take three stories you plan to tell and write only their last sentence. If a stranger could not say what changed, rewrite the sentence before you touch the rest.',
        ],
      },
    ],
  },
  {
    slug: 'star-without-the-stiffness',
    title: 'STAR without the stiffness',
    description:
      'Situation, task, action, result is a good skeleton and a poor script. How to share out your two minutes.',
    lead: 'The STAR method is taught everywhere, and it shows. Candidates announce each letter and spend most of their time on the first one.',
    sections: [
      {
        title: 'Share out the time',
        blocks: [
          'In an answer of two minutes, the situation and the task together deserve about thirty seconds, the action about a minute, the result the last thirty seconds. Most first attempts are the other way round, because the background is the easiest part to remember.',
          'Ask of every sentence of background: would the action be hard to follow without it? If not, leave it out. An interviewer who wants to know will ask.',
        ],
      },
      {
        title: 'Say “I” where it was you',
        blocks: [
          'Modest people say “we” throughout, and the listener cannot tell what they did. Use “we” for the goal and “I” for your part: “We had to move the shop before the holidays. I wrote the plan for going back if it failed.” That is precise and takes nothing from anyone.',
        ],
      },
      {
        title: 'Name the fork in the road',
        blocks: [
          'The most telling part of an action is the choice inside it. What else could you have done, and why did you not do it? One sentence about the other path shows judgment better than five about diligence.',
          'Then practice out loud from four key words, never from a full text. A text learned by heart breaks at the first interruption; four words do not.',
        ],
      },
    ],
  },
  {
    slug: 'eight-stories-for-forty-questions',
    title: 'Eight stories for forty questions',
    description:
      'You do not need an answer for each question. You need a few true stories that you know well.',
    lead: 'Lists of a hundred interview questions make people anxious and little else. Behind the hundred stand about eight themes.',
    sections: [
      {
        title: 'The themes',
        blocks: [
          [
            'A disagreement with a colleague or a manager',
            'A failure, and what came of it',
            'A goal you reached against the odds',
            'A time you led without having the title',
            'A decision with too little information',
            'Something you improved that nobody had asked you to',
            'Working under a deadline or with too few people',
            'Learning something quickly that you did not know',
          ],
        ],
      },
      {
        title: 'Build the set',
        blocks: [
          'Write down one event for each theme, in five lines at most: where, what was at stake, what you did, what changed, what you learned. Prefer the last three years, and prefer events with friction in them. A story in which nothing was difficult shows nothing.',
          'Then test the set crosswise. A good story serves two or three themes with a different emphasis. If one event answers six of them, look for another: an interviewer who hears about the same project four times wonders about the rest of your career.',
        ],
      },
      {
        title: 'In the room',
        blocks: [
          'When a question comes, take three seconds to choose. A short silence reads as thought. Say which story you are going to tell in one line, and check that it fits: “I could tell you about a release we had to stop. Is that the kind of thing you mean?”',
        ],
      },
    ],
  },
  {
    slug: 'thinking-aloud-in-technical-rounds',
    title: 'Thinking aloud in technical rounds',
    description: 'What to say while you solve a problem, and when to be quiet.',
    lead: 'In a technical round the interviewer does not see your thoughts. A right answer after ten silent minutes tells less than a half-finished one with a clear path.',
    sections: [
      {
        title: 'Begin with the question',
        blocks: [
          'Repeat the problem in your own words and ask about what is missing: the size of the input, the strange cases, what matters more, speed or memory or a simple design. Two good questions at the start often save a wrong turn later, and asking them is a part of the job you apply for.',
        ],
      },
      {
        title: 'Say the plain solution first',
        blocks: [
          'Name the simplest thing that works, and its cost: “I could compare every pair, which is quadratic. Let me see whether sorting helps.” You now have a solution to fall back on, and the interviewer knows that you know it is not the last word.',
          'From there, speak at the joints: when you choose, when you doubt, when you change your mind. Between the joints you may be quiet. “Give me half a minute to think this through” is a perfectly good sentence.',
        ],
      },
      {
        title: 'When you are stuck',
        blocks: [
          'Say what you have ruled out and why. Try the smallest example by hand. If a hint comes, take it: working with a hint is what colleagues do all day.',
          'At the end, test your own work before you are asked to. Walk one ordinary case and one odd case through it, and name what you would improve with another hour.',
        ],
      },
    ],
  },
  {
    slug: 'the-week-before',
    title: 'The week before',
    description: 'A plan for seven days with less than an hour on each, and nothing on the last evening.',
    lead: 'Cramming works for facts. An interview asks for recall under pressure, and that grows from short practice with sleep in between.',
    sections: [
      {
        title: 'Days seven to five: collect',
        blocks: [
          'Read the job post with a pen. Mark what is demanded, what is wished for, and every word that appears twice. For each demand, note the piece of your own work that comes closest. Where there is none, prepare an honest sentence: what you know that is near to it, and how you would learn the rest.',
          'Choose your stories and write down their key words.',
        ],
      },
      {
        title: 'Days four to two: rehearse',
        blocks: [
          'Answer out loud, against a clock. Once a day is enough, with three to five questions each time. Read what you said afterwards and change one thing only: the vague ending, the long beginning, the missing “I”. Changing everything at once changes nothing.',
          'Prepare your own questions too. Good ones cannot be answered by the website: what the first three months look like, what made the last person in the role succeed, what the team would like to do better.',
        ],
      },
      {
        title: 'The last day: stop',
        blocks: [
          'Check the way or the link, the camera and the name of the person you will meet. Lay out what you need. Then stop. An evening of rest is worth more than a ninth story.',
          'After the interview, write down the questions while you remember them, whatever your feeling was. They are the best material for the next one.',
        ],
      },
    ],
  },
];
