import { escapeHtml, type Language, languageOf } from '@greenroom/domain';
import type { Database } from '@greenroom/gateway';
import { readUnsubscribeToken, type Subscription } from './unsubscribe-token.ts';
import { unsubscribeWords } from './unsubscribe-words.ts';

export const unsubscribePath = '/unsubscribe';

const style = `body{font:17px/1.55 system-ui,sans-serif;max-width:34rem;margin:12vh auto 0;padding:0 1.25rem;color:#1c2b24;background:#f4f1ea}
h1{font:400 1.9rem/1.2 Georgia,serif}button{font-family:inherit;font-size:1rem;font-weight:600;min-height:44px;padding:.6rem 1.1rem;margin:.4rem .5rem 0 0;border:1px solid #17563c;border-radius:6px;background:#17563c;color:#fff;cursor:pointer}
button.second{background:none;color:#17563c}form{display:inline}a{color:#17563c}
@media(prefers-color-scheme:dark){body{color:#e7ece8;background:#071811}button{background:#8fd3b0;border-color:#8fd3b0;color:#071811}button.second,a{color:#8fd3b0}}`;

function page(status: number, language: Language, title: string, body: string): Response {
  const { settings, settingsNote } = unsubscribeWords[language];
  const link = `<p><a href="/settings">${escapeHtml(settings)}</a> ${escapeHtml(settingsNote)}</p>`;
  const html = `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${escapeHtml(title)} | Greenroom</title><style>${style}</style></head><body><main><h1>${escapeHtml(title)}</h1>${body}${link}</main></body></html>`;
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    // The address is the permission: it goes to nobody else.
    'referrer-policy': 'no-referrer',
  };
  return new Response(html, { status, headers });
}

/** The language that the link of the email names, else the browser's. */
function pageLanguage(request: Request, named: string | null): Language {
  if (named) return languageOf({ locale: named });
  return /^es\b/i.test(request.headers.get('accept-language') ?? '') ? 'es' : 'en';
}

function ask({ kind }: Subscription, token: string, language: Language): Response {
  const words = unsubscribeWords[language];
  const name = words.names[kind];
  const action = escapeHtml(`${unsubscribePath}?token=${encodeURIComponent(token)}&lang=${language}`);
  const form = (address: string, label: string, look = '') =>
    `<form method="post" action="${address}"><button${look}>${escapeHtml(label)}</button></form>`;
  return page(
    200,
    language,
    words.question(name),
    `<p>${escapeHtml(words.note)}</p>${form(action, words.stop(name))}${form(`${action}&amp;all=1`, words.stopAll, ' class="second"')}`,
  );
}

interface Ending extends Subscription {
  isAll: boolean;
  language: Language;
}

async function end({ userId, kind, isAll, language }: Ending, database: Database): Promise<Response> {
  await database.asOwner((tx) =>
    tx.query('select private.unsubscribe($1, $2)', [userId, isAll ? 'all' : kind]),
  );
  const { done, doneOne, doneAll, names } = unsubscribeWords[language];
  return page(200, language, done, `<p>${escapeHtml(isAll ? doneAll : doneOne(names[kind]))}</p>`);
}

/**
 * GET shows the page with its button, so that a program that only looks at links ends nothing; POST, from the button
 * or from a mail program's own, unsubscribes. The signed token is the permission; any number of times is like once.
 */
export async function answerUnsubscribe(
  request: Request,
  key: Buffer,
  database: Database,
): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const token = searchParams.get('token') ?? '';
  const language = pageLanguage(request, searchParams.get('lang'));
  const subscription = readUnsubscribeToken(key, token);
  if (!['GET', 'HEAD', 'POST'].includes(request.method)) {
    return new Response('Method not allowed\n', { status: 405, headers: { allow: 'GET, HEAD, POST' } });
  }
  if (!subscription) {
    const { incomplete, incompleteNote } = unsubscribeWords[language];
    return page(400, language, incomplete, `<p>${escapeHtml(incompleteNote)}</p>`);
  }
  if (request.method !== 'POST') return ask(subscription, token, language);
  return end({ ...subscription, isAll: searchParams.get('all') === '1', language }, database);
}
