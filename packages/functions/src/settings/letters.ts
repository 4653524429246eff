import { deletionLinkHours } from '@greenroom/domain';
import { htmlLetter, type Letter, textLetter } from '../letter.ts';

/** The mail that asks whether an account is really to be deleted. `link` is our own address with a random token. */
export function composeDeletionLetter(link: string): Letter {
  const opening = [
    'Hello,',
    'Someone signed in to your Greenroom account asked to delete it. To delete it, open this link and confirm:',
  ];
  const closing = [
    `The link works once, for ${deletionLinkHours} hours. We'll delete your interview sessions and progress, resumes and their analyses, achievements and badges, your profile and your sign-in. Any subscription ends too. Nobody can restore any of it, not even us.`,
    "If it wasn't you, don't open the link, and change your password in Greenroom. We won't delete anything without the link.",
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
