declare module 'subset-font' {
  interface SubsetOptions {
    targetFormat: 'woff2' | 'woff' | 'sfnt';
    /** Axes of a variable font, cut down to a range or pinned to a value. */
    variationAxes?: Readonly<Record<string, number | { min: number; max: number }>>;
  }
  /** The font with the glyphs of `text` alone. */
  export default function subsetFont(font: Buffer, text: string, options: SubsetOptions): Promise<Buffer>;
}
