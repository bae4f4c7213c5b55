import {
  type Caller,
  callAs,
  kycForm,
  ok,
  type Person,
  personalData,
  profileImage,
  registerOrganisation,
  uploadAs,
} from '../acts/people.ts'
import { freshSecondFactor } from '../acts/second-factor.ts'
import type { TestWorld } from '../worlds/test-world.ts'
import { freshEmail, get, type Requests } from './scene.ts'

export const organisationRequests: Requests = {
  'POST /api/personal-data': ({ world }, caller) =>
    callAs(world, caller, 'POST', '/api/personal-data', personalData('issuer', freshEmail(), 'New')),
  'POST /api/update-kyc': async ({ world }, caller) => {
    const { id } = await registerOrganisation(world, 'issuer')
    return uploadAs(world, caller, '/api/update-kyc', kycForm(id))
  },
  'GET /api/issuer-verifier-profile': get('/api/issuer-verifier-profile'),
  'GET /api/organisation/application': get('/api/organisation/application'),
  'GET /api/organisation/audit': get('/api/organisation/audit'),
  'GET /api/organisation/audit/export': get('/api/organisation/audit/export'),
  'PUT /api/organisation/details': ({ world }, caller) =>
    callAs(world, caller, 'PUT', '/api/organisation/details', personalData('issuer', freshEmail(), 'Other')),
  'GET /api/organisation/files/:kind': get('/api/organisation/files/businessLicense'),
  'POST /api/update-profile': ({ world }, caller) =>
    uploadAs(world, caller, '/api/update-profile', { doc_url: profileImage() }),
  'GET /api/organisation/profile-image': async ({ world }, caller) => {
    await uploadAs(world, caller, '/api/update-profile', { doc_url: profileImage() })
    return callAs(world, caller, 'GET', '/api/organisation/profile-image')
  },
  'GET /api/organisation/settings': get('/api/organisation/settings'),
  'PUT /api/organisation/settings': ({ world }, caller) =>
    callAs(world, caller, 'PUT', '/api/organisation/settings', {
      displayName: caller.name ?? 'Nobody',
      verifierIds: [],
    }),
  'GET /api/organisation/verifiers': get('/api/organisation/verifiers'),
  'GET /api/organisation/keys': get('/api/organisation/keys'),
  'GET /api/organisation/keys/:keyId/theft-impact': async ({ world }, caller) => {
    const since = world.ctx.clock().toISOString()
    const path = `/api/organisation/keys/${await currentKey(world, caller)}/theft-impact?since=${since}`
    return callAs(world, caller, 'GET', path)
  },
  'POST /api/organisation/keys/:keyId/compromised': async ({ world }, caller) => {
    if (caller.token) await freshSecondFactor(world, caller as Person)
    const path = `/api/organisation/keys/${await currentKey(world, caller)}/compromised`
    const answer = await callAs(world, caller, 'POST', path, { since: world.ctx.clock().toISOString() })
    if (answer.statusCode === 200) await readDigitalSignature(world, caller)
    return answer
  },
  'POST /api/organisation/rotate-key': async ({ world }, caller) => {
    if (caller.token) await freshSecondFactor(world, caller as Person)
    const answer = await callAs(world, caller, 'POST', '/api/organisation/rotate-key')
    if (answer.statusCode === 200) await readDigitalSignature(world, caller)
    return answer
  },
  'GET /api/organisation/external-key': get('/api/organisation/external-key'),
  'POST /api/organisation/external-key': async ({ world }, caller) => {
    if (caller.token) await freshSecondFactor(world, caller as Person)
    const body = { store: 'aws-kms', label: 'of nobody' }
    return callAs(world, caller, 'POST', '/api/organisation/external-key', body)
  },
  'GET /api/organisation/wallet-key': get('/api/organisation/wallet-key'),
  'PUT /api/organisation/wallet-key/certificates': async ({ world }, caller) => {
    if (caller.token) await freshSecondFactor(world, caller as Person)
    const body = { certificates: 'of nobody' }
    return callAs(world, caller, 'PUT', '/api/organisation/wallet-key/certificates', body)
  },
  'GET /api/organisation/seal-key': get('/api/organisation/seal-key'),
  'PUT /api/organisation/seal-key/certificates': async ({ world }, caller) => {
    if (caller.token) await freshSecondFactor(world, caller as Person)
    const body = { certificates: 'of nobody' }
    return callAs(world, caller, 'PUT', '/api/organisation/seal-key/certificates', body)
  },
  'POST /api/organisation/seal-key/rotate': async ({ world }, caller) => {
    if (caller.token) await freshSecondFactor(world, caller as Person)
    return callAs(world, caller, 'POST', '/api/organisation/seal-key/rotate')
  },
  'GET /api/organisation/seal-keys': get('/api/organisation/seal-keys'),
  'POST /api/organisation/seal-keys/:keyId/compromised': async ({ world }, caller) => {
    if (caller.token) await freshSecondFactor(world, caller as Person)
    const keys = await callAs(world, caller, 'GET', '/api/organisation/seal-keys')
    const id = keys.statusCode === 200 ? keys.json().data[0]?.id : 'none'
    return callAs(world, caller, 'POST', `/api/organisation/seal-keys/${id}/compromised`)
  },
  'POST /api/organisation/wallet-key/rotate': async ({ world }, caller) => {
    if (caller.token) await freshSecondFactor(world, caller as Person)
    return callAs(world, caller, 'POST', '/api/organisation/wallet-key/rotate')
  },
}

/** Signing needs the new digital signature from here on. */
async function readDigitalSignature(world: TestWorld, caller: Caller & { digitalSignature?: string }) {
  const profile = ok(await callAs(world, caller, 'GET', '/api/issuer-verifier-profile')).data
  caller.digitalSignature = profile.digitalSignature
}

/** The key that the caller signs documents with, or any text for somebody without one. */
async function currentKey(world: TestWorld, caller: Caller): Promise<string> {
  const answer = await callAs(world, caller, 'GET', '/api/organisation/keys')
  if (answer.statusCode !== 200) return 'none'
  type Key = { signs: string; retiredAt: string }
  return answer.json().data.find((key: Key) => key.signs === 'documents' && key.retiredAt === '').id
}
