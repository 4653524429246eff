// Who may import whom (ARCHITECTURE.md, "The import law"). Each rule says why it stands.
const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });
const only = (name, comment, allowedFrom, to) => forbid(name, comment, { pathNot: allowedFrom }, to);
/** What tests run on: never part of the product. */
const testSupport =
  '(^packages/testing/|\\.test\\.tsx?$|-fixture\\.ts$|/test-[a-z]+\\.ts$|/(fixtures|golden|attacks|conformance)/)';

module.exports = {
  forbidden: [
    forbid(
      'nobody-imports-tools',
      'Scripts lean on the product, never the other way around. Test support is in packages/testing.',
      { path: '^(packages|apps)/' },
      { path: '^(tools|e2e|bench)/' },
    ),
    forbid(
      'product-without-test-support',
      'What runs in production imports nothing that exists for tests.',
      { path: '^(packages|apps)/', pathNot: testSupport },
      { path: testSupport },
    ),
    forbid(
      'domain-stands-alone',
      'What the product is depends on nothing of ours.',
      { path: '^packages/domain/' },
      { path: '^(packages/(?!domain/)|apps/)' },
    ),
    forbid(
      'domain-needs-zod-only',
      'The browser and the server share it: each dependency of it is one of both.',
      { path: '^packages/domain/', pathNot: testSupport },
      { path: 'node_modules/', pathNot: 'node_modules/(zod|ts-fsrs)/' },
    ),
    forbid(
      'schedules-alone-know-fsrs',
      'The browser needs no scheduler: it is an entry of its own, for the server.',
      { pathNot: '^packages/domain/src/review/schedule-rules' },
      { path: 'node_modules/ts-fsrs/' },
    ),
    forbid(
      'coach-knows-domain-only',
      'Text is judged without a database, HTTP or a screen.',
      { path: '^packages/coach/' },
      { path: '^(packages/(?!coach/|domain/|testing/)|apps/)' },
    ),
    only(
      'one-door-to-language-models',
      'One file decides which provider is asked, and how.',
      `^packages/(coach/src/model/provider\\.ts|testing/)|${testSupport}`,
      { path: 'node_modules/(ai|@ai-sdk/[^/]+)/' },
    ),
    only(
      'one-door-to-payments',
      'One file speaks to the payment provider.',
      '^packages/functions/src/subscription/payments\\.ts$',
      { path: 'node_modules/dodopayments/' },
    ),
    forbid(
      'functions-know-the-coach-not-the-host',
      'The same functions run in front of any backend.',
      { path: '^packages/functions/', pathNot: testSupport },
      { path: '^(packages/gateway/|apps/)' },
    ),
    forbid(
      'gateway-knows-no-product',
      'It could serve any Supabase app.',
      { path: '^packages/gateway/', pathNot: testSupport },
      { path: '^(packages/(?!gateway/)|apps/)' },
    ),
    forbid(
      'web-sees-domain-only',
      'Everything else reaches the browser over the wire.',
      { path: '^apps/web/' },
      { path: '^(packages/(?!domain/)|apps/(?!web/))' },
    ),
    forbid(
      'nobody-imports-the-host',
      'The host is where everything meets; nothing leans on it.',
      { path: '^packages/', pathNot: testSupport },
      { path: '^apps/' },
    ),
    forbid(
      'pure-rooms',
      'Coach, functions and domain run anywhere: no Node built-ins.',
      { path: '^packages/(domain|coach|functions)/', pathNot: testSupport },
      { dependencyTypes: ['core'] },
    ),
    forbid(
      'features-do-not-know-each-other',
      'Routes and the registry compose features; a rule two of them need moves to domain.',
      { path: '^(apps/web/src/features|packages/functions/src)/([^/]+)/' },
      { path: '^(apps/web/src/features|packages/functions/src)/[^/]+/', pathNot: '^$1/$2/' },
    ),
    forbid(
      'features-do-not-know-routes',
      'Routes compose features. Paths are in lib.',
      { path: '^apps/web/src/features/' },
      { path: '^apps/web/src/routes/' },
    ),
    forbid(
      'components-do-not-know-features',
      'A component serves every feature.',
      { path: '^apps/web/src/(components|lib)/' },
      { path: '^apps/web/src/(features|routes)/' },
    ),
    only(
      'one-supabase-client-in-the-browser',
      'One place decides how the browser talks to the backend.',
      `^(apps/web/src/lib/supabase\\.ts|apps/server/|packages/functions/)|${testSupport}`,
      { path: 'node_modules/@supabase/supabase-js', dependencyTypesNot: ['type-only'] },
    ),
    ...['reading', 'matching', 'gates', 'scoring', 'feedback'].map((room, at, rooms) =>
      forbid(
        `coach-rooms-in-one-direction-${room}`,
        'An answer is read, matched, held against gates, scored and remarked on, in this order.',
        { path: `^packages/coach/src/interview/${room}/`, pathNot: testSupport },
        {
          path: `^packages/coach/src/interview/(${[...rooms.slice(at + 1), 'questions', '[^/]*builtin'].join('|')})`,
        },
      ),
    ),
    ...['', 'speech/', 'report/', 'session/', 'setup/'].map((room, at, rooms) =>
      forbid(
        `interview-rooms-in-one-direction-${room.slice(0, -1) || 'common'}`,
        'What all rooms share, then speech, the report, the session, the set-up: each knows those before it.',
        { path: `^apps/web/src/features/interview/${room}${room ? '' : '[^/]+$'}`, pathNot: testSupport },
        { path: `^apps/web/src/features/interview/(${rooms.slice(at + 1).join('|') || '^$'})` },
      ),
    ),
    forbid(
      'no-cycles',
      'Two files that need each other are one room, also where only types go around.',
      {},
      { circular: true },
    ),
    forbid(
      'no-orphans',
      'A file that nobody imports is dead.',
      {
        orphan: true,
        pathNot: `(${testSupport}|\\.d\\.ts$|\\.config\\.ts$|main\\.ts$|\\.bench\\.ts$|\\.css$)`,
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
    // Our own builds; a library's dist is what its import leads to.
    exclude: { path: '(^apps/[^/]+/dist/|\\.cache/)' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
    },
  },
};
