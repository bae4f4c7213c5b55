import { randomUUID } from 'node:crypto'
import { personalDataRequest } from '@credenza/schema'
import { afterAll, describe, expect, test } from 'vitest'
import {
  type Caller,
  callAs,
  kycForm,
  makeAdmin,
  nobody,
  type Organisation,
  ok,
  personalData,
  registerOrganisation,
  signIn,
  uploadAs,
  waitingOrganisation,
} from '../../../../test/acts/people.ts'
import { openTestWorld } from '../../../../test/worlds/test-world.ts'
import { currentKeyId, isDigitalSignature } from '../../../proof/issuer/signing-keys.ts'
import { register } from './register.ts'

const world = await openTestWorld()
const admin = await makeAdmin(world)
afterAll(() => world.close())

const pdf = (content: string) => new File([`%PDF-1.7\n${content}`], 'paper.pdf')
const signUp = (data: object, key: string) =>
  callAs(world, nobody, 'POST', '/api/personal-data', data, { 'idempotency-key': key })
const submit = (caller: Caller, form: Record<string, string | File>) =>
  uploadAs(world, caller, '/api/update-kyc', form)
const applicationOf = async (caller: Caller) =>
  ok(await callAs(world, caller, 'GET', '/api/organisation/application')).data
const profileOf = async (caller: Caller) =>
  ok(await callAs(world, caller, 'GET', '/api/issuer-verifier-profile')).data
const correct = (caller: Caller, change: object = {}) =>
  callAs(world, caller, 'PUT', '/api/organisation/details', {
    ...personalData('issuer', 'ignored@org.example', 'Corrected College'),
    ...change,
  })

async function returned(reason = 'The licence cannot be read.'): Promise<Organisation> {
  const organisation = await waitingOrganisation(world, 'issuer')
  ok(await callAs(world, admin, 'POST', `/api/admin/organisations/${organisation.id}/return`, { reason }))
  return organisation
}

describe('sign-up survives a server that dies between any two steps:', () => {
  const freshData = () => personalData('issuer', `${randomUUID()}@org.example`, 'Falaj Institute')

  test('before step one is stored, nothing is there, and repeating the call signs up', async () => {
    const data = freshData()
    const keys = {
      ...world.ctx.keys,
      seal: (): never => {
        throw new Error('the machine stopped')
      },
    }
    const dying = { ...world.ctx, keys }
    const stopped = register(dying, personalDataRequest.parse(data), {
      idempotency: undefined,
      language: 'en',
    })
    await expect(stopped).rejects.toThrow('the machine stopped')
    const free = await callAs(world, nobody, 'GET', `/api/check-unique?email=${data.email}`)
    expect(ok(free).unique).toBe(true)
    expect(ok(await signUp(data, randomUUID())).registrationId).toMatch(/^org_/)
  })

  test('after step one, before its answer: repeating it with the same key returns the same registrationId', async () => {
    const data = freshData()
    const key = randomUUID()
    const { registrationId } = ok(await signUp(data, key))
    expect(ok(await signUp(data, key))).toEqual({
      success: true,
      message: 'userDetails created successful!',
      registrationId,
    })
  })

  test('after step one, with the page and its key lost: signing in leads to the same registration', async () => {
    const data = freshData()
    const { registrationId } = ok(await signUp(data, randomUUID()))
    expect((await signUp(data, randomUUID())).json()).toMatchObject({
      error: 'email_taken',
      message: 'This email already exist',
    })
    const person = await signIn(world, { email: data.email, password: data.password, role: 'issuer' })
    expect(await profileOf(person)).toMatchObject({ registrationId, status: 'Registered' })
    expect(await applicationOf(person)).toMatchObject({
      _id: registrationId,
      status: 'Registered',
      kyc: null,
      files: [],
      submittedAt: null,
      details: { organizationName: 'Falaj Institute', email: data.email, registrationNumber: 'R-1' },
    })
  })

  test('after step two, before its answer: the repeat learns that it is with the admin, and nothing is lost', async () => {
    const organisation = await registerOrganisation(world, 'issuer')
    ok(await submit(nobody, kycForm(organisation.id)))
    const before = await applicationOf(organisation)
    const again = await submit(nobody, kycForm(organisation.id))
    expect([again.statusCode, again.json().error]).toEqual([409, 'already_onboarded'])
    expect(await applicationOf(organisation)).toEqual(before)
  })

  test('two simultaneous submissions: one is accepted, the other is told', async () => {
    const organisation = await registerOrganisation(world, 'issuer')
    const answers = await Promise.all([1, 2, 3].map(() => submit(nobody, kycForm(organisation.id))))
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 409, 409])
    expect((await applicationOf(organisation)).files).toHaveLength(5)
  })
})

