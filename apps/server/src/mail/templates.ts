import { escapeHtml, type Language, languageOf, oneLine } from '@greenroom/domain';
import { htmlLetter, type Letter, textLetter } from '@greenroom/functions';
import type { AuthMail } from '@greenroom/gateway';
import { authWords } from './auth-words.ts';

const nameLength = 80;

/** How an email begins: with the name of its reader, where there is one that is nothing but a name. */
export const greeting = (fullName: unknown, language: Language): string =>
  authWords[language].greeting(greetingName(fullName));

/** The greeting's name: one short line, and nothing that a mail program would turn into a link. */
export function greetingName(fullName: unknown): string {
  const name = typeof fullName === 'string' ? fullName : '';
  const plain = oneLine(name);
  if (/[/\\@<>]|\.\p{L}|:/u.test(plain)) return '';
  return [...plain].slice(0, nameLength).join('');
}

const minute = (date: Date) => `${date.toISOString().slice(0, 16).replace('T', ' ')} UTC`;

/** How long the link and, where it ends sooner, the code are good for. */
function validity(mail: AuthMail, { linkEnds, codeEnds }: (typeof authWords)[Language]): string[] {
  if (!mail.expiresAt) return [];
  const link = linkEnds(minute(mail.expiresAt));
  const codeEndsSooner = mail.codeExpiresAt && mail.codeExpiresAt < mail.expiresAt;
  return codeEndsSooner && mail.codeExpiresAt ? [`${link} ${codeEnds(minute(mail.codeExpiresAt))}`] : [link];
}

/** Words one email of the sign-in area in the account's language, as plain text and as HTML with everything escaped. */
export function composeAuthMail(mail: AuthMail): Letter {
  const { metadata } = mail.user;
  const language = languageOf(metadata);
  const words = authWords[language];
  const content = words.contents[mail.kind];
  const opening = content.opening
    .replace('{newEmail}', () => mail.newEmail ?? words.anotherAddress)
    .replace('{provider}', () => mail.provider ?? words.anotherProvider);
  const paragraphs = [greeting(metadata.full_name, language), opening];
  const html = paragraphs.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`);
  if (mail.link) {
    paragraphs.push(`${content.action}:\n${mail.link}`);
    html.push(`<p><a href="${escapeHtml(mail.link)}">${escapeHtml(content.action ?? mail.link)}</a></p>`);
  }
  if (mail.code) {
    paragraphs.push(`${words.code} ${mail.code}`);
    html.push(`<p>${words.code} <strong>${escapeHtml(mail.code)}</strong></p>`);
  }
  const ending = [...validity(mail, words), content.closing, 'Greenroom'];
  paragraphs.push(...ending);
  html.push(...ending.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`));
  return {
    subject: content.subject,
    text: textLetter(paragraphs),
    html: htmlLetter(html, language),
  };
}
