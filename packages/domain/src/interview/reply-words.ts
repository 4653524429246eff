const set = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** Verbs that need a subject: forms of "be", "have" and "do", and the modals. */
const auxiliaries = set(
  "am is are was were has have had do does did can could will would should might must isn't aren't wasn't weren't hasn't haven't hadn't don't doesn't didn't can't cannot couldn't won't wouldn't shouldn't",
);
const pasts = set(
  'became began broke burst brought built bought came caught chose cost cut did drew drove fell felt fought found flew forgot gave got grew went heard held hit kept knew laid led left lent let lost made meant met paid put quit ran rang read rose said sat saw sent set shook shot showed sold spent spoke stayed stood stuck stopped struck swept switched taught thought threw told took tried understood woke won wore wrote stepped asked spun slept beat dealt sought split spread',
);
const presents = set(
  'know knows think thinks want wants need needs use uses work works help helps make makes keep keeps get gets go goes like likes love loves say says tell tells ask asks take takes give gives see sees feel feels run runs try tries learn look looks start starts check checks call calls show shows mean means live lives teach teaches lead leads write writes believe',
);
/** "A guest named Bob", "the time spent": they describe, and are no verb of a clause. */
const describing = set(
  'named called based related compared entitled needed required used united limited detailed experienced advanced combined given',
);

/** Words that start a main clause. */
export const pronouns = set(
  'i we he she they it you this that there everybody everyone nobody somebody someone people',
);
export const determiners = set(
  'the a an my our your his her its their this these those each every another both all some no many most several few more less fewer',
);
export const conjunctions = set(
  'when while because since if although though until unless whenever where after before as that which who whether how what why',
);
const months =
  'january february march april may june july august september october november december jan feb mar apr jun jul aug sep sept oct nov dec';
export const timeNames: ReadonlySet<string> = new Set(
  `${months} monday tuesday wednesday thursday friday saturday sunday summer winter spring autumn christmas easter`.split(
    ' ',
  ),
);
/** Numbers in words, and words that are used as numbers. */
export const numberWord =
  /^(?:[$€£]?\d[\d.,:]*(?:%|k|m|x|h|st|nd|rd|th)?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|million|dozen|half|third|quarter|twice|double)(?:-[\w.]+)?$/;
export const units =
  /^(?:seconds?|minutes?|mins?|hours?|hrs?|days?|nights?|weeks?|weekends?|months?|years?|shifts?|quarters?|semesters?|decades?)$/;

/** A verb that a subject can have in front of it. */
export const isFiniteVerb = (word: string): boolean =>
  auxiliaries.has(word) ||
  pasts.has(word) ||
  presents.has(word) ||
  (/[^e]ed$/.test(word) && !describing.has(word));

/** A verb of the past that can only be one: "called the vendor". */
export const isPastVerb = (word: string): boolean =>
  /^(?:was|were|had|did|didn't|wasn't|couldn't)$/.test(word) ||
  pasts.has(word) ||
  (/[^e]ed$/.test(word) && !describing.has(word));

/** Verbs that say how something went. */
export const outcomes = set(
  'went worked was turned paid improved increased dropped fell rose ended became helped saved took cost failed',
);
export const plainVerbs = set(
  'ask check call tell listen write plan start stop keep take make say speak talk test read look wait trust stay be let never always double use get give set show share count confirm explain document label prepare bring',
);
