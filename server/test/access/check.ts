import { endedCheck, startCheck } from '../acts/checks.ts'
import { callAs } from '../acts/people.ts'
import { get, type Requests, type Scene, someFile, unused } from './scene.ts'

const newCheck = ({ world, issuerA }: Scene) => endedCheck(world, issuerA, [someFile])

const aboutCheck = (path: string) => get(({ checkId }) => `/api/checks/${checkId}${path}`)

export const checkRequests: Requests = {
  'POST /api/checks': ({ world }, caller) => startCheck(world, caller, [someFile]),
  'GET /api/checks': get('/api/checks'),
  'GET /api/checks/:checkId': aboutCheck(''),
  'GET /api/checks/:checkId/results.ndjson': aboutCheck('/results.ndjson'),
  'GET /api/checks/:checkId/report.json': aboutCheck('/report.json'),
  'GET /api/checks/:checkId/report.pdf': aboutCheck('/report.pdf'),
  'GET /api/checks/:checkId/report.csv': aboutCheck('/report.csv'),
  'DELETE /api/checks/:checkId': async (scene, caller) => {
    const checkId = await unused(scene, newCheck)
    return callAs(scene.world, caller, 'DELETE', `/api/checks/${checkId}`)
  },
}
