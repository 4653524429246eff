import { jsonResponse } from '../http.ts';
import { authError, userNotFound } from './errors.ts';
import { deleteFactor } from './factors.ts';
import type { Endpoint } from './parts.ts';
import { findUserById } from './users.ts';

/** GET /admin/users/{id}/factors: the user's factors, without anything secret. */
export const listUserFactors: Endpoint = async (parts, { id: userId }) => {
  const user = await parts.database.asOwner((tx) => findUserById(tx, userId));
  if (!user) throw userNotFound();
  return jsonResponse(200, user.factors);
};

/** DELETE /admin/users/{id}/factors/{factorId}: for somebody who lost the phone and the recovery codes. */
export const removeUserFactor: Endpoint = async (parts, { id: userId, factorId }) => {
  await parts.database.asOwner(async (tx) => {
    await tx.query('select id from auth.users where id = $1 for update', [userId]);
    const user = await findUserById(tx, userId);
    if (!user) throw userNotFound();
    const factor = user.factors.find(({ id }) => id === factorId.toLowerCase());
    if (!factor) throw authError(404, 'mfa_factor_not_found', 'Factor not found');
    await deleteFactor(parts, tx, user, factor.id);
  });
  parts.sessionChecks.forgetUser(userId);
  return jsonResponse(200, { id: factorId });
};
