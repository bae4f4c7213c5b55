import { expect, test } from 'vitest'
import type { Context } from '../../../context.ts'
import type { BackupState } from '../../../platform/backup/open-backups.ts'
import { readConfig } from '../../../settings/config.ts'
import { backupHealth } from './backup.ts'

const now = new Date('2026-11-23T12:00:00Z')
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000)

async function healthOf(settings: Record<string, string>, state?: BackupState) {
  const config = readConfig(settings)
  const backups = { isSet: state !== undefined, state: async () => state! }
  const ctx = { config, backups, clock: () => now } as Context
  const { state: found, key } = await backupHealth(ctx)
  return `${found} ${key}`
}

const here = { BACKUP_FOLDER: '/backups' }
const well: BackupState = {
  storedUntil: hoursAgo(0.01),
  newestBase: hoursAgo(20),
  newestDrill: hoursAgo(100),
  newestGoodDrill: hoursAgo(100),
}

test('each trouble of a backup asks for attention by its own sentence', async () => {
  expect(await healthOf(here, well)).toBe('ok health.backup_ok')
  const troubles: [Partial<BackupState>, string][] = [
    [{ storedUntil: undefined, newestBase: undefined }, 'health.backup_behind'],
    [{ storedUntil: hoursAgo(1) }, 'health.backup_behind'],
    [{ newestBase: hoursAgo(49) }, 'health.backup_old'],
    [{ newestDrill: hoursAgo(1) }, 'health.backup_drill_failed'],
    [{ newestDrill: undefined, newestGoodDrill: undefined }, 'health.backup_no_drill'],
    [{ newestDrill: hoursAgo(400), newestGoodDrill: hoursAgo(400) }, 'health.backup_no_drill'],
  ]
  for (const [change, key] of troubles)
    expect(await healthOf(here, { ...well, ...change })).toBe(`attention ${key}`)
})

test('without a backup a public deployment asks for attention, one for trying out only says so', async () => {
  expect(await healthOf({})).toBe('not_set_up health.backup_none')
  expect(await healthOf({ PUBLIC_URL: 'https://credenza.example' })).toBe('attention health.backup_none')
  expect(await healthOf({ BACKUP_ELSEWHERE: 'true' })).toBe('ok health.backup_elsewhere')
})
