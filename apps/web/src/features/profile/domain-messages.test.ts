import { avatarLimitBytes, avatarRefusal, experienceLevels } from '@greenroom/domain';
import { expect, it } from 'vitest';
import { domainMessages } from './domain-messages.ts';

it('every level of experience and every refusal of a picture can be said in another language', () => {
  const refusals = [
    { type: 'image/svg+xml', size: 1 },
    { type: 'text/plain', size: 1 },
    { type: 'image/png', size: 0 },
    { type: 'image/png', size: avatarLimitBytes + 1 },
  ].map((file) => String(avatarRefusal(file)));
  const texts = [...experienceLevels.map(({ label }) => label), ...refusals];
  expect(domainMessages.map(({ id }) => id)).toEqual(expect.arrayContaining(texts));
});
