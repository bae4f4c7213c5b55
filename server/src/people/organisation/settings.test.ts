import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createCertificates, readAs, recordFor, signedCertificates } from '../../../test/acts/certificates.ts'
import {
  approvedOrganisation,
  type Caller,
  callAs,
  kycForm,
  makeIssuer,
  makeStudent,
  makeVerifier,
  nobody,
  type Organisation,
  ok,
  type Person,
  personalData,
  signIn,
  uploadAs,
  waitingOrganisation,
} from '../../../test/acts/people.ts'
import { openRolesWorld } from '../../../test/worlds/roles-world.ts'

const { world, admin, issuer, verifier: verifierA, student } = await openRolesWorld()
let verifierB: Organisation

beforeAll(async () => {
  verifierB = await makeVerifier(world, admin)
})
afterAll(() => world.close())

const put = (caller: Caller, settings: object) =>
  callAs(world, caller, 'PUT', '/api/organisation/settings', settings)
const settingsOf = async (caller: Caller) =>
  ok(await callAs(world, caller, 'GET', '/api/organisation/settings')).data
const verifiersOf = async (caller: Caller, query = '') =>
  ok(await callAs(world, caller, 'GET', `/api/organisation/verifiers${query}`))
const queueOf = async (verifier: Caller): Promise<string[]> =>
  ok(await callAs(world, verifier, 'GET', '/get-requested-certificate-list')).documents.map(
    ({ _id }: { _id: string }) => _id,
  )
const actionsOf = async (organisation: Organisation) => {
  const rows = await world.ctx.db
    .selectFrom('audit_entry')
    .select('action')
    .where('org_id', '=', organisation.id)
    .where('subject', '=', organisation.id)
    .orderBy('seq')
    .execute()
  return rows.map((row) => row.action)
}
const suspend = (organisation: Organisation) =>
  callAs(world, admin, 'POST', `/api/admin/organisations/${organisation.id}/suspend`, {
    reason: 'A complaint',
  })

test('an organisation’s time zone is its country’s until it chooses one, and reaches its people', async () => {
  const credentials = { email: issuer.email, password: issuer.password }
  const zones = async () => [
    (await settingsOf(issuer)).timeZone,
    ok(await callAs(world, issuer, 'GET', '/api/issuer-verifier-profile')).data.timeZone,
    ok(await callAs(world, nobody, 'POST', '/api/sign-in', { ...credentials, selectedRole: 'issuer' }))
      .userData.timeZone,
  ]
  const { timeZone: standard, ...kept } = await settingsOf(issuer)
  expect(await zones()).toEqual([standard, standard, standard])
  expect(ok(await put(issuer, { ...kept, timeZone: 'Asia/Kathmandu' })).data.timeZone).toBe('Asia/Kathmandu')
  expect(await zones()).toEqual(['Asia/Kathmandu', 'Asia/Kathmandu', 'Asia/Kathmandu'])
  expect(await actionsOf(issuer)).toContain('organisation.time-zone-changed')
  expect(ok(await put(issuer, kept)).data.timeZone).toBe('Asia/Kathmandu')
  expect((await settingsOf(verifierB)).timeZone).toBe(standard)
  for (const timeZone of ['Mars/Olympus', '+04:00', '../UTC']) {
    const refused = await put(issuer, { ...kept, timeZone })
    expect([refused.statusCode, Object.keys(refused.json().fields)]).toEqual([422, ['timeZone']])
  }
  for (const _ of ['a change', 'no change'])
    expect(ok(await put(issuer, { ...kept, timeZone: '' })).data.timeZone).toBe(standard)
  const changes = (await actionsOf(issuer)).filter((action) => action.endsWith('time-zone-changed'))
  expect(changes).toHaveLength(2)
})

/** An approved issuer with this registered name. */
async function approvedNamed(organizationName: string): Promise<Person> {
  const data = personalData('issuer', `${randomUUID()}@org.example`, organizationName)
  const { registrationId } = ok(await callAs(world, nobody, 'POST', '/api/personal-data', data))
  ok(await uploadAs(world, nobody, '/api/update-kyc', kycForm(registrationId)))
  ok(await callAs(world, admin, 'POST', `/api/admin/organisations/${registrationId}/approve`))
  return signIn(world, { email: data.email, password: data.password, role: 'issuer' })
}

