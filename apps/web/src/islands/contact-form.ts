import { msg, t } from '@lingui/core/macro';
import { readKept, sessionStore, shape, writeKept } from '../lib/kept.ts';
import { callAsVisitor, inMinutes } from './call-function.ts';

const messages = {
  empty: msg`Please fill in all fields`,
  address: msg`Please enter a valid email address`,
  failed: msg`Failed to send message. Please try again or email us directly.`,
  sent: msg`Message sent successfully! We'll get back to you soon.`,
};
/** What is written and not sent yet: kept until this tab is closed. */
const draftKey = 'greenroom.contact-draft';
const addressPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

type Message = Record<'name' | 'email' | 'message', string>;

/** Lets the contact form check and send what a visitor wrote. */
export function startContactForm(signal?: AbortSignal): void {
  const form = document.querySelector<HTMLFormElement>('form[data-contact]');
  if (!form) return;
  fillIn(form, readKept(draftKey, Draft, sessionStore()) ?? {});
  const onSubmit = (event: Event) => {
    event.preventDefault();
    void submit(form);
  };
  form.addEventListener('submit', onSubmit, { signal });
  form.addEventListener('input', () => keepDraft(new FormData(form)), { signal });
}

async function submit(form: HTMLFormElement): Promise<void> {
  const fieldset = form.querySelector('fieldset');
  const button = form.querySelector<HTMLButtonElement>('button[type=submit]');
  if (!fieldset || !button || fieldset.disabled) return;
  const message = readMessage(form);
  const fault = findFault(form, message);
  if (fault) return show(form, fault, 'fault');
  const label = button.textContent;
  fieldset.disabled = true;
  button.textContent = t`Sending...`;
  show(form, '', 'sent');
  const result = await callAsVisitor('send-contact-email', message);
  fieldset.disabled = false;
  button.textContent = label;
  if (result.ok) {
    form.reset();
    keepDraft(null);
    show(form, t(messages.sent), 'sent');
  } else if (result.code === 'bad_request' && result.refusal.message.startsWith('email:')) {
    // The server looks at an address more closely than the form does.
    mark(form, new Set(['email']));
    return show(form, t(messages.address), 'fault');
  } else if (result.code === 'rate_limited') {
    const when = inMinutes(result.retryAfterSeconds);
    show(form, t`You've already sent several messages. Please send this one ${when}.`, 'fault');
  } else {
    show(form, t(messages.failed), 'fault');
  }
  button.focus();
}

function readMessage(form: HTMLFormElement): Message {
  const data = new FormData(form);
  const read = (field: string) => String(data.get(field) ?? '').trim();
  return { name: read('name'), email: read('email'), message: read('message') };
}

/** The first thing wrong, if any; the fields are marked and the first of them gets the focus. */
function findFault(form: HTMLFormElement, message: Message): string | undefined {
  const wrong = new Set(Object.entries(message).flatMap(([field, text]) => (text ? [] : [field])));
  const fault = wrong.size > 0 ? t(messages.empty) : undefined;
  const isBadAddress = !addressPattern.test(message.email);
  if (!fault && isBadAddress) wrong.add('email');
  mark(form, wrong);
  return fault ?? (isBadAddress ? t(messages.address) : undefined);
}

function mark(form: HTMLFormElement, wrong: ReadonlySet<string>): void {
  let isFirst = true;
  for (const field of form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('.in')) {
    const isWrong = wrong.has(field.name);
    field.removeAttribute('aria-invalid');
    if (!isWrong) continue;
    field.setAttribute('aria-invalid', 'true');
    if (isFirst) field.focus();
    isFirst = false;
  }
}

function fillIn(form: HTMLFormElement, draft: Record<string, unknown>): void {
  for (const field of form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('.in')) {
    const kept = draft[field.name];
    if (field.value === '' && typeof kept === 'string') field.value = kept;
  }
}

const Draft = shape((value): value is Record<string, unknown> => typeof value === 'object' && value !== null);

function keepDraft(draft: FormData | null): void {
  writeKept(draftKey, draft && Object.fromEntries(draft), sessionStore());
}

function show(form: HTMLFormElement, text: string, kind: 'sent' | 'fault'): void {
  const status = form.querySelector<HTMLElement>('.contact-status');
  if (!status) return;
  status.dataset.kind = kind;
  status.textContent = text;
}
