import { parseArgs } from 'node:util'
import type { Context } from '@credenza/server/src/context.ts'
import { inParallel } from '@credenza/server/src/platform/documents/in-parallel.ts'
import { openProduct } from '../open-product.ts'
import { cpuSecondsOfTree } from '../proc.ts'
import { seedIssuer, seedVerifier } from '../whole-way/seed.ts'
import * as steps from '../whole-way/steps.ts'

/** The whole way of `count` certificates: how long each step took, and the CPU seconds of the server and of each node. */
export interface WorkersRun {
  count: number
  seconds: Record<'create' | 'sign' | 'accept' | 'log and anchor', number>
  serverCpu: number
  nodesCpu: number[]
}

const issuers = 24
/** How many issuers work at the same time. */
const atOnce = 3

async function runWholeWay(ctx: Context, count: number, postmasters: readonly number[]): Promise<WorkersRun> {
  const verifier = await seedVerifier(ctx)
  const seeded = await Promise.all(
    Array.from({ length: issuers }, (_, i) =>
      seedIssuer(ctx, { students: Math.floor(count / issuers), name: `-${i}` }),
    ),
  )
  const orders = seeded.map((one) => ({ ...one, ids: [] as string[] }))
  const cpuBefore = cpuOf(postmasters)
  const run = {
    create: () =>
      inParallel(orders, atOnce, async (one) => {
        one.ids = await steps.create(ctx, one.issuer, one.studentIds)
      }),
    sign: () => inParallel(orders, atOnce, ({ issuer, ids }) => steps.sign(ctx, issuer, ids)),
    accept: () => inParallel(orders, atOnce, ({ ids }) => steps.accept(ctx, verifier, ids)),
    'log and anchor': () =>
      steps.log(ctx).then(() => steps.anchor(ctx, issuers * Math.floor(count / issuers))),
  }
  const seconds = { create: 0, sign: 0, accept: 0, 'log and anchor': 0 }
  for (const name of Object.keys(seconds) as (keyof typeof seconds)[]) {
    const start = performance.now()
    await run[name]()
    seconds[name] = (performance.now() - start) / 1000
  }
  const used = cpuOf(postmasters).map((cpu, i) => cpu - cpuBefore[i]!)
  const made = orders.reduce((sum, { ids }) => sum + ids.length, 0)
  await steps.requireWhole(ctx, made)
  return { count: made, seconds, serverCpu: used[0]!, nodesCpu: used.slice(1) }
}

/** The CPU seconds so far of this process, and of each node's Postgres. */
function cpuOf(postmasters: readonly number[]): number[] {
  const { user, system } = process.cpuUsage()
  return [(user + system) / 1e6, ...postmasters.map(cpuSecondsOfTree)]
}

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '10000' },
    data: { type: 'string' },
    database: { type: 'string' },
    postmasters: { type: 'string', default: '' },
  },
})
const { ctx, close } = await openProduct({ DATA_DIR: values.data!, DATABASE_URL: values.database! })
try {
  const postmasters = values.postmasters.split(',').map(Number)
  console.log(JSON.stringify(await runWholeWay(ctx, Number(values.count), postmasters)))
} finally {
  await close()
}
