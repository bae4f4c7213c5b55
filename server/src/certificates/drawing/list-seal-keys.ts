import type { SealKeyInList } from '@credenza/schema'
import type { Context } from '../../context.ts'
import { KeyStoreFailed } from '../../platform/keys/store/key-store.ts'
import { publishedSealKeys, sealKeyId } from '../../proof/issuer/seal-keys.ts'

/** Every key whose seals the DID document names, newest first. */
export async function listSealKeys(ctx: Context, organisationId: string): Promise<SealKeyInList[]> {
  const [keys, theirs] = await Promise.all([
    publishedSealKeys(ctx.db, organisationId),
    keyAtProvider(ctx, organisationId),
  ])
  const hasProvider = ctx.remoteSeals.has(organisationId)
  return keys.toReversed().map(({ id, isHeldHere, createdAt, compromisedAt }) => ({
    id,
    inUse: !compromisedAt && (hasProvider ? id === theirs : isHeldHere),
    createdAt: createdAt.toISOString(),
    compromisedAt: compromisedAt?.toISOString() ?? '',
  }))
}

/** The id of the key with which the organisation's provider seals; undefined without provider, or while it does not answer. */
async function keyAtProvider({ remoteSeals }: Context, organisationId: string): Promise<string | undefined> {
  if (!remoteSeals.has(organisationId)) return undefined
  try {
    const [own] = await remoteSeals.certificates(organisationId)
    return sealKeyId(own!.raw)
  } catch (error) {
    if (error instanceof KeyStoreFailed) return undefined
    throw error
  }
}
