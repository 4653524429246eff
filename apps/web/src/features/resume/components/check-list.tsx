import type { ResumeCheck } from '@greenroom/domain';
import { msg, t } from '@lingui/core/macro';
import { ChevronDown, CircleAlert, CircleCheck, CircleMinus } from 'lucide-react';
import { findingOf, fixOf } from '../coach-sentences.ts';
import { checkLabel } from '../labels.ts';
import { type CheckSection, checkSections } from '../model.ts';
import { CoachText } from './coach-text.tsx';

const looks = {
  pass: { Icon: CircleCheck, tone: 'good', word: msg`Pass` },
  warn: { Icon: CircleMinus, tone: 'fair', word: msg`Look at it` },
  fail: { Icon: CircleAlert, tone: 'weak', word: msg`Fix it` },
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
  const total = checks.filter(({ cap }) => cap === undefined).length;
  const faults = checks.filter(({ status }) => status !== 'pass');
  const passes = checks.filter(({ status }) => status === 'pass');
  return (
    <details open={faults.length > 0}>
      <summary>
        <h3>{label}</h3>
        <span className="small soft num">{t`${passed} of ${total} pass`}</span>
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
  const { cap } = check;
  const { Icon, tone, word } = looks[check.status];
  const given = points(check.points);
  const most = points(check.maxPoints);
  return (
    <li>
      <span className={`chip ${tone}`}>
        <Icon className="i" aria-hidden="true" />
        {t(word)}
      </span>
      <div>
        <b>{checkLabel(check)}</b>
        {check.evidence ? (
          <p className="small soft">
            <CoachText sentence={findingOf(check)} />
          </p>
        ) : null}
        {check.fix ? (
          <p>
            <CoachText sentence={fixOf(check)} />
          </p>
        ) : null}
      </div>
      <span className="small muted num">
        {cap === undefined ? t`${given} of ${most}` : t`at most ${cap}`}
      </span>
    </li>
  );
}

/** At most one decimal, none where it is 0. */
const points = (value: number) => String(Math.round(value * 10) / 10);
