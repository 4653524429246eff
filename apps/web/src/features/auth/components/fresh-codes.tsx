import { t } from '@lingui/core/macro';
import { Copy, Download } from 'lucide-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { Button } from '@/components/button.tsx';
import { ErrorState } from '@/components/error-state.tsx';
import { Waiting } from '@/components/spinner.tsx';
import { copyText } from '@/lib/copy-text.ts';
import { formatDate } from '@/lib/format.ts';
import { saveText } from '@/lib/save-file.ts';
import { notify } from '@/lib/toasts.ts';
import { makeRecoveryCodes } from '../two-step.ts';
import '@/styles/two-step.css';

/** The text of the file: what the codes are for, and one a line. */
function fileOf(email: string, codes: readonly string[]): string {
  const day = formatDate(new Date());
  const head = t`Greenroom recovery codes for ${email}, ${day}`;
  return [head, t`Each one works once.`, '', ...codes, ''].join('\n');
}

interface FreshCodesProps {
  email: string;
  onDone(): void;
  /** Called where they can't be made just now, and the user goes on without. */
  onSkip(): void;
}

/** Makes recovery codes and shows them, this once. */
export function FreshCodes({ email, onDone, onSkip }: FreshCodesProps) {
  const [made, setMade] = useState<readonly string[] | { message: string } | null>(null);
  const begun = useRef(false);
  const make = useCallback(async () => {
    setMade(null);
    setMade(await makeRecoveryCodes());
  }, []);
  useEffect(() => {
    // Once, however often this is drawn: codes that are made anew end the ones before.
    if (begun.current) return;
    begun.current = true;
    void make();
  }, [make]);
  if (made === null) return <Waiting />;
  if ('message' in made) {
    return (
      <div className="form">
        <ErrorState message={t`We couldn't make your recovery codes.`} onRetry={() => void make()} />
        <Button onClick={onSkip}>{t`Do it later`}</Button>
      </div>
    );
  }
  return <Codes email={email} codes={made} onDone={onDone} />;
}

interface CodesProps {
  email: string;
  codes: readonly string[];
  onDone(): void;
}

function Codes({ email, codes, onDone }: CodesProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const copy = async () => {
    if (await copyText(codes.join('\n'))) notify.success(t`Recovery codes copied`);
    else notify.error(t`Error`, t`Your browser didn't let us copy it. Select it and copy it yourself.`);
  };
  return (
    <div className="form">
      <h3 className="h4" ref={heading} tabIndex={-1}>
        {t`Save your recovery codes`}
      </h3>
      <p className="soft">
        {t`If you lose your phone, a recovery code gets you in. Each one works once. Keep them where you keep your passwords: we can't show them again.`}
      </p>
      <ul className="codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="row wr">
        <Button onClick={() => void copy()}>
          <Copy className="i" aria-hidden="true" />
          {t`Copy`}
        </Button>
        <Button onClick={() => saveText('greenroom-recovery-codes.txt', fileOf(email, codes))}>
          <Download className="i" aria-hidden="true" />
          {t`Download`}
        </Button>
      </div>
      <Button variant="primary" wide onClick={onDone}>
        {t`I saved them`}
      </Button>
    </div>
  );
}
