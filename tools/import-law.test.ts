import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const root = path.join(import.meta.dirname, '..');
const modules = path.join(root, 'node_modules');
let house: string;

/** A violation a line: the rule that has to catch it, the file, and what the file imports. */
const violations: [rule: string, file: string, source: string][] = [
  ['nobody-imports-tools', 'packages/coach/src/a.test.ts', "import '../../../tools/script.ts';"],
  [
    'nobody-imports-tools',
    'apps/server/src/b.ts',
    "export const late = () => import('../../../tools/script.ts');",
  ],
  ['product-without-test-support', 'apps/server/src/c.ts', "import '@greenroom/testing/support';"],
  ['product-without-test-support', 'packages/gateway/src/d.ts', "import './gateway-fixture.ts';"],
  [
    'domain-stands-alone',
    'packages/domain/src/e.ts',
    "import type { Coach } from '@greenroom/coach';\nexport type E = Coach;",
  ],
  ['domain-needs-zod-only', 'packages/domain/src/f.ts', "import '@supabase/supabase-js';"],
  ['schedules-alone-know-fsrs', 'packages/functions/src/interview/fsrs.ts', "import 'ts-fsrs';"],
  ['coach-knows-domain-only', 'packages/coach/src/g.ts', "import '@greenroom/gateway';"],
  [
    'one-door-to-language-models',
    'packages/coach/src/interview/h.ts',
    "import { generateText } from 'ai';\nexport const h = generateText;",
  ],
  ['one-door-to-payments', 'packages/functions/src/interview/i.ts', "import 'dodopayments';"],
  [
    'functions-know-the-coach-not-the-host',
    'packages/functions/src/interview/j.ts',
    "import '@greenroom/gateway';",
  ],
  ['gateway-knows-no-product', 'packages/gateway/src/k.ts', "import '@greenroom/domain';"],
  [
    'web-sees-domain-only',
    'apps/web/src/lib/l.ts',
    "import type { Coach } from '@greenroom/coach';\nexport type L = Coach;",
  ],
  ['nobody-imports-the-host', 'packages/functions/src/m.ts', "import '../../../apps/server/src/n.ts';"],
  ['pure-rooms', 'packages/coach/src/n.ts', "import 'node:fs';"],
  [
    'features-do-not-know-each-other',
    'apps/web/src/features/resume/o.ts',
    "import type { P } from '@/features/interview/p.ts';\nexport type O = P;",
  ],
  [
    'features-do-not-know-routes',
    'apps/web/src/features/interview/p.ts',
    "import '@/routes/page.ts';\nexport type P = 1;",
  ],
  [
    'interview-rooms-in-one-direction-speech',
    'apps/web/src/features/interview/speech/rooms.ts',
    "import '../session/clock.ts';\nexport type Rooms = 1;",
  ],
  ['components-do-not-know-features', 'apps/web/src/components/q.ts', "import '@/features/interview/p.ts';"],
  [
    'one-supabase-client-in-the-browser',
    'apps/web/src/features/interview/r.ts',
    "import { createClient } from '@supabase/supabase-js';\nexport const r = createClient;",
  ],
  ['no-cycles', 'packages/domain/src/s.ts', "import type { T } from './t.ts';\nexport type S = T[];"],
  ['no-orphans', 'packages/domain/src/alone.ts', 'export const alone = 1;'],
  ['no-unresolvable', 'packages/domain/src/u.ts', "import './nowhere.ts';"],
];

