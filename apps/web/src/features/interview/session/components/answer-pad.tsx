import { answerMaxLength } from '@greenroom/domain';
import type { MessageDescriptor } from '@lingui/core';
import { msg, plural, t } from '@lingui/core/macro';
import { Check, CloudOff, LoaderCircle, TriangleAlert } from 'lucide-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { formatCount } from '@/lib/format.ts';
import { countText, lengthText } from '@/lib/text-length.ts';
import { notify } from '@/lib/toasts.ts';
import { answerInvitation } from '../../answer-invitation.ts';
import { InterimWords } from '../../speech/components/interim-words.tsx';

/** Where the text in the field is kept. */
export type SaveState = 'saved' | 'saving' | 'offline' | 'failed';

interface AnswerPadProps {
  field: RefObject<HTMLTextAreaElement | null>;
  /** The id of the question's heading, which describes the field; null while the question is asked aloud. */
  questionId: string | null;
  /** The tag of the language that is written; English without it. */
  lang?: string | undefined;
  text: string;
  onType(text: string): void;
  /** Words being dictated that may still change; '' where nothing is recorded. */
  interim: string;
  recording: boolean;
  saveState: SaveState;
  /** Answered by voice: the field invites to speak. */
  byVoice: boolean;
  /** In place of the usual invitation. */
  placeholder?: string;
}

/** From here on the field says how much room is left. */
const nearLimit = answerMaxLength * 0.9;

/** The sheet an answer is written on, with its counts and whether it is saved. */
export function AnswerPad(props: AnswerPadProps) {
  const { field, questionId, text, onType, interim, recording, saveState, byVoice } = props;
  const length = countText(text);
  const { characters } = length;
  const over = characters - answerMaxLength;
  const describedBy = [questionId, over > 0 ? 'answer-limit' : null].filter((id) => id !== null).join(' ');
  return (
    <div className="pad" data-recording={recording || undefined}>
      <label className="vh" htmlFor="answer">
        {t`Your answer`}
      </label>
      <textarea
        id="answer"
        lang={props.lang ?? 'en'}
        ref={field}
        value={text}
        placeholder={props.placeholder ?? invitation(byVoice, props.lang)}
        aria-describedby={describedBy === '' ? undefined : describedBy}
        aria-invalid={over > 0 || undefined}
        onChange={(event) => onType(event.target.value)}
        onPaste={(event) => refuseAudio(event.clipboardData) && event.preventDefault()}
        onDrop={(event) => refuseAudio(event.dataTransfer) && event.preventDefault()}
      />
      <div className="ft">
        <InterimWords recording={recording} interim={interim} />
        {over > 0 ? (
          <p className="over-limit" id="answer-limit" role="alert">
            <TriangleAlert className="i" aria-hidden="true" />
            {overText(over)}
          </p>
        ) : null}
        <span className="num">
          {lengthText(length)}
          {over <= 0 && characters >= nearLimit ? `. ${leftText(-over)}` : ''}
        </span>
        <SaveNote state={saveState} />
      </div>
    </div>
  );
}

const invitation = (byVoice: boolean, lang: string | undefined) =>
  byVoice ? t`Speak. Your words appear here, and you can edit them.` : answerInvitation(lang);

function overText(over: number): string {
  const limit = formatCount(answerMaxLength);
  const excess = plural(over, { one: '# character', other: '# characters' });
  return t`Answers can be up to ${limit} characters. Your text is safe. Cut ${excess} to continue.`;
}

const leftText = (left: number) => plural(left, { one: '# character left.', other: '# characters left.' });

/** Sound is not transcribed from a file: answers whether there was one, and says what to do instead. */
function refuseAudio(data: DataTransfer): boolean {
  if (![...data.files].some(({ type }) => type.startsWith('audio/'))) return false;
  notify.error(
    t`Audio Transcription Unavailable`,
    t`Use the microphone button instead, and speak your answer.`,
  );
  return true;
}

const saveNotes = {
  saved: { Icon: Check, text: msg`Saved`, tone: 'good' },
  saving: { Icon: LoaderCircle, text: msg`Saving`, tone: 'muted' },
  offline: { Icon: CloudOff, text: msg`Offline, kept on this device`, tone: 'fair' },
  failed: { Icon: TriangleAlert, text: msg`Not saved in this browser`, tone: 'weak' },
} as const;
const savedAgain = msg`Saved again`;

function SaveNote({ state }: { state: SaveState }) {
  const { Icon, text, tone } = saveNotes[state];
  return (
    <span className="save-note">
      <span className={`chip ${tone}`}>
        <Icon className="i" aria-hidden="true" />
        {t(text)}
      </span>
      <span className="vh" role="status">
        {useWorthSaying(state)}
      </span>
    </span>
  );
}

/** Said aloud: that something is not saved as usual, and that it is again. Not every save. */
function useWorthSaying(state: SaveState): string {
  const [worthSaying, setWorthSaying] = useState<MessageDescriptor | null>(null);
  const troubled = useRef(false);
  useEffect(() => {
    if (state === 'offline' || state === 'failed') {
      troubled.current = true;
      setWorthSaying(saveNotes[state].text);
    } else if (state === 'saved' && troubled.current) {
      troubled.current = false;
      setWorthSaying(savedAgain);
    }
  }, [state]);
  return worthSaying ? t(worthSaying) : '';
}
