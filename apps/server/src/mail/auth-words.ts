import type { Language } from '@greenroom/domain';
import type { AuthMail } from '@greenroom/gateway';

interface Content {
  subject: string;
  /** What the email is about, before the link. `{newEmail}` is the address that is asked for, `{provider}` Google or GitHub. */
  opening: string;
  action?: string;
  /** What to do if the email is a surprise. */
  closing: string;
}

interface AuthWords {
  contents: Record<AuthMail['kind'], Content>;
  greeting: (name: string) => string;
  anotherAddress: string;
  anotherProvider: string;
  code: string;
  /** How long the link is good for; times in UTC. */
  linkEnds: (end: string) => string;
  codeEnds: (end: string) => string;
}

/** What the emails of the sign-in area say, by language. */
export const authWords: Record<Language, AuthWords> = {
  en: {
    greeting: (name) => (name ? `Hello ${name},` : 'Hello,'),
    anotherAddress: 'another address',
    anotherProvider: 'another provider',
    code: 'Or enter this code:',
    linkEnds: (end) => `It works once, until ${end}.`,
    codeEnds: (end) => `The code works until ${end}.`,
    contents: {
      confirm_signup: {
        subject: 'Confirm your Greenroom account',
        opening: 'Welcome to Greenroom. Confirm your email to finish signing up.',
        action: 'Confirm my address',
        closing:
          "If you didn't sign up, you can ignore this email. We won't create an account until the address is confirmed.",
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
          "The password for your Greenroom account was just changed. You'll need to sign in again on your other devices.",
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
          'You asked to change the email for your Greenroom account to {newEmail}. Confirm it here, and in the email we sent to the new address.',
        action: 'Confirm the change',
        closing:
          "If it wasn't you, don't confirm. Your email stays as it is. Change your password now, because somebody else may be signed in to your account.",
      },
      email_change_new: {
        subject: 'Confirm your new Greenroom email',
        opening: 'Confirm this address to use it for your Greenroom account.',
        action: 'Confirm my new address',
        closing: "If you didn't ask for this, you can ignore this email. Nothing changes unless you confirm.",
      },
      email_change_taken: {
        subject: 'You already have a Greenroom account',
        opening:
          "Somebody, probably you, asked to use this address for another Greenroom account. It already has its own account, so we can't move it. Sign in with this address, or delete its account first.",
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
      second_factor_on: {
        subject: 'Two-step sign-in is on for Greenroom',
        opening:
          'Two-step sign-in is now on for your Greenroom account. From now on, signing in takes a code from your authenticator app too. Your other devices have been signed out.',
        closing: "If it wasn't you, reset your password now from the sign-in page and write to us.",
      },
      second_factor_off: {
        subject: 'Two-step sign-in is off for Greenroom',
        opening:
          'Two-step sign-in was turned off for your Greenroom account. Signing in no longer asks for a code, and your recovery codes no longer work.',
        closing:
          "If it wasn't you, change your password now, turn it on again under Settings, and write to us.",
      },
      factor_added: {
        subject: 'An authenticator app was added to Greenroom',
        opening: 'Another authenticator app can now make the codes for your Greenroom account.',
        closing: "If it wasn't you, remove it under Settings, change your password, and write to us.",
      },
      factor_removed: {
        subject: 'An authenticator app was removed from Greenroom',
        opening: 'An authenticator app was removed from your Greenroom account. Its codes no longer work.',
        closing: "If it wasn't you, change your password now and write to us.",
      },
      recovery_code_used: {
        subject: 'A Greenroom recovery code was used',
        opening:
          'Somebody, probably you, signed in to your Greenroom account with a recovery code. That code no longer works.',
        closing:
          "If it wasn't you, change your password now, make new recovery codes under Settings, and write to us.",
      },
    },
  },
  es: {
    greeting: (name) => (name ? `Hola, ${name}:` : 'Hola:'),
    anotherAddress: 'otra dirección',
    anotherProvider: 'otro proveedor',
    code: 'O escribe este código:',
    linkEnds: (end) => `Funciona una sola vez, hasta el ${end}.`,
    codeEnds: (end) => `El código funciona hasta el ${end}.`,
    contents: {
      confirm_signup: {
        subject: 'Confirma tu cuenta de Greenroom',
        opening: 'Te damos la bienvenida a Greenroom. Confirma tu correo para terminar de crear tu cuenta.',
        action: 'Confirmar mi correo',
        closing:
          'Si no creaste una cuenta, puedes ignorar este correo. No se abre ninguna cuenta hasta que se confirme la dirección.',
      },
      recover: {
        subject: 'Restablece tu contraseña de Greenroom',
        opening: 'Alguien pidió restablecer tu contraseña de Greenroom.',
        action: 'Elegir una contraseña nueva',
        closing: 'Si no fuiste tú, puedes ignorar este correo. Tu contraseña sigue igual.',
      },
      account_exists: {
        subject: 'Ya tienes una cuenta de Greenroom',
        opening:
          'Alguien, seguramente tú, quiso crear una cuenta con esta dirección. Esta dirección ya tiene una cuenta de Greenroom, así que puedes iniciar sesión con tu contraseña. Si no la recuerdas, elige una nueva.',
        action: 'Elegir una contraseña nueva',
        closing: 'Si no fuiste tú, puedes ignorar este correo: nada cambió en tu cuenta.',
      },
      password_changed: {
        subject: 'Se cambió tu contraseña de Greenroom',
        opening:
          'La contraseña de tu cuenta de Greenroom acaba de cambiar. Tendrás que iniciar sesión de nuevo en tus otros dispositivos.',
        closing:
          'Si no fuiste tú, restablece tu contraseña ahora desde la página de inicio de sesión y escríbenos.',
      },
      sign_in: {
        subject: 'Inicia sesión en Greenroom',
        opening: 'Aquí está tu enlace para iniciar sesión en Greenroom.',
        action: 'Iniciar sesión',
        closing: 'Si no lo pediste, puedes ignorar este correo. Nadie entra sin él.',
      },
      invite: {
        subject: 'Te invitaron a Greenroom',
        opening: 'Te invitaron a practicar entrevistas con Greenroom.',
        action: 'Aceptar la invitación',
        closing: 'Si no esperabas esto, puedes ignorar este correo.',
      },
      email_change_current: {
        subject: 'Confirma el cambio de correo de Greenroom',
        opening:
          'Pediste cambiar el correo de tu cuenta de Greenroom por {newEmail}. Confírmalo aquí y en el correo que enviamos a la nueva dirección.',
        action: 'Confirmar el cambio',
        closing:
          'Si no fuiste tú, no lo confirmes. Tu correo sigue igual. Cambia tu contraseña ahora, porque alguien más podría haber entrado a tu cuenta.',
      },
      email_change_new: {
        subject: 'Confirma tu nuevo correo de Greenroom',
        opening: 'Confirma esta dirección para usarla en tu cuenta de Greenroom.',
        action: 'Confirmar mi nuevo correo',
        closing: 'Si no lo pediste, puedes ignorar este correo. Nada cambia si no lo confirmas.',
      },
      email_change_taken: {
        subject: 'Ya tienes una cuenta de Greenroom',
        opening:
          'Alguien, seguramente tú, quiso usar esta dirección en otra cuenta de Greenroom. No es posible, porque esta dirección ya tiene una. Inicia sesión con ella o elimina primero esa cuenta.',
        closing: 'Si no fuiste tú, puedes ignorar este correo: nada cambió en tu cuenta.',
      },
      email_changed: {
        subject: 'Se cambió tu correo de Greenroom',
        opening: 'Tu cuenta de Greenroom ahora usa otro correo. Ya no puedes iniciar sesión con este.',
        closing: 'Si no fuiste tú, escríbenos ahora.',
      },
      identity_linked: {
        subject: 'Una nueva forma de entrar a Greenroom',
        opening: 'Ahora puedes iniciar sesión en tu cuenta de Greenroom con {provider}.',
        closing:
          'Si no fuiste tú, inicia sesión, desconéctalo en Ajustes y cambia tu contraseña. Después escríbenos.',
      },
      identity_unlinked: {
        subject: 'Se quitó una forma de entrar a Greenroom',
        opening: 'Se desconectó {provider} de tu cuenta de Greenroom. Ya no sirve para iniciar sesión.',
        closing:
          'Si no fuiste tú, restablece tu contraseña ahora desde la página de inicio de sesión y escríbenos.',
      },
      second_factor_on: {
        subject: 'La verificación en dos pasos de Greenroom está activada',
        opening:
          'Se activó la verificación en dos pasos en tu cuenta de Greenroom. Desde ahora, para iniciar sesión también hace falta un código de tu app de autenticación. Se cerró la sesión en tus otros dispositivos.',
        closing:
          'Si no fuiste tú, restablece tu contraseña ahora desde la página de inicio de sesión y escríbenos.',
      },
      second_factor_off: {
        subject: 'La verificación en dos pasos de Greenroom está desactivada',
        opening:
          'Se desactivó la verificación en dos pasos en tu cuenta de Greenroom. Ya no se pide un código al iniciar sesión, y tus códigos de recuperación ya no funcionan.',
        closing: 'Si no fuiste tú, cambia tu contraseña ahora, actívala de nuevo en Ajustes y escríbenos.',
      },
      factor_added: {
        subject: 'Se agregó una app de autenticación a Greenroom',
        opening: 'Ahora otra app de autenticación puede generar los códigos de tu cuenta de Greenroom.',
        closing: 'Si no fuiste tú, quítala en Ajustes, cambia tu contraseña y escríbenos.',
      },
      factor_removed: {
        subject: 'Se quitó una app de autenticación de Greenroom',
        opening: 'Se quitó una app de autenticación de tu cuenta de Greenroom. Sus códigos ya no funcionan.',
        closing: 'Si no fuiste tú, cambia tu contraseña ahora y escríbenos.',
      },
      recovery_code_used: {
        subject: 'Se usó un código de recuperación de Greenroom',
        opening:
          'Alguien, seguramente tú, inició sesión en tu cuenta de Greenroom con un código de recuperación. Ese código ya no funciona.',
        closing:
          'Si no fuiste tú, cambia tu contraseña ahora, crea nuevos códigos de recuperación en Ajustes y escríbenos.',
      },
    },
  },
};
