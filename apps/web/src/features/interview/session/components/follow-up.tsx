import { answerMaxLength, type PracticeFeedbackOutput } from '@greenroom/domain';
import { t } from '@lingui/core/macro';
import { EngineLine } from '@/components/engine-line.tsx';
import { TextAreaField } from '@/components/text-field.tsx';
import { formatCount } from '@/lib/format.ts';

interface FollowUpProps {
  probe: NonNullable<PracticeFeedbackOutput['probe']>;
  text: string;
  /** Answer and follow-up together are longer than an answer can be. */
  tooLong: boolean;
  onType(text: string): void;
}

/** The question that an interviewer would ask next, with the words it goes back to. */
export function FollowUp({ probe, text, tooLong, onType }: FollowUpProps) {
  const limit = formatCount(answerMaxLength);
  return (
    <section className="follow-up" aria-labelledby="follow-up">
      <h2 className="label">{t`An interviewer would ask next`}</h2>
      <p className="h3 serif" id="follow-up" lang={probe.lang ?? 'en'}>
        {probe.text}
      </p>
      {probe.engine?.kind === 'model' ? <EngineLine engine={probe.engine} /> : null}
      {probe.quote === '' ? null : <blockquote className="said">{probe.quote}</blockquote>}
      <TextAreaField
        label={t`Your answer to the follow-up (optional)`}
        hint={t`It is added to your answer and scored with it.`}
        error={tooLong ? t`This takes your answer past ${limit} characters.` : undefined}
        rows={4}
        value={text}
        onChange={(event) => onType(event.target.value)}
      />
    </section>
  );
}
