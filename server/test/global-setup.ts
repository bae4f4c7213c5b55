import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { migrations } from '../src/database/migrations.ts'
import { connectDatabase } from '../src/platform/db/database.ts'
import { startEmbeddedPostgres } from '../src/platform/db/embedded/embedded-postgres.ts'
import { findHome } from '../src/platform/db/embedded/home.ts'
import { isAlive, isPostmasterOf, recordedPid } from '../src/platform/db/embedded/postmaster.ts'
import { silentLog } from '../src/platform/db/log.ts'
import { migrate } from '../src/platform/db/migrate.ts'
import { runOn, testDatabaseName, withDatabase } from '../src/platform/db/testing.ts'
import { openJobs } from '../src/platform/jobs/jobs.ts'
import { dropCluster, makeCluster, workersOf } from './citus/cluster.ts'
import { makeTemplate } from './citus/make-template.ts'
import { startPooler } from './stand-ins/pooler.ts'

/**
 * One Postgres for the run: the server at TEST_DATABASE_URL or the coordinator at CITUS_URL (as superuser), otherwise an
 * embedded one in a temporary folder. Tests copy a template database that is migrated, and distributed, here once.
 */
export default async function setup(project: TestProject) {
  const citusUrl = process.env.CITUS_URL
  const given = citusUrl ?? process.env.TEST_DATABASE_URL
  const server = given ? { url: given, stop: async () => {} } : await startTemporaryServer()
  const workers = citusUrl ? await workersOf(citusUrl) : []
  const nodes = [server.url, ...workers]
  for (const node of nodes) await dropOldDatabases(node)
  const template = testDatabaseName()
  if (citusUrl) await makeCluster(citusUrl, workers, template)
  else await runOn(server.url, `CREATE DATABASE ${template} TEMPLATE template0`)
  const db = connectDatabase(withDatabase(server.url, template), silentLog)
  await migrate(db, migrations)
  const jobs = await openJobs(db, [], { poolSize: 16 })
  await jobs.stop()
  await db.close()
  if (citusUrl) await makeTemplate(citusUrl, workers, template)
  const pooler = process.env.TEST_POOLER ? await startPooler(server.url) : undefined
  project.provide('postgres', { url: server.url, workers, template, poolerUrl: pooler?.url })
  return async () => {
    await pooler?.stop()
    await dropCluster(server.url, workers, template)
    await server.stop()
  }
}

const prefix = 'credenza-test-'

async function startTemporaryServer() {
  await clearDeadRuns()
  const folder = await mkdtemp(join(tmpdir(), `${prefix}${process.pid}-`))
  const { url, stop } = await startEmbeddedPostgres({ dataFolder: folder, log: silentLog, durable: false })
  return { url, stop: () => stop().then(() => rm(folder, { recursive: true })) }
}

/** A killed run leaves its server running and its folder full. */
async function clearDeadRuns() {
  for (const name of await readdir(tmpdir())) {
    const runPid = Number(name.startsWith(prefix) && name.slice(prefix.length).split('-')[0])
    if (!runPid || isAlive(runPid)) continue
    const home = await findHome(join(tmpdir(), name))
    const pid = await recordedPid(home)
    if (pid !== undefined && isPostmasterOf(home, pid)) process.kill(pid, 'SIGKILL')
    await rm(join(tmpdir(), name), { recursive: true, force: true, maxRetries: 5, retryDelay: 100 })
  }
}

/** On a shared server: drops what runs more than an hour ago left behind. */
async function dropOldDatabases(url: string) {
  const rows = await runOn(url, "SELECT datname FROM pg_database WHERE datname LIKE 'credenza\\_test\\_%'")
  for (const { datname } of rows) {
    const ageSeconds = Date.now() / 1000 - Number(String(datname).split('_')[2])
    if (ageSeconds > 3600) await runOn(url, `DROP DATABASE IF EXISTS ${datname} WITH (FORCE)`)
  }
}
