import type { Colleague } from '@credenza/schema'
import type { Context, Tx } from '../../context.ts'
import { type NewAuditEntry, stateRecorded } from '../../proof/audit/append.ts'
import { giveRole } from '../account/member-role.ts'
import { boundPeople, forgetMembershipsOfLeaver, moveMemberships } from '../account/memberships.ts'
import type { StoredRole } from '../account/tables.ts'
import { newToken } from '../account/tokens.ts'
import { listColleagues } from '../colleague/list-colleagues.ts'
import { renameColleague } from '../colleague/rename-colleague.ts'
import { sendInvitation } from '../colleague/send-invitation.ts'
import { takeOut } from '../colleague/take-out.ts'
import type { Organisation } from '../organisation/find-organisation.ts'
import { type WantedAccess, wantedAccess } from './wanted-access.ts'

/** Who changes a directory: its key or the owner, and their address. */
export interface Author {
  organisationId: string
  accountId: string
  address: string
}

/** Somebody who is or was in the directory. */
export interface DirectoryPerson {
  id: string
  email: string
}

/**
 * Brings accounts, invitations and roles of these people into line with the directory. Takes out at once those who may no
 * longer be here, and emails an invitation to those who may. Finds a colleague by their id in the directory, otherwise by their
 * address. Somebody whose address has changed proves the new one by an invitation. Somebody whom the owner has limited to
 * departments stays limited, even if they come back: groups give them no role in the whole organisation. The owner is not
 * changed. Running it again changes nothing. Returns the entries for the trail; the caller has locked the organisation.
 */
export async function settleAccess(
  ctx: Context,
  tx: Tx,
  organisation: Organisation,
  by: Author,
  people: readonly DirectoryPerson[],
): Promise<NewAuditEntry[]> {
  if (people.length === 0) return []
  const wanted = await wantedAccess(
    tx,
    organisation.id,
    people.map(({ id }) => id),
  )
  const colleagues = await listColleagues(ctx, by, tx)
  const byId = new Map(colleagues.map((colleague) => [colleague._id, colleague]))
  const byEmail = new Map(colleagues.map((colleague) => [colleague.email, colleague]))
  const bound = await boundPeople(tx, organisation.id)
  const entries: NewAuditEntry[] = []
  const note = (subject: string, action: NewAuditEntry['action'], detail = {}) =>
    entries.push({ actor: by.accountId, action, subject, detail })

  async function settle({ id, email }: DirectoryPerson, wants: WantedAccess | undefined) {
    const is = byId.get(id) ?? byEmail.get(email)
    if (is?.state === 'owner') return
    const isBound = is ? is.memberRole === 'departmental' : bound.has(id)
    if (is && wants?.email !== is.email) {
      if (isBound) await moveMemberships(tx, organisation.id, { from: is._id, to: id })
      const action = await takeOut(ctx, tx, organisation.id, is._id)
      if (action) note(is._id, action)
    }
    if (!wants) await forgetMembershipsOfLeaver(tx, organisation.id, id)
    const given = wants?.memberRole ?? is?.memberRole
    const memberRole = given && isBound ? 'departmental' : given
    if (!wants || !memberRole || memberRole === 'owner') return
    if (is?.email === wants.email) return change(is, wants.name, memberRole)
    const { address } = by
    await sendInvitation(ctx, tx, organisation, { ...wants, id, memberRole, token: newToken(), address })
    note(id, 'colleague.invited', { memberRole })
  }

  async function change({ _id: id, ...is }: Colleague, name: string, memberRole: StoredRole) {
    if (is.memberRole !== memberRole) {
      await giveRole(tx, organisation.id, id, memberRole)
      note(id, 'colleague.role-changed', { memberRole })
    }
    if (is.name !== name) {
      await renameColleague(tx, organisation.id, id, name)
      note(id, stateRecorded)
    }
  }

  // Those who leave come first, so that there is room for new ones.
  const inOrder = [...people].sort((a, b) => Number(wanted.has(a.id)) - Number(wanted.has(b.id)))
  for (const person of inOrder) await settle(person, wanted.get(person.id))
  return entries
}
