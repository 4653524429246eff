import type { ParsedField } from '@greenroom/domain';
import { t } from '@lingui/core/macro';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Sureness } from '../reading-rows.ts';
import { SurenessMark } from './sureness.tsx';

interface ReadingEntryProps {
  id: string;
  /** `Job 2`. */
  label: string;
  /** What is in it, in a few words. */
  summary: string;
  sureness: Sureness;
  isOpen: boolean;
  onToggle(): void;
  children: ReactNode;
}

/** One thing that was read: a line that says what it is, and opens to be corrected. */
export function ReadingEntry({
  id,
  label,
  summary,
  sureness,
  isOpen,
  onToggle,
  children,
}: ReadingEntryProps) {
  return (
    <div className="entry">
      <button
        type="button"
        id={id}
        className="entry-head"
        aria-expanded={isOpen}
        aria-controls={isOpen ? `${id}-form` : undefined}
        onClick={onToggle}
      >
        <span>
          <b>{label}</b>
          <span className="soft">{summary || t`Empty`}</span>
        </span>
        <SurenessMark of={sureness} />
        <ChevronDown className="i chev" aria-hidden="true" />
      </button>
      {isOpen ? (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset can't be named by the button above it
        <div id={`${id}-form`} role="group" aria-labelledby={id} className="entry-form">
          {children}
        </div>
      ) : null}
    </div>
  );
}

export type EntryFields = readonly ParsedField[];