describe('the application', () => {
  test('shows its organisation what it submitted, and the files are the bytes that were sent', async () => {
    const organisation = await registerOrganisation(world, 'issuer')
    ok(await submit(nobody, { ...kycForm(organisation.id), taxCertificate: pdf('tax of 2026') }))
    const application = await applicationOf(organisation)
    expect(application).toMatchObject({
      status: 'Pending',
      selectedRole: 'issuer',
      returnReason: null,
      submittedAt: expect.stringMatching(/^\d{4}-/),
      kyc: {
        fullName: 'Registrar',
        bankAccountDetails: 'saving',
        amlCtfConfirmed: true,
        pepConfirmed: false,
      },
    })
    expect(application.files.map((file: { kind: string }) => file.kind)).toEqual([
      'businessLicense',
      'taxCertificate',
      'proofOfAddress',
      'governmentIDProof',
      'proofOfAuthorization',
    ])
    expect(application.files[1]).toMatchObject({ mediaType: 'application/pdf', bytes: 20 })
    const file = await callAs(world, organisation, 'GET', '/api/organisation/files/taxCertificate')
    expect(file.body).toBe('%PDF-1.7\ntax of 2026')
    expect(file.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'inline; filename="taxCertificate.pdf"',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
      'content-security-policy': expect.stringContaining('sandbox'),
    })
  })

  test('is sealed at rest: neither fields nor files can be read', async () => {
    const organisation = await registerOrganisation(world, 'issuer')
    const secret = randomUUID()
    ok(await submit(nobody, { ...kycForm(organisation.id), fullName: secret, proofOfAddress: pdf(secret) }))
    const { kyc } = await world.ctx.db
      .selectFrom('organisation')
      .select('kyc')
      .where('id', '=', organisation.id)
      .executeTakeFirstOrThrow()
    const files = await world.ctx.db
      .selectFrom('sealed_file')
      .select('sealed')
      .where('org_id', '=', organisation.id)
      .execute()
    for (const bytes of [kyc!, ...files.map((file) => file.sealed)])
      expect(Buffer.from(bytes).includes(secret)).toBe(false)
  })

  test('that was returned says why, until it is submitted again', async () => {
    const organisation = await returned('Page two is missing.')
    expect(await applicationOf(organisation)).toMatchObject({
      status: 'Returned',
      returnReason: 'Page two is missing.',
    })
    expect(await profileOf(organisation)).toMatchObject({
      status: 'Returned',
      statusReason: 'Page two is missing.',
      KYC: { businessLicense: 'received' },
    })
    ok(await submit(organisation, kycForm(organisation.id)))
    expect(await applicationOf(organisation)).toMatchObject({ status: 'Pending', returnReason: null })
    expect(await profileOf(organisation)).toMatchObject({ status: 'Pending', statusReason: '' })
  })
})

describe('submitting again after a return', () => {
  const withoutFiles = ({ id }: Organisation, fields: object = {}) => ({
    ...Object.fromEntries(Object.entries(kycForm(id)).filter(([, value]) => typeof value === 'string')),
    ...fields,
  })

  test('keeps the files that are not sent, and replaces those that are', async () => {
    const organisation = await returned()
    const before = await applicationOf(organisation)
    const form = withoutFiles(organisation, { fullName: 'Somebody Else', businessLicense: pdf('new') })
    ok(await submit(organisation, form))
    const after = await applicationOf(organisation)
    expect(after.kyc.fullName).toBe('Somebody Else')
    expect(after.files.slice(1)).toEqual(before.files.slice(1))
    expect(after.files[0].id).not.toBe(before.files[0].id)
    const file = await callAs(world, organisation, 'GET', '/api/organisation/files/businessLicense')
    expect(file.body).toBe('%PDF-1.7\nnew')
  })

  test('still asks for every field', async () => {
    const organisation = await returned()
    const answer = await submit(organisation, withoutFiles(organisation, { bankName: '' }))
    expect([answer.statusCode, answer.json().fields]).toEqual([422, { bankName: 'Bank Name is required' }])
  })

  test('is only possible with its own session, since everybody can know the id by then', async () => {
    const organisation = await returned()
    const before = await applicationOf(organisation)
    const other = await registerOrganisation(world, 'issuer')
    expect((await submit(nobody, kycForm(organisation.id))).statusCode).toBe(401)
    expect((await submit(other, kycForm(organisation.id))).statusCode).toBe(403)
    expect((await submit(admin, kycForm(organisation.id))).statusCode).toBe(403)
    expect(await applicationOf(organisation)).toEqual(before)
  })

  test('before a return, every file is required', async () => {
    const organisation = await registerOrganisation(world, 'issuer')
    const answer = await submit(nobody, withoutFiles(organisation))
    expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([
      422,
      ['businessLicense', 'taxCertificate', 'proofOfAddress', 'governmentIDProof', 'proofOfAuthorization'],
    ])
  })
})

