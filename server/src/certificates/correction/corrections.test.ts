import { decodeKey, encodeKey, openWrappedKey } from '@credenza/credential/seal'
import { afterAll, describe, expect, test } from 'vitest'
import {
  accept,
  acceptedCertificates,
  createCertificates,
  decline,
  readAs,
  revoke,
  sign,
  signedCertificates,
  untilRecorded,
} from '../../../test/acts/certificates.ts'
import { correct, corrected } from '../../../test/acts/corrections.ts'
import {
  type Caller,
  callAs,
  categoryName,
  makeIssuer,
  makeStudent,
  nobody,
  ok,
} from '../../../test/acts/people.ts'
import { verifyAsStranger } from '../../../test/stranger.ts'
import { openRolesWorld } from '../../../test/worlds/roles-world.ts'

const { world, admin, issuer, verifier, student } = await openRolesWorld({ startRoles: true })
afterAll(() => world.close())

type Answer = Awaited<ReturnType<typeof callAs>>
const codeOf = (answer: Answer) => [answer.statusCode, answer.json().error]
const evidenceOf = async (id: string) => ok(await callAs(world, nobody, 'GET', `/api/evidence/${id}`)).data
const versionsOf = async (caller: Caller, id: string) =>
  ok(await callAs(world, caller, 'GET', `/api/certificates/${id}/versions`)).data

/** A certificate's link as its holder sees it: the slug, and the key behind the '#'. */
async function linkOf(id: string): Promise<{ slug: string; documentKey: string }> {
  const { certificates } = ok(await callAs(world, student, 'GET', '/api/user/my-certificates'))
  return certificates.find((one: { _id: string }) => one._id === id)
}

const untilSuperseded = (id: string) =>
  world.until(async () => (await readAs(world, issuer, id)).supersededBy !== '')
/** Waits until no job is queued or running. */
const untilIdle = () =>
  world.until(async () => {
    const waiting = await world.ctx.database.pool.query(
      `SELECT 1 FROM pgboss.job WHERE name = 'supersede-corrected' AND state IN ('created', 'retry', 'active')`,
    )
    return waiting.rows.length === 0
  })

test('an accepted certificate stays in force until its correction is accepted, then it is INVALID and names it', async () => {
  const [old] = await acceptedCertificates(world, { issuer, verifier, student })
  await untilRecorded(world, issuer, old!)
  const created = await correct(world, issuer, old!, {
    userName: 'Amal Haddād',
    title: 'Bridges and Tunnels',
  })
  const { certificateId: id } = ok(created)
  expect(await readAs(world, issuer, id)).toMatchObject({
    userName: 'Amal Haddād',
    title: 'Bridges and Tunnels',
    status: '0',
    isVerified: false,
    corrects: old,
  })
  ok(await sign(world, issuer, [id]))
  await untilIdle()
  expect((await readAs(world, issuer, old!)).supersededBy).toBe('')
  expect((await verifyAsStranger(world, await linkOf(old!))).verdict).toBe('VALID')

  ok(await accept(world, verifier, [id]))
  await untilSuperseded(old!)
  await untilRecorded(world, issuer, id)
  const verdict = await verifyAsStranger(world, await linkOf(old!))
  expect([verdict.verdict, verdict.headline]).toEqual(['INVALID', expect.stringMatching(/correct|supersed/i)])
  expect((await verifyAsStranger(world, await linkOf(id))).verdict).toBe('VALID')
  expect(await readAs(world, issuer, old!)).toMatchObject({ supersededBy: id, userName: 'Amal Haddad' })
})

test('a certificate that was never accepted is superseded as soon as its correction is signed', async () => {
  const [old] = await signedCertificates(world, issuer, student)
  const id = await corrected(world, issuer, old!, { date: '2026-06-29' })
  ok(await sign(world, issuer, [id]))
  await untilSuperseded(old!)
  expect(codeOf(await accept(world, verifier, [old!]))).toEqual([409, 'already_superseded'])
  ok(await accept(world, verifier, [id]))
})

