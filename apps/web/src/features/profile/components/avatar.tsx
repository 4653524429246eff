import { useState } from 'react';
import { initials } from '@/lib/names.ts';

interface AvatarProps {
  name: string;
  email: string | undefined;
  /** The address of the picture; without one, or where it does not load, the initials stand for it. */
  picture: string | null | undefined;
}

/** A person's picture or their initials; decorative, since the name or the purpose stands beside it. */
export function Avatar({ name, email, picture }: AvatarProps) {
  const [failed, setFailed] = useState<string | null>(null);
  if (picture && picture !== failed) {
    return <img src={picture} alt="" onError={() => setFailed(picture)} />;
  }
  return <span data-initials={initials(name, email)} aria-hidden="true" />;
}
