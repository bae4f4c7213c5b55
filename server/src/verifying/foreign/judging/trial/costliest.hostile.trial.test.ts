import { Buffer } from 'node:buffer'
import { afterAll, expect, test } from 'vitest'
import { openProcesses, ProcessFailure } from '../../../../platform/processes/open-processes.ts'
import { judgingProcess } from '../open-judging.ts'
import type { Task, TaskAnswer } from '../tasks.ts'
import { documentOf, type Genes, mutated, randomGenes } from './costly-documents.ts'

const candidates = Number(process.env.CANDIDATES ?? 4_000)
const kept = 30
/** The budget of a request. A document that reaches it is cut off, so it costs no more. */
const cpuMs = 3_000

const processes = openProcesses<Task, TaskAnswer>({
  ...judgingProcess,
  places: 2,
})
afterAll(() => processes.close())

interface Tried {
  genes: Genes
  bytes: number
  ms: number
  msPerKb: number
  how: string
}

/** Measures the CPU time of all checks that POST /api/verify makes of a document. */
async function tried(genes: Genes): Promise<Tried> {
  const document = documentOf(genes)
  const bytes = Buffer.byteLength(JSON.stringify(document))
  let ms = 0
  let how = 'ok'
  const ask = async (task: Task) => {
    try {
      const { answer, cpuMs: took } = await processes.ask(task, { timeoutMs: 120_000, cpuMs })
      ms += took
      const hashed =
        'outcome' in answer ? (answer.outcome as { ok?: boolean; reason?: string }) : { reason: 'failed' }
      if (task.name === 'hashDocument') how = hashed.ok ? 'ok' : (hashed.reason ?? '')
    } catch (error) {
      if (!(error instanceof ProcessFailure)) throw error
      ms = cpuMs
      how = `cut off: ${error.message}`
    }
  }
  await ask({ name: 'hashDocument', input: document })
  const key = { type: 'Multikey', publicKeyMultibase: 'z6MkrJVnaZkeFzdQyMZu1cgjg7k1pZZ6pvBQ7XJPt4swbTQ2' }
  for (const proof of ([document.proof ?? []].flat() as object[]).slice(0, 5)) {
    const input = { document, proof, key, purpose: 'assertionMethod', now: new Date('2026-02-01') }
    await ask({ name: 'verifyProof', input })
  }
  // A document of less than a kilobyte has the fixed cost of any document.
  return { genes, bytes, ms, msPerKb: ms / Math.max(1, bytes / 1024), how }
}

/** Gives the same numbers in every run (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32
  }
}

test(`the most expensive of ${candidates} documents, by kilobyte and in all`, async () => {
  const random = randomFrom(Number(process.env.SEED ?? 1))
  const costliest = { msPerKb: [] as Tried[], ms: [] as Tried[] }
  const outcomes = new Map<string, number>()
  const keep = (one: Tried) => {
    outcomes.set(one.how, (outcomes.get(one.how) ?? 0) + 1)
    for (const by of ['msPerKb', 'ms'] as const) {
      costliest[by].push(one)
      costliest[by].sort((a, b) => b[by] - a[by])
      costliest[by].length = Math.min(costliest[by].length, kept)
    }
  }
  const parent = () => {
    const pool = random() < 0.5 ? costliest.msPerKb : costliest.ms
    return pool[Math.floor(random() * pool.length)]!.genes
  }
  // Warm-up: each process compiles its code on first use.
  for (let i = 0; i < 20; i++) await tried(randomGenes(random))
  for (let done = 0; done < candidates; done += 2) {
    const next = () =>
      done < candidates / 3 || random() < 0.2 ? randomGenes(random) : mutated(random, parent(), parent())
    for (const one of await Promise.all([tried(next()), tried(next())])) keep(one)
  }
  const line = ({ ms, bytes, msPerKb, how, genes }: Tried) =>
    `${ms.toFixed(0)} ms, ${(bytes / 1024).toFixed(1)} kB, ${msPerKb.toFixed(1)} ms/kB, ${how}: ${JSON.stringify(genes)}`
  console.log(
    [
      `outcomes: ${JSON.stringify(Object.fromEntries(outcomes))}`,
      'costliest by kilobyte:',
      ...costliest.msPerKb.slice(0, 8).map(line),
      'costliest in all:',
      ...costliest.ms.slice(0, 8).map(line),
    ].join('\n'),
  )
  // Twice the budget of a request, because the limit is checked only ten times a second.
  expect(costliest.ms[0]!.ms).toBeLessThan(2 * cpuMs)
}, 3_600_000)
