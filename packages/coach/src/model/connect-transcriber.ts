import { answerMaxLength, type ModelNoticeCode, type TranscribeAnswerOutput } from '@greenroom/domain';
import { createCircuitBreaker } from './circuit-breaker.ts';
import { classifyFailure } from './classify-failure.ts';
import { holdsKey, type ModelOptions, providerFailures, type SpendBudget } from './connect-model.ts';
import { type ModelSettings, type OpenTranscriber, openTranscriber } from './provider.ts';

/** What was said in a recording, or why it couldn't be transcribed. */
export type Transcript = { ok: true; value: TranscribeAnswerOutput } | { ok: false; code: ModelNoticeCode };

/** Transcribes a recording. `language` is a two-letter code. Never throws. */
export type Transcribe = (audio: Uint8Array, language: string) => Promise<Transcript>;

export interface Transcriber {
  forCaller(spend: SpendBudget): Transcribe;
}

/** A self-hosted server may need this long for five minutes of speech. */
const defaultBudgetMs = 100_000;
const mostAttempts = 3;
const pauseMs = 500;

/**
 * A transcription model behind the same safeguards as in `connectModel`: opened on first use, with a breaker and a budget. It logs codes and
 * figures only, and keeps neither the recording nor the words.
 */
export function connectTranscriber(settings: ModelSettings, options: ModelOptions = {}): Transcriber {
  const { log = () => {}, now = Date.now, budgetMs = defaultBudgetMs } = options;
  const breaker = createCircuitBreaker(now);
  let opened: Promise<OpenTranscriber> | undefined;
  /** This server doesn't tell when a word was said: it isn't asked for that again. */
  let isPlain = false;

  async function call(audio: Uint8Array, language: string, endsAt: number): Promise<Transcript> {
    opened ??= openTranscriber(settings);
    const open = await opened;
    let asksPlainly = isPlain;
    let code: ModelNoticeCode = 'timeout';
    for (let attempt = 1; attempt <= mostAttempts && Date.now() < endsAt; attempt += 1) {
      try {
        const heard = await open.sdk.transcribe({
          model: open.model,
          audio,
          providerOptions: open.optionsFor(language, asksPlainly),
          maxRetries: 0,
          abortSignal: AbortSignal.timeout(endsAt - Date.now()),
        });
        isPlain = asksPlainly;
        return { ok: true, value: readTranscript(heard, settings.provider === 'google') };
      } catch (error) {
        const failure = classifyFailure(open.sdk, error);
        code = failure.code;
        const isUnknown = !asksPlainly && (code === 'bad_request' || code === 'bad_output');
        if (isUnknown) asksPlainly = true;
        else if (!failure.isWorthRetrying) break;
        const waitMs = isUnknown ? 0 : (failure.waitMs ?? pauseMs);
        if (Date.now() + waitMs >= endsAt) break;
        await new Promise((done) => setTimeout(done, waitMs));
      }
    }
    return { ok: false, code };
  }

  async function transcribe(audio: Uint8Array, language: string, spend: SpendBudget): Promise<Transcript> {
    if (breaker.isResting()) return { ok: false, code: 'resting' };
    const verdict = await spend().catch(() => 'fault' as const);
    if (verdict !== 'allowed') return { ok: false, code: verdict };
    const startedAt = now();
    const answered = await call(audio, language, Date.now() + budgetMs).catch(
      (): Transcript => ({ ok: false, code: 'fault' }),
    );
    const isLeak = answered.ok && holdsKey(settings, answered.value);
    const outcome: Transcript = isLeak ? { ok: false, code: 'bad_output' } : answered;
    const code = outcome.ok ? 'ok' : outcome.code;
    log(outcome.ok ? 'info' : 'warn', 'model', {
      ...{ prompt: 'transcribe-answer', code, ms: now() - startedAt, bytes: audio.byteLength },
    });
    if (outcome.ok) breaker.succeeded();
    else if (providerFailures.includes(outcome.code)) breaker.failed();
    return outcome;
  }

  return { forCaller: (spend) => (audio, language) => transcribe(audio, language, spend) };
}

interface Heard {
  text: string;
  words?: readonly HeardWord[];
  segments: readonly HeardWord[];
}

interface HeardWord {
  text: string;
  startSecond: number;
  endSecond: number;
}

/** The words of a transcript as plain text on one line, and their times where all of them make sense. */
function readTranscript({ text, words, segments }: Heard, areSegmentsWords: boolean): TranscribeAnswerOutput {
  const timed = (words ?? (areSegmentsWords ? segments : [])).map((word) => ({
    word: plain(word.text),
    startSeconds: word.startSecond,
    endSeconds: word.endSecond,
  }));
  const isSound = timed.every(
    ({ word, startSeconds, endSeconds }) =>
      word !== '' && Number.isFinite(endSeconds) && startSeconds >= 0 && endSeconds >= startSeconds,
  );
  return { text: plain(text).slice(0, answerMaxLength), words: isSound ? timed : [] };
}

const plain = (text: string) =>
  text
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .toWellFormed();
