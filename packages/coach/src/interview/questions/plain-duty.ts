/** How well and how often it should be done, which an interviewer leaves out. */
const adverb =
  '(?:effectively|efficiently|successfully|proactively|constantly|continually|continuously|consistently|regularly|actively|directly|independently|accurately|properly|appropriately|professionally|timely|thoroughly|closely|collaboratively|routinely|frequently|occasionally)';
const adverbs = new RegExp(
  `^(\\p{L}+(?: (?:and|or) \\p{L}+)? )??${adverb} (?:and \\p{L}+ly )?(?=\\p{L})`,
  'iu',
);
/** "Tactfully answer questions": any adverb in front says how. */
const inFront = /^(?!(?:apply|supply|reply|multiply|rely|comply|fly)\b)\p{L}+ly (?=\p{Ll})/u;
const adjective =
  '(?:necessary|required|applicable|relevant|appropriate|assigned|designated|various|different|timely|ongoing|effective|any)';
const praisedThings = new RegExp(
  `(?<!,)(?<!\\b(?:an?|the|as|at|by|for|from|in|of|on|to|with|across|and|or)) (?:(?:any|all) )?${adjective}(?:(?:, | and |, and )(?:${adjective}|accurate))* (?=\\p{Ll})`,
  'giu',
);
/** How an ad praises a thing, which nobody says of their own work. */
const praise =
  '(?:(?:highly|deeply|truly|extremely) \\p{L}+|robust|stable|scalable|performant|reliable|novel|innovative|cutting[- ]edge|state-of-the-art|world-class|seamless|creative|impactful|compelling|high[- ](?:quality|performance|impact)|strong|outstanding|exceptional|excellent|superior|dynamic|diverse|disparate|key|cost-effective)';
const praised = new RegExp(
  `(?<!,)(?<!\\b(?:an?|as|more|most|very|and|or)) ${praise}(?:(?:, | and |, and )${praise})* (?=\\p{Ll})`,
  'giu',
);
const manner =
  /,? (?:as (?:they|it|issues) arises?|at all times|when(?:ever)? (?:needed|necessary|possible|required)|as (?:needed|required|necessary|appropriate)|in an? (?:[\p{L}-]+,? ){1,5}(?:manner|fashion|way)|(?:on|in) an? (?:daily|weekly|regular|timely|ongoing|continual|continuous|consistent) basis|on time|(?:more )?(?:[\p{L}]+ly and )?(?:effectively|efficiently|succinctly|accurately|successfully|professionally|appropriately|promptly|thoroughly|independently|regularly))$/iu;
/** By whose word it is done: "as prescribed by physicians", "as directed". */
const byWhom =
  /,? (?:as|if|when) (?:prescribed|directed|assigned|instructed|requested|ordered|specified|outlined|defined|determined|scheduled)\b.*$/iu;
/** "Audits of areas". */
const anywhere = / (?:of|in) (?:the |all |any )?(?:areas?|fields?|items?)$/iu;
/** How many kinds of it there are: "read a variety of drawings". */
const measure =
  /\b(?:an? (?:[\p{L}-]+ )?(?:variety|range|array|number) of|all applicable|all relevant|any and all) (?=\p{Ll})/giu;
/** "Review all final designs". */
const each = /(?<!\bthat )\ball (?=(?!of\b|the\b|our\b|day\b|over\b)\p{Ll})/giu;
/** "Developing software and experience with C required": another requirement behind the duty. */
const furtherNeed = /,? and (?:\p{L}+ )?experience (?:with|in|of)\b.*$/iu;
/** Signs that a copied text left inside: "approvals?and". */
const stray = /\s*[?!•·|].*$/u;
/** Words that are written and seldom said. */
const spoken: readonly (readonly [RegExp, string])[] = [
  [/ (?:regarding|concerning|pertaining to|relating to) /giu, ' about '],
  [/\butilizing /giu, 'using '],
  [/ in order to /giu, ' to '],
];

/** A duty without praise, filler and signs of a copied text. */
export function plainDuty(text: string): string {
  const plain = text
    .replace(stray, '')
    .replace(furtherNeed, '')
    .replace(adverbs, '$1')
    .replace(inFront, '')
    .replace(measure, '')
    .replace(each, '')
    .replace(praisedThings, ' ')
    .replace(praised, ' ')
    .replace(byWhom, '')
    .replace(manner, '')
    .replace(anywhere, '');
  return spoken.reduce((said, [written, word]) => said.replace(written, word), plain).trim();
}
