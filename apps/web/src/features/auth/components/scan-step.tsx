import { t } from '@lingui/core/macro';
import { Copy, Smartphone } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '@/components/button.tsx';
import { copyText } from '@/lib/copy-text.ts';
import { notify } from '@/lib/toasts.ts';
import { type Enrollment, sendAppCode } from '../two-step.ts';
import { StepCodeForm } from './step-code-form.tsx';
import '@/styles/two-step.css';

const inGroups = (secret: string) => secret.match(/.{1,4}/g)?.join(' ') ?? secret;

/** What the app scans, the same as text, and the first code of it. */
export function ScanStep({ enrollment, onAdded }: { enrollment: Enrollment; onAdded(): void }) {
  const { factorId, qrCode, secret, uri } = enrollment;
  // Not the field: a phone's keyboard would cover what is to be scanned.
  const top = useRef<HTMLOListElement>(null);
  useEffect(() => top.current?.focus({ preventScroll: true }), []);
  const copy = async () => {
    if (await copyText(secret)) notify.success(t`Key copied`);
    else notify.error(t`Error`, t`Your browser didn't let us copy it. Select it and copy it yourself.`);
  };
  const enter = async (code: string) => {
    const result = await sendAppCode(factorId, code);
    if (result.ok) onAdded();
    return result;
  };
  return (
    <ol className="steps" ref={top} tabIndex={-1}>
      <li>
        <p>{t`Scan this with an authenticator app, such as Google Authenticator, Microsoft Authenticator or 1Password.`}</p>
        <img
          className="qr"
          src={qrCode}
          alt={t`QR code for your authenticator app`}
          width={176}
          height={176}
        />
        <a className="b b2 on-phone" href={uri}>
          <Smartphone className="i" aria-hidden="true" />
          {t`Open my authenticator app`}
        </a>
        <p className="small soft">{t`Can't scan it? Type this key into the app:`}</p>
        <div className="row wr">
          <code className="key">{inGroups(secret)}</code>
          <Button small onClick={() => void copy()}>
            <Copy className="i" aria-hidden="true" />
            {t`Copy key`}
          </Button>
        </div>
      </li>
      <li>
        <p className="mb-2">{t`Type the six digits that the app shows.`}</p>
        <StepCodeForm by="app" enter={enter} takesFocus={false} />
      </li>
    </ol>
  );
}
