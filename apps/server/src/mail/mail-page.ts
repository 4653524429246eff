import { escapeHtml } from '@greenroom/domain';
import type { Database } from '@greenroom/gateway';
import { Hono } from 'hono';
import type { HostEnv } from '../host-env.ts';
import type { LocalAccess } from '../local-access.ts';
import { listMails, type ShownMail } from './outbox.ts';

const style = `body{font:16px/1.5 system-ui,sans-serif;max-width:46rem;margin:2rem auto;padding:0 1rem;color:#1c2b24;background:#fbfaf6}
article{border-top:1px solid #cfd6d0;padding:1rem 0}h2{margin:0;font-size:1.1rem}p{margin:.2rem 0;color:#4c5a52}
pre{white-space:pre-wrap;overflow-wrap:anywhere;font:inherit}a{color:#0c5c40}`;

/** The text with its addresses as links; everything else escaped. */
function linked(text: string): string {
  return text
    .split(/(https?:\/\/[^\s<>"']+)/)
    .map((part, index) => {
      const shown = escapeHtml(part);
      return index % 2 ? `<a href="${shown}" rel="noreferrer">${shown}</a>` : shown;
    })
    .join('');
}

function renderMails(mails: ShownMail[]): string {
  const articles = mails.map(
    (mail) =>
      `<article><h2>${escapeHtml(mail.subject)}</h2><p>To ${escapeHtml(mail.to)}, <time>${escapeHtml(mail.created_at)}</time></p><pre>${linked(mail.text)}</pre></article>`,
  );
  const body = articles.join('') || '<p>No mail yet. What the product sends appears here.</p>';
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Mail on this machine</title><style>${style}</style></head><body><main><h1>Mail on this machine</h1><p>No mail server is set up (SMTP_URL), so nothing leaves this machine.</p>${body}</main></body></html>`;
}

/** GET /_mail: the newest emails first, as JSON where it is asked for. For requests that local-access.ts let in. */
export async function answerMailPage(request: Request, database: Database): Promise<Response> {
  const headers = { 'cache-control': 'no-store' };
  if (request.method !== 'GET') {
    return new Response('Method not allowed\n', { status: 405, headers: { ...headers, allow: 'GET' } });
  }
  const mails = await listMails(database);
  if ((request.headers.get('accept') ?? '').includes('application/json')) {
    return Response.json(mails, { headers });
  }
  return new Response(renderMails(mails), {
    headers: { ...headers, 'content-type': 'text/html; charset=utf-8' },
  });
}

/** /_mail, for this machine alone. */
export const createMailRoutes = (localAccess: LocalAccess, database: Database) =>
  new Hono<HostEnv>().all('/_mail', (c) =>
    localAccess.guard(c.req.raw, c.env.peerAddress, () => answerMailPage(c.req.raw, database)),
  );
