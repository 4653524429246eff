// npm run factors: for somebody who lost the phone and the recovery codes. The server has to run.
import { z } from 'zod';
import { askOwnServer } from '../ask-own-server.ts';
import { type Environment, readEnvironment } from '../env.ts';
import { explain, OperatorError } from '../operator-errors.ts';

const usage = 'Use: npm run factors -- <email> [off]';

const Factor = z.object({
  id: z.string(),
  factor_type: z.string(),
  status: z.string(),
  created_at: z.string(),
});
const Users = z.object({
  users: z.array(z.object({ id: z.string(), email: z.string(), factors: z.array(Factor).optional() })),
});
type User = z.infer<typeof Users>['users'][number];

const pageSize = 1_000;

/** The user of an email, found page by page. Throws OperatorError. */
async function findUser(environment: Environment, email: string): Promise<User> {
  for (let page = 1; ; page += 1) {
    const path = `/users?page=${page}&per_page=${pageSize}`;
    const { isOk, status, answer } = await askOwnServer(environment, { method: 'GET', path });
    if (!isOk) throw new OperatorError(`The server answered with status ${status}.`);
    const { users } = Users.parse(answer);
    const found = users.find((user) => user.email === email);
    if (found) return found;
    if (users.length < pageSize) throw new OperatorError(`No account has the email ${email}.`);
  }
}

/** Removes every factor; the account's owner gets an email. */
async function turnOff(environment: Environment, { id, factors = [] }: User): Promise<void> {
  // The last authenticator takes the recovery codes along.
  for (const factor of factors.filter(({ factor_type: type }) => type === 'totp')) {
    const path = `/users/${id}/factors/${factor.id}`;
    const { isOk, status } = await askOwnServer(environment, { method: 'DELETE', path });
    if (!isOk) throw new OperatorError(`The server answered with status ${status}.`);
  }
}

try {
  const [email, verb, ...rest] = process.argv.slice(2);
  if (!email || (verb !== undefined && verb !== 'off') || rest.length > 0) throw new OperatorError(usage);
  const environment = readEnvironment();
  const user = await findUser(environment, email.trim().toLowerCase());
  const isOn = user.factors?.some(({ status }) => status === 'verified') ?? false;
  if (verb === 'off' && isOn) await turnOff(environment, user);
  if (!isOn) console.log(`Two-step sign-in is off for ${user.email}.`);
  else if (verb === 'off') console.log(`Two-step sign-in is now off for ${user.email}, who gets an email.`);
  else
    for (const { factor_type: type, created_at: since } of user.factors ?? [])
      console.log(`${type}  since ${since}`);
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
}
