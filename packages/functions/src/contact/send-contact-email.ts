import { AppError } from '@greenroom/domain';
import { StoreError } from '../answer-error.ts';
import { defineFunction } from '../define-function.ts';

/** Messages that one address may send in an hour. */
const messagesPerHour = 5;
const hourSeconds = 3_600;
const subjectNameLength = 60;

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** One line without control, line or direction characters: what may stand in a header. */
const oneLine = (text: string) => text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();

/**
 * Puts a message of the contact form into the outbox, to the deployment's own contact address. What the visitor
 * wrote reaches a header only as one plain line of the subject; the address to answer stands in the text.
 */
export const sendContactEmail = defineFunction('send-contact-email', {
  access: 'visitor',
  elevated: 'a visitor has no rights on the outbox',
  async run({ input, serviceDb, limiter, settings, clientAddress }) {
    const verdict = await limiter.take(`contact:${clientAddress}`, messagesPerHour, hourSeconds);
    if (!verdict.allowed) {
      const retryAfterSeconds = verdict.retryAfterSeconds;
      throw new AppError('rate_limited', 'Too many messages. Please try again later.', { retryAfterSeconds });
    }
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
