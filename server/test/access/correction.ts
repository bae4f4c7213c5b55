import { askFor, corrected, openRequest } from '../corrections.ts'
import { callAs, categoryName, makeStudent } from '../people.ts'
import { get, type Requests, signed } from './scene.ts'

export const correctionRequests: Requests = {
  'POST /api/certificates/:id/correct': async (scene, caller) => {
    const id = await signed(scene)
    const body = { userName: 'Amal', title: 'Bridges', categoryName, date: '2026-06-30' }
    return callAs(scene.world, caller, 'POST', `/api/certificates/${id}/correct`, body)
  },
  'DELETE /api/certificates/:id/correct': async (scene, caller) => {
    const id = await signed(scene)
    await corrected(scene.world, scene.issuerA, id, { userName: 'Amal' })
    return callAs(scene.world, caller, 'DELETE', `/api/certificates/${id}/correct`)
  },
  'GET /api/correction-requests': get('/api/correction-requests'),
  'POST /api/correction-requests/:requestId/decline': async ({ world, issuerA }, caller) => {
    const { requestId } = await openRequest(world, issuerA, await makeStudent(world, issuerA))
    return callAs(world, caller, 'POST', `/api/correction-requests/${requestId}/decline`, {
      reason: 'It is right',
    })
  },
  'POST /api/user/certificates/:id/correction-requests': async (scene, caller) =>
    askFor(scene.world, caller, await signed(scene)),
  'GET /api/user/correction-requests': get('/api/user/correction-requests'),
  'POST /api/user/correction-requests/:requestId/withdraw': async ({ world, issuerA, student }, caller) => {
    // The student themselves asks only once, because nobody may ask often.
    const isStudent = caller.token === student.token
    const { requestId } = await openRequest(
      world,
      issuerA,
      isStudent ? student : await makeStudent(world, issuerA),
    )
    return callAs(world, caller, 'POST', `/api/user/correction-requests/${requestId}/withdraw`)
  },
}
