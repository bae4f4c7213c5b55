import { messages } from '@credenza/schema'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createCertificates } from './acts/certificates.ts'
import { callAs, nobody } from './acts/people.ts'
import { openRolesWorld } from './worlds/roles-world.ts'

const { world, issuer, verifier, student } = await openRolesWorld()
let draft: string

beforeAll(async () => {
  ;[draft] = (await createCertificates(world, issuer, student)) as [string]
})
afterAll(() => world.close())

/** What a program may send where a text belongs. */
const nothing: unknown[] = [undefined, null, '', '   ', '\t\n', 0, 7, true, [], {}]

/** Which words the specification has for a value that is missing or of another kind (section 5). */
const refusals: [name: string, path: string, field: string, message: string, body: () => object][] = [
  [
    'the certificate to sign',
    '/verify-json',
    'cetificateId',
    messages.missingVerificationData,
    () => ({
      cetificateId: draft,
      isByIssuer: true,
      publicKey: issuer.publicKey,
      verifierDigitalSignature: issuer.digitalSignature,
    }),
  ],
  [
    'the code',
    '/api/verify-for-otp',
    'otp',
    messages.otpIncomplete,
    () => ({ email: student.email, otp: '123456', selectedRole: 'student' }),
  ],
  [
    'the role',
    '/api/sign-in',
    'selectedRole',
    'Selected Role is required',
    () => ({ email: issuer.email, password: issuer.password, selectedRole: 'issuer' }),
  ],
  [
    'the email of a recovery',
    '/api/requert-for-otp',
    'email',
    'Email is required',
    () => ({ email: student.email }),
  ],
]

describe.each(refusals)('%s', (_name, path, field, message, body) => {
  test.each(nothing.map((value) => [JSON.stringify(value) ?? 'left out', value]))(
    '%s is refused in the words of the specification',
    async (_, value) => {
      const caller = path === '/verify-json' ? issuer : nobody
      const answer = await callAs(world, caller, 'POST', path, { ...body(), [field]: value })
      expect({ status: answer.statusCode, ...answer.json() }).toMatchObject({
        status: 422,
        success: false,
        message,
      })
    },
  )
})

describe('without a body, a call says what it needs first:', () => {
  const needed: [path: string, message: string][] = [
    ['/verify-json', messages.missingVerificationData],
    ['/upload-json', messages.selectRecipient],
    ['/api/sign-in', 'Email is required.'],
    ['/api/verify-for-otp', 'Email is required'],
    ['/api/categories/create', 'Name is required'],
  ]
  test.each(needed)('%s: %s', async (path, message) => {
    for (const body of [undefined, 'null', '{}']) {
      const answer = await callAs(world, issuer, 'POST', path, body)
      expect({ status: answer.statusCode, ...answer.json() }).toMatchObject({ status: 422, message })
    }
  })
})

test('what may be left out may be null', async () => {
  const transfer = await callAs(world, issuer, 'PUT', '/update-transfer', { id: draft, flag: null })
  expect(transfer.json()).toMatchObject({ error: 'not_accepted' })
  const accepted = { id: draft, flag: '1', verifierAddress: null, reason: null }
  const decision = await callAs(world, verifier, 'PUT', '/update-verified', accepted)
  expect(decision.json()).toMatchObject({ error: 'not_signed' })
  const category = await callAs(world, issuer, 'POST', '/api/categories/create', { id: null, name: 'New' })
  expect(category.json()).toMatchObject({ message: messages.categoryCreated })
})

test.each(['publicKey', 'verifierDigitalSignature'])(
  'without %s, data is missing for verification',
  async (field) => {
    const { digitalSignature, publicKey } = issuer
    for (const value of nothing) {
      const body = {
        cetificateId: draft,
        isByIssuer: true,
        publicKey,
        verifierDigitalSignature: digitalSignature,
      }
      const answer = await callAs(world, issuer, 'POST', '/verify-json', { ...body, [field]: value })
      expect(answer.json(), JSON.stringify(value)).toMatchObject({
        message: messages.missingVerificationData,
      })
    }
  },
)

test.each(['12345', '1234567', 'abcdef', '12 456', '12.456', 123456, 12345])(
  'the code %s is incomplete or works',
  async (otp) => {
    const body = { email: student.email, otp, selectedRole: 'student' }
    const { message } = (await callAs(world, nobody, 'POST', '/api/verify-for-otp', body)).json()
    expect([messages.otpIncomplete, messages.otpWrong]).toContain(message)
  },
)
