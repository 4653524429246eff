/** Verbs whose past has another form, with that past: those that people say of their work. */
const irregular: Readonly<Record<string, string>> = Object.fromEntries(
  'be:was beat:beat become:became begin:began bend:bent bring:brought build:built buy:bought catch:caught choose:chose come:came cut:cut deal:dealt dig:dug do:did draw:drew drive:drove eat:ate fall:fell feed:fed fight:fought find:found fly:flew get:got give:gave go:went grind:ground grow:grew hang:hung have:had hear:heard hit:hit hold:held keep:kept know:knew lay:laid lead:led learn:learned leave:left lend:lent let:let light:lit lose:lost make:made mean:meant meet:met oversee:oversaw pay:paid put:put read:read rebuild:rebuilt redo:redid rewrite:rewrote ride:rode ring:rang rise:rose run:ran say:said see:saw seek:sought sell:sold send:sent set:set shoot:shot show:showed shut:shut sing:sang sit:sat sleep:slept speak:spoke spend:spent split:split spread:spread stand:stood steal:stole stick:stuck sweep:swept swim:swam take:took teach:taught tell:told think:thought throw:threw undergo:underwent understand:understood undertake:undertook upsell:upsold wake:woke wear:wore weave:wove win:won write:wrote'
    .split(' ')
    .map((pair) => pair.split(':') as [string, string]),
);
const irregularPasts = new Set(Object.values(irregular));
const basesOfPast = new Map(Object.entries(irregular).map(([base, past]) => [past, base]));
/** Words that end as a past does and are none. */
const noPast =
  /^(?:need|speed|feed|seed|breed|indeed|hundred|red|bed|shed|led|used|supposed|based|related|limited|advanced|experienced|skilled|dedicated|detailed|combined|required|involved|certified|licensed|interested|tired|excited|proud|scared|unrelated|varied|mixed|aged|kid)$/i;

/** Whether a word is the past of a verb: "trained", "ran". */
export const isPastVerb = (word: string): boolean => {
  const bare = word.toLowerCase().replace(/^(?:re|co|over|under|out|mis|pre)-?(?=\p{L}{3})/u, '');
  const plain = word.toLowerCase();
  if (irregularPasts.has(plain) || irregularPasts.has(bare)) return true;
  return /^\p{Ll}{2,}ed$/u.test(plain) && !noPast.test(plain);
};

/** Verbs of work in their plain form, as a reply begins with them: "handle all the returns". */
const bases = new Set(
  'answer assemble audit bake book build call care check clean close coach code collect cook coordinate count cover create cut deliver design do draft drive edit enter file fill fix give grade greet grill handle help hire install inspect keep lead lift load make manage meet mentor monitor onboard open operate order organize oversee pack paint plan prep prepare process pull repair report restock review run schedule sell send serve set ship sort stock supervise support take teach test train translate unload update wash watch weld work write'.split(
    ' ',
  ),
);
/** Whether a word is the plain form of a verb of work: "lead", "handle". */
export const isBaseVerb = (word: string): boolean =>
  bases.has(word.toLowerCase()) || word.toLowerCase() in irregular;
const opensObject =
  /^(?:the|an?|all|my|our|their|up|out|over|with|to|in|on|for|every|each|about|new|two|three|four|five|six|seven|eight|nine|ten|\d.*|[$€£].*|\p{Ll}{3,}s)$/u;

const auxiliary =
  /^(?:is|are|was|were|am|has|had|can|could|will|would|does|did|never|now|stays?|goes|takes?|costs?)$/;
/** Opens another clause, which has its own verb: "files that were lost". */
const opensClause =
  /^(?:who|which|that|and|or|but|when|while|as|because|so|if|until|before|after|where|what|how)$/;
const determiner = /^(?:the|an?|all|my|our|their|every|each|some|any|this|these|those|his|her|its)$/;
const participle = /^(?:ordered|received|returned|needed|used|based|made|sold|sent|assigned|scheduled)$/;
const furthest = 6;
/** The words behind the first of a clause, up to a comma or a joint; empty where the second one shows that the first is a verb. */
function restOfClause(words: readonly string[]): string[] {
  const [second = '', ...rest] = words.slice(1).map((word) => word.toLowerCase());
  if (determiner.test(second) || !/^\p{L}[\p{L}'’-]*$/u.test(second)) return [];
  const end = rest.findIndex((word) => opensClause.test(word));
  const clause = rest.slice(0, Math.min(end < 0 ? rest.length : end, furthest));
  const stop = clause.findIndex((word) => /[,;:]$/.test(word));
  return (stop < 0 ? clause : clause.slice(0, stop + 1)).map((word) => word.replace(/[,.;:]+$/, ''));
}

/** "Support tickets fell 23%", "Order errors are down": the first words are what the sentence is about, and its verb comes later. */
const isSubject = (words: readonly string[]): boolean =>
  restOfClause(words).some(
    (word, at, clause) =>
      auxiliary.test(word) ||
      (isPastVerb(word) && !participle.test(word) && !determiner.test(clause[at - 1] ?? '')),
  );

const change = /^(?:went|fell|rose|grew|dropped|came|stayed|are|were|was|is)$/;
/** Whether words open with what was done: "lost 9 parcels", and not "lost parcels went from 9 a week to 2". */
export const opensWithPast = (words: readonly string[]): boolean =>
  isPastVerb(words[0] ?? '') && !restOfClause(words).some((word) => change.test(word));

/** Whether words open with a verb of work in its plain form and what it is done to. */
export const opensWithBase = (words: readonly string[]): boolean =>
  bases.has((words[0] ?? '').toLowerCase()) && opensObject.test(words[1] ?? '') && !isSubject(words);

const doubles = /^(?:[^aeiou]*[aeiou][bdgklmnprt]|.*(?:fer|mit|trol|quip|format|program))$/;
/** "Run" as "ran", "plan" as "planned". */
export function pastOfBase(base: string): string {
  const known = irregular[base];
  if (known !== undefined) return known;
  if (base.endsWith('e')) return `${base}d`;
  if (/[^aeiou]y$/.test(base)) return base.replace(/y$/, 'ied');
  return `${base}${doubles.test(base) ? base.at(-1) : ''}ed`;
}

/** "Cut" and "reduced" as "cutting" and "reducing"; null where the plain form isn't sure. */
export function gerundOfPast(past: string): string | null {
  const word = past.toLowerCase();
  const base = basesOfPast.get(word);
  if (base !== undefined) {
    if (/(?:[^aeiou][aeiou][bdgmnprt])$/.test(base) && !/^(?:learn|win)$/.test(base))
      return `${base}${base.at(-1)}ing`;
    return base === 'win' ? 'winning' : `${base.replace(/(?<![eo])e$/, '')}ing`;
  }
  const known = /^(?:reduc|increas|sav|rais|improv|doubl|halv|eliminat|decreas|tripl)ed$/.exec(word);
  if (known) return word.replace(/ed$/, 'ing');
  return /^(?:boost|lower|shorten|prevent|avoid|clear)ed$/.test(word) ? word.replace(/ed$/, 'ing') : null;
}
