import { t } from '@lingui/core/macro';
import { useEffect, useEffectEvent, useImperativeHandle } from 'react';
import { PageTitle } from '@/components/page-title.tsx';
import { RecordingButton } from '@/features/interview/speech/components/recording-button.tsx';
import { useDictation } from '@/features/interview/speech/use-dictation.ts';
import { ReviewPage } from '@/features/review/components/review-page.tsx';
import type { ComparedProps, DictateProps } from '@/features/review/exercise.ts';
import { ComparisonView } from '@/features/stories/components/comparison-view.tsx';
import '@/styles/session.css';
import '@/styles/stories.css';
import '@/styles/review.css';

/** Five minutes a day from one's own weak points. */
export function Component() {
  return (
    <>
      <PageTitle>{t`Today's review`}</PageTitle>
      <ReviewPage Dictate={Dictate} Compared={Compared} />
    </>
  );
}

/** As on the page of a story. */
const Compared = ({ telling }: ComparedProps) => (
  <div className="sto">
    <ComparisonView telling={telling} />
  </div>
);

function Dictate({ onHeard, onRecording, disabled, ref }: DictateProps) {
  const dictation = useDictation({ onHeard, recordedSeconds: () => 0 });
  const begun = useEffectEvent(() => onRecording?.());
  useEffect(() => {
    if (dictation.recording) begun();
  }, [dictation.recording]);
  useImperativeHandle(ref, () => ({ finish: async () => void (await dictation.finish()) }));
  return (
    <>
      <RecordingButton dictation={dictation} disabled={disabled} />
      {dictation.interim === '' ? null : <p className="interim small soft">{dictation.interim}</p>}
    </>
  );
}
