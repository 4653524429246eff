import { answerMaxLength } from '@greenroom/domain';
import { t } from '@lingui/core/macro';
import { useEffect, useRef } from 'react';
import { EngineLine } from '@/components/engine-line.tsx';
import { TextAreaField } from '@/components/text-field.tsx';
import { formatCount } from '@/lib/format.ts';
import { InterimWords } from '../../speech/components/interim-words.tsx';
import { RecordingButton } from '../../speech/components/recording-button.tsx';
import { WhoHears } from '../../speech/components/who-hears.tsx';
import type { Dictation } from '../../speech/use-dictation.ts';
import type { Probe } from '../review.ts';
import type { HandsFreeMode } from '../use-hands-free.ts';
import type { Interviewer } from '../use-interviewer.ts';
import { HandsFreeBar, hasHandsFree } from './hands-free-bar.tsx';
import { Caption, InterviewerVoice } from './interviewer-voice.tsx';

/** What the follow-up is asked and answered with aloud. */
export interface FollowUpVoice {
  interviewer: Interviewer;
  dictation: Dictation;
  handsFree: HandsFreeMode;
}

interface FollowUpProps extends FollowUpVoice {
  probe: Probe;
  /** Asked in a live interview: it has the focus once it is there, so that it is read. */
  isLive?: boolean;
  text: string;
  byVoice: boolean;
  /** The tag of the interview's language; English without it. */
  language: string | undefined;
  /** Answer and follow-up together are longer than an answer can be. */
  tooLong: boolean;
  onType(text: string): void;
}

/** The question that an interviewer would ask next, with the words it goes back to. */
export function FollowUp(props: FollowUpProps) {
  const { probe, isLive, text, byVoice, language, tooLong, onType, interviewer, dictation, handsFree } =
    props;
  const { asksNow } = interviewer;
  const asked = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isLive) asked.current?.focus();
  }, [isLive]);
  const limit = formatCount(answerMaxLength);
  return (
    <section className="follow-up" aria-labelledby="follow-up">
      <h2 className="label" ref={asksNow ? asked : undefined} tabIndex={-1}>
        {isLive ? t`A follow-up` : t`What an interviewer would ask next`}
      </h2>
      <p
        className="h3 serif"
        id="follow-up"
        ref={asksNow ? undefined : asked}
        tabIndex={-1}
        lang={probe.lang ?? language ?? 'en'}
      >
        <Caption text={probe.text} spokenTo={interviewer.spokenTo} />
      </p>
      <InterviewerVoice interviewer={interviewer} byVoice={byVoice} />
      {hasHandsFree(dictation, byVoice, handsFree) ? <HandsFreeBar mode={handsFree} /> : null}
      {probe.engine?.kind === 'model' ? <EngineLine engine={probe.engine} /> : null}
      {probe.quote === '' ? null : <blockquote className="said">{probe.quote}</blockquote>}
      <TextAreaField
        label={t`Your answer to the follow-up (optional)`}
        hint={t`We'll add it to your answer and score them together.`}
        error={tooLong ? t`This takes your answer past ${limit} characters.` : undefined}
        rows={4}
        value={text}
        onChange={(event) => onType(event.target.value)}
      />
      <InterimWords recording={dictation.recording} interim={dictation.interim} />
      {dictation.supported ? (
        <>
          <div className="row wr">
            <RecordingButton dictation={dictation} disabled={false} />
          </div>
          <WhoHears language={language} />
        </>
      ) : null}
    </section>
  );
}
