// Documents: every relative link leads somewhere, every decision is numbered, every `npm run x` exists.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(import.meta.dirname, '..');
const scripts: Record<string, string> = JSON.parse(
  readFileSync(path.join(root, 'package.json'), 'utf8'),
).scripts;
const documents = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.md'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter(Boolean);
const problems: string[] = [];

for (const file of documents) {
  const text = readFileSync(path.join(root, file), 'utf8');
  for (const [, link = ''] of text.matchAll(/\]\(([^)\s]+)\)/g)) {
    if (/^(?:https?:|mailto:|#)/.test(link)) continue;
    const target = path.join(root, path.dirname(file), link.split('#')[0] ?? '');
    if (!existsSync(target)) problems.push(`${file}: the link ${link} leads nowhere`);
  }
  for (const [, name = ''] of text.matchAll(/npm run ([a-z0-9]+)/g)) {
    if (!(name in scripts)) problems.push(`${file}: there is no script "${name}"`);
  }
}

const numbers = documents
  .filter((file) => file.startsWith('docs/decisions/'))
  .map((file) => /^(\d{3})-[a-z0-9-]+\.md$/.exec(path.basename(file))?.[1] ?? `unnumbered ${file}`);
numbers.sort().forEach((number, index) => {
  if (Number(number) !== index + 1) problems.push(`docs/decisions: expected ${index + 1}, found ${number}`);
});

for (const problem of problems) console.error(problem);
console.log(`${documents.length} documents, ${problems.length} problems`);
process.exitCode = problems.length ? 1 : 0;
