import { callAs, ok, uploadAs } from '../acts/people.ts'
import { answerUpload, decideUpload, uploadCertificate, uploadForm } from '../acts/uploads.ts'
import { get, type Requests, type Scene, unused } from './scene.ts'

const waitingUpload = ({ world, issuerA, student }: Scene) =>
  uploadCertificate(world, { student, issuer: issuerA })

/** An upload that names issuer A and was answered. */
async function answeredUpload(scene: Scene): Promise<string> {
  const id = await waitingUpload(scene)
  ok(await answerUpload(scene.world, scene.issuerA, id))
  return id
}

export const uploadRequests: Requests = {
  'PUT /api/user/update-verified': async (scene, caller) =>
    decideUpload(scene.world, caller, await unused(scene, answeredUpload)),
  'PUT /api/admin/user-certificate-verified': async (scene, caller) =>
    callAs(scene.world, caller, 'PUT', '/api/admin/user-certificate-verified', {
      id: await unused(scene, answeredUpload),
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
  'POST /verify-user-json': async (scene, caller) =>
    answerUpload(scene.world, caller, await unused(scene, waitingUpload)),
  'GET /api/user/certificate-files/:fileName': async (scene, caller) =>
    callAs(
      scene.world,
      caller,
      'GET',
      `/api/user/certificate-files/${await unused(scene, answeredUpload)}.pdf`,
    ),
  'GET /api/user/letters-of-authority/:fileName': async (scene, caller) =>
    callAs(
      scene.world,
      caller,
      'GET',
      `/api/user/letters-of-authority/${await unused(scene, answeredUpload)}.png`,
    ),
}
