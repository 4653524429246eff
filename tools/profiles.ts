/**
 * Checks role profiles and prints every question they can make, to be read aloud.
 *   npm run profiles                       checks all
 *   npm run profiles -- barista server     checks two
 *   npm run profiles -- --aloud barista    checks one and prints its questions
 */
import { readdirSync, readFileSync } from 'node:fs';
import { profileFaults, questionsIn } from '../packages/coach/src/content/profile-faults.ts';
import { RoleProfile, SectorPack } from '../packages/coach/src/content/profile-schema.ts';
import { commonPoints } from '../packages/coach/src/content/profiles.ts';

const folder = new URL('../packages/coach/src/content/profiles/', import.meta.url);
const idsIn = (path: string) =>
  readdirSync(new URL(path, folder)).flatMap((name) => /^(.+(?<!-points))\.json$/.exec(name)?.[1] ?? []);

const args = process.argv.slice(2);
const wanted = args.filter((arg) => !arg.startsWith('--'));
const isWanted = (id: string) => wanted.length === 0 || wanted.includes(id);
const faults: string[] = [];

/** A file of the folder in its schema's shape; undefined, with its faults noted, where it has another. */
function read<T extends typeof RoleProfile | typeof SectorPack>(schema: T, path: string, id: string) {
  const parsed = schema.safeParse(JSON.parse(readFileSync(new URL(`${path}${id}.json`, folder), 'utf8')));
  if (!parsed.success && isWanted(id))
    for (const { path: at, message } of parsed.error.issues) faults.push(`${id}: ${at.join('.')} ${message}`);
  return parsed.data;
}

const packs = new Map(
  idsIn('packs/').flatMap((id) => {
    const pack = read(SectorPack, 'packs/', id) as SectorPack | undefined;
    return pack ? [[id, pack] as const] : [];
  }),
);
const around = { packs, shared: commonPoints };
const profiles = idsIn('.')
  .filter(isWanted)
  .flatMap((id) => (read(RoleProfile, '', id) as RoleProfile | undefined) ?? []);

for (const source of [...profiles, ...[...packs.values()].filter(({ id }) => isWanted(id))]) {
  try {
    faults.push(...profileFaults(source, around));
    const questions = questionsIn(source, around);
    console.log(
      `${source.id}: ${source.beats.length} beats, ${Object.keys(source.points).length} points, ${questions.length} questions`,
    );
    if (!args.includes('--aloud')) continue;
    const { why } = RoleProfile.safeParse(source).data ?? {};
    for (const text of why?.ask ?? []) console.log(`  ${text}`);
    for (const { levels, texts } of questions)
      for (const text of new Set(levels.flatMap((level) => texts(level)))) console.log(`  ${text}`);
  } catch (error) {
    faults.push((error as Error).message);
  }
}
for (const fault of faults) console.log(`! ${fault}`);
console.log(`${faults.length} faults`);
process.exitCode = faults.length > 0 ? 1 : 0;
