import { newSealKey, type SealKey } from '@credenza/document'
import type { Context } from '../../context.ts'
import { displayNameOf, findOrganisation } from '../../people/organisation/find-organisation.ts'
import { withRetry } from '../../platform/db/with-retry.ts'
import { platformTrail, recordState } from '../../proof/audit/append.ts'
import { deploymentDid } from '../../proof/issuer/did.ts'

const purpose = 'document-key'

/**
 * The P-256 key that seals the organisation's PDFs, with its self-signed certificate. It is made when it is first
 * needed. If two are made at once, the first one stored wins.
 */
export async function documentKey(ctx: Context, organisationId: string): Promise<SealKey> {
  const known = await readKey(ctx, organisationId)
  if (known) return known
  const organisation = await findOrganisation(ctx.db, organisationId)
  return makeKey(ctx, organisationId, { id: organisationId, name: displayNameOf(organisation) })
}

/** Like `documentKey`, for the deployment itself, which seals with it what it says in its own name. */
export async function deploymentSealKey(ctx: Context): Promise<SealKey> {
  const { publicUrl } = ctx.config
  const subject = { id: deploymentDid(publicUrl), name: new URL(publicUrl).host }
  return (await readKey(ctx, platformTrail)) ?? makeKey(ctx, platformTrail, subject)
}

async function makeKey(
  ctx: Context,
  owner: string,
  subject: Parameters<typeof newSealKey>[0],
): Promise<SealKey> {
  const now = ctx.clock()
  const made = await newSealKey(subject, now)
  const row = {
    org_id: owner,
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
    await recordState(ctx, tx, owner, now, [owner])
  })
  return (await readKey(ctx, owner))!
}

async function readKey(ctx: Context, organisationId: string): Promise<SealKey | undefined> {
  const row = await ctx.db
    .selectFrom('document_key')
    .select(['sealed_private_key', 'certificate'])
    .where('org_id', '=', organisationId)
    .executeTakeFirst()
  return row && { privateKey: ctx.keys.open(purpose, row.sealed_private_key), certificate: row.certificate }
}
