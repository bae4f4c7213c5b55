import { attach } from '../acts/attachments.ts'
import { assign, writeNote } from '../acts/colleagues.ts'
import { callAs, ok } from '../acts/people.ts'
import { get, type Requests, type Scene, signed, unused } from './scene.ts'

export const reviewRequests: Requests = {
  'GET /api/stats': get('/api/stats'),
  'GET /get-requested-certificate-list': get('/get-requested-certificate-list'),
  'GET /api/review/requests/:certificateId/holder': async (scene, caller) =>
    callAs(scene.world, caller, 'GET', `/api/review/requests/${await unused(scene, signed)}/holder`),
  'GET /api/review/counts': get('/api/review/counts?origin=issuer'),
  'GET /api/review/choices': get('/api/review/choices?origin=issuer'),
  'PUT /update-verified': async (scene, caller) =>
    callAs(scene.world, caller, 'PUT', '/update-verified', { id: await unused(scene, signed), flag: 1 }),
  'PUT /api/review/assignments': async (scene, caller) =>
    assign(scene.world, caller, [await unused(scene, signed)], null),
  'GET /api/review/requests/:certificateId/notes': async (scene, caller) =>
    callAs(scene.world, caller, 'GET', `/api/review/requests/${await unused(scene, signed)}/notes`),
  'POST /api/review/requests/:certificateId/notes': async (scene, caller) =>
    writeNote(scene.world, caller, await unused(scene, signed), 'Asked the registrar.'),
  'DELETE /api/review/notes/:noteId': async (scene, caller) => {
    const noteId = await unused(scene, noteOfVerifier)
    return callAs(scene.world, caller, 'DELETE', `/api/review/notes/${noteId}`)
  },
  'GET /api/review/requests/:certificateId/attachments': async (scene, caller) =>
    callAs(scene.world, caller, 'GET', `/api/review/requests/${await unused(scene, signed)}/attachments`),
  'GET /api/review/requests/:certificateId/verifiers': async (scene, caller) =>
    callAs(scene.world, caller, 'GET', `/api/review/requests/${await unused(scene, signed)}/verifiers`),
  'POST /api/review/requests/:certificateId/attachments': async (scene, caller) =>
    attach(scene.world, caller, {
      certificateId: await unused(scene, signed),
      verifierId: scene.verifier.id,
    }),
  'GET /api/review/attachments/:attachmentId': async (scene, caller) =>
    callAs(scene.world, caller, 'GET', await unused(scene, attached)),
  'DELETE /api/review/attachments/:attachmentId': async (scene, caller) =>
    callAs(scene.world, caller, 'DELETE', await unused(scene, attached)),
}

async function noteOfVerifier(scene: Scene): Promise<string> {
  return ok(await writeNote(scene.world, scene.verifier, await signed(scene), 'Mine')).data._id
}

/** The path of a file of issuer A. */
async function attached(scene: Scene): Promise<string> {
  const request = { certificateId: await signed(scene), verifierId: scene.verifier.id }
  const { data } = ok(await attach(scene.world, scene.issuerA, request))
  return `/api/review/attachments/${data._id}`
}
