import { callAs, ok, uploadAs } from '../people.ts'
import { answerUpload, decideUpload, uploadCertificate, uploadForm } from '../uploads.ts'
import { get, type Requests, type Scene } from './scene.ts'

/** An upload that names issuer A and was answered. */
async function answeredUpload({ world, issuerA, student }: Scene): Promise<string> {
  const id = await uploadCertificate(world, { student, issuer: issuerA })
  ok(await answerUpload(world, issuerA, id))
  return id
}

export const uploadRequests: Requests = {
  'PUT /api/user/update-verified': async (scene, caller) =>
    decideUpload(scene.world, caller, await answeredUpload(scene)),
  'PUT /api/admin/user-certificate-verified': async (scene, caller) =>
    callAs(scene.world, caller, 'PUT', '/api/admin/user-certificate-verified', {
      id: await answeredUpload(scene),
      verifierAddress: scene.verifier.id,
      flag: '1',
    }),
  'POST /api/user/upload-certificate': ({ world, issuerA }, caller) =>
    uploadAs(world, caller, '/api/user/upload-certificate', uploadForm(issuerA)),
  'GET /api/user/get-user-certificates': get('/api/user/get-user-certificates'),
  'GET /api/user/issuers': get('/api/user/issuers'),
  'GET /api/user/issuers/:issuerId/categories': get(
    ({ issuerA }) => `/api/user/issuers/${issuerA.id}/categories`,
  ),
  'POST /verify-user-json': async ({ world, issuerA, student }, caller) =>
    answerUpload(world, caller, await uploadCertificate(world, { student, issuer: issuerA })),
  'GET /api/user/certificate-files/:fileName': async (scene, caller) =>
    callAs(scene.world, caller, 'GET', `/api/user/certificate-files/${await answeredUpload(scene)}.pdf`),
  'GET /api/user/letters-of-authority/:fileName': async (scene, caller) =>
    callAs(scene.world, caller, 'GET', `/api/user/letters-of-authority/${await answeredUpload(scene)}.png`),
}
