import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { formatVerifierKey, openCosignatures, openNote } from '@credenza/credential/log'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { acceptedCertificates } from '../../../test/acts/certificates.ts'
import { callAs, nobody } from '../../../test/acts/people.ts'
import { openLog } from '../../../test/stand-ins/witness-logs.ts'
import { openRolesWorld } from '../../../test/worlds/roles-world.ts'
import { readEvidence } from '../../certificates/certificate/evidence.ts'
import { readHealth } from '../../operating/admin/health/health.ts'
import { withLease } from '../../platform/db/lease.ts'
import { withRetry } from '../../platform/db/with-retry.ts'
import { sha256 } from '../../platform/sha256.ts'
import { newestCheckpoint, signHead } from '../log/checkpoints.ts'
import { enqueueLeaves } from '../log/enqueue-leaf.ts'
import { logKey, logOrigin } from '../log/log-identity.ts'
import { sequencePending } from '../log/sequence.ts'
import { parseOptions } from './alone/options.ts'
import { startWitness } from './alone/run-witness.ts'
import { progressOf } from './progress.ts'
import { askOnce, runWitnessing } from './run-witnessing.ts'
import { type AskedWitness, parseWitnesses } from './settings.ts'

const { world, issuer, verifier, student } = await openRolesWorld()
let folder: string
let logKeys: string[]
let certificateId: string
let witnesses: Awaited<ReturnType<typeof startWitness>>[]

beforeAll(async () => {
  logKeys = (['certificates', 'statements'] as const).map((log) =>
    formatVerifierKey({
      name: logOrigin(world.ctx.config.publicUrl, log),
      publicKey: logKey(world.ctx).publicKey,
    }),
  )
  ;[certificateId] = (await acceptedCertificates(world, { issuer, verifier, student }, 1)) as [string]
  await grow(3)
})
afterAll(() => world.close())
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'witnesses-'))
  witnesses = []
})
afterEach(async () => {
  for (const { close } of witnesses) await close()
  await rm(folder, { recursive: true })
  for (const table of ['log_cosignature', 'witness_progress'])
    await sql`DELETE FROM ${sql.table(table)}`.execute(world.ctx.db)
})

const signal = new AbortController().signal
let leaves = 0

/** Lets the certificates log grow, and signs it. */
async function grow(count: number): Promise<number> {
  const { ctx } = world
  await withRetry(ctx.db, (tx) =>
    enqueueLeaves(
      tx,
      new Date(),
      Array.from({ length: count }, () => ({
        log: 'certificates' as const,
        organisationId: issuer.id,
        certificateId: `cert_${++leaves}`,
        action: 'certificate' as const,
        issuerAddress: issuer.publicKey,
        digest: sha256(Buffer.from(String(leaves))),
      })),
    ),
  )
  await withLease(ctx.database, 'sequencer', (lease) => sequencePending(ctx, lease))
  await signHead(ctx, 'certificates')
  return (await newestCheckpoint(ctx.db, 'certificates'))!.size
}

const optionsOf = (name: string, port = 0) =>
  parseOptions([
    ...logKeys.flatMap((key) => ['--for', key]),
    ...['--name', name, '--folder', join(folder, name), '--port', String(port)],
  ])

async function startWitnesses(...names: string[]): Promise<AskedWitness[]> {
  for (const name of names) witnesses.push(await startWitness(optionsOf(name)))
  return ask(witnesses.map(({ verifierKey, url }) => ({ verifierKey, url })))
}

/** Names these witnesses in the settings. */
function ask(named: { verifierKey: string; url: string }[], quorum = 1): AskedWitness[] {
  const list = named.map(({ verifierKey, url }) => `${verifierKey} ${url}`)
  world.ctx.config.witnesses = parseWitnesses(`${quorum} of ${list.join(', ')}`)
  return world.ctx.config.witnesses.list
}

const askNow = (witness: AskedWitness) => askOnce(world.ctx, witness, 'certificates', signal)
const progress = (witness: AskedWitness) => progressOf(world.ctx, witness.verifierKey, 'certificates')
const served = async () => (await callAs(world, nobody, 'GET', '/log/certificates/checkpoint')).body
const signers = async (list: AskedWitness[]) =>
  (
    await openCosignatures(
      await served(),
      list.map(({ key }) => key),
    )
  ).seen.map(({ name }) => name)

