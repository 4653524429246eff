import { deletionLinkHours, type Language } from '@greenroom/domain';
import { htmlLetter, type Letter, textLetter } from '../letter.ts';

const words: Record<Language, { subject: string; opening: string[]; action: string; closing: string[] }> = {
  en: {
    subject: 'Confirm the deletion of your Greenroom account',
    opening: [
      'Hello,',
      'Someone signed in to your Greenroom account asked to delete it. To delete it, open this link and confirm:',
    ],
    action: 'Delete my account',
    closing: [
      `The link works once, for ${deletionLinkHours} hours. We'll delete your interview sessions and progress, resumes and their analyses, achievements and badges, your profile and your sign-in. Any subscription ends too. Nobody can restore any of it, not even us.`,
      "If it wasn't you, don't open the link, and change your password in Greenroom. We won't delete anything without the link.",
    ],
  },
  es: {
    subject: 'Confirma la eliminación de tu cuenta de Greenroom',
    opening: [
      'Hola:',
      'Alguien con sesión iniciada en tu cuenta de Greenroom pidió eliminarla. Para eliminarla, abre este enlace y confirma:',
    ],
    action: 'Eliminar mi cuenta',
    closing: [
      `El enlace funciona una sola vez, durante ${deletionLinkHours} horas. Eliminaremos tus entrevistas y tu progreso, tus currículums y sus análisis, tus logros e insignias, tu perfil y tu acceso. También termina cualquier suscripción. Nadie puede recuperar nada de eso, ni siquiera nosotros.`,
      'Si no fuiste tú, no abras el enlace y cambia tu contraseña en Greenroom. No eliminamos nada sin el enlace.',
    ],
  },
};

/** The mail that asks whether an account is really to be deleted. `link` is our own address with a random token. */
export function composeDeletionLetter(link: string, language: Language): Letter {
  const { subject, opening, action, closing } = words[language];
  const ending = [...closing, 'Greenroom'];
  const paragraph = (text: string) => `<p>${text}</p>`;
  const anchor = `<p><a href="${link}">${action}</a></p>`;
  return {
    subject,
    text: textLetter([...opening, link, ...ending]),
    html: htmlLetter([...opening.map(paragraph), anchor, ...ending.map(paragraph)], language),
  };
}
