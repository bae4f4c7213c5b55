import { approvedOrganisation, callAs, ok, suspendedOrganisation, waitingOrganisation } from '../people.ts'
import { freshSecondFactor } from '../second-factor.ts'
import { writeSitePage } from '../site-pages.ts'
import { get, type Requests } from './scene.ts'

export const adminRequests: Requests = {
  'GET /api/admin/accounts': get('/api/admin/accounts'),
  'GET /api/admin/audit': get('/api/admin/audit'),
  'GET /api/admin/audit/export': get('/api/admin/audit/export'),
  'GET /api/admin/audit/integrity': get('/api/admin/audit/integrity'),
  'GET /api/admin/site-pages': get('/api/admin/site-pages'),
  'PUT /api/admin/site-pages/:page': ({ world }, caller) =>
    writeSitePage(world, caller, 'terms', { en: 'Be fair.' }),
  'GET /api/admin/health': get('/api/admin/health'),
  'GET /api/admin/witnesses': get('/api/admin/witnesses'),
  'GET /api/admin/mails': get('/api/admin/mails'),
  'POST /api/admin/mails/retry': ({ world }, caller) =>
    callAs(world, caller, 'POST', '/api/admin/mails/retry'),
  'GET /api/admin/organisations': get('/api/admin/organisations'),
  'GET /api/admin/organisations/:id': get(({ issuerA }) => `/api/admin/organisations/${issuerA.id}`),
  'GET /api/admin/organisations/:id/files/:fileId': async ({ world, issuerA }, caller) => {
    const { data } = ok(await callAs(world, issuerA, 'GET', '/api/organisation/application'))
    return callAs(world, caller, 'GET', `/api/admin/organisations/${issuerA.id}/files/${data.files[0].id}`)
  },
  'POST /api/admin/organisations/:id/suspend': async ({ world, admin }, caller) => {
    const { id } = await approvedOrganisation(world, admin, 'verifier')
    return callAs(world, caller, 'POST', `/api/admin/organisations/${id}/suspend`, { reason: 'A complaint' })
  },
  'POST /api/admin/organisations/:id/reinstate': async ({ world, admin }, caller) => {
    const { id } = await suspendedOrganisation(world, admin, 'verifier')
    return callAs(world, caller, 'POST', `/api/admin/organisations/${id}/reinstate`)
  },
  'GET /api/admin/organisations/:id/keys': get(
    ({ issuerA }) => `/api/admin/organisations/${issuerA.id}/keys`,
  ),
  'GET /api/admin/organisations/:id/keys/:keyId/theft-impact': async ({ world, issuerA }, caller) => {
    const { data } = ok(await callAs(world, issuerA, 'GET', '/api/organisation/keys'))
    const path = `/api/admin/organisations/${issuerA.id}/keys/${data[0].id}/theft-impact`
    return callAs(world, caller, 'GET', `${path}?since=${world.ctx.clock().toISOString()}`)
  },
  'POST /api/admin/organisations/:id/keys/:keyId/compromised': async ({ world, admin }, caller) => {
    const organisation = await approvedOrganisation(world, admin, 'verifier')
    const { data } = ok(await callAs(world, organisation, 'GET', '/api/organisation/keys'))
    if (caller === admin) await freshSecondFactor(world, admin)
    const path = `/api/admin/organisations/${organisation.id}/keys/${data[0].id}/compromised`
    return callAs(world, caller, 'POST', path, { since: world.ctx.clock().toISOString() })
  },
  'POST /api/admin/organisations/:id/approve': async ({ world }, caller) => {
    const { id } = await waitingOrganisation(world, 'verifier')
    return callAs(world, caller, 'POST', `/api/admin/organisations/${id}/approve`)
  },
  'POST /api/admin/organisations/:id/return': async ({ world }, caller) => {
    const { id } = await waitingOrganisation(world, 'issuer')
    return callAs(world, caller, 'POST', `/api/admin/organisations/${id}/return`, {
      reason: 'A page is missing',
    })
  },
}
