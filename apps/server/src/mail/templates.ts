import { escapeHtml, oneLine } from '@greenroom/domain';
import { htmlLetter, type Letter, textLetter } from '@greenroom/functions';
import type { AuthMail } from '@greenroom/gateway';

interface Content {
  subject: string;
  /** What the email is about, before the link. `{newEmail}` is the address that is asked for, `{provider}` Google or GitHub. */
  opening: string;
  action?: string;
  /** What to do if the email is a surprise. */
  closing: string;
}

const contents: Record<AuthMail['kind'], Content> = {
  confirm_signup: {
    subject: 'Confirm your Greenroom account',
    opening: 'Welcome to Greenroom. Confirm your email to finish signing up.',
    action: 'Confirm my address',
    closing:
      "If you didn't sign up, you can ignore this email. No account opens until the address is confirmed.",
  },
  recover: {
    subject: 'Reset your Greenroom password',
    opening: 'Someone asked to reset your Greenroom password.',
    action: 'Choose a new password',
    closing: "If it wasn't you, you can ignore this email. Your password stays the same.",
  },
  account_exists: {
    subject: 'You already have a Greenroom account',
    opening:
      "Somebody, probably you, signed up with this address. It already has a Greenroom account, so you can sign in with your password. If you don't remember it, choose a new one.",
    action: 'Choose a new password',
    closing: "If it wasn't you, you can ignore this email: nothing about your account has changed.",
  },
  password_changed: {
    subject: 'Your Greenroom password was changed',
    opening:
      "The password of your Greenroom account was just changed. You'll need to sign in again on your other devices.",
    closing: "If it wasn't you, reset your password now from the sign-in page and write to us.",
  },
  sign_in: {
    subject: 'Sign in to Greenroom',
    opening: "Here's your link to sign in to Greenroom.",
    action: 'Sign in',
    closing: "If you didn't ask for it, you can ignore this email. Nobody gets in without it.",
  },
  invite: {
    subject: "You're invited to Greenroom",
    opening: "You're invited to practice interviews with Greenroom.",
    action: 'Accept the invitation',
    closing: "If you weren't expecting this, you can ignore this email.",
  },
  email_change_current: {
    subject: 'Confirm your Greenroom email change',
    opening:
      'You asked to change the email of your Greenroom account to {newEmail}. Confirm it here, and in the email we sent to the new address.',
    action: 'Confirm the change',
    closing:
      "If it wasn't you, don't confirm. Your email stays as it is. Change your password now, because somebody else may be signed in to your account.",
  },
  email_change_new: {
    subject: 'Confirm your new Greenroom email',
    opening: 'Confirm this address to use it for your Greenroom account.',
    action: 'Confirm my new address',
    closing: "If you didn't ask for this, you can ignore this email. Nothing changes without you.",
  },
  email_change_taken: {
    subject: 'You already have a Greenroom account',
    opening:
      "Somebody, probably you, asked to use this address for another Greenroom account. It already has one, so we can't. Sign in with this address, or delete its account first.",
    closing: "If it wasn't you, you can ignore this email: nothing about your account has changed.",
  },
  email_changed: {
    subject: 'Your Greenroom email was changed',
    opening: 'Your Greenroom account now uses another email. You can no longer sign in with this one.',
    closing: "If it wasn't you, write to us now.",
  },
  identity_linked: {
    subject: 'A new way to sign in to Greenroom',
    opening: 'You can now sign in to your Greenroom account with {provider}.',
    closing:
      "If it wasn't you, sign in, disconnect it under Settings, and change your password. Then write to us.",
  },
  identity_unlinked: {
    subject: 'A way to sign in to Greenroom was removed',
    opening: '{provider} was disconnected from your Greenroom account. It no longer signs you in.',
    closing: "If it wasn't you, reset your password now from the sign-in page and write to us.",
  },
};

const nameLength = 80;

/** How an email begins: with the name of its reader, where there is one that is nothing but a name. */
export function greeting(fullName: unknown): string {
  const name = greetingName(fullName);
  return name ? `Hello ${name},` : 'Hello,';
}

/** The greeting's name: one short line, and nothing that a mail program would turn into a link. */
export function greetingName(fullName: unknown): string {
  const name = typeof fullName === 'string' ? fullName : '';
  const plain = oneLine(name);
  if (/[/\\@<>]|\.\p{L}|:/u.test(plain)) return '';
  return [...plain].slice(0, nameLength).join('');
}

const minute = (date: Date) => `${date.toISOString().slice(0, 16).replace('T', ' ')} UTC`;

/** How long the link and, where it ends sooner, the code are good for. */
function validity(mail: AuthMail): string[] {
  if (!mail.expiresAt) return [];
  const link = `It works once, until ${minute(mail.expiresAt)}.`;
  const codeEndsSooner = mail.codeExpiresAt && mail.codeExpiresAt < mail.expiresAt;
  return codeEndsSooner && mail.codeExpiresAt
    ? [`${link} The code works until ${minute(mail.codeExpiresAt)}.`]
    : [link];
}

/** Words one email of the sign-in area, as plain text and as HTML with everything escaped. */
export function composeAuthMail(mail: AuthMail): Letter {
  const content = contents[mail.kind];
  const opening = content.opening
    .replace('{newEmail}', () => mail.newEmail ?? 'another address')
    .replace('{provider}', () => mail.provider ?? 'another provider');
  const paragraphs = [greeting(mail.user.metadata.full_name), opening];
  const html = paragraphs.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`);
  if (mail.link) {
    paragraphs.push(`${content.action}:\n${mail.link}`);
    html.push(`<p><a href="${escapeHtml(mail.link)}">${escapeHtml(content.action ?? mail.link)}</a></p>`);
  }
  if (mail.code) {
    paragraphs.push(`Or enter this code: ${mail.code}`);
    html.push(`<p>Or enter this code: <strong>${escapeHtml(mail.code)}</strong></p>`);
  }
  const ending = [...validity(mail), content.closing, 'Greenroom'];
  paragraphs.push(...ending);
  html.push(...ending.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`));
  return {
    subject: content.subject,
    text: textLetter(paragraphs),
    html: htmlLetter(html),
  };
}
