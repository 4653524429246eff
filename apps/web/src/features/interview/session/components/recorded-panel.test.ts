import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Opening } from '../../opening.ts';
import type { Capture } from '../../speech/use-capture.ts';
import { clockWith } from '../clock.ts';
import { freshRecorded, type Recorded } from '../recorded.ts';
import { restoreSession } from '../restore.ts';
import type { Interviewer } from '../use-interviewer.ts';
import type { RecordedMode } from '../use-recorded.ts';
import type { TakeWords, WordsState } from '../use-take-words.ts';
import { RecordedPanel } from './recorded-panel.tsx';
import { OfferBy } from './take-words.tsx';

const nothing = () => undefined;
const question = {
  question_text: 'Why us?',
  ideal_answer: '',
  hint: '',
} as unknown as Opening['questions'][number];
const opening = {
  session: { id: 's', job_role: 'Nurse', interview_type: 'mixed', difficulty: 'easy', mode: 'recorded' },
  questions: [question, { ...question, question_text: 'Why now?' }],
  source: {},
} as unknown as Opening;
const interviewer = {
  ...{ available: false, speaking: false, spokenTo: null, asksAloud: false },
  ...{
    language: 'en',
    asksNow: false,
    start: nothing,
    stop: nothing,
    setAsksAloud: nothing,
    say: async () => undefined,
  },
} as unknown as Interviewer;
const capture: Capture = {
  ...{
    stream: null,
    hasCamera: false,
    cameraTrouble: null,
    isDeaf: false,
    isOpening: false,
    isHidden: false,
  },
  ...{ open: async () => null, setCamera: nothing, renew: nothing, setHidden: nothing },
};

interface Shown {
  recorded?: Partial<Recorded>;
  capture?: Partial<Capture>;
  mode?: Partial<RecordedMode>;
  text?: string;
}

function html({ recorded = {}, capture: over, mode: other, text = '' }: Shown): string {
  const shown = { ...freshRecorded, ...recorded };
  const mode: RecordedMode = {
    ...{
      recorded: shown,
      capture: { ...capture, ...over },
      dictates: true,
      bytes: 14_000_000,
      isStored: true,
      isHeld: false,
      words: null,
    },
    ...{ advance: nothing, endStep: nothing, retake: nothing, write: nothing, jot: nothing },
    ...other,
  };
  const clock = clockWith(900, Date.now());
  const restored = restoreSession({ questions: opening.questions, stored: [], kept: null, clock });
  const state = { ...restored, current: text, recorded: shown };
  const props = { opening, question, state, saveState: 'saved', interviewer, mode } as const;
  const panel = createElement(RecordedPanel, {
    ...props,
    onType: nothing,
    onRate: nothing,
    onFinish: nothing,
  });
  return renderToStaticMarkup(createElement(QueryClientProvider, { client: new QueryClient() }, panel));
}
const running = (seconds: number): Pick<Recorded, 'clock'> => ({ clock: clockWith(seconds, Date.now()) });
const hasButton = (page: string, label: string) =>
  new RegExp(`<button(?![^>]*disabled)[^>]*>(?:<svg.*?</svg>)?${label}`).test(page);

describe('the check before a recorded question', () => {
  it('says how it goes and shows no question', () => {
    const page = html({});
    expect(page).toContain('You get 30 seconds to prepare and two minutes to answer.');
    expect(page).toContain('Nothing has been recorded yet. When you record, it stays on this device.');
    expect(page).not.toContain('Why us?');
    expect(hasButton(page, 'Start')).toBe(true);
  });

  it('names the seconds that are left after a reload', () => {
    expect(html({ recorded: { secondsToPrepare: 1 } })).toContain('You get 1 second to prepare');
    expect(html({ recorded: { secondsToPrepare: 12 } })).toContain('Ready to continue?');
  });

  it('offers to write where there is no microphone, and only there', () => {
    expect(html({ capture: { isDeaf: true } })).toContain('Answer in writing');
    expect(html({})).not.toContain('Answer in writing');
  });

  it.each([
    [
      'denied',
      'Your camera is blocked, so we&#x27;ll record only your voice. You can allow it in your browser.',
    ],
    ['missing', 'We couldn&#x27;t find a camera, so we&#x27;ll record only your voice.'],
    ['busy', 'Another app is using your camera, so we&#x27;ll record only your voice.'],
    ['failed', 'Your camera didn&#x27;t start, so we&#x27;ll record only your voice.'],
  ] as const)('says in one sentence that a camera is %s', (cameraTrouble, sentence) => {
    expect(html({ capture: { cameraTrouble } })).toContain(`role="status">${sentence}</p>`);
  });
});

