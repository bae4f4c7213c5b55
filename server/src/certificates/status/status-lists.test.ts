import { documentHash } from '@credenza/credential/issue'
import { decodeStatusList, getStatus } from '@credenza/credential/status'
import { afterAll, expect, test } from 'vitest'
import { revoke, signedCertificates } from '../../../test/acts/certificates.ts'
import { callAs, makeAdmin, makeIssuer, makeStudent, nobody, ok } from '../../../test/acts/people.ts'
import { openTestWorld, publicUrl } from '../../../test/worlds/test-world.ts'
import { allocateStatus } from './allocate.ts'

const world = await openTestWorld()
world.tamper()
const issuer = await makeIssuer(world, await makeAdmin(world))
afterAll(() => world.close())

const listUrl = `/issuers/:id/status/revocation/1`
const getList = (headers?: Record<string, string>) =>
  callAs(world, nobody, 'GET', listUrl.replace(':id', issuer.id), undefined, headers)
const placeOf = (certificateId: string) =>
  world.ctx.db
    .selectFrom('status_entry')
    .select(['list', 'index'])
    .where('org_id', '=', issuer.id)
    .where('certificate_id', '=', certificateId)
    .executeTakeFirstOrThrow()

test('20,000 places drawn by 8 writers at once are 20,000 different ones', async () => {
  const owner = 'org_writers'
  const writers = Array.from({ length: 8 }, async (_, writer) => {
    const places: string[] = []
    for (let batch = 0; batch < 5; batch++) {
      const subjects = Array.from({ length: 500 }, (_, i) => `cert_${writer}_${batch}_${i}`)
      const drawn = await allocateStatus(world.ctx, owner, subjects)
      for (const subject of subjects) places.push(`${drawn.get(subject)!.list}/${drawn.get(subject)!.index}`)
    }
    return places
  })
  const places = (await Promise.all(writers)).flat()
  expect(places).toHaveLength(20_000)
  expect(new Set(places).size).toBe(20_000)
  const lists = await world.ctx.db
    .selectFrom('status_list')
    .select('used')
    .where('org_id', '=', owner)
    .execute()
  expect(lists.reduce((sum, { used }) => sum + used, 0)).toBe(20_000)
})

test('a certificate keeps its place, however often and concurrently one is requested', async () => {
  const ask = () => allocateStatus(world.ctx, 'org_again', ['cert_a', 'cert_b'])
  const [one, ...others] = await Promise.all([ask(), ask(), ask(), ask()])
  for (const other of others) expect(Object.fromEntries(other)).toEqual(Object.fromEntries(one!))
})

test('a half-used list takes no more entries: the next one is opened', async () => {
  const [used] = await world.ctx.db
    .updateTable('status_list')
    .set({ used: 65_536 })
    .where('org_id', '=', 'org_writers')
    .returning('list')
    .execute()
  const drawn = await allocateStatus(world.ctx, 'org_writers', ['cert_next'])
  expect(drawn.get('cert_next')!.list).toBe(used!.list + 1)
})

test('a revocation is in the published list at the next read, and only its own bit is set', async () => {
  const student = await makeStudent(world, issuer)
  const [revoked, kept] = await signedCertificates(world, issuer, student, 2)
  const before = await getList()
  expect(ok(before)).toMatchObject({
    id: `${publicUrl}${listUrl.replace(':id', issuer.id)}`,
    type: expect.arrayContaining(['BitstringStatusListCredential']),
  })
  ok(await revoke(world, issuer, revoked!))
  const bits = await decodeStatusList(ok(await getList()).credentialSubject.encodedList)
  expect(getStatus(bits, (await placeOf(revoked!)).index)).toBe(true)
  expect(getStatus(bits, (await placeOf(kept!)).index)).toBe(false)
})

test('the list may be kept for a minute, and is revalidated by its ETag', async () => {
  const first = await getList()
  expect(first.headers).toMatchObject({
    'cache-control': 'public, max-age=60, stale-if-error=43200',
    'access-control-allow-origin': '*',
    etag: expect.stringMatching(/^"[\w-]{43}"$/),
  })
  const { etag } = first.headers
  const again = await getList({ 'if-none-match': `"other", W/${etag}` })
  expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag])

  const [id] = await signedCertificates(world, issuer, await makeStudent(world, issuer))
  ok(await revoke(world, issuer, id!))
  const changed = await getList({ 'if-none-match': String(etag) })
  expect(changed.statusCode).toBe(200)
  expect(changed.headers.etag).not.toBe(etag)
})

test('every signed list is a leaf, by the hash of what is served, and reading adds none', async () => {
  const logged = async () =>
    (
      await world.ctx.db
        .selectFrom('log_pending')
        .select('digest')
        .where('org_id', '=', issuer.id)
        .where('action', '=', 'status-list')
        .orderBy('position')
        .execute()
    ).map(({ digest }) => Buffer.from(digest).toString('hex'))
  /** The digest that a monitor computes from the list it was served. */
  const digestOf = ({ proof: _, ...list }: { proof: unknown }) =>
    Buffer.from(documentHash(list)).toString('hex')

  const first = ok(await getList())
  const before = await logged()
  expect(before).toContain(digestOf(first))
  for (let read = 0; read < 3; read++) await getList()
  expect(await logged()).toEqual(before)

  const [id] = await signedCertificates(world, issuer, await makeStudent(world, issuer))
  ok(await revoke(world, issuer, id!))
  const answers = await Promise.all([getList(), getList(), getList()])
  const [second] = answers.map(ok)
  const after = await logged()
  expect(after).toHaveLength(before.length + 1)
  expect(after).toEqual(expect.arrayContaining([digestOf(first), digestOf(second)]))
  expect(Date.parse(second.validUntil) - Date.parse(second.validFrom)).toBeLessThanOrEqual(24 * 3_600_000)
})

test('the list is not signed per read, but before its validity runs out', async () => {
  const first = ok(await getList())
  expect(ok(await getList())).toEqual(first)
  world.advance(13 * 3_600_000)
  const renewed = ok(await getList())
  expect(Date.parse(renewed.validUntil) - world.ctx.clock().getTime()).toBeGreaterThan(12 * 3_600_000)
  expect(renewed.validUntil > first.validUntil).toBe(true)
})

test('a list that was signed while the clock was ahead is signed again: nobody would accept it until then', async () => {
  const monthMs = 30 * 24 * 3_600_000
  world.advance(monthMs)
  await getList()
  world.advance(-monthMs)
  const { validFrom, validUntil } = (await getList()).json()
  expect(Date.parse(validFrom)).toBeLessThanOrEqual(world.ctx.clock().getTime())
  expect(Date.parse(validUntil) - world.ctx.clock().getTime()).toBeLessThanOrEqual(24 * 3_600_000)
})

test('a list that nobody opened does not exist', async () => {
  for (const url of [`/issuers/${issuer.id}/status/revocation/99`, '/issuers/org_none/status/revocation/1'])
    expect((await callAs(world, nobody, 'GET', url)).statusCode).toBe(404)
})
