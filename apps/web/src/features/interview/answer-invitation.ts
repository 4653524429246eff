import { t } from '@lingui/core/macro';

/** What stands in an empty answer field. Questions of ours are English; a model writes them in the language of the page. */
export const answerInvitation = (lang: string | undefined) =>
  (lang ?? 'en') === 'en'
    ? t`Write it the way you'd say it, or dictate it.`
    : t({ message: "Write it the way you'd say it, or dictate it.", context: 'not in English' });
