import { t } from '@lingui/core/macro';
import { Eye, EyeOff, HardDrive, Video, VideoOff } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '@/components/button.tsx';
import { LampDrawing } from '@/components/drawings.tsx';
import type { HearingTrouble } from '../microphone.ts';
import type { Capture } from '../use-capture.ts';
import { StreamMeter } from './level-meter.tsx';

interface SelfViewProps {
  capture: Capture;
  isRecording: boolean;
  /** Where the recording is. */
  note: string;
}

/** What the camera sees, which can be hidden, and whether there is a camera at all. */
export function SelfView({ capture, isRecording, note }: SelfViewProps) {
  const { stream, hasCamera, cameraTrouble, setCamera, isHidden, setHidden } = capture;
  const EyeIcon = isHidden ? Eye : EyeOff;
  const CameraIcon = hasCamera ? VideoOff : Video;
  return (
    <div className="cam">
      <View note={viewNote(hasCamera, isHidden, isRecording)}>
        {hasCamera && !isHidden && stream ? <Mirror stream={stream} /> : <LampDrawing />}
      </View>
      <div className="row camc">
        {hasCamera ? (
          <Button small onClick={() => setHidden(!isHidden)}>
            <EyeIcon className="i" aria-hidden="true" />
            {isHidden ? t`Show self-view` : t`Hide self-view`}
          </Button>
        ) : null}
        {hasCamera || !isRecording ? (
          <Button small onClick={() => setCamera(!hasCamera)}>
            <CameraIcon className="i" aria-hidden="true" />
            {hasCamera ? t`Camera off` : t`Camera on`}
          </Button>
        ) : null}
        {stream ? <StreamMeter stream={stream} /> : null}
      </div>
      <p className="small" role="status">
        {cameraTrouble ? cameraText(cameraTrouble) : ''}
      </p>
      <OnThisDevice note={note} />
    </div>
  );
}

/** The frame of a picture, with what it shows in words. */
export function View({ note, children }: { note: string; children: ReactNode }) {
  return (
    <figure className="view">
      {children}
      <figcaption>{note}</figcaption>
    </figure>
  );
}

/** Where a recording is, beside a small disk. */
export function OnThisDevice({ note }: { note: string }) {
  return (
    <p className="small soft on-device">
      <HardDrive className="i" aria-hidden="true" />
      <span>{note}</span>
    </p>
  );
}

/** The user's own picture as in a mirror. */
function Mirror({ stream }: { stream: MediaStream }) {
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    if (video.current) video.current.srcObject = stream;
  }, [stream]);
  return <video ref={video} className="mirror" aria-label={t`Your camera`} autoPlay muted playsInline />;
}

function viewNote(hasCamera: boolean, isHidden: boolean, isRecording: boolean): string {
  if (!hasCamera) return t`Audio only`;
  if (!isHidden) return t`Only you can see this`;
  return isRecording
    ? t`Your self-view is off. The camera is still recording.`
    : t`Your self-view is off. The camera is still on.`;
}

/** Why there is no picture, and that the sound goes on. */
function cameraText(trouble: HearingTrouble): string {
  switch (trouble) {
    case 'denied':
      return t`Your camera is blocked, so we'll record only your voice. You can allow it in your browser.`;
    case 'missing':
      return t`We couldn't find a camera, so we'll record only your voice.`;
    case 'busy':
      return t`Another app is using your camera, so we'll record only your voice.`;
    default:
      return t`Your camera didn't start, so we'll record only your voice.`;
  }
}
