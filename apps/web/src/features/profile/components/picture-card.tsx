import { avatarTypes } from '@greenroom/domain';
import { t } from '@lingui/core/macro';
import { Upload } from 'lucide-react';
import { useId, useRef } from 'react';
import { Button } from '@/components/button.tsx';
import { FileInput } from '@/components/file-input.tsx';
import { formatDate } from '@/lib/format.ts';
import { fullNameOf } from '@/lib/names.ts';
import { useUser } from '@/lib/session.ts';
import { useUploadAvatar } from '../mutations.ts';
import type { Profile } from '../queries.ts';
import { Avatar } from './avatar.tsx';

/** The picture with the way to change it, the address, and since when there is an account. */
export function PictureCard({ profile }: { profile: Profile | null }) {
  const user = useUser();
  const input = useRef<HTMLInputElement>(null);
  const upload = useUploadAvatar(profile?.avatar_url ?? null);
  const titleId = useId();
  const name = profile?.full_name ?? fullNameOf(user.user_metadata);
  return (
    <section className="sheet picture-card" aria-labelledby={titleId}>
      <h2 id={titleId} className="h3">
        {t`Profile Picture`}
      </h2>
      <div className="portrait">
        <Avatar name={name} email={user.email} picture={profile?.avatar_url} />
      </div>
      <div>
        <Button busy={upload.isPending} onClick={() => input.current?.click()}>
          <Upload className="i" aria-hidden="true" />
          {upload.isPending ? t`Uploading...` : t`Upload Picture`}
        </Button>
        <p className="fld-hint mt-2">{t`PNG, JPEG, WebP or GIF, up to 10 MB. We remove its hidden data.`}</p>
        <FileInput
          ref={input}
          label={t`Picture file`}
          accept={avatarTypes.join()}
          onFile={(file) => upload.mutate(file)}
        />
      </div>
      <dl className="picture-facts">
        <div>
          <dt className="label">{t`Email`}</dt>
          <dd>{user.email}</dd>
        </div>
        <div>
          <dt className="label">{t`Member since`}</dt>
          <dd className="num">{formatDate(new Date(profile?.created_at ?? user.created_at))}</dd>
        </div>
      </dl>
    </section>
  );
}