describe('the display name', () => {
  test('is the registered name until it is changed; then new certificates have it, and earlier ones do not', async () => {
    const [before] = await createCertificates(world, issuer, student)
    expect(await settingsOf(issuer)).toMatchObject({ displayName: issuer.name, verifierIds: [] })

    const displayName = 'Faculty of Bridges'
    expect(ok(await put(issuer, { displayName, verifierIds: [] })).data.displayName).toBe(displayName)
    const { data: profile } = ok(await callAs(world, issuer, 'GET', '/api/issuer-verifier-profile'))
    expect(profile).toMatchObject({ displayName, organizationName: issuer.name })
    // The identity in digital signatures keeps the registered name.
    expect(profile.digitalSignature).toBe(issuer.digitalSignature)

    const [after] = await signedCertificates(world, issuer, student)
    expect((await readAs(world, issuer, before!)).issuerName).toBe(issuer.name)
    expect((await readAs(world, issuer, after!)).issuerName).toBe(displayName)
    const found = await callAs(world, issuer, 'GET', '/get-certificate-from-db?search=faculty%20of%20bridges')
    expect(ok(found).documents.map(({ _id }: { _id: string }) => _id)).toEqual([after])
    const record = ok(await callAs(world, nobody, 'GET', `/issuers/${issuer.id}/record`))
    expect(record.name).toBe(issuer.name)
  })

  test('is set by the server: no record of a certificate overrides it', async () => {
    const records = [{ ...recordFor(issuer, student), issuerName: 'Harvard University' }]
    const answer = await callAs(world, issuer, 'POST', '/upload-json', { multipleCertificates: records })
    const { displayName } = await settingsOf(issuer)
    const [created] = ok(answer).documents
    expect((await readAs(world, issuer, created._id)).issuerName).toBe(displayName)
  })

  describe('that can be taken for another approved organisation', () => {
    beforeAll(async () => {
      await approvedNamed('Liwa Observatory')
    })

    test.each(['Liwa Observatory', 'LIWA OBSERVATORY LLC', 'Liwa Observat0ry', 'Liwа Оbservatory', 'Liwa'])(
      'is refused: %s',
      async (displayName) => {
        const before = await settingsOf(issuer)
        const answer = await put(issuer, { displayName, verifierIds: [] })
        expect([answer.statusCode, answer.json().error]).toEqual([409, 'look_alike'])
        expect(answer.json().fields.displayName).toContain('Liwa Observatory')
        expect(await settingsOf(issuer)).toEqual(before)
      },
    )
  })

  test('can always go back to the registered name, which the admin approved', async () => {
    const twin = await approvedNamed('Hafeet Academy')
    const other = await approvedNamed('Hafeet Academy')
    ok(await put(twin, { displayName: 'Mountain School', verifierIds: [] }))
    expect((await put(other, { displayName: 'Mountain School', verifierIds: [] })).statusCode).toBe(409)
    ok(await put(twin, { displayName: 'Hafeet Academy', verifierIds: [] }))
    expect(await settingsOf(twin)).toMatchObject({ displayName: 'Hafeet Academy', verifierIds: [] })
  })

  test('a change is recorded in the audit trail, and saving the same name again changes nothing', async () => {
    const own = await approvedOrganisation(world, admin, 'issuer')
    const settings = { displayName: `School ${randomUUID()}`, verifierIds: [verifierA.id] }
    ok(await put(own, settings))
    ok(await put(own, settings))
    expect((await actionsOf(own)).slice(-3)).toEqual([
      'organisation.approved',
      'organisation.display-name-changed',
      'organisation.verifiers-chosen',
    ])
  })

  test('can be changed by approved organisations only, and must be a name', async () => {
    const waiting = await waitingOrganisation(world, 'issuer')
    expect((await put(waiting, { displayName: 'X', verifierIds: [] })).statusCode).toBe(403)
    expect((await put(issuer, { displayName: ' ', verifierIds: [] })).statusCode).toBe(422)
    expect((await put(issuer, { displayName: 'A\u202eB', verifierIds: [] })).statusCode).toBe(422)
  })

  test('and settings change nothing else', async () => {
    const own = await approvedOrganisation(world, admin, 'issuer')
    const grabs = { role: 'verifier', status: 'pending', approved: false, name: 'Other', org_id: issuer.id }
    ok(await put(own, { displayName: own.name, verifierIds: [], ...grabs }))
    const { data } = ok(await callAs(world, own, 'GET', '/api/issuer-verifier-profile'))
    expect(data).toMatchObject({ status: 'Approved', selectedRole: 'issuer', organizationName: own.name })
  })
})

