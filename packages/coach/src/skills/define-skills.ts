/** One family of the skills lexicon, as it is written down. A spelling is a skill's name or one of its aliases. */
interface SkillFamilySource {
  /** Kebab-case, unique. */
  id: string;
  title: string;
  /** Display name to its synonyms, separated by commas; empty where there are none. */
  skills: Readonly<Record<string, string>>;
  /** A skill's name to the names of skills of their own that show it ("Cooking" to "Grilling"), separated by commas. */
  narrower?: Readonly<Record<string, string>>;
  /** Spellings that count only with exactly these capitals, separated by commas. */
  exact?: string;
  /** Names that are also ordinary words ("Go"): exact, and only near one of these words or in a list of other skills. */
  guarded?: Readonly<Record<string, string>>;
  /** Ordinary words that name a skill in some company only ("budgets"): with any capitals, near one of these words. */
  near?: Readonly<Record<string, string>>;
}

export interface Skill {
  name: string;
  family: string;
  aliases: readonly string[];
}

export interface SkillFamily {
  id: string;
  title: string;
  skills: readonly Skill[];
  /** A skill's name to the names of the skills of this family that show it. */
  narrower: ReadonlyMap<string, readonly string[]>;
  /** The lower-case form of what counts only as written, to the way it is written. */
  exact: ReadonlyMap<string, string>;
  /** The lower-case form of a spelling that needs company, to the words that may keep it. */
  near: ReadonlyMap<string, readonly string[]>;
}

const listed = (text: string): string[] =>
  text
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean);

/** Makes a family of the lexicon from its written form. */
export function defineSkills(source: SkillFamilySource): SkillFamily {
  const { guarded = {}, near = {}, exact = '', narrower = {} } = source;
  const narrow = Object.entries(narrower).map(([name, names]) => [name, listed(names)] as const);
  const skill = (name: string, aliases: string[]): Skill => ({ name, family: source.title, aliases });
  return {
    id: source.id,
    title: source.title,
    exact: new Map([...Object.keys(guarded), ...listed(exact)].map((name) => [name.toLowerCase(), name])),
    near: new Map(
      Object.entries({ ...guarded, ...near }).map(([name, words]) => [name.toLowerCase(), listed(words)]),
    ),
    narrower: new Map(narrow),
    skills: [
      ...Object.entries(source.skills).map(([name, aliases]) => skill(name, listed(aliases))),
      ...narrow.flatMap(([, names]) => names.map((name) => skill(name, []))),
    ],
  };
}
