import type { SigningKeyFacts, TheftImpact } from '@credenza/schema'
import type { Context } from '../../context.ts'
import { findOrganisation } from '../../people/organisation/find-organisation.ts'
import { wholeSeconds } from '../../proof/issuer/key-events.ts'
import { unknownKey } from '../../proof/issuer/stolen-key.ts'
import { requirePlausible } from './declare-compromised.ts'
import { countEffects } from './theft-effects.ts'

/** Every key that the organisation ever signed with, newest first. */
export async function listKeys(ctx: Context, organisationId: string): Promise<SigningKeyFacts[]> {
  const { id } = await findOrganisation(ctx.db, organisationId)
  const rows = await ctx.db
    .selectFrom('organisation_key')
    .select(['id', 'created_at', 'retired_at', 'compromised_at', 'x5c'])
    .where('org_id', '=', id)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    signs: row.x5c ? 'wallets' : 'documents',
    createdAt: row.created_at.toISOString(),
    retiredAt: row.retired_at?.toISOString() ?? '',
    compromisedAt: row.compromised_at?.toISOString() ?? '',
  }))
}

/** What declaring a key stolen since an instant would affect. Throws the errors that the declaration would throw. */
export async function readTheftImpact(
  ctx: Context,
  { organisationId, keyId, since }: { organisationId: string; keyId: string; since: Date },
): Promise<TheftImpact> {
  const now = ctx.clock()
  const at = wholeSeconds(since)
  const organisation = await findOrganisation(ctx.db, organisationId)
  const key = await ctx.db
    .selectFrom('organisation_key')
    .select(['created_at', 'compromised_at'])
    .where('org_id', '=', organisation.id)
    .where('id', '=', keyId)
    .executeTakeFirst()
  if (!key) throw unknownKey()
  requirePlausible(at, { made: key.created_at, declared: key.compromised_at, now })
  return countEffects(ctx.db, { organisation, keyId, since: at, now })
}
