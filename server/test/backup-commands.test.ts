// @module-tag slow
import { chmod, copyFile, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runCommand } from './processes/command.ts'
import { type MainProcess, startMain } from './processes/main-process.ts'

let folder: string
let server: MainProcess
let settings: Record<string, string>
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'credenza-commands-'))
  await chmod(folder, 0o711)
  settings = {
    DATA_DIR: join(folder, 'data'),
    BACKUP_FOLDER: join(folder, 'backups'),
    BACKUP_DRILL_DAYS: '0',
    PORT: '0',
  }
  server = startMain(settings)
  await server.ready
  while ((await bases()).length === 0) await pause(200)
}, 300_000)
afterAll(async () => {
  server.signal('SIGTERM')
  await server.ended
  await rm(folder, { recursive: true, force: true })
}, 60_000)

const bases = () => readdir(join(folder, 'backups/bases')).catch(() => [])
const credenza = (args: string, more: Record<string, string> = {}) =>
  runCommand(args.split(' '), { ...settings, ...more })

test('a backup, a drill and a restore beside the running server, and the audit of what was restored', async () => {
  const before = (await bases()).length
  expect(await credenza('backup')).toMatchObject({ code: 0, printed: expect.stringMatching(/^Backed up: /) })
  expect(await bases()).toHaveLength(before + 1)

  const drill = await credenza('drill')
  expect(drill).toMatchObject({ code: 0, said: '' })
  expect(drill.printed).toMatch(/^Restored in \d.* s; newest change: 2.*\nStarted and audited in \d.* s\.\n$/)
  const listed = await credenza('backups')
  expect(listed).toMatchObject({ code: 0 })
  expect(listed.printed).toMatch(/Newest drill: 2\d{3}-.*; newest successful one: 2\d{3}-/)
  expect(listed.printed.split('\n').length).toBeGreaterThan(before + 1)
  expect(await readdir(settings.DATA_DIR!)).not.toContain('drill')

  const DATA_DIR = join(folder, 'restored')
  expect(await credenza('restore', { DATA_DIR })).toMatchObject({
    code: 2,
    said: expect.stringContaining('There is no master key'),
  })
  await mkdir(DATA_DIR, { mode: 0o711, recursive: true })
  await copyFile(join(settings.DATA_DIR!, 'master.key'), join(DATA_DIR, 'master.key'))
  expect(await credenza('restore then', { DATA_DIR })).toMatchObject({
    code: 2,
    said: 'Write the time like 2026-11-23T05:00:00Z.\n',
  })
  const restored = await credenza('restore', { DATA_DIR })
  expect(restored).toMatchObject({ code: 0, printed: expect.stringContaining('Now run credenza audit.') })
  const audit = await runCommand(['audit'], { ...settings, DATA_DIR }, { head: true })
  // Its reader has gone, as with `| head`: its exit code is still its own.
  expect(audit).toMatchObject({ code: 0, printed: expect.stringMatching(/^intact /), said: '' })
  const again = await credenza('restore', { DATA_DIR })
  expect(again).toMatchObject({ code: 2, printed: '' })
}, 600_000)

test('a drill of a damaged backup fails, and says what is damaged', async () => {
  const pieces = await readdir(join(folder, 'backups/chunks'), { recursive: true, withFileTypes: true })
  const names = pieces.filter((entry) => entry.isFile())
  for (const { parentPath, name } of names) await writeFile(join(parentPath, name), 'not what was stored')
  const drill = await credenza('drill')
  expect(drill).toMatchObject({ code: 1, printed: expect.stringMatching(/^BROKEN {2}\S/) })
}, 300_000)
