import { connect } from 'node:net'
import { afterAll, describe, expect, test } from 'vitest'
import { buildApp } from '../src/platform/http/app.ts'
import { workQueues } from '../src/queues.ts'
import { allRoutes } from '../src/routes.ts'
import { mailsTo, untilMails } from './acts/mails.ts'
import {
  callAs,
  firstSignIn,
  makeAdmin,
  makeIssuer,
  makeStudent,
  nobody,
  ok,
  personalData,
  signIn,
  studentData,
} from './acts/people.ts'
import { openTestWorld, type TestWorld } from './worlds/test-world.ts'

const world = await openTestWorld()
await workQueues(world.ctx)
const admin = await makeAdmin(world)
const issuer = await makeIssuer(world, admin)
afterAll(() => world.close())

const post = (url: string, body: unknown, headers?: Record<string, string>) =>
  callAs(world, nobody, 'POST', url, body, headers)
const signUp = (change: object) =>
  post('/api/personal-data', {
    ...personalData('issuer', `${crypto.randomUUID()}@org.example`, 'New'),
    ...change,
  })

describe('mass assignment', () => {
  const privileges = {
    _id: 'org_0000000000000000',
    id: 'org_0000000000000000',
    role: 'admin',
    realm: 'admin',
    status: 'Approved',
    approved: true,
    approved_at: '2020-01-01T00:00:00Z',
    isVerified: true,
    organisationStatus: 'approved',
    secondFactorAt: '2020-01-01T00:00:00Z',
    password_hash: '$argon2id$v=19$m=19456,t=2,p=1$AAAAAAAAAAA$AAAAAAAAAAA',
  }

  test('gives a new organisation neither role, nor status, nor id', async () => {
    const email = `${crypto.randomUUID()}@org.example`
    const { registrationId } = ok(await signUp({ ...privileges, email }))
    expect(registrationId).not.toBe(privileges.id)
    const person = await signIn(world, {
      email,
      password: personalData('issuer', email, '').password,
      role: 'issuer',
    })
    const { data } = ok(await callAs(world, person, 'GET', '/api/issuer-verifier-profile'))
    expect([data.status, data.selectedRole]).toEqual(['Registered', 'issuer'])
    expect((await callAs(world, person, 'GET', '/api/admin/organisations')).statusCode).toBe(403)
    const name = { name: 'Diploma' }
    expect((await callAs(world, person, 'POST', '/api/categories/create', name)).json().error).toBe(
      'not_approved',
    )
  })

  test.each(['admin', 'student', '', ['issuer', 'admin'], { $ne: 'issuer' }])(
    'lets nobody sign up with the role %j',
    async (selectedRole) => {
      const answer = await signUp({ selectedRole })
      expect([answer.statusCode, answer.json().error]).toEqual([422, 'invalid'])
    },
  )

  test('makes a student neither an issuer nor an admin', async () => {
    const email = `${crypto.randomUUID()}@mail.example`
    const body = { ...studentData(email), ...privileges, selectedRole: 'admin' }
    ok(await callAs(world, issuer, 'POST', '/api/student/add-student', body))
    for (const role of ['admin', 'issuer'] as const) {
      const attempt = { email, password: body.password, selectedRole: role }
      expect((await post('/api/sign-in', attempt)).statusCode).toBe(401)
    }
    await firstSignIn(world, body)
  })

  test('turns no password reset into one of somebody else', async () => {
    const [attacker, victim] = [await makeStudent(world, issuer), await makeStudent(world, issuer)]
    const body = {
      email: victim.email,
      account_id: victim.id,
      accountId: victim.id,
      password: 'a new pass phrase',
      confirmPassword: 'a new pass phrase',
    }
    expect((await post('/api/reset-password', { ...body, token: attacker.token })).statusCode).toBe(422)
    await signIn(world, victim)
  })
})

