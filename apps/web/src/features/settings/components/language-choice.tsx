import { t } from '@lingui/core/macro';
import { useEffect, useRef } from 'react';
import { chooseLocale, type Locale, localeNames, locales, useLocale } from '@/lib/locale.ts';
import { notify } from '@/lib/toasts.ts';
import { SettingsSection } from './settings-section.tsx';

/** Another language draws the page anew; the focus then returns to the button that was pressed. */
let focusWanted = false;

async function choose(locale: Locale): Promise<void> {
  try {
    focusWanted = true;
    const kept = await chooseLocale(locale);
    if (!kept)
      notify.error(t`Error`, t`This browser doesn't save settings. They last until you close the page.`);
  } catch {
    focusWanted = false;
    notify.error(t`Error`, t`We couldn't load the language. Check your connection and try again.`);
  }
}

/** English or Español, applied at once and kept on this device. */
export function LanguageChoice() {
  const current = useLocale();
  const pressed = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (focusWanted) pressed.current?.focus({ preventScroll: true });
    focusWanted = false;
  }, []);
  return (
    <SettingsSection
      title={t`Language`}
      text={t`This changes the site, your feedback and our emails. Interview questions, and anything written for a particular question, stay in English, because that's the language you practice in.`}
    >
      <fieldset className="segmented">
        <legend className="vh">{t`Language`}</legend>
        {locales.map((locale) => (
          <button
            key={locale}
            ref={locale === current ? pressed : undefined}
            type="button"
            lang={locale}
            aria-pressed={locale === current}
            onClick={() => void choose(locale)}
          >
            {localeNames[locale]}
          </button>
        ))}
      </fieldset>
    </SettingsSection>
  );
}
