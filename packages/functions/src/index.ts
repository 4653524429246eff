export { callFunction } from './call-function.ts';
export { prepareChallenges } from './daily-challenge/prepare-challenges.ts';
export { htmlLetter, type Letter, textLetter } from './letter.ts';
export type { Admit, Caller, Db, Limiter, Ports, RequestInfo } from './ports.ts';
export { createPayments, type PaymentSettings, type Payments } from './subscription/payments.ts';
export { receiveDodoWebhook } from './subscription/receive-dodo-webhook.ts';
export { endPlans, reconcilePayments } from './subscription/reconcile-payments.ts';
