import { avatarLimitBytes, avatarTypes } from './catalog.ts';

/** Companies as they are written in one field: split at commas, trimmed, empty ones and repeats dropped. */
export function splitCompanies(text: string): string[] {
  const names = text.split(',').map((name) => name.trim());
  return [...new Set(names)].filter((name) => name !== '');
}

export type AvatarRefusal = 'svg' | 'not_a_picture' | 'empty' | 'too_large';

/** Why a file can't be a profile picture; null where it may be tried. */
export function avatarRefusal(file: { type: string; size: number }): AvatarRefusal | null {
  if (file.type === 'image/svg+xml') return 'svg';
  if (!avatarTypes.some((type) => type === file.type)) return 'not_a_picture';
  if (file.size === 0) return 'empty';
  return file.size > avatarLimitBytes ? 'too_large' : null;
}

const extensions: Readonly<Record<string, string>> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
  // Drawn anew as its first picture.
  'image/gif': 'png',
};

/** Where a picture of that type lies in the bucket `documents`. `timestamp`: milliseconds since 1970. */
export function avatarPath(userId: string, timestamp: number, mimeType: string): string {
  return `avatars/${userId}-${timestamp}.${extensions[mimeType] ?? 'png'}`;
}

/** The path of a picture in the bucket, read back from its public address; null for any other address. */
export function avatarPathIn(address: string | null, userId: string): string | null {
  const path = address?.split('/object/public/documents/')[1]?.split(/[?#]/)[0] ?? '';
  return path.startsWith(`avatars/${userId}-`) && !path.includes('/', 'avatars/'.length) ? path : null;
}