describe('correcting step one', () => {
  test('changes name, details and search, and renews the digital signature', async () => {
    const organisation = await returned()
    const name = `Qidfa College ${randomUUID().slice(0, 8)}`
    ok(await correct(organisation, { organizationName: name, country: 'Oman', website: 'qidfa.example' }))
    expect((await applicationOf(organisation)).details).toMatchObject({
      organizationName: name,
      country: 'Oman',
      website: 'qidfa.example',
      email: organisation.email,
    })
    const profile = await profileOf(organisation)
    expect(profile).toMatchObject({ organizationName: name, displayName: name })
    expect(profile.digitalSignature).not.toBe(organisation.digitalSignature)
    const keyId = await currentKeyId(world.ctx.db, organisation.id)
    const identity = { id: organisation.id, name, wallet_address: organisation.publicKey }
    expect(isDigitalSignature(profile.digitalSignature, keyId, identity)).toBe(true)
    const found = await callAs(world, admin, 'GET', `/api/admin/organisations?search=${name.toLowerCase()}`)
    expect(ok(found).data.map(({ _id }: { _id: string }) => _id)).toEqual([organisation.id])
    const again = await signIn(world, organisation)
    expect(again.id).toBe(organisation.id)
  })

  test('is refused while the application is with the admin, and after its approval', async () => {
    const organisation = await waitingOrganisation(world, 'verifier')
    expect((await correct(organisation)).json()).toMatchObject({ error: 'already_onboarded' })
    ok(await callAs(world, admin, 'POST', `/api/admin/organisations/${organisation.id}/approve`))
    expect((await correct(organisation)).statusCode).toBe(409)
    expect((await profileOf(organisation)).organizationName).toBe(organisation.name)
  })

  test('changes only the details: no role, status, approval, id or email', async () => {
    const organisation = await registerOrganisation(world, 'verifier')
    const grabs = { role: 'admin', selectedRole: 'issuer', status: 'approved', approved: true, _id: 'org_x' }
    const more = {
      org_id: 'org_x',
      email: 'new@org.example',
      wallet_address: '0x0',
      approved_at: '2026-01-01',
    }
    ok(await correct(organisation, { ...grabs, ...more }))
    expect(await profileOf(organisation)).toMatchObject({
      _id: organisation.id,
      status: 'Registered',
      selectedRole: 'verifier',
      email: organisation.email,
      publicKey: organisation.publicKey,
    })
    const details = JSON.stringify((await applicationOf(organisation)).details)
    for (const key of ['approved', 'org_id', 'wallet_address', 'password']) expect(details).not.toContain(key)
  })

  test.each([
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    "'; DROP TABLE organisation; --",
  ])('returns %s as plain text', async (text) => {
    const organisation = await registerOrganisation(world, 'issuer')
    const fields = ['organizationName', 'registrationNumber', 'tin', 'headquartersAddress', 'city', 'state']
    const change = Object.fromEntries(fields.map((field) => [field, text]))
    ok(await correct(organisation, change))
    ok(await submit(nobody, { ...kycForm(organisation.id), fullName: text, role: text }))
    const application = await callAs(world, organisation, 'GET', '/api/organisation/application')
    expect(application.headers['content-type']).toContain('application/json')
    expect(application.json().data).toMatchObject({ details: change, kyc: { fullName: text, role: text } })
  })
})
