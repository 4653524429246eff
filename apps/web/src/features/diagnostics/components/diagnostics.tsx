import { msg, t } from '@lingui/core/macro';
import { CircleAlert, CircleCheck, CircleDashed } from 'lucide-react';
import { Button } from '@/components/button.tsx';
import { Spinner } from '@/components/spinner.tsx';
import { checks } from '../checks.ts';
import { type CheckState, useDiagnostics } from '../use-diagnostics.ts';

const words = {
  idle: msg`Not run`,
  pending: msg`Pending`,
  success: msg`Success`,
  error: msg`Error`,
} as const;

/** Nine things that the product needs, tried for real with the user's own account. */
export function Diagnostics() {
  const { states, running, run } = useDiagnostics();
  const summary = running ? t`Running the checks…` : summaryOf(states);
  return (
    <div className="diagnostics">
      <div className="row wr">
        <Button variant="primary" busy={running} onClick={() => void run()}>
          {running ? t`Running...` : t`Run Diagnostic Tests`}
        </Button>
        <p role="status" className="soft">
          {summary}
        </p>
      </div>
      <ol className="rows checks">
        {checks.map(({ name }, index) => (
          <CheckRow key={name.id} name={t(name)} state={states[index] ?? { status: 'idle' }} />
        ))}
      </ol>
    </div>
  );
}

function CheckRow({ name, state }: { name: string; state: CheckState }) {
  const isOver = state.status === 'success' || state.status === 'error';
  return (
    <li data-status={state.status}>
      <StatusIcon status={state.status} />
      <div className="check-text">
        <p className="check-name">{name}</p>
        {isOver ? <p className="small soft">{state.message}</p> : null}
      </div>
      <p className="check-status">
        {t(words[state.status])}
        {isOver ? <span className="num muted">{` ${state.tookMs} ms`}</span> : null}
      </p>
    </li>
  );
}

function StatusIcon({ status }: { status: CheckState['status'] }) {
  if (status === 'pending') return <Spinner />;
  const Icon = { idle: CircleDashed, success: CircleCheck, error: CircleAlert }[status];
  return <Icon className="i" aria-hidden="true" />;
}

function summaryOf(states: readonly CheckState[]): string {
  const failed = states.filter(({ status }) => status === 'error').length;
  if (states.every(({ status }) => status === 'idle')) return '';
  const all = states.length;
  return failed === 0 ? t`All ${all} checks passed.` : t`${failed} of ${all} checks failed.`;
}
