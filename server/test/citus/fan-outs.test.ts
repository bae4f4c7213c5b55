import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { requests } from '../access/requests.ts'
import { type Scene, setScene } from '../access/scene.ts'
import { readAccessTables } from '../access-table.ts'
import { type Caller, callAs, makeAdmin, makeIssuer, makeVerifier, nobody, ok } from '../acts/people.ts'
import { openTestWorld, type TestWorld } from '../worlds/test-world.ts'
import { type Watch, watchStatements } from './watch-statements.ts'

const isCluster = inject('postgres').workers.length > 0

/** The calls that may ask every node, and why; all others name the organisations that they are about. */
const allowed = [
  // What an operator looks at is everybody's; readiness goes on without what a lost node would say.
  'GET /api/admin/audit',
  'GET /api/admin/audit/export',
  'GET /api/admin/audit/integrity',
  'GET /api/admin/health',
  'GET /api/admin/security-events',
  'GET /readyz',
  // Rare acts about one person or key, whose traces may lie with any issuer.
  'POST /api/admin/people/:id/erase-documents',
  'POST /api/admin/organisations/:id/keys/:keyId/compromised',
  'POST /api/organisation/keys/:keyId/compromised',
  // The number on paper does not say whose certificate it is.
  'POST /api/paper-numbers/open',
]

let world: TestWorld
let scene: Scene
let parties: Record<string, Caller>
let watch: Watch

beforeAll(async () => {
  if (!isCluster) return
  world = await openTestWorld()
  watch = await watchStatements(world)
  await world.startRoles()
  const admin = await makeAdmin(world)
  const issuerA = await makeIssuer(world, admin)
  const verifier = await makeVerifier(world, admin)
  scene = await setScene(world, { admin, issuerA, verifier })
  parties = { nobody, admin, verifier, 'issuer A': issuerA, student: scene.student }
  await world.streams.close()
})
afterAll(async () => {
  if (!isCluster) return
  await watch.close()
  await world.close()
})

test.skipIf(!isCluster)(
  'only these calls ask every node, and none commits on two nodes without preparing it',
  async () => {
    const { parties: names, rows } = readAccessTables().sessions
    const fanning: { route: string; statements: string[] }[] = []
    let calls = 0
    for (const { route, expected } of rows) {
      const caller = names.find((name, i) => parties[name] && /yes|own|public/.test(expected[i]!))
      if (!caller) continue
      calls++
      const statements = await watch.fanningDuring(() => requests[route]!(scene, parties[caller]!))
      if (!route.startsWith('GET ')) scene.unused.clear()
      if (statements.length > 0 && !allowed.includes(route)) fanning.push({ route, statements })
    }
    expect(fanning).toEqual([])
    expect(watch.unprepared()).toEqual([])
    expect(calls).toBeGreaterThan(150)
  },
  600_000,
)

/** Lists as people narrow them: other statements than those of a whole list. */
const narrowed: Record<string, readonly string[]> = {
  'issuer A': [
    '/get-certificate-from-db?search=ali',
    '/get-certificate-from-db?search=2021-77&status=0&signed=true',
    '/get-certificate-from-db?shown=verified&origin=issuer&sort=-title',
    '/api/student/get-student?search=ali',
    '/api/organisation/audit?action=certificate.signed&from=2026-01-01',
  ],
  verifier: [
    '/get-requested-certificate-list?search=ali&signed=true',
    '/get-requested-certificate-list?issuerName=A&category=B&sort=userName',
    '/api/review/counts?origin=issuer&search=ali',
    '/api/organisation/audit?action=certificate.accepted',
  ],
}

test.skipIf(!isCluster)(
  'a list that is searched or filtered does not ask every node either',
  async () => {
    for (const [caller, paths] of Object.entries(narrowed))
      for (const path of paths) {
        const fanning = await watch.fanningDuring(async () =>
          ok(await callAs(world, parties[caller]!, 'GET', path)),
        )
        expect(fanning, path).toEqual([])
      }
  },
  600_000,
)
