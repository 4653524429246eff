import type { Telling } from '@greenroom/domain';
import { t } from '@lingui/core/macro';
import { Check, Hash, type LucideIcon, Minus } from 'lucide-react';

/** What a telling says of the story, and how it differs from the time before. */
export function ComparisonView({ telling }: { telling: Telling }) {
  const { back, leftOut, missing, numbers, before } = telling.comparison;
  const rest = missing.filter((text) => !leftOut.includes(text));
  return (
    <div className="sto-compare">
      <Lines Icon={Check} tone="good" title={t`What you remembered`} lines={back} />
      <Lines Icon={Minus} tone="fair" title={t`You said this last time`} lines={leftOut} />
      <Lines Icon={Minus} tone="muted" title={before ? t`Still left out` : t`Left out`} lines={rest} />
      <Lines
        Icon={Hash}
        tone="muted"
        title={t`Numbers you left out`}
        lines={numbers.length > 0 ? [numbers.join(', ')] : []}
      />
    </div>
  );
}

interface LinesProps {
  Icon: LucideIcon;
  tone: 'good' | 'fair' | 'muted';
  title: string;
  lines: readonly string[];
}

function Lines({ Icon, tone, title, lines }: LinesProps) {
  if (lines.length === 0) return null;
  return (
    <section>
      <h3>{title}</h3>
      <ul>
        {lines.map((line) => (
          <li key={line}>
            <Icon className={`i ${tone}`} aria-hidden="true" />
            <span>{line}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
