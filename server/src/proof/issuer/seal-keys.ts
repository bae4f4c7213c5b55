import { createPublicKey, hash, type JsonWebKey, type KeyObject, X509Certificate } from 'node:crypto'
import type { Db, Tx } from '../../context.ts'

/** A key that seals an organisation's PDFs, for its DID document. */
export interface PublishedSealKey {
  /** SHA-256 of the public key, base64url. */
  id: string
  jwk: JsonWebKey
  /** Set if somebody else is known to have had the key: its seals no longer count. */
  compromisedAt: Date | undefined
}

/** Every key that may have sealed a PDF of the organisation: the present one, replaced ones, and those at a provider. */
export async function publishedSealKeys(db: Db, organisationId: string): Promise<PublishedSealKey[]> {
  const [present, kept] = await Promise.all([
    db
      .selectFrom('document_key')
      .select('certificate')
      .where('org_id', '=', organisationId)
      .executeTakeFirst(),
    db
      .selectFrom('seal_public_key')
      .select(['public_key', 'compromised_at'])
      .where('org_id', '=', organisationId)
      .orderBy('created_at')
      .execute(),
  ])
  const keys = kept.map((row) =>
    published(
      createPublicKey({ key: Buffer.from(row.public_key), format: 'der', type: 'spki' }),
      row.compromised_at ?? undefined,
    ),
  )
  return present ? [...keys, published(keyOf(present.certificate))] : keys
}

/** Whether `keepSealKey` has published the key of this certificate (DER). */
export async function isSealKeyKept(
  db: Db,
  organisationId: string,
  certificate: Uint8Array,
): Promise<boolean> {
  const row = await db
    .selectFrom('seal_public_key')
    .select('id')
    .where('org_id', '=', organisationId)
    .where('id', '=', idOf(keyOf(certificate)))
    .executeTakeFirst()
  return row !== undefined
}

/** Publishes the key of this certificate (DER) from now on, although its private key is not here. Says whether that was news. */
export async function keepSealKey(
  tx: Tx,
  organisationId: string,
  certificate: Uint8Array,
  { now, compromisedAt = null }: { now: Date; compromisedAt?: Date | null },
): Promise<boolean> {
  const key = keyOf(certificate)
  const row = {
    org_id: organisationId,
    id: idOf(key),
    public_key: spkiOf(key),
    created_at: now,
    compromised_at: compromisedAt,
  }
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('seal_public_key')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

const keyOf = (certificate: Uint8Array): KeyObject => new X509Certificate(certificate).publicKey
const spkiOf = (key: KeyObject): Buffer => key.export({ format: 'der', type: 'spki' })

const idOf = (key: KeyObject): string => hash('sha256', spkiOf(key), 'base64url')

const published = (key: KeyObject, compromisedAt?: Date): PublishedSealKey => ({
  id: idOf(key),
  jwk: key.export({ format: 'jwk' }),
  compromisedAt,
})
