import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { auditHistory } from './audit-history.ts'
import { openContext } from './open-context.ts'
import { type DrillReport, keepDrill } from './platform/backup/drills.ts'
import { openStored } from './platform/backup/open-backups.ts'
import { type Restored, restoreCluster } from './platform/backup/restore/restore-cluster.ts'
import { clearDeadDrafts, draftOf } from './platform/db/embedded/draft.ts'
import { startEmbeddedPostgres } from './platform/db/embedded/embedded-postgres.ts'
import type { Log } from './platform/db/log.ts'
import { readKeys } from './platform/keys/master-key.ts'
import { newestAnchor } from './proof/log/anchored.ts'
import type { Config } from './settings/config.ts'

const secondsSince = (began: number) => Math.round((performance.now() - began) / 100) / 10

/**
 * Restores the newest backup into a folder of its own, starts Postgres on the copy, where only this process reaches it, runs
 * the whole audit on it, and removes it again. Nothing is sent, signed or published from the copy. The report, good or bad, is
 * kept with the backups.
 */
export async function drill(config: Config, log: Log, signal: AbortSignal): Promise<DrillReport> {
  const keys = await readKeys(config)
  const store = await openStored(config, keys)
  await mkdir(config.dataFolder, { recursive: true, mode: 0o700 })
  await clearDeadDrafts(config.dataFolder)
  const dataFolder = draftOf(join(config.dataFolder, 'drill'))
  const at = new Date().toISOString()
  const told: Partial<DrillReport> = {}
  let findings: string[]
  try {
    const began = performance.now()
    const restored = await restoreCluster(store, { dataFolder, signal })
    Object.assign(told, factsOf(restored), { restoreSeconds: secondsSince(began) })
    const restoredAt = performance.now()
    findings = await auditCopy(config, { dataFolder, log, signal })
    told.auditSeconds = secondsSince(restoredAt)
  } catch (error) {
    signal.throwIfAborted()
    findings = [error instanceof Error ? error.message : 'The drill failed.']
  } finally {
    await rm(dataFolder, { recursive: true, force: true, maxRetries: 5 })
  }
  const report = { ok: findings.length === 0, at, ...told, findings: findings.slice(0, 20) }
  await keepDrill(store, report)
  return report
}

const factsOf = ({ base, lastCommit }: Restored) => ({ base, lastCommit: lastCommit?.toISOString() ?? null })

/** What the audit finds in the database of this folder. */
async function auditCopy(
  config: Config,
  { dataFolder, log, signal }: { dataFolder: string; log: Log; signal: AbortSignal },
): Promise<string[]> {
  const server = await startEmbeddedPostgres({ dataFolder, log, signal })
  try {
    const { ctx, close } = await openContext(
      { ...config, databaseUrl: server.url, databaseDirectUrl: undefined, publicUrl: undefined },
      log,
      signal,
    )
    try {
      // The chain has moved on since the copy.
      const findings = await auditHistory(ctx, { atMost: await newestAnchor(ctx.db) })
      return findings.filter(({ ok }) => !ok).map(({ part, text }) => `${part}: ${text}`)
    } finally {
      await close()
    }
  } finally {
    await server.stop()
  }
}
