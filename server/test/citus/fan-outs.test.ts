import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { requests } from '../access/requests.ts'
import { type Scene, setScene } from '../access/scene.ts'
import { readAccessTables } from '../access-table.ts'
import { type Caller, makeAdmin, makeIssuer, makeVerifier, nobody } from '../acts/people.ts'
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
