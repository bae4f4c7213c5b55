import { dayMs } from '@credenza/schema'
import type { Selectable } from 'kysely'
import type { Db, Tx } from '../../context.ts'
import { inForce } from '../../platform/in-force.ts'
import { tokenHash } from '../account/session/tokens.ts'
import type { ColleagueTables } from './tables.ts'

export type Invitation = Selectable<ColleagueTables['invitation']>

export const invitationLifetimeMs = 7 * dayMs

/** The columns for a newly emailed token, which works for seven days. */
export const newTerm = (
  token: string,
  now: Date,
): Pick<Invitation, 'token_hash' | 'sent_at' | 'expires_at'> => ({
  token_hash: tokenHash(token),
  sent_at: now,
  expires_at: new Date(now.getTime() + invitationLifetimeMs),
})

/** The invitation of this token, unless it has ended. */
export const findInvitation = (db: Db | Tx, token: string, now: Date): Promise<Invitation | undefined> =>
  db
    .selectFrom('invitation')
    .selectAll()
    .where('token_hash', '=', tokenHash(token))
    .where(inForce('expires_at', invitationLifetimeMs, now))
    .executeTakeFirst()

/** Returns whether it existed: of two simultaneous deletions, one succeeds. */
export async function deleteInvitation(
  tx: Tx,
  { org_id, id, token_hash }: Pick<Invitation, 'org_id' | 'id'> & { token_hash?: Uint8Array },
): Promise<boolean> {
  const deleted = await tx
    .deleteFrom('invitation')
    .where('org_id', '=', org_id)
    .where('id', '=', id)
    .$if(token_hash !== undefined, (q) => q.where('token_hash', '=', token_hash!))
    .returning('id')
    .executeTakeFirst()
  return deleted !== undefined
}
