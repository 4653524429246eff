import { fileURLToPath } from 'node:url';

/** What the bundler tells of a module while it forms chunks. */
export interface ModuleGraph {
  getModuleInfo(id: string): { code: string | null; importedIds: string[]; exports?: string[] } | null;
}

/** The module of a file below `src`. */
export const source = (file: string) => fileURLToPath(new URL(`../src/${file}`, import.meta.url));

/** The list of all icons: what it names is not what is used of it. */
const iconList = /lucide-react[\\/]dist[\\/]esm[\\/]lucide-react\.m?js$/;
const iconExport = /export\s*\{([^}]*)\}\s*from\s*["']\.\/icons\/([\w-]+)\.m?js["']/g;
/** So does the list of the domain's modules. */
const domainList = /packages[\\/]domain[\\/]src[\\/]index\.ts$/;

const namesFrom = (code: string, specifier: string) => {
  const pattern = new RegExp(`import\\s*\\{([^}]*)\\}\\s*from\\s*["']${specifier}["']`, 'g');
  return [...code.matchAll(pattern)].flatMap(
    ([, names = '']) => names.match(/\w+(?=\s*(?:,|$| as ))/g) ?? [],
  );
};

/** The file of each icon by each of its names, without ending. */
function filesByName(listCode: string): Map<string, string> {
  const exports = [...listCode.matchAll(iconExport)];
  return new Map(
    exports.flatMap(([, names = '', file = '']) =>
      [...names.matchAll(/default as (\w+)/g)].map(([, name = '']): [string, string] => [name, file]),
    ),
  );
}

/** The domain's module of each name that its list exports. */
function modulesByName(graph: ModuleGraph, listed: string[]): Map<string, string> {
  return new Map(
    listed.flatMap((id) =>
      (graph.getModuleInfo(id)?.exports ?? []).map((name): [string, string] => [name, id]),
    ),
  );
}

/**
 * The modules that run before these files, without them, and the files of the icons that they draw (without folder and ending). Of a
 * list that exports other modules only what is named counts.
 */
export function modulesBefore(graph: ModuleGraph, files: string[]): Set<string> {
  const found = new Set<string>();
  const icons: string[] = [];
  let iconFiles = new Map<string, string>();
  let domain: Map<string, string> | undefined;
  const waiting = files.map(source);
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    const module = graph.getModuleInfo(id);
    if (found.has(id) || !module) continue;
    found.add(id);
    const code = module.code ?? '';
    if (iconList.test(id)) {
      iconFiles = filesByName(code);
      continue;
    }
    icons.push(...namesFrom(code, 'lucide-react'));
    for (const next of module.importedIds) {
      if (!domainList.test(next)) waiting.push(next);
      else {
        domain ??= modulesByName(graph, graph.getModuleInfo(next)?.importedIds ?? []);
        for (const name of namesFrom(code, '@greenroom/domain')) waiting.push(domain.get(name) ?? name);
      }
    }
  }
  for (const file of files) found.delete(source(file));
  for (const name of icons) found.add(iconFiles.get(name) ?? name);
  return found;
}
