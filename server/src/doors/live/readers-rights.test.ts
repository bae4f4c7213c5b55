import type { KyselyPlugin } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createCertificates } from '../../../test/acts/certificates.ts'
import { makeColleague } from '../../../test/acts/colleagues.ts'
import { makeDepartment, makeMember } from '../../../test/acts/departments.ts'
import { type Caller, callAs, ok } from '../../../test/acts/people.ts'
import { readEvents } from '../../../test/processes/sse.ts'
import { openRolesWorld } from '../../../test/worlds/roles-world.ts'
import { type App, buildApp } from '../../platform/http/app.ts'
import { allRoutes } from '../../routes.ts'
import { type LiveStreams, openLiveStreams } from './live-streams.ts'

const { world, issuer, student } = await openRolesWorld({ startRoles: true })
let app: App
let streams: LiveStreams
let url: string
/** What happens as soon as a stream has found its session alive. */
let onceAlive: () => Promise<unknown> = async () => undefined

const tables = new WeakMap<object, string>()
const interrupting: KyselyPlugin = {
  transformQuery: ({ node, queryId }) => {
    tables.set(queryId, JSON.stringify(node))
    return node
  },
  transformResult: async ({ result, queryId }) => {
    if (tables.get(queryId)?.includes('"token_hash"')) await onceAlive()
    return result
  },
}

beforeAll(async () => {
  const interrupted = { ...world.ctx, db: world.ctx.db.withPlugin(interrupting) }
  streams = openLiveStreams(interrupted)
  app = await buildApp(world.ctx, (app) => allRoutes(app, world.ctx, streams))
  url = `${await app.listen({ host: '127.0.0.1', port: 0 })}/api/events`
})
afterAll(async () => {
  await streams.close()
  app.server.closeAllConnections()
  await app.close()
  await world.close()
})

const firstActions = async (caller: Caller): Promise<string[]> => {
  const actions: string[] = []
  for await (const { data } of readEvents(url, { token: caller.token!, lastEventId: '0' }))
    if (actions.push(data.action) === 5) break
  return actions
}

test('who may not oversee the organisation hears of no sign-ins', async () => {
  const preparer = await makeColleague(world, issuer, undefined, 'preparer')
  expect(await firstActions(issuer)).toContain('account.signed-in')
  expect(await firstActions(preparer)).not.toContain('account.signed-in')
})

test('somebody of a department who is removed while their stream reads receives nothing of the others', async () => {
  const medicine = await makeDepartment(world, issuer, 'Medicine')
  const member = await makeMember(world, issuer, { [medicine]: 'preparer' })
  await createCertificates(world, issuer, student)
  let isRemoved = false
  onceAlive = async () => {
    if (isRemoved) return
    isRemoved = true
    ok(await callAs(world, issuer, 'DELETE', `/api/colleagues/${member.accountId}`))
  }
  const received: string[] = []
  for await (const { data } of readEvents(url, { token: member.token, lastEventId: '0' }))
    received.push(data.action)
  expect(isRemoved).toBe(true)
  expect(received).not.toContain('certificate.created')
})
