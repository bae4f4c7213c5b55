import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { callAs, nobody, type Organisation, ok, registerOrganisation } from '../../../../test/acts/people.ts'
import { type AuthenticatorApp, addApp, addPasskey, offerApp } from '../../../../test/acts/second-factor.ts'
import { openTestWorld } from '../../../../test/worlds/test-world.ts'

const second = 1000
let owner: Organisation
let app: AuthenticatorApp & { recoveryCodes: string[] }

const world = await openTestWorld()
beforeEach(async () => {
  owner = await registerOrganisation(world, 'issuer')
})
afterAll(() => world.close())

const post = (path: string, body?: unknown, who: { token: string | undefined } = owner) =>
  callAs(world, who, 'POST', path, body)
const confirm = (code: string, method = 'totp') => post('/api/account/confirm', { proof: { method, code } })
const state = async () => ok(await callAs(world, owner, 'GET', '/api/account/second-factor')).data
const password = async () => ok(await post('/api/sign-in', { ...owner, selectedRole: 'issuer' }, nobody))
const finish = (token: string, code: string, method = 'totp') =>
  post('/api/sign-in/second-factor', { token, proof: { method, code } }, nobody)
/** Six digits that are not a code from the app near the present time. */
const wrongCode = () => {
  const near = [-2, -1, 0, 1, 2].map((steps) => app.code(steps))
  return ['000000', '111111', '222222', '333333', '444444', '555555'].find((code) => !near.includes(code))!
}
const errorOf = async (answer: ReturnType<typeof post>) => (await answer).json().error

describe('an authenticator app', () => {
  test('is inactive until one of its codes was entered', async () => {
    const offered = await offerApp(world, owner)
    expect(await state()).toMatchObject({ totp: false, recoveryCodesLeft: 0 })
    expect((await password()).secondFactor).toBeUndefined()
    expect(await errorOf(post('/api/account/totp/confirm', { code: '12345' }))).toBe('second_factor_wrong')
    const { recoveryCodes } = ok(await post('/api/account/totp/confirm', { code: offered.code() }))
    expect(recoveryCodes).toHaveLength(10)
    expect(await state()).toMatchObject({ totp: true, recoveryCodesLeft: 10, passkeys: [] })
    expect((await password()).secondFactor.methods).toEqual(['totp', 'recovery'])
  })

  test('is offered as the URI that authenticator apps read', async () => {
    const { secret, uri } = ok(await post('/api/account/totp'))
    const parsed = new URL(uri)
    expect(parsed.protocol + parsed.host).toBe('otpauth:totp')
    expect(Object.fromEntries(parsed.searchParams)).toEqual({
      issuer: 'Credenza',
      secret,
      algorithm: 'SHA1',
      digits: '6',
      period: '30',
    })
    expect(secret).toMatch(/^[A-Z2-7]{32}$/)
  })

  test('stays active while another is offered, and ends when that one is confirmed', async () => {
    app = await addApp(world, owner)
    const next = await offerApp(world, owner)
    world.advance(30 * second)
    ok(await confirm(app.code()))
    ok(await post('/api/account/totp/confirm', { code: next.code() }))
    world.advance(60 * second)
    expect(await errorOf(confirm(app.code()))).toBe('second_factor_wrong')
    ok(await confirm(next.code()))
  })

  test('stores its secret nowhere in clear', async () => {
    app = await addApp(world, owner)
    const row = await world.ctx.db
      .selectFrom('totp')
      .selectAll()
      .innerJoin('account', 'account.id', 'totp.account_id')
      .where('account.email', '=', owner.email)
      .executeTakeFirstOrThrow()
    expect(row.sealed_secret!.length).toBe(20 + 29)
    expect(row.sealed_pending).toBeNull()
  })
})

describe('a code from the app', () => {
  beforeEach(async () => {
    app = await addApp(world, owner)
    world.advance(60 * second)
  })

  test('works once, and so do the earlier ones', async () => {
    const earlier = app.code(-1)
    ok(await confirm(app.code()))
    expect(await errorOf(confirm(app.code()))).toBe('second_factor_wrong')
    expect(await errorOf(confirm(earlier))).toBe('second_factor_wrong')
    world.advance(30 * second)
    ok(await confirm(app.code()))
  })

  test('used four times at once is accepted once', async () => {
    const answers = await Promise.all([1, 2, 3, 4].map(() => confirm(app.code())))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422, 422, 422])
  })

  test('may be one step early or late, not two', async () => {
    expect(await errorOf(confirm(app.code(2)))).toBe('second_factor_wrong')
    expect(await errorOf(confirm(app.code(-2)))).toBe('second_factor_wrong')
    ok(await confirm(app.code(-1)))
    ok(await confirm(app.code(1)))
  })

  test('may be typed in groups', async () => {
    const code = app.code()
    ok(await confirm(`${code.slice(0, 3)} ${code.slice(3)}`))
  })

  test('is accepted at growing intervals after five wrong ones, while a recovery code still works', async () => {
    for (let i = 0; i < 5; i++) expect(await errorOf(confirm(wrongCode()))).toBe('second_factor_wrong')
    const refused = await confirm(app.code())
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '30'])
    ok(await confirm(app.recoveryCodes[0]!, 'recovery'))

    let guesses = 5
    const until = world.ctx.clock().getTime() + 10 * 3600 * second
    while (world.ctx.clock().getTime() < until) {
      const answer = await confirm(wrongCode())
      if (answer.statusCode === 422) guesses++
      else world.advance(Number(answer.headers['retry-after']) * second)
    }
    expect(guesses).toBeGreaterThan(20)
    expect(guesses).toBeLessThan(55)
  })

  test('resets the count of wrong ones if it is right', async () => {
    for (let i = 0; i < 4; i++) await confirm(wrongCode())
    ok(await confirm(app.code()))
    world.advance(30 * second)
    for (let i = 0; i < 4; i++) expect(await errorOf(confirm(wrongCode()))).toBe('second_factor_wrong')
    ok(await confirm(app.code()))
  })
})

