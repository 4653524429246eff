import { equivalents } from './content/equivalents.ts';
import { skillFamilies } from './lexicon.ts';
import { skillKey } from './skill-words.ts';

const listed = (text: string) => text.split(',').map((item) => item.trim());

const narrower = new Map(skillFamilies.flatMap((family) => [...family.narrower]));

const wordsOf = (name: string) =>
  name
    .split(/[^\p{L}\p{N}+#]+/u)
    .filter((word) => word.length > 4)
    .map(skillKey);
/** "Restaurant operations" and "Restaurant management": each shows the other. Words for any work join nothing. */
const anyWork = new Set(
  'management operations services service systems development analysis support control training software administration process business maintenance testing engineering equipment strategy program research quality technical production product project customer sales marketing skills'
    .split(' ')
    .map(skillKey),
);
const isAkin = (one: string, other: string) => {
  const words = new Set(wordsOf(one).filter((word) => !anyWork.has(word)));
  return wordsOf(other).some((word) => words.has(word));
};
const akin = new Map(
  [...narrower].flatMap(([general, names]) =>
    names.filter((name) => isAkin(general, name)).map((name) => [name, general] as const),
  ),
);

/** The skills that show a general one by themselves: the reviewed table first, then the narrower ones of its family. */
const shownBy = (general: string): readonly string[] => [
  ...(Object.hasOwn(equivalents, general) ? listed(equivalents[general] as string) : []),
  ...(narrower.get(general) ?? []),
];

const satisfying = new Map<string, readonly string[]>();

/** Every skill that shows a general one, closest first: "Relational databases" is shown by SQL, and so by PostgreSQL. */
function collect(general: string): readonly string[] {
  const known = satisfying.get(general);
  if (known) return known;
  const found = new Set<string>();
  let next = [general];
  while (next.length > 0) {
    next = next.flatMap(shownBy).filter((name) => !found.has(name));
    for (const name of next) found.add(name);
  }
  satisfying.set(general, [...found]);
  return [...found];
}

/**
 * The skills that show a skill without being it, closest first. One direction: a general skill shows no specific one, unless it is named by
 * the same words.
 */
export function skillsThatShow(skill: string): readonly string[] {
  const general = akin.get(skill);
  const found = collect(skill);
  return general === undefined || found.includes(general) ? found : [...found, general];
}
