import { randomBytes } from 'node:crypto'
import { invite, newcomer } from '../acts/colleagues.ts'
import { callAs, ok, type Person } from '../acts/people.ts'
import { freshSecondFactor } from '../acts/second-factor.ts'
import { get, type Requests, type Scene, unused } from './scene.ts'

/** Somebody whom issuer A invited. */
async function invitedOf({ world, issuerA }: Scene): Promise<string> {
  await freshSecondFactor(world, issuerA)
  return ok(await invite(world, issuerA, newcomer())).data._id
}

const unknownToken = () => randomBytes(32).toString('base64url')

export const colleagueRequests: Requests = {
  'GET /api/colleagues': get('/api/colleagues'),
  'POST /api/colleagues': async ({ world }, caller) => {
    if (caller.token) await freshSecondFactor(world, caller as Person)
    return callAs(world, caller, 'POST', '/api/colleagues', newcomer())
  },
  'POST /api/colleagues/:accountId/invitation': async (scene, caller) => {
    const id = await unused(scene, invitedOf)
    if (caller.token) await freshSecondFactor(scene.world, caller as Person)
    return callAs(scene.world, caller, 'POST', `/api/colleagues/${id}/invitation`)
  },
  'PUT /api/colleagues/:accountId/role': async (scene, caller) => {
    const id = await invitedOf(scene)
    if (caller.token) await freshSecondFactor(scene.world, caller as Person)
    return callAs(scene.world, caller, 'PUT', `/api/colleagues/${id}/role`, { memberRole: 'auditor' })
  },
  'DELETE /api/colleagues/:accountId': async (scene, caller) => {
    const id = await unused(scene, invitedOf)
    if (caller.token) await freshSecondFactor(scene.world, caller as Person)
    return callAs(scene.world, caller, 'DELETE', `/api/colleagues/${id}`)
  },
  'POST /api/invitation': ({ world }, caller) =>
    callAs(world, caller, 'POST', '/api/invitation', { token: unknownToken() }),
  'POST /api/invitation/accept': ({ world }, caller) =>
    callAs(world, caller, 'POST', '/api/invitation/accept', {
      token: unknownToken(),
      password: 'correct horse battery',
      confirmPassword: 'correct horse battery',
    }),
}
