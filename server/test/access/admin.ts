import { randomBytes } from 'node:crypto'
import { newSuppressionId } from '../../src/platform/ids.ts'
import {
  approvedOrganisation,
  callAs,
  ok,
  type Person,
  suspendedOrganisation,
  waitingOrganisation,
} from '../acts/people.ts'
import { freshSecondFactor } from '../acts/second-factor.ts'
import { writeSitePage } from '../acts/site-pages.ts'
import { get, type Requests, type Scene, unused } from './scene.ts'

const waiting = ({ world }: Scene) => waitingOrganisation(world, 'verifier')
const approved = ({ world, admin }: Scene) => approvedOrganisation(world, admin, 'verifier')
const approvedIssuer = ({ world, admin }: Scene) => approvedOrganisation(world, admin, 'issuer')
const suspended = ({ world, admin }: Scene) => suspendedOrganisation(world, admin, 'verifier')

const foundBreach = () => ({ what: 'A lost laptop', foundAt: new Date().toISOString() })
const openCase = async ({ world, admin }: Scene): Promise<string> =>
  ok(await callAs(world, admin, 'POST', '/api/admin/breaches', foundBreach())).data._id
const held = (subjectId: string) => ({ subjectId, reason: 'A court asked', until: null })
const standingHold = async (scene: Scene): Promise<string> => {
  const { world, admin } = scene
  const { id } = await approved(scene)
  ok(await callAs(world, admin, 'POST', '/api/admin/data-protection/holds', held(id)))
  return ok(await callAs(world, admin, 'GET', `/api/admin/data-protection/holds?search=${id}`)).data[0]._id
}

