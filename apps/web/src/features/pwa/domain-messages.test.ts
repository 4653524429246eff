import { expect, it } from 'vitest';
import { installMessages } from '@/lib/install-offer.ts';
import { domainMessages } from './domain-messages.ts';

it('what is said of an installation can be said in another language', () => {
  const texts = Object.values(installMessages).flatMap((message) =>
    message ? [message.title, message.text] : [],
  );
  expect(domainMessages.map(({ id }) => id)).toEqual(expect.arrayContaining(texts));
});
