import { escapeHtml } from '@greenroom/domain';
import type { Database } from '@greenroom/gateway';
import { type NotificationKind, readUnsubscribeToken, type Subscription } from './unsubscribe-token.ts';

export const unsubscribePath = '/unsubscribe';

const names: Record<NotificationKind, string> = {
  daily_reminder: 'daily reminders',
  achievement_alert: 'mails about badges',
  weekly_report: 'weekly reports',
  interview_day: 'mails before interviews',
};

const style = `body{font:17px/1.55 system-ui,sans-serif;max-width:34rem;margin:12vh auto 0;padding:0 1.25rem;color:#1c2b24;background:#f4f1ea}
h1{font:400 1.9rem/1.2 Georgia,serif}button{font-family:inherit;font-size:1rem;font-weight:600;min-height:44px;padding:.6rem 1.1rem;margin:.4rem .5rem 0 0;border:1px solid #17563c;border-radius:6px;background:#17563c;color:#fff;cursor:pointer}
button.second{background:none;color:#17563c}form{display:inline}a{color:#17563c}
@media(prefers-color-scheme:dark){body{color:#e7ece8;background:#071811}button{background:#8fd3b0;border-color:#8fd3b0;color:#071811}button.second,a{color:#8fd3b0}}`;

function page(status: number, title: string, body: string): Response {
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${escapeHtml(title)} | Greenroom</title><style>${style}</style></head><body><main><h1>${escapeHtml(title)}</h1>${body}</main></body></html>`;
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    // The address is the permission: it goes to nobody else.
    'referrer-policy': 'no-referrer',
  };
  return new Response(html, { status, headers });
}

const settingsLink = '<p><a href="/settings">All notification settings</a> (asks you to sign in)</p>';

function ask({ kind }: Subscription, token: string): Response {
  const action = escapeHtml(`${unsubscribePath}?token=${encodeURIComponent(token)}`);
  const form = (address: string, label: string, look = '') =>
    `<form method="post" action="${address}"><button${look}>${escapeHtml(label)}</button></form>`;
  return page(
    200,
    `Stop ${names[kind]}?`,
    `<p>One press, no sign-in. Everything else stays as it is.</p>${form(action, `Stop ${names[kind]}`)}${form(`${action}&amp;all=1`, 'Stop all of these mails', ' class="second"')}${settingsLink}`,
  );
}

async function end({ userId, kind }: Subscription, isAll: boolean, database: Database): Promise<Response> {
  await database.asOwner((tx) =>
    tx.query('select private.unsubscribe($1, $2)', [userId, isAll ? 'all' : kind]),
  );
  const ended = isAll ? 'reminders, badges, reports and interviews' : names[kind];
  return page(
    200,
    'You are unsubscribed.',
    `<p>You get no more ${escapeHtml(isAll ? `mails about ${ended}` : ended)}. Your account and everything in it stay as they are.</p>${settingsLink}`,
  );
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
  const subscription = readUnsubscribeToken(key, token);
  if (!['GET', 'HEAD', 'POST'].includes(request.method)) {
    return new Response('Method not allowed\n', { status: 405, headers: { allow: 'GET, HEAD, POST' } });
  }
  if (!subscription) {
    return page(
      400,
      'This link is not complete.',
      `<p>Open the link from the mail once more, or change it in the settings.</p>${settingsLink}`,
    );
  }
  if (request.method !== 'POST') return ask(subscription, token);
  return end(subscription, searchParams.get('all') === '1', database);
}
