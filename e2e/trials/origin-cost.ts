import { setTimeout } from 'node:timers/promises'
import { apiClient } from '../world/api-client.ts'
import {
  acceptCertificates,
  addStudents,
  createCertificates,
  listStudents,
  signCertificates,
  waitUntilRecorded,
} from '../world/certificates.ts'
import { onboard } from '../world/organisations.ts'
import { verifier } from '../world/people.ts'
import { postgresPid } from '../world/postgres.ts'
import { category, firstAdmin, newIssuer } from '../world/seed.ts'
import { startWorld, type World } from '../world/start-world.ts'
import buildWeb from './build-web.ts'
import { childrenOf, cpuSecondsOf } from './origin-cost/cpu.ts'

// `npm run trial:origin-cost`: what one verification costs a server that answers everything itself, with the page but without
// its scripts: as it was until 0.2.0, and now. The CPU time of the idle server is subtracted.
const certificates = 16
// Few enough for the limit of calls that the chain takes from one address.
const rounds = 5
const clients = 8

/** One request of a verification: its path, and a body when it is sent with POST. */
type Request = { path: string; body?: string; headers?: Record<string, string> }

async function compare(world: World): Promise<Cost[]> {
  const seen = await issue(world)
  const costs: Cost[] = []
  for (const [verification, requests] of [
    ['as until 0.2.0', asBefore],
    ['as now', asNow],
  ] as const) {
    // Once before it counts, so that everything is loaded.
    await verifyAll(world, seen, requests, 1)
    costs.push({ verification, ...(await measure(world, seen, requests)) })
  }
  return costs
}

interface Cost {
  verification: string
  requests: number
  kilobytes: string
  'ms of server CPU': string
  'ms of Postgres CPU': string
}

interface Seen {
  slug: string
  cid: string
  issuers: string[]
  size: number
  number: number
  contract: string
}

async function issue(world: World): Promise<Seen[]> {
  const admin = await firstAdmin(world)
  const issuer = await newIssuer(admin, {})
  const { client: directorate } = await onboard(apiClient(world.url), admin, verifier)
  await addStudents(issuer, certificates)
  const students = (await listStudents(issuer)).map(({ _id }) => _id)
  const draft = { category, title: 'Bachelor of Engineering', date: '2025-06-30' }
  const ids = await createCertificates(issuer, draft, students)
  await signCertificates(issuer, ids)
  await acceptCertificates(directorate, ids)
  const recorded = await waitUntilRecorded(issuer, ids)
  // Its block becomes final.
  await setTimeout(5_000)
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
      return {
        slug,
        cid: data.cid,
        issuers: [organisation, endorser],
        size: data.log.size,
        number: data.anchor.number,
        contract: data.anchor.contract,
      }
    }),
  )
}

const rpc = (method: string, params: unknown[]): Request => ({
  path: '/chain/rpc',
  body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
})

const lists = ({ issuers }: Seen): Request[] =>
  issuers.map((id) => ({ path: `/issuers/${id}/status/revocation/1` }))

const asBefore = (one: Seen): Request[] => [
  { path: `/verify/${one.slug}` },
  { path: '/.well-known/did.json' },
  { path: `/api/user/get-certificate-by-user-url/${one.slug}` },
  { path: `/api/evidence/${one.slug}` },
  { path: `/ipfs/${one.cid}?format=raw` },
  ...one.issuers.flatMap((id) => [{ path: `/issuers/${id}/did.json` }, { path: `/issuers/${id}/record` }]),
  ...lists(one),
  rpc('eth_chainId', []),
  rpc('eth_call', [
    { to: one.contract, data: `0x2d588b18${one.number.toString(16).padStart(64, '0')}` },
    'latest',
  ]),
]

const asNow = (one: Seen): Request[] => [
  { path: `/verify/${one.slug}`, headers: { 'sec-fetch-mode': 'navigate' } },
  { path: '/.well-known/did.json' },
  { path: `/api/evidence/${one.slug}` },
  { path: `/ipfs/${one.cid}?format=raw` },
  ...one.issuers.map((id) => ({ path: `/issuers/${id}/standing` })),
  ...lists(one),
  { path: `/log/certificates/anchor/${one.size}` },
]

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
  const msPerVerification = (of: 'server' | 'postgres') =>
    (((busy[of] - (idle[of] * busy.seconds) / idle.seconds) * 1000) / verifications).toFixed(2)
  return {
    requests: requests(seen[0]!).length,
    kilobytes: (bytes / verifications / 1000).toFixed(1),
    'ms of server CPU': msPerVerification('server'),
    'ms of Postgres CPU': msPerVerification('postgres'),
  }
}

async function cpuDuring(world: World, work: () => Promise<unknown>) {
  const now = () => ({
    server: cpuSecondsOf([world.process.pid!]),
    postgres: cpuSecondsOf(postgresProcesses(world)),
    seconds: performance.now() / 1000,
  })
  const before = now()
  await work()
  const after = now()
  return {
    server: after.server - before.server,
    postgres: after.postgres - before.postgres,
    seconds: after.seconds - before.seconds,
  }
}

/** Returns how many bytes came. */
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
      for (const { path, body, headers } of requests(one)) {
        const post = body && { method: 'POST', body, headers: { 'content-type': 'application/json' } }
        const response = await fetch(`${world.url}${path}`, { ...(headers && { headers }), ...post })
        if (!response.ok) throw new Error(`${path} answered ${response.status}`)
        bytes += (await response.arrayBuffer()).byteLength
      }
  }
  await Promise.all(Array.from({ length: clients }, client))
  return bytes
}

function postgresProcesses({ dataFolder }: World): number[] {
  const postmaster = postgresPid(dataFolder)!
  return [postmaster, ...childrenOf(postmaster)]
}

buildWeb()
const world = await startWorld()
try {
  console.table(await compare(world))
} finally {
  await world.stop()
}
