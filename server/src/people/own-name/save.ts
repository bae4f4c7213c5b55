import type { Insertable } from 'kysely'
import type { Context, Tx } from '../../context.ts'
import { withRetry } from '../../platform/db/with-retry.ts'
import type { OrganisationParty } from '../../platform/http/access.ts'
import { appendAudit, type NewAuditEntry } from '../../proof/audit/append.ts'
import { requireFreshIfAny } from '../account/second-factor/fresh.ts'
import { lockOrganisation } from '../organisation/lock-organisation.ts'
import type { OwnNameTables } from './tables.ts'

type Row = OwnNameTables['own_name']
type Changed = Partial<Omit<Insertable<Row>, 'org_id' | 'changed_at'>>

/** Stores what `change` returns, with an entry in the trail. Requires a fresh second factor of an owner who has one. */
export async function save(
  ctx: Context,
  party: OrganisationParty,
  action: NewAuditEntry['action'],
  change: (tx: Tx) => Promise<Changed>,
): Promise<void> {
  await requireFreshIfAny(ctx, party)
  const { organisationId, accountId } = party
  await withRetry(ctx.db, async (tx) => {
    await lockOrganisation(tx, organisationId)
    const changed = { ...(await change(tx)), changed_at: ctx.clock() }
    const nothing = { host: null, mail_address: null, reply_to: '', sealed_key: null, is_sending: false }
    await tx
      .insertInto('own_name')
      .values({ org_id: organisationId, ...nothing, ...changed })
      .onConflict((conflict) => conflict.column('org_id').doUpdateSet(changed))
      .execute()
    await appendAudit(ctx, tx, organisationId, changed.changed_at, [
      { actor: accountId, action, subject: organisationId },
    ])
  })
}
