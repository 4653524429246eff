import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { paths } from '../src/lib/paths.ts';

const routerFile = fileURLToPath(new URL('../src/routes/router.tsx', import.meta.url));

/** `paths.job(':jobId')`, as the list of routes writes it. */
function readPath(expression: string): string {
  const [, name = '', parameter = ''] = /^paths\.(\w+)(?:\('([^']*)'\))?$/.exec(expression) ?? [];
  const path = paths[name as keyof typeof paths];
  if (path === undefined) throw new Error(`${routerFile} has an address that can't be read: ${expression}`);
  return typeof path === 'string' ? path : path(parameter);
}

/** The pages inside the shell as the router lists them: the address, such as `/jobs/:jobId`, and the module below `src`. */
export function pagesInsideShell(): { path: string; module: string }[] {
  const source = readFileSync(routerFile, 'utf8');
  const list = /const insideShell\b[\s\S]*?\n\];/.exec(source)?.[0] ?? '';
  const entries = [...list.matchAll(/path: (.+), lazy: \(\) => import\('\.\/([\w-]+\.tsx)'\)/g)];
  if (entries.length === 0) throw new Error(`${routerFile} lists no page inside the shell`);
  return entries.map(([, expression = '', file]) => ({
    path: readPath(expression),
    module: `routes/${file}`,
  }));
}
