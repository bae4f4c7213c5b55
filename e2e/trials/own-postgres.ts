import { randomBytes } from 'node:crypto'
import { appendFileSync } from 'node:fs'
import { join } from 'node:path'
import { type ApiClient, apiClient } from '../world/api-client.ts'
import {
  addStudent,
  addStudents,
  createCertificates,
  deliverByHand,
  listStudents,
} from '../world/certificates.ts'
import { command } from '../world/command.ts'
import { issue } from '../world/issue.ts'
import { onboard } from '../world/organisations.ts'
import { students, verifier } from '../world/people.ts'
import { category, firstAdmin, newIssuer } from '../world/seed.ts'
import { startWorld, type World } from '../world/start-world.ts'
import { until } from '../world/until.ts'
import { openServers, type Servers } from './debian/postgres.ts'
import { type Finding, report } from './finding.ts'
import { barman } from './own-postgres/barman.ts'
import { pgBackRest } from './own-postgres/pgbackrest.ts'
import type { Tool } from './own-postgres/tool.ts'

// `npm run trial:own-postgres`: backs up an external Postgres as docs/operations/backup.md describes, with pgBackRest and
// then with Barman. Writes more, restores each backup into another server, and audits it. Needs Debian's packages (`apt-get
// install postgresql pgbackrest barman`). Exit code 1 if `credenza backup` is wrong about the log, or a copy is incomplete.

async function makeCertificates(world: World): Promise<ApiClient> {
  const admin = await firstAdmin(world)
  const issuer = await newIssuer(admin, {})
  await deliverByHand(issuer)
  const { client: directorate } = await onboard(apiClient(world.url), admin, verifier)
  await addStudents(issuer, 40)
  const ids = await createCertificates(
    issuer,
    { category, title: 'Bachelor of Engineering', date: '2025-06-30' },
    (await listStudents(issuer)).map(({ _id }) => _id),
  )
  await issue(issuer, ids, directorate)
  return issuer
}

async function tried(tool: Tool, servers: Servers, world: World, issuer: ApiClient): Promise<Finding[]> {
  const saysOf = async (settings: Record<string, string>, name: string) => {
    const { exitCode, printed } = await command([name], settings)
    console.log(printed)
    return Number(exitCode)
  }
  await tool.begin()
  const whileOn = await saysOf(world.settings, 'backup')
  await tool.backUp()
  const rollNumber = `AFTER-${tool.name}`
  const last = await addStudent(issuer, { ...students[0], rollNumber, email: `${rollNumber}@example.com` })
  await tool.restore(tool.name)
  await tool.end()
  const whileOff = await saysOf(world.settings, 'backup')

  const copy = await servers.start(tool.name)
  await until('the copy has replayed the log', async () => copy.ask('SELECT pg_is_in_recovery()') === 'f')
  const found = copy.ask(`SELECT count(*) FROM student WHERE id = '${last}'`)
  const audited = await saysOf({ ...world.settings, DATABASE_URL: copy.url }, 'audit')
  await copy.stop()
  return [
    { what: `${tool.name} takes the log: credenza backup`, expected: 0, found: whileOn },
    { what: 'the copy has what was written after the backup', expected: '1', found },
    { what: 'credenza audit of the copy', expected: 0, found: audited },
    { what: 'nothing takes the log any more: credenza backup', expected: 1, found: whileOff },
  ]
}

/**
 * Postgres' settings for each tool: Postgres tells one when a segment of the log is full; the other receives the log
 * continuously.
 */
const tools = [
  { open: pgBackRest, settings: 'archive_mode = on\narchive_timeout = 60\n' },
  { open: barman, settings: 'archive_timeout = 60\n' },
]
const findings: Finding[] = []
for (const { open, settings } of tools) {
  const servers = openServers()
  let world: World | undefined
  try {
    await servers.make('own')
    appendFileSync(join(servers.folder, 'own/postgresql.conf'), settings)
    const own = await servers.start('own')
    const MASTER_KEY = randomBytes(32).toString('base64')
    world = await startWorld({ env: { DATABASE_URL: own.url, MASTER_KEY } })
    const issuer = await makeCertificates(world)
    findings.push(...(await tried(await open(servers, own), servers, world, issuer)))
  } finally {
    await world?.stop()
    await servers.stop()
  }
}
report(findings)
