// @module-tag slow
import { existsSync } from 'node:fs'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findHome } from '../src/platform/db/embedded/home.ts'
import { isPostmasterOf, recordedPid } from '../src/platform/db/embedded/postmaster.ts'
import { type MainProcess, startMain } from './processes/main-process.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'credenza-stop-'))
})
afterAll(() => rm(folder, { recursive: true }))

const start = (): MainProcess => startMain({ DATA_DIR: folder, PORT: '0' })

/** The process id of the embedded Postgres while it runs. */
async function postgres(): Promise<number | undefined> {
  const home = await findHome(join(folder, 'postgres'))
  const pid = await recordedPid(home)
  return pid !== undefined && isPostmasterOf(home, pid) ? pid : undefined
}

async function until<Found>(look: () => Promise<Found | undefined | false>): Promise<Found> {
  for (;;) {
    const found = await look()
    if (found) return found
    await pause(5)
  }
}

/** As a terminal does: the signal comes from the terminal and again from `npm start`, and people press twice. */
async function pressTwice({ signal, ended }: MainProcess): Promise<void> {
  signal('SIGINT')
  await pause(20)
  signal('SIGINT')
  signal('SIGINT')
  expect(await ended).toEqual({ code: 0, killedBy: null, said: '' })
  expect(await postgres()).toBeUndefined()
}

test('signals are heard before anything else is loaded', async () => {
  const source = await readFile(join(import.meta.dirname, '../src/main.ts'), 'utf8')
  expect([...source.matchAll(/^import .* from '(.*)'$/gm)].map(([, from]) => from)).toEqual([
    './platform/start/stop-signal.ts',
  ])
})

test('Ctrl-C while the database is being made leaves no Postgres and no half of a database behind', async () => {
  const main = start()
  const home = join(folder, 'postgres')
  await until(async () => existsSync(home) && (await readdir(home)).some((name) => name.includes('draft')))
  await pressTwice(main)
}, 120_000)

test('Ctrl-C while Postgres is starting leaves none behind', async () => {
  const main = start()
  await until(postgres)
  await pressTwice(main)
}, 120_000)

test('Ctrl-C, pressed twice, on a running server leaves none behind, and nor does SIGTERM', async () => {
  const pressed = start()
  await pressed.ready
  expect(await postgres()).toBeDefined()
  await pressTwice(pressed)

  const told = start()
  await told.ready
  told.signal('SIGTERM')
  expect(await told.ended).toEqual({ code: 0, killedBy: null, said: '' })
  expect(await postgres()).toBeUndefined()
}, 120_000)
