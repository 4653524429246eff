import type { RoleFamily, SharedCompetency } from './schema.ts';

/** A role family; its key points are in `key-points/<id>.json`. */
export const defineRole = (family: RoleFamily): RoleFamily => family;

/** A competency that every role shares; its key points are in `key-points/<id>.json`. */
export const defineCompetency = (competency: SharedCompetency): SharedCompetency => competency;
