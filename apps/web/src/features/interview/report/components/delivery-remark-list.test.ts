import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { DeliveryRemark } from '../delivery-remarks.ts';
import { DeliveryRemarkList } from './delivery-remark-list.tsx';

const remarks: DeliveryRemark[] = [
  { kind: 'rushed', fromSeconds: 57, toSeconds: 64, text: 'You rushed the result.' },
  { kind: 'steady', fromSeconds: 0, toSeconds: 64, text: 'A steady pace.' },
];
const html = (onJump?: (seconds: number) => void) =>
  renderToStaticMarkup(createElement(DeliveryRemarkList, { remarks, ...(onJump ? { onJump } : {}) }));

describe('a remark on how an answer was spoken', () => {
  it('has its moment, which can be played where there is a recording', () => {
    const page = html(() => undefined);
    expect(page).toMatch(/<button[^>]*aria-label="Play from 0:57"/);
    expect(page).toContain('You rushed the result.');
  });

  it('has no button where there is none to play', () => {
    expect(html()).toContain('0:57');
    expect(html()).not.toContain('<button');
  });

  it('names no moment for the whole answer', () => {
    expect(html(() => undefined).match(/<button/g)).toHaveLength(1);
    expect(html()).not.toContain('0:00');
  });
});
