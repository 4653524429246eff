import type { Language } from '@greenroom/domain';
import type { NotificationKind } from './unsubscribe-token.ts';

interface UnsubscribeWords {
  /** What is stopped, as the object of a sentence. */
  names: Record<NotificationKind, string>;
  question: (name: string) => string;
  /** Under the question. */
  note: string;
  stop: (name: string) => string;
  stopAll: string;
  done: string;
  doneOne: (name: string) => string;
  doneAll: string;
  incomplete: string;
  incompleteNote: string;
  settings: string;
  settingsNote: string;
}

/** What the page behind the link of an email says. */
export const unsubscribeWords: Record<Language, UnsubscribeWords> = {
  en: {
    names: {
      daily_reminder: 'daily reminders',
      achievement_alert: 'emails about badges',
      weekly_report: 'weekly reports',
      interview_day: 'emails before interviews',
    },
    question: (name) => `Stop ${name}?`,
    note: "You don't need to sign in. Nothing else changes.",
    stop: (name) => `Stop ${name}`,
    stopAll: 'Stop all of these emails',
    done: "You're unsubscribed.",
    doneOne: (name) => `You won't get any more ${name}. Nothing else in your account changes.`,
    doneAll:
      "You won't get any more reminders, reports or emails about badges and interviews. Nothing else in your account changes.",
    incomplete: 'This link is incomplete.',
    incompleteNote: 'Open the link in the email again, or turn the emails off in Settings.',
    settings: 'All notification settings',
    settingsNote: '(you need to sign in)',
  },
  es: {
    names: {
      daily_reminder: 'los recordatorios diarios',
      achievement_alert: 'los correos sobre insignias',
      weekly_report: 'los informes semanales',
      interview_day: 'los correos antes de una entrevista',
    },
    question: (name) => `¿Dejar de recibir ${name}?`,
    note: 'No hace falta iniciar sesión. Lo demás sigue igual.',
    stop: (name) => `Dejar de recibir ${name}`,
    stopAll: 'Dejar de recibir todos estos correos',
    done: 'Listo, no te escribiremos más.',
    doneOne: (name) => `Ya no recibirás ${name}. Lo demás de tu cuenta sigue igual.`,
    doneAll:
      'Ya no recibirás recordatorios, informes ni correos sobre insignias y entrevistas. Lo demás de tu cuenta sigue igual.',
    incomplete: 'Este enlace está incompleto.',
    incompleteNote: 'Abre otra vez el enlace del correo, o desactiva los correos en Ajustes.',
    settings: 'Todos los ajustes de notificaciones',
    settingsNote: '(tienes que iniciar sesión)',
  },
};
