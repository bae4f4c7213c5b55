import { parseArgs } from 'node:util'
import type { Context } from '@credenza/server/src/context.ts'
import { findHome } from '@credenza/server/src/platform/db/embedded/home.ts'
import { recordedPid } from '@credenza/server/src/platform/db/embedded/postmaster.ts'
import { openProduct } from '../open-product.ts'
import { seed } from './seed.ts'
import * as steps from './steps.ts'
import { type CpuSeconds, postgresMemory, readCpu } from './usage.ts'

export interface Step {
  name: string
  seconds: number
  cpu: CpuSeconds
}

/** What one run in its own process measured; bytes are peaks over all steps. */
export interface WholeWayRun {
  count: number
  steps: Step[]
  serverPeakBytes: number
  postgresPeakBytes: number
}

const memoryEveryMs = 1_000

/** Takes `count` certificates the whole way in this process, with its own Postgres in `dataFolder`. */
async function runWholeWay(count: number, dataFolder: string): Promise<WholeWayRun> {
  const { ctx, close } = await openProduct({ DATA_DIR: dataFolder })
  process.once('SIGINT', () => close().then(() => process.exit(130)))
  try {
    const postmaster = (await recordedPid(await findHome(`${dataFolder}/postgres`)))!
    let postgresPeakBytes = 0
    const look = () => {
      postgresPeakBytes = Math.max(postgresPeakBytes, postgresMemory(postmaster))
    }
    const looking = setInterval(look, memoryEveryMs)
    const measured = await measureSteps(ctx, count, postmaster)
    clearInterval(looking)
    look()
    await steps.requireWhole(ctx, count)
    const serverPeakBytes = process.resourceUsage().maxRSS * 1024
    return { count, steps: measured, serverPeakBytes, postgresPeakBytes }
  } finally {
    await close()
  }
}

async function measureSteps(ctx: Context, count: number, postmaster: number): Promise<Step[]> {
  const { issuer, verifier, studentIds } = await seed(ctx, count)
  const measured: Step[] = []
  const measure = async <T>(name: string, work: () => Promise<T>): Promise<T> => {
    const cpuBefore = readCpu(postmaster)
    const start = performance.now()
    const result = await work()
    const seconds = (performance.now() - start) / 1000
    const cpu = readCpu(postmaster)
    const used = { server: cpu.server - cpuBefore.server, postgres: cpu.postgres - cpuBefore.postgres }
    measured.push({ name, seconds, cpu: used })
    return result
  }
  const ids = await measure('create', () => steps.create(ctx, issuer, studentIds))
  await measure('sign', () => steps.sign(ctx, issuer, ids))
  await measure('accept', () => steps.accept(ctx, verifier, ids))
  await measure('log', () => steps.log(ctx))
  await measure('anchor', () => steps.anchor(ctx, count))
  return measured
}

const { values } = parseArgs({
  options: { count: { type: 'string', default: '10000' }, data: { type: 'string' } },
})
if (!values.data) throw new Error('Give a data folder that may be filled: --data <folder>')
console.log(JSON.stringify(await runWholeWay(Number(values.count), values.data)))