describe('preparing and answering', () => {
  it('counts down to the answer', () => {
    const page = html({ recorded: { step: 'preparing', ...running(22) } });
    expect(page).toMatch(/aria-label="Seconds to prepare"[^>]*>22</);
    expect(page).toContain('Three words to hold on to');
  });

  it('counts up to two minutes, with the words to hold on to and the size', () => {
    const page = html({ recorded: { step: 'recording', jot: 'birthday cake', ...running(52) } });
    expect(page).toMatch(/aria-label="Time used"[^>]*>1:08</);
    expect(page).toContain('1:35. Start wrapping up');
    expect(page).toContain('birthday cake');
    expect(page).toContain('Saved on this device only, 14 MB so far.');
    expect(page).not.toContain('Camera on');
  });

  it('says so where the device has no room for the take', () => {
    const page = html({ recorded: { step: 'recording', ...running(52) }, mode: { isHeld: true } });
    expect(page).toContain('In this tab only, 14 MB so far.');
    expect(page).not.toContain('on this device only');
  });

  it('says that the camera goes on where the picture is hidden', () => {
    const hidden = { hasCamera: true, isHidden: true };
    expect(html({ recorded: { step: 'recording', ...running(52) }, capture: hidden })).toContain(
      'Your self-view is off. The camera is still recording.',
    );
    expect(html({ capture: hidden })).toContain('The camera is still on.');
  });
});

describe('the review of a take', () => {
  const review = { step: 'review', takes: 1, seconds: 107 } as const;

  it('goes on with words only, and offers the one retake', () => {
    expect(hasButton(html({ recorded: review }), 'Keep it and continue')).toBe(false);
    const page = html({ recorded: review, text: 'I asked.' });
    expect(hasButton(page, 'Keep it and continue')).toBe(true);
    expect(hasButton(page, 'Record again, 1 left')).toBe(true);
    expect(html({ recorded: { ...review, takes: 2 } })).not.toContain('Record again');
  });

  it('says whose words are in the field', () => {
    expect(html({ recorded: review, text: 'I asked.' })).toContain('This is what we heard.');
    expect(html({ recorded: review })).toContain('We didn&#x27;t hear any words.');
    expect(html({ recorded: review, mode: { dictates: false } })).toContain('Type the main points');
  });
});

describe('the transcription of a take afterwards', () => {
  const words = (state: WordsState): TakeWords => ({
    ...{ sentTo: 'models.example', state, transcribe: nothing, cancel: nothing },
  });
  const offer = (state: WordsState, isPicture = false, isOnline = true) =>
    renderToStaticMarkup(createElement(OfferBy, { words: words(state), isPicture, isOnline }));

  it('names who would hear it before anything is sent, at the check and beside the take', () => {
    const gate = html({ mode: { dictates: false, words: words({ phase: 'idle' }) } });
    expect(gate).toContain('After each answer you can have models.example transcribe it. Nothing is sent');
    expect(offer({ phase: 'idle' })).toContain('This sends the audio of your answer to models.example');
    expect(offer({ phase: 'idle' }, true)).toContain('The video stays here');
    expect(hasButton(offer({ phase: 'idle' }), 'Transcribe my answer')).toBe(true);
  });

  it('can be cancelled while it is under way, and only then', () => {
    expect(hasButton(offer({ phase: 'writing' }), 'Cancel')).toBe(true);
    expect(offer({ phase: 'idle' })).not.toContain('Cancel');
  });

  it('says why it failed, that nothing is lost, and can be tried again', () => {
    const failed = offer({ phase: 'failed', problem: 'Today is used up.' });
    expect(failed).toMatch(/role="alert"[^>]*>We couldn&#x27;t transcribe your answer.*Today is used up\./);
    expect(hasButton(failed, 'Transcribe my answer')).toBe(true);
  });

  it('is not offered without a network', () => {
    const page = offer({ phase: 'idle' }, false, false);
    expect(page).toContain('You&#x27;re offline.');
    expect(hasButton(page, 'Transcribe my answer')).toBe(false);
  });
});
