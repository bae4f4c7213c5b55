import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, watch } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { generatePrivateKey } from 'viem/accounts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../db/testing.ts'
import { verifyChain } from './verify-chain.ts'

const rounds = 66
const writersPerRound = 3
const script = fileURLToPath(new URL('../testing/chain-writer.ts', import.meta.url))

let db: TestDatabase
let folder: string
beforeAll(async () => {
  db = await createTestDatabase()
  folder = await mkdtemp(join(tmpdir(), 'credenza-kills-'))
})
afterAll(async () => {
  await rm(folder, { recursive: true, force: true })
  await db?.drop()
})

test(`after ${rounds} kills of three writers without a lock nothing acknowledged is lost and the chain replays`, async () => {
  const key = generatePrivateKey()
  const file = join(folder, 'acknowledged')
  const writers = new Set<ChildProcess>()
  const start = () => {
    const child = spawn(process.execPath, [script, db.url, key, file], { stdio: 'inherit' })
    writers.add(child)
    child.once('exit', () => writers.delete(child))
    return child
  }
  try {
    for (let n = 0; n < writersPerRound; n++) start()
    await firstAcknowledgement(folder)
    for (let round = 0; round < rounds; round++) {
      await pause(200 + Math.random() * 600)
      const victim = [...writers][round % writers.size]!
      const ended = once(victim, 'exit')
      victim.kill('SIGKILL')
      await ended
      start()
    }
  } finally {
    for (const child of writers) child.kill('SIGKILL')
  }

  const lines = (await readFile(file, 'utf8')).split('\n').filter((line) => line.includes(' '))
  const sealed = lines.filter((line) => line.startsWith('sealed')).map((line) => line.slice('sealed '.length))
  const fenced = lines.filter((line) => line.startsWith('fenced')).map((line) => line.slice('fenced '.length))
  const stored = new Set(
    (await db.kysely.selectFrom('chain_transaction').select('hash').execute()).map(
      ({ hash }) => `0x${hash.toString('hex')}`,
    ),
  )
  expect(sealed.filter((hash) => !stored.has(hash))).toEqual([])
  expect(fenced.filter((hash) => stored.has(hash))).toEqual([])
  const verdict = await verifyChain(db.kysely)
  expect(verdict).toEqual({ ok: true, blocks: stored.size + 1 })
  process.stdout.write(`${sealed.length} acknowledged, ${fenced.length} fenced, ${stored.size} blocks\n`)
  expect(sealed.length).toBeGreaterThan(rounds)
  expect(fenced.length).toBeGreaterThan(0)
}, 300_000)

async function firstAcknowledgement(inFolder: string): Promise<void> {
  for await (const _ of watch(inFolder)) return
}
