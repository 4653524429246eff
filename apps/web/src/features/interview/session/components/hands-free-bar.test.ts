import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { HandsFreeMode } from '../use-hands-free.ts';
import { HandsFreeBar } from './hands-free-bar.tsx';

const off: HandsFreeMode = {
  ...{ phase: 'off', secondsLeft: null, level: null, isAloud: true, silence: 2.5 },
  setSilence: () => undefined,
  toggle: () => undefined,
  wait: () => undefined,
};
const html = (over: Partial<HandsFreeMode>) =>
  renderToStaticMarkup(createElement(HandsFreeBar, { mode: { ...off, ...over } }));

describe('the bar of the mode without hands', () => {
  it('says what it does while it is off, and shows no meter', () => {
    expect(html({})).toContain('We ask, you talk, and after a pause we move on.');
    expect(html({})).toContain('aria-pressed="false"');
    expect(html({})).not.toContain('Microphone level');
  });

  it('shows the level where it is measured, and none where it is not', () => {
    expect(html({ phase: 'listening', level: 0.4 })).toContain('--level:0.4');
    expect(html({ phase: 'listening' })).not.toContain('Microphone level');
  });

  it('counts down once it waits for something to be added', () => {
    const asking = { phase: 'adding', secondsLeft: null } as const;
    expect(html(asking)).not.toContain('Keep talking');
    expect(html({ ...asking, secondsLeft: 3 })).toContain('move on in 3 seconds.');
    expect(html({ ...asking, secondsLeft: 1 })).toContain('move on in 1 second.');
  });

  it('has a screen reader read the prompt only where it is not said aloud', () => {
    expect(html({ phase: 'adding', isAloud: true })).not.toContain('role="status"');
    expect(html({ phase: 'adding', isAloud: false })).toContain('role="status"');
  });
});
