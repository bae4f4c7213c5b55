import { linkProof } from '@credenza/credential/seal'
import { dayMs } from '@credenza/schema'
import { afterAll, expect, test } from 'vitest'
import { createCertificates } from '../../../test/acts/certificates.ts'
import { callAs, makeStudent, nobody, ok } from '../../../test/acts/people.ts'
import {
  askForLink,
  keyIn,
  lookAt,
  openLink,
  openWith,
  revokeLink,
  sharedCertificate,
  unwrappedKey,
} from '../../../test/acts/shares.ts'
import { openRolesWorld } from '../../../test/worlds/roles-world.ts'

const { world, admin, issuer, student } = await openRolesWorld()
afterAll(() => world.close())

const share = (wish = {}) => sharedCertificate(world, { issuer, student }, wish)
const listed = async (certificateId: string) =>
  ok(await callAs(world, student, 'GET', `/api/user/certificates/${certificateId}/share-links`)).data
const codeOf = (answer: Awaited<ReturnType<typeof callAs>>) => [answer.statusCode, answer.json().error]
const ended = [410, 'share_link_ended']

test('a link opens the certificate with the key after # alone, and its holder sees how often it was opened', async () => {
  const { certificateId, link } = await share({ label: 'For the embassy' })
  expect(await listed(certificateId)).toEqual([
    {
      _id: link._id,
      label: 'For the embassy',
      url: expect.stringMatching(new RegExp(`^https://credenza.example/verify/s/${link._id}#[\\w-]{43}$`)),
      state: 'open',
      oneTime: false,
      shown: null,
      createdAt: expect.stringMatching(/^20/),
      expiresAt: expect.stringMatching(/^20/),
      opened: 0,
      lastOpenedAt: '',
    },
  ])
  expect(await lookAt(world, link._id)).toEqual({ state: 'open', oneTime: false })
  const { slug, wrappedKey } = ok(await openLink(world, link)).data
  ok(await openLink(world, link))

  const own = ok(await callAs(world, student, 'GET', `/api/certificates/${certificateId}`)).data
  expect(slug).toBe(own.certificates[0].slug)
  expect(unwrappedKey(link.url, wrappedKey)).toBe(own.documentKey)
  expect(new URL(link.url).hash.slice(1)).not.toBe(own.documentKey)
  expect(await listed(certificateId)).toMatchObject([
    { opened: 2, lastOpenedAt: expect.stringMatching(/^20/) },
  ])
})

test('the key of one link opens no other', async () => {
  const { certificateId, link } = await share()
  const other = ok(await askForLink(world, student, certificateId)).data
  const { wrappedKey } = ok(await openLink(world, other)).data
  expect(() => unwrappedKey(link.url, wrappedKey)).toThrow()
})

test('of twenty people who open a one-time link at once one succeeds; a preview does not use it up', async () => {
  const { certificateId, link } = await share({ oneTime: true })
  expect(await lookAt(world, link._id)).toEqual({ state: 'open', oneTime: true })
  await lookAt(world, link._id)
  const answers = await Promise.all(Array.from({ length: 20 }, () => openLink(world, link)))
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
  for (const answer of answers) if (answer.statusCode !== 200) expect(codeOf(answer)).toEqual(ended)
  expect(await listed(certificateId)).toMatchObject([{ state: 'used', opened: 1 }])
})

test('knowing the id of a link does not use it up, and reveals no more than an unknown id', async () => {
  const { certificateId, link } = await share({ oneTime: true })
  const other = ok(await askForLink(world, student, certificateId)).data
  const unknown = await openWith(world, 'share_none', linkProof(keyIn(link.url), link._id))
  expect(codeOf(unknown)).toEqual([404, 'not_found'])
  const path = `/api/share-links/${link._id}/open`
  const wrong = [
    await callAs(world, nobody, 'POST', path),
    await callAs(world, nobody, 'POST', path, {}),
    await callAs(world, student, 'POST', path, { proof: '' }),
    await openWith(world, link._id, linkProof(keyIn(other.url), link._id)),
    await openWith(world, link._id, linkProof(keyIn(other.url), other._id)),
    await openWith(world, link._id, linkProof(keyIn(link.url), other._id)),
    await openWith(world, link._id, linkProof(keyIn(link.url), link._id).slice(0, -1)),
    await openWith(world, link._id, 'é'.repeat(43)),
  ]
  for (const answer of wrong) expect([answer.statusCode, answer.body]).toEqual([404, unknown.body])
  expect((await lookAt(world, link._id)).state).toBe('open')
  ok(await openLink(world, link))
  const late = await callAs(world, nobody, 'POST', path)
  expect([late.statusCode, late.body]).toEqual([404, unknown.body])
})

