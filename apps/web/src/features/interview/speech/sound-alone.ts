import {
  BlobSource,
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacketSink,
  Input,
  MP4,
  Mp4OutputFormat,
  Output,
  WEBM,
  WebMOutputFormat,
} from 'mediabunny';

/** The sound of a recording that also has a picture, as it was recorded. Throws where the recording can't be read. */
export async function soundAlone(recording: Blob): Promise<Blob> {
  const input = new Input({ source: new BlobSource(recording), formats: [WEBM, MP4] });
  const track = await input.getPrimaryAudioTrack();
  const codec = await track?.getCodec();
  const decoderConfig = (await track?.getDecoderConfig()) ?? undefined;
  if (!track || !codec || !decoderConfig) throw new Error('The recording has no sound that can be read');
  const isMp4 = recording.type.includes('mp4');
  const target = new BufferTarget();
  const output = new Output({ format: isMp4 ? new Mp4OutputFormat() : new WebMOutputFormat(), target });
  const sound = new EncodedAudioPacketSource(codec);
  output.addAudioTrack(sound);
  await output.start();
  for await (const packet of new EncodedPacketSink(track).packets())
    await sound.add(packet, { decoderConfig });
  await output.finalize();
  if (!target.buffer) throw new Error('The sound of the recording is empty');
  return new Blob([target.buffer], { type: isMp4 ? 'audio/mp4' : 'audio/webm' });
}
