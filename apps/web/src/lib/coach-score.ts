import type { AnswerScore, DimensionResult, Evidence, Flag, Receipt, Said } from '@greenroom/domain';
import { plainText, runsOf } from './coach-text.ts';
import { i18n } from './messages.ts';

/** The language of a text of a score: the page's where the text is by code, else the coach's English. */
export const codedLang = (said: Said | undefined): string => (runsOf(said) ? i18n.locale : 'en');

/** A remark or a flag in the page's language, where it has a code. */
export function remarkOnPage<Remark extends Pick<Evidence | Flag, 'message' | 'said' | 'lang'>>(
  remark: Remark,
): Remark {
  const runs = runsOf(remark.said);
  return runs ? { ...remark, message: plainText(runs), lang: i18n.locale } : remark;
}

/** A receipt in the page's language, as far as its lines have codes. */
export const receiptOnPage = (receipt: Receipt): Receipt => ({
  ...receipt,
  lines: receipt.lines.map((line) => {
    const [label, seen] = [runsOf(line.labelSaid), runsOf(line.seenSaid)];
    return {
      ...line,
      ...(label ? { label: plainText(label) } : {}),
      ...(seen ? { seen: plainText(seen), lang: i18n.locale } : {}),
    };
  }),
});

function levelOnPage(level: DimensionResult): DimensionResult {
  const [text, lift] = [runsOf(level.levelSaid), runsOf(level.liftSaid)];
  return {
    ...level,
    ...(text ? { levelText: plainText(text) } : {}),
    ...(lift ? { lift: plainText(lift) } : {}),
  };
}

/** A score with its remarks, receipt and levels in the page's language. What was written for one question stays as it is. */
export function scoreOnPage(score: AnswerScore): AnswerScore {
  if (i18n.locale === 'en') return score;
  const { dimensions } = score;
  return {
    ...score,
    evidence: score.evidence.map(remarkOnPage),
    flags: score.flags.map(remarkOnPage),
    receipt: receiptOnPage(score.receipt),
    dimensions: {
      technical_accuracy: levelOnPage(dimensions.technical_accuracy),
      problem_solving: levelOnPage(dimensions.problem_solving),
      communication_clarity: levelOnPage(dimensions.communication_clarity),
      relevant_experience: levelOnPage(dimensions.relevant_experience),
      cultural_fit: levelOnPage(dimensions.cultural_fit),
    },
  };
}