describe('header injection', () => {
  test.each([
    'victim@mail.example\r\nBcc: everybody@mail.example',
    'victim@mail.example\nSubject: won',
    'victim@mail.example%0d%0aBcc:everybody@mail.example',
    'victim@mail.example,everybody@mail.example',
    '"victim@mail.example" <everybody@mail.example>',
    'victim@mail.example\u2028Bcc: everybody@mail.example',
  ])('no mail leaves for %j', async (email) => {
    const answers = [
      await post('/api/requert-for-otp', { email, selectedRole: 'issuer' }),
      await post('/api/resend-for-otp', { email, selectedRole: 'issuer' }),
      await post('/api/sign-in', { email, password: 'some password', selectedRole: 'issuer' }),
      await signUp({ email }),
    ]
    for (const answer of answers) {
      expect([answer.statusCode, answer.json().fields]).toEqual([422, { email: 'Invalid email format.' }])
      expect(answer.headers).not.toHaveProperty('bcc')
    }
    expect(await mailsTo(world, 'everybody@mail.example')).toEqual([])
  })

  test('a name with line ends stays in the body of a mail', async () => {
    const email = `${crypto.randomUUID()}@org.example`
    const organizationName = 'University\r\nBcc: everybody@mail.example'
    ok(await signUp({ email, organizationName }))
    ok(await post('/api/requert-for-otp', { email, selectedRole: 'issuer' }))
    const [mail] = await untilMails(world, email, 1)
    expect([mail!.to, mail!.subject]).toEqual([email, 'Your Credenza code'])
    expect(await mailsTo(world, 'everybody@mail.example')).toEqual([])
  })

  test('what a stranger signs up with beside an email reaches nobody there', async () => {
    const email = `${crypto.randomUUID()}@victim.example`
    const { password } = personalData('issuer', email, '')
    ok(await signUp({ email, organizationName: 'your account is locked: https://evil.example' }))
    ok(await post('/api/requert-for-otp', { email, selectedRole: 'issuer' }))
    const { token } = await signIn(world, { email, password, role: 'issuer' })
    const next = 'another pass phrase'
    const change = { currentPassword: password, password: next, confirmPassword: next }
    ok(await callAs(world, { token }, 'POST', '/api/account/password', change))
    for (const { text, html } of await untilMails(world, email, 2))
      expect(text + html).not.toMatch(/locked|evil/)
  })

  test('a User-Agent is shown only in our own names', async () => {
    const student = await makeStudent(world, issuer)
    const { email, password } = student
    const headers = { 'user-agent': '<img src=x onerror=alert(1)> Chrome/140 \u00adEvil\u00a0/9' }
    const { data: token } = ok(
      await post('/api/sign-in', { email, password, selectedRole: 'student' }, headers),
    )
    const answer = await callAs(world, { token }, 'GET', '/api/account/sessions')
    expect(answer.body).not.toMatch(/img|Evil|onerror/)
    expect(ok(answer).data).toHaveLength(2)
  })
})

describe('text with HTML in it', () => {
  const html = '<script>alert(1)</script><img src=x onerror=alert(1)>"\'&'

  test('is returned as the same text, in JSON that no browser reads as a page', async () => {
    const email = `${crypto.randomUUID()}@mail.example`
    const fields = { name: html, fatherName: html, motherName: html, collegeName: html, courseName: html }
    ok(await callAs(world, issuer, 'POST', '/api/student/add-student', { ...studentData(email), ...fields }))
    const answer = await callAs(
      world,
      issuer,
      'GET',
      `/api/student/get-student?search=${encodeURIComponent(email)}`,
    )
    expect(ok(answer).data[0]).toMatchObject({ name: html, collegeName: html, courseName: html })
    expect(answer.headers['content-type']).toMatch(/^application\/json/)
    expect(answer.headers['x-content-type-options']).toBe('nosniff')
  })

  test('is text in a mail too', async () => {
    const email = `${crypto.randomUUID()}@mail.example`
    ok(await callAs(world, issuer, 'POST', '/api/student/add-student', { ...studentData(email), name: html }))
    ok(await post('/api/requert-for-otp', { email, selectedRole: 'student' }))
    const [mail] = await untilMails(world, email, 1)
    expect(mail!.html).not.toMatch(/<script|<img/)
    expect(mail!.html).toContain('&#60;script&#62;')
  })

  test('is not repeated as a page by an error', async () => {
    const answer = await callAs(world, nobody, 'GET', `/api/${encodeURIComponent(html)}`)
    expect(answer.headers['content-type']).toMatch(/^application\/json/)
  })
})

