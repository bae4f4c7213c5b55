import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbeddedPostgres } from '../../src/platform/db/embedded/embedded-postgres.ts'
import { silentLog } from '../../src/platform/db/log.ts'
import { startPooler } from '../stand-ins/pooler.ts'

/** An empty Postgres of its own, and PgBouncer in front of it, as settings of a server that uses both. */
export async function startPooledServer(): Promise<{
  settings: { DATABASE_URL: string; DATABASE_DIRECT_URL: string }
  stop(): Promise<void>
}> {
  const folder = await mkdtemp(join(tmpdir(), 'credenza-pooled-'))
  const server = await startEmbeddedPostgres({ dataFolder: folder, log: silentLog, durable: false })
  const stopServer = async () => {
    await server.stop()
    await rm(folder, { recursive: true })
  }
  try {
    const pooler = await startPooler(server.url)
    return {
      settings: { DATABASE_URL: pooler.url, DATABASE_DIRECT_URL: server.url },
      stop: () => pooler.stop().then(stopServer),
    }
  } catch (error) {
    await stopServer()
    throw error
  }
}
