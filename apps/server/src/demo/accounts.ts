import { createHmac } from 'node:crypto';

/** An account of the demonstration. Such accounts exist on the user's own machine only. */
export interface DemoAccount {
  plan: 'trial' | 'premium';
  email: string;
  password: string;
  fullName: string;
}

const people = [
  { plan: 'trial', email: 'trial@greenroom.local', fullName: 'Tara Trial' },
  { plan: 'premium', email: 'premium@greenroom.local', fullName: 'Paula Premium' },
] as const;

export const demoEmails: readonly string[] = people.map(({ email }) => email);

/** Passwords that earlier versions gave to everybody. Data that still has one gets its own. */
export const publishedPasswords: Readonly<Record<DemoAccount['plan'], string>> = {
  trial: 'Rehearse-Trial-1!',
  premium: 'Rehearse-Premium-1!',
};

const codeLength = 10;

/**
 * The demo accounts of a data directory. Their passwords are derived from its secret and printed at the start, so knowing the
 * source isn't enough to sign in, not even through a proxy that hides where a request comes from.
 */
export function demoAccountsOf(storageSecret: string): DemoAccount[] {
  return people.map((person) => {
    const code = createHmac('sha256', storageSecret).update(`greenroom: demo ${person.plan}`).digest('hex');
    return { ...person, password: `Rehearse-${code.slice(0, codeLength)}!` };
  });
}
