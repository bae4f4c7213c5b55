import { setTimeout as pause } from 'node:timers/promises'
import { type RawBuilder, sql } from 'kysely'
import type { Context } from '../../context.ts'
import { openBackups } from '../../platform/backup/open-backups.ts'
import { withRetry } from '../../platform/db/with-retry.ts'
import { type MasterKey, masterKeyOf } from '../../platform/keys/keys.ts'
import { newestRotation, type Rotation, ringOf } from '../../platform/keys/ring/read-ring.ts'
import { beginRotation, endRotation, startSealing } from '../../platform/keys/ring/rotation-steps.ts'
import { processesWaitedFor } from '../../platform/presence/processes-waited-for.ts'
import { appendAudit, platformTrail } from '../../proof/audit/append.ts'
import { sealAgain } from './seal-again.ts'
import { countStaleRequests, sealRequestsAgain } from './sealed-requests.ts'
import { sealedTables } from './sealed-tables.ts'
import { countStale } from './stale-boxes.ts'

/** What the rotation needs from the place where the master key is kept. */
export interface KeyPlace {
  /** The key that this process was started with. */
  held: MasterKey
  /** Makes a new key of 32 bytes. Throws if somebody else has to make it. */
  makeNew(): Uint8Array
  /** Stores the new key where the next start finds it. Returns false if only the operator can do so. */
  adopt(next: MasterKey): Promise<boolean>
}

interface Watching {
  say(line: string): void
  signal: AbortSignal
}

/**
 * Replaces the master key while the server runs, or continues where an earlier call was killed. First every process learns to
 * open with the new key, then all seal with it, then everything sealed is sealed again. The old key is forgotten once nothing
 * is sealed under it and the next start finds the new one. Returns whether it is forgotten.
 */
export async function rotateMasterKey(ctx: Context, place: KeyPlace, watching: Watching): Promise<boolean> {
  const { say } = watching
  const rotation = await beginOrContinue(ctx, place, watching)
  const next = ringOf(rotation, place.held).opening[0]!
  const has = sql<boolean>`master_keys @> ARRAY[${next.checkValue}]`
  await waitForProcesses(ctx, { condition: has, what: 'accept the new key' }, watching)
  if (!rotation.sealing_since) await withRetry(ctx.db, (tx) => startSealing(tx, rotation))
  const seals = sql<boolean>`master_keys[1] = ${next.checkValue}`
  await waitForProcesses(ctx, { condition: seals, what: 'seal with the new key' }, watching)

  let values = await proveNothingLeft(ctx, next)
  while (values === undefined) {
    await sealEverythingAgain(ctx, next, watching)
    values = await proveNothingLeft(ctx, next)
  }
  say(`Nothing is left under the old key: looked at ${values} sealed values.`)
  if (ctx.backups.isSet) await openBackups(ctx.config, ctx.keys).open()

  const isHeld = place.held.checkValue === next.checkValue
  if (!isHeld && !(await place.adopt(next))) return false
  await withRetry(ctx.db, async (tx) => {
    await endRotation(tx, rotation)
    await appendAudit(ctx, tx, platformTrail, ctx.clock(), [
      { actor: 'system', action: 'master-key.replaced', subject: 'platform', leavesState: true },
    ])
  })
  return true
}

async function beginOrContinue(ctx: Context, place: KeyPlace, { say }: Watching): Promise<Rotation> {
  const last = await newestRotation(ctx.db)
  if (last && !last.ended_at) {
    say(`Continues the rotation of ${last.begun_at.toISOString()}.`)
    return last
  }
  const bytes = place.makeNew()
  await withRetry(ctx.db, (tx) => beginRotation(tx, place.held, bytes))
  say(`Begins: from key ${place.held.id.toString('hex')} to key ${masterKeyOf(bytes).id.toString('hex')}.`)
  return (await newestRotation(ctx.db))!
}

const lookEveryMs = 200

async function waitForProcesses(
  { db }: Context,
  { condition, what }: { condition: RawBuilder<boolean>; what: string },
  { say, signal }: Watching,
): Promise<void> {
  for (let told = -1; ; ) {
    const waited = await processesWaitedFor(db, condition)
    if (waited === 0) break
    if (waited !== told) say(`Waits until all processes ${what}; still without: ${waited}.`)
    told = waited
    await pause(lookEveryMs, undefined, { signal })
  }
  say(`All processes ${what}.`)
}

async function sealEverythingAgain(ctx: Context, next: MasterKey, { say, signal }: Watching): Promise<void> {
  for (const sealed of sealedTables) {
    const { stale } = await countStale(ctx.db, sealed, next.id)
    if (stale === 0) continue
    let rows = 0
    let toldAt = performance.now()
    for await (const changed of sealAgain(ctx, sealed, { keyId: next.id, signal })) {
      rows += changed
      if (performance.now() - toldAt < 5_000) continue
      say(`${sealed.table}: ${rows} rows sealed again`)
      toldAt = performance.now()
    }
    say(`${sealed.table}: ${rows} rows sealed again, which is all`)
  }
  await sealRequestsAgain(ctx, next.id)
}

/** The number of sealed values if all are under the new key; undefined if some are not. */
async function proveNothingLeft({ db }: Context, { id }: MasterKey): Promise<number | undefined> {
  let all = 0
  for (const sealed of sealedTables) {
    const { stale, values } = await countStale(db, sealed, id)
    if (stale > 0) return undefined
    all += values
  }
  return (await countStaleRequests(db, id)) === 0 ? all : undefined
}
