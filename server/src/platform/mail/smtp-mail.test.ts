import { generateKeyPairSync } from 'node:crypto'
import type { MailFailure } from '@credenza/schema/sentences/mail'
import type { SMTPServerOptions } from 'smtp-server'
import { afterEach, describe, expect, test } from 'vitest'
import { isSignedWith } from '../../../test/oracles/dkim.ts'
import { type MailServer, type ReceivedMail, startMailServer } from '../../../test/stand-ins/mail-server.ts'
import { inTrace } from '../trace/current-trace.ts'
import { newTrace } from '../trace/trace.ts'
import { openSmtpMail } from './smtp-mail.ts'

const from = { name: 'Credenza', address: 'no-reply@credenza.example' }
const code = { to: 'aisha@example.com', subject: 'Your code', text: '123456', html: '<b>123456</b>' }

let servers: MailServer[] = []
afterEach(async () => {
  await Promise.all(servers.map((server) => server.close()))
  servers = []
})

async function mailServer(options?: SMTPServerOptions) {
  const server = await startMailServer(options)
  servers.push(server)
  return server
}

const mailTo = (port: number, { scheme = 'smtp', user = '', host = '127.0.0.1' } = {}) =>
  openSmtpMail({ url: `${scheme}://${user}${host}:${port}`, from })

const refusal = (responseCode: number) =>
  Object.assign(new Error('no <aisha@example.com> here'), { responseCode })

describe('a mail', () => {
  test('arrives in both forms, marked as automatic, with its Message-ID', async () => {
    const { received, port } = await mailServer()
    await mailTo(port).send({ ...code, messageId: '<mail_1@credenza.example>' })
    const [{ to, raw }] = received as [ReceivedMail]
    expect(to).toEqual(['aisha@example.com'])
    expect(raw).toContain('From: Credenza <no-reply@credenza.example>')
    expect(raw).toContain('Message-ID: <mail_1@credenza.example>')
    expect(raw).toContain('Auto-Submitted: auto-generated')
    expect(raw).toMatch(/text\/plain[\s\S]*123456[\s\S]*text\/html[\s\S]*<b>123456<\/b>/)
  })

  test('comes back to its own address, and names the request that caused it', async () => {
    const { received, port } = await mailServer()
    const trace = newTrace()
    const returnPath = 'bounces+0a1b@credenza.example'
    await inTrace(trace, () => mailTo(port).send({ ...code, returnPath }))
    await mailTo(port).send(code)
    expect(received.map((mail) => mail.from)).toEqual([returnPath, from.address])
    expect(received[0]!.raw).toMatch(new RegExp(`^X-Request-Id: ${trace.id}\r$`, 'im'))
    expect(received[0]!.raw).toContain('From: Credenza <no-reply@credenza.example>')
    expect(received[1]!.raw).not.toMatch(/X-Request-Id/i)
  })

  test('comes from an organisation’s own address with its signature, and returns to ours', async () => {
    const { received, port } = await mailServer()
    const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
    const own = {
      name: 'University\r\nBcc: a@b.c',
      address: 'certificates@uni.example',
      replyTo: 'registrar@uni.example',
      signature: {
        domain: 'uni.example',
        selector: 'credenza',
        privateKey: String(privateKey.export({ format: 'pem', type: 'pkcs8' })),
      },
    }
    await mailTo(port).send({ ...code, from: own })
    const [{ from: returnsTo, raw }] = received as [ReceivedMail]
    expect(returnsTo).toBe(from.address)
    expect(raw).toMatch(/^From: "University Bcc: a@b.c" <certificates@uni.example>\r$/m)
    expect(raw).toMatch(/^Reply-To: registrar@uni.example\r$/m)
    expect(raw).toMatch(/d=uni\.example;[\s\S]*s=credenza;/)
    expect(isSignedWith(raw, publicKey)).toBe(true)
    for (const changed of [raw.replace('123456', '654321'), raw.replace('Your code', 'My code')])
      expect(isSignedWith(changed, publicKey)).toBe(false)
  })

  test('has no header that a line break in somebody’s name would add', async () => {
    const { received, port } = await mailServer()
    for (const lineBreak of ['\r\n', '\n', '\r', '\u2028', '\u0085']) {
      const subject = `Welcome, Evil${lineBreak}Bcc: victim@example.com${lineBreak}${lineBreak}Body`
      await mailTo(port).send({ ...code, subject })
    }
    expect(received).toHaveLength(5)
    for (const { to, raw } of received) {
      expect(to).toEqual(['aisha@example.com'])
      expect(raw.split('\r\n\r\n')[0]).not.toMatch(/^Bcc:/im)
      expect(raw).toMatch(/^Subject: Welcome, Evil Bcc: victim@example\.com Body\r$/m)
    }
  })

  test('names its sender, carries a file, and shows a picture in its place', async () => {
    const { received, port } = await mailServer()
    const attachments = [
      { filename: 'qr.png', contentType: 'image/png', content: Buffer.from('picture'), contentId: 'qr' },
      { filename: 'certificate.pdf', contentType: 'application/pdf', content: Buffer.from('%PDF-1.7') },
    ]
    await mailTo(port).send({ ...code, senderName: 'University\r\nBcc: a@b.c', attachments })
    const { raw } = received[0]!
    expect(raw).toContain('From: "University Bcc: a@b.c" <no-reply@credenza.example>')
    expect(raw).toContain('Content-ID: <qr>')
    expect(raw).toMatch(/Content-Disposition: attachment; filename=certificate\.pdf/)
    expect(raw).toContain(Buffer.from('%PDF-1.7').toString('base64'))
  })

  test.each([
    'a@example.com, b@example.com',
    'a@example.com\r\nRCPT TO:<b@example.com>',
    'Name <a@example.com>',
    'nobody',
  ])('goes to one plain address only, never to %j', async (to) => {
    const { received, port } = await mailServer()
    await expect(mailTo(port).send({ ...code, to })).rejects.toMatchObject({ isFinal: true })
    expect(received).toEqual([])
  })
})

