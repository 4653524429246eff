import type { Receipt } from '@greenroom/domain';
import { t } from '@lingui/core/macro';
import { codedLang } from '@/lib/coach-score.ts';
import { formatPoints } from '../../model.ts';
import type { Figures } from '../answer-points.ts';
import { remarkLang } from '../remark-language.ts';

interface ReceiptTableProps {
  receipt: Receipt;
  /** What the receipt is of; read aloud before its lines. */
  caption: string;
  /** What the user's marks add, after the total: the receipt says so. */
  figures?: Figures | null;
}

/** The lines of a receipt: what was seen, what it gave, what it could give. They add up to the score. */
export function ReceiptTable({ receipt, caption, figures = null }: ReceiptTableProps) {
  const weight = Math.round(receipt.lines.reduce((sum, line) => sum + line.weight, 0));
  const whole = receipt.lines.every((line) => Number.isInteger(line.weight) && Number.isInteger(line.points));
  const digits = whole ? 0 : 2;
  return (
    <table className="rc">
      <caption className="vh">{caption}</caption>
      <thead className="vh">
        <tr>
          <th scope="col">{t`What we saw`}</th>
          <th scope="col" className="n">
            {t`Points`}
          </th>
        </tr>
      </thead>
      <tbody>
        {receipt.lines.map((line) => (
          <tr key={line.id}>
            <th scope="row" lang={codedLang(line.labelSaid)}>
              {line.label}
              <span lang={remarkLang(line)}>{line.seen}</span>
            </th>
            <td className="n">
              <b>{formatPoints(line.points, digits)}</b>
              {line.weight === 0 ? null : <span> {ofMost(formatPoints(line.weight, digits))}</span>}
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t`Total`}</th>
          <td className="n">
            <b>{receipt.total}</b>
            <span> {ofMost(String(weight))}</span>
          </td>
        </tr>
        {figures && figures.shown > figures.own ? <MarkRows figures={figures} /> : null}
      </tfoot>
    </table>
  );
}

/** What the marks add, up to the score that is shown. */
function MarkRows({ figures: { own, shown, setAside } }: { figures: Figures }) {
  const rows = [
    [t`Counted because you pointed it out`, shown - own - setAside],
    [t`Red flag removed because it's not what you meant`, setAside],
  ] as const;
  return (
    <>
      {rows.map(([label, points]) =>
        points > 0 ? (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td className="n">
              <b>{`+${points}`}</b>
            </td>
          </tr>
        ) : null,
      )}
      <tr>
        <th scope="row">{t`With your corrections`}</th>
        <td className="n">
          <b>{shown}</b>
        </td>
      </tr>
    </>
  );
}

const ofMost = (most: string) => t({ message: `of ${most}`, context: 'points' });
