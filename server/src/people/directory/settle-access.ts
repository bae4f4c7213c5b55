import type { Colleague } from '@credenza/schema'
import type { Context, Tx } from '../../context.ts'
import { type NewAuditEntry, stateRecorded } from '../../proof/audit/append.ts'
import { giveRole } from '../account/member-role.ts'
import { forgetMemberships } from '../account/memberships.ts'
import { countAttempt } from '../account/throttle/attempts.ts'
import { newToken } from '../account/tokens.ts'
import { listColleagues } from '../colleague/list-colleagues.ts'
import { renameColleague } from '../colleague/rename-colleague.ts'
import { sendInvitation } from '../colleague/send-invitation.ts'
import { takeOut } from '../colleague/take-out.ts'
import type { Organisation } from '../organisation/find-organisation.ts'
import { type WantedAccess, wantedAccess } from './wanted-access.ts'

/** Who changes a directory: its key or the owner, and from where. */
export interface Author {
  organisationId: string
  accountId: string
  address: string
}

/**
 * Brings accounts, invitations and roles of these people into line with what the directory says of them now: who may no
 * longer be here is taken out at once, who may is invited by mail, under the id that they have in the directory. Somebody
 * whose address has changed proves the new one by an invitation. The owner stays as they are. Running it again changes
 * nothing. Returns the entries for the trail; the caller has locked the organisation.
 */
export async function settleAccess(
  ctx: Context,
  tx: Tx,
  organisation: Organisation,
  by: Author,
  ids: readonly string[],
): Promise<NewAuditEntry[]> {
  if (ids.length === 0) return []
  const wanted = await wantedAccess(tx, organisation.id, ids)
  const here = new Map((await listColleagues(ctx, by, tx)).map((colleague) => [colleague._id, colleague]))
  const entries: NewAuditEntry[] = []
  const note = (subject: string, action: string, detail = {}) =>
    entries.push({ actor: by.accountId, action, subject, detail })

  async function settle(id: string, is: Colleague | undefined, wants: WantedAccess | undefined) {
    if (is?.state === 'owner') return
    if (is && wants?.email !== is.email) {
      const action = await takeOut(ctx, tx, organisation.id, id)
      if (action) note(id, action)
    }
    if (!wants) return
    const { name, email, memberRole } = wants
    if (is?.email !== email) {
      await countAttempt(ctx, tx, 'invitation', { realm: 'organisation', email, address: by.address })
      await sendInvitation(ctx, tx, organisation, { id, ...wants, token: newToken() })
      return note(id, 'colleague.invited', { memberRole })
    }
    if (is.memberRole !== memberRole) {
      await giveRole(tx, organisation.id, id, memberRole)
      await forgetMemberships(tx, organisation.id, id)
      note(id, 'colleague.role-changed', { memberRole })
    }
    if (is.name !== name) {
      await renameColleague(tx, organisation.id, id, name)
      note(id, stateRecorded)
    }
  }

  // Those who leave come first, so that there is room for those who come.
  const inOrder = [...ids].sort((a, b) => Number(wanted.has(a)) - Number(wanted.has(b)))
  for (const id of inOrder) await settle(id, here.get(id), wanted.get(id))
  return entries
}
