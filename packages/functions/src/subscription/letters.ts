import { type Language, premiumPriceUsdPerMonth } from '@greenroom/domain';
import { htmlLetter, type Letter, textLetter } from '../letter.ts';
import type { PaidSubscription } from './payments.ts';

/** The mails that a change of a subscription may ask for, by the kind under which the outbox keeps them. */
type PaymentLetters = Record<'premium_welcome' | 'payment_failed' | 'premium_cancelled', Letter>;

interface Words {
  region: string;
  hello: string;
  welcome: (end: string) => [subject: string, ...paragraphs: string[]];
  failed: [subject: string, ...paragraphs: string[]];
  cancelled: (end: string) => [subject: string, ...paragraphs: string[]];
}

const words: Record<Language, Words> = {
  en: {
    region: 'en-US',
    hello: 'Hello,',
    welcome: (end) => [
      'Welcome to Greenroom Premium',
      'Thank you. Premium is on: unlimited interviews, daily challenges and word games, resume tools and the whole library.',
      `It costs $${premiumPriceUsdPerMonth} per month. The next payment is due on ${end}; you can cancel anytime in Settings, under Subscription.`,
    ],
    failed: [
      'Your Greenroom payment failed',
      "Your payment for Greenroom Premium didn't go through, so you weren't charged.",
      'Please check your payment method in Settings, under Subscription, Manage billing. Once the payment goes through, Premium continues as before.',
    ],
    cancelled: (end) => [
      `Your Greenroom Premium ends on ${end}`,
      `Your subscription is canceled, and you won't be charged again. Premium stays active until ${end}.`,
      'If you change your mind, you can subscribe again in Settings, under Subscription.',
    ],
  },
  es: {
    region: 'es-419',
    hello: 'Hola:',
    welcome: (end) => [
      'Te damos la bienvenida a Greenroom Premium',
      'Gracias. Premium está activo: entrevistas, retos diarios y juegos de palabras sin límite, herramientas para tu currículum y toda la biblioteca.',
      `Cuesta US$${premiumPriceUsdPerMonth} al mes. El próximo pago es el ${end}; puedes cancelar cuando quieras en la sección Suscripción de Ajustes.`,
    ],
    failed: [
      'No se pudo procesar tu pago de Greenroom',
      'Tu pago de Greenroom Premium no se completó, así que no se te cobró nada.',
      'Revisa tu forma de pago en Ajustes, Suscripción, Gestionar pagos. Cuando el pago se complete, Premium seguirá como antes.',
    ],
    cancelled: (end) => [
      `Tu Greenroom Premium termina el ${end}`,
      `Tu suscripción está cancelada y no se te volverá a cobrar. Premium sigue activo hasta el ${end}.`,
      'Si cambias de idea, puedes suscribirte de nuevo en Ajustes, en Suscripción.',
    ],
  },
};

function lettersIn(language: Language, periodEnd: string): PaymentLetters {
  const { region, hello, welcome, failed, cancelled } = words[language];
  const end = new Intl.DateTimeFormat(region, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(periodEnd),
  );
  const compose = ([subject, ...paragraphs]: readonly [string, ...string[]]): Letter => {
    const lines = [hello, ...paragraphs, 'Greenroom'];
    // All of it is our own wording and dates: nothing in it needs escaping.
    const html = lines.map((line) => `<p>${line}</p>`);
    return { subject, text: textLetter(lines), html: htmlLetter(html, language) };
  };
  return {
    premium_welcome: compose(welcome(end)),
    payment_failed: compose(failed),
    premium_cancelled: compose(cancelled(end)),
  };
}

/**
 * Words every mail for the subscription as it now is, in English and under `es` in Spanish; the database picks the one that the change
 * asks for, if any, in the language of the account.
 */
export const composePaymentLetters = ({
  periodEnd,
}: Pick<PaidSubscription, 'periodEnd'>): PaymentLetters & { es: PaymentLetters } => ({
  ...lettersIn('en', periodEnd),
  es: lettersIn('es', periodEnd),
});
