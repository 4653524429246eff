import { escapeHtml, oneLine } from '@greenroom/domain';
import { StoreError } from '../answer-error.ts';
import { defineFunction } from '../define-function.ts';
import { holdToRate, perHour } from '../rate.ts';

/** Messages that one address may send. */
const rate = perHour(5);
const subjectNameLength = 60;

/**
 * Puts a message of the contact form into the outbox, to the deployment's own contact address. What the visitor
 * wrote reaches a header only as one plain line of the subject; the address to answer stands in the text.
 */
export const sendContactEmail = defineFunction('send-contact-email', {
  access: 'visitor',
  elevated: 'a visitor has no rights on the outbox',
  async run({ input, serviceDb, limiter, settings, clientAddress }) {
    await holdToRate(limiter, `contact:${clientAddress}`, rate, 'too_many_messages');
    const name = oneLine(input.name) || 'a visitor';
    const { error } = await serviceDb.rpc('enqueue_mail', {
      kind: 'contact',
      to_address: settings.contactAddress,
      subject: `Contact: ${[...name].slice(0, subjectNameLength).join('')}`,
      text: `From: ${name} <${input.email}>\n\n${input.message}\n`,
      html: `<p>From: ${escapeHtml(name)} &lt;${escapeHtml(input.email)}&gt;</p><p style="white-space:pre-wrap">${escapeHtml(input.message)}</p>`,
    });
    if (error) throw new StoreError('enqueue_mail', error.code);
    return { success: true as const };
  },
});