describe('a sign-in whose password was right', () => {
  beforeEach(async () => {
    app = await addApp(world, owner)
    world.advance(60 * second)
  })

  test('gets no session before the second factor, and one with it', async () => {
    const answer = await password()
    expect(Object.keys(answer).sort()).toEqual(['message', 'secondFactor', 'success'])
    const { token } = answer.secondFactor
    expect((await callAs(world, { token }, 'GET', '/api/account/second-factor')).statusCode).toBe(401)
    const session = ok(await finish(token, app.code()))
    expect(session).toMatchObject({ role: 'issuer', userData: { _id: owner.id } })
    ok(await post('/api/account/recovery-codes', undefined, { token: session.data }))
  })

  test('can be finished once', async () => {
    const { token } = (await password()).secondFactor
    ok(await finish(token, app.code()))
    expect(await errorOf(finish(token, app.code(1)))).toBe('second_factor_expired')
  })

  test('ends after five wrong proofs, even if the next is right', async () => {
    const { token } = (await password()).secondFactor
    for (let i = 0; i < 5; i++)
      expect(await errorOf(finish(token, 'not-a-code', 'recovery'))).toBe('second_factor_wrong')
    expect(await errorOf(finish(token, app.code()))).toBe('second_factor_expired')
    expect(await errorOf(post('/api/sign-in/second-factor/options', { token }, nobody))).toBe(
      'second_factor_expired',
    )
  })

  test('checks no more than five of a hundred simultaneous proofs', async () => {
    const { token } = (await password()).secondFactor
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => errorOf(finish(token, 'not-a-code', 'recovery'))),
    )
    expect(answers.filter((error) => error === 'second_factor_wrong')).toHaveLength(5)
    expect(answers.filter((error) => error === 'second_factor_expired')).toHaveLength(95)
  })

  test('ends after five minutes', async () => {
    const { token } = (await password()).secondFactor
    world.advance(5 * 60 * second)
    expect(await errorOf(finish(token, app.code()))).toBe('second_factor_expired')
  })

  test('cannot be finished with proofs of another account', async () => {
    const other = await registerOrganisation(world, 'verifier')
    const theirs = await addApp(world, other)
    await addPasskey(world, other)
    world.advance(30 * second)
    const { token } = (await password()).secondFactor
    expect(await errorOf(finish(token, theirs.code()))).toBe('second_factor_wrong')
    expect(await errorOf(finish(token, theirs.recoveryCodes[0]!, 'recovery'))).toBe('second_factor_wrong')
    const { challengeToken, options } = ok(
      await post('/api/sign-in/second-factor/options', { token }, nobody),
    )
    const proof = { method: 'passkey', challengeToken, response: other.passkey!.answer(options) }
    expect(await errorOf(post('/api/sign-in/second-factor', { token, proof }, nobody))).toBe(
      'second_factor_wrong',
    )
  })
})

describe('a recovery code', () => {
  beforeEach(async () => {
    app = await addApp(world, owner)
  })

  test('signs in once, with or without capitals and dashes', async () => {
    const [code] = app.recoveryCodes
    expect(code).toMatch(/^[0-9a-z]{4}-[0-9a-z]{4}-[0-9a-z]{4}$/)
    const typed = code!.toUpperCase().replaceAll('-', ' ').replaceAll('0', 'O').replaceAll('1', 'l')
    ok(await finish((await password()).secondFactor.token, typed, 'recovery'))
    expect(await errorOf(finish((await password()).secondFactor.token, code!, 'recovery'))).toBe(
      'second_factor_wrong',
    )
    expect((await state()).recoveryCodesLeft).toBe(9)
  })

  test('is reported to its owner by mail, and so is every added or removed factor', async () => {
    ok(await finish((await password()).secondFactor.token, app.recoveryCodes[0]!, 'recovery'))
    await addPasskey(world, owner)
    ok(await callAs(world, owner, 'DELETE', '/api/account/totp'))
    const { id } = await world.ctx.db
      .selectFrom('account')
      .select('id')
      .where('email', '=', owner.email)
      .executeTakeFirstOrThrow()
    const told = ['totp-added', 'recovery-code-used', 'passkey-added', 'totp-removed']
    const mails = await world.ctx.db.selectFrom('outgoing_mail').select('kind').orderBy('id').execute()
    expect(mails.slice(-4).map(({ kind }) => kind)).toEqual(told.map((one) => `account.${one}`))
    const audited = await world.ctx.db
      .selectFrom('audit_entry')
      .select(['action', 'detail'])
      .where('actor', '=', id)
      .orderBy('seq')
      .execute()
    expect(audited.slice(-4)).toEqual([
      { action: 'account.totp-added', detail: {} },
      { action: 'account.signed-in', detail: { secondFactor: 'recovery' } },
      { action: 'account.passkey-added', detail: {} },
      { action: 'account.totp-removed', detail: {} },
    ])
  })

  test('is void once new ones were created', async () => {
    const { recoveryCodes } = ok(await post('/api/account/recovery-codes'))
    expect(await errorOf(confirm(app.recoveryCodes[0]!, 'recovery'))).toBe('second_factor_wrong')
    ok(await confirm(recoveryCodes[0]!, 'recovery'))
  })

  test('is deleted with the last second factor', async () => {
    ok(await callAs(world, owner, 'DELETE', '/api/account/totp'))
    expect(await state()).toMatchObject({ totp: false, recoveryCodesLeft: 0 })
    expect((await password()).secondFactor).toBeUndefined()
  })
})
