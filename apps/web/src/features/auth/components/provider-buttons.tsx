import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '@/components/button.tsx';
import { paths } from '@/lib/paths.ts';
import { type ProviderName, providerLabels } from '@/lib/provider-return.ts';
import { notify } from '@/lib/toasts.ts';
import { continueWith } from '../provider-sign-in.ts';
import { Policy } from './policies-checkbox.tsx';
import { ProviderMark } from './provider-mark.tsx';

interface ProviderButtonsProps {
  providers: readonly ProviderName[];
  /** The page to go on to. */
  from: string;
}

/** The ways in by another account, below the form. */
export function ProviderButtons({ providers, from }: ProviderButtonsProps) {
  const [leaving, setLeaving] = useState<ProviderName | null>(null);
  const leave = async (provider: ProviderName) => {
    setLeaving(provider);
    const result = await continueWith(provider, from);
    if (result.ok) return;
    setLeaving(null);
    notify.error(t`Sign In Error`, result.message);
  };
  return (
    <section className="form elsewhere" aria-label={t`Other ways to sign in`}>
      <p className="or soft small">{t`or`}</p>
      {providers.map((provider) => {
        const label = providerLabels[provider];
        return (
          <Button
            key={provider}
            wide
            busy={leaving === provider}
            disabled={leaving !== null}
            onClick={() => void leave(provider)}
          >
            <ProviderMark provider={provider} />
            {t`Continue with ${label}`}
          </Button>
        );
      })}
      <p className="small muted">
        <Trans>
          If you're new, this creates your account. It means you agree to the{' '}
          <Policy href={paths.terms}>Terms</Policy>, <Policy href={paths.privacy}>Privacy Policy</Policy> and{' '}
          <Policy href={paths.cookies}>Cookie Policy</Policy>, and have read the{' '}
          <Policy href={paths.gdpr}>GDPR notice</Policy>.
        </Trans>
      </p>
    </section>
  );
}
