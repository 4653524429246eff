import { type BadgeCode, badgeIds } from '@greenroom/domain';

/** The badges in Spanish, as the pages name them. */
const spanish: Record<BadgeCode, { name: string; description: string }> = {
  first_rehearsal: { name: 'Primer ensayo', description: 'Termina tu primera entrevista de práctica.' },
  warmed_up: { name: 'En calor', description: 'Termina cinco entrevistas de práctica.' },
  stage_veteran: { name: 'Con muchas tablas', description: 'Termina 25 entrevistas de práctica.' },
  strong_showing: { name: 'Gran actuación', description: 'Obtén 80 puntos o más en una entrevista.' },
  standing_ovation: { name: 'Ovación de pie', description: 'Obtén 90 puntos o más en una entrevista.' },
  clear_progress: {
    name: 'Progreso claro',
    description: 'Supera en 15 puntos el puntaje de tu primera entrevista.',
  },
  numbers_speak: {
    name: 'Las cifras hablan',
    description: 'Da una respuesta que respalde con una cifra lo que afirma.',
  },
  storyteller: {
    name: 'Buena narración',
    description: 'Cuenta tres historias completas: situación, tarea, acción y resultado.',
  },
  second_take: {
    name: 'Segunda toma',
    description: 'Repite una respuesta que salió mal y gana al menos 10 puntos.',
  },
  three_in_a_row: { name: 'Tres seguidos', description: 'Practica tres días seguidos.' },
  a_full_week: { name: 'Una semana completa', description: 'Practica siete días seguidos.' },
  a_month_on_stage: { name: 'Un mes en escena', description: 'Practica treinta días seguidos.' },
  all_rounder: { name: 'Todoterreno', description: 'Practica tres tipos distintos de entrevista.' },
  deep_end: { name: 'Aguas profundas', description: 'Obtén 60 puntos o más en una entrevista difícil.' },
  daily_thinker: { name: 'Reflexión diaria', description: 'Responde siete retos diarios.' },
  spot_on: { name: 'Justo en el blanco', description: 'Responde un reto diario sin ningún error.' },
  wordsmith: {
    name: 'Maestría verbal',
    description: 'Obtén 80 puntos o más en una partida de Palabras revueltas.',
  },
  on_paper: { name: 'Sobre el papel', description: 'Pide el análisis de un currículum.' },
};

/** The words of a badge in Spanish; those of its row where it isn't one of ours. */
export function spanishBadge<Badge extends { id: string; name: string; description: string }>(
  badge: Badge,
): Badge {
  const known = Object.entries(badgeIds).find(([, id]) => id === badge.id);
  return known ? { ...badge, ...spanish[known[0] as BadgeCode] } : badge;
}
