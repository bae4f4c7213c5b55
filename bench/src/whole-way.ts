import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import type { WholeWayRun } from './whole-way/process.ts'

/**
 * Takes this many certificates from creation to the chain, in a fresh data folder and its own process, so that no run sees
 * another's memory, caches or plans. Throws when that process fails.
 */
export async function measureWholeWay(count: number): Promise<WholeWayRun> {
  // Not os.tmpdir(): a short path keeps the server's socket inside its folder.
  const dataFolder = await mkdtemp('/tmp/credenza-bench-')
  const program = join(import.meta.dirname, 'whole-way/process.ts')
  const child = spawn(process.execPath, [program, '--count', String(count), '--data', dataFolder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const interrupt = () => child.kill('SIGINT')
  process.on('SIGINT', interrupt)
  try {
    const [output, [code]] = await Promise.all([text(child.stdout), once(child, 'exit')])
    if (code !== 0) throw new Error(`The whole way of ${count} certificates ended with code ${code}`)
    return JSON.parse(output) as WholeWayRun
  } finally {
    process.off('SIGINT', interrupt)
    await rm(dataFolder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 })
  }
}
