import { isOwnAddress } from '@greenroom/domain';
import type { LocalDodo } from './local-dodo.ts';
import { renderCheckout, renderPortal } from './local-page-html.ts';

export const localPagesArea = '/_checkout/';
const formLimitBytes = 2_000;
const headers = { 'cache-control': 'no-store' };

export interface LocalPagesOptions {
  dodo: LocalDodo;
  priceUsd: string;
  ownOrigins: readonly string[];
  /** The product's @font-face rules; empty where its pages are not built. */
  fontFaces: () => Promise<string>;
}

const html = (text: string) =>
  new Response(text, { headers: { ...headers, 'content-type': 'text/html; charset=utf-8' } });
const plain = (status: number, text: string) => new Response(`${text}\n`, { status, headers });
const goTo = (location: string) => new Response(null, { status: 303, headers: { ...headers, location } });

async function readForm(request: Request): Promise<URLSearchParams> {
  const text = await request.text();
  return new URLSearchParams(text.slice(0, formLimitBytes));
}

/** Only a form of these pages themselves may act: another site's could be sent by any page that is open. */
function isOwnForm(request: Request): boolean {
  const origin = request.headers.get('origin');
  const site = request.headers.get('sec-fetch-site');
  const host = request.headers.get('host') ?? new URL(request.url).host;
  return (!origin || origin === `http://${host}`) && (!site || site === 'same-origin');
}

async function answerCheckout(request: Request, id: string, options: LocalPagesOptions) {
  const { dodo, priceUsd } = options;
  const checkout = await dodo.checkout(id);
  if (!checkout) return plain(404, "We can't find that checkout.");
  if (request.method === 'GET') return html(renderCheckout(checkout, priceUsd, await options.fontFaces()));
  const act = (await readForm(request)).get('act');
  if (act === 'pay') await dodo.pay(id);
  else if (act === 'decline') await dodo.decline(id);
  else return plain(400, 'Unknown action.');
  return goTo(withStatus(checkout.return_url, act === 'pay' ? 'active' : 'failed'));
}

/** As Dodo Payments leads back: the outcome is added to the address. */
function withStatus(address: string, status: 'active' | 'failed'): string {
  const url = new URL(address);
  url.searchParams.set('status', status);
  return url.href;
}

async function answerPortal(request: Request, customerId: string, options: LocalPagesOptions) {
  const { dodo, ownOrigins } = options;
  const subscriptions = await dodo.customerSubscriptions(customerId);
  if (subscriptions.length === 0) return plain(404, "We can't find that customer.");
  const { pathname, search, searchParams } = new URL(request.url);
  if (request.method === 'GET') {
    const back = searchParams.get('return_url') ?? '';
    const returnUrl = isOwnAddress(back, ownOrigins) ? back : null;
    return html(renderPortal(subscriptions, returnUrl, await options.fontFaces()));
  }
  const form = await readForm(request);
  const chosen = subscriptions.find(({ id }) => id === form.get('subscription'));
  if (!chosen) return plain(404, "We can't find that subscription.");
  if (form.get('act') === 'end-period') await dodo.endPeriod(chosen.id);
  else if (form.get('act') === 'fail-renewal') await dodo.failRenewal(chosen.id);
  else return plain(400, 'Unknown action.');
  return goTo(`${pathname}${search}`);
}

/** The stand-in's pages: /_checkout/{session} and /_checkout/portal/{customer}. For requests that local-access.ts let in. */
export async function answerLocalPages(request: Request, options: LocalPagesOptions): Promise<Response> {
  if (!['GET', 'POST'].includes(request.method))
    return plain(405, "This page doesn't accept that kind of request.");
  if (request.method === 'POST' && !isOwnForm(request))
    return plain(403, 'This form can only be sent from this page.');
  const [first = '', second = ''] = new URL(request.url).pathname.slice(localPagesArea.length).split('/');
  if (!first) return plain(200, 'The test checkout is open in this browser. Go back to it and reload.');
  return first === 'portal'
    ? answerPortal(request, second, options)
    : answerCheckout(request, first, options);
}
