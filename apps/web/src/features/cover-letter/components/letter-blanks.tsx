import {
  knownCompany,
  type LetterGap,
  letterLimits,
  type ResumeReply,
  toldReplies,
  whySentence,
} from '@greenroom/domain';
import { plural, t } from '@lingui/core/macro';
import { TextAreaField, TextField } from '@/components/text-field.tsx';
import { questionsOf, withReply } from '../letter-blanks.ts';
import type { LetterDraft, LetterForm } from '../letter-draft.ts';
import { LetterMove } from './letter-move.tsx';
import { LetterQuestion } from './letter-question.tsx';
import { questionOf } from './questions.ts';

interface LetterBlanksProps {
  draft: LetterDraft;
  /** What the user told for their resume. */
  told: readonly ResumeReply[];
  onChange(form: LetterForm): void;
}

/** What would make the letter stronger and is not asked for by a field above. */
const adviceOn = (gap: LetterGap): string | null => {
  const texts: Partial<Record<LetterGap, string>> = {
    ad: t`Paste the job ad to connect your experience to what they need.`,
    tasks: t`None of these facts match a task in the ad yet. Choose different ones, or add one that does.`,
    contact: t`Add your email or phone number, so they can reach you.`,
    'ad-language': t`The ad isn't in English, so the letter doesn't quote it.`,
    'resume-language': t`Your resume isn't in English, but the letter will be. Add your experience here in English.`,
  };
  return texts[gap] ?? null;
};

/** What only the user can add to a letter: deeds that it lacks, why this company, who reads it, and what else is missing. */
export function LetterBlanks({ draft, told, onChange }: LetterBlanksProps) {
  const { form, made } = draft;
  const company = knownCompany(form.companyName);
  const hasWorked = form.history.some(({ kind }) => kind === 'work');
  const questions = questionsOf(draft);
  const blanks = [
    whySentence(form.why, ''),
    form.reader.trim(),
    // The one about a line is an offer.
    ...questions.filter(({ line }) => line === '').map(({ reply }) => reply.trim()),
  ].filter((text) => text === '').length;
  const tasks = questions.filter(({ task }) => task !== '').length;
  const offered = toldReplies(questions, told, form.history);
  const advice = (made?.gaps ?? []).map(adviceOn).filter((text) => text !== null);
  return (
    <div className="letter-blanks">
      <h2 className="h3" aria-live="polite">
        {blanks === 0 ? t`Ready to send.` : plural(blanks, { one: '# blank left.', other: '# blanks left.' })}
      </h2>
      {questions.map(({ reply, ...question }, at) => (
        <LetterQuestion
          // biome-ignore lint/suspicious/noArrayIndexKey: a question is its place
          key={at}
          question={questionOf(question, at - tasks, hasWorked)}
          isTask={question.task !== ''}
          reply={reply}
          told={offered.filter((one) => one.question === at)}
          onChange={(text) => onChange(withReply(form, at, text))}
        />
      ))}
      <TextAreaField
        label={
          company === '' ? t`Why this company, in your own words?` : t`Why ${company}, in your own words?`
        }
        placeholder={t`One reason, in one short sentence nobody else would write`}
        rows={2}
        maxLength={letterLimits.why}
        value={form.why}
        onChange={({ target }) => onChange({ ...form, why: target.value })}
      />
      <LetterMove form={form} onChange={onChange} />
      <TextField
        label={t`Who will read it?`}
        placeholder={t`A name from the ad, or leave it blank`}
        autoComplete="off"
        maxLength={letterLimits.reader}
        value={form.reader}
        onChange={({ target }) => onChange({ ...form, reader: target.value })}
      />
      {advice.length > 0 ? (
        <ul className="lines small">
          {advice.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
