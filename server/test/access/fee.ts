import { accept } from '../acts/certificates.ts'
import { addFee, paymentDetails, settle } from '../acts/fees.ts'
import { callAs, categoryName, ok } from '../acts/people.ts'
import { get, type Requests, type Scene, signed, unused } from './scene.ts'

/** Issuer A owes a fee. */
async function charge(scene: Scene): Promise<void> {
  ok(await addFee(scene.world, scene.verifier, { amount: 20 }))
  ok(await accept(scene.world, scene.verifier, [await signed(scene)]))
}

const balanceOfA =
  (rest: string): Requests[string] =>
  async (scene, caller) => {
    await unused(scene, charge)
    return callAs(scene.world, caller, 'GET', `/api/admin/balances/${scene.issuerA.id}${rest}`)
  }

export const feeRequests: Requests = {
  'POST /api/add-verifier-fees': ({ world }, caller) => addFee(world, caller, { amount: 20 }),
  'GET /api/get-verifier-fees': get(`/api/get-verifier-fees?certificateType=${categoryName}`),
  'GET /api/fees': get('/api/fees'),
  'GET /api/get-totalamount': get('/api/get-totalamount'),
  'GET /api/balance': get('/api/balance'),
  'GET /api/balance/statement': get('/api/balance/statement?month=2026-11'),
  'GET /api/balance/statement/file': get('/api/balance/statement/file?month=2026-11&format=csv'),
  'GET /api/admin/balances': get('/api/admin/balances'),
  'GET /api/admin/balances/:partyId': balanceOfA(''),
  'GET /api/admin/balances/:partyId/statement': balanceOfA('/statement?month=2026-11'),
  'GET /api/admin/balances/:partyId/statement/file': balanceOfA('/statement/file?month=2026-11&format=csv'),
  'GET /api/admin/payment-details': get('/api/admin/payment-details'),
  'PUT /api/admin/payment-details': ({ world }, caller) =>
    callAs(world, caller, 'PUT', '/api/admin/payment-details', paymentDetails),
  'POST /api/admin/settlements': async (scene, caller) => {
    await unused(scene, charge)
    return settle(scene.world, caller, { partyId: scene.issuerA.id, amountFils: 100 })
  },
}
