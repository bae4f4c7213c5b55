import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { openTestWorld } from '../../../test/worlds/test-world.ts'
import { openBackups } from '../../platform/backup/open-backups.ts'
import { runBackups } from './run-backups.ts'

const world = await openTestWorld()
const folder = await mkdtemp(join(tmpdir(), 'credenza-'))
afterAll(async () => {
  await world.close()
  await rm(folder, { recursive: true })
})

test('a place for backups that cannot be used is named in the log, with its setting', async () => {
  const { ctx } = world
  const file = join(folder, 'file')
  await writeFile(file, '')
  const config = { ...ctx.config, databaseUrl: undefined, backup: { ...ctx.config.backup, folder: file } }
  const error = vi.fn()
  const stop = new AbortController()
  const running = runBackups(
    { ...ctx, config, backups: openBackups(config, ctx.keys), log: { ...ctx.log, error } },
    stop.signal,
  )
  const reason = expect.stringContaining(`BACKUP_FOLDER (${file}) cannot be used`)
  await vi.waitFor(() => expect(error).toHaveBeenCalledWith({ reason }, expect.anything()), 10_000)
  stop.abort()
  await running
})
