import type { Selectable } from 'kysely'
import type { Context, Db, Tx } from '../../context.ts'
import { withRetry } from '../../platform/db/with-retry.ts'
import type { OrganisationCaller } from '../../platform/http/access.ts'
import { appendAudit, type NewAuditEntry } from '../../proof/audit/append.ts'
import type { AuditDetail } from '../../proof/audit/tables.ts'
import { requireFreshIfAny } from '../account/second-factor/require-fresh.ts'
import { lockOrganisation } from '../organisation/lock-organisation.ts'
import type { OwnNameTables } from './tables.ts'

export type Row = Selectable<OwnNameTables['own_name']>
type Chosen = Omit<Row, 'org_id' | 'changed_at'>

interface Change {
  values: Partial<Chosen>
  /** Detail for the trail: hosts and domains, but no addresses, which can be a person's. */
  detail: AuditDetail
}

const nothing: Chosen = { host: null, mail_address: null, reply_to: '', sealed_key: null, is_sending: false }

export const findRow = (db: Db | Tx, organisationId: string): Promise<Row | undefined> =>
  db.selectFrom('own_name').selectAll().where('org_id', '=', organisationId).executeTakeFirst()

/**
 * Stores what `change` makes of the current names, with an entry in the trail, unless nothing changes. Requires a fresh second
 * factor if the owner has one.
 */
export async function save(
  ctx: Context,
  caller: OrganisationCaller,
  action: NewAuditEntry['action'],
  change: (tx: Tx, before: Chosen) => Promise<Change>,
): Promise<void> {
  await requireFreshIfAny(ctx, caller)
  const { organisationId, accountId } = caller
  const now = ctx.clock()
  await withRetry(ctx.db, async (tx) => {
    await lockOrganisation(tx, organisationId)
    const before: Chosen = (await findRow(tx, organisationId)) ?? nothing
    const { values, detail } = await change(tx, before)
    if (Object.entries(values).every(([name, value]) => before[name as keyof Chosen] === value)) return
    const changed = { ...values, changed_at: now }
    await tx
      .insertInto('own_name')
      .values({ org_id: organisationId, ...nothing, ...changed })
      .onConflict((conflict) => conflict.column('org_id').doUpdateSet(changed))
      .execute()
    await appendAudit(ctx, tx, organisationId, now, [
      { actor: accountId, action, subject: organisationId, detail },
    ])
  })
}
