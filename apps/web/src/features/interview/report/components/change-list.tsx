import { msg, t } from '@lingui/core/macro';
import { Check, Equal, Minus } from 'lucide-react';
import type { ChangeLine } from '../retry.ts';

const looks = {
  won: { Icon: Check, tone: 'good', word: msg`Better:` },
  lost: { Icon: Minus, tone: 'muted', word: msg`Before:` },
  same: { Icon: Equal, tone: 'muted', word: null },
} as const;

/** What made the difference between two attempts, in plain words. */
export function ChangeList({ title, lines }: { title: string; lines: readonly ChangeLine[] }) {
  if (lines.length === 0) return null;
  return (
    <section className="chg">
      <h3>{title}</h3>
      <ul>
        {lines.map(({ kind, text, note, isCoachs, lang }) => {
          const { Icon, tone, word } = looks[kind];
          return (
            <li key={`${text}-${note}`}>
              <Icon className={`i ${tone}`} aria-hidden="true" />
              <span>
                <span className="vh">{word === null ? '' : t(word)} </span>
                <b lang={isCoachs ? (lang ?? 'en') : undefined}>{text}</b>
                {note === '' ? null : <span className="w">{note}</span>}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
