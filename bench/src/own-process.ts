import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { text } from 'node:stream/consumers'
import { memoryLimits } from './memory-limits.ts'

/**
 * Runs a program in a fresh data folder and its own process, so that no run sees another's memory, caches or plans. Returns
 * what it prints as JSON. It starts with the server's memory limits. Throws if the process fails.
 */
export async function inOwnProcess<Result>(
  program: string,
  count: number,
  options: readonly string[] = [],
): Promise<Result> {
  // Not os.tmpdir(): a short path is needed for the server's socket to fit inside its folder.
  const dataFolder = await mkdtemp('/tmp/credenza-bench-')
  const child = spawn(
    process.execPath,
    [...memoryLimits, program, '--count', String(count), '--data', dataFolder, ...options],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  )
  const interrupt = () => child.kill('SIGINT')
  process.on('SIGINT', interrupt)
  try {
    const [output, [code]] = await Promise.all([text(child.stdout), once(child, 'exit')])
    if (code !== 0) throw new Error(`${program} with ${count} certificates ended with code ${code}`)
    return JSON.parse(output) as Result
  } finally {
    process.off('SIGINT', interrupt)
    await rm(dataFolder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 })
  }
}
