import type { Sense } from './sense.ts';

const unit =
  'Department|Dept\\.?|Ministry|School|Institute|College|Office|Bureau|Board|Center|Centre|Society|Association|Faculty|Division|Secretary|University';
const house =
  'Laborator(?:y|ies)|Institute|Association|Society|University|College|Hospital|Foundation|Agency|Bureau|Commission|Authority|Council|Ministry';

/** Words that are a part of some other name, or that others do, have or are exposed to. */
export const nameSenses: readonly Sense[] = [
  // Somebody's title, unless it is the applicant's: at the head of a line, or behind "as a".
  {
    before:
      /^(?![\s\S]*(?:\b(?:[Aa]s an?|[Ee]xperienced|[Ss]eeking an?|[Ll]ooking for an?|[Hh]iring an?|[Nn]eed an?|is an?|[Jj]oin (?:us|our team) as|[Pp]revious|[Pp]rior|or|[Cc]ertified|[Ll]icensed|[Yy]our role as|of) (?:[\p{L}&/-]+ ){0,3}|(?:^|\n)[•*\s-]*(?:(?!The\b)\p{Lu}[\p{L}&./-]*[ ,]*){0,4})$)/u,
    word: /\b(?:manager|owner|analyst|supervisor|leader|director|developer|recruiter|engineer|designer|administrator|coordinator|architect|scientist|technician|accountant|estimator|operator|dispatcher|receptionist|cashier|bookkeeper|secretary|representative|specialist)$/i,
  },
  // Somebody beside the applicant: "hands the plate to a server", "with the supervising editor".
  {
    before:
      /\b(?:to|with|by|from|the|other|our)\s+(?:(?:an?|the|other)\s+)?(?:\p{L}+,?\s+(?:and|or|&)\s+)?$/iu,
    word: /^(?:bartender|server|waiter|waitress|host|hostess|chef|cook|cashier|nurse|teacher)s?$/i,
    after: /^(?!\s+(?:experience|skills?|position|role|certifi\w+|licen[cs]e))/i,
  },
  {
    before: /\b(?:to|with|by|from|under)\s+(?:[\p{L}-]+\s+|,\s*|&\s*){0,5}$/iu,
    word: /^supervising$/i,
    after: /^\s+\p{L}+(?:er|or|ist|ian|ant|ney|nurse)s?\b/iu,
  },
  {
    word: /^supervised$/i,
    after:
      /^\s+(?:\p{L}+\s+)?(?:environments?|settings?|areas?|hours|experience|practice|play|study|fieldwork|access)\b/iu,
  },
  // What somebody else wrote or keeps: "read technical manuals", "data consistency and integrity", "table maintenance".
  {
    before: /\b(?:read|interpret|follow|understand|consult|us)(?:e|s|ing)?\b[^.;]{0,40}$/i,
    word: /^(?:technical|user|operating) (?:manuals?|documents?|documentation|instructions)$/i,
  },
  { before: /\b(?:consistency|quality|completeness|availability),?\s+(?:and\s+)?$/i, word: /^integrity$/i },
  { before: /\b(?:table|database|record|file|list)s?\s+$/i, word: /^maintenance$/i },
  // "School of Social and Behavioral Science", "National Renewable Energy Laboratory".
  {
    before: new RegExp(`\\b(?:${unit}) (?:of|for) (?:the )?(?:\\p{Lu}[\\p{L}&]*,? (?:and |& )?){0,2}$`, 'u'),
    word: /^\p{Lu}/u,
  },
  { word: /^\p{Lu}/u, after: new RegExp(`^\\s+(?:\\p{Lu}\\p{L}+\\s+)?(?:${house})\\b`, 'u') },
  // Where somebody will be: "part of a project with a focus on drug delivery", "as a member of the iOS team".
  {
    before: /\b(?:part|member) of (?:an?|the|our|its)\s[^,.;:]{0,60}$/i,
    word: /^/,
    after: /^[^,.;:]{0,30}\b(?:teams?|group|project|organi[sz]ation|department|unit|function|community)\b/i,
  },
  // Behind the hyphen of another word, and in front of one: "micro-architecture", "design-build".
  { before: /(?:^|[^\p{L}])(?!(?:highly|self|well|extremely|very)[-‑])\p{L}+[-‑]$/iu, word: /^\p{Ll}/u },
  {
    word: /^/,
    after: /^[-‑](?:driven|leading|disabled|build|sponsored|approved|friendly|sensitive|rich)\b/i,
  },
  { word: /^design$/i, after: /^\s?\/\s?build\b/i },
  { word: /^design(?:s|ed|ing)? systems$/i, after: /^\s+(?:that|to|for|which|with)\b/i },
  // What somebody endures.
  {
    before:
      /(?<!\b(?:with|has|have|some|prior|previous) )\b(?:exposed|exposure|subject|susceptible) to (?:[^.;:]{0,30})$/i,
    word: /^/,
  },
  // A country's people, food and firms.
  {
    word: /^(?:English|French|German|Spanish|Danish|Finnish|Norwegian|Swedish|Dutch|Italian|Portuguese|Polish|Russian|Turkish|Greek|Japanese|Korean|Chinese|Arabic|Hindi)$/,
    after:
      /^\s+(?:culture|cuisine|food|restaurants?|compan(?:y|ies)|market|firm|owned|American|history|heritage|subsidiary|headquarters|office|team|department|literature|teachers?|class\w*|students?|embassy|government|law|citizen\w*|nationality|society|economy|health|public|state|companies|consumers?|organi[sz]ation)\b/i,
  },
  // Code that no computer runs, and writing that is code.
  {
    word: /^codes?$/i,
    after:
      /^\s+(?:of|requirements?|enforcement|compliance|violations?|officials?|sections?|blue|red|named)\b/i,
  },
  {
    before:
      /\b(?:building|zoning|dress|zip|area|health|electrical|fire|color|colour|bar|qr|labor|penal|vehicle|municipal|city|plumbing|safety|cost|billing|icd|cpt|diagnosis|diagnostic|medical|procedure|tax|discount|promo|access|job|state)\s+$/i,
    word: /^cod(?:es?|ing)$/i,
  },
  {
    word: /^writing$/i,
    after:
      /^\s+(?:(?:and|or) \p{L}+ing )?(?:\p{L}+[ ,/-]+){0,4}(?:code|software|sql|python|tests?|unit|scripts?|java|javascript|quer(?:y|ies)|passes|programs?|applications?|algorithms?|c\+\+|services|automation)(?!\p{L})/iu,
  },
  { before: /\bin\s+$/i, word: /^writing$/i },
  // The pupil is a machine.
  {
    word: /^train(?:ing|ed)?$/i,
    after:
      /^(?:,| and| or)?\s+(?:\p{L}+[ ,/-]+){0,4}(?:models?|networks?|algorithms?|classifiers?|neural|machine|pipelines?|datasets?|data|segmentation)\b/iu,
  },
  {
    word: /^supervis\w+$/i,
    after:
      /^\s*(?:,|and|or|\/)?\s*(?:and\s+|un)?(?:training|learning|fine|techniques?|reinforcement|models?|methods?|unsupervised|semi)/i,
  },
  { before: /\b(?:semi|un|self|weakly)[ -]?$/i, word: /^supervis\w+$/i },
  { before: /\bno\s+$/i, word: /^supervision$/i },
  { before: /\bmachine\s+$/i, word: /^(?:teaching|translation)$/i },
  { before: /\b(?:neural|vision|deep|learning)\s+$/i, word: /^network(?:ing)? architectures?$/i },
  { before: /\b(?:high|low)[ -]?$/i, word: /^level designs?$/i },
  { before: /\bdata\b[^.;\n]{0,30}$/i, word: /^cleaning$/i },
  { before: /\bhead\s?$|\bgreet\w*.{0,15}\bto the $/i, word: /^reception$/i },
  { word: /^reception$/i, after: /^\s+(?:area|room|desk)\b/i },
  { word: /^ar$/i, after: /^\)?\s+(?:platform|glasses|app|experiences?|headsets?)\b/i },
  {
    before:
      /\b(?:drug|alcohol|covid|skills?|background|blood|tb|pre-employment|psychometric|aptitude)\s+(?:and \p{L}+ )?$/iu,
    word: /^test(?:ing|s)?$/i,
  },
  { before: /\b(?:military|active duty)\s+$/i, word: /^deployments?$/i },
  { before: /\bthe\s+$/i, word: /^team building$/i },
  {
    word: /^passionate$/i,
    after:
      /^\s+(?:educators?|customers?|clients?|fans|communit\w+|groups?|teams?|colleagues|experts|leaders|innovators|users)\b/i,
  },
  {
    before: /\b(?:their|customers?['’]?s?|clients?['’]?s?)\s+$/i,
    word: /^(?:strateg\w+(?: initiatives)?|marketing|business strategy|go[- ]to[- ]market.*|operations|finances?)$/i,
  },
  { before: /\b(?:be|is|are|being|been)\s+$/i, word: /^embedded$/i },
  {
    before: /\b(?:our|via|through|from) (?:our |new |own )*$/i,
    word: /^(?:mobile apps?|mobile application|podcasts?|blog|social media(?: accounts)?)$/i,
  },
  { before: /\b(?:their|your|own)\s+$/i, word: /^knowledge base$/i },
  { word: /^(?:inventory|dispatch|payroll)$/i, after: /^\s+app\b/i },
  { before: /\bHong\s$/, word: /^Kong$/ },
  {
    word: /^(?:highly |well[- ])?organized$/i,
    after: /^\s+(?:filing|files?|records?|systems?|manner|environment|space)\b/i,
  },
  {
    before: /\b(?:inside|outside|regional|national|area|director of)\s+$/i,
    word: /^sales$/i,
    after: /^\s+(?:Manager|Solutions|Director)/,
  },
  { word: /^outreach$/i, after: /^\s+training\b/i },
  { word: /^test(?:ing|s)?$/i, after: /^\s+for (?:drugs?|alcohol)\b/i },
  { word: /licen[cs]e$/i, after: /^\s+issued to\b/i },
  // What is left to somebody else.
  {
    before: /\b(?:retains?|reserves?|has|have|at)\s+(?:(?:the|its|full|sole|our|their)\s+)*$/i,
    word: /^discretion$/i,
  },
  { word: /^mentorship$/i, after: /^\s+(?:opportunit\w+|program|from|and guidance from)\b/i },
  {
    before: /\b(?:hiring|employment|purchas\w+|admission|business|better|selection|their|customers?)\s+$/i,
    word: /^decisions?$/i,
  },
  {
    word: /^security$/i,
    after: /^\s+(?:screenings?|deposit|badge|questions?|guards?|social|check|number)\b/i,
  },
  { before: /\b(?:social|job|food|financial|homeland|national)\s+$/i, word: /^security$/i },
  {
    word: /^(?:cleaning|safety|office|cooking)$/i,
    after: /^\s+(?:products?|chemicals?|supplies|solutions?)\b/i,
  },
  {
    word: /^reports?$/i,
    after:
      /^\s+(?:any|all|directly|immediately|problems?|issues?|hazards?|incidents?|accidents?|unsafe|suspicious|damage\w*|potential|for (?:duty|work))\b/i,
  },
  {
    word: /^maintenance$/i,
    after:
      /^\s+of\s+(?:\p{L}+\s+){0,2}(?:inventory|records?|files?|database|confidentiality|relationships?|documentation)\b/iu,
  },
  {
    word: /^interact\w* with others?$/i,
    after:
      /^\s+(?:\p{L}+\s+)?(?:applications?|systems?|components?|modules?|services|software|hardware|tools)\b/iu,
  },
  {
    before: /\b(?:the|your|his|her|their)\s+(?:\p{L}+\s+)?$/iu,
    word: /\b(?:manager|owner|leader|supervisor|director|lead|recruiter)$/i,
  },
  { before: /\b(?:with|from|by|of|to)\s+(?:the |our |an? )?(?:\p{L}+\s+){0,2}$/iu, word: /\bowners?$/i },
];
