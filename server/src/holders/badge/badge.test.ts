import { words } from '@credenza/languages/words'
import { dayMs } from '@credenza/schema'
import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import {
  accept,
  acceptedCertificates,
  createCertificates,
  decline,
  readAs,
  recordFor,
  reinstate,
  revoke,
  sign,
  signedCertificates,
  suspend,
} from '../../../test/acts/certificates.ts'
import { callAs, makeStudent, nobody, ok } from '../../../test/acts/people.ts'
import { openRolesWorld } from '../../../test/worlds/roles-world.ts'
import { drawBadge } from './draw-badge.ts'
import { fitted } from './fitted.ts'
import { badgeStateOf } from './read-badge.ts'

const mostBytes = 15_000
const { world, admin, issuer, verifier, student } = await openRolesWorld({ startRoles: true })
afterAll(() => world.close())

/** A certificate that is VALID. */
async function recordedCertificate(holder = student): Promise<string> {
  const [id] = await acceptedCertificates(world, { issuer, verifier, student: holder })
  await world.until(async () => (await readAs(world, issuer, id!)).txHash)
  return id!
}
const slugOf = async (id: string): Promise<string> => (await readAs(world, issuer, id)).slug
const badge = (slug: string, query = '', headers = {}) =>
  callAs(world, nobody, 'GET', `/badge/${slug}.svg${query}`, undefined, headers)
const says = async (slug: string) => (await badge(slug)).body

test('a badge shows issuer and type, but never the holder or the title', async () => {
  const id = await recordedCertificate()
  const picture = await badge(await slugOf(id))
  expect(picture.statusCode).toBe(200)
  expect(picture.body).toContain('Diploma')
  expect(picture.body).toContain(issuer.name)
  expect(picture.body).toContain('Check it in your browser')
  for (const secret of [student.name, student.email, 'Bridges', id])
    expect(picture.body).not.toContain(secret)
  const arabic = await badge(await slugOf(id), '?lang=ar')
  expect(arabic.body).toContain('صادرة عن')
  expect(arabic.body).toContain('direction="rtl"')
})

test('a later objection shows at the next look, but not its reason', { tags: ['slow'] }, async () => {
  const [declined] = (await signedCertificates(world, issuer, student)) as [string]
  expect(await says(await slugOf(declined))).toContain('Not confirmed yet')
  const id = await recordedCertificate()
  const slug = await slugOf(id)
  ok(await suspend(world, issuer, id, 'Under investigation'))
  expect(await says(slug)).toContain('Suspended by its issuer')
  expect(await says(slug)).not.toContain('investigation')
  ok(await reinstate(world, issuer, id))
  expect(await says(slug)).toContain('Check it in your browser')
  ok(await revoke(world, issuer, id, 'Plagiarism'))
  expect(await says(slug)).toContain('Revoked by its issuer')
  expect(await says(slug)).not.toContain('Plagiarism')
  ok(await decline(world, verifier, [declined]))
  expect(await says(await slugOf(declined))).toContain('A verifier has declined it')
})

test('a certificate that is not valid yet says so until its day has come', async () => {
  const inAYear = new Date(Date.now() + 365 * dayMs).toISOString().slice(0, 10)
  const record = { ...recordFor(issuer, student), date: inAYear }
  const created = await callAs(world, issuer, 'POST', '/upload-json', { multipleCertificates: [record] })
  const [{ _id: id }] = ok(created).documents
  ok(await sign(world, issuer, [id]))
  ok(await accept(world, verifier, [id]))
  expect(await says(await slugOf(id))).toContain('Not valid yet')
})

test('once its document is erased it says that there is nothing to check', async () => {
  const holder = await makeStudent(world, issuer)
  const [id] = (await signedCertificates(world, issuer, holder)) as [string]
  ok(await callAs(world, admin, 'POST', `/api/admin/people/${holder.id}/erase-documents`))
  const slug = await slugOf(id)
  expect(await says(slug)).toContain('Its document was erased')
  expect((await badge(slug, '?lang=ar')).body).toContain('مُحيت وثيقتها')
  ok(await revoke(world, issuer, id))
  expect(await says(slug)).toContain('Revoked by its issuer')
})

