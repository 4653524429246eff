import { deletionLinkHours } from '@greenroom/domain';
import { htmlLetter, type Letter, textLetter } from '../letter.ts';

/** The mail that asks whether an account is really to be deleted. `link` is our own address with a random token. */
export function composeDeletionLetter(link: string): Letter {
  const opening = [
    'Hello,',
    'Somebody signed in to your Greenroom account has asked to delete it. It is deleted once you open this link and confirm there:',
  ];
  const closing = [
    `The link is valid for ${deletionLinkHours} hours and works once. What goes: interview sessions and progress, resumes and their analyses, achievements and badges, your profile and your sign-in. A running subscription is ended. None of it can be brought back.`,
    'If it was not you, do not open the link, and change your password in Greenroom. Nothing is deleted without the link.',
    'Greenroom',
  ];
  const paragraph = (text: string) => `<p>${text}</p>`;
  const anchor = `<p><a href="${link}">Delete my account</a></p>`;
  return {
    subject: 'Confirm the deletion of your Greenroom account',
    text: textLetter([...opening, link, ...closing]),
    html: htmlLetter([...opening.map(paragraph), anchor, ...closing.map(paragraph)]),
  };
}
