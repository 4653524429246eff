import { defineConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';

const outsideFeatures = ['components', 'islands', 'lib', 'routes'];

/** English stands in the sources; every other language has a catalog for each feature. See docs/features/language.md. */
export default defineConfig({
  sourceLocale: 'en',
  locales: ['es'],
  catalogs: [
    {
      path: '<rootDir>/src/locales/{locale}/{name}',
      include: ['<rootDir>/src/features/{name}'],
      exclude: ['**/*.test.ts'],
    },
    ...outsideFeatures.map((name) => ({
      path: `<rootDir>/src/locales/{locale}/${name}`,
      include: [`<rootDir>/src/${name}`],
      exclude: ['**/*.test.ts'],
    })),
  ],
  format: formatter({
    origins: false,
    customHeaderAttributes: { 'POT-Creation-Date': '' },
  }),
  runtimeConfigModule: {
    i18n: ['@/lib/messages.ts', 'i18n'],
    Trans: ['@/lib/trans.tsx', 'Trans'],
  },
});
