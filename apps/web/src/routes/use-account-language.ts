import { languageOf } from '@greenroom/domain';
import { useEffect } from 'react';
import { useLocale } from '@/lib/locale.ts';
import { useOnline } from '@/lib/online.ts';
import { useUser } from '@/lib/session.ts';
import { supabase } from '@/lib/supabase.ts';

/** Tells the account the language of the page, where it knows another: the server's emails are in it. */
export function useAccountLanguage(): void {
  const locale = useLocale();
  const online = useOnline();
  const isKnown = languageOf(useUser().user_metadata) === locale;
  useEffect(() => {
    if (isKnown || !online) return;
    const save = async () => {
      const { error } = await (await supabase()).auth.updateUser({ data: { locale } });
      if (error) console.warn('The language of emails is not saved yet', error);
    };
    save().catch((error: unknown) => console.warn('The language of emails is not saved yet', error));
  }, [isKnown, online, locale]);
}
