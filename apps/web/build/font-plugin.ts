import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

/** Which weights of the serif the style sheets use. The rest of the axis is weight that every visit would carry. */
const serif = { name: /^fraunces-.*\.woff2$/, weights: { min: 350, max: 600 } };

/** Every character that a Latin subset of Fontsource holds: `subset-font` keeps those that are there. */
const ranges: readonly (readonly [first: number, last: number])[] = [
  [0x20, 0x17e],
  [0x2bb, 0x2dc],
  [0x2000, 0x206f],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2190, 0x2193],
  [0x2212, 0x2215],
];
const characters = ranges
  .flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at)),
  )
  .join('');

/** Cuts the serif's weight axis down to what is used: 67 kB become 59, with the optical sizes kept. */
export function slimFonts(): Plugin {
  return {
    name: 'slim-fonts',
    apply: 'build',
    async generateBundle(_, bundle) {
      for (const asset of Object.values(bundle)) {
        if (asset.type !== 'asset' || !asset.names.some((name) => serif.name.test(name))) continue;
        asset.source = await subsetFont(Buffer.from(asset.source as Uint8Array), characters, {
          targetFormat: 'woff2',
          variationAxes: { wght: serif.weights },
        });
      }
    },
  };
}
