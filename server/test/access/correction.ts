import { askFor, corrected, openRequest } from '../acts/corrections.ts'
import { callAs, categoryName, makeStudent } from '../acts/people.ts'
import { get, type Requests, type Scene, signed, unused } from './scene.ts'

async function correctedByA(scene: Scene): Promise<string> {
  const id = await signed(scene)
  await corrected(scene.world, scene.issuerA, id, { userName: 'Amal' })
  return id
}

const requestOfAnother = async ({ world, issuerA }: Scene) =>
  openRequest(world, issuerA, await makeStudent(world, issuerA))

export const correctionRequests: Requests = {
  'POST /api/certificates/:id/correct': async (scene, caller) => {
    const id = await unused(scene, signed)
    const body = { userName: 'Amal', title: 'Bridges', categoryName, date: '2026-06-30' }
    return callAs(scene.world, caller, 'POST', `/api/certificates/${id}/correct`, body)
  },
  'DELETE /api/certificates/:id/correct': async (scene, caller) => {
    const id = await unused(scene, correctedByA)
    return callAs(scene.world, caller, 'DELETE', `/api/certificates/${id}/correct`)
  },
  'GET /api/correction-requests': get('/api/correction-requests'),
  'POST /api/correction-requests/:requestId/decline': async (scene, caller) => {
    const { requestId } = await unused(scene, requestOfAnother)
    return callAs(scene.world, caller, 'POST', `/api/correction-requests/${requestId}/decline`, {
      reason: 'It is right',
    })
  },
  'POST /api/user/certificates/:id/correction-requests': async (scene, caller) =>
    askFor(scene.world, caller, await unused(scene, signed)),
  'GET /api/user/correction-requests': get('/api/user/correction-requests'),
  'POST /api/user/correction-requests/:requestId/withdraw': async (scene, caller) => {
    const { world, issuerA, student } = scene
    // The student themselves asks only once, because nobody may ask often.
    const isStudent = caller.token === student.token
    const { requestId } = isStudent
      ? await openRequest(world, issuerA, student)
      : await unused(scene, requestOfAnother)
    return callAs(world, caller, 'POST', `/api/user/correction-requests/${requestId}/withdraw`)
  },
}
