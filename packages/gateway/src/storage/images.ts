import pLimit from 'p-limit';
import sharp from 'sharp';
import { storageError, wrongType } from './errors.ts';

const maxEdgePixels = 512;
const maxInputPixels = 40_000_000;
const maxSeconds = 10;
const maxParallel = 2;

/** The image types that are read, each with the type that is written. */
const written: Readonly<Record<string, 'png' | 'jpeg' | 'webp'>> = {
  'image/png': 'png',
  'image/jpeg': 'jpeg',
  'image/webp': 'webp',
  'image/gif': 'png',
};

const limit = pLimit(maxParallel);

/**
 * Draws an image anew as PNG, JPEG or WebP of at most 512 pixels an edge, upright, without metadata, so that
 * nothing but pixels of the upload survives. `mimeType` is the type found by its bytes. Throws 415 for what is no
 * such image and 400 for one that cannot be read or has more than 40 million pixels.
 */
export async function reencodeImage(
  bytes: Uint8Array,
  mimeType: string,
): Promise<{ bytes: Uint8Array; mimeType: string }> {
  const format = written[mimeType];
  if (!format) throw wrongType(mimeType);
  return limit(async () => {
    try {
      const image = await sharp(bytes, { limitInputPixels: maxInputPixels, failOn: 'error', pages: 1 })
        .timeout({ seconds: maxSeconds })
        .autoOrient()
        .resize(maxEdgePixels, maxEdgePixels, { fit: 'inside', withoutEnlargement: true })
        .toFormat(format)
        .toBuffer();
      return { bytes: image, mimeType: `image/${format}` };
    } catch {
      throw storageError(400, 'InvalidImage', 'InvalidImage', 'The image is damaged or too large to be read');
    }
  });
}
