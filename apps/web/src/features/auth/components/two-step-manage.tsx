import { plural, t } from '@lingui/core/macro';
import { useState } from 'react';
import { notify } from '@/lib/toasts.ts';
import { type Authenticator, nameOf, removeAuthenticator, type TwoStepParts } from '../two-step.ts';
import { AddAuthenticator } from './add-authenticator.tsx';
import { AppName } from './app-name.tsx';
import { FreshCodes } from './fresh-codes.tsx';
import { SecondStepForm } from './second-step-form.tsx';
import { TwoStepOverview, type Wish } from './two-step-overview.tsx';

/** Turns it off, makes new codes, adds and removes apps. */
export function TwoStepManage({ user, twoStep, onHold, onChanged, onClose }: TwoStepParts) {
  const [wish, setWish] = useState<Wish | 'naming' | null>(null);
  const [isProven, setProven] = useState(false);
  const { authenticators } = twoStep;
  const back = () => {
    setWish(null);
    setProven(false);
  };
  const remove = async (gone: readonly Authenticator[], title: string, text: string) => {
    for (const { id } of gone) {
      const result = await removeAuthenticator(id);
      if (!result.ok) return notify.error(t`Error`, result.message);
    }
    notify.success(title, text);
    onChanged();
    onClose();
  };
  const proven = async (asked: Wish) => {
    if (asked.kind === 'off') {
      return remove(authenticators, t`Two-step sign-in is off`, t`Signing in no longer asks for a code.`);
    }
    if (asked.kind === 'remove') {
      const name = nameOf(asked.authenticator);
      return remove([asked.authenticator], t`App removed`, t`Codes from ${name} no longer work.`);
    }
    if (asked.kind === 'codes') onHold(true);
    setProven(true);
  };
  if (wish === null) return <TwoStepOverview twoStep={twoStep} onWish={setWish} />;
  if (wish === 'naming') return <AppName onNamed={(name) => setWish({ kind: 'add', name })} />;
  // The server asks for a code by itself where the last one is a while ago.
  if (!isProven && wish.kind !== 'add') {
    return (
      <div className="form">
        <h3 className="h4">{questionOf(wish, authenticators.length)}</h3>
        <SecondStepForm authenticators={authenticators} onProven={() => void proven(wish)} />
      </div>
    );
  }
  const saved = () => {
    notify.success(t`Your new recovery codes work now`, t`The old ones no longer do.`);
    onClose();
  };
  if (wish.kind === 'codes') return <FreshCodes email={user.email ?? ''} onDone={saved} onSkip={onClose} />;
  const added = () => {
    notify.success(t`App added`, t`Codes from both apps work now.`);
    onChanged();
    back();
  };
  return <AddAuthenticator user={user} name={wish.kind === 'add' ? wish.name : ''} onAdded={added} />;
}

function questionOf(wish: Exclude<Wish, { kind: 'add' }>, count: number): string {
  if (wish.kind === 'off') {
    return plural(count, {
      one: 'Turn off two-step sign-in? Your recovery codes stop working too.',
      other: 'Turn off two-step sign-in? All # apps and your recovery codes stop working.',
    });
  }
  if (wish.kind === 'codes') return t`Make new recovery codes? The old ones stop working.`;
  const name = nameOf(wish.authenticator);
  return t`Remove ${name}? Its codes stop working.`;
}
