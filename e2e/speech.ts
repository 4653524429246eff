import type { Page } from '@playwright/test';

declare global {
  interface Window {
    fakeSpeech?: {
      startDelaysMs: number[];
      hear(transcript: string, isFinal: boolean): void;
      fail(error: string): void;
    };
  }
}

/** A speech recognition that hears what a story tells it to, in place of the browser's. */
export async function useFakeRecogniser(page: Page): Promise<void> {
  await page.addInitScript(() => {
    class FakeRecognition extends EventTarget {
      onresult: ((event: unknown) => void) | null = null;
      onerror: ((event: unknown) => void) | null = null;
      onend: (() => void) | null = null;
      results: { isFinal: boolean; 0: { transcript: string } }[] = [];
      start() {
        this.results = [];
        running = this;
        window.fakeSpeech?.startDelaysMs.push(performance.now());
      }
      stop() {
        setTimeout(() => this.onend?.(), 20);
      }
      abort() {
        this.stop();
      }
    }
    let running: FakeRecognition | null = null;
    window.fakeSpeech = {
      startDelaysMs: [],
      hear(transcript, isFinal) {
        if (!running) throw new Error('Nothing is recorded');
        const open = running.results.findIndex((result) => !result.isFinal);
        const resultIndex = open === -1 ? running.results.length : open;
        running.results[resultIndex] = { isFinal, 0: { transcript } };
        running.onresult?.({ resultIndex, results: running.results });
      },
      fail(error) {
        running?.onerror?.({ error });
      },
    };
    Object.assign(window, { SpeechRecognition: FakeRecognition, webkitSpeechRecognition: FakeRecognition });
  });
}

/** Speaks once the recording has begun. */
export async function speak(page: Page, transcript: string, isFinal: boolean, waitMs = 400): Promise<void> {
  await page.waitForTimeout(waitMs);
  await page.evaluate(([text, final]) => window.fakeSpeech?.hear(String(text), final === true), [
    transcript,
    isFinal,
  ] as const);
}

interface FakeMicrophone {
  state?: PermissionState;
  /** The devices that are listed. */
  kinds?: readonly string[];
  /** Why the microphone can't be opened; it opens without. */
  openError?: string;
}

/** Has the browser tell something of its microphone; allowed, listed and free unless it is told otherwise. */
export async function fakeMicrophone(page: Page, microphone: FakeMicrophone): Promise<void> {
  await page.evaluate(({ state = 'granted', kinds = ['audioinput'], openError }) => {
    navigator.permissions.query = async () => ({ state }) as PermissionStatus;
    navigator.mediaDevices.enumerateDevices = async () => kinds.map((kind) => ({ kind }) as MediaDeviceInfo);
    navigator.mediaDevices.getUserMedia = async () => {
      if (openError) throw new DOMException('', openError);
      return new MediaStream();
    };
  }, microphone);
}
