import type { Page } from '@playwright/test';
import { authenticatorCode } from '../packages/gateway/src/auth/factor-fixture.ts';

const stepMs = 30_000;

/** Codes of an app, each a new one: a code works once. */
export function appOf(secret: string) {
  let last = '';
  return {
    async next(page: Page): Promise<string> {
      while (authenticatorCode(secret, Date.now()) === last) {
        await page.waitForTimeout(stepMs - (Date.now() % stepMs) + 50);
      }
      last = authenticatorCode(secret, Date.now());
      return last;
    },
    wrong: () =>
      String((Number(authenticatorCode(secret, Date.now())) + 500_000) % 1_000_000).padStart(6, '0'),
  };
}
