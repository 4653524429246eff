import {
  type LetterReplyNeed,
  letterLimits,
  letterReplyNeed,
  type ToldReply,
  withSentence,
} from '@greenroom/domain';
import { t } from '@lingui/core/macro';
import { Button } from '@/components/button.tsx';
import { TextAreaField } from '@/components/text-field.tsx';

/** Why a reply isn't in the letter yet; undefined where it is, or is empty. */
function needOf(reply: string): string | undefined {
  const need = reply.trim() === '' ? null : letterReplyNeed(reply);
  const texts: Record<LetterReplyNeed, string> = {
    nothing: t`That's fine. Leave it empty, or come back later.`,
    deed: t`Say it in one whole sentence, starting with what you did: “I trained six new drivers.”`,
    language: t`The letter is in English. Write this in English too.`,
  };
  return need === null ? undefined : texts[need];
}

interface LetterQuestionProps {
  question: string;
  /** What to write if they have never done it. */
  isTask: boolean;
  reply: string;
  /** What the user told for their resume about the same work. */
  told: readonly ToldReply[];
  onChange(reply: string): void;
}

/** One question of the letter, and what its writer told for their resume, which one tap adds to the answer. */
export function LetterQuestion({ question, isTask, reply, told, onChange }: LetterQuestionProps) {
  return (
    <div>
      <TextAreaField
        label={question}
        placeholder={
          isTask
            ? t`Say where it was, what you did, and what came of it, in two or three sentences. Never done it? Tell them about the closest thing you've done.`
            : t`Say where it was, what you did, and what came of it, in two or three sentences.`
        }
        rows={3}
        hint={needOf(reply)}
        maxLength={letterLimits.deed}
        value={reply}
        onChange={({ target }) => onChange(target.value)}
      />
      {told.length > 0 ? (
        <div className="letter-told">
          <p className="small soft">{t`You told us this for your resume. Add it here?`}</p>
          <ul>
            {told.map(({ text, of }) => (
              <li key={text}>
                <span className="small">
                  <q lang="en">{text}</q> {of === '' ? null : <span className="muted">({of})</span>}
                </span>
                <Button
                  small
                  variant="quiet"
                  aria-label={t`Add to my answer: ${text}`}
                  onClick={() => onChange(withSentence(reply, text).slice(0, letterLimits.deed))}
                >
                  {t`Add to my answer`}
                </Button>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
    </div>
  );
}
