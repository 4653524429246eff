import { type AnswerScore, asIs, type Dimension, dimensions, type Worded } from '@greenroom/domain';

/** The areas of an answer, the lowest score first. */
export const areasOf = (areas: AnswerScore['dimensions']): Dimension[] =>
  [...dimensions].sort((one, other) => areas[one].score - areas[other].score);

/** What would lift an answer's areas, the lowest area first; nothing for areas with nothing left to lift. */
export const weakestLifts = ({ dimensions: areas }: AnswerScore): Worded[] =>
  areasOf(areas).flatMap((area) => {
    const { lift, liftSaid } = areas[area];
    if (lift === null) return [];
    return liftSaid ? { text: lift, said: liftSaid } : asIs(lift);
  });
