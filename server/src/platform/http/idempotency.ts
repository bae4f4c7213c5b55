import type { FastifyRequest } from 'fastify'
import type { Context, Tx } from '../../context.ts'
import type { Keys } from '../keys/keys.ts'
import { sealedJson } from '../keys/sealed-json.ts'
import { isFree, purgeFree } from '../retention/hold.ts'
import { keptSince } from '../retention/kept-since.ts'
import { refusal } from './api-error.ts'
import { departmentOf } from './authenticate.ts'

export interface IdempotencyKey {
  accountId: string
  key: string
  /** A MAC and not a hash, from which a password in the body could be guessed. */
  requestMac: Uint8Array
  keys: Keys
}

const purpose = 'idempotency'
const answers = sealedJson<unknown>(purpose)

/** The Idempotency-Key of a request, bound to its caller, path, body and department; undefined when none was sent. */
export function idempotencyKey(
  { keys }: Context,
  request: FastifyRequest,
  content: unknown = request.body,
): IdempotencyKey | undefined {
  const key = request.headers['idempotency-key']
  if (key === undefined) return undefined
  if (typeof key !== 'string' || !/^[\x21-\x7e]{1,200}$/.test(key)) {
    throw refusal('idempotency_key_invalid')
  }
  const { method, routeOptions, params, headers } = request
  const department = departmentOf(headers)
  const bound = JSON.stringify([
    method,
    routeOptions.url,
    params,
    content,
    ...(department ? [department] : []),
  ])
  return {
    accountId: request.caller?.accountId ?? 'anonymous',
    key,
    requestMac: keys.mac(purpose, new TextEncoder().encode(bound)),
    keys,
  }
}

/**
 * Runs `effect` at most once per key: the key's row, the effect and its answer commit together, so a retry gets the first
 * answer, whatever crashed in between. Of two at once, the second waits for the first. Without a key it simply runs. The answer
 * is stored sealed, since it may name a person.
 */
export async function once<Answer>(
  tx: Tx,
  idempotency: IdempotencyKey | undefined,
  now: Date,
  effect: () => Promise<Answer>,
): Promise<Answer> {
  if (!idempotency) return effect()
  const { accountId, key, requestMac, keys } = idempotency
  const row = { account_id: accountId, key }
  const inserted = await tx
    .insertInto('idempotency_key')
    .values({ ...row, request_mac: requestMac, sealed_answer: null, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst()
  if (!inserted) return firstAnswer<Answer>(tx, idempotency)

  const answer = await effect()
  await tx
    .updateTable('idempotency_key')
    .set({ sealed_answer: answers.seal(keys, answer) })
    .where('account_id', '=', accountId)
    .where('key', '=', key)
    .execute()
  return answer
}

/**
 * Whether `once` has already run for this key, so that it will only repeat its answer or refuse a different request. Locks the
 * key until the transaction ends, so that it is not purged in between.
 */
export async function wasAnswered(tx: Tx, idempotency: IdempotencyKey | undefined): Promise<boolean> {
  if (!idempotency) return false
  const row = await tx
    .selectFrom('idempotency_key')
    .select('key')
    .where('account_id', '=', idempotency.accountId)
    .where('key', '=', idempotency.key)
    .forUpdate()
    .executeTakeFirst()
  return row !== undefined
}

/**
 * Deletes keys some days after their first use. Then the same request counts as a new one. They are not kept for ever, because
 * answers name people.
 */
export async function purgeIdempotencyKeys(ctx: Pick<Context, 'db' | 'clock'>): Promise<void> {
  const since = await keptSince(ctx, 'repeated-calls')
  await purgeFree(ctx.db, (tx) =>
    tx
      .deleteFrom('idempotency_key')
      .where('created_at', '<=', since)
      .where(isFree('idempotency_key.account_id', ctx.clock()))
      .execute(),
  )
}

/** Deletes the stored answers to an account that is being deleted. */
export async function forgetKeptAnswers(tx: Tx, accountId: string): Promise<void> {
  await tx.deleteFrom('idempotency_key').where('account_id', '=', accountId).execute()
}

async function firstAnswer<Answer>(
  tx: Tx,
  { accountId, key, requestMac, keys }: IdempotencyKey,
): Promise<Answer> {
  const first = await tx
    .selectFrom('idempotency_key')
    .select(['request_mac', 'sealed_answer'])
    .where('account_id', '=', accountId)
    .where('key', '=', key)
    .executeTakeFirst()
  if (!first?.sealed_answer) throw refusal('request_in_progress')
  if (!Buffer.from(requestMac).equals(first.request_mac)) {
    throw refusal('idempotency_key_reused')
  }
  return answers.open(keys, first.sealed_answer) as Answer
}