describe('a body of 25 MB', () => {
  const size = 25 * 1024 * 1024

  test.each(['/api/sign-in', '/api/personal-data', '/api/requert-for-otp', '/api/reset-password'])(
    'to %s is refused',
    async (url) => {
      const answer = await post(url, { email: 'x'.repeat(size) })
      expect([answer.statusCode, answer.json().error]).toEqual([413, 'too_large'])
    },
  )

  test('of unannounced length is cut off, and the server continues', async () => {
    const app = await buildApp(world.ctx, (app) => allRoutes(app, world.ctx, world.streams))
    await app.listen({ port: 0, host: '127.0.0.1' })
    try {
      const { port } = app.server.address() as { port: number }
      const socket = connect(port, '127.0.0.1')
      const received: Buffer[] = []
      const closed = new Promise((resolve) => socket.on('close', resolve))
      socket.on('data', (chunk: Buffer) => received.push(chunk)).on('error', () => {})
      socket.write('POST /api/sign-in HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n')
      socket.write('Transfer-Encoding: chunked\r\n\r\n')
      const megabyte = `100000\r\n${'x'.repeat(0x100000)}\r\n`
      let sent = 0
      for (; sent < size && received.length === 0 && !socket.destroyed; sent += 0x100000) {
        const drained = new Promise((resolve) => socket.once('drain', resolve))
        if (!socket.write(megabyte)) await Promise.race([drained, closed])
      }
      await closed
      expect(sent).toBeLessThan(size)
      // The reset of a connection that still sends can overtake the answer (RFC 9112, section 9.6).
      expect(Buffer.concat(received).toString()).toMatch(/^(HTTP\/1\.1 413 |$)/)
      expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200)
    } finally {
      await app.close()
    }
  })
})

describe('a made-up address', () => {
  const guess = (app: TestWorld['app'], remoteAddress: string, forwardedFor: string) =>
    app.inject({
      method: 'POST',
      url: '/api/sign-in',
      remoteAddress,
      headers: { 'x-forwarded-for': forwardedFor },
      payload: { email: 'target@mail.example', password: 'not the password', selectedRole: 'student' },
    })

  /** The server with its clock stopped, so that a wait between guesses does not end on a slow machine. */
  async function withStoppedClock(
    trustProxy: string | undefined,
    work: (app: TestWorld['app']) => Promise<void>,
  ): Promise<void> {
    const now = world.ctx.clock()
    const ctx = { ...world.ctx, clock: () => now, config: { ...world.ctx.config, trustProxy } }
    const app = await buildApp(ctx, (app) => allRoutes(app, ctx, world.streams))
    try {
      await work(app)
    } finally {
      await app.close()
    }
  }

  test('is not believed: guesses count for the real address', () =>
    withStoppedClock(undefined, async (app) => {
      const codes: number[] = []
      for (let i = 0; i < 6; i++) codes.push((await guess(app, '203.0.113.40', `198.51.100.${i}`)).statusCode)
      expect(codes).toEqual([...Array(5).fill(401), 429])
    }))

  test('is believed only from a proxy that TRUST_PROXY names', () =>
    withStoppedClock('192.0.2.0/24', async (app) => {
      const codes = { visitors: [] as number[], visitor: [] as number[], spoofer: [] as number[] }
      for (let i = 0; i < 6; i++) {
        codes.visitors.push((await guess(app, '192.0.2.1', `198.51.100.${50 + i}`)).statusCode)
        codes.visitor.push((await guess(app, '192.0.2.1', `198.51.100.${i}, 203.0.113.41`)).statusCode)
        codes.spoofer.push((await guess(app, '203.0.113.42', `198.51.100.${i}`)).statusCode)
      }
      expect(codes.visitors).toEqual(Array(6).fill(401))
      expect(codes.visitor).toEqual([...Array(5).fill(401), 429])
      expect(codes.spoofer).toEqual([...Array(5).fill(401), 429])
    }))
})
