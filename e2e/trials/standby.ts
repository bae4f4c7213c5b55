import { randomBytes } from 'node:crypto'
import { rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { apiClient } from '../world/api-client.ts'
import {
  act,
  addStudents,
  deliverByHand,
  listCertificates,
  listStudents,
  readSignature,
  waitUntilRecorded,
} from '../world/certificates.ts'
import { inParallel } from '../world/in-parallel.ts'
import { onboard } from '../world/organisations.ts'
import { verifier } from '../world/people.ts'
import { category, firstAdmin, newIssuer } from '../world/seed.ts'
import { startWorld, type World } from '../world/start-world.ts'
import { until } from '../world/until.ts'
import { examine } from './crash/examine.ts'
import { openJournal } from './crash/journal.ts'
import { workThrough } from './crash/work.ts'
import { type Finding, report } from './finding.ts'
import { startLookUps } from './standby/look-ups.ts'
import { type Pair, startPair } from './standby/pair.ts'

// `npm run trial:standby [-- killed | silent]`: the server reads look-ups from a streaming standby, continues while the
// standby stands still, and loses the primary during writes: the primary's processes are killed (`killed`), or paused, as
// when its network is gone (`silent`). The standby is promoted; the server is left alone. Needs Debian's Postgres (`apt-get
// install postgresql`). Exit code 1 if a look-up was refused before the primary was lost, or anything acknowledged is
// missing afterwards.
const how = process.argv[2] === 'silent' ? 'silent' : 'killed'
const certificates = 600
const perCall = 10
const clients = 3
const draft = { category, title: 'Bachelor of Engineering', date: '2025-06-30' }

async function trial(world: World, { primary, standby }: Pair): Promise<Finding[]> {
  const admin = await firstAdmin(world)
  const issuer = await newIssuer(admin, {})
  await deliverByHand(issuer)
  const { client: directorate } = await onboard(apiClient(world.url), admin, verifier)
  await addStudents(issuer, certificates)
  const studentIds = (await listStudents(issuer)).map(({ _id }) => _id)
  const chunks = Array.from({ length: certificates / perCall }, (_, i) =>
    studentIds.slice(i * perCall, (i + 1) * perCall),
  )
  const journalFile = join(tmpdir(), `credenza-standby-${process.pid}.journal`)
  const journal = openJournal(journalFile)
  let [lost, answeredAt, longestGapMs] = [0, 0, 0]
  const workers = {
    issuer,
    verifier: directorate,
    signature: await readSignature(issuer),
    journal,
    ready: async () => {},
    onAcknowledged: () => {
      const now = performance.now()
      if (answeredAt > 0) longestGapMs = Math.max(longestGapMs, Math.round(now - answeredAt))
      answeredAt = now
    },
    onLost: () => {
      lost++
    },
  }
  const work = (some: string[][], name: string) =>
    inParallel(some, clients, (chunk, i) => workThrough(workers, draft, chunk, `${name}-${i}`))

  await work(chunks.slice(0, 4), 'before')
  const recorded = await waitUntilRecorded(issuer, journal.read('accepted'))
  const lookUps = startLookUps(
    world.url,
    recorded.map(({ slug }) => slug),
  )
  const figures: { while: string; answers: number; refused: number; longestMs: number }[] = []
  const during = async (what: string, work: () => Promise<unknown>) => {
    lookUps.counted()
    await work()
    figures.push({ while: what, ...lookUps.counted() })
  }

  const transactions = () =>
    Number(standby.ask("SELECT xact_commit FROM pg_stat_database WHERE datname = 'postgres'"))
  const before = transactions()
  await during('both run', () => pause(6_000))
  const read = transactions() - before
  await during('the standby stands still', async () => {
    standby.signal('SIGSTOP')
    await pause(10_000)
    standby.signal('SIGCONT')
  })
  let shownAfterMs = 0
  await during('the standby replays nothing', async () => {
    standby.ask('SELECT pg_wal_replay_pause()')
    const { _id: id, slug } = recorded[0]!
    await act(issuer, 'suspend', id, 'Under review')
    const suspendedAt = performance.now()
    await until('the suspension is shown', async () => {
      const answer = await fetch(`${world.url}/api/evidence/${slug}`)
      return /"suspended"/.test(await answer.text())
    })
    shownAfterMs = Math.round(performance.now() - suspendedAt)
    standby.ask('SELECT pg_wal_replay_resume()')
    await act(issuer, 'reinstate', id)
  })

  // From here on, everything acknowledged is on both servers.
  primary.ask("ALTER SYSTEM SET synchronous_standby_names = '*'")
  primary.ask('SELECT pg_reload_conf()')
  answeredAt = 0
  longestGapMs = 0
  await during('the primary is lost', async () => {
    const working = work(chunks.slice(4), 'during')
    await pause(8_000)
    primary.signal(how === 'killed' ? 'SIGKILL' : 'SIGSTOP')
    await pause(2_000)
    standby.ask('SELECT pg_promote()')
    await working
  })
  await lookUps.stop()
  console.table(figures)
  console.log(
    `Primary ${how}: longest time without an acknowledged write ${longestGapMs} ms, ${lost} calls refused and tried again`,
  )

  const listed = await listCertificates(issuer)
  const all = await waitUntilRecorded(
    issuer,
    listed.map(({ _id }) => _id),
  )
  const standing = figures.slice(0, 3).reduce((sum, { refused }) => sum + refused, 0)
  const findings = await examine(world, [{ issuer, certificates: all }], journal)
  rmSync(journalFile)
  return [
    { what: 'look-ups read from the standby', expected: 'yes', found: read > 100 ? 'yes' : 'no' },
    { what: 'look-ups refused before the primary was lost', expected: 0, found: standing },
    {
      what: 'a suspension is shown within 8 s, though the standby replays nothing',
      expected: 'yes',
      found: shownAfterMs < 8_000 ? 'yes' : shownAfterMs,
    },
    { what: 'certificates', expected: certificates, found: all.length },
    ...findings,
  ]
}

const pair = await startPair()
let world: World | undefined
try {
  world = await startWorld({
    env: {
      DATABASE_URL: pair.url,
      DATABASE_REPLICA_URL: pair.standby.url,
      MASTER_KEY: randomBytes(32).toString('base64'),
    },
  })
  report(await trial(world, pair))
} finally {
  await world?.stop()
  await pair.stop()
}
