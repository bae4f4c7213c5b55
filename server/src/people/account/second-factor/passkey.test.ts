import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import {
  callAs,
  nobody,
  type Organisation,
  ok,
  registerOrganisation,
  signIn,
} from '../../../../test/acts/people.ts'
import { addPasskey, freshSecondFactor } from '../../../../test/acts/second-factor.ts'
import {
  type Authenticator,
  newAuthenticator,
  type Tricks,
} from '../../../../test/stand-ins/authenticator.ts'
import { openTestWorld, publicUrl } from '../../../../test/worlds/test-world.ts'

const minute = 60_000
let owner: Organisation
let stranger: Organisation

const world = await openTestWorld()
beforeEach(async () => {
  owner = await registerOrganisation(world, 'issuer')
  stranger = await registerOrganisation(world, 'verifier')
})
afterAll(() => world.close())

const post = (who: { token: string | undefined }, path: string, body?: unknown) =>
  callAs(world, who, 'POST', path, body)
const offer = async (who = owner) => ok(await post(who, '/api/account/passkeys/options'))
const add = (challengeToken: string, response: unknown, who = owner) =>
  post(who, '/api/account/passkeys', { challengeToken, name: 'Phone', response })
const passkeysOf = async (who = owner) =>
  ok(await callAs(world, who, 'GET', '/api/account/second-factor')).data.passkeys
const askAtDoor = async () => ok(await post(nobody, '/api/sign-in/passkey/options'))
const enter = (challengeToken: string, response: unknown, selectedRole = 'issuer') =>
  post(nobody, '/api/sign-in/passkey', { challengeToken, response, selectedRole })

async function expectWrong(answer: Promise<{ statusCode: number; json(): { error: string } }>) {
  const { statusCode, json } = await answer
  expect([statusCode, json().error]).toEqual([422, 'second_factor_wrong'])
}

describe('a new passkey', () => {
  test('must be discoverable and verify its user, without attestation', async () => {
    const { options } = await offer()
    expect(options).toMatchObject({
      rp: { id: 'credenza.example' },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    })
  })

  test('brings ten recovery codes when it is the first second factor, and none later', async () => {
    expect(new Set(await addPasskey(world, owner)).size).toBe(10)
    expect(await addPasskey(world, owner, newAuthenticator(publicUrl))).toEqual([])
    expect(await passkeysOf()).toMatchObject([{ name: 'Laptop' }, { name: 'Laptop' }])
  })

  test('is added once even if the same request arrives several times', async () => {
    const { challengeToken, options } = await offer()
    const body = { challengeToken, name: 'Phone', response: newAuthenticator(publicUrl).register(options) }
    const send = () =>
      callAs(world, owner, 'POST', '/api/account/passkeys', body, { 'idempotency-key': 'lost-answer' })
    const first = ok(await send())
    expect(ok(await send())).toEqual(first)
    expect(await passkeysOf()).toHaveLength(1)
  })

  test.each<[string, Tricks]>([
    ['made at another origin', { origin: 'https://credenza.example.evil' }],
    ['that did not verify its user', { userVerified: false }],
    ['for another challenge', { challenge: Buffer.alloc(32).toString('base64url') }],
  ])('%s is refused', async (_, tricks) => {
    const { challengeToken, options } = await offer()
    await expectWrong(add(challengeToken, newAuthenticator(publicUrl).register(options, tricks)))
    expect(await passkeysOf()).toEqual([])
  })

  test('is refused if its challenge was used, is older than five minutes, or belongs to somebody else', async () => {
    const used = await offer()
    ok(await add(used.challengeToken, newAuthenticator(publicUrl).register(used.options)))
    await expectWrong(add(used.challengeToken, newAuthenticator(publicUrl).register(used.options)))

    const others = await offer(stranger)
    await expectWrong(add(others.challengeToken, newAuthenticator(publicUrl).register(others.options)))

    const old = await offer(stranger)
    world.advance(5 * minute)
    await expectWrong(add(old.challengeToken, newAuthenticator(publicUrl).register(old.options), stranger))
  })

  test('that already belongs to another account is refused', async () => {
    const passkey = newAuthenticator(publicUrl)
    await addPasskey(world, owner, passkey)
    const { challengeToken, options } = await offer(stranger)
    const answer = await add(challengeToken, passkey.register(options), stranger)
    expect(answer.json().error).toBe('already_exists')
    expect(await passkeysOf(stranger)).toEqual([])
  })

  test.each([{}, { id: 5 }, { id: 'x', response: null }, { id: 'x', response: { clientDataJSON: '!' } }])(
    'whose answer is nonsense is refused: %j',
    async (response) => {
      const { challengeToken } = await offer()
      await expectWrong(add(challengeToken, response))
      const door = await askAtDoor()
      await expectWrong(enter(door.challengeToken, response))
    },
  )
})

