import type { ResumeCheck } from '@greenroom/domain';
import { ChevronDown, CircleAlert, CircleCheck, CircleMinus } from 'lucide-react';
import { type CheckSection, checkSections } from '../model.ts';

const looks = {
  pass: { Icon: CircleCheck, tone: 'good', word: 'Pass' },
  warn: { Icon: CircleMinus, tone: 'fair', word: 'Look at it' },
  fail: { Icon: CircleAlert, tone: 'weak', word: 'Fix it' },
} as const;

/** The checklist in its groups: what was seen, and one fix for each fault. Groups without a fault are closed. */
export function CheckList({ checks }: { checks: readonly ResumeCheck[] }) {
  return (
    <div className="checks">
      {checkSections(checks).map((section) => (
        <Group key={section.group} section={section} />
      ))}
    </div>
  );
}

function Group({ section: { label, checks, passed } }: { section: CheckSection }) {
  const faults = checks.filter(({ status }) => status !== 'pass');
  const passes = checks.filter(({ status }) => status === 'pass');
  return (
    <details open={faults.length > 0}>
      <summary>
        <h3>{label}</h3>
        <span className="small soft num">{`${passed} of ${checks.length} pass`}</span>
        <ChevronDown className="i chev" aria-hidden="true" />
      </summary>
      <ul>
        {[...faults, ...passes].map((check) => (
          <Check key={check.id} check={check} />
        ))}
      </ul>
    </details>
  );
}

function Check({ check }: { check: ResumeCheck }) {
  const { Icon, tone, word } = looks[check.status];
  return (
    <li>
      <span className={`chip ${tone}`}>
        <Icon className="i" aria-hidden="true" />
        {word}
      </span>
      <div>
        <b>{check.label}</b>
        {check.evidence ? <p className="small soft">{check.evidence}</p> : null}
        {check.fix ? <p>{check.fix}</p> : null}
      </div>
      <span className="small muted num">{`${points(check.points)} of ${points(check.maxPoints)}`}</span>
    </li>
  );
}

/** At most one decimal, none where it is 0. */
const points = (value: number) => String(Math.round(value * 10) / 10);