test('the old link leads over two corrections to the newest, with its own key only', async () => {
  const [first] = await signedCertificates(world, issuer, student)
  const chain = [first!]
  for (const userName of ['Amal Haddād', 'Amal K. Haddād']) {
    const id = await corrected(world, issuer, chain.at(-1)!, { userName })
    ok(await sign(world, issuer, [id]))
    await untilSuperseded(chain.at(-1)!)
    chain.push(id)
  }
  const links = await Promise.all(chain.map(linkOf))
  let { slug, documentKey } = links[0]!
  for (const next of links.slice(1)) {
    const { successor } = await evidenceOf(slug)
    expect(successor).toEqual({ slug: next.slug, wrappedKey: expect.any(String), at: expect.any(String) })
    await expect(openWrappedKey(successor.wrappedKey, decodeKey(next.documentKey))).rejects.toThrow()
    documentKey = encodeKey(await openWrappedKey(successor.wrappedKey, decodeKey(documentKey)))
    slug = successor.slug
    expect({ slug, documentKey }).toEqual({ slug: next.slug, documentKey: next.documentKey })
  }
  expect((await evidenceOf(slug)).successor).toBeNull()

  const versions = await versionsOf(student, chain[1]!)
  expect(versions.map(({ _id }: { _id: string }) => _id)).toEqual(chain)
  expect(versions.map(({ changes }: { changes: unknown }) => changes)).toEqual([
    [],
    [{ field: 'userName', from: 'Amal Haddad', to: 'Amal Haddād' }],
    [{ field: 'userName', from: 'Amal Haddād', to: 'Amal K. Haddād' }],
  ])
  expect(versions.map(({ supersededAt }: { supersededAt: string }) => supersededAt !== '')).toEqual([
    true,
    true,
    false,
  ])
})

test('erasing a person’s documents erases the way from one version to the next', async () => {
  const holder = await makeStudent(world, issuer)
  const [old] = await signedCertificates(world, issuer, holder)
  const id = await corrected(world, issuer, old!, { title: 'Tunnels' })
  ok(await sign(world, issuer, [id]))
  await untilSuperseded(old!)
  expect((await evidenceOf(old!)).successor.wrappedKey).toEqual(expect.any(String))
  ok(await callAs(world, admin, 'POST', `/api/admin/people/${holder.id}/erase-documents`))
  expect((await evidenceOf(old!)).successor).toMatchObject({ wrappedKey: null })
})

describe('a correction is refused', () => {
  test('when nothing changes, the category is unknown or the name cannot be printed', async () => {
    const [id] = await signedCertificates(world, issuer, student)
    expect(codeOf(await correct(world, issuer, id!, {}))).toEqual([422, 'invalid'])
    const wrong = await correct(world, issuer, id!, { categoryName: 'Nobility' })
    expect(wrong.json()).toMatchObject({ error: 'invalid', fields: { categoryName: expect.any(String) } })
    const unprintable = await correct(world, issuer, id!, { userName: 'Amal 😀' })
    expect(unprintable.json()).toMatchObject({
      error: 'missing_glyph',
      fields: { userName: expect.any(String) },
    })
    const early = await correct(world, issuer, id!, { validUntil: '2020-01-01' })
    expect(early.json()).toMatchObject({ error: 'invalid', fields: { validUntil: expect.any(String) } })
  })

  test('for a certificate that is unsigned, declined, revoked or already corrected', async () => {
    const [draft] = await createCertificates(world, issuer, student)
    expect(codeOf(await correct(world, issuer, draft!, { title: 'X' }))).toEqual([409, 'not_signed'])
    const [declined, revoked, old] = await signedCertificates(world, issuer, student, 3)
    ok(await decline(world, verifier, [declined!]))
    expect(codeOf(await correct(world, issuer, declined!, { title: 'X' }))).toEqual([409, 'not_accepted'])
    ok(await revoke(world, issuer, revoked!))
    expect(codeOf(await correct(world, issuer, revoked!, { title: 'X' }))).toEqual([409, 'already_revoked'])
    const id = await corrected(world, issuer, old!, { title: 'X' })
    expect(codeOf(await correct(world, issuer, old!, { title: 'Y' }))).toEqual([409, 'correction_open'])
    ok(await sign(world, issuer, [id]))
    await untilSuperseded(old!)
    expect(codeOf(await correct(world, issuer, old!, { title: 'Y' }))).toEqual([409, 'already_superseded'])
  })

  test('for a correction that has not replaced its certificate yet', async () => {
    const [old] = await acceptedCertificates(world, { issuer, verifier, student })
    const id = await corrected(world, issuer, old!, { title: 'X' })
    ok(await sign(world, issuer, [id]))
    expect(codeOf(await correct(world, issuer, id, { title: 'Y' }))).toEqual([409, 'correction_open'])
  })
})

