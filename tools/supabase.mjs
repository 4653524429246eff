// npm run supabase -- <folder> <site url>: lays out what `supabase db push` needs, ready for `supabase link`.
// What a project brings itself (roles, auth, storage, realtime: packages/gateway/sql) is left out.
import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { giveUp, root } from './prepare.mjs';

const [folder, site] = process.argv.slice(2);
if (!folder || !site || !URL.canParse(site))
  giveUp('Usage: npm run supabase -- <folder> <https://your.site>');
const origin = new URL(site).origin;
const target = path.resolve(folder, 'supabase');
if (existsSync(target)) giveUp(`${target} is there already. Remove it or name another folder.`);

for (const name of ['migrations', 'seed', 'seed.sql', 'config.toml']) {
  cpSync(path.join(root, 'supabase', name), path.join(target, name), { recursive: true });
}
const config = path.join(target, 'config.toml');
writeFileSync(config, readFileSync(config, 'utf8').replaceAll('http://localhost:3000', origin));
const count = readdirSync(path.join(target, 'migrations')).length;
console.log(`${count} migrations, the seed and config.toml for ${origin} are in ${target}. Then, in ${path.resolve(folder)}:

  npx supabase link --project-ref <ref>
  npx supabase db push --include-seed
  npx supabase config push

The host's settings are in docs/deploy-supabase.md.`);
