import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { z } from 'zod';
import { Button } from '@/components/button.tsx';
import { ErrorState } from '@/components/error-state.tsx';
import { AwaitingNetwork } from '@/components/query-state.tsx';
import { Skeleton } from '@/components/skeleton.tsx';
import { useUser } from '@/lib/session.ts';
import { storageKeys } from '@/lib/storage-keys.ts';
import { useFailureToast } from '@/lib/use-failure-toast.ts';
import { useKept } from '@/lib/use-kept.ts';
import { errorsOf, formOf, isSameProfile, ProfileForm } from '../model.ts';
import { useSaveProfile } from '../mutations.ts';
import { type Profile, profileQuery } from '../queries.ts';
import { PictureCard } from './picture-card.tsx';
import { ProfileFields } from './profile-form.tsx';

const failure = () => t`Failed to load profile data.`;
const Draft = z.nullable(ProfileForm);

/** Picture, name and preferences. `billing` is the card of the plan. */
export function ProfileSettings({ billing }: { billing: ReactNode }) {
  const { id: userId } = useUser();
  const profile = useQuery(profileQuery(userId));
  useFailureToast(profile.isError, failure());
  if (profile.isError) {
    return (
      <ErrorState message={failure()} onRetry={() => void profile.refetch()} busy={profile.isFetching} />
    );
  }
  if (profile.isPending) return profile.isPaused ? <AwaitingNetwork /> : <ProfileSkeleton />;
  return (
    <div className="profile">
      <PictureCard profile={profile.data} />
      <div className="profile-main">
        <Editor userId={userId} profile={profile.data} />
        {billing}
      </div>
    </div>
  );
}

function ProfileSkeleton() {
  return (
    <div className="profile" role="status" aria-label={t`Loading your profile`}>
      <Skeleton height="24rem" />
      <div className="profile-main">
        <Skeleton height="12rem" />
        <Skeleton height="18rem" />
      </div>
    </div>
  );
}

/** The fields. What is not saved yet is kept on this device, so that leaving the page loses nothing. */
function Editor({ userId, profile }: { userId: string; profile: Profile | null }) {
  const { email } = useUser();
  const [draft, setDraft] = useKept<ProfileForm | null>(`${storageKeys.profileDraft}:${userId}`, Draft, null);
  const [tried, setTried] = useState(false);
  const save = useSaveProfile(() => setDraft(null));
  const stored = formOf(profile);
  const form = draft ?? stored;
  const isChanged = !isSameProfile(form, stored);
  const errors = errorsOf(form);
  const submit = () => {
    setTried(true);
    if (Object.keys(errors).length === 0) save.mutate(form);
  };
  return (
    <form
      className="profile-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <ProfileFields
        form={form}
        errors={tried ? errors : {}}
        email={email}
        onChange={(part) => setDraft({ ...form, ...part })}
      />
      {isChanged && !save.isPending ? (
        <p className="small soft" role="status">
          {t`Not saved yet. Kept on this device.`}
        </p>
      ) : null}
      <div className="row wr send">
        <Button variant="primary" type="submit" busy={save.isPending}>
          {save.isPending ? t`Saving...` : t`Save Profile`}
        </Button>
        {isChanged && !save.isPending ? (
          <Button variant="quiet" onClick={() => setDraft(null)}>
            {t`Discard changes`}
          </Button>
        ) : null}
      </div>
    </form>
  );
}
