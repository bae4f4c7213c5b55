import type { TaxProfile } from '@credenza/schema'
import type { Context, Db, Tx } from '../../context.ts'
import { withRetry } from '../../platform/db/with-retry.ts'
import { fieldRefusal } from '../../platform/http/api-error.ts'
import { appendAudit } from '../../proof/audit/append.ts'

/** What an organisation's invoices say of it; null until it has entered that. */
export async function readTaxProfile(db: Db | Tx, organisationId: string): Promise<TaxProfile | null> {
  const row = await db
    .selectFrom('tax_profile')
    .selectAll()
    .where('org_id', '=', organisationId)
    .executeTakeFirst()
  if (!row) return null
  const { trn, legal_name: legalName, address, city, emirate, licence } = row
  return { trn, legalName, address, city, emirate, licence, licenceAuthority: row.licence_authority }
}

/**
 * Changes it for documents from now on; those already made keep what they say. Throws 'invalid' when the number is removed
 * while charged fees are not invoiced yet, since their invoices have to name it.
 */
export async function changeTaxProfile(
  ctx: Context,
  { accountId, organisationId }: { accountId: string; organisationId: string },
  profile: TaxProfile,
): Promise<TaxProfile> {
  const now = ctx.clock()
  const { legalName: legal_name, licenceAuthority: licence_authority, ...same } = profile
  const row = { ...same, legal_name, licence_authority, changed_at: now }
  await withRetry(ctx.db, async (tx) => {
    if (profile.trn === '' && (await hasOpenFees(tx, organisationId)))
      throw fieldRefusal('trn', 'invalid.trn_in_use')
    await tx
      .insertInto('tax_profile')
      .values({ org_id: organisationId, ...row })
      .onConflict((conflict) => conflict.column('org_id').doUpdateSet(row))
      .execute()
    const subject = organisationId
    await appendAudit(ctx, tx, organisationId, now, [
      { actor: accountId, action: 'tax-profile.changed', subject },
    ])
  })
  return profile
}

async function hasOpenFees(tx: Tx, organisationId: string): Promise<boolean> {
  const fee = await tx
    .selectFrom('taxed_fee')
    .select('transaction_id')
    .where('org_id', '=', organisationId)
    .where('document_id', 'is', null)
    .limit(1)
    .executeTakeFirst()
  return fee !== undefined
}
