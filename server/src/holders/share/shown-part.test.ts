import { readSdJwt } from '@credenza/credential/sd-jwt'
import { openSealedText } from '@credenza/credential/seal'
import { afterAll, expect, test } from 'vitest'
import { acceptedCertificates, revoke, signedCertificates } from '../../../test/acts/certificates.ts'
import { callAs, nobody, ok } from '../../../test/acts/people.ts'
import { codeOf, readRequest, sendFile } from '../../../test/acts/presentations.ts'
import { askForLink, keyIn, type Link, openLink } from '../../../test/acts/shares.ts'
import { openRolesWorld } from '../../../test/worlds/roles-world.ts'
import { platformTrail } from '../../proof/audit/append.ts'

const { world, issuer, verifier, student } = await openRolesWorld()

const accepted = await acceptedCertificates(world, { issuer, verifier, student }, 2)
afterAll(() => world.close())

const shareName = async (id: string): Promise<Link> =>
  ok(await askForLink(world, student, id, { shown: ['name'] })).data

test('a link shows the facts that its holder chose, proven by the issuer’s signature, and no others', async () => {
  const link = await shareName(accepted[0]!)
  const { sealedPart, ...more } = ok(await openLink(world, link)).data
  expect(more).toEqual({})
  const text = await openSealedText(sealedPart, keyIn(link.url))
  const { claims } = readSdJwt(text)
  expect(claims).toMatchObject({ name: student.name, achievement_title: 'Bridges 1' })
  for (const hidden of ['email', 'birthdate']) expect(claims).not.toHaveProperty(hidden)
  expect(text).not.toContain(Buffer.from(student.email).toString('base64url').slice(0, -2))
  const { checks } = ok(await callAs(world, nobody, 'POST', '/api/verify', text as never)).data
  expect(checks.find(({ name }: { name: string }) => name === 'signature').answer).toBe('passed')
})

test('the trail names the facts, and not the person', async () => {
  const { _id } = await shareName(accepted[0]!)
  const entry = await world.ctx.db
    .selectFrom('audit_entry')
    .select(['action', 'detail'])
    .where('org_id', '=', platformTrail)
    .where('subject', '=', _id)
    .executeTakeFirstOrThrow()
  expect(entry).toEqual({ action: 'share-link.made', detail: { shown: 'name' } })
})

test('it answers a request, which keeps what it shows', async () => {
  const link = await shareName(accepted[0]!)
  const code = await codeOf(world, verifier)
  ok(await sendFile(world, code, link.url))
  expect((await readRequest(world, verifier, code)).answer?.shown).toEqual([
    { fact: 'name', label: '', value: student.name },
  ])
  const grade = await codeOf(world, verifier, { facts: ['grade'] })
  expect((await sendFile(world, grade, link.url)).json().key).toBe('invalid.answer_incomplete')
})

test('it shows nothing of a certificate that is not in force', async () => {
  const [waiting] = await signedCertificates(world, issuer, student)
  const refused = await askForLink(world, student, waiting!, { shown: [] })
  expect(refused.json().error).toBe('not_accepted')
  const link = await shareName(accepted[1]!)
  ok(await revoke(world, issuer, accepted[1]!))
  expect((await openLink(world, link)).json().error).toBe('already_revoked')
})
