import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { memoryLimits } from './memory-limits.ts'
import type { CpuSeconds } from './whole-way/usage.ts'

/** The same in every run, because a filled data folder stores its address. */
const port = '4790'

/** The product in its own process, with the data that its program has made. */
export interface Served {
  url: string
  cpu(): Promise<CpuSeconds>
  close(): Promise<void>
}

/**
 * Starts a program that fills its data folder and then serves it (`serve-seeded.ts`), and waits until it is filled.
 * `dataFolder` is kept, and reused if it is already filled; without one, a folder is made and removed again.
 */
export async function serveFrom(
  program: string,
  args: readonly string[],
  dataFolder?: string,
): Promise<Served> {
  const folder = dataFolder ?? (await mkdtemp('/tmp/credenza-bench-'))
  await mkdir(folder, { recursive: true })
  const server = fork(program, args, {
    env: { ...process.env, DATA_DIR: folder, PORT: port, NODE_ENV: 'production', LOG_LEVEL: 'error' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    execArgv: memoryLimits,
  })
  const close = async () => {
    if (server.exitCode === null) {
      server.kill('SIGTERM')
      await once(server, 'exit')
    }
    if (!dataFolder) await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 })
  }
  try {
    await seededBy(server)
  } catch (error) {
    await close()
    throw error
  }
  return { url: `http://localhost:${port}`, cpu: () => cpuOf(server), close }
}

async function seededBy(server: ChildProcess): Promise<void> {
  const ended = once(server, 'exit').then(([code]) => {
    throw new Error(`The server ended with code ${code}`)
  })
  await Promise.race([once(server, 'message'), ended])
}

async function cpuOf(server: ChildProcess): Promise<CpuSeconds> {
  server.send('cpu')
  return (await once(server, 'message'))[0] as CpuSeconds
}
