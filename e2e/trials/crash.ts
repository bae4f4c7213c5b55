import { rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type ApiClient, apiClient } from '../world/api-client.ts'
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
import type { World } from '../world/start-world.ts'
import { examine, type Issued } from './crash/examine.ts'
import { openJournal } from './crash/journal.ts'
import { openKiller } from './crash/killer.ts'
import { workThrough } from './crash/work.ts'
import type { Finding } from './finding.ts'
import { runTrial } from './run-trial.ts'

// `npm run trial:crash [-- NUMBER]`: concurrent clients of two issuers create, sign and accept 2,000 certificates (or
// NUMBER, a multiple of 40), while the server is killed with -9 at 20 random moments and Postgres at 5 more. Exit code 1 if
// anything acknowledged is missing, duplicated or cannot be proved.
const certificates = Number(process.argv[2] ?? 2000)
const perCall = 20
const clients = 4
const kills = { server: 20, postgres: 5 }
const another = { organizationName: 'Hatta Institute of Hydrology', email: 'registry@hatta.example' }
const draft = { category, title: 'Bachelor of Engineering', date: '2025-06-30' }

async function trial(world: World): Promise<Finding[]> {
  const admin = await firstAdmin(world)
  const { client: directorate } = await onboard(apiClient(world.url), admin, verifier)
  const issuers = [await newIssuer(admin, {}), await newIssuer(admin, another)]
  const orders = await Promise.all(issuers.map((issuer) => orderOf(issuer, certificates / issuers.length)))
  const chunks = Array.from({ length: certificates / perCall }, (_, i) => {
    const { studentIds, ...signatory } = orders[i % orders.length]!
    const from = Math.floor(i / orders.length) * perCall
    return { signatory, studentIds: studentIds.slice(from, from + perCall) }
  })

  const journalFile = join(tmpdir(), `credenza-crash-${process.pid}.journal`)
  const journal = openJournal(journalFile)
  const killer = openKiller(world, { steps: chunks.length * 3, ...kills })
  let lost = 0
  const workers = {
    verifier: directorate,
    journal,
    ready: killer.ready,
    onAcknowledged: killer.step,
    onLost: () => {
      lost++
    },
    // After a worker is lost, it shows what was signed only when it has completed its part of the commit.
    passing: world.nodes.length > 0 ? ['not_signed'] : [],
  }
  const started = performance.now()
  await inParallel(chunks, clients, ({ signatory, studentIds }, i) =>
    workThrough({ ...workers, ...signatory }, draft, studentIds, `crash-trial-${i}`),
  )
  await killer.finished()
  const seconds = Math.round((performance.now() - started) / 1000)
  const issued = await Promise.all(issuers.map(allRecorded))
  const count = issued.reduce((sum, { certificates }) => sum + certificates.length, 0)

  const { server, postgres, longestRestartMs } = killer.killed()
  console.log(
    `${count} certificates in ${seconds} s; server killed ${server} times, longest restart ${longestRestartMs} ms; ` +
      `Postgres killed ${postgres} times; ${lost} calls cut off or refused, and tried again`,
  )
  const findings = await examine(world, issued, journal)
  rmSync(journalFile)
  return [
    { what: 'server killed with -9', expected: kills.server, found: server },
    { what: 'Postgres killed with -9', expected: kills.postgres, found: postgres },
    { what: 'certificates', expected: certificates, found: count },
    ...findings,
  ]
}

/** An issuer's order with this many students, and what the issuer signs with. */
async function orderOf(issuer: ApiClient, students: number) {
  await addStudents(issuer, students)
  const studentIds = (await listStudents(issuer)).map(({ _id }) => _id)
  return { issuer, studentIds, signature: await readSignature(issuer) }
}

async function allRecorded(issuer: ApiClient): Promise<Issued> {
  const ids = (await listCertificates(issuer)).map(({ _id }) => _id)
  return { issuer, certificates: await waitUntilRecorded(issuer, ids) }
}

// Both issuers must make whole calls, and enough of them for all kills.
if (!(certificates >= 200) || certificates % (2 * perCall) !== 0) {
  console.error(`NUMBER must be a multiple of ${2 * perCall}, and at least 200.`)
  process.exit(1)
}
await runTrial(trial)
