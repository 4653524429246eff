/**
 * Questions whose sample answers stand for "an answer to something else", from every part of the bank: half of them
 * stories. By name, so that a question added to the bank moves the score of no answer to another one. Another choice
 * here moves many: run the evals.
 */
export const strangers: ReadonlySet<string> = new Set(
  [
    'be-incident do-why da-explain csa-why its-desk-improved ba-misunderstood ee-own-fault el-motivation ph-disagree',
    'la-own-error sales-quota csr-motivation om-uncertain-call fa-forecast-miss aa-detail-saved motivation-hire',
    'teamwork-help-colleague problem-creative adapt-learn-fast leadership-unpopular time-missed-deadline',
    'be-index mob-lifecycle de-star-schema da-dashboard qa-api ne-disk-full gd-vector-pixel pm-new-team ee-emissions',
    'con-crane-lift ph-heartburn te-mixed-levels cw-quote-back sales-ethics csr-hold-transfer om-capacity',
    'acc-slow-close hrg-star-accused communication-channel decision-five-years ownership-outlives-you',
  ].flatMap((line) => line.split(' ')),
);
