/**
 * The weights, thresholds and caps that the built-in engine's scores depend on, with their units and what they earn. A limit that only
 * one gate or one text pattern uses is beside it, and `told.ts` holds the figures for how concrete an answer is. The figures come from `npm run evals`: marks of teachers in `../shared/data/graded`, and answers of people without a part in the
 * code. Weights of dimensions and signals are the rubric's (`rubric.ts`).
 */

/**
 * Overlap of an answer with a reference, 0 to 1: recall, F and character runs under a square root, and the length of the
 * reference. Macro r on teachers' marks .567; recall alone .555, four measures with near words .546 before.
 */
export const overlap = {
  /** Weight of a word that the question holds: repeating it is no answer. .2 to .4 are alike; 1 costs .015. */
  questionWord: 0.25,
  /** How often recall counts beside F and character runs. */
  recallTimes: 2,
  /** Share of the value that follows from the answer's length beside the reference's, up to 1. Earns .011; .3 costs as much. */
  length: 0.1,
  /** Words as common as this in the bank's sentences (share of the largest rarity) show nothing by their letters. */
  tellingRarity: 0.5,
  /** Characters a run. */
  characters: 3,
} as const;

/**
 * Relevance to a question, 0 to 1: the rare words of the question that the answer holds. AUC .89 on real interview answers
 * against answers to other questions; the seven measures of rubric 1.x reached .83 at best. Words that only mean nearly the
 * same cost .015, so they only keep an answer from being called off topic.
 */
export const relevance = {
  /** Rarity of shared words (natural logarithm) that makes an answer wholly relevant: the mean of answers to their own question. */
  full: 8,
  /** The most that one word counts: a single rare word must not decide. */
  oneWord: 4,
  /** Worth of a rare word of a sample story, and the share of the largest rarity that makes it one. */
  storyWord: 0.5,
  rareInStory: 0.55,
} as const;

/**
 * How likely it is that an answer to a question makes one of its points: a logistic model over what was found, fitted on 7,540 marks
 * that readers set on 1,200 answers by writers who had seen neither points nor code (a point that is touched counts half), with sample
 * answers at a quarter of the weight and labels in frames at .02 as answers that say nothing. What each part earns was measured on sets and
 * questions that were left out when fitting: points found of those said, at 6% false finds.
 */
export const evidence = {
  bias: -5.764,
  /** All groups of an anchor in one stretch. Earns 3 of 100 points. */
  anchored: 0.988,
  /** Mean share of the ways to say the point that the answer shares most with, 0 to 1. Earns 2. */
  ways: 4.635,
  /** Words of the point's vocabulary in a stretch of the answer, in units of 20 (natural logarithm of rarity). */
  vocabulary: 1.665,
  /** Place in the question's list, 0 to 1: what comes later is said less often. Earns 1. */
  place: -0.815,
  /** Natural logarithm of the answer's words: people who say more make more points. */
  words: 0.982,
  /** Share of the question's own telling words: said back, they show the subject and not the point. */
  asked: -0.575,
  /** Numbers told: who is concrete makes more points than others do in as many words. Earns 1. */
  numbers: 0.15,
  mostNumbers: 5,
  /** Words that a number takes: a list of them tells nothing. */
  wordsEach: 25,
  /** All the other points are anchored: who makes those most likely makes this one, in words that nobody wrote down. */
  complete: 1.682,
} as const;

/** How likely it is that an answer is about the question at all, from the means over its points. Length counts only here. */
export const topic = {
  /** What people lived through. AUC .95 for answers to their own question against the same answers to two others. */
  told: {
    bias: 3.32,
    anchored: 4.16,
    clause: 7.48,
    /** Square root of the vocabulary in the whole answer. */
    vocabulary: 6.88,
    /** Share of the question's own telling words. AUC .956 without it. */
    asked: 1.85,
    words: -3.22,
  },
  /** What people would do, with the rare words of question and sample answer: docs/decisions/051. AUC .985 (.95 without those). */
  planned: { bias: 12.04, anchored: 2.63, clause: 5.11, vocabulary: 2.37, asked: 2.21, words: -5.42 },
  /** Shares of the rarity of the question's and the sample answer's words. */
  question: 8.01,
  sample: 25.6,
  /** Likelihood from which on an answer counts as being about the question. Lower doubles what other answers get, higher costs finds. */
  sure: 0.37,
} as const;

