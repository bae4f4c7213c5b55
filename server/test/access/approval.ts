import { askApproval, setRules } from '../acts/approvals.ts'
import { createCertificates } from '../acts/certificates.ts'
import { callAs, ok, type Person } from '../acts/people.ts'
import { freshSecondFactor } from '../acts/second-factor.ts'
import { get, type Requests, type Scene, unused } from './scene.ts'

/** A request of issuer A, whose owner is asked. */
async function askedByA({ world, issuerA, student }: Scene) {
  const { data } = ok(await callAs(world, issuerA, 'GET', '/api/colleagues'))
  await freshSecondFactor(world, issuerA)
  ok(await setRules(world, issuerA, [{ needed: 1, signers: [data[0]._id] }]))
  const request = ok(await askApproval(world, issuerA, await createCertificates(world, issuerA, student)))
  // Nothing else in this table waits for an approval.
  ok(await setRules(world, issuerA, []))
  return request.data as { _id: string; digest: string }
}

/** A call about a request of issuer A, with a fresh second factor of the caller, if it has an account. */
const about =
  (act: string, body?: (request: { digest: string }) => object): Requests[string] =>
  async (scene, caller) => {
    const request = await unused(scene, askedByA)
    if (caller.token) await freshSecondFactor(scene.world, caller as Person)
    return callAs(scene.world, caller, 'POST', `/api/approvals/${request._id}/${act}`, body?.(request))
  }

const read =
  (rest: string): Requests[string] =>
  async (scene, caller) =>
    callAs(scene.world, caller, 'GET', `/api/approvals/${(await unused(scene, askedByA))._id}${rest}`)

export const approvalRequests: Requests = {
  'GET /api/approval-rules': get('/api/approval-rules'),
  'PUT /api/approval-rules': async ({ world }, caller) => {
    if (caller.token) await freshSecondFactor(world, caller as Person)
    return setRules(world, caller, [])
  },
  'GET /api/approvals': get('/api/approvals'),
  'POST /api/approvals': async (scene, caller) => {
    const { world, issuerA, student } = scene
    const { data } = ok(await callAs(world, issuerA, 'GET', '/api/colleagues'))
    await freshSecondFactor(world, issuerA)
    ok(await setRules(world, issuerA, [{ needed: 1, signers: [data[0]._id] }]))
    const answer = await askApproval(world, caller, await createCertificates(world, issuerA, student))
    ok(await setRules(world, issuerA, []))
    return answer
  },
  'GET /api/approvals/:requestId': read(''),
  'GET /api/approvals/:requestId/certificates': read('/certificates'),
  'POST /api/approvals/:requestId/approve': about('approve', ({ digest }) => ({ digest })),
  'POST /api/approvals/:requestId/reject': about('reject', () => ({ reason: 'The date is wrong' })),
  'POST /api/approvals/:requestId/renew': about('renew'),
  'POST /api/approvals/:requestId/withdraw': about('withdraw'),
}
