import type { Sense } from './sense.ts';

/** What a trait may stand in front of and still be somebody's: "a creative thinker", "a structured approach". */
const ofPerson =
  'and|or|but|yet|&|in|with|when|to|about|as|who|while|enough|for|individuals?|persons?|personality|people|candidates?|professionals?|self|starter|players?|teammates?|think\\w*|mindset|attitude|approach|manner|way|work\\w*|colleagues?|leaders?|mind|nature|spirit|demeanor|style|problems?|solutions?|ideas?|skills?|abilit\\w+|students?|graduates?|employees?|engineers?|developers?|analysts?|designers?|specialists?|assistants?|managers?|associates?|consultants?|communicators?|writers?|researchers?|team members?|outlook|energy|disposition';

/** Words for machines that stand in one list with "reliable" and "resilience". */
const ofMachines =
  'scalab\\w+|robust\\w*|secur\\w+|efficien\\w+|efficacy|accura\\w+|performan\\w+|availab\\w+|fast|maintain\\w+|safe\\w*|stab\\w+|clean|testable|quality|validity|systems?|services?|data|products?|networks?|equipment|operational|site|usab\\w+|durab\\w+|verif\\w+|repeat\\w*|cost';

/** Adjectives of a person that say something of a thing here: "an ambitious company", "reliable systems". */
export const traitSenses: readonly Sense[] = [
  {
    word: /^(?:ambitious|dedicated|committed|reliable|resilient|versatile|structured|creative|innovative|energetic|independent|positive|forward[- ]thinking|diligent|entrepreneurial)$/i,
    after: new RegExp(`^\\s+(?!(?:${ofPerson})\\b)\\p{L}`, 'iu'),
  },
  {
    before: new RegExp(`\\b(?:${ofMachines})[,\\s]+(?:and\\s+|or\\s+)?(?:highly\\s+)?$`, 'i'),
    word: /^(?:reliable|reliability|resilient|resilience|resiliency|accuracy|responsive)$/i,
  },
  {
    word: /^(?:reliable|reliability|resilient|resilience|resiliency)$/i,
    after: new RegExp(`^(?:,|\\s+and|\\s+&|/)\\s*(?:and\\s+)?(?:highly\\s+)?(?:${ofMachines})\\b`, 'i'),
  },
  {
    word: /^(?:reliability|resilience)$/i,
    after: /^\s+(?:engineer\w*|test\w*|analys\w+|of|issues?|goals)\b/i,
  },
  { word: /^structured$/i, after: /^\s+(?:and|or) (?:un|semi)/i },
  {
    word: /^hands[- ]on$/i,
    after:
      /^\s+(?:\p{L}+ )?(?:experiences?|training|learning|knowledge|skills?|practice|reproduction|opportunit\w+|cod\w+|use|work(?:shops?)?|testing|development|projects?|environment|exposure|support|care)\b/iu,
  },
  { word: /^autonomy$/i, after: /^\s+(?:algorithms?|stack|software|systems?|solutions?)\b/i },
  {
    word: /^cooperative$/i,
    after:
      /^\s+(?:social|behaviou?r|learning|agreements?|programs?|extension|housing|education|play|bank|purchasing)\b/i,
  },
  { word: /^confidence$/i, after: /^\s+(?:intervals?|levels?|in (?:our|us))\b/i },
  { word: /^driven$/i, after: /^\s+by\b/i },
  { word: /^responsible$/i, after: /^\s+(?:ai|gaming|disclosure|use|business|company)\b/i },
  { word: /^organized$/i, after: /^\s+(?:in|by|into|as|around|crime|labor|retail|events?)\b/i },
  {
    word: /^organi[sz]ational$/i,
    after:
      /^\s+(?:goals?|objectives?|charts?|change|culture|structure|needs|effectiveness|design|performance|levels?|policies|polic[iy]\w*|values|creativity|success|units?|boundaries|mission|strateg\w+|priorities|growth|standards|leadership|leaders|development)\b/i,
  },
  {
    before: /\b(?:in|fosters?|encourages?)\s+$/i,
    word: /^collaborative$/i,
    after: /^\s+and\s+\p{L}+\s+(?:environment|culture|team)/iu,
  },
  {
    before: /\b(?:our|an?|in|with)\s+(?:[\p{L}-]+[, ]+){0,2}$/iu,
    word: /^(?:energetic|passionate|creative|innovative|collaborative|friendly|ambitious|curious|dedicated|entrepreneurial)$/i,
    after:
      /^(?:,\s+[\p{L}-]+){1,3}(?:,?\s+and\s+[\p{L}-]+)?\s+(?:teams?|compan(?:y|ies)|environments?|culture|startup|organi[sz]ation|group|workplace|community)\b/iu,
  },
  { word: /^hard work$/i },
  { word: /^goals? set$/i },
  { word: /^(?:teams working|team works)$/i },
  { word: /^articulate$/i, after: /^\s+(?:\d|storyline|rise|360)/i },
];
