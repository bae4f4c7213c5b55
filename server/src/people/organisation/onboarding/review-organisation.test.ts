import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createCertificates, signedCertificates } from '../../../../test/acts/certificates.ts'
import { waitingMails } from '../../../../test/acts/mails.ts'
import {
  approvedOrganisation,
  type Caller,
  callAs,
  kycForm,
  makeAdmin,
  makeIssuer,
  makeStudent,
  nobody,
  type Organisation,
  ok,
  personalData,
  registerOrganisation,
  signIn,
  suspendedOrganisation,
  uploadAs,
  waitingOrganisation,
} from '../../../../test/acts/people.ts'
import { collectRoutes } from '../../../../test/collect-routes.ts'
import { readEvents } from '../../../../test/processes/sse.ts'
import { openTestWorld } from '../../../../test/worlds/test-world.ts'
import { stateRecorded } from '../../../proof/audit/append.ts'
import { checkTrails } from '../../../proof/audit/check-trail.ts'

const [world, settings] = await collectRoutes(openTestWorld)
const routes = [...settings.keys()]
const admin = await makeAdmin(world)
afterAll(() => world.close())

const path = (organisation: { id: string }, rest = '') => `/api/admin/organisations/${organisation.id}${rest}`
const decide = (organisation: { id: string }, decision: string, body?: object) =>
  callAs(world, admin, 'POST', path(organisation, `/${decision}`), body)
const suspend = (organisation: { id: string }, reason = 'The licence has expired.') =>
  decide(organisation, 'suspend', { reason })
const detailOf = async (organisation: { id: string }) =>
  ok(await callAs(world, admin, 'GET', path(organisation))).data
/** The error of a call without a session, if any. */
async function asNobody(method: string, url: string): Promise<string | undefined> {
  const { statusCode, body } = await callAs(world, nobody, method, url)
  return statusCode === 401 ? JSON.parse(body).error : undefined
}
const profileOf = async (caller: Caller) =>
  ok(await callAs(world, caller, 'GET', '/api/issuer-verifier-profile')).data

const trailOf = (trail: string, subject: string) =>
  world.ctx.db
    .selectFrom('audit_entry')
    .select(['action', 'actor', 'detail'])
    .where('org_id', '=', trail)
    .where('subject', '=', subject)
    .where('action', '!=', stateRecorded)
    .orderBy('seq')
    .execute()

describe('a decision', () => {
  test('is possible in one state only, and a second one changes nothing', async () => {
    const organisation = await registerOrganisation(world, 'issuer')
    const statuses = async (...calls: (() => ReturnType<typeof decide>)[]) => {
      const answers = []
      for (const call of calls) answers.push((await call()).statusCode)
      return answers
    }
    const approve = () => decide(organisation, 'approve')
    const back = () => decide(organisation, 'return', { reason: 'Unclear' })
    const stop = () => suspend(organisation)
    const reinstate = () => decide(organisation, 'reinstate')
    expect(await statuses(approve, back, stop, reinstate)).toEqual([409, 409, 409, 409])
    ok(await uploadAs(world, nobody, '/api/update-kyc', kycForm(organisation.id)))
    expect(await statuses(stop, reinstate, approve, approve, back, reinstate)).toEqual([
      409, 409, 200, 409, 409, 409,
    ])
    expect(await statuses(stop, stop, approve, back, reinstate, reinstate)).toEqual([
      200, 409, 409, 409, 200, 409,
    ])
    expect((await decide(organisation, 'suspend', { reason: ' ' })).statusCode).toBe(422)
    expect((await decide({ id: 'org_nobody' }, 'suspend', { reason: 'x' })).statusCode).toBe(404)
  })

  test('of two admins at once counts once', async () => {
    const organisation = await waitingOrganisation(world, 'issuer')
    const answers = await Promise.all([
      decide(organisation, 'approve'),
      decide(organisation, 'return', { reason: 'Unclear' }),
      decide(organisation, 'approve'),
    ])
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 409, 409])
    expect(await waitingMails(world, organisation.email)).toHaveLength(1)
  })

  test('on an application that was submitted again since it was read is refused', async () => {
    const organisation = await waitingOrganisation(world, 'issuer')
    const { submittedAt } = await detailOf(organisation)
    ok(await decide(organisation, 'return', { reason: 'Unclear' }))
    world.advance(1000)
    ok(await uploadAs(world, organisation, '/api/update-kyc', kycForm(organisation.id)))
    const stale = await decide(organisation, 'approve', { ifSubmittedAt: submittedAt })
    expect([stale.statusCode, stale.json().error]).toEqual([409, 'already_decided'])
    const fresh = (await detailOf(organisation)).submittedAt
    ok(await decide(organisation, 'approve', { ifSubmittedAt: fresh }))
  })

  test('is mailed with its reason, and recorded in both trails without the reason and without names', async () => {
    const organisation = await waitingOrganisation(world, 'issuer')
    ok(await decide(organisation, 'approve'))
    ok(await suspend(organisation, 'A complaint by Mr Haddad'))
    ok(await decide(organisation, 'reinstate'))
    const mails = await waitingMails(world, organisation.email)
    expect(mails.map((mail) => mail.kind)).toEqual([
      'organisation.approved',
      'organisation.suspended',
      'organisation.reinstated',
    ])
    expect(mails[1]!.text).toContain('A complaint by Mr Haddad')
    const actions = ['organisation.approved', 'organisation.suspended', 'organisation.reinstated']
    for (const trail of [organisation.id, 'platform']) {
      const entries = await trailOf(trail, organisation.id)
      expect(entries.map((entry) => entry.action).slice(-3)).toEqual(actions)
      expect(JSON.stringify(entries)).not.toContain('Haddad')
    }
  })
})

