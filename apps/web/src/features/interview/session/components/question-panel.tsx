import { t } from '@lingui/core/macro';
import { ArrowRight, Keyboard, Lightbulb } from 'lucide-react';
import { Button, IconButton } from '@/components/button.tsx';
import { EngineLine } from '@/components/engine-line.tsx';
import type { Opening, Question } from '../../opening.ts';
import { KeepRecording } from '../../speech/components/keep-recording.tsx';
import { RecordingButton, SoundAloneNote } from '../../speech/components/recording-button.tsx';
import { WhoHears } from '../../speech/components/who-hears.tsx';
import type { Dictation } from '../../speech/use-dictation.ts';
import type { KeptRecording } from '../../speech/use-kept-recording.ts';
import { canGoOn, endsInterview, type SessionState, waitsForQuestion } from '../session-state.ts';
import { setNoteOf } from '../set-note.ts';
import { useFieldFocus } from '../use-field-focus.ts';
import type { HandsFreeMode } from '../use-hands-free.ts';
import type { Interviewer } from '../use-interviewer.ts';
import { AnswerPad, type SaveState } from './answer-pad.tsx';
import { HandsFreeBar, hasHandsFree } from './hands-free-bar.tsx';
import { Caption, InterviewerVoice } from './interviewer-voice.tsx';
import { LiveRatings } from './live-ratings.tsx';
import { NextWaits } from './next-waits.tsx';
import { SessionAside } from './session-aside.tsx';
import { SessionBadges } from './session-badges.tsx';
import { TimeIsUp } from './time-is-up.tsx';

interface QuestionPanelProps {
  opening: Opening;
  question: Question;
  state: SessionState;
  saveState: SaveState;
  interviewer: Interviewer;
  dictation: Dictation;
  handsFree: HandsFreeMode;
  recording: KeptRecording;
  /** Last words of a recording are still arriving. */
  settling: boolean;
  onType(text: string): void;
  onRate(position: number, rating: number): void;
  onFinish(): void;
  onNext(): void;
  onHelp(): void;
}

/** From so many characters on, a question is set smaller, so that the field stays in sight. */
const longQuestion = 90;

/** One question, the answer, and what it is scored on. */
export function QuestionPanel(props: QuestionPanelProps) {
  const { question, state, saveState, dictation, settling, interviewer, onType, onNext } = props;
  const { session, questions, source, engine, notice } = props.opening;
  const field = useFieldFocus(state.index);
  const ending = endsInterview(state);
  const waits = waitsForQuestion(state) && state.current.trim() !== '';
  const note = setNoteOf(source);
  const lang = source.lang ?? 'en';
  return (
    <main id="main" className="wrap ses">
      <div>
        <SessionBadges session={session} />
        <h1
          id="question"
          lang={lang}
          className={question.question_text.length > longQuestion ? 'long' : undefined}
        >
          <Caption text={question.question_text} spokenTo={interviewer.spokenTo} />
        </h1>
        <InterviewerVoice interviewer={interviewer} byVoice={session.mode !== 'text'} />
        {hasHandsFree(dictation, session.mode !== 'text', props.handsFree) ? (
          <HandsFreeBar mode={props.handsFree} />
        ) : null}
        {state.index === 0 && note ? (
          <p className="source-note" lang={note.lang}>
            {note.text}
          </p>
        ) : null}
        {state.index === 0 && (engine?.kind === 'model' || notice) ? (
          <EngineLine engine={engine} notice={notice} />
        ) : null}
        {session.practice ? <Hint key={state.index} text={question.hint} lang={lang} /> : null}
        {state.timeIsUp ? <TimeIsUp /> : null}
        <form onSubmit={(event) => event.preventDefault()}>
          <AnswerPad
            field={field}
            questionId={interviewer.asksNow ? null : 'question'}
            lang={lang}
            text={state.current}
            onType={onType}
            interim={dictation.interim}
            recording={dictation.recording}
            saveState={saveState}
            byVoice={session.mode !== 'text' && dictation.supported}
          />
          <div className="row sp sact">
            <RecordingButton dictation={dictation} disabled={settling} alone={props.recording.alone} />
            <Button
              variant="primary"
              busy={waits}
              disabled={settling || (!canGoOn(state) && !dictation.recording)}
              aria-keyshortcuts="Control+Enter Meta+Enter"
              onClick={onNext}
            >
              {nextText(ending, waits)}
              {waits ? null : <ArrowRight className="i" aria-hidden="true" />}
            </Button>
          </div>
          <NextWaits state={state} field={field} onFinish={props.onFinish} />
          <div className="keys small muted">
            <span>
              <kbd>Ctrl</kbd> <kbd>Enter</kbd> {ending ? t`to complete` : t`to continue`}
            </span>
            <IconButton label={t`Keyboard shortcuts`} aria-keyshortcuts="?" onClick={props.onHelp}>
              <Keyboard className="i" aria-hidden="true" />
            </IconButton>
          </div>
        </form>
        {dictation.supported ? (
          <>
            <WhoHears language={source.lang} />
            <KeepRecording recording={props.recording} />
          </>
        ) : props.recording.alone ? (
          <SoundAloneNote />
        ) : null}
        {ending && !session.practice ? (
          <LiveRatings questions={questions} state={state} onRate={props.onRate} />
        ) : null}
      </div>
      <SessionAside />
    </main>
  );
}

function nextText(ending: boolean, waits: boolean): string {
  if (waits) return t({ message: 'Coming up', context: 'the next question' });
  return ending ? t`Complete Interview` : t`Next Question`;
}

function Hint({ text, lang }: { text: string; lang: string }) {
  return (
    <details className="hint">
      <summary>
        <Lightbulb className="i" aria-hidden="true" />
        {t`Show a hint`}
      </summary>
      <p lang={lang}>{text}</p>
    </details>
  );
}
