import { type ModuleGraph, modulesBefore } from './module-graph.ts';
import { pagesInsideShell } from './page-modules.ts';

type Part = 'started' | 'islands' | 'islandsLater' | 'forms' | 'shell' | 'controls';

const roots: Record<Part, string[]> = {
  started: ['main.tsx'],
  islands: ['islands/public.ts'],
  islandsLater: ['contact-form', 'demo-dialog', 'try-answer', 'try-result'].map(
    (name) => `islands/${name}.ts`,
  ),
  forms: ['routes/auth.tsx'],
  shell: ['routes/guard.tsx', 'routes/app-layout.tsx'],
  controls: ['checkbox', 'radio-group', 'slider', 'switch', 'tabs'].map((name) => `components/${name}.tsx`),
};

/** Windows over a page: what two of them share comes in one file. */
const windows = ['dialog-window', 'drawer-window', 'menu', 'select'].map((name) => `components/${name}.tsx`);

/** What so many pages need comes with each of them, in one file. */
const commonPages = 6;

const isControl = /node_modules[\\/]@?(?:base-ui|floating-ui)[\\/]/;
const isZod = /node_modules[\\/]zod[\\/]/;

const iconFile = /lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/]([\w-]+)\.m?js$/;

/** The modules that so many of these need. What a module imports is needed by as many: the set is closed. */
function sharedModules(graph: ModuleGraph, files: string[], least: number): Set<string> {
  const counts = new Map<string, number>();
  for (const file of files) {
    for (const id of modulesBefore(graph, [file])) counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return new Set([...counts].filter(([, count]) => count >= least).map(([id]) => id));
}

/** Of these modules the ones that check shapes with zod, or import one that does, and zod itself. */
function checkingModules(graph: ModuleGraph, modules: Set<string>): Set<string> {
  const checks = (id: string, seen: Set<string>): boolean => {
    if (isZod.test(id)) return true;
    if (seen.has(id)) return false;
    seen.add(id);
    return (graph.getModuleInfo(id)?.importedIds ?? []).some((next) => checks(next, seen));
  };
  return new Set([...modules].filter((id) => checks(id, new Set())));
}

function partsOf(graph: ModuleGraph) {
  const before = (part: Part) => modulesBefore(graph, roots[part]);
  const pages = pagesInsideShell().map(({ module }) => module);
  const common = sharedModules(graph, pages, commonPages);
  return {
    started: before('started'),
    islands: before('islands'),
    islandsLater: before('islandsLater'),
    forms: before('forms'),
    shell: before('shell'),
    controls: before('controls'),
    windows: sharedModules(graph, windows, 2),
    common,
    checking: checkingModules(graph, common),
  };
}

/**
 * Names the chunk of a module. What every signed-in page needs comes in one file instead of twenty, and so does what many of them
 * need, apart from what checks shapes. What the forms for signing in share with the pages is in another, so that
 * they stay light; so are the controls, the windows over a page, and the icons of all other pages. (An icon that
 * the bundler puts next to other modules makes its chunk import the one that draws it, and that one the first.) Each of these sets has
 * all that its modules import or gets it from one named before, so that there are no import cycles. Null leaves a module to the bundler.
 */
export function signedInChunks(): (id: string, graph: ModuleGraph) => string | null {
  let parts: ReturnType<typeof partsOf> | undefined;
  return (id, graph) => {
    // Styles stay with their pages: together they would apply in another order.
    if (id.endsWith('.css')) return null;
    parts ??= partsOf(graph);
    const icon = iconFile.exec(id)?.[1];
    const key = icon ?? id;
    if (parts.islands.has(key)) return parts.started.has(key) ? 'base' : null;
    if (parts.started.has(key)) return parts.islandsLater.has(key) ? null : 'start';
    const isShared = [parts.shell, parts.controls, parts.common].some((part) => part.has(key));
    if (parts.forms.has(key) && (icon || isShared)) return 'forms';
    if (parts.shell.has(key)) return 'shell';
    if (icon) return 'icons';
    if (isControl.test(id)) {
      if (parts.controls.has(key)) return 'controls';
      return parts.windows.has(key) ? 'windows' : null;
    }
    // In two files, so that neither holds the main thread for long when it is run.
    if (parts.checking.has(key)) return isZod.test(id) ? 'zod' : 'checking';
    return parts.common.has(key) ? 'common' : null;
  };
}
