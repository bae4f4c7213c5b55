import { parseArgs } from 'node:util'
import type { Context } from '@credenza/server/src/context.ts'
import { openProduct } from '../open-product.ts'
import { median } from '../statistics.ts'
import { type Party, seed } from '../whole-way/seed.ts'
import * as steps from '../whole-way/steps.ts'
import { flowsOf } from './flows.ts'

/** The median milliseconds of each flow, and of the whole way of one certificate before and after forms were made. */
export interface WalletFlowsRun {
  flows: Record<string, number>
  wholeWay: { before: number; after: number }
}

async function runFlows(count: number, dataFolder: string): Promise<WalletFlowsRun> {
  const { ctx, close } = await openProduct({ DATA_DIR: dataFolder })
  try {
    const { issuer, verifier, studentIds } = await seed(ctx, 3 * count)
    const take = (round: number) => wholeWay(ctx, { issuer, verifier }, studentIds.splice(0, count), round)
    await take(1) // Only warms up.
    const { ids, ms: before } = await take(2)
    const flows = await timeFlows(ctx, ids)
    const { ms: after } = await take(3)
    return { flows, wholeWay: { before, after } }
  } finally {
    await close()
  }
}

async function wholeWay(
  ctx: Context,
  { issuer, verifier }: { issuer: Party; verifier: Party },
  studentIds: readonly string[],
  round: number,
): Promise<{ ids: string[]; ms: number }> {
  const start = performance.now()
  const ids = await steps.create(ctx, issuer, studentIds)
  await steps.sign(ctx, issuer, ids)
  await steps.accept(ctx, verifier, ids)
  await steps.log(ctx)
  const ms = (performance.now() - start) / studentIds.length
  await steps.anchor(ctx, round * studentIds.length)
  return { ids, ms }
}

async function timeFlows(ctx: Context, ids: readonly string[]): Promise<Record<string, number>> {
  const times = new Map<string, number[]>()
  for (const id of ids) {
    for (const [name, run] of Object.entries(await flowsOf(ctx, id))) {
      const start = performance.now()
      await run()
      times.set(name, [...(times.get(name) ?? []), performance.now() - start])
    }
  }
  return Object.fromEntries([...times].map(([name, all]) => [name, median(all)]))
}

const { values } = parseArgs({
  options: { count: { type: 'string', default: '500' }, data: { type: 'string' } },
})
if (!values.data) throw new Error('Give a data folder that may be filled: --data <folder>')
console.log(JSON.stringify(await runFlows(Number(values.count), values.data)))