describe('a suspended organisation', () => {
  let issuer: Organisation
  let certificate: string
  const reason = 'The licence has expired on 1 March.'

  beforeAll(async () => {
    issuer = await makeIssuer(world, admin)
    const student = await makeStudent(world, issuer)
    ;[certificate] = (await signedCertificates(world, issuer, student)) as [string]
    await createCertificates(world, issuer, student)
    ok(await suspend(issuer, reason))
  })

  test('is told so, with the reason, by every call that requires a session', async () => {
    const open = ['GET /api/issuer-verifier-profile', 'GET /api/organisation/application', 'GET /api/logout']
    const refusals: [route: string, error: string][] = []
    for (const route of routes) {
      const [method, url] = route.replaceAll(/[:*]/g, 'x').split(' ') as [string, string]
      // /v1 and /vc-api accept API keys, but no session.
      const takesKeys = url.startsWith('/v1/') || url.startsWith('/vc-api/')
      if (open.includes(route) || url.startsWith('/api/account/') || takesKeys) continue
      if ((await asNobody(method, url)) !== 'not_signed_in') continue
      const { error, message } = (await callAs(world, issuer, method, url)).json()
      refusals.push([route, error])
      if (error === 'suspended') expect(message).toContain(reason)
    }
    // 'forbidden' stands for calls that no issuer may make.
    expect(refusals.filter(([, error]) => error !== 'suspended' && error !== 'forbidden')).toEqual([])
    expect(refusals.filter(([, error]) => error === 'suspended').length).toBeGreaterThan(25)
  })

  test('signs in, reads why, and signs out', async () => {
    const person = await signIn(world, issuer)
    expect(await profileOf(person)).toMatchObject({ status: 'Suspended', statusReason: reason })
    const application = await callAs(world, person, 'GET', '/api/organisation/application')
    expect(ok(application).data).toMatchObject({ status: 'Suspended' })
    ok(await callAs(world, person, 'GET', '/api/logout'))
  })

  test('is anonymous in calls that anyone may make: it sees its certificates as strangers do', async () => {
    const path = `/api/user/get-certificate-by-user-url/${certificate}`
    const own = ok(await callAs(world, issuer, 'GET', path))
    expect(own.data.type).toBe('public')
    expect(own).toEqual(ok(await callAs(world, nobody, 'GET', path)))
  })

  test('cannot submit an application again', async () => {
    const answer = await uploadAs(world, issuer, '/api/update-kyc', kycForm(issuer.id))
    expect([answer.statusCode, answer.json().error]).toEqual([409, 'already_onboarded'])
  })

  test('stays in the public record as what it was when it signed', async () => {
    const record = ok(await callAs(world, nobody, 'GET', `/issuers/${issuer.id}/record`))
    expect(record).toMatchObject({ status: 'approved', roles: ['issuer'], name: issuer.name })
    ok(await callAs(world, nobody, 'GET', `/issuers/${issuer.id}/did.json`))
    const view = await callAs(world, nobody, 'GET', `/api/user/get-certificate-by-user-url/${certificate}`)
    expect(ok(view).data.certificates[0].issuerName).toBe(issuer.name)
  })

  test('continues where it was once it is reinstated', async () => {
    ok(await decide(issuer, 'reinstate'))
    expect(await profileOf(issuer)).toMatchObject({ status: 'Approved', statusReason: '' })
    ok(await callAs(world, issuer, 'GET', '/get-certificate-from-db'))
  })

  test('has its live stream ended by the event that says so, and gets no new one', async () => {
    const verifier = await approvedOrganisation(world, admin, 'verifier')
    const address = await world.app.listen({ port: 0 })
    const seen: string[] = []
    const reading = (async () => {
      for await (const event of readEvents(`${address}/api/events`, {
        token: verifier.token,
        lastEventId: '0',
      })) {
        seen.push(event.data.action)
        if (event.data.action === 'organisation.approved') ok(await suspend(verifier))
      }
    })()
    await reading
    expect(seen.at(-1)).toBe('organisation.suspended')
    const again = await fetch(`${address}/api/events`, {
      headers: { authorization: `Bearer ${verifier.token}` },
    })
    expect(again.status).toBe(403)
  })
})