test('a failed correction leaves the old certificate as it was, and it can be corrected again', async () => {
  const [old] = await acceptedCertificates(world, { issuer, verifier, student })
  const declinedOne = await corrected(world, issuer, old!, { title: 'First try' })
  ok(await decline(world, verifier, [declinedOne]))
  const revokedOne = await corrected(world, issuer, old!, { title: 'Second try' })
  ok(await sign(world, issuer, [revokedOne]))
  ok(await revoke(world, issuer, revokedOne))
  const withdrawnOne = await corrected(world, issuer, old!, { title: 'Third try' })
  const withdraw = () => callAs(world, issuer, 'DELETE', `/api/certificates/${old}/correct`)
  ok(await withdraw())
  expect(codeOf(await withdraw())).toEqual([404, 'not_found'])
  expect((await callAs(world, issuer, 'GET', `/api/certificates/${withdrawnOne}`)).statusCode).toBe(404)
  await untilIdle()
  expect((await versionsOf(issuer, old!)).length).toBe(1)
  expect((await versionsOf(issuer, declinedOne)).length).toBe(1)

  const last = await corrected(world, issuer, old!, { title: 'Last try' })
  ok(await sign(world, issuer, [last]))
  expect(codeOf(await withdraw())).toEqual([409, 'already_signed'])
  ok(await accept(world, verifier, [last]))
  await untilSuperseded(old!)
})

test('a certificate that is revoked or declined in the meantime stays so; its correction is independent of it', async () => {
  const [revoked, declined] = await signedCertificates(world, issuer, student, 2)
  const ids = [
    await corrected(world, issuer, revoked!, { title: 'X' }),
    await corrected(world, issuer, declined!, { title: 'Y' }),
  ]
  ok(await revoke(world, issuer, revoked!))
  ok(await decline(world, verifier, [declined!]))
  ok(await sign(world, issuer, ids))
  ok(await accept(world, verifier, ids))
  await untilIdle()
  for (const id of [revoked, declined]) {
    expect((await readAs(world, issuer, id!)).supersededBy).toBe('')
    expect((await evidenceOf(id!)).successor).toBeNull()
  }
  for (const id of ids) expect((await readAs(world, issuer, id)).status).toBe('1')
})

test('two corrections at once make one, and so does one Idempotency-Key used twice', async () => {
  const ids = await signedCertificates(world, issuer, student, 6)
  for (const id of ids) {
    const answers = await Promise.all(['One', 'Two'].map((title) => correct(world, issuer, id, { title })))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
  }
  const [id] = await signedCertificates(world, issuer, student)
  const key = { 'idempotency-key': `correct-${id}` }
  const same = await Promise.all([1, 2].map(() => correct(world, issuer, id!, { title: 'Same' }, key)))
  const again = await correct(world, issuer, id!, { title: 'Same' }, key)
  expect(new Set([...same, again].map((answer) => ok(answer).certificateId)).size).toBe(1)
})

test('accepting the old one while its correction is being signed is never lost, in either order', {
  tags: ['slow'],
}, async () => {
  const olds = await signedCertificates(world, issuer, student, 6)
  const pairs: { old: string; id: string }[] = []
  for (const old of olds) pairs.push({ old, id: await corrected(world, issuer, old, { title: 'Corrected' }) })
  await Promise.all(
    pairs.flatMap(({ old, id }) => [sign(world, issuer, [id]), accept(world, verifier, [old])]),
  )
  await untilIdle()
  for (const { old } of pairs) {
    const { status, supersededBy } = await readAs(world, issuer, old)
    expect(supersededBy === '').toBe(status === '1')
  }
  const ids = pairs.map(({ id }) => id)
  ok(await accept(world, verifier, ids))
  for (const { old } of pairs) {
    await untilSuperseded(old)
    const actions = (await evidenceOf(old)).statements.map(({ action }: { action: string }) => action)
    expect(actions).toEqual(['superseded'])
  }
})

describe('others', () => {
  test('can neither correct, nor withdraw, nor read versions, and do not learn of a new one', async () => {
    const [old] = await signedCertificates(world, issuer, student)
    const id = await corrected(world, issuer, old!, { title: 'Secret title' })
    const other = await makeIssuer(world, admin)
    const stranger = await makeStudent(world, other)
    const body = { userName: 'A', title: 'B', categoryName, date: '2026-06-30' }
    expect(codeOf(await callAs(world, other, 'POST', `/api/certificates/${old}/correct`, body))).toEqual([
      404,
      'not_found',
    ])
    expect((await callAs(world, other, 'DELETE', `/api/certificates/${old}/correct`)).statusCode).toBe(404)
    for (const caller of [other, stranger]) {
      for (const one of [old, id]) {
        const path = `/api/certificates/${one}/versions`
        expect((await callAs(world, caller, 'GET', path)).statusCode).toBe(404)
      }
    }
    expect((await readAs(world, issuer, id)).title).toBe('Secret title')
  })
})
