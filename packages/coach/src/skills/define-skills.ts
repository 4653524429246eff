/** One family of the skills lexicon, as it is written down. */
interface SkillFamilySource {
  /** Kebab-case, unique. */
  id: string;
  title: string;
  /** Display name to its aliases, separated by commas; empty where there are none. */
  skills: Readonly<Record<string, string>>;
  /** Names that are also ordinary words: found as written, and only near one of these words or in a list of other skills. */
  guarded?: Readonly<Record<string, string>>;
  /** Names and aliases that count only with exactly these capitals, separated by commas. */
  exact?: string;
}

export interface Skill {
  name: string;
  family: string;
  aliases: readonly string[];
  /** Words that must stand near the bare name; null for a name that needs no company. */
  near: readonly string[] | null;
}

export interface SkillFamily {
  id: string;
  title: string;
  skills: readonly Skill[];
  /** The lower-case form of what counts only as written, to the way it is written. */
  exact: ReadonlyMap<string, string>;
}

const listed = (text: string): string[] =>
  text
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean);

/** Makes a family of the lexicon from its written form. */
export function defineSkills(source: SkillFamilySource): SkillFamily {
  const guarded = source.guarded ?? {};
  return {
    id: source.id,
    title: source.title,
    exact: new Map(listed(source.exact ?? '').map((name) => [name.toLowerCase(), name])),
    skills: Object.entries(source.skills).map(([name, aliases]) => {
      const near = Object.hasOwn(guarded, name) ? guarded[name] : undefined;
      return {
        name,
        family: source.title,
        aliases: listed(aliases),
        near: near === undefined ? null : listed(near),
      };
    }),
  };
}
