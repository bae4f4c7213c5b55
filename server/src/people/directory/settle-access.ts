import type { Colleague } from '@credenza/schema'
import type { Context, Tx } from '../../context.ts'
import { type NewAuditEntry, stateRecorded } from '../../proof/audit/append.ts'
import { giveRole } from '../account/member-role.ts'
import { boundPeople, forgetMembershipsOfLeaver, moveMemberships } from '../account/memberships.ts'
import type { StoredRole } from '../account/tables.ts'
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

/** Somebody of the directory, or who was. */
export interface DirectoryPerson {
  id: string
  email: string
}

/**
 * Brings accounts, invitations and roles of these people into line with what the directory says of them now: who may no
 * longer be here is taken out at once, who may is invited by email. A colleague is found by the id that they have in the
 * directory, or else by their address. Somebody whose address has changed proves the new one by an invitation. Somebody whom
 * the owner has bound to departments stays bound, even when they come back: they get no role in the whole organisation from a
 * group. The owner stays as they are. Running it again changes nothing. Returns the entries for the trail; the caller has
 * locked the organisation.
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
    await countAttempt(ctx, tx, 'invitation', {
      realm: 'organisation',
      email: wants.email,
      address: by.address,
    })
    await sendInvitation(ctx, tx, organisation, { ...wants, id, memberRole, token: newToken() })
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

  // Those who leave come first, so that there is room for those who come.
  const inOrder = [...people].sort((a, b) => Number(wanted.has(a.id)) - Number(wanted.has(b.id)))
  for (const person of inOrder) await settle(person, wanted.get(person.id))
  return entries
}
