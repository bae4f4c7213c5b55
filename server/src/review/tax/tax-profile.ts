import type { TaxProfile } from '@credenza/schema'
import type { Context, Db, Tx } from '../../context.ts'
import { changeSetting } from '../../people/two-admins/change-setting.ts'
import { withRetry } from '../../platform/db/with-retry.ts'
import type { Caller } from '../../platform/http/access.ts'
import { fieldRefusal } from '../../platform/http/api-error.ts'
import { appendAudit } from '../../proof/audit/append.ts'
import { platform } from '../ledger/accounts.ts'

/** The tax details of an organisation or the platform for its invoices; null if none were entered. */
export async function readTaxProfile(db: Db | Tx, ownerId: string): Promise<TaxProfile | null> {
  const row = await db.selectFrom('tax_profile').selectAll().where('org_id', '=', ownerId).executeTakeFirst()
  if (!row) return null
  const { trn, legal_name: legalName, address, city, emirate, licence } = row
  return { trn, legalName, address, city, emirate, licence, licenceAuthority: row.licence_authority }
}

/**
 * Changes the details for documents from now on; existing ones keep theirs. Throws 'invalid' if the number is removed while
 * charged fees are not invoiced yet, since their invoices need it.
 */
export async function changeTaxProfile(
  ctx: Context,
  { accountId, organisationId }: { accountId: string; organisationId: string },
  profile: TaxProfile,
): Promise<TaxProfile> {
  const now = ctx.clock()
  await withRetry(ctx.db, async (tx) => {
    await writeTaxProfile(tx, now, organisationId, profile)
    const subject = organisationId
    await appendAudit(ctx, tx, organisationId, now, [
      { actor: accountId, action: 'tax-profile.changed', subject },
    ])
  })
  return profile
}

/** Like `changeTaxProfile`, for the platform. A second administrator may have to approve. */
export async function changePlatformTaxProfile(
  ctx: Context,
  admin: Caller,
  profile: TaxProfile,
): Promise<TaxProfile> {
  await changeSetting(
    ctx,
    admin,
    {
      act: { act: 'tax-profile.change', parameters: [JSON.stringify(profile)] },
      action: 'tax-profile.changed',
      subject: platform,
    },
    (tx, now) => writeTaxProfile(tx, now, platform, profile),
  )
  return profile
}

async function writeTaxProfile(tx: Tx, now: Date, ownerId: string, profile: TaxProfile): Promise<void> {
  if (profile.trn === '' && (await hasOpenFees(tx, ownerId))) throw fieldRefusal('trn', 'invalid.trn_in_use')
  const { legalName: legal_name, licenceAuthority: licence_authority, ...same } = profile
  const row = { ...same, legal_name, licence_authority, changed_at: now }
  await tx
    .insertInto('tax_profile')
    .values({ org_id: ownerId, ...row })
    .onConflict((conflict) => conflict.column('org_id').doUpdateSet(row))
    .execute()
}

async function hasOpenFees(tx: Tx, ownerId: string): Promise<boolean> {
  const fee = await tx
    .selectFrom('taxed_fee')
    .select('transaction_id')
    .where('org_id', '=', ownerId)
    .where('document_id', 'is', null)
    .where('treatment', '!=', 'none')
    .limit(1)
    .executeTakeFirst()
  return fee !== undefined
}
