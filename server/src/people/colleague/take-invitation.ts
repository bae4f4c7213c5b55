import type { Tx } from '../../context.ts'
import { inForce } from '../../platform/in-force.ts'
import type { Invitation } from './invitation-store.ts'
import { invitationLifetimeMs } from './invitation-store.ts'

/** Uses up the invitation of this email to the organisation, and returns it; undefined if there is none, or it has ended. */
export const takeInvitation = (
  tx: Tx,
  { organisationId, email, now }: { organisationId: string; email: string; now: Date },
): Promise<Invitation | undefined> =>
  tx
    .deleteFrom('invitation')
    .where('org_id', '=', organisationId)
    .where('email', '=', email)
    .where(inForce('expires_at', invitationLifetimeMs, now))
    .returningAll()
    .executeTakeFirst()
