import { callAs, nobody, ok, type Person, signIn, studentData } from '../acts/people.ts'
import { addApp, addPasskey, freshSecondFactor, offerApp, showPasskey } from '../acts/second-factor.ts'
import { newAuthenticator } from '../stand-ins/authenticator.ts'
import { publicUrl, type TestWorld } from '../worlds/test-world.ts'
import { freshEmail, get, type Request, type Requests, type Scene } from './scene.ts'

/** A call of somebody who has just shown a second factor, with what `prepare` returns as its body. */
const proven =
  (
    method: 'POST' | 'DELETE',
    path: string,
    prepare?: (world: TestWorld, person: Person) => Promise<unknown>,
  ): Request =>
  async ({ world }, caller) => {
    if (!caller.token) return callAs(world, caller, method, path)
    const person = caller as Person
    await freshSecondFactor(world, person)
    return callAs(world, person, method, path, await prepare?.(world, person))
  }

/** The id of a passkey of this person that signing in does not need. */
async function sparePasskey(world: TestWorld, person: Person): Promise<string> {
  await freshSecondFactor(world, person)
  await addPasskey(world, person, newAuthenticator(publicUrl))
  return ok(await callAs(world, person, 'GET', '/api/account/second-factor')).data.passkeys.at(-1).id
}

/** The token of a sign-in of the student whose password was right. */
async function halfSignedIn({ world, student }: Scene): Promise<string> {
  await freshSecondFactor(world, student)
  const body = { email: student.email, password: student.password, selectedRole: 'student' }
  return ok(await callAs(world, nobody, 'POST', '/api/sign-in', body)).secondFactor.token
}

export const accountRequests: Requests = {
  'POST /api/sign-in': ({ world, admin }, caller) =>
    callAs(world, caller, 'POST', '/api/sign-in', { ...admin, selectedRole: 'admin' }),
  'POST /api/sign-in/new-password': async ({ world, issuerA }, caller) => {
    const initial = studentData(freshEmail())
    ok(await callAs(world, issuerA, 'POST', '/api/student/add-student', initial))
    const body = { email: initial.email, password: initial.password, selectedRole: 'student' }
    const { newPassword } = ok(await callAs(world, nobody, 'POST', '/api/sign-in', body))
    const chosen = { ...newPassword, password: 'long enough', confirmPassword: 'long enough' }
    return callAs(world, caller, 'POST', '/api/sign-in/new-password', chosen)
  },
  'POST /api/sign-in/mailbox/code': ({ world }, caller) =>
    callAs(world, caller, 'POST', '/api/sign-in/mailbox/code', { token: 'made up' }),
  'POST /api/sign-in/mailbox': ({ world }, caller) =>
    callAs(world, caller, 'POST', '/api/sign-in/mailbox', { token: 'made up', otp: '000000' }),
  'GET /api/logout': async ({ world }, caller) => {
    const own = caller.token === undefined ? caller : await signIn(world, caller as Person)
    return callAs(world, own, 'GET', '/api/logout')
  },
  'POST /api/requert-for-otp': ({ world }, caller) =>
    callAs(world, caller, 'POST', '/api/requert-for-otp', { email: freshEmail(), selectedRole: 'student' }),
  'POST /api/resend-for-otp': ({ world }, caller) =>
    callAs(world, caller, 'POST', '/api/resend-for-otp', { email: freshEmail(), selectedRole: 'student' }),
  'POST /api/verify-for-otp': ({ world }, caller) =>
    callAs(world, caller, 'POST', '/api/verify-for-otp', {
      email: freshEmail(),
      selectedRole: 'student',
      otp: '000000',
    }),
  'POST /api/reset-password': ({ world }, caller) =>
    callAs(world, caller, 'POST', '/api/reset-password', {
      token: 'guessed',
      password: 'long enough',
      confirmPassword: 'long enough',
    }),
  'POST /api/account/password': ({ world, issuerA }, caller) => {
    const { password } = issuerA
    const body = { currentPassword: password, password, confirmPassword: password }
    return callAs(world, caller, 'POST', '/api/account/password', body)
  },
  'GET /api/account/sessions': get('/api/account/sessions'),
  'DELETE /api/account/sessions/:id': async ({ world, issuerA }, caller) => {
    const { token } = await signIn(world, issuerA)
    const own = ok(await callAs(world, { token }, 'GET', '/api/account/sessions')).data
    const { id } = own.find((session: { current: boolean }) => session.current)
    return callAs(world, caller, 'DELETE', `/api/account/sessions/${id}`)
  },
  'DELETE /api/account/sessions': ({ world }, caller) =>
    callAs(world, caller, 'DELETE', '/api/account/sessions'),
  'GET /api/account/second-factor': get('/api/account/second-factor'),
  'POST /api/account/passkeys/options': proven('POST', '/api/account/passkeys/options'),
  'POST /api/account/passkeys': proven('POST', '/api/account/passkeys', async (world, person) => {
    const { challengeToken, options } = ok(
      await callAs(world, person, 'POST', '/api/account/passkeys/options'),
    )
    return { challengeToken, name: 'Phone', response: newAuthenticator(publicUrl).register(options) }
  }),
  'DELETE /api/account/passkeys/:id': async ({ world }, caller) => {
    const id = caller.token ? await sparePasskey(world, caller as Person) : 'none'
    return callAs(world, caller, 'DELETE', `/api/account/passkeys/${id}`)
  },
  'POST /api/account/totp': proven('POST', '/api/account/totp'),
  'POST /api/account/totp/confirm': proven('POST', '/api/account/totp/confirm', async (world, person) => ({
    code: (await offerApp(world, person)).code(),
  })),
  'DELETE /api/account/totp': proven('DELETE', '/api/account/totp', async (world, person) => {
    await addApp(world, person)
  }),
  'POST /api/account/recovery-codes': proven('POST', '/api/account/recovery-codes'),
  'POST /api/account/confirm/options': proven('POST', '/api/account/confirm/options'),
  'POST /api/account/confirm': proven('POST', '/api/account/confirm', async (world, person) => ({
    proof: await showPasskey(world, person, '/api/account/confirm/options'),
  })),
  'POST /api/sign-in/passkey/options': ({ world }, caller) =>
    callAs(world, caller, 'POST', '/api/sign-in/passkey/options'),
  'POST /api/sign-in/passkey': async ({ world, student }, caller) => {
    await freshSecondFactor(world, student)
    const shown = await showPasskey(world, student, '/api/sign-in/passkey/options')
    return callAs(world, caller, 'POST', '/api/sign-in/passkey', { ...shown, selectedRole: 'student' })
  },
  'POST /api/sign-in/second-factor/options': async (scene, caller) => {
    const token = await halfSignedIn(scene)
    return callAs(scene.world, caller, 'POST', '/api/sign-in/second-factor/options', { token })
  },
  'POST /api/sign-in/second-factor': async (scene, caller) => {
    const token = await halfSignedIn(scene)
    const { world, student } = scene
    const proof = await showPasskey(world, student, '/api/sign-in/second-factor/options', { token })
    return callAs(world, caller, 'POST', '/api/sign-in/second-factor', { token, proof })
  },
  'GET /api/check-unique': get('/api/check-unique?email=free@mail.example'),
  'POST /api/admin/setup': ({ world }, caller) =>
    callAs(world, caller, 'POST', '/api/admin/setup', {
      token: 'guessed',
      email: freshEmail(),
      password: 'long enough',
    }),
}
