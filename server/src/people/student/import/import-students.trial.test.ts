import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { StudentImportDetails } from '@credenza/schema'
import { writeXlsx } from 'hucre/xlsx'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { makeAdmin, makeIssuer, type Organisation, type Person } from '../../../../test/acts/people.ts'
import { freePort } from '../../../../test/processes/free-port.ts'
import { openTestWorld, publicUrl, type TestWorld } from '../../../../test/worlds/test-world.ts'

// The whole server as a separate process, over the world's database, with a list of 100,000 students.
const rows = Number(process.env.TRIAL_ROWS ?? 100_000)
/** The same as in tools/start.mjs. */
const memoryLimits = ['--max-old-space-size=1024', '--max-semi-space-size=16']
const main = join(import.meta.dirname, '../../../main.ts')

let world: TestWorld
let admin: Person
let sheet: File
let server: { process: ChildProcess; url: string } | undefined
let peakMb = 0

beforeAll(async () => {
  world = await openTestWorld()
  admin = await makeAdmin(world)
  sheet = await sheetOf(rows)
})
afterEach(() => stopServer())
afterAll(() => world.close())

test('100,000 rows of .xlsx are reviewed and imported with at most 512 MB', async () => {
  await startServer()
  const issuer = await makeIssuer(world, admin)
  const began = performance.now()
  const id = await upload(issuer)
  await until(issuer, id, 'ready')
  const reviewed = performance.now()
  await start(issuer, id)
  const result = await until(issuer, id, 'done')
  const ended = performance.now()
  await stopServer()
  const seconds = (from: number, to: number) => ((to - from) / 1000).toFixed(1)
  console.info(
    `${rows} rows, ${(sheet.size / 1e6).toFixed(1)} MB: reviewed in ${seconds(began, reviewed)} s, ` +
      `imported in ${seconds(reviewed, ended)} s, peak ${Math.round(peakMb)} MB`,
  )
  expect(result).toMatchObject({ created: rows, failed: 0 })
  expect(await countStudents(issuer)).toBe(rows)
  expect(peakMb).toBeLessThan(512)
})

test('killed with -9 ten times in between, it ends with every student exactly once', async () => {
  await startServer()
  const issuer = await makeIssuer(world, admin)
  const id = await upload(issuer)
  const began = performance.now()
  const killOn = async (times: number, status: 'ready' | 'done') => {
    for (let i = 1; i <= times; i++) {
      // Spread over the rows, each at a random moment within its share of them.
      const row = (rows / (times + 1)) * (i - Math.random() / 2)
      while ((await read(issuer, id)).rowsRead < row) await pause(20)
      await pause(Math.random() * 100)
      await stopServer()
      await startServer()
      expect((await read(issuer, id)).status).not.toBe(status)
    }
    await until(issuer, id, status)
  }
  await killOn(4, 'ready')
  await start(issuer, id)
  await killOn(6, 'done')
  console.info(`Ten kills, done after ${Math.round((performance.now() - began) / 1000)} s`)
  expect(await read(issuer, id)).toMatchObject({ created: rows, changed: 0, unchanged: 0, failed: 0 })
  expect(await countStudents(issuer)).toBe(rows)
})

async function startServer(): Promise<void> {
  const port = await freePort()
  const child = spawn(process.execPath, [...memoryLimits, main], {
    env: {
      ...process.env,
      DATABASE_URL: world.ctx.database.url,
      DATA_DIR: world.ctx.config.dataFolder,
      PUBLIC_URL: publicUrl,
      MAIL_ON_DISK: 'true',
      PORT: String(port),
      DEMO: 'true',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  server = { process: child, url: `http://127.0.0.1:${port}` }
  while (!(await fetch(`${server.url}/api/student/sample.xlsx`).catch(() => undefined))) {
    if (child.exitCode !== null) throw new Error('The server did not start')
    await pause(50)
  }
}

async function stopServer(): Promise<void> {
  if (!server) return
  const { process: child } = server
  server = undefined
  const status = await readFile(`/proc/${child.pid}/status`, 'utf8').catch(() => '')
  peakMb = Math.max(peakMb, Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024)
  child.kill('SIGKILL')
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
}

async function call(
  issuer: Organisation,
  method: string,
  path: string,
  body?: FormData | string,
): Promise<ReturnType<typeof JSON.parse>> {
  const headers = new Headers({ authorization: `Bearer ${issuer.token}` })
  if (typeof body === 'string') headers.set('content-type', 'application/json')
  const response = await fetch(`${server!.url}${path}`, { method, headers, ...(body && { body }) })
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`)
  return response.json()
}

async function upload(issuer: Organisation): Promise<string> {
  const form = new FormData()
  form.append('doc_url', sheet)
  return (await call(issuer, 'POST', '/api/student/import-student-excel?preview=true', form)).importId
}

const start = (issuer: Organisation, id: string) =>
  call(issuer, 'POST', `/api/student/imports/${id}/start`, '{}')

const read = async (issuer: Organisation, id: string): Promise<StudentImportDetails> =>
  (await call(issuer, 'GET', `/api/student/imports/${id}`)).data

async function until(issuer: Organisation, id: string, status: 'ready' | 'done') {
  for (;;) {
    const found = await read(issuer, id)
    if (found.status === status) return found
    if (found.status === 'failed') throw new Error(found.message)
    await pause(200)
  }
}

async function countStudents(issuer: Organisation): Promise<number> {
  const { count } = await world.ctx.db
    .selectFrom('student')
    .select((q) => q.fn.countAll<string>().as('count'))
    .where('org_id', '=', issuer.id)
    .executeTakeFirstOrThrow()
  return Number(count)
}

async function sheetOf(count: number): Promise<File> {
  const header = [
    'Name',
    'Father Name',
    'Mother Name',
    'College',
    'Course',
    'Year',
    'Roll No',
    'Mobile',
    'DOB',
    'Email',
  ]
  const students = Array.from({ length: count }, (_, n) => [
    `Student ${n}`,
    `Father ${n}`,
    `Mother ${n}`,
    'College of Engineering',
    `Course ${n % 40}`,
    String(2018 + (n % 8)),
    String(n).padStart(8, '0'),
    `97150${String(n).padStart(7, '0')}`,
    '2003-05-17',
    `student${n}@trial.example`,
  ])
  const bytes = await writeXlsx({ sheets: [{ name: 'Students', rows: [header, ...students] }] })
  return new File([new Uint8Array(bytes)], 'students.xlsx')
}
