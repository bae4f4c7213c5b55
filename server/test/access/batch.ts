import { runBatch } from '../acts/batches.ts'
import { type Caller, callAs, categoryName } from '../acts/people.ts'
import { get, type Requests, type Scene, unused } from './scene.ts'

const createBatch = ({ world, student }: Scene, caller: Caller) =>
  callAs(world, caller, 'POST', '/api/batches', {
    kind: 'create',
    recipients: { ids: [student.studentId] },
    certificate: { certificateType: categoryName, title: 'Batch of A', date: '2026-06-30' },
  })

const batchOfA = async (scene: Scene): Promise<string> =>
  (await createBatch(scene, scene.issuerA)).json().data._id

/** A batch of issuer A that has made a file. */
async function exportOfA({ world, issuerA, recorded }: Scene): Promise<string> {
  const request = { kind: 'export', certificates: { ids: recorded }, format: 'csv' }
  return (await runBatch(world, issuerA, request))._id
}

export const batchRequests: Requests = {
  'POST /api/batches': async (scene, caller) => createBatch(scene, caller),
  'POST /api/batches/preview': async ({ world, recorded }, caller) =>
    callAs(world, caller, 'POST', '/api/batches/preview', {
      kind: 'revoke',
      certificates: { ids: recorded },
    }),
  'GET /api/batches': get('/api/batches'),
  'GET /api/batches/:batchId': async (scene, caller) =>
    callAs(scene.world, caller, 'GET', `/api/batches/${await unused(scene, batchOfA)}`),
  'GET /api/batches/:batchId/failures': async (scene, caller) =>
    callAs(scene.world, caller, 'GET', `/api/batches/${await unused(scene, batchOfA)}/failures`),
  'GET /api/batches/:batchId/file': async (scene, caller) =>
    callAs(scene.world, caller, 'GET', `/api/batches/${await unused(scene, exportOfA)}/file`),
  'POST /api/batches/:batchId/retry': async (scene, caller) =>
    callAs(scene.world, caller, 'POST', `/api/batches/${await unused(scene, batchOfA)}/retry`),
  'POST /api/batches/:batchId/recall': async (scene, caller) =>
    callAs(scene.world, caller, 'POST', `/api/batches/${await unused(scene, batchOfA)}/recall`),
}
