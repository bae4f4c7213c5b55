import { execFileSync } from 'node:child_process'
import { mkdtemp, rm, statfs, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { personalData } from '../../../../test/acts/people.ts'
import { freePort } from '../../../../test/processes/free-port.ts'
import { startMain } from '../../../../test/processes/main-process.ts'

/** Needs root, to mount a small disk. */
const isRoot = process.getuid?.() === 0

let disk: string
beforeAll(async () => {
  if (!isRoot) return
  disk = await mkdtemp('/tmp/credenza-disk-')
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=700m', 'tmpfs', disk])
})
afterAll(async () => {
  if (!isRoot) return
  execFileSync('umount', ['-l', disk])
  await rm(disk, { recursive: true })
})

test.skipIf(!isRoot)('a disk that fills up under writers loses nothing that was acknowledged', async () => {
  const DATA_DIR = join(disk, 'data')
  const main = startMain({ DATA_DIR, PORT: String(await freePort()), DEMO: 'true' })
  const origin = await main.ready
  const post = (path: string, body: object) =>
    fetch(origin + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  const isWell = async () => ((await (await fetch(`${origin}/healthz`)).json()) as { ok: boolean }).ok
  const acknowledged: string[] = []
  let count = 0
  const signUp = async () => {
    const account = personalData('issuer', `full${++count}@org.example`, `Full ${count}`)
    const answer = await post('/api/personal-data', account)
    if (answer.status === 200) acknowledged.push(account.email)
    return answer
  }
  expect((await signUp()).status).toBe(200)

  // Another program's files take the space while people write.
  const filler = join(disk, 'filler')
  const { bavail, bsize } = await statfs(disk)
  await writeFile(filler, Buffer.alloc(bavail * bsize - 200 * 2 ** 20))
  let refused = await signUp()
  while (refused.status !== 503) {
    await pause(300)
    refused = await signUp()
  }
  expect(await refused.json()).toMatchObject({ error: 'unavailable', key: 'unavailable.writes' })
  expect((await fetch(`${origin}/.well-known/did.json`)).status).toBe(200)
  while (await isWell()) await pause(100)

  await rm(filler)
  while ((await signUp()).status !== 200) await pause(500)
  while (!(await isWell())) await pause(100)
  for (const email of acknowledged) {
    const { password } = personalData('issuer', email, '')
    const answer = await post('/api/sign-in', { email, password, selectedRole: 'issuer' })
    expect({ email, status: answer.status }).toEqual({ email, status: 200 })
  }
  console.info(`${acknowledged.length} acknowledged, none lost; ${count - acknowledged.length} refused`)
  main.signal('SIGTERM')
  expect(await main.ended).toMatchObject({ code: 0 })
})
