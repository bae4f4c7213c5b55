import { Readable } from 'node:stream'
import type { KyselyPlugin } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { makeColleague } from '../../../test/acts/colleagues.ts'
import { callAs, ok, suspendOrganisation } from '../../../test/acts/people.ts'
import { openRolesWorld } from '../../../test/worlds/roles-world.ts'
import { allRoutes } from '../../routes.ts'
import { refusal } from './api-error.ts'
import { buildApp } from './app.ts'
import { breakOff } from './break-off.ts'

const { world, admin, issuer } = await openRolesWorld({ startRoles: true })

/** What happens while the first page of an export is read. */
let meanwhile: (() => Promise<unknown>) | undefined
const pages = new WeakSet<object>()
const interrupting: KyselyPlugin = {
  transformQuery: ({ node, queryId }) => {
    if (JSON.stringify(node).includes('subject_account')) pages.add(queryId)
    return node
  },
  transformResult: async ({ result, queryId }) => {
    if (!pages.has(queryId)) return result
    const act = meanwhile
    meanwhile = undefined
    await act?.()
    return result
  },
}
const interrupted = { ...world.ctx, db: world.ctx.db.withPlugin(interrupting) }
const app = await buildApp(world.ctx, (app) => allRoutes(app, interrupted, world.streams))
const url = await app.listen({ host: '127.0.0.1', port: 0 })
afterAll(async () => {
  app.server.closeAllConnections()
  await app.close()
  await world.close()
})

/** What an auditor gets who exports or reads the trail while this happens. */
async function exportWhile(
  act: (auditorId: string) => Promise<unknown>,
  path = '/api/organisation/audit/export',
): Promise<string> {
  const auditor = await makeColleague(world, issuer, undefined, 'auditor')
  let isDone = false
  meanwhile = async () => {
    await act(auditor.accountId)
    world.advance(6_000)
    isDone = true
  }
  const headers = { authorization: `Bearer ${auditor.token}` }
  const answer = await fetch(url + path, { headers })
  expect(isDone).toBe(true)
  return await answer.text()
}

test('an export ends whole while its caller is admitted', async () => {
  expect(await exportWhile(async () => undefined)).toContain('organisation.registered')
})

test('an export tells a caller who was removed before its first page so', async () => {
  const remove = async (id: string) => ok(await callAs(world, issuer, 'DELETE', `/api/colleagues/${id}`))
  expect(JSON.parse(await exportWhile(remove))).toMatchObject({ error: 'not_signed_in' })
})

test('an answer that took long is not given to a caller who was removed meanwhile', async () => {
  const list = (act: (id: string) => Promise<unknown>) => exportWhile(act, '/api/organisation/audit')
  expect(JSON.parse(await list(async () => undefined))).toMatchObject({ success: true })
  const remove = async (id: string) => ok(await callAs(world, issuer, 'DELETE', `/api/colleagues/${id}`))
  expect(JSON.parse(await list(remove))).toMatchObject({ error: 'not_signed_in' })
})

test('an export tells a caller whose organisation was suspended before its first page so', async () => {
  const suspend = async () => ok(await suspendOrganisation(world, admin, issuer))
  expect(JSON.parse(await exportWhile(suspend))).toMatchObject({ error: 'suspended' })
})

test('an answer breaks off once its caller is refused, and asks every five seconds', async () => {
  let looked = 0
  let asked = 0
  const answer = breakOff(Readable.from(['one', 'two', 'three', 'four']), {
    clock: () => new Date(3_000 * ++looked),
    since: new Date(0),
    findRefusal: async () => (++asked < 2 ? undefined : refusal('suspended', { reason: '' })),
  })
  await expect(Array.fromAsync(answer)).rejects.toThrow(refusal('suspended', { reason: '' }).message)
  expect(asked).toBe(2)
})
