import { fileURLToPath } from 'node:url';

/** What the bundler tells of a module while it forms chunks. */
interface ModuleGraph {
  getModuleInfo(id: string): { code: string | null; importedIds: string[] } | null;
}

type Part = 'started' | 'forms' | 'shell';

const source = (file: string) => fileURLToPath(new URL(`../src/${file}`, import.meta.url));

const roots: Record<Part, string[]> = {
  started: ['main.tsx', 'islands/public.ts'],
  forms: ['routes/auth.tsx'],
  shell: ['routes/guard.tsx', 'routes/app-layout.tsx'],
};

/** The list of all icons: what it names is not what is used of it. */
const iconList = /lucide-react[\\/]dist[\\/]esm[\\/]lucide-react\.m?js$/;
const iconFile = /lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/]([\w-]+)\.m?js$/;
const iconImport = /import\s*\{([^}]*)\}\s*from\s*["']lucide-react["']/g;
const iconExport = /export\s*\{([^}]*)\}\s*from\s*["']\.\/icons\/([\w-]+)\.m?js["']/g;

/** The file of each icon by each of its names, without ending. */
function filesByName(listCode: string): Map<string, string> {
  const exports = [...listCode.matchAll(iconExport)];
  return new Map(
    exports.flatMap(([, names = '', file = '']) =>
      [...names.matchAll(/default as (\w+)/g)].map(([, name = '']): [string, string] => [name, file]),
    ),
  );
}

const iconsIn = (code: string) =>
  [...code.matchAll(iconImport)].flatMap(([, names = '']) => names.match(/\w+(?=\s*(?:,|$| as ))/g) ?? []);

/** The modules that run before the roots of a part, without these, and the files of the icons that they draw. */
function partBefore(graph: ModuleGraph, files: string[]): Set<string> {
  const found = new Set<string>();
  const names: string[] = [];
  let icons = new Map<string, string>();
  const waiting = files.map(source);
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    const module = graph.getModuleInfo(id);
    if (found.has(id) || !module) continue;
    found.add(id);
    const { code, importedIds } = module;
    if (iconList.test(id)) icons = filesByName(code ?? '');
    else {
      names.push(...iconsIn(code ?? ''));
      waiting.push(...importedIds);
    }
  }
  for (const file of files) found.delete(source(file));
  for (const name of names) found.add(icons.get(name) ?? name);
  return found;
}

/**
 * Names the chunk of a module. What every signed-in page needs comes in one file instead of twenty, what the forms for
 * signing in need of it in another, so that they stay light, and the icons of all other pages in a third. (An icon that
 * the bundler puts next to other modules makes its chunk import the one that draws it, and that one the first.) Null
 * leaves a module to the bundler.
 */
export function signedInChunks(): (id: string, graph: ModuleGraph) => string | null {
  let parts: Record<Part, Set<string>> | undefined;
  return (id, graph) => {
    parts ??= {
      started: partBefore(graph, roots.started),
      forms: partBefore(graph, roots.forms),
      shell: partBefore(graph, roots.shell),
    };
    const icon = iconFile.exec(id)?.[1];
    const key = icon ?? id;
    if (parts.started.has(key)) return null;
    if (parts.forms.has(key) && (icon || parts.shell.has(key))) return 'forms';
    if (parts.shell.has(key)) return 'shell';
    return icon ? 'icons' : null;
  };
}
