import { rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { apiClient } from '../world/api-client.ts'
import {
  addStudents,
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
import { examine } from './crash/examine.ts'
import { openJournal } from './crash/journal.ts'
import { openKiller } from './crash/killer.ts'
import { workThrough } from './crash/work.ts'
import { type Finding, report } from './finding.ts'

// `npm run trial:crash`: concurrent clients create, sign and accept 2,000 certificates while the server is killed with
// -9 at 20 random moments and Postgres at 5 more. Exit code 1 if anything acknowledged is missing, duplicated or
// unprovable.
const certificates = 2000
const perCall = 20
const clients = 4
const kills = { server: 20, postgres: 5 }
const draft = { category, title: 'Bachelor of Engineering', date: '2025-06-30' }

async function trial(world: World): Promise<Finding[]> {
  const admin = await firstAdmin(world)
  const issuer = await newIssuer(admin, {})
  const { client: directorate } = await onboard(apiClient(world.url), admin, verifier)
  await addStudents(issuer, certificates)
  const studentIds = (await listStudents(issuer)).map(({ _id }) => _id)
  const chunks = Array.from({ length: certificates / perCall }, (_, i) =>
    studentIds.slice(i * perCall, (i + 1) * perCall),
  )

  const journalFile = join(tmpdir(), `credenza-crash-${process.pid}.journal`)
  const journal = openJournal(journalFile)
  const killer = openKiller(world, { steps: chunks.length * 3, ...kills })
  let lost = 0
  const workers = {
    issuer,
    verifier: directorate,
    signature: await readSignature(issuer),
    journal,
    ready: killer.ready,
    onAcknowledged: killer.step,
    onLost: () => {
      lost++
    },
  }
  const started = performance.now()
  await inParallel(chunks, clients, (chunk, i) => workThrough(workers, draft, chunk, `crash-trial-${i}`))
  await killer.finished()
  const seconds = Math.round((performance.now() - started) / 1000)
  const listed = await listCertificates(issuer)
  const recorded = await waitUntilRecorded(
    issuer,
    listed.map(({ _id }) => _id),
  )

  const { server, postgres, longestRestartMs } = killer.killed()
  console.log(
    `${recorded.length} certificates in ${seconds} s; server killed ${server} times, longest restart ${longestRestartMs} ms; ` +
      `Postgres killed ${postgres} times; ${lost} calls cut off or refused, and tried again`,
  )
  const findings = await examine(world, issuer, recorded, journal)
  rmSync(journalFile)
  return [
    { what: 'server killed with -9', expected: kills.server, found: server },
    { what: 'Postgres killed with -9', expected: kills.postgres, found: postgres },
    { what: 'certificates', expected: certificates, found: recorded.length },
    ...findings,
  ]
}

const world = await startWorld()
try {
  report(await trial(world))
} finally {
  await world.stop()
}