/** What the law allows, beside it. */
const lawful: [file: string, source: string][] = [
  ['tools/script.ts', "import '@greenroom/coach';"],
  ['packages/testing/src/support.ts', "import '../../../apps/server/src/n.ts';"],
  ['packages/coach/src/index.ts', "import '@greenroom/domain';\nexport interface Coach { name: string }"],
  ['packages/coach/src/v.test.ts', "import 'node:fs';\nimport '@greenroom/testing/support';"],
  ['packages/domain/src/index.ts', "import 'zod';\nexport const d = 1;"],
  ['packages/domain/src/t.ts', "import type { S } from './s.ts';\nexport type T = S | 1;"],
  ['packages/gateway/src/index.ts', 'export const g = 1;'],
  ['packages/gateway/src/gateway-fixture.ts', "import '@greenroom/testing/support';"],
  [
    'packages/functions/src/index.ts',
    "import type { Coach } from '@greenroom/coach';\nexport type F = Coach;",
  ],
  ['apps/server/src/n.ts', "import '@greenroom/functions';\nimport '@greenroom/gateway';"],
  ['apps/web/src/routes/page.ts', "import '@/features/interview/w.ts';"],
  ['apps/web/src/features/interview/w.ts', "import '@greenroom/domain';"],
  ['apps/web/src/features/interview/session/clock.ts', "import '../w.ts';"],
];

function plant([file, source]: readonly [string, string]) {
  const full = path.join(house, file);
  mkdirSync(path.dirname(full), { recursive: true });
  writeFileSync(full, `${source}\n`);
}

beforeAll(() => {
  house = mkdtempSync(path.join(tmpdir(), 'import-law-'));
  mkdirSync(path.join(house, 'node_modules', '@greenroom'), { recursive: true });
  for (const name of ['ai', 'zod', 'ts-fsrs', 'dodopayments', '@supabase'])
    symlinkSync(path.join(modules, name), path.join(house, 'node_modules', name));
  for (const name of ['domain', 'coach', 'functions', 'gateway', 'testing']) {
    cpSync(
      path.join(root, 'packages', name, 'package.json'),
      path.join(house, 'packages', name, 'package.json'),
    );
    symlinkSync(path.join(house, 'packages', name), path.join(house, 'node_modules', '@greenroom', name));
  }
  cpSync(path.join(root, 'tools', 'import-alias.cjs'), path.join(house, 'tools', 'import-alias.cjs'));
  for (const [, file, source] of violations) plant([file, source]);
  for (const one of lawful) plant(one);
});
afterAll(() => rmSync(house, { recursive: true, force: true }));

describe('the import law', () => {
  it('catches each planted violation and nothing that is allowed', () => {
    const { stdout } = spawnSync(
      process.execPath,
      [
        path.join(modules, 'dependency-cruiser', 'bin', 'dependency-cruiser.mjs'),
        ...[
          '--config',
          path.join(root, 'tools', 'import-law.cjs'),
          '--output-type',
          'json',
          'packages',
          'apps',
        ],
      ],
      { cwd: house, encoding: 'utf8', maxBuffer: 64_000_000 },
    );
    const report = JSON.parse(stdout) as {
      summary: { violations: { from: string; rule: { name: string } }[] };
    };
    const found = report.summary.violations.map(({ from, rule }) => `${rule.name} in ${from}`);
    for (const [rule, file] of violations) expect.soft(found).toContain(`${rule} in ${file}`);
    const allowed = lawful.map(([file]) => file).filter((file) => file !== 'packages/domain/src/t.ts');
    for (const file of allowed) {
      // Nobody imports the files of this house, so each is an orphan or imports something.
      expect
        .soft(found.filter((one) => one.endsWith(` in ${file}`) && !one.startsWith('no-orphans')))
        .toEqual([]);
    }
  });

  it.each(['coach', 'functions'])('knows no global of Node in %s', (name) => {
    plant(['uses-node.ts', 'export const folder = process.cwd();\nexport const bytes = Buffer.alloc(1);']);
    const project = path.join(house, `tsconfig.${name}.json`);
    const base = path.join(root, 'packages', name, 'tsconfig.json');
    writeFileSync(project, JSON.stringify({ extends: base, include: ['uses-node.ts'], exclude: [] }));
    const compile = () =>
      execFileSync(process.execPath, [path.join(modules, 'typescript', 'bin', 'tsc'), '-p', project], {
        encoding: 'utf8',
      });
    expect(compile).toThrow(
      expect.objectContaining({ stdout: expect.stringMatching(/'process'[\s\S]*'Buffer'/) }),
    );
  });
});
