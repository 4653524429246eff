import { equivalents } from './content/equivalents.ts';

const listed = (text: string) => text.split(',').map((item) => item.trim());

const satisfying = new Map<string, readonly string[]>();

/** Every skill that shows a general one, closest first: "Relational databases" is shown by SQL, and so by PostgreSQL. */
function collect(general: string): readonly string[] {
  const known = satisfying.get(general);
  if (known) return known;
  const found = new Set<string>();
  let next = [general];
  while (next.length > 0) {
    next = next
      .flatMap((name) => (Object.hasOwn(equivalents, name) ? listed(equivalents[name] as string) : []))
      .filter((name) => !found.has(name));
    for (const name of next) found.add(name);
  }
  satisfying.set(general, [...found]);
  return [...found];
}

/** The skills that show a skill without being it, closest first. One direction: a general skill shows no specific one. */
export const skillsThatShow = (skill: string): readonly string[] => collect(skill);
