import { describe, expect, it } from 'vitest';
import {
  addingSeconds,
  type HandsFree,
  type HandsFreeEvent,
  handsFreeOff,
  handsFreeReducer,
  secondsToAdd,
} from './hands-free.ts';

const stateAfter = (...events: HandsFreeEvent[]): HandsFree => events.reduce(handsFreeReducer, handsFreeOff);
const on: HandsFreeEvent = { type: 'on', nowMs: 0 };
const sound = (nowMs: number): HandsFreeEvent => ({ type: 'sound', nowMs });
const tick = (nowMs: number, over: { silenceSeconds?: number; hasWords?: boolean } = {}): HandsFreeEvent => ({
  ...{ type: 'tick', nowMs, silenceSeconds: 2.5, hasWords: true },
  ...over,
});
const prompted = (nowMs: number): HandsFreeEvent => ({ type: 'prompted', nowMs });
const wait = (nowMs: number): HandsFreeEvent => ({ type: 'wait', nowMs });
const question: HandsFreeEvent = { type: 'question' };
const asked = (nowMs: number): HandsFreeEvent => ({ type: 'asked', nowMs });
/** Spoke until 1 s, was silent, and has been asked whether there is anything to add at 4.5 s. */
const askedToAdd = [on, sound(1_000), tick(3_500), prompted(4_500)];

describe('an interview without hands', () => {
  it.each<[string, HandsFreeEvent[], string]>([
    ['listens once it is turned on', [on], 'listening'],
    ['leaves somebody alone who has not begun', [on, tick(60_000)], 'listening'],
    ['does not end an answer in a short silence', [on, sound(1_000), tick(3_400)], 'listening'],
    ['asks for more after the silence', [on, sound(1_000), tick(3_500)], 'adding'],
    [
      'waits longer where that was chosen',
      [on, sound(1_000), tick(4_900, { silenceSeconds: 4 })],
      'listening',
    ],
    [
      'takes a cough without a word for no answer',
      [on, sound(1_000), tick(9_000, { hasWords: false })],
      'listening',
    ],
    ['does not go on before it has asked', [on, sound(1_000), tick(3_500), tick(60_000)], 'adding'],
    [
      'takes the last words of the answer for no addition',
      [on, sound(1_000), tick(3_500), sound(3_600)],
      'adding',
    ],
    ['gives five seconds to add something', [...askedToAdd, tick(9_400)], 'adding'],
    ['goes on after that', [...askedToAdd, tick(9_500)], 'going-on'],
    ['listens again to an addition', [...askedToAdd, sound(6_000)], 'listening'],
    ['asks again after the addition', [...askedToAdd, sound(6_000), tick(8_500)], 'adding'],
    ['waits for somebody who wants more time', [...askedToAdd, wait(6_000), tick(60_000)], 'listening'],
    ['lets the interviewer ask the next question', [...askedToAdd, tick(9_500), question], 'asking'],
    ['hears nothing while the interviewer asks', [on, question, sound(1_000), tick(9_000)], 'asking'],
    ['listens after the question', [on, question, asked(5_000)], 'listening'],
    ['is off at any time', [...askedToAdd, { type: 'off' }], 'off'],
    ['stays off', [question, asked(1_000), sound(2_000), tick(9_000)], 'off'],
    ['forgets the answer before', [on, sound(1_000), question, asked(5_000), tick(60_000)], 'listening'],
  ])('%s', (_, events, phase) => {
    expect(stateAfter(...events).phase).toBe(phase);
  });

  it('counts down only while it waits for something to be added', () => {
    expect(secondsToAdd(stateAfter(on, sound(1_000), tick(3_500)), 3_600)).toBeNull();
    expect(secondsToAdd(stateAfter(...askedToAdd), 4_500)).toBe(addingSeconds);
    expect(secondsToAdd(stateAfter(...askedToAdd), 7_600)).toBe(2);
    expect(secondsToAdd(stateAfter(...askedToAdd, sound(6_000)), 7_600)).toBeNull();
  });
});
