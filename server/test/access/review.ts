import { callAs } from '../people.ts'
import { get, type Requests, signed } from './scene.ts'

export const reviewRequests: Requests = {
  'GET /api/stats': get('/api/stats'),
  'GET /get-requested-certificate-list': get('/get-requested-certificate-list'),
  'PUT /update-verified': async (scene, caller) =>
    callAs(scene.world, caller, 'PUT', '/update-verified', { id: await signed(scene), flag: 1 }),
}
