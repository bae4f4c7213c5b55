import {
  callAs,
  kycForm,
  ok,
  type Person,
  personalData,
  profileImage,
  registerOrganisation,
  uploadAs,
} from '../people.ts'
import { freshSecondFactor } from '../second-factor.ts'
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
  'POST /api/organisation/rotate-key': async ({ world }, caller) => {
    if (caller.token) await freshSecondFactor(world, caller as Person)
    const answer = await callAs(world, caller, 'POST', '/api/organisation/rotate-key')
    // Signing needs the new digital signature from here on.
    if (answer.statusCode === 200) {
      const profile = ok(await callAs(world, caller, 'GET', '/api/issuer-verifier-profile')).data
      caller.digitalSignature = profile.digitalSignature
    }
    return answer
  },
}
