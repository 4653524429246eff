import { avatarPath, avatarPathIn, avatarRefusal, splitCompanies } from '@greenroom/domain';
import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useUser } from '@/lib/session.ts';
import { supabase } from '@/lib/supabase.ts';
import { notify } from '@/lib/toasts.ts';
import { avatarRefusalTexts } from './labels.ts';
import type { ProfileForm } from './model.ts';
import { profileQuery } from './queries.ts';

async function saveProfile(user: { id: string; email?: string }, form: ProfileForm): Promise<void> {
  const client = await supabase();
  const fullName = form.fullName.trim();
  await client
    .from('profiles')
    .upsert({
      user_id: user.id,
      full_name: fullName,
      email: user.email ?? null,
      experience_level: form.experienceLevel || null,
      target_companies: splitCompanies(form.targetCompanies),
      preferred_mode: form.preferredMode,
      updated_at: new Date().toISOString(),
    })
    .throwOnError();
  // The greeting and the initials come from the account. If they lag behind, the save hasn't failed.
  await client.auth.updateUser({ data: { full_name: fullName } });
}

/** Saves the form of the profile. */
export function useSaveProfile(onSaved: () => void) {
  const user = useUser();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (form: ProfileForm) => saveProfile(user, form),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: profileQuery(user.id).queryKey });
      void queries.invalidateQueries({ queryKey: ['interview-preferences', user.id] });
      onSaved();
      notify.success(t`Profile Updated`, t`Your changes have been saved.`);
    },
    onError: () => notify.error(t`Error`, t`Failed to save profile. Please try again.`),
  });
}

/** A picture that was refused, for a reason that the user can do something about. */
class PictureRefused extends Error {}

/** Refusals of the storage, by HTTP status. */
const uploadRefusals: Readonly<Record<string, MessageDescriptor>> = {
  '400': msg`This picture is damaged or too large to be read. Please choose another one.`,
  '413': avatarRefusalTexts.too_large,
  '415': msg`This file isn't a PNG, JPEG, WebP or GIF picture, even if its name says so.`,
};

/** Stores a picture, names it in the profile and removes the one before. */
async function uploadAvatar(userId: string, file: File, before: string | null): Promise<void> {
  const refusal = avatarRefusal(file);
  if (refusal) throw new PictureRefused(t(avatarRefusalTexts[refusal]));
  const client = await supabase();
  const bucket = client.storage.from('documents');
  const path = avatarPath(userId, Date.now(), file.type);
  const { error } = await bucket.upload(path, file, { contentType: file.type });
  if (error) {
    const status = String('statusCode' in error ? error.statusCode : '');
    const text = uploadRefusals[status];
    throw text ? new PictureRefused(t(text)) : error;
  }
  const address = bucket.getPublicUrl(path).data.publicUrl;
  await client.from('profiles').update({ avatar_url: address }).eq('user_id', userId).throwOnError();
  const old = avatarPathIn(before, userId);
  if (old) await bucket.remove([old]);
}

/** Uploads the picture of the profile. */
export function useUploadAvatar(before: string | null) {
  const { id: userId } = useUser();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (file: File) => uploadAvatar(userId, file, before),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: profileQuery(userId).queryKey });
      notify.success(t`Avatar Updated`, t`Your new picture is saved.`);
    },
    onError: (error) =>
      notify.error(
        t`Error`,
        error instanceof PictureRefused ? error.message : t`Failed to upload avatar. Please try again.`,
      ),
  });
}
