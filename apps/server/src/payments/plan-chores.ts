import { type Db, endPlans, type Payments, reconcilePayments } from '@greenroom/functions';
import type { Log } from '@greenroom/gateway';

interface PlanChoresOptions {
  payments: Payments | null;
  serviceDb: () => Db;
  log: Log;
}

/** What keeps plans true without a visit: those that are over end, and what missed its webhook is read again. */
export function createPlanChores({ payments, serviceDb, log }: PlanChoresOptions) {
  let nextPage = 1;
  return {
    endDue: () => endPlans(serviceDb(), payments, log),
    async readProvider(): Promise<void> {
      if (payments) nextPage = await reconcilePayments({ payments, serviceDb: serviceDb(), log }, nextPage);
    },
  };
}
