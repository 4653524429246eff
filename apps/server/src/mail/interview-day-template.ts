import type { Language } from '@greenroom/domain';
import type { Letter } from '@greenroom/functions';
import { type Addressed, composeNotification } from './notification-templates.ts';
import { greetingName } from './templates.ts';

/** What the email around an interview holds: the day sheet in words. Texts are the user's own and may be empty. */
export interface InterviewDaySheet {
  part: 'evening' | 'morning';
  jobId: string;
  title: string;
  company: string;
  /** The day in the user's zone. */
  day: string;
  /** hh:mm in the user's zone; null where the user gave none. */
  time: string | null;
  /** The clock of the interview where its zone isn't the user's; `zone` is an IANA name. */
  theirs: { day: string; time: string; zone: string } | null;
  place: string;
  people: string;
  opening: string;
  stressed: string[];
  asks: string[];
}

interface Words {
  locale: string;
  greeting: (name: string) => string;
  subject: Record<InterviewDaySheet['part'], (title: string) => string>;
  intro: Record<InterviewDaySheet['part'], string>;
  /** Both clocks, where the interview is in another zone. */
  zones: (own: string, theirs: string, city: string) => string;
  at: string;
  people: string;
  opening: string;
  asks: string;
  stressed: string;
  action: string;
  reason: string;
  unsubscribe: string;
}

const words: Record<Language, Words> = {
  en: {
    locale: 'en-US',
    greeting: (name) => (name ? `Hello ${name},` : 'Hello,'),
    subject: {
      evening: (title) => `Tomorrow: your ${title} interview`,
      morning: (title) => `Today: your ${title} interview`,
    },
    intro: {
      evening: "Here's your day sheet. Read it once, then take the evening off.",
      morning: "Here's everything on one page.",
    },
    zones: (own, theirs, city) => `${own} your time. In ${city} that's ${theirs}.`,
    at: 'Where',
    people: "Who you'll meet",
    opening: 'Your opening',
    asks: 'Ask them',
    stressed: 'What the ad stresses',
    action: 'Open your day sheet',
    reason:
      "You're getting this because interview-day emails are on. We send at most two for each interview.",
    unsubscribe: 'Unsubscribe',
  },
  es: {
    locale: 'es-419',
    greeting: (name) => (name ? `Hola, ${name}:` : 'Hola:'),
    subject: {
      evening: (title) => `Mañana: tu entrevista para ${title}`,
      morning: (title) => `Hoy: tu entrevista para ${title}`,
    },
    intro: {
      evening: 'Aquí tienes tu hoja del día. Léela una vez y descansa.',
      morning: 'Aquí tienes todo en una página.',
    },
    zones: (own, theirs, city) => `${own}, en tu zona horaria. En ${city}: ${theirs}.`,
    at: 'Dónde',
    people: 'Con quién vas a hablar',
    opening: 'Tu presentación',
    asks: 'Pregúntales',
    stressed: 'En qué insiste la oferta',
    action: 'Abrir tu hoja del día',
    reason:
      'Recibes este correo porque activaste los correos de los días de entrevista. Enviamos dos por entrevista como máximo.',
    unsubscribe: 'Cancelar estos correos',
  },
};

const quoted = (line: string) => `“${line}”`;

function momentText(day: string, time: string | null, locale: string): string {
  const at = new Date(`${day}T${time ?? '12:00'}:00Z`);
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone: 'UTC' }).format(at);
  if (time === null) return date;
  const clock = new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone: 'UTC' }).format(at);
  return `${date}, ${clock}`;
}

function whenOf({ day, time, theirs }: InterviewDaySheet, { locale, zones }: Words): string {
  const own = momentText(day, time, locale);
  if (!theirs) return own;
  const city = (theirs.zone.split('/').at(-1) ?? theirs.zone).replaceAll('_', ' ');
  return zones(own, momentText(theirs.day, theirs.time, locale), city);
}

/** One line in a subject: a title is the user's own text. */
const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim().slice(0, 80);

/** The evening before an interview or on its morning: the day sheet in words. A part that is missing is left out. */
export function composeInterviewDay(
  { fullName, language, siteUrl, unsubscribeUrl }: Addressed,
  sheet: InterviewDaySheet,
): Letter {
  const own = words[language];
  const part = (label: string, text: string) => (text.trim() === '' ? [] : [`${label}: ${text.trim()}`]);
  const where = [sheet.title, sheet.company].filter((text) => text !== '').join(', ');
  return composeNotification({
    greeting: own.greeting(greetingName(fullName)),
    language,
    subject: own.subject[sheet.part](oneLine(sheet.title)),
    paragraphs: [
      own.intro[sheet.part],
      whenOf(sheet, own),
      where,
      ...part(own.at, sheet.place),
      ...part(own.people, sheet.people),
      ...part(own.opening, sheet.opening),
      ...part(own.asks, sheet.asks.join(' ')),
      ...part(own.stressed, sheet.stressed.map(quoted).join(' ')),
    ],
    action: { label: own.action, url: `${siteUrl}/jobs/${sheet.jobId}/day-sheet` },
    reason: own.reason,
    unsubscribe: own.unsubscribe,
    unsubscribeUrl,
  });
}
