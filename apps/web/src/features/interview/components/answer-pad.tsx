import { answerMaxLength } from '@greenroom/domain';
import { Check, CloudOff, LoaderCircle, TriangleAlert } from 'lucide-react';
import type { RefObject } from 'react';
import { formatCount, formatQuantity } from '@/lib/format.ts';
import { countText } from '../model.ts';

/** Where the text in the field is kept. */
export type SaveState = 'saved' | 'saving' | 'offline' | 'failed';

interface AnswerPadProps {
  field: RefObject<HTMLTextAreaElement | null>;
  /** The id of the question's heading, which describes the field. */
  questionId: string;
  text: string;
  onType(text: string): void;
  /** Words being dictated that may still change; '' where nothing is recorded. */
  interim: string;
  recording: boolean;
  saveState: SaveState;
}

/** The sheet an answer is written on, with its counts and whether it is saved. */
export function AnswerPad(props: AnswerPadProps) {
  const { field, questionId, text, onType, interim, recording, saveState } = props;
  const { characters, words } = countText(text);
  const full = characters >= answerMaxLength;
  return (
    <div className="pad" data-recording={recording || undefined}>
      <label className="vh" htmlFor="answer">
        Your answer
      </label>
      <textarea
        id="answer"
        ref={field}
        value={text}
        maxLength={answerMaxLength}
        placeholder="Write as you would say it, or dictate."
        aria-describedby={questionId}
        onChange={(event) => onType(event.target.value)}
      />
      {recording ? (
        <p className="interim">
          <span className="rec-dot" aria-hidden="true" />
          <span>{interim === '' ? 'Listening...' : interim}</span>
        </p>
      ) : null}
      <div className="ft">
        <span className="num">
          {`${formatQuantity(characters, 'character')}, ${formatQuantity(words, 'word')}`}
          {full ? `. The limit of ${formatCount(answerMaxLength)} is reached.` : ''}
        </span>
        <SaveNote state={saveState} />
      </div>
    </div>
  );
}

const saveNotes = {
  saved: { Icon: Check, text: 'Saved', tone: 'good' },
  saving: { Icon: LoaderCircle, text: 'Saving', tone: 'muted' },
  offline: { Icon: CloudOff, text: 'Offline, kept on this device', tone: 'fair' },
  failed: { Icon: TriangleAlert, text: 'Not saved in this browser', tone: 'weak' },
} as const;

function SaveNote({ state }: { state: SaveState }) {
  const { Icon, text, tone } = saveNotes[state];
  const worthSaying = state === 'offline' || state === 'failed';
  return (
    <span className="save-note">
      <span className={`chip ${tone}`}>
        <Icon className="i" aria-hidden="true" />
        {text}
      </span>
      <span className="vh" role="status">
        {worthSaying ? text : ''}
      </span>
    </span>
  );
}
