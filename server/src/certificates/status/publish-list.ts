import {
  attachProof,
  buildStatusListCredential,
  prepareSignature,
  utcSeconds,
} from '@credenza/credential/issue'
import { createStatusList, encodeStatusList, listValidMs, setStatus } from '@credenza/credential/status'
import { hourMs } from '@credenza/schema'
import type { Context, Tx } from '../../context.ts'
import { findOrganisation, type Organisation } from '../../people/organisation/find-organisation.ts'
import { withRetry } from '../../platform/db/with-retry.ts'
import { refusal } from '../../platform/http/api-error.ts'
import { isInForce } from '../../platform/in-force.ts'
import { KeyStoreFailed } from '../../platform/keys/store/key-store.ts'
import { sha256 } from '../../platform/sha256.ts'
import { commitTogether } from '../../proof/audit/commit-together.ts'
import { methodOf, organisationDid } from '../../proof/issuer/did.ts'
import { lockedSigner } from '../../proof/issuer/signing-keys.ts'
import { enqueueLeaves } from '../../proof/log/enqueue-leaf.ts'
import { statusListUrl } from './list-url.ts'

/** How long a copy may be used before it is fetched again. */
export const listTtlMs = 60_000
/** A list is signed again when less than this is left of its validity. */
const renewBeforeMs = 12 * hourMs

/**
 * The organisation's signed revocation list with this number, as JSON text. It is signed when a bit has changed or its validity
 * is running out, not on each read; each signed list becomes a leaf of the statements log. While a key store is away, a list
 * that is still valid and in which no bit has changed stays in use. Throws not_found for an unknown list, and `KeyStoreFailed`.
 */
export async function publishStatusList(ctx: Context, organisationId: string, list: number): Promise<string> {
  const now = ctx.clock()
  const current = await ctx.db
    .selectFrom('status_list')
    .select(['credential', 'valid_until'])
    .where('org_id', '=', organisationId)
    .where('list', '=', list)
    .executeTakeFirst()
  if (!current) throw refusal('not_found.status_list')
  if (isFresh(current, now)) return current.credential

  try {
    return await signList(ctx, organisationId, list, now)
  } catch (error) {
    if (error instanceof KeyStoreFailed && isValid(current, now)) return current.credential
    throw error
  }
}

async function signList(ctx: Context, organisationId: string, list: number, now: Date): Promise<string> {
  const issuer = await findOrganisation(ctx.db, organisationId)
  return withRetry(ctx.db, async (tx) => {
    // Locked before the list: a theft declaration takes the locks in the same order.
    const signer = await lockedSigner(ctx, tx, organisationId)
    // Code that sets a bit updates the list's row after the entry, so it either waits here or we see its bit.
    const locked = await tx
      .selectFrom('status_list')
      .select(['credential', 'valid_until'])
      .where('org_id', '=', organisationId)
      .where('list', '=', list)
      .forUpdate()
      .executeTakeFirstOrThrow()
    if (isFresh(locked, now)) return locked.credential
    const did = organisationDid(ctx.config.publicUrl, organisationId)
    // In whole seconds, as in the list.
    const validUntil = new Date(Math.floor((now.getTime() + listValidMs) / 1000) * 1000)
    const document = buildStatusListCredential({
      url: statusListUrl(ctx.config.publicUrl, organisationId, list),
      issuerId: did,
      purpose: 'revocation',
      encodedList: await encodedList(tx, organisationId, list),
      validFrom: utcSeconds(now),
      validUntil: utcSeconds(validUntil),
      ttlMs: listTtlMs,
    })
    const signing = { verificationMethod: methodOf(did, signer), created: utcSeconds(now) }
    const prepared = prepareSignature(document, signing, sha256)
    const signature = await signer.sign(prepared.bytesToSign)
    const credential = JSON.stringify(attachProof(document, prepared, signature))
    await tx
      .updateTable('status_list')
      .set({ credential, valid_until: validUntil })
      .where('org_id', '=', organisationId)
      .where('list', '=', list)
      .execute()
    await log(tx, { issuer, list, digest: prepared.documentHash, now })
    await commitTogether(tx)
    return credential
  })
}

/**
 * Logs each version, so that a monitor can find the list it is served among the leaves, and sees two leaves if two lists are
 * signed for the same time.
 */
async function log(
  tx: Tx,
  { issuer, list, digest, now }: { issuer: Organisation; list: number; digest: Uint8Array; now: Date },
): Promise<void> {
  const last = await tx
    .selectFrom('status_list_version')
    .select((q) => q.fn.max('version').as('version'))
    .where('org_id', '=', issuer.id)
    .where('list', '=', list)
    .executeTakeFirst()
  await tx
    .insertInto('status_list_version')
    .values({ org_id: issuer.id, list, version: (last?.version ?? 0) + 1, digest, signed_at: now })
    .execute()
  await enqueueLeaves(tx, now, [
    {
      log: 'statements',
      organisationId: issuer.id,
      certificateId: null,
      action: 'status-list',
      issuerAddress: issuer.wallet_address,
      digest,
    },
  ])
}

type SignedList = { credential: string; valid_until: Date }
type ListRow = { [Column in keyof SignedList]: SignedList[Column] | null }

/** Not if it is valid for longer than one that is signed now: then the clock was ahead, and verifiers do not accept it yet. */
const isFresh = (list: ListRow, now: Date): list is SignedList =>
  isValid(list, new Date(now.getTime() + renewBeforeMs)) && isInForce(list.valid_until, listValidMs, now)

const isValid = (list: ListRow, at: Date): list is SignedList =>
  list.credential !== null && list.valid_until !== null && list.valid_until > at

async function encodedList(tx: Tx, organisationId: string, list: number): Promise<string> {
  const revoked = await tx
    .selectFrom('status_entry')
    .select('index')
    .where('org_id', '=', organisationId)
    .where('list', '=', list)
    .where('revoked', '=', true)
    .execute()
  const bits = createStatusList()
  for (const { index } of revoked) setStatus(bits, index, true)
  return encodeStatusList(bits)
}
