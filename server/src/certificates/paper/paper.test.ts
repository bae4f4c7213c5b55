import { decodeMultikey } from '@credenza/credential/issue'
import { readPaper as parseCode } from '@credenza/credential/paper'
import { decodeKey, encodeKey, openWrappedKey, paperNumberKey } from '@credenza/credential/seal'
import { afterAll, expect, test } from 'vitest'
import { revoke, signedCertificates } from '../../../test/acts/certificates.ts'
import { openNumber, paperShown } from '../../../test/acts/papers.ts'
import { callAs, makeStudent, nobody, ok, type Student } from '../../../test/acts/people.ts'
import { openRolesWorld } from '../../../test/worlds/roles-world.ts'
import { verifySignature } from '../../platform/keys/signing-key.ts'
import { readPaper } from './read-paper.ts'

const { world, admin, issuer, student } = await openRolesWorld({ startRoles: true })
afterAll(() => world.close())

/** A signed certificate, with what its paper shows. */
async function printed(person: Student = student) {
  const [id] = (await signedCertificates(world, issuer, person)) as [string]
  return { id, ...(await paperShown(world, person, id)) }
}
const open = (proof: unknown) => callAs(world, nobody, 'POST', '/api/paper-numbers/open', { proof })
const row = (id: string) =>
  world.ctx.db
    .selectFrom('certificate_document')
    .selectAll()
    .where('certificate_id', '=', id)
    .executeTakeFirstOrThrow()

test('a certificate is signed together with a code that states it under the same key', async () => {
  const { id, code, certificate } = await printed()
  const { statement, signedBytes, signature } = parseCode(code)
  const stored = await row(id)
  expect(statement).toMatchObject({
    host: 'credenza.example',
    organisation: issuer.id.replace('org_', ''),
    id: stored.credential_id,
    name: certificate.userName,
    title: certificate.title,
    issuer: certificate.issuerName,
    date: '2026-06-30',
    until: '',
  })
  expect(Buffer.compare(statement.documentHash, stored.document_hash)).toBe(0)
  expect(Buffer.compare(statement.publicKey, decodeMultikey(stored.key_id))).toBe(0)
  expect(verifySignature(stored.key_id, signedBytes, signature)).toBe(true)
})

test('its list of revoked certificates is the one that the issuer publishes', async () => {
  const { id, code } = await printed()
  const { list, index } = parseCode(code).statement.status
  const { listed } = await world.ctx.db
    .selectFrom('status_entry')
    .select(['list', 'index as listed'])
    .where('certificate_id', '=', id)
    .executeTakeFirstOrThrow()
    .then((entry) => ({ listed: [entry.list, entry.listed] }))
  expect([list, index]).toEqual(listed)
})

test('its number, typed, opens the certificate like the full link', async () => {
  const { link, number } = await printed()
  expect(number).toMatch(/^(\w{4}-){4}\w{4}$/)
  const { slug, wrappedKey } = ok(await openNumber(world, number)).data
  expect(slug).toBe(link.slug)
  expect(encodeKey(await openWrappedKey(wrappedKey, paperNumberKey(number)))).toBe(link.key)
})

test('another number, the number itself and its key get the same answer, and open nothing', async () => {
  const [{ number }, other] = [await printed(), await printed()]
  const wrong = await open('x'.repeat(43))
  expect([wrong.statusCode, wrong.json().error]).toEqual([404, 'not_found'])
  for (const proof of [number, encodeKey(paperNumberKey(number)), ''])
    expect((await open(proof)).json()).toEqual(wrong.json())
  const { wrappedKey } = ok(await openNumber(world, number)).data
  await expect(openWrappedKey(wrappedKey, paperNumberKey(other.number))).rejects.toThrow()
})

test('nothing in the database holds code, number or key in the clear', async () => {
  const { id, code, number, link } = await printed()
  const { paper, number_mac, number_key } = await row(id)
  for (const bytes of [paper, number_mac, number_key])
    for (const secret of [code, number, number.replaceAll('-', ''), link.key, decodeKey(link.key)])
      expect(Buffer.from(bytes!).includes(Buffer.from(secret))).toBe(false)
})

test('a number leads to a revoked certificate too, whose page says so', async () => {
  const { id, number } = await printed()
  ok(await revoke(world, issuer, id))
  ok(await openNumber(world, number))
})

test('erasure takes code and number along', async () => {
  const person = await makeStudent(world, issuer)
  const { id, number } = await printed(person)
  ok(await callAs(world, admin, 'POST', `/api/admin/people/${person.id}/erase-documents`))
  expect(await row(id)).toMatchObject({ paper: null, number_mac: null, number_key: null })
  expect((await openNumber(world, number)).json()).toEqual((await open('x'.repeat(43))).json())
})

test('a certificate signed before there were codes is drawn without one', async () => {
  const { id, certificate, link } = await printed()
  world.tamper()
  await world.ctx.db
    .updateTable('certificate_document')
    .set({ paper: null })
    .where('certificate_id', '=', id)
    .execute()
  expect(await readPaper(world.ctx, certificate, link.key)).toBeUndefined()
  const svg = await callAs(world, issuer, 'GET', `/api/certificates/${id}/document.svg`)
  expect(svg.statusCode).toBe(200)
})

test('guessing is slowed: an address gets thirty tries a minute', async () => {
  const guess = (nth: number) =>
    world.app.inject({
      method: 'POST',
      url: '/api/paper-numbers/open',
      remoteAddress: '203.0.113.9',
      payload: { proof: `${nth}`.padEnd(43, 'x') },
    })
  const answers = []
  for (let nth = 0; nth < 31; nth++) answers.push((await guess(nth)).statusCode)
  expect(answers).toEqual([...Array<number>(30).fill(404), 429])
})
