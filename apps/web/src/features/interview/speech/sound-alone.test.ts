import {
  ALL_FORMATS,
  BlobSource,
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacket,
  EncodedPacketSink,
  EncodedVideoPacketSource,
  Input,
  Output,
  WebMOutputFormat,
} from 'mediabunny';
import { describe, expect, it } from 'vitest';
import { soundAlone } from './sound-alone.ts';

const packets = 50;
const seconds = 0.06;
/** One Opus packet of 60 ms; the last byte tells them apart. */
const packetAt = (at: number) => Uint8Array.from([0x58, 0xff, at]);

/** A recording with sound and a picture, as MediaRecorder writes it: in one go, with no length and no index. */
async function recording(): Promise<Blob> {
  const target = new BufferTarget();
  const output = new Output({ format: new WebMOutputFormat({ appendOnly: true }), target });
  const sound = new EncodedAudioPacketSource('opus');
  const picture = new EncodedVideoPacketSource('vp8');
  output.addVideoTrack(picture);
  output.addAudioTrack(sound);
  await output.start();
  for (let at = 0; at < packets; at += 1) {
    const face = new EncodedPacket(new Uint8Array(2_000), 'key', at * seconds, seconds);
    await picture.add(face, { decoderConfig: { codec: 'vp8', codedWidth: 64, codedHeight: 64 } });
    const heard = new EncodedPacket(packetAt(at), 'key', at * seconds, seconds);
    const decoderConfig = { codec: 'opus', sampleRate: 48_000, numberOfChannels: 1 };
    await sound.add(heard, { decoderConfig });
  }
  await output.finalize();
  return new Blob([target.buffer ?? ''], { type: 'video/webm;codecs=vp8,opus' });
}

describe('the sound of a recording with a picture', () => {
  it('is all of the sound as it was recorded, and nothing of the picture', async () => {
    const whole = await recording();
    const sound = await soundAlone(whole);
    expect(sound.type).toBe('audio/webm');
    expect(sound.size).toBeLessThan(whole.size / 20);
    const input = new Input({ source: new BlobSource(sound), formats: ALL_FORMATS });
    expect(await input.getVideoTracks()).toEqual([]);
    const track = await input.getPrimaryAudioTrack();
    if (!track) throw new Error('There is no sound');
    const heard: number[] = [];
    for await (const { data } of new EncodedPacketSink(track).packets()) heard.push(data[2] ?? -1);
    expect(heard).toEqual(Array.from({ length: packets }, (_, at) => at));
  });

  it('is not made up where there is none', async () => {
    await expect(soundAlone(new Blob(['no recording'], { type: 'video/webm' }))).rejects.toThrow();
  });
});
