import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { dayMs } from '@credenza/schema'
import { afterAll, expect, test } from 'vitest'
import { callAs, nobody, ok } from '../../../../test/acts/people.ts'
import { switchOnProvider } from '../../../../test/acts/single-sign-on.ts'
import {
  goodResponse,
  metadataXml,
  newKeyPair,
  type SamlKeyPair,
  samlSettingsFor,
  signedByFederation,
} from '../../../../test/stand-ins/saml-provider.ts'
import { comeBack, openSamlWorld, sendThere } from '../../../../test/worlds/saml-world.ts'
import { refreshMetadata } from './refresh-metadata.ts'

const never = new AbortController().signal

const { world, admin, university, keys } = await openSamlWorld()
/** What is published; '' for nothing. */
let published = ''
const server = createServer((_request, response) => {
  response.writeHead(published ? 200 : 503).end(published)
})

// The metadata come from a server on this machine.
Object.assign(world.ctx.config, { allowPrivateAddresses: true })
const [newKeys, federation] = await Promise.all([newKeyPair('new'), newKeyPair('federation')])
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
const { port } = server.address() as AddressInfo
const metadata = { url: `http://127.0.0.1:${port}/`, certificate: federation.certificate }
await switchOnProvider(
  world,
  { owner: university, admin, domain: 'uni.example' },
  { settings: samlSettingsFor(keys, { metadata }), clientSecret: '' },
)
afterAll(async () => {
  server.close()
  await world.close()
})

const inDays = (days: number) => new Date(world.ctx.clock().getTime() + days * dayMs).toISOString()
const publish = (by: SamlKeyPair, validUntil = inDays(2), signer = federation) => {
  published = signedByFederation(metadataXml([by.certificate], { validUntil }), signer)
}
/** Publishes metadata that say when they were made. */
const publishEdition = (by: SamlKeyPair, createdAt: string, validUntil = inDays(2)) => {
  published = signedByFederation(metadataXml([by.certificate], { createdAt, validUntil }), federation)
}
const provider = async () => ok(await callAs(world, university, 'GET', '/api/single-sign-on')).data.provider
const problemAfterReading = async () => {
  await refreshMetadata(world.ctx, never)
  return (await provider()).metadataState.problem
}
const signsIn = async (by: SamlKeyPair) => {
  const sent = await sendThere(world, university)
  return (
    (await comeBack(world, sent, goodResponse(sent.asked, by, { now: world.ctx.clock() }))).statusCode === 200
  )
}

test('a provider’s new certificate is used, and the provider stays switched on', async () => {
  publish(keys)
  expect(await problemAfterReading()).toBeNull()
  expect([await signsIn(keys), await signsIn(newKeys)]).toEqual([true, false])
  publish(newKeys)
  expect(await problemAfterReading()).toBeNull()
  expect(await provider()).toMatchObject({ state: 'on', settings: { certificates: [newKeys.certificate] } })
  expect([await signsIn(keys), await signsIn(newKeys)]).toEqual([false, true])
})

test('a certificate that is gone ends what was begun with it; another one beside it ends nothing', async () => {
  const links = async () =>
    (
      await world.ctx.db
        .selectFrom('pending_link')
        .select('org_id')
        .where('org_id', '=', university.id)
        .execute()
    ).length
  // The account is known by another id of the provider, so this one has to prove the mailbox.
  const sent = await sendThere(world, university)
  const said = { now: world.ctx.clock(), nameId: 'another-id' }
  ok(await comeBack(world, sent, goodResponse(sent.asked, newKeys, said)))
  expect(await links()).toBe(1)
  published = signedByFederation(
    metadataXml([newKeys.certificate, keys.certificate], { validUntil: inDays(2) }),
    federation,
  )
  expect(await problemAfterReading()).toBeNull()
  expect(await links()).toBe(1)
  publish(keys)
  expect(await problemAfterReading()).toBeNull()
  expect(await links()).toBe(0)
  publish(newKeys)
  expect(await problemAfterReading()).toBeNull()
})

test('metadata of someone else, expired or missing, change nothing, and the page says so', async () => {
  publish(keys, inDays(2), keys)
  expect(await problemAfterReading()).toBe('invalid.metadata_signature')
  publish(keys, inDays(-1))
  expect(await problemAfterReading()).toBe('invalid.metadata_expired')
  published = signedByFederation(metadataXml([], { validUntil: inDays(2) }), federation)
  expect(await problemAfterReading()).toBe('invalid.certificate')
  const nowhere = metadataXml([newKeys.certificate]).replace(/Location="[^"]*"/g, 'Location="nowhere"')
  published = signedByFederation(nowhere, federation)
  expect(await problemAfterReading()).toBe('invalid.metadata')
  published = ''
  expect(await problemAfterReading()).toBe('unavailable.provider')
  expect(await signsIn(newKeys)).toBe(true)
})

test('metadata that were replaced do not return, though their signature holds and they have not expired', async () => {
  publish(keys, inDays(1))
  expect(await problemAfterReading()).toBe('invalid.metadata_older')
  publishEdition(newKeys, inDays(0))
  expect(await problemAfterReading()).toBeNull()
  publishEdition(keys, inDays(-1), inDays(3))
  expect(await problemAfterReading()).toBe('invalid.metadata_older')
  expect([await signsIn(keys), await signsIn(newKeys)]).toEqual([false, true])
  publishEdition(newKeys, inDays(0.1))
  expect(await problemAfterReading()).toBeNull()
})

test('people can sign in until the metadata expire, and again once there are new ones', async () => {
  world.advance(2 * dayMs - 60_000)
  expect(await signsIn(newKeys)).toBe(true)
  world.advance(60_000)
  const start = { organisationId: university.id }
  const refused = await callAs(world, nobody, 'POST', '/api/single-sign-on/start', start)
  expect(refused.json().error).toBe('single_sign_on_failed')
  publish(newKeys)
  await refreshMetadata(world.ctx, never)
  expect(await signsIn(newKeys)).toBe(true)
})
