import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { connectDatabase, type OpenDatabase } from './database.ts'
import { silentLog } from './log.ts'

export { silentLog }

declare module 'vitest' {
  interface ProvidedContext {
    /**
     * The server of this test run (URL of a superuser), the name of its migrated but empty database, and the pooler before it,
     * if the run has one. With workers, it is the coordinator of a Citus cluster, and the template is distributed.
     */
    postgres: { url: string; workers: string[]; template: string; poolerUrl?: string | undefined }
  }
}

/** A separate database for one test file. */
export type TestDatabase = OpenDatabase & {
  drop(): Promise<void>
  /** Closes the database for good and returns its name, so that others can be copies of it. */
  freeze(): Promise<string>
}

/**
 * Makes a new, migrated database on the run's server (50 ms on an idle machine). Call `drop()` in afterAll: it closes the pools
 * first. `empty: true` leaves out the schema, for tests of migration itself. `template` is another database to copy.
 */
export async function createTestDatabase({
  empty = false,
  template = undefined as string | undefined,
} = {}): Promise<TestDatabase> {
  const { url, workers, template: migrated, poolerUrl } = inject('postgres')
  const name = testDatabaseName()
  const nodes = [url, ...workers]
  for (const node of nodes) await runOn(node, copyOf(empty ? 'template0' : (template ?? migrated), name))
  const directUrl = withDatabase(url, name)
  const db = poolerUrl
    ? connectDatabase(withDatabase(poolerUrl, name), silentLog, { directUrl })
    : connectDatabase(directUrl, silentLog)
  const drop = async () => {
    await db.close()
    for (const node of nodes) await dropDatabase(node, name)
  }
  const freeze = async () => {
    await db.close()
    await closeDatabase(nodes, name)
    return name
  }
  return { ...db, drop, freeze }
}

/** Closes a database on every node for good, so that it can be copied. */
export async function closeDatabase(nodes: readonly string[], name: string): Promise<void> {
  for (const node of nodes) {
    await runOn(node, `ALTER DATABASE ${name} ALLOW_CONNECTIONS false`)
    await runOn(node, `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '${name}'`)
  }
}

const inUse = '55006'

/**
 * Drops a database. Postgres waits five seconds until everybody has disconnected, but Citus's own processes in each database
 * can take longer.
 */
export async function dropDatabase(url: string, name: string): Promise<void> {
  for (let tries = 1; ; tries++)
    try {
      await runOn(url, `DROP DATABASE ${name} WITH (FORCE)`)
      return
    } catch (error) {
      if ((error as { code?: unknown }).code !== inUse || tries === 10) throw error
    }
}

/** A name with its time of creation, so that a later run can remove what a killed one left. */
export function testDatabaseName(): string {
  return `credenza_test_${Math.floor(Date.now() / 1000)}_${randomBytes(5).toString('hex')}`
}

/** Copies files instead of also writing each page to the log, which takes half the CPU time. */
const copyOf = (template: string, name: string) =>
  `CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY FILE_COPY`

/** The URL of another database on the same server. */
export function withDatabase(url: string, name: string): string {
  return url.replace(/^(postgres(?:ql)?:\/\/[^/]*\/)[^?]*/, `$1${name}`)
}

/** Runs one statement on a separate connection. */
export async function runOn(url: string, statement: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  try {
    return (await client.query(statement)).rows
  } finally {
    await client.end()
  }
}
