import { setTimeout } from 'node:timers/promises'
import { apiClient } from '../../e2e/world/api-client.ts'
import {
  acceptCertificates,
  addStudents,
  createCertificates,
  listStudents,
  signCertificates,
  waitUntilRecorded,
} from '../../e2e/world/certificates.ts'
import { onboard } from '../../e2e/world/organisations.ts'
import { verifier } from '../../e2e/world/people.ts'
import { postgresPid } from '../../e2e/world/postgres.ts'
import { category, firstAdmin, newIssuer } from '../../e2e/world/seed.ts'
import { startWorld, type World } from '../../e2e/world/start-world.ts'
import { cpuSecondsOf, cpuSecondsOfTree } from './proc.ts'
import { figure, type Section } from './report.ts'

const certificates = 40
const rounds = 10
const clients = 8

/** One request of a verification: its path, and a body when it is sent with POST. */
type Request = { path: string; body?: string; headers?: Record<string, string> }

/** What one verification asks the origin: as the page did until 0.2.0, as it does now, and with files published beside it. */
export async function readSideSection(): Promise<Section> {
  const world = await startWorld()
  try {
    const seen = await issue(world)
    const ways: [string, (one: Seen) => Request[]][] = [
      ['until 0.2.0', asBefore],
      ['now', asNow],
      ['now, with published files', () => []],
    ]
    const rows = [['verification', 'requests', 'kB', 'ms of server CPU', 'ms of Postgres CPU']]
    for (const [name, requests] of ways) {
      await verifyAll(world, seen, requests, 1)
      rows.push([name, ...(await measure(world, seen, requests))])
    }
    return {
      title: 'The read side',
      how: `${certificates} certificates, each verified ${rounds} times by ${clients} clients at once; what the origin itself answers, with its page and without scripts that a browser has. CPU of the idle server is subtracted.`,
      tables: [rows],
      comparisons: [
        { what: 'server CPU a verification, files not published', found: `${rows[2]![3]} ms`, goal: '1 ms' },
      ],
    }
  } finally {
    await world.stop()
  }
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
): Promise<string[]> {
  const idle = await cpuDuring(world, () => setTimeout(3_000))
  let bytes = 0
  const busy = await cpuDuring(world, async () => {
    bytes = await verifyAll(world, seen, requests, rounds)
  })
  const verifications = seen.length * rounds
  const perVerification = (of: 'server' | 'postgres') =>
    Math.max(0, ((busy[of] - (idle[of] * busy.seconds) / idle.seconds) * 1000) / verifications)
  return [
    String(requests(seen[0]!).length),
    figure(bytes / verifications / 1000),
    perVerification('server').toFixed(2),
    perVerification('postgres').toFixed(2),
  ]
}

async function cpuDuring(world: World, work: () => Promise<unknown>) {
  const now = () => ({
    server: cpuSecondsOf(world.process.pid!),
    postgres: cpuSecondsOfTree(postgresPid(world.dataFolder)!),
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