/** A witness whose answers the test makes up. */
async function liar(answer: (body: string) => { status: number; type?: string; body?: string } | undefined) {
  const server: Server = createServer(async (request, response) => {
    const body = (await Array.fromAsync(request as AsyncIterable<Buffer>)).join('')
    const said = answer(body)
    if (said) response.writeHead(said.status, { 'content-type': said.type ?? 'text/plain' }).end(said.body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as { port: number }
  witnesses.push({
    close: async () => {
      server.closeAllConnections()
      server.close()
    },
  } as never)
  const { key } = openLog('liar.example', 99)
  return { verifierKey: formatVerifierKey(key, 'cosignature'), url: `http://127.0.0.1:${port}` }
}

describe('a witness', () => {
  test('signs each new state, and the served checkpoint carries its line', async () => {
    const list = await startWitnesses('first', 'second')
    for (let round = 0; round < 3; round++) {
      const size = await grow(2)
      expect(await signers(list)).toEqual([])
      for (const witness of list) expect(await askNow(witness)).toBe('signed')
      expect((await signers(list)).toSorted()).toEqual(['first', 'second'])
      expect(await served()).toContain(`\n${size}\n`)
      expect(await askNow(list[0]!)).toBe('nothing')
    }
    const key = {
      name: logOrigin(world.ctx.config.publicUrl, 'certificates'),
      publicKey: logKey(world.ctx).publicKey,
    }
    expect((await openNote(await served(), key)).ok).toBe(true)
  })

  test('whose answer was lost, or that is not remembered here, is asked from the size that it names', async () => {
    const [witness] = (await startWitnesses('first')) as [AskedWitness]
    await askNow(witness)
    await sql`DELETE FROM log_cosignature`.execute(world.ctx.db)
    await sql`DELETE FROM witness_progress`.execute(world.ctx.db)
    expect(await askNow(witness)).toBe('signed')
    expect(await signers([witness])).toEqual(['first'])
    await sql`UPDATE witness_progress SET known_size = 1, signed_size = 1`.execute(world.ctx.db)
    await grow(4)
    expect(await askNow(witness)).toBe('signed')
    expect(await signers([witness])).toEqual(['first'])
  })

  test('that was away is asked again after growing pauses, and catches up with the newest state', async () => {
    const [witness] = (await startWitnesses('first')) as [AskedWitness]
    await askNow(witness)
    const port = Number(new URL(witness.url).port)
    await witnesses.pop()!.close()
    const pauses: number[] = []
    for (let i = 0; i < 12; i++) {
      await grow(1)
      expect(await askNow(witness)).toBe('failed')
      const { nextAt, problem } = await progress(witness)
      expect(problem).toBe('unreachable')
      expect(await askNow(witness)).toBe('nothing')
      pauses.push(nextAt.getTime() - world.ctx.clock().getTime())
      world.advance(pauses.at(-1)!)
    }
    expect(pauses[3]!).toBeGreaterThan(pauses[0]!)
    expect(Math.max(...pauses)).toBeLessThanOrEqual(750_000)
    witnesses.push(await startWitness(optionsOf('first', port)))
    expect(await askNow(witness)).toBe('signed')
    expect(await signers([witness])).toEqual(['first'])
    expect(await progress(witness)).toMatchObject({ failures: 0, problem: null })
  })

  test('that knows a later state of our log signs the newest, and none that is smaller', async () => {
    const [witness] = (await startWitnesses('first')) as [AskedWitness]
    const earlier = await grow(3)
    await grow(1)
    await askNow(witness)
    const size = await grow(3)
    // The chain has recorded an earlier state than the witness has signed.
    await sql`UPDATE witness_progress SET known_size = 0, signed_size = 0`.execute(world.ctx.db)
    await sql`INSERT INTO anchor VALUES (${earlier}, 0, '', '', 'earlier', now(), 1, 'final')`.execute(
      world.ctx.db,
    )
    expect(await askNow(witness)).toBe('later')
    expect(await askNow(witness)).toBe('signed')
    expect(await progress(witness)).toMatchObject({ knownSize: size, signedSize: size })
    await sql`DELETE FROM anchor`.execute(world.ctx.db)
  })
})

describe('nothing is stored from a witness that misbehaves:', () => {
  const garbage = '— liar.example AAAAAAAAAAAAAAAA\n'
  test.each<[string, Parameters<typeof liar>[0], string]>([
    ['a signature of nobody', () => ({ status: 200, body: garbage }), 'unreadable'],
    ['no signature', () => ({ status: 200, body: '' }), 'unreadable'],
    ['a page', () => ({ status: 200, type: 'text/html', body: '<!doctype html>' }), 'unreadable'],
    ['megabytes', () => ({ status: 200, body: 'x'.repeat(3_000_000) }), 'unreachable'],
    ['another size each time', (body) => sizeAfter(body), 'unreadable'],
    [
      'the size that it was asked from',
      () => ({ status: 409, type: 'text/x.tlog.size', body: '0\n' }),
      'unreadable',
    ],
    ['a size in another type', () => ({ status: 409, body: '1\n' }), 'unreadable'],
    ['a size that is none', () => ({ status: 409, type: 'text/x.tlog.size', body: '01\n' }), 'unreadable'],
    ['a redirect', () => ({ status: 302 }), 'unreachable'],
    ['that it does not know us', () => ({ status: 404 }), 'unknown-log'],
    ['that it knows another key', () => ({ status: 403 }), 'other-key'],
    ['that it is busy', () => ({ status: 503 }), 'busy'],
    ['that it has seen another history', () => ({ status: 422 }), 'refused'],
    ['a longer history', () => ({ status: 409, type: 'text/x.tlog.size', body: '999999\n' }), 'ahead'],
  ])('it answers %s', async (_name, answer, problem) => {
    const [witness] = ask([await liar(answer)]) as [AskedWitness]
    expect(await askNow(witness)).toBe('failed')
    expect(await progress(witness)).toMatchObject({ problem, signedSize: 0 })
    expect(await signers([witness])).toEqual([])
  })

  const sizeAfter = (body: string) => {
    const old = Number(/^old (\d+)/.exec(body)?.[1])
    return { status: 409, type: 'text/x.tlog.size', body: `${(old + 1) % 3}\n` }
  }
})

test('a witness that has seen another history of our log is reported loudly, in the log and to administrators', async () => {
  const [witness] = (await startWitnesses('first')) as [AskedWitness]
  const origin = logOrigin(world.ctx.config.publicUrl, 'certificates')
  const another = openLog(origin, 1, logKey(world.ctx))
  another.append(2, 7)
  const primed = await fetch(`${witness.url}/add-checkpoint`, {
    method: 'POST',
    body: await another.submission(0),
  })
  expect(primed.status).toBe(200)
  expect(await askNow(witness)).toBe('failed')
  expect(await progress(witness)).toMatchObject({ problem: 'refused', knownSize: 2 })
  expect(world.logLines.join('')).toContain('A witness has seen another history of our log')
  const log = (await readHealth(world.ctx)).find(({ part }) => part === 'log')!
  expect(log).toMatchObject({ state: 'attention', summary: expect.stringContaining('a different history') })
})

describe('the loop', () => {
  test('has every witness sign both logs while one of them hangs, and nothing waits for it', async () => {
    const list = await startWitnesses('first', 'second')
    const hanging = await liar(() => undefined)
    ask([hanging, ...list.map(({ verifierKey, url }) => ({ verifierKey, url }))], 2)
    const stop = new AbortController()
    const loop = runWitnessing(world.ctx, stop.signal, { leastMs: 0, pollMs: 50 })
    try {
      for (let round = 0; round < 3; round++) {
        await grow(1)
        await expect.poll(() => signers(list), { timeout: 10_000 }).toHaveLength(2)
      }
    } finally {
      stop.abort()
      await loop
    }
  })

  test('does nothing where no witness is named', async () => {
    const calls: string[] = []
    const named = await liar((body) => void calls.push(body))
    ask([named], 1)
    world.ctx.config.witnesses = undefined
    await withLease(world.ctx.database, 'witnessing', () => runWitnessing(world.ctx, signal))
    expect(calls).toEqual([])
  })
})

describe('a certificate', () => {
  test('is proven in the first final state that enough witnesses have signed, and shows them everywhere', async () => {
    const { ctx } = world
    const first = await grow(1)
    const later = await grow(1)
    await sql`INSERT INTO anchor VALUES (${first}, 0, '', '', 'first', now(), 1, 'final'), (${later}, 0, '', '', 'later', now(), 2, 'final')`.execute(
      ctx.db,
    )
    const sizeOf = async () => (await readEvidence(ctx, certificateId)).log?.size
    const [witness] = (await startWitnesses('first')) as [AskedWitness]
    expect(await sizeOf()).toBe(first)
    await askNow(witness)
    expect(await sizeOf()).toBe(later)
    const { log, anchor } = await readEvidence(ctx, certificateId)
    expect(anchor?.number).toBe(2)
    expect((await openCosignatures(log!.checkpoint, [witness.key])).seen).toHaveLength(1)
    await sql`UPDATE anchor SET state = 'mined' WHERE certificates_size = ${later}`.execute(ctx.db)
    expect(await sizeOf()).toBe(first)
    await sql`DELETE FROM anchor`.execute(ctx.db)
  })
})
