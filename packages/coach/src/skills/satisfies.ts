import { equivalents } from './content/equivalents.ts';
import { skillFamilies } from './lexicon.ts';

const listed = (text: string) => text.split(',').map((item) => item.trim());

const narrower = new Map(skillFamilies.flatMap((family) => [...family.narrower]));

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

/** The skills that show a skill without being it, closest first. One direction: a general skill shows no specific one. */
export const skillsThatShow = (skill: string): readonly string[] => collect(skill);
