import { accept } from '../certificates.ts'
import { addFee, settle } from '../fees.ts'
import { categoryName, ok } from '../people.ts'
import { get, type Requests, signed } from './scene.ts'

export const feeRequests: Requests = {
  'POST /api/add-verifier-fees': ({ world }, caller) => addFee(world, caller, { amount: 20 }),
  'GET /api/get-verifier-fees': get(`/api/get-verifier-fees?certificateType=${categoryName}`),
  'GET /api/fees': get('/api/fees'),
  'GET /api/get-totalamount': get('/api/get-totalamount'),
  'GET /api/balance': get('/api/balance'),
  'GET /api/balance/statement': get('/api/balance/statement?month=2026-11'),
  'GET /api/balance/statement/file': get('/api/balance/statement/file?month=2026-11&format=csv'),
  'GET /api/admin/balances': get('/api/admin/balances'),
  'POST /api/admin/settlements': async (scene, caller) => {
    ok(await addFee(scene.world, scene.verifier, { amount: 20 }))
    ok(await accept(scene.world, scene.verifier, [await signed(scene)]))
    return settle(scene.world, caller, { partyId: scene.issuerA.id, amountFils: 100 })
  },
}
