import { callAs, makeStudent } from '../acts/people.ts'
import { get, type Requests, type Scene, unused } from './scene.ts'

const newStudent = ({ world, issuerA }: Scene) => makeStudent(world, issuerA)

export const holderRequests: Requests = {
  'POST /api/admin/people/:id/erase-documents': async (scene, caller) => {
    const { id } = await unused(scene, newStudent)
    return callAs(scene.world, caller, 'POST', `/api/admin/people/${id}/erase-documents`)
  },
  'GET /api/user/my-certificates': get('/api/user/my-certificates'),
  'GET /api/user/issuer-look': get('/api/user/issuer-look'),
  'GET /api/user/wallet': get('/api/user/wallet'),
  'POST /api/user/wallet/challenge': ({ world }, caller) =>
    callAs(world, caller, 'POST', '/api/user/wallet/challenge', { address: `0x${'1'.repeat(40)}` }),
  'POST /api/user/wallet': ({ world }, caller) =>
    callAs(world, caller, 'POST', '/api/user/wallet', { signature: `0x${'1'.repeat(130)}` }),
  'DELETE /api/user/wallet': async ({ world, issuerA, student }, caller) => {
    // The scene's own student keeps the wallet to which a certificate was transferred.
    const who = caller.token === student.token ? await makeStudent(world, issuerA) : caller
    return callAs(world, who, 'DELETE', '/api/user/wallet')
  },
  'GET /api/user/erasure': get('/api/user/erasure'),
  'POST /api/user/erasure': async ({ world, issuerA, student }, caller) => {
    // The scene's own student may have a second factor by now, which would have to be shown.
    const who = caller.token === student.token ? await makeStudent(world, issuerA) : caller
    return callAs(world, who, 'POST', '/api/user/erasure', { password: student.password })
  },
  'DELETE /api/user/erasure': ({ world }, caller) => callAs(world, caller, 'DELETE', '/api/user/erasure'),
  'GET /api/user/phone-wallets': get('/api/user/phone-wallets'),
  // A deployment without keys for passes.
  'GET /api/user/certificates/:certificateId/apple-pass': get(
    ({ recorded }) => `/api/user/certificates/${recorded[1]}/apple-pass`,
  ),
  'GET /api/user/certificates/:certificateId/google-pass': get(
    ({ recorded }) => `/api/user/certificates/${recorded[1]}/google-pass`,
  ),
  'GET /api/user/export': get('/api/user/export'),
}
