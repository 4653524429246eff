import { plural, t } from '@lingui/core/macro';
import type { User } from '@supabase/supabase-js';
import { useQuery } from '@tanstack/react-query';
import { ShieldCheck } from 'lucide-react';
import { Suspense, useState } from 'react';
import { Button } from '@/components/button.tsx';
import { formatDate } from '@/lib/format.ts';
import { lazyPart } from '@/lib/lazy-part.ts';
import { useWasOpen } from '@/lib/use-was-open.ts';
import { type TwoStep, twoStepQuery } from './two-step.ts';

const TwoStepDialog = lazyPart(async () => ({
  default: (await import('./components/two-step-dialog.tsx')).TwoStepDialog,
}));

const title = () => t`Two-step sign-in`;

/** The two-step sign-in in the settings: its state, and what can be done. Null where the server doesn't offer it. */
export function useTwoStepWay(user: User) {
  const query = useQuery(twoStepQuery(user.id));
  const { data, isError, isFetching, fetchStatus } = query;
  if (data && !data.isOffered) return null;
  if (data) return { title: title(), note: noteOf(data), action: <Manage user={user} twoStep={data} /> };
  if (isError || fetchStatus === 'paused') {
    const retry = <Button busy={isFetching} onClick={() => void query.refetch()}>{t`Try again`}</Button>;
    return { title: title(), note: t`We couldn't check whether it's on.`, action: retry };
  }
  return { title: title(), note: t`Checking...`, action: null };
}

function noteOf({ authenticators: [first], codesLeft }: TwoStep): string {
  if (!first)
    return t`Off. Turn it on and signing in takes a code from your phone too, not just your password.`;
  const since = formatDate(first.since);
  if (codesLeft === null || codesLeft === 0) {
    return t`On since ${since}. You have no recovery codes, so you'd be locked out without your phone.`;
  }
  return plural(codesLeft, {
    one: `On since ${since}. # recovery code left.`,
    other: `On since ${since}. # recovery codes left.`,
  });
}

function Manage({ user, twoStep }: { user: User; twoStep: TwoStep }) {
  const [open, setOpen] = useState(false);
  const isOn = twoStep.authenticators.length > 0;
  const name = title().toLowerCase();
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <ShieldCheck className="i" aria-hidden="true" />
        {isOn ? t`Manage` : t`Turn On`}
        <span className="vh"> {name}</span>
      </Button>
      {useWasOpen(open) ? (
        <Suspense>
          <TwoStepDialog user={user} twoStep={twoStep} open={open} onOpenChange={setOpen} />
        </Suspense>
      ) : null}
    </>
  );
}
