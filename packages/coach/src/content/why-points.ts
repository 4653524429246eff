/**
 * What a good answer says to a question that a trade asks for "why this job?". Not every one asks for reasons: "What would you change on
 * our menu?" is about the place, "How do you feel about the nights?" about the hard part, "Which building of yours ...?" about one's work.
 */
interface Theme {
  id: string;
  asked: RegExp;
  /** Labels of common points. */
  points: readonly string[];
}

const themes: readonly Theme[] = [
  {
    id: 'place',
    asked:
      /\bnotice(?:d)? (?:about|when|the)\b|\b(?:tried|look(?:ed)? at|think of|about) our\b|\bchange (?:about|one)\b|\bcaught your eye\b|\blook at in your first\b|\bwant to know in your first\b|\bhow we sell\b|\bour company does\b/i,
    points: ['why-here', 'reason-why'],
  },
  {
    id: 'hard-part',
    asked:
      /^(?!why).*(?:\bhow (?:do|would|does|s) (?:you|that) (?:feel|live|stay|take|cope|get through|deal|switch|work for)|\bhow's that\b|\bhow do you (?:see your job|plan to)|\bis that what you want\b|\bwhat(?:'s| is) (?:really )?hard\b|\bin it for you\b|\bgets you out\b)/i,
    points: ['hard-part', 'real-case'],
  },
  {
    id: 'why-here',
    asked: /\bwhy\b.*\b(?:us|our|here|this (?!work|line of work|trade|job in))\b|\bapply\b/i,
    points: ['own-reason', 'why-here'],
  },
  {
    id: 'why',
    asked:
      /\bwhy\b|\b(?:got|made|makes|brought|brings|drew|keeps|gets) (?:you|us|our|someone|somebody pick)\b|(?<!\bare you )\b(?:like|enjoy|love|worth|interest|see yourself|get out of|appeal)/i,
    points: ['own-reason', 'real-case'],
  },
];
/** Where none of them is asked about, it is about the work itself. */
const ownWork = { id: 'own-work', points: ['real-case', 'reason-why'] };

/** The theme of a trade's question about motives, and the labels of the points that fit it. */
export function whyPointsOf(text: string): Pick<Theme, 'id' | 'points'> {
  return themes.find(({ asked }) => asked.test(text)) ?? ownWork;
}
