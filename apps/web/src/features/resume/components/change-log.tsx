import { canUndo, type ResumeChange } from '@greenroom/domain';
import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button } from '@/components/button.tsx';
import { reasonOf } from '../coach-sentences.ts';
import { CoachText } from './coach-text.tsx';

interface ChangeLogProps {
  /** The text with every edit in it. */
  text: string;
  changes: readonly ResumeChange[];
  rejected: readonly number[];
  onReject(position: number, isRejected: boolean): void;
}

const kinds: Record<ResumeChange['kind'], MessageDescriptor> = {
  verb: msg`Verb`,
  wording: msg`Wording`,
  order: msg`Order`,
  keyword: msg`Keyword`,
  format: msg`Format`,
  removed: msg`Removed`,
};

/** Every edit with its reason; each can be rejected and accepted again. */
export function ChangeLog({ text, changes, rejected, onReject }: ChangeLogProps) {
  if (changes.length === 0) return <p className="soft">{t`Nothing changed. Every line works as it is.`}</p>;
  return (
    <ol className="changes">
      {changes.map((change, position) => (
        <Change
          // biome-ignore lint/suspicious/noArrayIndexKey: an edit is known by its place in the log
          key={position}
          change={change}
          isRejected={rejected.includes(position)}
          onReject={canUndo(text, change) ? (isRejected) => onReject(position, isRejected) : undefined}
        />
      ))}
    </ol>
  );
}

interface ChangeProps {
  change: ResumeChange;
  isRejected: boolean;
  /** Undefined where the edit can't be undone by itself. */
  onReject?: ((isRejected: boolean) => void) | undefined;
}

function Change({ change, isRejected, onReject }: ChangeProps) {
  const { kind, section, before, after } = change;
  // A moved line has its old words: nothing was deleted.
  const isMoved = kind === 'order';
  const word = t(kinds[kind]);
  return (
    <li className={isRejected ? 'rejected' : undefined}>
      <div>
        {before && !isMoved ? (
          <p>
            <span className="vh">{t`Before:`} </span>
            <del>{before}</del>
          </p>
        ) : null}
        {after ? (
          <p>
            <span className="vh">{`${isMoved ? t`Moved:` : t`After:`} `}</span>
            {isMoved ? after : <ins>{after}</ins>}
          </p>
        ) : null}
        <p className="small soft">
          {section ? (
            <Trans>
              <b>{word}</b> in {section}.
            </Trans>
          ) : (
            <b>{`${word}.`}</b>
          )}{' '}
          <CoachText sentence={reasonOf(change)} />
        </p>
      </div>
      {onReject ? (
        <div className="row">
          <Button small aria-pressed={!isRejected} onClick={() => onReject(false)}>
            {isRejected ? t`Accept` : t`Accepted`}
          </Button>
          <Button small aria-pressed={isRejected} onClick={() => onReject(true)}>
            {isRejected ? t`Rejected` : t`Reject`}
          </Button>
        </div>
      ) : null}
    </li>
  );
}
