import { hash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Tx } from '../../context.ts'
import { ApiError } from './api-error.ts'

export interface IdempotencyKey {
  accountId: string
  key: string
  requestHash: Uint8Array
}

/** The Idempotency-Key of a request, bound to its caller, path and body; undefined when none was sent. */
export function idempotencyKey(
  request: FastifyRequest,
  content: unknown = request.body,
): IdempotencyKey | undefined {
  const key = request.headers['idempotency-key']
  if (key === undefined) return undefined
  if (typeof key !== 'string' || !/^[\x21-\x7e]{1,200}$/.test(key)) {
    throw new ApiError(
      'idempotency_key_invalid',
      'Idempotency-Key must be 1 to 200 printable characters without spaces.',
    )
  }
  const bound = JSON.stringify([request.method, request.routeOptions.url, request.params, content])
  return {
    accountId: request.party?.accountId ?? 'anonymous',
    key,
    requestHash: hash('sha256', bound, 'buffer'),
  }
}

/**
 * Runs `effect` at most once per key: the key's row, the effect and its answer commit together, so a retry gets the
 * first answer whatever died in between. Two at once: the second waits for the first. Without a key it just runs.
 */
export async function once<Answer>(
  tx: Tx,
  idempotency: IdempotencyKey | undefined,
  now: Date,
  effect: () => Promise<Answer>,
): Promise<Answer> {
  if (!idempotency) return effect()
  const { accountId, key, requestHash } = idempotency
  const row = { account_id: accountId, key }
  const inserted = await tx
    .insertInto('idempotency_key')
    .values({ ...row, request_hash: requestHash, body: null, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst()
  if (!inserted) return firstAnswer<Answer>(tx, idempotency)

  const answer = await effect()
  await tx
    .updateTable('idempotency_key')
    .set({ body: JSON.stringify(answer) })
    .where('account_id', '=', accountId)
    .where('key', '=', key)
    .execute()
  return answer
}

async function firstAnswer<Answer>(tx: Tx, { accountId, key, requestHash }: IdempotencyKey): Promise<Answer> {
  const first = await tx
    .selectFrom('idempotency_key')
    .select(['request_hash', 'body'])
    .where('account_id', '=', accountId)
    .where('key', '=', key)
    .executeTakeFirst()
  if (!first?.body)
    throw new ApiError('request_in_progress', 'The same request is still running. Try again in a moment.')
  if (!Buffer.from(requestHash).equals(first.request_hash)) {
    throw new ApiError(
      'idempotency_key_reused',
      'This Idempotency-Key was used for another request. Send a new one.',
    )
  }
  return JSON.parse(first.body) as Answer
}
