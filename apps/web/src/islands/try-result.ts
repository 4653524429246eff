import { type AnswerScore, type Evidence, fewOfEachKind, provenOnly, type Receipt } from '@greenroom/domain';
import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { segmentAnswer } from '../features/interview/report/evidence.ts';
import { engineDisplayName } from '../lib/engine-display-name.ts';
import { ratingLabel, scoreTone } from '../lib/rating.ts';

type Look = { mark: string; tone: string; word: MessageDescriptor };

/** How the kinds of remarks are marked and named. */
const kinds: Readonly<Record<Evidence['kind'], Look>> = {
  strength: { mark: 'g', tone: 'good', word: msg`Landed` },
  gap: { mark: 'w', tone: 'weak', word: msg`Look again` },
  tip: { mark: 'f', tone: 'fair', word: msg`Next time` },
  measured: { mark: '', tone: 'muted', word: msg`Measured` },
  question: { mark: '', tone: 'muted', word: msg`A question for you` },
};
const remarksShown = { strength: 2, gap: 2, tip: 1, measured: 1, question: 2 } as const;

type Child = Node | string;

/** An element with a class and children; text is only ever set as text. */
function make<K extends keyof HTMLElementTagNameMap>(tag: K, className: string, ...children: Child[]) {
  const element = document.createElement(tag);
  if (className) element.className = className;
  element.append(...children);
  return element;
}

/** What the coach writes is English, whatever the page speaks. */
function english<E extends HTMLElement>(element: E): E {
  element.lang = 'en';
  return element;
}

function marked(answer: string, remarks: readonly Evidence[]): HTMLElement {
  const said = make('p', 'said try-said');
  for (const { text, remarks: here } of segmentAnswer(answer, remarks)) {
    const first = here[0];
    said.append(first ? make('mark', kinds[first.kind].mark, text) : text);
  }
  return said;
}

function remarkList(remarks: readonly Evidence[]): HTMLElement {
  const rows = remarks.map(({ kind, message, quote }) => {
    const row = make(
      'li',
      '',
      make('span', `chip ${kinds[kind].tone}`, t(kinds[kind].word)),
      english(make('p', '', message)),
    );
    if (quote !== '' && kind !== 'tip') row.append(make('p', 'small muted', `“${quote}”`));
    return row;
  });
  return make('ul', 'try-remarks', ...rows);
}

function numberCell(text: string): HTMLElement {
  return make('td', 'n', text);
}

function headCell(text: string, className = ''): HTMLElement {
  const cell = make('th', className, text);
  cell.scope = 'col';
  return cell;
}

function rowHead(label: string, seen = ''): HTMLElement {
  const cell = make('th', '', label);
  cell.scope = 'row';
  if (seen) cell.append(make('span', '', seen));
  return cell;
}

function receiptTable({ lines, total }: Receipt): HTMLElement {
  const rows = lines.map(({ label, seen, weight, points }) =>
    make(
      'tr',
      '',
      english(rowHead(label, seen)),
      numberCell(weight === 0 ? '' : weight.toFixed(2)),
      numberCell(points.toFixed(2)),
    ),
  );
  const weight = Math.round(lines.reduce((sum, line) => sum + line.weight, 0));
  return make(
    'table',
    'rc num',
    make(
      'thead',
      '',
      make('tr', '', headCell(t`Signal`), headCell(t`Weight`, 'n'), headCell(t`Points`, 'n')),
    ),
    make('tbody', '', ...rows),
    make(
      'tfoot',
      '',
      make('tr', '', rowHead(t`Total`), numberCell(String(weight)), numberCell(String(total))),
    ),
  );
}

function wayOn(authPath: string): HTMLElement {
  const link = make('a', 'b b1', t`Create an account`);
  link.href = `${authPath}#sign-up`;
  return make(
    'div',
    'try-on',
    make('p', '', t`Change a sentence above and score it again, or rehearse a whole interview.`),
    make(
      'div',
      'row wr',
      link,
      make('span', 'small muted', t`What you wrote stays in this browser until you clear it.`),
    ),
  );
}

function likelyText({ low, high }: { low: number; high: number }): string {
  return t`Likely ${low} to ${high}. We recognized only part of what you said, so this is a rough estimate.`;
}

/** What the engine says of an answer: score, flags, the words it speaks of, and the receipt. */
export function resultOf(answer: string, score: AnswerScore, authPath: string): HTMLElement {
  const { overall, flags, evidence, receipt, engine, confidence, range } = score;
  const { version } = engine;
  const name = engineDisplayName(engine);
  const remarks = fewOfEachKind(provenOnly(answer, evidence), remarksShown);
  const reasons = make('details', 'try-why', make('summary', '', t`Why ${overall}?`), receiptTable(receipt));
  return make(
    'div',
    'try-result',
    make(
      'div',
      'try-score',
      make('p', 'sc num', make('b', '', String(overall)), make('span', 'vh', ` ${t`out of 100`}`)),
      make('span', `chip ${scoreTone(overall)}`, ratingLabel(overall)),
    ),
    ...(confidence === 'low' && range ? [make('p', 'small soft', likelyText(range))] : []),
    ...flags.map(({ message }) => english(make('p', 'try-flag', message))),
    marked(answer, remarks),
    remarkList(remarks),
    reasons,
    make('p', 'small muted', t`${name}, rubric ${version}. The same answer always gets the same score.`),
    wayOn(authPath),
  );
}
