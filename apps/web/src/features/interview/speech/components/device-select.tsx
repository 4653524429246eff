import { t } from '@lingui/core/macro';
import { useEffect, useState } from 'react';
import { Select } from '@/components/select.tsx';
import { chooseDevice, type DeviceChoice, deviceChoice, type NamedDevice, namedDevices } from '../devices.ts';
import type { Capture } from '../use-capture.ts';

interface DeviceSelectProps {
  capture: Capture;
  /** The browser transcribes during the recording. It picks the microphone for that itself. */
  dictates: boolean;
}

/** Which microphone and which camera record, where there is more than one of a kind. Kept on the device. */
export function DeviceSelect({ capture, dictates }: DeviceSelectProps) {
  const devices = useDevices(capture.stream);
  const [choice, setChoice] = useState(deviceChoice);
  const choose = (change: Partial<DeviceChoice>) => {
    chooseDevice(change);
    setChoice({ ...choice, ...change });
    capture.renew();
  };
  const microphones = namedDevices(devices, 'audioinput');
  const cameras = namedDevices(devices, 'videoinput');
  return (
    <>
      <OneOf
        label={t`Microphone`}
        devices={microphones}
        chosen={choice.microphone}
        onChoose={(microphone) => choose({ microphone })}
      />
      {dictates && choice.microphone !== '' && microphones.length > 1 ? (
        <p className="small soft">{t`Your browser transcribes what its own default microphone picks up.`}</p>
      ) : null}
      {capture.hasCamera ? (
        <OneOf
          label={t`Camera`}
          devices={cameras}
          chosen={choice.camera}
          onChoose={(camera) => choose({ camera })}
        />
      ) : null}
    </>
  );
}

interface OneOfProps {
  label: string;
  devices: readonly NamedDevice[];
  /** An id, or '' for the browser's own choice. */
  chosen: string;
  onChoose(id: string): void;
}

const own = 'own';

function OneOf({ label, devices, chosen, onChoose }: OneOfProps) {
  if (devices.length < 2) return null;
  const isThere = devices.some(({ id }) => id === chosen);
  return (
    <Select
      label={label}
      options={[
        { value: own, label: t`Device default` },
        ...devices.map(({ id, name }) => ({ value: id, label: name })),
      ]}
      value={isThere ? chosen : own}
      onChange={(next) => onChoose(next === own ? '' : next)}
    />
  );
}

/** What is plugged in; asked again when that changes, and when a stream opens, since names are known from then on. */
function useDevices(stream: MediaStream | null): MediaDeviceInfo[] {
  const [devices, setDevices] = useState<MediaDeviceInfo[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: an opened stream lets the browser name its devices
  useEffect(() => {
    const { mediaDevices } = navigator;
    if (!mediaDevices?.enumerateDevices) return;
    const read = () => void mediaDevices.enumerateDevices().then(setDevices, () => setDevices([]));
    read();
    mediaDevices.addEventListener('devicechange', read);
    return () => mediaDevices.removeEventListener('devicechange', read);
  }, [stream]);
  return devices;
}
