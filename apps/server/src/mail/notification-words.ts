import type { Language } from '@greenroom/domain';

/** What somebody did in a week; scores are null where no interview was finished. */
export interface WeekFigures {
  interviews: number;
  average: number | null;
  best: number | null;
  challenges: number;
  games: number;
  badges: number;
}

interface Words {
  unsubscribe: string;
  points: (count: number) => string;
  reminder: {
    subject: string;
    streak: (days: number) => string;
    fresh: string;
    action: string;
    reason: string;
  };
  badges: {
    subject: (count: number, first: string) => string;
    opening: (count: number) => string;
    action: string;
    reason: string;
  };
  week: {
    subject: string;
    opening: string;
    /** `average` and `best` are null where no interview was scored. */
    interviews: (figures: WeekFigures) => string;
    challenges: (count: number) => string;
    games: (count: number) => string;
    badges: (count: number) => string;
    read: string;
    start: string;
    reason: string;
  };
}

const counted = (count: number, one: string, many = `${one}s`) => `${count} ${count === 1 ? one : many}`;

/** What notifications say, by language. */
export const notificationWords: Record<Language, Words> = {
  en: {
    unsubscribe: 'Unsubscribe',
    points: (count) => counted(count, 'point'),
    reminder: {
      subject: "Today's question is waiting",
      streak: (days) =>
        `You${days === 1 ? ' practiced yesterday' : `'ve practiced ${days} days in a row`}. One answer today keeps your streak going. And if today isn't the day, you'll still have everything you've learned.`,
      fresh:
        "One question, one answer, a few minutes: that's all it takes today. And if today isn't the day, tomorrow is fine.",
      action: "Answer today's question",
      reason:
        "You're getting this because daily reminders are on. We send at most one a day, and none on days you practice.",
    },
    badges: {
      subject: (count, first) =>
        count === 1 ? `You earned a badge: ${first}` : `You earned ${count} badges`,
      opening: (count) => (count === 1 ? 'You earned a badge.' : `You earned ${count} badges.`),
      action: 'See your achievements',
      reason: "You're getting this because achievement alerts are on.",
    },
    week: {
      subject: 'Your week in Greenroom',
      opening: "Here's what you practiced in the last seven days, Monday to Sunday:",
      interviews: ({ interviews, average, best }) => {
        const scores = interviews === 1 ? `, scored ${best}` : `, ${average} on average, ${best} the best`;
        const isScored = average !== null && best !== null;
        return `${counted(interviews, 'mock interview')} finished${isScored ? scores : ''}.`;
      },
      challenges: (count) => `${counted(count, 'daily challenge')} answered.`,
      games: (count) => `${counted(count, 'word game')} played.`,
      badges: (count) => `${counted(count, 'badge')} earned.`,
      read: 'Read your reports and pick one answer to try again',
      start: 'Try a whole interview this week',
      reason:
        "You're getting this because weekly reports are on. We don't send one after a week without practice.",
    },
  },
  es: {
    unsubscribe: 'Dejar de recibir estos correos',
    points: (count) => counted(count, 'punto'),
    reminder: {
      subject: 'La pregunta de hoy te espera',
      streak: (days) =>
        `${days === 1 ? 'Ayer practicaste' : `Llevas ${days} días seguidos practicando`}. Con una respuesta hoy mantienes tu racha. Y si hoy no se puede, todo lo que aprendiste sigue contigo.`,
      fresh:
        'Una pregunta, una respuesta, unos minutos: es todo lo que hace falta hoy. Y si hoy no se puede, mañana está bien.',
      action: 'Responder la pregunta de hoy',
      reason:
        'Recibes este correo porque activaste los recordatorios diarios. Enviamos uno al día como máximo, y ninguno si ya practicaste ese día.',
    },
    badges: {
      subject: (count, first) =>
        count === 1 ? `Ganaste una insignia: ${first}` : `Ganaste ${count} insignias`,
      opening: (count) => (count === 1 ? 'Ganaste una insignia.' : `Ganaste ${count} insignias.`),
      action: 'Ver tus logros',
      reason: 'Recibes este correo porque activaste los avisos de logros.',
    },
    week: {
      subject: 'Tu semana en Greenroom',
      opening: 'Esto es lo que practicaste en los últimos siete días, de lunes a domingo:',
      interviews: ({ interviews, average, best }) => {
        const done = counted(
          interviews,
          'entrevista de práctica terminada',
          'entrevistas de práctica terminadas',
        );
        const scores =
          interviews === 1
            ? `, con ${best} puntos`
            : `, con ${average} puntos en promedio y ${best} en la mejor`;
        return `${done}${average !== null && best !== null ? scores : ''}.`;
      },
      challenges: (count) => `${counted(count, 'reto diario respondido', 'retos diarios respondidos')}.`,
      games: (count) =>
        `${counted(count, 'partida de juegos de palabras', 'partidas de juegos de palabras')}.`,
      badges: (count) => `${counted(count, 'insignia ganada', 'insignias ganadas')}.`,
      read: 'Leer tus informes y elegir una respuesta para repetirla',
      start: 'Hacer una entrevista completa esta semana',
      reason:
        'Recibes este correo porque activaste los informes semanales. No enviamos ninguno después de una semana sin práctica.',
    },
  },
};
