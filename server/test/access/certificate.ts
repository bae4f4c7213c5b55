import { createCertificates, recordFor } from '../acts/certificates.ts'
import { askForDrawing, fullLink } from '../acts/drawings.ts'
import { openNumber, paperShown } from '../acts/papers.ts'
import { callAs } from '../acts/people.ts'
import { get, type Requests, type Scene, unused } from './scene.ts'

const draft = async ({ world, issuerA, student }: Scene) =>
  (await createCertificates(world, issuerA, student))[0]!

const document = (name: string) => get(({ recorded }) => `/api/certificates/${recorded[1]}/${name}`)

export const certificateRequests: Requests = {
  'GET /api/certificates/:id/document.svg': document('document.svg'),
  'GET /api/certificates/:id/document.png': document('document.png'),
  'GET /api/certificates/:id/document.pdf': document('document.pdf'),
  'GET /api/certificates/:id/credential.json': document('credential.json'),
  'POST /api/certificates/:id/wallet-form': ({ world, recorded }, caller) =>
    callAs(world, caller, 'POST', `/api/certificates/${recorded[1]}/wallet-form`, { format: 'dc+sd-jwt' }),
  'POST /api/drawings/:slug': async ({ world, student, recorded }, caller) =>
    askForDrawing(world, await fullLink(world, student, recorded[1]), caller),
  'POST /api/paper-numbers/open': async ({ world, student, recorded }, caller) =>
    openNumber(world, (await paperShown(world, student, recorded[1])).number, caller),
  'POST /upload-json': ({ world, issuerA, student }, caller) =>
    callAs(world, caller, 'POST', '/upload-json', { multipleCertificates: [recordFor(issuerA, student)] }),
  'GET /get-certificate-from-db': get('/get-certificate-from-db'),
  'POST /verify-json': async (scene, caller) =>
    callAs(scene.world, caller, 'POST', '/verify-json', {
      cetificateId: await unused(scene, draft),
      isByIssuer: true,
      publicKey: caller.publicKey ?? 'none',
      verifierDigitalSignature: caller.digitalSignature ?? 'none',
    }),
  'PUT /update-transfer': ({ world, recorded }, caller) =>
    callAs(world, caller, 'PUT', '/update-transfer', { id: recorded[0] }),
  'PUT /api/certificates/:id/transfer': ({ world, recorded }, caller) =>
    callAs(world, caller, 'PUT', `/api/certificates/${recorded[1]}/transfer`),
  'GET /api/certificates/:id/versions': get(({ recorded }) => `/api/certificates/${recorded[0]}/versions`),
  'GET /api/certificates/:id': get(({ recorded }) => `/api/certificates/${recorded[0]}`),
  'GET /api/certificates/:id/timeline': get(({ recorded }) => `/api/certificates/${recorded[0]}/timeline`),
  'GET /api/user/get-certificate-by-user-url/:url': get(
    ({ recorded }) => `/api/user/get-certificate-by-user-url/${recorded[0]}`,
  ),
  'GET /api/evidence/:name': get(({ recorded }) => `/api/evidence/${recorded[0]}`),
  'GET /api/timeline/get-years-list': get('/api/timeline/get-years-list'),
  'GET /api/timeline/get-years-certificate-list/:year': get('/api/timeline/get-years-certificate-list/2026'),
  'GET /api/issuer/overview': get('/api/issuer/overview'),
  'GET /api/notifications': get('/api/notifications'),
  'POST /api/notifications/read': ({ world }, caller) =>
    callAs(world, caller, 'POST', '/api/notifications/read', { upTo: '1' }),
}
