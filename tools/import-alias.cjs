// The web app's `@/` as dependency-cruiser can read it; the truth is `paths` in apps/web/tsconfig.json.
const path = require('node:path');

module.exports = { resolve: { alias: { '@': path.join(__dirname, '..', 'apps', 'web', 'src') } } };
