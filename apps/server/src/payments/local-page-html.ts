import { escapeHtml } from '@greenroom/domain';
import { localPageStyle } from './local-page-style.ts';
import type { LocalCheckout, LocalSubscription } from './local-subscriptions.ts';

const date = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
const day = (moment: string) => date.format(new Date(moment));

const mark = `<p class="mark"><svg width="24" height="26" viewBox="0 0 24 26" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linejoin="round" stroke-linecap="round" aria-hidden="true"><path d="M8 3h12v19H8M1.5 22H8m12 0h2.5"/><path d="M8 3 3 5.5v19L8 22Z" fill="currentColor"/></svg>Greenroom</p>`;

/** The open door of the product's drawings. */
const door = `<svg class="draw" viewBox="0 0 320 244" aria-hidden="true"><g transform="translate(48 0)"><path class="l" d="M92 34h72v166H92Z"/><path class="l" d="M92 200h72l52 40H66Z"/></g><path d="M0 200H320"/><g transform="translate(48 0)"><path d="M164 200V34H92"/><path d="M172 200V26H84v3"/><path class="p" d="M92 34 52 16v214l40-30Z"/><path class="th" d="M84 50 62 42v60l22-2ZM84 116l-22 2v76l22-13Z"/><circle class="gr" cx="58" cy="110" r="3.4"/></g></svg>`;

/** The page around. `fontFaces`: the product's own @font-face rules, or nothing where they are not known. */
const page = (title: string, body: string, fontFaces: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><meta name="color-scheme" content="light dark"><link rel="icon" href="/icon.svg" type="image/svg+xml"><title>${title} (test mode)</title><style>${fontFaces}${localPageStyle}</style></head><body><header><p class="mode">TEST MODE: no payment provider is set up, no money is moved</p><div class="top">${mark}</div></header><main><div>${body}</div>${door}</main></body></html>`;

/** Where a checkout is paid. */
export function renderCheckout(checkout: LocalCheckout, priceUsd: string, fontFaces: string): string {
  const done = checkout.payment_status
    ? `<section class="sheet"><p>This checkout is closed. The payment ${checkout.payment_status}.</p><p class="acts"><a class="b" href="${escapeHtml(checkout.return_url)}">Back to Greenroom</a></p></section>`
    : `<form class="sheet" method="post"><p class="price"><b>${priceUsd}</b> per month</p><dl><div><dt>Plan</dt><dd>Greenroom Premium, monthly</dd></div><div><dt>Account</dt><dd>${escapeHtml(checkout.email)}</dd></div></dl><div class="acts"><button class="b b1" name="act" value="pay">Pay (test)</button><button class="b" name="act" value="decline">Let the payment fail</button><a class="b b3" href="${escapeHtml(checkout.cancel_url)}">Go back without paying</a></div></form>`;
  return page(
    'Checkout',
    `<h1>Checkout</h1><p class="soft">This page stands in for Dodo Payments on this machine alone.</p>${done}`,
    fontFaces,
  );
}

function renderSubscription(subscription: LocalSubscription): string {
  const { id, status, cancel_at_next_billing_date: cancels, next_billing_date: next } = subscription;
  const runs = status === 'active' || status === 'past_due';
  const acts = runs
    ? `<form method="post" class="acts"><input type="hidden" name="subscription" value="${escapeHtml(id)}"><button class="b" name="act" value="end-period">Let the period end now</button>${status === 'active' && !cancels ? '<button class="b" name="act" value="fail-renewal">Let the renewal fail</button>' : ''}</form>`
    : '';
  return `<section class="sheet"><h2>Greenroom Premium</h2><dl><div><dt>Status</dt><dd>${status}${cancels ? ', ends with the period' : ''}</dd></div><div><dt>${cancels || !runs ? 'Ends' : 'Next payment'}</dt><dd>${day(next)}</dd></div></dl>${acts}</section>`;
}

/** What a customer sees of their subscriptions, with the passing of time as buttons. */
export function renderPortal(
  subscriptions: readonly LocalSubscription[],
  returnUrl: string | null,
  fontFaces: string,
): string {
  const back = returnUrl
    ? `<p class="acts"><a class="b b3" href="${escapeHtml(returnUrl)}">Back to Greenroom</a></p>`
    : '';
  return page(
    'Billing',
    `<h1>Billing</h1><p class="soft">Time can be moved here: what the provider would do at the end of a period happens at once.</p>${subscriptions.map(renderSubscription).join('')}${back}`,
    fontFaces,
  );
}