describe('what the admin decides by', () => {
  test('is everything that was submitted, with its history', async () => {
    const organisation = await waitingOrganisation(world, 'issuer')
    ok(await decide(organisation, 'return', { reason: 'Page two is missing.' }))
    const detail = await detailOf(organisation)
    expect(detail).toMatchObject({
      _id: organisation.id,
      organizationName: organisation.name,
      status: 'Returned',
      returnReason: 'Page two is missing.',
      suspensionReason: null,
      approvedAt: null,
      details: { email: organisation.email, country: 'United Arab Emirates' },
      kyc: { accountNumber: '123', swiftFscCode: 'SWIFT' },
    })
    expect(detail.files).toHaveLength(5)
    expect(detail.history.map(({ action, actor }: Record<string, string>) => [action, actor])).toEqual([
      ['organisation.returned', admin.email],
      ['organisation.kyc-submitted', organisation.name],
      ['organisation.registered', organisation.email],
    ])
    const { id } = await suspendedOrganisation(world, admin, 'verifier', 'A complaint')
    expect(await detailOf({ id })).toMatchObject({ status: 'Suspended', suspensionReason: 'A complaint' })
    expect((await callAs(world, admin, 'GET', path({ id: 'org_nobody' }))).statusCode).toBe(404)
  })

  test('includes the files, and each access to one is recorded in both trails', async () => {
    const organisation = await waitingOrganisation(world, 'issuer')
    const { files } = await detailOf(organisation)
    const file = await callAs(world, admin, 'GET', path(organisation, `/files/${files[2].id}`))
    expect([file.statusCode, file.body]).toEqual([200, '%PDF-1.7\n'])
    expect(file.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'inline; filename="proofOfAddress.pdf"',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
      'content-security-policy': expect.stringMatching(/default-src 'none'; sandbox/),
    })
    for (const trail of [organisation.id, 'platform'])
      expect(await trailOf(trail, files[2].id)).toEqual([
        {
          action: 'organisation.file-read',
          actor: expect.stringMatching(/^acc_/),
          detail: { kind: 'proofOfAddress' },
        },
      ])
    expect((await checkTrails(world.ctx)).filter((trail) => !trail.ok)).toEqual([])
  })

  test('includes the organisations that it could be taken for', async () => {
    const real = await approvedNamed('Rub al Khali Conservatory', 'dean@rubalkhali.example')
    const forged = await signUpNamed('Rub аl Khаli C0nservatory', 'dean@rubalkhaly.example')
    ok(await uploadAs(world, nobody, '/api/update-kyc', kycForm(forged)))
    const { lookAlikes } = await detailOf({ id: forged })
    const about = { _id: real, organizationName: 'Rub al Khali Conservatory', status: 'Approved' }
    expect(lookAlikes.filter(({ _id }: { _id: string }) => _id === real)).toEqual([
      { ...about, because: 'name', values: ['Rub аl Khаli C0nservatory', 'Rub al Khali Conservatory'] },
      { ...about, because: 'domain', values: ['rubalkhaly.example', 'rubalkhali.example'] },
    ])
  })
})

async function signUpNamed(name: string, email: string): Promise<string> {
  const answer = await callAs(
    world,
    nobody,
    'POST',
    '/api/personal-data',
    personalData('issuer', email, name),
  )
  return ok(answer).registrationId
}

async function approvedNamed(name: string, email: string): Promise<string> {
  const id = await signUpNamed(name, email)
  ok(await uploadAs(world, nobody, '/api/update-kyc', kycForm(id)))
  ok(await decide({ id }, 'approve'))
  return id
}
