import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { CircleAlert, CircleCheck, CircleMinus, PencilLine } from 'lucide-react';
import type { Sureness } from '../reading-rows.ts';

const looks: Record<
  NonNullable<Sureness>,
  { tone: string; Icon: typeof CircleCheck; word: MessageDescriptor }
> = {
  sure: { tone: 'good', Icon: CircleCheck, word: msg`Certain` },
  likely: { tone: 'fair', Icon: CircleMinus, word: msg`Likely` },
  doubtful: { tone: 'weak', Icon: CircleAlert, word: msg`Check this` },
  corrected: { tone: 'good', Icon: PencilLine, word: msg`Corrected` },
};

/** How sure a reading is, in a word with its icon. */
export function SurenessMark({ of }: { of: Sureness }) {
  if (of === null) return null;
  const { tone, Icon, word } = looks[of];
  return (
    <span className={`sure-mark small ${tone}`}>
      <Icon className="i" aria-hidden="true" />
      {t(word)}
    </span>
  );
}
