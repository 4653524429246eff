import { CircleAlert, CircleCheck, CircleDashed } from 'lucide-react';
import { Button } from '@/components/button.tsx';
import { Spinner } from '@/components/spinner.tsx';
import { checks } from '../checks.ts';
import { type CheckState, useDiagnostics } from '../use-diagnostics.ts';

const words = { idle: 'Not run', pending: 'Pending', success: 'Success', error: 'Error' } as const;

/** Nine things that the product needs, tried for real with the user's own account. */
export function Diagnostics() {
  const { states, running, run } = useDiagnostics();
  const summary = running ? 'Running the checks…' : summaryOf(states);
  return (
    <div className="diagnostics">
      <div className="row wr">
        <Button variant="primary" busy={running} onClick={() => void run()}>
          {running ? 'Running...' : 'Run Diagnostic Tests'}
        </Button>
        <p role="status" className="soft">
          {summary}
        </p>
      </div>
      <ol className="rows checks">
        {checks.map(({ name }, index) => (
          <CheckRow key={name} name={name} state={states[index] ?? { status: 'idle' }} />
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
        {words[state.status]}
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
  return failed === 0
    ? `All ${states.length} checks passed.`
    : `${failed} of ${states.length} checks failed.`;
}
