import type { Witnesses } from '@credenza/credential/verify'
import { type Check, checkLimits } from '@credenza/schema'
import type { Context } from '../../context.ts'
import { afterCall } from '../../platform/db/while-admitted.ts'
import { withRetry } from '../../platform/db/with-retry.ts'
import type { OrganisationCaller } from '../../platform/http/access.ts'
import { refusal } from '../../platform/http/api-error.ts'
import type { UploadedFile } from '../../platform/http/body/upload.ts'
import { type IdempotencyKey, once } from '../../platform/http/idempotency.ts'
import { newTenantId } from '../../platform/ids.ts'
import { appendAudit } from '../../proof/audit/append.ts'
import { TooCostly } from '../foreign/judging/open-judging.ts'
import { type Piece, refusedFile, unpack } from '../foreign/read/unpack.ts'
import {
  type CheckKey,
  checkToWire,
  deleteCheck,
  findCheck,
  sealBytes,
  sealValue,
  unchecked,
} from './check-store.ts'
import { runChecks } from './run-check.job.ts'

/**
 * Stores the files sealed, one at a time, and queues a job that checks them. A file that cannot be opened becomes a line of the
 * check too. Throws 'invalid' if there is nothing to check, and 'too_large' for more than 1,000 files.
 */
export async function startCheck(
  ctx: Context,
  { accountId, organisationId }: OrganisationCaller,
  {
    files,
    witnesses,
    idempotency,
  }: {
    files: readonly UploadedFile[]
    witnesses?: Witnesses | undefined
    idempotency: IdempotencyKey | undefined
  },
): Promise<Check> {
  const key: CheckKey = { organisationId, checkId: newTenantId('check', organisationId) }
  const now = ctx.clock()
  await beginReceiving(ctx, key, { accountId, witnesses, now })
  try {
    const { total, unreadable } = await keepAll(ctx, key, files)
    const { checkId } = await withRetry(ctx.db, (tx) =>
      once(tx, idempotency, now, async () => {
        await tx
          .updateTable('bulk_check')
          .set({ state: 'running', total, unreadable })
          .where('org_id', '=', organisationId)
          .where('id', '=', key.checkId)
          .execute()
        await ctx.jobs.enqueue(tx, runChecks, key, { key: key.checkId })
        const entry = {
          actor: accountId,
          action: 'check.started' as const,
          subject: key.checkId,
          detail: { total },
        }
        await appendAudit(ctx, tx, organisationId, now, [entry])
        return { checkId: key.checkId }
      }),
    )
    if (checkId !== key.checkId) await forget(ctx, key)
    return checkToWire(await findCheck(ctx.db, { organisationId, checkId }))
  } catch (error) {
    await forget(ctx, key)
    throw error
  }
}

/** An archive of 50 MB takes a second or two. */
const unpackingMs = 30_000

const beginReceiving = (
  ctx: Context,
  key: CheckKey,
  { accountId, witnesses, now }: { accountId: string; witnesses: Witnesses | undefined; now: Date },
) =>
  ctx.db
    .insertInto('bulk_check')
    .values({
      org_id: key.organisationId,
      id: key.checkId,
      account_id: accountId,
      state: 'receiving',
      total: 0,
      valid: 0,
      invalid: 0,
      cannot_tell: 0,
      unreadable: 0,
      checkpoint: null,
      witnesses: witnesses ? JSON.stringify(witnesses) : null,
      created_at: now,
      ended_at: null,
    })
    .execute()

async function keepAll(ctx: Context, key: CheckKey, files: readonly UploadedFile[]) {
  let position = 0
  let unreadable = 0
  const add = (piece: Piece) => {
    if (++position > checkLimits.files) throw refusal('too_large.check_files', { max: checkLimits.files })
    if (piece.kind === 'refused') unreadable++
    return keep(ctx, key, position, piece)
  }
  for (const file of files) {
    try {
      await ctx.judging.forRequest(
        key.organisationId,
        async ({ run }) => {
          for await (const piece of unpack(file, (batch) => run('unpack', batch))) await add(piece)
        },
        { withinMs: unpackingMs },
      )
    } catch (error) {
      if (!(error instanceof TooCostly)) throw error
      await add(await refusedFile(file, { code: 'file-too-costly' }))
    }
  }
  if (position === 0) throw refusal('invalid.check_empty')
  return { total: position, unreadable }
}

/** A refused file has its verdict already; the job does the rest. */
async function keep(
  { db, keys, clock }: Context,
  { organisationId, checkId }: CheckKey,
  position: number,
  piece: Piece,
): Promise<void> {
  const { kind, name, sha256 } = piece
  const isRefused = piece.kind === 'refused'
  await db
    .insertInto('bulk_check_item')
    .values({
      org_id: organisationId,
      check_id: checkId,
      position,
      kind,
      sha256,
      sealed_name: sealValue(keys, name.replace(/\p{C}/gu, '').slice(0, 300).toWellFormed()),
      sealed_content: isRefused ? null : sealBytes(keys, piece.content),
      verdict: isRefused ? 'UNREADABLE' : null,
      sealed_result: isRefused ? sealValue(keys, unchecked(piece.problem)) : null,
      checked_at: isRefused ? clock() : null,
    })
    .execute()
}

/** The caller may have been refused, and nobody would delete what they sent before a day is over. */
const forget = (ctx: Context, key: CheckKey) =>
  afterCall(() => withRetry(ctx.db, (tx) => deleteCheck(tx, key)))
