import type { Colleague } from '@credenza/schema'
import type { Context, Tx } from '../../context.ts'
import { type NewAuditEntry, stateRecorded } from '../../proof/audit/append.ts'
import { giveRole } from '../account/member-role.ts'
import { boundPeople, forgetMemberships } from '../account/memberships.ts'
import { newToken } from '../account/session/tokens.ts'
import type { StoredRole } from '../account/tables.ts'
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
 * address. An account belongs to one address: another address proves itself by an invitation to another account, with the role
 * that groups give, and waits for the owner if they give none. Somebody whom the owner has limited to departments stays
 * limited, even if they come back: groups give them no role in the whole organisation, and none with another address. The owner
 * is not changed. Running it again changes nothing. Returns the entries for the trail; the caller has locked the organisation.
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
    const isSame = is !== undefined && is.email === wants?.email
    if (isSame && is._id !== wants.accountId) await adopt(id, wants.accountId, is._id)
    if (isSame && wants.mayBeHere) return change(is, wants)
    if (is) {
      const action = await takeOut(ctx, tx, organisation.id, is._id)
      if (action) note(is._id, action)
    }
    if (wants?.mayBeHere && wants.memberRole && !wants.wasBound) await bringIn(wants, wants.memberRole)
  }

  /** Notes the account that the owner has given to this address, instead of an earlier one. */
  async function adopt(id: string, from: string, to: string) {
    await forgetMemberships(tx, organisation.id, from)
    await tx
      .updateTable('directory_user')
      .set({ account_id: to, was_bound: false })
      .where('org_id', '=', organisation.id)
      .where('id', '=', id)
      .execute()
  }

  async function bringIn({ name, email, accountId: id }: WantedAccess, given: StoredRole) {
    const memberRole = bound.has(id) ? 'departmental' : given
    const { address } = by
    await sendInvitation(ctx, tx, organisation, { id, name, email, memberRole, token: newToken(), address })
    note(id, 'colleague.invited', { memberRole })
  }

  async function change({ _id: id, ...is }: Colleague, { name, ...wants }: WantedAccess) {
    const memberRole = is.memberRole === 'departmental' ? is.memberRole : wants.memberRole
    if (memberRole && is.memberRole !== memberRole) {
      await giveRole(tx, organisation.id, id, memberRole)
      note(id, 'colleague.role-changed', { memberRole })
    }
    if (is.name !== name) {
      await renameColleague(tx, organisation.id, id, name)
      note(id, stateRecorded)
    }
  }

  // Those who leave come first, so that there is room for new ones.
  const mayBeHere = ({ id }: DirectoryPerson) => Number(wanted.get(id)?.mayBeHere ?? false)
  const inOrder = [...people].sort((a, b) => mayBeHere(a) - mayBeHere(b))
  for (const person of inOrder) await settle(person, wanted.get(person.id))
  return entries
}
