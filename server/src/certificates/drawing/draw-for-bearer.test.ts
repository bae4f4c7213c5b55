import { decodeKey, drawingProof, linkProof, newDocumentKey } from '@credenza/credential/seal'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createCertificates, readAs, revoke, signedCertificates } from '../../../test/acts/certificates.ts'
import { askForDrawing, fullLink, openedDrawing } from '../../../test/acts/drawings.ts'
import { callAs, makeStudent, nobody, ok } from '../../../test/acts/people.ts'
import { rewriteCertificate } from '../../../test/rewrite-certificate.ts'
import { openRolesWorld } from '../../../test/worlds/roles-world.ts'

const { world, admin, issuer, student } = await openRolesWorld({ startRoles: true })

beforeAll(async () => {
  world.tamper()
})
afterAll(() => world.close())

const signedLink = async () => {
  const [id] = (await signedCertificates(world, issuer, student)) as [string]
  return { id, ...(await fullLink(world, student, id)) }
}
const ask = (slug: string, body: object) => callAs(world, nobody, 'POST', `/api/drawings/${slug}`, body)
const drawn = async (link: { slug: string; key: string }) => {
  const answer = await askForDrawing(world, link)
  expect(answer.statusCode, answer.body).toBe(200)
  return openedDrawing(answer.rawPayload, link.key)
}
const partysPicture = async (id: string) =>
  (await callAs(world, issuer, 'GET', `/api/certificates/${id}/document.svg`)).body

test('somebody with the full link gets the picture that the parties see, sealed under the key of the link', async () => {
  const link = await signedLink()
  const answer = await askForDrawing(world, link)
  expect(answer.headers).toMatchObject({
    'content-type': 'application/octet-stream',
    'cache-control': 'no-store',
  })
  expect(answer.rawPayload.includes('<svg')).toBe(false)
  expect(openedDrawing(answer.rawPayload, link.key)).toBe(await partysPicture(link.id))
  const arabic = { proof: drawingProof(decodeKey(link.key), link.slug), language: 'ar' }
  const inArabic = await ask(link.slug, arabic)
  expect(openedDrawing(inArabic.rawPayload, link.key)).not.toBe(await partysPicture(link.id))
})

test('the code in the picture can lead to the public facts only, for visitors of a link that can be revoked', async () => {
  const link = await signedLink()
  const proof = drawingProof(decodeKey(link.key), link.slug)
  const answer = await ask(link.slug, { proof, link: 'public' })
  const code = (svg: string) => /https:\/\/credenza\.example\/verify\/[\w-]+(#[\w-]+)?/.exec(svg)?.[0]
  expect(code(openedDrawing(answer.rawPayload, link.key))).toBe(
    `https://credenza.example/verify/${link.slug}`,
  )
  expect(code(await drawn(link))).toBe(`https://credenza.example/verify/${link.slug}#${link.key}`)
})

test('a name without its key, a key of another certificate and an unknown name get the same answer', async () => {
  const [link, other] = [await signedLink(), await signedLink()]
  const key = decodeKey(link.key)
  const unknown = await askForDrawing(world, { slug: 'nobody-has-this', key: link.key })
  expect([unknown.statusCode, unknown.json().error]).toEqual([404, 'not_found'])
  for (const proof of [
    '',
    link.key,
    linkProof(key, link.slug),
    drawingProof(key, link.id),
    drawingProof(newDocumentKey(), link.slug),
    drawingProof(decodeKey(other.key), link.slug),
    drawingProof(decodeKey(other.key), other.slug),
  ]) {
    const answer = await ask(link.slug, { proof })
    expect([answer.statusCode, answer.json()]).toEqual([404, unknown.json()])
  }
})

test('there is no picture before the signature, and none after the documents were erased', async () => {
  const person = await makeStudent(world, issuer)
  const [draft] = (await createCertificates(world, issuer, person)) as [string]
  const { slug } = await readAs(world, issuer, draft)
  const early = await askForDrawing(world, { slug, key: (await signedLink()).key })
  expect(early.statusCode).toBe(404)

  const [id] = (await signedCertificates(world, issuer, person)) as [string]
  const link = await fullLink(world, person, id)
  await drawn(link)
  ok(await callAs(world, admin, 'POST', `/api/admin/people/${person.id}/erase-documents`))
  expect((await askForDrawing(world, link)).statusCode).toBe(404)
})

test('the picture is drawn when it is asked for: after a revocation it says so', async () => {
  const link = await signedLink()
  const before = await drawn(link)
  ok(await revoke(world, issuer, link.id))
  expect(await drawn(link)).not.toBe(before)
})

test('it says what was signed, even if somebody has rewritten the tables', async () => {
  const link = await signedLink()
  const before = await drawn(link)
  await rewriteCertificate(world, link.id)
  expect(await drawn(link)).toBe(before)
})
