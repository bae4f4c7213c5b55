import { decodeStatusList, getStatus } from '@credenza/credential/status'
import { openStanding } from '@credenza/credential/verify'
import { afterAll, expect, test } from 'vitest'
import { reinstate, signedCertificates, suspend } from '../../../test/acts/certificates.ts'
import { callAs, nobody, ok } from '../../../test/acts/people.ts'
import { openRolesWorld } from '../../../test/worlds/roles-world.ts'
import { publicUrl } from '../../../test/worlds/test-world.ts'

const { world, issuer, student } = await openRolesWorld()
afterAll(() => world.close())

const read = async () => {
  const deployment = ok(await callAs(world, nobody, 'GET', '/.well-known/did.json'))
  const { did } = ok(await callAs(world, nobody, 'GET', `/issuers/${issuer.id}/record`))
  const answer = await callAs(world, nobody, 'GET', `/issuers/${issuer.id}/standing`)
  const { verifierKey: logKey } = deployment.service[0].serviceEndpoint
  const standing = await openStanding(ok(answer), did, { logKey, now: world.ctx.clock() })
  return { answer, standing }
}

async function placeOf(certificateId: string): Promise<number> {
  const place = await world.ctx.db
    .selectFrom('status_entry')
    .select('index')
    .where('certificate_id', '=', certificateId)
    .executeTakeFirstOrThrow()
  return place.index
}

test('an organisation’s standing is what its DID document and record say, signed by the deployment', async () => {
  const { answer, standing } = await read()
  const { id: _, did: __, ...record } = ok(await callAs(world, nobody, 'GET', `/issuers/${issuer.id}/record`))
  expect(standing.record).toEqual({ ...record, suspended: {}, asOf: expect.stringMatching(/^20.*Z$/) })
  expect(standing.didDocument).toEqual(
    ok(await callAs(world, nobody, 'GET', `/issuers/${issuer.id}/did.json`)),
  )
  expect(answer.headers).toMatchObject({ 'access-control-allow-origin': '*', etag: expect.any(String) })
})

test('it names what is suspended, and only for as long as it is', async () => {
  const [suspended, other] = await signedCertificates(world, issuer, student, 2)
  ok(await suspend(world, issuer, suspended!))
  const lists = (await read()).standing.record.suspended!
  expect(Object.keys(lists)).toEqual([`${publicUrl}/issuers/${issuer.id}/status/revocation/1`])
  const bits = await decodeStatusList(Object.values(lists)[0]!)
  expect(getStatus(bits, await placeOf(suspended!))).toBe(true)
  expect(getStatus(bits, await placeOf(other!))).toBe(false)
  ok(await reinstate(world, issuer, suspended!))
  expect((await read()).standing.record.suspended).toEqual({})
})

test('there is none of an organisation that does not exist', async () => {
  expect((await callAs(world, nobody, 'GET', '/issuers/org_none/standing')).statusCode).toBe(404)
})
