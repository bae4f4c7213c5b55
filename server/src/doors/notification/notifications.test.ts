import { notable } from '@credenza/schema/notable'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { accept, decline, signedCertificates } from '../../../test/certificates.ts'
import { callAs, ok } from '../../../test/people.ts'
import { openRolesWorld } from '../../../test/roles-world.ts'

const { world, issuer, verifier, student } = await openRolesWorld()
afterAll(() => world.close())

const read = async (who = issuer) => ok(await callAs(world, who, 'GET', '/api/notifications'))
const decisions = async (who = issuer) =>
  (await read(who)).notifications
    .filter(({ action }: { action: string }) => action.startsWith('certificate.'))
    .map(({ action, count, isRead }: { action: string; count: number; isRead: boolean }) => ({
      action,
      count,
      isRead,
    }))

test('an issuer learns what verifiers decided, newest first; several at once are one piece of news', async () => {
  const ids = await signedCertificates(world, issuer, student, 3)
  ok(await accept(world, verifier, ids.slice(0, 2)))
  ok(await decline(world, verifier, ids.slice(2), 'Not on our list'))
  expect(await decisions()).toEqual([
    { action: 'certificate.declined', count: 1, isRead: false },
    { action: 'certificate.accepted', count: 2, isRead: false },
  ])
  const [newest] = (await read()).notifications
  expect(newest).toMatchObject({ subject: ids[2] })
})

test('nobody is told what they did themselves', async () => {
  expect(await decisions(verifier)).toEqual([])
})

test('what was read stays read, and an older mark does not take it back', async () => {
  const mark = (upTo: string) => callAs(world, issuer, 'POST', '/api/notifications/read', { upTo })
  const before = await read()
  expect(before.unread).toBeGreaterThan(0)
  ok(await mark(before.notifications[0]._id))
  ok(await mark('1'))
  expect((await read()).unread).toBe(0)
  expect((await mark('x')).statusCode).toBe(422)

  const [id] = await signedCertificates(world, issuer, student)
  ok(await accept(world, verifier, [id!]))
  expect((await read()).unread).toBe(1)
})

test('the index holds every action that somebody is told about', async () => {
  const { rows } = await sql<{ indexdef: string }>`
    SELECT indexdef FROM pg_indexes WHERE indexname = 'audit_notable_with_approvals'`.execute(world.ctx.db)
  const indexed = [...rows[0]!.indexdef.matchAll(/'([a-z.-]+)'/g)].map(([, action]) => action)
  expect(new Set(indexed)).toEqual(new Set(Object.values(notable).flat()))
})
