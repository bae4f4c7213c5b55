import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { Agent, get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../src/platform/db/testing.ts'
import { type Server, startServer } from '../src/server.ts'
import { readConfig } from '../src/settings/config.ts'
import { personalData } from './acts/people.ts'
import { readEvents } from './processes/sse.ts'

let database: TestDatabase
let folder: string
let server: Server
let origin: string
let token: string
const lines: string[] = []

const post = (path: string, body: object) =>
  fetch(origin + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

beforeAll(async () => {
  database = await createTestDatabase()
  folder = await mkdtemp(join(tmpdir(), 'credenza-shutdown-'))
  const config = readConfig({ DATABASE_URL: database.url, DATA_DIR: folder, PORT: '0' })
  server = await startServer(
    { ...config, webFolder: join(folder, 'no-web') },
    pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) }),
  )
  origin = `http://127.0.0.1:${server.port}`
  const account = personalData('issuer', 'shut@org.example', 'Shut')
  expect((await post('/api/personal-data', account)).status).toBe(200)
  const { email, password } = account
  const signedIn = await post('/api/sign-in', { email, password, selectedRole: 'issuer' })
  token = ((await signedIn.json()) as { data: string }).data
})
afterAll(async () => {
  await database.drop()
  await rm(folder, { recursive: true, force: true })
})

test('with an open stream, idle connections and a request in flight, the server answers and ends', async () => {
  const events = readEvents(`${origin}/api/events`, { token, lastEventId: '0' })
  await events.next()
  const streamEnds = (async () => {
    for await (const _ of events);
  })()
  const agent = new Agent({ keepAlive: true })
  const [idle] = await once(get(`${origin}/healthz`, { agent }), 'response')
  idle.resume()
  await once(idle, 'end')

  const reached = once(server.ctx.database.pool, 'acquire')
  const inFlight = post('/api/sign-in', {
    email: 'shut@org.example',
    password: 'not it',
    selectedRole: 'issuer',
  })
  await reached
  await server.close()
  expect((await inFlight).status).toBe(401)
  await streamEnds
  agent.destroy()
  await expect(fetch(`${origin}/healthz`)).rejects.toThrow()
  expect(lines.filter((line) => /did not stop/i.test(line))).toEqual([])
})