describe('chosen verifiers', () => {
  test('see the certificates created from then on; waiting ones stay where they are', async () => {
    const own = await makeIssuer(world, admin)
    const pupil = await makeStudent(world, own)
    const [early] = await createCertificates(world, own, pupil)
    ok(await put(own, { displayName: own.name, verifierIds: [verifierA.id, verifierA.id] }))
    expect((await settingsOf(own)).verifierIds).toEqual([verifierA.id])
    const [late] = await createCertificates(world, own, pupil)
    expect(await queueOf(verifierA)).toEqual(expect.arrayContaining([early, late]))
    expect(await queueOf(verifierB)).toContain(early)
    expect(await queueOf(verifierB)).not.toContain(late)

    ok(await put(own, { displayName: own.name, verifierIds: [] }))
    const [latest] = await createCertificates(world, own, pupil)
    expect(await queueOf(verifierB)).toContain(latest)
  })

  test('must be approved: no waiting verifier, issuer or stranger can be chosen', async () => {
    const before = await settingsOf(issuer)
    const waiting = await waitingOrganisation(world, 'verifier')
    for (const id of [waiting.id, issuer.id, 'org_nobody', '', '../x', "'; --"]) {
      const answer = await put(issuer, { displayName: before.displayName, verifierIds: [verifierA.id, id] })
      expect([answer.statusCode, Object.keys(answer.json().fields)], id).toEqual([422, ['verifierIds']])
    }
    const asVerifier = await put(verifierB, { displayName: verifierB.name, verifierIds: [verifierA.id] })
    expect(asVerifier.statusCode).toBe(422)
    expect(await settingsOf(issuer)).toEqual(before)
  })

  test('that are suspended later stay chosen, so that nobody else gets to see the requests', async () => {
    const own = await approvedOrganisation(world, admin, 'issuer')
    const third = await makeVerifier(world, admin)
    const settings = { displayName: own.name, verifierIds: [third.id] }
    ok(await put(own, settings))
    ok(await suspend(third))
    ok(await put(own, settings))
    expect((await settingsOf(own)).verifierIds).toEqual([third.id])
    expect((await verifiersOf(own, `?search=${third.name.slice(-8)}`)).data).toEqual([
      { _id: third.id, organizationName: third.name },
    ])
    expect((await verifiersOf(issuer, `?search=${third.name.slice(-8)}`)).data).toEqual([])
  })

  test('are picked from the approved verifiers, by name, in pages', async () => {
    const all = await verifiersOf(issuer)
    const names = all.data.map((one: { organizationName: string }) => one.organizationName)
    expect(names).toEqual([...names].sort())
    expect(all.total).toBe(names.length)
    expect(JSON.stringify(all.data)).not.toContain(issuer.id)
    const found = await verifiersOf(issuer, `?search=${verifierB.name.slice(-8).toUpperCase()}`)
    expect(found.data).toEqual([{ _id: verifierB.id, organizationName: verifierB.name }])
    const paged: string[] = []
    let cursor = ''
    do {
      const page = await verifiersOf(issuer, `?limit=1${cursor && `&cursor=${cursor}`}`)
      paged.push(...page.data.map((one: { organizationName: string }) => one.organizationName))
      cursor = page.nextCursor
    } while (cursor)
    expect(paged).toEqual(names)
  })
})