test('it works in any page, sets no cookie, and is revalidated by its ETag', async () => {
  const [id] = (await signedCertificates(world, issuer, student)) as [string]
  const slug = await slugOf(id)
  const first = await badge(slug)
  expect(first.headers).toMatchObject({
    'content-type': 'image/svg+xml',
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    'cache-control': 'public, max-age=300',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
  })
  expect(first.headers['set-cookie']).toBeUndefined()
  const again = { 'if-none-match': String(first.headers.etag) }
  expect([(await badge(slug, '', again)).statusCode, (await badge(slug, '', again)).body]).toEqual([304, ''])
  ok(await revoke(world, issuer, id))
  expect((await badge(slug, '', again)).statusCode).toBe(200)
})

test('drafts and unknown certificates have no badge', async () => {
  const [draft] = await createCertificates(world, issuer, student)
  expect((await badge(await slugOf(draft!))).statusCode).toBe(404)
  expect((await badge('no-such-slug')).statusCode).toBe(404)
  expect((await badge('..%2F..%2Fetc')).statusCode).toBe(422)
})

test('later events override earlier ones', () => {
  const now = new Date('2026-11-21T10:00:00Z')
  const doubts = { erased: false, isEarly: false, isDoubtful: false }
  const standing = { state: 'recorded', validUntil: '', ...doubts } as const
  expect(badgeStateOf({ ...standing, state: 'transferred' }, now)).toBe('unopposed')
  expect(badgeStateOf({ ...standing, state: 'accepted' }, now)).toBe('pending')
  expect(badgeStateOf({ ...standing, state: 'signed' }, now)).toBe('pending')
  expect(badgeStateOf({ ...standing, state: 'accepted', isEarly: true }, now)).toBe('early')
  expect(badgeStateOf({ ...standing, validUntil: '2026-11-21' }, now)).toBe('unopposed')
  expect(badgeStateOf({ ...standing, validUntil: '2026-11-20' }, now)).toBe('expired')
  expect(badgeStateOf({ ...standing, isDoubtful: true }, now)).toBe('unvouched')
  expect(badgeStateOf({ ...standing, validUntil: '2026-11-20', state: 'declined' }, now)).toBe('declined')
  const erased = { ...standing, validUntil: '2026-11-20', erased: true }
  expect(badgeStateOf(erased, now)).toBe('erased')
  expect(badgeStateOf({ ...erased, isToReissue: true }, now)).toBe('key-stolen')
  for (const state of ['suspended', 'revoked', 'superseded'] as const)
    expect(badgeStateOf({ ...erased, isToReissue: true, state }, now)).toBe(state)
})

test('names of any length and script stay text, and the picture stays small', () => {
  const states = Object.keys(
    words.en.document.badge.states,
  ) as (keyof typeof words.en.document.badge.states)[]
  const name = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 200 }),
    fc.constant('<script>alert("&")</script>'),
  )
  const tags = (picture: string) => picture.match(/</g)?.length
  const plain = tags(drawBadge({ type: 'a', issuer: 'a', state: 'revoked' }, 'en'))
  fc.assert(
    fc.property(
      name,
      name,
      fc.constantFrom(...states),
      fc.constantFrom('en', 'ar'),
      (type, issuer, state, language) => {
        const picture = drawBadge({ type, issuer, state }, language)
        expect(Buffer.byteLength(picture)).toBeLessThanOrEqual(mostBytes)
        expect(tags(picture)).toBe(plain)
        expect(picture).not.toMatch(/<script|href|style|url\(/)
      },
    ),
  )
})

test('a long name is cut between characters, and a wide one sooner', () => {
  expect(fitted('Al Qasba University', 28)).toBe('Al Qasba University')
  expect(fitted('Mohammed bin Rashid University of Medicine', 12)).toBe('Mohammed bi…')
  expect(fitted('東京大学大学院工学系研究科', 12)).toBe('東京大学大…')
  expect(fitted('👩‍🎓👩‍🎓👩‍🎓', 5)).toBe('👩‍🎓👩‍🎓…')
})
