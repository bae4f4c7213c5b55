import { type DocumentKey, newDocumentKey } from '@credenza/document'
import type { Context } from '../../context.ts'
import { displayNameOf, findOrganisation } from '../../organisation/organisation-store.ts'
import { withRetry } from '../../platform/db/with-retry.ts'

const purpose = 'document-key'

/**
 * The P-256 key that seals the organisation's PDFs, with its self-signed certificate. Made when first needed; of two
 * made at once the one that is kept first counts.
 */
export async function documentKey(ctx: Context, organisationId: string): Promise<DocumentKey> {
  const known = await readKey(ctx, organisationId)
  if (known) return known
  const organisation = await findOrganisation(ctx.db, organisationId)
  const now = ctx.clock()
  const made = await newDocumentKey({ id: organisationId, name: displayNameOf(organisation) }, now)
  const row = {
    org_id: organisationId,
    sealed_private_key: ctx.keys.seal(purpose, made.privateKey),
    certificate: made.certificate,
    created_at: now,
  }
  await withRetry(ctx.db, async (tx) => {
    await tx
      .insertInto('document_key')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  })
  return (await readKey(ctx, organisationId))!
}

async function readKey(ctx: Context, organisationId: string): Promise<DocumentKey | undefined> {
  const row = await ctx.db
    .selectFrom('document_key')
    .select(['sealed_private_key', 'certificate'])
    .where('org_id', '=', organisationId)
    .executeTakeFirst()
  return row && { privateKey: ctx.keys.open(purpose, row.sealed_private_key), certificate: row.certificate }
}
