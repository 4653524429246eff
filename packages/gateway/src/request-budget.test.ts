import { describe, expect, it } from 'vitest';
import type { Identity } from './http.ts';
import { createRequestBudget } from './request-budget.ts';

const ada: Identity = { role: 'authenticated', userId: 'ada', claims: {} };
const ben: Identity = { role: 'authenticated', userId: 'ben', claims: {} };
const visitor: Identity = { role: 'anon', claims: {} };
const service: Identity = { role: 'service_role', claims: {} };
const here = '203.0.113.7';

function openBudget(maxKeys?: number) {
  const time = { now: 0 };
  const budget = createRequestBudget({ requests: 3, windowMs: 60_000, monotonicMs: () => time.now, maxKeys });
  const spend = (identity: Identity, address = here) => budget.spend(identity, address);
  return { spend, time };
}

describe('the requests of a user', () => {
  it('are refused past the budget, with the seconds until the next window', () => {
    const { spend, time } = openBudget();
    expect([spend(ada), spend(ada), spend(ada)]).toEqual([null, null, null]);
    time.now = 20_500;
    expect(spend(ada)).toBe(40);
    time.now = 60_000;
    expect(spend(ada)).toBeNull();
  });

  it('cost nobody else anything, wherever they come from', () => {
    const { spend } = openBudget();
    for (let count = 0; count < 5; count += 1) spend(ada);
    expect(spend(ben)).toBeNull();
    expect(spend(ada, '198.51.100.1')).not.toBeNull();
  });

  it('of visitors count by network, and those of the server itself do not count', () => {
    const { spend } = openBudget();
    for (let count = 0; count < 3; count += 1) spend(visitor);
    expect(spend(visitor)).not.toBeNull();
    expect(spend(visitor, '198.51.100.1')).toBeNull();
    for (let count = 0; count < 9; count += 1) expect(spend(service)).toBeNull();
  });

  it('take bounded memory', () => {
    const { spend } = openBudget(2);
    for (let count = 0; count < 4; count += 1) spend(ada);
    for (const name of ['1', '2', '3']) spend({ ...ben, userId: name });
    expect(spend(ada)).toBeNull();
  });
});
