import { evidenceKinds } from './catalog.ts';
import type { Evidence } from './contract.ts';

type Quoted = Pick<Evidence, 'quote' | 'start' | 'end'>;

/** Whether a remark's quote is exactly that slice of the answer. One without a quote speaks of what is not there. */
export function isProven(answer: string, { quote, start, end }: Quoted): boolean {
  if (quote === '') return start === 0 && end === 0;
  return start < end && answer.slice(start, end) === quote;
}

/** The remarks whose words stand in the answer; any other is dropped, whoever wrote it. */
export function provenOnly<Remark extends Quoted>(answer: string, remarks: readonly Remark[]): Remark[] {
  return remarks.filter((remark) => isProven(answer, remark));
}

/** What a remark is about: its point where it has one, else its criterion. */
const subjectOf = ({ pointId, criterion }: Evidence) => pointId ?? criterion;

/** The first remarks of each kind, up to `most` of it; nothing is remarked on twice in a kind. */
export function fewOfEachKind(
  remarks: readonly Evidence[],
  most: Readonly<Partial<Record<Evidence['kind'], number>>>,
): Evidence[] {
  return evidenceKinds.flatMap((kind) => {
    const ofKind = remarks.filter((remark) => remark.kind === kind);
    const firstOfEach = ofKind.filter(
      (remark, at) => ofKind.findIndex((other) => subjectOf(other) === subjectOf(remark)) === at,
    );
    return firstOfEach.slice(0, most[kind] ?? 0);
  });
}
