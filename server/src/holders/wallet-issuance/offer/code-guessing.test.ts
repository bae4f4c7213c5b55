import { afterAll, beforeAll, expect, test } from 'vitest'
import { acceptedCertificates } from '../../../../test/acts/certificates.ts'
import { makeApiKey } from '../../../../test/acts/integrators.ts'
import { codeIn, mailsTo } from '../../../../test/acts/mails.ts'
import { type Caller, callAs, makeStudent, ok } from '../../../../test/acts/people.ts'
import { offerToWallet, redeemCode } from '../../../../test/acts/wallet-offers.ts'
import { openRolesWorld, type RolesWorld } from '../../../../test/worlds/roles-world.ts'

let roles: RolesWorld
let key: Caller
let certificateId: string

beforeAll(async () => {
  roles = await openRolesWorld({ startRoles: true })
  ;[certificateId] = (await acceptedCertificates(roles.world, roles)) as [string]
  key = await makeApiKey(roles.world, roles.issuer)
})
afterAll(() => roles.world.close())

/** Makes a program offer the certificate again, which ends the previous offer. Returns the code. */
async function offered(id = certificateId): Promise<string> {
  const wish = { certificateIds: [id] }
  const { data } = ok(await callAs(roles.world, key, 'POST', '/v1/certificates/wallet-offers', wish))
  return new URL(data[0].url).searchParams.get('code')!
}
const guess = async (code: string, tx_code: string) =>
  (await redeemCode(roles.world, roles.issuer.id, code, { tx_code })).statusCode

test('an emailed code has eight digits, and the offer says so', async () => {
  const { world, student } = roles
  const { url } = await offerToWallet(world, { student, certificateId }, { withCode: true })
  const { pathname, search } = new URL(url)
  const offer = ok(await callAs(world, { token: '' }, 'GET', `${pathname}${search}`))
  const [{ tx_code }] = Object.values(offer.grants).slice(-1) as [{ tx_code: { length: number } }]
  expect(tx_code.length).toBe(8)
  const [mail] = await world.until(async () => {
    const mails = await mailsTo(world, student.email)
    return mails.some(({ subject }) => /wallet/.test(subject)) && mails
  })
  expect(codeIn(mail)).toHaveLength(8)
})

test('a program that makes offer after offer cannot go on guessing the codes of one holder', async () => {
  const answers: number[] = []
  for (let round = 0; round < 6; round++) {
    const code = await offered()
    for (let i = 0; i < 5; i++) answers.push(await guess(code, `0000000${i}`))
  }
  expect(answers.slice(0, 20)).toEqual(Array(20).fill(400))
  // From now on each wait is twice as long as the previous one, from any address; a slow machine may have waited for the last.
  expect(answers.slice(20)).toContain(429)
})

test('that slows nobody else, and the holder goes on after a while', async () => {
  const { world, issuer, student } = roles
  const other = await makeStudent(world, issuer)
  const [id] = await acceptedCertificates(world, { ...roles, student: other })
  expect(await guess(await offered(id), '00000000')).toBe(400)
  world.advance(20 * 60_000)
  const before = (await codeMails()).length
  const code = await offered()
  const [mail] = await world.until(async () => {
    const mails = await codeMails()
    return mails.length > before && mails
  })
  expect(await guess(code, codeIn(mail))).toBe(200)

  async function codeMails() {
    return (await mailsTo(world, student.email)).filter(({ subject }) => /wallet/.test(subject))
  }
})
