import { type AnswerScore, type Dimension, dimensionLabels, type Receipt } from '@greenroom/domain';
import { type ReceiptLine, settleLines } from './receipt.ts';
import { rubricVersion, type SignalId, signalLabels } from './rubric.ts';

const round2 = (value: number) => Math.round(value * 100) / 100;

interface Sum {
  weight: number;
  points: number;
  answers: number;
}

function sumSignals(scores: readonly AnswerScore[]): Map<string, Sum> {
  const sums = new Map<string, Sum>();
  for (const score of scores) {
    const seen = new Set<string>();
    for (const line of score.receipt.lines) {
      const id = line.id.startsWith('cap.') ? line.id : line.id.slice(line.id.indexOf('.') + 1);
      const sum = sums.get(id) ?? { weight: 0, points: 0, answers: 0 };
      sum.weight += line.weight;
      sum.points += line.points;
      if (!seen.has(id)) sum.answers += 1;
      seen.add(id);
      sums.set(id, sum);
    }
  }
  return sums;
}

/** Gives what rounding left over of the weights to the heaviest line, so that they add up to the hundredth. */
function wholeWeights(lines: readonly ReceiptLine[], whole: number): ReceiptLine[] {
  if (lines.length === 0) return [];
  const left = round2(whole - lines.reduce((sum, line) => sum + line.weight, 0));
  const heaviest = lines.reduce((best, line) => (line.weight > best.weight ? line : best));
  return lines.map((line) => (line === heaviest ? { ...line, weight: round2(line.weight + left) } : line));
}

/** The receipt of a whole interview: the mean of the questions' receipts, signal by signal, adding up to `total`. */
export function sessionReceipt(scores: readonly AnswerScore[], total: number): Receipt {
  const questions = Math.max(1, scores.length);
  const lines: ReceiptLine[] = [];
  const caps: ReceiptLine[] = [];
  for (const [id, sum] of sumSignals(scores)) {
    const seen = `in ${sum.answers} of ${scores.length} answers`;
    const points = sum.points / questions;
    if (id.startsWith('cap.')) {
      caps.push({
        id,
        label: 'Capped answers',
        seen: `${id.slice(4).replaceAll('_', ' ')}, ${seen}`,
        weight: 0,
        points: round2(points),
      });
    } else {
      lines.push({
        id,
        // A model judges dimensions, the built-in engine signals of each.
        label: signalLabels[id as SignalId] ?? dimensionLabels[id as Dimension],
        seen,
        weight: round2(sum.weight / questions),
        points,
      });
    }
  }
  const open = scores.filter((score) => !score.scored).length;
  const taken = caps.reduce((sum, line) => sum + line.points, 0);
  const openWeight = open > 0 ? round2((100 * open) / questions) : 0;
  const settled = settleLines(wholeWeights(lines, 100 - openWeight), round2(total - taken));
  if (open > 0) {
    settled.push({
      id: 'unanswered',
      label: 'Questions without a scored answer',
      seen: `${open} of ${scores.length}`,
      weight: openWeight,
      points: 0,
    });
  }
  return { rubricVersion, lines: [...settled, ...caps], total };
}
