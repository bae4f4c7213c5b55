import { afterAll, expect, test } from 'vitest'
import { createCertificates, readAs, revoke, signedCertificates } from '../../../test/acts/certificates.ts'
import { callAs, makeStudent, ok } from '../../../test/acts/people.ts'
import { openRolesWorld } from '../../../test/worlds/roles-world.ts'
import { publicUrl } from '../../../test/worlds/test-world.ts'
import { linkPreview } from './link-preview.ts'

const { world, admin, issuer, student } = await openRolesWorld()
afterAll(() => world.close())

async function pathOf(id: string): Promise<string> {
  return `/verify/${(await readAs(world, issuer, id)).slug}`
}

test('a preview shows who issued what kind of certificate, but neither the person nor the title', async () => {
  const [id] = await signedCertificates(world, issuer, student)
  const path = await pathOf(id!)
  const preview = await linkPreview(world.ctx, path, 'en')
  expect(preview).toEqual({
    title: `Certificate issued by ${issuer.name}`,
    description: 'Diploma. Open the link, and your browser checks it in seconds.',
    url: publicUrl + path,
    image: `${publicUrl}/preview.png`,
  })
  expect((await linkPreview(world.ctx, path, 'ar'))!.title).toBe(`شهادة صادرة عن ${issuer.name}`)
})

test('a preview says that a certificate was revoked, but not why', async () => {
  const [id] = await signedCertificates(world, issuer, student)
  ok(await revoke(world, issuer, id!, 'Plagiarism'))
  const { description } = (await linkPreview(world.ctx, await pathOf(id!), 'en'))!
  expect(description).toBe('Diploma. Its issuer has revoked it.')
})

test('a preview of an erased certificate does not promise that it can be checked', async () => {
  const holder = await makeStudent(world, issuer)
  const [id] = await signedCertificates(world, issuer, holder)
  ok(await callAs(world, admin, 'POST', `/api/admin/people/${holder.id}/erase-documents`))
  const { description } = (await linkPreview(world.ctx, await pathOf(id!), 'en'))!
  expect(description).toBe('Diploma. Its holder had it erased, so there is nothing left to check here.')
})

test('a draft, an unknown certificate and every other page have no preview', async () => {
  const [draft] = await createCertificates(world, issuer, student)
  for (const path of [
    await pathOf(draft!),
    '/verify/no-such-certificate',
    '/verify',
    '/issuer',
    '/verify/a/b',
  ])
    expect(await linkPreview(world.ctx, path, 'en')).toBeUndefined()
})