describe('signing in', () => {
  const options: SMTPServerOptions = {
    authOptional: false,
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _session, done) =>
      username === 'post@man' && password === 's:e/cret'
        ? done(null, { user: username })
        : done(refusal(535)),
  }

  test('uses user and password of the URL', async () => {
    const { received, port } = await mailServer(options)
    await mailTo(port, { user: 'post%40man:s%3Ae%2Fcret@' }).send(code)
    expect(received).toHaveLength(1)
  })

  test('sends no password in the clear to another machine', async () => {
    const passwords: unknown[] = []
    const { port } = await mailServer({
      ...options,
      hideSTARTTLS: true,
      onAuth: ({ password }, _session, done) => {
        passwords.push(password)
        done(null, { user: 'somebody' })
      },
    })
    const mail = mailTo(port, { user: 'post%40man:secret@', host: '0.0.0.0' })
    await expect(mail.send(code)).rejects.toMatchObject({
      failure: { reason: 'no_secure_connection' },
    })
    expect(passwords).toEqual([])
  })

  test('with a wrong password is tried again later, since the operator can correct it', async () => {
    const { port } = await mailServer(options)
    await expect(mailTo(port, { user: 'post%40man:wrong@' }).send(code)).rejects.toMatchObject({
      failure: { reason: 'sign_in_refused', status: 535 },
      isFinal: false,
    })
  })
})

describe('a failure is reported without naming anybody, and with whether to retry', () => {
  const cases: [name: string, options: SMTPServerOptions, failure: MailFailure, isFinal: boolean][] = [
    [
      'an unknown recipient',
      { onRcptTo: (_a, _s, done) => done(refusal(550)) },
      { reason: 'recipient_refused', status: 550 },
      true,
    ],
    [
      'a recipient refused for now',
      { onRcptTo: (_a, _s, done) => done(refusal(451)) },
      { reason: 'recipient_put_off', status: 451 },
      false,
    ],
    [
      'a refused sender',
      { onMailFrom: (_a, _s, done) => done(refusal(550)) },
      { reason: 'sender_refused', status: 550 },
      false,
    ],
    [
      'a refused message',
      { onData: (stream, _s, done) => void stream.resume().on('end', () => done(refusal(554))) },
      { reason: 'message_refused', status: 554 },
      true,
    ],
    [
      'a busy server',
      { onConnect: (_s, done) => done(refusal(421)) },
      { reason: 'mail_server_not_ready', status: 421 },
      false,
    ],
  ]
  test.each(cases)('%s', async (_name, options, failure, isFinal) => {
    const { port } = await mailServer(options)
    const error = await mailTo(port)
      .send(code)
      .catch((error: unknown) => error)
    expect(error).toMatchObject({ name: 'MailFailed', failure, isFinal })
    expect(String(error)).not.toContain('aisha')
  })

  test('a server that is down', async () => {
    await expect(mailTo(1).send(code)).rejects.toMatchObject({
      failure: { reason: 'connection_refused', status: null },
      isFinal: false,
    })
  })
})

test('smtps accepts no certificate that nobody vouches for', async () => {
  const { received, port } = await mailServer({ secure: true })
  await expect(mailTo(port, { scheme: 'smtps' }).send(code)).rejects.toMatchObject({
    failure: { reason: 'no_secure_connection' },
    isFinal: false,
  })
  expect(received).toEqual([])
})

test.each([
  'http://mail.example',
  'smtp://',
  'mail.example',
  'smtp://me:secret@mail.example?tls.rejectUnauthorized=false',
])('the URL %s is refused with a sentence that does not repeat it', (url) => {
  expect(() => openSmtpMail({ url, from })).toThrow(/^SMTP_URL must look like [^?]*$/)
  expect(() => openSmtpMail({ url, from })).not.toThrow(/secret@/)
})