test('a revoked link opens nothing and reveals nothing about the certificate', async () => {
  const { certificateId, link } = await share()
  const { slug } = ok(await openLink(world, link)).data
  expect(ok(await revokeLink(world, student, link._id)).data).toMatchObject({ state: 'revoked', opened: 1 })
  expect(ok(await revokeLink(world, student, link._id)).data.state).toBe('revoked')
  const refused = await openLink(world, link)
  expect(codeOf(refused)).toEqual(ended)
  expect(refused.body).not.toContain(slug)
  expect(await lookAt(world, link._id)).toEqual({ state: 'revoked', oneTime: false })
  expect(await listed(certificateId)).toMatchObject([{ state: 'revoked', opened: 1 }])
})

test('only the holder controls a link, and only signed certificates have them', async () => {
  const other = await makeStudent(world, issuer)
  const { certificateId, link } = await share()
  expect(codeOf(await revokeLink(world, other, link._id))).toEqual([404, 'not_found'])
  expect(codeOf(await askForLink(world, other, certificateId))).toEqual([404, 'not_found'])
  const path = `/api/user/certificates/${certificateId}/share-links`
  expect(codeOf(await callAs(world, other, 'GET', path))).toEqual([404, 'not_found'])
  const [unsigned] = await createCertificates(world, issuer, student)
  expect(codeOf(await askForLink(world, student, unsigned!))).toEqual([409, 'not_signed'])
  expect((await askForLink(world, student, certificateId, { days: 2 })).statusCode).toBe(422)
  const made = await callAs(
    world,
    student,
    'POST',
    path,
    { days: null, oneTime: false },
    { 'idempotency-key': 'a' },
  )
  const again = await callAs(
    world,
    student,
    'POST',
    path,
    { days: null, oneTime: false },
    { 'idempotency-key': 'a' },
  )
  expect(again.json().data).toEqual(made.json().data)
  const neighbour = link._id.slice(0, -1) + (link._id.endsWith('z') ? 'y' : 'z')
  for (const id of ['share_none', neighbour])
    expect(codeOf(await openLink(world, { ...link, _id: id }))).toEqual([404, 'not_found'])
})

test('neither the issuer’s trail nor the server’s log reveals that a certificate was shared', async () => {
  const { link } = await share({ label: 'A secret wish' })
  ok(await openLink(world, link, nobody))
  const actions = await world.ctx.db
    .selectFrom('audit_entry')
    .select('action')
    .where('org_id', '=', issuer.id)
    .execute()
  expect(actions.length).toBeGreaterThan(0)
  for (const { action } of actions) expect(action).not.toContain('share')
  const log = world.logLines.join('\n')
  expect(log).not.toContain('A secret wish')
  expect(log).not.toContain(new URL(link.url).hash.slice(1))
})

test('once a person’s documents are erased none of their links opens or keeps its name', async () => {
  const person = await makeStudent(world, issuer)
  const { link } = await sharedCertificate(
    world,
    { issuer, student: person },
    { label: 'For a bank', days: null },
  )
  ok(await callAs(world, admin, 'POST', `/api/admin/people/${person.id}/erase-documents`))
  expect(codeOf(await openLink(world, link))).toEqual(ended)
  expect((await lookAt(world, link._id)).state).toBe('revoked')
})

test('a link ends on time, and one without an end does not', async () => {
  const day = await share({ days: 1 })
  const ever = await share({ days: null })
  world.advance(dayMs + 1)
  expect(codeOf(await openLink(world, day.link))).toEqual(ended)
  expect((await lookAt(world, day.link._id)).state).toBe('expired')
  ok(await openLink(world, ever.link))
})
