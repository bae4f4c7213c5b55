import type { OpenDatabase } from '../../db/database.ts'
import { holdRole, type Lease } from '../../db/lease.ts'
import { listenOn, type Waker } from '../../db/wake.ts'
import { broadcast } from './broadcast.ts'
import { confirmMined, followSent } from './follow-sent.ts'
import { pushStuck } from './push-stuck.ts'
import { queueChannel } from './queue.ts'
import { sendQueued } from './send-queued.ts'
import { type Change, ownRows, type SigningChain } from './sent-rows.ts'

export interface SignerOptions {
  /** Ends the loop; the promise settles when the current step is done. */
  signal: AbortSignal
  /** Called after each change of a status is committed. Must not throw. */
  onChange?: (change: Change) => void
  /** How long a transaction may wait before it is sent again with higher fees; a minute by default. */
  patienceMs?: number
}

/**
 * Pause between looks at the queue: with nothing in flight, while waiting for a block of the embedded chain, or of an external
 * one.
 */
const pauseMs = { idle: 5_000, embedded: 100, external: 1_000 }

/**
 * Sends enqueued transactions and follows them until they are final. Every process may call it, but only one at a time does the
 * work (role 'chain-signer'). Two at once would be harmless, since both send only committed bytes.
 */
export async function runSigner(
  db: OpenDatabase,
  chain: SigningChain,
  options: SignerOptions,
): Promise<void> {
  const waker = listenOn(db.directUrl, [queueChannel])
  try {
    await holdRole(db, 'chain-signer', (lease) => work(db, chain, lease, waker, options), {
      signal: options.signal,
    })
  } finally {
    await waker.close()
  }
}

async function work(
  db: OpenDatabase,
  chain: SigningChain,
  lease: Lease,
  waker: Waker,
  options: SignerOptions,
): Promise<void> {
  // The previous holder of the role may have died between committing and sending.
  await broadcast(chain, await ownRows(db.kysely, chain, 'sent'), db.log)
  while (!lease.signal.aborted) {
    const { changes, isWaiting } = await step(db, chain, lease, options.patienceMs ?? 60_000)
    for (const change of changes) options.onChange?.(change)
    if (changes.length === 0) await waker.wait(isWaiting ? pauseMs[chain.kind] : pauseMs.idle, lease.signal)
  }
}

async function step(
  db: OpenDatabase,
  chain: SigningChain,
  lease: Lease,
  patienceMs: number,
): Promise<{ changes: Change[]; isWaiting: boolean }> {
  const confirmed = await confirmMined(db, chain)
  const reorganised = new Set(confirmed.filter(({ status }) => status === 'sent').map(({ key }) => key))
  const sent = await ownRows(db.kysely, chain, 'sent')
  await broadcast(
    chain,
    sent.filter(({ key }) => reorganised.has(key)),
    db.log,
  )
  const followed = sent.length > 0 ? await followSent(db, chain, sent) : []
  const settled = new Set(followed.map(({ key }) => key))
  const waiting = sent.filter(({ key }) => !settled.has(key))
  await pushStuck(db, chain, lease, waiting, patienceMs)
  const queued = await sendQueued(db, chain, lease, waiting.length)
  return {
    changes: [...confirmed, ...followed, ...queued],
    isWaiting: waiting.length > 0 || queued.length > 0,
  }
}
