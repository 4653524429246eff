import { plural, t } from '@lingui/core/macro';
import { useEffect, useRef } from 'react';
import { Button } from '@/components/button.tsx';
import { formatDate } from '@/lib/format.ts';
import { type Authenticator, nameOf, type TwoStep } from '../two-step.ts';
import '@/styles/two-step.css';

/** What the user wants; a code proves that it's them. */
export type Wish =
  | { kind: 'off' }
  | { kind: 'codes' }
  | { kind: 'remove'; authenticator: Authenticator }
  | { kind: 'add'; name: string };

interface TwoStepOverviewProps {
  twoStep: TwoStep;
  onWish(wish: Wish | 'naming'): void;
}

/** The apps, the codes that are left, and what can be done. */
export function TwoStepOverview({ twoStep: { authenticators, codesLeft }, onWish }: TwoStepOverviewProps) {
  const top = useRef<HTMLParagraphElement>(null);
  useEffect(() => top.current?.focus(), []);
  const left = codesLeft ?? 0;
  return (
    <>
      <p className="soft" ref={top} tabIndex={-1}>
        {t`Signing in takes a code from one of these apps, or a recovery code.`}
      </p>
      <ul className="rows">
        {authenticators.map((one) => {
          const name = nameOf(one);
          const since = formatDate(one.since);
          return (
            <li key={one.id} className="row sp wr">
              <div>
                <p className="switch-label break-words">{name}</p>
                <p className="switch-note">{t`Added ${since}`}</p>
              </div>
              {authenticators.length > 1 ? (
                <Button small onClick={() => onWish({ kind: 'remove', authenticator: one })}>
                  {t`Remove`}
                  <span className="vh"> {name}</span>
                </Button>
              ) : null}
            </li>
          );
        })}
        <li className="row sp wr">
          <div>
            <p className="switch-label">{t`Recovery codes`}</p>
            <p className="switch-note">
              {left === 0 ? t`You have none.` : plural(left, { one: '# code left', other: '# codes left' })}
            </p>
          </div>
          <Button small onClick={() => onWish({ kind: 'codes' })}>{t`Make new codes`}</Button>
        </li>
      </ul>
      <div className="row wr sp">
        <Button onClick={() => onWish('naming')}>{t`Add another app`}</Button>
        <Button
          className="danger"
          onClick={() => onWish({ kind: 'off' })}
        >{t`Turn off two-step sign-in`}</Button>
      </div>
    </>
  );
}
