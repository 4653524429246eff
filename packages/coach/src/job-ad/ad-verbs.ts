const words = (text: string) => new Set(text.split(' '));

/** Verbs that open a duty, in the base form. A verb that isn't here opens none: its line is listed without a question. */
const verbs = words(
  'calm relate cope empathize empathise juggle multitask stay pay think accelerate accept access accommodate accompany achieve acknowledge acquire act adapt address adhere adjust administer adopt advance advertise advise advocate aid align allocate allow analyse analyze answer anticipate apply appraise approve architect arrange articulate assemble assess assign assist assure attend attract audit author authorize automate bag bake balance bathe benchmark bill bind blend book brew bring budget build bus buy calculate calibrate call capture care carry cashier catalog categorize celebrate chair challenge champion change charge chart check circulate clarify classify clean clear climb close coach code collaborate collate collect combine commission communicate compare compile complete comply compose compute conceive conduct configure confirm connect construct consult contact contribute control convert convey cook cooperate coordinate copy correct correspond counsel count craft create cultivate curate customize cut deal debug decide decorate deescalate define delegate deliver deploy describe design detect determine develop devise diagnose direct discover discuss dispatch dispense display distribute document draft draw dress drive dye edit educate elevate elicit empower enable encourage enforce engage engineer enhance ensure enter escalate escort establish estimate evaluate examine exceed execute expand expedite explain explore extend fabricate facilitate feed fetch file fill finalize find finish fix fold follow forecast forge formulate foster fulfill fulfil garnish gather generate give govern grade greet grill grind groom grow guard guide handle harvest haul help hire host identify illustrate implement improve influence inform initiate innovate input insert inspect inspire install instruct integrate interact interface interpret interview introduce inventory investigate invoice iterate issue keep label launch lead learn leverage liaise lift listen load locate log lubricate maintain make manage manufacture map market maximize measure mediate meet mentor merchandise migrate minimize mix mobilize model moderate modify monitor motivate move navigate negotiate network notify nurture observe obtain onboard open operate optimise optimize orchestrate order organise organize orient originate outline overhaul oversee own pack package paint participate partner patrol perform persuade photograph pick pilot pioneer pitch plan plant play plot plow polish portion post pour practice practise prep prepare present preserve prevent price prime prioritise prioritize process procure produce promote propose prospect protect provide publish pull purchase pursue qualify quote raise reach read rebuild receive recognise recognize recommend reconcile record recruit redesign reduce refer refill refine register regulate reinforce remediate remodel remove render renew repair replace replenish reply report represent request research reset resolve respond restock restore retain retrieve return revise review ring rotate route run sanitise sanitize scale scan schedule scope score screen script secure seek select sell send serve service set setup shadow shape share ship simplify slice solve sort source speak specify spearhead staff standardize steer stimulate stock store strategize streamline strengthen structure study submit suggest summarize supervise supply support surface survey sustain sweep switch synthesize tailor take target teach tend test track trade train transcribe transfer transform translate transport treat triage trim troubleshoot uncover undertake unload unpack update upgrade upsell use utilise utilize validate verify visit visualize volunteer wash watch weigh weld welcome wipe wire work wrap write',
);

/** Nouns as well as verbs: "and reports" may be either, "plan for" is a noun in front of "for". */
const nouns = words(
  'advocate architect associate author champion delegate engineer mentor volunteer access address aid answer approach audit balance bill book budget build call care cause challenge champion change charge chart check coach code contact contract control cook copy correspond count cut deal design display document draft draw drive estimate exchange experiment feed field file find fix form function gain guide handle harvest haul help hire host influence input interface interview inventory invoice issue label lead lift load log map market measure meet mix model move network offer open order outline package paint partner pick pilot pitch place plan plant play plot position post practice price process produce program project prospect quote rate reach read record refill release repair reply report request research reset return review ring route run scale scan schedule scope score screen script secure service set shape share ship slice sort source stage staff stock store study supply support surface survey switch target test track trade train transfer transport treat trim update upgrade use value view visit watch work wrap',
);

/** Adjectives as well as verbs: "direct ownership of results" tells no duty, "direct traffic" does. */
const adjectives = words('clean clear correct direct live open present secure');

/** How the verb of a duty is written: "greet guests", "greeting guests", "greets guests". */
export type VerbForm = 'base' | 'ing' | 's';

/** The base form of a verb on the list, with how it was written; undefined for any other word. */
export function verbOf(written: string): { base: string; form: VerbForm } | undefined {
  const word = written.toLowerCase();
  if (verbs.has(word)) return { base: word, form: 'base' };
  if (word.endsWith('ing')) {
    const stem = word.slice(0, -3);
    const base = [stem, `${stem}e`, stem.replace(/(.)\1$/, '$1')].find((guess) => verbs.has(guess));
    return base ? { base, form: 'ing' } : undefined;
  }
  const base = [word.replace(/s$/, ''), word.replace(/es$/, ''), word.replace(/ies$/, 'y')].find(
    (guess) => word.endsWith('s') && verbs.has(guess),
  );
  return base ? { base, form: 's' } : undefined;
}

export const isAlsoNoun = (base: string): boolean => nouns.has(base);
export const isAlsoAdjective = (base: string): boolean => adjectives.has(base);
