import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { FastifyContextConfig, FastifyInstance } from 'fastify'
import { afterAll, expect, test } from 'vitest'
import { requests } from './access/requests.ts'
import { setScene } from './access/scene.ts'
import { readAccessTables } from './access-table.ts'
import { makeAdmin, makeIssuer, makeVerifier } from './acts/people.ts'
import { collectRoutes } from './collect-routes.ts'
import { openTestWorld } from './worlds/test-world.ts'

const { parties, rows: table } = readAccessTables().sessions

/** The route whose next call loses its session once its caller is known. */
let route = ''
let statusCode: number | undefined

subscribe('fastify.initialization', endSessions)
const [world, routes] = await collectRoutes(openTestWorld)
unsubscribe('fastify.initialization', endSessions)
await world.startRoles()
const admin = await makeAdmin(world)
const issuerA = await makeIssuer(world, admin)
const scene = await setScene(world, { admin, issuerA, verifier: await makeVerifier(world, admin) })
afterAll(() => world.close())

const epoch = new Date(0)

function endSessions(message: unknown): void {
  const { fastify } = message as { fastify: FastifyInstance }
  fastify.addHook('preHandler', async ({ method, routeOptions, caller }) => {
    if (`${method} ${routeOptions.url}` !== route || statusCode !== undefined) return
    await world.ctx.db
      .updateTable('session')
      .set({ expires_at: epoch })
      .where('id', '=', caller!.sessionId)
      .execute()
  })
  fastify.addHook('onResponse', async ({ method, routeOptions }, reply) => {
    if (`${method} ${routeOptions.url}` === route) statusCode ??= reply.statusCode
  })
}

const reviveSessions = () =>
  world.ctx.db
    .updateTable('session')
    .set({ expires_at: new Date(Date.now() + 3_600_000) })
    .where('expires_at', '=', epoch)
    .execute()

/** Calls that change nothing in this scene, or only what is noted about the caller. */
const reading = [
  'POST /api/account/confirm/options',
  'POST /api/account/passkeys/options',
  'POST /api/admin/bank-statements/preview',
  'POST /api/batches/preview',
  'POST /api/delivery/preview',
  'POST /api/invoices',
  'POST /api/notifications/read',
  'POST /api/single-sign-on/domains',
  'POST /api/single-sign-on/metadata',
  'POST /api/student/roster-grades',
  'POST /api/templates/preview',
  'POST /api/user/application-request',
]

test.each([
  ['student', 'student'],
  ['issuer A', 'issuerA'],
  ['verifier', 'verifier'],
  ['admin', 'admin'],
] as const)(
  'whatever the %s changes is refused if the session has ended since the call began',
  async (party, name) => {
    const role = scene[name].token === scene.issuerA.token ? 'issuer' : name
    const isTheirs = (access: FastifyContextConfig['access']) =>
      access?.some((one) => one === role || one === `approved-${role}`)
    const rows = table.filter(
      ({ route }) =>
        !/^(GET|HEAD) /.test(route) && !reading.includes(route) && isTheirs(routes.get(route)!.access),
    )
    const wrong: Record<string, number | undefined> = {}
    for (const row of rows) {
      // Some are refused in this scene anyway, for another reason.
      const refusals = [401, Number(row.expected[parties.indexOf(party)])]
      ;[route, statusCode] = [row.route, undefined]
      // Some requests go on after this call, and fail.
      await requests[route]!(scene, scene[name]).catch(() => undefined)
      if (!refusals.includes(statusCode!)) wrong[route] = statusCode
      scene.unused.clear()
      await reviveSessions()
    }
    expect(rows.length).toBeGreaterThan(10)
    expect(wrong).toEqual({})
  },
)
