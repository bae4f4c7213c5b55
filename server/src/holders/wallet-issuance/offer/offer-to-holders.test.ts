import { dayMs } from '@credenza/schema'
import { afterAll, expect, test } from 'vitest'
import { acceptedCertificates, revoke } from '../../../../test/acts/certificates.ts'
import { makeApiKey } from '../../../../test/acts/integrators.ts'
import { codeIn, mailsTo } from '../../../../test/acts/mails.ts'
import { callAs, makeIssuer, ok } from '../../../../test/acts/people.ts'
import { redeemCode } from '../../../../test/acts/wallet-offers.ts'
import { openRolesWorld } from '../../../../test/worlds/roles-world.ts'

const { world, admin, issuer, verifier, student } = await openRolesWorld({ startRoles: true })

const ids = await acceptedCertificates(world, { issuer, verifier, student }, 3)
const key = await makeApiKey(world, issuer)
afterAll(() => world.close())

const offer = (certificateIds: string[], headers = {}, caller = key) =>
  callAs(world, caller, 'POST', '/v1/certificates/wallet-offers', { certificateIds }, headers)
const codeOf = ({ url }: { url: string }) => new URL(url).searchParams.get('code')!
const mails = async () =>
  (await mailsTo(world, student.email)).filter(({ subject }) =>
    subject.startsWith('Your code for the wallet'),
  )

test('a call that is repeated offers once; a new one ends the offer before', async () => {
  const again = { 'idempotency-key': 'offers-1' }
  const [made] = ok(await offer([ids[2]!, ids[2]!], again)).data
  expect(ok(await offer([ids[2]!, ids[2]!], again)).data).toEqual([made])
  ok(await offer([ids[2]!]))
  const answer = await redeemCode(world, issuer.id, codeOf(made), { tx_code: '000000' })
  expect(answer.json().error).toBe('invalid_grant')
  await world.until(async () => (await mails()).length === 2)
})

test('all are offered or none: a foreign, revoked or unknown one is named by its place', async () => {
  const stranger = await makeApiKey(world, await makeIssuer(world, admin))
  expect((await offer([ids[0]!], {}, stranger)).json().fields).toHaveProperty(['certificateIds.0'])
  ok(await revoke(world, issuer, ids[1]!))
  for (const bad of ['cert_none', ids[1]!]) {
    const refused = await offer([ids[0]!, bad])
    expect([refused.statusCode >= 400, Object.keys(refused.json().fields)]).toEqual([
      true,
      ['certificateIds.1'],
    ])
  }
  expect((await offer(Array.from({ length: 101 }, () => ids[0]!))).statusCode).toBe(422)
  const { count } = await world.ctx.db
    .selectFrom('wallet_grant')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('certificate_id', '=', ids[0]!)
    .executeTakeFirstOrThrow()
  expect(Number(count)).toBe(0)
})

test('a program offers certificates; a wallet gets one only with the code that its holder is emailed', async () => {
  const before = (await mails()).length
  const [made, other] = ok(await offer([ids[0]!, ids[2]!])).data
  expect([made.certificateId, other.certificateId]).toEqual([ids[0], ids[2]])
  const arrived = await world.until(async () => {
    const all = await mails()
    return all.length === before + 2 && all.slice(0, 2)
  })
  expect(arrived.every(({ text }) => text.includes(`${issuer.name} offers you`))).toBe(true)
  world.advance(6 * dayMs)
  const code = codeOf(made)
  expect((await redeemCode(world, issuer.id, code)).json().error).toBe('invalid_request')
  const answers = []
  for (const mail of arrived)
    answers.push(await redeemCode(world, issuer.id, code, { tx_code: codeIn(mail) }))
  expect(answers.map(({ statusCode }) => statusCode)).toContain(200)
  expect((await redeemCode(world, issuer.id, code, { tx_code: codeIn(arrived[0]) })).statusCode).toBe(400)
})

test('one holder gets ten emails, then one every hour', async () => {
  world.advance(dayMs)
  const before = (await mails()).length
  for (let made = 0; made < 10; made += 2) ok(await offer([ids[0]!, ids[2]!]))
  const refused = await offer([ids[0]!])
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '3600'])
  world.advance(dayMs / 24)
  ok(await offer([ids[0]!]))
  await world.until(async () => (await mails()).length === before + 11)
})
