import { type ApiScope, dayMs, type Permission } from '@credenza/schema'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createCertificates } from '../../../test/acts/certificates.ts'
import { makeColleague } from '../../../test/acts/colleagues.ts'
import { bind, makeDepartment, makeMember, move } from '../../../test/acts/departments.ts'
import { makeApiKey } from '../../../test/acts/integrators.ts'
import { callAs, makeIssuer, type Organisation, ok, suspendOrganisation } from '../../../test/acts/people.ts'
import { openRolesWorld } from '../../../test/worlds/roles-world.ts'
import type { Context, Tx } from '../../context.ts'
import type { Call } from '../../people/department/reach-of-work.ts'
import { withRetry } from '../../platform/db/with-retry.ts'
import { sendMail } from '../../platform/mail/send-mail.job.ts'
import { queues } from '../../queues.ts'
import { inChunks } from './act-within.ts'

// Only emails are sent here, to invite people.
const { world, admin, issuer, student } = await openRolesWorld()
beforeAll(() => queues.find(({ queue }) => queue.name === sendMail.name)!.work(world.ctx))
afterAll(() => world.close())

const callOf = (
  { id: organisationId }: Pick<Organisation, 'id'>,
  accountId: string,
  { permission = 'sign', scope }: { permission?: Permission; scope?: ApiScope } = {},
): Call => ({ organisationId, accountId, permission, ...(scope && { scope }) })

/** Acts on so many ids in chunks, and does `meanwhile` in the first transaction. Returns what came of it. */
async function acted(
  call: Call,
  ids: readonly string[],
  meanwhile: (tx: Tx) => Promise<unknown>,
  ctx: Context = world.ctx,
) {
  let isFirst = true
  const { done, failed } = await inChunks(ctx, { ids, call }, (chunk, alongside) =>
    withRetry(ctx.db, async (tx) => {
      const result = { done: [...chunk.ids], failed: [] }
      if (isFirst && chunk.ids.includes(ids[0]!)) {
        isFirst = false
        await meanwhile(tx)
      }
      await alongside(tx, result)
      return result
    }),
  )
  return { done: done.length, failed: failed.length, why: [...new Set(failed.map(({ why }) => why.key))] }
}

const ids = Array.from({ length: 1_001 }, (_, i) => `cert_${i}`)

describe('no chunk of a call is done any more', () => {
  const ended = (why: string) => ({ done: 0, failed: 1_001, why: [why] })

  test('once the caller was removed, got another role, or works only in departments', async () => {
    const [removed, auditor, member] = await Promise.all([
      makeColleague(world, issuer, undefined, 'signer'),
      makeColleague(world, issuer, undefined, 'signer'),
      makeColleague(world, issuer, undefined, 'signer'),
    ])
    const departmentId = await makeDepartment(world, issuer, 'Chemistry')
    const ends: [string, () => Promise<unknown>][] = [
      [
        removed.accountId,
        async () => ok(await callAs(world, issuer, 'DELETE', `/api/colleagues/${removed.accountId}`)),
      ],
      [
        auditor.accountId,
        async () =>
          ok(
            await callAs(world, issuer, 'PUT', `/api/colleagues/${auditor.accountId}/role`, {
              memberRole: 'auditor',
            }),
          ),
      ],
      [
        member.accountId,
        async () => ok(await bind(world, issuer, member.accountId, [{ departmentId, role: 'auditor' }])),
      ],
    ]
    for (const [accountId, end] of ends)
      expect(await acted(callOf(issuer, accountId), ids, end)).toEqual(ended('forbidden.starter_left'))
  })

  test.each(['revoked', 'expired'])('once the API key is %s', async (how) => {
    const key = await makeApiKey(world, issuer)
    const call = callOf(issuer, key.id, { scope: 'certificates:sign' })
    let later = 0
    const ctx = { ...world.ctx, clock: () => new Date(Date.now() + later) }
    const end = async () => {
      if (how === 'revoked') ok(await callAs(world, issuer, 'DELETE', `/api/api-keys/${key.id}`))
      else later = 31 * dayMs
    }
    expect(await acted(call, ids, end, ctx)).toEqual(ended('forbidden.starter_left'))
  })

  test('once the organisation was suspended', async () => {
    const other = await makeIssuer(world, admin)
    const { id: accountId } = await world.ctx.db
      .selectFrom('account')
      .select('id')
      .where('org_id', '=', other.id)
      .executeTakeFirstOrThrow()
    const suspend = async () => ok(await suspendOrganisation(world, admin, other))
    expect(await acted(callOf(other, accountId), ids, suspend)).toEqual(ended('suspended.batch'))
  })
})

test('chunks that were done before the caller left stay done', async () => {
  const signer = await makeColleague(world, issuer, undefined, 'signer')
  let chunks = 0
  const result = await inChunks(
    world.ctx,
    { ids, call: callOf(issuer, signer.accountId) },
    async (chunk, alongside) => {
      if (++chunks === 2) ok(await callAs(world, issuer, 'DELETE', `/api/colleagues/${signer.accountId}`))
      return withRetry(world.ctx.db, async (tx) => {
        const part = { done: [...chunk.ids], failed: [] }
        await alongside(tx, part)
        return part
      })
    },
  )
  expect([chunks, result.done, result.failed.map(({ id }) => id)]).toEqual([
    2,
    ids.slice(0, 500),
    ids.slice(500),
  ])
})

test('what moves to another department during the call is refused, and the rest is done', async () => {
  const [before, after] = [
    await makeDepartment(world, issuer, 'Engineering'),
    await makeDepartment(world, issuer, 'Medicine'),
  ]
  ok(await callAs(world, issuer, 'POST', '/api/categories/create', { name: 'Transcript' }))
  const categories: { id: string; name: string }[] = ok(
    await callAs(world, issuer, 'GET', '/api/categories/get-all'),
  ).data
  const [kept, leaving] = [
    categories.find(({ name }) => name === 'Diploma')!,
    categories.find(({ name }) => name === 'Transcript')!,
  ]
  const member = await makeMember(world, issuer, { [before]: 'signer' })
  const [stays] = await createCertificates(world, issuer, student)
  const answer = await callAs(world, issuer, 'POST', '/upload-json', {
    multipleCertificates: [
      {
        certificateType: 'Transcript',
        title: 'Bridges',
        date: '2026-06-30',
        issuerName: issuer.name,
        userId: student.studentId,
      },
    ],
  })
  const leaves: string = ok(answer).documents[0]._id
  ok(await move(world, issuer, { departmentId: before, categoryIds: [kept.id, leaving.id] }))
  const call = { ...callOf(issuer, member.accountId), departments: [before] }
  const result = await acted(call, [leaves, stays!], async () =>
    ok(await move(world, issuer, { departmentId: after, categoryIds: [leaving.id] })),
  )
  expect(result).toEqual({ done: 1, failed: 1, why: ['not_found.in_departments'] })
})