/** Where a key point counts as what, by its likelihood: see docs/features/coach.md. */
export const zones = {
  /** Shown with its words and praise: false in at most 3 of 100. */
  seen: 0.88,
  /**
   * The quoted words: how much they must hold of the point's vocabulary, and how much more than of any other point's. Of 123 quotes that a
   * strict reader judged, 28% had the wrong words; of those he knew that are left, 12%.
   */
  quoted: { holds: 0.8, lead: 0.25 },
  /**
   * What shows a point in the quoted words alone, added up: a whole anchor, the share of an authored clause, vocabulary. Fitted on 10,906 quotes from
   * sample answers, for the question they were written for and for another of the trade, which it tells apart with AUC .82. Of 98 quotes that two
   * readers judged, `least` leaves 7 of 22 wrong and 49 of 76 right ones.
   */
  sure: { anchored: 1.5, share: 3, vocabulary: 0.5, mostVocabulary: 2, least: 3.2 },
  /** Adds to the score as recognized. */
  counted: 0.558,
  /**
   * Under this it may be asked: of 1,787 marked questions at .13, 3% were answered and 11% half answered; of the 22% that .09 leaves
   * out, 5% and 16%. Between, neither praise nor question.
   */
  ask: 0.09,
  /** The same for an answer with a low score, if the point has no anchor. A general remark was useless 45 times of 52; 3 of 37 such questions were answered. */
  askWhenLow: 0.25,
} as const;

/** The words by which a stretch of an answer is about a point. */
export const vocabulary = {
  anchorWord: 1,
  sayWord: 0.8,
  askWord: 0.7,
  questionWord: 0.3,
  /** Words of a stretch, and from one to the next. */
  stretch: 24,
  step: 4,
  unit: 20,
  /** The fewest and the most words that an answer counts as having. */
  leastWords: 15,
  mostWords: 300,
  /**
   * In a trade with points of its own, what a root tells falls with the share of its points that have it: the logarithm's share, bent, at
   * least so much, and lifted as a whole. Measured in docs/features/coach.md.
   */
  tradeBend: 2,
  tradeGain: 1.6,
  tradeLeast: 0.1,
  /** Fewer points don't show what a trade speaks of. */
  fewestOfTrade: 8,
} as const;

export const matching = {
  /** Words of the stretches in which anchors are looked for. In clauses they miss a sentence that goes on: 3 of 100 points. */
  anchorSpan: 22,
  /** Words from the first to the last of a red flag: dictated clauses run on, and a red flag must not be put together from two. */
  flagSpan: 12,
  /** Added to the weight of every authored clause, so that a short one needs all of itself. */
  slack: 2,
  /** Words in a row that make a copy of what the product printed. */
  echoRun: 4,
  /** Other words allowed between neighbors of a phrase. */
  phraseGap: 2,
  /** Ways to say a point, the best first, whose shares are averaged. One way is soon shared by chance. */
  ways: 5,
} as const;

/** Text without full stops is taken as dictated. Only quotes and gates on form depend on it. */
export const dictation = {
  /** Words from which on a text may be split. */
  leastWords: 40,
  /** Words a sentence above which it runs on; prose seldom passes 35. */
  wordsPerSentence: 38,
  /** Words before a connective may end a sentence. */
  shortestSentence: 7,
  /** Words before a bare "I" or "we" starts a new one. */
  longSentence: 16,
} as const;

