// Who may import whom (ARCHITECTURE.md, "The import law"). Each rule says why it stands.
const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });
const only = (name, comment, allowedFrom, to) => forbid(name, comment, { pathNot: allowedFrom }, to);
const tests = '\\.test\\.tsx?$';

module.exports = {
  forbidden: [
    forbid(
      'domain-stands-alone',
      'What the product is depends on nothing of ours.',
      { path: '^packages/domain/' },
      {
        path: '^(packages|apps)/(?!domain/)',
      },
    ),
    forbid(
      'coach-knows-domain-only',
      'Text is judged without a database, HTTP or a screen.',
      { path: '^packages/coach/' },
      {
        path: '^(packages/(?!coach/|domain/)|apps/)',
      },
    ),
    forbid(
      'functions-know-the-coach-not-the-host',
      'The same functions run in front of any backend.',
      { path: '^packages/functions/', pathNot: tests },
      { path: '^(packages/gateway/|apps/)' },
    ),
    forbid(
      'gateway-knows-no-product',
      'It could serve any Supabase app.',
      { path: '^packages/gateway/', pathNot: tests },
      {
        path: '^(packages/(?!gateway/)|apps/)',
      },
    ),
    forbid(
      'web-sees-domain-only',
      'Everything else reaches the browser over the wire.',
      { path: '^apps/web/' },
      {
        path: '^(packages/(?!domain/)|apps/(?!web/))',
      },
    ),
    forbid(
      'nobody-imports-the-host',
      'The host is where everything meets; nothing leans on it.',
      {
        path: '^packages/',
        pathNot: tests,
      },
      { path: '^apps/' },
    ),
    forbid(
      'pure-rooms',
      'Coach, functions and domain run anywhere: no Node built-ins.',
      {
        path: '^packages/(domain|coach|functions)/',
        pathNot: tests,
      },
      { dependencyTypes: ['core'] },
    ),
    forbid(
      'features-do-not-know-each-other',
      'Routes and the registry compose features; a rule two of them need moves to domain.',
      { path: '^(apps/web/src/features|packages/functions/src)/([^/]+)/' },
      { path: '^(apps/web/src/features|packages/functions/src)/[^/]+/', pathNot: '^$1/$2/' },
    ),
    forbid(
      'components-do-not-know-features',
      'A component serves every feature.',
      {
        path: '^apps/web/src/(components|lib)/',
      },
      { path: '^apps/web/src/(features|routes)/' },
    ),
    only(
      'one-supabase-client-in-the-browser',
      'One place decides how the browser talks to the backend.',
      `^(apps/web/src/lib/supabase\\.ts|apps/server/|packages/functions/|tools/|e2e/|bench/)|${tests}`,
      { path: 'node_modules/@supabase/supabase-js', dependencyTypesNot: ['type-only'] },
    ),
    ...['reading', 'matching', 'gates', 'scoring', 'feedback'].map((room, at, rooms) =>
      forbid(
        `coach-rooms-in-one-direction-${room}`,
        'An answer is read, matched, held against gates, scored and remarked on, in this order.',
        { path: `^packages/coach/src/interview/${room}/`, pathNot: tests },
        {
          path: `^packages/coach/src/interview/(${[...rooms.slice(at + 1), 'questions', '[^/]*builtin'].join('|')})`,
        },
      ),
    ),
    forbid(
      'no-cycles',
      'Two files that need each other are one room.',
      {},
      { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    ),
    forbid(
      'no-orphans',
      'A file that nobody imports is dead.',
      {
        orphan: true,
        pathNot: `(${tests}|\\.d\\.ts$|\\.config\\.ts$|main\\.ts$|\\.bench\\.ts$|\\.css$)`,
      },
      {},
    ),
    forbid(
      'no-unresolvable',
      'An import that resolves to nothing is a fault.',
      {},
      { couldNotResolve: true, pathNot: '^virtual:' },
    ),
  ],
  options: {
    parser: 'swc',
    webpackConfig: { fileName: 'tools/import-alias.cjs' },
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(/dist/|\\.cache/)' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
    },
  },
};
