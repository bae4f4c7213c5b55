import { buildStatusListCredential, signDocumentSync, utcSeconds } from '@credenza/credential/issue'
import { createStatusList, encodeStatusList, setStatus } from '@credenza/credential/status'
import type { Context, Tx } from '../context.ts'
import { organisationDid } from '../organisation/did.ts'
import { currentSigningKey } from '../organisation/signing-keys.ts'
import { withRetry } from '../platform/db/with-retry.ts'
import { notFound } from '../platform/http/api-error.ts'
import { sha256 } from '../platform/sha256.ts'
import { statusListUrl } from './list-url.ts'

/** How long a copy may be used before it is asked for again, and how long the signed list holds. */
export const listTtlMs = 60_000
const validMs = 24 * 3_600_000
/** A list is signed anew when less than this is left of its validity. */
const renewBeforeMs = 12 * 3_600_000

/**
 * The organisation's signed revocation list with this number, as JSON text. Signed when a bit has changed or the
 * validity runs low, not per read. Throws not_found when there is no such list.
 */
export async function publishStatusList(ctx: Context, organisationId: string, list: number): Promise<string> {
  const now = ctx.clock()
  const current = await ctx.db
    .selectFrom('status_list')
    .select(['credential', 'valid_until'])
    .where('org_id', '=', organisationId)
    .where('list', '=', list)
    .executeTakeFirst()
  if (!current) throw notFound('There is no such status list.')
  if (isFresh(current, now)) return current.credential

  const key = await currentSigningKey(ctx, organisationId)
  return withRetry(ctx.db, async (tx) => {
    // Whoever sets a bit updates the list's row after its entry, so it waits here or is seen here.
    const locked = await tx
      .selectFrom('status_list')
      .select(['credential', 'valid_until'])
      .where('org_id', '=', organisationId)
      .where('list', '=', list)
      .forUpdate()
      .executeTakeFirstOrThrow()
    if (isFresh(locked, now)) return locked.credential
    const did = organisationDid(ctx.config.publicUrl, organisationId)
    const validUntil = new Date(now.getTime() + validMs)
    const document = buildStatusListCredential({
      url: statusListUrl(ctx.config.publicUrl, organisationId, list),
      issuerId: did,
      purpose: 'revocation',
      encodedList: await encodedList(tx, organisationId, list),
      validFrom: utcSeconds(now),
      validUntil: utcSeconds(validUntil),
      ttlMs: listTtlMs,
    })
    const signed = signDocumentSync(document, {
      verificationMethod: `${did}#${key.publicKeyMultibase}`,
      created: utcSeconds(now),
      sign: key.sign,
      sha256,
    })
    const credential = JSON.stringify(signed)
    await tx
      .updateTable('status_list')
      .set({ credential, valid_until: validUntil })
      .where('org_id', '=', organisationId)
      .where('list', '=', list)
      .execute()
    return credential
  })
}

function isFresh(
  list: { credential: string | null; valid_until: Date | null },
  now: Date,
): list is { credential: string; valid_until: Date } {
  return (
    list.credential !== null &&
    list.valid_until !== null &&
    list.valid_until.getTime() - now.getTime() > renewBeforeMs
  )
}

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