describe('signing in by passkey alone', () => {
  let passkey: Authenticator
  beforeEach(async () => {
    await addPasskey(world, owner)
    passkey = owner.passkey!
  })

  test('opens a session that counts as one with a second factor', async () => {
    const { challengeToken, options } = await askAtDoor()
    expect(options).toMatchObject({ userVerification: 'required', allowCredentials: [] })
    const { data: token, userData } = ok(await enter(challengeToken, passkey.answer(options)))
    expect(userData).toMatchObject({ _id: owner.id, selectedRole: 'issuer' })
    ok(await post({ token }, '/api/account/recovery-codes'))
  })

  test('works once per challenge', async () => {
    const { challengeToken, options } = await askAtDoor()
    const response = passkey.answer(options)
    ok(await enter(challengeToken, response))
    await expectWrong(enter(challengeToken, response))
  })

  test('of two identical answers at once accepts one', async () => {
    const { challengeToken, options } = await askAtDoor()
    const response = passkey.answer(options)
    const answers = await Promise.all([1, 2, 3, 4].map(() => enter(challengeToken, response)))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422, 422, 422])
  })

  test.each<[string, Tricks]>([
    ['from another origin', { origin: 'https://credenza.example:8443' }],
    ['without user verification', { userVerified: false }],
    ['with a counter that went back', { counter: 1 }],
    ['for another challenge', { challenge: Buffer.alloc(32, 1).toString('base64url') }],
    ['in another account’s name', { userHandle: Buffer.from('acc_other').toString('base64url') }],
  ])('%s is refused', async (_, tricks) => {
    const first = await askAtDoor()
    ok(await enter(first.challengeToken, passkey.answer(first.options)))
    const { challengeToken, options } = await askAtDoor()
    await expectWrong(enter(challengeToken, passkey.answer(options, tricks)))
  })

  test('is refused for another role, and for an unknown passkey', async () => {
    const one = await askAtDoor()
    await expectWrong(enter(one.challengeToken, passkey.answer(one.options), 'verifier'))
    const two = await askAtDoor()
    await expectWrong(enter(two.challengeToken, newAuthenticator(publicUrl).answer(two.options)))
  })

  test('accepts no challenge that was issued for another purpose', async () => {
    const { challengeToken, options } = ok(await post(owner, '/api/account/confirm/options'))
    await expectWrong(enter(challengeToken, passkey.answer(options)))
  })

  test('no longer works once the passkey is removed, which only its owner can do', async () => {
    const [{ id }] = await passkeysOf()
    await freshSecondFactor(world, stranger)
    const foreign = await callAs(world, stranger, 'DELETE', `/api/account/passkeys/${id}`)
    expect(foreign.statusCode).toBe(404)
    ok(await callAs(world, owner, 'DELETE', `/api/account/passkeys/${id}`))
    const { challengeToken, options } = await askAtDoor()
    await expectWrong(enter(challengeToken, passkey.answer(options)))
    const { secondFactor } = ok(await post(nobody, '/api/sign-in', { ...owner, selectedRole: 'issuer' }))
    expect(secondFactor).toBeUndefined()
  })
})

test('another account’s passkey confirms nothing', async () => {
  await addPasskey(world, owner)
  await addPasskey(world, stranger)
  const { challengeToken, options } = ok(await post(owner, '/api/account/confirm/options'))
  const proof = { method: 'passkey', challengeToken, response: stranger.passkey!.answer(options) }
  await expectWrong(post(owner, '/api/account/confirm', { proof }))
  const again = await signIn(world, owner)
  expect(again.id).toBe(owner.id)
})