/** How much key points, story and form count. */
export const substance = {
  /** What form is worth to an answer without any substance, 0 to 1. */
  form: 0.15,
  /** Story: share of its parts. */
  story: 0.45,
  /**
   * Nobody can list the words that people use for who they are and why they applied. On 40 such answers of equal length at every level, the
   * AUC is .56 for points, .83 for numbers, .74 for words like "then" and .67 for own actions. `enough` is a count.
   */
  concrete: {
    numbers: { worth: 0.4, enough: 2 },
    order: { worth: 0.3, enough: 2 },
    actions: { worth: 0.3, enough: 4 },
    scene: 0.1,
    carries: { motivation: 0.8, statement: 0.5 },
  },
  /** Telling of oneself concretely: how often "I" is enough, and its worth as a share of the points. Orders 4 more of 100 pairs. */
  ownTelling: { singular: 4, points: 0.7 },
  /** What is left of what anybody could say, 0 to 1. `free` is a story that nobody authored points for: 1 more of 100 pairs, .004 of the AUC. */
  general: { story: 0.65, free: 0.8, oneself: 0.85 },
  /** What candidates ask at the end carries their answer. */
  asked: 0.8,
  /** Content: share of its points. */
  content: { behavioural: 0.7, motivation: 0.3, statement: 0.7, questions: 0.3, other: 1.15 },
  /** What an answer earns where it has no word of the question, 0 to 1. */
  unrelated: { authored: 0.36, other: 0.3 },
  /** Likeness that two stories on anything have. */
  chanceLikeness: 0.25,
  /** What the points of an answer lose that is only begun, and the share of the kind's usual length at which it is worked out. */
  workedOut: 0.4,
  fullyToldAt: 1.5,
  /** Points of a question below which the length of the answer counts for those that are not listed. Keeps two keywords from 60 of 100. */
  fewPoints: 4,
  /** What a part of a story counts that only a point of the kind recognized, 0 to 1. */
  partByPoint: 0.1,
  /** Likelihood of being about the question at which an answer is wholly on it; below, its square root counts. */
  onTopic: 0.7,
  /** Own actions that make a story of an event, where the question has no other telling word. */
  toldActions: 3,
  /**
   * What it is worth to be on the question, as a share of every signal. Without authored points it is most of what can be known: AUC
   * .87 on real interview answers, .86 at .5 and .75 without it.
   */
  onQuestion: { authored: 0.12, other: 0.6 },
  /** Share of the points of a kind in the coverage of a question that nobody authored; the rest is how far it is worked out. */
  kindPoints: 0.5,
  /**
   * Overlap that two texts of any subject have, and what lies between that and the same words. The longer a reference (in words), the
   * less of it an answer in other words holds: the bend puts strong answers at 75 there.
   */
  overlap: { none: 0.1, span: 0.82, bend: 0.38, longReference: 90 },
} as const;

/** The shortest answer, in words, of which a gate may say that it is about something else. */
export const offTopicWords = { besideReference: 12, otherwise: 40 } as const;

/** What a longer text on anything has by chance: an everyday word or two of the question, and some overlap with any reference. */
export const chance = {
  relevance: 0.3,
  overlap: 0.36,
  /** Under this an answer has nothing of the reference, and takes half of the question's words to be about it. */
  noOverlap: 0.3,
  manyWords: 0.5,
  /** Likelihood of being about a question with authored points, under which a text is off topic. No honest answer of 1,200 is called off topic; 10 were at .02. */
  topic: 0.01,
} as const;

/** Gates fire on gaming. Each is at least 80% precise on graded answers; `npm run evals` prints how often it is wrong. */
export const gates = {
  /**
   * Share of the words that repeat what the product printed. No honest answer of 800 to a question with
   * authored points has more than .17; without them the product prints little that an answer could repeat.
   */
  echoShare: { authored: 0.18, other: 0.4 },
  /** Share of clauses that the text itself takes back. */
  takenBack: 0.5,
  /** Closeness to the ideal answer from which on an answer is a copy with changes. */
  copy: 0.25,
  /** Share of runs of five words that stand in the sample answer that was shown. */
  pasted: 0.6,
  /** Authored clauses, word for word, from which on an answer is copied from the bank's own files. */
  copiedClauses: 3,
} as const;

/** The most that an answer can get once the gate has fired, in points of 100. */
export const gateCaps = {
  empty: 0,
  not_english: 0,
  no_words: 0,
  one_word: 15,
  echoed_question: 15,
  keyword_list: 15,
  shuffled_words: 15,
  repetition: 15,
  gibberish: 15,
  injection: 15,
  off_topic: 15,
  taken_back: 15,
  copied_phrases: 30,
  red_flag: 35,
  pasted_ideal: 60,
} as const;
export type GateId = keyof typeof gateCaps;

/** A score below this needs improvement, as its label says, so something has to say why. In points of 100. */
export const lowScore = 60;
/** Confidence by how many of a question's points the engine recognized. */
export const confidence = {
  /** Share of the points recognized, seen or counted, from which on confidence is high or medium, with enough words. */
  high: 0.75,
  medium: 0.5,
  /** Words under which nothing is sure. */
  fewWords: 25,
  /** Points below and above a score at low confidence. The level that a writer meant lies within in 70% of 337 answers, within 8 in 38%. */
  range: { below: 8, above: 25 },
} as const;

/**
 * Whether words that a user points at have to do with a point. Measured on a fifth of the bank, one authored clause left out at a time: 95%
 * of the clauses for a point are taken, 21% of those for another point of its question, 14% of those for another question. With one shared
 * word, as it was before: 93%, 39% and 10%. Of whole sentences for another point 11% are taken, 74% before.
 */
export const relation = {
  /** Share of the telling words, by rarity. */
  share: 0.2,
  /** What a word counts that stands in the question itself: .3 to 1. */
  questionWord: 0.3,
} as const;
