import { escapeHtml } from '../mail/templates.ts';
import type { LocalCheckout, LocalSubscription } from './local-dodo.ts';

const style = `:root{color-scheme:light dark;--paper:#fbfaf6;--lit:#fffefb;--ink:#1c2b24;--soft:#4c5a52;--line:#8a968e;--brand:#0c5c40;--on:#fff;--mark:#7a3b00}
@media (prefers-color-scheme:dark){:root{--paper:#101a15;--lit:#17231d;--ink:#e8efe9;--soft:#b1beb5;--line:#748278;--brand:#7fd0ab;--on:#0b1712;--mark:#ffc486}}
body{margin:0;font:17px/1.5 Figtree,system-ui,sans-serif;color:var(--ink);background:var(--paper)}
main{max-width:32rem;margin:0 auto;padding:2rem 1.25rem 4rem}
.mode{margin:0;padding:.75rem 1.25rem;border-bottom:2px solid var(--mark);color:var(--mark);font-weight:600;text-align:center}
h1{margin:0 0 .5rem;font:400 2.1rem/1.15 Fraunces,Georgia,serif}
.price{font:400 2.6rem/1 Fraunces,Georgia,serif;margin:1.5rem 0}.price small{font:400 .95rem Figtree,system-ui,sans-serif;color:var(--soft)}
section,form.sheet{margin-top:1.5rem;padding:1.5rem;border-radius:12px;background:var(--lit);box-shadow:0 0 0 1px color-mix(in srgb,var(--line) 40%,transparent)}
h2{margin:0 0 .5rem;font-size:1.1rem}p{margin:.35rem 0}.soft{color:var(--soft)}
.acts{display:flex;flex-wrap:wrap;gap:.75rem;margin-top:1.25rem}
button,a.b{box-sizing:border-box;min-height:48px;padding:.6rem 1.2rem;border:1px solid var(--line);border-radius:6px;background:transparent;color:inherit;font:inherit;font-weight:600;text-decoration:none;cursor:pointer}
button.first{border-color:var(--brand);background:var(--brand);color:var(--on)}
:focus-visible{outline:2px solid var(--brand);outline-offset:2px}dl{display:grid;grid-template-columns:auto 1fr;gap:.25rem 1rem;margin:0}dt{color:var(--soft)}dd{margin:0;overflow-wrap:anywhere}`;

const date = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
const day = (moment: string) => date.format(new Date(moment));

function page(title: string, body: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${title} (test mode)</title><style>${style}</style></head><body><header class="mode">TEST MODE: no payment provider is set up, no money is moved</header><main>${body}</main></body></html>`;
}

/** Where a checkout is paid. */
export function renderCheckout(checkout: LocalCheckout, priceUsd: string): string {
  const done = checkout.payment_status
    ? `<section><p>This checkout is closed. The payment ${checkout.payment_status}.</p><p class="acts"><a class="b" href="${escapeHtml(checkout.return_url)}">Back to Greenroom</a></p></section>`
    : `<form class="sheet" method="post"><dl><dt>Plan</dt><dd>Greenroom Premium, monthly</dd><dt>Account</dt><dd>${escapeHtml(checkout.email)}</dd></dl><p class="price">${priceUsd} <small>per month</small></p><div class="acts"><button class="first" name="act" value="pay">Pay (test)</button><button name="act" value="decline">Let the payment fail</button><a class="b" href="${escapeHtml(checkout.cancel_url)}">Go back without paying</a></div></form>`;
  return page(
    'Checkout',
    `<h1>Checkout</h1><p class="soft">This page stands in for Dodo Payments on this machine alone.</p>${done}`,
  );
}

function renderSubscription(subscription: LocalSubscription): string {
  const { id, status, cancel_at_next_billing_date: cancels, next_billing_date: next } = subscription;
  const runs = status === 'active' || status === 'past_due';
  const acts = runs
    ? `<form method="post" class="acts"><input type="hidden" name="subscription" value="${escapeHtml(id)}"><button name="act" value="end-period">Let the period end now</button>${status === 'active' && !cancels ? '<button name="act" value="fail-renewal">Let the renewal fail</button>' : ''}</form>`
    : '';
  return `<section><h2>Greenroom Premium</h2><dl><dt>Status</dt><dd>${status}${cancels ? ', ends with the period' : ''}</dd><dt>${cancels || !runs ? 'Ends' : 'Next payment'}</dt><dd>${day(next)}</dd></dl>${acts}</section>`;
}

/** What a customer sees of their subscriptions, with the passing of time as buttons. */
export function renderPortal(subscriptions: readonly LocalSubscription[], returnUrl: string | null): string {
  const back = returnUrl
    ? `<p class="acts"><a class="b" href="${escapeHtml(returnUrl)}">Back to Greenroom</a></p>`
    : '';
  return page(
    'Billing',
    `<h1>Billing</h1><p class="soft">Time can be moved here: what the provider would do at the end of a period happens at once.</p>${subscriptions.map(renderSubscription).join('')}${back}`,
  );
}
