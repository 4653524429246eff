import { invalid, notSupported } from './errors.ts';

const maxEdgePixels = 2500;
const minQuality = 20;
const defaultQuality = 80;
const fits = ['cover', 'contain', 'fill'] as const;

/** How an image is to be drawn, as `transform` of the official client says it. */
export interface Transformation {
  width?: number;
  height?: number;
  resize: (typeof fits)[number];
  /** 20 to 100. */
  quality: number;
  /** The type of the file; otherwise WebP where the client takes it. */
  keepsType: boolean;
}

function parsePixels(raw: unknown, name: string, min: number, max: number): number | undefined {
  if (raw === undefined || raw === null) return undefined;
  const text = String(raw);
  const value = Number(text);
  if (!/^\d{1,5}$/.test(text) || value < min || value > max) {
    throw invalid(`${name} must be a whole number from ${min} to ${max}`);
  }
  return value;
}

/** Reads a transformation from an address or a body. Throws a 400 that names what is wrong. */
export function parseTransformation(raw: Readonly<Record<string, unknown>>): Transformation {
  const { resize = 'cover', format } = raw;
  const fit = fits.find((name) => name === resize);
  if (!fit) throw invalid(`resize must be one of ${fits.join(', ')}`);
  if (format !== undefined && format !== 'origin')
    throw notSupported(`The format ${String(format).slice(0, 20)}`);
  const width = parsePixels(raw.width, 'width', 1, maxEdgePixels);
  const height = parsePixels(raw.height, 'height', 1, maxEdgePixels);
  return {
    ...(width === undefined ? {} : { width }),
    ...(height === undefined ? {} : { height }),
    resize: fit,
    quality: parsePixels(raw.quality, 'quality', minQuality, 100) ?? defaultQuality,
    keepsType: format === 'origin',
  };
}
