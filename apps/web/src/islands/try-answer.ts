import { msg, plural, t } from '@lingui/core/macro';
import { readText, writeText } from '../lib/kept.ts';
import { languageNamed } from '../lib/language-name.ts';
import { i18n } from '../lib/messages.ts';
import { storageKeys } from '../lib/storage-keys.ts';
import { type CallResult, callAsVisitor, inMinutes } from './call-function.ts';

const messages = {
  empty: msg`Please write an answer first.`,
  tooLong: msg`That's longer than an interviewer would sit through. Please shorten it.`,
  network: msg`We couldn't reach the server. Your answer is still here. Try again when you're online.`,
  failed: msg`Something went wrong. Your words are still here. Please try again.`,
};

interface Parts {
  form: HTMLFormElement;
  field: HTMLTextAreaElement;
  button: HTMLButtonElement;
  count: HTMLElement;
  status: HTMLElement;
  result: HTMLElement;
}

function findParts(): Parts | undefined {
  const form = document.querySelector<HTMLFormElement>('form[data-try]');
  const field = form?.querySelector('textarea');
  const button = form?.querySelector<HTMLButtonElement>('button[type=submit]');
  const count = form?.querySelector<HTMLElement>('[data-try-count]');
  const status = form?.querySelector<HTMLElement>('[data-try-status]');
  const result = document.querySelector<HTMLElement>('[data-try-result]');
  if (!form || !field || !button || !count || !status || !result) return undefined;
  return { form, field, button, count, status, result };
}

const longestQuestion = 400;
const wordsIn = (text: string) => text.split(/\s+/).filter(Boolean).length;

/** Lets a visitor answer the one open question. What is typed is kept in this browser from the first letter on. */
export function startTryAnswer(signal?: AbortSignal): void {
  const parts = findParts();
  if (!parts) return;
  const { form, field, count } = parts;
  const showCount = () => {
    const words = wordsIn(field.value);
    count.textContent = plural(words, { one: '# word', other: '# words' });
  };
  const shared = new URLSearchParams(location.search).get('try');
  if (shared) void askShared(parts, shared);
  else if (field.value === '') field.value = readText(storageKeys.triedAnswer) ?? '';
  showCount();
  const onInput = () => {
    showCount();
    // What is kept belongs to the question of the page.
    if (!form.dataset.question) writeText(storageKeys.triedAnswer, field.value || null);
  };
  const onSubmit = (event: Event) => {
    event.preventDefault();
    void submit(parts);
  };
  field.addEventListener('input', onInput, { signal });
  form.addEventListener('submit', onSubmit, { signal });
}

/** The question of a link that somebody shared, in place of the page's own, where the coach knows it. */
async function askShared({ form }: Parts, question: string): Promise<void> {
  const called = await callAsVisitor('try-question', { question: question.slice(0, longestQuestion) });
  const label = form.querySelector('label');
  if (!called.ok || !called.output.question || !label) return;
  label.textContent = called.output.question;
  form.dataset.question = called.output.question;
}

async function submit({ form, field, button, status, result }: Parts): Promise<void> {
  const answer = field.value;
  if (button.getAttribute('aria-disabled') === 'true') return;
  const fault = answer.trim() === '' ? t(messages.empty) : '';
  field.toggleAttribute('aria-invalid', false);
  show(status, fault);
  if (fault) {
    field.setAttribute('aria-invalid', 'true');
    return field.focus();
  }
  if (answer.length > Number(form.dataset.longest)) return show(status, t(messages.tooLong));
  const label = button.textContent;
  button.setAttribute('aria-disabled', 'true');
  button.textContent = t`Reading...`;
  const [called, { resultOf }] = await Promise.all([
    callAsVisitor('try-answer', { answer, question: form.dataset.question }),
    import('./try-result.ts'),
  ]).catch(() => [unreachable, { resultOf: undefined }] as const);
  button.removeAttribute('aria-disabled');
  button.textContent = label;
  if (!called.ok || !resultOf) return show(status, called.ok ? t(messages.network) : refusalOf(called));
  result.replaceChildren(resultOf(answer, called.output.score, form.dataset.auth ?? '/auth'));
  result.hidden = false;
  result.focus();
  button.textContent = t`Score it again`;
}

const unreachable: CallResult<'try-answer'> = {
  ok: false,
  code: 'network',
  refusal: { message: '' },
  retryAfterSeconds: 0,
};

type Refused = CallResult<'try-answer'> & { ok: false };

function refusalOf({ code, refusal, retryAfterSeconds }: Refused): string {
  if (code === 'rate_limited') {
    const when = inMinutes(retryAfterSeconds);
    return t`That was your last try this hour. You can try again ${when}.`;
  }
  if (code === 'network') return t(messages.network);
  if (code === 'too_large') return t(messages.tooLong);
  return code === 'no_answers' || code === 'unsupported_language'
    ? unscoredText(refusal)
    : t(messages.failed);
}

/** Why an answer has no score. The app's table of all refusals is more than a public page should load. */
function unscoredText({ reason, values, message }: Refused['refusal']): string {
  switch (reason) {
    case 'answer_empty':
      return t(messages.empty);
    case 'answer_without_words':
      return t`There are no words in this answer.`;
    case 'answer_not_english': {
      const language = languageNamed(String(values?.language), i18n.locale);
      return t`This looks like ${language}. The built-in engine only reads English, so it couldn't score this answer.`;
    }
    default:
      return message;
  }
}

function show(status: HTMLElement, text: string): void {
  status.dataset.kind = 'fault';
  status.textContent = text;
}
