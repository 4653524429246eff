import type { Telling } from '@greenroom/domain';
import { plural, t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { ChevronDown } from 'lucide-react';
import { useRows } from '@/components/use-rows.tsx';
import { formatClock, formatWhen } from '@/lib/format.ts';
import { useUser } from '@/lib/session.ts';
import { tellingsQuery } from '../queries.ts';
import { ComparisonView } from './comparison-view.tsx';

/** The last times a story was told, each with what came back and what was left out. */
export function Tellings({ storyId }: { storyId: string }) {
  const { id: userId } = useUser();
  const tellings = useQuery(tellingsQuery(userId, storyId)).data ?? [];
  const { shown, more } = useRows(tellings);
  if (tellings.length === 0) return null;
  return (
    <section className="sto-sec" aria-labelledby="sto-told">
      <h2 id="sto-told" className="h3">{t`When you told it`}</h2>
      <div className="attempts">
        {shown.map((telling) => (
          <details key={telling.id}>
            <summary>
              <span>{formatWhen(new Date(telling.toldAt))}</span>
              <span className="small soft num">{lengthOf(telling)}</span>
              <ChevronDown className="i chev" aria-hidden="true" />
            </summary>
            <ComparisonView telling={telling} />
            <p className="said">{telling.text}</p>
          </details>
        ))}
      </div>
      {more}
    </section>
  );
}

/** `1:20, 190 words`; without the time where it wasn't measured. */
export function lengthOf({ words, seconds }: Pick<Telling, 'words' | 'seconds'>): string {
  const count = plural(words, { one: '# word', other: '# words' });
  return seconds === null ? count : `${formatClock(seconds)}, ${count}`;
}
