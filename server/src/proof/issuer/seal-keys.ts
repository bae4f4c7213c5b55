import { createPublicKey, hash, type JsonWebKey, type KeyObject, X509Certificate } from 'node:crypto'
import type { Db, Tx } from '../../context.ts'

/** A key that seals an organisation's PDFs, for its DID document. */
export interface PublishedSealKey {
  /** SHA-256 of the public key, base64url. */
  id: string
  jwk: JsonWebKey
  /** When it was made, or for a provider's key, when it first sealed here. */
  createdAt: Date
  /** Whether its private key is here. */
  isHeldHere: boolean
  /** Set if somebody else is known to have had the key: its seals no longer count. */
  compromisedAt: Date | undefined
}

/** Every key that may have sealed a PDF of the organisation: the one held here, replaced ones, and those at a provider. */
export async function publishedSealKeys(db: Db, organisationId: string): Promise<PublishedSealKey[]> {
  const [present, kept] = await Promise.all([
    db
      .selectFrom('document_key')
      .select(['certificate', 'created_at'])
      .where('org_id', '=', organisationId)
      .executeTakeFirst(),
    db
      .selectFrom('seal_public_key')
      .select(['public_key', 'created_at', 'compromised_at'])
      .where('org_id', '=', organisationId)
      .orderBy('created_at')
      .execute(),
  ])
  const keys = kept.map((row) => ({
    ...factsOf(createPublicKey({ key: Buffer.from(row.public_key), format: 'der', type: 'spki' })),
    createdAt: row.created_at,
    isHeldHere: false,
    compromisedAt: row.compromised_at ?? undefined,
  }))
  if (!present) return keys
  const { certificate, created_at: createdAt } = present
  return [...keys, { ...factsOf(keyOf(certificate)), createdAt, isHeldHere: true, compromisedAt: undefined }]
}

/** Whether seals by the key of this certificate (DER) count; undefined if `keepSealKey` has not published it. */
export async function keptSealKeyState(
  db: Db,
  organisationId: string,
  certificate: Uint8Array,
): Promise<'counts' | 'stolen' | undefined> {
  const row = await db
    .selectFrom('seal_public_key')
    .select('compromised_at')
    .where('org_id', '=', organisationId)
    .where('id', '=', sealKeyId(certificate))
    .executeTakeFirst()
  return row && (row.compromised_at ? 'stolen' : 'counts')
}

/** Publishes the key of this certificate (DER), although its private key is not here. Says whether that was news. */
export async function keepSealKey(
  tx: Tx,
  organisationId: string,
  certificate: Uint8Array,
  since: Date,
): Promise<boolean> {
  const key = keyOf(certificate)
  const row = {
    org_id: organisationId,
    id: idOf(key),
    public_key: spkiOf(key),
    created_at: since,
    compromised_at: null,
  }
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('seal_public_key')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

/** Marks a kept key as stolen. */
export async function noteSealKeyTheft(
  tx: Tx,
  organisationId: string,
  keyId: string,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('seal_public_key')
    .set({ compromised_at: now })
    .where('org_id', '=', organisationId)
    .where('id', '=', keyId)
    .execute()
}

/** The id of the key of a certificate (DER), as in `PublishedSealKey`. */
export const sealKeyId = (certificate: Uint8Array): string => idOf(keyOf(certificate))

const keyOf = (certificate: Uint8Array): KeyObject => new X509Certificate(certificate).publicKey
const spkiOf = (key: KeyObject): Buffer => key.export({ format: 'der', type: 'spki' })

const idOf = (key: KeyObject): string => hash('sha256', spkiOf(key), 'base64url')

const factsOf = (key: KeyObject) => ({ id: idOf(key), jwk: key.export({ format: 'jwk' }) })
