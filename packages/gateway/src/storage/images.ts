import pLimit from 'p-limit';
import type { Sharp } from 'sharp';
import { storageError, wrongType } from './errors.ts';
import type { Transformation } from './transformation.ts';

const maxEdgePixels = 512;
const maxInputPixels = 40_000_000;
const maxSeconds = 10;
const maxParallel = 2;

type Format = 'png' | 'jpeg' | 'webp';

/** The image types that are read, each with the type that is written. */
const written: Readonly<Record<string, Format>> = {
  'image/png': 'png',
  'image/jpeg': 'jpeg',
  'image/webp': 'webp',
  'image/gif': 'png',
};

export interface DrawnImage {
  bytes: Uint8Array;
  mimeType: string;
}

const limit = pLimit(maxParallel);

/** Loads libvips with the first image: it takes memory that a site without images never needs. */
async function loadSharp() {
  const { default: sharp } = await import('sharp');
  // What it keeps of past images is of no use to the next one.
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp;
}

/** Draws an image off the main thread, two at once. Throws 415 for what is no image of ours, 400 for one that cannot be read. */
async function draw(
  bytes: Uint8Array,
  mimeType: string,
  change: (image: Sharp, type: Format) => { image: Sharp; type: Format },
): Promise<DrawnImage> {
  const original = written[mimeType];
  if (!original) throw wrongType(mimeType);
  return limit(async () => {
    const sharp = await loadSharp();
    try {
      const source = sharp(bytes, { limitInputPixels: maxInputPixels, failOn: 'error', pages: 1 })
        .timeout({ seconds: maxSeconds })
        .autoOrient();
      const { image, type } = change(source, original);
      return { bytes: await image.toBuffer(), mimeType: `image/${type}` };
    } catch {
      throw storageError(400, 'InvalidImage', 'InvalidImage', 'The image is damaged or too large to be read');
    }
  });
}

/**
 * Draws an image anew as PNG, JPEG or WebP of at most 512 pixels an edge, upright, without metadata, so that
 * nothing but pixels of the upload survives. `mimeType` is the type found by its bytes. Throws 415 for what is no
 * such image and 400 for one that cannot be read or has more than 40 million pixels.
 */
export const reencodeImage = (bytes: Uint8Array, mimeType: string): Promise<DrawnImage> =>
  draw(bytes, mimeType, (image, type) => ({
    image: image
      .resize(maxEdgePixels, maxEdgePixels, { fit: 'inside', withoutEnlargement: true })
      .toFormat(type),
    type,
  }));

const fitOf = { cover: 'cover', contain: 'inside', fill: 'fill' } as const;

/** Draws an image as a client asks for it, upright, without metadata and never enlarged. Throws as `reencodeImage` does. */
export const transformImage = (
  bytes: Uint8Array,
  mimeType: string,
  { width, height, resize, quality }: Transformation,
  asWebp: boolean,
): Promise<DrawnImage> =>
  draw(bytes, mimeType, (image, original) => {
    const type = asWebp ? 'webp' : original;
    const sized =
      width || height ? image.resize({ width, height, fit: fitOf[resize], withoutEnlargement: true }) : image;
    return { image: sized.toFormat(type, type === 'png' ? {} : { quality }), type };
  });
