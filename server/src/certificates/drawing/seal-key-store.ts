import { createPrivateKey, X509Certificate } from 'node:crypto'
import type { SealKey } from '@credenza/document'
import type { Context, Tx } from '../../context.ts'
import { keepSealKey } from '../../proof/issuer/seal-keys.ts'

const purpose = 'document-key'

/** A key that seals PDFs, with its self-signed certificate and an authority's certificates. */
export interface KeptSealKey extends Pick<SealKey, 'privateKey' | 'certificate'> {
  /** Its own first, then those that lead to the authority; empty until the owner adds some. */
  authority: readonly X509Certificate[]
}

/** The key of an organisation or of the platform; undefined if it has none yet. Throws if the certificates are for another key. */
export async function findSealKey(ctx: Context, owner: string): Promise<KeptSealKey | undefined> {
  const row = await ctx.db
    .selectFrom('document_key')
    .select(['sealed_private_key', 'certificate', 'x5c'])
    .where('org_id', '=', owner)
    .executeTakeFirst()
  if (!row) return undefined
  const privateKey = ctx.keys.open(purpose, row.sealed_private_key)
  const authority = (row.x5c ?? []).map((one) => new X509Certificate(Buffer.from(one, 'base64')))
  const key = createPrivateKey({ key: Buffer.from(privateKey), format: 'der', type: 'pkcs8' })
  if (authority[0]?.checkPrivateKey(key) === false)
    throw new Error('The certificate of this key for seals is of another key')
  return { privateKey, certificate: row.certificate, authority }
}

/** The columns of a new key. */
export const sealedKey = ({ keys }: Context, { privateKey, certificate }: SealKey, now: Date) => ({
  sealed_private_key: keys.seal(purpose, privateKey),
  certificate,
  created_at: now,
  x5c: null,
})

/**
 * Replaces the owner's key. There is one, since it was shown, and it is never deleted. Its public half stays, so that its seals
 * are still recognised.
 */
export async function replaceSealKey(
  tx: Tx,
  owner: string,
  made: ReturnType<typeof sealedKey>,
): Promise<void> {
  const { certificate, created_at } = await tx
    .selectFrom('document_key')
    .select(['certificate', 'created_at'])
    .where('org_id', '=', owner)
    .forUpdate()
    .executeTakeFirstOrThrow()
  await keepSealKey(tx, owner, certificate, created_at)
  await tx.updateTable('document_key').set(made).where('org_id', '=', owner).execute()
}

/**
 * Stores an authority's certificates for the key that has this self-signed certificate. False if the owner has another key by
 * now.
 */
export async function keepSealCertificates(
  tx: Tx,
  owner: string,
  { certificate, x5c }: { certificate: Uint8Array; x5c: string[] },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('document_key')
    .set({ x5c })
    .where('org_id', '=', owner)
    .where('certificate', '=', certificate)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}
