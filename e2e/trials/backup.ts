import { chmod, copyFile, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type ApiClient, apiClient } from '../world/api-client.ts'
import {
  acceptCertificates,
  addStudent,
  addStudents,
  createCertificates,
  deliverByHand,
  listStudents,
  signCertificates,
} from '../world/certificates.ts'
import { command } from '../world/command.ts'
import { inParallel } from '../world/in-parallel.ts'
import { onboard } from '../world/organisations.ts'
import { students, verifier } from '../world/people.ts'
import { postgresPid } from '../world/postgres.ts'
import { category, firstAdmin, newIssuer } from '../world/seed.ts'
import { startWorld, type World } from '../world/start-world.ts'
import { until } from '../world/until.ts'

// `npm run trial:backup [-- CERTIFICATES]`: makes certificates, then loses the machine during writes (server and Postgres
// are killed with -9, and their folder is not used again). Restores into an empty folder, audits, starts, and counts the
// acknowledged writes that are lost. Also times a drill, and the audit of what was written after all certificates. Exit
// code 1 if a copy is not intact, or more than five seconds of writes are lost.
const certificates = Number(process.argv[2] ?? 2000)
const perCall = Math.min(500, certificates)
const clients = 4
const writeForMs = 20_000
const hourMs = 3_600_000
const draft = { category, title: 'Bachelor of Engineering', date: '2025-06-30' }
// All documents name this address, wherever the copy listens.
const PUBLIC_URL = 'http://localhost:3000'

const folder = await mkdtemp(join(tmpdir(), 'credenza-backup-trial-'))
// Postgres must be able to enter the folder; if started by root, it runs as another user.
await chmod(folder, 0o711)
const backups = join(folder, 'backups')
const settings = { PUBLIC_URL, BACKUP_FOLDER: backups, BACKUP_DRILL_DAYS: '0' }

/** One acknowledged write. */
interface Written {
  id: string
  at: number
}

async function makeCertificates(world: World): Promise<ApiClient> {
  const admin = await firstAdmin(world)
  const issuer = await newIssuer(admin, {})
  await deliverByHand(issuer)
  const { client: directorate } = await onboard(apiClient(world.url), admin, verifier)
  await addStudents(issuer, certificates, hourMs)
  const ids = (await listStudents(issuer)).map(({ _id }) => _id)
  const chunks = Array.from({ length: Math.ceil(certificates / perCall) }, (_, i) =>
    ids.slice(i * perCall, (i + 1) * perCall),
  )
  await inParallel(chunks, 2, async (chunk) => {
    const made = await createCertificates(issuer, draft, chunk)
    await signCertificates(issuer, made)
    await acceptCertificates(directorate, made)
  })
  return issuer
}

/** Writes the newest checkpoint of the statements log to this file, if there is one yet. */
async function keepCheckpoint(world: World, file: string): Promise<boolean> {
  const answer = await fetch(`${world.url}/log/statements/checkpoint`)
  if (answer.ok) await writeFile(file, await answer.text())
  return answer.ok
}

/** Adds students from several clients until the server has been killed. */
async function writeUntilKilled(world: World, issuer: ApiClient): Promise<Written[]> {
  const written: Written[] = []
  let isKilled = false
  const write = async (client: number) => {
    for (let n = 0; !isKilled; n++) {
      const rollNumber = `BACKUP-${client}-${n}`
      const id = await addStudent(issuer, { ...students[0], rollNumber, email: `${rollNumber}@example.com` })
      written.push({ id, at: Date.now() })
    }
  }
  const writing = Array.from({ length: clients }, (_, client) => write(client).catch(() => {}))
  await new Promise((resolve) => setTimeout(resolve, writeForMs))
  isKilled = true
  process.kill(postgresPid(world.dataFolder)!, 'SIGKILL')
  await world.kill('SIGKILL')
  await Promise.all(writing)
  return written
}

const seconds = (ms: number) => Math.round(ms / 100) / 10
const figures: Record<string, string | number> = { certificates }

const world = await startWorld({ env: settings })
let running: World | undefined = world
try {
  await until(
    'there is a first backup',
    async () => (await readdir(join(backups, 'bases')).catch(() => [])).length > 0,
    hourMs,
  )
  const began = Date.now()
  const issuer = await makeCertificates(world)
  figures['seconds to make, sign and accept'] = seconds(Date.now() - began)
  const kept = join(folder, 'kept-checkpoint')
  await until('the log has a checkpoint', () => keepCheckpoint(world, kept), hourMs)
  const drilling = Date.now()
  const drilled = await command(['drill'], { ...settings, DATA_DIR: world.dataFolder })
  figures['seconds of a drill'] = seconds(Date.now() - drilling)
  const written = await writeUntilKilled(world, issuer)
  running = undefined
  const killedAt = Math.max(...written.map(({ at }) => at))

  const dataFolder = join(folder, 'data')
  await mkdir(dataFolder, { mode: 0o711 })
  await copyFile(join(world.dataFolder, 'master.key'), join(dataFolder, 'master.key'))
  const env = { ...settings, DATA_DIR: dataFolder }
  const restoring = Date.now()
  const restored = await command(['restore'], env)
  figures['seconds to restore'] = seconds(Date.now() - restoring)
  const starting = Date.now()
  const copy = await startWorld({ env: settings, dataFolder })
  running = copy
  figures['seconds to start'] = seconds(Date.now() - starting)
  const there = new Set((await listStudents(issuer.at(copy.url))).map(({ _id }) => _id))
  const lost = written.filter(({ id }) => !there.has(id))
  const oldestLost = Math.min(killedAt, ...lost.map(({ at }) => at))
  await copy.stop()
  running = undefined
  const auditing = Date.now()
  const audited = await command(['audit'], env)
  figures['seconds to audit'] = seconds(Date.now() - auditing)
  const auditingSince = Date.now()
  const auditedSince = await command(['audit', '--since', kept], env)
  figures['seconds to audit what was written after all certificates'] = seconds(Date.now() - auditingSince)
  figures['acknowledged writes'] = written.length
  figures['of these lost'] = lost.length
  figures['seconds of writes lost'] = seconds(killedAt - oldestLost)
  const commands = [drilled, restored, audited, auditedSince]
  for (const { printed } of commands) console.log(printed)
  console.table(figures)
  const isIntact = commands.every(({ exitCode }) => exitCode === 0)
  process.exitCode = isIntact && killedAt - oldestLost < 5000 ? 0 : 1
} finally {
  await running?.stop()
  await rm(world.dataFolder, { recursive: true, force: true })
  await rm(folder, { recursive: true, force: true })
}
