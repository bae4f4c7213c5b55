import type { KyselyPlugin } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { makeColleague } from '../../../test/acts/colleagues.ts'
import { callAs, ok, suspendOrganisation } from '../../../test/acts/people.ts'
import { openRolesWorld } from '../../../test/worlds/roles-world.ts'
import { allRoutes } from '../../routes.ts'
import { buildApp } from './app.ts'

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

/** What an auditor gets who exports the trail while this happens. */
async function exportWhile(act: (auditorId: string) => Promise<unknown>): Promise<string> {
  const auditor = await makeColleague(world, issuer, undefined, 'auditor')
  let isDone = false
  meanwhile = async () => {
    await act(auditor.accountId)
    world.advance(6_000)
    isDone = true
  }
  const headers = { authorization: `Bearer ${auditor.token}` }
  const answer = await fetch(`${url}/api/organisation/audit/export`, { headers })
  try {
    return await answer.text()
  } finally {
    expect(isDone).toBe(true)
  }
}

test('an export ends whole while its caller is admitted', async () => {
  expect(await exportWhile(async () => undefined)).toContain('organisation.registered')
})

test('an export breaks off once its caller is removed', async () => {
  const remove = async (id: string) => ok(await callAs(world, issuer, 'DELETE', `/api/colleagues/${id}`))
  await expect(exportWhile(remove)).rejects.toThrow('terminated')
})

test('an export breaks off once its organisation is suspended', async () => {
  const suspend = async () => ok(await suspendOrganisation(world, admin, issuer))
  await expect(exportWhile(suspend)).rejects.toThrow('terminated')
})