export const adminRequests: Requests = {
  'GET /api/admin/accounts': get('/api/admin/accounts'),
  'GET /api/admin/audit': get('/api/admin/audit'),
  'GET /api/admin/audit/export': get('/api/admin/audit/export'),
  'GET /api/admin/audit/integrity': get('/api/admin/audit/integrity'),
  'GET /api/admin/site-pages': get('/api/admin/site-pages'),
  'PUT /api/admin/site-pages/:page': ({ world }, caller) =>
    writeSitePage(world, caller, 'terms', { en: 'Be fair.' }),
  'GET /api/admin/data-protection': get('/api/admin/data-protection'),
  'PUT /api/admin/data-protection/retention/:kind': ({ world }, caller) =>
    callAs(world, caller, 'PUT', '/api/admin/data-protection/retention/mails', { days: 30 }),
  'GET /api/admin/data-protection/holds': get('/api/admin/data-protection/holds'),
  'POST /api/admin/data-protection/holds': async (scene, caller) => {
    const { id } = await unused(scene, approved)
    return callAs(scene.world, caller, 'POST', '/api/admin/data-protection/holds', held(id))
  },
  'DELETE /api/admin/data-protection/holds/:id': async (scene, caller) => {
    const id = await unused(scene, standingHold)
    return callAs(scene.world, caller, 'DELETE', `/api/admin/data-protection/holds/${id}`)
  },
  'GET /api/admin/breaches': get('/api/admin/breaches'),
  'POST /api/admin/breaches': ({ world }, caller) =>
    callAs(world, caller, 'POST', '/api/admin/breaches', foundBreach()),
  'GET /api/admin/breaches/:breachId': async (scene, caller) =>
    callAs(scene.world, caller, 'GET', `/api/admin/breaches/${await unused(scene, openCase)}`),
  'GET /api/admin/breaches/:breachId/people': async (scene, caller) =>
    callAs(scene.world, caller, 'GET', `/api/admin/breaches/${await unused(scene, openCase)}/people`),
  'POST /api/admin/breaches/:breachId/people': async (scene, caller) =>
    callAs(scene.world, caller, 'POST', `/api/admin/breaches/${await unused(scene, openCase)}/people`, {
      kind: 'organisation',
      organisationId: scene.issuerA.id,
    }),
  'GET /api/admin/breaches/:breachId/people/export': async (scene, caller) =>
    callAs(scene.world, caller, 'GET', `/api/admin/breaches/${await unused(scene, openCase)}/people/export`),
  'POST /api/admin/breaches/:breachId/letters': async (scene, caller) =>
    callAs(scene.world, caller, 'POST', `/api/admin/breaches/${await unused(scene, openCase)}/letters`, {
      texts: { en: 'Choose another password.' },
    }),
  'POST /api/admin/breaches/:breachId/notes': async (scene, caller) =>
    callAs(scene.world, caller, 'POST', `/api/admin/breaches/${await unused(scene, openCase)}/notes`, {
      text: 'The disk was encrypted.',
    }),
  'POST /api/admin/breaches/:breachId/close': async (scene, caller) =>
    callAs(scene.world, caller, 'POST', `/api/admin/breaches/${await unused(scene, openCase)}/close`, {
      report: 'Mended.',
    }),
  'GET /api/admin/security-events': get('/api/admin/security-events'),
  'GET /api/admin/health': get('/api/admin/health'),
  'GET /api/admin/witnesses': get('/api/admin/witnesses'),
  'GET /api/admin/mails': get('/api/admin/mails'),
  'POST /api/admin/mails/retry': ({ world }, caller) =>
    callAs(world, caller, 'POST', '/api/admin/mails/retry'),
  'GET /api/admin/suppressed-addresses': get('/api/admin/suppressed-addresses'),
  'DELETE /api/admin/suppressed-addresses/:id': async ({ world }, caller) => {
    const id = newSuppressionId()
    await world.ctx.db
      .insertInto('suppressed_address')
      .values({
        address: randomBytes(32),
        id,
        hint: 'a…@example.com',
        reason: 'address_dead',
        suppressed_at: new Date(),
      })
      .execute()
    return callAs(world, caller, 'DELETE', `/api/admin/suppressed-addresses/${id}`)
  },
  'GET /api/admin/two-admins': get('/api/admin/two-admins'),
  // There is one administrator here, so it cannot be switched on.
  'PUT /api/admin/two-admins': async ({ world }, caller) => {
    if (caller.token) await freshSecondFactor(world, caller as Person)
    return callAs(world, caller, 'PUT', '/api/admin/two-admins', { isOn: true })
  },
  'GET /api/admin/proposals': get('/api/admin/proposals'),
  'POST /api/admin/administrators': async ({ world }, caller) => {
    if (caller.token) await freshSecondFactor(world, caller as Person)
    return callAs(world, caller, 'POST', '/api/admin/administrators')
  },
  'GET /api/admin/organisations': get('/api/admin/organisations'),
  'GET /api/admin/organisations/:id': get(({ issuerA }) => `/api/admin/organisations/${issuerA.id}`),
  'GET /api/admin/organisations/:id/files/:fileId': async ({ world, issuerA }, caller) => {
    const { data } = ok(await callAs(world, issuerA, 'GET', '/api/organisation/application'))
    return callAs(world, caller, 'GET', `/api/admin/organisations/${issuerA.id}/files/${data.files[0].id}`)
  },
  'POST /api/admin/organisations/:id/suspend': async (scene, caller) => {
    const { id } = await unused(scene, approved)
    return callAs(scene.world, caller, 'POST', `/api/admin/organisations/${id}/suspend`, {
      reason: 'A complaint',
    })
  },
  'POST /api/admin/organisations/:id/reinstate': async (scene, caller) => {
    const { id } = await unused(scene, suspended)
    return callAs(scene.world, caller, 'POST', `/api/admin/organisations/${id}/reinstate`)
  },
  'GET /api/admin/organisations/:id/keys': get(
    ({ issuerA }) => `/api/admin/organisations/${issuerA.id}/keys`,
  ),
  'GET /api/admin/organisations/:id/keys/:keyId/theft-impact': async ({ world, issuerA }, caller) => {
    const { data } = ok(await callAs(world, issuerA, 'GET', '/api/organisation/keys'))
    const path = `/api/admin/organisations/${issuerA.id}/keys/${data[0].id}/theft-impact`
    return callAs(world, caller, 'GET', `${path}?since=${world.ctx.clock().toISOString()}`)
  },
  'POST /api/admin/organisations/:id/keys/:keyId/compromised': async (scene, caller) => {
    const { world, admin } = scene
    const organisation = await unused(scene, approved)
    const { data } = ok(await callAs(world, organisation, 'GET', '/api/organisation/keys'))
    if (caller === admin) await freshSecondFactor(world, admin)
    const path = `/api/admin/organisations/${organisation.id}/keys/${data[0].id}/compromised`
    return callAs(world, caller, 'POST', path, { since: world.ctx.clock().toISOString() })
  },
  'GET /api/admin/organisations/:id/seal-keys': get(
    ({ issuerA }) => `/api/admin/organisations/${issuerA.id}/seal-keys`,
  ),
  'POST /api/admin/organisations/:id/seal-keys/:keyId/compromised': async (scene, caller) => {
    const { world, admin } = scene
    const issuer = await unused(scene, approvedIssuer)
    ok(await callAs(world, issuer, 'GET', '/api/organisation/seal-key'))
    const path = `/api/admin/organisations/${issuer.id}/seal-keys`
    const { data } = ok(await callAs(world, admin, 'GET', path))
    if (caller === admin) await freshSecondFactor(world, admin)
    return callAs(world, caller, 'POST', `${path}/${data[0].id}/compromised`)
  },
  'POST /api/admin/organisations/:id/approve': async (scene, caller) => {
    const { id } = await unused(scene, waiting)
    return callAs(scene.world, caller, 'POST', `/api/admin/organisations/${id}/approve`)
  },
  'POST /api/admin/organisations/:id/return': async (scene, caller) => {
    const { id } = await unused(scene, waiting)
    return callAs(scene.world, caller, 'POST', `/api/admin/organisations/${id}/return`, {
      reason: 'A page is missing',
    })
  },
}
