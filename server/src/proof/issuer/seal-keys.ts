import { createPublicKey, hash, type JsonWebKey, type KeyObject, X509Certificate } from 'node:crypto'
import { sql } from 'kysely'
import type { Db, Tx } from '../../context.ts'
import { logTrailsSoon } from '../log/trail-leaves.ts'

/** A key that seals an organisation's PDFs, for its DID document. */
export interface PublishedSealKey {
  /** SHA-256 of the public key, base64url. */
  id: string
  jwk: JsonWebKey
  /** When it was made, or for a provider's key, when it was first seen here. */
  createdAt: Date
  /** Whether its private key is here. */
  isHeldHere: boolean
  /** Set if somebody else is known to have had the key: its seals no longer count. */
  compromisedAt: Date | undefined
}

/** Every key that may have sealed a PDF of the organisation: the one held here, replaced ones, and those at a provider. */
export async function publishedSealKeys(db: Db, organisationId: string): Promise<PublishedSealKey[]> {
  // One statement, because a key may just be moving from one table to the other.
  const rows = await db
    .selectFrom('seal_public_key')
    .select(['public_key as key', 'created_at', 'compromised_at', sql<boolean>`false`.as('is_held_here')])
    .where('org_id', '=', organisationId)
    .unionAll(
      db
        .selectFrom('document_key')
        .select([
          'certificate as key',
          'created_at',
          sql<Date | null>`NULL::timestamptz`.as('compromised_at'),
          sql<boolean>`true`.as('is_held_here'),
        ])
        .where('org_id', '=', organisationId),
    )
    .orderBy('created_at')
    .execute()
  return rows.map(({ key, created_at, compromised_at, is_held_here }) => {
    const publicKey = is_held_here
      ? keyOf(key)
      : createPublicKey({ key: Buffer.from(key), format: 'der', type: 'spki' })
    return {
      id: idOf(publicKey),
      jwk: publicKey.export({ format: 'jwk' }),
      createdAt: created_at,
      isHeldHere: is_held_here,
      compromisedAt: compromised_at ?? undefined,
    }
  })
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
  await logTrailsSoon(tx)
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
  await logTrailsSoon(tx)
}

/** The id of the key of a certificate (DER), as in `PublishedSealKey`. */
export const sealKeyId = (certificate: Uint8Array): string => idOf(keyOf(certificate))

const keyOf = (certificate: Uint8Array): KeyObject => new X509Certificate(certificate).publicKey
const spkiOf = (key: KeyObject): Buffer => key.export({ format: 'der', type: 'spki' })

const idOf = (key: KeyObject): string => hash('sha256', spkiOf(key), 'base64url')
