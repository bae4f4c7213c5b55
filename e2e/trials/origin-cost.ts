import { setTimeout } from 'node:timers/promises'
import { apiClient } from '../world/api-client.ts'
import { addStudents, createCertificates, deliverByHand, listStudents } from '../world/certificates.ts'
import { issue } from '../world/issue.ts'
import { onboard } from '../world/organisations.ts'
import { verifier } from '../world/people.ts'
import { postgresPid } from '../world/postgres.ts'
import { category, firstAdmin, newIssuer } from '../world/seed.ts'
import { shareLink } from '../world/share-link.ts'
import { startWorld, type World } from '../world/start-world.ts'
import { until } from '../world/until.ts'
import buildWeb from './build-web.ts'
import { ask } from './origin-cost/ask.ts'
import { childrenOf, cpuSecondsOf } from './origin-cost/cpu.ts'
import { asBefore, asNow, pageOf, pictureOf, type Request, type Seen } from './origin-cost/requests.ts'

// `npm run trial:origin-cost`: measures what one verification costs a server that answers everything itself, with the page
// but without its scripts, as until 0.2.0 and now. Also measures what is left of it if files answer the checks, and the
// cost of the issuer's picture, including the drawing processes. The CPU time of the idle server is subtracted. Exit code 1
// if the page does not arrive while Postgres stands still.
const certificates = 16
const rounds = 8
const clients = 8

async function compare(world: World, seen: readonly Seen[]): Promise<Cost[]> {
  const costs: Cost[] = []
  for (const [verification, requests] of [
    ['as until 0.2.0', asBefore],
    ['as now', asNow],
    ['the page, with files for the rest', (one: Seen) => [pageOf(one)]],
    ["the issuer's picture", (one: Seen) => [pictureOf(one)]],
  ] as const) {
    // A first round, so that everything is loaded and compiled.
    await verifyAll(world, seen, requests, rounds)
    const cost = await measure(world, seen, requests)
    console.log(verification, cost)
    costs.push({ verification, ...cost })
  }
  return costs
}

/** Whether the emails with the certificates are written and sent. */
const areJobsDone = async (world: World) => {
  const figures = await (await fetch(`${world.url}/metrics`)).text()
  return [...figures.matchAll(/^credenza_jobs\{.*state="(?:waiting|active)"\} (\d+)/gm)].every(
    ([, n]) => n === '0',
  )
}

interface Cost {
  verification: string
  requests: number
  kilobytes: string
  'ms of server CPU': string
  'ms of its other processes': string
  'ms of Postgres CPU': string
}

async function issueAll(world: World): Promise<Seen[]> {
  const admin = await firstAdmin(world)
  const issuer = await newIssuer(admin, {})
  await deliverByHand(issuer)
  const { client: directorate } = await onboard(apiClient(world.url), admin, verifier)
  await addStudents(issuer, certificates)
  const students = (await listStudents(issuer)).map(({ _id }) => _id)
  const draft = { category, title: 'Bachelor of Engineering', date: '2025-06-30' }
  const ids = await createCertificates(issuer, draft, students)
  const recorded = await issue(issuer, ids, directorate)
  // Wait until the block becomes final.
  await setTimeout(5_000)
  await until('all jobs are done', () => areJobsDone(world), 300_000)
  return Promise.all(
    recorded.map(async ({ slug }) => {
      const answer = await fetch(`${world.url}/api/evidence/${slug}`)
      const { data } = (await answer.json()) as {
        data: {
          cid: string
          endorsements: { issuer: { id: string }; credentialSubject: unknown }[]
          log: { size: number }
          anchor: { number: number; contract: string }
        }
      }
      const facts = await fetch(`${world.url}/api/user/get-certificate-by-user-url/${slug}`)
      const { data: shown } = (await facts.json()) as { data: { certificates: { _id: string }[] } }
      const organisation = `org_${shown.certificates[0]!._id.split('_')[1]}`
      const endorser = data.endorsements[0]!.issuer.id.split(':').at(-1)!
      const [, key = ''] = (await shareLink(issuer, slug)).split('#')
      return {
        slug,
        key,
        cid: data.cid,
        issuers: [organisation, endorser],
        size: data.log.size,
        number: data.anchor.number,
        contract: data.anchor.contract,
      }
    }),
  )
}

async function measure(
  world: World,
  seen: readonly Seen[],
  requests: (one: Seen) => Request[],
): Promise<Omit<Cost, 'verification'>> {
  const idle = await cpuDuring(world, () => setTimeout(3_000))
  let bytes = 0
  const busy = await cpuDuring(world, async () => {
    bytes = await verifyAll(world, seen, requests, rounds)
  })
  const verifications = seen.length * rounds
  const msPerVerification = (of: 'server' | 'others' | 'postgres') =>
    (((busy[of] - (idle[of] * busy.seconds) / idle.seconds) * 1000) / verifications).toFixed(2)
  return {
    requests: requests(seen[0]!).length,
    kilobytes: (bytes / verifications / 1000).toFixed(1),
    'ms of server CPU': msPerVerification('server'),
    'ms of its other processes': msPerVerification('others'),
    'ms of Postgres CPU': msPerVerification('postgres'),
  }
}

async function cpuDuring(world: World, work: () => Promise<unknown>) {
  const now = () => ({
    server: cpuSecondsOf([world.process.pid!]),
    others: cpuSecondsOf(otherProcesses(world)),
    postgres: cpuSecondsOf(postgresProcesses(world)),
    seconds: performance.now() / 1000,
  })
  const before = now()
  await work()
  const after = now()
  return {
    server: after.server - before.server,
    others: after.others - before.others,
    postgres: after.postgres - before.postgres,
    seconds: after.seconds - before.seconds,
  }
}

/** Returns the number of bytes received. */
async function verifyAll(
  world: World,
  seen: readonly Seen[],
  requests: (one: Seen) => Request[],
  times: number,
): Promise<number> {
  const queue = Array.from({ length: times }, () => seen)
    .flat()
    .values()
  let bytes = 0
  const client = async () => {
    for (const one of queue)
      for (const request of requests(one)) {
        const length = await ask(world.url, request)
        bytes += length
      }
  }
  await Promise.all(Array.from({ length: clients }, client))
  return bytes
}

function postgresProcesses({ dataFolder }: World): number[] {
  const postmaster = postgresPid(dataFolder)!
  return [postmaster, ...childrenOf(postmaster)]
}

/** The processes that draw and judge. */
const otherProcesses = ({ process, dataFolder }: World): number[] =>
  childrenOf(process.pid!).filter((pid) => pid !== postgresPid(dataFolder))

/** Whether the page still arrives while all of Postgres stands still. */
async function comesWithoutPostgres(world: World, slug: string): Promise<boolean> {
  const processes = postgresProcesses(world)
  for (const pid of processes) process.kill(pid, 'SIGSTOP')
  try {
    await ask(world.url, pageOf({ slug }))
    return true
  } catch {
    return false
  } finally {
    for (const pid of processes) process.kill(pid, 'SIGCONT')
  }
}

buildWeb()
const world = await startWorld()
try {
  const seen = await issueAll(world)
  console.table(await compare(world, seen))
  const comes = await comesWithoutPostgres(world, seen[0]!.slug)
  console.log(`While Postgres stands still, the page ${comes ? 'comes' : 'does not come'}.`)
  process.exitCode = comes ? 0 : 1
} finally {
  await world.stop()
}
