import { t } from '@lingui/core/macro';
import { clsx } from 'clsx';
import { Fragment, useEffect, useRef } from 'react';
import { formatCount } from '@/lib/format.ts';
import { type AdLine, adLines, type Mark, type Piece } from '../ad-marks.ts';

interface AdTextProps {
  ad: string;
  marks: readonly Mark[];
  /** The field that has the focus: its words are dark and in view. */
  active: string | null;
  /** How many characters were read, and where they begin. */
  readLength: number;
  readStart: number;
  /** A mark was pressed. */
  onPick(field: string): void;
}

/** The ad as a page, with the words that were read marked. A mark leads to its field. */
export function AdText({ ad, marks, active, readLength, readStart, onPick }: AdTextProps) {
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    const mark = active === null ? null : box.current?.querySelector(`[data-mark="${active}"]`);
    // On a narrow screen the ad is under the form: scrolling to it would take the field away.
    const isBeside = box.current !== null && getComputedStyle(box.current).position === 'sticky';
    if (isBeside) mark?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  const limit = formatCount(readLength);
  return (
    <section
      ref={box}
      className="sheet adtext"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
      tabIndex={0}
      aria-label={t`The ad, with the parts we used highlighted`}
    >
      {readLength < ad.length ? (
        <p className="hint">
          {readStart > 0
            ? t`The job ad starts further down. We read ${limit} characters from there.`
            : t`We read the first ${limit} characters.`}
        </p>
      ) : null}
      {adLines(ad, marks).map((line) => (
        <Line key={line.start} line={line} active={active} onPick={onPick} />
      ))}
    </section>
  );
}

interface LineProps extends Pick<AdTextProps, 'active' | 'onPick'> {
  line: AdLine;
}

function Line({ line: { kind, pieces }, active, onPick }: LineProps) {
  const words = pieces.map((piece) => (
    <Fragment key={piece.start}>
      {piece.field === null ? (
        piece.text
      ) : (
        <Marked piece={piece} isActive={piece.field === active} onPick={onPick} />
      )}
    </Fragment>
  ));
  if (kind === 'heading') return <p className="ad-heading">{words}</p>;
  return <p className={clsx(kind === 'bullet' && 'ad-bullet')}>{words}</p>;
}

interface MarkedProps {
  piece: Piece;
  isActive: boolean;
  onPick(field: string): void;
}

function Marked({ piece: { text, field }, isActive, onPick }: MarkedProps) {
  return (
    <mark className={clsx('r', isActive && 'now')} data-mark={field}>
      <a
        href={`#${field}`}
        onClick={(event) => {
          event.preventDefault();
          if (field !== null) onPick(field);
        }}
      >
        {text}
      </a>
    </mark>
  );
}
