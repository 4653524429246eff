// Keeps ARCHITECTURE.md true: names, sizes, seams. Run by `npm run check`.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(import.meta.dirname, '..');
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter(Boolean);

const nouns = new Set(
  'interview jobs daily-challenge resume job-analyzer cover-letter word-game achievements resources progress profile settings stories subscription auth contact landing diagnostics pwa notifications review'.split(
    ' ',
  ),
);
const featureFolder = /^(?:packages\/(?:domain|functions)\/src|apps\/web\/src\/features)\/([^/]+)\//;
const isCode = (file: string) => /\.(?:ts|tsx|mjs|cjs)$/.test(file);
const isData = (file: string) => /(?:\/content\/|catalog\.ts$|fixtures?|\.types\.ts$|\.data\.ts$)/.test(file);

const maxLines = 300;
const problems: string[] = [];
const say = (file: string, problem: string) => problems.push(`${file}: ${problem}`);

function checkName(file: string) {
  const base = path.basename(file);
  if (
    /^(?:README|ARCHITECTURE|CONTRIBUTING|LICENSE|OFL|Dockerfile)(?:\.\w+)?$/.test(base) ||
    base.startsWith('.')
  )
    return;
  if (!/^[a-z0-9]+(?:[-._][a-z0-9]+)*$/.test(base)) say(file, 'file names are kebab-case');
  if (/(?:^|\/)(?:utils?|helpers?|common|misc)(?:\/|\.|$)/.test(file))
    say(file, 'name what it is, not "utils"');
  const feature = featureFolder.exec(file)?.[1];
  if (feature && !nouns.has(feature)) say(file, `"${feature}" is not one of the product's nouns`);
}

function checkText(file: string, text: string) {
  const lines = text.split('\n').length - 1;
  if (isCode(file) && !isData(file) && lines > maxLines) {
    say(file, `${lines} lines; past ${maxLines} name the piece that wants to leave`);
  }
  if (/\/work\/|\/root\//.test(text)) say(file, 'holds the path of a machine');
  if (/registry\.(?:npmjs|npmmirror)\.|deb\.debian\.org/.test(text))
    say(file, 'holds the address of a registry');
  if (
    isCode(file) &&
    /process\.env/.test(text) &&
    !/^(?:apps\/server\/src\/env\.ts|tools\/|packages\/testing\/|playwright\.config\.ts|e2e\/|bench\/|supabase\/tests\/)/.test(
      file,
    )
  ) {
    say(file, 'reads process.env; settings come from apps/server/src/env.ts');
  }
  if (/@ts-(?:ignore|nocheck|expect-error)|biome-ignore(?!.*: \S)/.test(text)) {
    say(file, 'silences a check without a reason');
  }
  if (/\.(?:only|skip)\(/.test(text) && /\.(?:test|story)\.tsx?$/.test(file)) say(file, 'leaves a test out');
}

/** Subjects of the latest commits are short and have one purpose. Earlier history stays as it was published. */
function checkCommits() {
  const subjects = execFileSync('git', ['log', '-20', '--no-merges', '--format=%s'], {
    cwd: root,
    encoding: 'utf8',
  });
  for (const subject of subjects.split('\n')) {
    if (subject.length > 72) say('git', `the subject has more than 72 characters: ${subject}`);
    if (subject.includes(';')) say('git', `the subject has a semicolon: ${subject}`);
  }
}

checkCommits();
for (const file of files) {
  if (file === 'tools/structure.ts' || file === 'package-lock.json') continue;
  checkName(file);
  if (/\.(?:ts|tsx|mjs|cjs|sql|md|json|css|html|yml|yaml|sh)$/.test(file)) {
    let text: string;
    try {
      text = readFileSync(path.join(root, file), 'utf8');
    } catch {
      continue; // deleted in the work tree, still in the index
    }
    checkText(file, text);
  }
}

for (const problem of problems) console.error(problem);
console.log(`${files.length} files, ${problems.length} problems`);
process.exitCode = problems.length ? 1 : 0;
