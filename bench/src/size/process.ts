import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type BatchRequest, reviewFlag } from '@credenza/schema'
import type { Context } from '@credenza/server/src/context.ts'
import { runBatch } from '@credenza/server/src/doors/batch/run-batch.job.ts'
import { startBatch } from '@credenza/server/src/doors/batch/start-batch.ts'
import { archiveTrail } from '@credenza/server/src/operating/archive/archive-trail.ts'
import { everyTrail } from '@credenza/server/src/operating/archive/every-trail.ts'
import { findOrganisation } from '@credenza/server/src/people/organisation/find-organisation.ts'
import { openFolderStore } from '@credenza/server/src/platform/backup/store/folder-store.ts'
import { openSealedStore } from '@credenza/server/src/platform/backup/store/sealed-store.ts'
import { rebuildOvergrown } from '@credenza/server/src/platform/db/indexes/run-index-rebuilding.ts'
import { titles } from '../lists/words.ts'
import { openProduct } from '../open-product.ts'
import { category, type Party, seed } from '../whole-way/seed.ts'
import { anchor, log as logPending, requireWhole } from '../whole-way/steps.ts'
import { readLists } from './read-lists.ts'
import { type TableSize, tableSizes } from './sizes.ts'

/**
 * The size of the tables during one run: before the first certificate, at the end, after the server had rested, and after
 * the trails were archived.
 */
export interface SizeRun {
  count: number
  before: TableSize[]
  after: TableSize[]
  rested: TableSize[]
  archived: TableSize[]
}

/** How many certificates each student gets. */
const certificatesEach = 6
/** How many batches go the whole way, one after the other. Each reuses the space that the one before it freed. */
const rounds = 24

/**
 * Takes `count` certificates the whole way in batches, and reads every order of the lists that show them. With `rests`, the
 * server pauses after each batch, otherwise only at the end.
 */
async function measureSizes(count: number, dataFolder: string, rests: boolean): Promise<SizeRun> {
  const { ctx, close } = await openProduct({ DATA_DIR: dataFolder })
  process.once('SIGINT', () => close().then(() => process.exit(130)))
  try {
    const perRound = Math.ceil(count / rounds)
    const { issuer, verifier, studentIds } = await seed(ctx, (perRound * rounds) / certificatesEach)
    const before = await tableSizes(ctx)
    for (let round = 1; round <= rounds; round++) {
      const from = (perRound * (round - 1)) % studentIds.length
      await issueRound(ctx, issuer, studentIds.slice(from, from + perRound), titles[round % titles.length]!)
      await actInBatch(ctx, verifier, {
        kind: 'accept',
        requests: { filter: { status: reviewFlag.pending }, except: [] },
        origin: 'issuer',
      })
      await logPending(ctx)
      await anchor(ctx, round * perRound)
      if (rests) await rest(ctx)
    }
    await requireWhole(ctx, rounds * perRound)
    await readLists(ctx, issuer, verifier)
    const after = await tableSizes(ctx)
    await rest(ctx)
    const rested = await tableSizes(ctx)
    await archiveTrails(ctx, join(dataFolder, 'archive'))
    return { count: rounds * perRound, before, after, rested, archived: await tableSizes(ctx) }
  } finally {
    await close()
  }
}

/** Does what the server does when little is written for some minutes. */
async function rest(ctx: Context): Promise<void> {
  while (await rebuildOvergrown(ctx, new AbortController().signal));
}

/** Archives everything written so far, as `credenza archive` does, and returns the space to the disk. */
async function archiveTrails(ctx: Context, folder: string): Promise<void> {
  const store = await openSealedStore(await openFolderStore(folder), ctx.keys)
  const before = ctx.clock()
  const began = performance.now()
  await everyTrail(ctx, new AbortController().signal, {
    move: (trail, lease) => archiveTrail(ctx, { store, trail, before, lease }),
    report: (trail, entries) =>
      console.error(
        `${trail}: ${entries} entries archived after ${Math.round(performance.now() - began)} ms`,
      ),
  })
  await ctx.database.pool.query('VACUUM FULL audit_entry')
}

async function issueRound(ctx: Context, issuer: Party, ids: string[], title: string): Promise<void> {
  const batch = await actInBatch(ctx, issuer, {
    kind: 'create',
    recipients: { ids },
    certificate: {
      certificateType: category,
      title,
      date: '2026-11-20',
      validUntil: '',
      templateId: '',
      details: {},
      courses: [],
    },
    each: [],
  })
  const { wallet_address: publicKey, digital_signature: verifierDigitalSignature } = await findOrganisation(
    ctx.db,
    issuer.organisationId,
  )
  const certificates = { filter: { batch }, except: [] }
  await actInBatch(ctx, issuer, { kind: 'sign', certificates, publicKey, verifierDigitalSignature })
}

/** Starts a batch as POST /api/batches does, and completes its job. Returns the batch's id. Throws if an item fails. */
async function actInBatch(ctx: Context, actor: Party, request: BatchRequest): Promise<string> {
  const { organisationId } = actor
  const { _id: batchId } = await startBatch(ctx, { ...actor, secondFactorAt: undefined }, request, undefined)
  for (;;) {
    await runBatch(ctx, { organisationId, batchId }, new AbortController().signal)
    const { ended_at, failed } = await ctx.db
      .selectFrom('batch')
      .select(['ended_at', 'failed'])
      .where('org_id', '=', organisationId)
      .where('id', '=', batchId)
      .executeTakeFirstOrThrow()
    if (failed > 0) throw new Error(`${request.kind}: ${failed} items failed`)
    if (ended_at) return batchId
  }
}

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '10000' },
    data: { type: 'string' },
    rests: { type: 'boolean', default: false },
  },
})
if (!values.data) throw new Error('Give a data folder that may be filled: --data <folder>')
console.log(JSON.stringify(await measureSizes(Number(values.count), values.data, values.rests)))
